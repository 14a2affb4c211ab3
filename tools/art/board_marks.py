"""Draws what the duel's table lays over a space to say something about it; written by `tools.art.board_duel`.

Every mark has the space's canvas and is clear outside it; each is told by its shape, not by colour alone.
"""

from __future__ import annotations

import math

import numpy as np

from game.ui.theme import BAD, BRASS, INK, PAPER
from tools.art.board_gold import GOLD, HEIGHT, INRADIUS, WIDTH
from tools.art.texture import (
    DEEP,
    Array,
    Rgb,
    band,
    clear,
    grid,
    grown,
    hexagon,
    mix,
    noise,
    over,
    ramp,
    sample,
    smooth,
)

STRONG: Rgb = (255, 226, 150)


def marks() -> dict[str, Array]:
    """Every mark by its name."""
    x, y = grid(WIDTH, HEIGHT)
    return {
        "lit": _lit(x, y, 0.75),
        "lit_strong": _lit(x, y, 1.0),
        "lit_capture": _capture(x, y),
        "dim": over(clear(WIDTH, HEIGHT), (8, 8, 10), smooth(0.0, -0.8, hexagon(x, y, INRADIUS)) * 0.46),
        "last_from": _printed(x, y, hollow=True),
        "last_to": _printed(x, y, hollow=False),
        "threat": _threat(x, y),
        "select": _select(x, y),
        "focus": _focus(x, y),
    }


def _lit(x: Array, y: Array, strength: float) -> Array:
    """A legal target: glow along the lip and a dot; the hovered one fills and doubles its ring."""
    r = np.hypot(x, y)
    strong = strength == 1.0
    glow = np.exp(-(((r - 36) / (11 if strong else 8)) ** 2)) * (0.8 if strong else 0.6)
    picture = over(clear(WIDTH, HEIGHT), (255, 200, 96), glow * smooth(0, -4, hexagon(x, y, INRADIUS)))
    if strong:
        picture = over(picture, (255, 214, 130), smooth(38, 20, r) * 0.34)
        picture = over(picture, (60, 34, 8), band(r, 31.5, 1.5, 0.6) * 0.5)
        picture = over(picture, STRONG, band(r, 31.5, 0.9))
    picture = over(picture, (60, 34, 8), band(r, 37.5, 2.3, 0.8) * 0.55)
    picture = over(picture, STRONG, band(r, 37.5, 1.5))
    size = 8.5 if strong else 6.5
    picture = over(picture, (60, 34, 8), smooth(size + 2.2, size - 0.4, r) * 0.6)
    return over(
        picture,
        ramp(smooth(size, 0, r) * 0.5 + 0.5, [BRASS, STRONG, (255, 248, 224)]),
        smooth(size, size - 0.8, r),
    )


def _capture(x: Array, y: Array) -> Array:
    """The winning target: a red enamel ring in gold with six darts that close on the leader."""
    r, turn = np.hypot(x, y), np.arctan2(y, x)
    inside = smooth(0, -3, hexagon(x, y, INRADIUS))
    picture = over(clear(WIDTH, HEIGHT), (255, 90, 50), np.exp(-(((r - 37) / 10) ** 2)) * 0.75 * inside)
    picture = over(picture, (50, 8, 4), band(r, 38, 4.1, 0.6) * 0.8)
    picture = over(picture, mix(BAD, (255, 80, 50), 0.3), band(r, 38, 2.6))
    for centre in (35.0, 41.0):
        picture = over(picture, STRONG, band(r, centre, 0.75))
    swing = np.mod(turn + math.pi / 6, math.pi / 3) - math.pi / 6
    depth, side = r * np.cos(swing), np.abs(r * np.sin(swing))
    dart = np.maximum(side - (depth - 23.5) * 0.52, depth - 36)
    picture = over(picture, (50, 8, 4), smooth(1.6, 0.6, dart) * (r < 37) * 0.85)
    return over(
        picture, ramp(smooth(36, 23, depth), [mix(BAD, (255, 80, 50), 0.3), STRONG]), smooth(0.3, -0.4, dart)
    )


def _printed(x: Array, y: Array, hollow: bool) -> Array:
    """The last move, printed in ivory: a broken ring where it left, a full one with ticks where it landed."""
    r, turn = np.hypot(x, y), np.arctan2(y, x)
    wear = sample(noise(1024, 1024, 560, 9, 9), x * DEEP, y * DEEP)
    ink = 0.84 - 0.16 * smooth(0.9, 2.0, wear)
    if hollow:
        cover = band(r, 35.5, 1.3) * smooth(-0.12, 0.12, np.cos(turn * 12))
    else:
        ticks = band(np.mod(turn, math.pi / 2) - math.pi / 4, 0, 0.09, 0.015) * band(r, 32.4, 3.2)
        cover = np.maximum(band(r, 35.5, 1.5), ticks)
    picture = over(clear(WIDTH, HEIGHT), INK, np.clip(grown(cover, 5), 0, 1) * 0.45)
    return over(picture, PAPER, cover * ink)


def _threat(x: Array, y: Array) -> Array:
    """A threatened space: red-brown hatching around the dish's rim, fading towards the figure."""
    r = np.hypot(x, y)
    area = smooth(0, -1, hexagon(x, y, INRADIUS - 1.5)) * (0.45 + 0.55 * smooth(20, 36, r))
    lines = band(np.mod((x - y) / math.sqrt(2), 6.2) - 3.1, 0, 1.15, 0.35)
    picture = over(clear(WIDTH, HEIGHT), (70, 14, 8), area * 0.2)
    picture = over(picture, (30, 6, 3), area * np.roll(lines, (5, 5), (0, 1)) * 0.55)
    picture = over(picture, (176, 62, 40), area * lines * 0.92)
    return over(picture, (176, 62, 40), band(hexagon(x, y, INRADIUS), -2.2, 0.9))


def _select(x: Array, y: Array) -> Array:
    """What is held: a raised brass ring whose four claws grip the figure's base."""
    r = np.hypot(x, y)
    slope = -(x + y) / (r + 1e-6) / math.sqrt(2)
    picture = over(
        clear(WIDTH, HEIGHT),
        (255, 206, 110),
        np.exp(-(((r - 39) / 7) ** 2)) * 0.6 * smooth(0, -3, hexagon(x, y, INRADIUS)),
    )
    picture = over(picture, (24, 12, 4), band(r, 39.5, 3.6, 0.6) * 0.85)
    swing = np.mod(np.arctan2(y, x), math.pi / 2) - math.pi / 4
    depth, side = r * np.cos(swing), np.abs(r * np.sin(swing))
    claw = np.maximum(side - (depth - 27) * 0.5, depth - 46)
    picture = over(picture, (24, 12, 4), smooth(1.4, 0.4, claw) * 0.85)
    rise = slope * np.clip((r - 39.5) / 2.6, -1, 1)
    metal = ramp(np.clip(0.7 + 0.42 * rise, 0, 1), GOLD)
    picture = over(picture, metal, band(r, 39.5, 2.7))
    return over(picture, ramp(np.clip(0.9 - side / 9, 0, 1), GOLD), smooth(0.3, -0.4, claw))


def _focus(x: Array, y: Array) -> Array:
    """Where the keyboard is: a dashed bright line on a dark one along the hexagon's edge."""
    edge, turn = hexagon(x, y, INRADIUS), np.arctan2(y, x)
    dash = smooth(-0.3, -0.1, np.cos(turn * 24))
    picture = over(clear(WIDTH, HEIGHT), (12, 8, 4), band(edge, -3.1, 2.6, 0.4) * 0.88)
    return over(picture, (255, 240, 200), band(edge, -3.1, 1.4, 0.35) * dash)
