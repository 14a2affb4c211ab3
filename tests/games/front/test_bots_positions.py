"""Decisions of the front's computer players where the right answer is plain, one for each kind."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.games.front import attacking
from game.games.front import commands as c
from game.games.front.bots.levels import LEVELS
from game.games.front.bots.odds import Odds
from game.games.front.clash import Terms
from game.games.front.course import Course
from game.games.front.forecast import weigh
from game.games.front.model import Excess, FrontState, Leader
from tests.games.front.fighting import GROUND, active, attack, battle, near, spot
from tests.games.front.play import full_state, new_session, play
from tests.games.front.table import DE, US, do, stand, unit
from tests.games.front.test_bots import chosen

HERE = spot()
NORTH = near(HERE, 0)
BLEIALF, SCHONBERG, AUW = "0607", "0504", "0903"


def play_phase(level: str, course: Course, most: int = 30) -> list[Any]:
    """What a level does until it ends the phase or the other side is asked."""
    seat, phase = course.state.active, course.state.phase
    told: list[Any] = []
    while len(told) < most and course.state.phase == phase:
        command = chosen(level, course.state)
        told.append(command)
        if isinstance(command, c.EndPhase) or command.seat != seat:
            return told
        do(course, command, *([9] * 20))
    return told


@pytest.mark.parametrize("level", LEVELS)
def test_an_empty_objective_in_reach_is_taken(level: str) -> None:
    """13.1, 19.1: Bleialf lies open three hexes away"""
    course = stand({"de_293_i": "0709", "us_14t": "0105"})
    ends = [move.path[-1] for move in play_phase(level, course) if isinstance(move, c.Move)]
    assert ends[-1] == BLEIALF


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_attacks_at_hopeless_odds(level: str) -> None:
    """10.3.0: a battered battalion beside two fresh ones in a town"""
    course = stand(
        {"us_1_422": AUW, "us_2_422": AUW, "de_294_i": unit("de_294_i", "1003", steps=1)}, phase="E2"
    )
    assert chosen(level, course.state) == c.EndPhase(seat=DE)


@pytest.mark.parametrize("level", LEVELS)
def test_a_good_assault_is_made(level: str) -> None:
    """10.1.0: two battalions against a weak one on open ground"""
    course = battle({"us_18a": HERE, "de_294_i": NORTH, "de_294_ii": NORTH})
    command = chosen(level, course.state)
    assert isinstance(command, c.DeclareAssault)
    assert command.target == HERE


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_leaders_column_goes_to_the_assault_that_gains_by_it(level: str) -> None:
    """22.1.3: at 7:1 and more a column changes nothing, at 2:1 it does"""
    weak, strong = HERE, spot(like=lambda here: GROUND.distance(here, HERE) > 5)
    units = {
        "us_18a": unit("us_18a", weak, is_suppressed=True), "de_p1": near(weak, 0), "de_p3": near(weak, 3),
        "us_1_422": strong, "de_294_i": near(strong, 0), "de_294_ii": near(strong, 0),
    }  # fmt: skip
    course = battle(units, {"L_hoffmann": active(near(strong, 0))})
    commands: list[c.DeclareAssault] = []
    while len(commands) < 6:
        command = chosen(level, course.state)
        if isinstance(command, c.EndPhase):
            break
        if isinstance(command, c.DeclareAssault):
            commands.append(command)
        do(course, command, *([1, 2] * 10))
    assert [command.leader for command in commands if command.target == strong] == ["L_hoffmann"]
    assert [command.leader for command in commands if command.target == weak] == [""]


def test_a_pocket_about_to_close_is_left() -> None:
    """14.1.0: the hard one goes where a line of supply still runs"""
    course = stand(
        {"us_2_422": "1104", "de_294_i": "0903", "de_294_ii": "1003", "de_293_i": "0805", "de_244": "1103"},
        turn="1P", active=US,
    )  # fmt: skip
    before = course.ground.distance("1104", SCHONBERG)
    moves = [move for move in play_phase("hard", course) if isinstance(move, c.Move)]
    assert moves
    assert course.ground.distance(course.state.units["us_2_422"].hex, SCHONBERG) < before


def test_the_last_defender_stays_in_a_threatened_town() -> None:
    """13.1: who holds Schonberg alone does not leave it to the enemy"""
    course = stand({"us_2_423": SCHONBERG, "us_1_422": "0905", "de_293_i": "0605", "de_293_ii": "0705"},
                   turn="1P", active=US)  # fmt: skip
    play_phase("hard", course)
    assert course.state.units["us_2_423"].hex == SCHONBERG


def test_columns_of_many_positions_are_those_of_the_forecast() -> None:
    """10.3.0-10.4.15: the quick odds and the exact preview agree, whoever attacks from wherever he stands"""
    session = new_session("odds", "st_vith")
    checked = 0
    for number, _ in enumerate(play(session, "odds", 500)):
        state = full_state(session)
        if state.phase != "E2" or state.assault is not None or number % 3:
            continue
        course = session.rules.course(state)  # type: ignore[attr-defined]
        odds = Odds(course, state.active)
        for target in attacking.targets(course, state.active):
            units = attacking.able(course, state.active, target)
            places = tuple((one, state.units[one].hex) for one in units)
            exact = weigh(course, target, units, Terms())
            assert odds.column(odds.target(target), places) == exact.column
            checked += 1
    assert checked > 15


def answered(state: FrontState, kind: type[Any]) -> Any:
    """What the hard one answers; of the kind that is asked for."""
    command = chosen("hard", state)
    assert isinstance(command, kind)
    return command


def test_every_waiting_decision_is_answered() -> None:
    """22.1.5, 11.1.0, 11.3.0, 11.7.0, 11.8.0, 12.6.0, 8.2: one after another"""
    units = {"us_1_422": HERE, "de_294_i": NORTH, "de_294_ii": NORTH}
    course = battle(units, {"L_hoffmann": active(near(HERE, 2))})
    attack(course, HERE, "de_294_i", "de_294_ii", dice=(0, 0, 0, 0, 9, 9, 9, 9))
    assert answered(course.state, c.KeepOff).leader == "L_hoffmann"
    over = battle(dict.fromkeys(("us_1_422", "us_2_422", "us_3_422", "us_1_423"), HERE))
    state = replace(over.state, excess=(Excess(HERE, US),))
    assert answered(state, c.GiveUp).seat == DE


def test_the_movement_bonus_is_rolled_before_anybody_moves() -> None:
    """22.1.1"""
    course = stand({"de_294_i": "1002", "us_14t": "0105"}, {"L_hoffmann": active("1002")})
    for level in LEVELS:
        assert chosen(level, course.state) == c.RollBonus(seat=DE, leader="L_hoffmann")


def test_initiative_is_checked_first() -> None:
    """22.1.0"""
    course = stand({"de_294_i": "1002"}, {"L_hoffmann": Leader(hex="1002")}, phase="B")
    assert chosen("easy", course.state) == c.CheckInitiative(seat=DE)
