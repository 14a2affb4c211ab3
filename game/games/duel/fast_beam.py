"""Whole turns that are worth a look: after each action of a side only the best boards go further."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.games.duel.fast import ACTOR, FOUR, FastBoard
from game.games.duel.fast_moves import HOW, NONE, OWN_RUN, QUIET, WIN, FastMoves
from game.games.duel.fast_worth import WON, FastWorth

_BETWEEN_STOPS: Final = 8


class FastBeam:
    """One search for end boards. A row is a board, what it is worth to the side, and how it was come to."""

    def __init__(self, moves: FastMoves, worth: FastWorth, side: int) -> None:
        self.moves: FastMoves = moves
        self.board: FastBoard = moves.board
        self.worth: FastWorth = worth
        self.side: int = side
        self.keys: list[int] = []
        self.values: list[int] = []
        self.spent: list[int] = []
        self.made: list[int] = []  # the action that led here, NONE for the first row
        self.back: list[int] = []
        self.ends: dict[int, int] = {}  # by key: the first row of that board
        self._seen: dict[int, set[int]] = {}

    def search(self, spent: int, width: int, stop: Callable[[], bool]) -> None:
        """Fill the rows from the board as it stands; `stop` says when time is up."""
        board, start = self.board, self.board.key
        self._add(start, self.worth.of(self.side), spent, NONE, NONE)
        frontier = [0]
        while frontier:
            reached: list[int] = []
            for looked in range(len(frontier)):
                if looked % _BETWEEN_STOPS == _BETWEEN_STOPS - 1 and stop():
                    break
                row = frontier[looked]
                board.go_to(self.keys[row])
                self._spread(row, reached)
            ranked = sorted([(-self.values[row], row) for row in reached])
            frontier = [row for _, row in ranked[:width]]
            if stop():
                break
        board.go_to(start)

    def ranked(self) -> list[int]:
        """A row for each end board, the best first."""
        found = sorted([(-self.values[row], row) for row in self.ends.values()])
        return [row for _, row in found]

    def line(self, row: int) -> list[int]:
        """The rows from the first action to a row."""
        out: list[int] = []
        while row > 0:
            out.append(row)
            row = self.back[row]
        out.reverse()
        return out

    def _spread(self, row: int, reached: list[int]) -> None:
        """Every action from a row; boards that may go on are told by their rows."""
        board, spent = self.board, self.spent[row]
        for move in self.moves.moves(self.side, spent):
            how = move & HOW
            if how == WIN:
                key = board.key_after(move)
                if key not in self.ends:
                    self._add(key, WON, spent, move, row)
                continue
            later = board.spend(spent, move >> ACTOR & FOUR)
            seen = self._seen.get(later)
            if seen is None:
                seen = self._seen[later] = set()
            if how == QUIET:
                key = board.key_after(move)
                if key in seen:
                    continue
                seen.add(key)
                known = self.ends.get(key)
                if known is None:
                    board.make(move)
                    value = self.worth.of(self.side)
                    board.unmake(move)
                else:
                    value = self.values[known]
                reached.append(self._add(key, value, later, move, row))
                continue
            board.make(move)
            run = self._best_run(self.side if how == OWN_RUN else 1 - self.side)
            if run != NONE:
                board.make(run)
            if board.key not in seen:
                seen.add(board.key)
                value = self._value_now(how == OWN_RUN)
                here = self._add(board.key, value, later, move, row)
                if abs(value) != WON:
                    reached.append(here)
            if run != NONE:
                board.unmake(run)
            board.unmake(move)

    def _best_run(self, hunter: int) -> int:
        """The run that a Nemesis's owner likes best; NONE if she stays."""
        board, best, most = self.board, NONE, -2 * WON
        for run in self.moves.runs(hunter):
            board.make(run)
            value = WON if board.lost(1 - hunter) else self.worth.of(hunter)
            board.unmake(run)
            if value > most:
                best, most = run, value
        return best

    def _value_now(self, is_own_run: bool) -> int:
        """What the board is worth to the side after a run, which may have ended the game."""
        if is_own_run and self.board.lost(1 - self.side):
            return WON
        if not is_own_run and self.board.lost(self.side):
            return -WON
        return self.worth.of(self.side)

    def _add(self, key: int, value: int, spent: int, move: int, back: int) -> int:
        row = len(self.keys)
        self.keys.append(key)
        self.values.append(value)
        self.spent.append(spent)
        self.made.append(move)
        self.back.append(back)
        self.ends.setdefault(key, row)
        return row
