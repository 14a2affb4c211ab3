"""The buildings of the wonders' tile as SVG shapes: each is given where it stands, its size and its light."""

from __future__ import annotations

import math

import numpy as np

from tools.art.texture import Rgb, mix

Tones = tuple[Rgb, Rgb, Rgb]  # lit side, shaded side, deep shade
DAWN: Tones = ((250, 214, 158), (204, 142, 100), (136, 84, 68))
DAWN_FAR: Tones = ((246, 206, 172), (222, 170, 146), (190, 132, 118))
DUSK: Tones = ((122, 104, 152), (70, 60, 108), (38, 34, 72))
DUSK_FAR: Tones = ((140, 112, 158), (104, 86, 138), (84, 70, 120))
LAMP = "#ffd27a"


def _poly(points: list[tuple[float, float]], colour: Rgb) -> str:
    path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    return f'<path d="{path}" fill="rgb{colour}"/>'


def _block(x: float, y: float, w: float, h: float, colour: Rgb) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="rgb{colour}"/>'


def pyramid(cx: float, foot: float, half: float, tall: float, tones: Tones) -> str:
    """Two faces, courses of stone, a golden cap."""
    top, ridge = foot - tall, cx - half * 0.16
    parts = [
        _poly([(cx, top), (cx + half, foot), (ridge, foot)], tones[1]),
        _poly([(cx, top), (cx - half, foot), (ridge, foot)], tones[0]),
    ]
    for k in range(2, 12):
        part = k / 12
        y = top + tall * part
        parts.append(
            f'<path d="M{cx - half * part:.1f} {y:.1f} H{cx + half * part:.1f}" '
            f'stroke="rgb{tones[2]}" stroke-opacity="0.28" stroke-width="1.3"/>'
        )
    cap = 0.13
    parts.append(
        _poly(
            [(cx, top), (cx + half * cap, top + tall * cap), (cx + (ridge - cx) * cap, top + tall * cap)],
            (226, 160, 70),
        )
    )
    parts.append(
        _poly(
            [(cx, top), (cx - half * cap, top + tall * cap), (cx + (ridge - cx) * cap, top + tall * cap)],
            (255, 226, 140),
        )
    )
    return "".join(parts)


def ziggurat(cx: float, foot: float, tones: Tones) -> str:
    """Four stages with hanging gardens and a stair."""
    parts, y, half = [], foot, 116.0
    for stage in range(4):
        tall = 46 - 5 * stage
        y -= tall
        parts.append(
            _poly(
                [(cx - half, y + tall), (cx - half + 7, y), (cx + half - 7, y), (cx + half, y + tall)],
                tones[1],
            )
        )
        parts.append(
            _poly(
                [
                    (cx - half, y + tall),
                    (cx - half + 7, y),
                    (cx + half * 0.2, y),
                    (cx + half * 0.16, y + tall),
                ],
                tones[0],
            )
        )
        parts.append(_block(cx - half + 4, y - 3, 2 * half - 8, 4, mix(tones[0], (255, 255, 255), 0.3)))
        rng = np.random.default_rng(850 + stage)
        for gx in np.arange(cx - half + 12, cx + half - 8, 9.5):
            size, drop = rng.uniform(5, 9), rng.uniform(2, 14)
            green = mix((70, 108, 62), (150, 160, 88), float(rng.uniform(0, 1)) * (1 if gx < cx else 0.3))
            parts.append(
                f'<ellipse cx="{gx:.1f}" cy="{y + drop * 0.3:.1f}" rx="{size:.1f}" '
                f'ry="{size * 0.55 + drop * 0.4:.1f}" fill="rgb{green}"/>'
            )
        parts += [
            f'<path d="M{ax - 5:.1f} {y + tall} V{y + tall - 13:.1f} A5 5 0 0 1 '
            f'{ax + 5:.1f} {y + tall - 13:.1f} V{y + tall}Z" fill="rgb{tones[2]}"/>'
            for ax in np.arange(cx - half + 26, cx + half - 20, 26)
        ]
        half -= 27
    parts.append(
        _poly(
            [(cx + 4, foot), (cx + 30, foot), (cx + 17, y), (cx + 9, y)], mix(tones[0], (255, 255, 255), 0.22)
        )
    )
    for k in range(22):
        part = k / 22
        parts.append(
            f'<path d="M{cx + 4 + 5 * part:.1f} {foot - (foot - y) * part:.1f} '
            f'H{cx + 30 - 13 * part:.1f}" stroke="rgb{tones[1]}" stroke-width="1.4"/>'
        )
    return "".join(parts)


def obelisk(cx: float, foot: float, tall: float, tones: Tones) -> str:
    """A needle of stone on its step."""
    top = foot - tall
    return (
        _poly([(cx - 9, foot), (cx - 6, top + 12), (cx - 1, top), (cx - 1, foot)], tones[0])
        + _poly([(cx - 1, foot), (cx - 1, top), (cx + 6, top + 12), (cx + 9, foot)], tones[2])
        + _block(cx - 15, foot - 8, 30, 10, tones[1])
    )


def palms(places: tuple[tuple[float, float, float], ...]) -> str:
    """Palms: place of the foot and height of each."""
    parts = []
    for x, foot, tall in places:
        parts.append(
            f'<path d="M{x} {foot} Q{x + 5} {foot - tall / 2} {x + 2} {foot - tall}" '
            f'stroke="#6e4a34" stroke-width="4.5" fill="none"/>'
        )
        for turn in (-160, -128, -96, -62, -28, 4):
            dx, dy = 30 * math.cos(math.radians(turn)), 22 * math.sin(math.radians(turn))
            parts.append(
                f'<path d="M{x + 2} {foot - tall} q{dx * 0.6:.1f} {dy - 5:.1f} {dx:.1f} '
                f'{dy + 15:.1f} q{-dx * 0.5:.1f} {-9:.1f} {-dx:.1f} {-dy - 15:.1f}Z" '
                f'fill="#5c7448"/>'
            )
    return "".join(parts)


def aqueduct(left: float, right: float, foot: float, tones: Tones) -> str:
    """Two rows of arches across the back of the dusk."""
    parts = [
        _block(left, foot - 74, right - left, 76, tones[1]),
        _block(left, foot - 80, right - left, 7, tones[0]),
    ]
    for x in np.arange(left + 8, right, 34):
        parts.append(
            f'<path d="M{x:.0f} {foot + 2} V{foot - 22} A11 11 0 0 1 {x + 22:.0f} '
            f'{foot - 22} V{foot + 2}Z" fill="rgb(150,86,116)"/>'
        )
        parts += [
            f'<path d="M{sx:.0f} {foot - 44} V{foot - 56} A5 5 0 0 1 {sx + 10:.0f} '
            f'{foot - 56} V{foot - 44}Z" fill="rgb(150,86,116)"/>'
            for sx in (x - 1, x + 14)
        ]
    return "".join(parts)


def lighthouse(cx: float, foot: float, tones: Tones) -> str:
    """Three storeys and a fire whose beam crosses the sky."""
    fire = foot - 268
    beams = (
        f'<defs><radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{fire}" r="330">'
        f'<stop offset="0" stop-color="{LAMP}" stop-opacity="0.5"/><stop offset="1" '
        f'stop-color="{LAMP}" stop-opacity="0"/>'
        f'</radialGradient></defs><path d="M{cx} {fire} L{cx - 400} {fire - 74} '
        f'V{fire + 8}Z" fill="url(#beam)"/>'
        f'<path d="M{cx} {fire} L{cx + 300} {fire - 40} V{fire + 26}Z" fill="url(#beam)"/>'
        f'<circle cx="{cx}" cy="{fire}" r="34" fill="{LAMP}" opacity="0.25"/><circle '
        f'cx="{cx}" cy="{fire}" r="18" fill="{LAMP}" opacity="0.45"/>'
    )
    parts = [beams]
    for half_low, half_top, low, tall in ((42, 34, 0, 112), (27, 23, 112, 78), (18, 16, 190, 54)):
        y = foot - low
        parts.append(
            _poly(
                [
                    (cx - half_low, y),
                    (cx - half_top, y - tall),
                    (cx + half_top, y - tall),
                    (cx + half_low, y),
                ],
                tones[1],
            )
        )
        parts.append(
            _poly(
                [
                    (cx - half_low, y),
                    (cx - half_top, y - tall),
                    (cx - half_top * 0.45, y - tall),
                    (cx - half_low * 0.45, y),
                ],
                tones[0],
            )
        )
        parts.append(
            _block(
                cx - half_top - 5, y - tall - 6, half_top * 2 + 10, 8, mix(tones[0], (255, 220, 180), 0.15)
            )
        )
        parts += [
            f'<rect x="{cx - 3}" y="{y - 26 - 30 * k}" width="6" height="11" rx="3" fill="{LAMP}"/>'
            for k in range(int(tall // 30))
        ]
    parts += [_block(cx + px, fire - 6, 4, 24, tones[2]) for px in (-12, 8)]
    parts.append(
        f'<path d="M{cx - 7} {fire + 14} C{cx - 11} {fire} {cx - 2} {fire - 4} {cx} '
        f'{fire - 17} C{cx + 3} {fire - 4} {cx + 11} {fire} {cx + 7} {fire + 14}Z" '
        f'fill="#fff0c0"/>'
    )
    return "".join(parts)


def dome(cx: float, foot: float, width: float, tones: Tones) -> str:
    """A drum of columns under a dome."""
    half, body = width / 2, width * 0.52
    y = foot - body
    parts = [
        f'<path d="M{cx - half * 0.86:.1f} {y - 14:.1f} A{half * 0.86:.1f} '
        f'{half * 0.84:.1f} 0 0 1 {cx + half * 0.86:.1f} {y - 14:.1f}Z" '
        f'fill="rgb{tones[1]}"/>',
        f'<path d="M{cx - half * 0.86:.1f} {y - 14:.1f} A{half * 0.86:.1f} '
        f"{half * 0.84:.1f} 0 0 1 {cx - half * 0.1:.1f} {y - 14 - half * 0.83:.1f} "
        f'Q{cx - half * 0.5:.1f} {y - half * 0.6:.1f} {cx - half * 0.5:.1f} {y - 14:.1f}Z" '
        f'fill="rgb{tones[0]}"/>',
        _block(cx - 3, y - 26 - half * 0.84, 6, 14, tones[0]),
        _block(cx - half, y - 15, width, 15, tones[0]),
        _block(cx - half + 5, y, width - 10, body, tones[2]),
        _block(cx - half - 6, foot - 9, width + 12, 12, tones[1]),
    ]
    count = max(4, int(width // 17))
    for k in range(count):
        x = cx - half + 6 + (width - 12) * (k + 0.5) / count
        if width > 100:
            parts.append(
                f'<rect x="{x + 4.5:.1f}" y="{y + 20}" width="6" height="{body - 34:.1f}" '
                f'fill="{LAMP}" opacity="0.75"/>'
            )
        parts.append(_block(x - 4, y, 4, body - 8, tones[0]) + _block(x, y, 3.5, body - 8, tones[1]))
    return "".join(parts)


def temple(cx: float, foot: float, width: float, tones: Tones) -> str:
    """A gabled front on steps, lamps within."""
    half, tall = width / 2, 62
    y = foot - tall
    parts = [_block(cx - half + 4, y, width - 8, tall - 8, tones[2])]
    for k in range(6):
        x = cx - half + 8 + (width - 22) * k / 5
        if k < 5:
            parts.append(
                f'<rect x="{x + 9:.1f}" y="{y + 10}" width="7" height="{tall - 20}" '
                f'fill="{LAMP}" opacity="0.8"/>'
            )
        parts.append(_block(x - 1, y, 4, tall - 8, tones[0]) + _block(x + 3, y, 4, tall - 8, tones[1]))
    parts.append(_poly([(cx - half - 4, y), (cx, y - 34), (cx + half + 4, y)], tones[1]))
    parts.append(_poly([(cx - half + 14, y - 5), (cx, y - 27), (cx + half - 14, y - 5)], tones[2]))
    parts.append(_poly([(cx - half - 4, y), (cx, y - 34), (cx, y - 29), (cx - half + 8, y)], tones[0]))
    parts += [
        _block(
            cx - half - 4 - 5 * k,
            foot - 9 + 4 * k,
            width + 8 + 10 * k,
            4.5,
            tones[0] if k % 2 == 0 else tones[1],
        )
        for k in range(3)
    ]
    return "".join(parts)


def cypresses(places: tuple[tuple[float, float, float], ...]) -> str:
    """Dark cypresses: place of the foot and height of each."""
    return "".join(
        f'<path d="M{x} {foot} C{x - 15} {foot - tall * 0.25:.0f} {x - 9} '
        f"{foot - tall * 0.7:.0f} {x} {foot - tall} C{x + 9} {foot - tall * 0.7:.0f} "
        f'{x + 15} {foot - tall * 0.25:.0f} {x} {foot}Z" fill="#221f40"/>'
        for x, foot, tall in places
    )
