"""The lie of the land, guessed from the map as a draughtsman would: waters run in valleys, forests stand on
the heights. It gives soft shading, contour lines and the way down for hachures; no rule knows of it.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from functools import lru_cache

import pygame

from game.games.front.ui.atlas import Atlas, Point, chance_at

GRID = 8.0  # map units from one height to the next
_RISE = {"clear": 0.0, "broken": 7.0, "woods": 10.0, "forest": 20.0, "town": -3.0, "city": -5.0}
_MOST_FAR = 5
_STEP = 8.0  # height from one contour line to the next
_PAD = 6  # heights beyond the edges of the map


class Relief:
    """Heights on a grid over the map and a bit beyond."""

    def __init__(self, atlas: Atlas) -> None:
        self._atlas = atlas
        width, height = atlas.size
        self.columns = math.ceil(width / GRID) + 2 * _PAD + 1
        self.rows = math.ceil(height / GRID) + 2 * _PAD + 1
        self.heights: list[list[float]] = []

    def build(self) -> Iterator[None]:
        """Work the heights out, a slice at each step."""
        rough: list[list[float]] = []
        level = self._levels()
        for row in range(self.rows):
            rough.append(self._rough(row, level))
            if row % 6 == 0:
                yield
        for reach in (4, 4, 3, 3, 2, 2):  # rows and columns in turn
            rough = _blurred(rough, reach)
            yield
        for row, line in enumerate(rough):
            self.heights.append([
                high + 7.0 * _waves(column / 9, row / 9, 1) + 2.6 * _waves(column / 4, row / 4, 2)
                for column, high in enumerate(line)
            ])  # fmt: skip
            if row % 6 == 0:
                yield

    def shading(self) -> Generator[None, None, pygame.Surface]:
        """Light from the north-west on every place of the grid, to be multiplied in; a slice at each step."""
        data = bytearray()
        for row, line in enumerate(self.heights):
            if row % 12 == 0:
                yield
            above, below = self.heights[max(0, row - 1)], self.heights[min(self.rows - 1, row + 1)]
            for column in range(self.columns):
                left, right = line[max(0, column - 1)], line[min(self.columns - 1, column + 1)]
                slope = (right - left) + (below[column] - above[column])
                light = max(0, min(255, round(232 + 3.4 * slope)))
                data += bytes((light, light, max(0, min(255, light + (232 - light) // 6))))
        return pygame.image.frombuffer(bytes(data), (self.columns, self.rows), "RGB").copy()

    def place(self, column: float, row: float) -> Point:
        """Where a height of the grid is on the map."""
        return (column - _PAD) * GRID, (row - _PAD) * GRID

    def down(self, point: Point) -> Point:
        """The way down at a place, as a vector that is longer where it is steep."""
        column = max(1, min(self.columns - 2, round(point[0] / GRID) + _PAD))
        row = max(1, min(self.rows - 2, round(point[1] / GRID) + _PAD))
        here = self.heights
        return (here[row][column - 1] - here[row][column + 1], here[row - 1][column] - here[row + 1][column])

    def contours(self) -> Iterator[tuple[Point, Point, bool]]:
        """Pieces of contour lines; every fifth line is a bold one."""
        for row in range(self.rows - 1):
            upper, lower = self.heights[row], self.heights[row + 1]
            for column in range(self.columns - 1):
                four = (upper[column], upper[column + 1], lower[column + 1], lower[column])
                first, last = math.ceil(min(four) / _STEP), math.floor(max(four) / _STEP)
                for level in range(first, last + 1):
                    ends = self._crossings(column, row, four, level * _STEP)
                    if len(ends) >= 2:
                        yield ends[0], ends[1], level % 5 == 0
                    if len(ends) == 4:
                        yield ends[2], ends[3], level % 5 == 0

    def _crossings(
        self, column: int, row: int, four: tuple[float, float, float, float], level: float
    ) -> list[Point]:
        spots = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
        out: list[Point] = []
        for k in range(4):
            a, b = four[k], four[(k + 1) % 4]
            if (a < level) != (b < level):
                t = (level - a) / (b - a)
                (ax, ay), (bx, by) = spots[k], spots[(k + 1) % 4]
                out.append(self.place(ax + t * (bx - ax), ay + t * (by - ay)))
        return out

    def _rough(self, row: int, level: dict[str, float]) -> list[float]:
        """A row of the heights of the hexes."""
        line: list[float] = []
        for column in range(self.columns):
            spot = self._atlas.about(self.place(column, row))
            line.append(level.get(self._atlas.map.by_hex.get(spot) or "", 20.0))
        return line

    def _levels(self) -> dict[str, float]:
        """A height for each hex: by its terrain and how far it is from water."""
        far: dict[str, int] = {}
        for side in self._atlas.map.sides:
            if side.water:
                start = 0 if side.water == "river" else 1
                for one in (side.a, side.b):
                    far[one] = min(far.get(one, 9), start)
        for steps in range(_MOST_FAR):
            for one in [one for one, now in far.items() if now == steps]:
                for near in self._atlas.map.neighbours[one]:
                    if near is not None and far.get(near, 9) > steps + 1:
                        far[near] = steps + 1
        return {
            one.id: 9.0 * min(_MOST_FAR, far.get(one.id, _MOST_FAR)) + _RISE[one.terrain]
            for one in self._atlas.map.hexes
        }


def _blurred(field: list[list[float]], reach: int) -> list[list[float]]:
    """Each value as the mean of those about it along its row; rows become columns."""
    return [list(line) for line in zip(*(_smoothed(line, reach) for line in field), strict=True)]


def _smoothed(line: list[float], reach: int) -> list[float]:
    long = [line[0]] * reach + line + [line[-1]] * reach
    span = 2 * reach + 1
    total = sum(long[:span])
    out = [total / span]
    for k in range(len(line) - 1):
        total += long[k + span] - long[k]
        out.append(total / span)
    return out


def _waves(x: float, y: float, salt: int) -> float:
    """Smooth noise from -1 to 1."""
    left, top = math.floor(x), math.floor(y)
    u, v = x - left, y - top
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    a = _knot(left, top, salt) * (1 - u) + _knot(left + 1, top, salt) * u
    b = _knot(left, top + 1, salt) * (1 - u) + _knot(left + 1, top + 1, salt) * u
    return 2 * (a * (1 - v) + b * v) - 1


@lru_cache(maxsize=65_536)
def _knot(left: int, top: int, salt: int) -> float:
    """The noise where its grid has a knot; many points lie between the same four."""
    return chance_at(left, top, salt)


def warped(point: Point, reach: float = 1.0) -> Point:
    """A point moved along a slow noise, so that what follows the hexes' sides wanders a little."""
    x, y = point[0] / 21, point[1] / 21
    return point[0] + reach * 8.0 * _waves(x, y, 71), point[1] + reach * 8.0 * _waves(x, y, 72)


def finer(corners: tuple[Point, ...]) -> Iterator[Point]:
    """A polygon with three points more on each side."""
    for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
        for k in range(4):
            yield a[0] + (b[0] - a[0]) * k / 4, a[1] + (b[1] - a[1]) * k / 4
