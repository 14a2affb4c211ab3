"""A table's buttons, as far as all games share them: menu and tools in the strip, rows of actions below."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.ui.context import Context
from game.ui.keys import shown
from game.ui.widgets import Button, IconButton, WidgetGroup

Say = Callable[..., str]


@dataclass(frozen=True)
class Tool:
    """A tool in the strip: name (its note is `tool.NAME`), icon, the key's action and that key's section."""

    name: str
    icon: str
    key: str
    section: str = "table"


class ToolTable(Protocol):
    """What the buttons need of their table."""

    ctx: Context

    def open_menu(self) -> None:
        """Open the menu over the table."""


class TableControls:
    """Makes and places the buttons for what may be done now; `explain_rect` is what they leave free.

    A game's controls give `actions`, the rows of buttons at the foot, and `tools`.
    """

    row_height = 42.0
    row_gap = 8.0
    rest_gap = 10.0  # between the topmost row and what is above

    def __init__(self, table: ToolTable, say: Say) -> None:
        self._owner = table
        self._say = say
        self.group = WidgetGroup(table.ctx)
        self.explain_rect = pygame.Rect(0, 0, 1, 1)
        self.strip_room = (0, 1)

    def tools(self) -> Sequence[tuple[Tool, Callable[[], None]]]:
        """The tools of the strip from the left, with what each does."""
        raise NotImplementedError

    def actions(self) -> list[list[Button]]:
        """The rows of buttons for what may be done now, from the top."""
        raise NotImplementedError

    def lit_tools(self) -> Mapping[str, bool]:
        """Which tools that are switched are on."""
        return {}

    def layout(self, strip: pygame.Rect, free: pygame.Rect) -> None:
        """Tools in the strip, actions at the foot of the free room."""
        self.group.clear()
        self._lay_tools(strip)
        top = self._lay_actions(free)
        rest = self._px(self.rest_gap)
        self.explain_rect = pygame.Rect(free.left, free.top, free.width, top - rest - free.top)
        self.group.restore()

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether a button used the event; keys only while a button shows its focus ring."""
        if event.type == pygame.KEYDOWN and event.key != pygame.K_TAB and not self.has_keyboard:
            return False
        return self.group.handle(event)

    @property
    def has_keyboard(self) -> bool:
        """Whether a button shows the focus ring, so that the board has not got the keyboard."""
        return self.group.focus is not None and self.group.focus.ring

    @property
    def animating(self) -> bool:
        """While a note is due."""
        return self.group.animating

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self.group.update(dt_ms)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint them."""
        for name, is_on in self.lit_tools().items():
            tool = self.group.find(name)
            if isinstance(tool, IconButton):
                tool.on = is_on
        self.group.draw(surface)

    def position_of(self, name: str) -> tuple[int, int] | None:
        """The middle of a button."""
        widget = self.group.find(name)
        return widget.rect.center if widget else None

    def _px(self, size: float) -> int:
        return self._owner.ctx.px(size)

    def _lay_tools(self, strip: pygame.Rect) -> None:
        side, y = self._px(36), strip.centery - self._px(36) // 2
        tip = self._say("tool.menu", hotkey=shown("menu", "table"))
        menu = IconButton(self._owner.ctx, "menu", "menu", self._owner.open_menu, tip)
        menu.rect = pygame.Rect(strip.left + self._px(6), y, side, side)
        self.group.add(menu)
        x = strip.right - self._px(6)
        for tool, act in reversed(self.tools()):
            tip = self._say(f"tool.{tool.name}", hotkey=shown(tool.key, tool.section))
            button = IconButton(self._owner.ctx, tool.name, tool.icon, act, tip)
            x -= side
            button.rect = pygame.Rect(x, y, side, side)
            x -= self._px(4)
            self.group.add(button)
        self.strip_room = (menu.rect.right + self._px(12), x - self._px(12))

    def _lay_actions(self, free: pygame.Rect) -> int:
        """The rows of buttons from the foot upwards; returns the y of the topmost."""
        high, gap = self._px(self.row_height), self._px(self.row_gap)
        y = free.bottom
        for row in reversed(self.actions()):
            y -= high
            small = [button for button in row if isinstance(button, IconButton)]
            room = free.width - gap * (len(row) - 1) - high * len(small)
            wide = room // max(1, len(row) - len(small))
            x = free.left
            for button in row:
                width = high if button in small else wide
                button.rect = pygame.Rect(x, y, width, high)
                self.group.add(button)
                x += width + gap
            y -= gap
        return y + gap
