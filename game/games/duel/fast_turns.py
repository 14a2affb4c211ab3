"""Whole turns on a packed board: every distinct board that a side's actions can end in, all orders joined."""

from __future__ import annotations

from typing import Final

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
    FastBoard,
)
from game.games.duel.fast_moves import HOW, NONE, OWN_RUN, WIN, FastMoves

START_OF_TURN: Final = -1


class FastTurns:
    """The end boards of one side's action phase. `ends` gives by key the place in the rows below.

    A row is a board that was come to with somebody spent: `made` is the move that led there (an action, or
    the run it set off), `back` the row before. A game that is over on it goes no further.
    """

    def __init__(self, moves: FastMoves, side: int) -> None:
        self.moves: FastMoves = moves
        self.board: FastBoard = moves.board
        self.side: int = side
        self._all: int = sum(1 << slot for slot in moves.board.actors[side])
        self.ends: dict[int, int] = {}
        self.made: list[int] = []
        self.back: list[int] = []
        self.actions: list[int] = []  # how many led there
        self.won: list[int] = []  # rows on which the enemy leader is lost
        self.lost: list[int] = []  # rows on which a run has taken the own leader
        self._seen: dict[int, set[int]] = {}

    def find(self, spent: int) -> None:
        """Fill the rows from the board as it stands; it stands so again afterwards."""
        key = self.board.key
        self._seen.setdefault(spent, set()).add(key)
        self.ends[key] = START_OF_TURN
        self._go_on(spent, START_OF_TURN, 1)

    def line(self, row: int) -> list[int]:
        """The moves that lead to a row, the first first."""
        out: list[int] = []
        while row >= 0:
            out.append(self.made[row])
            row = self.back[row]
        out.reverse()
        return out

    def _go_on(self, spent: int, row: int, actions: int) -> None:
        board, ends, every = self.board, self.ends, self._all
        radix, before, last = board.radix, board.key, NONE
        later = spent
        seen: set[int] = set()
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
                self._run(move, later, row, actions)
                continue
            key = before + ((move >> END & SEVEN) - (move >> START & SEVEN)) * radix[move >> SLOT & FOUR]
            other = move >> OTHER & FOUR
            if other != NOBODY:
                key += ((move >> OTHER_END & SEVEN) - (move >> OTHER_START & SEVEN)) * radix[other]
            if is_over or how == WIN:
                if key not in ends:
                    ends[key] = self._row(move, row, actions)
                    if how == WIN:
                        self.won.append(ends[key])
                continue
            if key not in seen:
                seen.add(key)
                here = self._add(key, move, row, actions)
                board.make(move)
                self._go_on(later, here, actions + 1)
                board.unmake(move)

    def _run(self, move: int, spent: int, row: int, actions: int) -> None:
        """Every answer of the Nemesis that an action sends; an action may be known without its runs."""
        board, side = self.board, self.side
        hunter = side if move & HOW == OWN_RUN else 1 - side
        seen = self._seen.setdefault(spent, set())
        board.make(move)
        runs = self.moves.runs(hunter)
        if not runs:
            if board.key not in seen:
                seen.add(board.key)
                self._go_on(spent, self._add(board.key, move, row, actions), actions + 1)
            board.unmake(move)
            return
        here = self._row(move, row, actions)
        for run in runs:
            board.make(run)
            if board.key not in seen:
                seen.add(board.key)
                there = self._add(board.key, run, here, actions)
                if board.lost(1 - hunter):
                    (self.won if hunter == side else self.lost).append(there)
                else:
                    self._go_on(spent, there, actions + 1)
            board.unmake(run)
        board.unmake(move)

    def _add(self, key: int, move: int, row: int, actions: int) -> int:
        here = self._row(move, row, actions)
        known = self.ends.get(key)
        if known is None or (known >= 0 and self.actions[known] > actions):
            self.ends[key] = here
        return here

    def _row(self, move: int, row: int, actions: int) -> int:
        self.made.append(move)
        self.back.append(row)
        self.actions.append(actions)
        return len(self.made) - 1
