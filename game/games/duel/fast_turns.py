"""Whole turns on a packed board: every distinct board that a side's actions can end in, all orders joined."""

from __future__ import annotations

from typing import Final, cast

from game.games.duel.fast import (
    ACTOR,
    END,
    FOUR,
    NOBODY,
    OTHER,
    OTHER_END,
    OTHER_START,
    SEVEN,
    SLOT,
    START,
    STRIDE,
    FastBoard,
)
from game.games.duel.fast_moves import HOW, NONE, OWN_RUN, WIN, FastMoves

START_OF_TURN: Final = -1
# A way's bits: a move, how many actions it took, the place in `ways` of the way before (0: the turn's start).
MOVE: Final = (1 << 42) - 1
ACTIONS: Final = 42
MOST: Final = 7
BACK: Final = 45


class FastTurns:
    """The end boards of one side's action phase, each with a way there.

    A way is one number: the move that led there (an action, or the run it set off), how many actions it took
    and which of `ways` came before. Boards on which the turn cannot go on keep theirs in `ends` alone. A
    game that is over goes no further.
    """

    def __init__(self, moves: FastMoves, side: int) -> None:
        self.moves: FastMoves = moves
        self.board: FastBoard = moves.board
        self.side: int = side
        self._all: int = sum(1 << slot for slot in moves.board.actors[side])
        self.ends: dict[int, int] = {}
        self.ways: list[int] = [START_OF_TURN]
        self.won: list[int] = []  # ways after which the enemy leader is lost
        self.lost: list[int] = []  # ways after which a run has taken the own leader
        # Compiled, each touch of a set or dict makes a number an object anew; kept as one it is so once.
        self._ends = cast("dict[object, object]", self.ends)
        self._ways = cast("list[object]", self.ways)
        self._seen: dict[int, set[object]] = {}

    def find(self, spent: int) -> None:
        """Find all from the board as it stands; it stands so again afterwards."""
        key = self.board.key
        self._seen.setdefault(spent, set()).add(key)
        self.ends[key] = START_OF_TURN
        self._go_on(spent, 0, 1)

    def line(self, way: int) -> list[int]:
        """The moves of a way, the first first."""
        out: list[int] = []
        while way != START_OF_TURN:
            out.append(way & MOVE)
            way = self.ways[way >> BACK]
        out.reverse()
        return out

    def _go_on(self, spent: int, back: int, actions: int) -> None:
        board, ends, every = self.board, self._ends, self._all
        adds, before, last = board.adds, board.key, NONE
        origin = back << BACK | actions << ACTIONS
        later = spent
        seen: set[object] = set()
        is_over = False
        for move in self.moves.moves(self.side, spent):
            actor = move >> ACTOR & FOUR
            if actor != last:  # moves come actor by actor
                last = actor
                later = board.spend(spent, actor)
                is_over = later & every == every  # no other way here is longer
                if not is_over:
                    known = self._seen.get(later)
                    seen = set() if known is None else known
                    if known is None:
                        self._seen[later] = seen
            how = move & HOW
            if how > WIN:
                self._run(move, later, back, actions)
                continue
            base = (move >> SLOT & FOUR) << STRIDE
            key = before + adds[base | move >> END & SEVEN] - adds[base | move >> START & SEVEN]
            other = move >> OTHER & FOUR
            if other != NOBODY:
                base = other << STRIDE
                key += adds[base | move >> OTHER_END & SEVEN] - adds[base | move >> OTHER_START & SEVEN]
            end: object = key
            if is_over or how == WIN:
                if end not in ends:
                    ends[end] = origin | move
                    if how == WIN:
                        self.won.append(origin | move)
                continue
            if end not in seen:
                seen.add(end)
                here = self._add(end, origin | move, actions)
                board.make(move)
                self._go_on(later, here, actions + 1)
                board.unmake(move)

    def _run(self, move: int, spent: int, back: int, actions: int) -> None:
        """Every answer of the Nemesis that an action sends; an action may be known without its runs."""
        board, side = self.board, self.side
        hunter = side if move & HOW == OWN_RUN else 1 - side
        seen = self._seen.setdefault(spent, set())
        way = back << BACK | actions << ACTIONS | move
        board.make(move)
        runs = self.moves.runs(hunter)
        if not runs:
            if board.key not in seen:
                seen.add(board.key)
                self._go_on(spent, self._add(board.key, way, actions), actions + 1)
            board.unmake(move)
            return
        self.ways.append(way)
        origin = len(self.ways) - 1 << BACK | actions << ACTIONS
        for run in runs:
            board.make(run)
            if board.key not in seen:
                seen.add(board.key)
                there = self._add(board.key, origin | run, actions)
                if board.lost(1 - hunter):
                    (self.won if hunter == side else self.lost).append(origin | run)
                else:
                    self._go_on(spent, there, actions + 1)
            board.unmake(run)
        board.unmake(move)

    def _add(self, end: object, way: int, actions: int) -> int:
        """Keep a way to a board, as the board's own if none is shorter; gives its place."""
        known, kept = self._ends.get(end), cast("object", way)
        if known is None or (known != START_OF_TURN and cast("int", known) >> ACTIONS & MOST > actions):
            self._ends[end] = kept
        self._ways.append(kept)
        return len(self._ways) - 1
