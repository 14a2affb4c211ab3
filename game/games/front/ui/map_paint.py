"""Paints a front's map in square tiles for one scale, from the ground up: tints and relief, contours, grid,
waters, roads, trees, houses, bunkers, names and the margin. Everything is drawn twice as large and averaged.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TypeVar

import pygame

from game.games.front.ui import map_tones as tones
from game.games.front.ui.atlas import Atlas, Box, Point
from game.games.front.ui.map_lines import MapLines, Stroke
from game.games.front.ui.map_relief import Relief
from game.games.front.ui.map_scenery import Scenery
from game.games.front.ui.map_stamps import Stamps
from game.games.front.ui.map_washes import Washes
from game.kit.hexmap import HexMap

SIDE = 160
FINE = 2
SLICES = 3  # of the work on a drawing in a frame
_PAD = 26.0  # map units around a tile within which things still reach into it
_CELL = 128.0
_NUMBER_UP = 24.5  # map units above a hex's middle
BUSY = 32.0  # map units; the squares of what names should not cover
_WEIGHTS = {"primary": 1.3, "secondary": 0.8, "river": 1.0, "stream": 0.6}

T = TypeVar("T")
Label = tuple[pygame.Surface, float, float]
"""A printed thing and its upper left corner in pixels of the sheet at this scale."""


class Index:
    """Things by the squares of the map they lie in, each kind in its order."""

    def __init__(self) -> None:
        self._cells: dict[tuple[str, int, int], list[tuple[int, object]]] = defaultdict(list)

    def put(self, kind: str, things: Iterable[T], box: Callable[[T], Box]) -> None:
        """Keep things of a kind by their boxes."""
        for number, one in enumerate(things):
            left, top, right, bottom = box(one)
            for column in range(int(left // _CELL), int(right // _CELL) + 1):
                for row in range(int(top // _CELL), int(bottom // _CELL) + 1):
                    self._cells[kind, column, row].append((number, one))

    def near(self, kind: str, view: Box) -> list[object]:
        """The things of a kind about a part of the map, each once, in their order."""
        left, top, right, bottom = (int(one // _CELL) for one in view)
        met: dict[int, object] = {}
        for column in range(left, right + 1):
            for row in range(top, bottom + 1):
                met.update(self._cells.get((kind, column, row), ()))
        return [met[number] for number in sorted(met)]


class Drawing:
    """What is drawn of a map at every scale; worked out once a map, a slice at a time (`work`).

    The lines are there at once; relief, scenery and tints once `is_ready`.
    """

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.lines = MapLines(atlas)
        self.relief = Relief(atlas)
        self.scenery = Scenery(atlas, self.lines, self.relief)
        self.washes = Washes(atlas, self.relief)
        self.busy: dict[tuple[int, int], list[tuple[float, float, float]]] = {}
        self.index = Index()
        self.is_ready = False
        self._slices = self._build()

    def work(self) -> bool:
        """A few slices of the work, some milliseconds; whether the drawing is ready."""
        for _ in range(SLICES):
            if not self.is_ready:
                next(self._slices, None)
        return self.is_ready

    def finish(self) -> None:
        """All of it now."""
        while not self.work():
            pass

    def _build(self) -> Iterator[None]:
        atlas, index = self.atlas, self.index
        yield from self.relief.build()
        yield from self.scenery.build()
        yield from self.washes.build()
        for stroke in self.lines.strokes:
            for x, y in stroke.points:
                self._keep(x, y, _WEIGHTS[stroke.kind])
        for house in self.scenery.houses:
            self._keep(*house[0], 1.6)
        yield
        for kind in ("river", "stream", "primary", "secondary"):
            index.put(kind, [one for one in self.lines.strokes if one.kind == kind], lambda one: one.box)
        contours = []
        for number, piece in enumerate(self.relief.contours()):
            contours.append(piece)
            if number % 600 == 0:
                yield
        index.put("contour", contours, lambda one: (*one[0], *one[0]))
        yield
        index.put("tree", self.scenery.trees, lambda one: (one[0], one[1], one[0], one[1]))
        yield
        index.put("house", self.scenery.houses, lambda one: (*one[0], *one[0]))
        index.put("hachure", self.scenery.hachures, lambda one: (*one[0], *one[0]))
        index.put("hex", atlas.map.hexes, lambda one: (*atlas.centre(one.hex), *atlas.centre(one.hex)))
        index.put("bridge", self.lines.bridges, lambda one: (*one.at, *one.at))
        index.put("teeth", self.scenery.teeth, lambda one: (*one[0], *one[0]))
        self.is_ready = True

    def _keep(self, x: float, y: float, weight: float) -> None:
        self.busy.setdefault((int(x // BUSY), int(y // BUSY)), []).append((x, y, weight))


@lru_cache(maxsize=6)
def drawing_of(hexmap: HexMap) -> Drawing:
    """The drawing of a map: table, viewer and result of one game share it."""
    return Drawing(Atlas(hexmap))


class Painter:
    """Paints the tiles of one scale (pixels a map unit); `labels` are printed over the drawing, and hexes
    carry their numbers where there is a font for them."""

    def __init__(
        self,
        drawing: Drawing,
        scale: float,
        paper: pygame.Surface,
        labels: Iterable[Label],
        numbers: pygame.font.Font | None = None,
    ) -> None:
        self._numbers = numbers
        self._drawing = drawing
        self._index = drawing.index
        self._scale = scale
        self._fine = scale * FINE
        self._paper = paper
        self._stamps = Stamps(scale * FINE)
        self._labels: dict[tuple[int, int], list[Label]] = defaultdict(list)
        for label in labels:
            image, x, y = label
            for column in range(int(x // SIDE), int((x + image.get_width()) // SIDE) + 1):
                for row in range(int(y // SIDE), int((y + image.get_height()) // SIDE) + 1):
                    self._labels[column, row].append(label)

    def paint(self, column: int, row: int) -> pygame.Surface:
        """The tile at a place of the grid of tiles, which begins at the map's (0, 0)."""
        tile = _TilePaint(self, self._drawing, self._fine, self._stamps, column, row)
        out = pygame.transform.smoothscale(tile.painted(), (SIDE, SIDE))
        if pygame.display.get_surface():
            out = out.convert()
        across, down = column % 2 * SIDE, row % 2 * SIDE
        out.blit(self._paper.subsurface((across, down, SIDE, SIDE)), (0, 0), special_flags=pygame.BLEND_MULT)
        if self._numbers is not None:
            self._print_numbers(out, column * SIDE, row * SIDE, self._numbers)
        for image, x, y in self._labels.get((column, row), ()):
            out.blit(image, (x - column * SIDE, y - row * SIDE))
        return out

    def _print_numbers(self, out: pygame.Surface, left: int, top: int, font: pygame.font.Font) -> None:
        """The numbers of the hexes, at their upper ends."""
        reach, scale = 40.0, self._scale
        x, y, span = left / scale, top / scale, SIDE / scale
        centres = self._drawing.atlas.centres
        for one in self._index.near("hex", (x - reach, y - reach, x + span + reach, y + span + reach)):
            at = centres[one.id]  # type: ignore[attr-defined]
            if x - 20 < at[0] < x + span + 20 and y - 5 < at[1] < y + span + 35:
                image = font.render(one.id, True, tones.NUMBER)  # type: ignore[attr-defined]
                middle = (at[0] * scale - left, (at[1] - _NUMBER_UP) * scale - top)
                wide, high = image.get_size()
                out.blit(image, (round(middle[0] - wide / 2), round(middle[1] - high / 2)))


class _TilePaint:
    """One tile while it is painted."""

    def __init__(
        self, painter: Painter, drawing: Drawing, fine: float, stamps: Stamps, column: int, row: int
    ) -> None:
        del painter
        self._drawing, self._fine, self._stamps = drawing, fine, stamps
        self._left, self._top = column * SIDE * FINE, row * SIDE * FINE
        span = SIDE * FINE / fine
        x, y = self._left / fine, self._top / fine
        self._view: Box = (x - _PAD, y - _PAD, x + span + _PAD, y + span + _PAD)
        self._out = pygame.Surface((SIDE * FINE, SIDE * FINE), 0, 32)

    def painted(self) -> pygame.Surface:
        """The tile, twice as large as it is shown."""
        out = self._out
        out.fill(tones.SHEET)
        width, height = self._drawing.atlas.size
        self._drawing.washes.paint(out, self._fine, self._left, self._top)
        corner, far = self._at((-8, -8)), self._at((width + 8, height + 8))
        out.set_clip(pygame.Rect(round(corner[0]), round(corner[1]), round(far[0] - corner[0]),
                                 round(far[1] - corner[1])))  # fmt: skip
        self._contours()
        for one in self._near("hachure", tuple):
            pygame.draw.line(out, tones.HACHURE, self._at(one[0]), self._at(one[1]), self._wide(0.55))
        self._grid()
        self._waters()
        self._roads("secondary", tones.LANE_CASE, tones.LANE, 3.0, 1.7)
        self._roads("primary", tones.ROAD_CASE, tones.ROAD, 4.8, 2.8)
        self._bridges()
        self._trees()
        self._houses()
        self._teeth()
        out.set_clip(None)
        self._frame(width, height)
        return out

    def _near(self, kind: str, _as: type[T]) -> Iterator[T]:
        yield from self._drawing.index.near(kind, self._view)  # type: ignore[misc]

    def _at(self, point: Point) -> Point:
        return point[0] * self._fine - self._left, point[1] * self._fine - self._top

    def _wide(self, units: float, least: float = 0.5) -> int:
        """A width of map units in fine pixels, never too thin to be seen."""
        return max(1, round(max(units * self._fine, least * FINE)))

    def _contours(self) -> None:
        fine = self._fine
        for a, b, bold in self._near("contour", tuple):
            if bold:
                pygame.draw.line(self._out, tones.CONTOUR_BOLD, self._at(a), self._at(b), self._wide(0.7))
            elif fine > 1.0:
                pygame.draw.line(self._out, tones.CONTOUR, self._at(a), self._at(b), 1)

    def _grid(self) -> None:
        wide = self._wide(0.55)
        for one in self._drawing.index.near("hex", self._view):
            corners = [self._at(point) for point in self._drawing.atlas.corners(one.hex)]  # type: ignore[attr-defined]
            pygame.draw.lines(self._out, tones.GRID, True, corners, wide)

    def _waters(self) -> None:
        streams, rivers = self._points("stream"), self._points("river")
        self._brush(streams, tones.STREAM, 2.0, 1.0)
        self._brush(rivers, tones.WATER_BANK, 6.0, 2.2)
        self._brush(rivers, tones.WATER, 4.2, 1.2)

    def _roads(self, kind: str, case: tuple[int, int, int], core: tuple[int, int, int], wide: float,
               inner: float) -> None:  # fmt: skip
        lines = self._points(kind)
        self._brush(lines, case, wide, 2.2 if kind == "primary" else 1.7)
        self._brush(lines, core, inner, 1.0 if kind == "primary" else 0.7)

    def _points(self, kind: str) -> list[list[Point]]:
        left, top, right, bottom = self._view
        out: list[list[Point]] = []
        for one in self._near(kind, Stroke):
            a, b, c, d = one.box
            if a < right and c > left and b < bottom and d > top:
                out.append([self._at(point) for point in one.points])
        return out

    def _brush(self, lines: list[list[Point]], ink: tuple[int, int, int], wide: float, least: float) -> None:
        """Lines with round joints."""
        thick = max(wide * self._fine, least * FINE)
        for points in lines:
            if thick < 3:
                pygame.draw.lines(self._out, ink, False, points, max(1, round(thick)))
                continue
            for a, b in pairwise(points):
                _bar(self._out, ink, a, b, thick / 2)
            for point in points:
                pygame.draw.circle(self._out, ink, point, thick / 2)

    def _bridges(self) -> None:
        for one in self._drawing.lines.bridges:
            x, y = one.at
            left, top, right, bottom = self._view
            if not (left < x < right and top < y < bottom):
                continue
            ux, uy = one.way
            long, off = (5.4 if one.water == "river" else 3.8), 3.1
            for side in (-1, 1):
                cx, cy = x - uy * off * side, y + ux * off * side
                ends = [(cx - ux * long, cy - uy * long), (cx + ux * long, cy + uy * long)]
                flare = [
                    (ends[0][0] - ux * 1.3 - uy * 1.5 * side, ends[0][1] - uy * 1.3 + ux * 1.5 * side),
                    *ends,
                    (ends[1][0] + ux * 1.3 - uy * 1.5 * side, ends[1][1] + uy * 1.3 + ux * 1.5 * side),
                ]
                points = [self._at(point) for point in flare]
                pygame.draw.lines(self._out, tones.FRAME, False, points, self._wide(1.1, 0.9))

    def _trees(self) -> None:
        stamps, fine = self._stamps, self._fine
        dx, dy = self._left + stamps.middle, self._top + stamps.foot
        self._out.fblits(
            [(stamps.trees[kind], (x * fine - dx, y * fine - dy)) for x, y, kind in self._near("tree", tuple)]
        )

    def _houses(self) -> None:
        shade = 0.6 * self._fine
        for house in self._near("house", tuple):
            points = [self._at(point) for point in house]
            pygame.draw.polygon(self._out, (0xB0, 0x9C, 0x7C), [(x + shade, y + shade) for x, y in points])
            pygame.draw.polygon(self._out, tones.HOUSE, points)
            if self._fine > 2.4:
                middle = (sum(x for x, _ in points) / 4, sum(y for _, y in points) / 4)
                roof = [((x * 3 + middle[0]) / 4, (y * 3 + middle[1]) / 4) for x, y in points]
                pygame.draw.polygon(self._out, tones.HOUSE_LIGHT, [roof[0], roof[1], middle])

    def _teeth(self) -> None:
        """A row of teeth towards the west, as the line was built."""
        for a, b in self._near("teeth", tuple):
            if a[1] > b[1]:
                a, b = b, a
            length = math.dist(a, b)
            ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
            west = (-uy, ux) if -uy < 0 else (uy, -ux)
            pygame.draw.line(self._out, tones.TEETH, self._at(a), self._at(b), self._wide(1.1, 0.8))
            count = max(2, round(length / 6.6))
            for k in range(count):
                x, y = (a[0] + ux * (k + 0.5) * length / count, a[1] + uy * (k + 0.5) * length / count)
                tip = (x + west[0] * 4.4, y + west[1] * 4.4)
                base = [(x - ux * 2.1, y - uy * 2.1), tip, (x + ux * 2.1, y + uy * 2.1)]
                pygame.draw.polygon(self._out, tones.TEETH, [self._at(point) for point in base])

    def _frame(self, width: float, height: float) -> None:
        """The neat line around the map and a heavier one outside it."""
        for out, thick in ((8.0, 0.8), (11.0, 2.2)):
            corner, far = self._at((-out, -out)), self._at((width + out, height + out))
            rect = pygame.Rect(round(corner[0]), round(corner[1]), round(far[0] - corner[0]),
                               round(far[1] - corner[1]))  # fmt: skip
            pygame.draw.rect(self._out, tones.FRAME, rect, self._wide(thick, 0.8))


def _bar(surface: pygame.Surface, ink: tuple[int, int, int], a: Point, b: Point, half: float) -> None:
    """A straight line of exact width, whichever way it runs."""
    length = math.dist(a, b)
    if length == 0:
        return
    nx, ny = -(b[1] - a[1]) / length * half, (b[0] - a[0]) / length * half
    pygame.draw.polygon(
        surface,
        ink,
        [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)],
    )
