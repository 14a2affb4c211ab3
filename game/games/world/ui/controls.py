"""The world table's buttons: menu and tools in the strip, what may be done now at the foot of the rail."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.ids import Seat
from game.games.world.commands import CallSupport
from game.games.world.ui.passing import DOORS
from game.ui.keys import shown
from game.ui.widgets import Button, IconButton, WidgetGroup

if TYPE_CHECKING:
    from game.games.world.ui.table import WorldTable

_TOOLS = (
    ("undo", "undo", "undo"),
    ("redo", "redo", "redo"),
    ("whole", "fullscreen", "whole_map"),
    ("threats", "threat", "threats"),
    ("log", "log", "log"),
    ("rules", "help", "explain"),
)  # name, icon, key action
_ENDS = {
    "points": "enter_points",
    "withdraw": "withdraw",
    "place": "end_placing",
    "move": "end_moves",
    "defend": "end_defence",
    "battles": "end_battles",
}
"""The command that ends each step, by the name of its button."""


class Controls:
    """Makes and places the buttons for what may be done now; `explain_rect` is what they leave free."""

    def __init__(self, table: WorldTable) -> None:
        self._table = table
        self.group = WidgetGroup(table.ctx)
        self.explain_rect = pygame.Rect(0, 0, 1, 1)
        self.strip_room = (0, 1)

    def layout(self, strip: pygame.Rect, free: pygame.Rect) -> None:
        """Tools in the strip, actions at the foot of the rail."""
        self.group.clear()
        self._lay_tools(strip)
        top = self._lay_actions(free)
        self.explain_rect = pygame.Rect(free.left, free.top, free.width, top - self._px(8) - free.top)
        self.group.restore()

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether a button used the event; keys only while a button shows its focus ring."""
        if event.type == pygame.KEYDOWN and event.key != pygame.K_TAB:
            focus = self.group.focus
            if focus is None or not focus.ring:
                return False
        return self.group.handle(event)

    @property
    def animating(self) -> bool:
        """While a note is due."""
        return self.group.animating

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self.group.update(dt_ms)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint them."""
        threats = self.group.find("threats")
        if isinstance(threats, IconButton):
            threats.on = self._table.marking.threats_on
        self.group.draw(surface)

    def position_of(self, name: str) -> tuple[int, int] | None:
        """The middle of a button."""
        widget = self.group.find(name)
        return widget.rect.center if widget else None

    @property
    def end_name(self) -> str | None:
        """The button that ends the running step, if there is one."""
        return _ENDS.get(self._table.step)

    def _px(self, size: float) -> int:
        return self._table.ctx.px(size)

    def _lay_tools(self, strip: pygame.Rect) -> None:
        table, side = self._table, self._px(36)
        acts: dict[str, Callable[[], None]] = {
            "undo": table.undo,
            "redo": table.redo,
            "whole": table.show_whole,
            "threats": table.marking.toggle_threats,
            "log": table.toggle_log,
            "rules": table.open_rules,
        }
        y = strip.centery - side // 2
        tip = table.words.say("tool.menu", hotkey=shown("menu", "table"))
        menu = IconButton(table.ctx, "menu", "menu", table.open_menu, tip)
        menu.rect = pygame.Rect(strip.left + self._px(6), y, side, side)
        self.group.add(menu)
        x = strip.right - self._px(6)
        for name, icon, key in reversed(_TOOLS):
            tip = table.words.say(f"tool.{name}", hotkey=shown(key, "map" if name == "whole" else "table"))
            button = IconButton(table.ctx, name, icon, acts[name], tip)
            x -= side
            button.rect = pygame.Rect(x, y, side, side)
            x -= self._px(4)
            self.group.add(button)
        self.strip_room = (menu.rect.right + self._px(12), x - self._px(12))

    def _lay_actions(self, free: pygame.Rect) -> int:
        """The rows of buttons from the foot upwards; returns the y of the topmost."""
        rows = self._actions()
        high, gap = self._px(38), self._px(6)
        y = free.bottom
        for row in reversed(rows):
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

    def _actions(self) -> list[list[Button]]:
        table, step = self._table, self._table.step
        if table.desk.hand is None:
            return []
        if table.touching.has_pick:
            return self._picked()
        if step in DOORS:
            return [[self._button(f"open_{step}", table.passing.open, primary=True)]]
        rows: list[list[Button]] = []
        if step == "withdraw":
            rows.append([
                self._button("keep_weakest", lambda: table.withdrawing.everywhere(strongest=False)),
                self._button("keep_strongest", lambda: table.withdrawing.everywhere(strongest=True)),
            ])  # fmt: skip
        if step == "defend":
            rows += self._support()
        end = _ENDS.get(step)
        if end is not None and f"button:{end}" in table.hand.starts:
            rows.append([self._end_button(end)])
        return rows

    def _picked(self) -> list[list[Button]]:
        """How many, and letting go again."""
        table = self._table
        rows: list[list[Button]] = []
        load = table.touching.load
        if load is not None:
            held, most = sum(load.counts.values()), load.most(table.hand, load.first)
            less = self._icon("less", "arrow_left", lambda: table.touching.count(more=-1))
            more = self._icon("more", "arrow_right", lambda: table.touching.count(more=1))
            if held <= 1:
                less.disabled = table.words.say("button.less.off")
            if held >= most:
                more.disabled = table.words.say("button.more.off", most=most)
            text = table.words.say("button.all", held=held, most=most)
            tip = table.words.say("button.all.tip", hotkey=shown("take_all", "map"))
            every = Button(table.ctx, "take_all", text, table.touching.all, tip=tip, size=14)
            rows.append([less, every, more])
        elif table.hand.picks and table.hand.picks[0].startswith("sea:"):
            rows += [[self._attack_button(token)] for token in table.hand.offers]
        rows.append([self._button("cancel", table.touching.cancel)])
        return rows

    def _attack_button(self, token: str) -> Button:
        table = self._table
        who = table.words.who(table.state, Seat(int(token.removeprefix("seat:"))))
        text = table.words.say("button.attack_at_sea", who=who)
        return Button(table.ctx, token, text, lambda: self._touch(token), primary=True, size=14)

    def _support(self) -> list[list[Button]]:
        """Asking the seat whose board is shown for help; offered for every other seat, so that the button
        tells nobody who is a partner (A50)."""
        table, state = self._table, self._table.desk.view.state
        seat, defence = table.picture.shown, state.defence
        if seat is None or seat in (table.desk.hand, state.active) or state.seats < 3:
            return []
        if defence is None or defence.is_supporting or state.options.alliances == "off":
            return []
        text = table.words.say("button.call_support", who=table.words.who(state, seat))
        return [[Button(table.ctx, "call_support", text, partial(self._call, seat), size=14)]]

    def _call(self, seat: Seat) -> None:
        caller = self._table.desk.hand
        if caller is not None:
            self._table.submit(CallSupport(seat=caller, ally=seat))

    def _end_button(self, end: str) -> Button:
        """Bright once nothing is left to do in the step; its note tells what still could be done."""
        table = self._table
        left = table.advice.still_possible()
        words = table.advice.end_words(end)
        tip = table.words.say("button.end.tip", left=left, hotkey=shown("end_turn", "table"))
        return Button(
            table.ctx, end, words, table.end_step, primary=not table.advice.is_much_left(), tip=tip, size=14
        )

    def _icon(self, name: str, icon: str, act: Callable[[], None]) -> IconButton:
        return IconButton(self._table.ctx, name, icon, act, self._table.words.say(f"button.{name}"))

    def _button(self, name: str, act: Callable[[], None], primary: bool = False) -> Button:
        table = self._table
        tip = table.words.say(f"button.{name}.tip") if table.words.has(f"button.{name}.tip") else ""
        return Button(
            table.ctx, name, table.words.say(f"button.{name}"), act, primary=primary, tip=tip, size=14
        )

    def _touch(self, token: str) -> None:
        self._table.touching.touch(token)
