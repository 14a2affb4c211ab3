"""Words and grounds: labels, paper sheets, dark trays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

from game.ui.grounds import draw_panel as draw_panel
from game.ui.text import Family
from game.ui.theme import INK, Colour
from game.ui.widgets.base import Anchor, Widget

if TYPE_CHECKING:
    from game.ui.context import Context

Align = Literal["left", "center", "right"]
_ANCHORS: dict[Align, tuple[str, Anchor]] = {
    "left": ("left", "topleft"),
    "center": ("centerx", "midtop"),
    "right": ("right", "topright"),
}


class Label(Widget):
    """Text in a box, wrapped to its width."""

    focusable = False

    def __init__(
        self,
        ctx: Context,
        text: str,
        family: Family = "body",
        size: int = 14,
        colour: Colour = INK,
        align: Align = "left",
        name: str = "",
        middle: bool = False,
    ) -> None:
        super().__init__(ctx, name)
        self.words = text
        self.family: Family = family
        self.size = size
        self.colour = colour
        self.align: Align = align
        self.middle = middle  # centred in its height

    @property
    def label(self) -> str:
        """Its words."""
        return self.words

    def contains(self, pos: tuple[int, int]) -> bool:
        """A label without a note lets the pointer through."""
        return bool(self.note) and super().contains(pos)

    def natural_height(self, width: int) -> int:
        """Height of the text in pixels when it is `width` pixels wide."""
        lines = self.ctx.type.wrap(self.words, self.family, self.size, width)
        return len(lines) * self.ctx.type.height(self.family, self.size)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the lines from the top of the box."""
        self.lines.clear()
        y = self.rect.top
        step = self.ctx.type.height(self.family, self.size)
        rows = self.ctx.type.wrap(self.words, self.family, self.size, self.rect.width)
        if self.middle:
            y = self.rect.centery - len(rows) * step // 2
        x, anchor = _ANCHORS[self.align]
        for row in rows:
            at = (getattr(self.rect, x), y)
            self.write(surface, row, at, self.family, self.size, self.colour, anchor)
            y += step


class Panel(Widget):
    """A ground that other widgets lie on: `paper` (fibres and a cut edge), `dark` walnut, or a `card`."""

    focusable = False

    def __init__(self, ctx: Context, kind: Literal["paper", "dark", "card"] = "paper") -> None:
        super().__init__(ctx)
        self.kind = kind

    def contains(self, pos: tuple[int, int]) -> bool:
        """The pointer goes through to what lies on it."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the sheet with its shadow."""
        draw_panel(self.ctx, surface, self.rect, self.kind)
