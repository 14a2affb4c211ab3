"""Random games of the front end by rule without a broken invariant."""

from __future__ import annotations

import os
import secrets

import pytest

from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.model import FrontState
from tests.games.front.play import FrontSession, faults, full_state, new_session, play, steps_of


def run(session: FrontSession, salt: str, every: int, haste: int = 9) -> None:
    """Play to the end; look at every so many states, and at all steps against losses and replacements."""
    before = full_state(session)
    steps = steps_of(before)
    for number, _ in enumerate(play(session, salt, haste=haste)):
        events = session.batch(session.index - 1, "referee").events
        for event in events:
            keep_account(steps, event)
        state = full_state(session)
        assert steps_of(state) == steps, (salt, number)
        if number % every == 0:
            assert faults(state) == [], (salt, number)
    assert session.outcome is not None, salt
    assert_all_there(full_state(session), before)


def keep_account(steps: dict[str, int], event: e.FrontEvent) -> None:
    """Steps come by arrival, replacement and return; they go by losses alone."""
    match event:
        case e.CountersArrived(units=units):
            steps.update({name: unit.steps for name, unit in units.items()})
        case f.StepLost(unit=unit):
            steps[unit] -= 1
        case e.StepReplaced(unit=unit):
            steps[unit] += 1
        case e.RebuildTried(unit=unit, returned=True):
            steps[unit] = 1
        case e.UnitLost(unit=unit) | e.Exited(counter=unit):
            steps.pop(unit)
        case _:
            pass


def assert_all_there(state: FrontState, before: FrontState) -> None:
    """Whoever was in play still is, or is gone for a reason."""
    for name in (*before.units, *before.leaders):
        assert (name in state.units) + (name in state.leaders) + (name in state.gone) == 1, name


@pytest.mark.parametrize("number", range(12))
def test_a_random_tutorial_ends_soundly(number: int) -> None:
    """F112, F075: the tutorial runs to its end, fog of war on and off"""
    session = new_session(f"game {number}", fog_of_war=("off", "on")[number % 2], cc_leaders="on")
    run(session, f"tutorial {number}", 1)


def test_a_random_battle_for_st_vith_ends_soundly() -> None:
    """F112, F104: twelve turns with all arrivals"""
    run(new_session("long", "st_vith", weather="rolled"), "long", 40)


@pytest.mark.soak
@pytest.mark.parametrize(("kind", "number_of_games"), [("tutorial", 2000), ("st_vith", 200)])
def test_thousands_of_random_games_end_soundly(kind: str, number_of_games: int) -> None:
    """F112: 2,000 tutorials and 200 battles for St. Vith"""
    salt, numbers = share(number_of_games)
    for number in numbers:
        long_game(kind, salt, number)
    print(f"{len(numbers)} of {number_of_games} {kind} games, LEADERS_SOAK_SALT={salt}")


def share(whole: int) -> tuple[str, range]:
    """The salt and the games of this run: LEADERS_SOAK_SHARE is how much of the whole it plays, from
    LEADERS_SOAK_FROM on (both 0 to 1). Runs with one LEADERS_SOAK_SALT add up: none plays a game twice."""
    salt = os.environ.get("LEADERS_SOAK_SALT") or secrets.token_hex(4)
    first, part = (float(os.environ.get(f"LEADERS_SOAK_{name}", default)) for name, default in SHARES)
    return salt, range(round(whole * first), min(whole, round(whole * (first + part))))


SHARES = (("FROM", "0"), ("SHARE", "1"))


def long_game(kind: str, salt: str, number: int) -> None:
    """One game of the soak: fog, weather, CC leaders and the players' patience change from game to game."""
    name = ("st_vith", "st_vith", "st_vith_extension")[number % 3] if kind == "st_vith" else kind
    session = new_session(
        f"{salt} {number}", name, fog_of_war=("off", "on")[number % 2],
        weather=("historical", "rolled")[number // 2 % 2], cc_leaders=("off", "on")[number // 4 % 2],
        leader_shift_limit=("per_side", "total", "per_leader")[number // 8 % 3],
    )  # fmt: skip
    run(session, f"{salt} {number}", 7 if kind == "tutorial" else 41, haste=(9, 40, 4)[number // 3 % 3])
