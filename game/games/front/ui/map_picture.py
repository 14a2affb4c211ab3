"""The front's map as a whole: camera, painted tiles, what lies under a point, and marks laid over hexes.

It decides nothing; counters are drawn by whoever knows the state, at `centre_of` and sized by `counter_size`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal

import pygame

from game.games.front.ui.atlas import Point
from game.games.front.ui.map_draft import Draft
from game.games.front.ui.map_layers import MapLayers
from game.games.front.ui.map_legend import legend
from game.games.front.ui.map_names import MapNames
from game.games.front.ui.map_paint import SIDE, Painter, drawing_of
from game.games.front.ui.map_words import map_words
from game.kit.hexmap import HexId, HexMap
from game.ui.camera import Camera
from game.ui.context import Context
from game.ui.theme import FELT_DEEP, INK, Colour

COUNTER_UNITS = 38.0  # a counter's side in map units
_NUMBERS_FROM = 0.95  # pixels a unit at scale 1 from which the hexes' numbers can be read
_NUMBER_UNITS = 7.4
Pattern = Literal["wash", "hatch", "dots", "none"]


@dataclass(frozen=True)
class HexMark:
    """A mark on a hex: a wash or pattern in a colour (never colour alone), and whether it has an outline."""

    hex: HexId
    colour: Colour
    pattern: Pattern = "wash"
    outline: bool = False
    strength: int = 90  # of the wash, 0-255


class MapPicture:
    """Draws the map into a part of the window; `camera` is what is looked through."""

    def __init__(self, ctx: Context, hexmap: HexMap) -> None:
        self._ctx = ctx
        self.map = hexmap
        self.drawing = drawing_of(hexmap)
        self.atlas = self.drawing.atlas
        self._draft = Draft(self.drawing)
        self.camera = Camera(self.atlas.sheet)
        self._words = map_words()
        self._layers = MapLayers(self.atlas.sheet, self._painter)
        self._look = 0.0
        self._mark = lru_cache(maxsize=256)(self._marked)

    @property
    def rect(self) -> pygame.Rect:
        """The part of the window that is used."""
        return self.camera.rect

    def layout(self, rect: pygame.Rect) -> None:
        """Use this part of the window; place and zoom are kept."""
        look = self._ctx.scale
        if look != self._look:
            self._look = look
            self._layers.forget()
            self._mark.cache_clear()
        self.camera.most = 2.3 * look
        self.camera.layout(rect)

    def draw(
        self,
        surface: pygame.Surface,
        marks: Iterable[HexMark] = (),
        blown: Iterable[tuple[HexId, HexId]] = (),
        most: int | None = None,
    ) -> bool:
        """Paint the map, then marks over it; whether it is sharp.

        With `most`, no more than so many tiles are painted anew (for frames in motion): draw again until it
        is sharp. `blown` are the hexsides whose bridges are down (17.0).
        """
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        surface.fill(FELT_DEEP, self.rect)
        if most is None:
            self.drawing.finish()
        if self.drawing.work() and (most is None or self._layers.begin(self.camera)):
            sharp = self._layers.draw(surface, self.camera, most)
        else:
            sharp = False
            self._draft.draw(surface, self.camera)
        self._draw_marks(surface, marks)
        self._draw_blown(surface, blown)
        surface.set_clip(clip)
        return sharp

    def settled(self) -> bool:
        """Whether the next `draw` has nothing left to sharpen."""
        return self.drawing.is_ready and not self.camera.moving and self._layers.is_sharp(self.camera)

    def prepare(self) -> bool:
        """At rest: paint one tile just beyond the view; whether there is more to do."""
        return self.drawing.is_ready and not self.camera.moving and self._layers.prepare(self.camera)

    def hex_at(self, pos: tuple[int, int]) -> HexId | None:
        """The hex under a point of the window."""
        return self.atlas.hex_at(self.camera.to_world(pos)) if self.rect.collidepoint(pos) else None

    def centre_of(self, hex_id: HexId) -> Point:
        """The middle of a hex in the window."""
        return self.camera.to_window(self.atlas.centres[hex_id])

    def beside(self, hex_id: HexId) -> Point:
        """A place on the margin next to a hex at the map's edge, for counters that wait to enter there."""
        x, y = self.atlas.centres[hex_id]
        way = self.atlas.outwards(hex_id)
        return self.camera.to_window((x + way[0] * 44, y + way[1] * 44))

    def outline_of(self, hex_id: HexId) -> list[Point]:
        """The corners of a hex in the window."""
        return [self.camera.to_window(point) for point in self.atlas.outline(hex_id)]

    def side_of(self, a: HexId, b: HexId) -> tuple[Point, Point]:
        """The two ends of the side between neighbours, in the window."""
        way = self.map.way(a, b)
        ends = self.atlas.side(a, way or 0)
        return self.camera.to_window(ends[0]), self.camera.to_window(ends[1])

    def trail(self, path: Sequence[HexId], by_road: bool = False) -> list[Point]:
        """A way over hexes in the window: from middle to middle, or along the roads where there are any."""
        points: list[Point] = [self.atlas.centres[one] for one in path[:1]]
        for a, b in pairwise(path):
            side = self.map.between(a, b)
            if by_road and side is not None and side.road:
                points += self.drawing.lines.road(a, b)
            else:
                points.append(self.atlas.centres[b])
        return [self.camera.to_window(point) for point in points]

    @property
    def counter_size(self) -> int:
        """A counter's side in pixels at this zoom."""
        return max(round(18 * self._look), round(COUNTER_UNITS * self.camera.scale))

    def _painter(self, scale: float) -> Painter:
        paper = self._ctx.sprites.tiled("world/map/paper", 2 * SIDE, 2 * SIDE, 1.0)
        labels = MapNames(self._ctx, self.drawing, scale, self._words["printed"]).labels
        labels.append(legend(self._ctx, self.drawing, scale, self._words))
        numbers = None
        if scale / self._ctx.scale >= _NUMBERS_FROM:
            pixels = max(9.0, _NUMBER_UNITS * scale / self._ctx.scale)
            numbers = self._ctx.type.font("body", round(pixels))
        return Painter(self.drawing, scale, paper, labels, numbers)

    def _draw_marks(self, surface: pygame.Surface, marks: Iterable[HexMark]) -> None:
        blits = []
        for mark in marks:
            x, y = self.centre_of(mark.hex)
            image = self._mark(
                round(self.camera.scale, 4), mark.colour, mark.pattern, mark.outline, mark.strength
            )
            blits.append((image, (round(x) - image.get_width() // 2, round(y) - image.get_height() // 2)))
        surface.fblits(blits)

    def _marked(
        self, scale: float, colour: Colour, pattern: Pattern, outline: bool, strength: int
    ) -> pygame.Surface:
        """One hex with its mark, drawn fine."""
        fine = 2
        middle = self.atlas.centre(self.map.hexes[0].hex)
        offsets = [(x - middle[0], y - middle[1]) for x, y in self.atlas.corners(self.map.hexes[0].hex)]
        half = math.ceil(38 * scale)
        big = pygame.Surface((2 * half * fine, 2 * half * fine), pygame.SRCALPHA)
        big.fill((*colour, 0))
        points = [((x * scale + half) * fine, (y * scale + half) * fine) for x, y in offsets]
        inner = [(p * 0.94 + half * fine * 0.06, q * 0.94 + half * fine * 0.06) for p, q in points]
        if pattern != "none":
            pygame.draw.polygon(big, (*colour, strength if pattern == "wash" else strength // 3), inner)
        if pattern in ("hatch", "dots"):
            _pattern(big, inner, colour, pattern, max(3.0, 7 * scale) * fine, strength)
        if outline:
            pygame.draw.polygon(big, (*INK, 170), inner, max(3, round(3.4 * scale * fine)))
            pygame.draw.polygon(big, (*colour, 255), inner, max(2, round(2.0 * scale * fine)))
        return pygame.transform.smoothscale(big, (2 * half, 2 * half))

    def _draw_blown(self, surface: pygame.Surface, blown: Iterable[tuple[HexId, HexId]]) -> None:
        """A red cross over each bridge that is down."""
        down = {frozenset(pair) for pair in blown}
        if not down:
            return
        reach = max(4.0, 5.0 * self.camera.scale)
        for bridge in self.drawing.lines.bridges:
            if frozenset(bridge.side) in down:
                x, y = self.camera.to_window(bridge.at)
                for ink, wide in ((FELT_DEEP, 5), ((0xC8, 0x2C, 0x20), 3)):
                    for turn in (-1, 1):
                        ends = ((x - reach, y - turn * reach), (x + reach, y + turn * reach))
                        pygame.draw.line(surface, ink, *ends, max(2, round(wide * self._look)))


def _pattern(
    big: pygame.Surface, inner: list[Point], colour: Colour, pattern: Pattern, step: float, strength: int
) -> None:
    """Slanted lines or dots within a polygon."""
    layer = pygame.Surface(big.get_size(), pygame.SRCALPHA)
    layer.fill((*colour, 0))
    ink = (*colour, min(255, strength * 2))
    size = big.get_width()
    count = math.ceil(2 * size / step)
    if pattern == "hatch":
        for k in range(count):
            pygame.draw.line(layer, ink, (k * step - size, size), (k * step, 0), max(1, round(step / 4)))
    else:
        for k in range(count):
            for j in range(count):
                spot = ((k + j % 2 / 2) * step, j * step)
                pygame.draw.circle(layer, ink, spot, step / 5)
    mask = pygame.Surface(big.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), inner)
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    layer.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
    big.blit(layer, (0, 0))
