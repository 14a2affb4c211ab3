"""Paints the wall map in square tiles: an 8-bit layer of numbers to be coloured by palette, and ink over it.

Everything is drawn at twice the size and averaged down. A tile is painted once a zoom step; a new owner only
changes its palette.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterable, Iterator, Mapping
from itertools import pairwise

import pygame

from game.games.world.ui import map_tones as tones
from game.games.world.ui.atlas import Atlas, Box, Stroke, meets
from game.games.world.ui.map_cells import on_a_cut
from game.kit.shapes import Point
from game.ui.theme import SeatColour

SIDE = 128
PAPER_SIDE = 2 * SIDE
FINE = 2
_PAD = 14  # pixels around a tile within which strokes still reach into it
_LEAST_STEP = 1.1  # pixels between two corners of an outline that are both worth drawing
_PIECE = 160  # corners of outlines that are drawn in one piece of work


class Tile:
    """A painted tile: `numbers` (8-bit, fine), `ink` (see-through), and the colours put together."""

    def __init__(
        self, numbers: pygame.Surface, ink: pygame.Surface, held: frozenset[int], paper: pygame.Surface
    ) -> None:
        self.numbers = numbers
        self.paper = paper
        self.ink = ink
        self.held = held  # the territories that reach into it
        self.colours: pygame.Surface | None = None
        self.is_stale = False  # they show an owner of before


class Painter:
    """Paints the tiles of one zoom step; `scale` is pixels a map unit, `look` the interface scale."""

    def __init__(self, atlas: Atlas, scale: float, look: float, paper: pygame.Surface) -> None:
        self._atlas = atlas
        self._scale = scale
        self._look = look
        self._paper = paper
        self._fine = scale * FINE
        self._thin: dict[int, tuple[Point, ...]] = {}

    def paint(self, column: int, row: int) -> Generator[None, None, Tile]:
        """The tile at a place of the grid of tiles, without colours yet; stops after each piece of work."""
        corner = (column * SIDE * FINE, row * SIDE * FINE)
        view = self._view(column, row)
        numbers = pygame.Surface((SIDE * FINE, SIDE * FINE), depth=8)
        numbers.set_palette([(0, 0, 0)] * 256)
        self._paint_sheet(numbers, corner)
        yield
        yield from self._paint_shore(numbers, corner, view)
        held, drawn = set(), 0
        for number, stroke in self._atlas.polygons_near(view):
            if meets(stroke.box, view):
                points = self._moved(stroke, corner)
                if len(points) > 2:
                    pygame.draw.polygon(numbers, number, points)
                    held.add(number)
                    drawn += 2 * len(points)
                    if drawn > _PIECE:
                        drawn = 0
                        yield
        yield
        across, down = column % 2 * SIDE, row % 2 * SIDE
        paper = self._paper.subsurface((across, down, SIDE, SIDE))
        ink = yield from self._ink(corner, view)
        return Tile(numbers, ink, frozenset(held), paper)

    def colour(self, tile: Tile, washes: Mapping[int, SeatColour]) -> Iterator[None]:
        """Put a tile's colours together for these owners of territories (by number), piece by piece."""
        shown = {number: tones.wash_of(washes[number]) for number in tile.held if number in washes}
        tile.numbers.set_palette(tones.palette(self._atlas, shown))
        full = pygame.Surface(tile.numbers.get_size(), 0, 32)
        full.blit(tile.numbers, (0, 0))
        out = pygame.transform.smoothscale(full, (SIDE, SIDE))
        if pygame.display.get_surface():
            out = out.convert()
        yield
        _rim(out)
        out.blit(tile.paper, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        yield
        self._hatch(out, tile, washes)
        out.blit(tile.ink, (0, 0))
        tile.colours, tile.is_stale = out, False

    def _view(self, column: int, row: int) -> Box:
        pad = _PAD / self._scale
        left, top = column * SIDE / self._scale, row * SIDE / self._scale
        span = SIDE / self._scale
        return left - pad, top - pad, left + span + pad, top + span + pad

    def _moved(self, stroke: Stroke, corner: tuple[int, int]) -> list[Point]:
        thin = self._thin.get(id(stroke))
        if thin is None:
            thin = self._thin[id(stroke)] = _thinned(stroke.points, self._scale)
        scale, (left, top) = self._fine, corner
        return [(x * scale - left, y * scale - top) for x, y in thin]

    def _paint_sheet(self, numbers: pygame.Surface, corner: tuple[int, int]) -> None:
        width, height = self._atlas.size
        numbers.fill(tones.SHEET_INDEX)
        sea = pygame.Rect(-corner[0], -corner[1], round(width * self._fine), round(height * self._fine))
        numbers.fill(0, sea)
        numbers.set_clip(sea)
        for line in self._atlas.shapes.grid.values():
            points = [(x * self._fine - corner[0], y * self._fine - corner[1]) for x, y in line]
            pygame.draw.lines(numbers, tones.GRID_INDEX, False, points, FINE)
        numbers.set_clip(None)

    def _paint_shore(self, numbers: pygame.Surface, corner: tuple[int, int], view: Box) -> Iterator[None]:
        """The second line of the double coast: a band of shallow water with a rim."""
        reach = min(5.5, 2.6 + 1.6 * self._scale) * self._look * FINE
        coasts, drawn = [self._moved(stroke, corner) for stroke in self._near("coast", view)], 0
        for index, radius in ((tones.SHORE_LINE_INDEX, reach), (tones.SHORE_INDEX, reach - 0.8 * FINE)):
            for points in coasts:
                _brush(numbers, index, points, radius)
                drawn += 3 * len(points)
                if drawn > _PIECE:
                    drawn = 0
                    yield

    def _near(self, kind: str, view: Box) -> Iterable[Stroke]:
        return (stroke for stroke in self._atlas.outlines_near(kind, view) if meets(stroke.box, view))

    def _ink(self, corner: tuple[int, int], view: Box) -> Generator[None, None, pygame.Surface]:
        fine = pygame.Surface((SIDE * FINE, SIDE * FINE), pygame.SRCALPHA, 32)
        fine.fill((0x40, 0x38, 0x30, 0))
        bold, drawn = self._look * (0.8 if self._scale < 0.6 else 1.0), 0
        for kind, ink, width in (
            ("border", tones.BORDER_INK, 1.0),
            ("frontier", tones.FRONTIER_INK, 1.8),
            ("coast", tones.COAST_INK, 1.2),
        ):
            for stroke in self._near(kind, view):
                points = self._moved(stroke, corner)
                if len(points) > 1:
                    pygame.draw.lines(fine, ink, False, points, max(2, round(width * bold * FINE)))
                    drawn += len(points)
                    if drawn > _PIECE:
                        drawn = 0
                        yield
        yield
        self._ink_lines(fine, corner, view)
        self._ink_frame(fine, corner)
        yield
        return pygame.transform.smoothscale(fine, (SIDE, SIDE))

    def _ink_lines(self, fine: pygame.Surface, corner: tuple[int, int], view: Box) -> None:
        look = self._look * (0.8 if self._scale < 0.6 else 1.0)
        for stroke in self._atlas.anchors:
            if meets(stroke.box, view):
                points = self._moved(stroke, corner)
                for start, end in _dashes(points, 6 * look * FINE, 5 * look * FINE, fine.get_rect()):
                    pygame.draw.line(fine, tones.ANCHOR_WHITE, start, end, max(2, round(1.3 * look * FINE)))
        for stroke in self._atlas.dotted:
            if meets(stroke.box, view):
                points = self._moved(stroke, corner)
                for start, _ in _dashes(points, 0.1, 6.5 * look * FINE, fine.get_rect()):
                    pygame.draw.circle(fine, tones.LINK_RIM, start, 2.7 * look * FINE)
                    pygame.draw.circle(fine, tones.LINK_WHITE, start, 1.8 * look * FINE)

    def _ink_frame(self, fine: pygame.Surface, corner: tuple[int, int]) -> None:
        """The neat line around the map and a heavier one outside it."""
        width, height = (side * self._fine for side in self._atlas.size)
        for out, thick in ((0.0, 1.4), (5.0, 3.0)):
            gap = out * self._scale * FINE
            rect = pygame.Rect(
                round(-corner[0] - gap),
                round(-corner[1] - gap),
                round(width + 2 * gap),
                round(height + 2 * gap),
            )
            pygame.draw.rect(fine, tones.COAST_INK, rect, max(2, round(thick * self._scale * FINE)))

    def _hatch(self, out: pygame.Surface, tile: Tile, washes: Mapping[int, SeatColour]) -> None:
        by_symbol: dict[str, set[int]] = {}
        for number in tile.held:
            if number in washes:
                by_symbol.setdefault(washes[number].symbol, set()).add(number)
        if not by_symbol:
            return
        small = pygame.transform.scale(tile.numbers, (SIDE, SIDE))
        full = pygame.Surface((SIDE, SIDE), 0, 32)
        strength = 28 if self._scale < 0.9 * self._look else 15
        for symbol, numbers in by_symbol.items():
            small.set_palette([(255, 255, 255) if index in numbers else (0, 0, 0) for index in range(256)])
            full.blit(small, (0, 0))
            full.blit(tones.hatch(symbol, SIDE, strength), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            out.blit(full, (0, 0), special_flags=pygame.BLEND_RGB_SUB)


def _thinned(points: tuple[Point, ...], scale: float) -> tuple[Point, ...]:
    """An outline without the corners that are too close to be seen."""
    least = (_LEAST_STEP / scale) ** 2
    kept = [points[0]]
    for point in points[1:-1]:
        far = (point[0] - kept[-1][0]) ** 2 + (point[1] - kept[-1][1]) ** 2 >= least
        if far or on_a_cut(point):
            kept.append(point)
    kept.append(points[-1])
    return tuple(kept)


def _brush(surface: pygame.Surface, index: int, points: list[Point], radius: float) -> None:
    """A line with round joints."""
    if len(points) > 1:
        pygame.draw.lines(surface, index, False, points, round(2 * radius))
    room = surface.get_rect().inflate(2 * round(radius), 2 * round(radius))
    for point in points:
        if room.collidepoint(point):
            pygame.draw.circle(surface, index, point, radius)


def _dashes(points: list[Point], on: float, off: float, room: pygame.Rect) -> Iterable[tuple[Point, Point]]:
    """The dashes of a line that lie about the tile; they are counted from the line's start."""
    near = room.inflate(60, 60)
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        if length == 0:
            continue
        ux, uy = (bx - ax) / length, (by - ay) / length
        count = max(1, round((length - on) / (on + off)))
        pitch = (length - on) / count
        for k in range(count + 1):
            along = k * pitch
            start = (ax + ux * along, ay + uy * along)
            if near.collidepoint(start):
                yield start, (start[0] + ux * on, start[1] + uy * on)


def _rim(out: pygame.Surface) -> None:
    """Let the washes run darker towards their edges, as watercolour dries."""
    soft = pygame.transform.box_blur(out, 4)
    edge = out.copy()
    edge.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    soft.blit(out, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    edge.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    edge.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
    out.blit(edge, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
