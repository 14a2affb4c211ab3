"""The front's map in a window: painted tiles for every zoom step, rough in motion, sharp at rest."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Iterator

import pygame

from game.games.front.ui.atlas import Box
from game.games.front.ui.map_paint import SIDE, Painter
from game.ui.camera import Camera

KEPT = 640  # tiles; one takes about a tenth of a megabyte
_ROUGH = 512.0  # pixels of the longer side of the picture that fills gaps

Key = tuple[float, int, int]  # scale, column, row


class MapLayers:
    """Keeps the tiles. `painter_of` makes the painter of a scale; `sheet` is the paper in map units."""

    def __init__(self, sheet: Box, painter_of: Callable[[float], Painter]) -> None:
        self._sheet_units = sheet
        self._painter_of = painter_of
        self._tiles: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._painters: dict[float, Painter] = {}
        self._whole: pygame.Surface | None = None
        self._sharp: list[Key] = []
        self._held: tuple[pygame.Surface, Box] | None = None
        self._begun: Iterator[pygame.Surface | None] | None = None  # the small picture while it is made

    def forget(self) -> None:
        """Drop what was painted: the interface scale is another."""
        self._tiles.clear()
        self._painters.clear()
        self._whole, self._sharp, self._held, self._begun = None, [], None, None

    def draw(self, surface: pygame.Surface, camera: Camera, most: int | None = None) -> bool:
        """Paint the view; with `most`, paint no more than so many tiles anew. Whether all is sharp."""
        clip = surface.get_clip()
        surface.set_clip(camera.rect.clip(clip).clip(self._sheet(camera)))
        complete = False
        if camera.moving:
            self._draw_rough(surface, camera)
        else:
            wanted = self._wanted(camera)
            lacking = [key for key in wanted if key not in self._tiles]
            done = lacking if most is None else lacking[:most]
            for key in done:
                self._painted(key)
            complete = len(done) == len(lacking)
            if complete:
                self._sharp, self._held = wanted, None
            else:
                self._draw_rough(surface, camera)
            x, y = camera.origin
            surface.blits(
                [(self._painted(key), (x + key[1] * SIDE, y + key[2] * SIDE))
                 for key in wanted if key in self._tiles],
                doreturn=False,
            )  # fmt: skip
        surface.set_clip(clip)
        if complete:
            self._overview()  # made while the table opens, not when it is first panned
        return complete

    def begin(self, camera: Camera) -> bool:
        """One step of what must be there before the first frame: the small picture of the whole, tile by
        tile, and the painter of this zoom. Whether it is there."""
        if self._whole is None:
            if self._begun is None:
                self._begun = self._overviews()
            self._whole = next(self._begun)
            return False
        scale = camera.scales[camera.step]
        if not self._tiles and scale not in self._painters:
            self._painter(scale)
            return False
        return True

    def is_sharp(self, camera: Camera) -> bool:
        """Whether every tile of the view is painted."""
        return all(key in self._tiles for key in self._wanted(camera))

    def prepare(self, camera: Camera) -> bool:
        """Make one thing ready for the next motion: the painter of a neighbouring zoom, or a tile beside the
        view. Whether there was something to do."""
        for step in (camera.step + 1, camera.step - 1):
            if 0 <= step < len(camera.scales) and camera.scales[step] not in self._painters:
                self._painter(camera.scales[step])
                return True
        for key in self._wanted(camera, 1):
            if key not in self._tiles and len(self._tiles) < KEPT:
                self._painted(key)
                return True
        return False

    def _sheet(self, camera: Camera) -> pygame.Rect:
        left, top, width, height = self._sheet_units
        x, y = camera.to_window((left, top))
        return pygame.Rect(round(x), round(y), round(width * camera.scale), round(height * camera.scale))

    def _wanted(self, camera: Camera, around: int = 0) -> list[Key]:
        """The tiles of the view, those in the middle first; with `around`, also so many beyond its edges."""
        scale = camera.scales[camera.step]
        sheet = self._sheet(camera)
        seen = camera.rect.inflate(2 * around * SIDE, 2 * around * SIDE).clip(sheet)
        x, y = camera.origin
        keys = [
            (scale, column, row)
            for column in range(math.floor((seen.left - x) / SIDE), math.ceil((seen.right - x) / SIDE))
            for row in range(math.floor((seen.top - y) / SIDE), math.ceil((seen.bottom - y) / SIDE))
        ]
        cx, cy = (seen.centerx - x) / SIDE - 0.5, (seen.centery - y) / SIDE - 0.5
        return sorted(keys, key=lambda key: (key[1] - cx) ** 2 + (key[2] - cy) ** 2)

    def _painted(self, key: Key) -> pygame.Surface:
        tile = self._tiles.get(key)
        if tile is None:
            tile = self._tiles[key] = self._painter(key[0]).paint(key[1], key[2])
            while len(self._tiles) > KEPT:
                self._tiles.popitem(last=False)
        self._tiles.move_to_end(key)
        return tile

    def _painter(self, scale: float) -> Painter:
        if scale not in self._painters:
            self._painters[scale] = self._painter_of(scale)
        return self._painters[scale]

    def _draw_rough(self, surface: pygame.Surface, camera: Camera) -> None:
        """The whole map scaled, and over it the view that was last sharp."""
        self._stretch(surface, camera, self._overview(), self._sheet_units)
        if self._sharp and self._sharp[0][0] != camera.scale:
            image, (left, top, right, bottom) = self._held_view()
            self._stretch(surface, camera, image, (left, top, right - left, bottom - top))

    def _held_view(self) -> tuple[pygame.Surface, Box]:
        """The last sharp view as one picture, put together when it is first needed."""
        if self._held is None:
            columns, rows = [key[1] for key in self._sharp], [key[2] for key in self._sharp]
            wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
            image = pygame.Surface((wide * SIDE, high * SIDE))
            for key in self._sharp:
                at = ((key[1] - min(columns)) * SIDE, (key[2] - min(rows)) * SIDE)
                image.blit(self._painted(key), at)
            span = SIDE / self._sharp[0][0]
            place = (min(columns), min(rows), max(columns) + 1, max(rows) + 1)
            self._held = image, (place[0] * span, place[1] * span, place[2] * span, place[3] * span)
        return self._held

    def _stretch(self, surface: pygame.Surface, camera: Camera, image: pygame.Surface, place: Box) -> None:
        """Draw the part of an image of some place in the world that is in view, scaled to it."""
        x, y = camera.to_window((place[0], place[1]))
        right, bottom = camera.to_window((place[0] + place[2], place[1] + place[3]))
        box = pygame.Rect(round(x), round(y), round(right) - round(x), round(bottom) - round(y))
        seen = box.clip(surface.get_clip())
        if not seen.width or not seen.height:
            return
        across, down = image.get_width() / box.width, image.get_height() / box.height
        part = pygame.Rect(
            math.floor((seen.left - box.left) * across),
            math.floor((seen.top - box.top) * down),
            math.ceil(seen.width * across) + 1,
            math.ceil(seen.height * down) + 1,
        ).clip(image.get_rect())
        if part.width and part.height:
            target = pygame.Rect(
                round(box.left + part.left / across),
                round(box.top + part.top / down),
                max(1, round(part.width / across)),
                max(1, round(part.height / down)),
            )
            surface.blit(pygame.transform.scale(image.subsurface(part), target.size), target)

    def _overview(self) -> pygame.Surface:
        """The whole map as one small picture, for gaps."""
        steps = self._overviews()
        while self._whole is None:
            self._whole = next(steps)
        return self._whole

    def _overviews(self) -> Iterator[pygame.Surface | None]:
        """The small picture, tile by tile; it comes last."""
        left, top, width, height = self._sheet_units
        scale = _ROUGH / max(width, height)
        painter = self._painter_of(scale)
        yield None
        whole = pygame.Surface((math.ceil(width * scale), math.ceil(height * scale)))
        x, y = round(left * scale), round(top * scale)
        for column in range(x // SIDE, (x + whole.get_width() - 1) // SIDE + 1):
            for row in range(y // SIDE, (y + whole.get_height() - 1) // SIDE + 1):
                whole.blit(painter.paint(column, row), (column * SIDE - x, row * SIDE - y))
                yield None
        yield whole
