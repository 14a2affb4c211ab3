"""The world table's buttons: menu and tools in the strip, what may be done now at the foot of the rail."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.core.ids import Seat
from game.games.world.commands import CallSupport
from game.games.world.ui.passing import DOORS
from game.ui.keys import shown
from game.ui.table_controls import TableControls, Tool
from game.ui.widgets import Button, IconButton

if TYPE_CHECKING:
    from game.games.world.ui.table import WorldTable

_ENDS = {
    "points": "enter_points",
    "withdraw": "withdraw",
    "place": "end_placing",
    "move": "end_moves",
    "defend": "end_defence",
    "battles": "end_battles",
}
"""The command that ends each step, by the name of its button."""


class Controls(TableControls):
    """Makes the buttons for what may be done now."""

    row_height = 38.0
    row_gap = 6.0
    rest_gap = 8.0

    def __init__(self, table: WorldTable) -> None:
        super().__init__(table, table.words.say)
        self._table = table

    def tools(self) -> Sequence[tuple[Tool, Callable[[], None]]]:
        """Undo to rules."""
        table = self._table
        return (
            (Tool("undo", "undo", "undo"), table.undo),
            (Tool("redo", "redo", "redo"), table.redo),
            (Tool("hint", "lamp", "hint"), table.ask_hint),
            (Tool("whole", "fullscreen", "whole_map", "map"), table.show_whole),
            (Tool("threats", "threat", "threats"), table.marking.toggle_threats),
            (Tool("log", "log", "log"), table.toggle_log),
            (Tool("rules", "help", "explain"), table.open_rules),
        )

    def lit_tools(self) -> Mapping[str, bool]:
        """Whether threats are shown."""
        return {"threats": self._table.marking.threats_on}

    @property
    def end_name(self) -> str | None:
        """The button that ends the running step, if there is one."""
        return _ENDS.get(self._table.step)

    def actions(self) -> list[list[Button]]:
        """What the hand or the step asks for."""
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
