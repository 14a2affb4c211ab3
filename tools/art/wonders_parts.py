"""The architecture of the wonders' scenes: walls, columns, roofs, domes, towers, all lit from the left.

x is the middle of a thing and y its foot unless a docstring says otherwise; sizes are in scene units.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tools.art.wonders_paint import across, box, clipped, dim, disc, down, faint, line, lit, mix, poly, shape


class Stuff(NamedTuple):
    """What a wall is made of: its colour and the strength of its light and shade."""

    colour: str
    light: float = 0.35
    shade: float = 0.38

    @property
    def bright(self) -> str:
        return lit(self.colour, self.light)

    @property
    def dark(self) -> str:
        return dim(self.colour, self.shade)


MARBLE = Stuff("#ded4c4", 0.6, 0.32)
SAND = Stuff("#d3ab72")
BRICK = Stuff("#b5613c")
TIMBER = Stuff("#8a5a30")
PLASTER = Stuff("#e3cda2")
SLATE = Stuff("#7c828c")
DUSK = Stuff("#a88a9c")
ROOF = Stuff("#b94f30")
BLUE_ROOF = Stuff("#3d6ea6")


def front(x: float, y: float, w: float, h: float, stuff: Stuff) -> str:
    """A wall seen from the front."""
    return shape(
        box(x - w / 2, y - h, w, h),
        across(stuff.bright, (0.5, stuff.colour), mix(stuff.colour, stuff.dark, 0.5)),
    )


def block(x: float, y: float, w: float, h: float, d: float, stuff: Stuff) -> str:
    """A cuboid whose right side (depth d) and top are seen; x is the middle of its front."""
    r, t, up = x + w / 2, y - h, d * 0.42
    return (
        front(x, y, w, h, stuff)
        + shape(
            poly(((r, t), (r + d, t - up), (r + d, y - up), (r, y))), down(stuff.dark, dim(stuff.dark, 0.25))
        )
        + shape(
            poly(((x - w / 2, t), (r, t), (r + d, t - up), (x - w / 2 + d, t - up))),
            lit(stuff.colour, stuff.light + 0.25),
        )
    )


def courses(x: float, y: float, w: float, h: float, stuff: Stuff, step: float = 9.0) -> str:
    """Joints of masonry over a front."""
    d, row = "", 0
    seam = dim(stuff.colour, 0.4)
    level = y - step
    while level > y - h + 2:
        d += f"M{x - w / 2:.1f} {level:.1f} h{w:.1f} "
        at = x - w / 2 + (step if row % 2 else step * 2)
        while at < x + w / 2 - 2:
            d += f"M{at:.1f} {level:.1f} v{step:.1f} "
            at += step * 2
        level, row = level - step, row + 1
    return faint(line(d or "M0 0", seam, 0.9), 0.5)


def column(x: float, y: float, h: float, w: float, stuff: Stuff = MARBLE) -> str:
    shaft = poly(
        ((x - w * 0.42, y - h + w * 0.5), (x + w * 0.42, y - h + w * 0.5), (x + w * 0.5, y), (x - w * 0.5, y))
    )
    flutes = "".join(
        faint(
            line(
                f"M{x + w * k:.1f} {y - h + w * 0.7:.1f} L{x + w * k * 1.15:.1f} {y - w * 0.2:.1f}",
                stuff.dark,
                w * 0.08,
            ),
            0.6,
        )
        for k in (-0.2, 0.02, 0.24)
    )
    return (
        shape(shaft, across(stuff.bright, (0.35, lit(stuff.colour, 0.2)), (0.65, stuff.colour), stuff.dark))
        + flutes
        + shape(box(x - w * 0.72, y - h, w * 1.44, w * 0.34), across(stuff.bright, stuff.dark))
        + shape(
            poly(
                (
                    (x - w * 0.62, y - h + w * 0.34),
                    (x + w * 0.62, y - h + w * 0.34),
                    (x + w * 0.42, y - h + w * 0.62),
                    (x - w * 0.42, y - h + w * 0.62),
                )
            ),
            across(stuff.colour, stuff.dark),
        )
        + shape(box(x - w * 0.68, y - w * 0.3, w * 1.36, w * 0.3), across(stuff.bright, stuff.dark))
    )


def steps(x: float, y: float, w: float, count: int, rise: float, stuff: Stuff = MARBLE) -> str:
    """Stairs as wide as w at the top, growing downwards; y is the ground."""
    body = ""
    for k in range(count):
        wide = w + (count - k) * rise * 2.4
        top = y - (k + 1) * rise
        body += shape(box(x - wide / 2, top, wide, rise), across(stuff.colour, stuff.dark)) + shape(
            box(x - wide / 2, top, wide, rise * 0.4), across(stuff.bright, stuff.colour)
        )
    return body


def roof_tiles(
    d: str, left: float, right: float, top: float, foot: float, colour: str, lean: float = 0.0
) -> str:
    """Rows of tiles over a roof of path d."""
    rows = ""
    level = top
    while level < foot:
        rows += f"M{left} {level:.1f} H{right} "
        level += 6
    at = left - 20
    while at < right + 20:
        rows += f"M{at:.1f} {foot:.1f} l{lean:.1f} {top - foot:.1f} "
        at += 8
    grooves = faint(clipped(line(rows, dim(colour, 0.4), 0.9), d), 0.6)
    return shape(d, down(lit(colour, 0.28), colour, dim(colour, 0.22))) + grooves


def pediment(x: float, y: float, w: float, h: float, stuff: Stuff, field: str | None = None) -> str:
    """A triangular gable; y is its lower edge."""
    outer = poly(((x - w / 2, y), (x, y - h), (x + w / 2, y)))
    inner = poly(((x - w / 2 + h * 0.5, y - h * 0.1), (x, y - h * 0.82), (x + w / 2 - h * 0.5, y - h * 0.1)))
    fill = field or dim(stuff.colour, 0.3)
    relief = "".join(
        shape(disc(x + dx * w, y - h * 0.3 + abs(dx) * h * 0.5, h * 0.1, h * (0.26 - abs(dx))), stuff.bright)
        for dx in (-0.16, -0.06, 0.06, 0.16)
    )
    return (
        shape(outer, across(stuff.bright, stuff.dark)) + shape(inner, across(fill, dim(fill, 0.35))) + relief
    )


def temple(
    x: float,
    y: float,
    w: float,
    h: float,
    count: int = 6,
    stuff: Stuff = MARBLE,
    roof: str = "#b94f30",
    field: str | None = None,
    depth: float = 26.0,
) -> str:
    """A temple front on steps, its flank and roof running back to the right."""
    rise = h * 0.05
    base = y - 3 * rise
    ph, eh = h * 0.24, h * 0.1
    ctop = base - h * 0.5
    top = ctop - eh
    r = x + w / 2
    flank = poly(((r, top), (r + depth, top - depth * 0.1), (r + depth, base - depth * 0.3), (r, base)))
    rooftop = poly(
        ((x, top - ph), (r + 4, top), (r + 4 + depth, top - depth * 0.1), (x + depth, top - ph - depth * 0.1))
    )
    body = shape(flank, across(stuff.dark, dim(stuff.dark, 0.35)))
    body += roof_tiles(rooftop, x, r + depth + 6, top - ph - depth * 0.1, top, roof, -30)
    body += steps(x, y, w, 3, rise, stuff)
    body += shape(
        box(x - w * 0.46, ctop, w * 0.92, base - ctop), across(dim(stuff.dark, 0.25), dim(stuff.dark, 0.6))
    )
    body += shape(
        box(x - w * 0.08, base - (base - ctop) * 0.72, w * 0.16, (base - ctop) * 0.72),
        down("#1a1016", "#4a2c1c"),
    )
    cw = min(w / count * 0.44, 13)
    for k in range(count):
        cx = x - w * 0.44 + w * 0.88 * k / (count - 1)
        body += column(cx, base, base - ctop, cw, stuff)
    body += shape(box(x - w / 2, top, w, eh), across(stuff.bright, stuff.dark))
    body += faint(line(f"M{x - w / 2} {top + eh * 0.5} h{w}", stuff.dark, 1.4), 0.8)
    d = "".join(
        f"M{x - w / 2 + w * (k + 0.5) / (count * 2):.1f} {top + eh * 0.55:.1f} v{eh * 0.4:.1f} "
        for k in range(count * 2)
    )
    body += faint(line(d, stuff.dark, 1.6), 0.7)
    return body + pediment(x, top, w + 8, ph, stuff, field)


def hall(
    x: float,
    y: float,
    w: float,
    h: float,
    d: float,
    stuff: Stuff = PLASTER,
    roof: Stuff = ROOF,
    door: bool = True,
    windows: int = 0,
) -> str:
    """A gabled house: its front to the left, its long side (d) running back to the right."""
    gable = w * 0.36
    r, eave = x + w / 2, y - h
    up = d * 0.22
    side = poly(((r, eave), (r + d, eave - up), (r + d, y - up), (r, y)))
    slope = poly(
        ((x, eave - gable), (r + 5, eave + 3), (r + d + 5, eave - up + 3), (x + d, eave - gable - up))
    )
    wall = poly(((x - w / 2, y), (x - w / 2, eave), (x, eave - gable), (r, eave), (r, y)))
    body = shape(side, down(stuff.dark, dim(stuff.dark, 0.2))) + shape(
        wall, across(stuff.bright, stuff.colour)
    )
    for k in range(windows):
        part = (k + 0.6) / (windows + 0.2)
        wx, wy = r + d * part, y - up * part - h * 0.5
        body += shape(
            poly(((wx - 4, wy - 7), (wx + 4, wy - 9), (wx + 4, wy + 5), (wx - 4, wy + 7))), "#2a1826"
        )
    body += roof_tiles(slope, x, r + d + 6, eave - gable - up, eave + 3, roof.colour, -gable * 1.2)
    body += line(
        f"M{x - w / 2 - 5} {eave + 4} L{x} {eave - gable} L{r + 5} {eave + 3}", dim(roof.colour, 0.3), 3.4
    )
    if door:
        dw, dh = w * 0.26, h * 0.56
        body += shape(
            f"M{x - dw / 2} {y} v{-dh + dw / 2} a{dw / 2} {dw / 2} 0 0 1 {dw} 0 V{y}Z",
            down("#4a2a1a", "#241018"),
        )
    return body


def arcade(
    x: float,
    y: float,
    w: float,
    h: float,
    count: int,
    stuff: Stuff = SAND,
    depth: str = "#3a2432",
    cap: float = 0.14,
) -> str:
    """A wall of arches."""
    body = front(x, y, w, h, stuff)
    bay = w / count
    span, high = bay * 0.62, h * (1 - cap) * 0.86
    for k in range(count):
        cx = x - w / 2 + bay * (k + 0.5)
        d = (
            f"M{cx - span / 2:.1f} {y} v{-(high - span / 2):.1f} a{span / 2:.1f} {span / 2:.1f} 0"
            f" 0 1 {span:.1f} 0 V{y}Z"
        )
        body += line(d, stuff.bright, 2.6) + shape(d, across(dim(depth, 0.2), lit(depth, 0.12)))
        body += faint(
            shape(
                f"M{cx - span / 2:.1f} {y} v{-(high - span / 2):.1f} q0 {-span * 0.3:.1f}"
                f" {span * 0.14:.1f} {-span * 0.38:.1f} V{y}Z",
                stuff.dark,
            ),
            0.8,
        )
    return body + shape(box(x - w / 2 - 3, y - h, w + 6, h * cap * 0.6), across(stuff.bright, stuff.dark))


def battlements(x: float, y: float, w: float, count: int, stuff: Stuff, size: float = 7.0) -> str:
    """Merlons along the top of a wall; y is the wall's top."""
    return "".join(
        front(x - w / 2 + w * (k + 0.5) / count, y, w / count * 0.55, size, stuff) for k in range(count)
    )


def wall(x: float, y: float, w: float, h: float, stuff: Stuff = SAND, step: float = 10.0) -> str:
    """A city wall with courses and battlements."""
    return (
        front(x, y, w, h, stuff)
        + courses(x, y, w, h, stuff, step)
        + battlements(x, y - h, w, max(3, round(w / 15)), stuff, h * 0.14)
    )


def tower(
    x: float, y: float, w: float, h: float, stuff: Stuff = SAND, roof: str | None = None, slits: int = 2
) -> str:
    """A round tower."""
    shade = across(stuff.bright, (0.3, lit(stuff.colour, 0.15)), (0.62, stuff.colour), dim(stuff.dark, 0.15))
    body = shape(f"M{x - w / 2} {y - h} h{w} V{y} q{-w / 2} {w * 0.12} {-w} 0Z", shade) + courses(
        x, y, w, h, stuff, w * 0.2
    )
    for k in range(slits):
        body += shape(box(x - w * 0.14, y - h * (0.72 - 0.3 * k), w * 0.1, h * 0.13), "#2a1820")
    cap = shape(box(x - w * 0.58, y - h - w * 0.16, w * 1.16, w * 0.2), shade)
    if roof:
        return (
            body
            + cap
            + shape(
                poly(
                    (
                        (x - w * 0.64, y - h - w * 0.14),
                        (x, y - h - w * 0.95),
                        (x + w * 0.64, y - h - w * 0.14),
                    )
                ),
                across(lit(roof, 0.35), roof, dim(roof, 0.5)),
            )
        )
    return body + cap + battlements(x, y - h - w * 0.14, w * 1.16, 4, stuff, w * 0.2)


def dome(x: float, y: float, w: float, h: float, colour: str = "#8fa3a0", ribs: int = 5) -> str:
    """A dome; y is its lower edge."""
    d = f"M{x - w / 2} {y} C{x - w / 2} {y - h * 1.3} {x + w / 2} {y - h * 1.3} {x + w / 2} {y}Z"
    body = shape(d, across(lit(colour, 0.45), (0.4, colour), dim(colour, 0.5)))
    for k in range(1, ribs):
        bend = (k / ribs - 0.5) * w
        body += faint(
            line(f"M{x + bend} {y} Q{x + bend * 0.95} {y - h * 0.75} {x} {y - h}", dim(colour, 0.5), 1.1),
            0.55,
        )
    return body + shape(box(x - w * 0.03, y - h * 1.16, w * 0.06, h * 0.18), lit(colour, 0.3))


def rotunda(
    x: float, y: float, w: float, h: float, count: int = 7, stuff: Stuff = MARBLE, cap: str = "#8fa3a0"
) -> str:
    """A round temple with a dome."""
    base, ctop = y - h * 0.08, y - h * 0.52
    body = steps(x, y, w * 1.02, 2, h * 0.04, stuff)
    body += shape(
        box(x - w * 0.36, ctop, w * 0.72, base - ctop), across(stuff.colour, stuff.dark, dim(stuff.dark, 0.5))
    )
    body += shape(box(x - w * 0.08, base - (base - ctop) * 0.7, w * 0.16, (base - ctop) * 0.7), "#22121c")
    for k in range(count):
        angle = math.pi * (k + 0.5) / count
        body += column(x - math.cos(angle) * w * 0.46, base, base - ctop, w * 0.075, stuff)
    body += shape(
        box(x - w * 0.52, ctop - h * 0.1, w * 1.04, h * 0.11), across(stuff.bright, stuff.colour, stuff.dark)
    )
    body += shape(
        box(x - w * 0.42, ctop - h * 0.17, w * 0.84, h * 0.08), across(stuff.bright, stuff.colour, stuff.dark)
    )
    return body + dome(x, ctop - h * 0.16, w * 0.84, h * 0.3, cap, 8)


def obelisk(x: float, y: float, h: float, w: float, stuff: Stuff = SAND, gilt: bool = True) -> str:
    top = y - h
    tip = top - w * 0.7
    a, b, m = w * 0.34, w * 0.5, w * 0.1
    marks = "".join(
        faint(
            line(
                f"M{x - a * 0.4:.1f} {top + 8 + k * 9:.1f} h{w * 0.2:.1f} m{-w * 0.16:.1f} 4 h{w * 0.1:.1f}",
                stuff.dark,
                1.5,
            ),
            0.75,
        )
        for k in range(int(h / 9) - 2)
    )
    return (
        shape(
            poly(((x - a, top), (x + m, top), (x + m * 1.4, y), (x - b, y))),
            across(stuff.bright, stuff.colour),
        )
        + shape(
            poly(((x + m, top), (x + a, top), (x + b, y), (x + m * 1.4, y))),
            down(stuff.dark, dim(stuff.dark, 0.2)),
        )
        + shape(poly(((x - a, top), (x, tip), (x + m, top))), "#ffe08a" if gilt else stuff.bright)
        + shape(poly(((x, tip), (x + a, top), (x + m, top))), "#a8741e" if gilt else stuff.dark)
        + marks
    )
