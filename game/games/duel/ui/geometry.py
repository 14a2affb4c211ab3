"""Where the duel's spaces lie in the window, and which space lies under a point."""

from __future__ import annotations

import math

import pygame

from game.kit.board import Board, Space
from game.kit.hexes import Hex

_ROOT3 = math.sqrt(3.0)


class Geometry:
    """Fits a board into a rectangle. `size` is the hexagon's corner radius in pixels."""

    def __init__(self, board: Board, rect: pygame.Rect, margin: float) -> None:
        self.board = board
        self._flat = board.orientation == "flat"
        unit = {space.label: self._unit(space.hex) for space in board.spaces}
        xs, ys = [x for x, _ in unit.values()], [y for _, y in unit.values()]
        half_w, half_h = (1.0, _ROOT3 / 2) if self._flat else (_ROOT3 / 2, 1.0)
        wide = max(xs) - min(xs) + 2 * half_w
        high = max(ys) - min(ys) + 2 * half_h
        self.size = min((rect.width - 2 * margin) / wide, (rect.height - 2 * margin) / high)
        middle_x, middle_y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
        self._origin = (rect.centerx - middle_x * self.size, rect.centery - middle_y * self.size)
        self.centres: dict[Space, tuple[float, float]] = {
            label: (self._origin[0] + x * self.size, self._origin[1] + y * self.size)
            for label, (x, y) in unit.items()
        }
        self.cell = (round(2 * half_w * self.size), round(2 * half_h * self.size))

    def space_at(self, pos: tuple[int, int]) -> Space | None:
        """The space whose hexagon holds the point; None beside the board."""
        x, y = (pos[0] - self._origin[0]) / self.size, (pos[1] - self._origin[1]) / self.size
        if self._flat:
            q, r = 2 / 3 * x, y / _ROOT3 - x / 3
        else:
            q, r = x / _ROOT3 - y / 3, 2 / 3 * y
        return self.board.by_hex.get(_rounded(q, r))

    def cell_rect(self, space: Space) -> pygame.Rect:
        """The bounding box of a space's hexagon."""
        rect = pygame.Rect(0, 0, *self.cell)
        rect.center = self.point(space)
        return rect

    def point(self, space: Space) -> tuple[int, int]:
        """The middle of a space in whole pixels."""
        x, y = self.centres[space]
        return round(x), round(y)

    def corners(self, space: Space, grow: float = 1.0) -> list[tuple[float, float]]:
        """The six corners of a space's hexagon, `grow` times as far from its middle."""
        x, y = self.centres[space]
        turn = 0.0 if self._flat else 30.0
        radius = self.size * grow
        angles = [math.radians(60 * i + turn) for i in range(6)]
        return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]

    def hull(self, outset: float) -> list[tuple[float, float]]:
        """The convex outline around all spaces, moved outward by `outset` pixels: the board's body."""
        grow = 1.0 + outset / self.size
        points = sorted({c for space in self.centres for c in self.corners(space, grow)})
        return _half(points)[:-1] + _half(points[::-1])[:-1]

    def neighbour(self, space: Space, dx: int, dy: int) -> Space:
        """The space that the arrow key (dx, dy) leads to: the neighbour most that way, or the same one.

        Two neighbours may lie equally that way; every other column (or row) takes the upper (left) one, so
        that a way there and the way back are the same and a walk along the board stays level.
        """
        info = self.board.by_label[space]
        x, y = self.centres[space]
        upper = (info.q if self._flat else info.r) % 2 == 0
        best, straightest = space, 0.3  # nothing that lies mostly to the side
        for label in self.board.neighbours[space]:
            u, v = self.centres[label][0] - x, self.centres[label][1] - y
            along = (u * dx + v * dy) / math.hypot(u, v)
            aside = v if dx else u
            bonus = 0.01 if (aside < 0) == upper else 0.0
            if along + bonus > straightest + 1e-6:
                best, straightest = label, along + bonus
        return best

    def _unit(self, place: Hex) -> tuple[float, float]:
        if self._flat:
            return 1.5 * place.q, _ROOT3 * (place.r + place.q / 2)
        return _ROOT3 * (place.q + place.r / 2), 1.5 * place.r


def _rounded(q: float, r: float) -> Hex:
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return Hex(rq, rr)


def _half(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    out: list[tuple[float, float]] = []
    for p in points:
        while len(out) >= 2 and _cross(out[-2], out[-1], p) <= 0:
            out.pop()
        out.append(p)
    return out


def _cross(o: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
