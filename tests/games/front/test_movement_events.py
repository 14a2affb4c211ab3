"""Movement events: markers that wait, what they do to a march, leaders who keep them off (23.3.0, 22.1.5)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from game.core.chance import Chance
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.course import Course
from game.games.front.marching import March, allowance
from game.games.front.model import HexId, Leader, Marker
from game.games.front.phases import evening, movement
from tests.games.front.fighting import DE, GROUND, active, battle, near, spot, told
from tests.games.front.table import BOOK, US, do, refused, unit

MOVEMENT = BOOK.tables.movement_events


def marked(event_of: HexId, units: Any, leaders: Any = None, **marks: Any) -> Course:
    """The German Movement Phase with a marker for the Germans there."""
    given = {"phase": "D", "markers": (Marker(hex=event_of, affects=DE),), **marks}
    return battle(units, leaders, **given)


def go(course: Course, name: str, *dice: int) -> list[Any]:
    """Order the unit to the first hex that it may go to."""
    here = course.state.units[name].hex
    legal = (one for one in movement.commands(course, DE) if isinstance(one, c.Move))
    way = next(one for one in legal if one.counters == (name,) and len(one.path) == 1 and one.path[0] != here)
    return do(course, way, *dice)


@pytest.mark.parametrize(("far", "springs"), [(0, True), (1, True), (2, False)])
def test_a_marker_waits_for_a_unit_in_or_beside_it(far: int, springs: bool) -> None:
    """F118, 23.3.0: it is turned over when such a unit is about to move, and goes; the order is given anew"""
    here = spot()
    stood = next(there for there in GROUND.ids if GROUND.distance(here, there) == far)
    course = marked(here, {"de_294_i": stood, "us_1_422": near(here, 3)} if far > 1 else {"de_294_i": stood})
    events = go(course, "de_294_i", MOVEMENT.index("local_guide"))
    assert bool(told(events, f.EventRolled)) == springs
    assert bool(course.state.markers) != springs
    assert bool(told(events, e.Moved)) != springs
    if springs:
        assert course.state.units["de_294_i"].hex == stood
        assert told(go(course, "de_294_i"), e.Moved)


def test_the_other_sides_marker_does_not_touch() -> None:
    """F118, 23.3.0: only the affected side turns it over"""
    here = spot()
    course = marked(here, {"de_294_i": here}, markers=(Marker(hex=here, affects=US),))
    events = go(course, "de_294_i")
    assert not told(events, f.EventRolled)
    assert course.state.markers == (Marker(hex=here, affects=US),)


def test_it_befalls_all_of_the_side_in_or_beside_it_for_this_phase() -> None:
    """F118, 23.3.0: not the unit two hexes off, not the enemy; gone with the phase"""
    here = spot()
    two = next(there for there in GROUND.ids if GROUND.distance(here, there) == 2)
    course = marked(here, {"de_294_i": here, "de_294_ii": near(here, 0), "de_295_i": two})
    go(course, "de_294_i", MOVEMENT.index("refugees"))
    assert course.state.hampers == {"de_294_i": ("refugees",), "de_294_ii": ("refugees",)}
    do(course, c.EndPhase(seat=DE))
    assert not course.state.hampers


def test_the_ten_movement_events_by_their_dice() -> None:
    """F118, 23.3.0: seven are adverse"""
    assert MOVEMENT == (
        "traffic_jam", "road_gives_way", "no_fuel_up", "wrong_turning", "mines", "refugees",
        "culvert_blown", "local_guide", "dump", "gap",
    )  # fmt: skip
    assert BOOK.tables.adverse_movement == 7


@pytest.mark.parametrize(
    ("event", "leg", "motor"),
    [
        ("traffic_jam", 5, 8), ("road_gives_way", 4, 5), ("no_fuel_up", 5, 0), ("mines", 3, 6),
        ("refugees", 5, 8), ("culvert_blown", 5, 8), ("local_guide", 6, 9), ("dump", 5, 10),
    ],
)  # fmt: skip
def test_movement_events_change_the_points(event: str, leg: int, motor: int) -> None:
    """F118, 23.3.0: a leg battalion of 5 and assault guns of 8"""
    here = spot()
    course = marked(here, {"de_294_i": here, "de_244": near(here, 0)})
    assert (allowance(course, "de_294_i"), allowance(course, "de_244")) == (5, 8)
    go(course, "de_294_i", MOVEMENT.index(event))
    assert (allowance(course, "de_294_i"), allowance(course, "de_244")) == (leg, motor)


@pytest.mark.parametrize(("die", "points"), [(0, 3), (4, 3), (5, 5), (9, 5)])
def test_a_wrong_turning_halves_on_a_four(die: int, points: int) -> None:
    """F118, 23.3.0: each unit rolls for itself"""
    here = spot()
    course = marked(here, {"de_294_i": here, "de_294_ii": near(here, 0)})
    go(course, "de_294_i", MOVEMENT.index("wrong_turning"), die, 9)
    assert (allowance(course, "de_294_i"), allowance(course, "de_294_ii")) == (points, 5)


@pytest.mark.parametrize(("die", "steps"), [(0, 2), (2, 2), (3, 3)])
def test_mines_take_a_step_of_the_first_unit_only(die: int, steps: int) -> None:
    """F118, 23.3.0: up to two; the second unit does not roll"""
    here = spot()
    course = marked(here, {"de_294_i": here, "de_294_ii": near(here, 0)})
    go(course, "de_294_i", MOVEMENT.index("mines"))
    events = go(course, "de_294_i", die)
    assert len(told(events, f.HamperRolled)) == 1
    assert course.state.units["de_294_i"].steps == steps
    assert not told(go(course, "de_294_ii"), f.HamperRolled)


def test_refugees_cost_a_point_for_each_hex() -> None:
    """F118, 23.3.0: two instead of one over open ground"""
    here = spot(like=lambda h: GROUND.terrain[near(h, 0)] == "clear")
    to = near(here, 0)
    course = marked(here, {"de_294_i": here})
    before = March(course, ("de_294_i",)).cost((to,))
    go(course, "de_294_i", MOVEMENT.index("refugees"))
    assert March(course, ("de_294_i",)).cost((to,)) == before + 1


def test_a_blown_culvert_closes_streams() -> None:
    """F118, 23.3.0: open before, refused after"""

    def streamed(here: HexId) -> bool:
        return any(GROUND.water(here, there) == "stream" for there in GROUND.around[here])

    here = spot(like=streamed, dry=False)
    course = marked(here, {"de_294_i": here})
    wet = [there for there in GROUND.around[here] if GROUND.water(here, there) == "stream"]
    dry = [there for there in GROUND.around[here] if not GROUND.water(here, there)]
    assert any(there in March(course, ("de_294_i",)).reach().costs for there in wet)
    go(course, "de_294_i", MOVEMENT.index("culvert_blown"))
    assert all(refused(course, c.Move(seat=DE, counters=("de_294_i",), path=(there,))) for there in wet)
    assert any(there in March(course, ("de_294_i",)).reach().costs for there in dry)


def test_a_dump_supplies_one_unit() -> None:
    """F118, 23.3.0: the strongest of those cut off, for this turn"""
    here = spot()
    course = marked(here, {
        "de_feb18": unit("de_feb18", here, is_cut=True), "de_294_i": unit("de_294_i", here, is_cut=True),
    })  # fmt: skip
    events = go(course, "de_feb18", MOVEMENT.index("dump"))
    assert [one.unit for one in told(events, f.SupplyFound)] == ["de_294_i"]
    assert not course.state.units["de_294_i"].is_cut
    assert course.state.units["de_feb18"].is_cut


def test_a_gap_in_the_line_is_for_the_unit_that_moves() -> None:
    """F118, 23.3.0: it alone goes past the enemy's zone"""
    here = spot()
    course = marked(here, {"de_294_i": here, "de_294_ii": here, "us_1_422": near(near(here, 0), 0)})
    zone = near(here, 0)
    beyond = near(zone, 5)
    go(course, "de_294_i", MOVEMENT.index("gap"))
    assert course.state.hampers == {"de_294_i": ("gap",)}
    assert March(course, ("de_294_i",)).refusal((zone, beyond)) is None
    assert March(course, ("de_294_ii",)).refusal((zone, beyond)) is not None


def test_a_gap_hides_three_hexes_and_no_fourth() -> None:
    """F118, 23.3.0: past zones in the first three hexes, stopped in the fourth; the reach says the same"""
    lane = [spot(like=lambda one: all(_clear(step) for step in _lane(one, 6)))]
    lane = _lane(lane[0], 6)
    guards = {name: near(here, 1) for name, here in zip(("us_1_422", "us_2_422"), lane[1::2], strict=False)}
    course = marked(lane[0], {"de_244": lane[0], **guards}, bonuses={"de_244": 9})
    go(course, "de_244", MOVEMENT.index("gap"))
    march = March(course, ("de_244",))
    assert all(step in march.zone for step in lane[1:5])
    assert march.refusal(tuple(lane[1:5])) is None
    illegal = march.refusal(tuple(lane[1:6]))
    assert illegal is not None
    assert (illegal.rule, illegal.args_by_name["hex"]) == ("7.2", lane[4])
    reach = march.reach()
    assert lane[4] in reach.costs
    assert march.cost(tuple(lane[1:5])) == reach.costs[lane[4]]


def _lane(here: HexId, length: int) -> list[HexId]:
    """Hexes northwards as far as the map goes."""
    out = [here]
    while len(out) < length and near(out[-1], 0):
        out.append(near(out[-1], 0))
    return out


def _clear(here: HexId) -> bool:
    """Open ground without water or roads around, inside the map."""
    around = GROUND.near[here]
    return "" not in around and GROUND.terrain[here] in ("clear", "broken") and not any(
        GROUND.water(here, there) for there in around
    )  # fmt: skip


def roads(kind: str) -> tuple[HexId, HexId]:
    """Two hexes with such a road between them and no water; it goes on behind the second, and open ground
    lies beside the first."""
    return next(
        (here, to)
        for here in GROUND.ids
        for to in GROUND.around[here]
        if GROUND.road(here, to) == kind and not GROUND.water(here, to) and off_road(here)
        and any(GROUND.road(to, far) and GROUND.distance(far, here) == 2 for far in GROUND.around[to])
    )  # fmt: skip


def off_road(here: HexId) -> HexId:
    """Clear ground next to a hex, off the road; nothing if there is none."""
    for there in GROUND.around[here]:
        side = GROUND.side(here, there)
        if GROUND.terrain[there] == "clear" and not side.road and not side.water:
            return there
    return ""


def test_a_local_guide_makes_secondary_roads_as_good_as_primary_ones() -> None:
    """F118, 23.3.0: in Road Mode a motorised unit pays one instead of two"""
    here, to = roads("secondary")
    course = marked(here, {"de_244": unit("de_244", here, mode="road")})
    assert March(course, ("de_244",)).reach().costs[to] == 2
    do(course, c.Move(seat=DE, counters=("de_244",), path=(to,)), MOVEMENT.index("local_guide"))
    assert March(course, ("de_244",)).reach().costs[to] == 1
    primary, beyond = roads("primary")
    course = marked(primary, {"de_244": unit("de_244", primary, mode="road")})
    assert March(course, ("de_244",)).reach().costs[beyond] == 1


def test_a_traffic_jam_stops_columns_and_costs_a_point_for_each_road_hex() -> None:
    """F118, 23.3.0: no Road Mode, so no doubled MA, and roads are no longer the only way; off them it costs
    nothing more"""
    here, to = roads("primary")
    course = marked(here, {"de_244": unit("de_244", here, mode="road")})
    column = March(course, ("de_244",))
    assert (column.points, column.cost((to,))) == (16, 1)
    do(course, c.Move(seat=DE, counters=("de_244",), path=(to,)), MOVEMENT.index("traffic_jam"))
    jammed = March(course, ("de_244",))
    assert (jammed.points, jammed.cost((to,))) == (8, 2)
    reach = jammed.reach()
    second = [there for there in reach.costs if reach.path(there) == (to, there) and GROUND.road(to, there)]
    assert second
    assert all(reach.costs[there] == 4 for there in second)
    plain = March(battle({"de_244": here}, phase="D"), ("de_244",))
    off = off_road(here)
    assert jammed.cost((off,)) == plain.cost((off,))


def test_refugees_and_blown_culverts_are_felt_all_the_way() -> None:
    """F118, 23.3.0: the second hex costs its point too, a stream behind it stays closed"""

    def streamed(here: HexId) -> bool:
        return any(GROUND.water(there, far) == "stream" for there in GROUND.around[here]
                   for far in GROUND.around[there] if far not in GROUND.around[here])  # fmt: skip

    here = spot(like=streamed)
    plain = March(battle({"de_294_i": here}, phase="D"), ("de_294_i",)).reach()
    course = marked(here, {"de_294_i": here})
    go(course, "de_294_i", MOVEMENT.index("refugees"))
    reach = March(course, ("de_294_i",)).reach()
    twice = [there for there in reach.costs if len(reach.path(there)) == 2 and len(plain.path(there)) == 2]
    assert twice
    assert all(reach.costs[there] == plain.costs[there] + 2 for there in twice)
    course = marked(here, {"de_294_i": here})
    go(course, "de_294_i", MOVEMENT.index("culvert_blown"))
    reach = March(course, ("de_294_i",)).reach()
    for there in reach.costs:
        way = (here, *reach.path(there))
        assert not any(GROUND.water(one, two) for one, two in itertools.pairwise(way))
    assert set(reach.costs) < set(plain.costs)


def test_blowing_a_bridge_counts_as_being_about_to_move() -> None:
    """F118, 17.1, 23.3.0: the engineer beside the marker turns it over, the bridge waits"""
    a, b = next((one.a, one.b) for one in GROUND.map.sides if one.bridge and one.water == "river")
    course = battle({"us_81e": a}, phase="D", active=US, markers=(Marker(hex=b, affects=US),))
    command = c.BlowBridge(seat=US, unit="us_81e", side=f"{min(a, b)}-{max(a, b)}")
    events = do(course, command, MOVEMENT.index("local_guide"))
    assert told(events, f.EventRolled)
    assert not told(events, e.BridgeTried)
    assert told(do(course, command, 9), e.BridgeTried)


INITIATIVE = BOOK.leaders["L_hoffmann"].initiative
STRANGER = next(n for n, one in BOOK.units.items() if one.division == "62VGD" and one.attack)


@pytest.mark.parametrize(("die", "hampered"), [(INITIATIVE, False), (INITIATIVE + 1, True)])
@pytest.mark.parametrize("far", [0, 1])
def test_a_leader_may_keep_an_adverse_movement_event_off(far: int, die: int, hampered: bool) -> None:
    """F024, F118, 22.1.5, 23.3.0: in the marker's hex or beside it; spared at his initiative, not one
    above"""
    here = spot()
    course = marked(here, {"de_294_i": here}, {"L_hoffmann": active(near(here, 0) if far else here)})
    go(course, "de_294_i", MOVEMENT.index("refugees"))
    assert course.state.trial is not None
    assert not course.state.hampers
    do(course, c.KeepOff(seat=DE, leader="L_hoffmann"), die)
    assert bool(course.state.hampers) == hampered
    assert course.state.trial is None
    assert not course.state.markers


def test_two_hexes_from_the_marker_or_inactive_he_keeps_no_movement_event_off() -> None:
    """F002, F024, 22.0, 22.1.5: the event takes effect at once"""
    here = spot()
    for leader in (active(near(near(here, 0), 0)), Leader(hex=here)):
        course = marked(here, {"de_294_i": here}, {"L_hoffmann": leader})
        events = go(course, "de_294_i", MOVEMENT.index("refugees"))
        assert not told(events, f.TrialSet)
        assert course.state.hampers == {"de_294_i": ("refugees",)}


def test_he_spares_his_own_units_alone() -> None:
    """F025, 22.1.5: a battalion of the 62nd beside the 294th has to wade through the refugees"""
    here = spot()
    course = marked(here, {"de_294_i": here, STRANGER: here}, {"L_hoffmann": active(here)})
    go(course, "de_294_i", MOVEMENT.index("refugees"))
    do(course, c.KeepOff(seat=DE, leader="L_hoffmann"), 0)
    assert course.state.hampers == {STRANGER: ("refugees",)}


def test_letting_it_happen_is_allowed_and_beneficial_events_are_not_asked_about() -> None:
    """F026, 22.1.5, 23.4.0: dice 0-6 are adverse, 7-9 help"""
    here = spot()
    for number, event in enumerate(MOVEMENT):
        course = marked(here, {"de_294_i": here}, {"L_hoffmann": active(here)})
        events = go(course, "de_294_i", number, 9, 9)
        assert bool(told(events, f.TrialSet)) == (number < 7), event
    course = marked(here, {"de_294_i": here}, {"L_hoffmann": active(here)})
    go(course, "de_294_i", MOVEMENT.index("refugees"))
    do(course, c.LetHappen(seat=DE))
    assert course.state.hampers == {"de_294_i": ("refugees",)}


def test_unused_markers_go_at_the_end_of_the_day() -> None:
    """F119, 23.3.0: they outlive the player turn, not the night"""
    here = spot()
    marker = Marker(hex=here, affects=US)
    course = battle({"de_294_i": near(here, 0), "us_1_422": near(here, 3)}, phase="F", markers=(marker,))
    do(course, c.EndPhase(seat=DE))
    assert course.state.active == US
    assert course.state.markers == (marker,)
    night = battle({"de_294_i": near(here, 0)}, turn="16N", markers=(marker,))
    evening.upkeep(night, Chance("table", 1))
    assert not night.state.markers
