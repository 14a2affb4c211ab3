"""How far counters go: allowance, costs, roads, zones, stacking on the road (5.0, 6.0, 7.0)."""

from __future__ import annotations

import pytest

from game.games.front import commands as c
from game.games.front import events as e
from game.games.front.book import load_book
from game.games.front.course import Course
from game.games.front.marching import March, allowance
from game.games.front.model import HexId, Leader
from tests.games.front.boards import rules_of
from tests.games.front.table import DE, US, at, do, refused, stand, unit

FAR = at(0, 9)


def reach(course: Course, *counters: str) -> dict[HexId, int]:
    """Costs by hex in reach."""
    return March(course, counters).reach().costs


@pytest.mark.parametrize(
    ("name", "turn", "marks", "bonus", "points"),
    [
        ("de_294_i", "1A", {"mode": "road"}, 0, 7),
        ("de_294_i", "1N", {}, 0, 3),
        ("de_294_i", "1N", {"mode": "prepared"}, 0, 2),
        ("de_294_i", "1N", {"mode": "prepared"}, 2, 4),
        ("us_81e", "1N", {"is_cut": True}, 0, 3),
        ("us_81e", "1A", {"is_cut": True, "isolation": 2}, 0, 6),
        ("us_81e", "1A", {"is_cut": True, "isolation": 3}, 0, 4),
        ("us_81e", "1A", {"fatigue": 1}, 0, 7),
        ("us_81e", "1A", {"is_suppressed": True}, 0, 4),
        ("us_81e", "1A", {"mode": "road"}, 1, 17),
        ("us_81e", "1A", {"is_dry": True}, 2, 0),
        ("us_81e", "1P", {"is_dry": True}, 2, 10),
    ],
)
def test_the_allowance_is_made_in_its_order(
    name: str, turn: str, marks: dict[str, object], bonus: int, points: int
) -> None:
    """A23, A07, A24, F041, F062, F066, F096, F097: worked examples of the allowance"""
    course = stand({name: unit(name, at(4, 3), **marks)}, turn=turn, bonuses={name: bonus} if bonus else {})
    assert allowance(course, name) == points


@pytest.mark.parametrize(
    ("start", "stops", "name", "points"),
    [
        ((24, 5), ("Lanzerath", "Bullingen", "Baugnez", "Ligneuville", "Stavelot"), "de_p1", 34),
        ("Vielsalm", ("St. Vith",), "us_31t", 10),
    ],
)
def test_marches_on_the_road_cost_what_the_facts_say(
    start: tuple[int, int] | str, stops: tuple[str, ...], name: str, points: int
) -> None:
    """F062, F057, 5.6.2: Road Mode, tracked, no traffic; the secondary roads cost double"""
    ground = rules_of("st_vith").ground
    here = ground.place_hex(start) if isinstance(start, str) else at(*start)
    spent = 0
    for stop in stops:
        counters = {name: unit(name, here, mode="road")}
        course = stand(counters, scenario="st_vith", turn="17P", bonuses={name: 90})
        to = ground.place_hex(stop)
        spent += reach(course, name)[to]
        here = to
    assert spent == points


def test_only_road_hexsides_are_marched_in_road_mode() -> None:
    """F061, F062, F065: off the road nothing is in reach, and the refusal says so"""
    course = stand({"de_244": unit("de_244", at(4, 3), mode="road")})
    ground = course.ground
    for to in reach(course, "de_244"):
        path = March(course, ("de_244",)).reach().path(to)
        for a, b in zip((at(4, 3), *path), path, strict=False):
            assert ground.road(a, b)
    beside = next(near for near in ground.around[at(4, 3)] if not ground.road(at(4, 3), near))
    assert refused(course, c.Move(seat=DE, counters=("de_244",), path=(beside,))).rule == "5.6.2"


def test_traffic_costs_a_point_and_a_full_hex_closes_the_road() -> None:
    """F063, 5.6.3, 8.2: each friendly combat unit's hex +1; stacking counts in every hex"""
    ground = rules_of("tutorial").ground
    start = at(4, 3)
    to = next(near for near in ground.around[start] if ground.road(start, near) == "primary")
    free = stand({"de_244": unit("de_244", start, mode="road")})
    busy = stand({"de_244": unit("de_244", start, mode="road"), "de_294_i": to})
    assert reach(busy, "de_244")[to] == reach(free, "de_244")[to] + 1
    jam = stand({
        "de_244": unit("de_244", start, mode="road"), "de_294_i": to, "de_294_ii": to, "de_295_i": to,
    })  # fmt: skip
    assert to not in reach(jam, "de_244")
    assert refused(jam, c.Move(seat=DE, counters=("de_244",), path=(to,))).rule == "5.6.3"
    tactical = stand({"de_244": start, "de_294_i": to})
    assert reach(tactical, "de_244")[to] == 1
    far = max(reach(free, "de_244"), key=lambda here: (reach(free, "de_244")[here], here))
    *_, last, end = (start, *March(free, ("de_244",)).reach().path(far))
    column = {"de_244": unit("de_244", start, mode="road")}
    behind = stand({**column, "de_294_i": end})
    assert reach(behind, "de_244").get(end, 99) > reach(free, "de_244")[end]
    assert reach(behind, "de_244")[last] == reach(free, "de_244")[last]
    full = stand({**column, "de_294_i": last, "de_294_ii": last, "de_295_i": last})
    assert last not in reach(full, "de_244")


@pytest.mark.parametrize(("terrain", "leg", "tracked", "wheeled"), [
    ("clear", 1, 1, 2), ("broken", 1, 2, 3), ("woods", 2, 3, 4), ("forest", 2, None, None), ("town", 1, 1, 2),
    ("city", 1, 1, 1),
])  # fmt: skip
def test_the_terrain_chart_prices_a_hex(
    terrain: str, leg: int | None, tracked: int | None, wheeled: int | None
) -> None:
    """F057, 5.2.0, 9.1: closed terrain has no price"""
    row = load_book().tables.terrain[terrain]
    assert (row.leg, row.tracked, row.wheeled) == (leg, tracked, wheeled)


def test_closed_terrain_is_refused_and_open_along_a_road() -> None:
    """F057: a tank does not enter forest but by road"""
    ground = rules_of("tutorial").ground
    pair = next(
        (a, b) for a in ground.ids for b in ground.around[a]
        if ground.terrain[b] == "forest" and not ground.side(a, b).road and not ground.side(a, b).water
    )  # fmt: skip
    course = stand({"de_244": pair[0]})
    illegal = refused(course, c.Move(seat=DE, counters=("de_244",), path=(pair[1],)))
    assert (illegal.rule, illegal.args_by_name["hex"]) == ("5.2.0", pair[1])
    along = next(
        (a, b) for a in ground.ids for b in ground.around[a]
        if ground.terrain[b] == "forest" and ground.side(a, b).road
    )  # fmt: skip
    assert reach(stand({"de_244": along[0]}), "de_244")[along[1]] == 1


def test_streams_cost_more_and_stop_wheels_without_a_bridge() -> None:
    """F057: leg +1, tracked +2, wheeled closed"""
    ground = rules_of("tutorial").ground
    a, b = next(
        (a, b) for a in ground.ids for b in ground.around[a]
        if ground.water(a, b) == "stream" and not ground.side(a, b).road and ground.terrain[b] == "broken"
    )  # fmt: skip
    assert reach(stand({"de_294_i": a}), "de_294_i")[b] == 2
    assert reach(stand({"de_244": a}), "de_244")[b] <= 4
    illegal = refused(stand({"us_18a": a}, active=US), c.Move(seat=US, counters=("us_18a",), path=(b,)))
    assert (illegal.rule, illegal.key) == ("5.2.0", "water")


def test_legs_ford_a_river_with_all_they_have_and_others_need_its_bridge() -> None:
    """F057, F079, 9.3: whole MA, from outside zones; none by road while the bridge stands"""
    ground = rules_of("st_vith").ground
    a, b = next(
        (a, b) for a in ground.ids for b in ground.around[a]
        if ground.water(a, b) == "river" and not ground.side(a, b).bridge and ground.terrain[b] != "forest"
    )  # fmt: skip
    legs = stand({"de_294_i": a}, scenario="st_vith", turn="16A")
    assert March(legs, ("de_294_i",)).cost((b,)) == 5
    tanks = stand({"de_244": a}, scenario="st_vith", turn="16A")
    illegal = refused(tanks, c.Move(seat=DE, counters=("de_244",), path=(b,)))
    assert (illegal.rule, illegal.key) == ("5.2.0", "water")
    bridge = next(side for side in ground.map.sides if side.bridge and side.water == "river")
    over = stand({"de_244": bridge.a}, scenario="st_vith", turn="16A")
    assert reach(over, "de_244")[bridge.b] == 1
    down = stand({"de_244": bridge.a}, scenario="st_vith", turn="16A", blown=(f"{bridge.a}-{bridge.b}",))
    assert reach(down, "de_244").get(bridge.b, 9) > 1


def test_no_hex_is_skipped_and_points_run_out() -> None:
    """F056, 5.1.0, F120: refusals name rule and hex"""
    course = stand({"de_294_i": at(9, 1)})
    skipped = refused(course, c.Move(seat=DE, counters=("de_294_i",), path=(at(7, 1),)))
    assert (skipped.rule, skipped.key) == ("5.1.0", "not_next")
    found = March(course, ("de_294_i",)).reach()
    assert max(found.costs.values()) <= 5
    edge = next(here for here, cost in found.costs.items() if cost == 5)
    beyond = next(near for near in course.ground.around[edge] if near not in found.costs)
    path = (*found.path(edge), beyond)
    assert refused(course, c.Move(seat=DE, counters=("de_294_i",), path=path)).key == "too_far"
    do(course, c.Move(seat=DE, counters=("de_294_i",), path=found.path(edge)))
    assert course.state.units["de_294_i"].hex == edge
    again = refused(course, c.Move(seat=DE, counters=("de_294_i",), path=(beyond,)))
    assert (again.rule, again.key) == ("5.1.0", "has_moved")


def test_a_tactical_unit_may_always_go_one_hex() -> None:
    """F059, 5.4.0: but not in Prepared Assault, and not with MA 0"""
    ground = rules_of("tutorial").ground
    a, b = next(
        (a, b) for a in ground.ids for b in ground.around[a]
        if ground.terrain[b] == "woods" and not ground.side(a, b).road and not ground.side(a, b).water
    )  # fmt: skip
    slow = {"is_suppressed": True, "isolation": 3, "is_cut": True}
    tactical = stand({"de_1818": unit("de_1818", a, **slow)}, turn="1N")
    assert allowance(tactical, "de_1818") == 1
    assert reach(tactical, "de_1818") == {
        near: 1 for near in ground.around[a] if not ground.is_barred(tactical.state, a, near)
    }
    prepared = stand({"de_feb18": unit("de_feb18", a, mode="prepared", **slow)}, turn="1N")
    assert b not in reach(prepared, "de_feb18")


def test_enemy_hexes_are_closed_and_zones_stop_a_march() -> None:
    """F058, F071, 5.3.0, 7.2: the refusal names the unit that causes it"""
    course = stand({"de_294_i": at(10, 3), "us_1_422": at(8, 3)})
    into = refused(course, c.Move(seat=DE, counters=("de_294_i",), path=(at(9, 2), at(8, 3))))
    assert into.rule in ("5.3.0", "7.2")
    zone = course.field.against(DE)
    assert set(zone) <= set(course.ground.around[at(8, 3)])
    found = March(course, ("de_294_i",)).reach()
    for to in found.costs:
        assert not set(found.path(to)[:-1]) & set(zone)
    path = found.path(at(9, 3))
    beyond = next(near for near in course.ground.around[at(9, 3)] if near in zone)
    stopped = refused(course, c.Move(seat=DE, counters=("de_294_i",), path=(*path, beyond)))
    assert (stopped.rule, stopped.args_by_name["unit"]) == ("7.2", "us_1_422")
    enemy = refused(stand({"de_294_i": at(9, 3), "us_1_422": at(8, 3)}),
                    c.Move(seat=DE, counters=("de_294_i",), path=(at(8, 3),)))  # fmt: skip
    assert (enemy.rule, enemy.args_by_name["unit"]) == ("5.3.0", "us_1_422")


def test_leaving_a_zone_costs_a_point_and_from_zone_to_zone_goes_one_hex() -> None:
    """F071, F072, 7.2, 7.3: whole MA, leg or tracked, not wheeled"""
    start = at(9, 3)
    free = reach(stand({"de_294_i": start}), "de_294_i")
    held = stand({"de_294_i": start, "us_1_422": at(8, 3)})
    zone = held.field.against(DE)
    costs = reach(held, "de_294_i")
    out = [near for near in held.ground.around[start] if near not in zone and near != at(8, 3)]
    assert out
    assert all(costs[near] == free[near] + 1 for near in out)
    along = [near for near in held.ground.around[start] if near in zone]
    assert along
    assert all(March(held, ("de_294_i",)).cost((near,)) == 5 for near in along)
    wheeled = stand({"us_81e": start, "de_294_i": at(8, 3)}, active=US)
    illegal = refused(wheeled, c.Move(seat=US, counters=("us_81e",), path=(along[0],)))
    assert (illegal.rule, illegal.args_by_name["unit"]) == ("7.3", "de_294_i")


def test_road_mode_never_enters_a_zone() -> None:
    """F065, 6.2.0: named with the unit that holds the hex"""
    course = stand({"de_244": unit("de_244", at(4, 3), mode="road"), "us_1_422": at(6, 1)})
    zone = course.field.against(DE)
    assert not set(reach(course, "de_244")) & set(zone)
    ground = course.ground
    held, road = next(
        (a, b) for b in zone for a in ground.around[b]
        if ground.road(a, b) and a not in zone and a != at(6, 1) and b != at(6, 1)
    )  # fmt: skip
    near = stand({"de_244": unit("de_244", held, mode="road"), "us_1_422": at(6, 1)})
    illegal = refused(near, c.Move(seat=DE, counters=("de_244",), path=(road,)))
    assert (illegal.rule, illegal.args_by_name["unit"]) == ("6.2.0", "us_1_422")


def test_who_has_a_zone_and_where_a_river_cuts_it() -> None:
    """F070, F032, 7.1: two steps, no artillery, no leaders; not over a river without a standing bridge"""
    ground = rules_of("st_vith").ground
    here = at(10, 10)
    full = stand({"us_1_422": here}, scenario="st_vith", turn="16A")
    assert set(full.field.zones[1]) == {
        near for near in ground.around[here] if not ground.is_barred(full.state, here, near)
    }
    for weak in (
        {"us_1_422": unit("us_1_422", here, steps=1)}, {"us_18a": here}, {"us_589": here},
        {"us_589": unit("us_589", here, steps=2)},
    ):  # fmt: skip
        assert not stand(weak, scenario="st_vith", turn="16A").field.zones[1]
    assert not stand({}, {"L_jones": here}, scenario="st_vith", turn="16A").field.zones[1]
    bridge = next(side for side in ground.map.sides if side.bridge and side.water == "river")
    over = stand({"us_1_422": bridge.a}, scenario="st_vith", turn="16A")
    assert bridge.b in over.field.zones[1]
    cut = stand({"us_1_422": bridge.a}, scenario="st_vith", turn="16A", blown=(f"{bridge.a}-{bridge.b}",))
    assert bridge.b not in cut.field.zones[1]


def test_a_stack_marches_at_the_pace_of_its_slowest() -> None:
    """5.1.0, F032: one stack together; leaders cost no stacking and go along"""
    course = stand({"de_244": at(9, 1), "de_294_i": at(9, 1)}, {"L_hoffmann": at(9, 1)})
    both = reach(course, "de_244", "de_294_i", "L_hoffmann")
    assert set(both) <= set(reach(course, "de_294_i"))
    to = max(both, key=lambda here: (both[here], here))
    path = March(course, ("de_244", "de_294_i", "L_hoffmann")).reach().path(to)
    do(course, c.Move(seat=DE, counters=("de_244", "de_294_i", "L_hoffmann"), path=path))
    assert course.state.units["de_244"].hex == course.state.leaders["L_hoffmann"].hex == to
    apart = stand({"de_244": at(9, 1), "de_294_i": at(10, 1)})
    both_go = c.Move(seat=DE, counters=("de_244", "de_294_i"), path=(at(9, 0),))
    assert refused(apart, both_go).key == "not_one_stack"


def test_a_leader_has_ten_points_and_enters_zones_only_to_his_own() -> None:
    """F032, 22.3.0: MA 10, wheeled; no zone without a friendly combat unit"""
    alone = stand({"us_1_422": at(6, 3)}, {"L_lucht": at(9, 1)})
    assert allowance(alone, "L_lucht") == 10
    zone = alone.field.against(DE)
    assert not set(reach(alone, "L_lucht")) & set(zone)
    covered = stand({"us_1_422": at(6, 3), "de_294_i": at(6, 2)}, {"L_lucht": at(9, 1)})
    assert at(6, 2) in reach(covered, "L_lucht")


def test_the_exit_is_open_to_those_the_scenario_names() -> None:
    """F060, 5.5.0: 1 SS units leave at the listed hexes, others do not"""
    here = at(0, 4)
    course = stand({"de_p1": here, "de_294_i": here}, scenario="st_vith", turn="17A")
    ways = course.ground.exits
    assert here in ways
    near = next(near for near in course.ground.around[here] if near in ways)
    other = refused(course, c.Move(seat=DE, counters=("de_294_i",), path=(near,), exit=True))
    assert (other.rule, other.key) == ("5.5.0", "no_exit")
    events = do(course, c.Move(seat=DE, counters=("de_p1",), path=(near,), exit=True))
    assert [event.counter for event in events if isinstance(event, e.Exited)] == ["de_p1"]
    assert course.state.gone["de_p1"].cause == "exited"


def test_fog_lets_a_march_run_into_what_was_not_read() -> None:
    """F110, F071: the path is legal as known; the zone met on the way halts it"""
    course, path = next(
        (course, path)
        for start in rules_of("tutorial").ground.ids
        for course in [stand(
            {"de_244": start, "us_2_423": at(4, 2)}, options={"fog_of_war": "on"}, seen=((), ()),
        )]
        if start not in course.field.zones[1]
        for far in [March(course, ("de_244",)).reach()]
        for path in map(far.path, far.costs)
        if set(path[:-1]) & set(course.field.zones[1]) and at(4, 2) not in path
    )  # fmt: skip
    assert not course.field.against(DE)
    zone, ground = course.field.zones[1], course.ground
    events = do(course, c.Move(seat=DE, counters=("de_244",), path=path))
    moved = next(event for event in events if isinstance(event, e.Moved))
    assert moved.halt == "zone"
    assert moved.path[-1] in zone
    assert ground.distance(moved.path[-1], at(4, 2)) == 1
    assert course.state.seen is not None
    assert "us_2_423" in course.state.seen[0]


def test_leaders_in_road_mode_march_twice_as_far() -> None:
    """F062, 22.3.0"""
    course = stand({}, {"L_lucht": Leader(hex=at(9, 1), mode="road")})
    assert allowance(course, "L_lucht") == 20
