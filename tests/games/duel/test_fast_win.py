"""The packed search for a win this turn misses none and finds none that is not there."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.games.duel.fast_moves import HOW, NONE, OWN_RUN, WIN, FastMoves
from game.games.duel.fast_win import FastWin
from game.games.duel.model import NORTH, SOUTH, DuelState
from tests.games.duel.packed import at_random, packed
from tests.games.duel.solver import can_force_win
from tests.games.duel.table import begin, duel_rules, stand

TEAMS = (
    ("Ki D1 Ri A1 Br B1 Ma C1 Cl E1", "Qu D7 Ja D5 Ne C5 Pr E5"),
    ("Ki D1 As A1 Il B1 Ac C1 Ne E1", "Qu D7 Bm D5 Vi C5 Ar E5"),
    ("Ki D1 He A1 Cu B1 Ar C1 Bm E1", "Qu D7 As D5 Ne C5 Ja E5"),
    ("Ki D1 Br A1 Wa B1 Vi C1 Rg E1", "Qu D7 Pr D5 Il C5 He E5 Cu F5"),
)


def never() -> bool:
    """Time is not up."""
    return False


def fewest(state: DuelState, most: int = 99) -> int:
    """The fewest actions that win by the packed search."""
    board = packed(state)
    key, search = board.key, FastWin(FastMoves(board), int(state.active), never)
    found = search.shortest(board.spent(state.acted), most)
    assert search.is_sure and board.key == key
    assert (search.first != NONE) == (found > 0)
    return found


def scattered(seed: str, number: int, left: int) -> DuelState | None:
    """Pieces thrown together, all but a few of the side to move spent; None where that cannot be."""
    luck = Chance(seed, number)
    south, north = TEAMS[number % len(TEAMS)]
    state = stand(south, north)
    spaces = luck.shuffle(duel_rules().ground.spaces)
    own = [piece for piece, owner in state.owner.items() if owner == SOUTH and piece != "nemesis"]
    state = replace(
        state, where=dict(zip(state.where, spaces, strict=False)), acted=tuple(luck.shuffle(own)[:-left])
    )
    return None if duel_rules().inconsistencies(state) else state


def test_the_search_for_a_win_agrees_with_the_slow_one_on_scattered_pieces() -> None:
    """D058, D061, D127, D130, A07, A08: positions thrown together, two of the side to move not spent."""
    answers = {True: 0, False: 0}
    for number in range(60):
        state = scattered("scattered", number, 2)
        if state is not None:
            found = fewest(state) > 0
            assert found == can_force_win(state, SOUTH), number
            answers[found] += 1
    assert min(answers.values()) > 5


def test_a_win_is_counted_in_its_fewest_actions() -> None:
    """D050, D121, A01: the Assassin alone, a dash, and a Jailer who must be removed first"""
    assert fewest(stand("Ki D1 As D5")) == 1
    assert fewest(stand("Ki D1 Bm C6 Ri D4")) == 1
    assert fewest(stand("Ki D1 Ma G1 Vi C6 Ri D4", "Qu D7 Ja E3")) == 2
    assert fewest(stand("Ki D1 Ma G1 Vi C6 Ri D4", "Qu D7 Ja E3"), most=1) == 0
    assert fewest(stand("Ki D1 Ma G1 Vi C6 Ri D4", "Qu D7 Ja E3 Pr E2")) == 0
    assert fewest(stand("Ki D1")) == 0


def test_time_that_is_up_or_a_limit_makes_the_answer_unsure() -> None:
    """An answer of no is told apart from an answer that was not found in time."""
    state = stand("Ki D1 Ma G1 Il C2 Ri D2 Cl F2", "Qu D7 Ja E3 Pr E2")
    board = packed(state)
    search = FastWin(FastMoves(board), SOUTH, lambda: True)
    assert (search.shortest(0), search.is_sure, search.first) == (0, False, NONE)
    search = FastWin(FastMoves(board), SOUTH, never)
    assert (search.shortest(0, limit=20), search.is_sure) == (0, False)
    assert search.shortest(0) == fewest(state)
    assert search.is_sure


def turns_of_random_games(seed: str) -> Iterator[DuelState]:
    """The beginnings of turns of random games, without end."""
    game = 0
    while True:
        state, luck = begin(f"{seed} {game}", mode="quick" if game % 2 else "discovery"), Chance(seed, game)
        for number in range(200):
            if state.outcome is not None:
                break
            if state.phase == "actions" and not state.acted:
                yield state
            state = at_random(state, luck, number)
        game += 1


@pytest.mark.soak
def test_no_win_this_turn_is_missed() -> None:
    """Section 8 b: `LEADERS_SOAK_TURNS` (1000) turns of random play beside the rules' own search.

    Where more than three could act, some are taken as spent, so that the plain search ends."""
    count, salt = int(os.environ.get("LEADERS_SOAK_TURNS", "1000")), secrets.token_hex(4)
    won, luck = 0, Chance(salt, 1)
    for number, state in zip(range(count), turns_of_random_games(salt), strict=False):
        own = [p for p, owner in state.owner.items() if owner == state.active and p != "nemesis"]
        turn = replace(state, acted=tuple(luck.shuffle(own)[:-2])) if len(own) > 2 else state
        found = fewest(turn) > 0
        assert found == can_force_win(turn, turn.active), (salt, number, turn)
        won += found
    print(f"\n{count} turns, {won} of them with a win; seed {salt}")


def test_a_first_move_is_one_that_wins_or_goes_on() -> None:
    """The first move is legal, and a win in one action is that move."""
    board = packed(stand("Ki D1 Bm C6 Ri D4"))
    moves = FastMoves(board)
    search = FastWin(moves, SOUTH, never)
    assert search.shortest(0) == 1
    assert search.first in moves.moves(SOUTH, 0)
    assert search.first & HOW in (WIN, OWN_RUN)
    assert FastWin(moves, NORTH, never).shortest(0) == 0
