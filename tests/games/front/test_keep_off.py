"""Leaders keep adverse events off their units (22.1.5)."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.front import commands as c
from game.games.front import events_fight as f
from game.games.front.course import Course
from game.games.front.model import Leader
from tests.games.front.fighting import active, attack, battle, near, spot, told
from tests.games.front.table import BOOK, DE, do, refused

HERE = spot()
NORTH = near(HERE, 0)
MIX_UP, STIFF = 0, 6  # dice of the combat events: an adverse one, the first that helps
STRANGER = next(n for n, one in BOOK.units.items() if one.division == "62VGD" and one.attack)


def called(leader: Leader, number: int, *others: str, name: str = "L_hoffmann") -> tuple[Course, list[Any]]:
    """Two zeros call a combat event on the attackers: the 294th and others."""
    units = ("de_294_i", "de_294_ii", *others)
    course = battle({"us_1_422": HERE, **dict.fromkeys(units, NORTH)}, {name: leader})
    events = attack(course, HERE, *units, dice=(0, 0, 0, number, 9, 9, 9, 9))
    return course, events


@pytest.mark.parametrize(("die", "passed"), [(6, True), (7, False)])
def test_an_activated_leader_one_hex_from_the_marker_keeps_an_adverse_event_off(
    die: int, passed: bool
) -> None:
    """F024, 22.1.5, A18: initiative 6 passes on 6, fails on 7; one try"""
    course, events = called(active(near(HERE, 2)), MIX_UP)
    assert told(events, f.EventRolled)[0].event == "ammunition_mix_up"
    assert course.state.trial is not None
    assert course.state.trial.leaders == ("L_hoffmann",)
    events = do(course, c.KeepOff(seat=DE, leader="L_hoffmann"), die, 9, 9, 9, 9)
    tried = told(events, f.EventKeptOff)
    assert [(one.die, one.initiative, one.passed) for one in tried] == [(die, 6, passed)]
    assert course.state.trial is None
    hit = {one.assault.shift for one in told(events, f.AssaultSet) if one.assault is not None}
    assert hit == ({0} if passed else {0, -1})


def test_two_hexes_from_the_marker_or_inactive_he_cannot_try() -> None:
    """F024, F002, 22.1.5, 22.0"""
    for leader in (active(near(NORTH, 0)), Leader(hex=NORTH)):
        course, events = called(leader, MIX_UP)
        assert not told(events, f.TrialSet)
        assert course.state.trial is None
        assert -1 in {one.assault.shift for one in told(events, f.AssaultSet) if one.assault is not None}


def test_only_his_own_units_are_spared() -> None:
    """F025, 22.1.5: a battalion of the 62nd beside the 294th still suffers the event"""
    course, _ = called(active(NORTH), MIX_UP, STRANGER)
    assert course.state.trial is not None
    assert STRANGER in course.state.trial.units
    events = do(course, c.KeepOff(seat=DE, leader="L_hoffmann"), 0, 9, 9, 9, 9)
    last = [one.assault for one in told(events, f.AssaultSet) if one.assault is not None][-1]
    assert (last.event, last.shift) == ("ammunition_mix_up", -1)
    assert set(last.spared) == {"de_294_i", "de_294_ii"}


def test_nobody_of_his_in_the_assault_and_he_cannot_try() -> None:
    """F025, F003, 22.1.5"""
    _, events = called(active(NORTH), MIX_UP, name="L_kittel")
    assert not told(events, f.TrialSet)
    mixed, _ = called(active(NORTH), MIX_UP, STRANGER, name="L_kittel")
    assert refused(mixed, c.KeepOff(seat=DE, leader="L_hoffmann")).rule == "22.1.5"
    do(mixed, c.KeepOff(seat=DE, leader="L_kittel"), 0, 9, 9, 9, 9)


@pytest.mark.parametrize(("number", "asked"), [(5, True), (STIFF, False), (9, False)])
def test_events_that_help_are_not_cancelled(number: int, asked: bool) -> None:
    """F026, 22.1.5, 23.4.0: 0-5 are adverse, 6-9 help"""
    _, events = called(active(NORTH), number)
    assert told(events, f.EventRolled)[0].event == BOOK.tables.combat_events[number]
    assert bool(told(events, f.TrialSet)) == asked
    if not asked:
        held = [one.assault for one in told(events, f.AssaultSet) if one.assault is not None]
        assert BOOK.tables.combat_events[number] in {one.event for one in held}
