"""Skies, hills, water, ground, fire of the wonders' scenes, in a 320 x 280 view, the horizon near 165."""

from __future__ import annotations

import random
from itertools import pairwise

from tools.art.wonders_paint import (
    across,
    box,
    clipped,
    dim,
    disc,
    down,
    faint,
    glow,
    line,
    lit,
    mix,
    poly,
    shape,
    solid,
)

W, H = 320.0, 280.0
SKIES = {
    1: ("#7fa9bf", "#cfd3b8", "#f8d9a0", "#f3b57c"),
    2: ("#3f86bd", "#7fb7d8", "#bfe0e6", "#eef1dc"),
    3: ("#3b2f6b", "#8a4a86", "#e0745f", "#ffc06a"),
}
HAZE = {1: "#e9c9a0", 2: "#c4dce0", 3: "#b0688a"}


def sky(
    age: int, seed: int, sun: float = 70.0, clouds: int = 4, wide: float = W, horizon: float = 170.0
) -> str:
    """Dawn, noon or dusk, with a sun and long clouds."""
    rng = random.Random(seed)
    body = shape(box(0, 0, wide, horizon + 40), down(*SKIES[age]))
    if sun:
        y, size, colour = {
            1: (108.0, 22.0, "#fff2c8"),
            2: (52.0, 17.0, "#fffbe6"),
            3: (128.0, 27.0, "#ffe6a8"),
        }[age]
        body += faint(shape(disc(sun, y, size * 3.2), colour), 0.28, 16) + faint(
            shape(disc(sun, y, size * 1.6), colour), 0.4, 8
        )
        body += shape(disc(sun, y, size), colour)
    top, under = {1: ("#fff0d8", "#e8b890"), 2: ("#ffffff", "#b9d3df"), 3: ("#f7a98c", "#7b4a86")}[age]
    for _ in range(clouds):
        body += cloud(
            rng.uniform(0, wide), rng.uniform(18, horizon - 62), rng.uniform(28, 62), top, under, rng
        )
    return body


def cloud(x: float, y: float, w: float, top: str, under: str, rng: random.Random) -> str:
    """A flat-bottomed cloud, lit from above."""
    d = f"M{x - w:.1f} {y:.1f}"
    steps = 5
    for k in range(steps):
        left = x - w + 2 * w * k / steps
        right = x - w + 2 * w * (k + 1) / steps
        lift = w * (0.16 + 0.3 * (1 - abs(k - 2) / 2.4)) * rng.uniform(0.7, 1.2)
        d += f" C{left:.1f} {y - lift:.1f} {right:.1f} {y - lift:.1f} {right:.1f} {y - lift * 0.25:.1f}"
    return faint(
        shape(d + f" Q{x + w * 0.6:.1f} {y + w * 0.1:.1f} {x - w:.1f} {y:.1f}Z", down(top, under)), 0.85
    )


def ridge(
    y: float, rise: float, colour: str, seed: int, wide: float = W, foot: float = H, rough: int = 7
) -> str:
    """A line of hills, lit along the crest."""
    rng = random.Random(seed)
    points = [(wide * k / rough, y - rise * rng.uniform(0.1, 1)) for k in range(rough + 1)]
    d = f"M-10 {foot:.1f} L-10 {points[0][1]:.1f}"
    for (ax, ay), (bx, by) in pairwise(points):
        d += f" C{(ax + bx) / 2:.1f} {ay:.1f} {(ax + bx) / 2:.1f} {by:.1f} {bx:.1f} {by:.1f}"
    return shape(
        d + f" L{wide + 10:.1f} {foot:.1f}Z", down(lit(colour, 0.22), (0.3, colour), dim(colour, 0.12))
    )


def mountains(y: float, rise: float, colour: str, seed: int, wide: float = W) -> str:
    """Peaks with a lit and a shaded side."""
    rng = random.Random(seed)
    body, x = "", -30.0
    while x < wide + 20:
        w, h = rng.uniform(90, 150), rise * rng.uniform(0.5, 0.95)
        peak = (x + w * 0.48, y - h)
        left = (
            (x, y),
            (x + w * 0.2, y - h * 0.36),
            (x + w * 0.3, y - h * 0.5),
            (x + w * 0.4, y - h * 0.86),
            peak,
        )
        right = (
            (x + w * 0.6, y - h * 0.76),
            (x + w * 0.72, y - h * 0.42),
            (x + w * 0.86, y - h * 0.28),
            (x + w, y),
        )
        body += shape(poly((*left, *right)), down(lit(colour, 0.3), (0.7, colour), lit(colour, 0.1)))
        shade = (peak, *right, (x + w * 0.6, y), (x + w * 0.52, y - h * 0.4), (x + w * 0.44, y - h * 0.6))
        body += faint(shape(poly(shade), dim(colour, 0.3)), 0.6)
        x += w * 0.5
    return body


def ground(
    y: float, near: str, far: str, seed: int, tufts: str | None = None, wide: float = W, foot: float = H
) -> str:
    """Level ground with streaks of light and, where `tufts` is a colour, grass."""
    rng = random.Random(seed)
    body = shape(box(-5, y, wide + 10, foot - y + 5), down(far, (0.5, near), dim(near, 0.22)))
    for _ in range(26):
        gy = y + (foot - y) * rng.random() ** 0.8
        gx, w = rng.uniform(0, wide), rng.uniform(14, 44) * (0.4 + (gy - y) / (foot - y))
        colour = lit(near, 0.22) if rng.random() < 0.5 else dim(near, 0.16)
        body += faint(shape(disc(gx, gy, w, 1 + 2.4 * (gy - y) / (foot - y)), colour), 0.55)
    if tufts:
        for _ in range(34):
            gy = y + 6 + (foot - y - 6) * rng.random()
            gx, s = rng.uniform(0, wide), 0.4 + (gy - y) / (foot - y)
            colour = lit(tufts, 0.2) if rng.random() < 0.4 else tufts
            body += line(
                f"M{gx:.1f} {gy:.1f} l{-3 * s:.1f} {-6 * s:.1f} M{gx:.1f} {gy:.1f} l0 {-8 * s:.1f}"
                f" M{gx:.1f} {gy:.1f} l{3.4 * s:.1f} {-6 * s:.1f}",
                colour,
                1.3 * s,
            )
    return body


def paving(y: float, near: str, far: str, wide: float = W, foot: float = H, middle: float = 160.0) -> str:
    """A floor of slabs running to a vanishing point."""
    body = shape(box(-5, y, wide + 10, foot - y + 5), down(far, near, dim(near, 0.2)))
    seam = dim(near, 0.45)
    rows = 6
    for k in range(rows):
        ry = y + (foot - y) * ((k + 0.6) / rows) ** 1.8
        body += faint(line(f"M0 {ry:.1f} H{wide:.0f}", seam, 0.8 + 0.25 * k), 0.5)
    for k in range(-12, 13):
        body += faint(
            line(f"M{middle + k * 16:.1f} {y:.1f} L{middle + k * 58:.1f} {foot:.1f}", seam, 1.0), 0.45
        )
    return body


def water(y: float, age: int, foot: float = H, seed: int = 1, wide: float = W, left: float = 0.0) -> str:
    """Sea or river with strokes of reflected sky."""
    rng = random.Random(seed)
    far, near, shine = {
        1: ("#b7c9b8", "#3f7f8e", "#ffe9b8"),
        2: ("#8cc8d4", "#1f6f94", "#e6fbff"),
        3: ("#d98a7a", "#3a3f78", "#ffd08a"),
    }[age]
    body = shape(box(left - 2, y, wide + 4, foot - y + 2), down(far, (0.35, mix(far, near, 0.7)), near))
    for _ in range(44):
        part = rng.random()
        wy = y + 2 + (foot - y) * part
        wx, w = left + rng.uniform(0, wide), 4 + 16 * part * rng.random() + 4
        colour = shine if rng.random() < 0.5 else dim(near, 0.3)
        body += faint(
            line(
                f"M{wx - w:.1f} {wy:.1f} q{w / 2:.1f} {-1.6:.1f} {w:.1f} 0 t{w:.1f} 0",
                colour,
                0.9 + 1.3 * part,
            ),
            0.5,
        )
    return body


def shadow(x: float, y: float, w: float, h: float = 6.0) -> str:
    """The ground shadow of something, falling to the right."""
    return faint(shape(disc(x + w * 0.16, y, w * 0.6, h), "#1a1024"), 0.4, 2)


def smoke(x: float, y: float, size: float, colour: str = "#d9cfc4", lean: float = 0.5) -> str:
    body = ""
    for k in range(6):
        body += faint(
            shape(disc(x + lean * k * size * 0.36, y - k * size * 0.42, size * (0.2 + 0.09 * k)), colour),
            0.55 - 0.06 * k,
            2,
        )
    return body


def flame(x: float, y: float, h: float) -> str:
    """A fire with its glow."""

    def tongue(s: float, colour: str) -> str:
        return shape(
            f"M{x} {y - h * s} C{x + h * 0.34 * s} {y - h * 0.5 * s} {x + h * 0.3 * s} {y} {x} {y}"
            f" C{x - h * 0.3 * s} {y} {x - h * 0.32 * s} {y - h * 0.4 * s} {x - h * 0.1 * s}"
            f" {y - h * 0.6 * s} C{x - h * 0.06 * s} {y - h * 0.76 * s} {x} {y - h * 0.8 * s} {x}"
            f" {y - h * s}Z",
            colour,
        )

    return (
        faint(shape(disc(x, y - h * 0.4, h * 0.9), "#ffb040"), 0.45, 8)
        + tongue(1, "#e2601e")
        + tongue(0.72, "#ffae34")
        + tongue(0.42, "#fff2b0")
    )


def rays(x: float, y: float, to: float, spread: float, colour: str = "#fff2c0", strength: float = 0.3) -> str:
    """Light falling in through an opening at (x, y)."""
    return faint(
        shape(poly(((x - 14, y), (x + 14, y), (x + to + spread, H), (x + to - spread, H))), colour),
        strength,
        4,
    )


def birds(x: float, y: float, count: int, colour: str = "#3a2c3a", seed: int = 2) -> str:
    rng = random.Random(seed)
    body = ""
    for _ in range(count):
        bx, by, s = x + rng.uniform(-26, 26), y + rng.uniform(-12, 12), rng.uniform(3, 5)
        body += line(
            f"M{bx - s:.1f} {by - s * 0.4:.1f} q{s * 0.6:.1f} {-s * 0.2:.1f} {s:.1f} {s * 0.5:.1f}"
            f" q{s * 0.4:.1f} {-s * 0.7:.1f} {s:.1f} {-s * 0.5:.1f}",
            colour,
            1.3,
        )
    return body


def interior(
    wall: str, floor: str, horizon: float = 178.0, window: str | None = "#bfe0e6", arch: bool = True
) -> str:
    """A room: a lit wall with an opening on the left, light falling in, slabs, a dark beam above."""
    body = shape(box(-5, -5, W + 10, horizon + 6), across(lit(wall, 0.3), (0.4, wall), dim(wall, 0.45)))
    body += faint(shape(box(-5, horizon - 28, W + 10, 28), dim(wall, 0.5)), 0.55)
    if window:
        d = (
            f"M18 {horizon - 50} V64 A30 30 0 0 1 78 64 V{horizon - 50}Z"
            if arch
            else box(18, 46, 60, horizon - 96)
        )
        body += shape(d, down(window, lit(window, 0.6)), f'stroke="{lit(wall, 0.5)}" stroke-width="7"')
        body += line(d, dim(wall, 0.5), 1.6)
    body += paving(horizon, floor, dim(floor, 0.25))
    if window:
        body += rays(50, 70, 110, 60, lit(window, 0.7), 0.26)
    return body + shape(box(-5, -5, W + 10, 20), down(dim(wall, 0.75), dim(wall, 0.5)))


def frame_in(body: str, d: str, rim: str) -> str:
    """A view through an opening."""
    return clipped(body, d) + line(d, rim, 5)


def ball(x: float, y: float, r: float, colour: str) -> str:
    return shape(disc(x, y, r), glow(lit(colour, 0.6), (0.5, colour), dim(colour, 0.5)))


def stones(x: float, y: float, count: int, size: float, colour: str, seed: int) -> str:
    """A scatter of lumps."""
    rng = random.Random(seed)
    body = ""
    for _ in range(count):
        sx, sy, s = (
            x + rng.uniform(-1, 1) * size * 3,
            y + rng.uniform(-0.3, 0.3) * size,
            size * rng.uniform(0.5, 1.1),
        )
        points = [
            (sx - s, sy),
            (sx - s * 0.7, sy - s * 0.8),
            (sx + s * 0.1, sy - s * 1.1),
            (sx + s * 0.8, sy - s * 0.7),
            (sx + s, sy),
        ]
        body += shape(poly(points), solid(colour, 0.34))
    return body
