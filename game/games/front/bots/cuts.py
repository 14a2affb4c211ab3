"""Lines of supply that a unit would cut by standing somewhere (14.1.0)."""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace

from game.games.front.bots.theatre import Theatre
from game.games.front.course import Course
from game.games.front.field import ZONE_STEPS
from game.games.front.lines import Lines
from game.games.front.model import HexId, Unit, UnitId


class Cuts:
    """The enemy's lines as one position has them, and what becomes of them."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        self._cuts: dict[tuple[UnitId, HexId], int] = {}
        self._without: dict[UnitId, int] = {}

    def by(self, unit: UnitId, here: HexId) -> int:
        """How many of the enemy's units are without a line because the unit stands there."""
        found = self._cuts.get((unit, here))
        if found is None:
            found = self._cuts[unit, here] = self._by(unit, here)
        return found

    def _by(self, unit: UnitId, here: HexId) -> int:
        one = self.theatre.course.state.units[unit]
        stays = here == one.hex
        if not (self._off and stays) and not any(to in self._flows for to in self._closed(unit, here)):
            return 0
        cut = len(self._off) if stays else self._count({unit: replace(one, hex=here)})
        return max(0, cut - self._baseline(unit, one))

    def _baseline(self, unit: UnitId, one: Unit) -> int:
        """How many are cut off if the unit were nowhere."""
        if not self._off:
            return 0
        found = self._without.get(unit)
        if found is None:
            found = self._without[unit] = self._count({unit: replace(one, hex="")})
        return found

    def _closed(self, unit: UnitId, here: HexId) -> set[HexId]:
        """The hexes that a unit closes to lines that were open: its own, and its zone without enemies."""
        course, state = self.theatre.course, self.theatre.course.state
        ground, closed = course.ground, {here}
        if state.units[unit].steps >= ZONE_STEPS and not course.book.is_artillery(unit):
            closed |= {to for to in ground.around[here] if not ground.is_barred(state, here, to)}
        return {to for to in closed if to not in course.field.units[self.theatre.enemy]}

    def _count(self, changed: dict[UnitId, Unit]) -> int:
        course = self.theatre.course
        state = replace(course.state, units={**course.state.units, **changed})
        return len(self._cut_off(Course(course.ground, course.book, state)))

    def _cut_off(self, course: Course) -> tuple[UnitId, ...]:
        net = Lines(course, self.theatre.enemy)
        return tuple(foe for foe in self.theatre.foes if not net.has(course.state.units[foe].hex))

    @cached_property
    def _off(self) -> tuple[UnitId, ...]:
        """The enemy's units that have no line now."""
        return self._cut_off(self.theatre.course)

    @cached_property
    def _flows(self) -> frozenset[HexId]:
        """The hexes through which the enemy's lines run."""
        course = self.theatre.course
        net = Lines(course, self.theatre.enemy)
        return frozenset(to for foe in self.theatre.foes for to in net.line(course.state.units[foe].hex))
