"""A plain draft of a front's map: what is shown in the moments before the drawing of a map is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.games.front.ui import map_tones as tones
from game.ui.camera import Camera
from game.ui.theme import FELT_DEEP

if TYPE_CHECKING:
    from game.games.front.ui.map_paint import Drawing

_INKS = {
    "river": tones.WATER, "stream": tones.STREAM, "primary": tones.ROAD_CASE, "secondary": tones.LANE_CASE
}  # fmt: skip
_WIDE = {"river": 4.2, "stream": 2.0, "primary": 4.0, "secondary": 2.4}


class Draft:
    """Hexes in the tints of their terrain, waters and roads as plain lines; the newest view is kept."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self._kept: tuple[object, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        """Paint the view."""
        key = (camera.rect.size, camera.origin, camera.scale)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, self._painted(camera))
        surface.blit(self._kept[1], camera.rect)

    def _painted(self, camera: Camera) -> pygame.Surface:
        out = pygame.Surface(camera.rect.size)
        out.fill(FELT_DEEP)
        atlas, scale, view = self._drawing.atlas, camera.scale, out.get_rect().inflate(80, 80)
        x, y = camera.to_window((0.0, 0.0))
        dx, dy = x - camera.rect.left, y - camera.rect.top
        left, top, width, height = atlas.sheet
        sheet = (left * scale + dx, top * scale + dy, width * scale, height * scale)
        pygame.draw.rect(out, tones.SHEET, sheet)
        for one in atlas.map.hexes:
            x, y = atlas.centres[one.id]
            if view.collidepoint(x * scale + dx, y * scale + dy):
                corners = [(x * scale + dx, y * scale + dy) for x, y in atlas.outline(one.id)]
                pygame.draw.polygon(out, tones.LAND[one.terrain], corners)
                pygame.draw.lines(out, tones.GRID, True, corners)
        for stroke in self._drawing.lines.strokes:
            points = [(x * scale + dx, y * scale + dy) for x, y in stroke.points]
            wide = max(1, round(_WIDE[stroke.kind] * scale))
            pygame.draw.lines(out, _INKS[stroke.kind], False, points, wide)
        return out
