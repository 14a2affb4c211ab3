"""Leaders in fights: the column shift, casualties, leaders left alone (22.1.3, 22.2.0, 22.3.0)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from game.core.chance import Chance
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front import lives
from game.games.front.course import Course
from game.games.front.model import Leader
from game.games.front.phases import assault
from tests.games.front.fighting import GROUND, active, attack, battle, near, plan, rows, spot, told
from tests.games.front.table import BOOK, DE, US, do, refused, unit

TABLE = BOOK.tables.assault
HERE = spot()
SPARING = partial(Chance, "table", 1, (9, 9))
NORTH, SOUTH = near(HERE, 0), near(HERE, 3)


def party(leaders: Any = None, **marks: Any) -> Course:
    """Two battalions of the 294th north of a battalion of the 422nd."""
    units = {"us_1_422": HERE, "de_294_i": NORTH, "de_294_ii": NORTH}
    return battle({**units, **marks.pop("more", {})}, leaders, **marks)


def why(course: Course, leader: str) -> tuple[str, str]:
    """Why a leader's column is refused."""
    illegal = refused(course, c.DeclareAssault(seat=DE, target=HERE, attackers=("de_294_i",), leader=leader))
    return illegal.rule, illegal.key


def test_an_activated_leader_gives_exactly_one_column() -> None:
    """F019, 22.1.3, A16: one unit of his is enough, the shift covers the whole assault"""
    course = party({"L_hoffmann": active(NORTH)})
    plain, led = (
        plan(course, HERE, "de_294_i", "de_294_ii", leader=leader) for leader in ("", "L_hoffmann")
    )
    assert plain.column is not None
    assert led.column == plain.column + 1
    assert ("10.4.12", "leader_att", 1) in led.rows
    stranger = next(n for n, one in BOOK.units.items() if one.division == "62VGD" and one.attack)
    mixed = party({"L_hoffmann": active(NORTH)}, more={stranger: NORTH})
    assert rows(mixed, HERE, "de_294_i", stranger, leader="L_hoffmann")["leader_att"] == 1


def test_an_inactive_leader_shifts_nothing() -> None:
    """F002, 22.0, A21"""
    assert why(party({"L_hoffmann": Leader(hex=NORTH)}), "L_hoffmann") == ("22.0", "leader_inactive")


@pytest.mark.parametrize("level", ["division", "brigade", "kampfgruppe", "corps", "cc"])
def test_division_brigade_and_kampfgruppe_leaders_shift_corps_and_cc_never(level: str) -> None:
    """F015, F016, F017, 22.1.3, A01, A22: each leader of each level, with a unit of his in the assault"""
    tried = 0
    for leader, one in BOOK.leaders.items():
        mine = next(
            (n for n in BOOK.units if BOOK.commands(leader, n) and BOOK.units[n].attack >= 2), None
        )
        if one.level != level or mine is None:
            continue
        tried += 1
        seat = BOOK.seat(leader)
        enemy = "us_81e" if seat == DE else "de_feb18"
        course = battle(
            {mine: NORTH, enemy: unit(enemy, HERE, steps=1)}, {leader: active(NORTH)}, active=seat,
            options={"cc_leaders": "on"},
        )  # fmt: skip
        command = c.DeclareAssault(seat=seat, target=HERE, attackers=(mine,), leader=leader)
        if level in ("corps", "cc"):
            illegal = refused(course, command)
            assert (illegal.rule, illegal.key) == ("22.1.3", "level_shifts_not")
            assert command not in set(assault.commands(course, seat))
        else:
            assert rows(course, HERE, mine, leader=leader)["leader_att"] == 1
            assert command in set(assault.commands(course, seat))
    assert tried


def test_the_leader_is_at_most_one_hex_from_the_defending_hex() -> None:
    """F018, A13: distance 1 counts, distance 2 does not, wherever his units stand"""
    beside = near(HERE, 2)
    led = rows(party({"L_hoffmann": active(beside)}), HERE, "de_294_i", leader="L_hoffmann")
    assert led["leader_att"] == 1
    behind = near(NORTH, 0)
    assert GROUND.distance(behind, HERE) == 2
    assert why(party({"L_hoffmann": active(behind)}), "L_hoffmann") == ("22.1.3", "leader_too_far")


def test_one_of_his_units_takes_part() -> None:
    """F003, F018, 4.6.0"""
    stranger = next(n for n, one in BOOK.units.items() if one.division == "62VGD" and one.attack)
    course = party({"L_hoffmann": active(NORTH)}, more={stranger: NORTH})
    command = c.DeclareAssault(seat=DE, target=HERE, attackers=(stranger,), leader="L_hoffmann")
    illegal = refused(course, command)
    assert (illegal.rule, illegal.key) == ("4.6.0", "nobody_of_his")


def test_the_defender_answers_before_the_dice_and_both_may_cancel() -> None:
    """F019, A04, A15, 10.5.0: both are announced first, both are spent"""
    course = party({"L_hoffmann": active(NORTH), "L_jones": active(SOUTH)})
    events = attack(course, HERE, "de_294_i", "de_294_ii", dice=(), leader="L_hoffmann")
    attacked = told(events, f.ShiftUsed)
    assert not told(events, f.AssaultRolled)
    assert refused(course, c.AnswerAssault(seat=DE)).rule == "T01"
    events = do(course, c.AnswerAssault(seat=US, leader="L_jones"), 0, 1)
    shifts = {row: value for _, row, value in told(events, f.AssaultRolled)[0].shifts}
    assert (shifts["leader_att"], shifts["leader_def"]) == (1, -1)
    spent = attacked + told(events, f.ShiftUsed)
    assert [event.leader for event in spent] == ["L_hoffmann", "L_jones"]


def test_without_anything_to_announce_the_dice_fall_at_once() -> None:
    """10.5.0: an inactive leader, a leader two hexes away and a corps leader are not asked"""
    for leader in (Leader(hex=SOUTH), active(near(SOUTH, 3))):
        course = party({"L_jones": leader})
        assert told(attack(course, HERE, "de_294_i", dice=(0, 1)), f.AssaultRolled)


@pytest.mark.parametrize(
    ("limit", "used", "key"),
    [
        ("per_side", ("L_hoffmann",), "shift_spent"), ("per_side", ("L_jones",), ""),
        ("per_side", ("L_kittel",), "shift_spent"),
        ("total", ("L_jones",), "shift_spent"), ("total", (), ""),
        ("per_leader", ("L_hoffmann",), "shift_spent"), ("per_leader", ("L_kittel", "L_jones"), ""),
    ],
)  # fmt: skip
def test_the_limit_of_the_segment_by_setting(limit: str, used: tuple[str, ...], key: str) -> None:
    """F020, 22.1.3, A14: one a side (default), one in all, one a leader"""
    course = party(
        {"L_hoffmann": active(NORTH)}, options={"leader_shift_limit": limit},
        shifts=tuple(name for name in used if name in BOOK.leaders),
    )  # fmt: skip
    if key:
        assert why(course, "L_hoffmann") == ("22.1.3", key)
    else:
        assert rows(course, HERE, "de_294_i", leader="L_hoffmann")["leader_att"] == 1


def test_a_spent_shift_is_spent_for_the_segment_and_fresh_in_the_next() -> None:
    """F020, A15: spent even if the assault brings nothing; the next segment has a new one"""
    beside = near(HERE, 1)
    course = party({"L_hoffmann": active(NORTH)}, more={"us_2_422": beside})
    attack(course, HERE, "de_294_i", dice=(0, 9), leader="L_hoffmann")
    while course.state.assault is not None or course.state.trial is not None:
        do(course, next(iter(assault.commands(course, DE))))
    again = c.DeclareAssault(seat=DE, target=beside, attackers=("de_294_ii",), leader="L_hoffmann")
    assert refused(course, again).key == "shift_spent"
    do(course, c.EndPhase(seat=DE))
    assert course.state.phase != "E2"
    assert course.state.shifts == ()


def test_with_total_the_attackers_claim_leaves_the_defender_none() -> None:
    """F020, A14: one in all, the attacker is asked first"""
    course = party(
        {"L_hoffmann": active(NORTH), "L_jones": active(SOUTH)}, options={"leader_shift_limit": "total"}
    )
    events = attack(course, HERE, "de_294_i", dice=(0, 1), leader="L_hoffmann")
    assert told(events, f.AssaultRolled)
    fresh = party(
        {"L_hoffmann": active(NORTH), "L_jones": active(SOUTH)}, options={"leader_shift_limit": "total"}
    )
    attack(fresh, HERE, "de_294_i", dice=())
    assert c.AnswerAssault(seat=US, leader="L_jones") in set(assault.commands(fresh, US))


def cells(course: Course, defender: str, attacker: str, *units: str) -> tuple[int, int]:
    """Dice for these results, not equal."""
    column = plan(course, HERE, *units).column
    assert column is not None
    return next(
        (a, d) for a in range(10) for d in range(10)
        if a != d and TABLE.defender[column][a] == defender and TABLE.attacker[column][d] == attacker
    )  # fmt: skip


@pytest.mark.parametrize(
    ("tens", "ones", "lives_on"),
    [(0, 0, False), (0, 5, False), (0, 6, True), (5, 0, True), (9, 9, True), (1, 0, True)],
)
def test_a_leader_stacked_with_a_unit_that_loses_a_step_rolls_2d10(
    tens: int, ones: int, lives_on: bool
) -> None:
    """F027, F029, F031, 22.2.0: 05 or less eliminates, 06 does not; inactive leaders too"""
    course = party({"L_jones": Leader(hex=HERE)})
    names = ("de_294_i", "de_294_ii")
    dice = cells(course, "1", "-", *names)
    events = attack(course, HERE, *names, dice=(*dice, tens, ones))
    rolled = told(events, e.LifeRolled)[0]
    assert (rolled.leader, rolled.tens, rolled.units) == ("L_jones", tens, ones)
    assert rolled.survived == lives_on
    assert ("L_jones" in course.state.leaders) == lives_on


def test_no_roll_without_a_step_lost_and_none_in_another_hex() -> None:
    """F030, 22.2.0"""
    names = ("de_294_i", "de_294_ii")
    safe = party({"L_jones": Leader(hex=HERE), "L_hoffmann": Leader(hex=NORTH)})
    events = attack(safe, HERE, *names, dice=cells(safe, "-", "1", *names))
    while safe.state.assault is not None:
        events += do(safe, next(iter(assault.commands(safe, DE))), 9, 9)
    assert {event.leader for event in told(events, e.LifeRolled)} == {"L_hoffmann"}
    apart = party({"L_jones": Leader(hex=SOUTH), "L_hoffmann": Leader(hex=near(HERE, 1))})
    events = attack(apart, HERE, *names, dice=cells(apart, "1", "-", *names))
    assert not told(events, e.LifeRolled)


def test_one_roll_for_a_leader_and_combat_however_many_steps_fall() -> None:
    """A19, 22.2.0: two steps, one roll"""
    ring = {name: near(HERE, way) for way, name in enumerate(("de_293_i", "de_293_ii", "de_295_i"), 1)}
    course = party({"L_jones": Leader(hex=HERE)}, more=ring)
    names = ("de_294_i", "de_294_ii", *ring)
    column = plan(course, HERE, *names).column
    assert column is not None
    att = next(die for die in range(10) if TABLE.defender[column][die].startswith("2"))
    deff = next(die for die in range(10) if TABLE.attacker[column][die] == "-" and die != att)
    events = attack(course, HERE, *names, dice=(att, deff, 5, 0))
    assert len(told(events, f.StepLost)) == 2
    assert len(told(events, e.LifeRolled)) == 1


def test_a_leader_whose_whole_stack_is_destroyed_rolls_once_and_is_displaced() -> None:
    """F033, A20, 22.3.0: to the nearest stack of his command"""
    names = ("de_294_i", "de_294_ii")
    friend = near(SOUTH, 3)
    last = {"us_1_422": unit("us_1_422", HERE, steps=1), "us_2_422": friend}
    course = party({"L_jones": Leader(hex=HERE)}, more=last)
    events = attack(course, HERE, *names, dice=(*cells(course, "1", "-", *names), 5, 0))
    assert len(told(events, e.LifeRolled)) == 1
    assert told(events, e.Displaced)[0].to == friend
    assert course.state.leaders["L_jones"].hex == friend


def test_a_lone_leader_that_the_enemy_enters_dies_without_a_refuge() -> None:
    """F033, F034, 22.3.0: no stack of his within five hexes"""
    course = party({"L_jones": Leader(hex=SOUTH)}, more={"us_2_422": near(near(SOUTH, 3), 3)})
    lives.displace(course, SPARING(), SOUTH, US)
    assert told(course.events, e.Displaced)
    alone = battle({"de_294_i": NORTH}, {"L_jones": Leader(hex=SOUTH)})
    lives.displace(alone, SPARING(), SOUTH, US)
    assert told(alone.events, e.LeaderDied)
    assert alone.state.gone["L_jones"].cause == "lost"


def test_a_barrage_endangers_the_leaders_of_the_stack_it_hits() -> None:
    """F028, F030, 22.2.0: a step lost, no mere suppression; a leader in the next hex is safe"""
    for die, rolls in ((9, 1), (4, 0)):
        course = battle(
            {"us_1_422": HERE, "de_294_i": NORTH, "de_1818": NORTH, "de_vw16": NORTH},
            {"L_jones": Leader(hex=HERE), "L_hasbrouck": Leader(hex=SOUTH)}, phase="E1", weather="overcast",
        )  # fmt: skip
        events = do(course, c.Fire(seat=DE, target=HERE, guns=("de_1818", "de_vw16")), die, 5, 0)
        fired = told(events, f.BarrageFired)[0]
        assert fired.result == BOOK.tables.barrage.results[fired.column][die]
        assert [event.leader for event in told(events, e.LifeRolled)] == ["L_jones"] * rolls
