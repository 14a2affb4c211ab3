"""Paints the duel's tile: the inlaid board seen across the table, a charcoal king against an ivory queen."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageFilter

from game.ui.theme import BRASS, BRASS_BRIGHT
from tools.art.board_duel import recruit, space, start
from tools.art.texture import DEEP, Array, Rgb, ramp, smooth, to_bytes

BODY: list[tuple[float, float]] = [  # height above the board and radius, for a piece 100 high
    (0, 29),
    (5, 29),
    (6, 27.5),
    (8, 28),
    (10, 24),
    (13, 20),
    (15, 21.5),
    (17, 18),
    (24, 13),
    (36, 9.6),
    (50, 8.6),
    (58, 9.5),
    (60, 15),
    (63, 15.6),
    (65, 11),
    (67, 10.5),
    (69, 13.5),
    (71, 13.2),
    (73, 11),
    (80, 13.5),
    (84, 14.4),
]
TILT = 0.42
GOLD: list[Rgb] = [(54, 32, 10), (122, 84, 30), BRASS, BRASS_BRIGHT, (255, 250, 226)]


class Piece(NamedTuple):
    """A turned figure: where its foot stands in the picture, its height, its paint and its crown's points."""

    x: float
    y: float
    height: float
    paint: list[Rgb]
    points: int


KING = Piece(318, 528, 395, [(8, 8, 12), (24, 24, 30), (46, 46, 56), (88, 88, 102), (206, 206, 220)], 8)
QUEEN = Piece(
    664, 366, 262, [(84, 64, 44), (160, 138, 108), (222, 206, 174), (246, 236, 212), (255, 252, 242)], 11
)


def paint(width: int, height: int) -> Array:
    """The whole picture, shape (height, width, 3)."""
    picture = _board(width, height)
    for piece in (QUEEN, KING):
        _cast(picture, piece)
        _turn(picture, piece)
    return picture


def _board(width: int, height: int) -> Array:
    """Spaces laid flat, then looked at from the south; the far side softly out of focus."""
    flat = Image.new("RGB", (1100, 1180), (17, 30, 40))
    half = [_small(space(index)) for index in range(3)]
    ring, rose = _small(recruit()), _small(start())
    south = {(-3, 3), (-2, 3), (-1, 3), (0, 3), (1, 2), (2, 1), (3, 0)}
    golden = south | {(-q, -r) for q, r in south}
    for q in range(-3, 4):
        for r in range(max(-3, -3 - q), min(3, 3 - q) + 1):
            at = (round(550 + 126 * q - 84), round(590 + 145.5 * (r + q / 2) - 72.75))
            layers = [half[(q - r) % 3]]
            layers += [ring] if (q, r) in golden else []
            layers += [rose] if (q, r) in ((0, 3), (0, -3)) else []
            for layer in layers:
                flat.paste(layer, at, layer)
    target = [(205.0, 96.0), (755.0, 96.0), (1230.0, 760.0), (-270.0, 760.0)]
    source = [(0.0, 0.0), (1100.0, 0.0), (1100.0, 1180.0), (0.0, 1180.0)]
    numbers = _perspective([(x * 2, y * 2) for x, y in target], source)
    flat.putalpha(255)
    big = flat.transform(
        (width * 2, height * 2), Image.Transform.PERSPECTIVE, numbers, Image.Resampling.BICUBIC
    )
    seen = big.resize((width, height), Image.Resampling.LANCZOS)
    cloth = Image.new("RGBA", (width, height), (24, 36, 31, 255))
    shade = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    shade.paste((0, 0, 0, 200), (16, 22), seen.getchannel("A"))
    cloth.alpha_composite(shade.filter(ImageFilter.GaussianBlur(16)))
    cloth.alpha_composite(seen)
    sharp = np.asarray(cloth.convert("RGB"), dtype=np.float64) / 255
    soft = np.asarray(cloth.convert("RGB").filter(ImageFilter.GaussianBlur(4.5)), dtype=np.float64) / 255
    far = smooth(330, 90, np.arange(height, dtype=np.float64))[:, None, None]
    return (sharp * (1 - far) + soft * far) * (1 - 0.42 * far)


def _small(piece: Array) -> Image.Image:
    """A board piece at 1.5x."""
    image = Image.fromarray(to_bytes(piece), mode="RGBA")
    return image.resize(
        (image.width * 3 // (2 * DEEP), round(image.height * 1.5 / DEEP)), Image.Resampling.LANCZOS
    )


def _perspective(target: list[tuple[float, float]], source: list[tuple[float, float]]) -> list[float]:
    """The eight numbers that carry the target's corners back to the source's."""
    rows, values = [], []
    for (x, y), (u, v) in zip(target, source, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return [float(n) for n in np.linalg.solve(np.array(rows), np.array(values))]


def _cast(picture: Array, piece: Piece) -> None:
    """The piece's shadow on the board, away from the lamp."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float64)
    unit = piece.height / 100
    reach = 88 * unit
    ax, ay = math.cos(math.radians(14)), math.sin(math.radians(14))
    along = (x - piece.x) * ax + (y - piece.y) * ay
    across = (-(x - piece.x) * ay + (y - piece.y) * ax) / TILT
    fat = np.interp(
        along,
        [0, 24 * unit, reach * 0.7, reach * 0.8, reach],
        [28 * unit, 15 * unit, 11 * unit, 17 * unit, 12 * unit],
    )
    body = (
        smooth(fat + 5, fat - 7, np.abs(across))
        * smooth(reach + 14, reach - 10, along)
        * smooth(-30, 6, along)
    )
    foot = smooth(34 * unit, 24 * unit, np.hypot(x - piece.x - 3 * unit, (y - piece.y - 2 * unit) / TILT))
    picture *= (1 - 0.66 * np.maximum(body * (1 - along.clip(0, reach) / reach * 0.4), foot))[..., None]


def _turn(picture: Array, piece: Piece) -> None:
    """A turned body, slice upon slice, then its crown."""
    unit = piece.height / 100
    heights = [h for h, _ in BODY]
    radii = [r for _, r in BODY]
    steps = int(84 * unit * 1.6)
    for step in range(steps):
        h = 84 * step / steps
        radius = float(np.interp(h, heights, radii)) * unit
        lean = (float(np.interp(h + 1, heights, radii)) - float(np.interp(h - 1, heights, radii))) / 2
        _slice(picture, piece.x, piece.y - h * unit * 0.9, radius, lean, piece.paint, _band_gold(h))
    _crown(picture, piece, unit)


def _band_gold(h: float) -> bool:
    """Where a ring of brass is let into the body."""
    return 5.8 <= h <= 9.6 or 60.0 <= h <= 64.6


def _slice(
    picture: Array, cx: float, cy: float, radius: float, lean: float, paint: list[Rgb], gold: bool
) -> None:
    """One disc of the body, shaded as its rim is seen."""
    x0, x1 = math.floor(cx - radius), math.ceil(cx + radius) + 1
    y0, y1 = math.floor(cy - radius * TILT), math.ceil(cy + radius * TILT) + 1
    y, x = np.mgrid[y0:y1, x0:x1].astype(np.float64)
    u, v = (x - cx) / radius, (y - cy) / (radius * TILT)
    far = np.hypot(u, v)
    cover = smooth(1.0 + 1.2 / radius, 1.0 - 1.2 / radius, far)
    slope = math.atan(lean * 0.9)
    facing = (
        -0.72 * u * math.cos(slope)
        + 0.42 * np.sqrt(np.clip(1 - u * u, 0, 1)) * math.cos(slope)
        - 0.5 * math.sin(slope)
    )
    gleam = (
        np.exp(-(((u + 0.5) / 0.16) ** 2)) * 0.34 * math.cos(slope) ** 2
        + np.exp(-(((u - 0.84) / 0.12) ** 2)) * 0.1
    )
    tone = np.clip(0.3 + 0.42 * facing + gleam, 0, 1)
    top = ramp(tone, GOLD if gold else paint)
    view = picture[y0:y1, x0:x1]
    view += (top - view) * cover[..., None]


def _crown(picture: Array, piece: Piece, unit: float) -> None:
    """A flared golden crown with points all round: the far wall, the cap, the near wall."""
    floor, band, tall = 84.0, 90.0, 104.0
    for back in (True, False):
        if not back:
            _cap(picture, piece, unit)
        count = int((tall - floor) * unit * 1.6)
        for step in range(count):
            h = floor + (tall - floor) * step / count
            radius = (14.6 + (h - floor) * 0.24) * unit
            cy = piece.y - h * unit * 0.9
            xs = np.arange(math.ceil(piece.x - radius), math.floor(piece.x + radius) + 1)
            u = (xs - piece.x) / radius
            turn = np.arcsin(np.clip(u, -1, 1))
            depth = np.sqrt(np.clip(1 - u * u, 0, 1))
            wave = np.abs(np.mod(turn * piece.points / math.pi + (0.5 if back else 0.0), 1) * 2 - 1)
            stands = h < band + (tall - band) * wave
            ys = np.round(cy + (-depth if back else depth) * radius * TILT).astype(np.int64)
            light = 0.24 - 0.16 * u if back else 0.42 - 0.36 * u + 0.4 * np.exp(-(((u + 0.45) / 0.2) ** 2))
            edge = 0.16 if floor + 1 < h < floor + 2.2 or band - 2 < h < band - 1 else 0.0
            colours = ramp(np.clip(light + 0.12 * depth - edge, 0, 1), GOLD)
            picture[ys[stands], xs[stands]] = colours[stands]


def _cap(picture: Array, piece: Piece, unit: float) -> None:
    """Crimson velvet within the crown and a gold ball on it."""
    for step in range(int(9 * unit)):
        h = 86 + step / unit
        radius = 14.2 * unit * math.sqrt(max(0.02, 1 - (step / (9 * unit)) ** 2))
        cloth: list[Rgb] = [(40, 4, 12), (96, 14, 30), (150, 30, 50), (196, 84, 92)]
        _slice(picture, piece.x, piece.y - h * unit * 0.9, radius, -1.2, cloth, False)
    ball = 3.2 * unit
    for step in range(int(2 * ball)):
        d = step - ball
        radius = math.sqrt(max(1.0, ball * ball - d * d))
        _slice(picture, piece.x, piece.y - 95 * unit * 0.9 - ball - d, radius, -d / ball, GOLD, True)
