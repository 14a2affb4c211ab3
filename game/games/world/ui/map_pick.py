"""Which territory lies under a point of the map: an 8-bit layer of numbers, a byte a map unit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import pygame

from game.games.world.ui.atlas import Atlas
from game.kit.regions import TerritoryId
from game.kit.shapes import Point


class Picking:
    """Looks up points. The layer is painted when first asked for."""

    def __init__(self, atlas: Atlas) -> None:
        self._atlas = atlas

    def territory_at(self, at: Point, reach: float = 0.0) -> TerritoryId | None:
        """The territory at a place in map units, or the nearest one within `reach`."""
        found = self._number(at)
        if found == 0 and reach >= 1:
            found = next((near for near in map(self._number, _around(at, reach)) if near), 0)
        return self._atlas.names[found - 1] if found else None

    def _number(self, at: Point) -> int:
        x, y = int(at[0]), int(at[1])
        width, height = self._atlas.size
        if not (0 <= x < width and 0 <= y < height):
            return 0
        return int(self._layer.get_at_mapped((x, y)))

    @cached_property
    def _layer(self) -> pygame.Surface:
        layer = pygame.Surface(self._atlas.size, depth=8)
        layer.fill(0)
        for number, stroke in self._atlas.polygons:
            pygame.draw.polygon(layer, number, stroke.points)
        return layer


def _around(at: Point, reach: float) -> Iterable[Point]:
    for part in (0.34, 0.67, 1.0):
        r = reach * part
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1), (0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7), (0.7, -0.7)):
            yield at[0] + dx * r, at[1] + dy * r
