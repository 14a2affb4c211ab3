"""The right corner: what is under the pointer in full, or what may be done and what happened meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.duel.model import DuelState, card_of
from game.games.duel.ui.cards import KIND_COLOURS
from game.games.duel.ui.words import DuelWords
from game.ui.context import Context
from game.ui.text import Family
from game.ui.theme import INK, PAPER, WALNUT
from game.ui.widgets.base import draw_slice


class ExplainPanel:
    """A paper sheet in the rail. `about` is a token (piece or card) or None for the advice."""

    def __init__(self, ctx: Context, words: DuelWords) -> None:
        self._ctx = ctx
        self._words = words
        self.rect = pygame.Rect(0, 0, 1, 1)

    def draw(
        self,
        surface: pygame.Surface,
        state: DuelState,
        about: str | None,
        advice: Sequence[str],
        recap: Sequence[str],
        note: str = "",
    ) -> None:
        """Paint the sheet."""
        draw_slice(self._ctx, surface, "ui/panel", self.rect)
        kind, _, name = (about or "").partition(":")
        if kind in ("piece", "card") and name:
            self._draw_character(surface, state, kind, name, note)
        else:
            self._draw_advice(surface, advice, recap)

    def _draw_character(
        self, surface: pygame.Surface, state: DuelState, kind: str, name: str, note: str
    ) -> None:  # fmt: skip
        ctx, names = self._ctx, state.options.names
        box = self.rect.inflate(-ctx.px(20), -ctx.px(16))
        entry = self._words.piece(name, names) if kind == "piece" else self._words.entry(name)
        card = card_of(name) if kind == "piece" else name
        art = pygame.Rect(box.left, box.top, ctx.px(96), ctx.px(72))
        surface.blit(ctx.sprites.sized(f"duel/cards/{card}", art.width, art.height), art)
        pygame.draw.rect(surface, WALNUT, art, max(1, ctx.px(1)))
        spoken = entry.words(names)
        left = art.right + ctx.px(10)
        title = ctx.type.fit(spoken.name, "serif_bold", 20, box.right - left)
        ctx.type.draw(surface, title, (left, art.top), "serif_bold", 20, INK)
        self._draw_kind(surface, entry.kind, (left, art.top + ctx.px(32)))
        if note:
            ctx.type.draw(surface, note, (left, art.bottom), "italic", 14, INK, "bottomleft")
        y = self._write(surface, spoken.text, box, art.bottom + ctx.px(6), "serif", 14)
        self._write(surface, spoken.tip, box, y + ctx.px(4), "italic", 14)

    def _draw_kind(self, surface: pygame.Surface, kind: str, at: tuple[int, int]) -> None:
        ctx = self._ctx
        text = self._words.kind(kind)
        band = pygame.Rect(*at, ctx.type.width(text, "bold", 12) + ctx.px(34), ctx.px(20))
        pygame.draw.rect(surface, KIND_COLOURS[kind], band, border_radius=ctx.px(4))
        side = ctx.px(18)
        icon = ctx.sprites.sized(f"duel/icons/{kind}", side, side)
        surface.blit(icon, icon.get_rect(midleft=(band.left + ctx.px(4), band.centery)))
        spot = (band.left + side + ctx.px(8), band.centery)
        ctx.type.draw(surface, text, spot, "bold", 12, PAPER, "midleft")

    def _draw_advice(self, surface: pygame.Surface, advice: Sequence[str], recap: Sequence[str]) -> None:
        ctx = self._ctx
        box = self.rect.inflate(-ctx.px(20), -ctx.px(16))
        y = box.top
        for line in advice:
            y = self._write(surface, line, box, y, "body", 14) + ctx.px(3)
        if not recap:
            return
        y += ctx.px(3)
        pygame.draw.line(surface, WALNUT, (box.left, y), (box.right, y))
        y = self._write(surface, self._words.say("recap.title"), box, y + ctx.px(4), "title", 14) + ctx.px(2)
        for line in _latest(recap, self._room(box, y)):
            y = self._write(surface, line, box, y, "body", 14)

    def _room(self, box: pygame.Rect, y: int) -> int:
        return max(0, (box.bottom - y) // self._ctx.type.height("body", 14))

    def _write(
        self, surface: pygame.Surface, text: str, box: pygame.Rect, y: int, family: Family, size: int
    ) -> int:  # fmt: skip
        """Wrapped lines from y on, only as many as fit; returns the y below."""
        step = self._ctx.type.height(family, size)
        for line in self._ctx.type.wrap(text, family, size, box.width) if text else ():
            if y + step > box.bottom + 2:
                break
            self._ctx.type.draw(surface, line, (box.left, y), family, size, INK)
            y += step
        return y


def _latest(lines: Sequence[str], room: int) -> Sequence[str]:
    return lines[-room:] if room else ()
