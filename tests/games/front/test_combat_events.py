"""Random events: equal dice, whom they strike, the ten of combat and the ten of movement (23.0)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Chance
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.course import Course
from game.games.front.marching import March, allowance
from game.games.front.model import HexId, Marker
from game.games.front.phases import assault as fight
from game.games.front.phases import combat_events, evening, movement
from tests.games.front.fighting import GROUND, active, attack, battle, duel, near, plan, spot, told
from tests.games.front.table import BOOK, DE, US, do, kinds, refused, unit

TABLE = BOOK.tables.assault
COMBAT = BOOK.tables.combat_events
MOVEMENT = BOOK.tables.movement_events


def strike(course: Course, here: HexId, event: str, die: int, *units: str, then: tuple[int, ...] = ()) -> Any:
    """Assault with this double and this combat event; gives the events."""
    return attack(course, here, *units, dice=(die, die, 0, COMBAT.index(event), *then))


def reread(events: list[Any]) -> Any:
    """How the dice were read at last."""
    return told(events, f.AssaultReread)[0]


PAIR = ("de_294_i", "de_294_ii")
ARMS = ("de_244", "de_294_i")


def arms(terrain: str = "clear") -> tuple[Course, HexId]:
    """Assault guns and a battalion against a US battalion."""
    here = spot(terrain)
    spots = {name: near(here, 0) for name in ARMS}
    return battle({"us_1_422": here, **spots}), here


@pytest.mark.parametrize("dice", [(2, 3), (3, 2), (0, 9), (9, 0)])
def test_unequal_dice_call_no_event(dice: tuple[int, int]) -> None:
    """F115, 23.1.0"""
    course, here = duel()
    assert not told(attack(course, here, *PAIR, dice=dice), f.EventCalled)


@pytest.mark.parametrize("die", range(10))
def test_even_doubles_strike_the_attacker_odd_ones_the_defender(die: int) -> None:
    """F115, F116, 23.1.0: each of the ten doubles, nought even; in the defender's hex"""
    course, here = duel()
    called = told(attack(course, here, *PAIR, dice=(die, die, 9)), f.EventCalled)
    assert [(one.hex, one.affects) for one in called] == [(here, US if die % 2 else DE)]


@pytest.mark.parametrize(("kind", "is_combat"), [(0, True), (4, True), (5, False), (9, False)])
def test_up_to_four_a_combat_event_from_five_a_movement_event(kind: int, is_combat: bool) -> None:
    """F116, 23.1.0: a movement event lies as a marker in the defender's hex, a combat event leaves none"""
    course, here = duel()
    six = (COMBAT.index("stiff_resistance"),) if is_combat else ()
    events = attack(course, here, *PAIR, dice=(2, 2, kind, *six))
    assert told(events, f.EventCalled)[0].is_combat == is_combat
    assert bool(told(events, f.EventRolled)) == is_combat
    assert course.state.markers == (() if is_combat else (Marker(hex=here, affects=DE),))


def test_the_event_comes_before_the_results() -> None:
    """F084, F115, 10.6.0, 23.1.0: dice, call, event, dice read anew, then steps are lost"""
    course, here = duel()
    order = kinds(strike(course, here, "ammunition_mix_up", 9, *PAIR))
    places = [
        order.index(kind)
        for kind in ("AssaultRolled", "EventCalled", "EventRolled", "AssaultReread", "StepLost")
    ]
    assert places == sorted(places)


def test_the_ten_combat_events_by_their_dice() -> None:
    """F117, 23.2.0: six are adverse"""
    assert COMBAT == (
        "ammunition_mix_up", "lost_in_the_fog", "short_rounds", "radio_silence", "panic",
        "armour_breaks_down", "stiff_resistance", "captured_map", "hidden_draw", "bold_junior_officer",
    )  # fmt: skip
    assert BOOK.tables.adverse == 6
    for number, event in enumerate(COMBAT):
        course, here = duel()
        events = attack(course, here, *PAIR, dice=(2, 2, 4, number))
        assert [(one.die, one.event) for one in told(events, f.EventRolled)] == [(number, event)]


@pytest.mark.parametrize(
    ("event", "die", "shift"),
    [
        ("ammunition_mix_up", 2, -1), ("ammunition_mix_up", 3, 1),
        ("stiff_resistance", 2, 1), ("stiff_resistance", 3, -1),
    ],
)  # fmt: skip
def test_mix_up_and_resistance_move_a_column(event: str, die: int, shift: int) -> None:
    """F117, A26, 23.2.0: against or for the struck side; the same dice on the new column"""
    course, here = duel()
    events = strike(course, here, event, die, *PAIR)
    first, second = told(events, f.AssaultRolled)[0], reread(events)
    assert second.column == first.column + shift
    assert ("10.4.13", "event", shift) in second.shifts
    assert (second.att_die, second.def_die) == (die, die)
    assert second.def_result == TABLE.defender[second.column][die]
    assert second.att_result == TABLE.attacker[second.column][die]


def test_lost_in_the_fog_the_strongest_does_not_count() -> None:
    """F117, 23.2.0: 9 to 5 with arms combined becomes 4 to 5; a single unit is not lost"""
    course, here = arms()
    alone = plan(course, here, "de_294_i")
    events = strike(course, here, "lost_in_the_fog", 2, *ARMS)
    assert told(events, f.AssaultRolled)[0].column > reread(events).column
    assert reread(events).column == alone.column == TABLE.columns.index("2:3")
    single, here = arms()
    events = strike(single, here, "lost_in_the_fog", 2, "de_244")
    assert reread(events).column == told(events, f.AssaultRolled)[0].column


@pytest.mark.parametrize(("die", "unit", "shift"), [(2, "de_244", -1), (1, "us_1_422", 1)])
def test_short_rounds_suppress_the_lead_unit_and_move_a_column(die: int, unit: str, shift: int) -> None:
    """F117, F092, 23.2.0: of the attackers the assault guns, of the defenders the battalion. One column in
    all: that the unit is suppressed counts from the next assault on (A26)"""
    course, here = arms()
    events = strike(course, here, "short_rounds", die, *ARMS)
    assert [one.units for one in told(events, f.Suppressed)] == [(unit,)]
    first, second = told(events, f.AssaultRolled)[0], reread(events)
    assert second.column == first.column + shift
    assert set(second.shifts) - set(first.shifts) == {("10.4.13", "event", shift)}
    assert course.state.units[unit].is_suppressed


def test_radio_silence_loses_the_leaders_shift() -> None:
    """F117, A15, 23.2.0: it is spent all the same; the leader may try to keep the event off first"""
    here = spot()
    units = {"us_1_422": here, **{name: near(here, 0) for name in PAIR}}
    course = battle(units, {"L_hoffmann": active(near(here, 0))})
    command = c.DeclareAssault(seat=DE, target=here, attackers=PAIR, leader="L_hoffmann")
    events = do(course, command, 2, 2, 0, COMBAT.index("radio_silence"))
    assert "leader_att" in [row for _, row, _ in told(events, f.AssaultRolled)[0].shifts]
    assert not told(events, f.AssaultReread)
    assert course.state.trial is not None
    assert course.state.shifts == ("L_hoffmann",)
    events = do(course, c.LetHappen(seat=DE))
    assert "leader_att" not in [row for _, row, _ in reread(events).shifts]


def test_a_leader_who_keeps_it_off_spares_his_units() -> None:
    """F117, 22.1.5, 23.2.0: at his initiative, not one above it; beneficial events are not asked about"""
    initiative = BOOK.leaders["L_hoffmann"].initiative
    for die, shifted in ((initiative, False), (initiative + 1, True)):
        here = spot()
        units = {"us_1_422": here, **{name: near(here, 0) for name in PAIR}}
        course = battle(units, {"L_hoffmann": active(near(here, 0))})
        strike(course, here, "ammunition_mix_up", 2, *PAIR)
        assert fight.acting(course.state) is not None
        events = do(course, c.KeepOff(seat=DE, leader="L_hoffmann"), die)
        assert bool(told(events, f.AssaultReread)) == shifted
    course = battle(units, {"L_hoffmann": active(near(here, 0))})
    strike(course, here, "stiff_resistance", 2, *PAIR)
    assert course.state.trial is None


def test_panic_among_the_defenders_adds_a_hex() -> None:
    """F117, A28, 23.2.0: a result without retreat becomes r1, in woods to be met by Stubborn Defence"""
    course, here = duel()
    assert TABLE.defender[TABLE.columns.index("3:2")][1] == "-"
    strike(course, here, "panic", 1, *PAIR)
    assert course.state.assault is not None
    assert (course.state.assault.stage, course.state.assault.depth) == ("defender_retreat", 1)
    course, here = duel()
    strike(course, here, "panic", 3, *PAIR)  # r1 made r2
    assert course.state.assault is not None
    assert course.state.assault.depth == 2
    woods, here = duel("woods")
    strike(woods, here, "panic", 1, *PAIR)
    assert woods.state.assault is not None
    assert woods.state.assault.stage == "stubborn"


def finish(course: Course) -> list[Any]:
    """Let the fight run by its first choices up to the advance or the end; gives the events."""
    before = len(course.events)
    while course.state.assault is not None and course.state.assault.stage != "advance":
        seat = fight.acting(course.state)
        assert seat is not None
        do(course, next(iter(fight.commands(course, seat))))
    return course.events[before:]


def test_panic_among_the_attackers_halts_them() -> None:
    """F117, F088, 23.2.0: the defender goes, nobody advances; without it they may"""
    course, here = duel()
    strike(course, here, "panic", 4, *PAIR)
    finish(course)
    assert course.state.assault is None
    assert not course.field.stack(here, US)
    course, here = duel()
    attack(course, here, *PAIR, dice=(4, 3))
    finish(course)
    assert course.state.assault is not None
    assert c.Advance(seat=DE, counter="de_294_i", to=here) in set(fight.commands(course, DE))


def test_armour_breaks_down() -> None:
    """F117, A26, 23.2.0: an armour unit of the struck side loses a step, the column stays; without armour
    nothing"""
    course, here = arms()
    events = strike(course, here, "armour_breaks_down", 2, *ARMS)
    assert (course.state.units["de_244"].steps, course.state.units["de_294_i"].steps) == (1, 3)
    assert next(one.unit for one in told(events, f.StepLost)) == "de_244"
    assert reread(events).column == told(events, f.AssaultRolled)[0].column
    for die, board, units in ((1, arms, ARMS), (2, duel, PAIR)):
        course, here = board()
        events = strike(course, here, "armour_breaks_down", die, *units)
        due = sum(int(code[0]) for code in results_of(events) if code[0].isdigit())
        assert len(told(events, f.StepLost)) <= due
        assert "de_244" not in [one.unit for one in told(events, f.StepLost)] or die == 2


def results_of(events: list[Any]) -> tuple[str, str]:
    """What the table held for both sides."""
    return reread(events).def_result, reread(events).att_result


@pytest.mark.parametrize(("die", "owner"), [(2, DE), (3, US)])
def test_a_captured_map_lets_the_own_die_fall_again(die: int, owner: Any) -> None:
    """F117, A26, 23.2.0: the second roll stands, and if it makes a double no event comes of it"""
    course, here = duel()
    strike(course, here, "captured_map", die, *PAIR)
    assert fight.acting(course.state) == owner
    keep = set(fight.commands(course, owner))
    assert keep == {c.RerollDie(seat=owner, again=True), c.RerollDie(seat=owner, again=False)}
    events = do(course, c.RerollDie(seat=owner, again=True), 0)
    dice = (reread(events).att_die, reread(events).def_die)
    assert dice == ((0, die) if owner == DE else (die, 0))
    course, here = duel()
    strike(course, here, "captured_map", die, *PAIR)
    events = do(course, c.RerollDie(seat=owner, again=True), die)
    assert not told(events, f.EventCalled)
    course, here = duel()
    strike(course, here, "captured_map", die, *PAIR)
    events = do(course, c.RerollDie(seat=owner, again=False))
    assert (reread(events).att_die, reread(events).def_die) == (die, die)


def test_a_hidden_draw_takes_a_hex_off_the_retreat() -> None:
    """F117, 23.2.0: of r2 one is left, of r1 none"""
    course, here = duel()
    strike(course, here, "hidden_draw", 9, *PAIR)
    assert course.state.assault is not None
    assert course.state.assault.depth == 1
    course, here = duel()
    assert TABLE.defender[TABLE.columns.index("3:2")][3] == "r1"
    strike(course, here, "hidden_draw", 3, *PAIR)
    assert course.state.assault is None
    assert course.state.units["us_1_422"].hex == here


def test_a_hidden_draw_waives_the_water_for_the_attacker() -> None:
    """F117, A27, 23.2.0: the water row goes, the dice are read a column higher"""

    def streamed(here: HexId) -> bool:
        return any(GROUND.water(here, there) == "stream" for there in GROUND.around[here])

    here = spot(like=streamed, dry=False)
    wet = next(there for there in GROUND.around[here] if GROUND.water(here, there) == "stream")
    course = battle({"us_1_422": here, **dict.fromkeys(PAIR, wet)})
    events = strike(course, here, "hidden_draw", 2, *PAIR)
    first, second = told(events, f.AssaultRolled)[0], reread(events)
    assert ("10.4.2", "water", -1) in first.shifts
    assert "water" not in [row for _, row, _ in second.shifts]
    assert second.column == first.column + 1


def test_a_bold_junior_officer_stands_or_goes_farther() -> None:
    """F117, F086, F088, 23.2.0: Stubborn Defence passes without a die; leg attackers go a hex farther"""
    woods, here = duel("woods")
    strike(woods, here, "bold_junior_officer", 5, *PAIR)
    events = do(woods, c.Stand(seat=US, firm=True))
    checked = told(events, f.StubbornChecked)[0]
    assert (checked.die, checked.passed) == (None, True)
    assert woods.state.units["us_1_422"].hex == here
    for is_bold in (True, False):
        course, here = duel()
        if is_bold:
            strike(course, here, "bold_junior_officer", 8, *PAIR)  # 1r2
        else:
            attack(course, here, *PAIR, dice=(8, 7))
        finish(course)
        do(course, c.Advance(seat=DE, counter="de_294_i", to=here))
        assert course.state.assault is not None
        onward = [one for one in fight.commands(course, DE) if isinstance(one, c.Advance)]
        assert ("de_294_i" in {one.counter for one in onward}) == is_bold


def test_the_event_of_an_assault_ends_with_it() -> None:
    """F117, 23.2.0: the next assault knows nothing of it"""
    course, here = duel(attackers=3)
    strike(course, here, "stiff_resistance", 0, *PAIR)
    finish(course)
    if course.state.assault is not None:
        assert combat_events.is_at_work(course, "stiff_resistance", DE)
        do(course, c.EndAdvance(seat=DE))
    assert course.state.assault is None
    assert not course.state.markers


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
    before = March(course, ("de_294_i",)).reach()
    go(course, "de_294_i", MOVEMENT.index("gap"))
    assert course.state.hampers == {"de_294_i": ("gap",)}
    after = March(course, ("de_294_i",))
    assert after.refusal((zone, beyond)) is None
    assert March(course, ("de_294_ii",)).refusal((zone, beyond)) is not None
    assert set(before.costs) < set(after.reach().costs)


def test_a_leader_may_keep_an_adverse_movement_event_off() -> None:
    """F118, 22.1.5, 23.3.0: spared at his initiative, struck one above it"""
    initiative = BOOK.leaders["L_hoffmann"].initiative
    for die, hampered in ((initiative, False), (initiative + 1, True)):
        here = spot()
        course = marked(here, {"de_294_i": here}, {"L_hoffmann": active(here)})
        go(course, "de_294_i", MOVEMENT.index("refugees"))
        assert course.state.trial is not None
        do(course, c.KeepOff(seat=DE, leader="L_hoffmann"), die)
        assert bool(course.state.hampers) == hampered
        assert not course.state.markers


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
