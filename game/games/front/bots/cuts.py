"""Lines of supply that a unit would cut by standing somewhere (14.1.0).

The enemy's net is walked again for every place that lies on one of its lines, so it is walked on graphs
made once: roads by hex, and the six points to them only for units whose line is in question.
"""

from __future__ import annotations

from functools import cached_property
from heapq import heappop, heappush

from game.games.front.bots.theatre import Theatre
from game.games.front.field import ZONE_STEPS
from game.games.front.lines import Lines
from game.games.front.marching import edges
from game.games.front.model import HexId, UnitId, side_of

NOTHING: frozenset[HexId] = frozenset()
FEW = 3  # units whose line is looked after where a cut as such gives no points


class Cuts:
    """The enemy's lines as one position has them, and what becomes of them."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        course = theatre.course
        self._friends = course.field.units[theatre.enemy]
        self._roads = theatre.ways.roads(course)
        self._legs = edges(course, ("leg",), "tactical", False)
        self._most = course.book.tables.supply["reach"]
        self._least = 1 if course.scenario.points.us_cut_off_at_end else FEW
        self._cuts: dict[tuple[HexId, bool, frozenset[HexId]], int] = {}
        self._risks: dict[tuple[HexId, bool, frozenset[HexId]], tuple[UnitId, ...]] = {}

    def by(self, unit: UnitId, here: HexId) -> int:
        """How many of the enemy's units are without a line because the unit stands there."""
        freed, closes = self._freed(unit), self._has_zone(unit)
        if not self._whom(here, closes, freed):
            return 0
        if freed and not self._kept_off(freed) and not self._count(here, closes, NOTHING):
            return 0  # what cuts nobody even while the hexes that it leaves stay closed
        return self._count(here, closes, freed)

    def most(self, unit: UnitId, here: HexId) -> int:
        """No fewer than `by` tells, without looking after any line."""
        return len(self._whom(here, self._has_zone(unit), self._freed(unit)))

    def _count(self, here: HexId, closes: bool, freed: frozenset[HexId]) -> int:
        key = here, closes, freed
        found = self._cuts.get(key)
        if found is None:
            whom, closed = self._whom(*key), self._closed_by(here, closes) | (self._closed - freed)
            found = self._cuts[key] = len(self._off_with(closed, whom)) if whom else 0
        return found

    def _whom(self, here: HexId, closes: bool, freed: frozenset[HexId]) -> tuple[UnitId, ...]:
        """Those whose lines are worth looking after when a unit stands there."""
        key = here, closes, freed
        found = self._risks.get(key)
        if found is None:
            found = self._at_risk(self._closed_by(here, closes) - (self._closed - freed), freed)
            if len(found) < self._least and not self._kept_off(freed):
                found = ()
            self._risks[key] = found
        return found

    def _at_risk(self, closed: frozenset[HexId], freed: frozenset[HexId]) -> tuple[UnitId, ...]:
        """Those whose line now runs through one of these hexes, and those who would have one if it were not
        for the unit; who has none anyhow has none with more hexes closed."""
        out = dict.fromkeys(self._kept_off(freed))
        for here in closed:
            out.update(dict.fromkeys(self._flows.get(here, ())))
        return tuple(out)

    def _kept_off(self, freed: frozenset[HexId]) -> tuple[UnitId, ...]:
        """Those without a line who have one when these hexes are open."""
        found = self._keeps.get(freed)
        if found is None:
            found = ()
            if freed and self.off:
                closed, units = self._closed - freed, self.theatre.course.state.units
                net, far = self._flooded(closed), self.theatre.course.ground.distance
                grows = len(net) > len(self._net)
                found = tuple(
                    foe for foe in self.off
                    if (grows or any(far(units[foe].hex, to) <= self._most for to in freed))
                    and self._comes(units[foe].hex, net, closed)
                )  # fmt: skip
            self._keeps[freed] = found
        return found

    @cached_property
    def _keeps(self) -> dict[frozenset[HexId], tuple[UnitId, ...]]:
        return {}

    @cached_property
    def _net(self) -> set[HexId]:
        return self._flooded(self._closed)

    def _off_with(self, closed: frozenset[HexId], whom: tuple[UnitId, ...]) -> tuple[UnitId, ...]:
        """Those of these units that have no line when these hexes are closed."""
        units, same = self.theatre.course.state.units, closed >= self._closed
        net = self._net if same and self._net.isdisjoint(closed) else self._flooded(closed)
        return tuple(foe for foe in whom if not self._comes(units[foe].hex, net, closed))

    def _flooded(self, closed: frozenset[HexId]) -> set[HexId]:
        """The road hexes that hang together with a source."""
        course = self.theatre.course
        todo = [one for one in course.ground.sources(side_of(self.theatre.enemy)) if one not in closed]
        net = set(todo)
        while todo:
            for there in self._roads[todo.pop()]:
                if there not in net and there not in closed:
                    net.add(there)
                    todo.append(there)
        return net

    def _comes(self, start: HexId, net: set[HexId], closed: frozenset[HexId]) -> bool:
        """Whether a unit has a way of six points to the net."""
        if start in net:
            return True
        if not any(to not in closed for to in self.theatre.course.ground.around[start]):
            return False
        costs, heap = {start: 0}, [(0, start)]
        while heap:
            cost, here = heappop(heap)
            if cost > costs[here]:
                continue
            for there, price, _, _ in self._legs[here]:
                total = cost + price
                if total <= self._most and total < costs.get(there, 99) and there not in closed:
                    if there in net:
                        return True
                    costs[there] = total
                    heappush(heap, (total, there))
        return False

    def _has_zone(self, unit: UnitId) -> bool:
        course = self.theatre.course
        return course.state.units[unit].steps >= ZONE_STEPS and not course.book.is_artillery(unit)

    def _closed_by(self, here: HexId, closes: bool) -> frozenset[HexId]:
        """The hexes that a unit closes: its own, and its zone without enemies."""
        ground, state = self.theatre.course.ground, self.theatre.course.state
        zone = [to for to in ground.around[here] if not ground.is_barred(state, here, to)] if closes else []
        return frozenset(to for to in (here, *zone) if to not in self._friends)

    def _freed(self, unit: UnitId) -> frozenset[HexId]:
        """The hexes that would be open if the unit left."""
        found = self._frees.get(unit)
        if found is None:
            field, seat = self.theatre.course.field, self.theatre.seat
            here = self.theatre.course.state.units[unit].hex
            own = () if not here or len(field.stack(here, seat)) > 1 else (here,)
            zone = field.zones[seat]
            near = self.theatre.course.ground.around[here] if here else ()
            alone = [to for to in near if zone.get(to) == (unit,) and to not in field.units[seat]]
            kept = [to for to in own if to not in zone or zone[to] == (unit,)]
            found = self._frees[unit] = frozenset((*kept, *alone)) & self._closed
        return found

    @cached_property
    def _frees(self) -> dict[UnitId, frozenset[HexId]]:
        return {}

    @cached_property
    def _closed(self) -> frozenset[HexId]:
        """The hexes that are closed to the enemy's lines now."""
        field = self.theatre.course.field
        zone = {to for to in field.zones[self.theatre.seat] if to not in self._friends}
        return frozenset(field.blocked(self.theatre.enemy) | zone)

    @cached_property
    def off(self) -> tuple[UnitId, ...]:
        """The enemy's units that have no line now."""
        return self._off_with(self._closed, self.theatre.foes)

    @cached_property
    def _flows(self) -> dict[HexId, tuple[UnitId, ...]]:
        """The hexes through which the enemy's lines run, with the units whose lines they are."""
        course, found = self.theatre.course, dict[HexId, tuple[UnitId, ...]]()
        net = Lines(course, self.theatre.enemy)
        for foe in self.theatre.foes:
            for here in net.line(course.state.units[foe].hex):
                found[here] = (*found.get(here, ()), foe)
        return found
