"""The duel's puzzles: each won on exactly one final board, by the rules; others are read and judged."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.codec import canonical, plain
from game.games.duel.actions import may_act
from game.games.duel.commands import DuelCommand, Run
from game.games.duel.fast_moves import FastMoves
from game.games.duel.fast_turns import FastTurns
from game.games.duel.model import NORTH, SOUTH, DuelState
from game.games.duel.puzzles import (
    NoWinError,
    Puzzle,
    failure,
    load_puzzles,
    packed,
    read_puzzle,
    rivals_run,
    winning_line,
)
from tests.games.duel.solver import children
from tests.games.duel.table import after, duel_rules, fold, stand

PUZZLES = load_puzzles()
NAMES = [puzzle.id for puzzle in PUZZLES]


def played(state: DuelState, *commands: DuelCommand) -> DuelState:
    """The state after commands that the rules must accept."""
    for number, command in enumerate(commands):
        state = fold(state, duel_rules().decide(state, command, Chance("played", number)))
    return state


def winning_boards(state: DuelState) -> set[tuple[tuple[str, str], ...]]:
    """Every board on which the side to move can win this turn, by the rules alone."""
    todo, seen, won = [state], set(), set()
    while todo:
        for child in children(todo.pop()):
            key = (tuple(sorted(child.where.items())), frozenset(child.acted), child.phase)
            if key in seen:
                continue
            seen.add(key)
            if child.outcome is None:
                todo.append(child)
            elif child.outcome.winners == (state.active,):
                won.add(key[0])
    return won


def test_there_are_twelve_puzzles_from_easy_to_hard() -> None:
    """Issue 6: of our own, by tools/make_duel_puzzles.py"""
    assert len(PUZZLES) == 12 == len(set(NAMES))
    counts = [puzzle.actions for puzzle in PUZZLES]
    assert counts == sorted(counts) and len(set(counts)) >= 3
    assert len({frozenset(puzzle.state.where.items()) for puzzle in PUZZLES}) == 12


@pytest.mark.parametrize("puzzle", PUZZLES, ids=NAMES)
def test_a_puzzle_is_a_sound_position_and_its_solution_wins(puzzle: Puzzle) -> None:
    """D050, D054, D058: command by command, by the rules; all who may act are needed"""
    rules, state = duel_rules(), puzzle.state
    assert rules.inconsistencies(state) == []
    assert sum(may_act(state, piece) for piece in state.where) == puzzle.actions == len(puzzle.solution)
    end = played(state, *puzzle.solution)
    assert end.outcome is not None and end.outcome.winners == (state.active,)
    assert failure(rules, puzzle, end) is None
    assert played(state, *puzzle.solution[:-1]).outcome is None


@pytest.mark.parametrize("puzzle", PUZZLES, ids=NAMES)
def test_a_puzzle_is_won_on_exactly_one_board(puzzle: Puzzle) -> None:
    """By the packed board over every turn there is; by the rules for all at once in the soak"""
    board = packed(duel_rules(), puzzle.state)
    turns = FastTurns(FastMoves(board), int(puzzle.state.active))
    turns.find(board.spent(puzzle.state.acted))
    end = packed(duel_rules(), played(puzzle.state, *puzzle.solution)).key
    assert {key for key, row in turns.ends.items() if row in turns.won} == {end}
    assert len(turns.ends) == puzzle.boards


@pytest.mark.parametrize("puzzle", [one for one in PUZZLES if one.actions == 2], ids=lambda one: one.id)
def test_the_rules_alone_know_the_same_single_winning_board(puzzle: Puzzle) -> None:
    """Without the packed core: the easy ones; the others take the soak's time"""
    end = played(puzzle.state, *puzzle.solution)
    assert winning_boards(puzzle.state) == {tuple(sorted(end.where.items()))}


@pytest.mark.soak
@pytest.mark.parametrize("puzzle", PUZZLES, ids=NAMES)
def test_the_rules_alone_know_a_single_winning_board_for_all_twelve(puzzle: Puzzle) -> None:
    """Without the packed core"""
    end = played(puzzle.state, *puzzle.solution)
    assert winning_boards(puzzle.state) == {tuple(sorted(end.where.items()))}


def test_a_turn_that_has_not_won_is_told_why() -> None:
    """Weight and free spaces of the rival leader (D050, D054)"""
    state = stand("Ki D1 Ri D4 Vi C6", "Qu D7", options={"mode": "quick"}, acted="Ki Vi")
    puzzle = Puzzle("own", 1, 0, state, ())
    rules = duel_rules()
    assert failure(rules, puzzle, state) is None
    gave_up = failure(rules, puzzle, state, gave_up=True)
    assert gave_up is not None and (gave_up.key, gave_up.weight, gave_up.free) == ("stopped", 1, 2)
    spent = failure(rules, puzzle, after(state, "Ri D4-D3"))
    assert spent is not None and spent.key == "spent"
    over = failure(rules, puzzle, replace(state, active=NORTH, acted=()))
    assert over is not None and over.key == "over"
    assert failure(rules, puzzle, after(state, "Ri D4-D6")) is None


def test_a_position_of_ones_own_is_read_and_solved() -> None:
    """As `set` takes it, alone or under `state`; the win is found by the solver and legal"""
    state = stand("Ki D1 Ma G1 Vi C6 Ri D4", "Qu D7 Ja E3")
    data = canonical(plain(msgspec.to_builtins(state)))
    for text in (data, b'{"state": ' + data + b"}"):
        puzzle = read_puzzle(duel_rules(), text)
        assert puzzle.actions == len(puzzle.solution) == 2
        end = played(puzzle.state, *puzzle.solution)
        assert end.outcome is not None and end.outcome.winners == (SOUTH,)


@pytest.mark.parametrize(
    ("south", "north", "acted", "several"),
    [
        ("Ki D1 As D5", "Qu D7", "", True),
        ("Ki D1 Ri D4 Vi C6", "Qu D7", "", True),
        ("Ki D1 Ri D4 Vi C6", "Qu D7", "Ki Vi", False),
        ("Ki D1 Ri D4 Vi C6", "Qu D7 Ne A1", "Ki Vi", False),
        ("Ki D1 Ri D4 Vi C6", "Qu D7 Ne A1", "Vi", True),
    ],
)
def test_several_winning_boards_are_noticed(south: str, north: str, acted: str, several: bool) -> None:
    """Held against the rules alone"""
    state = stand(south, north, acted=acted)
    puzzle = read_puzzle(duel_rules(), canonical(plain(msgspec.to_builtins(state))))
    assert puzzle.has_several == several == (len(winning_boards(puzzle.state)) > 1)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=NAMES)
def test_a_single_winning_board_is_known_as_such(puzzle: Puzzle) -> None:
    """What a player who brings one of our positions along is told"""
    read = read_puzzle(duel_rules(), canonical(plain(msgspec.to_builtins(puzzle.state))))
    assert not read.has_several and read.actions == puzzle.actions


def test_what_is_no_puzzle_is_refused_with_its_reason() -> None:
    """Not JSON, not a position, inconsistent, another phase, no win"""

    def text(state: DuelState) -> bytes:
        return canonical(plain(msgspec.to_builtins(state)))

    rules, fine = duel_rules(), stand("Ki D1 As D5")
    assert read_puzzle(rules, text(fine)).actions == 1
    for data, word in (
        (b"{", "truncated"),
        (b"[1, 2]", "array"),
        (text(replace(fine, where={**fine.where, "assassin": "D1"})), "D1"),
        (text(replace(fine, phase="recruitment")), "phase"),
        (text(stand("Ki D1")), "win"),
    ):
        with pytest.raises(ValueError, match=word):
            read_puzzle(rules, data)
    with pytest.raises(NoWinError) as fault:
        read_puzzle(rules, text(stand("Ki D1")))
    assert fault.value.seat == SOUTH


def test_an_enemy_nemesis_answers_where_she_denies_the_win() -> None:
    """D126, D130: a line exists only if every run of hers loses; else she takes one that saves"""
    state = stand("Ki D2 Ri G1 Br C4", "Qu D7 Ne D5", acted="")
    moved = after(state, "Ki D2-C1")
    assert moved.phase == "nemesis" and moved.runner == NORTH
    run = rivals_run(duel_rules(), moved)
    assert isinstance(run, Run)
    assert not list(winning_line(duel_rules(), played(moved, run)))
