"""Scenes under the open sky behind the duel's card figures (200 x 150)."""

from __future__ import annotations

from tools.art.figures_paint import oval
from tools.art.figures_scenery import (
    barrel,
    cloud,
    disc,
    floor,
    glow,
    hills,
    noise,
    pine,
    sky,
    stars,
    strokes,
    tower,
    trunk,
)


def rose_garden() -> str:
    """A garden under a pink evening, the castle far off, roses at both sides."""
    out = sky("#7f86b5", "#f0c6a8") + cloud(48, 30, 1.1, "#f7dcd0") + cloud(160, 44, 0.9, "#f7dcd0")
    for at, w, h in ((134, 16, 44), (152, 20, 60), (172, 14, 38)):
        out += tower(at, 96, w, h, "#a99ab0", "#6b5a8a")
    out += hills(98, 6, "#7d9a72", 2) + hills(116, 4, "#5f8058", 6)
    for k in range(34):
        x, y = noise(3, k) * 58 - 4.0, 60 + noise(4, k) * 90
        x = x if k % 2 else 204 - x
        out += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="12" fill="#3f6244"/>'
    for k in range(40):
        x, y = noise(7, k) * 52.0, 58 + noise(8, k) * 88
        x = x if k % 2 else 200 - x
        out += (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#a93a55"/><circle cx="{x - 1.2:.1f}" '
            f'cy="{y - 1.4:.1f}" r="2.6" fill="#e58a9a"/>'
        )
    return out


def meadow() -> str:
    """Open hills, a road, summer clouds."""
    out = sky("#7fb0c9", "#e3e6cf") + cloud(40, 26, 1.3, "#fbf6e8") + cloud(156, 38, 1.1, "#fbf6e8")
    out += (
        hills(86, 10, "#8fae8a", 1)
        + tower(170, 84, 12, 26, "#a9a29a", "#8a4a3a")
        + hills(100, 8, "#7a9c5c", 5)
    )
    out += (
        '<path d="M120 98 Q150 110 110 124 Q80 136 60 170 L150 170 Q130 140 150 124 Q168 108 126 98 '
        'Z" fill="#d2b98a"/>'
    )
    return out + pine(20, 108, 34, "#4f7350") + pine(36, 112, 26, "#4f7350") + strokes(3, 112, "#4f6e34", 60)


def yard() -> str:
    """A tavern yard at sundown with a rope ring for a fist fight."""
    out = sky("#c9704a", "#f2c27a") + disc(150, 60, 22, "#ffe2a0") + glow(150, 60, 70, "#ffd27a", 0.6)
    out += (
        '<path d="M-10 40 L40 18 L92 40 L92 120 L-10 120 Z" fill="#6b4636"/><path d="M-16 44 L40 10 '
        'L98 44 L90 48 L40 22 L-8 48 Z" fill="#8a3b2a"/>'
    )
    out += (
        '<rect x="14" y="58" width="20" height="22" fill="#ffd98a"/><rect x="50" y="58" width="20" '
        'height="22" fill="#ffd98a"/>'
    )
    out += '<path d="M24 58 V80 M14 69 H34 M60 58 V80 M50 69 H70" stroke="#4a2f1c" stroke-width="2"/>'
    out += hills(112, 2, "#a9764c", 7) + barrel(176, 104, 18) + barrel(150, 110, 13)
    out += (
        '<path d="M-10 98 H210 M-10 112 H210" stroke="#efe0bd" stroke-width="3.4"/><path d="M22 86 '
        'V130 M182 86 V130" stroke="#4a2f1c" stroke-width="7"/>'
    )
    return out + strokes(2, 122, "#70492c", 34, 4)


def harbour() -> str:
    """Masts, gulls and green water behind the pier."""
    out = sky("#86a9b5", "#ecdcb8") + cloud(46, 30, 1.2, "#f6ecd8") + cloud(150, 20, 0.9, "#f6ecd8")
    out += '<rect x="-10" y="84" width="220" height="50" fill="#4f8488"/>'
    out += "".join(
        f'<path d="M{200 * noise(1, k):.0f} {88 + 30 * noise(2, k):.0f} h{8 + 14 * noise(3, k):.0f}" '
        f'stroke="#a9d0c8" stroke-width="2" opacity=".7"/>'
        for k in range(24)
    )
    out += (
        '<path d="M-10 66 L64 66 L52 96 L-10 96 Z" fill="#5b3a28"/><path d="M20 66 V-6 M20 8 H-10 '
        'M20 8 H52 M48 66 V20" stroke="#3b2618" stroke-width="3"/>'
    )
    out += (
        '<path d="M-8 10 L50 10 Q42 34 50 52 L-8 52 Z" fill="#e6d8b8"/><path d="M26 10 L50 10 Q42 '
        '34 50 52 L32 52 Z" fill="#b8a684"/>'
    )
    out += '<path d="M20 -4 L56 60" stroke="#3b2618" stroke-width="1.2"/>'
    return (
        out
        + floor(114, "#8a6444")
        + "".join(
            f'<rect x="{x}" y="100" width="9" height="30" rx="3" fill="#5b3f2a"/>' for x in (8, 60, 136, 184)
        )
    )


def night_road() -> str:
    """Moonlit mist between pines, a path going up."""
    out = (
        sky("#3b5468", "#a9bdb5")
        + glow(144, 40, 60, "#fdf3cc", 0.75)
        + disc(144, 40, 19, "#fbf2d0")
        + hills(84, 18, "#6d8a90", 4)
    )
    out += "".join(pine(12 + 26 * k, 104, 46 + 16 * noise(2, k), "#3d5f62") for k in range(8))
    out += '<rect x="-10" y="88" width="220" height="22" fill="#d6e2da" opacity=".4"/>' + hills(
        112, 5, "#4a6a58", 8
    )
    out += (
        '<path d="M92 112 Q120 122 84 134 Q60 146 70 170 L140 170 Q110 146 128 132 Q146 120 104 112 '
        'Z" fill="#a99a7a"/>'
    )
    return out + pine(6, 142, 92, "#2c4a4c") + pine(190, 152, 110, "#2c4a4c") + strokes(6, 120, "#2f4a3c", 40)


def greenwood() -> str:
    """Tall trunks, slanting light, a straw target."""
    out = sky("#b9cf96", "#5f8a58") + glow(30, 0, 110, "#fff6c0", 0.8)
    out += "".join(
        trunk(x, w, c)
        for x, w, c in (
            (60, 10, "#6d7a58"),
            (130, 12, "#66745a"),
            (104, 8, "#7a8a66"),
            (12, 22, "#4f4a38"),
            (186, 24, "#4a4636"),
        )
    )
    out += (
        '<path d="M0 -10 L40 -10 L150 150 L70 150 Z M60 -10 L84 -10 L210 130 L200 160 Z" '
        'fill="#fff6c0" opacity=".2"/>' + hills(116, 4, "#4d6f3a", 2)
    )
    for r, c in ((17, "#e6d6a8"), (12.5, "#b5382a"), (8, "#e6d6a8"), (3.6, "#b5382a")):
        out += disc(168, 92, r, c)
    return (
        out
        + '<path d="M158 106 L150 130 M178 106 L186 130" stroke="#5b3f2a" stroke-width="4"/>'
        + strokes(9, 118, "#2f5228", 70)
    )


def rooftops() -> str:
    """Roofs against a huge moon."""
    out = (
        sky("#1d2440", "#56608a")
        + stars(34, 2, 90)
        + glow(128, 52, 78, "#f4ecc8", 0.5)
        + disc(128, 52, 36, "#f0e6c0")
        + disc(118, 44, 6, "#dccfa4")
        + disc(138, 62, 8, "#dccfa4")
    )
    for x, y, w, h, c in (
        (20, 92, 60, 34, "#2b3050"),
        (86, 98, 50, 24, "#333a5c"),
        (178, 88, 66, 40, "#2b3050"),
    ):
        out += (
            f'<path d="M{x - w / 2} {y} L{x} {y - h} L{x + w / 2} {y} Z" fill="{c}"/><rect '
            f'x="{x - w / 2 + 5}" y="{y}" width="{w - 10}" height="60" fill="#20243e"/><rect '
            f'x="{x - 4}" y="{y + 8}" width="9" height="11" fill="#ffcf7a"/>'
        )
    out += (
        '<rect x="34" y="52" width="9" height="24" fill="#20243e"/>'
        + '<path d="M-10 124 L210 116 L210 170 L-10 170 Z" fill="#4a3a4c"/>'
    )
    for k in range(44):
        out += (
            f'<path d="M{(k % 15) * 15 - 8 + (k // 15) * 6} {124 + (k // 15) * 11} a7 6 0 0 0 14 0" '
            f'fill="none" stroke="#2a2034" stroke-width="2"/>'
        )
    return out


def bear_wood() -> str:
    """Autumn wood with a cave and falling leaves."""
    out = sky("#d9b878", "#a9713f") + glow(150, 20, 90, "#fff0b8", 0.8) + hills(88, 8, "#b5753a", 3)
    out += "".join(
        trunk(x, w, c)
        for x, w, c in ((58, 9, "#8a5f3c"), (112, 10, "#80583a"), (152, 8, "#8a6442"), (190, 22, "#4a3426"))
    )
    for k in range(40):
        out += (
            f'<circle cx="{210 * noise(2, k):.1f}" cy="{34 * noise(5, k) - 4:.1f}" '
            f'r="{9 + 8 * noise(6, k):.1f}" '
            f'fill="{("#c4742a", "#d99a3a", "#a9502a", "#b58a3a")[k % 4]}" opacity=".9"/>'
        )
    out += (
        '<path d="M-14 130 Q-10 52 30 50 Q72 52 74 130 Z" fill="#6d635a"/><path d="M0 130 Q2 74 30 72 '
        'Q56 74 58 130 Z" fill="#1f1814"/>' + hills(122, 3, "#7c5a30", 8)
    )
    for k in range(46):
        out += (
            f'<path d="{oval(200 * noise(11, k), 60 + 88 * noise(12, k), 2.6, 1.6)}" '
            f'fill="{("#e0913a", "#c4532a", "#e6c05c")[k % 3]}" opacity=".9"/>'
        )
    return out


def graveyard() -> str:
    """Ruin and crooked stones under a sick green moon."""
    out = (
        sky("#1f1430", "#6a3a5c")
        + glow(60, 42, 80, "#b5f26a", 0.45)
        + disc(60, 42, 22, "#dff0b0")
        + cloud(150, 30, 1.4, "#3a2648", 0.9)
        + cloud(30, 58, 1.1, "#3a2648", 0.8)
    )
    out += (
        hills(98, 8, "#33213f", 5)
        + '<path d="M132 110 V48 Q150 20 176 40 V62 Q164 44 150 56 V110 Z M176 110 V80 H188 V110 Z" '
        'fill="#2a1b36"/>'
    )
    out += (
        '<path d="M16 124 Q22 90 14 66 M17 92 Q4 82 -4 84 M18 82 Q32 70 34 56 M16 72 Q8 58 10 46" '
        'stroke="#180e20" stroke-width="5" fill="none" stroke-linecap="round"/>' + hills(116, 4, "#241730", 2)
    )
    for x, t in ((40, -6), (150, 5), (182, -4), (8, 8)):
        out += (
            f'<g transform="rotate({t} {x} 128)"><path d="M{x - 10} 132 V108 a10 10 0 0 1 20 0 V132 '
            f'Z" fill="#5f5670"/><path d="M{x + 3} 99 a10 10 0 0 1 7 9 V132 H{x + 3} Z" '
            f'fill="#33294a"/><path d="M{x} 106 V120 M{x - 5} 111 H{x + 5}" stroke="#2a2038" '
            f'stroke-width="2"/></g>'
        )
    return out + strokes(3, 126, "#7a9a4a", 36)
