"""What a counter shows now: its print from the book with what the game has laid on it."""

from __future__ import annotations

from game.games.front.model import FrontState, Leader, Unit, slot_of
from game.games.front.rules import FrontRules
from game.games.front.standing import is_isolated, strength
from game.games.front.ui.counters import LeaderFace, UnitFace


class Prints:
    """Faces of counters; those of one state are kept."""

    def __init__(self, rules: FrontRules) -> None:
        self._rules = rules
        self._kept: tuple[object, dict[str, UnitFace | LeaderFace]] = (None, {})

    def face(self, state: FrontState, counter: str) -> UnitFace | LeaderFace | None:
        """The face of a counter in play."""
        if self._kept[0] is not state:
            self._kept = (state, {})
        found = self._kept[1].get(counter)
        if found is None:
            made = self._made(state, counter)
            if made is None:
                return None
            self._kept[1][counter] = found = made
        return found

    def _made(self, state: FrontState, counter: str) -> UnitFace | LeaderFace | None:
        unit, leader = state.units.get(counter), state.leaders.get(counter)
        if unit is not None:
            return self._unit(state, counter, unit)
        return None if leader is None else self._leader(state, counter, leader)

    def _unit(self, state: FrontState, counter: str, one: Unit) -> UnitFace:
        book = self._rules.book
        print_ = book.units[counter]
        return UnitFace(
            name=print_.name, side=print_.side, type=print_.type,
            attack=strength(book, counter, one, "attack"), defence=strength(book, counter, one, "defence"),
            ma=print_.ma, steps=one.steps, full=print_.steps, proficiency=print_.proficiency,
            division=print_.division, formation=print_.formation, barrage=print_.barrage, range=print_.range,
            mode=one.mode, states=self.states(state, counter, one), isolation=one.isolation,
            is_done=self._is_done(state, counter),
        )  # fmt: skip

    def _leader(self, state: FrontState, counter: str, one: Leader) -> LeaderFace:
        general = self._rules.book.leaders[counter]
        return LeaderFace(
            name=general.name, side=general.side, level=general.level, initiative=general.initiative,
            is_active=one.is_active, mode=one.mode, division=(*general.commands, "")[0],
            is_done=self._is_done(state, counter),
        )  # fmt: skip

    def states(self, state: FrontState, counter: str, one: Unit) -> tuple[str, ...]:
        """What is wrong with a unit, as badges."""
        flags = (
            ("suppressed", one.is_suppressed),
            ("depleted", one.is_depleted),
            ("fatigued", bool(one.fatigue)),
            ("cut", one.is_cut and not is_isolated(self._rules.book, one)),
            ("held", one.is_held),
            ("dry", one.is_dry),
            ("roused", slot_of(state) == "X" and counter in state.roused),
        )
        return tuple(name for name, is_on in flags if is_on)

    def _is_done(self, state: FrontState, counter: str) -> bool:
        return counter in state.done and self._rules.book.seat(counter) == state.active
