"""Large things of the wonders' scenes: stacks, kilns, carts, ships, engines, statues."""

from __future__ import annotations

import math
import random

from tools.art.wonders_land import flame
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
    mix,
    moved,
    poly,
    shape,
    solid,
)
from tools.art.wonders_parts import MARBLE, Stuff, block, column


def log(x: float, y: float, r: float, length: float = 40.0, colour: str = "#8a5a30") -> str:
    """A trunk lying; its cut end at x, y is its middle."""
    d = f"M{x} {y - r} l{length} {-length * 0.22} a{r} {r} 0 0 1 0 {2 * r} L{x} {y + r}Z"
    ring = (
        f'<g fill="none" stroke="#a8713f" stroke-width="{r * 0.12}"><ellipse cx="{x}" cy="{y}"'
        f' rx="{r * 0.6}" ry="{r * 0.66}"/><ellipse cx="{x}" cy="{y}" rx="{r * 0.28}"'
        f' ry="{r * 0.3}"/></g>'
    )
    return (
        shape(d, down(lit(colour, 0.35), colour, dim(colour, 0.5)))
        + shape(disc(x, y, r * 0.94, r), solid("#e8c48a", 0.2))
        + ring
    )


def logs(x: float, y: float, r: float, rows: int, length: float = 46.0) -> str:
    """A pile of trunks, widest below."""
    body = ""
    for row in range(rows):
        count = rows - row
        for k in range(count):
            body += log(x + (k - count / 2) * 2 * r + r, y - r - row * r * 1.74, r, length)
    return body


def planks(x: float, y: float, w: float, count: int, colour: str = "#d9a765") -> str:
    body = ""
    for k in range(count):
        top = y - (k + 1) * 6
        shift = (k % 3 - 1) * 3
        body += shape(box(x - w / 2 + shift, top, w, 5), across(lit(colour, 0.3), colour)) + shape(
            poly(
                (
                    (x + w / 2 + shift, top),
                    (x + w / 2 + 22 + shift, top - 8),
                    (x + w / 2 + 22 + shift, top - 3),
                    (x + w / 2 + shift, top + 5),
                )
            ),
            dim(colour, 0.35),
        )
    top = y - count * 6
    return body + shape(
        poly(((x - w / 2, top), (x + w / 2, top), (x + w / 2 + 22, top - 8), (x - w / 2 + 22, top - 8))),
        lit(colour, 0.4),
    )


def bricks(x: float, y: float, columns: int, rows: int, size: float = 14.0, colour: str = "#c4633a") -> str:
    """A stack of bricks."""
    body, rng = "", random.Random(columns * 31 + rows)
    for row in range(rows):
        for k in range(columns):
            tone = mix(colour, "#e89a64" if rng.random() < 0.5 else "#8a3a20", rng.uniform(0, 0.4))
            left = x - columns * size / 2 + k * size + (size * 0.25 if row % 2 else 0)
            body += shape(
                box(left, y - (row + 1) * size * 0.5, size - 1.2, size * 0.5 - 1.2),
                across(lit(tone, 0.2), dim(tone, 0.15)),
            )
    right, top, d = x + columns * size / 2, y - rows * size * 0.5, size * 1.6
    body += shape(
        poly(((right, top), (right + d, top - d * 0.4), (right + d, y - d * 0.4), (right, y))),
        dim(colour, 0.45),
    )
    return body + shape(
        poly(
            (
                (x - columns * size / 2, top),
                (right, top),
                (right + d, top - d * 0.4),
                (x - columns * size / 2 + d, top - d * 0.4),
            )
        ),
        lit(colour, 0.3),
    )


def ashlar(x: float, y: float, s: float, stuff: Stuff = MARBLE) -> str:
    """A squared block of stone."""
    return faint(shape(disc(x + s * 0.4, y, s * 0.9, s * 0.14), "#140a1c"), 0.4) + block(
        x, y, s, s * 0.62, s * 0.5, stuff
    )


def kiln(x: float, y: float, w: float, h: float, colour: str = "#b5613c") -> str:
    """A domed oven with fire in its mouth."""
    d = (
        f"M{x - w / 2} {y} C{x - w / 2} {y - h * 0.9} {x - w * 0.2} {y - h} {x} {y - h}"
        f" C{x + w * 0.2} {y - h} {x + w / 2} {y - h * 0.9} {x + w / 2} {y}Z"
    )
    seam = "".join(
        faint(
            line(
                f"M{x - w * (0.49 - 0.05 * k * k / 3)} {y - h * 0.2 * k} Q{x} {y - h * 0.2 * k + 6}"
                f" {x + w * (0.49 - 0.05 * k * k / 3)} {y - h * 0.2 * k}",
                dim(colour, 0.5),
                1.2,
            ),
            0.6,
        )
        for k in range(1, 5)
    )
    mouth = f"M{x - w * 0.22} {y} v{-h * 0.26} a{w * 0.22} {w * 0.22} 0 0 1 {w * 0.44} 0 V{y}Z"
    return (
        shape(d, across(lit(colour, 0.4), (0.4, colour), dim(colour, 0.5)))
        + seam
        + line(mouth, dim(colour, 0.4), 5)
        + shape(mouth, down("#5a1408", "#e2601e", "#ffd060"))
        + flame(x, y, h * 0.3)
        + shape(box(x - w * 0.1, y - h * 1.1, w * 0.2, h * 0.14), across(lit(colour, 0.3), dim(colour, 0.4)))
    )


def brazier(x: float, y: float, h: float) -> str:
    return (
        line(
            f"M{x - h * 0.2} {y} L{x} {y - h * 0.6} L{x + h * 0.2} {y} M{x} {y - h * 0.6} V{y}", "#3a2a2a", 3
        )
        + flame(x, y - h * 0.66, h * 0.5)
        + shape(
            f"M{x - h * 0.3} {y - h * 0.72} H{x + h * 0.3} L{x + h * 0.14} {y - h * 0.5} H{x - h * 0.14}Z",
            across("#b98a4a", "#4a2c1c"),
        )
    )


def disc_wheel(x: float, y: float, r: float, colour: str = "#8a5a30", spokes: int = 8) -> str:
    """A spoked wheel around its middle x, y."""
    lines = "".join(
        line(
            f"M{x} {y} L{x + r * math.cos(k * math.tau / spokes):.1f}"
            f" {y + r * math.sin(k * math.tau / spokes):.1f}",
            colour,
            r * 0.12,
        )
        for k in range(spokes)
    )
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{dim(colour, 0.4)}"'
        f' stroke-width="{r * 0.24}"/><circle cx="{x - 0.6}" cy="{y - 0.6}" r="{r}"'
        f' fill="none" stroke="{lit(colour, 0.15)}" stroke-width="{r * 0.14}"/>'
        + lines
        + shape(disc(x, y, r * 0.2), dim(colour, 0.3))
    )


def cart(x: float, y: float, w: float, load: str = "", colour: str = "#8a5a30") -> str:
    bed = poly(
        (
            (x - w / 2, y - w * 0.34),
            (x + w / 2, y - w * 0.34),
            (x + w * 0.44, y - w * 0.14),
            (x - w * 0.44, y - w * 0.14),
        )
    )
    return (
        load
        + line(f"M{x - w * 0.5} {y - w * 0.22} L{x - w * 0.86} {y - w * 0.14}", dim(colour, 0.2), 4)
        + shape(bed, across(lit(colour, 0.35), colour, dim(colour, 0.4)))
        + disc_wheel(x - w * 0.26, y - w * 0.13, w * 0.13)
        + disc_wheel(x + w * 0.26, y - w * 0.13, w * 0.13)
    )


def ship(
    x: float,
    y: float,
    w: float,
    sail: str = "#f3e4bd",
    mark: str = "#b3322a",
    oars: bool = True,
    flip: bool = False,
) -> str:
    """A galley under sail facing left; y is the waterline."""
    hull = "M-60 -16 C-50 6 40 8 52 -18 C60 -26 62 -36 56 -44 C54 -34 46 -28 38 -26 H-46 L-66 -32Z"
    canvas = (
        "M-26 -96 C-6 -90 14 -90 34 -96 C40 -74 38 -54 30 -38 C12 -46 -10 -46 -28 -38 C-20"
        " -56 -20 -76 -26 -96Z"
    )
    body = line("M4 -20 V-108", "#5a3a1e", 3.4) + line("M-30 -97 H36", "#5a3a1e", 3)
    body += (
        shape(canvas, across(lit(sail, 0.3), sail, dim(sail, 0.25)))
        + moved(shape(disc(0, 0, 12), mark), 5, -68, 1)
        + faint(line("M-9 -92 Q-4 -66 -10 -44 M19 -92 Q25 -66 20 -44", dim(sail, 0.4), 1.4), 0.7)
    )
    if oars:
        body += line(
            "M-36 -14 L-48 8 M-22 -13 L-33 9 M-8 -12 L-18 10 M6 -12 L-3 10 M20 -13 L12 9", "#6a4326", 2
        )
    body += (
        shape(hull, down("#b0763e", "#7a4522", "#3e2012"))
        + line("M-60 -24 H44", "#e0b050", 2.6)
        + shape(disc(-52, -20, 3), "#f6ecd0")
        + shape(disc(-52, -20, 1.4), "#1a0e0a")
    )
    foam = faint(line("M-62 4 q20 6 40 1 t40 1 t34 -3", "#ffffff", 2.2), 0.75)
    return moved(body + foam, x, y, w / 124, 0, flip)


def statue(x: float, y: float, h: float, stuff: Stuff = MARBLE, plinth: float = 0.26) -> str:
    """A standing figure on a plinth, one arm raised with a spear."""
    base = h * plinth
    s = (h - base) / 110
    body = line("M18 -2 L30 -112", stuff.dark, 2.6) + line("M8 -82 L26 -90", stuff.colour, 6.5)
    body += shape(
        "M-12 -82 C-16 -60 -10 -52 -12 -36 L-13 0 H-3 L0 -34 L5 0 H14 L12 -40 C14 -58 16 -70 11 -82Z",
        across(stuff.bright, (0.45, stuff.colour), stuff.dark),
    )
    body += shape(
        "M-13 -80 C-2 -68 10 -52 14 -30 L22 -18 C22 -46 20 -72 10 -83Z", across(stuff.colour, stuff.dark)
    ) + line("M-11 -78 L-20 -60 L-14 -46", lit(stuff.colour, 0.3), 6)
    body += shape(disc(0, -94, 8.4, 10), across(stuff.bright, stuff.dark)) + shape(
        "M-9 -96 C-9 -108 10 -108 9 -95 C4 -101 -4 -101 -9 -96Z", stuff.dark
    )
    return (
        block(x, y, h * 0.3, base, h * 0.08, stuff)
        + shape(box(x - h * 0.17, y - base - 4, h * 0.34, 5), stuff.bright)
        + moved(body, x, y - base - 3, s)
    )


def altar(x: float, y: float, w: float, h: float, stuff: Stuff = MARBLE) -> str:
    body = (
        block(x, y, w, h * 0.14, w * 0.2, stuff)
        + block(x + 2, y - h * 0.14, w * 0.74, h * 0.66, w * 0.16, stuff)
        + block(x, y - h * 0.8, w, h * 0.14, w * 0.2, stuff)
    )
    wreath = (
        line(
            f"M{x - w * 0.24} {y - h * 0.62} Q{x} {y - h * 0.34} {x + w * 0.24} {y - h * 0.62}", "#5f7f3a", 5
        )
        + shape(disc(x - w * 0.24, y - h * 0.62, 4), "#b3322a")
        + shape(disc(x + w * 0.24, y - h * 0.62, 4), "#b3322a")
    )
    return body + wreath + flame(x + w * 0.06, y - h * 0.93, h * 0.5)


def fountain(x: float, y: float, w: float, stuff: Stuff = MARBLE) -> str:
    jets = faint(
        line(
            f"M{x} {y - w * 0.62} q{-w * 0.2} {-w * 0.12} {-w * 0.26} {w * 0.42} M{x}"
            f" {y - w * 0.62} q{w * 0.2} {-w * 0.12} {w * 0.26} {w * 0.42} M{x} {y - w * 0.62}"
            f" V{y - w * 0.9}",
            "#eafaff",
            3.4,
        ),
        0.85,
    )
    return (
        shape(disc(x, y - w * 0.1, w * 0.52, w * 0.16), across(stuff.bright, stuff.dark))
        + shape(disc(x, y - w * 0.14, w * 0.46, w * 0.12), glow("#d8f4f8", "#5aa8be", "#2a7a98"))
        + column(x, y - w * 0.12, w * 0.36, w * 0.12, stuff)
        + shape(
            f"M{x - w * 0.24} {y - w * 0.52} H{x + w * 0.24} Q{x} {y - w * 0.3} {x - w * 0.24}"
            f" {y - w * 0.52}Z",
            across(stuff.bright, stuff.dark),
        )
        + jets
    )


def tent(x: float, y: float, w: float, h: float, colour: str) -> str:
    return (
        shape(
            poly(((x, y - h), (x + w * 0.3, y - h * 0.94), (x + w * 0.62, y - h * 0.08), (x + w * 0.36, y))),
            dim(colour, 0.3),
        )
        + shape(
            poly(((x - w / 2, y), (x, y - h), (x + w * 0.36, y))),
            across(lit(colour, 0.4), colour, dim(colour, 0.15)),
        )
        + shape(poly(((x - w * 0.1, y), (x, y - h * 0.6), (x + w * 0.1, y))), "#2a1418")
        + line(f"M{x} {y - h} v{-h * 0.2}", "#5a3a1e", 2.4)
        + shape(poly(((x, y - h * 1.2), (x + w * 0.2, y - h * 1.12), (x, y - h * 1.04))), "#d23b2e")
    )


def catapult(x: float, y: float, w: float, colour: str = "#8a5a30") -> str:
    s = w / 100
    body = (
        line("M-46 -14 H46", dim(colour, 0.15), 9)
        + line("M-26 -16 L0 -56 L24 -16", colour, 7)
        + line("M-30 -18 L30 -92", lit(colour, 0.15), 7)
    )
    body += (
        shape("M22 -96 C24 -82 42 -82 44 -98Z", "#4a3020")
        + shape(disc(33, -98, 9), solid("#8a8680"))
        + line("M-8 -44 L10 -30 M-10 -30 L12 -44", "#e0cfa0", 3)
    )
    return faint(shape(disc(x, y, w * 0.56, 6), "#140a1c"), 0.45) + moved(
        body + disc_wheel(-32, -12, 12) + disc_wheel(32, -12, 12), x, y, s
    )


def anvil(x: float, y: float, w: float) -> str:
    return shape(box(x - w * 0.3, y - w * 0.5, w * 0.6, w * 0.5), across("#8a5a30", "#4a2c18")) + shape(
        f"M{x - w * 0.6} {y - w * 0.86} H{x + w * 0.42} V{y - w * 0.72} L{x + w * 0.14}"
        f" {y - w * 0.62} L{x + w * 0.24} {y - w * 0.5} H{x - w * 0.24} L{x - w * 0.14}"
        f" {y - w * 0.64} C{x - w * 0.4} {y - w * 0.66} {x - w * 0.54} {y - w * 0.74}"
        f" {x - w * 0.6} {y - w * 0.86}Z",
        down("#a8b0b8", "#565e68", "#2c323a"),
    )


def armour_rack(x: float, y: float, h: float, tunic: str = "#a82a22") -> str:
    """A cuirass, helmet and crossed spears on a post."""
    s = h / 110
    body = line("M-26 0 L26 -110 M26 0 L-26 -110", "#6a4326", 3) + line("M0 0 V-80", "#5a3a1e", 5)
    body += shape(
        "M-18 -80 C-20 -62 -16 -50 -18 -38 H18 C16 -50 20 -62 18 -80 C8 -86 -8 -86 -18 -80Z", solid("#c2a468")
    ) + line("M-17 -62 Q0 -56 17 -62 M0 -80 V-40", dim("#c2a468", 0.5), 2)
    body += (
        shape("M-18 -38 H18 L20 -22 H-20Z", tunic)
        + shape("M-11 -90 C-12 -108 12 -108 11 -90 V-84 H-11Z", solid("#c2a468"))
        + shape("M-12 -100 C-8 -116 12 -114 13 -98 C6 -106 -6 -106 -12 -100Z", "#c02a22")
    )
    return faint(shape(disc(x, y, h * 0.3, 5), "#140a1c"), 0.4) + moved(body, x, y, s)


def round_target(x: float, y: float, r: float) -> str:
    """An archery butt on a stand; x, y its middle."""
    rings = "".join(
        shape(disc(x, y, r * size), colour)
        for size, colour in (
            (1, "#d9c08a"),
            (0.8, "#f6ecd0"),
            (0.6, "#c23a2c"),
            (0.4, "#f6ecd0"),
            (0.2, "#c23a2c"),
        )
    )
    arrow = line(f"M{x + 2} {y - 2} l{r * 0.8} {-r * 0.5}", "#4a2c18", 2.4) + line(
        f"M{x + r * 0.72} {y - r * 0.6} l{r * 0.22} {-r * 0.02} M{x + r * 0.78} {y - r * 0.44}"
        f" l{r * 0.2} {-r * 0.16}",
        "#f3e4bd",
        3,
    )
    return (
        line(f"M{x - r * 0.6} {y + r * 1.7} L{x} {y - r} L{x + r * 0.7} {y + r * 1.7}", "#6a4326", 5)
        + shape(disc(x + 4, y + 1, r), "#7a5a2a")
        + rings
        + arrow
    )
