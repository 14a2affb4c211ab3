"""Hexagons in axial coordinates (q grows east, r grows south): directions, distance, lines, Tiled offsets."""

from __future__ import annotations

from typing import Literal, NamedTuple

StaggerAxis = Literal["x", "y"]
StaggerIndex = Literal["odd", "even"]


class Hex(NamedTuple):
    """A hexagon's axial place."""

    q: int
    r: int

    def __add__(self, other: object) -> Hex:  # a vector sum, not tuple joining
        if not isinstance(other, Hex):
            return NotImplemented
        return Hex(self.q + other.q, self.r + other.r)

    def times(self, n: int) -> Hex:
        """The vector n times as long."""
        return Hex(self.q * n, self.r * n)


# Clockwise from north for flat-top hexes (columns); for pointy-top ones the same six vectors, turned.
DIRECTIONS: tuple[Hex, ...] = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))


def distance(a: Hex, b: Hex) -> int:
    """Steps from a to b on an open board."""
    dq, dr = a.q - b.q, a.r - b.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def from_offset(column: int, row: int, axis: StaggerAxis, index: StaggerIndex) -> Hex:
    """The axial place of a cell of a hexagonal Tiled map (stagger axis x: flat-top, y: pointy-top)."""
    if axis == "x":
        shifted = column & 1 if index == "odd" else 1 - (column & 1)
        return Hex(column, row - (column - shifted) // 2 - (0 if index == "odd" else 1))
    shifted = row & 1 if index == "odd" else 1 - (row & 1)
    return Hex(column - (row - shifted) // 2 - (0 if index == "odd" else 1), row)


def to_offset(place: Hex, axis: StaggerAxis, index: StaggerIndex) -> tuple[int, int]:
    """The cell (column, row) of an axial place: the way back from `from_offset`."""
    line = place.q if axis == "x" else place.r
    shifted = line & 1 if index == "odd" else 1 - (line & 1)
    along = (line - shifted) // 2 + (0 if index == "odd" else 1)
    return (place.q, place.r + along) if axis == "x" else (place.q + along, place.r)
