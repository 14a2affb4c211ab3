"""Supply lines: which hexes of a side have one, and along which hexes it runs (14.1.0)."""

from __future__ import annotations

from collections import deque
from heapq import heappop, heappush

from game.core.ids import Seat
from game.games.front.course import Course
from game.games.front.marching import edges
from game.games.front.model import HexId, UnitId, other, side_of


class Lines:
    """The net of a seat: hexes from which a line can be traced, with the next hex towards the source."""

    def __init__(self, course: Course, seat: Seat, *, known_only: bool = False) -> None:
        self._course = course
        self._seat = seat
        field = course.field
        zone = field.against(seat) if known_only else field.zones[other(seat)]
        own = field.units[seat]
        closed = field.blocked(seat)
        self._closed = frozenset(closed | {here for here in zone if here not in own})
        self.onward: dict[HexId, HexId] = {}
        self.road: set[HexId] = set()
        self._flood_roads()
        self._reach_roads()

    def has(self, hex_id: HexId) -> bool:
        """Whether a unit there has a line."""
        return hex_id in self.onward

    def line(self, hex_id: HexId) -> tuple[HexId, ...]:
        """The line from a hex to its source, both ends with it; empty without one."""
        if hex_id not in self.onward:
            return ()
        out = [hex_id]
        while self.onward[out[-1]]:
            out.append(self.onward[out[-1]])
        return tuple(out)

    def _flood_roads(self) -> None:
        """Roads of any length that lead to a source of the side."""
        ground, state = self._course.ground, self._course.state
        todo: deque[HexId] = deque()
        for source in ground.sources(side_of(self._seat)):
            if source not in self._closed and source not in self.onward:
                self.onward[source] = ""
                todo.append(source)
        while todo:
            here = todo.popleft()
            self.road.add(here)
            for there in ground.around[here]:
                if (
                    there not in self.onward
                    and there not in self._closed
                    and ground.road(here, there)
                    and not ground.is_barred(state, here, there)
                ):
                    self.onward[there] = here
                    todo.append(there)

    def _reach_roads(self) -> None:
        """Up to 6 MP at leg costs to the net, walked from the net outwards: a step costs what the hex nearer
        to the net costs to enter."""
        tables = self._course.book.tables
        edges = leg_edges(self._course)
        most = tables.supply["reach"]
        spent = dict.fromkeys(self.road, 0)
        heap = [(0, here) for here in sorted(self.road)]
        while heap:
            cost, here = heappop(heap)
            if cost > spent[here]:
                continue
            for there, price in edges[here]:
                total = cost + price
                if total <= most and total < spent.get(there, most + 1) and there not in self._closed:
                    spent[there], self.onward[there] = total, here
                    heappush(heap, (total, there))


def unsupplied(course: Course, seat: Seat) -> tuple[UnitId, ...]:
    """The seat's units on the map without a line."""
    lines = Lines(course, seat)
    return tuple(
        unit for unit, one in course.state.units.items()
        if one.hex and course.book.seat(unit) == seat and not lines.has(one.hex)
    )  # fmt: skip


def leg_edges(course: Course) -> dict[HexId, tuple[tuple[HexId, int], ...]]:
    """For each hex the neighbours from which legs come into it, with the cost of doing so."""
    kept = course.ground.inbound
    key = course.state.blown
    if key not in kept:
        if len(kept) > 16:
            kept.clear()
        into: dict[HexId, list[tuple[HexId, int]]] = {here: [] for here in course.ground.ids}
        for here, row in edges(course, ("leg",), "tactical", False).items():
            for there, cost, _, _ in row:
                into[there].append((here, cost))
        kept[key] = {here: tuple(row) for here, row in into.items()}
    return kept[key]
