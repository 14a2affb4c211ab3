"""Whether a side can force a win before its actions end, whatever the enemy Nemesis answers: exact."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.games.duel.fast import (
    ACROBAT,
    ACTOR,
    BREWMASTER,
    BRUISER,
    CLAW_LAUNCHER,
    FOUR,
    ILLUSIONIST,
    MANIPULATOR,
    RIDER,
    ROYAL_GUARD,
    WANDERER,
    FastBoard,
)
from game.games.duel.fast_moves import HOW, NONE, OWN_RUN, WIN, FastMoves

_BETWEEN_STOPS: Final = 64
_MOST_KEPT: Final = 2_000_000


class FastWin:
    """Searches one side's action phase on a board, fewest actions first; orders that meet are joined.

    What was searched in vain is remembered by board and by who is spent, also for later questions about
    other boards of the same pieces. `stop` is asked now and then; after it said yes, `is_sure` is false and
    an answer of no only means that none was found.
    """

    def __init__(self, moves: FastMoves, side: int, stop: Callable[[], bool]) -> None:
        self.moves: FastMoves = moves
        self.board: FastBoard = moves.board
        self.side: int = side
        self.stop: Callable[[], bool] = stop
        self.first: int = NONE  # the first move of the win that was found last
        self.looked: int = 0
        self.limit: int = 0
        self.is_sure: bool = True
        self._failed: dict[int, dict[int, int]] = {}
        self._kept: int = 0
        self._reach: list[list[int]] = [self._reach_of(slot) for slot in range(self.board.count)]
        self._ball: list[list[int]] = [self.board.ground.ball(radius) for radius in range(6)]

    def shortest(self, spent: int, most: int = 99, limit: int = 0) -> int:
        """The fewest actions that force a win from the board as it stands; 0 where `most` do not.

        `limit` bounds the boards that are looked into (0: none does); reaching it makes the answer unsure.
        """
        left = 0
        for slot in self.board.actors[self.side]:
            left += 1 - (spent >> slot & 1)
        self.looked, self.limit, self.is_sure, self.first = 0, limit, True, NONE
        if self._kept > _MOST_KEPT:
            self._failed.clear()
            self._kept = 0
        for depth in range(1, min(most, left) + 1):
            found = self._win(spent, depth)
            if found != NONE:
                self.first = found
                return depth
            if not self.is_sure:
                break
        return 0

    def _win(self, spent: int, depth: int) -> int:
        """The first move of a win in at most `depth` actions, or NONE."""
        failed = self._failed.get(spent)
        if failed is None:
            failed = self._failed[spent] = {}
        key = self.board.key
        if not self.is_sure or failed.get(key, 0) >= depth:
            return NONE
        if not self._is_hopeless(spent, depth):
            found = self._search(spent, depth)
            if found != NONE or not self.is_sure:
                return found
        self._kept += 1
        failed[key] = depth
        return NONE

    def _search(self, spent: int, depth: int) -> int:
        board, side = self.board, self.side
        self.looked += 1
        if self.looked == self.limit or (self.looked % _BETWEEN_STOPS == 0 and self.stop()):
            self.is_sure = False
            return NONE
        if depth == 1 and board.hunter[side] < 0:  # no run of one's own can win either
            return self.moves.win_at_once(side, spent)
        found = self.moves.moves(side, spent)
        for move in found:
            if move & HOW == WIN:
                return move
        for move in found:
            how = move & HOW
            if depth == 1 and how != OWN_RUN:
                continue
            later = board.spend(spent, move >> ACTOR & FOUR)
            board.make(move)
            is_won = (
                self._win(later, depth - 1) != NONE
                if how < OWN_RUN
                else self._is_won_after_runs(how, later, depth - 1)
            )
            board.unmake(move)
            if is_won:
                return move
        return NONE

    def _is_won_after_runs(self, how: int, spent: int, depth: int) -> bool:
        """Whether the runs that an action has set off lead to a win: one's own choice, or all the enemy's."""
        board, side = self.board, self.side
        is_own = how == OWN_RUN
        runs = self.moves.runs(side if is_own else 1 - side)
        if not runs:
            return depth > 0 and self._win(spent, depth) != NONE
        for run in runs:
            board.make(run)
            if is_own:
                is_won = board.lost(1 - side) or (depth > 0 and self._win(spent, depth) != NONE)
            else:
                is_won = depth > 0 and not board.lost(side) and self._win(spent, depth) != NONE
            board.unmake(run)
            if is_won == is_own:
                return is_own
        return not is_own

    def _is_hopeless(self, spent: int, depth: int) -> bool:
        """Whether no win can be, however the rest acts: a bound by reaches, whoever is in the way."""
        board, side = self.board, self.side
        slack = 0  # so many actions can shift the enemy leader, or an ally before it acts, by a space
        for slot in board.actors[side]:
            if not spent >> slot & 1:
                kind = board.kind[slot]
                if kind in (ILLUSIONIST, CLAW_LAUNCHER):
                    return False
                if kind in (MANIPULATOR, BRUISER, BREWMASTER):
                    slack += 1
        mark = board.spot[board.leader[1 - side]]
        near, far = self._ball[1 + slack][mark], self._ball[2 + slack][mark]
        total, fills = 0, slack
        if slack and board.hunter[side] >= 0:
            total, fills = 1, slack + 1
        for slot in board.of_side[side]:
            here = board.spot[slot]
            reach = 1 << here if spent >> slot & 1 else self._reach[slot][here]
            if reach & near:
                fills += 1
                total += 2 if slot == board.assassin[side] else board.is_plain[slot]
            if slot == board.archer[side] and reach & far:
                total += 1
        if total >= 2:
            return False
        if board.hunter[1 - side] >= 0:
            fills += depth  # she may come to stand beside her own leader
        return not self._can_be_filled(self._ball[slack][mark], fills)

    def _can_be_filled(self, marks: int, fills: int) -> bool:
        """Whether a leader on one of these spaces has at most so many free ones around it."""
        board = self.board
        space = 0
        while marks:
            if marks & 1 and (board.beside[space] & ~board.taken).bit_count() <= fills:
                return True
            marks >>= 1
            space += 1
        return False

    def _reach_of(self, slot: int) -> list[int]:
        """By space: everything a piece might come to by an action of its own, and where it stands."""
        board = self.board
        ground, kind = board.ground, board.kind[slot]
        if board.pieces[slot] == "nemesis":
            return ground.ball(0)
        if kind in (ROYAL_GUARD, WANDERER, CLAW_LAUNCHER):
            return [ground.every] * ground.size
        if kind == ACROBAT:
            return ground.ball(4)
        if kind == RIDER or (slot in board.leader and board.strides[board.owner[slot]]):
            return ground.ball(2)
        return ground.ball(1)
