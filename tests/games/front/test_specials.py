"""What the scenarios say for themselves: free and silent guns, units that wait, a marker (20.0)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Chance
from game.games.front import FRONT, victory
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.course import Course
from game.games.front.model import Leader, Marker, Unit
from game.games.front.phases import barrage, supply
from tests.games.front.boards import rules_of
from tests.games.front.fighting import battle, near, spot, told
from tests.games.front.play import full_state, new_session
from tests.games.front.table import BOOK, DE, US, at, do, refused, stand, unit

HERE = spot()
NORTH = near(HERE, 0)


def opening(**marks: Any) -> Course:
    """The first German barrage of St. Vith: nobody has guns, six free barrages lie ready."""
    given = {"phase": "E1", "weather": "overcast", "free_barrages": 6, **marks}
    return battle({"us_1_422": HERE, "us_2_422": near(HERE, 1), "de_294_i": NORTH}, **given)


def test_six_free_barrages_lie_ready_at_the_start() -> None:
    """S1, 20.2: in St. Vith and its extension, not in the tutorial"""
    for name, number in (("st_vith", 6), ("st_vith_extension", 6), ("tutorial", 0)):
        assert full_state(new_session("free", name)).free_barrages == number


@pytest.mark.parametrize("die", [0, 5, 9])
def test_a_free_barrage_fires_with_ten_factors_and_needs_no_ammunition(die: int) -> None:
    """S1, F093: column 10-12 in overcast weather; a nought depletes nothing; one less is left"""
    course = opening()
    events = do(course, c.Fire(seat=DE, target=HERE, guns=()), die)
    fired = told(events, f.BarrageFired)[0]
    table = BOOK.tables.barrage
    assert (fired.factors, fired.guns, fired.shifts) == (10, (), ())
    assert table.most[fired.base - 1] < 10 <= table.most[fired.base]
    assert fired.result == table.results[fired.column][die]
    assert not told(events, f.Depleted)
    assert course.state.mission is None or course.state.mission.stage == "losses"
    assert course.state.free_barrages == 5
    assert course.state.targets[-1] == HERE


def test_free_barrages_run_out_and_hit_a_hex_once() -> None:
    """S1, F089, 12.1.0: with none left the command is refused; the same hex is not fired at again"""
    course = opening(free_barrages=1)
    do(course, c.Fire(seat=DE, target=HERE, guns=()), 1)
    assert course.state.free_barrages == 0
    again = opening(targets=(HERE,))
    assert refused(again, c.Fire(seat=DE, target=HERE, guns=())).key == "barraged_already"
    empty = opening(free_barrages=0)
    assert refused(empty, c.Fire(seat=DE, target=HERE, guns=())).key == "no_free_barrage"


@pytest.mark.parametrize(
    "marks", [{"active": US}, {"turn": "16P"}, {"active": US, "is_defensive": True, "turn": "16P"}]
)
def test_free_barrages_are_the_germans_own_in_the_first_turn(marks: dict[str, Any]) -> None:
    """S1, 20.2: not in the afternoon, not in defence, never the enemy's"""
    course = battle(
        {"us_1_422": HERE, "de_294_i": NORTH}, phase="E1", weather="overcast", free_barrages=6, **marks
    )
    seat = barrage.shooter(course)
    target = NORTH if seat == US else HERE
    illegal = refused(course, c.Fire(seat=seat, target=target, guns=()))
    assert (illegal.rule, illegal.key) == ("20.2", "no_free_barrage")


@pytest.mark.parametrize(("turn", "key"), [("16A", "guns_are_silent"), ("16P", "")])
def test_american_guns_give_no_defensive_barrage_on_the_first_morning(turn: str, key: str) -> None:
    """S1, F091: silent on 16A, not in the afternoon"""
    course = battle(
        {"us_1_422": HERE, "us_589": near(HERE, 3), "de_294_i": NORTH}, phase="E1", weather="overcast",
        turn=turn, is_defensive=True,
    )  # fmt: skip
    command = c.Fire(seat=US, target=NORTH, guns=("us_589",))
    if key:
        assert (refused(course, command).rule, refused(course, command).key) == ("20.2", key)
    else:
        assert told(do(course, command, 5), f.BarrageFired)


@pytest.mark.parametrize(("far", "released"), [(1, True), (2, True), (3, False)])
def test_a_held_unit_waits_until_an_enemy_is_within_two_hexes(far: int, released: bool) -> None:
    """S2, F104, 16.3, A34: it neither moves, fires nor takes a mode before"""
    start = at(2, 5)
    ground = stand({}).ground
    end = next(here for here in ground.ids if ground.distance(here, start) == far and here in ground.around)
    frm = next(
        here for here in ground.around[end]
        if ground.distance(here, start) == far + 1 and ground.terrain[end] != "forest"
    )  # fmt: skip
    held = unit("us_1_422", start, is_held=True)
    course = stand({"us_1_422": held, "de_294_i": frm})
    before = stand({"us_1_422": held, "de_294_i": frm}, active=US)
    assert refused(before, c.Move(seat=US, counters=("us_1_422",), path=(at(2, 4),))).rule == "16.3"
    events = do(course, c.Move(seat=DE, counters=("de_294_i",), path=(end,)))
    assert course.state.units["us_1_422"].is_held is not released
    assert bool(told(events, e.UnitsReleased)) is released


def test_nobody_commands_the_99th_and_the_112th_waits_for_hasbrouck() -> None:
    """S3, F054: in the lists of the leaders"""
    for name, one in BOOK.units.items():
        if one.side == "US" and one.division == "99ID":
            assert not any(BOOK.commands(leader, name) for leader in BOOK.leaders)
    infantry = [name for name, one in BOOK.units.items() if "112" in one.chain]
    assert infantry
    for name in infantry:
        assert [leader for leader in BOOK.leaders if BOOK.commands(leader, name)] == ["L_hasbrouck"]
    arrival = next(start for start in BOOK.scenarios["st_vith"].counters if start.id == "L_hasbrouck")
    assert arrival.turn == "17P"


def test_the_tutorial_starts_with_its_specials() -> None:
    """T1, T2, T3, F118: a German marker at Andler, the cavalry cut off with isolation 2, fog"""
    session = new_session("specials")
    state = full_state(session)
    andler = next(place.hex for place in stand({}).ground.map.places if place.name == "Andler")
    assert state.markers == (Marker(hex=andler, affects=DE),)
    assert state.units["us_18a"].isolation == 2
    assert state.weather == "fog"


@pytest.mark.parametrize(("turn", "key"), [("1A", "untouchable"), ("1P", "")])
def test_the_cavalry_at_roth_may_not_be_assaulted_in_the_first_turn(turn: str, key: str) -> None:
    """T2, 20.1: on 1A refused, on 1P not"""
    course = stand({"us_18a": at(10, 1), "de_294_i": at(9, 1), "de_295_i": at(11, 1)}, turn=turn, phase="E2")
    command = c.DeclareAssault(seat=DE, target=at(10, 1), attackers=("de_295_i",))
    if key:
        assert (refused(course, command).rule, refused(course, command).key) == ("20.1", key)
    else:
        assert told(do(course, command, 0, 9), f.AssaultRolled)


def test_arrivals_stand_beside_the_first_entry_of_their_list() -> None:
    """F104, 16.1: Remer's brigade beside E2, though it may come in by E3; on 18A and no turn before"""
    starts = {start.id: start for start in BOOK.scenarios["st_vith"].counters}
    assert starts["L_remer"].entries == ("E2", "E3")
    for turn, comes in (("17P", False), ("18A", True)):
        course = stand({}, scenario="st_vith", turn=turn, phase="A")
        supply.open(course, Chance("x", 1))
        arrived = [one for one in course.events if isinstance(one, e.CountersArrived)]
        assert ("L_remer" in course.state.leaders) is comes
        for event in arrived:
            counters: dict[str, Unit | Leader] = {**event.units, **event.leaders}
            for name, one in counters.items():
                assert (one.hex, one.entry) == ("", starts[name].entries[0])
                assert starts[name].turn == turn
                assert name not in event.units or event.units[name].steps == BOOK.units[name].steps


@pytest.mark.parametrize(
    ("name", "marks", "scenario", "points"),
    [
        ("us_2_423", {}, "tutorial", 0), ("us_2_423", {"is_cut": True}, "tutorial", 1),
        ("us_2_423", {"isolation": 1}, "tutorial", 1), ("de_294_i", {"is_cut": True}, "tutorial", 0),
        ("us_2_423", {"is_cut": True, "isolation": 3}, "st_vith", 0),
    ],
)  # fmt: skip
def test_american_units_cut_off_count_in_the_tutorial(
    name: str, marks: dict[str, Any], scenario: str, points: int
) -> None:
    """F111, 19.1: one point each, named in a line of its own; not for Germans, not in St. Vith"""
    turn = "1N" if scenario == "tutorial" else "16N"
    course = stand({name: unit(name, at(3, 3), **marks)}, scenario=scenario, turn=turn)
    counted = [(line.what, line.points) for line in victory.lines(course) if line.reason == "cut_off"]
    assert counted == ([(name, points)] if points else [])


@pytest.mark.parametrize(("name", "mode"), [("L_hoge", "tactical"), ("us_14t", "road")])
def test_an_unseen_zone_at_the_entry_keeps_counters_beside_the_map(name: str, mode: Any) -> None:
    """F105, F110, 16.2, 18.4.0, 22.3.0: they have tried, stay at their entry and may come in next turn"""
    entry = rules_of("tutorial").ground.entries["TW"]
    enemy = {"de_294_i": rules_of("tutorial").ground.around[entry.hex][1]}
    beside: dict[str, Any] = {name: Leader(hex="", entry="TW", mode=mode)}
    units = {} if name.startswith("L_") else {name: unit(name, "", entry="TW", mode=mode)}
    course = stand(
        {**enemy, **units}, beside if not units else {}, turn="1P", active=US,
        options={"fog_of_war": "on", "cc_leaders": "on"}, seen=((), ()),
    )  # fmt: skip
    course.look()
    rules, before = rules_of("tutorial"), course.state
    events = do(course, c.Move(seat=US, counters=(name,), path=(entry.hex,)))
    one = course.state.units.get(name) or course.state.leaders[name]
    assert (one.hex, one.entry) == ("", "TW")
    assert rules.inconsistencies(course.state) == []
    assert refused(course, c.Move(seat=US, counters=(name,), path=(entry.hex,))).key == "has_moved"
    view = rules.conceal(before, US)
    for event in events:
        view = rules.evolve(view, rules.redact(before, event, US))
    assert view == rules.conceal(course.state, US)
    told_as = FRONT.narrator(rules).sentence(before, events[0])
    assert told_as is not None
    assert "beside the map" in told_as
