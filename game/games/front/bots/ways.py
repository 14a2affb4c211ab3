"""How far it is to a hex for each class of counters, whoever stands on the way; worked out once a map."""

from __future__ import annotations

from heapq import heappop, heappush

from game.games.front.book import Class
from game.games.front.course import Course
from game.games.front.ground import Ground
from game.games.front.marching import edges
from game.games.front.model import HexId, SideId

FAR = 999.0
KEPT = 400

Inbound = dict[HexId, tuple[tuple[HexId, int], ...]]


class Ways:
    """Distances in MP on one map, remembered for the bridges that stand."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._to: dict[tuple[HexId, Class, tuple[SideId, ...]], dict[HexId, int]] = {}
        self._roads: dict[tuple[SideId, ...], dict[HexId, tuple[HexId, ...]]] = {}
        self._inbound: dict[tuple[Class, tuple[SideId, ...]], Inbound] = {}

    def to(self, course: Course, goal: HexId, kind: Class) -> dict[HexId, int]:
        """MP to the goal from every hex that has a way there."""
        key = (goal, kind, course.state.blown)
        found = self._to.get(key)
        if found is None:
            if len(self._to) >= KEPT:
                self._to.clear()
            found = self._to[key] = self._flood(course, goal, kind)
        return found

    def roads(self, course: Course) -> dict[HexId, tuple[HexId, ...]]:
        """From each hex the next ones by road over standing bridges."""
        found = self._roads.get(course.state.blown)
        if found is None:
            ground, state = self.ground, course.state
            found = self._roads[state.blown] = {
                here: tuple(
                    there for there in ground.around[here]
                    if ground.road(here, there) and not ground.is_barred(state, here, there)
                )
                for here in ground.ids
            }  # fmt: skip
        return found

    def _flood(self, course: Course, goal: HexId, kind: Class) -> dict[HexId, int]:
        into = self._into(course, kind)
        costs = {goal: 0}
        heap = [(0, goal)]
        while heap:
            cost, here = heappop(heap)
            if cost > costs[here]:
                continue
            for there, price in into[here]:
                total = cost + price
                if total < costs.get(there, total + 1):
                    costs[there] = total
                    heappush(heap, (total, there))
        return costs

    def _into(self, course: Course, kind: Class) -> Inbound:
        key = (kind, course.state.blown)
        found = self._inbound.get(key)
        if found is None:
            if len(self._inbound) >= KEPT:
                self._inbound.clear()
            rows: dict[HexId, list[tuple[HexId, int]]] = {here: [] for here in self.ground.ids}
            for here, row in edges(course, (kind,), "tactical", False).items():
                for there, cost, _, _ in row:
                    rows[there].append((here, cost))
            found = self._inbound[key] = {here: tuple(row) for here, row in rows.items()}
        return found
