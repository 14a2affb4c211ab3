"""Bright outlines around territories: what is lit, chosen or pointed at."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.games.world.ui.atlas import Atlas
from game.kit.regions import TerritoryId
from game.kit.shapes import Line
from game.ui.camera import Camera
from game.ui.theme import INK, Colour

_FINE = 2
_LEAST_STEP = 1.2  # pixels between corners that can be seen
_MOST_PIXELS = 500_000  # of an outline that is kept as a smooth picture; larger ones are drawn directly


class Glows:
    """Draws outlines. Those of territories that fit in a window are painted once for a zoom."""

    def __init__(self, atlas: Atlas) -> None:
        self._atlas = atlas
        self._outline = lru_cache(maxsize=128)(self._lines)
        self._image = lru_cache(maxsize=192)(self._painted)
        self._box = lru_cache(maxsize=1024)(self._bounds)

    def draw(
        self, surface: pygame.Surface, camera: Camera, place: TerritoryId, colour: Colour, width: int
    ) -> None:
        """Outline a territory, `width` pixels wide on a dark rim."""
        scale, (x, y) = camera.scale, camera.origin
        for part, line in enumerate(self._outline(place, scale)):
            left, top, right, bottom = self._box(place, part, scale, width)
            box = pygame.Rect(round(x + left), round(y + top), right - left, bottom - top)
            if not box.colliderect(surface.get_clip()):
                continue
            if box.width * box.height <= _MOST_PIXELS and not camera.moving:
                surface.blit(self._image(place, part, scale, colour, width), box)
            else:
                points = [(x + px * scale, y + py * scale) for px, py in line]
                pygame.draw.lines(surface, INK, True, points, width + 3)
                pygame.draw.lines(surface, colour, True, points, width)

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
