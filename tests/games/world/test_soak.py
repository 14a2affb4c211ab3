"""Long runs of the world game: many random games, and the laws over their states."""

from __future__ import annotations

import os
import secrets
import time

import pytest

from game.core.ids import REFEREE, SPECTATOR, Viewpoint
from tests.games.world.play import GAME, full_state, new_session, play, seats_of, world_rules
from tests.games.world.test_laws import permuted, shows, tries
from tests.games.world.test_random_games import assert_pieces_kept
from tests.laws import check_commutation, check_noninterference, states_of

SCENARIOS = ("free_game", "quick_game", "power_blocs", "homelands", "great_powers")


@pytest.mark.soak
def test_many_random_games_end_soundly_and_keep_their_secrets() -> None:
    """R024, R070, Z01: two to six seats, every scenario"""
    end = time.monotonic() + 60 * float(os.environ.get("LEADERS_SOAK_MINUTES", "2"))
    salt, number, compared = secrets.token_hex(4), 0, 0
    while number == 0 or time.monotonic() < end:
        seats = 2 + number % 5
        options = {
            "scenario": SCENARIOS[number % 7 % 5],
            "nation_set": ("base", "all")[number % 2],
            "turn_limit": 30,
        }
        session = new_session(seats, f"{salt} {number}", **options)
        for step, _ in enumerate(play(session, f"{salt} {number}", 12000)):
            if step % 11 == 0:
                assert world_rules().inconsistencies(full_state(session)) == [], (salt, number, step)
                assert_pieces_kept(full_state(session))
        assert session.outcome is not None, (salt, number)
        log = session.full_log()
        viewpoints: list[Viewpoint] = [*seats_of(session), SPECTATOR, REFEREE]
        compared += check_commutation(GAME, world_rules(), log.header, log.entries, viewpoints)
        states = states_of(GAME, world_rules(), log.header, log.entries)
        for place in range(3 + seats, len(states), 1 + len(states) // 15):
            state = states[place]
            if state.outcome is None:
                check_noninterference(
                    GAME, world_rules(), state, permuted, list(seats_of(session)), reveals=shows,
                    tries=tries(state), salt=f"{salt} {number} {place}",
                )  # fmt: skip
        number += 1
    print(f"\n{number} games, {compared} views compared")
