"""A part of a screen that scrolls, and rows to lie in it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.ui.theme import BRASS, BRASS_BRIGHT, INK_SOFT, PAPER, WALNUT_LIGHT, Colour
from game.ui.widgets.base import Action, Widget
from game.ui.widgets.buttons import Press

if TYPE_CHECKING:
    from game.ui.context import Context

_NOTCH = 48  # pixels at scale 1 for a notch of the wheel
_FADE = 26
_WALNUT: Colour = (0x2E, 0x1D, 0x12)  # a dark panel's face with its grain


class ScrollArea(Widget):
    """A window onto widgets that lie below one another. Wheel, bar and keyboard focus scroll it.

    Put the children's rects where they are at the top (`place`); `content` is the height of all.
    """

    def __init__(self, ctx: Context, name: str = "") -> None:
        super().__init__(ctx, name)
        self.children: list[Widget] = []
        self.content = 0
        self.offset = 0
        self.on_walnut = False
        self._grabbed: int | None = None

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Only its children take the focus."""
        return False

    @property
    def most(self) -> int:
        """The largest offset."""
        return max(0, self.content - self.rect.height)

    def bar_width(self) -> int:
        """Pixels kept at the right for the bar."""
        return self.ctx.px(14)

    def place(self, children: list[Widget], content: int) -> None:
        """Take these children, laid out as they are at offset 0 in window pixels."""
        self.children = children
        self.content = content
        for child in children:
            child.area = self
            child.base_y = child.rect.y
        self.scroll_to(self.offset)

    def scroll_to(self, offset: float) -> None:
        """Scroll so that `offset` pixels are above the top edge."""
        self.offset = round(min(self.most, max(0, offset)))
        for child in self.children:
            child.rect.y = child.base_y - self.offset

    def reveal(self, child: Widget) -> None:
        """Scroll as little as needed to show a child."""
        air = self.ctx.px(8)
        top = child.base_y - self.rect.top
        if top - air < self.offset:
            self.scroll_to(top - air)
        elif top + child.rect.height + air > self.offset + self.rect.height:
            self.scroll_to(top + child.rect.height + air - self.rect.height)

    def wheel(self, steps: float) -> bool:
        """Scroll by notches."""
        before = self.offset
        self.scroll_to(self.offset - steps * self.ctx.px(_NOTCH))
        return self.offset != before or self.most > 0

    def press(self, pos: tuple[int, int]) -> None:
        """Take hold of the bar."""
        thumb = self.thumb()
        if thumb and pos[0] >= self.rect.right - self.bar_width():
            if not thumb.collidepoint(pos):
                self._drag(pos[1] - thumb.height // 2)
                thumb = self.thumb() or thumb
            self._grabbed = pos[1] - thumb.top

    def move(self, pos: tuple[int, int]) -> None:
        """Drag the bar."""
        if self._grabbed is not None and self.pressed:
            self._drag(pos[1] - self._grabbed)

    def release(self, pos: tuple[int, int]) -> None:
        """Let go of the bar."""
        self._grabbed = None

    def thumb(self) -> pygame.Rect | None:
        """The bar's handle, or None when all is seen."""
        if self.most <= 0:
            return None
        height = max(self.ctx.px(32), self.rect.height * self.rect.height // self.content)
        top = self.rect.top + (self.rect.height - height) * self.offset // self.most
        width = self.ctx.px(8)
        return pygame.Rect(self.rect.right - width - self.ctx.px(2), top, width, height)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the bar (the group paints the children)."""
        thumb = self.thumb()
        if not thumb:
            return
        groove = pygame.Rect(thumb.left, self.rect.top, thumb.width, self.rect.height)
        pygame.draw.rect(surface, INK_SOFT, groove.inflate(-self.ctx.px(4), 0), border_radius=self.ctx.px(2))
        tone = BRASS_BRIGHT if self._grabbed is not None else BRASS
        pygame.draw.rect(surface, WALNUT_LIGHT, thumb.inflate(2, 2), border_radius=self.ctx.px(4))
        pygame.draw.rect(surface, tone, thumb, border_radius=self.ctx.px(4))

    def draw_edges(self, surface: pygame.Surface) -> None:
        """Let what goes on above or below fade into the paper instead of being cut."""
        high = min(self.ctx.px(_FADE), self.rect.height // 3)
        width = self.rect.width - self.bar_width()
        for more, top, way in (
            (self.offset > 0, self.rect.top, 1),
            (self.offset < self.most, self.rect.bottom - high, -1),
        ):
            if more and high > 0 and width > 0:
                ground = _WALNUT if self.on_walnut else PAPER
                surface.blit(_edge(width, high, way, ground), (self.rect.left, top))

    def _drag(self, top: int) -> None:
        thumb = self.thumb()
        if thumb:
            room = max(1, self.rect.height - thumb.height)
            self.scroll_to((top - self.rect.top) * self.most / room)


@lru_cache(maxsize=16)
def _edge(width: int, high: int, way: int, ground: Colour) -> pygame.Surface:
    """A strip of the ground that fades downwards (`way` 1) or upwards (-1)."""
    strip = pygame.Surface((width, high), pygame.SRCALPHA)
    for y in range(high):
        part = (y + 0.5) / high
        strength = 1 - part if way > 0 else part
        strip.fill((*ground, round(255 * strength**1.5)), (0, y, width, 1))
    return strip


class Row(Press):
    """A line of a list that can be chosen; `selected` keeps it lit. Subclasses write its columns."""

    def __init__(self, ctx: Context, name: str, action: Action, tip: str = "") -> None:
        super().__init__(ctx, name, action, tip)
        self.selected = False

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the ground of the row: a wash when chosen or under the pointer, a rule below."""
        self.lines.clear()
        if self.selected or self.hovered:
            wash = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            wash.fill((*BRASS, 96 if self.selected else 44))
            surface.blit(wash, self.rect)
        if self.selected:
            surface.fill(BRASS, (self.rect.left, self.rect.top, self.ctx.px(4), self.rect.height))
        y = self.rect.bottom - 1
        pygame.draw.line(surface, (0xC9, 0xB4, 0x88), (self.rect.left, y), (self.rect.right - 1, y))
