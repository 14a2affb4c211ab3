"""The packed board knows the same actions, ends, runs and whole turns as the rules."""

from __future__ import annotations

import os
import secrets
import time
from collections import Counter
from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.games.duel.actions import all_safe_plans
from game.games.duel.capture import loss, weights
from game.games.duel.fast import FastBoard
from game.games.duel.fast_ground import FastGround
from game.games.duel.fast_moves import FOE_RUN, HOW, NONE, OWN_RUN, QUIET, WIN, FastMoves, actor_of
from game.games.duel.fast_turns import FastTurns
from game.games.duel.field import Field
from game.games.duel.ground import Ground
from game.games.duel.model import NORTH, SOUTH, DuelState
from game.games.duel.nemesis import runs
from tests.games.duel.packed import at_random, ground, packed
from tests.games.duel.solver import end_boards
from tests.games.duel.table import begin, duel_rules, fold, stand

MOST_COMMANDS = 160
Boards = set[tuple[tuple[str, str], ...]]


def walk(seed: str, mode: str, met: Counter[int]) -> None:
    """Play a random game and hold every state beside the packed board."""
    state, luck = begin(seed, mode=mode), Chance(seed, 0)
    for number in range(MOST_COMMANDS):
        if state.outcome is not None:
            return
        if state.phase == "actions":
            met.update(compare_actions(state))
        elif state.phase == "nemesis":
            compare_runs(state)
        state = at_random(state, luck, number)


def test_the_packed_board_offers_what_the_rules_offer_and_ends_as_they_do() -> None:
    """D020-D029, D050-D062, D100-D130 over random games of every mode's team."""
    met: Counter[int] = Counter()
    for game in range(5):
        walk(f"packed {game}", "quick" if game % 2 else "discovery", met)
    assert met[QUIET] > 2000
    assert min(met[WIN], met[OWN_RUN], met[FOE_RUN]) > 5


def compare_actions(state: DuelState) -> Counter[int]:
    """Assert that packed moves are the rules' own; give how many there are of each kind."""
    board = packed(state)
    moves, side = FastMoves(board), int(state.active)
    spent, key = board.spent(state.acted), board.key
    fast: dict[tuple[str, int], int] = {}
    found = moves.moves(side, spent)
    for move in found:
        after = board.key_after(move)
        fast[board.pieces[actor_of(move)], after] = move & HOW
        board.make(move)
        assert board.key == after == fresh_key(board)
        board.unmake(move)
    assert len(fast) == len(found), "a result is offered once"
    assert board.key == key == fresh_key(board)
    plain: dict[tuple[str, int], int] = {}
    for plan in all_safe_plans(Field.of(duel_rules().ground, state), state):
        later = fold(state, duel_rules().decide(state, plan.command, Chance("", 0)))
        where = {**state.where, **plan.ends}
        plain[plan.piece, packed(replace(state, where=where)).key] = kind(state, later)
    assert fast == plain
    at_once = moves.win_at_once(side, spent)
    assert (at_once != NONE) == (WIN in fast.values())
    assert at_once == NONE or fast[board.pieces[actor_of(at_once)], board.key_after(at_once)] == WIN
    compare_leaders(state, board)
    return Counter(fast.values())


def compare_leaders(state: DuelState, board: FastBoard) -> None:
    """Assert that weights and losses are the rules' own."""
    field = Field.of(duel_rules().ground, state)
    for side in (SOUTH, NORTH):
        assert board.weight(side) == sum(weights(field, side).values())
        assert board.lost(side) == (loss(field, side) is not None)


def fresh_key(board: FastBoard) -> int:
    """The key of the same pieces put anew; everything else that is kept must be as if put anew too."""
    kept = (board.taken, list(board.plain), list(board.at), list(board.spot))
    board.place(list(board.spot))
    assert kept == (board.taken, board.plain, board.at, board.spot)
    return board.key


def kind(state: DuelState, after: DuelState) -> int:
    """What became of the game, in the packed board's words."""
    if after.outcome is not None:
        assert after.outcome.winners == (state.active,)
        return WIN
    if after.phase == "nemesis":
        return OWN_RUN if after.runner == state.active else FOE_RUN
    if sent_but_stays(state, after):
        return OWN_RUN if state.owner["nemesis"] == state.active else FOE_RUN
    return QUIET


def sent_but_stays(state: DuelState, after: DuelState) -> bool:
    """Whether a leader was moved and the Nemesis who hunts it had nowhere to go (D127)."""
    return "nemesis" in state.where and any(
        state.where[leader] != after.where[leader] and state.owner[leader] != state.owner["nemesis"]
        for leader in state.leaders
    )


def compare_runs(state: DuelState) -> None:
    """Assert that the packed Nemesis may end where the rules let her."""
    assert state.runner is not None
    board = packed(state)
    ends = set()
    for run in FastMoves(board).runs(int(state.runner)):
        board.make(run)
        ends.add(board.where()["nemesis"])
        board.unmake(run)
    assert ends == {path[-1] for path in runs(Field.of(duel_rules().ground, state))}


def test_a_nemesis_without_room_stays() -> None:
    """D127, A35: walled in, or with one space left that would surround her own leader"""
    walled = packed(stand("Ki D1 Ne A1 Ri A2 Br B1 Vi B2", "Qu D7"))
    assert FastMoves(walled).runs(SOUTH) == []
    held = packed(stand("Ki A1 Ne B1 Ri A2 Br C1 Vi C2", "Qu D7 As C3"))
    assert all(not lost_after(held, run) for run in FastMoves(held).runs(SOUTH))


def lost_after(board: FastBoard, run: int) -> bool:
    """Whether a run loses the south."""
    board.make(run)
    lost = board.lost(SOUTH)
    board.unmake(run)
    return lost


def whole_turn(state: DuelState) -> Boards:
    """The end boards of a turn by the packed board, checking that each line leads where it says."""
    board = packed(state)
    turns = FastTurns(FastMoves(board), int(state.active))
    key = board.key
    turns.find(board.spent(state.acted))
    assert board.key == key
    out: Boards = set()
    for end, row in turns.ends.items():
        line = turns.line(row)
        for move in line:
            board.make(move)
        assert board.key == end
        out.add(tuple(sorted(board.where().items())))
        for move in reversed(line):
            board.unmake(move)
    return out


TURNS = (
    ("Ki D1", "Qu D7", ""),
    ("Ki D1 Ac D4 Ri D3", "Qu D7 Ja E4", ""),
    ("Ki D1 Il B1 Ma E2", "Qu D7 Ne D5", "Ki"),
    ("Ki C2 He B1 Cu B2", "Qu D7 Br C4", ""),
    ("Ki D2 Br C4 Vi A1", "Qu D6 Ne F4 As E6", "Vi"),
    ("Ki D1 Cl A4 Ne C5", "Qu D6 Pr D5", ""),
    ("Ki D1 Br D2 Wa D3", "Qu D5 Ar A1", "Wa"),
)


@pytest.mark.parametrize("case", TURNS, ids=[case[0] for case in TURNS])
def test_a_turn_is_the_set_of_boards_that_the_rules_reach_in_any_order(case: tuple[str, str, str]) -> None:
    """D020-D029, D125, D126: all orders joined, runs of either Nemesis included"""
    state = stand(case[0], case[1], acted=case[2])
    boards = whole_turn(state)
    assert boards == end_boards(state)
    assert len(boards) > 3


def test_a_turn_begun_goes_on_with_who_is_left() -> None:
    """D020, A16: the mate's chance, and its end"""
    for acted in ("He", "He Ri", "Ri", "Ki Ri"):
        state = stand("Ki C2 He B1 Cu B2 Ri A1", "Qu D7 Br C4", acted=acted)
        assert whole_turn(state) == end_boards(state)


@pytest.mark.soak
def test_the_packed_board_and_the_rules_agree_many_times() -> None:
    """`LEADERS_SOAK_MINUTES` (2): random games, and whole turns with at most two left to act"""
    end = time.monotonic() + 60 * float(os.environ.get("LEADERS_SOAK_MINUTES", "2"))
    salt, games, met = secrets.token_hex(4), 0, Counter[int]()
    while games == 0 or time.monotonic() < end:
        walk(f"{salt} {games}", ("quick", "discovery", "strategist")[games % 3], met)
        state, luck, turns = begin(f"{salt} {games} turns", mode="quick"), Chance(salt, games), 0
        for number in range(MOST_COMMANDS):
            if state.outcome is not None or turns > 8:
                break
            if state.phase == "actions" and len(state.acted) >= 3:
                turns += 1
                assert whole_turn(state) == end_boards(state), (salt, games, number)
            state = at_random(state, luck, number)
        games += 1
    print(f"\n{games} games, moves by kind {dict(met)}")


def test_spaces_are_numbered_in_the_boards_order_and_found_again_by_their_bit() -> None:
    """D002: 37 spaces"""
    assert ground().size == 37
    assert ground().labels == list(duel_rules().ground.spaces)
    assert [ground().bit_number[(1 << space) % ground().prime] for space in range(37)] == list(range(37))


def test_a_board_too_large_for_a_packed_move_is_refused() -> None:
    """A move has room for 128 spaces."""
    large = cast(Ground, SimpleNamespace(spaces=tuple(f"A{number}" for number in range(129))))
    with pytest.raises(ValueError, match="129"):
        FastGround(large)
