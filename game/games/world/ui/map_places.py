"""Where things stand on the wall map at a zoom: discs, pieces, names, all clear of each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Protocol

import pygame

from game.games.world.ui.atlas import Atlas
from game.games.world.ui.map_work import Work
from game.kit.regions import SeaId, TerritoryId
from game.kit.shapes import Point

COUNTER, MIDDLE, LARGE = (16, 26), 28, 40  # sizes of a counter and of pieces at interface scale 1
_MIDDLE_FROM, _LARGE_FROM = 0.62, 1.45  # pixels a map unit, at interface scale 1
NAMES_FROM = 0.5
_PLAQUE_AIR = 2.0  # pixels between a plaque and the edge of the sheet


@dataclass(frozen=True)
class Sizes:
    """How large things are at a zoom, in pixels."""

    piece: int  # width of a piece or counter
    high: int  # its height
    disc: int  # radius
    roundel: int  # radius
    gap: int
    row: int  # pieces in a row, the disc counted as one

    @property
    def head(self) -> int:
        """Width of a disc and one piece beside it."""
        return 2 * self.disc + self.gap + self.piece


@cache
def sizes_at(scale: float, look: float) -> Sizes:
    """Sizes at `scale` pixels a map unit and an interface scale of `look`."""
    zoom = scale / look
    if zoom < _MIDDLE_FROM:
        (piece, high), disc, roundel, row = COUNTER, 7.0 + 3 * max(0.0, zoom - 0.3), 10, 4
    elif zoom < _LARGE_FROM:
        piece, high, disc, roundel, row = MIDDLE, MIDDLE, 10.0, 14, 4
    else:
        piece, high, disc, roundel, row = LARGE, LARGE, 13.0, 18, 4
    return Sizes(
        round(piece * look), round(high * look), round(disc * look), round(roundel * look),
        max(1, round((1 if (piece, high) == COUNTER else 3) * look)), row,
    )  # fmt: skip


def disc_place(anchor: Point, sizes: Sizes) -> Point:
    """The middle of a territory's disc; `anchor` is its label point in pixels."""
    return _left(anchor, sizes) + sizes.disc, anchor[1]


def slots(anchor: Point, sizes: Sizes, count: int) -> list[Point]:
    """The middles of the first `count` places for pieces: beside the disc, then in rows below."""
    across, down = sizes.piece + sizes.gap, sizes.high + sizes.gap
    left = _left(anchor, sizes)
    first = left + 2 * sizes.disc + sizes.gap + sizes.piece / 2
    beside = sizes.row - 1
    out = [(first + place * across, anchor[1]) for place in range(min(count, beside))]
    below = anchor[1] + max(sizes.disc, sizes.high / 2) + sizes.gap + sizes.high / 2
    for place in range(count - beside):
        row, column = divmod(place, sizes.row)
        out.append((left + sizes.piece / 2 + column * across, below + row * down))
    return out


def sea_slots(anchor: Point, sizes: Sizes, count: int) -> list[Point]:
    """The middles of places for pieces in a sea area: in rows beside its roundel."""
    across, down = sizes.piece + sizes.gap, sizes.high + sizes.gap
    first = anchor[0] + sizes.roundel + sizes.gap + sizes.piece / 2
    row = sizes.row + 1
    return [(first + place % row * across, anchor[1] + place // row * down) for place in range(count)]


def _left(anchor: Point, sizes: Sizes) -> float:
    """Where the row of a disc and its pieces begins: a disc and one or two pieces are about centred."""
    return anchor[0] - sizes.head / 2 - 0.3 * sizes.piece


class Measure(Protocol):
    """How large printed texts are; told by whoever prints them."""

    def name(self, text: str) -> tuple[int, int]:
        """A territory's name."""

    def sea(self, text: str) -> tuple[int, int]:
        """A sea area's name."""

    def plaque(self, continent: str) -> tuple[int, int]:
        """A continent's plate."""

    def is_land(self, at: Point) -> bool:
        """Whether a place of the map is land."""


class Names:
    """The names printed at one zoom, as (text, middle in pixels of the sheet); `place` puts them there."""

    def __init__(self, atlas: Atlas, scale: float, look: float, measure: Measure) -> None:
        self._atlas = atlas
        self._measure = measure
        self._taken: list[pygame.Rect] = []
        self._sizes = sizes_at(scale, look)
        self._scale = scale
        self.territories: dict[TerritoryId, tuple[str, Point]] = {}
        self.seas: dict[tuple[SeaId, int], tuple[str, Point]] = {}
        shapes = atlas.shapes.seas
        seas = [(sea.id, place) for sea in atlas.regions.seas for place in range(len(shapes[sea.id]))]
        self._waiting: list[Callable[[], None]] = [self._reserve]
        self._waiting += [partial(self._place_sea, sea, place) for sea, place in seas]
        if scale / look >= NAMES_FROM:
            order = sorted(atlas.names, key=lambda name: -_area(atlas.boxes[name]))
            self._waiting += [partial(self._place, name) for name in order]
        self._waiting.reverse()

    def place(self, work: Work) -> bool:
        """Find places for names, each a piece of work; whether all have been looked at."""
        while self._waiting and work.take("name"):
            self._waiting.pop()()
        return not self._waiting

    def _reserve(self) -> None:
        atlas, measure, sizes, scale = self._atlas, self._measure, self._sizes, self._scale
        for name in atlas.names:
            x, y = (side * scale for side in atlas.label(name))
            half = max(sizes.disc, sizes.high / 2)
            self._taken.append(_rect(_left((x, y), sizes), y - half, sizes.head, 2 * half))
        for places in atlas.shapes.seas.values():
            for x, y in places:
                radius = sizes.roundel
                wide = 2 * radius + 2 * (sizes.piece + sizes.gap)  # and two pieces
                self._taken.append(_rect(x * scale - radius, y * scale - radius, wide, 2 * radius))
        for continent in atlas.regions.continents:
            x, y = (side * scale for side in atlas.shapes.plaques[continent.id])
            width, height = measure.plaque(continent.id)
            x += plaque_shift(atlas, continent.id, width, scale)
            self._taken.append(_rect(x - width / 2, y - height / 2, width, height))

    def _place(self, name: TerritoryId) -> None:
        atlas, measure, sizes = self._atlas, self._measure, self._sizes
        x, y = (side * self._scale for side in atlas.label(name))
        high = max(sizes.disc, sizes.high / 2)
        title = atlas.regions.by_id[name].name
        for text in _broken(title):
            width, height = measure.name(text)
            up, down = y - high - height / 2 + 2, y + high + height / 2 - 1
            side = sizes.head / 2 + width / 2 + 2
            for at in (
                (x, up), (x, down), (x + width / 3, up), (x - width / 3, up), (x + width / 3, down),
                (x - width / 3, down), (x + side, y), (x - side, y),
            ):  # fmt: skip
                rect = _rect(at[0] - width / 2, at[1] - height / 2, width, height).inflate(-3, -3)
                if rect.collidelist(self._taken) < 0 and _on_sheet(atlas, rect, self._scale):
                    self._taken.append(rect)
                    self.territories[name] = (text, at)
                    return

    def _place_sea(self, sea: SeaId, place: int) -> None:
        """Put a sea area's name beside its roundel, where it lies on the least land."""
        atlas, measure = self._atlas, self._measure
        text = atlas.regions.sea_by_id[sea].name.replace(" ", "\n", 1)
        x, y = (side * self._scale for side in atlas.shapes.seas[sea][place])
        width, height = measure.sea(text)
        up, across = self._sizes.roundel + height / 2, self._sizes.roundel + width / 2 + 2
        edge = atlas.size[0] * self._scale - width / 2 - 4
        inside = max(width / 2 + 4, min(edge, x))
        found: list[tuple[int, Point, pygame.Rect]] = []
        for at in ((inside, y + up), (inside, y - up), (x + across, y), (x - across, y)):
            rect = _rect(at[0] - width / 2, at[1] - height / 2, width, height).inflate(-4, -4)
            if rect.collidelist(self._taken) < 0 and _on_sheet(atlas, rect, self._scale):
                found.append((self._land_under(rect, measure), at, rect))
        if found:
            _, at, rect = min(found, key=lambda one: one[0])
            self._taken.append(rect)
            self.seas[sea, place] = (text, at)

    def _land_under(self, rect: pygame.Rect, measure: Measure) -> int:
        spots = [
            (rect.left + rect.width * i / 4, rect.top + rect.height * j / 2)
            for i in range(5)
            for j in range(3)
        ]
        return sum(measure.is_land((x / self._scale, y / self._scale)) for x, y in spots)


def _broken(title: str) -> tuple[str, ...]:
    return (title, title.replace(" ", "\n", 1)) if " " in title else (title,)


def plaque_shift(atlas: Atlas, continent: str, width: float, scale: float) -> float:
    """By how many pixels a plaque moves sideways so that all of it lies on the sheet."""
    left, _, wide, _ = (side * scale for side in atlas.sheet)
    x = atlas.shapes.plaques[continent][0] * scale
    least, most = left + width / 2 + _PLAQUE_AIR, left + wide - width / 2 - _PLAQUE_AIR
    return min(max(x, least), max(least, most)) - x


def _on_sheet(atlas: Atlas, rect: pygame.Rect, scale: float) -> bool:
    width, height = atlas.size
    return rect.left >= 0 and rect.top >= 0 and rect.right <= width * scale and rect.bottom <= height * scale


def _area(box: tuple[float, float, float, float]) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _rect(x: float, y: float, width: float, height: float) -> pygame.Rect:
    return pygame.Rect(round(x), round(y), round(width), round(height))
