"""What the wonders' tablets share: a wide sky, a crowd, bronze and cream stone."""

from __future__ import annotations

from tools.art import wonders_folk as folk
from tools.art import wonders_land as land
from tools.art.wonders_paint import disc, line, moved, shape
from tools.art.wonders_parts import Stuff

WIDE = 640.0
BRONZE = Stuff("#b9813f", 0.5, 0.45)
CREAM = Stuff("#e6d2a4", 0.45, 0.36)


def wide_sky(age: int, seed: int, sun: float, clouds: int = 7, horizon: float = 240.0) -> str:
    """An age\'s sky over 640 units."""
    return moved(land.sky(age, seed, sun / 1.3, clouds, WIDE / 1.3, horizon / 1.3), 0, 0, 1.3)


def crowd(y: float, spots: tuple[float, ...], h: float = 30.0) -> str:
    """People standing about."""
    tunics = ("#e8dcc0", "#b8512e", "#3f6a8a", "#c9973a", "#5f7a3a", "#7a3a5a")
    return "".join(
        folk.person(x, y + (k * 7) % 12, h, tunics[k % 6], long=k % 2 == 0, flip=k % 3 == 0)
        for k, x in enumerate(spots)
    )


def gilt_figure(x: float, y: float) -> str:
    """A small gilt figure on a roof."""
    return line(f"M{x} {y + 8} v-12 M{x - 5} {y} l5 -4 l6 -6", "#ffe08a", 3.4) + shape(
        disc(x, y - 8, 3), "#ffe08a"
    )
