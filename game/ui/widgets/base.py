"""What every control on the table has in common: a place, states, a reason when it is off, a note.

A widget draws its text through `write`, which remembers where every line went, so that a test can ask
whether any of it left its control (`overflow`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import pygame

from game.ui.grounds import draw_slice as draw_slice
from game.ui.text import Family
from game.ui.theme import INK, Colour

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.widgets.scroll import ScrollArea

Anchor = Literal["topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom"]
State = Literal["normal", "hover", "pressed", "disabled"]
_SLACK = 1  # rounding of a line's box against its control's


class Widget:
    """One control. `rect` is in window pixels; `disabled` holds the reason why it is off, or None.

    `tip` is told by a paper note on hover or focus; the reason takes its place when there is one.
    """

    focusable = True
    tab_stop = True  # False: only arrows come here (one of a list, of which one has the stop)
    takes_text = False  # printable keys belong to it while it has the focus

    def __init__(self, ctx: Context, name: str = "", tip: str = "") -> None:
        self.ctx = ctx
        self.name = name
        self.tip = tip
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.visible = True
        self.disabled: str | None = None
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.ring = False  # the focus came by keyboard and is shown
        self.area: ScrollArea | None = None  # what this one scrolls in
        self.base_y = 0  # its place in that area before scrolling
        self.lines: list[tuple[str, pygame.Rect, pygame.Rect]] = []

    @property
    def state(self) -> State:
        """How it looks now."""
        if self.disabled is not None:
            return "disabled"
        if self.pressed and self.hovered:
            return "pressed"
        return "hover" if self.hovered else "normal"

    @property
    def note(self) -> str:
        """What the paper note says: the reason it is off, or what it does."""
        return self.disabled or self.tip

    @property
    def label(self) -> str:
        """What it is called, for finding it by its words."""
        return ""

    @property
    def animating(self) -> bool:
        """Whether it changes by itself."""
        return False

    def contains(self, pos: tuple[int, int]) -> bool:
        """Whether a point of the window is on the part of it that can be seen."""
        if not self.visible or not self.rect.collidepoint(pos):
            return False
        return self.area is None or self.area.rect.collidepoint(pos)

    def press(self, pos: tuple[int, int]) -> None:
        """The left button went down on it."""

    def move(self, pos: tuple[int, int]) -> None:
        """The pointer moved while the button that went down on it is held."""

    def release(self, pos: tuple[int, int]) -> None:
        """The button came up again."""

    def wheel(self, steps: float) -> bool:
        """The wheel turned over it; whether that was used."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """A key while it has the focus; whether that was used."""
        return False

    def text(self, text: str) -> None:
        """Typed text while it has the focus."""

    def update(self, dt_ms: float) -> None:
        """Time has passed."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paint it."""

    def focus_rect(self) -> pygame.Rect:
        """What the focus ring is drawn around."""
        return self.rect

    def note_rect(self) -> pygame.Rect:
        """What the paper note must not cover."""
        return self.rect

    def refuse(self) -> None:
        """It was pressed although it is off."""
        self.ctx.sounds.play("refuse")

    def write(
        self,
        surface: pygame.Surface,
        text: str,
        at: tuple[float, float],
        family: Family = "body",
        size: int = 14,
        colour: Colour = INK,
        anchor: Anchor = "topleft",
        within: pygame.Rect | None = None,
    ) -> pygame.Rect:
        """Draw a line of text and remember it; it ought to stay `within` (default: the widget)."""
        rect = self.ctx.type.draw(surface, text, at, family, size, self.ctx.tone(colour), anchor)
        self.lines.append((text, rect, within or self.rect))
        return rect

    def overflow(self) -> list[str]:
        """The texts of the last drawing that left their box."""
        return [
            text for text, rect, box in self.lines if not box.inflate(2 * _SLACK, 2 * _SLACK).contains(rect)
        ]

    def slice(self, surface: pygame.Surface, sprite: str, rect: pygame.Rect) -> None:
        """Draw a nine-slice whose face is `rect` (its shadow lies outside)."""
        draw_slice(self.ctx, surface, sprite, rect)

    def icon(self, surface: pygame.Surface, name: str, rect: pygame.Rect, colour: Colour) -> None:
        """Draw a mask in a colour."""
        surface.blit(self.ctx.sprites.tinted(name, rect.width, rect.height, colour), rect)


Action = Callable[[], None]
