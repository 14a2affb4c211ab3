"""The duel table's buttons: menu and tools in the strip, the likely next action bright under the market."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.core.ids import Seat
from game.games.duel.ui.touching import FORCED
from game.ui.keys import shown
from game.ui.table_controls import TableControls, Tool
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.games.duel.ui.table import DuelTable


class Controls(TableControls):
    """Makes the buttons for what may be done now."""

    def __init__(self, table: DuelTable) -> None:
        super().__init__(table, table.words.say)
        self._table = table

    def tools(self) -> Sequence[tuple[Tool, Callable[[], None]]]:
        """Undo to rules; threats only where the setting allows the aid."""
        table = self._table
        tools = [
            (Tool("undo", "undo", "undo"), table.undo),
            (Tool("redo", "redo", "redo"), table.redo),
            (Tool("hint", "lamp", "hint"), table.ask_hint),
            (Tool("threats", "threat", "threats"), table.marking.toggle_threats),
            (Tool("log", "log", "log"), table.toggle_log),
            (Tool("rules", "help", "explain"), table.open_rules),
        ]
        return [one for one in tools if one[0].name != "threats" or table.state.options.aid_threats == "on"]

    def lit_tools(self) -> Mapping[str, bool]:
        """Whether threats are shown."""
        return {"threats": self._table.marking.threats_on}

    def actions(self) -> list[list[Button]]:
        """What the hand or the phase asks for."""
        table, state = self._table, self._table.desk.view.state
        seat = table.desk.hand
        if seat is None:
            return []
        if table.hand.picks:
            forced = table.hand.picks == (FORCED,)
            rows = [[] if forced else [self._button("cancel", table.touching.cancel)]]
            if table.hand.pending is not None:
                rows[0].append(self._button("confirm", table.touching.confirm, primary=True))
            ban = table.hand.offers.get("button:ban")
            if ban is not None:
                rows[0].append(self._button("ban", lambda: self._touch("button:ban"), primary=True))
            return [row for row in rows if row]
        if state.phase == "draw_offer":
            accept = self._button("accept_draw", lambda: self._touch("button:accept_draw"))
            decline = self._button("decline_draw", lambda: self._touch("button:decline_draw"), primary=True)
            return [[accept, decline]]
        rows = []
        if "button:offer_draw" in table.hand.starts:
            rows.append([self._button("offer_draw", lambda: self._touch("button:offer_draw"))])
        if "button:end_actions" in table.hand.starts:
            words = "end_actions" if state.recruits_left else "end_turn"
            rows.append([self._end_button(words, seat)])
        return rows

    def _end_button(self, words: str, seat: Seat) -> Button:
        """Bright once there is nothing left to act with."""
        table = self._table
        left = [token for token in table.hand.starts if token.startswith("piece:")]
        text = table.words.say(f"button.{words}")
        tip = table.words.say("button.end.tip", left=len(left), hotkey=shown("end_turn", "table"))
        return Button(table.ctx, "end_actions", text, table.end_actions, primary=not left, tip=tip)

    def _button(self, name: str, act: object, primary: bool = False) -> Button:
        assert callable(act)
        return Button(self._table.ctx, name, self._table.words.say(f"button.{name}"), act, primary=primary)

    def _touch(self, token: str) -> None:
        self._table.touching.touch(token)
