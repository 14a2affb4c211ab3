"""What the full-window screens have in common: the table below, their controls, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui import backdrop
from game.ui.keys import action_of
from game.ui.scenes import Scene
from game.ui.theme import BRASS_BRIGHT
from game.ui.toast import Toasts
from game.ui.widgets import IconButton, Label, WidgetGroup

if TYPE_CHECKING:
    from game.ui.context import Context

HEADER = 76  # height of the title line, at scale 1


class Screen(Scene):
    """A scene of widgets on the felt. Subclasses fill `group` in `build` and keep their values elsewhere:

    `build` runs again at every change of window or scale, after which the focus is given back by name.
    """

    first = ""  # the widget that has the keyboard at the beginning

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self.group = WidgetGroup(ctx)
        self.toasts = Toasts(ctx)

    def build(self) -> None:
        """Make and place the widgets for `self.size`."""
        raise NotImplementedError

    def back(self) -> None:
        """Esc, or the arrow in the corner."""
        self.ctx.scenes.pop()

    def layout(self, size: tuple[int, int]) -> None:
        """Build anew."""
        super().layout(size)
        self.rebuild()

    def rebuild(self) -> None:
        """Make the widgets again, the focus staying where it was."""
        first = self.group.focus is None and bool(self.first)
        self.group.clear()
        self.build()
        self.group.restore(self.first if first else None)

    def handle(self, event: pygame.event.Event) -> None:
        """Widgets first, then the keys of the screen."""
        self.toasts.pointer(event)
        if not self.group.handle(event) and action_of(event) == "back":
            self.back()

    @property
    def typing(self) -> bool:
        """Whether a field has the keyboard."""
        return self.group.focus is not None and self.group.focus.takes_text

    def update(self, dt_ms: float) -> None:
        """Notes and toasts."""
        self.group.update(dt_ms)
        self.toasts.update(dt_ms)

    @property
    def animating(self) -> bool:
        """While a note is due or a toast is there."""
        return self.group.animating or self.toasts.animating

    def draw(self, surface: pygame.Surface) -> None:
        """The table, what is painted under the widgets, the widgets, toasts."""
        backdrop.draw(self.ctx, surface)
        self.paint(surface)
        self.group.draw(surface)
        self.toasts.draw(surface)

    def paint(self, surface: pygame.Surface) -> None:
        """Anything below the widgets."""

    def header(self, title: str) -> pygame.Rect:
        """Put the way back and the screen's title along the top; returns what is left of the felt."""
        px = self.ctx.px
        felt = backdrop.inside(self.ctx, self.size)
        arrow = IconButton(self.ctx, "back", "arrow_left", self.back, self.ctx.words("button.back"))
        arrow.rect = pygame.Rect(felt.left + px(24), felt.top + px(20), px(44), px(44))
        self.group.add(arrow)
        words = Label(self.ctx, title, "title", 28, BRASS_BRIGHT, name="heading", middle=True)
        words.rect = pygame.Rect(arrow.rect.right + px(16), arrow.rect.top, felt.width - px(160), px(44))
        self.group.add(words)
        top = felt.top + px(HEADER)
        return pygame.Rect(felt.left + px(24), top, felt.width - px(48), felt.bottom - top - px(20))
