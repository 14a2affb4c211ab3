"""Paints the world's tile: an operations-room wall map with washes, pins, a red line and metal pieces."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw

from game.ui.theme import BRASS, BRASS_BRIGHT
from tools.art.texture import Array, Rgb, band, mix, noise, over, ramp, sample, smooth, svg_pixels

# Longitude and latitude of a coarse outline for each land, by hand; noise gives the coast its wriggle.
LANDS: list[tuple[Rgb, list[tuple[int, int]]]] = [
    (
        (226, 190, 112),
        [
            (-166, 66),
            (-156, 71),
            (-128, 70),
            (-110, 68),
            (-95, 69),
            (-94, 60),
            (-84, 55),
            (-79, 52),
            (-77, 62),
            (-65, 59),
            (-56, 52),
            (-66, 49),
            (-61, 46),
            (-70, 43),
            (-75, 38),
            (-81, 31),
            (-80, 25),
            (-84, 30),
            (-97, 27),
            (-96, 19),
            (-88, 21),
            (-84, 11),
            (-78, 8),
            (-92, 14),
            (-106, 21),
            (-115, 31),
            (-124, 41),
            (-124, 48),
            (-135, 58),
            (-150, 60),
            (-164, 55),
        ],
    ),
    (
        (226, 190, 112),
        [(-55, 60), (-44, 60), (-22, 70), (-18, 80), (-40, 83), (-66, 80), (-70, 76), (-54, 70)],
    ),
    (
        (198, 128, 96),
        [
            (-78, 8),
            (-72, 12),
            (-60, 9),
            (-50, 1),
            (-35, -6),
            (-39, -16),
            (-48, -26),
            (-57, -36),
            (-65, -42),
            (-68, -54),
            (-74, -50),
            (-71, -30),
            (-70, -18),
            (-81, -5),
        ],
    ),
    (
        (150, 168, 190),
        [
            (-9, 43),
            (-9, 37),
            (-2, 37),
            (3, 43),
            (9, 44),
            (16, 38),
            (18, 41),
            (13, 45),
            (20, 41),
            (23, 37),
            (27, 41),
            (29, 46),
            (38, 47),
            (48, 47),
            (58, 52),
            (60, 68),
            (42, 67),
            (30, 70),
            (20, 69),
            (8, 62),
            (6, 58),
            (11, 58),
            (17, 61),
            (22, 65),
            (20, 60),
            (28, 60),
            (20, 54),
            (10, 55),
            (4, 52),
            (-4, 48),
            (-1, 44),
        ],
    ),
    ((150, 168, 190), [(-5, 50), (1, 51), (0, 55), (-4, 59), (-6, 55)]),
    (
        (206, 172, 122),
        [
            (-17, 15),
            (-16, 24),
            (-10, 31),
            (-5, 36),
            (10, 37),
            (20, 31),
            (32, 31),
            (37, 21),
            (43, 12),
            (51, 12),
            (40, -3),
            (40, -15),
            (33, -26),
            (27, -34),
            (18, -34),
            (12, -18),
            (13, -6),
            (8, 4),
            (-8, 5),
        ],
    ),
    ((206, 172, 122), [(44, -25), (49, -14), (47, -25)]),
    (
        (144, 172, 122),
        [
            (27, 41),
            (42, 41),
            (50, 45),
            (60, 52),
            (60, 68),
            (74, 73),
            (104, 78),
            (114, 74),
            (140, 73),
            (170, 70),
            (180, 66),
            (163, 60),
            (162, 52),
            (157, 58),
            (142, 59),
            (140, 52),
            (132, 43),
            (127, 37),
            (122, 40),
            (121, 31),
            (116, 23),
            (108, 20),
            (107, 10),
            (100, 14),
            (104, 1),
            (98, 9),
            (94, 17),
            (88, 22),
            (80, 15),
            (77, 8),
            (72, 20),
            (62, 25),
            (56, 27),
            (59, 22),
            (45, 13),
            (35, 28),
            (36, 36),
            (27, 37),
        ],
    ),
    ((144, 172, 122), [(130, 32), (137, 35), (141, 41), (144, 44), (140, 36)]),
    ((196, 142, 150), [(95, 5), (106, -6), (114, -8), (119, -9), (108, -7)]),
    ((196, 142, 150), [(109, 1), (117, 7), (118, 1), (114, -4)]),
    ((196, 142, 150), [(131, -1), (147, -6), (143, -9)]),
    (
        (196, 142, 150),
        [
            (114, -22),
            (122, -17),
            (130, -12),
            (136, -12),
            (140, -17),
            (143, -11),
            (146, -19),
            (153, -27),
            (149, -38),
            (138, -35),
            (129, -32),
            (115, -35),
        ],
    ),
    ((196, 142, 150), [(167, -46), (174, -41), (178, -38), (172, -44)]),
]
DISCS = [(-100, 40, 9), (-58, -12, 5), (15, 50, 7), (20, 8, 4), (95, 55, 8), (104, 32, 6), (134, -24, 3)]


def paint(width: int, height: int) -> Array:
    """The whole picture, shape (height, width, 3)."""
    picture = _sea(width, height)
    picture = _lands(picture)
    drawn = svg_pixels(_marks(width, height), width, height)
    picture = over(picture, drawn[..., :3], drawn[..., 3])
    y = np.mgrid[0:height, 0:width][0] / height
    return picture[..., :3] * (1 - 0.14 * smooth(0.5, 1.0, y))[..., None]


def _place(lon: float, lat: float) -> tuple[float, float]:
    """A point of the globe on the picture."""
    return 480 + (lon - 8) * 2.62, 352 - lat * 4.0


def _sea(width: int, height: int) -> Array:
    """Grey-blue paper with fine lines of latitude and longitude, folded twice."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float64)
    cloud = noise(height, width, 801, 60, 90)
    tone = 0.5 + 0.1 * cloud + 0.04 * noise(height, width, 802, 2, 2)
    base = ramp(np.clip(tone, 0, 1), [(86, 110, 122), (122, 148, 156), (152, 174, 176)])
    picture = np.concatenate([base, np.ones((height, width, 1))], axis=-1)
    for lat in range(-60, 90, 15):
        picture = over(
            picture, (60, 84, 98), band(y, _place(0, lat)[1], 0.5, 0.5) * (0.6 if lat == 0 else 0.34)
        )
    for lon in range(-180, 200, 15):
        picture = over(picture, (60, 84, 98), band(x, _place(lon, 0)[0], 0.5, 0.5) * 0.34)
    return picture


def _lands(picture: Array) -> Array:
    """Paper land with a wash for its owner, a double coast line, borders, paler water along the shore."""
    height, width = picture.shape[:2]
    mask, tint = _raster(width, height)
    near = _blurred(mask, 4)
    far = _blurred(mask, 13)
    picture = over(picture, (214, 224, 212), smooth(0.02, 0.5, far) * 0.5)
    picture = over(picture, (44, 58, 66), band(near, 0.07, 0.045, 0.03) * 0.55)
    grain = 1 + 0.05 * noise(height, width, 811, 3, 3)
    paper = np.array([236, 224, 194]) / 255 * grain[..., None]
    pool = 0.48 + 0.1 * noise(height, width, 812, 30, 30) + 0.34 * smooth(0.95, 0.55, far)
    land = paper * (1 - pool[..., None]) + paper * tint * pool[..., None]
    cover = smooth(0.42, 0.58, mask)
    picture = over(picture, np.clip(land, 0, 1), cover)
    border = np.abs(
        sample(noise(height, width, 813, 34, 40), *np.mgrid[0:width, 0:height][:, :, :].transpose(0, 2, 1))
    )
    picture = over(picture, (96, 72, 48), smooth(0.05, 0.02, border) * cover * 0.55)
    return over(picture, (46, 34, 24), band(mask, 0.5, 0.2, 0.12) * 0.95)


def _raster(width: int, height: int) -> tuple[Array, Array]:
    """The lands as a soft mask and their washes, coast broken up by noise."""
    tints = Image.new("RGB", (width, height), (220, 200, 160))
    image = Image.new("L", (width, height), 0)
    for colour, outline in LANDS:
        points = [_place(lon, lat) for lon, lat in outline]
        ImageDraw.Draw(image).polygon(points, fill=255)
        ImageDraw.Draw(tints).polygon(points, fill=colour)
        ImageDraw.Draw(tints).line([*points, points[0]], fill=colour, width=16)
    y, x = np.mgrid[0:height, 0:width].astype(np.float64)
    dx = noise(height, width, 821, 14, 14) * 3.2 + noise(height, width, 822, 5, 5) * 1.6
    dy = noise(height, width, 823, 14, 14) * 3.2 + noise(height, width, 824, 5, 5) * 1.6
    soft = _blurred(np.asarray(image, dtype=np.float64) / 255, 2)
    mask = sample(soft, x + dx, y + dy)
    mask = np.clip((mask - 0.5) * 1.6 + 0.5, 0, 1)
    colours = np.asarray(tints, dtype=np.float64) / 255
    tint = np.stack([sample(colours[..., i], x + dx, y + dy) for i in range(3)], axis=-1)
    return mask, tint


def _blurred(field: Array, depth: int) -> Array:
    """A field blurred by two passes of a box."""
    out = field
    for _ in range(2):
        for axis in (0, 1):
            out = sum((np.roll(out, k, axis) for k in range(-depth, depth + 1)), np.zeros_like(out)) / (
                2 * depth + 1
            )
    return out


def _marks(width: int, height: int) -> str:
    """Brass production discs, sea links, a red line with pins, three metal pieces, a printed border."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><defs>'
        '<radialGradient id="b" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="#fff2c8"/>'
        f'<stop offset="0.45" stop-color="rgb{BRASS_BRIGHT}"/><stop offset="1" '
        f'stop-color="rgb{mix(BRASS, (60, 30, 0), 0.35)}"/>'
        '</radialGradient><radialGradient id="r" cx="0.35" cy="0.3" r="0.8"><stop '
        'offset="0" stop-color="#ff9a86"/>'
        '<stop offset="0.5" stop-color="#b5382a"/><stop offset="1" stop-color="#5c120c"/></radialGradient>'
        '<linearGradient id="s" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#e8ecee"/>'
        '<stop offset="0.5" stop-color="#8c979d"/><stop offset="1" '
        'stop-color="#3d464b"/></linearGradient></defs>',
        '<rect x="16" y="16" width="928" height="568" fill="none" stroke="#2c3d46" stroke-width="2"/>'
        '<rect x="22" y="22" width="916" height="556" fill="none" stroke="#2c3d46" '
        'stroke-width="5" stroke-dasharray="39 39"/>'
        '<rect x="28" y="28" width="904" height="544" fill="none" stroke="#2c3d46" stroke-width="1.2"/>',
    ]
    links = [
        ((-36, -6), (-9, 6)),
        ((-56, 52), (-9, 50)),
        ((40, -5), (72, 15)),
        ((119, -9), (130, -12)),
        ((-42, 62), (6, 60)),
    ]
    for (a, b), (c, d) in links:
        (x1, y1), (x2, y2) = _place(a, b), _place(c, d)
        parts.append(
            f'<path d="M{x1:.0f} {y1:.0f} Q{(x1 + x2) / 2:.0f} {(y1 + y2) / 2 - 16:.0f} '
            f'{x2:.0f} {y2:.0f}" fill="none" '
            'stroke="#2c3d46" stroke-width="2.6" stroke-dasharray="1 8" stroke-linecap="round"/>'
        )
    for lon, lat, pips in DISCS:
        parts.append(_disc(*_place(lon, lat), pips))
    route = [_place(*point) for point in ((-3, 53), (30, 53), (68, 44), (104, 48), (138, 37))]
    path = "M" + " L".join(f"{x:.0f} {y:.0f}" for x, y in route)
    parts.append(
        f'<path d="{path}" transform="translate(3 6)" fill="none" stroke="#000" '
        f'stroke-opacity="0.3" stroke-width="4"/>'
    )
    parts.append(f'<path d="{path}" fill="none" stroke="#b5382a" stroke-width="3.4"/>')
    for x, y in route:
        parts.append(
            f'<ellipse cx="{x + 8:.0f}" cy="{y + 9:.0f}" rx="11" ry="6" fill="#000" opacity="0.35"/>'
            f'<circle cx="{x:.0f}" cy="{y - 3:.0f}" r="9" fill="url(#r)"/>'
        )
    parts += [_tank(236, 262), _tank(296, 482), _plane(420, 214), _plane(742, 456)]
    return "".join(parts) + "</svg>"


def _disc(x: float, y: float, pips: int) -> str:
    """A brass disc whose notches count its production."""
    turns = [2 * math.pi * k / pips - math.pi / 2 for k in range(pips)]
    dots = "".join(
        f'<circle cx="{x + 9.4 * math.cos(t):.1f}" cy="{y + 9.4 * math.sin(t):.1f}" r="2.3" fill="#3a240c"/>'
        for t in turns
    )
    return (
        f'<ellipse cx="{x + 4:.0f}" cy="{y + 6:.0f}" rx="17" ry="16" fill="#000" '
        f'opacity="0.35"/><circle cx="{x:.0f}" cy="{y:.0f}" '
        f'r="16" fill="url(#b)" stroke="#4a3010" stroke-width="1.4"/>{dots}'
    )


def _tank(x: float, y: float) -> str:
    """A cast metal tank."""
    shape = (
        '<path d="M-34 8 C-34 -2 -26 -4 -20 -4 H-10 L-6 -16 H10 L13 -12 H46 V-7 H14 L15 -4 '
        "H24 C32 -4 36 2 36 8 C36 15 30 17 24 17 "
        'H-24 C-30 17 -34 14 -34 8Z"/>'
    )
    wheels = "".join(f'<circle cx="{cx}" cy="9" r="4.6" fill="#3d464b"/>' for cx in (-22, -9, 4, 17, 27))
    return (
        f'<g transform="translate({x} {y})"><g transform="translate(6 9)" opacity="0.4">{shape}</g>'
        f'<g fill="url(#s)" stroke="#22292d" stroke-width="1.4">{shape}</g>{wheels}</g>'
    )


def _plane(x: float, y: float) -> str:
    """A cast metal aircraft, seen from above."""
    shape = (
        '<path d="M0 -36 C5 -30 5 -20 5 -12 L42 8 V15 L5 6 L4 24 L15 32 V37 L0 33 L-15 37 V32 '
        'L-4 24 L-5 6 L-42 15 V8 L-5 -12 C-5 -20 -5 -30 0 -36Z"/>'
    )
    return (
        f'<g transform="translate({x} {y}) rotate(62)"><g transform="translate(14 -6)" '
        f'opacity="0.36">{shape}</g>'
        f'<g fill="url(#s)" stroke="#22292d" stroke-width="1.4">{shape}</g></g>'
    )
