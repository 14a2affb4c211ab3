"""Marches by waypoints: where counters can still go after a path that the player has laid."""

from __future__ import annotations

from game.games.front.marching import March, Reach
from game.games.front.model import HexId


class Detour(March):
    """A march whose first hexes are given (5.1.0)."""

    def reach_over(self, path: tuple[HexId, ...]) -> Reach:
        """Every hex in reach after a legal path, its end with it: whole costs, the way on from there."""
        end, spent = path[-1], self.cost(path)
        costs, back = {end: spent}, {end: ""}
        self._spread([(spent, end, len(path))], costs, back)
        return Reach(end, costs, back, self.points)
