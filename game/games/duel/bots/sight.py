"""A position as a computer player looks at it: packed, with its moves and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping

from game.games.duel.actions import all_safe_plans
from game.games.duel.bots.lineup import Lineup, Spots
from game.games.duel.bots.moves import Child, Moves
from game.games.duel.bots.solver import Solver, Stop
from game.games.duel.bots.terrain import Terrain
from game.games.duel.bots.worth import Worth
from game.games.duel.commands import Action
from game.games.duel.field import Field
from game.games.duel.model import DuelState, PieceId
from game.kit.board import Space


class Sight:
    """What can be seen of a state with these pieces on the board; `stop` says when time is up."""

    def __init__(
        self,
        terrain: Terrain,
        state: DuelState,
        seed: str,
        stop: Stop,
        newcomers: Mapping[PieceId, Space] | None = None,
    ) -> None:
        where = {**state.where, **(newcomers or {})}
        self.terrain, self.state, self.stop = terrain, state, stop
        self.lineup = Lineup(terrain, where, state)
        self.moves = Moves(self.lineup)
        self.worth = Worth(self.lineup, seed)
        self.spots = self.lineup.pack(where)
        self.spent = self.lineup.spent(state.acted)
        self._solvers: dict[tuple[int, int], Solver] = {}

    def win(
        self, side: int, spots: Spots, spent: int, limit: int, most: int = 99
    ) -> tuple[int, Child] | None:
        """The fewest actions by which a side wins in its action phase, and the first; None if none found."""
        key = (side, limit)
        if key not in self._solvers:
            self._solvers[key] = Solver(self.moves, side, limit, self.stop)
        return self._solvers[key].shortest(spots, spent, most)

    def commands(self) -> dict[tuple[int, Spots], Action]:
        """The command for each result of an action of the active seat: by who acts, and the board after."""
        out: dict[tuple[int, Spots], Action] = {}
        number, slot = self.terrain.number, self.lineup.slot
        for plan in all_safe_plans(Field.of(self.terrain.ground, self.state), self.state):
            after = list(self.spots)
            for piece, space in plan.ends.items():
                after[slot[piece]] = number[space]
            out.setdefault((slot[plan.piece], tuple(after)), plan.command)
        return out
