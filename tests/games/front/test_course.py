"""The course of the front: sequence, modes, arrivals, bridges, the end of day, the account (3.0-21.0)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Chance
from game.core.ids import REFEREE
from game.core.messages import Illegal
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import excess, flow, victory
from game.games.front.book import load_book
from game.games.front.lines import Lines
from game.games.front.marching import entry_hexes
from game.games.front.model import Excess, FrontOptions, Gone, Leader
from game.games.front.phases import admin, bridges, evening, modes, supply
from game.games.front.settings import parse_options
from tests.games.front.boards import rules_of
from tests.games.front.play import full_state, new_session, play
from tests.games.front.table import DE, US, Counters, at, do, kinds, refused, stand, unit


def events_of(session: Any) -> list[Any]:
    """All events of a game."""
    return [event for n in range(session.index) for event in session.batch(n, REFEREE).events]


def test_a_day_is_am_pm_night_and_extended_night_first_player_first() -> None:
    """F038, F039, F041, F044, 3.1.0, 3.2.0, 3.3.0, 3.4.0, 3.6.0, A30: all phases stand in the record"""
    session = new_session("day")
    for _ in play(session, "day"):
        pass
    events = events_of(session)
    assert [event.turn for event in events if isinstance(event, e.TurnBegan)] == ["1A", "1P", "1N", "1X"]
    turn, record = "", []
    for event in events:
        if isinstance(event, e.TurnBegan):
            turn = event.turn
        if isinstance(event, e.PhaseBegan):
            record.append((turn[-1], int(event.seat), event.phase))
    day = ("A", "B", "C", "D", "E1", "E2", "F", "G")
    wanted = [
        (slot, seat, phase)
        for slot, phases in (
            ("A", day), ("P", day), ("N", tuple(p for p in day if p != "F")), ("X", ("N1", "D", "E2", "G")),
        )
        for seat in (0, 1)
        for phase in phases
    ]  # fmt: skip
    assert record == [*wanted, ("X", 0, "R"), ("X", 1, "R")]
    assert any(isinstance(event, e.PhasePassed) and event.phase == "F" for event in events)


def test_an_action_of_another_phase_is_refused() -> None:
    """F039, F120, 3.2.0"""
    course = stand({"de_294_i": at(9, 1)}, phase="C")
    illegal = refused(course, c.Move(seat=DE, counters=("de_294_i",), path=(at(9, 0),)))
    assert (illegal.rule, illegal.args_by_name["phase"]) == ("3.2.0", "C")
    assert refused(course, c.EndPhase(seat=US)).rule == "T01"
    march = stand({"de_294_i": at(9, 1)})
    assert refused(march, c.SetMode(seat=DE, counter="de_294_i", mode="road")).rule == "3.2.0"


def test_with_stop_even_empty_phases_wait() -> None:
    """3.6.0: the setting `empty_phases`"""
    session = new_session("stop", empty_phases="stop")
    phases = set()
    for _ in play(session, "stop", 90):
        phases.add(full_state(session).phase)
    assert {"B", "C", "D", "E1", "E2", "F"} <= phases


def test_options_are_fixed_and_kept() -> None:
    """F037, 2.2: in header and state; an unknown one is refused by name"""
    session = new_session("options", leader_shift_limit="total", fog_of_war="on")
    assert full_state(session).options.leader_shift_limit == "total"
    assert session.header.options["fog_of_war"] == "on"
    with pytest.raises(ValueError, match="leader_shift_limit"):
        parse_options({"leader_shift_limit": "many"})


@pytest.mark.parametrize("scenario", ["tutorial", "st_vith", "st_vith_extension"])
def test_every_scenario_sets_up_within_the_rules(scenario: str) -> None:
    """F112, F064, 2.1, 20.0: Tactical, on the map, within stacking; supply as the facts say"""
    session = new_session("set up", scenario, cc_leaders="on")
    state, rules = full_state(session), rules_of(scenario)
    assert rules.inconsistencies(state) == []
    assert all(one.mode == "tactical" for one in state.units.values())
    cut = {name for name, one in state.units.items() if one.is_cut}
    assert cut == ({"us_18a"} if scenario == "tutorial" else set())
    book = load_book()
    sides = [start.id for start in book.starts(FrontOptions(scenario=scenario))]  # type: ignore[arg-type]
    units = [name for name in sides if not book.is_leader(name)]
    count = {"tutorial": (8, 8), "st_vith": (43, 41), "st_vith_extension": (45, 43)}[scenario]
    assert (sum(book.seat(u) == 1 for u in units), sum(book.seat(u) == 0 for u in units)) == count


def test_modes_have_their_conditions() -> None:
    """F064, F066, F068, F069, 6.0-6.4.0: each refusal with its rule"""
    course = stand(
        {"de_294_i": at(9, 1), "de_244": at(11, 1), "de_1818": at(11, 1), "us_81e": at(8, 2),
         "de_feb18": unit("de_feb18", at(4, 8), is_cut=True)},
        {"L_lucht": at(11, 1)}, phase="C",
    )  # fmt: skip

    def why(counter: str, mode: str) -> tuple[str, str]:
        illegal = refused(course, c.SetMode(seat=DE, counter=counter, mode=mode))  # type: ignore[arg-type]
        return illegal.rule, illegal.key

    assert why("de_294_i", "road") == ("6.0", "mode_in_zone")
    assert why("de_295_i", "road")[1] == "not_in_play"
    assert why("de_feb18", "prepared") == ("6.3.0", "prepared_needs_supply")
    assert why("de_feb18", "exploit") == ("6.4.0", "exploit_needs_motor")
    assert why("de_1818", "prepared") == ("6.3.0", "no_attack_strength")
    assert why("L_lucht", "prepared") == ("6.3.0", "no_attack_strength")
    do(course, c.SetMode(seat=DE, counter="de_244", mode="exploit"))
    do(course, c.SetMode(seat=DE, counter="L_lucht", mode="exploit"))
    do(course, c.SetMode(seat=DE, counter="de_294_i", mode="prepared"))
    assert course.state.units["de_244"].mode == "exploit"
    night = stand({"de_244": at(11, 1)}, phase="C", turn="1N")
    assert refused(night, c.SetMode(seat=DE, counter="de_244", mode="exploit")).rule == "3.3.0"


def test_a_mode_is_kept_until_it_cannot_be() -> None:
    """F065, F066, F069, 6.0: Road in a zone, Prepared without supply and Exploit at night fall back"""
    course = stand(
        {"de_244": unit("de_244", at(9, 1), mode="road"), "us_81e": at(8, 2),
         "de_294_i": unit("de_294_i", at(4, 8), mode="prepared", isolation=3),
         "de_295_i": unit("de_295_i", at(11, 5), mode="prepared")}, phase="C",
    )  # fmt: skip
    modes.open(course, Chance("x", 1))
    now = {name: one.mode for name, one in course.state.units.items()}
    assert (now["de_244"], now["de_294_i"], now["de_295_i"]) == ("tactical", "tactical", "prepared")
    night = stand({"de_244": unit("de_244", at(11, 1), mode="exploit")}, phase="C", turn="1N")
    modes.open(night, Chance("x", 1))
    assert night.state.units["de_244"].mode == "tactical"


def test_exploit_mode_waits_for_phase_f_and_all_others_have_moved() -> None:
    """F068, F103, 6.4.0, 15.1: full MA, any road hexside 1; not out of a zone"""
    units: Counters = {"de_244": unit("de_244", at(4, 3), mode="exploit"), "de_294_i": at(9, 1)}
    to = next(n for n in rules_of("tutorial").ground.around[at(4, 3)])
    early = refused(stand(units), c.Move(seat=DE, counters=("de_244",), path=(to,)))
    assert (early.rule, early.key) == ("6.4.0", "exploit_moves_later")
    late = stand(units, phase="F")
    assert refused(late, c.Move(seat=DE, counters=("de_294_i",), path=(at(9, 0),))).key == "only_exploit"
    held = stand({**units, "us_1_422": at(5, 2)}, phase="F")
    stuck = refused(held, c.Move(seat=DE, counters=("de_244",), path=(at(4, 4),)))
    assert (stuck.rule, stuck.key) == ("15.1", "exploit_in_zone")
    secondary = next(
        (a, b) for a in late.ground.ids for b in late.ground.around[a]
        if late.ground.road(a, b) == "secondary"
    )  # fmt: skip
    moving = stand({"de_244": unit("de_244", secondary[0], mode="exploit")}, phase="F")
    moved = do(moving, c.Move(seat=DE, counters=("de_244",), path=(secondary[1],)))[0]
    assert moved.cost == 1


def test_a_line_runs_six_points_to_a_road_and_enemies_cut_it() -> None:
    """F095, F073, 14.1.0, 7.4: units and zones block; a friend in the hex cancels the zone"""
    course = stand({"us_2_423": at(3, 3)}, phase="A", active=US)
    supply.open(course, Chance("x", 1))
    assert not course.state.units["us_2_423"].is_cut
    wall = {"de_294_i": at(1, 3), "de_295_i": at(1, 5), "de_293_i": at(1, 1), "de_feb18": at(1, 7),
            "de_293_ii": at(1, 9), "de_294_ii": at(0, 0)}  # fmt: skip
    cut = stand({"us_2_423": at(3, 3), **wall}, phase="A", active=US)
    supply.open(cut, Chance("x", 1))
    assert cut.state.units["us_2_423"].is_cut
    assert kinds(cut.events)[-1] == "SupplyJudged"
    zone = stand({"us_2_423": at(4, 3), "de_294_i": at(3, 4)}, active=US)
    held = [here for here in zone.field.zones[0] if zone.ground.road(at(4, 3), here)]
    assert all(not Lines(zone, US).has(here) for here in held if here != at(4, 3))
    covered = stand({"us_2_423": at(4, 3), "us_1_422": held[0], "de_294_i": at(3, 4)}, active=US)
    assert held
    assert held[0] in covered.field.zones[0]
    assert Lines(covered, US).has(held[0])


def test_isolation_counts_up_in_phase_g_and_ends_with_a_line() -> None:
    """F097, 14.6.0"""
    wall = {"de_294_i": at(1, 3), "de_295_i": at(1, 5), "de_293_i": at(1, 1), "de_feb18": at(1, 7),
            "de_293_ii": at(1, 9), "de_294_ii": at(0, 0)}  # fmt: skip
    lonely = unit("us_2_423", at(3, 3), isolation=2)
    cut = stand({"us_2_423": lonely, **wall}, phase="G", active=US, turn="1N")
    admin.open(cut, Chance("x", 1))
    assert cut.state.units["us_2_423"].isolation == 3
    free = stand({"us_2_423": unit("us_2_423", at(3, 3), isolation=5)}, phase="G", active=US, turn="1N")
    admin.open(free, Chance("x", 1))
    assert free.state.units["us_2_423"].isolation == 0


def test_arrivals_stand_beside_their_entry_and_pay_the_hex() -> None:
    """F104, 16.1, A25: at the listed turn, by the entry, before it they are not in play"""
    session = new_session("arrive")
    assert "us_14t" not in full_state(session).units
    course = stand({}, phase="A", active=US, turn="1P")
    supply.open(course, Chance("x", 1))
    assert course.state.units["us_14t"].entry == "TW"
    march = stand({"us_14t": course.state.units["us_14t"]}, active=US, turn="1P")
    moved = do(march, c.Move(seat=US, counters=("us_14t",), path=(at(0, 4),)))[0]
    assert (moved.path, moved.cost) == (("", at(0, 4)), 1)
    wrong = stand({"us_14t": course.state.units["us_14t"]}, active=US, turn="1P")
    assert refused(wrong, c.Move(seat=US, counters=("us_14t",), path=(at(0, 6),))).rule == "16.1"


def test_a_blocked_entry_opens_the_alternative_or_the_edge_within_three() -> None:
    """F105, 16.2"""
    waiting = stand({}, phase="A", active=US, turn="1P")
    supply.open(waiting, Chance("x", 1))
    tank = waiting.state.units["us_14t"]
    course = stand({"us_14t": tank, "de_294_i": at(0, 4)}, active=US, turn="1P")
    ways = entry_hexes(course, "us_14t")
    assert at(0, 4) not in ways
    assert ways
    assert all(course.ground.distance(at(0, 4), way) <= 3 and way in course.ground.edge for way in ways)
    remer = unit("de_fbp", "", entry="E2")
    free = stand({"de_fbp": remer}, scenario="st_vith", turn="18A")
    assert entry_hexes(free, "de_fbp") == (free.ground.entries["E2"].hex,)
    shut = stand({"de_fbp": remer, "us_1_422": free.ground.entries["E2"].hex}, scenario="st_vith", turn="18A")
    assert entry_hexes(shut, "de_fbp") == (shut.ground.entries["E3"].hex,)


def test_held_units_wait_for_their_turn_or_an_enemy_within_two() -> None:
    """16.3, S2, A34: they may not move or change their mode"""
    tank = unit("us_14t", at(11, 1), is_held=True)
    course = stand({"us_14t": tank, "de_p1": at(14, 3)}, scenario="st_vith", turn="16P", active=US)
    assert refused(course, c.Move(seat=US, counters=("us_14t",), path=(at(11, 0),))).rule == "16.3"
    near = stand({"us_14t": tank, "de_p1": at(14, 3)}, scenario="st_vith", turn="16P")
    path = [here for here in near.ground.around[at(14, 3)] if near.ground.distance(here, at(11, 1)) == 2]
    if not path:
        path = [at(13, 2)]
    do(near, c.Move(seat=DE, counters=("de_p1",), path=(path[0],)))
    assert near.state.units["us_14t"].is_held is (near.ground.distance(path[0], at(11, 1)) > 2)
    due = stand({"us_14t": tank}, scenario="st_vith", turn="16N", phase="A", active=US)
    supply.open(due, Chance("x", 1))
    assert not due.state.units["us_14t"].is_held


@pytest.mark.parametrize(("die", "down"), [(5, True), (6, False)])
def test_an_engineer_blows_a_bridge_by_a_proficiency_check(die: int, down: bool) -> None:
    """F106, 17.1: in or next to it, out of zones, with his whole movement"""
    ground = rules_of("tutorial").ground
    bridge = next(side for side in ground.map.sides if side.bridge)
    name = f"{bridge.a}-{bridge.b}"
    course = stand({"us_81e": bridge.a}, active=US)
    do(course, c.BlowBridge(seat=US, unit="us_81e", side=name), die)
    assert (name in course.state.blown) is down
    assert refused(course, c.BlowBridge(seat=US, unit="us_81e", side=name)).rule == "17.1"
    assert refused(course, c.Move(seat=US, counters=("us_81e",), path=(bridge.b,))).key == "has_moved"
    far = stand({"us_81e": at(11, 9)}, active=US)
    assert refused(far, c.BlowBridge(seat=US, unit="us_81e", side=name)).key == "bridge_far"
    other = stand({"us_1_422": bridge.a}, active=US)
    assert refused(other, c.BlowBridge(seat=US, unit="us_1_422", side=name)).key == "no_engineer"
    watched = stand({"us_81e": bridge.a, "de_294_i": next(
        n for n in ground.around[bridge.a] if not ground.side(n, bridge.a).water)}, active=US)  # fmt: skip
    assert refused(watched, c.BlowBridge(seat=US, unit="us_81e", side=name)).key == "engineer_in_zone"


@pytest.mark.parametrize(("holder", "die", "up"), [
    ("de_294_i", 3, True), ("de_294_i", 4, False), ("us_81e", 6, True), ("us_81e", 7, False),
])  # fmt: skip
def test_a_bridge_is_repaired_at_the_end_of_night(holder: str, die: int, up: bool) -> None:
    """F107, 17.2: d10 0-3 by the side that holds it, three more with an engineer there"""
    bridge = next(side for side in rules_of("tutorial").ground.map.sides if side.bridge)
    name = f"{bridge.a}-{bridge.b}"
    course = stand({holder: bridge.a}, turn="1X", phase="G", blown=(name,))
    bridges.repair(course, Chance("x", 1, (die,)))
    assert (course.state.blown == ()) is up
    nobody = stand({}, turn="1X", phase="G", blown=(name,))
    bridges.repair(nobody, Chance("x", 1))
    assert nobody.events == []


@pytest.mark.parametrize(("die", "weather"), [
    (0, "fog"), (4, "fog"), (5, "overcast"), (7, "overcast"), (8, "clear"), (9, "clear"),
])  # fmt: skip
def test_weather_goes_by_the_list_or_by_a_die(die: int, weather: str) -> None:
    """F108, 18.1.0, S5, T3"""
    course = stand({}, scenario="st_vith", turn="16X", phase="R", active=US, options={"weather": "rolled"})
    flow._begin_turn(course, Chance("x", 1, (die,)), "17A")
    assert course.state.weather == weather
    listed = stand({}, scenario="st_vith", turn="16X", phase="R", active=US)
    flow._begin_turn(listed, Chance("x", 1, (die,)), "17A")
    assert listed.state.weather == "overcast"


def test_the_upkeep_runs_once_in_its_order() -> None:
    """F043, 3.5.0: leaders, markers, fatigue, ammunition, then replacements"""
    course = stand(
        {"us_589": unit("us_589", at(7, 3), is_depleted=True),
         "us_1_422": unit("us_1_422", at(9, 4), fatigue=16),
         "de_1818": unit("de_1818", at(11, 1), is_depleted=True)},
        {"L_jones": Leader(hex=at(8, 2), is_active=True)},
        scenario="st_vith", turn="17X", phase="G", active=US,
    )  # fmt: skip
    evening.upkeep(course, Chance("x", 1, (5,)))
    assert kinds(course.events) == ["DayEnded", "Rested", "AmmoRecovered", "AmmoRecovered"]
    assert course.state.markers == ()
    session = new_session("once")
    for _ in play(session, "once"):
        pass
    assert sum(isinstance(event, e.DayEnded) for event in events_of(session)) == 1


@pytest.mark.parametrize(("die", "back"), [(4, True), (5, False)])
def test_ammunition_comes_back_by_side(die: int, back: bool) -> None:
    """F093, 12.6.0: US units at the end of Night, German ones on 0-4"""
    course = stand(
        {"us_589": unit("us_589", at(7, 3), is_depleted=True),
         "de_1818": unit("de_1818", at(11, 1), is_depleted=True)}, turn="1X", phase="G", active=US,
    )  # fmt: skip
    evening.upkeep(course, Chance("x", 1, (die,)))
    assert not course.state.units["us_589"].is_depleted
    assert course.state.units["de_1818"].is_depleted is not back


def test_one_step_a_night_goes_to_a_unit_that_is_fit_for_it() -> None:
    """F113, 21.1.0: in supply, outside zones, not active in Night, one for each side"""
    weak = {"steps": 1}
    course = stand(
        {"us_1_422": unit("us_1_422", at(3, 3), **weak), "us_81e": unit("us_81e", at(8, 2), **weak),
         "us_2_422": unit("us_2_422", at(3, 4), is_cut=True, **weak),
         "us_2_423": unit("us_2_423", at(2, 2), has_worked=True, **weak),
         "us_423p": at(0, 0), "de_294_i": at(9, 1)}, turn="1X", phase="R", active=US,
    )  # fmt: skip

    def why(name: str) -> str:
        return refused(course, c.Replace(seat=US, unit=name)).key

    assert why("us_2_422") == "replace_needs_supply"
    assert why("us_2_423") == "acted_in_night"
    assert why("us_81e") == "replace_in_zone"
    assert why("us_423p") == "nothing_lacking"
    evening.decide(course, c.Replace(seat=US, unit="us_1_422"), Chance("x", 1))
    assert course.state.units["us_1_422"].steps == 2
    assert why("us_1_422") == "one_step_a_night"


@pytest.mark.parametrize(("die", "back"), [(2, True), (3, False)])
def test_an_eliminated_battalion_may_return_and_prisoners_never(die: int, back: bool) -> None:
    """F114, 21.2, 21.3.0: d10 0-2, with one step; not who surrendered or died isolated, no artillery"""
    gone = {"us_1_422": Gone("lost"), "us_2_422": Gone("surrendered"), "us_81e": Gone("lost_isolated"),
            "us_589": Gone("lost")}  # fmt: skip
    course = stand({}, turn="1X", phase="R", active=US, gone=gone)
    for name, key in (("us_2_422", "never_returns"), ("us_81e", "never_returns"), ("us_589", "no_battalion")):
        assert refused(course, c.Rebuild(seat=US, unit=name)).key == key
    evening.decide(course, c.Rebuild(seat=US, unit="us_1_422"), Chance("x", 1, (die,)))
    assert ("us_1_422" in course.state.units) is back
    assert refused(course, c.Rebuild(seat=US, unit="us_1_422")).key in ("one_return_a_day", "not_eliminated")


def test_control_is_with_the_last_combat_unit_to_enter() -> None:
    """F094, 13.1: leaders take nothing; leaving loses nothing"""
    auw = at(8, 2)
    course = stand({"de_294_i": at(9, 1)}, {"L_lucht": at(9, 1)}, control={auw: US})
    do(course, c.Move(seat=DE, counters=("L_lucht",), path=(auw,)))
    assert course.state.control[auw] == US
    do(course, c.Move(seat=DE, counters=("de_294_i",), path=(auw,)))
    assert course.state.control[auw] == DE


def test_a_stack_over_the_limit_loses_what_the_enemy_picks() -> None:
    """F074, F075, 8.1, 8.2: 9 steps and 4 counters; leaders are free; the opponent picks"""
    here = at(9, 1)
    leaders = {"L_lucht": here, "L_hoffmann": here}
    full = stand({"de_294_i": here, "de_294_ii": here, "de_295_i": here}, leaders)
    assert not excess.check(full)
    four = stand({"de_244": here, "de_1818": here, "de_feb18": here, "de_294_i": here})
    assert not excess.check(four)
    over = stand({"de_294_i": here, "de_294_ii": here, "de_295_i": here, "de_feb18": at(10, 1)})
    do(over, c.Move(seat=DE, counters=("de_feb18",), path=(here,)))
    do(over, c.EndPhase(seat=DE))
    assert over.state.excess == (Excess(here, DE),)
    assert refused(over, c.GiveUp(seat=DE, unit="de_feb18")).rule == "T01"
    assert refused(over, c.EndPhase(seat=US)).rule == "8.2"
    do(over, c.GiveUp(seat=US, unit="de_feb18"))
    assert over.state.gone["de_feb18"].cause == "lost"
    assert not over.state.excess


def test_the_account_is_made_line_by_line() -> None:
    """F111, 19.1: places held and not isolated, exits, losses, halves rounded up at the end"""
    ground = rules_of("st_vith").ground
    schonberg, auw = ground.place_hex("Schonberg"), ground.place_hex("Auw")
    control = dict.fromkeys(ground.places, US)
    gone = {"us_1_422": Gone("lost"), "us_2_422": Gone("surrendered"), "us_18a": Gone("lost"),
            "de_p1": Gone("exited", 3), "de_h1": Gone("exited", 2), "de_h2": Gone("exited", 1),
            "de_294_i": Gone("surrendered"), "L_jones": Gone("lost")}  # fmt: skip
    course = stand(
        {"de_295_i": unit("de_295_i", auw, isolation=1)}, scenario="st_vith", turn="19N", gone=gone,
        control={**control, schonberg: DE, auw: DE},
    )  # fmt: skip
    points = {(line.reason, line.what): line.points for line in victory.lines(course)}
    assert points == {
        ("place", "Schonberg"): 3, ("lost", "us_1_422"): 1, ("surrendered", "us_2_422"): 2,
        ("lost", "us_18a"): 0.5, ("exited", "de_p1"): 3, ("exited", "de_h1"): 2,
        ("surrendered", "de_294_i"): -2, ("leader_lost", "L_jones"): 2, ("rounding", ""): 0.5,
    }  # fmt: skip
    assert victory.total(course) == 12
    assert [victory.outcome(course, n).kind for n in (39, 40, 54, 55, 70, 85)] == [
        "us_major", "us_minor", "us_minor", "draw", "german_minor", "german_major",
    ]  # fmt: skip


def test_the_tutorial_counts_by_its_own_levels() -> None:
    """F111, 20.1: German win at 13, draw 9-12; cut-off Americans count at the end"""
    course = stand({"us_1_422": unit("us_1_422", at(3, 3), is_cut=True)}, gone={"us_81e": Gone("lost")})
    assert victory.total(course) == 3
    kinds_at = [victory.outcome(course, n).kind for n in (8, 9, 12, 13)]
    assert kinds_at == ["us_win", "draw", "draw", "german_win"]


def test_both_key_places_at_the_end_of_a_night_end_the_game() -> None:
    """20.4: St. Vith and Vielsalm"""
    ground = rules_of("st_vith").ground
    keys = {ground.place_hex("St. Vith"): DE, ground.place_hex("Vielsalm"): DE}
    course = stand({}, scenario="st_vith", turn="17N", phase="D", active=US, control=keys)
    do(course, c.EndPhase(seat=US))
    assert course.state.outcome is not None
    assert (course.state.outcome.kind, course.state.outcome.rule) == ("german_major", "20.4")
    half = stand({}, scenario="st_vith", turn="17N", phase="D", active=US, control=dict([*keys.items()][:1]))
    do(half, c.EndPhase(seat=US))
    assert half.state.outcome is None


def test_undo_stops_at_a_roll_and_at_what_was_revealed() -> None:
    """F121, 24.2"""
    session = new_session("undo")
    assert isinstance(session.undo_refusal(DE), Illegal)
    session.submit(c.CheckInitiative(seat=DE))
    assert session.undo_refusal(DE) is not None
    session.submit(c.SetMode(seat=DE, counter="de_294_i", mode="prepared"))
    before = full_state(session)
    session.submit(c.EndPhase(seat=DE))
    assert session.undo_refusal(DE) is None
    session.submit(c.Move(seat=DE, counters=("de_feb18",), path=(at(11, 5),)))
    session.undo(DE)
    session.undo(DE)
    assert full_state(session) == before
    fixed = new_session("undo", undo="off")
    fixed.submit(c.CheckInitiative(seat=DE))
    fixed.submit(c.SetMode(seat=DE, counter="de_294_i", mode="prepared"))
    assert fixed.undo_refusal(DE) is not None


def test_same_seed_and_same_actions_give_the_same_game() -> None:
    """F123, 24.4"""
    states = []
    for _ in range(2):
        session = new_session("same")
        for _ in play(session, "same", 80):
            pass
        states.append(full_state(session))
    assert states[0] == states[1]


def test_every_roll_of_the_course_is_told_with_rule_dice_and_result() -> None:
    """F122, 24.3"""
    session = new_session("rolls")
    session.submit(c.CheckInitiative(seat=DE))
    told = [line for _, line in session.text(REFEREE, 1, 2)]
    events = session.batch(1, REFEREE).events
    check = next(event for event in events if isinstance(event, e.InitiativeChecked))
    assert any(f"rolls {check.die} against initiative {check.initiative}" in line for line in told)
    assert all("(22.1.0)" in line for line in told if "initiative" in line)
