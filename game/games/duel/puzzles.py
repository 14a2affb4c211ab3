"""Puzzles: positions in which the side to move wins this turn; ours, and any that a player brings along.

An answer is judged by the rules alone: the game is over and won, or the turn holds no more.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.codec import convert, decode_json
from game.core.ids import Seat
from game.games.duel.actions import TURN_ORDER, all_safe_plans, may_act
from game.games.duel.capture import weights
from game.games.duel.commands import DuelCommand, Run
from game.games.duel.fast import FastBoard
from game.games.duel.fast_ground import FastGround
from game.games.duel.fast_moves import FastMoves, actor_of
from game.games.duel.fast_win import FastWin
from game.games.duel.field import Field
from game.games.duel.model import DuelState, PieceId, other
from game.games.duel.nemesis import runs
from game.games.duel.puzzle_wins import FinalBoards
from game.games.duel.rules import DuelRules

MOST_ACTIONS = 12


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with one way to win it: who begins is `state.active`."""

    id: str
    actions: int  # that the win takes
    boards: int  # in which the turn could end; 0: not counted
    state: DuelState
    solution: tuple[DuelCommand, ...]
    has_several: bool = False  # whether more than one final board wins


class NoWinError(ValueError):
    """A sound position of whose side to move no turn wins."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"seat {seat} is to move and cannot win in this turn")
        self.seat = seat


class Failure(NamedTuple):
    """Why a turn has not won: its sentence's key, the weight on the leader, the free spaces beside it."""

    key: str
    weight: int
    free: int


@cache
def load_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the game, the easiest first."""
    data = resources.files("game.games.duel").joinpath("data/puzzles.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[Puzzle, ...])


def read_puzzle(rules: DuelRules, data: bytes) -> Puzzle:
    """A puzzle out of a position as the line protocol's `set` takes it, alone or under `state`.

    Raises ValueError with the reason: not JSON, not a position, inconsistent; NoWinError.
    """
    raw: Any = decode_json(data)
    if isinstance(raw, dict) and isinstance(raw.get("state"), dict):
        raw = raw["state"]
    state = convert(raw, DuelState)
    faults = rules.inconsistencies(state)
    if faults:
        raise ValueError("; ".join(map(str, faults)))
    if state.phase != "actions" or state.outcome is not None:
        raise ValueError("phase: a puzzle begins in the action phase of a turn")
    state = replace(state, options=replace(state.options, draw_offer="off"))
    solution = tuple(winning_line(rules, state))
    if not solution:
        raise NoWinError(state.active)
    actions = sum(not isinstance(command, Run) for command in solution)
    board = packed(rules, state)
    has_several = FinalBoards(FastMoves(board), int(state.active)).are_several(board.spent(state.acted))
    return Puzzle("own", actions, 0, state, solution, has_several)


def failure(rules: DuelRules, puzzle: Puzzle, state: DuelState, gave_up: bool = False) -> Failure | None:
    """Why the turn as it stands has failed to win; None while it is won or may go on."""
    seat = puzzle.state.active
    field = Field.of(rules.ground, state)
    rival = other(seat)
    weight = sum(weights(field, rival).values())
    free = len(field.free_beside(field.where[field.leaders[rival]]))
    if state.outcome is not None:
        return None if state.outcome.winners == (seat,) else Failure("lost", weight, free)
    if state.phase != "actions" or state.active != seat:
        return None if state.phase == "nemesis" else Failure("over", weight, free)
    if gave_up:
        return Failure("stopped", weight, free)
    if not any(may_act(state, piece) for piece in state.where):
        return Failure("spent", weight, free)
    return None if any(True for _ in all_safe_plans(field, state)) else Failure("stuck", weight, free)


def rivals_run(rules: DuelRules, state: DuelState) -> Run:
    """The run by which the enemy Nemesis denies a win, if any does."""
    assert state.runner is not None
    choices = [Run(seat=Seat(state.runner), path=path) for path in runs(Field.of(rules.ground, state))]
    for command in choices:
        after = state
        for event in rules.decide(state, command, Chance("", 0)):
            after = rules.evolve(after, event)
        if after.outcome is not None or not any(True for _ in winning_line(rules, after)):
            return command
    return choices[0]


def packed(rules: DuelRules, state: DuelState, ground: FastGround | None = None) -> FastBoard:
    """A state's board for search."""
    pieces = [piece for piece in TURN_ORDER if piece in state.where]
    return FastBoard(ground or FastGround(rules.ground), pieces, state.owner, state.leaders, state.where)


def winning_line(rules: DuelRules, state: DuelState) -> Iterator[DuelCommand]:
    """Commands by which the side to move wins this turn in the fewest actions; none where it cannot.

    Against an enemy Nemesis who may answer in several ways, one of her answers is taken.
    """
    seat = state.active
    for number in range(MOST_ACTIONS):
        command = _run_that_wins(rules, state) if state.phase == "nemesis" else _next_action(rules, state)
        if command is None:
            return
        yield command
        for event in rules.decide(state, command, Chance("", number)):
            state = rules.evolve(state, event)
        if state.outcome is not None or state.active != seat:
            return


def command_of(
    rules: DuelRules, state: DuelState, actor: PieceId, where: dict[str, str]
) -> DuelCommand | None:
    """The command by which a character's action makes this board, among the rules' own."""
    for plan in all_safe_plans(Field.of(rules.ground, state), state):
        if plan.piece == actor and {**state.where, **plan.ends} == where:
            return plan.command
    return None


def _next_action(rules: DuelRules, state: DuelState) -> DuelCommand | None:
    board = packed(rules, state)
    search = FastWin(FastMoves(board), int(state.active), _never)
    if not search.shortest(board.spent(state.acted)):
        return None
    board.make(search.first)
    return command_of(rules, state, board.pieces[actor_of(search.first)], board.where())


def _run_that_wins(rules: DuelRules, state: DuelState) -> Run | None:
    """The own Nemesis's run that wins or leads to it; any run of the enemy's."""
    assert state.runner is not None
    best, fewest = None, MOST_ACTIONS
    for path in runs(Field.of(rules.ground, state)):
        command = Run(seat=Seat(state.runner), path=path)
        if state.runner != state.active:
            return command
        after = state
        for event in rules.decide(state, command, Chance("", 0)):
            after = rules.evolve(after, event)
        if after.outcome is not None:
            return command
        board = packed(rules, after)
        needed = FastWin(FastMoves(board), int(state.active), _never).shortest(board.spent(after.acted))
        if needed and needed < fewest:
            best, fewest = command, needed
    return best


def _never() -> bool:
    return False
