"""Where the cells of a hexagonal Tiled map lie: pixels to cells, cells to axial places, and labels."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from game.kit.hexes import Hex, StaggerAxis, StaggerIndex, from_offset, to_offset

Cell = tuple[int, int]
"""A cell of the map as (column, row), counted from the north-west."""


class Layout(msgspec.Struct, frozen=True):
    """The map's grid: sizes in pixels, which axis is staggered and whether odd or even lines are shifted."""

    tile_width: int
    tile_height: int
    side: int
    axis: StaggerAxis
    index: StaggerIndex

    def hex(self, cell: Cell) -> Hex:
        """The axial place of a cell."""
        return from_offset(*cell, self.axis, self.index)

    def cell(self, place: Hex) -> Cell:
        """The cell of an axial place."""
        return to_offset(place, self.axis, self.index)

    def centre(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell in pixels, laid out as Tiled does."""
        column, row = cell
        shifted = ((column if self.axis == "x" else row) % 2 == 1) == (self.index == "odd")
        if self.axis == "x":
            left = column * (self.tile_width + self.side) / 2
            top = (row + shifted / 2) * self.tile_height
        else:
            left = (column + shifted / 2) * self.tile_width
            top = row * (self.tile_height + self.side) / 2
        return left + self.tile_width / 2, top + self.tile_height / 2

    def cell_at(self, x: float, y: float) -> Cell:
        """The cell of the endless grid on which a pixel lies: the one whose middle is nearest."""
        if self.axis == "x":
            column, row = int(x // ((self.tile_width + self.side) / 2)), int(y // self.tile_height)
        else:
            column, row = int(x // self.tile_width), int(y // ((self.tile_height + self.side) / 2))
        near = [(column + right, row + down) for right in (-1, 0, 1) for down in (-1, 0, 1)]
        return min(near, key=lambda cell: self._apart(cell, x, y))

    def _apart(self, cell: Cell, x: float, y: float) -> float:
        across, down = self.centre(cell)
        return (across - x) ** 2 + (down - y) ** 2


def labels(cells: Iterable[Cell], axis: StaggerAxis) -> dict[Cell, str]:
    """A label for each cell: the line's letter and the place in it.

    Flat-top boards (axis x): columns A, B, C from the west, counted from the south end of each column.
    Pointy-top boards (axis y): rows A, B, C from the south, counted from the west end of each row. A hole
    keeps its number, so that neighbours in a line always have neighbouring numbers.
    """
    lines: defaultdict[int, list[Cell]] = defaultdict(list)
    for cell in cells:
        lines[cell[0] if axis == "x" else cell[1]].append(cell)
    out: dict[Cell, str] = {}
    order = sorted(lines, reverse=axis == "y")
    for number, line in enumerate(order):
        first = (
            max(row for _, row in lines[line]) if axis == "x" else min(column for column, _ in lines[line])
        )
        for column, row in lines[line]:
            place = first - row if axis == "x" else column - first
            out[column, row] = f"{_letters(number)}{place + 1}"
    return out


def centred(places: Iterable[Hex]) -> Hex:
    """The place nearest to the middle of all of them, which becomes the board's (0, 0)."""
    spots = list(places)
    q = sum(spot.q for spot in spots) / len(spots)
    r = sum(spot.r for spot in spots) / len(spots)
    s = -q - r
    whole = [round(q), round(r), round(s)]
    off = [abs(whole[0] - q), abs(whole[1] - r), abs(whole[2] - s)]
    if off[0] > off[1] and off[0] > off[2]:
        whole[0] = -whole[1] - whole[2]
    elif off[1] > off[2]:
        whole[1] = -whole[0] - whole[2]
    return Hex(whole[0], whole[1])


def _letters(number: int) -> str:
    """A, B … Z, AA, AB …, as columns of a table are named."""
    out = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        out = chr(ord("A") + rest) + out
    return out
