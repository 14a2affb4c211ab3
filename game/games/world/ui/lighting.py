"""The lamp on the map: what may be touched stays in the light, the rest is dimmed while something is held."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from game.games.world.model import PlaceId
from game.games.world.ui.atlas import Box, Stroke, meets
from game.games.world.ui.map_canvas import Canvas, Span
from game.games.world.ui.map_picture import MapPicture
from game.games.world.ui.map_tiles import SIDE
from game.kit.shapes import Point

_VEIL = (8, 14, 20, 92)
_CLEAR = (0, 0, 0, 0)
_RIM = 5  # pixels around a lit territory that stay in the light
_FAR = 1 << 15  # pixels; more than any map is large
_COARSE = 4.0  # map units between corners of an outline while a zoom runs


class Lighting:
    """Keeps the veil of the present view in tiles: of a moved view only what comes into sight is cut."""

    def __init__(self, map_picture: MapPicture) -> None:
        self._map = map_picture
        self._size = (0, 0)
        self._lit: tuple[PlaceId, ...] = ()
        self._canvas = Canvas(pygame.SRCALPHA)
        self._coarse: dict[int, list[list[Point]]] = {}

    def draw(self, surface: pygame.Surface, lit: Iterable[PlaceId]) -> None:
        """Dim all of the map but these places."""
        camera, rect, canvas, places = self._map.camera, self._map.rect, self._canvas, tuple(sorted(lit))
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        if self._size != rect.size:
            self._size = rect.size
            canvas.layout(rect.size)
        (x, y), scale = camera.origin, camera.scale
        span = (math.floor((rect.left - x) / SIDE), math.floor((rect.top - y) / SIDE), 0, 0)
        if camera.moving:
            self._draw_zooming(surface, places)
        else:
            across, down = math.ceil((rect.right - x) / SIDE), math.ceil((rect.bottom - y) / SIDE)
            span = (span[0], span[1], across - span[0], down - span[1])
            self._cut(scale, span, places)
            canvas.draw(surface, (x, y), span)
        surface.set_clip(clip)

    def _cut(self, scale: float, span: Span, places: tuple[PlaceId, ...]) -> None:
        """Bring the tiles of a span onto the canvas."""
        canvas, (left, top, across, down) = self._canvas, span
        keys = [(scale, left + place % across, top + place // across) for place in range(across * down)]
        if places != self._lit or scale != canvas.scale or not any(map(canvas.holds, keys)):
            self._lit = places
            canvas.begin(scale, span)
            box = canvas.spot(keys[0]).unionall([canvas.spot(key) for key in keys])
            self._paint(box, (-left * SIDE, -top * SIDE), scale)
            return
        for key in keys:
            if not canvas.holds(key):
                box = canvas.spot(key)
                self._paint(box, (box.left - key[1] * SIDE, box.top - key[2] * SIDE), scale)

    def _paint(self, box: pygame.Rect, origin: tuple[int, int], scale: float) -> None:
        """Cut the veil in a part of the canvas; `origin` is where the map's (0, 0) lies on it."""
        atlas, veil, (x, y) = self._map.atlas, self._canvas.surface, origin
        veil.set_clip(box)
        veil.fill(_VEIL)
        pad = (_RIM + 2) / scale
        view = (
            (box.left - x) / scale - pad,
            (box.top - y) / scale - pad,
            (box.right - x) / scale + pad,
            (box.bottom - y) / scale + pad,
        )
        numbers = {atlas.number[place] for place in self._lit if place in atlas.number}
        for number, part in atlas.polygons_near(view):
            if number in numbers and meets(part.box, view):
                pygame.draw.polygon(veil, _CLEAR, _moved(part.points, origin, scale))
        for run in self._rims(numbers, view):
            pygame.draw.lines(veil, _CLEAR, False, _moved(run.points, origin, scale), _RIM)
        self._cut_seas(veil, self._lit, origin, scale)
        veil.set_clip(None)

    def _rims(self, numbers: set[int], view: Box) -> Iterable[Stroke]:
        rims = self._map.atlas.rims
        return (run for number in numbers for run in rims.get(number, ()) if meets(run.box, view))

    def _cut_seas(self, veil: pygame.Surface, places: Iterable[PlaceId], origin: Point, scale: float) -> None:
        radius = self._map.sizes.roundel + 2 * _RIM
        for place in places:
            for at in _moved(self._map.atlas.shapes.seas.get(place, ()), origin, scale):
                pygame.draw.circle(veil, _CLEAR, at, radius)

    def _draw_zooming(self, surface: pygame.Surface, places: tuple[PlaceId, ...]) -> None:
        """While a zoom runs nothing can be kept: the veil is cut along coarse outlines."""
        atlas, camera, rect, veil = self._map.atlas, self._map.camera, self._map.rect, self._canvas.surface
        self._canvas.forget()
        veil.fill(_VEIL)
        (x, y), scale = (camera.origin[0] - rect.left, camera.origin[1] - rect.top), camera.scale
        for number in sorted(atlas.number[place] for place in places if place in atlas.number):
            for line in self._coarse_lines(number):
                points = _moved(line, (x, y), scale)
                pygame.draw.polygon(veil, _CLEAR, points)
                pygame.draw.lines(veil, _CLEAR, True, points, _RIM)
        self._cut_seas(veil, places, (x, y), scale)
        surface.blit(veil, rect, (0, 0, *rect.size))

    def _coarse_lines(self, number: int) -> list[list[Point]]:
        if number not in self._coarse:
            found = self._coarse[number] = []
            for one, stroke in self._map.atlas.polygons:
                if one == number:
                    line = [stroke.points[0]]
                    for point in stroke.points:
                        if math.dist(point, line[-1]) >= _COARSE:
                            line.append(point)
                    if len(line) > 2:
                        found.append(line)
        return self._coarse[number]


def _moved(line: Iterable[Point], origin: Point, scale: float) -> list[tuple[int, int]]:
    """A line of the map in whole pixels of a surface, rounded down on both sides of its edge alike."""
    x, y = origin[0] + _FAR, origin[1] + _FAR
    return [(int(x + u * scale) - _FAR, int(y + v * scale) - _FAR) for u, v in line]
