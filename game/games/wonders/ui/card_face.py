"""The faces of cards, wonders, leaders and tokens, drawn once for each size and kept.

Cards lie on one another so that only their upper part shows: colour band with effects, then the cost row.
Below lie the picture, the link symbol that the card gives, and its name.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import pygame
from msgspec.structs import replace

from game.games.wonders.book import Building, Wonder, load_book
from game.games.wonders.effects import Effect, Links
from game.games.wonders.model import BACK
from game.games.wonders.ui import card_shapes as shapes
from game.games.wonders.ui.effect_symbols import Part
from game.games.wonders.ui.symbol_paint import SymbolPaint
from game.games.wonders.ui.thing_words import ThingWords
from game.ui.context import Context
from game.ui.text import Family
from game.ui.theme import BRASS, BRASS_BRIGHT, INK, PAPER, Colour

Size = tuple[int, int]
LeaderState = Literal["available", "active", "spent", "buried"]

COLOURS: dict[str, Colour] = {
    "brown": (0x7A, 0x4C, 0x2B), "grey": (0x83, 0x8A, 0x91), "blue": (0x24, 0x5C, 0x9E),
    "green": (0x2B, 0x7A, 0x4F), "yellow": (0xD0, 0x98, 0x22), "red": (0xA6, 0x2C, 0x28),
    "purple": (0x64, 0x3D, 0x8A),
}  # fmt: skip
_BACKS: dict[str, tuple[Colour, str]] = {
    "1": ((0x8A, 0x55, 0x2C), "I"), "2": ((0x4C, 0x66, 0x7E), "II"), "3": ((0x5E, 0x3A, 0x6E), "III"),
    "guild": ((0x54, 0x2E, 0x7A), "G"), "leader": ((0x6E, 0x50, 0x22), "L"),
    "wonder": ((0x7A, 0x62, 0x34), "W"),
}  # fmt: skip
_WIDE_TEXT = 260  # wider cards do not have larger letters
_TALKS = 190  # from this width on (at scale 1) a card says its effects in words


def colour_of(card: str) -> Colour:
    """The colour of a card's family."""
    return COLOURS[load_book().cards[card].colour]


class CardFaces:
    """Gives surfaces by thing and size in real pixels. They are shared: do not draw on them."""

    def __init__(self, ctx: Context, by_colour: bool = False) -> None:
        self._ctx = ctx
        self._by_colour = by_colour  # which link symbols leaders give (W311)
        self._words = ThingWords()
        self.symbols = SymbolPaint(ctx)
        self.card = lru_cache(maxsize=512)(self._card)
        self.back = lru_cache(maxsize=64)(self._back)
        self.strip = lru_cache(maxsize=512)(self._strip)
        self.wonder = lru_cache(maxsize=256)(self._wonder)
        self.leader = lru_cache(maxsize=256)(self._leader)
        self.medallion = lru_cache(maxsize=256)(self._medallion)
        self.token = lru_cache(maxsize=128)(self._token)
        self.loot = lru_cache(maxsize=32)(self._loot)

    def _card(self, card: str, size: Size) -> pygame.Surface:
        ctx, (width, height) = self._ctx, size
        printed = load_book().cards[card]
        colour = COLOURS[printed.colour]
        out = pygame.Surface(size, pygame.SRCALPHA)
        talks = width >= ctx.px(_TALKS)
        top = round(width * 0.3)
        row = round(width * 0.2)
        foot = round(width * (0.135 if talks else 0.23))
        words = self._text_height(printed.effects, width) if talks else 0
        seen = pygame.Rect(0, top, width, height - top - foot - words)
        shapes.picture(ctx, out, f"wonders/vignettes/{card}", seen, colour)
        shapes.band(out, pygame.Rect(0, 0, width, top), colour)
        self._effects(out, printed.effects, pygame.Rect(0, 0, width, top))
        self._cost(out, printed, pygame.Rect(0, top, width, row))
        below = pygame.Rect(0, seen.bottom, width, height - seen.bottom)
        shapes.paper(ctx, out, below)
        if talks:
            self._text(out, printed.effects, pygame.Rect(0, seen.bottom, width, words))
        self._name(out, printed.name, pygame.Rect(0, height - foot, width, foot))
        if printed.gives:
            side = round(width * (0.24 if not talks else 0.18))
            spot = (width - side - round(width * 0.04), seen.bottom - side + round(side * 0.1))
            out.blit(self.symbols.symbol(printed.gives, side), spot)
        shapes.rounded(out, max(3, round(width * 0.07)), shapes.shade(colour, -0.55))
        return out

    def _strip(self, card: str, size: Size) -> pygame.Surface:
        printed = load_book().cards[card]
        colour, (width, height) = COLOURS[printed.colour], size
        out = pygame.Surface(size, pygame.SRCALPHA)
        shapes.band(out, out.get_rect(), colour)
        room = out.get_rect()
        if printed.gives:
            side = round(height * 0.86)
            out.blit(self.symbols.symbol(printed.gives, side), (width - side - 2, (height - side) // 2))
            room.width -= side
        self._effects(out, printed.effects, room, share=0.86)
        shapes.rounded(out, max(2, round(height * 0.2)), shapes.shade(colour, -0.55))
        return out

    def _back(self, kind: str, size: Size) -> pygame.Surface:
        kind = kind.removeprefix(BACK)
        colour, mark = _BACKS[kind]
        out = pygame.Surface(size, pygame.SRCALPHA)
        shapes.picture(self._ctx, out, f"wonders/backs/{kind}", out.get_rect(), colour)
        if not self._ctx.sprites.exists(f"wonders/backs/{kind}"):
            image = self.symbols.words(mark, min(size) // 2, "title", BRASS_BRIGHT)
            out.blit(image, image.get_rect(center=out.get_rect().center))
        shapes.rounded(out, max(3, round(min(size) * 0.07)), shapes.shade(colour, -0.6))
        return out

    def _wonder(
        self, wonder: str, size: Size, built: bool = False, gone: bool = False, lit: bool = False
    ) -> pygame.Surface:
        ctx, (width, height) = self._ctx, size
        printed = load_book().wonders[wonder]
        out = pygame.Surface(size, pygame.SRCALPHA)
        shapes.picture(ctx, out, f"wonders/wonders/{wonder}", out.get_rect(), (0x8C, 0x6A, 0x3E))
        if not (built or lit):
            out = shapes.dimmed(out, 0.72)
        talks = width >= ctx.px(_TALKS * 1.7)
        foot = round(height * (0.13 if talks else 0.19))
        words = self._text_height(printed.effects, width) if talks else 0
        row = round(height * (0.15 if talks else 0.18 if width >= ctx.px(_TALKS) else 0.24))
        if not built:
            self._cost(out, printed, pygame.Rect(0, round(height * 0.04), width, row))
        strip = pygame.Rect(0, height - foot - words - row - round(height * 0.04), width, row)
        image = self.symbols.row(self._shown(printed.effects), round(row * 0.94), width - round(width * 0.08))
        edge = pygame.Rect(width - image.get_width() - round(width * 0.05), strip.top, image.get_width(), row)
        shapes.plate(out, edge.inflate(round(row * 0.3), round(row * 0.12)), 150, INK)
        out.blit(image, image.get_rect(center=edge.center))
        below = pygame.Rect(0, height - foot - words, width, foot + words)
        shapes.paper(ctx, out, below)
        if talks:
            self._text(out, printed.effects, pygame.Rect(0, below.top, width, words))
        self._name(out, printed.name, pygame.Rect(0, height - foot, width, foot))
        rim = BRASS_BRIGHT if built or lit else shapes.shade(BRASS, -0.35)
        if gone:
            veil = pygame.Surface(size, pygame.SRCALPHA)
            veil.fill((20, 16, 16, 165))
            out.blit(veil, (0, 0))
            wide = max(2, width // 45)
            pygame.draw.line(
                out, (0x9E, 0x2A, 0x22), (width * 0.08, height * 0.88), (width * 0.92, height * 0.12), wide
            )
        shapes.rounded(out, max(3, round(height * 0.07)), rim)
        return out

    def _leader(
        self, leader: str, size: Size, state: LeaderState = "available", cost: int | None = None
    ) -> pygame.Surface:
        ctx, (width, height) = self._ctx, size
        printed = load_book().leaders[leader]
        out = pygame.Surface(size, pygame.SRCALPHA)
        shapes.paper(ctx, out, out.get_rect())
        talks = width >= ctx.px(_TALKS)
        head = round(height * 0.035)
        foot = round(width * (0.135 if talks else 0.23))
        words = self._text_height(printed.effects, width, 3) if talks else 0
        row = round(width * (0.17 if talks else 0.24))
        side = min(round(width * 0.86), height - foot - words - row - 2 * head)
        face = self.medallion(leader, side, state)
        out.blit(face, face.get_rect(midtop=(width // 2, head)))
        price = printed.cost if cost is None else cost
        coin = self.symbols.coin(price, round(width * (0.2 if talks else 0.27)))
        out.blit(coin, (round(width * 0.04), round(width * 0.04)))
        strip = pygame.Rect(0, height - foot - words - row, width, row)
        shapes.band(out, strip, (0x6E, 0x50, 0x22) if state != "active" else (0x9A, 0x72, 0x24))
        self._effects(out, printed.effects, strip, share=0.84)
        if talks:
            self._text(out, printed.effects, pygame.Rect(0, strip.bottom, width, words))
        self._name(out, printed.name, pygame.Rect(0, height - foot, width, foot))
        shapes.rounded(out, max(3, round(width * 0.07)), BRASS if state == "active" else (0x4A, 0x34, 0x14))
        if state in ("spent", "buried"):
            out = shapes.dimmed(out, 0.55)
        return out

    def _medallion(self, leader: str, side: int, state: LeaderState = "available") -> pygame.Surface:
        sprite = f"wonders/leaders/{leader}"
        out = pygame.Surface((side, side), pygame.SRCALPHA)
        shapes.picture(self._ctx, out, sprite, out.get_rect(), (0x7A, 0x5A, 0x30))
        if not self._ctx.sprites.exists(sprite):
            image = self.symbols.words(load_book().name(leader)[:2], side // 3, "title", PAPER)
            out.blit(image, image.get_rect(center=out.get_rect().center))
        out = shapes.disc(out)
        if state in ("spent", "buried"):
            out = shapes.dimmed(out, 0.75)
        if state == "buried":
            mark = self.symbols.symbol("bury", side * 4 // 10)
            out.blit(mark, mark.get_rect(bottomright=(side, side)))
        shapes.ring(out, BRASS_BRIGHT if state == "active" else shapes.shade(BRASS, -0.3), max(1, side // 28))
        return out

    def _token(self, token: str, side: int) -> pygame.Surface:
        sprite = f"wonders/tokens/{token}"
        out = pygame.Surface((side, side), pygame.SRCALPHA)
        if self._ctx.sprites.exists(sprite):
            out.blit(self._ctx.sprites.sized(sprite, side, side), (0, 0))
            return out
        out.blit(self.symbols.symbol("token", side), (0, 0))
        row = self.symbols.row(load_book().tokens[token].effects, side // 3, round(side * 0.8))
        out.blit(row, row.get_rect(center=out.get_rect().center))
        return out

    def _loot(self, coins: int, side: int) -> pygame.Surface:
        return self.symbols.symbol(f"loot_{coins}", side)

    def _shown(self, effects: Sequence[Effect]) -> list[Effect]:
        """The effects as they are in this game."""
        if not self._by_colour:
            return list(effects)
        return [replace(one, symbols=one.by_colour) if isinstance(one, Links) else one for one in effects]

    def _effects(
        self, out: pygame.Surface, effects: Sequence[Effect], room: pygame.Rect, share: float = 0.78
    ) -> None:
        image = self.symbols.row(self._shown(effects), round(room.height * share), round(room.width * 0.92))
        out.blit(image, image.get_rect(center=room.center))

    def _cost(self, out: pygame.Surface, printed: Building | Wonder, room: pygame.Rect) -> None:
        """Coins, resources, then the link symbol that makes it free; nothing for what is free."""
        parts = [Part("coin", str(printed.coins))] if printed.coins else []
        parts += [Part("symbol", one) for one, count in printed.needs.items() for _ in range(count)]
        link = printed.link if isinstance(printed, Building) else None
        if not parts and link is None:
            return
        side = room.height
        left = room.left + round(side * 0.14)
        width = room.width - round(side * 0.3) - (round(side * 1.15) if link else 0)
        row = self.symbols.parts(parts, round(side * 0.9), width)
        plate = pygame.Rect(
            room.left - side, room.top, left - room.left + row.get_width() + round(side * 1.2), side
        )
        shapes.plate(out, plate, 200)
        out.blit(row, row.get_rect(midleft=(left, room.centery)))
        if link is not None:
            image = self.symbols.symbol(link, side)
            out.blit(image, image.get_rect(midright=(room.right - round(side * 0.14), room.centery)))

    def _name(self, out: pygame.Surface, name: str, room: pygame.Rect) -> None:
        """The name in serif; a longer one in the narrow face or in two lines, so that it can be read."""
        wide = round(room.width * 0.94)
        least = self._ctx.px(10)
        families: tuple[Family, ...] = ("serif_bold", "title")
        for family in families:
            pixels = round(room.height * 0.66)
            while pixels > least and self._wide(name, family, pixels) > wide:
                pixels -= 1
            if self._wide(name, family, pixels) <= wide:
                image = self.symbols.words(name, pixels, family, INK)
                out.blit(image, image.get_rect(center=room.center))
                return
        cut = max(name.find(" ", len(name) // 2 - 2), 0) or len(name)
        pixels = max(9, round(room.height * 0.42))
        for place, line in enumerate((name[:cut], name[cut + 1 :])):
            while pixels > 9 and self._wide(line, "title", pixels) > wide:
                pixels -= 1
            image = self.symbols.words(line, pixels, "title", INK)
            y = room.top + room.height * (1 + 2 * place) // 4
            out.blit(image, image.get_rect(center=(room.centerx, y)))

    def _wide(self, text: str, family: Family, pixels: int) -> int:
        return self._ctx.type.width(text, family, max(1, round(pixels / self._ctx.scale)))

    def _text_size(self, width: int) -> int:
        return max(12, round(min(width / self._ctx.scale, _WIDE_TEXT) / 19))

    def _text_height(self, effects: Sequence[Effect], width: int, least: int = 1) -> int:
        size = self._text_size(width)
        lines = self._lines(effects, width, size)
        return max(least, len(lines)) * self._ctx.type.height("serif", size) + self._ctx.px(10)

    def _lines(self, effects: Sequence[Effect], width: int, size: int) -> list[str]:
        told = self._words.effects(self._shown(effects))
        return [
            line
            for one in told
            for line in self._ctx.type.wrap(one, "serif", size, width - 2 * self._ctx.px(12))
        ]

    def _text(self, out: pygame.Surface, effects: Sequence[Effect], room: pygame.Rect) -> None:
        size = self._text_size(room.width)
        y = room.top + self._ctx.px(6)
        for line in self._lines(effects, room.width, size):
            self._ctx.type.draw(out, line, (room.centerx, y), "serif", size, INK, "midtop")
            y += self._ctx.type.height("serif", size)
