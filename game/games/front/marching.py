"""How far counters go: movement allowance, costs, zones, and the hexes in reach (5.0, 6.0, 7.0).

Legality is judged by what the moving seat knows; what it meets on the way may halt it (see phases/movement).
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import cached_property
from heapq import heappop, heappush
from math import ceil

from game.core.messages import Illegal
from game.games.front.course import Course
from game.games.front.edges import Edge
from game.games.front.edges import edges as edges
from game.games.front.ground import side_id
from game.games.front.model import Hamper, HexId, Leader, Mode, Unit, other, slot_of
from game.games.front.standing import counter_of, is_isolated

GAP_HEXES = 3


def allowance(course: Course, counter: str) -> int:
    """A counter's MP in this phase (A23)."""
    one = counter_of(course.state, counter)
    if one is None:
        return 0
    if isinstance(one, Leader):
        return _scaled(course, counter, one.mode, course.book.leaders[counter].ma, 1, 1)
    if one.is_dry and slot_of(course.state) == "A":
        return 0
    isolated = is_isolated(course.book, one)
    base = course.book.units[counter].ma
    base -= 2 if one.is_cut and not isolated else 0
    base -= 1 if one.fatigue else 0
    halves = int(one.mode == "prepared") + int(one.is_suppressed) + int(isolated)
    hampers = course.state.hampers.get(counter, ())
    halves += int("wrong_turning" in hampers)
    return _scaled(course, counter, one.mode, max(0, base), 1, 2**halves)


def _scaled(course: Course, counter: str, mode: Mode, base: int, over: int, under: int) -> int:
    state = course.state
    motorised = course.book.is_motorised(counter)
    hampers = state.hampers.get(counter, ())
    under *= 2 if slot_of(state) in ("N", "X") else 1
    on_road = mode == "road" and "traffic_jam" not in hampers
    if on_road:
        over, under = (over * 2, under) if motorised else (over * 3, under * 2)
    points = base * over // under if on_road else ceil(base * over / under)
    if not points or ("no_fuel_up" in hampers and motorised):
        return 0
    return max(0, points + state.bonuses.get(counter, 0) + _event_points(hampers, motorised))


def _event_points(hampers: tuple[Hamper, ...], motorised: bool) -> int:
    """MP that movement events give or take (23.3.0)."""
    out = 0
    for hamper in hampers:
        if hamper == "road_gives_way":
            out -= 3 if motorised else 1
        elif hamper == "mines":
            out -= 2
        elif hamper == "local_guide":
            out += 1
        elif hamper == "dump" and motorised:
            out += 2
    return out


class Reach:
    """The hexes that counters can go to: cost by hex, and the cheapest path to each."""

    def __init__(self, start: HexId, costs: dict[HexId, int], back: dict[HexId, HexId], points: int) -> None:
        self.start = start
        self.costs = costs
        self.points = points
        self._back = back
        self._paths: dict[HexId, tuple[HexId, ...]] = {start: ()}

    def path(self, hex_id: HexId) -> tuple[HexId, ...]:
        """The cheapest path there, without the start."""
        found = self._paths.get(hex_id)
        if found is None:
            before = self._back[hex_id]
            found = self._paths[hex_id] = (*self.path(before), hex_id) if before else (hex_id,)
        return found


class March:
    """Counters of one place that move together; the slowest of them sets the pace."""

    def __init__(self, course: Course, counters: tuple[str, ...]) -> None:
        self.course = course
        self.counters = counters
        book, state = course.book, course.state
        rows = [one for one in (counter_of(state, counter) for counter in counters) if one is not None]
        self.seat = book.seat(counters[0])
        self.start: HexId = rows[0].hex
        self.units = tuple(counter for counter in counters if not book.is_leader(counter))
        self.points = min(allowance(course, counter) for counter in counters)
        self.classes = tuple(sorted({book.class_of(counter) for counter in counters}))
        self.hampers = {hamper for counter in counters for hamper in state.hampers.get(counter, ())}
        jam = "traffic_jam" in self.hampers
        self._gap = GAP_HEXES if "gap" in self.hampers else -1
        modes = {one.mode for one in rows}
        self.is_road = "road" in modes and not jam
        self.was_road = "road" in modes
        self.is_free = modes <= {"tactical", "prepared"}
        self.is_tactical = modes == {"tactical"}
        self.zone = course.field.against(self.seat)
        self.closed = course.field.blocked(self.seat)
        self._stacks = course.field.units[self.seat]
        self._enemy_leaders = course.field.leaders[1 - self.seat]
        self._extra = int("refugees" in self.hampers)
        self._jam = int(jam)
        form = "exploit" if "exploit" in modes else "road" if self.is_road else "tactical"
        self.edges = edges(course, self.classes, form, "local_guide" in self.hampers)
        steps = sum(one.steps for one in rows if isinstance(one, Unit))
        limit = book.tables.stack
        self._room = (limit["counters"] - len(self.units), limit["steps"] - steps)

    def reach(self) -> Reach:
        """Every hex these counters can go to (5.1.0-5.6.3, 7.2, 7.3)."""
        costs: dict[HexId, int] = {}
        back: dict[HexId, HexId] = {}
        heap: list[tuple[int, HexId, int]] = []
        if self.start:
            for to, cost in self._first_steps():
                costs[to], back[to] = cost, self.start
                heappush(heap, (cost, to, 1))
            back[self.start] = ""
        else:
            for to, cost in self.entries():
                costs[to], back[to] = cost, ""
                heappush(heap, (cost, to, 1))
        self._spread(heap, costs, back)
        return Reach(self.start, costs, back, self.points)

    def _spread(
        self, heap: list[tuple[int, HexId, int]], costs: dict[HexId, int], back: dict[HexId, HexId]
    ) -> None:
        """On from the first hexes. The heart of all planning: tables instead of calls (see `_onward`)."""
        start, most, edges, zone = self.start, self.points, self.edges, self.zone
        dry = "culvert_blown" in self.hampers
        busy: Container[HexId] = self._stacks if self.is_road else ()
        while heap:
            cost, here, depth = heappop(heap)
            if cost > costs[here] or (here in zone and depth > self._gap):
                continue
            depth += 1
            walls = self._walls[depth <= self._gap]
            spent = cost + self._extra
            for to, price, by_road, wet in edges[here]:
                total = spent + price + (self._jam if by_road else 0) + (to in busy)
                if total > most or to in walls or to == start or (wet and dry):
                    continue
                if total < costs.get(to, 99):
                    costs[to], back[to] = total, here
                    heappush(heap, (total, to, depth))

    def entries(self) -> Iterator[tuple[HexId, int]]:
        """The hexes by which counters beside the map come in, with their cost (16.1, 16.2)."""
        for here in entry_hexes(self.course, self.counters[0]):
            cost = self._entry_cost(here)
            if cost is not None and not self._bars(here, 1) and cost <= max(self.points, self._least()):
                yield here, min(cost, self.points)

    def refusal(self, path: tuple[HexId, ...]) -> Illegal | None:
        """Why these counters cannot go along a path; None if they can."""
        ground = self.course.ground
        if not path:
            return Illegal("5.1.0", "no_path")
        unknown = next((here for here in path if not ground.has(here)), None)
        if unknown is not None:
            return Illegal("5.1.0", "no_such_hex", hex=unknown)
        if not self.points:
            return Illegal("A23", "no_points", unit=self.counters[0])
        spent, here = 0, self.start
        for depth, to in enumerate(path, 1):
            steps = dict(self._steps_from(here, depth))
            if to not in steps:
                return self._reason(here, to, depth)
            spent += steps[to]
            if depth > 1 and spent > self.points:
                return Illegal("5.1.0", "too_far", hex=to, cost=spent, points=self.points)
            if depth < len(path) and self._stops(to, depth):
                return Illegal("7.2", "zone_stops", hex=to, unit=self.zone[to][0])
            here = to
        return None

    def cost(self, path: tuple[HexId, ...]) -> int:
        """MP of a legal path."""
        spent, here = 0, self.start
        for depth, to in enumerate(path, 1):
            spent += dict(self._steps_from(here, depth))[to]
            here = to
        return spent

    def _steps_from(self, here: HexId, depth: int) -> Iterator[tuple[HexId, int]]:
        if depth > 1:
            return self._onward(here, depth)
        return self._first_steps() if here else self.entries()

    def _least(self) -> int:
        """A Tactical unit with MA may always go one hex (5.4.0)."""
        return 99 if self.is_tactical and self.points else 0

    def _first_steps(self) -> Iterator[tuple[HexId, int]]:
        """From the start: leaving a zone, from zone to zone, over a river, the one hex of 5.4.0."""
        points, ground = self.points, self.course.ground
        if not points:
            return
        in_zone = self._hinders(self.start, 0)
        if "culvert_blown" not in self.hampers:
            yield from self._fords(in_zone)
        for to, price, by_road, _ in self._open_edges(self.start, 1):
            if in_zone and self._hinders(to, 1):
                if self._slips_by(ground.water(self.start, to) == "river"):
                    yield to, points
                continue
            cost = price + self._extras(to, by_road) + int(in_zone)
            if cost <= points or self.is_tactical:
                yield to, min(cost, points)

    def _slips_by(self, is_river: bool) -> bool:
        """7.3: leg or tracked, Tactical or Prepared Assault, not over a river."""
        return self.is_free and not self.was_road and "wheeled" not in self.classes and not is_river

    def _fords(self, in_zone: bool) -> Iterator[tuple[HexId, int]]:
        """Leg units cross an unbridged river with their whole MA, from outside zones."""
        if in_zone or not self.is_free or self.was_road or self.classes != ("leg",):
            return
        ground, state = self.course.ground, self.course.state
        for to in ground.around[self.start]:
            if ground.is_barred(state, self.start, to) and not self._bars(to, 1):
                yield to, self.points

    def _onward(self, here: HexId, depth: int) -> Iterator[tuple[HexId, int]]:
        for to, price, by_road, _ in self._open_edges(here, depth):
            yield to, price + self._extras(to, by_road)

    def _open_edges(self, here: HexId, depth: int) -> Iterator[Edge]:
        dry = "culvert_blown" in self.hampers
        for edge in self.edges[here]:
            if not (dry and edge[3]) and not self._bars(edge[0], depth):
                yield edge

    def _extras(self, to: HexId, by_road: bool) -> int:
        """Traffic (5.6.3) and movement events."""
        traffic = int(self.is_road and to in self._stacks)
        return traffic + self._extra + (self._jam if by_road else 0)

    def _bars(self, to: HexId, depth: int) -> bool:
        """Enemies (5.3.0), zones that may not be entered (6.2.0, 22.3.0), a full road (8.2)."""
        return to in self._walls[depth <= self._gap]

    @cached_property
    def _walls(self) -> tuple[frozenset[HexId], frozenset[HexId]]:
        """The hexes that may not be entered; behind them those of the first hexes through a gap."""
        near = set(self.closed)
        if not self.units:
            near.update(self._enemy_leaders)
        elif self.is_road:
            near.update(here for here in self._stacks if self._is_full(here))
        far: set[HexId] = set()
        if self.was_road:
            far.update(self.zone)
        elif not self.units:
            far.update(here for here in self.zone if here not in self._stacks)
        return frozenset(near | far), frozenset(near)

    def _is_full(self, to: HexId) -> bool:
        there = self._stacks.get(to)
        if there is None:
            return False
        steps = sum(self.course.state.units[unit].steps for unit in there)
        return len(there) > self._room[0] or steps > self._room[1]

    def _hinders(self, hex_id: HexId, depth: int) -> bool:
        """Whether a zone is felt there; a gap in the line hides the first three hexes."""
        return hex_id in self.zone and depth > self._gap

    def _stops(self, hex_id: HexId, depth: int) -> bool:
        return self._hinders(hex_id, depth)

    def _entry_cost(self, here: HexId) -> int | None:
        """A hex with a road is entered by it."""
        ground, table = self.course.ground, self.course.book.tables
        roads = {ground.road(here, there) for there in ground.around[here]} - {""}
        if roads:
            secondary = "primary" not in roads and self.is_road and self.classes != ("leg",)
            return (2 if secondary else 1) + self._extras(here, True)
        if self.is_road:
            return None
        prices = [getattr(table.terrain[ground.terrain[here]], name) for name in self.classes]
        return None if None in prices else max(prices) + self._extras(here, False)

    def _reason(self, here: HexId, to: HexId, depth: int) -> Illegal:
        """Why the next hex of a path is closed."""
        ground, state, field = self.course.ground, self.course.state, self.course.field
        if here and to not in ground.around[here]:
            return Illegal("5.1.0", "not_next", hex=to, origin=here)
        if not here and to not in entry_hexes(self.course, self.counters[0]):
            return Illegal("16.1", "no_entry", hex=to)
        if to in self.closed:
            there = [unit for unit in field.stack(to, other(self.seat)) if field.is_read(unit)]
            return Illegal("5.3.0", "enemy_there", hex=to, unit=there[0] if there else "")
        if self._hinders(to, depth):
            maker = self.zone[to][0]
            if self.was_road:
                return Illegal("6.2.0", "road_mode_zone", hex=to, unit=maker)
            if not self.units and to not in self._stacks:
                return Illegal("22.3.0", "leader_zone", hex=to, unit=maker)
            if depth == 1 and here and self._hinders(here, 0):
                return Illegal("7.3", "zone_to_zone", hex=to, unit=maker)
        if self.is_road and not (here and ground.road(here, to)):
            return Illegal("5.6.2", "off_road", hex=to)
        if here and ground.road(here, to) and side_id(here, to) in state.blown:
            return Illegal("17.1", "bridge_down", hex=to, origin=here)
        if here and ground.water(here, to):
            return Illegal("5.2.0", "water", hex=to, water=ground.water(here, to))
        if self.is_road and self._is_full(to):
            return Illegal("5.6.3", "road_full", hex=to)
        if not self.units and to in self._enemy_leaders:
            return Illegal("5.3.0", "enemy_there", hex=to, unit=self._enemy_leaders[to][0])
        if here and not any(edge[0] == to for edge in self.edges[here]):
            return Illegal("5.2.0", "closed_terrain", hex=to, terrain=ground.terrain[to])
        return Illegal("5.1.0", "too_far", hex=to, cost=self.points + 1, points=self.points)


def entry_hexes(course: Course, counter: str) -> tuple[HexId, ...]:
    """Where a counter beside the map may come in: its entry, else the alternative, else the edge within 3."""
    one = counter_of(course.state, counter)
    if one is None or not one.entry:
        return ()
    ground = course.ground
    closed = course.field.blocked(course.book.seat(counter))
    start = next((s for s in course.book.starts(course.state.options) if s.id == counter), None)
    names = start.entries if start is not None and one.entry in start.entries else (one.entry,)
    first = ground.entries[names[0]].hex
    if first not in closed:
        return (first,)
    others = tuple(ground.entries[name].hex for name in names[1:] if name in ground.entries)
    free = tuple(here for here in others if here not in closed)
    if free:
        return free
    return tuple(
        here for here in ground.ids
        if here in ground.edge and here not in closed and ground.distance(first, here) <= 3
    )  # fmt: skip
