"""The lower margin of a front's map: its title, what the signs mean, the scale of kilometres and north."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pygame

from game.games.front.ui import map_tones as tones
from game.games.front.ui.atlas import Point
from game.games.front.ui.map_paint import FINE, Drawing, Label
from game.games.front.ui.map_stamps import Stamps
from game.ui.context import Context
from game.ui.text import Family
from game.ui.theme import Colour

_HIGH = 84.0  # map units
_TOP = 20.0  # below the hexes
_SIGNS = (
    "clear", "broken", "woods", "forest", "town", "city", "westwall", "stream", "river", "primary",
    "secondary", "points",
)  # fmt: skip
_KM = 62.0 / 1.75  # map units a kilometre


def legend(ctx: Context, drawing: Drawing, scale: float, words: dict[str, Any]) -> Label:
    """The whole strip as one printed thing, with its corner in pixels of the sheet."""
    width, height = drawing.atlas.size
    strip = _Strip(ctx, width, scale, words)
    image = strip.painted(drawing.atlas.map.name)
    return image, 0.0, float(round((height + _TOP) * scale))


class _Strip:
    """The strip while it is drawn; lengths are map units and scaled where they are used."""

    def __init__(self, ctx: Context, width: float, scale: float, words: dict[str, Any]) -> None:
        self._ctx, self._width, self._words = ctx, width, words
        self._scale, self._fine = scale, scale * FINE
        size = (math.ceil(width * scale), math.ceil(_HIGH * scale))
        self._size = size
        self._big = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
        self._big.fill((*tones.SHEET, 0))
        self._texts: list[tuple[pygame.Surface, Point]] = []

    def painted(self, title: str) -> pygame.Surface:
        """Signs first, small print over them."""
        narrow = self._width < 900
        self._write(title, (2, 6), "serif_bold", 19 if narrow else 26)
        self._write(self._words["hex"], (3, 33 if narrow else 44), "italic", 10.5)
        self._kilometres((3, 54 if narrow else 66))
        left = 224.0 if narrow else 330.0
        room = self._width - left - 56
        columns = 4 if narrow else 6
        rows = math.ceil(len(_SIGNS) / columns)
        for number, sign in enumerate(_SIGNS):
            x = left + room / columns * (number // rows)
            y = 4 + (number % rows) * (_HIGH - 6) / rows + (_HIGH - 6) / rows / 2
            self._sign(sign, (x, y), 17 if narrow else 30)
        self._north((self._width - 24, 40))
        out = pygame.transform.smoothscale(self._big, self._size)
        for image, at in self._texts:
            out.blit(image, (round(at[0]), round(at[1])))
        return out

    def _write(self, text: str, at: Point, family: Family, units: float, ink: Colour = tones.NAME) -> None:
        pixels = max(7.0, units * self._scale)
        font = self._ctx.type.font(family, pixels / self._ctx.scale)  # type: ignore[arg-type]
        self._texts.append((font.render(text, True, ink), (at[0] * self._scale, at[1] * self._scale)))

    def _to(self, x: float, y: float) -> Point:
        return x * self._fine, y * self._fine

    def _wide(self, units: float) -> int:
        return max(1, round(units * self._fine))

    def _kilometres(self, at: Point) -> None:
        """A bar of five kilometres."""
        x, y = at
        for k in range(5):
            left, top = self._to(x + k * _KM, y)
            box = pygame.Rect(round(left), round(top), round(_KM * self._fine), max(2, self._wide(3.4)))
            pygame.draw.rect(self._big, tones.FRAME if k % 2 == 0 else tones.HALO, box)
            pygame.draw.rect(self._big, tones.FRAME, box, self._wide(0.6))
        self._write("0", (x - 1, y + 4), "body", 8.5)
        self._write(f"5 {self._words['km']}", (x + 5 * _KM - 6, y + 4), "body", 8.5)

    def _north(self, at: Point) -> None:
        x, y = at
        star = [
            self._to(x + math.sin(k * math.pi / 4) * r, y - math.cos(k * math.pi / 4) * r)
            for k in range(8)
            for r in [(30.0 if k == 0 else 17.0) if k % 2 == 0 else 4.2]
        ]
        middle = self._to(x, y)
        pygame.draw.circle(self._big, tones.FRAME, middle, 12 * self._fine, self._wide(0.8))
        for k in range(8):
            ink = tones.FRAME if k % 2 == 0 else tones.HALO
            pygame.draw.polygon(self._big, ink, [middle, star[k - 1], star[k]])
        pygame.draw.polygon(self._big, tones.FRAME, star, self._wide(0.5))
        self._write(self._words["north"], (x + 6, y - 32), "title", 11)

    def _sign(self, sign: str, at: Point, wide: float) -> None:
        x, y = at
        high = 15.0
        if sign in tones.LAND:
            left, top = self._to(x, y - high / 2)
            box = pygame.Rect(round(left), round(top), self._wide(wide), self._wide(high))
            pygame.draw.rect(self._big, tones.LAND[sign], box)
            pygame.draw.rect(self._big, tones.GRID, box, self._wide(0.6))
        draw: dict[str, Callable[[float, float, float], None]] = {
            "woods": self._trees, "forest": self._trees, "broken": self._hachures, "town": self._houses,
            "city": self._houses, "westwall": self._teeth, "points": self._star,
        }  # fmt: skip
        if sign in draw:
            draw[sign](x, y, wide)
        elif sign == "stream":
            self._line(x, y, wide, ((tones.STREAM, 2.0),))
        elif sign == "river":
            self._line(x, y, wide, ((tones.WATER_BANK, 6.0), (tones.WATER, 4.2)))
            middle = x + wide / 2
            for side in (-3.1, 3.1):
                ends = self._to(middle + side, y - 5.4), self._to(middle + side, y + 5.4)
                pygame.draw.line(self._big, tones.FRAME, *ends, self._wide(1.1))
        elif sign == "primary":
            self._line(x, y, wide, ((tones.ROAD_CASE, 4.8), (tones.ROAD, 2.8)))
        elif sign == "secondary":
            self._line(x, y, wide, ((tones.LANE_CASE, 3.0), (tones.LANE, 1.7)))
        self._write(self._words[sign], (x + wide + 5, y - 7.4), "body", 11)

    def _line(self, x: float, y: float, wide: float, inks: tuple[tuple[Colour, float], ...]) -> None:
        for ink, thick in inks:
            left, top = self._to(x, y - thick / 2)
            pygame.draw.rect(
                self._big, ink, (round(left), round(top), self._wide(wide), max(2, self._wide(thick)))
            )

    def _trees(self, x: float, y: float, wide: float) -> None:
        stamps = Stamps(self._fine)
        for k in range(4):
            px, py = self._to(x + wide * (0.16 + 0.22 * k), y + (5.4 if k % 2 else 2.4))
            tree = stamps.trees[(0, 5, 2, 4)[k]]
            self._big.blit(tree, (px - stamps.middle, py - stamps.foot))

    def _hachures(self, x: float, y: float, wide: float) -> None:
        for k in range(6):
            px = x + wide * (0.15 + 0.14 * k)
            off = 1.6 if k % 3 == 1 else 0.0
            pygame.draw.line(
                self._big,
                tones.HACHURE,
                self._to(px, y - 3 - off),
                self._to(px + 0.8, y + 2),
                self._wide(0.6),
            )

    def _houses(self, x: float, y: float, wide: float) -> None:
        for k in range(5):
            left, top = self._to(x + wide * (0.12 + 0.16 * k), y + (0.8 if k % 2 else -4.4))
            pygame.draw.rect(
                self._big, tones.HOUSE, (round(left), round(top), self._wide(3.6), self._wide(3.0))
            )

    def _teeth(self, x: float, y: float, wide: float) -> None:
        pygame.draw.line(
            self._big, tones.TEETH, self._to(x, y + 2), self._to(x + wide, y + 2), self._wide(1.1)
        )
        count = max(3, round(wide / 6.6))
        for k in range(count):
            px = x + wide * (k + 0.5) / count
            pygame.draw.polygon(
                self._big,
                tones.TEETH,
                [self._to(px - 2.1, y + 2), self._to(px, y - 2.6), self._to(px + 2.1, y + 2)],
            )

    def _star(self, x: float, y: float, wide: float) -> None:
        middle = self._to(x + wide / 2, y)
        star = [
            (
                middle[0] + math.sin(k * math.pi / 8) * 6.5 * self._fine * (1.0 if k % 2 == 0 else 0.82),
                middle[1] - math.cos(k * math.pi / 8) * 6.5 * self._fine * (1.0 if k % 2 == 0 else 0.82),
            )
            for k in range(16)
        ]
        pygame.draw.polygon(self._big, tones.POINTS, star)
