"""Scenes within walls behind the duel's card figures: halls, stages, cells (200 x 150)."""

from __future__ import annotations

from tools.art.figures_scenery import (
    arch,
    banner,
    barrel,
    bricks,
    cloud,
    curtain,
    disc,
    floor,
    glow,
    hills,
    noise,
    sky,
    stars,
    strokes,
    torch,
    tower,
)


def throne_hall() -> str:
    """Stone hall, red hangings, light from high windows."""
    out = (
        bricks("#75675f", -10, 118, 3)
        + arch(30, 96, 34, 74, "#c9d6c4", "#a08c74")
        + arch(170, 96, 34, 74, "#c9d6c4", "#a08c74")
    )
    out += '<path d="M62 -10 L138 -10 L146 120 L54 120 Z" fill="#7c2230"/>' + banner(
        100, -6, 60, 96, "#8f2a38"
    )
    out += (
        '<path d="M13 30 L47 30 L110 150 L30 150 Z M153 30 L187 30 L230 150 L150 150 Z" '
        'fill="#fff0c0" opacity=".16"/>'
    )
    return out + floor(116, "#6d5344") + '<path d="M70 116 L130 116 L170 170 L30 170 Z" fill="#8f2a38"/>'


def big_top() -> str:
    """Inside the circus tent: stripes run together overhead, flags hang across."""
    out = sky("#d9b56a", "#e6cc92")
    for k in range(-9, 10, 2):
        out += (
            f'<path d="M100 -60 L{100 + k * 24} 120 L{100 + (k + 1) * 24} 120 Z" fill="#3f6f80" '
            f'opacity=".85"/>'
        )
    out += '<path d="M-10 96 Q100 84 210 96 L210 124 L-10 124 Z" fill="#4a2f38"/>'
    for k in range(30):
        out += (
            f'<circle cx="{k * 7.2 - 4:.1f}" cy="{102 + 6 * noise(4, k):.1f}" r="4" '
            f'fill="{("#8a6a5c", "#6d5a6c", "#a0806a")[k % 3]}"/>'
        )
    for k in range(11):
        x, y = k * 20 - 2, 18 + 14 * (1 - abs(k - 5) / 5)
        out += (
            f'<path d="M{x} {y} L{x + 14} {y + 1} L{x + 7} {y + 15} Z" '
            f'fill="{("#b5382a", "#efe4cb", "#d69a2d")[k % 3]}"/>'
        )
    return out + hills(122, 1, "#c79a5c", 4) + strokes(5, 128, "#8a6234", 40, 3)


def castle_gate() -> str:
    """Before the gate: banners left and right, portcullis half up."""
    out = bricks("#8a8782", -10, 122, 6, 24, 11) + arch(100, 122, 86, 116, "#2c2a33", "#b5aa98")
    out += (
        '<g stroke="#565a63" stroke-width="4">'
        + "".join(f'<path d="M{66 + 14 * k} 14 V64"/>' for k in range(6))
        + '<path d="M58 32 H142 M58 50 H142"/></g>'
    )
    out += banner(24, 14, 30, 78, "#274f8f") + banner(176, 14, 30, 78, "#274f8f")
    for x in (24, 176):
        out += (
            f'<path d="M{x - 8} 54 L{x - 10} 38 L{x - 4} 46 L{x} 36 L{x + 4} 46 L{x + 10} 38 '
            f'L{x + 8} 54 Z" fill="#e2b24a"/>'
        )
    return out + floor(120, "#87796a", False) + strokes(4, 124, "#5d5348", 30, 3)


def stage() -> str:
    """Footlights, red curtains, one cone of light."""
    out = (
        sky("#231836", "#4a2f5c")
        + stars(26, 5, 100)
        + disc(150, 34, 16, "#d9c8a0")
        + disc(143, 30, 14, "#2d2042")
    )
    out += '<path d="M84 -10 L116 -10 L176 126 L24 126 Z" fill="#ffe9b0" opacity=".28"/>' + floor(
        118, "#7a5436"
    )
    return out + curtain(44, -1, "#8f2440") + curtain(156, 1, "#8f2440")


def puppet_booth() -> str:
    """A striped booth whose backdrop is a painted night."""
    out = (
        sky("#3b3f70", "#8a6a98")
        + stars(20, 8, 90)
        + disc(44, 40, 17, "#f2dfa0")
        + disc(51, 35, 15, "#4a4a7a")
    )
    out += hills(100, 10, "#5a4f7c", 3) + floor(120, "#8a5c3a")
    for x in (-6, 6, 18, 172, 184, 196):
        out += (
            f'<rect x="{x}" y="-10" width="12" height="150" '
            f'fill="{"#b5382a" if x in (-6, 18, 172, 196) else "#efe4cb"}"/>'
        )
    out += "".join(
        f'<path d="M{k * 20 - 10} -10 V12 a10 10 0 0 0 20 0 V-10 Z" '
        f'fill="{("#b5382a", "#efe4cb")[k % 2]}" stroke="#5d1f1c" stroke-width="1"/>'
        for k in range(12)
    )
    return out


def tavern() -> str:
    """Barrels, shelf of mugs, a warm lamp, the counter."""
    out = sky("#5b3a26", "#7a5032") + "".join(
        f'<path d="M-10 {y} H210" stroke="#3b2618" stroke-width="2" opacity=".6"/>' for y in (20, 44, 68, 92)
    )
    out += (
        barrel(28, 82, 25)
        + barrel(176, 82, 25)
        + barrel(28, 32, 22)
        + '<rect x="118" y="40" width="92" height="6" fill="#3b2618"/>'
    )
    for k in range(4):
        out += (
            f'<rect x="{126 + 20 * k}" y="22" width="12" height="18" rx="2" '
            f'fill="{("#b9853f", "#8d9aa5", "#a0583a", "#6d8a5a")[k]}"/><path d="M{138 + 20 * k} 26 q6 '
            f'4 0 10" fill="none" stroke="#d9c39a" stroke-width="2"/>'
        )
    out += (
        glow(88, 22, 70, "#ffc76a", 0.85)
        + '<path d="M88 -10 V8 M78 8 H98 L102 28 H74 Z" stroke="#2a1b12" stroke-width="2" fill="#ffe6a0"/>'
    )
    return out + floor(118, "#6d4428") + '<rect x="-10" y="114" width="220" height="9" fill="#9c6a3c"/>'


def dungeon() -> str:
    """Wet stone, a barred cell, torches, a hanging chain."""
    out = bricks("#5a5f62", -10, 120, 9, 28, 14) + arch(40, 120, 56, 98, "#15131a", "#7a7c7a")
    out += (
        "".join(f'<path d="M{18 + 11 * k} 24 V120" stroke="#8a8f96" stroke-width="3.4"/>' for k in range(5))
        + '<path d="M12 56 H68 M12 90 H68" stroke="#8a8f96" stroke-width="3"/>'
    )
    out += torch(164, 58) + torch(96, 34)
    out += "".join(
        f'<ellipse cx="188" cy="{4 + 9 * k}" rx="{3 if k % 2 else 1.6}" ry="6" fill="none" '
        f'stroke="#9aa0a6" stroke-width="2"/>'
        for k in range(7)
    )
    return out + floor(118, "#4f4a46", False) + strokes(5, 124, "#b9a05c", 46, 4)


def battlement() -> str:
    """On the wall at dawn: merlons, spent arrows, smoke far away."""
    out = (
        sky("#8fa3b8", "#f2cfa0")
        + glow(40, 84, 80, "#ffd890", 0.8)
        + disc(40, 84, 18, "#ffe9b8")
        + cloud(140, 34, 1.4, "#d9b8a4")
        + hills(96, 8, "#8a8f88", 2)
    )
    out += tower(168, 98, 30, 66, "#7d7a7c") + banner(168, 52, 16, 34, "#1f6a86")
    out += "".join(
        f'<rect x="{x}" y="88" width="30" height="40" fill="#8d867e"/><rect x="{x + 18}" y="88" '
        f'width="12" height="40" fill="#5f5a58"/><rect x="{x - 1}" y="86" width="32" height="5" '
        f'fill="#aaa298"/>'
        for x in (-14, 34, 82, 130, 178)
    )
    out += bricks("#857f78", 112, 160, 4, 24, 11)
    return out + "".join(
        f'<path d="M{x} {y} l{d} -22" stroke="#4a2f1c" stroke-width="2"/><path d="M{x + d} {y - 22} '
        f'l-4 -6 m4 6 l5 -4" stroke="#efe4cb" stroke-width="2.4"/>'
        for x, y, d in ((14, 126, -5), (28, 132, 4), (180, 130, 6))
    )


def palace() -> str:
    """Domes and minarets beyond a horseshoe arcade at dusk."""
    out = (
        sky("#2f5a78", "#f2b880")
        + stars(18, 4, 50)
        + disc(56, 34, 10, "#fdf0c8")
        + disc(60, 31, 9, "#3f668080"[:7])
    )
    for x, w in ((100, 34), (56, 20), (148, 24)):
        out += (
            f'<rect x="{x - w}" y="84" width="{2 * w}" height="50" fill="#c9a27c"/><path '
            f'd="M{x - w * 0.8} 84 Q{x - w} {84 - w * 0.9} {x} {84 - w * 1.5} Q{x + w} {84 - w * 0.9} '
            f'{x + w * 0.8} 84 Z" fill="#4f9a9a"/><path d="M{x} {84 - w * 1.5} Q{x + w} {84 - w * 0.9} '
            f'{x + w * 0.8} 84 L{x + w * 0.2} 84 Z" fill="#1c4a5c" opacity=".5"/>'
        )
    for x in (24, 176):
        out += (
            f'<rect x="{x - 5}" y="30" width="10" height="100" fill="#dcbc94"/><path d="M{x - 7} 30 '
            f'L{x} 10 L{x + 7} 30 Z" fill="#4f9a9a"/><rect x="{x - 8}" y="46" width="16" height="4" '
            f'fill="#a9805c"/>'
        )
    out += (
        '<path d="M-10 -10 H16 Q-2 60 12 120 H-10 Z M210 -10 H184 Q202 60 188 120 H210 Z" fill="#8a4f3a"/>'
        + floor(118, "#b5764f", False)
    )
    return out + "".join(
        f'<path d="M{k * 26 - 10} 140 l13 -9 13 9 -13 9 Z" fill="#2f6f78" opacity=".8"/>' for k in range(9)
    )
