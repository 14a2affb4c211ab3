"""Search over what may happen: many walks down one tree of moves, luck drawn anew on each (open loop).

A node is a row of moves, whatever luck lay between; at each its own seat picks by upper confidence bound
among the moves that are legal in that walk. Walks end by judging, not by playing on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from game.games.wonders.bots.levels import Level
from game.games.wonders.bots.worth import chance
from game.games.wonders.fast import Fast, Move
from game.games.wonders.fast_deeds import Picker

_CURIOSITY = 0.55
_TRUST = 4.0  # walks that a move's first judgement is worth

Deal = Callable[[], Fast]
"""A whole game that fits what the seat knows, each time another."""


class Node:
    """What walks have found behind one row of moves: for each next move its walks and share of wins."""

    __slots__ = ("after", "priors", "shares", "visits", "walks")

    def __init__(self) -> None:
        self.walks = 0
        self.visits: dict[Move, int] = {}
        self.shares: dict[Move, float] = {}  # sums, for the seat that moves here
        self.priors: dict[Move, float] = {}
        self.after: dict[Move, Node] = {}


class Search:
    """One decision of a seat."""

    def __init__(self, deal: Deal, seat: int, level: Level, luck: Picker) -> None:
        self._deal, self._seat, self._level, self._luck = deal, seat, level, luck
        self.root = Node()

    def best(self, moves: Sequence[Move], pace: Callable[[], float]) -> Move:
        """The move that most walks took; by the first judgement alone for a level that does not walk."""
        game = self._deal()
        self._judge(self.root, game, self._seat, moves)
        if self._level.rounds == 0 or len(moves) == 1:
            return max(moves, key=lambda move: self.root.priors[move])
        for walk in range(self._level.rounds):
            if walk % 16 == 0 and walk and pace() >= 1:
                break
            self._walk(self._deal(), moves)
        visits = self.root.visits
        return max(moves, key=lambda move: (visits.get(move, 0), self.root.priors[move]))

    def _walk(self, game: Fast, moves: Sequence[Move]) -> None:
        node, seat = self.root, self._seat
        path: list[tuple[Node, int, Move]] = []
        while True:
            if not node.priors or any(move not in node.priors for move in moves):
                self._judge(node, game, seat, moves)
            move = self._pick(node, moves)
            path.append((node, seat, move))
            game.play(seat, move, self._luck)
            is_new = move not in node.after
            if is_new:
                node.after[move] = Node()
            node = node.after[move]
            if game.is_over or is_new or len(path) >= self._level.depth:
                break
            seat = game.to_act()
            moves = game.moves(seat)
        share = chance(game, self._seat, self._level)
        for at, mover, taken in path:
            at.walks += 1
            at.visits[taken] = at.visits.get(taken, 0) + 1
            at.shares[taken] = at.shares.get(taken, 0.0) + (share if mover == self._seat else 1.0 - share)

    def _judge(self, node: Node, game: Fast, seat: int, moves: Sequence[Move]) -> None:
        """A first judgement of each move: what the game is worth right after it."""
        for move in moves:
            if move not in node.priors:
                after = game.copy()
                after.play(seat, move, self._luck)
                node.priors[move] = chance(after, seat, self._level)

    def _pick(self, node: Node, moves: Sequence[Move]) -> Move:
        bonus = _CURIOSITY * math.sqrt(math.log(node.walks + 2))
        visits, shares, priors = node.visits, node.shares, node.priors
        best, found = moves[0], -1.0
        for move in moves:
            count = visits.get(move, 0)
            value = (shares.get(move, 0.0) + _TRUST * priors[move]) / (count + _TRUST)
            value += bonus * 0.3 / math.sqrt(count + 1)
            if value > found:
                best, found = move, value
        return best
