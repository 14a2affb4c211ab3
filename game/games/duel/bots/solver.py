"""Whether a side can force a win before its actions end, whatever the enemy Nemesis answers."""

from __future__ import annotations

from collections.abc import Callable

from game.games.duel.bots.lineup import Spots
from game.games.duel.bots.moves import FOE_RUN, OWN_RUN, WIN, Child, Moves

Stop = Callable[[], bool]
"""Whether time is up."""

_BETWEEN_STOPS = 16


class Solver:
    """Searches a side's action phase, fewest actions first; all orders that meet are searched once.

    `limit` bounds the positions looked into by one question; an answer of no is then only "none found",
    and `is_sure` says so.
    """

    def __init__(self, moves: Moves, side: int, limit: int, stop: Stop) -> None:
        self.moves, self.side, self.limit, self.stop = moves, side, limit, stop
        self.looked = 0
        self._failed: dict[tuple[Spots, int], int] = {}

    @property
    def is_sure(self) -> bool:
        """Whether the limit left nothing out."""
        return self.looked < self.limit

    def shortest(self, spots: Spots, spent: int, most: int) -> tuple[int, Child] | None:
        """The fewest actions that win and the first of them; None where `most` actions do not."""
        actors = self.moves.lineup.actors[self.side]
        left = sum(not spent >> slot & 1 for slot in actors)
        self.looked = 0
        for depth in range(1, min(most, left) + 1):
            child = self._win(spots, spent, depth)
            if child is not None:
                return depth, child
            if not self.is_sure:
                break
        return None

    def _win(self, spots: Spots, spent: int, depth: int) -> Child | None:
        key = (spots, spent)
        if self._failed.get(key, 0) >= depth or self.looked >= self.limit:
            return None
        self.looked += 1
        if self.looked % _BETWEEN_STOPS == 0 and self.stop():
            self.looked = self.limit
            return None
        if depth == 1 and self.moves.lineup.hunter[self.side] < 0:  # no run of one's own can win either
            found = self.moves.win_at_once(spots, spent, self.side)
            if found is None:
                self._failed[key] = depth
            return found
        children = self.moves.children(spots, spent, self.side)
        for child in children:
            if child[0] == WIN:
                return child
        for child in children:
            if self._goes_on_to_win(child, spent, depth - 1):
                return child
        if self.looked < self.limit:
            self._failed[key] = depth
        return None

    def _goes_on_to_win(self, child: Child, spent: int, depth: int) -> bool:
        how, slot, after = child
        moves, side = self.moves, self.side
        if how == OWN_RUN:
            ends = moves.runs(after, side)
            if any(moves.lost(end, 1 - side) for end in ends):
                return True
            later = moves.lineup.spend(spent, slot)
            return depth > 0 and any(self._win(end, later, depth) is not None for end in ends)
        if depth == 0:
            return False
        later = moves.lineup.spend(spent, slot)
        if how == FOE_RUN:
            ends = moves.runs(after, 1 - side)
            return not any(moves.lost(end, side) for end in ends) and all(
                self._win(end, later, depth) is not None for end in ends
            )
        return self._win(after, later, depth) is not None
