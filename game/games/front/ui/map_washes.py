"""The ground of a front's map: the tints of the terrain with soft, washed edges, shaded by the relief."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.games.front.ui import map_tones as tones
from game.games.front.ui.atlas import Atlas
from game.games.front.ui.map_relief import GRID, Relief, finer, warped

_DOT = 2.0  # map units a pixel of the tints
_PAD = 48.0  # map units around the map (a multiple of GRID and _DOT)


class Washes:
    """Two small pictures of the whole map, enlarged as a tile needs them."""

    def __init__(self, atlas: Atlas, relief: Relief) -> None:
        width, height = atlas.size
        self._size = (width, height)
        self._atlas = atlas
        self._relief = relief
        size = (round((width + 2 * _PAD) / _DOT), round((height + 2 * _PAD) / _DOT))
        self._tints = pygame.Surface(size, 0, 32)

    def build(self) -> Iterator[None]:
        """Tint and shade, a slice at each step."""
        tints = self._tints
        tints.fill(tones.LAND["clear"])
        for terrain in ("broken", "woods", "forest", "town", "city"):
            for number, one in enumerate(self._atlas.map.hexes):
                if one.terrain == terrain:
                    edge = (warped(point, -1.0) for point in finer(self._atlas.corners(one.hex)))
                    points = [((x + _PAD) / _DOT, (y + _PAD) / _DOT) for x, y in edge]
                    pygame.draw.polygon(tints, tones.LAND[terrain], points)
                if number % 40 == 0:
                    yield
        self._tints = pygame.transform.box_blur(pygame.transform.box_blur(tints, 3), 2)
        light = yield from self._relief.shading()
        full = pygame.Surface(light.get_size(), 0, 32)
        full.blit(light, (0, 0))
        scaled = (round(light.get_width() * GRID / _DOT), round(light.get_height() * GRID / _DOT))
        yield
        self._tints.blit(
            pygame.transform.smoothscale(pygame.transform.box_blur(full, 1), scaled),
            (-GRID / _DOT / 2, -GRID / _DOT / 2),
            special_flags=pygame.BLEND_MULT,
        )
        self._tints.fill((18, 17, 14), special_flags=pygame.BLEND_ADD)  # level ground keeps its tint

    def paint(self, out: pygame.Surface, fine: float, left: int, top: int) -> None:
        """Lay the ground under a tile whose corner is at these fine pixels; the margin stays paper."""
        width, height = self._size
        box = pygame.Rect(
            round(-8 * fine) - left,
            round(-8 * fine) - top,
            round((width + 16) * fine),
            round((height + 16) * fine),
        ).clip(out.get_rect())
        if not box.width or not box.height:
            return
        dot = fine * _DOT  # fine pixels a dot
        first = ((left + box.left) / dot + _PAD / _DOT, (top + box.top) / dot + _PAD / _DOT)
        last = ((left + box.right) / dot + _PAD / _DOT, (top + box.bottom) / dot + _PAD / _DOT)
        x0, y0 = max(0, math.floor(first[0]) - 2), max(0, math.floor(first[1]) - 2)
        x1 = min(self._tints.get_width(), math.ceil(last[0]) + 2)
        y1 = min(self._tints.get_height(), math.ceil(last[1]) + 2)
        part = self._tints.subsurface((x0, y0, x1 - x0, y1 - y0))
        size = (round((x1 - x0) * dot), round((y1 - y0) * dot))
        image = pygame.transform.smoothscale(part, size)
        at = (round(x0 * dot - _PAD * fine) - left, round(y0 * dot - _PAD * fine) - top)
        clip = out.get_clip()
        out.set_clip(box)
        out.blit(image, at)
        out.set_clip(clip)
