"""The wall map in a window: painted tiles for every zoom step, rough while it moves, sharp when it rests."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterator, Mapping

import pygame

from game.games.world.ui.atlas import Atlas
from game.games.world.ui.map_canvas import Canvas, Key, Span
from game.games.world.ui.map_rough import Rough
from game.games.world.ui.map_tiles import PAPER_SIDE, SIDE, Painter, Tile
from game.games.world.ui.map_work import Work
from game.ui.camera import Camera
from game.ui.sprites import Sprites
from game.ui.theme import SeatColour

KEPT = 420  # tiles; one takes about 0.2 MB
_MANY = 24  # tiles without a picture from which on the rough map is laid below all of the view
_MOST_BEGUN = 4  # tiles painted in part that are kept


class MapLayers:
    """Keeps the tiles. `washes` says which seat colour lies on which territory (by its number)."""

    def __init__(self, atlas: Atlas, sprites: Sprites) -> None:
        self._atlas = atlas
        self._sprites = sprites
        self._tiles: OrderedDict[Key, Tile] = OrderedDict()
        self._begun: dict[Key, Iterator[None]] = {}  # tiles that are painted or coloured in part
        self._painters: dict[float, Painter] = {}
        self._washes: dict[int, SeatColour] = {}
        self._canvas = Canvas()
        self._rough = Rough(atlas, self._ready)
        self._whole_scale = 0.0
        self._look = 0.0

    def layout(self, camera: Camera, look: float) -> None:
        """Forget what was painted for another size of the window or the interface."""
        self._canvas.layout(camera.rect.size)
        if camera.scales[0] != self._whole_scale or look != self._look:
            self._tiles.clear()
            self._begun.clear()
            self._painters.clear()
            self._whole_scale, self._look = camera.scales[0], look
            self._rough.forget(self._whole_scale)
        self._rough.layout(self._canvas.surface.get_size())

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
        self._begun.clear()
        self._rough.change_owners(changed)

    def draw(self, surface: pygame.Surface, camera: Camera, is_all: bool) -> bool:
        """Paint the view; whether all is sharp. What is lacking is made now if `is_all`, else shown rough."""
        clip = surface.get_clip()
        surface.set_clip(camera.rect.clip(clip).clip(self._sheet(camera)))
        complete = False
        if camera.moving:
            self._rough.hold(self._canvas)
            self._rough.draw(surface, camera.origin, camera.scale)
        else:
            span = self._span(camera)
            complete = self._lay(self._keys(camera, span), span, is_all)
            self._canvas.draw(surface, camera.origin, span)
        surface.set_clip(clip)
        return complete

    def prepare(self, camera: Camera, work: Work) -> bool:
        """Make what is lacking, as much as the work allows; whether nothing is lacking any more."""
        if camera.moving or not self._work(self._keys(camera, self._span(camera)), work):
            return False
        complete = self._rough.freshen(work)
        if work.is_hurried:
            self._work(self._keys(camera, self._span(camera, SIDE)), work)  # what is likely to come next
        return complete

    def cover(self, camera: Camera) -> bool:
        """Whether the printed sheet leaves nothing of the window's part free."""
        return bool(self._sheet(camera).contains(camera.rect))

    def is_sharp(self, camera: Camera) -> bool:
        """Whether every tile of the view is painted."""
        return all(self._is_ready(key) for key in self._keys(camera, self._span(camera)))

    def _lay(self, wanted: list[Key], span: Span, is_all: bool) -> bool:
        """Bring the tiles of the view onto the canvas, rough pictures of those that are lacking; whether
        none is."""
        canvas, scale = self._canvas, wanted[0][0] if wanted else 0.0
        if scale != canvas.scale:
            self._rough.hold(canvas)
            canvas.begin(scale, span)
        found = [(key, self._ready(key) if is_all else self._shown(key)) for key in wanted]
        bare = [key for key, image in found if image is None and not canvas.holds(key)]
        if len(bare) > _MANY:
            canvas.begin(scale, span)
            self._rough_up(wanted, span)
        else:
            for key in bare:
                box = canvas.spot(key)
                self._rough_in(box, (box.left - key[1] * SIDE, box.top - key[2] * SIDE), scale)
        for key, image in found:
            if image is not None:
                self._tiles.move_to_end(key)
                canvas.lay(key, image)
        if not all(self._is_ready(key) for key in wanted):
            return False
        self._rough.remember(scale, span)
        return True

    def _rough_up(self, wanted: list[Key], span: Span) -> None:
        """Lay the rough map below the whole view."""
        box = pygame.Rect(0, 0, 0, 0)
        for key in wanted:
            box = self._canvas.spot(key) if not box.width else box.union(self._canvas.spot(key))
        self._rough_in(box, (-span[0] * SIDE, -span[1] * SIDE), wanted[0][0])

    def _rough_in(self, box: pygame.Rect, origin: tuple[int, int], scale: float) -> None:
        surface = self._canvas.surface
        surface.set_clip(box)
        self._rough.draw(surface, origin, scale)
        surface.set_clip(None)

    def _shown(self, key: Key) -> pygame.Surface | None:
        """A painted tile, be it with an owner of before."""
        tile = self._tiles.get(key)
        return None if tile is None else tile.colours

    def _work(self, wanted: list[Key], work: Work) -> bool:
        """Paint and colour what is lacking, piece by piece; whether nothing is lacking any more."""
        for key in wanted:
            while not self._is_ready(key):
                if not work.take("tile"):
                    return False
                self._go_on(key)
        return True

    def _go_on(self, key: Key) -> None:
        """Do the next piece of a tile."""
        if key not in self._begun:
            while len(self._begun) >= _MOST_BEGUN:
                self._begun.pop(next(iter(self._begun)))
            self._begun[key] = self._pieces(key)
        if next(self._begun[key], self) is self:  # no piece was left
            self._begun.pop(key, None)

    def _pieces(self, key: Key) -> Iterator[None]:
        """Paint a tile if there is none, and colour it for the owners of now; a piece at a time."""
        painter, tile = self._painter(key[0]), self._tiles.get(key)
        if tile is None:
            tile = yield from painter.paint(key[1], key[2])
            self._tiles[key] = tile
            while len(self._tiles) > KEPT:
                self._tiles.popitem(last=False)
        self._tiles.move_to_end(key)
        yield
        yield from painter.colour(tile, self._washes)

    def _sheet(self, camera: Camera) -> pygame.Rect:
        left, top, width, height = self._atlas.sheet
        x, y = camera.to_window((left, top))
        return pygame.Rect(round(x), round(y), round(width * camera.scale), round(height * camera.scale))

    def _span(self, camera: Camera, around: int = 0) -> Span:
        """The tiles of the view and so many pixels around it."""
        seen = camera.rect.inflate(2 * around, 2 * around).clip(self._sheet(camera))
        x, y = camera.origin
        left, right = math.floor((seen.left - x) / SIDE), math.ceil((seen.right - x) / SIDE)
        top, bottom = math.floor((seen.top - y) / SIDE), math.ceil((seen.bottom - y) / SIDE)
        return left, top, right - left, bottom - top

    def _keys(self, camera: Camera, span: Span) -> list[Key]:
        """The tiles of a span, those in the middle first."""
        left, top, across, down = span
        scale, cx, cy = camera.scales[camera.step], left + (across - 1) / 2, top + (down - 1) / 2
        keys = [
            (scale, column, row) for column in range(left, left + across) for row in range(top, top + down)
        ]
        return sorted(keys, key=lambda key: (key[1] - cx) ** 2 + (key[2] - cy) ** 2)

    def _is_ready(self, key: Key) -> bool:
        tile = self._tiles.get(key)
        return tile is not None and tile.colours is not None and not tile.is_stale

    def _ready(self, key: Key) -> pygame.Surface:
        """A tile as it is now, made at once if it is lacking."""
        while not self._is_ready(key):
            self._go_on(key)
        image = self._tiles[key].colours
        assert image is not None
        return image

    def _painter(self, scale: float) -> Painter:
        if scale not in self._painters:
            paper = self._sprites.tiled("world/map/paper", PAPER_SIDE, PAPER_SIDE, 1.0)
            self._painters[scale] = Painter(self._atlas, scale, self._look, paper)
        return self._painters[scale]
