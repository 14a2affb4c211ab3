"""Paints the front's tile: a printed staff map with woods, water, roads, counters, a grease-pencil plan."""

from __future__ import annotations

import io
import math
from itertools import pairwise
from pathlib import Path

import font_fjallaone
import numpy as np
import resvg_py
from PIL import Image, ImageFilter

from tools.art.texture import Array, band, noise, over, ramp, sample, smooth, svg_pixels, to_bytes

SIDE = 60.0  # a hexagon's side in pixels of the 3x picture
OLIVE, FIELD = "#7d8a55", "#8b9298"
STREAM = [
    (-20, 92),
    (70, 130),
    (128, 196),
    (214, 214),
    (282, 292),
    (392, 318),
    (470, 402),
    (588, 424),
    (640, 512),
    (742, 548),
    (790, 640),
]
ROAD = [
    (-20, 470),
    (96, 430),
    (226, 424),
    (330, 346),
    (452, 300),
    (560, 232),
    (690, 226),
    (812, 150),
    (980, 124),
]
LANE = [(330, 346), (352, 236), (300, 130), (330, -20)]
LANE_2 = [(690, 226), (742, 340), (850, 410), (980, 430)]
TOWNS = [(330, 346, 13, 3), (690, 226, 11, 5), (352, 206, 6, 9), (850, 410, 8, 12)]


def paint(width: int, height: int) -> Array:
    """The whole picture, shape (height, width, 3)."""
    picture = _ground(width, height)
    picture = _lines(picture)
    for body in (_towns(), _grease()):
        drawn = svg_pixels(_sheet(body, width, height), width, height)
        picture = over(picture, drawn[..., :3], drawn[..., 3])
    picture = _counters(picture)
    x, y = np.meshgrid(np.arange(width, dtype=np.float64), np.arange(height, dtype=np.float64))
    fold = 1 - 0.12 * np.exp(-(((x - 318) / 7) ** 2)) + 0.07 * np.exp(-(((x - 308) / 8) ** 2))
    fold *= 1 - 0.1 * np.exp(-(((y - 470) / 7) ** 2)) + 0.06 * np.exp(-(((y - 460) / 8) ** 2))
    return np.asarray(np.clip(picture[..., :3] * fold[..., None], 0, 1))


def _sheet(body: str, width: int, height: int) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>'


def _ground(width: int, height: int) -> Array:
    """Contour-shaded clear ground, woods as crowds of round trees with soft edges, a hex grid in thin ink."""
    rise = noise(height, width, 861, 66, 80) + 0.2 * noise(height, width, 862, 20, 20)
    gy, gx = np.gradient(rise)
    shade = np.clip(0.5 + 9 * (gx + gy), 0, 1)
    base = ramp(
        np.clip(0.5 + 0.22 * rise, 0, 1), [(206, 204, 162), (226, 216, 176), (228, 208, 164), (206, 178, 132)]
    )
    base = base * (0.9 + 0.2 * shade)[..., None]
    picture = np.concatenate([base, np.ones((height, width, 1))], axis=-1)
    steps = np.abs(np.mod(rise * 1.9, 1) - 0.5) / np.maximum(np.hypot(gx, gy) * 1.9, 0.003)
    picture = over(picture, (158, 112, 66), smooth(1.3, 0.5, steps) * 0.5)
    woods = noise(height, width, 863, 42, 50)
    picture = over(picture, (150, 166, 104), smooth(0.55, 0.8, woods) * 0.85)
    picture = _trees(picture, woods)
    return over(picture, (64, 54, 40), smooth(1.3, 0.5, _hex_edges(width, height)) * 0.5)


def _trees(picture: Array, woods: Array) -> Array:
    """Round crowns, lit from the upper left, thinning out towards a wood's edge."""
    rng = np.random.default_rng(864)
    height, width = woods.shape
    y, x = np.mgrid[-9:10, -9:10].astype(np.float64)
    for cy in range(6, height - 10, 11):
        for cx in range(6 + (cy // 11 % 2) * 6, width - 10, 12):
            px, py = cx + int(rng.integers(-3, 4)), cy + int(rng.integers(-3, 4))
            size = float(rng.uniform(5.2, 7.4))
            if not (10 <= px < width - 10 and 10 <= py < height - 10) or woods[py, px] < 0.62 + rng.uniform(
                0, 0.22
            ):
                continue
            view = picture[py - 9 : py + 10, px - 9 : px + 10]
            view[:] = over(view, (42, 54, 30), smooth(size + 1.6, size - 1, np.hypot(x - 1.6, y - 2)) * 0.5)
            green = ramp(
                np.clip(0.5 - (x + y) / 15 + rng.uniform(-0.15, 0.15), 0, 1),
                [(54, 80, 44), (92, 122, 66), (140, 164, 96)],
            )
            view[:] = over(view, green, smooth(size, size - 1.2, np.hypot(x, y)))
    return picture


def _hex_edges(width: int, height: int) -> Array:
    """Distance to the nearest edge of a flat-top hex grid."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float64)
    wide, tall = 3 * SIDE, math.sqrt(3) * SIDE
    best = np.full(x.shape, 1e9)
    for ox, oy in ((0.0, 0.0), (1.5 * SIDE, tall / 2)):
        dx = np.abs(np.mod(x - ox + wide / 2, wide) - wide / 2)
        dy = np.abs(np.mod(y - oy + tall / 2, tall) - tall / 2)
        inside = np.maximum(dy, dx * math.sqrt(3) / 2 + dy / 2) - tall / 2
        best = np.minimum(best, inside)
    return np.abs(best)


def _lines(picture: Array) -> Array:
    """The river with its banks, the red-cased road, two white lanes; all a little unsteady."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float64)
    sx, sy = x + 5 * noise(height, width, 871, 26, 26), y + 5 * noise(height, width, 872, 26, 26)
    river = _distance(STREAM, sx, sy)
    half = 5.5 + 5.5 * smooth(0, 900, x)
    picture = over(picture, (52, 84, 104), smooth(2.2, 0.6, river - half))
    water = ramp(
        np.clip(0.5 + 0.2 * sample(noise(height, width, 873, 3, 26), sx, sy), 0, 1),
        [(110, 156, 176), (160, 196, 204)],
    )
    picture = over(picture, water, smooth(0.4, -1.2, river - half))
    for path, casing, core, wide in (
        (LANE, (92, 76, 56), (250, 246, 230), 4.4),
        (LANE_2, (92, 76, 56), (250, 246, 230), 4.4),
        (ROAD, (70, 24, 18), (196, 62, 44), 6.0),
    ):
        away = _distance(path, x + (sx - x) * 0.4, y + (sy - y) * 0.4)
        picture = over(picture, casing, smooth(wide + 0.8, wide - 0.6, away))
        picture = over(picture, core, smooth(wide - 1.2, wide - 2.4, away))
        if path is ROAD:
            picture = over(picture, (250, 240, 222), band(away, 0, 0.7, 0.6))
    return picture


def _distance(path: list[tuple[int, int]], x: Array, y: Array) -> Array:
    """Distance of every pixel to a rounded path."""
    points = np.array(path, dtype=np.float64)
    for _ in range(3):
        a, b = points[:-1] * 0.75 + points[1:] * 0.25, points[:-1] * 0.25 + points[1:] * 0.75
        points = np.concatenate([points[:1], np.stack([a, b], 1).reshape(-1, 2), points[-1:]])
    best = np.full(x.shape, 1e9)
    for (x1, y1), (x2, y2) in pairwise(points):
        dx, dy = x2 - x1, y2 - y1
        part = np.clip(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1)
        best = np.minimum(best, np.hypot(x - x1 - part * dx, y - y1 - part * dy))
    return best


def _towns() -> str:
    """Little blocks crowded around the crossroads."""
    parts = []
    for cx, cy, count, seed in TOWNS:
        rng = np.random.default_rng(880 + seed)
        for _ in range(count):
            turn, far = rng.uniform(0, 2 * math.pi), rng.uniform(12, 20 + count * 1.8)
            x, y, w, h = (
                cx + far * math.cos(turn),
                cy + far * math.sin(turn) * 0.8,
                rng.uniform(9, 17),
                rng.uniform(8, 13),
            )
            place = f"translate({x:.1f} {y:.1f}) rotate({rng.uniform(-30, 30):.0f})"
            parts.append(
                f'<g transform="{place}"><rect x="{2 - w / 2:.1f}" y="{2.5 - h / 2:.1f}" '
                f'width="{w:.1f}" height="{h:.1f}" fill="#000" opacity="0.35"/>'
                f'<rect x="{-w / 2:.1f}" y="{-h / 2:.1f}" width="{w:.1f}" height="{h:.1f}" '
                f'fill="#8a3a2c" stroke="#3a1a14" stroke-width="1.4"/>'
                f'<path d="M{-w / 2:.1f} 0 H{w / 2:.1f}" stroke="#b86850" stroke-width="1.6"/></g>'
            )
    return "".join(parts)


def _grease() -> str:
    """The plan in grease pencil: two thrusts in blue, a line to hold in red."""
    stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    thrust = (
        '<path d="M150 560 C250 520 330 470 396 408 C450 356 520 330 596 318"/><path '
        'd="M566 288 L606 317 L572 350"/>'
        '<path d="M118 92 C200 60 330 74 440 120 C510 150 560 168 606 176"/><path d="M580 '
        '144 L618 178 L574 204"/>'
    )
    teeth = "".join(
        f'<path d="M{x} {y} l22 {d}"/>'
        for x, y, d in ((664, 60, 5), (656, 112, 0), (648, 320, -4), (662, 372, -8), (690, 424, -12))
    )
    hold = '<path d="M676 24 C648 90 640 150 646 176 M640 282 C644 350 668 410 716 470"/>'
    return (
        f'<g {stroke} stroke="#1d4f96" stroke-width="12" opacity="0.7">{thrust}</g>'
        f'<g {stroke} stroke="#5b8ad0" stroke-width="4" opacity="0.5" stroke-dasharray="26 9">{thrust}</g>'
        f'<g {stroke} stroke="#a8271c" stroke-width="9" opacity="0.75">{hold}{teeth}</g>'
    )


def _counters(picture: Array) -> Array:
    """Stacks of card counters, each a few pixels thick, a little askew, with their shadows."""
    height, width = picture.shape[:2]
    units = [
        (196, 506, -5, OLIVE, "armour", "5-6", 2, "#e0b63a"),
        (100, 300, 4, OLIVE, "infantry", "4-3", 1, "#3f6f95"),
        (196, 128, 7, OLIVE, "infantry", "3-3", 2, "#3f6f95"),
        (430, 470, 3, "#f0d48a", "leader", "2", 1, "#b98f3e"),
        (764, 262, -4, FIELD, "armour", "6-5", 3, "#a3243b"),
        (756, 106, 5, FIELD, "infantry", "3-2", 1, "#2b2b33"),
        (838, 502, -7, FIELD, "gun", "2-2", 2, "#2b2b33"),
    ]
    for x, y, turn, colour, kind, strength, stack, stripe in units:
        for level in range(stack):
            px, py, lean = x - level * 5, y - level * 7, turn + level * 2
            square = (
                f'<rect x="-43" y="-43" width="86" height="86" rx="6" '
                f'transform="translate({px} {py}) rotate({lean})"'
            )
            body = f'{square} fill="#000"/>'
            cast = svg_pixels(_sheet(body, width, height), width, height)[..., 3]
            soft = (
                np.asarray(
                    Image.fromarray(to_bytes(cast)).filter(ImageFilter.GaussianBlur(5)), dtype=np.float64
                )
                / 255
            )
            picture = over(picture, (10, 8, 4), np.roll(soft, (9, 8), (0, 1)) * 0.55)
            face = _counter(colour, kind, strength, stripe) if level == stack - 1 else _blank(colour)
            drawn = _lettered(
                _sheet(f'<g transform="translate({px} {py}) rotate({lean})">{face}</g>', width, height),
                width,
                height,
            )
            picture = over(picture, drawn[..., :3], drawn[..., 3])
    return picture


def _lettered(svg: str, width: int, height: int) -> Array:
    """An SVG with its numbers set in the table's own type."""
    files = [str(Path(str(font_fjallaone.FjallaOne)))]
    png = bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, width=width, height=height, font_files=files, skip_system_fonts=True
        )
    )
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), dtype=np.float64) / 255


def _blank(colour: str) -> str:
    """Card seen from above: grey edge below, coloured face, a light upper edge."""
    return (
        '<rect x="-43" y="-39" width="86" height="86" rx="6" fill="#5d5548"/><rect x="-43" '
        'y="-41" width="86" height="86" rx="6" fill="#8f8672"/>'
        f'<rect x="-43" y="-43" width="86" height="86" rx="6" fill="{colour}"/><path '
        f'd="M-40 -39 Q-39 -41 -37 -41.5 H38" stroke="#fff" '
        'stroke-opacity="0.5" stroke-width="2" fill="none"/>'
    )


def _counter(colour: str, kind: str, strength: str, stripe: str) -> str:
    """A unit: formation stripe, symbol box, strengths large."""
    symbols = {
        "infantry": '<path d="M-24 -24 L24 6 M24 -24 L-24 6"/>',
        "armour": '<rect x="-16" y="-16" width="32" height="14" rx="7"/>',
        "gun": '<circle cx="0" cy="-9" r="5.5" fill="#1c1812"/>',
        "leader": '<path d="M0 -24 L4.4 -14 L15 -13.4 L6.8 -6.6 L9.6 4 L0 -2 L-9.6 4 L-6.8 -6.6 L-15 '
        '-13.4 L-4.4 -14Z" fill="#1c1812"/>',
    }
    box = (
        ""
        if kind == "leader"
        else '<rect x="-24" y="-24" width="48" height="30" fill="#f4ecd8" fill-opacity="0.85"/>'
    )
    pips = "".join(f'<circle cx="33" cy="{cy}" r="3" fill="#1c1812"/>' for cx, cy in ((0, -18), (0, -8)))
    return (
        f'{_blank(colour)}<path d="M-43 -36 Q-43 -43 -36 -43 H36 Q43 -43 43 -36 V-32 '
        f'H-43Z" fill="{stripe}"/>{pips}'
        f'<g fill="none" stroke="#1c1812" stroke-width="3">{box}{symbols[kind]}</g>'
        f'<text x="0" y="38" font-family="Fjalla One" font-size="30" text-anchor="middle" '
        f'fill="#1c1812">{strength}</text>'
    )
