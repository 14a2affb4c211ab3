"""Draws the duel's board in pieces, so any map can be laid: `python -m tools.art.board_duel`.

A space is a flat-top hexagon on a 112x97 canvas (corners left and right; columns 84 apart, rows 97): a dish
of pale wood with a string inlay, let into a darker field. Use space_a, _b, _c by (q - r) mod 3, so that
neighbours differ. `recruit` and `start` lie over a space; the marks (`lit` … `focus`) share the canvas and
are clear outside. `frame` tiles the body of the board; `ornament` is 160x160 with its point at (80, 14),
drawn for the north corner and turned by 60 degrees for the others. Needs the extra [art].
"""

from __future__ import annotations

import math

import numpy as np

from game.ui.theme import WALNUT, WALNUT_LIGHT
from tools.art.board_gold import HEIGHT, INRADIUS, WIDTH, gilded
from tools.art.board_marks import marks
from tools.art.render import SPRITES
from tools.art.texture import (
    DEEP,
    Array,
    Rgb,
    band,
    clear,
    grid,
    hexagon,
    mix,
    noise,
    over,
    ramp,
    sample,
    save_deep,
    save_tile,
    smooth,
    svg_pixels,
    wood,
)

DISH = 40.5
PEAR: list[Rgb] = [(92, 56, 30), (150, 104, 60), (190, 142, 88), (214, 170, 112)]
FIELD: list[Rgb] = [mix(WALNUT, (0, 0, 0), 0.45), WALNUT, mix(WALNUT, WALNUT_LIGHT, 0.75), WALNUT_LIGHT]
PAINT: list[Rgb] = [(9, 18, 26), (18, 34, 46), (26, 48, 62), (44, 70, 82)]


def main() -> None:
    """Write every piece of the board."""
    for index, letter in enumerate("abc"):
        save_deep(f"duel/board/space_{letter}", space(index))
    save_deep("duel/board/recruit", recruit())
    save_deep("duel/board/start", start())
    save_tile("duel/board/frame", frame(256 * 3), PAINT, 64)
    save_deep("duel/board/ornament", ornament())
    for name, picture in marks().items():
        save_deep(f"duel/board/{name}", picture)


def space(index: int) -> Array:
    """One space: field, corner stars, string inlay and dish; the index turns grain and tone."""
    x, y = grid(WIDTH, HEIGHT)
    edge, r = hexagon(x, y, INRADIUS), np.hypot(x, y)
    turn = math.radians((90, 30, 150)[index])
    tone = (0.0, -0.15, 0.08)[index]
    picture = over(clear(WIDTH, HEIGHT), ramp(_planed(x, y, 300 + index * 20, turn, 9) - 0.04, FIELD), 1.0)
    picture = _corner_stars(picture, x, y)
    shade = smooth(-5.0, 0.0, edge) * 0.28
    picture = over(picture, (10, 5, 2), shade)
    picture = over(picture, (8, 4, 2), band(edge, -0.35, 0.75, 0.5) * 0.9)
    slope = -(x + y) / (r + 1e-6) / math.sqrt(2)
    picture = over(picture, (255, 214, 160), band(edge, -1.9, 0.4, 0.6) * np.clip(slope, 0, 1) * 0.22)
    dish = ramp(_planed(x, y, 400 + index * 20, turn + math.pi / 2, 6) * 0.8 + 0.17 + tone, PEAR)
    picture = over(picture, dish, smooth(DISH + 0.3, DISH - 0.3, r))
    picture = over(picture, (20, 11, 5), band(r, DISH, 0.6))
    picture = over(picture, (226, 190, 132), band(r, DISH - 1.7, 0.55) * 0.85)
    picture = over(picture, (40, 23, 12), band(r, DISH - 2.9, 0.4) * 0.8)
    picture = _hollow(picture, r, slope)
    picture[..., 3] *= smooth(0.9, 0.2, edge)
    return picture


def _hollow(picture: Array, r: Array, slope: Array) -> Array:
    """Light falls into the dish from the upper left: shade under that lip, gleam on the far one."""
    lip = smooth(DISH - 15, DISH - 1, r) * (r < DISH)
    picture = over(picture, (30, 14, 4), lip * np.clip(slope, 0, 1) * 0.5)
    picture = over(picture, (255, 232, 186), lip * np.clip(-slope, 0, 1) * 0.2)
    picture = over(picture, (255, 226, 176), band(r, DISH + 0.9, 0.5, 0.7) * np.clip(-slope, 0, 1) * 0.45)
    return over(picture, (12, 5, 0), smooth(DISH + 3.5, DISH, r) * (r > DISH) * np.clip(slope, 0, 1) * 0.35)


def _corner_stars(picture: Array, x: Array, y: Array) -> Array:
    """A pale sliver in each corner; where three spaces meet they make a three-pointed star."""
    for k in range(6):
        turn = math.radians(60 * k)
        along = INRADIUS * 2 / math.sqrt(3) - (x * math.cos(turn) + y * math.sin(turn))
        across = np.abs(-x * math.sin(turn) + y * math.cos(turn))
        kite = np.maximum(across - along * 0.9, across * 2.2 + along - 9.5)
        grain = ramp(0.62 + 0.1 * np.sin(across * 3 + along), PEAR)
        picture = over(picture, (14, 8, 4), smooth(1.1, 0.2, kite) * 0.8)
        picture = over(picture, grain, smooth(0.2, -0.5, kite))
    return picture


def _planed(x: Array, y: Array, seed: int, turn: float, rings: int) -> Array:
    """Wood with its grain turned by an angle, read in 1x units."""
    size = 1024
    field = wood(size, size, seed, rings, DEEP * 0.6)
    c, s = math.cos(turn), math.sin(turn)
    return sample(field, (x * c + y * s) * DEEP + size / 2, (-x * s + y * c) * DEEP + size / 2)


def recruit() -> Array:
    """The golden circle of a recruitment space: a broad ring, a hair ring, and twelve beads between."""
    x, y = grid(WIDTH, HEIGHT)
    r, turn = np.hypot(x, y), np.arctan2(y, x)
    slope = -(x + y) / (r + 1e-6) / math.sqrt(2)
    ring = band(r, DISH - 1.2, 2.5)
    hair = band(r, DISH - 7.2, 0.55)
    step = math.pi / 12
    swing = np.mod(turn, 2 * step) - step
    bead = smooth(1.45, 0.75, np.hypot(r * np.cos(swing) - (DISH - 7.2), r * np.sin(swing)))
    bevel = (
        slope * np.sign(r - (DISH - 1.2)) * smooth(0.2, 2.4, np.abs(r - (DISH - 1.2))) * (ring > 0)
        + slope * 0.5
    )
    return gilded(clear(WIDTH, HEIGHT), x, y, np.maximum(np.maximum(ring, hair), bead), bevel)


def start() -> Array:
    """A heraldic rose let into the dish: five stained petals, five in ivory, gold seed and barbs."""
    picture = svg_pixels(_rose_svg(), WIDTH * DEEP, HEIGHT * DEEP)
    source = SPRITES / "src" / "duel" / "board" / "start.svg"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(_rose_svg(), encoding="utf-8")
    x, y = grid(WIDTH, HEIGHT)
    grain = _planed(x, y, 460, math.radians(60), 12)
    picture[..., :3] *= (0.72 + 0.5 * grain)[..., None]
    return picture


def _rose_svg() -> str:
    """The rose as an SVG on the space's canvas."""
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-56 -48.5 {WIDTH} {HEIGHT}">']
    barb = "M0 -29.5 C-5 -26 -5.5 -20 0 -14 C5.5 -20 5 -26 0 -29.5Z"
    petal = (
        "M0 -3 C-8 -7 -15 -14 -13 -21 C-11.5 -26.5 -5 -27.5 0 -24.3 C5 -27.5 11.5 -26.5 13 -21 "
        "C15 -14 8 -7 0 -3Z"
    )
    small = (
        "M0 -2 C-5 -4 -8.5 -8 -7.5 -12 C-6.5 -15.4 -2.6 -15.6 0 -13.6 C2.6 -15.6 6.5 -15.4 7.5 "
        "-12 C8.5 -8 5 -4 0 -2Z"
    )
    parts += [
        f'<path transform="rotate({72 * k + 36})" d="{barb}" fill="#3d5a3a" '
        f'stroke="#e2bd6c" stroke-width="0.9"/>'
        for k in range(5)
    ]
    for k in range(5):
        parts.append(
            f'<path transform="rotate({72 * k})" d="{petal}" fill="#7c2430" '
            f'stroke="#e2bd6c" stroke-width="1.1"/>'
        )
        parts.append(
            f'<path transform="rotate({72 * k})" d="M0 -21 V-15" stroke="#4e141d" stroke-width="1"/>'
        )
    parts += [
        f'<path transform="rotate({72 * k + 36})" d="{small}" fill="#efdcb4" '
        f'stroke="#8a5a2a" stroke-width="0.9"/>'
        for k in range(5)
    ]
    parts.append('<circle r="4.6" fill="#e0b455" stroke="#6d4516" stroke-width="0.9"/>')
    for k in range(6):
        cx, cy = 2.4 * math.cos(k * math.pi / 3), 2.4 * math.sin(k * math.pi / 3)
        parts.append(f'<circle cx="{cx:.2f}" cy="{cy:.2f}" r="0.75" fill="#7d4f19"/>')
    return "".join(parts) + "</svg>"


def frame(size: int) -> Array:
    """Old blue-black paint over boards: brush strokes, a little of the grain, worn specks."""
    grain = wood(size, size, 540, 5, 3)
    brush = noise(size, size, 545, 5, 240)
    cloud = noise(size, size, 546, 130, 130)
    speck = np.clip(noise(size, size, 547, 5, 9) - 3.0, 0, 1)
    return 0.26 + 0.24 * grain + 0.045 * brush + 0.03 * cloud + 0.5 * speck


def ornament() -> Array:
    """A gilded corner: a lily between two scrolled arms that follow the board's 120 degree corner."""
    svg = _ornament_svg()
    source = SPRITES / "src" / "duel" / "board" / "ornament.svg"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(svg, encoding="utf-8")
    cover = svg_pixels(svg, 160 * DEEP, 160 * DEEP)[..., 3]
    x, y = grid(160, 160)
    soft = cover
    for _ in range(5):
        soft = (
            soft + np.roll(soft, 3, 0) + np.roll(soft, -3, 0) + np.roll(soft, 3, 1) + np.roll(soft, -3, 1)
        ) / 5
    gy, gx = np.gradient(soft)
    bevel = np.asarray(np.clip((gx + gy) * 7, -1, 1) + 0.2, dtype=np.float64)
    return gilded(clear(160, 160), x, y, cover, bevel)


def _ornament_svg() -> str:
    """The gilded corner's shape."""
    lily = (
        "M0 14 C-3.2 19 -5 23 -3 29 L-1.6 34 H1.6 L3 29 C5 23 3.2 19 0 14Z"
        "M-4.2 34 C-4.6 27 -8 22.5 -12.4 24 C-16 25.4 -15.6 30 -12.2 30.2 C-10 30.3 -9.4 "
        "28.2 -10.8 27.2 C-8.2 26.6 -7 30 -6.6 34Z"
        "M4.2 34 C4.6 27 8 22.5 12.4 24 C16 25.4 15.6 30 12.2 30.2 C10 30.3 9.4 28.2 10.8 "
        "27.2 C8.2 26.6 7 30 6.6 34Z"
        "M-8 35 H8 V37.6 H-8Z M-1.8 38.6 H1.8 L3.6 45 L0 49 L-3.6 45Z"
    )
    arm = (
        '<path d="M10 36 C22 30 28 44 40 45 C49 45.6 53 38.5 48 35.4 C44.4 33.4 41 36.6 43 39.2" />'
        '<path d="M24 37.5 C29 33.5 33 34 36 36.5" /><path d="M38 45 C48 50 58 51 70 56" />'
        '<path d="M53 48.6 C56 43.4 62 44.6 61.4 48.6" />'
    )
    lines = (
        f'<g fill="none" stroke="#fff" stroke-width="2.3" '
        f'stroke-linecap="round">{arm}</g><circle cx="74" cy="57.6" r="2.1"/>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 0 160 160"><g fill="#fff">'
        f'<path d="{lily}"/>{lines}<g transform="scale(-1 1)">{lines}</g></g></svg>'
    )


if __name__ == "__main__":
    main()
