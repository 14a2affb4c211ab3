"""Planned moves as arrows on the map: from where, to where, and how many of each kind go along."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.core.ids import Seat
from game.games.world.model import UNIT_KINDS, March, WorldState
from game.games.world.ui.map_picture import MapPicture
from game.ui.context import Context
from game.ui.theme import BRASS_BRIGHT, INK, Colour

Spot = tuple[float, float]
_FINE = 2


@dataclass(frozen=True)
class Arrow:
    """A planned move in the window: one leg, or two where it leaves the map at one edge and comes in at the
    other; the units stand at `chip`."""

    march: March
    legs: tuple[tuple[Spot, Spot], ...]
    chip: Spot

    @property
    def token(self) -> str:
        """How hands name it."""
        return f"march:{self.march.origin}:{self.march.to}"


class Arrows:
    """Lays out and draws the arrows of a state."""

    def __init__(self, ctx: Context, map_picture: MapPicture) -> None:
        self._ctx = ctx
        self._map = map_picture

    def arrows(self, state: WorldState) -> Iterator[Arrow]:
        """All of them."""
        for march in state.marches:
            legs = self.legs(march.origin, march.to)
            (ax, ay), (bx, by) = legs[0]
            part = 0.5 if len(legs) == 1 else 0.3
            length = math.hypot(bx - ax, by - ay) or 1.0
            ux, uy = (bx - ax) / length, (by - ay) / length
            side = 1 if ux >= 0 else -1  # the units go along above the arrow, or right of an upright one
            aside = self._map.sizes.piece * 0.62 + self._ctx.px(5)
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            yield Arrow(march, legs, (x + side * uy * aside, y - side * ux * aside))

    def arrow_at(self, state: WorldState, pos: tuple[int, int]) -> Arrow | None:
        """The arrow whose units or line lie under a point."""
        reach = self._map.sizes.piece * 0.6
        near = self._ctx.px(6)
        for arrow in self.arrows(state):
            wide = reach * max(1, len(arrow.march.units.kinds()))
            if abs(pos[0] - arrow.chip[0]) <= wide and abs(pos[1] - arrow.chip[1]) <= reach:
                return arrow
        for arrow in self.arrows(state):
            if any(_distance(pos, start, end) <= near for start, end in arrow.legs):
                return arrow
        return None

    def legs(self, origin: str, to: str) -> tuple[tuple[Spot, Spot], ...]:
        """The line of a move; over the map's edge where that is the shorter way."""
        start, end = self._spot(origin), self._spot(to)
        wide = self._map.atlas.size[0] * self._map.camera.scale
        shift = wide if end[0] < start[0] - wide / 2 else -wide if end[0] > start[0] + wide / 2 else 0.0
        if not shift:
            return ((start, end),)
        return (start, (end[0] + shift, end[1])), ((start[0] - shift, start[1]), end)

    def draw(self, surface: pygame.Surface, state: WorldState, lit: str | None) -> None:
        """Paint them; `lit` is the token of the one under the pointer or in focus."""
        for arrow in self.arrows(state):
            colour = self._ctx.seat_colour(state.active)
            for start, end in arrow.legs:
                if arrow.token == lit:
                    self.draw_line(surface, start, end, BRASS_BRIGHT, INK)
                else:
                    self.draw_line(surface, start, end, colour.fill, colour.rim)
            self._draw_units(surface, arrow, state.active)

    def draw_line(
        self, surface: pygame.Surface, start: Spot, end: Spot, tone: Colour, edge: Colour = INK
    ) -> None:
        """One bold arrow that begins and ends beside the pieces."""
        length = math.hypot(end[0] - start[0], end[1] - start[1])
        if length < 4:
            return
        ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        gap = min(length * 0.25, self._map.sizes.piece * 0.55)
        head, wide = self._ctx.px(13), self._ctx.px(5)
        ax, ay = start[0] + ux * gap, start[1] + uy * gap
        bx, by = end[0] - ux * gap * 0.6, end[1] - uy * gap * 0.6
        neck = (bx - ux * head, by - uy * head)
        left, right = (-uy, ux), (uy, -ux)

        def corner(at: Spot, side: Spot, by_pixels: float) -> Spot:
            return at[0] + side[0] * by_pixels, at[1] + side[1] * by_pixels

        shape = [
            corner((ax, ay), left, wide * 0.3),
            corner(neck, left, wide * 0.5),
            corner(neck, left, head * 0.62),
            (bx, by),
            corner(neck, right, head * 0.62),
            corner(neck, right, wide * 0.5),
            corner((ax, ay), right, wide * 0.3),
        ]
        _draw_smooth(surface, shape, tone, edge, self._ctx.px(2))

    def _draw_units(self, surface: pygame.Surface, arrow: Arrow, seat: Seat) -> None:
        size = self._map.sizes.piece
        kinds = arrow.march.units.kinds()
        pitch = size + self._ctx.px(2)
        x = arrow.chip[0] - pitch * (len(kinds) - 1) / 2
        for kind in UNIT_KINDS:
            count = arrow.march.units.of(kind)
            if count:
                self._map.pieces.draw(surface, kind, seat, (x, arrow.chip[1]), size, count)
                x += pitch

    def _spot(self, place: str) -> Spot:
        shapes = self._map.atlas.shapes
        at = shapes.labels.get(place) or shapes.seas[place][0]
        return self._map.camera.to_window(at)


def _draw_smooth(
    surface: pygame.Surface, shape: list[Spot], fill: Colour, edge: Colour, border: int
) -> None:  # fmt: skip
    """A filled outline with soft edges, painted large and scaled down."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    box = pygame.Rect(
        math.floor(min(xs)) - border - 1,
        math.floor(min(ys)) - border - 1,
        math.ceil(max(xs) - min(xs)) + 2 * border + 3,
        math.ceil(max(ys) - min(ys)) + 2 * border + 3,
    )
    seen = box.clip(surface.get_clip())
    if not seen.width or not seen.height:
        return
    sheet = pygame.Surface((seen.width * _FINE, seen.height * _FINE), pygame.SRCALPHA)
    fine = [((x - seen.left) * _FINE, (y - seen.top) * _FINE) for x, y in shape]
    pygame.draw.polygon(sheet, (*edge, 230), fine)
    pygame.draw.lines(sheet, (*edge, 230), True, fine, border * _FINE)
    pygame.draw.polygon(sheet, (*fill, 245), fine)
    surface.blit(pygame.transform.smoothscale(sheet, seen.size), seen)


def _distance(pos: tuple[int, int], start: Spot, end: Spot) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    whole = dx * dx + dy * dy
    part = max(0.0, min(1.0, ((pos[0] - start[0]) * dx + (pos[1] - start[1]) * dy) / whole)) if whole else 0.0
    return math.hypot(pos[0] - start[0] - dx * part, pos[1] - start[1] - dy * part)
