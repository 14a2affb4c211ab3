"""The rail's paper while nothing is explained: what may be done now, and what happened meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.wonders.ui.words import WondersWords
from game.ui.context import Context
from game.ui.text import Family
from game.ui.theme import INK, WALNUT
from game.ui.widgets import draw_panel


class Sheet:
    """A sheet of advice and recap."""

    def __init__(self, ctx: Context, words: WondersWords) -> None:
        self._ctx = ctx
        self._words = words

    def draw(
        self, surface: pygame.Surface, rect: pygame.Rect, advice: Sequence[str], recap: Sequence[str]
    ) -> None:
        """Paint it."""
        ctx = self._ctx
        draw_panel(ctx, surface, rect)
        box = rect.inflate(-ctx.px(28), -ctx.px(24))
        y = box.top
        for line in advice:
            y = self._write(surface, line, box, y, "body", 14) + ctx.px(5)
        if not recap:
            return
        y += ctx.px(3)
        pygame.draw.line(surface, WALNUT, (box.left, y), (box.right, y))
        y = self._write(surface, self._words.say("recap.title"), box, y + ctx.px(6), "title", 16) + ctx.px(3)
        for line in self._that_fit(recap, box, y):
            y = self._write(surface, line, box, y, "body", 14) + ctx.px(2)

    def _that_fit(self, lines: Sequence[str], box: pygame.Rect, y: int) -> list[str]:
        """The newest sentences that there is room for, whole."""
        ctx, room, out = self._ctx, box.bottom - y, list[str]()
        for line in reversed(lines):
            rows = len(ctx.type.wrap(line, "body", 14, box.width))
            room -= rows * ctx.type.height("body", 14) + ctx.px(2)
            if room < 0:
                break
            out.insert(0, line)
        return out

    def _write(
        self, surface: pygame.Surface, text: str, box: pygame.Rect, y: int, family: Family, size: int
    ) -> int:
        step = self._ctx.type.height(family, size)
        for line in self._ctx.type.wrap(text, family, size, box.width):
            if y + step > box.bottom + 2:
                break
            self._ctx.type.draw(surface, line, (box.left, y), family, size, INK)
            y += step
        return y
