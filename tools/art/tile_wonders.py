"""Paints the wonders' tile: a city at dawn and a city at dusk, and between them the forum with its cards."""

from __future__ import annotations

import math

import numpy as np

from tools.art.texture import Array, Rgb, mix, noise, over, ramp, smooth, svg_pixels

Tones = tuple[Rgb, Rgb, Rgb]  # lit side, shaded side, deep shade
DAWN: Tones = ((250, 214, 158), (204, 142, 100), (136, 84, 68))
DAWN_FAR: Tones = ((246, 206, 172), (222, 170, 146), (190, 132, 118))
DUSK: Tones = ((122, 104, 152), (70, 60, 108), (38, 34, 72))
DUSK_FAR: Tones = ((140, 112, 158), (104, 86, 138), (84, 70, 120))
LAMP = "#ffd27a"


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
    for sx, sy, size in zip(rng.uniform(520, 955, 46), rng.uniform(6, 230, 46), rng.uniform(0.8, 2.1, 46), strict=True):
        picture = over(picture, (255, 246, 222), np.exp(-(((x - sx) ** 2 + (y - sy) ** 2) / size**2)) * (sx - 480) / 480)
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
    left = '<path d="M0 352 L70 322 L128 340 L210 300 L292 344 L360 318 L440 366 L500 360 V440 H0Z" fill="rgb(214,160,140)"/>'
    right = '<path d="M460 366 L540 330 L600 350 L690 296 L770 344 L850 310 L960 352 V440 H460Z" fill="rgb(98,76,128)"/>'
    return left + right + _pyramid(300, 404, 118, 96, DAWN_FAR) + _dome(590, 404, 62, DUSK_FAR)


def _cities() -> str:
    """The two cities, near side first to the frame's edges."""
    dawn = (
        _pyramid(214, 426, 190, 150, DAWN) + _ziggurat(96, 440, DAWN) + _obelisk(318, 436, 118, DAWN)
        + _palms(((262, 440, 56), (356, 446, 44), (20, 446, 60)))
    )
    dusk = (
        _aqueduct(610, 960, 424, DUSK) + _lighthouse(706, 438, DUSK) + _dome(862, 440, 128, DUSK) + _temple(640, 446, 104, DUSK)
        + _cypresses(((578, 446, 70), (770, 446, 88), (786, 448, 66), (946, 448, 92)))
    )
    return dawn + dusk


def _poly(points: list[tuple[float, float]], colour: Rgb) -> str:
    path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    return f'<path d="{path}" fill="rgb{colour}"/>'


def _block(x: float, y: float, w: float, h: float, colour: Rgb) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="rgb{colour}"/>'


def _pyramid(cx: float, foot: float, half: float, tall: float, tones: Tones) -> str:
    """Two faces, courses of stone, a golden cap."""
    top, ridge = foot - tall, cx - half * 0.16
    parts = [_poly([(cx, top), (cx + half, foot), (ridge, foot)], tones[1]), _poly([(cx, top), (cx - half, foot), (ridge, foot)], tones[0])]
    for k in range(2, 12):
        part = k / 12
        y = top + tall * part
        parts.append(f'<path d="M{cx - half * part:.1f} {y:.1f} H{cx + half * part:.1f}" stroke="rgb{tones[2]}" stroke-opacity="0.28" stroke-width="1.3"/>')
    cap = 0.13
    parts.append(_poly([(cx, top), (cx + half * cap, top + tall * cap), (cx + (ridge - cx) * cap, top + tall * cap)], (226, 160, 70)))
    parts.append(_poly([(cx, top), (cx - half * cap, top + tall * cap), (cx + (ridge - cx) * cap, top + tall * cap)], (255, 226, 140)))
    return "".join(parts)


def _ziggurat(cx: float, foot: float, tones: Tones) -> str:
    """Four stages with hanging gardens and a stair."""
    parts, y, half = [], foot, 116.0
    for stage in range(4):
        tall = 46 - 5 * stage
        y -= tall
        parts.append(_poly([(cx - half, y + tall), (cx - half + 7, y), (cx + half - 7, y), (cx + half, y + tall)], tones[1]))
        parts.append(_poly([(cx - half, y + tall), (cx - half + 7, y), (cx + half * 0.2, y), (cx + half * 0.16, y + tall)], tones[0]))
        parts.append(_block(cx - half + 4, y - 3, 2 * half - 8, 4, mix(tones[0], (255, 255, 255), 0.3)))
        rng = np.random.default_rng(850 + stage)
        for gx in np.arange(cx - half + 12, cx + half - 8, 9.5):
            size, drop = rng.uniform(5, 9), rng.uniform(2, 14)
            green = mix((70, 108, 62), (150, 160, 88), float(rng.uniform(0, 1)) * (1 if gx < cx else 0.3))
            parts.append(f'<ellipse cx="{gx:.1f}" cy="{y + drop * 0.3:.1f}" rx="{size:.1f}" ry="{size * 0.55 + drop * 0.4:.1f}" fill="rgb{green}"/>')
        for ax in np.arange(cx - half + 26, cx + half - 20, 26):
            parts.append(f'<path d="M{ax - 5:.1f} {y + tall} V{y + tall - 13:.1f} A5 5 0 0 1 {ax + 5:.1f} {y + tall - 13:.1f} V{y + tall}Z" fill="rgb{tones[2]}"/>')
        half -= 27
    parts.append(_poly([(cx + 4, foot), (cx + 30, foot), (cx + 17, y), (cx + 9, y)], mix(tones[0], (255, 255, 255), 0.22)))
    for k in range(22):
        part = k / 22
        parts.append(f'<path d="M{cx + 4 + 5 * part:.1f} {foot - (foot - y) * part:.1f} H{cx + 30 - 13 * part:.1f}" stroke="rgb{tones[1]}" stroke-width="1.4"/>')
    return "".join(parts)


def _obelisk(cx: float, foot: float, tall: float, tones: Tones) -> str:
    top = foot - tall
    return (
        _poly([(cx - 9, foot), (cx - 6, top + 12), (cx - 1, top), (cx - 1, foot)], tones[0])
        + _poly([(cx - 1, foot), (cx - 1, top), (cx + 6, top + 12), (cx + 9, foot)], tones[2])
        + _block(cx - 15, foot - 8, 30, 10, tones[1])
    )


def _palms(places: tuple[tuple[float, float, float], ...]) -> str:
    parts = []
    for x, foot, tall in places:
        parts.append(f'<path d="M{x} {foot} Q{x + 5} {foot - tall / 2} {x + 2} {foot - tall}" stroke="#6e4a34" stroke-width="4.5" fill="none"/>')
        for turn in (-160, -128, -96, -62, -28, 4):
            dx, dy = 30 * math.cos(math.radians(turn)), 22 * math.sin(math.radians(turn))
            parts.append(f'<path d="M{x + 2} {foot - tall} q{dx * 0.6:.1f} {dy - 5:.1f} {dx:.1f} {dy + 15:.1f} q{-dx * 0.5:.1f} {-9:.1f} {-dx:.1f} {-dy - 15:.1f}Z" fill="#5c7448"/>')
    return "".join(parts)


def _aqueduct(left: float, right: float, foot: float, tones: Tones) -> str:
    """Two rows of arches across the back of the dusk."""
    parts = [_block(left, foot - 74, right - left, 76, tones[1]), _block(left, foot - 80, right - left, 7, tones[0])]
    for x in np.arange(left + 8, right, 34):
        parts.append(f'<path d="M{x:.0f} {foot + 2} V{foot - 22} A11 11 0 0 1 {x + 22:.0f} {foot - 22} V{foot + 2}Z" fill="rgb(150,86,116)"/>')
        for sx in (x - 1, x + 14):
            parts.append(f'<path d="M{sx:.0f} {foot - 44} V{foot - 56} A5 5 0 0 1 {sx + 10:.0f} {foot - 56} V{foot - 44}Z" fill="rgb(150,86,116)"/>')
    return "".join(parts)


def _lighthouse(cx: float, foot: float, tones: Tones) -> str:
    """Three storeys and a fire whose beam crosses the sky."""
    fire = foot - 268
    beams = (
        f'<defs><radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{fire}" r="330">'
        f'<stop offset="0" stop-color="{LAMP}" stop-opacity="0.5"/><stop offset="1" stop-color="{LAMP}" stop-opacity="0"/>'
        f'</radialGradient></defs><path d="M{cx} {fire} L{cx - 400} {fire - 74} V{fire + 8}Z" fill="url(#beam)"/>'
        f'<path d="M{cx} {fire} L{cx + 300} {fire - 40} V{fire + 26}Z" fill="url(#beam)"/>'
        f'<circle cx="{cx}" cy="{fire}" r="34" fill="{LAMP}" opacity="0.25"/><circle cx="{cx}" cy="{fire}" r="18" fill="{LAMP}" opacity="0.45"/>'
    )
    parts = [beams]
    for half_low, half_top, low, tall in ((42, 34, 0, 112), (27, 23, 112, 78), (18, 16, 190, 54)):
        y = foot - low
        parts.append(_poly([(cx - half_low, y), (cx - half_top, y - tall), (cx + half_top, y - tall), (cx + half_low, y)], tones[1]))
        parts.append(_poly([(cx - half_low, y), (cx - half_top, y - tall), (cx - half_top * 0.45, y - tall), (cx - half_low * 0.45, y)], tones[0]))
        parts.append(_block(cx - half_top - 5, y - tall - 6, half_top * 2 + 10, 8, mix(tones[0], (255, 220, 180), 0.15)))
        for k in range(int(tall // 30)):
            parts.append(f'<rect x="{cx - 3}" y="{y - 26 - 30 * k}" width="6" height="11" rx="3" fill="{LAMP}"/>')
    for px in (-12, 8):
        parts.append(_block(cx + px, fire - 6, 4, 24, tones[2]))
    parts.append(f'<path d="M{cx - 7} {fire + 14} C{cx - 11} {fire} {cx - 2} {fire - 4} {cx} {fire - 17} C{cx + 3} {fire - 4} {cx + 11} {fire} {cx + 7} {fire + 14}Z" fill="#fff0c0"/>')
    return "".join(parts)


def _dome(cx: float, foot: float, width: float, tones: Tones) -> str:
    """A drum of columns under a dome."""
    half, body = width / 2, width * 0.52
    y = foot - body
    parts = [
        f'<path d="M{cx - half * 0.86:.1f} {y - 14:.1f} A{half * 0.86:.1f} {half * 0.84:.1f} 0 0 1 {cx + half * 0.86:.1f} {y - 14:.1f}Z" fill="rgb{tones[1]}"/>',
        f'<path d="M{cx - half * 0.86:.1f} {y - 14:.1f} A{half * 0.86:.1f} {half * 0.84:.1f} 0 0 1 {cx - half * 0.1:.1f} {y - 14 - half * 0.83:.1f} Q{cx - half * 0.5:.1f} {y - half * 0.6:.1f} {cx - half * 0.5:.1f} {y - 14:.1f}Z" fill="rgb{tones[0]}"/>',
        _block(cx - 3, y - 26 - half * 0.84, 6, 14, tones[0]), _block(cx - half, y - 15, width, 15, tones[0]),
        _block(cx - half + 5, y, width - 10, body, tones[2]), _block(cx - half - 6, foot - 9, width + 12, 12, tones[1]),
    ]
    count = max(4, int(width // 17))
    for k in range(count):
        x = cx - half + 6 + (width - 12) * (k + 0.5) / count
        if width > 100:
            parts.append(f'<rect x="{x + 4.5:.1f}" y="{y + 20}" width="6" height="{body - 34:.1f}" fill="{LAMP}" opacity="0.75"/>')
        parts.append(_block(x - 4, y, 4, body - 8, tones[0]) + _block(x, y, 3.5, body - 8, tones[1]))
    return "".join(parts)


def _temple(cx: float, foot: float, width: float, tones: Tones) -> str:
    """A gabled front on steps, lamps within."""
    half, tall = width / 2, 62
    y = foot - tall
    parts = [_block(cx - half + 4, y, width - 8, tall - 8, tones[2])]
    for k in range(6):
        x = cx - half + 8 + (width - 22) * k / 5
        if k < 5:
            parts.append(f'<rect x="{x + 9:.1f}" y="{y + 10}" width="7" height="{tall - 20}" fill="{LAMP}" opacity="0.8"/>')
        parts.append(_block(x - 1, y, 4, tall - 8, tones[0]) + _block(x + 3, y, 4, tall - 8, tones[1]))
    parts.append(_poly([(cx - half - 4, y), (cx, y - 34), (cx + half + 4, y)], tones[1]))
    parts.append(_poly([(cx - half + 14, y - 5), (cx, y - 27), (cx + half - 14, y - 5)], tones[2]))
    parts.append(_poly([(cx - half - 4, y), (cx, y - 34), (cx, y - 29), (cx - half + 8, y)], tones[0]))
    for k in range(3):
        parts.append(_block(cx - half - 4 - 5 * k, foot - 9 + 4 * k, width + 8 + 10 * k, 4.5, tones[0] if k % 2 == 0 else tones[1]))
    return "".join(parts)


def _cypresses(places: tuple[tuple[float, float, float], ...]) -> str:
    return "".join(
        f'<path d="M{x} {foot} C{x - 15} {foot - tall * 0.25:.0f} {x - 9} {foot - tall * 0.7:.0f} {x} {foot - tall} C{x + 9} {foot - tall * 0.7:.0f} '
        f'{x + 15} {foot - tall * 0.25:.0f} {x} {foot}Z" fill="#221f40"/>' for x, foot, tall in places
    )


def _forum() -> str:
    """Stone steps and floor, lit warm from the left and cold from the right, with the pyramid of cards."""
    shades = (
        '<defs><linearGradient id="f" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#e0b890"/><stop offset="0.5" stop-color="#a89088"/>'
        '<stop offset="1" stop-color="#4c4672"/></linearGradient><linearGradient id="g" x1="0" x2="1" y1="0" y2="0"><stop offset="0" '
        'stop-color="#a87858"/><stop offset="0.5" stop-color="#75605e"/><stop offset="1" stop-color="#2e2a50"/></linearGradient></defs>'
    )
    parts = [shades, '<rect y="438" width="960" height="162" fill="url(#f)"/>']
    for y, tall in ((438, 7), (454, 9), (474, 11)):
        parts.append(f'<rect y="{y}" width="960" height="{tall}" fill="url(#g)"/>')
    for k in range(-14, 15):
        parts.append(f'<path d="M{480 + k * 46} 485 L{480 + k * 92} 600" stroke="#3a2c34" stroke-opacity="0.35" stroke-width="1.6"/>')
    for y in (507, 536, 574):
        parts.append(f'<path d="M0 {y} H960" stroke="#3a2c34" stroke-opacity="0.35" stroke-width="1.6"/>')
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
            parts.append(f'<rect x="{x + 5:.1f}" y="{y + 7:.1f}" width="{width}" height="{tall}" rx="5" fill="#140c10" opacity="0.45"/>')
            if row % 2:
                parts.append(_back(x, y, width, tall))
            else:
                parts.append(_face(x, y, width, tall, heads[seen % 6], seen))
                seen += 5 if row == 2 else 1
    return "".join(parts)


def _face(x: float, y: float, w: float, h: float, head: str, index: int) -> str:
    mark = (
        f'<circle cx="{x + w / 2:.1f}" cy="{y + h * 0.58:.1f}" r="{w * 0.19:.1f}" fill="{head}"/>',
        f'<path d="M{x + w / 2:.1f} {y + h * 0.4:.1f} l{w * 0.22:.1f} {h * 0.3:.1f} h{-w * 0.44:.1f}Z" fill="{head}"/>',
        f'<rect x="{x + w * 0.3:.1f}" y="{y + h * 0.44:.1f}" width="{w * 0.4:.1f}" height="{h * 0.26:.1f}" fill="{head}"/>',
    )[index % 3]
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{w}" height="{h}" rx="5" fill="#efe4cb" stroke="#6b5536" stroke-width="1"/>'
        f'<path d="M{x + 2.5:.1f} {y + h * 0.24:.1f} V{y + 6:.1f} q0 -3.5 3.5 -3.5 H{x + w - 6:.1f} q3.5 0 3.5 3.5 V{y + h * 0.24:.1f}Z" fill="{head}"/>{mark}'
    )


def _back(x: float, y: float, w: float, h: float) -> str:
    cx, cy = x + w / 2, y + h / 2
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{w}" height="{h}" rx="5" fill="#5c2a34" stroke="#2a1218" stroke-width="1"/>'
        f'<rect x="{x + 4:.1f}" y="{y + 4:.1f}" width="{w - 8}" height="{h - 8}" rx="3" fill="none" stroke="#d9b466" stroke-width="1.5"/>'
        f'<path d="M{cx:.1f} {cy - 12:.1f} l8 12 l-8 12 l-8 -12Z" fill="none" stroke="#d9b466" stroke-width="1.5"/><circle cx="{cx:.1f}" cy="{cy:.1f}" r="3" fill="#d9b466"/>'
    )
