"""Whether a turn can be won on more than one final board: what the owner of a position should be told."""

from __future__ import annotations

from game.games.duel.fast import ACTOR, FOUR
from game.games.duel.fast_moves import HOW, OWN_RUN, WIN, FastMoves
from game.games.duel.fast_win import FastWin


class FinalBoards:
    """Looks for winning final boards until there are two, along moves from which a win is still forced."""

    def __init__(self, moves: FastMoves, side: int) -> None:
        self._moves, self._board, self._side = moves, moves.board, side
        self._win = FastWin(moves, side, lambda: False)
        self._seen: set[tuple[int, int]] = set()
        self._found: set[int] = set()

    def are_several(self, spent: int) -> bool:
        """Whether two final boards win from the board as it stands, with these pieces spent."""
        self._seen.clear()
        self._found.clear()
        self._look(spent)
        return self._is_enough

    @property
    def _is_enough(self) -> bool:
        return len(self._found) > 1

    def _look(self, spent: int) -> None:
        board = self._board
        if (spent, board.key) in self._seen or not self._win.shortest(spent):
            return
        self._seen.add((spent, board.key))
        for move in list(self._moves.moves(self._side, spent)):
            later = board.spend(spent, move >> ACTOR & FOUR)
            board.make(move)
            if move & HOW == WIN:
                self._found.add(board.key)
            elif move & HOW < OWN_RUN:
                self._look(later)
            else:
                self._look_after_runs(later, self._side if move & HOW == OWN_RUN else 1 - self._side)
            board.unmake(move)
            if self._is_enough:
                return

    def _look_after_runs(self, spent: int, hunter: int) -> None:
        """Go on behind each run of a Nemesis; behind the enemy's only if none of them denies the win."""
        board, rival = self._board, 1 - self._side
        runs = list(self._moves.runs(hunter))
        if not runs:
            self._look(spent)
        elif hunter == self._side or all(self._wins_after(run, spent) for run in runs):
            for run in runs:
                board.make(run)
                if board.lost(rival):
                    self._found.add(board.key)
                elif not board.lost(self._side):
                    self._look(spent)
                board.unmake(run)

    def _wins_after(self, run: int, spent: int) -> bool:
        self._board.make(run)
        is_won = not self._board.lost(self._side) and bool(self._win.shortest(spent))
        self._board.unmake(run)
        return is_won
