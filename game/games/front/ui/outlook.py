"""What is still to do in the running phase: counts, the next counter, and what would be a pity to forget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.front.model import slot_of
from game.games.front.phases import activation, movement

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable


CUT_TOLD = 3  # stacks without a line that the sheet names


class Outlook:
    """Reads the hand's offers; one answer is kept for each entry of the log."""

    def __init__(self, table: FrontTable) -> None:
        self._table = table
        self._kept: tuple[object, tuple[str, ...]] = (None, ())

    def unmoved(self) -> tuple[str, ...]:
        """Tokens of the counters that can still march somewhere, units in play order (D and F)."""
        table = self._table
        key = (table.desk.session.index, table.desk.hand)
        if self._kept[0] != key:
            found: tuple[str, ...] = ()
            if table.is_marching and table.desk.hand is not None:
                course = table.desk.rules.course(table.desk.view.state)
                names = movement.movable(course, table.desk.hand)
                found = tuple(table.token(name) for name in names if movement.reachable(course, (name,)))
            self._kept = (key, found)
        return self._kept[1]

    def units_left(self) -> tuple[str, ...]:
        """The combat units among them."""
        return tuple(token for token in self.unmoved() if token.startswith("unit:"))

    def rollers(self) -> tuple[str, ...]:
        """Leaders that may still roll for something now."""
        table = self._table
        if table.phase in ("D", "F"):
            leaders = [token for token in table.hand.starts if token.startswith("leader:")]
            return tuple(
                token for token in leaders if any("roll_bonus" in one for one in table.hand.after((token,)))
            )
        if table.phase == "N1":
            return tuple(token for token in table.hand.starts if token.startswith("leader:"))
        return ()

    def arrivals(self) -> tuple[str, ...]:
        """Own counters that wait beside the map and could come in."""
        state = self._table.desk.view.state
        place_of = self._table.picture.board.stacks.place_of
        return tuple(token for token in self.unmoved() if (place_of(state, token) or "").startswith("@"))

    def targets(self) -> int:
        """How many hexes can be assaulted or fired at."""
        return sum(token.startswith("hex:") for token in self._table.hand.starts)

    def next_ones(self) -> tuple[str, ...]:
        """The counters that the next-unit key goes through."""
        table = self._table
        if table.desk.hand is None:
            return ()
        if table.is_marching:
            order = (*self.arrivals(), *self.unmoved())
            return tuple(dict.fromkeys(order))
        kinds = ("unit", "leader", "hex")
        tokens = [token for token in table.hand.starts if token.partition(":")[0] in kinds]
        return tuple(token for token in tokens if table.place_of(token) is not None)

    def lines(self) -> list[str]:
        """What the aid over the map shows, and what can be done now, a line each."""
        table = self._table
        aid = table.aids.shown
        if aid is None:
            return self._advice()
        out = [table.words.say(f"aid.{aid}")]
        if aid == "supply":
            out += table.aids.cuts.sentences(table.state, table.seat_of_interest, CUT_TOLD)
        return [*out, *self._advice()]

    def _advice(self) -> list[str]:
        table, words = self._table, self._table.words
        phase, state = table.phase, table.desk.view.state
        if table.is_rolling:
            return [words.say("advice.rolling")]
        if table.desk.hand is None:
            return [words.say("advice.wait")] if state.outcome is None else [words.say("advice.over")]
        if state.excess:
            return [words.say("advice.excess", hex=words.place(table.desk.rules, state.excess[0].hex))]
        if table.hand.picks or table.touching.selection:
            key = f"advice.{phase}.picked"
            return [words.say(key if words.has(key) else "advice.picked")]
        out = [words.say(f"advice.{phase}")] if words.has(f"advice.{phase}") else []
        if phase == "B":
            due = len(activation.due(table.desk.rules.course(state)))
            out.insert(0, words.counted("advice.leaders", due))
        if phase in ("D", "F"):
            out += self._march_lines()
        if phase in ("E1", "E2"):
            out += self._fight_lines(phase)
        if phase == "N1":
            units = sum(token.startswith("unit:") for token in table.hand.starts)
            out.append(words.counted("advice.night_left", units))
        return out

    def badge(self) -> int:
        """How many decisions the running phase still offers, for the phase bar."""
        phase, starts = self._table.phase, self._table.hand.starts
        if self._table.desk.hand is None:
            return 0
        if phase in ("D", "F"):
            return len(self.unmoved())
        if phase == "B":
            return len(activation.due(self._table.desk.rules.course(self._table.desk.view.state)))
        if phase == "C":
            return 0  # every counter has a mode already
        return sum(token.partition(":")[0] in ("unit", "leader", "hex") for token in starts)

    def warnings(self) -> list[str]:
        """What would be forgotten if the phase ended now."""
        table, words = self._table, self._table.words
        out = []
        if table.phase in ("D", "F", "N1") and self.rollers():
            key = f"warn.rolls.{'N1' if table.phase == 'N1' else 'D'}"
            out.append(words.counted(key, len(self.rollers())))
        if table.phase == "D" and self.arrivals():
            out.append(words.counted("warn.arrivals", len(self.arrivals())))
        state = table.desk.view.state
        units = self.units_left()
        if table.phase in ("D", "F") and units and not state.done:
            out.append(words.counted("warn.nobody", len(units)))
        if table.phase == "N1" and not state.tried and self.badge() and not self.rollers():
            out.append(words.say("warn.night"))
        return out

    def _march_lines(self) -> list[str]:
        table, words = self._table, self._table.words
        out = [words.counted("advice.unmoved", len(self.units_left()))]
        if self.arrivals():
            out.append(words.counted("advice.arrivals", len(self.arrivals())))
        if self.rollers():
            out.append(words.counted("advice.rolls", len(self.rollers())))
        if slot_of(table.desk.view.state) in ("N", "X"):
            out.append(words.say("advice.half"))
        return out

    def _fight_lines(self, phase: str) -> list[str]:
        words = self._table.words
        count = self.targets()
        if not count:
            return [words.say("advice.no_targets")]
        return [words.counted(f"advice.{phase}.targets", count)]
