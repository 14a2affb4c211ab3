"""The sheet beside the map on which a fight is planned and decided: what lies on it, from the top."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.context import Context
from game.ui.text import Family
from game.ui.theme import INK, INK_SOFT, Colour
from game.ui.widgets import WidgetGroup
from game.ui.widgets.base import Widget

Paint = Callable[[pygame.Surface, pygame.Rect], object]


class Sheet:
    """A column filled from the top, with buttons kept at its foot. Painted parts lie below the widgets."""

    def __init__(self, ctx: Context, group: WidgetGroup) -> None:
        self.ctx = ctx
        self.group = group
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._top = 0
        self._foot = 0
        self._paints: list[tuple[pygame.Rect, Paint]] = []

    def begin(self, rect: pygame.Rect) -> None:
        """Empty, in this part of the window."""
        self.rect = rect.copy()
        self._top, self._foot = rect.top, rect.bottom
        self._paints = []

    @property
    def left(self) -> int:
        """Pixels that are free between what lies above and below."""
        return self._foot - self._top

    def take(self, high: int, gap: int = 6) -> pygame.Rect:
        """The next part from the top."""
        box = pygame.Rect(self.rect.left, self._top, self.rect.width, high)
        self._top += high + self.ctx.px(gap)
        return box

    def take_foot(self, high: int, gap: int = 8) -> pygame.Rect:
        """The next part from the foot."""
        self._foot -= high
        box = pygame.Rect(self.rect.left, self._foot, self.rect.width, high)
        self._foot -= self.ctx.px(gap)
        return box

    def paint(self, high: int, paint: Paint, gap: int = 6) -> pygame.Rect:
        """Paint into the next part."""
        box = self.take(high, gap)
        self._paints.append((box, paint))
        return box

    def paint_at(self, box: pygame.Rect, paint: Paint) -> None:
        """Paint into a part taken before."""
        self._paints.append((box, paint))

    def text(
        self, words: str, family: Family = "body", size: int = 14, colour: Colour = INK, gap: int = 4
    ) -> None:
        """A paragraph."""
        lines = self.ctx.type.wrap(words, family, size, self.rect.width)
        high = len(lines) * self.ctx.type.height(family, size)
        tone = self.ctx.tone(colour)
        self.paint(high, lambda s, r: self.ctx.type.paragraph(s, words, r, family, size, tone), gap)

    def heading(self, words: str, note: str = "") -> None:
        """A small heading with a line, and a note at its right end."""

        def paint(surface: pygame.Surface, box: pygame.Rect) -> None:
            ctx = self.ctx
            at = ctx.type.draw(surface, words, box.topleft, "bold", 12, ctx.tone(INK_SOFT))
            left, right = at.right + ctx.px(6), box.right
            if note:
                right = ctx.type.draw(surface, note, box.topright, "bold", 12, INK, "topright").left - ctx.px(
                    6
                )
            y = box.top + box.height // 2 + 1
            if right > left:
                pygame.draw.line(surface, INK_SOFT, (left, y), (right, y))

        self.paint(self.ctx.px(16), paint, 3)

    def row(self, widgets: list[Widget], high: int, *, at_foot: bool = False) -> None:
        """Widgets side by side, of one width."""
        if not widgets:
            return
        gap = self.ctx.px(8)
        box = self.take_foot(high) if at_foot else self.take(high)
        wide = (box.width - gap * (len(widgets) - 1)) // len(widgets)
        for place, widget in enumerate(widgets):
            widget.rect = pygame.Rect(box.left + place * (wide + gap), box.top, wide, high)
            self.group.add(widget)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint what is only painted."""
        for box, paint in self._paints:
            paint(surface, box)
