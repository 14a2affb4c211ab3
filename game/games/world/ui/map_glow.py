"""Bright outlines around territories: what is lit, chosen or pointed at."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.games.world.ui.atlas import Atlas
from game.games.world.ui.map_work import Work
from game.kit.regions import TerritoryId
from game.kit.shapes import Line
from game.ui.camera import Camera
from game.ui.theme import INK, Colour

_FINE = 2
_LEAST_STEP = 1.2  # pixels between corners that can be seen
_KEPT = 192  # smooth pictures
_MOST_PIXELS = 500_000  # of an outline that is kept as a smooth picture; larger ones are drawn directly
_BAND = 40_000  # pixels of a picture that are painted in one piece of work

_Key = tuple[TerritoryId, int, float, Colour, int]  # with the part of the territory, the zoom, the width


class Glows:
    """Draws outlines. Those of territories that fit in a window are painted once for a zoom."""

    def __init__(self, atlas: Atlas) -> None:
        self._atlas = atlas
        self._outline = lru_cache(maxsize=128)(self._lines)
        self._images: OrderedDict[_Key, pygame.Surface] = OrderedDict()
        self._begun: tuple[_Key, Iterator[None]] | None = None  # the picture that is painted in part
        self._box = lru_cache(maxsize=1024)(self._bounds)

    def draw(
        self, surface: pygame.Surface, camera: Camera, place: TerritoryId, colour: Colour, width: int
    ) -> bool:
        """Outline a territory, `width` pixels wide on a dark rim; whether as finely as at rest."""
        scale, (x, y) = camera.scale, camera.origin
        fine = True
        for part, line in enumerate(self._outline(place, scale)):
            box = self._box_in(camera, place, part, width)
            if not box.colliderect(surface.get_clip()):
                continue
            key = (place, part, scale, colour, width)
            if key in self._images and not camera.moving:
                self._images.move_to_end(key)
                surface.blit(self._images[key], box)
            else:
                points = [(x + px * scale, y + py * scale) for px, py in line]
                pygame.draw.lines(surface, INK, True, points, width + 3)
                pygame.draw.lines(surface, colour, True, points, width)
                fine = fine and not _is_small(box)
        return fine

    def prepare(self, camera: Camera, place: TerritoryId, colour: Colour, width: int, work: Work) -> bool:
        """Paint the smooth pictures of an outline, a band of one a piece; whether they are there."""
        scale = camera.scale
        for part in range(len(self._outline(place, scale))):
            box = self._box_in(camera, place, part, width)
            if camera.moving or not _is_small(box) or not box.colliderect(camera.rect):
                continue
            key = (place, part, scale, colour, width)
            while key not in self._images:
                if not work.take("glow"):
                    return False
                if self._begun is None or self._begun[0] != key:
                    self._begun = (key, self._painted(key))
                next(self._begun[1], None)
        return True

    def _box_in(self, camera: Camera, place: TerritoryId, part: int, width: int) -> pygame.Rect:
        """Where a part's picture lies in the window."""
        left, top, right, bottom = self._box(place, part, camera.scale, width)
        x, y = camera.origin
        return pygame.Rect(round(x + left), round(y + top), right - left, bottom - top)

    def _bounds(self, place: TerritoryId, part: int, scale: float, width: int) -> tuple[int, int, int, int]:
        line = self._outline(place, scale)[part]
        xs, ys, pad = [x for x, _ in line], [y for _, y in line], width + 4
        return (
            round(min(xs) * scale) - pad,
            round(min(ys) * scale) - pad,
            round(max(xs) * scale) + pad,
            round(max(ys) * scale) + pad,
        )

    def _painted(self, key: _Key) -> Iterator[None]:
        """Paint a smooth picture in bands, and keep it."""
        place, part, scale, colour, width = key
        line = self._outline(place, scale)[part]
        left, top, right, bottom = self._box(place, part, scale, width)
        out = pygame.Surface((right - left, bottom - top), pygame.SRCALPHA)
        points = [(int((x * scale - left) * _FINE), int((y * scale - top) * _FINE)) for x, y in line]
        high = max(8, _BAND // out.get_width())
        for row in range(0, out.get_height(), high):
            band = out.subsurface((0, row, out.get_width(), min(high, out.get_height() - row)))
            _paint_band(band, [(x, y - row * _FINE) for x, y in points], colour, width)
            yield
        self._images[key] = out
        while len(self._images) > _KEPT:
            self._images.popitem(last=False)

    def _lines(self, territory: TerritoryId, scale: float) -> tuple[Line, ...]:
        """A territory's polygons that can be seen at a scale, without corners that cannot."""
        out: list[Line] = []
        least = (_LEAST_STEP / scale) ** 2
        for line in self._atlas.shapes.polygons.get(territory, ()):
            kept = [line[0]]
            for point in line[1:]:
                if (point[0] - kept[-1][0]) ** 2 + (point[1] - kept[-1][1]) ** 2 >= least:
                    kept.append(point)
            if len(kept) > 3:
                out.append(tuple(kept))
        return tuple(out)


def _is_small(box: pygame.Rect) -> bool:
    """Whether an outline is kept as a smooth picture."""
    return box.width * box.height <= _MOST_PIXELS


def _paint_band(band: pygame.Surface, points: list[tuple[int, int]], colour: Colour, width: int) -> None:
    """Paint what of an outline lies in a band; points are in fine pixels from its corner."""
    fine = pygame.Surface((band.get_width() * _FINE, band.get_height() * _FINE), pygame.SRCALPHA)
    fine.fill((*INK, 0))
    pygame.draw.polygon(fine, (*colour, 46), points)
    for ink, radius in (((*INK, 220), width / 2 + 1.5), ((*colour, 255), width / 2)):
        pygame.draw.lines(fine, ink, True, points, round(2 * radius * _FINE))
        low, high = -radius * _FINE - 1, fine.get_height() + radius * _FINE + 1
        for point in points:
            if low <= point[1] <= high:
                pygame.draw.circle(fine, ink, point, radius * _FINE)
    pygame.transform.smoothscale(fine, band.get_size(), band)
