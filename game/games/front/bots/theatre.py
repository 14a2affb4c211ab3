"""The war as one seat sees it at one moment: who can go where, who can strike where, lines, points."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.front.book import Class
from game.games.front.bots.levels import Level
from game.games.front.bots.odds import Odds
from game.games.front.bots.ways import FAR, Ways
from game.games.front.course import Course
from game.games.front.flow import first_seat
from game.games.front.lines import Lines
from game.games.front.marching import March, Reach
from game.games.front.model import HexId, UnitId, other, slot_of
from game.games.front.phases.movement import refusal
from game.games.front.standing import counter_of, strength

Pace = Callable[[], float]

SUDDEN = 16.0  # what a place is worth, besides its points, with which the game would be won at once
SOON = 2  # turns in which listed reinforcements are looked out for
STEP = 0.45  # what a step is worth besides the points for a lost unit


class Theatre:
    """Readings of one view, each made when it is asked for."""

    def __init__(
        self, course: Course, seat: Seat, level: Level, ways: Ways, pace: Pace = lambda: 0.0
    ) -> None:
        self._pace = pace
        self.course, self.seat, self.level, self.ways = course, seat, level, ways
        self.enemy = other(seat)
        self.odds = Odds(course, seat)
        self._reaches: dict[tuple[str, ...], Reach] = {}
        self._prices: dict[UnitId, float] = {}
        self._attacks: dict[UnitId, int] = {}
        self._defences: dict[UnitId, int] = {}
        self._means: dict[tuple[UnitId, ...], float] = {}
        self._gaits: dict[str, tuple[Class, int]] = {}
        self._rows: dict[tuple[HexId, Class], dict[HexId, int]] = {}

    def is_late(self) -> bool:
        """Whether the time to think is over: what is costly to weigh is left out then."""
        return self._pace() >= 1

    @cached_property
    def own(self) -> tuple[UnitId, ...]:
        """The seat's units in play."""
        return tuple(u for u in sorted(self.course.state.units) if self.course.book.seat(u) == self.seat)

    @cached_property
    def foes(self) -> tuple[UnitId, ...]:
        """The enemy's units on the map, as far as they are read."""
        units, seat = self.course.state.units, self.course.book.seat
        return tuple(u for u in sorted(units) if seat(u) == self.enemy and units[u].hex)

    @cached_property
    def comings(self) -> tuple[UnitId, ...]:
        """The enemy's units beside the map that may enter it with his next march."""
        units, seat = self.course.state.units, self.course.book.seat
        return tuple(
            u for u in sorted(units) if seat(u) == self.enemy and not units[u].hex and units[u].entry
        )

    @cached_property
    def announced(self) -> tuple[tuple[UnitId, HexId], ...]:
        """The enemy's units that wait beside the map or are listed to come soon, each with its entry."""
        state, ground = self.course.state, self.course.ground
        if not self.level.pockets:
            return ()
        turns = self.course.scenario.turns
        soon = turns[max(0, state.turns_begun - 1) : state.turns_begun + SOON]
        found = [(unit, self.spot(unit)) for unit in self.comings]
        units, seat = self.course.book.units, self.course.book.seat
        for start in self.course.book.starts(state.options):
            is_due = start.turn in soon and start.id not in state.units and start.id not in state.gone
            if is_due and start.entries and start.id in units and seat(start.id) == self.enemy:
                found.append((start.id, ground.entries[start.entries[0]].hex))
        return tuple(found)

    @cached_property
    def movable(self) -> frozenset[str]:
        """Own units that can still move in this phase."""
        return frozenset(unit for unit in self.own if refusal(self.course, unit) is None)

    def spot(self, counter: str) -> HexId:
        """Where a counter is; beside the map: the hex of its entry."""
        one = counter_of(self.course.state, counter)
        if one is None:
            return ""
        return one.hex or self.course.ground.entries[one.entry].hex

    def reach(self, counters: tuple[str, ...]) -> Reach:
        """Where counters of one place can go now."""
        found = self._reaches.get(counters)
        if found is None:
            found = self._reaches[counters] = March(self.course, counters).reach()
        return found

    @cached_property
    def comers(self) -> dict[HexId, tuple[UnitId, ...]]:
        """By hex: own units that can march there now, or stand there."""
        found: dict[HexId, list[UnitId]] = {}
        for unit in self.own:
            here = self.course.state.units[unit].hex
            if here:
                found.setdefault(here, []).append(unit)
            if unit in self.movable:
                for there in self.reach((unit,)).costs:
                    if there != here:
                        found.setdefault(there, []).append(unit)
        return {here: tuple(units) for here, units in found.items()}

    def turns(self, unit: str, start: HexId, goal: HexId) -> float:
        """Full marches from a hex to a goal, whoever stands on the way."""
        kind, pace = self._gaits.get(unit) or self._gait(unit)
        row = self._rows.get((goal, kind))
        if row is None:
            row = self._rows[goal, kind] = self.ways.to(self.course, goal, kind)
        return row.get(start, FAR) / pace

    def _gait(self, unit: str) -> tuple[Class, int]:
        book = self.course.book
        pace = book.leaders[unit].ma if book.is_leader(unit) else book.units[unit].ma
        found = self._gaits[unit] = book.class_of(unit), pace
        return found

    @cached_property
    def left(self) -> float:
        """Full marches that are left to the end of the scenario, this one with it."""
        state = self.course.state
        turns = self.course.scenario.turns[state.turns_begun :]
        now = 0.5 if slot_of(state) in ("N", "X") else 1.0
        return now + sum(0.5 if turn.endswith("N") else 1.0 for turn in turns)

    @cached_property
    def is_ending(self) -> bool:
        """Whether this is the last day's night: nothing has to be saved for later."""
        return self.course.state.turns_begun >= len(self.course.scenario.turns)

    @cached_property
    def lines(self) -> Lines:
        """The own net of supply, by what is known."""
        return Lines(self.course, self.seat, known_only=True)

    @cached_property
    def answer(self) -> str:
        """The part of the day in which the enemy moves next; nothing if he does not any more."""
        slot = slot_of(self.course.state)
        if self.seat == first_seat(self.course) or self.course.state.active != self.seat:
            return slot
        if slot == "X":
            return "" if self.is_ending else "A"
        return "X" if slot == "N" and self.is_ending else {"A": "P", "P": "N", "N": "A"}[slot]

    @cached_property
    def strikes(self) -> dict[HexId, tuple[UnitId, ...]]:
        """By hex: the enemy units that can come next to it in a march by day."""
        state, book, ground = self.course.state, self.course.book, self.course.ground
        units = {
            unit: replace(one, mode="tactical", is_suppressed=False) if unit in self.foes else one
            for unit, one in state.units.items()
        }
        if not self.answer:
            return {}
        turn = state.turn[:-1] + self.answer
        course = Course(ground, book, replace(state, units=units, turn=turn, phase="D", bonuses={}, done=()))
        found: dict[HexId, list[UnitId]] = {}
        for unit in (*self.foes, *self.comings):
            if not book.units[unit].attack or units[unit].is_held:
                continue
            hexes = {self.spot(unit), *March(course, (unit,)).reach().costs}
            near = {there for here in hexes for there in ground.around[here]} | hexes
            for here in sorted(near):
                found.setdefault(here, []).append(unit)
        return {here: tuple(names) for here, names in found.items()}

    @cached_property
    def threatened(self) -> frozenset[HexId]:
        """The hexes that an enemy can come next to, or by which he is about to arrive."""
        return frozenset((*self.strikes, *(here for _, here in self.announced)))

    def price(self, unit: UnitId) -> float:
        """What a step of a unit is worth: its part of the points for a lost unit, and what it can do."""
        found = self._prices.get(unit)
        if found is None:
            book, points = self.course.book, self.course.scenario.points
            one, print_ = self.course.state.units[unit], book.units[unit]
            lost = float(points.us_lost if book.seat(unit) == 1 else -points.de_lost)
            small = print_.steps == 1 or book.is_artillery(unit)
            lost = lost / 2 if points.halve_small and small else lost
            force = (print_.attack + print_.defence + print_.barrage) / (8 * print_.steps)
            found = self._prices[unit] = lost / one.steps + STEP * force * (0.3 if self.is_ending else 1)
        return found

    def prices(self, units: tuple[UnitId, ...]) -> float:
        """The mean worth of a step among units."""
        found = self._means.get(units)
        if found is None:
            steps = self.course.state.units
            total = sum(steps[unit].steps for unit in units)
            found = sum(self.price(unit) * steps[unit].steps for unit in units) / total if total else 0.0
            self._means[units] = found
        return found

    def defence(self, units: tuple[UnitId, ...]) -> int:
        """What units hold a hex with."""
        known, total = self._defences, 0
        for unit in units:
            if unit not in known:
                known[unit] = strength(self.course.book, unit, self.course.state.units[unit], "defence")
            total += known[unit]
        return total

    def attack(self, unit: UnitId) -> int:
        """What a unit attacks with."""
        found = self._attacks.get(unit)
        if found is None:
            one = self.course.state.units[unit]
            found = self._attacks[unit] = strength(self.course.book, unit, one, "attack")
        return found

    @cached_property
    def prizes(self) -> dict[HexId, float]:
        """Places that count, with their points, and what more those are worth that end the game (20.4)."""
        ground = self.course.ground
        found = {place.hex: float(place.vp) for place in ground.map.places if place.vp}
        keys = [ground.place_hex(name) for name in self.course.scenario.sudden]
        for here in keys if self.level.keeps else ():
            others = sum(self.course.state.control.get(there) != 0 for there in keys if there != here)
            found[here] = found.get(here, 0.0) + SUDDEN / (1 + others) ** 2
        return found

    def is_mine(self, here: HexId) -> bool:
        """Whether the seat controls a place; what nobody has entered is American."""
        german = self.course.state.control.get(here) == 0
        return german == (self.seat == 0)
