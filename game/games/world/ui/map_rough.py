"""The map before it is painted sharp: all of it in small, and the view that was last sharp, stretched."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.games.world.ui.atlas import Atlas, Box, meets
from game.games.world.ui.map_canvas import Canvas, Key, Span
from game.games.world.ui.map_tiles import SIDE
from game.games.world.ui.map_work import Work
from game.kit.shapes import Point
from game.ui.backdrop import around


class Rough:
    """Keeps the small pictures; `ready` makes a tile as it is now."""

    def __init__(self, atlas: Atlas, ready: Callable[[Key], pygame.Surface]) -> None:
        self._atlas = atlas
        self._ready = ready
        self._scale = 0.0
        self._whole: pygame.Surface | None = None
        self._stale: list[Key] = []  # tiles of the whole map whose owners it does not show yet
        self._sharp: tuple[float, Span] | None = None  # the tiles of the view when it was last complete
        self._held: tuple[pygame.Surface, Box] | None = None  # a copy of it, and its place
        self._scratch = self._sheet = pygame.Surface((1, 1))  # kept, for fresh memory in a frame is slow

    def forget(self, scale: float) -> None:
        """Forget all; the whole map is kept at this scale from now on."""
        self._scale, self._whole, self._stale = scale, None, []
        self._sharp = self._held = None

    def layout(self, canvas: tuple[int, int]) -> None:
        """Views are laid on a canvas of this size."""
        self._sharp = self._held = None
        if self._sheet.get_size() != canvas:
            self._sheet = pygame.Surface(canvas)
            self._scratch = pygame.Surface((canvas[0] + SIDE, canvas[1] + SIDE))
            for sheet in (self._sheet, self._scratch):
                sheet.fill((0, 0, 0))

    def change_owners(self, changed: set[int]) -> None:
        """Territories (by number) have other owners than what is kept here shows."""
        boxes = [box for number in changed for box in self._atlas.reach.get(number, ())]
        span = SIDE / self._scale
        for key in self._keys() if self._whole is not None else ():
            place = (key[1] * span, key[2] * span, (key[1] + 1) * span, (key[2] + 1) * span)
            if key not in self._stale and any(meets(box, place) for box in boxes):
                self._stale.append(key)
        self._sharp = self._held = None

    def freshen(self, work: Work) -> bool:
        """Bring the small map up to date, a tile a piece; whether it is."""
        while self._stale and work.take("rough"):
            self._lay(self._stale.pop())
        return not self._stale

    def remember(self, scale: float, span: Span) -> None:
        """The view is sharp: these tiles lie in it."""
        if self._sharp != (scale, span):
            self._sharp, self._held = (scale, span), None

    def hold(self, canvas: Canvas) -> None:
        """The view is about to be left: keep it as it was when it was last sharp, if that is a help."""
        if self._sharp is None or self._held is not None or self._sharp[0] != canvas.scale:
            return
        scale, (left, top, across, down) = self._sharp
        keys = [(scale, left + place % across, top + place // across) for place in range(across * down)]
        if scale != self._scale and all(map(canvas.holds, keys)):
            image = self._sheet.subsurface((0, 0, across * SIDE, down * SIDE))
            canvas.draw(image, (-left * SIDE, -top * SIDE), self._sharp[1])
            side = SIDE / scale
            self._held = image, (left * side, top * side, (left + across) * side, (top + down) * side)

    def draw(self, surface: pygame.Surface, origin: Point, scale: float) -> None:
        """Paint the clip of a surface; `origin` is where the map's (0, 0) lies on it."""
        held = self._held
        if held is None:
            self._draw_whole(surface, origin, scale)
            return
        clip, box = surface.get_clip(), _box(origin, scale, held[1]).inflate(-2, -2)
        for bare in around(clip, box):
            surface.set_clip(bare)
            self._draw_whole(surface, origin, scale)
        surface.set_clip(clip)
        self._stretch(surface, origin, scale, *held)

    def _draw_whole(self, surface: pygame.Surface, origin: Point, scale: float) -> None:
        left, top, width, height = self._atlas.sheet
        place = (left, top, left + width, top + height)
        self._stretch(surface, origin, scale, self._overview(), place)

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
        if size[0] > self._scratch.get_width() or size[1] > self._scratch.get_height():
            return pygame.transform.scale(image, size)
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


def _box(origin: Point, scale: float, place: Box) -> pygame.Rect:
    """Where a place of the world lies on a surface."""
    left, top = round(origin[0] + place[0] * scale), round(origin[1] + place[1] * scale)
    right, bottom = round(origin[0] + place[2] * scale), round(origin[1] + place[3] * scale)
    return pygame.Rect(left, top, right - left, bottom - top)
