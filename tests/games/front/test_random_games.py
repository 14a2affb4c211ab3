"""Random games of the front end by rule without a broken invariant."""

from __future__ import annotations

import os
import secrets

import pytest

from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.model import FrontState
from tests.games.front.play import FrontSession, faults, full_state, new_session, play, steps_of


def run(session: FrontSession, salt: str, every: int) -> None:
    """Play to the end; look at every so many states, and at all steps against losses and replacements."""
    before = full_state(session)
    steps = steps_of(before)
    for number, _ in enumerate(play(session, salt)):
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
def test_thousands_of_random_games_end_soundly() -> None:
    """F112: 2,000 tutorials and 200 battles for St. Vith"""
    salt = secrets.token_hex(4)
    scale = float(os.environ.get("LEADERS_SOAK_SHARE", "1"))
    for number in range(int(2000 * scale)):
        session = new_session(f"{salt} {number}", fog_of_war=("off", "on")[number % 2])
        run(session, f"{salt} {number}", 7)
    for number in range(int(200 * scale)):
        name = ("st_vith", "st_vith", "st_vith_extension")[number % 3]
        run(new_session(f"{salt} {number}", name, weather="rolled"), f"{salt} {number}", 97)
