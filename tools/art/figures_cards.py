"""The duel's card pictures: each character large in a little painted scene that suits them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tools.art.figures_paint import FILTERS, oval
from tools.art.figures_scenery import (
    HEIGHT, WIDTH, arch, banner, barrel, bricks, cloud, curtain, disc, floor, glow, hills, noise, pine, sky, stars, strokes, torch, tower, trunk,
)

Figures = Mapping[str, Callable[[str], str]]

CANVAS = (
    '<filter id="canvas" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="1" seed="5" result="wave"/>'
    '<feDisplacementMap in="SourceGraphic" in2="wave" scale="2.2" xChannelSelector="R" yChannelSelector="G" result="a"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".03 .12" numOctaves="2" seed="8"/>'
    '<feColorMatrix values="0 0 0 0 1  0 0 0 0 .9  0 0 0 0 .75  .9 0 0 0 -.42"/>'
    '<feComposite in2="a" operator="in" result="light"/><feMerge><feMergeNode in="a"/><feMergeNode in="light"/></feMerge></filter>'
    '<radialGradient id="rim" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-color="#1a0d08" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#1a0d08" stop-opacity=".62"/></radialGradient>'
)


def card(name: str, figures: Figures) -> str:
    """The whole card picture of a character (hermit_and_cub shows both bears)."""
    if name == "hermit_and_cub":
        cast = actor(figures["hermit"]("h"), 78, 143, 0.8) + actor(figures["cub"]("c"), 146, 147, 0.74)
    else:
        cast = actor(figures[name]("f"), 100, 145, 0.82)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{FILTERS}{CANVAS}</defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#2a2118"/><g filter="url(#canvas)">{SCENES[name]()}</g>'
        f'{cast}<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#rim)"/></svg>\n'
    )


def actor(fragment: str, x: float, feet: float, scale: float) -> str:
    """A figure standing with its feet at (x, feet), its shadow falling to the lower right."""
    return (
        glow(x, feet - 66, 84, "#fff0cc", 0.42)
        + f'<ellipse cx="{x + 10}" cy="{feet - 3}" rx="{62 * scale}" ry="9" fill="#120a0a" opacity=".5" filter="url(#soft)"/>'
        f'<g transform="translate({x - 96 * scale:.2f} {feet - 158 * scale:.2f}) scale({scale})">{fragment}</g>'
    )


def throne_hall() -> str:
    """Stone hall, red hangings, light from high windows."""
    out = bricks("#75675f", -10, 118, 3) + arch(30, 96, 34, 74, "#c9d6c4", "#a08c74") + arch(170, 96, 34, 74, "#c9d6c4", "#a08c74")
    out += '<path d="M62 -10 L138 -10 L146 120 L54 120 Z" fill="#7c2230"/>' + banner(100, -6, 60, 96, "#8f2a38")
    out += '<path d="M13 30 L47 30 L110 150 L30 150 Z M153 30 L187 30 L230 150 L150 150 Z" fill="#fff0c0" opacity=".16"/>'
    return out + floor(116, "#6d5344") + '<path d="M70 116 L130 116 L170 170 L30 170 Z" fill="#8f2a38"/>'


def rose_garden() -> str:
    """A garden under a pink evening, the castle far off, roses at both sides."""
    out = sky("#7f86b5", "#f0c6a8") + cloud(48, 30, 1.1, "#f7dcd0") + cloud(160, 44, 0.9, "#f7dcd0")
    for x, w, h in ((134, 16, 44), (152, 20, 60), (172, 14, 38)):
        out += tower(x, 96, w, h, "#a99ab0", "#6b5a8a")
    out += hills(98, 6, "#7d9a72", 2) + hills(116, 4, "#5f8058", 6)
    for k in range(34):
        x, y = (noise(3, k) * 58 - 4, 60 + noise(4, k) * 90)
        x = x if k % 2 else 204 - x
        out += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="12" fill="#3f6244"/>'
    for k in range(40):
        x, y = (noise(7, k) * 52, 58 + noise(8, k) * 88)
        x = x if k % 2 else 200 - x
        out += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#a93a55"/><circle cx="{x - 1.2:.1f}" cy="{y - 1.4:.1f}" r="2.6" fill="#e58a9a"/>'
    return out


def big_top() -> str:
    """Inside the circus tent: stripes run together overhead, flags hang across."""
    out = sky("#d9b56a", "#e6cc92")
    for k in range(-9, 10, 2):
        out += f'<path d="M100 -60 L{100 + k * 24} 120 L{100 + (k + 1) * 24} 120 Z" fill="#3f6f80" opacity=".85"/>'
    out += '<path d="M-10 96 Q100 84 210 96 L210 124 L-10 124 Z" fill="#4a2f38"/>'
    for k in range(30):
        out += f'<circle cx="{k * 7.2 - 4:.1f}" cy="{102 + 6 * noise(4, k):.1f}" r="4" fill="{("#8a6a5c", "#6d5a6c", "#a0806a")[k % 3]}"/>'
    for k in range(11):
        x, y = k * 20 - 2, 18 + 14 * (1 - abs(k - 5) / 5)
        out += f'<path d="M{x} {y} L{x + 14} {y + 1} L{x + 7} {y + 15} Z" fill="{("#b5382a", "#efe4cb", "#d69a2d")[k % 3]}"/>'
    return out + hills(122, 1, "#c79a5c", 4) + strokes(5, 128, "#8a6234", 40, 3)


def meadow() -> str:
    """Open hills, a road, summer clouds."""
    out = sky("#7fb0c9", "#e3e6cf") + cloud(40, 26, 1.3, "#fbf6e8") + cloud(156, 38, 1.1, "#fbf6e8")
    out += hills(86, 10, "#8fae8a", 1) + tower(170, 84, 12, 26, "#a9a29a", "#8a4a3a") + hills(100, 8, "#7a9c5c", 5)
    out += '<path d="M120 98 Q150 110 110 124 Q80 136 60 170 L150 170 Q130 140 150 124 Q168 108 126 98 Z" fill="#d2b98a"/>'
    return out + pine(20, 108, 34, "#4f7350") + pine(36, 112, 26, "#4f7350") + strokes(3, 112, "#4f6e34", 60)


def yard() -> str:
    """A tavern yard at sundown with a rope ring for a fist fight."""
    out = sky("#c9704a", "#f2c27a") + disc(150, 60, 22, "#ffe2a0") + glow(150, 60, 70, "#ffd27a", 0.6)
    out += '<path d="M-10 40 L40 18 L92 40 L92 120 L-10 120 Z" fill="#6b4636"/><path d="M-16 44 L40 10 L98 44 L90 48 L40 22 L-8 48 Z" fill="#8a3b2a"/>'
    out += '<rect x="14" y="58" width="20" height="22" fill="#ffd98a"/><rect x="50" y="58" width="20" height="22" fill="#ffd98a"/>'
    out += '<path d="M24 58 V80 M14 69 H34 M60 58 V80 M50 69 H70" stroke="#4a2f1c" stroke-width="2"/>'
    out += hills(112, 2, "#a9764c", 7) + barrel(176, 104, 18) + barrel(150, 110, 13)
    out += '<path d="M-10 98 H210 M-10 112 H210" stroke="#efe0bd" stroke-width="3.4"/><path d="M22 86 V130 M182 86 V130" stroke="#4a2f1c" stroke-width="7"/>'
    return out + strokes(2, 122, "#70492c", 34, 4)


def castle_gate() -> str:
    """Before the gate: banners left and right, portcullis half up."""
    out = bricks("#8a8782", -10, 122, 6, 24, 11) + arch(100, 122, 86, 116, "#2c2a33", "#b5aa98")
    out += '<g stroke="#565a63" stroke-width="4">' + "".join(f'<path d="M{66 + 14 * k} 14 V64"/>' for k in range(6)) + '<path d="M58 32 H142 M58 50 H142"/></g>'
    out += banner(24, 14, 30, 78, "#274f8f") + banner(176, 14, 30, 78, "#274f8f")
    for x in (24, 176):
        out += f'<path d="M{x - 8} 54 L{x - 10} 38 L{x - 4} 46 L{x} 36 L{x + 4} 46 L{x + 10} 38 L{x + 8} 54 Z" fill="#e2b24a"/>'
    return out + floor(120, "#87796a", False) + strokes(4, 124, "#5d5348", 30, 3)


def stage() -> str:
    """Footlights, red curtains, one cone of light."""
    out = sky("#231836", "#4a2f5c") + stars(26, 5, 100) + disc(150, 34, 16, "#d9c8a0") + disc(143, 30, 14, "#2d2042")
    out += '<path d="M84 -10 L116 -10 L176 126 L24 126 Z" fill="#ffe9b0" opacity=".28"/>' + floor(118, "#7a5436")
    return out + curtain(44, -1, "#8f2440") + curtain(156, 1, "#8f2440")


def harbour() -> str:
    """Masts, gulls and green water behind the pier."""
    out = sky("#86a9b5", "#ecdcb8") + cloud(46, 30, 1.2, "#f6ecd8") + cloud(150, 20, 0.9, "#f6ecd8")
    out += '<rect x="-10" y="84" width="220" height="50" fill="#4f8488"/>'
    out += "".join(f'<path d="M{200 * noise(1, k):.0f} {88 + 30 * noise(2, k):.0f} h{8 + 14 * noise(3, k):.0f}" stroke="#a9d0c8" stroke-width="2" opacity=".7"/>' for k in range(24))
    out += '<path d="M-10 66 L64 66 L52 96 L-10 96 Z" fill="#5b3a28"/><path d="M20 66 V-6 M20 8 H-10 M20 8 H52 M48 66 V20" stroke="#3b2618" stroke-width="3"/>'
    out += '<path d="M-8 10 L50 10 Q42 34 50 52 L-8 52 Z" fill="#e6d8b8"/><path d="M26 10 L50 10 Q42 34 50 52 L32 52 Z" fill="#b8a684"/>'
    out += '<path d="M20 -4 L56 60" stroke="#3b2618" stroke-width="1.2"/>'
    return out + floor(114, "#8a6444") + "".join(f'<rect x="{x}" y="100" width="9" height="30" rx="3" fill="#5b3f2a"/>' for x in (8, 60, 136, 184))


def puppet_booth() -> str:
    """A striped booth whose backdrop is a painted night."""
    out = sky("#3b3f70", "#8a6a98") + stars(20, 8, 90) + disc(44, 40, 17, "#f2dfa0") + disc(51, 35, 15, "#4a4a7a")
    out += hills(100, 10, "#5a4f7c", 3) + floor(120, "#8a5c3a")
    for x in (-6, 6, 18, 172, 184, 196):
        out += f'<rect x="{x}" y="-10" width="12" height="150" fill="{"#b5382a" if x in (-6, 18, 172, 196) else "#efe4cb"}"/>'
    out += "".join(f'<path d="M{k * 20 - 10} -10 V12 a10 10 0 0 0 20 0 V-10 Z" fill="{("#b5382a", "#efe4cb")[k % 2]}" stroke="#5d1f1c" stroke-width="1"/>' for k in range(12))
    return out


def night_road() -> str:
    """Moonlit mist between pines, a path going up."""
    out = sky("#3b5468", "#a9bdb5") + glow(144, 40, 60, "#fdf3cc", 0.75) + disc(144, 40, 19, "#fbf2d0") + hills(84, 18, "#6d8a90", 4)
    out += "".join(pine(12 + 26 * k, 104, 46 + 16 * noise(2, k), "#3d5f62") for k in range(8))
    out += '<rect x="-10" y="88" width="220" height="22" fill="#d6e2da" opacity=".4"/>' + hills(112, 5, "#4a6a58", 8)
    out += '<path d="M92 112 Q120 122 84 134 Q60 146 70 170 L140 170 Q110 146 128 132 Q146 120 104 112 Z" fill="#a99a7a"/>'
    return out + pine(6, 142, 92, "#2c4a4c") + pine(194, 146, 104, "#2c4a4c") + strokes(6, 120, "#2f4a3c", 40)


def tavern() -> str:
    """Barrels, shelf of mugs, a warm lamp, the counter."""
    out = sky("#5b3a26", "#7a5032") + "".join(f'<path d="M-10 {y} H210" stroke="#3b2618" stroke-width="2" opacity=".6"/>' for y in (20, 44, 68, 92))
    out += barrel(28, 82, 25) + barrel(176, 82, 25) + barrel(28, 32, 22) + '<rect x="118" y="40" width="92" height="6" fill="#3b2618"/>'
    for k in range(4):
        out += f'<rect x="{126 + 20 * k}" y="22" width="12" height="18" rx="2" fill="{("#b9853f", "#8d9aa5", "#a0583a", "#6d8a5a")[k]}"/><path d="M{138 + 20 * k} 26 q6 4 0 10" fill="none" stroke="#d9c39a" stroke-width="2"/>'
    out += glow(88, 22, 70, "#ffc76a", 0.85) + '<path d="M88 -10 V8 M78 8 H98 L102 28 H74 Z" stroke="#2a1b12" stroke-width="2" fill="#ffe6a0"/>'
    return out + floor(118, "#6d4428") + '<rect x="-10" y="114" width="220" height="9" fill="#9c6a3c"/>'


def greenwood() -> str:
    """Tall trunks, slanting light, a straw target."""
    out = sky("#b9cf96", "#5f8a58") + glow(30, 0, 110, "#fff6c0", 0.8)
    out += "".join(trunk(x, w, c) for x, w, c in ((60, 10, "#6d7a58"), (130, 12, "#66745a"), (104, 8, "#7a8a66"), (12, 22, "#4f4a38"), (186, 24, "#4a4636")))
    out += '<path d="M0 -10 L40 -10 L150 150 L70 150 Z M60 -10 L84 -10 L210 130 L200 160 Z" fill="#fff6c0" opacity=".2"/>' + hills(116, 4, "#4d6f3a", 2)
    for r, c in ((17, "#e6d6a8"), (12.5, "#b5382a"), (8, "#e6d6a8"), (3.6, "#b5382a")):
        out += disc(168, 92, r, c)
    return out + '<path d="M158 106 L150 130 M178 106 L186 130" stroke="#5b3f2a" stroke-width="4"/>' + strokes(9, 118, "#2f5228", 70)


def rooftops() -> str:
    """Roofs against a huge moon."""
    out = sky("#1d2440", "#56608a") + stars(34, 2, 90) + glow(128, 52, 78, "#f4ecc8", 0.5) + disc(128, 52, 36, "#f0e6c0") + disc(118, 44, 6, "#dccfa4") + disc(138, 62, 8, "#dccfa4")
    for x, y, w, h, c in ((20, 92, 60, 34, "#2b3050"), (86, 98, 50, 24, "#333a5c"), (178, 88, 66, 40, "#2b3050")):
        out += f'<path d="M{x - w / 2} {y} L{x} {y - h} L{x + w / 2} {y} Z" fill="{c}"/><rect x="{x - w / 2 + 5}" y="{y}" width="{w - 10}" height="60" fill="#20243e"/><rect x="{x - 4}" y="{y + 8}" width="9" height="11" fill="#ffcf7a"/>'
    out += '<rect x="34" y="52" width="9" height="24" fill="#20243e"/>' + '<path d="M-10 124 L210 116 L210 170 L-10 170 Z" fill="#4a3a4c"/>'
    for k in range(44):
        out += f'<path d="M{(k % 15) * 15 - 8 + (k // 15) * 6} {124 + (k // 15) * 11} a7 6 0 0 0 14 0" fill="none" stroke="#2a2034" stroke-width="2"/>'
    return out


def dungeon() -> str:
    """Wet stone, a barred cell, torches, a hanging chain."""
    out = bricks("#5a5f62", -10, 120, 9, 28, 14) + arch(40, 120, 56, 98, "#15131a", "#7a7c7a")
    out += "".join(f'<path d="M{18 + 11 * k} 24 V120" stroke="#8a8f96" stroke-width="3.4"/>' for k in range(5)) + '<path d="M12 56 H68 M12 90 H68" stroke="#8a8f96" stroke-width="3"/>'
    out += torch(164, 58) + torch(96, 34)
    out += "".join(f'<ellipse cx="188" cy="{4 + 9 * k}" rx="{3 if k % 2 else 1.6}" ry="6" fill="none" stroke="#9aa0a6" stroke-width="2"/>' for k in range(7))
    return out + floor(118, "#4f4a46", False) + strokes(5, 124, "#b9a05c", 46, 4)


def battlement() -> str:
    """On the wall at dawn: merlons, spent arrows, smoke far away."""
    out = sky("#8fa3b8", "#f2cfa0") + glow(40, 84, 80, "#ffd890", 0.8) + disc(40, 84, 18, "#ffe9b8") + cloud(140, 34, 1.4, "#d9b8a4") + hills(96, 8, "#8a8f88", 2)
    out += tower(168, 98, 30, 66, "#7d7a7c") + banner(168, 52, 16, 34, "#1f6a86")
    out += "".join(f'<rect x="{x}" y="88" width="30" height="40" fill="#8d867e"/><rect x="{x + 18}" y="88" width="12" height="40" fill="#5f5a58"/><rect x="{x - 1}" y="86" width="32" height="5" fill="#aaa298"/>' for x in (-14, 34, 82, 130, 178))
    out += bricks("#857f78", 112, 160, 4, 24, 11)
    return out + "".join(f'<path d="M{x} {y} l{d} -22" stroke="#4a2f1c" stroke-width="2"/><path d="M{x + d} {y - 22} l-4 -6 m4 6 l5 -4" stroke="#efe4cb" stroke-width="2.4"/>' for x, y, d in ((14, 126, -5), (28, 132, 4), (180, 130, 6)))


def palace() -> str:
    """Domes and minarets beyond a horseshoe arcade at dusk."""
    out = sky("#2f5a78", "#f2b880") + stars(18, 4, 50) + disc(56, 34, 10, "#fdf0c8") + disc(60, 31, 9, "#3f668080"[:7])
    for x, w in ((100, 34), (56, 20), (148, 24)):
        out += f'<rect x="{x - w}" y="84" width="{2 * w}" height="50" fill="#c9a27c"/><path d="M{x - w * 0.8} 84 Q{x - w} {84 - w * 0.9} {x} {84 - w * 1.5} Q{x + w} {84 - w * 0.9} {x + w * 0.8} 84 Z" fill="#4f9a9a"/><path d="M{x} {84 - w * 1.5} Q{x + w} {84 - w * 0.9} {x + w * 0.8} 84 L{x + w * 0.2} 84 Z" fill="#1c4a5c" opacity=".5"/>'
    for x in (24, 176):
        out += f'<rect x="{x - 5}" y="30" width="10" height="100" fill="#dcbc94"/><path d="M{x - 7} 30 L{x} 10 L{x + 7} 30 Z" fill="#4f9a9a"/><rect x="{x - 8}" y="46" width="16" height="4" fill="#a9805c"/>'
    out += '<path d="M-10 -10 H16 Q-2 60 12 120 H-10 Z M210 -10 H184 Q202 60 188 120 H210 Z" fill="#8a4f3a"/>' + floor(118, "#b5764f", False)
    return out + "".join(f'<path d="M{k * 26 - 10} 140 l13 -9 13 9 -13 9 Z" fill="#2f6f78" opacity=".8"/>' for k in range(9))


def bear_wood() -> str:
    """Autumn wood with a cave and falling leaves."""
    out = sky("#d9b878", "#a9713f") + glow(150, 20, 90, "#fff0b8", 0.8) + hills(88, 8, "#b5753a", 3)
    out += "".join(trunk(x, w, c) for x, w, c in ((58, 9, "#8a5f3c"), (112, 10, "#80583a"), (152, 8, "#8a6442"), (190, 22, "#4a3426")))
    for k in range(40):
        out += f'<circle cx="{210 * noise(2, k):.1f}" cy="{34 * noise(5, k) - 4:.1f}" r="{9 + 8 * noise(6, k):.1f}" fill="{("#c4742a", "#d99a3a", "#a9502a", "#b58a3a")[k % 4]}" opacity=".9"/>'
    out += '<path d="M-14 130 Q-10 52 30 50 Q72 52 74 130 Z" fill="#6d635a"/><path d="M0 130 Q2 74 30 72 Q56 74 58 130 Z" fill="#1f1814"/>' + hills(122, 3, "#7c5a30", 8)
    for k in range(46):
        out += f'<path d="{oval(200 * noise(11, k), 60 + 88 * noise(12, k), 2.6, 1.6)}" fill="{("#e0913a", "#c4532a", "#e6c05c")[k % 3]}" opacity=".9"/>'
    return out


def graveyard() -> str:
    """Ruin and crooked stones under a sick green moon."""
    out = sky("#1f1430", "#6a3a5c") + glow(60, 42, 80, "#b5f26a", 0.45) + disc(60, 42, 22, "#dff0b0") + cloud(150, 30, 1.4, "#3a2648", 0.9) + cloud(30, 58, 1.1, "#3a2648", 0.8)
    out += hills(98, 8, "#33213f", 5) + '<path d="M132 110 V48 Q150 20 176 40 V62 Q164 44 150 56 V110 Z M176 110 V80 H188 V110 Z" fill="#2a1b36"/>'
    out += '<path d="M16 124 Q22 90 14 66 M17 92 Q4 82 -4 84 M18 82 Q32 70 34 56 M16 72 Q8 58 10 46" stroke="#180e20" stroke-width="5" fill="none" stroke-linecap="round"/>' + hills(116, 4, "#241730", 2)
    for x, t in ((40, -6), (150, 5), (182, -4), (8, 8)):
        out += f'<g transform="rotate({t} {x} 128)"><path d="M{x - 10} 132 V108 a10 10 0 0 1 20 0 V132 Z" fill="#5f5670"/><path d="M{x + 3} 99 a10 10 0 0 1 7 9 V132 H{x + 3} Z" fill="#33294a"/><path d="M{x} 106 V120 M{x - 5} 111 H{x + 5}" stroke="#2a2038" stroke-width="2"/></g>'
    return out + strokes(3, 126, "#7a9a4a", 36)


SCENES: dict[str, Callable[[], str]] = {
    "king": throne_hall,
    "queen": rose_garden,
    "acrobat": big_top,
    "rider": meadow,
    "bruiser": yard,
    "royal_guard": castle_gate,
    "illusionist": stage,
    "claw_launcher": harbour,
    "manipulator": puppet_booth,
    "wanderer": night_road,
    "brewmaster": tavern,
    "archer": greenwood,
    "assassin": rooftops,
    "jailer": dungeon,
    "protector": battlement,
    "vizier": palace,
    "hermit_and_cub": bear_wood,
    "nemesis": graveyard,
}
