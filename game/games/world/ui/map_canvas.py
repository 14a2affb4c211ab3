"""The view's tiles side by side on one surface, so that a frame copies the map in one go, however it moved.

The surface is a little larger than the view and closed to a ring both ways: a tile that comes into sight
takes the place of one that went out on the other side, and nothing has to be shifted.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.games.world.ui.map_tiles import SIDE
from game.kit.shapes import Point

Key = tuple[float, int, int]  # scale, column, row
Span = tuple[int, int, int, int]  # first column, first row, how many columns, how many rows


class Canvas:
    """Holds a picture for each tile of a view; `surface` may be painted on where `spot` says."""

    def __init__(self, flags: int = 0) -> None:
        self._flags = flags  # of the surface: SRCALPHA for what is seen through
        self.surface = pygame.Surface((1, 1), flags)
        self.scale = 0.0
        self._across, self._down = 1, 1  # tiles
        self._first = (0, 0)  # the tile in the surface's corner
        self._held: dict[tuple[int, int], tuple[Key, pygame.Surface | None]] = {}

    def layout(self, size: tuple[int, int]) -> None:
        """Be large enough for a view of this size."""
        across, down = size[0] // SIDE + 2, size[1] // SIDE + 2
        if (across, down) != (self._across, self._down):
            self._across, self._down = across, down
            self.surface = pygame.Surface((across * SIDE, down * SIDE), self._flags)
            self.surface.fill((0, 0, 0))  # memory is slow when it is touched first: not in a frame
        self.forget()

    def forget(self) -> None:
        """Hold nothing any more."""
        self.scale, self._held = 0.0, {}

    def begin(self, scale: float, span: Span) -> None:
        """From now on hold tiles of another zoom, or of another place."""
        self.scale, self._first, self._held = scale, span[:2], {}

    def holds(self, key: Key) -> bool:
        """Whether there is a picture of a tile, be it rough."""
        held = self._held.get(self._cell(key))
        return held is not None and held[0] == key

    def lay(self, key: Key, image: pygame.Surface) -> None:
        """Hold this picture of a tile."""
        cell = self._cell(key)
        held = self._held.get(cell)
        if held is None or held[0] != key or held[1] is not image:
            self.surface.blit(image, (cell[0] * SIDE, cell[1] * SIDE))
            self._held[cell] = (key, image)

    def spot(self, key: Key) -> pygame.Rect:
        """Where on the surface a rough picture of a tile is to be painted; it is held from now on."""
        cell = self._cell(key)
        self._held[cell] = (key, None)
        return pygame.Rect(cell[0] * SIDE, cell[1] * SIDE, SIDE, SIDE)

    def draw(self, surface: pygame.Surface, origin: Point, span: Span) -> None:
        """Copy the tiles of a span into the clip of a surface; `origin` is where the map's (0, 0) lies."""
        left, top, across, down = span
        for column, wide, from_x in _runs(left, across, self._first[0], self._across):
            for row, high, from_y in _runs(top, down, self._first[1], self._down):
                area = (from_x * SIDE, from_y * SIDE, wide * SIDE, high * SIDE)
                surface.blit(self.surface, (origin[0] + column * SIDE, origin[1] + row * SIDE), area)

    def _cell(self, key: Key) -> tuple[int, int]:
        return (key[1] - self._first[0]) % self._across, (key[2] - self._first[1]) % self._down


def _runs(start: int, count: int, first: int, ring: int) -> Iterator[tuple[int, int, int]]:
    """A row of tiles cut where the ring is closed: (first tile, how many, its place on the ring)."""
    place = (start - first) % ring
    before = min(count, ring - place)
    yield start, before, place
    if count > before:
        yield start + before, count - before, 0
