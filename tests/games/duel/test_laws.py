"""The duel under the two laws of secrets, and through the real session, log and codec."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.chance import Chance
from game.core.codec import Codec, canonical, state_hash
from game.core.ids import REFEREE, SPECTATOR, Seat
from game.core.messages import Illegal
from game.core.session import Session
from game.games.duel import DUEL
from game.games.duel.commands import DuelCommand, EndActions, OfferDraw
from game.games.duel.events import DuelEvent
from game.games.duel.model import NORTH, SOUTH, DuelState
from tests.games.duel.boards import standard_board
from tests.games.duel.random_play import MIXES
from tests.laws import check_commutation, check_noninterference, states_of

DuelSession = Session[DuelState, DuelCommand, DuelEvent]


def sit_down(seed: str, options: dict[str, Any]) -> DuelSession:
    board = standard_board()
    return Session.new(DUEL, seats=2, seed=seed, options=options, map_data=board, map_name="standard")


def play_on(session: DuelSession, rng: random.Random, entries: int) -> None:
    for _ in range(entries):
        if session.outcome is not None:
            return
        (seat,) = session.to_act
        view = session.view(seat).state
        commands = [c for c in session.rules.commands(view, seat) if not isinstance(c, OfferDraw)]
        session.submit(rng.choice(commands))


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_what_each_viewpoint_learns_is_enough_and_no_more(number: int) -> None:
    """D018"""
    session = sit_down(f"laws {number}", MIXES[number])
    play_on(session, random.Random(number), 60)
    log = session.full_log()
    viewpoints = (SOUTH, NORTH, SPECTATOR, REFEREE)
    assert check_commutation(DUEL, session.rules, log.header, log.entries, viewpoints) > 60

    def same_world(state: DuelState, seat: Seat, chance: Chance) -> DuelState:
        return state  # nothing is hidden, so the only twin is the state itself (D018)

    for state in states_of(DUEL, session.rules, log.header, log.entries)[1::25]:
        assert check_noninterference(DUEL, session.rules, state, same_world, (SOUTH, NORTH)) == 0


@pytest.mark.parametrize("number", range(6))
def test_undo_and_redo_in_a_session_give_the_same_states(number: int) -> None:
    """D152"""
    session, rng = sit_down(f"undo {number}", MIXES[number]), random.Random(number)
    undone = 0
    for _ in range(120):
        if session.outcome is not None:
            break
        before = session.state_hash
        (seat,) = session.to_act
        play_on(session, rng, 1)
        after = session.state_hash
        if session.undo_refusal(seat) is None:
            session.undo(seat)
            assert session.state_hash == before
            session.redo(seat)
            assert session.state_hash == after
            undone += 1
    assert undone > 10


def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    """D152"""
    session = sit_down("stop", {"first_player": "chosen", "mode": "quick"})
    (seat,) = session.to_act
    session.submit(EndActions(seat=seat))
    with pytest.raises(Illegal):
        session.undo(seat)


def test_commands_events_and_states_survive_their_json() -> None:
    """D153"""
    codec: Codec[Any, Any, Any] = Codec(DUEL)
    session = sit_down("json", {"mode": "strategist"})
    play_on(session, random.Random(3), 80)
    state = session.view(REFEREE).state
    again = codec.decode_state(canonical(state))
    assert again == state and state_hash(again) == state_hash(state)
