"""Paints the wonders' tile: a city at dawn and a city at dusk, and between them the forum with its cards."""

from __future__ import annotations

import numpy as np

from tools.art.texture import Array, noise, over, ramp, smooth, svg_pixels
from tools.art.tile_cities import (
    DAWN,
    DAWN_FAR,
    DUSK,
    DUSK_FAR,
    aqueduct,
    cypresses,
    dome,
    lighthouse,
    obelisk,
    palms,
    pyramid,
    temple,
    ziggurat,
)


def paint(width: int, height: int) -> Array:
    """The whole picture, shape (height, width, 3)."""
    picture = _sky(width, height)
    for layer in (_far, _cities, _forum):
        drawn = svg_pixels(_sheet(layer(), width, height), width, height)
        picture = over(picture, drawn[..., :3], drawn[..., 3])
        picture = _mist(picture, layer is _far)
    stone = noise(height, width, 841, 3, 7)
    y = np.mgrid[0:height, 0:width][0]
    return picture[..., :3] * (1 + 0.035 * stone * smooth(400, 440, y.astype(np.float64)))[..., None]


def _sky(width: int, height: int) -> Array:
    """Dawn on the left, dusk on the right, long clouds lit from below, a sun, a moon, stars."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float64)
    down = np.clip(y / 430, 0, 1)
    dawn = ramp(down, [(104, 142, 176), (196, 190, 176), (250, 206, 150), (255, 178, 112)])
    dusk = ramp(down, [(18, 20, 52), (40, 36, 84), (98, 64, 116), (196, 104, 106)])
    side = smooth(300, 700, x + 50 * noise(height, width, 831, 60, 120))[..., None]
    picture = np.concatenate([dawn * (1 - side) + dusk * side, np.ones((height, width, 1))], axis=-1)
    cloud = smooth(0.3, 1.7, noise(height, width, 832, 13, 130) + 0.4 * noise(height, width, 833, 5, 40))
    tint = (1 - side) * np.array([255, 232, 204]) / 255 + side * np.array([214, 120, 128]) / 255
    picture = over(picture, tint, cloud * smooth(20, 130, y) * smooth(430, 260, y) * 0.7)
    sun = np.hypot(x - 196, y - 262)
    picture = over(picture, (255, 236, 176), np.exp(-((sun / 150) ** 2)) * 0.6)
    picture = over(picture, (255, 250, 226), smooth(44, 40, sun))
    moon, bite = np.hypot(x - 800, y - 92), np.hypot(x - 784, y - 84)
    picture = over(picture, (214, 214, 250), np.exp(-((moon / 80) ** 2)) * 0.3)
    picture = over(picture, (250, 244, 224), smooth(31, 28, moon) * smooth(27, 30, bite))
    rng = np.random.default_rng(834)
    for sx, sy, size in zip(
        rng.uniform(520, 955, 46), rng.uniform(6, 230, 46), rng.uniform(0.8, 2.1, 46), strict=True
    ):
        picture = over(
            picture, (255, 246, 222), np.exp(-(((x - sx) ** 2 + (y - sy) ** 2) / size**2)) * (sx - 480) / 480
        )
    return picture


def _mist(picture: Array, thick: bool) -> Array:
    """Warm haze low over the dawn, violet haze over the dusk."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float64)
    side = smooth(340, 640, x)[..., None]
    tint = (1 - side) * np.array([255, 214, 160]) / 255 + side * np.array([150, 96, 132]) / 255
    return over(picture, tint, np.exp(-(((y - 415) / 46) ** 2)) * (0.6 if thick else 0.2))


def _sheet(body: str, width: int, height: int) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>'


def _far() -> str:
    """Hills and a hint of further roofs."""
    left = (
        '<path d="M0 352 L70 322 L128 340 L210 300 L292 344 L360 318 L440 366 L500 360 V440 '
        'H0Z" fill="rgb(214,160,140)"/>'
    )
    right = (
        '<path d="M460 366 L540 330 L600 350 L690 296 L770 344 L850 310 L960 352 V440 H460Z" '
        'fill="rgb(98,76,128)"/>'
    )
    return left + right + pyramid(300, 404, 118, 96, DAWN_FAR) + dome(590, 404, 62, DUSK_FAR)


def _cities() -> str:
    """The two cities, near side first to the frame's edges."""
    dawn = (
        pyramid(214, 426, 190, 150, DAWN)
        + ziggurat(96, 440, DAWN)
        + obelisk(318, 436, 118, DAWN)
        + palms(((262, 440, 56), (356, 446, 44), (20, 446, 60)))
    )
    dusk = (
        aqueduct(610, 960, 424, DUSK)
        + lighthouse(706, 438, DUSK)
        + dome(862, 440, 128, DUSK)
        + temple(640, 446, 104, DUSK)
        + cypresses(((578, 446, 70), (770, 446, 88), (786, 448, 66), (946, 448, 92)))
    )
    return dawn + dusk


def _forum() -> str:
    """Stone steps and floor, lit warm from the left and cold from the right, with the pyramid of cards."""
    shades = (
        '<defs><linearGradient id="f" x1="0" x2="1" y1="0" y2="0"><stop offset="0" '
        'stop-color="#e0b890"/><stop offset="0.5" stop-color="#a89088"/>'
        '<stop offset="1" stop-color="#4c4672"/></linearGradient><linearGradient id="g" '
        'x1="0" x2="1" y1="0" y2="0"><stop offset="0" '
        'stop-color="#a87858"/><stop offset="0.5" stop-color="#75605e"/><stop offset="1" '
        'stop-color="#2e2a50"/></linearGradient></defs>'
    )
    parts = [shades, '<rect y="438" width="960" height="162" fill="url(#f)"/>']
    parts += [
        f'<rect y="{y}" width="960" height="{tall}" fill="url(#g)"/>'
        for y, tall in ((438, 7), (454, 9), (474, 11))
    ]
    parts += [
        f'<path d="M{480 + k * 46} 485 L{480 + k * 92} 600" stroke="#3a2c34" '
        f'stroke-opacity="0.35" stroke-width="1.6"/>'
        for k in range(-14, 15)
    ]
    parts += [
        f'<path d="M0 {y} H960" stroke="#3a2c34" stroke-opacity="0.35" stroke-width="1.6"/>'
        for y in (507, 536, 574)
    ]
    return "".join(parts) + _cards()


def _cards() -> str:
    """Rows of two to six cards, every other row face down, each with a coloured head and a shadow."""
    heads = ("#7b5233", "#6f747c", "#2f6db5", "#b5382a", "#e0b63a", "#3f8a5b")
    parts, seen = [], 0
    for row in range(5):
        count, width, tall = row + 2, 40 + row * 5.0, 50 + row * 7.0
        y = 328 + row * 38 + row * row * 2.2
        for k in range(count):
            x = 480 + (k - count / 2) * (width + 6) + 3
            parts.append(
                f'<rect x="{x + 5:.1f}" y="{y + 7:.1f}" width="{width}" height="{tall}" '
                f'rx="5" fill="#140c10" opacity="0.45"/>'
            )
            if row % 2:
                parts.append(_back(x, y, width, tall))
            else:
                parts.append(_face(x, y, width, tall, heads[seen % 6], seen))
                seen += 5 if row == 2 else 1
    return "".join(parts)


def _face(x: float, y: float, w: float, h: float, head: str, index: int) -> str:
    mark = (
        f'<circle cx="{x + w / 2:.1f}" cy="{y + h * 0.58:.1f}" r="{w * 0.19:.1f}" fill="{head}"/>',
        f'<path d="M{x + w / 2:.1f} {y + h * 0.4:.1f} l{w * 0.22:.1f} {h * 0.3:.1f} '
        f'h{-w * 0.44:.1f}Z" fill="{head}"/>',
        f'<rect x="{x + w * 0.3:.1f}" y="{y + h * 0.44:.1f}" width="{w * 0.4:.1f}" '
        f'height="{h * 0.26:.1f}" fill="{head}"/>',
    )[index % 3]
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{w}" height="{h}" rx="5" fill="#efe4cb" '
        f'stroke="#6b5536" stroke-width="1"/>'
        f'<path d="M{x + 2.5:.1f} {y + h * 0.24:.1f} V{y + 6:.1f} q0 -3.5 3.5 -3.5 '
        f'H{x + w - 6:.1f} q3.5 0 3.5 3.5 V{y + h * 0.24:.1f}Z" fill="{head}"/>{mark}'
    )


def _back(x: float, y: float, w: float, h: float) -> str:
    cx, cy = x + w / 2, y + h / 2
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{w}" height="{h}" rx="5" fill="#5c2a34" '
        f'stroke="#2a1218" stroke-width="1"/>'
        f'<rect x="{x + 4:.1f}" y="{y + 4:.1f}" width="{w - 8}" height="{h - 8}" rx="3" '
        f'fill="none" stroke="#d9b466" stroke-width="1.5"/>'
        f'<path d="M{cx:.1f} {cy - 12:.1f} l8 12 l-8 12 l-8 -12Z" fill="none" '
        f'stroke="#d9b466" stroke-width="1.5"/><circle cx="{cx:.1f}" cy="{cy:.1f}" r="3" '
        f'fill="#d9b466"/>'
    )
