"""Long runs of the world game: many random games, and the laws over their states."""

from __future__ import annotations

import os
import secrets
import time
from typing import Any

import pygame
import pytest

from game.core.chance import Chance
from game.core.ids import REFEREE, SPECTATOR, Viewpoint
from game.games.world.model import WorldState
from game.games.world.ui.board import WorldMarks
from game.games.world.ui.picture import WorldPicture
from tests.games.world.play import GAME, full_state, new_session, play, seats_of, world_rules
from tests.games.world.test_laws import permuted, shows, tries
from tests.games.world.test_random_games import assert_pieces_kept
from tests.laws import check_commutation, check_noninterference, states_of
from tests.ui.pilot import Pilot

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


_PIXELS = 100  # one state in so many is painted as well


@pytest.mark.parametrize(
    "most", [pytest.param(60, id="some"), pytest.param(20_000, id="all", marks=pytest.mark.soak)]
)
def test_the_laws_hold_over_a_stated_number_of_states(most: int) -> None:
    """R070, R190, A50, A60: two to six seats; LEADERS_SOAK_STATES says another number for the long run"""
    wanted = int(os.environ.get("LEADERS_SOAK_STATES", most)) if most > 100 else most
    salt = secrets.token_hex(4) if most > 100 else "some"
    states, twins, views, painted, number = 0, 0, 0, 0, 0
    by_seats: dict[int, int] = {}
    paint = _Paint()
    while states < wanted:
        seats = 2 + number % 5
        name = f"{salt} {number}"
        session = new_session(seats, name, scenario=SCENARIOS[number % 5], turn_limit=30)
        for _ in play(session, name, 700 if most > 100 else 200):
            pass
        log = session.full_log()
        viewpoints: list[Viewpoint] = [*seats_of(session), SPECTATOR, REFEREE]
        views += check_commutation(GAME, world_rules(), log.header, log.entries, viewpoints)
        found = states_of(GAME, world_rules(), log.header, log.entries)
        step = 3 if most > 100 else 1 + len(found) // 12
        for place in range(3 + seats, len(found), step):
            state = found[place]
            if state.outcome is not None or states >= wanted:
                continue
            twins += check_noninterference(
                GAME, world_rules(), state, permuted, list(seats_of(session)), reveals=shows,
                tries=tries(state), salt=f"{name} {place}",
            )  # fmt: skip
            states += 1
            by_seats[seats] = by_seats.get(seats, 0) + 1
            if states % _PIXELS == 0 or states == 30:
                for seat in seats_of(session):
                    twin = permuted(state, seat, Chance(f"{name} {place}", seat))
                    paint.compare(state, twin, seat)
                    painted += 1
        number += 1
    assert states == wanted and twins > states // 2 and painted > 0
    told = ", ".join(f"{seats} seats {count}" for seats, count in sorted(by_seats.items()))
    print(f"\n{states} states ({told}), {number} games, {twins} twins, {views} views, {painted} pictures")


class _Paint:
    """Paints the table of a state as a seat sees it."""

    def __init__(self) -> None:
        self._picture = WorldPicture(Pilot(size=(1280, 720)).ctx, world_rules())
        self._picture.layout(pygame.Rect(0, 0, 1280, 720))

    def compare(self, state: WorldState, twin: WorldState, seat: Any) -> None:
        """The pixels of a state and of its twin are the same."""
        assert self._pixels(state, seat) == self._pixels(twin, seat), ("pixels", seat)

    def _pixels(self, state: WorldState, seat: Any) -> bytes:
        surface = pygame.Surface((1280, 720))
        self._picture.shown = seat
        self._picture.draw(surface, world_rules().conceal(state, seat), WorldMarks())
        return pygame.image.tobytes(surface, "RGB")
