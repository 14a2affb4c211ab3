"""The lamp on the map: what may be touched stays in the light, the rest is dimmed while something is held."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.games.world.model import PlaceId
from game.games.world.ui.map_picture import MapPicture

_VEIL = (8, 14, 20, 92)
_RIM = 5  # pixels around a lit territory that stay in the light


class Lighting:
    """Keeps the veil of the present view; it is cut anew when the view or what is lit changes."""

    def __init__(self, map_picture: MapPicture) -> None:
        self._map = map_picture
        self._key: object = None
        self._veil = pygame.Surface((1, 1), pygame.SRCALPHA)  # kept, for fresh memory in a frame is slow

    def draw(self, surface: pygame.Surface, lit: Iterable[PlaceId]) -> None:
        """Dim all of the map but these places."""
        camera, rect = self._map.camera, self._map.rect
        places = tuple(sorted(lit))
        key = (places, camera.origin, camera.scale, rect.size)
        if key != self._key:
            self._key = key
            self._cut(places)
        surface.blit(self._veil, rect)

    def _cut(self, places: tuple[PlaceId, ...]) -> None:
        camera, rect, atlas = self._map.camera, self._map.rect, self._map.atlas
        if self._veil.get_size() != rect.size:
            self._veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil = self._veil
        veil.fill(_VEIL)
        x, y = camera.origin[0] - rect.left, camera.origin[1] - rect.top
        scale, clear = camera.scale, (0, 0, 0, 0)
        numbers = {atlas.number[place] for place in places if place in atlas.number}
        for number, stroke in atlas.polygons:
            if number in numbers:
                points = [(x + u * scale, y + v * scale) for u, v in stroke.points]
                pygame.draw.polygon(veil, clear, points)
                pygame.draw.lines(veil, clear, True, points, _RIM)
        for place in places:
            for u, v in atlas.shapes.seas.get(place, ()):
                radius = self._map.sizes.roundel + 2 * _RIM
                pygame.draw.circle(veil, clear, (x + u * scale, y + v * scale), radius)
