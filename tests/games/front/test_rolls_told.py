"""Each roll is told with its dice, its rule, what it had to reach and what came of it (24.3)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.games.front import FRONT
from game.games.front import events as e
from game.games.front import events_fight as f
from tests.games.front.boards import rules_of
from tests.games.front.table import DE, US, at, stand

JONES: dict[str, Any] = {"seat": US, "leader": "L_jones"}
UNIT: dict[str, Any] = {"seat": US, "unit": "us_1_422"}
GERMAN: dict[str, Any] = {"seat": DE, "unit": "de_244"}
SIDE = "0903-0904"

ROLLS: tuple[tuple[Any, Any, tuple[str, ...]], ...] = (
    (
        e.InitiativeChecked(leader="L_jones", die=3, initiative=3, passed=True),
        e.InitiativeChecked(leader="L_jones", die=3, initiative=3, passed=False),
        ("3",),
    ),
    (
        e.NightTried(seat=US, units=("us_1_422",), leader="", is_for_all=False, die=6, target=4, passed=True),
        e.NightTried(
            seat=US, units=("us_1_422",), leader="", is_for_all=False, die=6, target=4, passed=False
        ),
        ("6", "4"),
    ),
    (
        e.BridgeTried(**UNIT, side=SIDE, die=6, proficiency=4, blown=True),
        e.BridgeTried(**UNIT, side=SIDE, die=6, proficiency=4, blown=False),
        ("6", "4"),
    ),
    (
        e.BridgeRepaired(seat=US, side=SIDE, die=2, limit=6, repaired=True),
        e.BridgeRepaired(seat=US, side=SIDE, die=2, limit=6, repaired=False),
        ("2", "6"),
    ),
    (
        e.LifeRolled(**JONES, tens=0, units=7, survived=True),
        e.LifeRolled(**JONES, tens=0, units=7, survived=False),
        ("07",),
    ),
    (e.FuelRolled(**GERMAN, die=1, is_dry=True), e.FuelRolled(**GERMAN, die=1, is_dry=False), ("1",)),
    (
        e.AmmoRecovered(**GERMAN, die=4, recovered=True),
        e.AmmoRecovered(**GERMAN, die=4, recovered=False),
        ("4",),
    ),
    (
        e.RebuildTried(**UNIT, die=2, entry="TW", returned=True),
        e.RebuildTried(**UNIT, die=2, entry="TW", returned=False),
        ("2",),
    ),
    (
        f.StubbornChecked(**UNIT, die=6, target=4, passed=True),
        f.StubbornChecked(**UNIT, die=6, target=4, passed=False),
        ("6", "4"),
    ),
    (
        f.EventKeptOff(**JONES, die=6, initiative=3, passed=True),
        f.EventKeptOff(**JONES, die=6, initiative=3, passed=False),
        ("6", "3"),
    ),
    (
        f.SurrenderSpared(**JONES, die=6, initiative=3, passed=True, units=("us_1_422",)),
        f.SurrenderSpared(**JONES, die=6, initiative=3, passed=False, units=("us_1_422",)),
        ("6", "3"),
    ),
    (
        f.SurrenderChecked(**UNIT, die=6, modifiers=(("half_lost", 1),), proficiency=4, passed=True),
        f.SurrenderChecked(**UNIT, die=6, modifiers=(("half_lost", 1),), proficiency=4, passed=False),
        ("6", "4", "+1"),
    ),
    (
        f.HamperRolled(**UNIT, event="mines", die=2, is_hit=True),
        f.HamperRolled(**UNIT, event="mines", die=2, is_hit=False),
        ("2",),
    ),
    (
        e.BonusRolled(**JONES, die=9, points=2, units=("us_1_422",)),
        e.BonusRolled(**JONES, die=9, points=0, units=("us_1_422",)),
        ("9", "2"),
    ),
    (e.WeatherSet(weather="clear", die=9), e.WeatherSet(weather="fog", die=9), ("9",)),
)


@pytest.mark.parametrize(("good", "bad", "parts"), ROLLS, ids=lambda one: type(one).__name__)
def test_a_roll_is_told_with_dice_target_rule_and_result(good: Any, bad: Any, parts: tuple[str, ...]) -> None:
    """F122, 24.3: passed and failed are told differently, both with the same dice"""
    course = stand({"us_1_422": at(9, 3), "de_244": at(2, 2)}, {"L_jones": at(9, 3)})
    narrator = FRONT.narrator(rules_of("tutorial"))
    told = [narrator.sentence(course.state, event) for event in (good, bad)]
    assert None not in told
    assert told[0] != told[1]
    for sentence in told:
        assert sentence is not None
        assert re.search(r"\(\d+\.\d", sentence), sentence
    assert all(part in (told[0] or "") for part in parts), told[0]
