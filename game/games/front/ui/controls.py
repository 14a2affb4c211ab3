"""The front table's buttons: menu and tools in the strip, what may be done now at the foot of the rail."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.games.front.model import MODES
from game.ui.keys import shown
from game.ui.table_controls import TableControls, Tool
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable


class Controls(TableControls):
    """Makes the buttons for what may be done now."""

    row_height = 38.0
    row_gap = 6.0
    rest_gap = 8.0

    def __init__(self, table: FrontTable) -> None:
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
            (Tool("zones", "threat", "threats"), partial(table.show_aid, "zones")),
            (Tool("supply", "branch", "supply", "front"), partial(table.show_aid, "supply")),
            (Tool("command", "crown", "command", "front"), partial(table.show_aid, "command")),
            (Tool("sight", "eye", "sight", "front"), partial(table.show_aid, "sight")),
            (Tool("points", "flag", "points", "front"), partial(table.pin, "points:all")),
            (Tool("log", "log", "log"), table.toggle_log),
            (Tool("rules", "help", "explain"), table.open_rules),
        )

    def lit_tools(self) -> Mapping[str, bool]:
        """Which aid is shown."""
        aid = self._table.aids.shown
        return {name: name == aid for name in ("zones", "supply", "command", "sight")}

    def actions(self) -> list[list[Button]]:
        """What the hand or the phase asks for."""
        table = self._table
        if table.desk.hand is None or table.fights.is_open or table.is_rolling:
            return []
        if table.touching.selection:
            return self._modes()
        if table.hand.picks:
            return self._picked()
        rows: list[list[Button]] = []
        rows += self._offered(table.hand.starts)
        if table.outlook.next_ones():
            rows.append([
                self._button("next", lambda: table.hop(1), keyed=("next_place", "map")),
            ])  # fmt: skip
        if "button:end_phase" in table.hand.starts and "button:check_initiative" not in table.hand.starts:
            rows.append([self._end_button()])
        return rows

    def _modes(self) -> list[list[Button]]:
        """Phase C: the four modes, with the number of chosen counters that may take each."""
        table = self._table
        chosen = len(table.touching.selection)
        buttons = []
        for number, mode in enumerate(MODES, 1):
            name = table.words.names.modes[mode]
            able = table.modes.possible(mode)
            text = table.words.say("button.mode", number=number, mode=name)
            if chosen > 1:
                text = table.words.say("button.mode.many", number=number, mode=name, able=able)
            button = Button(
                table.ctx, f"mode_{mode}", text, partial(table.modes.give, mode),
                tip=table.words.say(f"mode.{mode}"), size=14,
            )  # fmt: skip
            if not able:
                token = table.touching.selection[0]
                button.disabled = table.mode_refusal(token, mode)
            buttons.append(button)
        return [
            buttons[:2],
            buttons[2:],
            [
                self._button("pile", table.take_pile_of_hand, keyed=("take_all", "map")),
                self._button("formation", table.modes.widen),
            ],
            [self._button("cancel", table.touching.cancel)],
        ]

    def _picked(self) -> list[list[Button]]:
        """What the hand offers beside hexes and counters, the whole pile, and letting go."""
        table = self._table
        rows = self._offered(table.hand.offers)
        if table.hand.pending is not None:
            text = table.words.say("button.stop_here")
            rows.append([Button(table.ctx, "confirm", text, table.confirm, primary=True, size=14)])
        if table.is_marching and any(one.startswith(("unit:", "leader:")) for one in table.hand.offers):
            rows.append([self._button("pile", table.take_pile_of_hand, keyed=("take_all", "map"))])
        rows.append([self._button("cancel", table.touching.cancel)])
        return rows

    def _offered(self, offers: Mapping[str, object]) -> list[list[Button]]:
        """A button for each token that lies nowhere on the map."""
        rows = []
        for token in offers:
            kind, _, name = token.partition(":")
            if token == "button:end_phase" or (kind not in ("button", "side", "mode") and token != "hex:off"):
                continue
            rows.append([self._token_button(token, kind, name)])
        return rows

    def _token_button(self, token: str, kind: str, name: str) -> Button:
        table = self._table
        if kind == "side":
            a, _, b = name.partition("-")
            text = table.words.say("button.blow", a=a, b=b)
        elif kind == "mode":
            text = table.words.names.modes[name]
        elif token == "hex:off":
            text = table.words.say("button.off_map")
        else:
            key = f"button.{name}"
            text = table.words.say(key) if table.words.has(key) else name.replace("_", " ").capitalize()
        primary = name in ("check_initiative", "roll_bonus", "attack", "fire", "lead_night")
        tip = table.words.say(f"button.{name}.tip") if table.words.has(f"button.{name}.tip") else ""
        return Button(
            table.ctx, token.replace(":", "_") if kind != "button" else name, text,
            partial(self._touch, token), primary=primary, tip=tip, size=14,
        )  # fmt: skip

    def _touch(self, token: str) -> None:
        self._table.touching.touch(token)

    def _end_button(self) -> Button:
        """Bright once nothing is left to do in the phase."""
        table = self._table
        phase = table.words.names.phases[table.phase]
        key = "button.end_defence" if table.phase == "E1" and table.state.is_defensive else "button.end_phase"
        left = table.outlook.badge()
        tip = table.words.say("button.end_phase.tip", hotkey=shown("end_turn", "table"))
        return Button(
            table.ctx, "end_phase", table.words.say(key, phase=phase), table.end_phase,
            primary=not left, tip=tip, size=14,
        )  # fmt: skip

    def _button(
        self, name: str, act: Callable[[], None], primary: bool = False, keyed: tuple[str, str] | None = None
    ) -> Button:
        table = self._table
        tip = ""
        if table.words.has(f"button.{name}.tip"):
            tip = table.words.say(f"button.{name}.tip", hotkey=shown(*keyed) if keyed else "")
        text = table.words.say(f"button.{name}")
        return Button(table.ctx, name, text, act, primary=primary, tip=tip, size=14)
