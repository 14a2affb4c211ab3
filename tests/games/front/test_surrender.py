"""The Surrender Segment: who checks, leaders' rolls first, modifiers, captivity (14.8.0, 22.1.4)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Chance
from game.games.front import FRONT, victory
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.course import Course
from game.games.front.model import HexId, Leader
from game.games.front.phases import surrender
from tests.games.front.boards import rules_of
from tests.games.front.fighting import active, battle, near, spot, told
from tests.games.front.table import BOOK, DE, US, at, do, refused, stand, unit

HERE = spot()
NORTH = near(HERE, 0)


def ring(number: int) -> dict[str, HexId]:
    """Germans around the hex that leave no supply line: all six sides."""
    names = ("de_294_i", "de_294_ii", "de_295_i", "de_293_i", "de_293_ii", "de_p1")[:number]
    return {name: near(HERE, way) for way, name in enumerate(names)}


def cut_off(leaders: Any = None, *, turn: str = "16A", more: Any = None, **marks: Any) -> Course:
    """The American phase F is about to end; a battalion is surrounded at isolation 2, so 3 when it counts."""
    marks = {"isolation": 2, **marks}
    name = marks.pop("name", "us_1_422")
    units = {name: unit(name, HERE, **marks), **ring(6), **(more or {})}
    phase = "F" if turn[-1] in "AP" else "E2"
    return battle(units, leaders, turn=turn, phase=phase, active=US)


def end(course: Course, *dice: int) -> list[Any]:
    """End the phase before G."""
    return do(course, c.EndPhase(seat=US), *dice)


def test_a_unit_at_isolation_three_beside_an_enemy_checks_its_proficiency() -> None:
    """F098, F099, F101, 14.8.1, 14.8.3: proficiency 4 fights on at 4 and surrenders at 5"""
    course = cut_off()
    checked = told(end(course, 4), f.SurrenderChecked)[0]
    assert (checked.unit, checked.die, checked.proficiency, checked.passed) == ("us_1_422", 4, 4, True)
    assert course.state.units["us_1_422"].isolation == 3
    course = cut_off()
    events = end(course, 5)
    assert not told(events, f.SurrenderChecked)[0].passed
    lost = told(events, e.UnitLost)[0]
    assert (lost.unit, lost.cause, lost.steps) == ("us_1_422", "surrendered", 3)
    assert course.state.gone["us_1_422"].cause == "surrendered"


def test_captives_count_and_never_return() -> None:
    """F101, F114, 14.8.3, 21.3.0, 19.1"""
    course = cut_off()
    before = victory.total(course)
    end(course, 9)
    assert victory.total(course) == before + 2
    assert any(line.reason == "surrendered" for line in victory.lines(course))


@pytest.mark.parametrize(("isolation", "checks"), [(0, False), (1, False), (2, True), (4, True)])
def test_below_level_three_nobody_checks(isolation: int, checks: bool) -> None:
    """F099, 14.8.1: the level counts after this phase has added to it"""
    course = cut_off(isolation=isolation)
    assert bool(told(end(course, 0), f.SurrenderChecked)) == checks
    assert course.state.units["us_1_422"].isolation == isolation + 1


@pytest.mark.parametrize(("far", "checks"), [(1, True), (2, False)])
def test_only_units_next_to_an_enemy_combat_unit_check(far: int, checks: bool) -> None:
    """F099, 14.8.1: a German battalion in the next hex, not one two hexes away and not a leader beside us"""
    german = NORTH if far == 1 else near(NORTH, 0)
    course = battle(
        {"us_1_422": unit("us_1_422", HERE, isolation=4), "de_294_i": german},
        {"L_hoffmann": active(near(HERE, 2))}, phase="F", active=US,
    )  # fmt: skip
    surrender.begin(course, chance_of(0))
    assert bool(told(course.events, f.SurrenderChecked)) == checks


def test_only_the_active_side_checks() -> None:
    """F099, 14.8.1: in the own Surrender Segment; enemies that are cut off wait for theirs"""
    spots = {"us_1_422": HERE, "de_294_i": NORTH}
    units = {name: unit(name, here, isolation=4) for name, here in spots.items()}
    for seat, name in ((US, "us_1_422"), (DE, "de_294_i")):
        course = battle(units, phase="F", active=seat)
        surrender.begin(course, chance_of(0))
        assert [one.unit for one in told(course.events, f.SurrenderChecked)] == [name]


@pytest.mark.parametrize(("turn", "checks"), [("16A", True), ("16P", True), ("16N", False)])
def test_surrender_is_checked_by_day_only(turn: str, checks: bool) -> None:
    """F099, A30"""
    assert bool(told(end(cut_off(turn=turn, isolation=4), 0), f.SurrenderChecked)) == checks


def test_each_unit_checks_for_itself() -> None:
    """F098, 14.8.0: two units, two dice, one gives up"""
    course = cut_off(more={"us_81e": unit("us_81e", HERE, isolation=2)})
    checked = told(end(course, 9, 0), f.SurrenderChecked)
    assert [(one.unit, one.passed) for one in checked] == [("us_1_422", False), ("us_81e", True)]


@pytest.mark.parametrize(
    ("marks", "rows"),
    [
        ({"isolation": 5}, ()),
        ({"isolation": 6}, (("long_isolated", 1),)),
        ({"isolation": 3, "steps": 2}, ()),
        ({"isolation": 3, "steps": 1}, (("half_lost", 1),)),
        ({"isolation": 6, "steps": 1}, (("long_isolated", 1), ("half_lost", 1))),
    ],
)  # fmt: skip
def test_modifiers_by_isolation_and_losses(marks: dict[str, int], rows: Any) -> None:
    """F100, 14.8.2: 6 and not 5; half the steps and not a third"""
    course = battle({"us_1_422": unit("us_1_422", HERE, **marks)})
    assert surrender.modifiers(course, "us_1_422") == rows


@pytest.mark.parametrize(
    ("terrain", "westwall", "rows"),
    [
        ("town", False, (("strong_place", -1),)), ("city", False, (("strong_place", -1),)),
        ("broken", True, (("strong_place", -1),)), ("woods", False, ()),
    ],
)  # fmt: skip
def test_a_strong_place_helps(terrain: str, westwall: bool, rows: Any) -> None:
    """F100, 14.8.2: town, city, Westwall"""
    here = spot(terrain, westwall=westwall, dry=False)
    course = battle({"us_81e": unit("us_81e", here, isolation=3)})
    assert surrender.modifiers(course, "us_81e") == rows


def test_two_steps_with_one_lost_are_half() -> None:
    """F100, 14.8.2"""
    course = battle({"us_81e": unit("us_81e", HERE, steps=1, isolation=3)})
    assert surrender.modifiers(course, "us_81e") == (("half_lost", 1),)


@pytest.mark.parametrize(
    ("isolation", "die", "passed"), [(2, 5, True), (2, 6, False), (5, 4, True), (5, 5, False)]
)
def test_the_cavalry_of_the_worked_example(isolation: int, die: int, passed: bool) -> None:
    """F099, F100, 14.8: proficiency 5 at isolation 3 survives on 0-5, at isolation 6 on 0-4"""
    course = cut_off(name="us_18a", isolation=isolation)
    assert told(end(course, die), f.SurrenderChecked)[0].passed == passed


def test_the_leader_rolls_first_and_spares_his_units() -> None:
    """F021, F102, 22.1.4, 14.8.4: initiative 3 passes on 3"""
    course = cut_off({"L_jones": active(HERE)})
    assert not told(end(course), f.SurrenderChecked)
    assert course.state.surrender is not None
    assert course.state.surrender.units == ("us_1_422",)
    assert refused(course, c.EndPhase(seat=US)).rule == "14.8.0"
    events = do(course, c.SpareSurrender(seat=US, leader="L_jones"), 3)
    spared = told(events, f.SurrenderSpared)[0]
    assert (spared.die, spared.initiative, spared.passed, spared.units) == (3, 3, True, ("us_1_422",))
    assert not told(events, f.SurrenderChecked)
    assert course.state.surrender is None


def test_after_a_failed_roll_each_unit_checks_for_itself() -> None:
    """F022, 22.1.4: initiative 3 fails on 4"""
    course = cut_off({"L_jones": active(HERE)}, more={"us_81e": unit("us_81e", HERE, isolation=2)})
    end(course)
    events = do(course, c.SpareSurrender(seat=US, leader="L_jones"), 4, 4, 5)
    assert not told(events, f.SurrenderSpared)[0].passed
    assert [one.passed for one in told(events, f.SurrenderChecked)] == [True, True]


def test_the_roll_is_voluntary() -> None:
    """22.1.4: the player may let the units check at once"""
    course = cut_off({"L_jones": active(HERE)})
    end(course)
    assert told(do(course, c.CheckSurrender(seat=US), 0), f.SurrenderChecked)[0].passed


@pytest.mark.parametrize("far", [0, 1, 2, 3])
def test_two_hexes_count_and_three_do_not(far: int) -> None:
    """F021, F023, 22.1.4"""
    here = HERE
    for _ in range(far):
        here = near(here, 0)
    names = ("de_294_i", "de_294_ii", "de_295_i", "de_293_i")
    spots = {name: near(HERE, way) for way, name in enumerate(names, 1)}
    course = battle(
        {"us_1_422": unit("us_1_422", HERE, isolation=4), **spots}, {"L_jones": active(here)},
        phase="F", active=US,
    )  # fmt: skip
    assert course.ground.distance(here, HERE) == far
    surrender.begin(course, chance_of(0))
    assert (course.state.surrender is not None) == (far <= 2)


def chance_of(*dice: int) -> Any:
    """Told dice."""
    return Chance("table", 1, dice)


def test_units_of_another_command_are_not_spared() -> None:
    """F003, F023, 22.1.4"""
    strangers = [name for name, one in BOOK.units.items() if one.side == "US" and one.division == "99ID"]
    stranger = next(name for name in strangers if BOOK.units[name].attack)
    course = cut_off({"L_jones": active(HERE)}, more={stranger: unit(stranger, HERE, isolation=2)})
    end(course)
    events = do(course, c.SpareSurrender(seat=US, leader="L_jones"), 0, 0)
    assert told(events, f.SurrenderSpared)[0].units == ("us_1_422",)
    assert [one.unit for one in told(events, f.SurrenderChecked)] == [stranger]


def test_an_inactive_leader_spares_nobody() -> None:
    """F002, 22.0"""
    assert told(end(cut_off({"L_jones": Leader(hex=HERE)}), 0), f.SurrenderChecked)


def test_a_corps_leader_may_spare_too_and_another_cannot_try_again() -> None:
    """A10, A17, A22: one roll for a unit, whoever makes it"""
    units = {"de_294_i": unit("de_294_i", HERE, isolation=3), "us_1_422": NORTH}
    course = battle(
        units, {"L_hoffmann": active(HERE), "L_lucht": active(HERE)}, phase="F", active=DE
    )
    surrender.begin(course, chance_of())
    assert course.state.surrender is not None
    assert set(course.state.surrender.leaders) == {"L_hoffmann", "L_lucht"}
    surrender.decide(course, c.SpareSurrender(seat=DE, leader="L_lucht"), chance_of(9, 5))
    assert course.state.surrender is None  # Hoffmann-Schonborn has nobody left to roll for
    assert told(course.events, f.SurrenderChecked)[0].passed


def test_jones_rolls_for_the_cavalry_two_hexes_away() -> None:
    """F021, T2: the worked example: Jones at Auw, A/18 Cav at Roth, pass on 0-3"""
    for die, passed in ((3, True), (4, False)):
        course = stand(
            {"us_18a": unit("us_18a", at(10, 1), isolation=3), "us_81e": at(8, 2), "de_295_i": at(11, 1)},
            {"L_jones": active(at(8, 2))}, phase="F", active=US,
        )  # fmt: skip
        surrender.begin(course, chance_of())
        surrender.decide(course, c.SpareSurrender(seat=US, leader="L_jones"), chance_of(die, 0))
        assert told(course.events, f.SurrenderSpared)[0].passed == passed


def test_the_check_is_told_with_rule_die_modifiers_and_target() -> None:
    """F122, 24.3"""
    course = cut_off(isolation=5, steps=1)
    before = course.state
    checked = told(end(course, 2), f.SurrenderChecked)[0]
    line = FRONT.narrator(rules_of("st_vith")).sentence(before, checked)
    assert line is not None
    for part in ("1/422", "rolls 2", "isolated for long +1", "half its steps lost +1", "against 4", "14.8.1"):
        assert part in line
