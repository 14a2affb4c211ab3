"""The outlines of a map made ready for painting: numbers for a palette, coasts, borders, places, names."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property

from game.games.world.ui.map_cells import Cell, cells_of, cut
from game.kit.regions import ContinentId, RegionMap, TerritoryId
from game.kit.shapes import Line, Point, Shapes

Box = tuple[float, float, float, float]  # left, top, right, bottom
_RUN = 40  # edges painted together
MARGIN = 30.0  # map units of paper around the map


class Stroke:
    """A line to be painted, with the box it lies in."""

    def __init__(self, points: Line) -> None:
        self.points = points
        self.box = box_of(points)


class Atlas:
    """A map's numbers and outlines. `number` of a territory is its index in palettes, from 1."""

    def __init__(self, regions: RegionMap, shapes: Shapes) -> None:
        self.regions = regions
        self.shapes = shapes
        self.names: tuple[TerritoryId, ...] = tuple(territory.id for territory in regions.territories)
        self.number = {name: place for place, name in enumerate(self.names, 1)}
        self.polygons: tuple[tuple[int, Stroke], ...] = tuple(
            (self.number[name], Stroke(line)) for name in self.names for line in shapes.polygons.get(name, ())
        )

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in map units."""
        return self.shapes.width, self.shapes.height

    @property
    def sheet(self) -> tuple[float, float, float, float]:
        """The printed sheet with its margin, as (left, top, width, height) in map units."""
        return -MARGIN, -MARGIN, self.shapes.width + 2 * MARGIN, self.shapes.height + 2 * MARGIN

    def label(self, territory: TerritoryId) -> Point:
        """The middle of a territory, where its pieces stand."""
        return self.shapes.labels[territory]

    @cached_property
    def boxes(self) -> dict[TerritoryId, Box]:
        """The box around a territory's largest polygon."""
        return {name: box_of(lines[0]) for name, lines in self.shapes.polygons.items()}

    @cached_property
    def reach(self) -> dict[int, tuple[Box, ...]]:
        """The boxes of all polygons of a territory's number."""
        found: dict[int, list[Box]] = defaultdict(list)
        for number, stroke in self.polygons:
            found[number].append(stroke.box)
        return {number: tuple(boxes) for number, boxes in found.items()}

    @cached_property
    def outlines(self) -> dict[str, tuple[Stroke, ...]]:
        """The lines of `coast`, `border` (between territories) and `frontier` (between continents)."""
        return {
            kind: tuple(Stroke(run) for line in lines for run in runs(line))
            for kind, lines in _sorted_edges(self).items()
        }

    @cached_property
    def rims(self) -> dict[int, tuple[Stroke, ...]]:
        """The closed outlines of a territory's number, in runs."""
        found: dict[int, list[Stroke]] = defaultdict(list)
        for number, stroke in self.polygons:
            found[number] += map(Stroke, runs((*stroke.points, stroke.points[0])))
        return {number: tuple(strokes) for number, strokes in found.items()}

    @cached_property
    def dotted(self) -> tuple[Stroke, ...]:
        """The lines of the dotted links as drawn on the map, straight where it has none."""
        out: list[Stroke] = []
        for link in self.regions.links:
            if link.kind == "dotted":
                drawn = self.shapes.links.get((link.a, link.b)) or self.shapes.links.get((link.b, link.a))
                out += map(Stroke, drawn or [(self.label(link.a), self.label(link.b))])
        return tuple(out)

    @cached_property
    def anchors(self) -> tuple[Stroke, ...]:
        """The line of every anchor, from its sea area to the coast."""
        return tuple(
            Stroke(self.shapes.anchors.get((sea.id, name)) or (self.shapes.seas[sea.id][0], self.label(name)))
            for sea in self.regions.seas
            for name in sea.territories
        )

    def polygons_near(self, view: Box) -> list[tuple[int, Stroke]]:
        """The parts of polygons in the squares that a box reaches into."""
        return [part for cell in cells_of(view) for part in self._parts.get(cell, ())]

    def outlines_near(self, kind: str, view: Box) -> list[Stroke]:
        """The lines of a kind that may reach into a box."""
        cells = self._outline_cells[kind]
        found = sorted({place for cell in cells_of(view) for place in cells.get(cell, ())})
        return [self.outlines[kind][place] for place in found]

    @cached_property
    def _parts(self) -> dict[Cell, list[tuple[int, Stroke]]]:
        found: dict[Cell, list[tuple[int, Stroke]]] = defaultdict(list)
        for number, stroke in self.polygons:
            for cell, part in cut(stroke.points):
                found[cell].append((number, Stroke(part)))
        return dict(found)

    @cached_property
    def _outline_cells(self) -> dict[str, dict[Cell, list[int]]]:
        out: dict[str, dict[Cell, list[int]]] = {}
        for kind, strokes in self.outlines.items():
            found: dict[Cell, list[int]] = defaultdict(list)
            for place, stroke in enumerate(strokes):
                for cell in cells_of(stroke.box):
                    found[cell].append(place)
            out[kind] = dict(found)
        return out

    def continent(self, number: int) -> ContinentId:
        """The continent of a territory's number."""
        return self.regions.territories[number - 1].continent


def box_of(points: Line) -> Box:
    """The box around some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def meets(one: Box, other: Box) -> bool:
    """Whether two boxes overlap."""
    return one[0] <= other[2] and one[2] >= other[0] and one[1] <= other[3] and one[3] >= other[1]


def runs(line: Line) -> Iterator[Line]:
    """A long line in runs that overlap by a corner."""
    for start in range(0, len(line) - 1, _RUN):
        yield line[start : start + _RUN + 1]


def _sorted_edges(atlas: Atlas) -> dict[str, list[Line]]:
    """Every edge once, by what it parts, put together again into lines."""
    owners: dict[tuple[Point, Point], list[int]] = defaultdict(list)
    for number, stroke in atlas.polygons:
        for a, b in zip(stroke.points, (*stroke.points[1:], stroke.points[0]), strict=True):
            owners[min(a, b), max(a, b)].append(number)
    out: dict[str, list[Line]] = {"coast": [], "border": [], "frontier": []}
    for number, stroke in atlas.polygons:
        run: list[Point] = []
        last = ""
        for a, b in zip(stroke.points, (*stroke.points[1:], stroke.points[0]), strict=True):
            sides = owners[min(a, b), max(a, b)]
            kind = "coast" if len(sides) == 1 else _kind(atlas, sides)
            if kind != "coast" and number != min(sides):
                kind = ""  # painted with the other territory
            if kind != last and run:
                out[last].append(tuple(run))
                run = []
            if kind:
                run = [*run, b] if run else [a, b]
            last = kind
        if run:
            out[last].append(tuple(run))
    return out


def _kind(atlas: Atlas, sides: list[int]) -> str:
    return "border" if len({atlas.continent(number) for number in sides}) == 1 else "frontier"
