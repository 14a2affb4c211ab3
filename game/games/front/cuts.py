"""What cuts a supply line: the way that a line would take, and the hexes on it that are barred (14.1.0).

The way with the fewest bars is told, for the table's aid and sheet; no rule decides by it.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import pairwise
from typing import Literal

from game.core.ids import Seat
from game.games.front.course import Course
from game.games.front.lines import leg_edges
from game.games.front.model import HexId, UnitId, other, side_of

Spot = tuple[HexId, int]  # a hex, and the leg points that are used up between it and the road
END: Spot = ("", 0)


@dataclass(frozen=True)
class Bar:
    """Why a line cannot go on: an `enemy` in the hex, its `zone` over it, a `bridge` before it that is down.

    `by` are the units that are read; none of an unread stack or a bridge.
    """

    hex: HexId
    kind: Literal["enemy", "zone", "bridge"]
    by: tuple[UnitId, ...] = ()


@dataclass(frozen=True)
class Cut:
    """The way from a unit to its source, and what bars it, the nearest bar first."""

    path: tuple[HexId, ...]
    bars: tuple[Bar, ...]

    @property
    def open_part(self) -> tuple[HexId, ...]:
        """The way as far as its first bar, that hex with it."""
        return self.path[: self.path.index(self.bars[0].hex) + 1]


class Cuts:
    """The ways of one seat that have the fewest bars, worked out from the sources outwards."""

    def __init__(self, course: Course, seat: Seat) -> None:
        self._course = course
        self._seat = seat
        self._zone = course.field.against(seat)
        self._own = course.field.units[seat]
        self._enemies = course.field.blocked(seat)
        self._onward: dict[Spot, Spot] = {}
        self._flood()

    def cut(self, hex_id: HexId) -> Cut | None:
        """What bars the line of a unit there; None if nothing does, or if no road is near enough."""
        most = int(self._course.book.tables.supply["reach"])
        spots = [(hex_id, spent) for spent in range(most + 1)]
        ends = [(self._bars[spot], spot[1], spot) for spot in spots if spot in self._bars]
        if not ends:
            return None
        spot = min(ends)[2]
        path: list[HexId] = []
        while spot != END:
            if not path or path[-1] != spot[0]:
                path.append(spot[0])
            spot = self._onward[spot]
        bars = self._named(tuple(path))
        return Cut(tuple(path), bars) if bars else None

    def _flood(self) -> None:
        """Fewest bars first, then fewest hexes: along roads from the sources, then up to 6 MP on legs."""
        ground, state = self._course.ground, self._course.state
        most = int(self._course.book.tables.supply["reach"])
        into = leg_edges(self._course)
        self._bars: dict[Spot, int] = {}
        least: dict[HexId, int] = {}
        heap: list[tuple[int, int, Spot, Spot]] = []
        for source in ground.sources(side_of(self._seat)):
            heappush(heap, (self._price(source), 0, (source, 0), END))
        while heap:
            bars, hops, spot, back = heappop(heap)
            here, spent = spot
            if spent >= least.get(here, most + 1):
                continue  # reached before with no more bars and no more points
            least[here] = spent
            self._bars[spot], self._onward[spot] = bars, back
            if not spent:
                for there in ground.around[here]:
                    if ground.road(here, there):
                        price = self._price(there) + int(ground.is_barred(state, here, there))
                        heappush(heap, (bars + price, hops + 1, (there, 0), spot))
            for there, cost in into[here]:
                if spent + cost <= most:
                    heappush(heap, (bars + self._price(there), hops + 1, (there, spent + cost), spot))

    def _price(self, here: HexId) -> int:
        """One for each hex that a line cannot pass."""
        return int(here in self._enemies or (here in self._zone and here not in self._own))

    def _named(self, path: tuple[HexId, ...]) -> tuple[Bar, ...]:
        field, ground, state = self._course.field, self._course.ground, self._course.state
        out: list[Bar] = []
        before: tuple[HexId, ...] = ("", *path)
        for back, here in pairwise(before):
            if back and ground.is_barred(state, back, here):
                out.append(Bar(here, "bridge"))
            if here in self._enemies:
                there = field.stack(here, other(self._seat))
                out.append(Bar(here, "enemy", tuple(unit for unit in there if field.is_read(unit))))
            elif here in self._zone and here not in self._own:
                out.append(Bar(here, "zone", self._zone[here]))
        return tuple(out)
