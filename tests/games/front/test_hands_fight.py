"""Hands in fights: touches make every listed command, more may be planned, refused touches say why."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.messages import Illegal
from game.games.front import FRONT, hands
from game.games.front import commands as c
from game.games.front.course import Course
from tests.games.front.boards import rules_of
from tests.games.front.fighting import active, attack, battle, duel, near, spot
from tests.games.front.play import new_session, play
from tests.games.front.table import DE, US

RULES = rules_of("st_vith")


@pytest.mark.parametrize(("scenario", "seeds", "most"), [("tutorial", 10, 900), ("st_vith", 1, 250)])
def test_touches_make_every_listed_command_of_a_fight(scenario: str, seeds: int, most: int) -> None:
    """24.1, F120: in barrages, assaults, events and surrenders, fog of war on and off"""
    rules, made = rules_of(scenario), 0
    for seed in range(seeds):
        fog = ("off", "on")[seed % 2]
        session = new_session(f"hand {seed}", scenario, fog_of_war=fog, weather="rolled")
        for number, _ in enumerate(play(session, f"hand {seed}", most)):
            if session.outcome is not None:
                break
            seat = min(session.to_act)
            state = session.view(seat).state
            waits = state.assault or state.mission or state.trial or state.surrender
            if state.phase not in ("E1", "E2") and not waits:
                continue
            for command in list(rules.commands(state, seat))[number % 3 :: 3]:
                made += reaches(rules, state, seat, command)
    assert made > 100


def reaches(rules: Any, state: Any, seat: Any, command: Any) -> int:
    """Walk the touches of a command; every one must be offered, the last must give the command."""
    course = rules.course(state)
    for touches in hands.spellings(course, command):
        for depth, touched in enumerate(touches):
            assert touched in rules.choices(state, seat, touches[:depth]), (command, touched)
            assert rules.why_not(state, seat, touches[:depth], touched) is None
        assert rules.choices(state, seat, touches[:-1])[touches[-1]].command == command
    assert rules.takes(state, command)
    return 1


def test_an_assault_is_put_together_in_any_order() -> None:
    """10.1.0, 10.5.0: units, leader and more units; the attack stands ready as soon as the odds do"""
    here = spot()
    north = near(here, 0)
    course = battle(
        {"us_1_422": here, "de_294_i": north, "de_294_ii": north, "de_feb18": north},
        {"L_hoffmann": active(north)},
    )  # fmt: skip
    picks: tuple[str, ...] = (f"hex:{here}",)
    offered = RULES.choices(course.state, DE, picks)
    assert set(offered) == {"unit:de_294_i", "unit:de_294_ii", "unit:de_feb18"}
    weak = RULES.choices(course.state, DE, (*picks, "unit:de_feb18"))
    assert "button:attack" not in weak
    picks = (*picks, "unit:de_feb18", "leader:L_hoffmann", "unit:de_294_i")
    ready = RULES.choices(course.state, DE, picks)["button:attack"].command
    assert ready == c.DeclareAssault(
        seat=DE, target=here, attackers=("de_feb18", "de_294_i"), leader="L_hoffmann"
    )
    assert "leader:L_hoffmann" not in RULES.choices(course.state, DE, picks)


def why(course: Course, seat: Any, *touches: str) -> Illegal:
    """The refusal of the last touch."""
    found = RULES.why_not(course.state, seat, touches[:-1], touches[-1])
    assert found is not None
    line = FRONT.narrator(RULES).refusal(course.state, found)
    assert line.startswith(found.rule)
    assert "{" not in line
    return found


def test_a_refused_touch_of_a_plan_names_rule_hex_and_unit() -> None:
    """F120, 24.1"""
    here = spot()
    north = near(here, 0)
    course = battle(
        {"us_1_422": here, "de_294_i": north, "de_1818": north, "de_feb18": north},
        {"L_lucht": active(north), "L_hoffmann": active(near(north, 0))},
    )  # fmt: skip
    hex_token = f"hex:{here}"
    assert why(course, DE, f"hex:{near(here, 3)}").key == "no_enemy_there"
    assert why(course, DE, hex_token, "unit:de_1818").key == "no_attack"
    assert why(course, DE, hex_token, "unit:de_295_i").key == "not_in_play"
    assert why(course, DE, hex_token, "unit:de_feb18", "button:attack").key == "odds_too_bad"
    assert why(course, DE, hex_token, "unit:de_294_i", "leader:L_lucht").key == "level_shifts_not"
    assert why(course, DE, hex_token, "unit:de_294_i", "leader:L_hoffmann").key == "leader_too_far"
    assert why(course, DE, hex_token, "unit:de_294_i", "button:air").rule == "18.3.0"
    assert why(course, US, hex_token).rule == "T01"


def test_a_refused_touch_of_a_barrage_says_why() -> None:
    """F120, 24.1"""
    here = spot()
    course = battle(
        {"us_1_422": here, "de_294_i": near(here, 0), "de_1818": near(here, 0), "de_162a": near(here, 0)},
        phase="E1", weather="overcast",
    )  # fmt: skip
    hex_token = f"hex:{here}"
    assert why(course, DE, f"hex:{near(here, 3)}").key == "no_enemy_there"
    assert why(course, DE, hex_token, "unit:de_294_i").key == "no_gun"
    assert why(course, DE, hex_token, "unit:de_1818", "unit:de_162a").key == "not_one_division"
    assert why(course, DE, hex_token, "button:fire").key == "no_free_barrage"
    fire = RULES.choices(course.state, DE, (hex_token, "unit:de_1818"))["button:fire"].command
    assert fire == c.Fire(seat=DE, target=here, guns=("de_1818",))


def test_the_retreat_takes_one_touch_of_a_hex() -> None:
    """F120, 11.7.0: and a wrong hex is refused by name"""
    course, here = duel(attackers=3)
    attack(course, here, "de_294_i", "de_294_ii", "de_295_i", dice=(2, 0))
    assert course.state.assault is not None
    assert course.state.assault.stage == "defender_retreat"
    offered = RULES.choices(course.state, US, ())
    assert set(offered) == {f"hex:{near(here, way)}" for way in (2, 3, 4)}
    assert why(course, US, f"hex:{near(here, 0)}").key == "retreat_into_enemy"
    assert why(course, US, f"hex:{near(here, 1)}").key == "retreat_nearer"
