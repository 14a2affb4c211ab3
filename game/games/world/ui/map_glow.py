"""Bright outlines around territories: what is lit, chosen or pointed at."""

from __future__ import annotations

from collections import OrderedDict
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


class Glows:
    """Draws outlines. Those of territories that fit in a window are painted once for a zoom."""

    def __init__(self, atlas: Atlas) -> None:
        self._atlas = atlas
        self._outline = lru_cache(maxsize=128)(self._lines)
        self._images: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._box = lru_cache(maxsize=1024)(self._bounds)

    def draw(
        self,
        surface: pygame.Surface,
        camera: Camera,
        place: TerritoryId,
        colour: Colour,
        width: int,
        work: Work,
    ) -> bool:
        """Outline a territory, `width` pixels wide on a dark rim; whether as finely as at rest."""
        scale, (x, y) = camera.scale, camera.origin
        fine = True
        for part, line in enumerate(self._outline(place, scale)):
            left, top, right, bottom = self._box(place, part, scale, width)
            box = pygame.Rect(round(x + left), round(y + top), right - left, bottom - top)
            if not box.colliderect(surface.get_clip()):
                continue
            image = None
            if box.width * box.height <= _MOST_PIXELS and not camera.moving:
                image = self._image(place, part, scale, colour, width, work)
                fine = fine and image is not None
            if image is not None:
                surface.blit(image, box)
            else:
                points = [(x + px * scale, y + py * scale) for px, py in line]
                pygame.draw.lines(surface, INK, True, points, width + 3)
                pygame.draw.lines(surface, colour, True, points, width)
        return fine

    def _image(
        self, place: TerritoryId, part: int, scale: float, colour: Colour, width: int, work: Work
    ) -> pygame.Surface | None:
        """The smooth picture of an outline; none while it has to wait for a frame with time for it."""
        key = (place, part, scale, colour, width)
        found = self._images.get(key)
        if found is None:
            if work.is_hurried or not work.take():
                return None
            found = self._images[key] = self._painted(place, part, scale, colour, width)
            while len(self._images) > _KEPT:
                self._images.popitem(last=False)
        self._images.move_to_end(key)
        return found

    def _bounds(self, place: TerritoryId, part: int, scale: float, width: int) -> tuple[int, int, int, int]:
        line = self._outline(place, scale)[part]
        xs, ys, pad = [x for x, _ in line], [y for _, y in line], width + 4
        return (
            round(min(xs) * scale) - pad,
            round(min(ys) * scale) - pad,
            round(max(xs) * scale) + pad,
            round(max(ys) * scale) + pad,
        )

    def _painted(
        self, place: TerritoryId, part: int, scale: float, colour: Colour, width: int
    ) -> pygame.Surface:
        line = self._outline(place, scale)[part]
        left, top, right, bottom = self._box(place, part, scale, width)
        fine = pygame.Surface(((right - left) * _FINE, (bottom - top) * _FINE), pygame.SRCALPHA)
        fine.fill((*INK, 0))
        points = [((x * scale - left) * _FINE, (y * scale - top) * _FINE) for x, y in line]
        pygame.draw.polygon(fine, (*colour, 46), points)
        for ink, radius in (((*INK, 220), width / 2 + 1.5), ((*colour, 255), width / 2)):
            pygame.draw.lines(fine, ink, True, points, round(2 * radius * _FINE))
            for point in points:
                pygame.draw.circle(fine, ink, point, radius * _FINE)
        return pygame.transform.smoothscale(fine, (right - left, bottom - top))

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
