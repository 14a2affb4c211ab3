"""Supply lines against a plain second telling of the rule (14.1.0)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.ids import Seat
from game.games.front.course import Course
from game.games.front.ground import side_id
from game.games.front.lines import Lines
from game.games.front.model import HexId, side_of
from tests.games.front.crucible import RULES, mixed_up

FARTHEST = 6  # MP to the road


def price(course: Course, here: HexId, to: HexId) -> int | None:
    """MP of a step on foot; None where a river bars it."""
    ground, tables = course.ground, course.book.tables
    side = ground.side(here, to)
    is_dry = not side.water or ground.is_bridged(course.state, here, to)
    if side.road and is_dry:
        return 1
    cost = tables.terrain[ground.terrain[to]].leg
    if cost is None or (side.water == "river" and not is_dry):
        return None
    return cost + (1 if side.water == "stream" else 0)


def net_of(course: Course, seat: Seat, closed: set[HexId]) -> set[HexId]:
    """Road hexes that lead to a source, over bridges that stand."""
    ground = course.ground
    todo = [here for here in ground.sources(side_of(seat)) if here not in closed]
    net = set(todo)
    while todo:
        here = todo.pop()
        for there in ground.around[here]:
            side = ground.side(here, there)
            cut = side.water == "river" and not ground.is_bridged(course.state, here, there)
            if side.road and not cut and there not in net and there not in closed:
                net.add(there)
                todo.append(there)
    return net


def costs_of(course: Course, seat: Seat) -> dict[HexId, int]:
    """MP from each hex to the net, by trying every step until nothing gets cheaper."""
    field = course.field
    enemy = Seat(1 - seat)
    closed = set(field.units[enemy]) | {here for here in field.zones[enemy] if here not in field.units[seat]}
    costs = dict.fromkeys(net_of(course, seat, closed), 0)
    while True:
        cheaper: dict[HexId, int] = {}
        for to, spent in costs.items():
            for here in course.ground.around[to]:
                step = price(course, here, to)
                if step is not None and here not in closed and spent + step < costs.get(here, 99):
                    cheaper[here] = min(spent + step, cheaper.get(here, 99))
        if not cheaper:
            return costs
        costs.update(cheaper)


@pytest.mark.parametrize(("name", "without_bridges"), [("s0", False), ("s1", True), ("s3", True)])
def test_six_points_to_the_road_and_seven_are_too_far(name: str, without_bridges: bool) -> None:
    """F095, F073, 14.1.0: 6 MP at leg costs, then road of any length; enemies, zones and rivers block"""
    state = mixed_up(name)
    if without_bridges:
        sides = (side for side in RULES.ground.map.sides if side.bridge and side.water == "river")
        state = replace(state, blown=tuple(sorted(side_id(side.a, side.b) for side in sides)))
    course = RULES.course(state)
    met = set()
    for seat in (Seat(0), Seat(1)):
        lines, costs = Lines(course, seat), costs_of(course, seat)
        met |= set(costs.values())
        for here in course.ground.ids:
            assert lines.has(here) == (costs.get(here, 99) <= FARTHEST), (here, costs.get(here))
    assert {FARTHEST, FARTHEST + 1} <= met
