"""The character cards: printed paper with picture, band and text; large, as a row, as a chip."""

from __future__ import annotations

import pygame

from game.games.duel.characters import Language
from game.games.duel.model import ACTIVE, LEADERS, PASSIVE, CardId, pieces_of
from game.games.duel.ui.words import DuelWords
from game.ui.context import Context
from game.ui.text import Family
from game.ui.theme import BRASS_BRIGHT, INK, PAPER, WALNUT, Colour
from game.ui.widgets.base import draw_slice

KIND_COLOURS: dict[str, Colour] = {
    "leader": (0x8A, 0x5A, 0x12),
    "active": (0x7C, 0x2B, 0x22),
    "passive": (0x2C, 0x52, 0x70),
    "special": (0x4A, 0x33, 0x66),
}


def kind_of_card(card: CardId) -> str:
    """leader, active, passive or special."""
    if card in LEADERS:
        return "leader"
    if card in ACTIVE:
        return "active"
    return "passive" if card in PASSIVE else "special"


class Cards:
    """Draws cards at three sizes; the words come from the cast in the language of the game's names."""

    def __init__(self, ctx: Context, words: DuelWords) -> None:
        self._ctx = ctx
        self._words = words

    def row(
        self, surface: pygame.Surface, card: CardId, rect: pygame.Rect, names: Language, lit: bool = False,
        off: bool = False,
    ) -> None:  # fmt: skip
        """A market card lying on its side: picture on the left, name, kind and tip beside it."""
        ctx = self._ctx
        draw_slice(ctx, surface, "ui/card", rect)
        inset, band = ctx.px(5), ctx.px(16)
        art = pygame.Rect(rect.left + inset, rect.top + inset, 0, rect.height - 2 * inset - band)
        art.width = min(round(art.height * 4 / 3), round(rect.width * 0.33))
        art.height = min(art.height, round(art.width * 3 / 4))
        art.top = rect.top + (rect.height - art.height - band) // 2
        self._picture(surface, card, art)
        self._kind_band(surface, card, pygame.Rect(art.left, art.bottom, art.width, ctx.px(16)))
        left = art.right + ctx.px(8)
        words = pygame.Rect(left, rect.top + ctx.px(5), rect.right - left - ctx.px(8), 0)
        name = ctx.type.fit(self._words.name(card, names), "serif_bold", 16, words.width)
        ctx.type.draw(surface, name, words.topleft, "serif_bold", 16, INK)
        words.top += ctx.type.height("serif_bold", 16)
        short, foot = self._words.short(card, names), rect.bottom - ctx.px(4)
        words.top = self._lines(surface, short, words, "bold", 12, foot)
        self._lines(surface, self._words.tip(card, names), words, "italic", 12, foot)
        if off:
            self._veil(surface, rect)
        elif lit:
            pygame.draw.rect(surface, BRASS_BRIGHT, rect, max(2, ctx.px(2)), ctx.px(8))

    def chip(
        self, surface: pygame.Surface, card: CardId, rect: pygame.Rect, names: Language, lit: bool = False,
        banned: bool = False,
    ) -> None:  # fmt: skip
        """A small card of the open sixteen: the figure and the name."""
        ctx = self._ctx
        draw_slice(ctx, surface, "ui/card", rect)
        side = rect.height - ctx.px(4)
        for place, piece in enumerate(pieces_of(card)):
            size = side if place == 0 else round(side * 0.7)
            figure = ctx.sprites.sized(f"duel/figures/{piece}", size, size)
            surface.blit(figure, (rect.left + ctx.px(3) + place * side // 3, rect.bottom - size - ctx.px(2)))
        left = rect.left + ctx.px(6) + side + (side // 4 if len(pieces_of(card)) > 1 else 0)
        band = pygame.Rect(rect.left, rect.top + ctx.px(4), ctx.px(4), rect.height - ctx.px(8))
        pygame.draw.rect(surface, KIND_COLOURS[kind_of_card(card)], band, border_radius=ctx.px(2))
        name = ctx.type.fit(self._words.name(card, names), "bold", 12, rect.right - left - ctx.px(4))
        ctx.type.draw(surface, name, (left, rect.centery), "bold", 12, INK, "midleft")
        if banned:
            self._veil(surface, rect)
            inset = ctx.px(6)
            start, end = (rect.left + inset, rect.centery), (rect.right - inset, rect.centery)
            pygame.draw.line(surface, (0x8A, 0x1F, 0x16), start, end, max(2, ctx.px(2)))
        elif lit:
            pygame.draw.rect(surface, BRASS_BRIGHT, rect, max(2, ctx.px(2)), ctx.px(8))

    def large(self, surface: pygame.Surface, card: CardId, rect: pygame.Rect, names: Language) -> None:
        """The card in full: picture, band with kind, text, tip, and the name at the foot."""
        ctx = self._ctx
        draw_slice(ctx, surface, "ui/card", rect)
        inner = rect.inflate(-ctx.px(16), -ctx.px(16))
        art = pygame.Rect(
            inner.left, inner.top, inner.width, min(inner.width * 3 // 4, inner.height * 45 // 100)
        )
        art.width = min(art.width, art.height * 4 // 3)
        art.centerx = inner.centerx
        self._picture(surface, card, art)
        band = pygame.Rect(inner.left, art.bottom + ctx.px(4), inner.width, ctx.px(22))
        self._kind_band(surface, card, band)
        foot = ctx.type.height("serif_bold", 20)
        words = pygame.Rect(inner.left, band.bottom + ctx.px(6), inner.width, 0)
        bottom = self._lines(surface, self._words.text(card, names), words, "serif", 14, inner.bottom - foot)
        words.top = bottom + ctx.px(4)
        self._lines(surface, self._words.tip(card, names), words, "italic", 14, inner.bottom - foot)
        name = ctx.type.fit(self._words.name(card, names), "serif_bold", 20, inner.width)
        ctx.type.draw(surface, name, (inner.centerx, inner.bottom), "serif_bold", 20, INK, "midbottom")

    def back(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A card face down."""
        surface.blit(self._ctx.sprites.sized("duel/cards/back", rect.width, rect.height), rect)

    def _picture(self, surface: pygame.Surface, card: CardId, rect: pygame.Rect) -> None:
        surface.blit(self._ctx.sprites.sized(f"duel/cards/{card}", rect.width, rect.height), rect)
        pygame.draw.rect(surface, WALNUT, rect, max(1, self._ctx.px(1)))

    def _kind_band(self, surface: pygame.Surface, card: CardId, rect: pygame.Rect) -> None:
        ctx, kind = self._ctx, kind_of_card(card)
        pygame.draw.rect(surface, KIND_COLOURS[kind], rect)
        side = rect.height - ctx.px(2)
        text = self._words.kind(kind)
        width = side + ctx.px(4) + ctx.type.width(text, "bold", 12)
        x = rect.centerx - width // 2
        surface.blit(ctx.sprites.sized(f"duel/icons/{kind}", side, side), (x, rect.top + ctx.px(1)))
        ctx.type.draw(surface, text, (x + side + ctx.px(4), rect.centery), "bold", 12, PAPER, "midleft")

    def _lines(
        self, surface: pygame.Surface, text: str, box: pygame.Rect, family: Family, size: int, bottom: int
    ) -> int:
        """Wrapped text that never runs past `bottom` (cut with an ellipsis); returns where it ended."""
        kind = self._ctx.type
        lines = kind.wrap(text, family, size, box.width) if text else ()
        step = kind.height(family, size)
        room = max(0, (bottom - box.top) // step)
        for place, line in enumerate(lines[:room]):
            cut = place == room - 1 and len(lines) > room
            shown = kind.fit(line + " " + lines[room], family, size, box.width) if cut else line
            kind.draw(surface, shown, (box.left, box.top + place * step), family, size, INK)
        return box.top + min(room, len(lines)) * step

    def _veil(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(veil, (20, 24, 20, 120), veil.get_rect(), border_radius=self._ctx.px(8))
        surface.blit(veil, rect)
