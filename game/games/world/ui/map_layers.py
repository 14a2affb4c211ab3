"""The wall map in a window: painted tiles for every zoom step, rough while it moves, sharp when it rests."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Mapping

import pygame

from game.games.world.ui.atlas import Atlas
from game.games.world.ui.map_rough import Key, Rough
from game.games.world.ui.map_tiles import PAPER_SIDE, SIDE, Painter, Tile
from game.games.world.ui.map_work import Work
from game.ui.camera import Camera
from game.ui.sprites import Sprites
from game.ui.theme import SeatColour

KEPT = 420  # tiles; one takes about 0.2 MB
_MANY = 24  # lacking tiles from which on the rough map is drawn below instead of stand-ins for each


class MapLayers:
    """Keeps the tiles. `washes` says which seat colour lies on which territory (by its number)."""

    def __init__(self, atlas: Atlas, sprites: Sprites) -> None:
        self._atlas = atlas
        self._sprites = sprites
        self._tiles: OrderedDict[Key, Tile] = OrderedDict()
        self._painters: dict[float, Painter] = {}
        self._washes: dict[int, SeatColour] = {}
        self._rough = Rough(atlas, self._ready, self._is_ready)
        self._whole_scale = 0.0
        self._look = 0.0

    def layout(self, camera: Camera, look: float) -> None:
        """Forget what was painted for another size of the window or the interface."""
        if camera.scales[0] != self._whole_scale or look != self._look:
            self._tiles.clear()
            self._painters.clear()
            self._whole_scale, self._look = camera.scales[0], look
            self._rough.layout(self._whole_scale)

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
                tile.is_stale = True
        self._rough.change_owners(changed)

    def draw(self, surface: pygame.Surface, camera: Camera, work: Work) -> bool:
        """Paint the view, as much of it anew as the work allows; whether all is sharp."""
        clip = surface.get_clip()
        surface.set_clip(camera.rect.clip(clip).clip(self._sheet(camera)))
        complete = False
        if camera.moving:
            self._rough.draw(surface, camera.origin, camera.scale)
        else:
            complete = self._draw_tiles(surface, camera, work)
        surface.set_clip(clip)
        if complete and not work.is_all:
            complete = self._rough.freshen(work)
            if work.is_hurried:
                self._work(self._wanted(camera, SIDE), work)  # what is likely to come into sight next
        return complete

    def cover(self, camera: Camera) -> bool:
        """Whether the printed sheet leaves nothing of the window's part free."""
        return bool(self._sheet(camera).contains(camera.rect))

    def is_sharp(self, camera: Camera) -> bool:
        """Whether every tile of the view is painted."""
        return all(self._is_ready(key) for key in self._wanted(camera))

    def _draw_tiles(self, surface: pygame.Surface, camera: Camera, work: Work) -> bool:
        """Paint the tiles of the view over stand-ins for those that are lacking; whether none is."""
        wanted, (x, y) = self._wanted(camera), camera.origin
        lacking = [] if work.is_all else [key for key in wanted if not self._is_shown(key)]
        if len(lacking) > _MANY:
            self._rough.draw(surface, camera.origin, camera.scale)
            lacking = []
        shown = self._rough.stand_ins(lacking)
        complete = self._work(wanted, work)
        for key in wanted:
            tile = self._tiles.get(key)
            if tile is not None and tile.colours is not None:
                self._tiles.move_to_end(key)
                shown.append((tile.colours, key))
        surface.blits([(image, (x + key[1] * SIDE, y + key[2] * SIDE)) for image, key in shown], False)
        if complete:
            self._rough.remember(wanted)
        return complete

    def _is_shown(self, key: Key) -> bool:
        """Whether there is a painted tile, be it with an owner of before."""
        tile = self._tiles.get(key)
        return tile is not None and tile.colours is not None

    def _work(self, wanted: list[Key], work: Work) -> bool:
        """Paint and colour what is lacking, each counted as one; whether nothing is lacking any more."""
        for key in wanted:
            if self._is_ready(key):
                continue
            if key not in self._tiles:
                if not work.take():
                    return False
                self._painted(key)
            if not work.take():
                return False
            self._ready(key)
        return True

    def _sheet(self, camera: Camera) -> pygame.Rect:
        left, top, width, height = self._atlas.sheet
        x, y = camera.to_window((left, top))
        return pygame.Rect(round(x), round(y), round(width * camera.scale), round(height * camera.scale))

    def _wanted(self, camera: Camera, around: int = 0) -> list[Key]:
        """The tiles of the view and so many pixels around it, those in the middle first."""
        scale = camera.scales[camera.step]
        seen = camera.rect.inflate(2 * around, 2 * around).clip(self._sheet(camera))
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
        return tile is not None and tile.colours is not None and not tile.is_stale

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
        if tile.colours is None or tile.is_stale:
            return self._painter(key[0]).colour(tile, self._washes)
        return tile.colours

    def _painter(self, scale: float) -> Painter:
        if scale not in self._painters:
            paper = self._sprites.tiled("world/map/paper", PAPER_SIDE, PAPER_SIDE, 1.0)
            self._painters[scale] = Painter(self._atlas, scale, self._look, paper)
        return self._painters[scale]
