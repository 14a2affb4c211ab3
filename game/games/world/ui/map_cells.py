"""Cuts the outlines of a map into squares, so that painting a small part touches only what is there."""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.shapes import Line, Point

CELL = 128  # map units

Cell = tuple[int, int]


def cells_of(box: tuple[float, float, float, float]) -> Iterator[Cell]:
    """The squares that a box reaches into."""
    left, top, right, bottom = (int(side // CELL) for side in box)
    return ((column, row) for column in range(left, right + 1) for row in range(top, bottom + 1))


def cut(polygon: Line) -> Iterator[tuple[Cell, Line]]:
    """The parts of a polygon in each square; together they cover it without a gap or an overlap."""
    for row, band in _strips([polygon], 1):
        for column, part in _strips([band], 0):
            yield (column, row), part


def _strips(polygons: list[Line], axis: int) -> Iterator[tuple[int, Line]]:
    """The parts of polygons between lines across an axis, with the number of their strip."""
    for polygon in polygons:
        sides = [point[axis] for point in polygon]
        rest = [polygon]
        for strip in range(int(min(sides) // CELL), int(max(sides) // CELL) + 1):
            edge = float((strip + 1) * CELL)
            for part in (part for whole in rest for part in _beyond(whole, axis, edge, True)):
                yield strip, part
            rest = [part for whole in rest for part in _beyond(whole, axis, edge, False)]


def on_a_cut(point: Point) -> bool:
    """Whether a corner lies between two squares and so must stay where it is."""
    return point[0] % CELL == 0 or point[1] % CELL == 0


def _beyond(polygon: Line, axis: int, edge: float, below: bool) -> list[Line]:
    """The parts of a polygon on one side of a line across an axis, each by itself.

    Corners on the line belong to the side below it, so that crossings come in pairs.
    """
    inside = [(point[axis] <= edge) == below for point in polygon]
    if all(inside) or not any(inside):
        return [polygon] if all(inside) else []
    chains: list[list[Point]] = []
    start = next(place for place, now in enumerate(inside) if now and not inside[place - 1])
    for step in range(len(polygon)):
        place = (start + step) % len(polygon)
        if inside[place]:
            if not inside[place - 1]:
                chains.append([_crossing(polygon[place - 1], polygon[place], axis, edge)])
            chains[-1].append(polygon[place])
        elif inside[place - 1]:
            chains[-1].append(_crossing(polygon[place - 1], polygon[place], axis, edge))
    return _joined(chains, 1 - axis)


def _joined(chains: list[list[Point]], along: int) -> list[Line]:
    """Chains that end on a line closed along it: between crossings one and two, three and four, …"""
    ends = [(chain[0][along], number, True) for number, chain in enumerate(chains)]
    ends += [(chain[-1][along], number, False) for number, chain in enumerate(chains)]
    ends.sort()
    partner: dict[tuple[int, bool], tuple[int, bool]] = {}
    for (_, one, one_first), (_, other, other_first) in zip(ends[::2], ends[1::2], strict=True):
        partner[one, one_first], partner[other, other_first] = (other, other_first), (one, one_first)
    out: list[Line] = []
    left = set(range(len(chains)))
    while left:
        number = min(left)
        loop: list[Point] = []
        while number in left:
            left.discard(number)
            loop += chains[number]
            number, begins = partner[number, False]
            if not begins:  # crossings that coincide: close here
                break
        if len(loop) > 2:
            out.append(tuple(loop))
    return out


def _crossing(a: Point, b: Point, axis: int, edge: float) -> Point:
    part = (edge - a[axis]) / (b[axis] - a[axis])
    other = a[1 - axis] + part * (b[1 - axis] - a[1 - axis])
    return (edge, other) if axis == 0 else (other, edge)
