"""Random events: equal dice, whom they strike, the ten of combat and the ten of movement (23.0)."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.front import commands as c
from game.games.front import events_fight as f
from game.games.front.course import Course
from game.games.front.model import HexId, Marker
from game.games.front.phases import assault as fight
from game.games.front.phases import combat_events
from tests.games.front.fighting import GROUND, active, attack, battle, duel, near, plan, spot, told
from tests.games.front.table import BOOK, DE, US, do, kinds

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


def test_a_hidden_draw_of_the_defender_waives_no_water() -> None:
    """F117, A27, 23.2.0: the attackers still cross the stream"""

    def streamed(here: HexId) -> bool:
        return any(GROUND.water(here, there) == "stream" for there in GROUND.around[here])

    here = spot(like=streamed, dry=False)
    wet = next(there for there in GROUND.around[here] if GROUND.water(here, there) == "stream")
    course = battle({"us_1_422": here, **dict.fromkeys(PAIR, wet)})
    assert ("10.4.2", "water", -1) in reread(strike(course, here, "hidden_draw", 3, *PAIR)).shifts


def test_radio_silence_of_the_defender_loses_his_leaders_shift_alone() -> None:
    """F117, 23.2.0: the attacker's stays"""
    here = spot()
    units = {"us_1_422": here, **dict.fromkeys(PAIR, near(here, 0))}
    course = battle(units, {"L_hoffmann": active(near(here, 0)), "L_jones": active(here)})
    do(course, c.DeclareAssault(seat=DE, target=here, attackers=PAIR, leader="L_hoffmann"))
    silence = COMBAT.index("radio_silence")
    do(course, c.AnswerAssault(seat=US, leader="L_jones"), 3, 3, 0, silence)
    read_anew = reread(do(course, c.LetHappen(seat=US)))
    assert [row for _, row, _ in read_anew.shifts if row.startswith("leader")] == ["leader_att"]
