"""Looks whether the outlines of a map's territories fit together: no overlap, land links over real borders.

Slower than reading a map, so it is done when a map is checked and not each time it is opened.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from game.kit.shapes import Line, Point
from game.tiled.regions import Drawn, TiledRegions

NEAR = 1.0  # map units within which a point counts as lying on an outline
_CELL = 16.0

Edge = tuple[Point, Point]


def outline_faults(read: TiledRegions) -> Iterator[str]:
    """Polygons that overlap and land links between territories that do not touch, one line a fault."""
    polygons = [one for one in read.objects if one.layer == "territories"]
    edges = _Edges(polygons)
    for one in polygons:
        for other, place in edges.inside(one):
            yield f"{one.where}: overlaps object {other.number} {other.name!r} at {place[0]:g}, {place[1]:g}"
    touching = edges.touching()
    for one in read.objects:
        if one.layer == "links" and one.properties["kind"] == "land":
            pair = frozenset((one.properties["from"], one.properties["to"]))
            if pair not in touching:
                yield f"{one.where}: is a land link, but the territories do not touch; make its kind dotted"


class _Edges:
    """The edges of all polygons, found by where they are."""

    def __init__(self, polygons: list[Drawn]) -> None:
        self._polygons = polygons
        self._rows: dict[tuple[int, int], list[Edge]] = defaultdict(list)
        self._cells: dict[tuple[int, int], list[tuple[int, Edge]]] = defaultdict(list)
        self._boxes = [_box(one.points) for one in polygons]
        for number, one in enumerate(polygons):
            for a, b in zip(one.points, (*one.points[1:], one.points[0]), strict=True):
                low, high = sorted((a[1], b[1]))
                for row in range(int(low // _CELL), int(high // _CELL) + 1):
                    self._rows[number, row].append((a, b))
                left, right = sorted((a[0], b[0]))
                for row in range(int((low - NEAR) // _CELL), int((high + NEAR) // _CELL) + 1):
                    for column in range(int((left - NEAR) // _CELL), int((right + NEAR) // _CELL) + 1):
                        self._cells[column, row].append((number, (a, b)))

    def inside(self, one: Drawn) -> Iterator[tuple[Drawn, Point]]:
        """The polygons into which this one reaches, with a place where it does."""
        own = self._polygons.index(one)
        left, top, right, bottom = self._boxes[own]
        for number, other in enumerate(self._polygons):
            box = self._boxes[number]
            if number == own or box[0] > right or box[2] < left or box[1] > bottom or box[3] < top:
                continue
            tried = [*one.points, *_middles(one.points), _inner(one.points)]
            place = next((point for point in tried if self._holds(number, point)), None)
            if place is not None:
                yield other, place

    def touching(self) -> set[frozenset[str]]:
        """The pairs of territories of which one has two corners or more on the other's outline."""
        met: dict[tuple[str, str], set[Point]] = defaultdict(set)
        for one in self._polygons:
            for point in one.points:
                for number, edge in self._near(point):
                    other = self._polygons[number].name
                    if other != one.name and _distance(point, edge) <= NEAR:
                        met[one.name, other].add(point)
        return {frozenset(pair) for pair, points in met.items() if len(points) > 1}

    def _near(self, point: Point) -> list[tuple[int, Edge]]:
        return self._cells.get((int(point[0] // _CELL), int(point[1] // _CELL)), [])

    def _holds(self, number: int, point: Point) -> bool:
        """Whether a point lies in a polygon and not on its outline."""
        x, y = point
        left, top, right, bottom = self._boxes[number]
        if not (left < x < right and top < y < bottom):
            return False
        crossed = False
        for (ax, ay), (bx, by) in self._rows.get((number, int(y // _CELL)), ()):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                crossed = not crossed
        return crossed and not any(
            found == number and _distance(point, edge) <= NEAR for found, edge in self._near(point)
        )


def _middles(line: Line) -> Iterator[Point]:
    """The middles of a polygon's edges."""
    for a, b in zip(line, (*line[1:], line[0]), strict=True):
        yield (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _inner(line: Line) -> Point:
    """A point inside a polygon: the middle of its widest stretch at half height."""
    _, top, _, bottom = _box(line)
    y = (top + bottom) / 2 + 0.0317  # off the grid, so that no corner lies on it
    cuts = sorted(
        (bx - ax) * (y - ay) / (by - ay) + ax
        for (ax, ay), (bx, by) in zip(line, (*line[1:], line[0]), strict=True)
        if (ay > y) != (by > y)
    )
    spans = list(zip(cuts[::2], cuts[1::2], strict=False))
    if not spans:
        return line[0]
    a, b = max(spans, key=lambda span: span[1] - span[0])
    return (a + b) / 2, y


def _box(line: Line) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return min(xs), min(ys), max(xs), max(ys)


def _distance(point: Point, edge: Edge) -> float:
    (x, y), ((ax, ay), (bx, by)) = point, edge
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / length))
    return float(((x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2) ** 0.5)
