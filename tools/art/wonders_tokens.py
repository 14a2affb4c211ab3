"""The wonders' progress tokens, card backs and table grounds."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_glyphs as glyphs
from tools.art import wonders_land as land
from tools.art import wonders_marks as marks
from tools.art import wonders_parts as parts
from tools.art import wonders_trees as trees
from tools.art.wonders_glyphs import Glyph
from tools.art.wonders_paint import (
    across,
    box,
    dim,
    disc,
    down,
    faint,
    glow,
    line,
    lit,
    moved,
    regular,
    shape,
)
from tools.art.wonders_symbols import CREAM, INK, gold, numeral

TOKENS: dict[str, Glyph] = {
    "agriculture": marks.wheat,
    "architecture": marks.arch,
    "economy": marks.exchange,
    "law": glyphs.law,
    "masonry": marks.trowel,
    "mathematics": marks.compass,
    "philosophy": marks.owl,
    "strategy": marks.cross_swords,
    "theology": marks.flame_altar,
    "urbanism": marks.houses,
}

BACKS: dict[str, tuple[str, Glyph]] = {
    "1": ("#8a4e26", marks.houses),
    "2": ("#3f6484", glyphs.pediment),
    "3": ("#6a3462", marks.arch),
    "guild": ("#55308a", marks.crown),
    "leader": ("#7a5a1e", marks.laurel),
    "wonder": ("#2a6a66", marks.pyramid),
}


def token(name: str) -> str:
    """A round of green enamel in a toothed gold rim, within -50..50."""
    glyph = TOKENS[name]
    teeth = "".join(moved(shape(disc(0, -44.5, 3.6), "#c9973a"), 0, 0, 1, 15 * k) for k in range(24))
    rays = "".join(
        faint(moved(shape("M-3 -10 L3 -10 L6 -36 L-6 -36Z", "#8fe0a8"), 0, 0, 1, 22.5 * k), 0.16)
        for k in range(16)
    )
    return (
        shape(disc(0, 0, 48.5), INK)
        + teeth
        + shape(disc(0, 0, 45), gold())
        + shape(disc(0, 0, 39.5), "#0e3a22")
        + shape(disc(0, 0, 38.4), glow("#5cb884", (0.6, "#2f8558"), "#175236"))
        + rays
        + '<circle r="35" fill="none" stroke="#d9b45a" stroke-width="1.2" opacity="0.8"/>'
        + moved(faint(glyph("#04180c", "#04180c"), 0.5), 1.4, 2.2, 0.92)
        + moved(glyph(CREAM, "#17603c"), 0, 0, 0.92)
    )


def back(name: str) -> str:
    """A card's back: enamel in a meander border, its mark on a medallion; view 200 x 300 (320 x 192)."""
    colour, glyph = BACKS[name]
    w, h = (320.0, 192.0) if name == "wonder" else (200.0, 300.0)
    body = shape(box(0, 0, w, h), down(lit(colour, 0.2), colour, dim(colour, 0.42)))
    for k in range(32):
        body += faint(
            moved(shape("M-4 -30 L4 -30 L14 -240 L-14 -240Z", lit(colour, 0.3)), w / 2, h / 2, 1, 11.25 * k),
            0.24,
        )
    body += _border(w, h, colour)
    body += "".join(
        moved(shape(regular(8, 15, 22.5, 8), "#d9b45a") + shape(disc(0, 0, 4), dim(colour, 0.3)), x, y)
        for x in (w * 0.5 - 62, w * 0.5 + 62)
        for y in (h / 2 - (58 if name == "wonder" else 96), h / 2 + (58 if name == "wonder" else 96))
    )
    ring = (
        shape(disc(0, 0, 62), INK)
        + shape(disc(0, 0, 59), gold())
        + shape(disc(0, 0, 50), dim(colour, 0.45))
        + shape(disc(0, 0, 48.5), glow(lit(colour, 0.25), colour, dim(colour, 0.4)))
    )
    mark = moved(faint(glyph("#100808", "#100808"), 0.5), 2, 3, 1.05) + moved(
        glyph("#f4dca0", dim(colour, 0.2)), 0, 0, 1.05
    )
    if name in "123":
        mark = moved(numeral(int(name)), 0, 0, 0.92)
    return body + moved(ring + mark, w / 2, h / 2)


def _border(w: float, h: float, colour: str) -> str:
    """A gold frame with a running meander."""
    key = "h8 v-8 h-5 v4 h2"
    d = "".join(f"M{x:.1f} 21 {key} " for x in range(16, int(w) - 22, 11)) + "".join(
        f"M{x:.1f} {h - 13} {key} " for x in range(16, int(w) - 22, 11)
    )
    left = "".join(f"M{x} {y + 8} {key} " for x in (13, w - 21) for y in range(26, int(h) - 34, 11))
    frame = (
        f'<rect x="6" y="6" width="{w - 12}" height="{h - 12}" rx="9" fill="none"'
        f' stroke="#d9b45a" stroke-width="3"/><rect x="26" y="26" width="{w - 52}"'
        f' height="{h - 52}" rx="5" fill="none" stroke="#d9b45a" stroke-width="1.8"/>'
    )
    return (
        shape(f"M0 0 H{w} V{h} H0Z M26 26 V{h - 26} H{w - 26} V26Z", dim(colour, 0.35), 'fill-rule="evenodd"')
        + frame
        + line(d + left, "#d9b45a", 1.5)
    )


def dawn() -> str:
    """A long view of a city at dawn for a band of the table, 960 x 160."""
    return _city(1, "#d8a06a", 150.0)


def dusk() -> str:
    """The same at dusk."""
    return _city(3, "#6a4a72", 800.0)


def _city(age: int, tone: str, sun: float) -> str:
    skyline = moved(land.sky(age, 300 + age, sun, 12, 960, 120), 0, 0)
    body = skyline + land.ridge(112, 40, {1: "#d8a88a", 3: "#6a4a82"}[age], age, 960, 170, 12)
    for k in range(26):
        x, kind = 20 + k * 37.0, (k * 7 + age) % 6
        base = 132 + (k * 5) % 10
        if kind == 0:
            body += parts.temple(x, base, 56, 46, 4)
        elif kind == 1:
            body += parts.hall(x, base, 24, 20, 20)
        elif kind == 2:
            body += trees.cypress(x, base, 50)
        elif kind == 3:
            body += parts.tower(x, base, 18, 52, parts.SAND, "#a8402a")
        elif kind == 4:
            body += parts.rotunda(x, base, 40, 44)
        else:
            body += parts.arcade(x, base, 46, 26, 3)
    return body + shape(box(-5, 134, 970, 40), across(lit(tone, 0.2), tone, dim(tone, 0.3)))


OPAQUE: dict[str, tuple[Callable[[], str], tuple[int, int], tuple[float, float, float, float]]] = {
    "table/dawn": (dawn, (480, 80), (0, 0, 960, 160)),
    "table/dusk": (dusk, (480, 80), (0, 0, 960, 160)),
}
