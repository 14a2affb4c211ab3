"""The wall map in a window: painted tiles for every zoom step, rough while it moves, sharp when it rests."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Mapping

import pygame

from game.games.world.ui.atlas import Atlas, Box, meets
from game.games.world.ui.map_tiles import PAPER_SIDE, SIDE, Painter, Tile
from game.ui.camera import Camera
from game.ui.sprites import Sprites
from game.ui.theme import SeatColour

KEPT = 420  # tiles; one takes about 0.2 MB

Key = tuple[float, int, int]  # scale, column, row


class MapLayers:
    """Keeps the tiles. `washes` says which seat colour lies on which territory (by its number)."""

    def __init__(self, atlas: Atlas, sprites: Sprites) -> None:
        self._atlas = atlas
        self._sprites = sprites
        self._tiles: OrderedDict[Key, Tile] = OrderedDict()
        self._painters: dict[float, Painter] = {}
        self._washes: dict[int, SeatColour] = {}
        self._whole: pygame.Surface | None = None
        self._whole_scale = 0.0
        self._stale: set[int] = set()  # territories whose owners the whole map does not show yet
        self._look = 0.0
        self._sharp: list[Key] = []  # the tiles of the view when it was last complete
        self._held: tuple[pygame.Surface, Box] | None = None  # those tiles as one picture, and its place

    def layout(self, camera: Camera, look: float) -> None:
        """Forget what was painted for another size of the window or the interface."""
        if camera.scales[0] != self._whole_scale or look != self._look:
            self._tiles.clear()
            self._painters.clear()
            self._whole, self._whole_scale, self._look = None, camera.scales[0], look
            self._sharp, self._held = [], None

    def paint_owners(self, washes: Mapping[int, SeatColour]) -> None:
        """Take over new owners: tiles they reach into are coloured anew when next seen."""
        changed = {
            number
            for number in {*washes, *self._washes}
            if washes.get(number) != self._washes.get(number)
        }  # fmt: skip
        if not changed:
            return
        self._washes = dict(washes)
        for tile in self._tiles.values():
            if changed & tile.held:
                tile.colours = None
        self._stale |= changed

    def draw(self, surface: pygame.Surface, camera: Camera, most: int | None = None) -> bool:
        """Paint the view; with `most`, paint no more than so many tiles anew. Whether all is sharp."""
        clip = surface.get_clip()
        surface.set_clip(camera.rect.clip(clip).clip(self._sheet(camera)))
        complete = False
        if camera.moving:
            self._draw_rough(surface, camera)
        else:
            wanted = self._wanted(camera)
            complete = self._work(wanted, most)
            if complete:
                self._sharp, self._held = wanted, None
            else:
                self._draw_gaps(surface, camera, wanted)
            x, y = camera.origin
            surface.blits(
                [(self._ready(key), (x + key[1] * SIDE, y + key[2] * SIDE))
                 for key in wanted if self._is_ready(key)],
                doreturn=False,
            )  # fmt: skip
        surface.set_clip(clip)
        return complete

    def is_sharp(self, camera: Camera) -> bool:
        """Whether every tile of the view is painted."""
        return all(self._is_ready(key) for key in self._wanted(camera))

    def _work(self, wanted: list[Key], most: int | None) -> bool:
        """Paint and colour what is lacking, each counted as one; whether nothing is lacking any more."""
        left = math.inf if most is None else most
        for key in wanted:
            for lacking, do in (
                (key not in self._tiles, self._painted),
                (not self._is_ready(key), self._ready),
            ):
                if lacking:
                    if left < 1:
                        return False
                    left -= 1
                    do(key)
        return True

    def _sheet(self, camera: Camera) -> pygame.Rect:
        left, top, width, height = self._atlas.sheet
        x, y = camera.to_window((left, top))
        return pygame.Rect(round(x), round(y), round(width * camera.scale), round(height * camera.scale))

    def _wanted(self, camera: Camera) -> list[Key]:
        """The tiles of the view, those in the middle first."""
        scale = camera.scales[camera.step]
        seen = camera.rect.clip(self._sheet(camera))
        x, y = camera.origin
        keys = [
            (scale, column, row)
            for column in range(math.floor((seen.left - x) / SIDE), math.ceil((seen.right - x) / SIDE))
            for row in range(math.floor((seen.top - y) / SIDE), math.ceil((seen.bottom - y) / SIDE))
        ]
        cx, cy = (seen.centerx - x) / SIDE - 0.5, (seen.centery - y) / SIDE - 0.5
        return sorted(keys, key=lambda key: (key[1] - cx) ** 2 + (key[2] - cy) ** 2)

    def _is_ready(self, key: Key) -> bool:
        tile = self._tiles.get(key)
        return tile is not None and tile.colours is not None

    def _painted(self, key: Key) -> Tile:
        tile = self._tiles.get(key)
        if tile is None:
            tile = self._tiles[key] = self._painter(key[0]).paint(key[1], key[2])
            while len(self._tiles) > KEPT:
                self._tiles.popitem(last=False)
        self._tiles.move_to_end(key)
        return tile

    def _ready(self, key: Key) -> pygame.Surface:
        tile = self._painted(key)
        return tile.colours or self._painter(key[0]).colour(tile, self._washes)

    def _painter(self, scale: float) -> Painter:
        if scale not in self._painters:
            paper = self._sprites.tiled("world/map/paper", PAPER_SIDE, PAPER_SIDE, 1.0)
            self._painters[scale] = Painter(self._atlas, scale, self._look, paper)
        return self._painters[scale]

    def _draw_gaps(self, surface: pygame.Surface, camera: Camera, wanted: list[Key]) -> None:
        """The rough picture where tiles are lacking."""
        x, y = camera.origin
        clip = surface.get_clip()
        gaps = [
            pygame.Rect(x + key[1] * SIDE, y + key[2] * SIDE, SIDE, SIDE)
            for key in wanted
            if not self._is_ready(key)
        ]
        surface.set_clip(gaps[0].unionall(gaps[1:]).clip(clip))
        self._draw_rough(surface, camera)
        surface.set_clip(clip)

    def _draw_rough(self, surface: pygame.Surface, camera: Camera) -> None:
        """The whole map scaled, and over it the view that was last sharp."""
        whole = self._overview()
        left, top, width, height = self._atlas.sheet
        self._stretch(surface, camera, whole, (left, top, width, height))
        if self._sharp and self._sharp[0][0] not in (self._whole_scale, camera.scale):
            image, (left, top, right, bottom) = self._held_view()
            self._stretch(surface, camera, image, (left, top, right - left, bottom - top))

    def _held_view(self) -> tuple[pygame.Surface, Box]:
        """The last sharp view as one picture, put together when it is first needed."""
        if self._held is None:
            columns, rows = [key[1] for key in self._sharp], [key[2] for key in self._sharp]
            wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
            image = pygame.Surface((wide * SIDE, high * SIDE))
            for key in self._sharp:
                image.blit(self._ready(key), ((key[1] - min(columns)) * SIDE, (key[2] - min(rows)) * SIDE))
            span = SIDE / self._sharp[0][0]
            place = (min(columns), min(rows), max(columns) + 1, max(rows) + 1)
            self._held = image, (place[0] * span, place[1] * span, place[2] * span, place[3] * span)
        return self._held

    def _stretch(
        self,
        surface: pygame.Surface,
        camera: Camera,
        image: pygame.Surface,
        place: tuple[float, float, float, float],
    ) -> None:
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
        """The whole map as one small picture, brought up to date."""
        if self._whole is None:
            _, _, width, height = self._atlas.sheet
            size = (math.ceil(width * self._whole_scale), math.ceil(height * self._whole_scale))
            self._whole = pygame.Surface(size)
            self._assemble(self._whole, None)
        elif self._stale:
            boxes = [box for number in self._stale for box in self._atlas.reach.get(number, ())]
            self._assemble(self._whole, boxes)
        self._stale = set()
        return self._whole

    def _assemble(self, whole: pygame.Surface, changed: list[Box] | None) -> None:
        """Put the whole map together from its tiles; `changed` limits it to those that meet some boxes."""
        scale = self._whole_scale
        left, top = round(self._atlas.sheet[0] * scale), round(self._atlas.sheet[1] * scale)
        span = SIDE / scale
        for column in range(left // SIDE, (left + whole.get_width() - 1) // SIDE + 1):
            for row in range(top // SIDE, (top + whole.get_height() - 1) // SIDE + 1):
                place = (column * span, row * span, (column + 1) * span, (row + 1) * span)
                if changed is None or any(meets(box, place) for box in changed):
                    image = self._ready((scale, column, row))
                    whole.blit(image, (column * SIDE - left, row * SIDE - top))
