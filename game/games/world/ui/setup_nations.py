"""Set-up: the nations as cards on the map, to be chosen one by one (R017, R035, R037-R040)."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.core.ids import Seat
from game.games.world.book import Book
from game.games.world.model import NationId, WorldState
from game.games.world.ui.words import WorldWords
from game.ui.badges import draw_badge
from game.ui.context import Context
from game.ui.grounds import draw_panel
from game.ui.theme import BAD, BRASS_BRIGHT, GOOD, INFO, INK, INK_SOFT, PAPER, WARN, Colour

_BANDS: dict[str, Colour] = {"capitalist": INFO, "neutral": GOOD, "communist": BAD}


class NationCards:
    """Lays the cards of the nations in play over a part of the window while nations are chosen."""

    def __init__(self, ctx: Context, book: Book, words: WorldWords) -> None:
        self._ctx = ctx
        self._book = book
        self._words = words
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._card = lru_cache(maxsize=32)(self._painted)

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window."""
        self.rect = rect
        self._card.cache_clear()

    def nations(self, state: WorldState) -> tuple[NationId, ...]:
        """The nations of this game's set."""
        every = self._book.nations.nations
        return tuple(
            name for name, one in every.items() if state.options.nation_set == "all" or not one.extra
        )

    def places(self, state: WorldState) -> dict[NationId, pygame.Rect]:
        """Where each card lies."""
        px, nations = self._ctx.px, self.nations(state)
        columns = 3 if len(nations) <= 6 else 4
        rows = -(-len(nations) // columns)
        gap = px(12)
        room = self.rect.inflate(-2 * px(24), -2 * px(16))
        wide = min(px(260), (room.width - gap * (columns - 1)) // columns)
        high = min(px(170), (room.height - gap * (rows - 1)) // rows)
        left = room.centerx - (columns * wide + (columns - 1) * gap) // 2
        top = room.centery - (rows * high + (rows - 1) * gap) // 2
        return {
            name: pygame.Rect(
                left + place % columns * (wide + gap), top + place // columns * (high + gap), wide, high
            )
            for place, name in enumerate(nations)
        }

    def token_at(self, state: WorldState, pos: tuple[int, int]) -> str | None:
        """`nation:ID` under a point."""
        if state.step != "nations":
            return None
        found = (name for name, rect in self.places(state).items() if rect.collidepoint(pos))
        name = next(found, None)
        return None if name is None else f"nation:{name}"

    def draw(
        self, surface: pygame.Surface, state: WorldState, lit: frozenset[str], pointed: str | None
    ) -> None:
        """Paint the cards; those that may be taken are bright."""
        ctx = self._ctx
        veil = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        veil.fill((10, 14, 16, 120))
        surface.blit(veil, self.rect)
        owners = {realm.nation: Seat(seat) for seat, realm in enumerate(state.realms) if realm.nation}
        for name, rect in self.places(state).items():
            token = f"nation:{name}"
            box = rect.move(0, -ctx.px(3)) if token == pointed and token in lit else rect
            draw_panel(ctx, surface, box, "card")
            surface.blit(self._card(name, box.size), box)
            if name in owners:
                shade = pygame.Surface(box.size, pygame.SRCALPHA)
                shade.fill((20, 16, 10, 130))
                surface.blit(shade, box)
                draw_badge(ctx, surface, ctx.seat_colour(owners[name]), box.center, ctx.px(44))
            elif token not in lit:
                shade = pygame.Surface(box.size, pygame.SRCALPHA)
                shade.fill((20, 16, 10, 90))
                surface.blit(shade, box)
            if token == pointed:
                tone = BRASS_BRIGHT if token in lit else WARN
                pygame.draw.rect(
                    surface, tone, box.inflate(ctx.px(4), ctx.px(4)), max(2, ctx.px(2)), ctx.px(10)
                )

    def _painted(self, name: NationId, size: tuple[int, int]) -> pygame.Surface:
        ctx, words = self._ctx, self._words.names.nations[name]
        bloc = self._book.nations.nations[name].bloc
        out = pygame.Surface(size, pygame.SRCALPHA)
        pad = ctx.px(12)
        band = pygame.Rect(ctx.px(5), ctx.px(5), size[0] - ctx.px(10), ctx.px(32))
        pygame.draw.rect(
            out, _BANDS[bloc], band, border_top_left_radius=ctx.px(6), border_top_right_radius=ctx.px(6)
        )
        kind = self._words.names.blocs[bloc].capitalize()
        right = ctx.type.draw(
            out, kind, (band.right - ctx.px(8), band.centery), "body", 12, PAPER, "midright"
        )
        title = ctx.type.fit(words.name, "title", 16, right.left - ctx.px(6) - pad)
        ctx.type.draw(out, title, (pad, band.centery), "title", 16, PAPER, "midleft")
        y = band.bottom + ctx.px(5)
        ctx.type.draw(
            out, ctx.type.fit(words.leader, "italic", 12, size[0] - 2 * pad), (pad, y), "italic", 12, INK_SOFT
        )
        y += ctx.type.height("italic", 12)
        ctx.type.draw(out, words.skill, (pad, y), "serif_bold", 14, INK)
        y += ctx.type.height("serif_bold", 14) + ctx.px(1)
        for line in ctx.type.wrap(words.text, "serif", 12, size[0] - 2 * pad):
            if y + ctx.type.height("serif", 12) > size[1] - ctx.px(6):
                break
            ctx.type.draw(out, line, (pad, y), "serif", 12, INK)
            y += ctx.type.height("serif", 12)
        return out
