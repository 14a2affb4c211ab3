"""The map before it is painted sharp: all of it in small, and the view that was last sharp, stretched."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.games.world.ui.atlas import Atlas, Box, meets
from game.games.world.ui.map_tiles import SIDE
from game.games.world.ui.map_work import Work
from game.kit.shapes import Point

Key = tuple[float, int, int]  # scale, column, row


class Rough:
    """Keeps the small pictures; `ready` makes a tile as it is now, `is_ready` tells whether it is there."""

    def __init__(
        self, atlas: Atlas, ready: Callable[[Key], pygame.Surface], is_ready: Callable[[Key], bool]
    ) -> None:
        self._atlas = atlas
        self._ready = ready
        self._is_ready = is_ready
        self._scale = 0.0
        self._whole: pygame.Surface | None = None
        self._stale: list[Key] = []  # tiles of the whole map whose owners it does not show yet
        self._sharp: list[Key] = []  # the tiles of the view when it was last complete
        self._held: tuple[pygame.Surface, Box] | None = None  # those tiles as one picture, and its place
        self._stand_ins: dict[Key, pygame.Surface] = {}
        self._scratch = self._sheet = pygame.Surface((1, 1))  # kept, for fresh memory in a frame is slow

    def layout(self, scale: float) -> None:
        """Forget all; the whole map is kept at this scale from now on."""
        self._scale, self._whole, self._stale = scale, None, []
        self._sharp, self._held = [], None
        self._stand_ins.clear()

    def change_owners(self, changed: set[int]) -> None:
        """Territories (by number) have other owners than what is kept here shows."""
        boxes = [box for number in changed for box in self._atlas.reach.get(number, ())]
        span = SIDE / self._scale
        for key in self._keys() if self._whole is not None else ():
            place = (key[1] * span, key[2] * span, (key[1] + 1) * span, (key[2] + 1) * span)
            if key not in self._stale and any(meets(box, place) for box in boxes):
                self._stale.append(key)
        self._stand_ins.clear()

    def freshen(self, work: Work) -> bool:
        """Bring the small map up to date, a tile a piece; whether it is."""
        while self._stale and work.take():
            self._lay(self._stale.pop())
        return not self._stale

    def remember(self, keys: list[Key]) -> None:
        """The view is sharp: these tiles lie in it."""
        self._sharp, self._held = keys, None
        self._stand_ins.clear()

    def draw(self, surface: pygame.Surface, origin: Point, scale: float) -> None:
        """Paint the clip of a surface; `origin` is where the map's (0, 0) lies on it."""
        held = self._held_view(scale)
        if held is None or not self._covers(surface, origin, scale, held[1]):
            left, top, width, height = self._atlas.sheet
            place = (left, top, left + width, top + height)
            self._stretch(surface, origin, scale, self._overview(), place)
        if held is not None:
            self._stretch(surface, origin, scale, *held)

    def stand_ins(self, lacking: Sequence[Key]) -> list[tuple[pygame.Surface, Key]]:
        """What is shown for tiles of one zoom until they are painted; each is made once."""
        if self._stand_ins and lacking and next(iter(self._stand_ins))[0] != lacking[0][0]:
            self._stand_ins.clear()
        for key in lacking:
            if key not in self._stand_ins:
                picture = self._stand_ins[key] = pygame.Surface((SIDE, SIDE))
                self.draw(picture, (-key[1] * SIDE, -key[2] * SIDE), key[0])
        return [(self._stand_ins[key], key) for key in lacking]

    def _held_view(self, scale: float) -> tuple[pygame.Surface, Box] | None:
        """The last sharp view as one picture, put together when it is first needed; none if it is no help."""
        if not self._sharp or self._sharp[0][0] in (self._scale, scale):
            return None
        if self._held is None:
            if not all(self._is_ready(key) for key in self._sharp):
                self._sharp = []  # an owner has changed since
                return None
            columns, rows = [key[1] for key in self._sharp], [key[2] for key in self._sharp]
            wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
            image = self._sheet = _roomy(self._sheet, (wide * SIDE, high * SIDE))
            image = image.subsurface((0, 0, wide * SIDE, high * SIDE))
            for key in self._sharp:
                image.blit(self._ready(key), ((key[1] - min(columns)) * SIDE, (key[2] - min(rows)) * SIDE))
            span = SIDE / self._sharp[0][0]
            place = (min(columns), min(rows), max(columns) + 1, max(rows) + 1)
            self._held = image, (place[0] * span, place[1] * span, place[2] * span, place[3] * span)
        return self._held

    def _covers(self, surface: pygame.Surface, origin: Point, scale: float, place: Box) -> bool:
        """Whether a picture of some place lies over the whole clip of a surface."""
        return _box(origin, scale, place).inflate(-2, -2).contains(surface.get_clip())

    def _stretch(
        self, surface: pygame.Surface, origin: Point, scale: float, image: pygame.Surface, place: Box
    ) -> None:
        """Draw the part of an image of some place in the world that is in the clip, scaled to it."""
        box = _box(origin, scale, place)
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
            surface.blit(self._scaled(image.subsurface(part), target.size), target)

    def _scaled(self, image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        """An image in another size, good until the next one is asked for."""
        self._scratch = _roomy(self._scratch, size)
        out = self._scratch.subsurface((0, 0), size)
        if out.get_masks() != image.get_masks() or out.get_bitsize() != image.get_bitsize():
            return pygame.transform.scale(image, size)
        return pygame.transform.scale(image, size, out)

    def _overview(self) -> pygame.Surface:
        """The whole map as one small picture; put together from its tiles when it is first needed."""
        if self._whole is None:
            _, _, width, height = self._atlas.sheet
            self._whole = pygame.Surface((math.ceil(width * self._scale), math.ceil(height * self._scale)))
            for key in self._keys():
                self._lay(key)
        return self._whole

    def _keys(self) -> list[Key]:
        """The tiles of the whole map."""
        _, _, width, height = self._atlas.sheet
        left, top = self._corner
        right, bottom = left + math.ceil(width * self._scale), top + math.ceil(height * self._scale)
        return [
            (self._scale, column, row)
            for column in range(left // SIDE, (right - 1) // SIDE + 1)
            for row in range(top // SIDE, (bottom - 1) // SIDE + 1)
        ]

    @property
    def _corner(self) -> tuple[int, int]:
        return round(self._atlas.sheet[0] * self._scale), round(self._atlas.sheet[1] * self._scale)

    def _lay(self, key: Key) -> None:
        """Put a tile into the whole map."""
        assert self._whole is not None
        left, top = self._corner
        self._whole.blit(self._ready(key), (key[1] * SIDE - left, key[2] * SIDE - top))


def _roomy(sheet: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A surface of at least this size: the given one if it is."""
    width, height = sheet.get_size()
    if width >= size[0] and height >= size[1]:
        return sheet
    return pygame.Surface((max(width, size[0]), max(height, size[1])))


def _box(origin: Point, scale: float, place: Box) -> pygame.Rect:
    """Where a place of the world lies on a surface."""
    left, top = round(origin[0] + place[0] * scale), round(origin[1] + place[1] * scale)
    right, bottom = round(origin[0] + place[2] * scale), round(origin[1] + place[3] * scale)
    return pygame.Rect(left, top, right - left, bottom - top)
