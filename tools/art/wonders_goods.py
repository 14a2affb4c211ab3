"""Small things of the wonders' scenes: jars, furniture, coins, scrolls; x is the middle, y the foot."""

from __future__ import annotations

import random

from tools.art.wonders_paint import (
    across,
    box,
    dim,
    disc,
    down,
    faint,
    line,
    lit,
    moved,
    poly,
    shape,
    slant,
    solid,
)


def amphora(x: float, y: float, h: float, colour: str = "#b8623a") -> str:
    d = "M-8 -100 H8 L6 -82 C34 -70 30 -28 8 -6 L10 0 H-10 L-8 -6 C-30 -28 -34 -70 -6 -82Z"
    body = line("M-7 -94 C-26 -96 -28 -72 -20 -66 M7 -94 C26 -96 28 -72 20 -66", dim(colour, 0.15), 5)
    body += shape(d, across(lit(colour, 0.45), (0.4, colour), dim(colour, 0.5))) + line(
        "M-24 -48 Q0 -42 24 -48 M-21 -36 Q0 -30 21 -36", dim(colour, 0.6), 3
    )
    return moved(body, x, y, h / 100)


def pot(x: float, y: float, w: float, colour: str = "#b8623a", fill: str = "#2a1410") -> str:
    h = w * 0.9
    d = (
        f"M{x - w * 0.34} {y - h} C{x - w * 0.66} {y - h * 0.7} {x - w * 0.56} {y - h * 0.1}"
        f" {x - w * 0.28} {y} H{x + w * 0.28} C{x + w * 0.56} {y - h * 0.1} {x + w * 0.66}"
        f" {y - h * 0.7} {x + w * 0.34} {y - h}Z"
    )
    return (
        shape(d, across(lit(colour, 0.45), (0.4, colour), dim(colour, 0.5)))
        + shape(disc(x, y - h, w * 0.38, w * 0.1), lit(colour, 0.2))
        + shape(disc(x, y - h, w * 0.3, w * 0.07), fill)
    )


def basket(x: float, y: float, w: float, fill: str, colour: str = "#a87c42") -> str:
    h = w * 0.55
    lumps = "".join(
        shape(disc(x + w * k, y - h - w * 0.04, w * 0.14), solid(fill)) for k in (-0.32, -0.12, 0.1, 0.3)
    ) + shape(disc(x, y - h - w * 0.16, w * 0.15), solid(fill))
    d = poly(((x - w / 2, y - h), (x + w / 2, y - h), (x + w * 0.38, y), (x - w * 0.38, y)))
    weave = faint(
        line(
            f"M{x - w * 0.46} {y - h * 0.66} H{x + w * 0.46} M{x - w * 0.42} {y - h * 0.33}"
            f" H{x + w * 0.42} M{x - w * 0.2} {y - h} L{x - w * 0.15} {y} M{x + w * 0.2} {y - h}"
            f" L{x + w * 0.15} {y} M{x} {y - h} V{y}",
            dim(colour, 0.5),
            1.5,
        ),
        0.8,
    )
    return (
        lumps
        + shape(d, across(lit(colour, 0.35), colour, dim(colour, 0.4)))
        + weave
        + line(f"M{x - w / 2} {y - h} H{x + w / 2}", lit(colour, 0.2), 3)
    )


def sack(x: float, y: float, w: float, colour: str = "#cdb182") -> str:
    d = (
        f"M{x - w * 0.12} {y - w * 1.1} C{x - w * 0.1} {y - w * 0.9} {x - w * 0.6}"
        f" {y - w * 0.6} {x - w * 0.48} {y} H{x + w * 0.48} C{x + w * 0.6} {y - w * 0.6}"
        f" {x + w * 0.1} {y - w * 0.9} {x + w * 0.14} {y - w * 1.1}Z"
    )
    return shape(d, across(lit(colour, 0.35), colour, dim(colour, 0.4))) + line(
        f"M{x - w * 0.14} {y - w * 0.92} H{x + w * 0.14}", "#6a4326", 2.4
    )


def barrel(x: float, y: float, w: float, h: float, colour: str = "#9a6434") -> str:
    d = (
        f"M{x - w * 0.42} {y - h} H{x + w * 0.42} C{x + w * 0.56} {y - h * 0.66}"
        f" {x + w * 0.56} {y - h * 0.33} {x + w * 0.42} {y} H{x - w * 0.42} C{x - w * 0.56}"
        f" {y - h * 0.33} {x - w * 0.56} {y - h * 0.66} {x - w * 0.42} {y - h}Z"
    )
    hoops = line(
        f"M{x - w * 0.49} {y - h * 0.74} Q{x} {y - h * 0.68} {x + w * 0.49} {y - h * 0.74}"
        f" M{x - w * 0.49} {y - h * 0.24} Q{x} {y - h * 0.18} {x + w * 0.49} {y - h * 0.24}",
        "#4a4648",
        h * 0.06,
    )
    staves = faint(
        line(f"M{x - w * 0.18} {y - h} V{y} M{x + w * 0.14} {y - h} V{y}", dim(colour, 0.5), 1.2), 0.8
    )
    return (
        shape(d, across(lit(colour, 0.4), colour, dim(colour, 0.5)))
        + staves
        + hoops
        + shape(disc(x, y - h, w * 0.42, w * 0.1), lit(colour, 0.15))
    )


def cask(x: float, y: float, r: float, colour: str = "#9a6434") -> str:
    """A barrel lying with its head to us."""
    rings = (
        f'<circle cx="{x}" cy="{y - r}" r="{r * 0.8}" fill="none" stroke="{dim(colour, 0.4)}"'
        ' stroke-width="2"/>'
    )
    return (
        shape(disc(x, y - r, r), solid("#4a4648"))
        + shape(disc(x, y - r, r * 0.86), solid(lit(colour, 0.1)))
        + rings
        + line(f"M{x - r * 0.5} {y - r} h{r} M{x} {y - r * 1.6} v{r * 1.2}", dim(colour, 0.4), 1.4)
        + shape(disc(x, y - r * 0.6, r * 0.14), "#2a1810")
    )


def table(x: float, y: float, w: float, h: float, colour: str = "#8a5a30") -> str:
    legs = line(f"M{x - w * 0.42} {y} v{-h} M{x + w * 0.42} {y} v{-h}", dim(colour, 0.3), 5)
    return (
        faint(shape(disc(x, y, w * 0.52, 5), "#140a1c"), 0.4)
        + legs
        + shape(
            poly(
                (
                    (x - w / 2, y - h),
                    (x + w / 2, y - h),
                    (x + w / 2 - 7, y - h - 9),
                    (x - w / 2 + 9, y - h - 9),
                )
            ),
            across(lit(colour, 0.5), lit(colour, 0.1)),
        )
        + shape(box(x - w / 2, y - h, w, 6), across(lit(colour, 0.2), dim(colour, 0.35)))
    )


def shelf(x: float, y: float, w: float, h: float, rows: int, kind: str = "scrolls", seed: int = 1) -> str:
    """A case of pigeonholes with scrolls, jars or books."""
    rng = random.Random(seed)
    body = shape(box(x - w / 2 - 4, y - h - 6, w + 8, h + 6), across("#8a5a30", "#5a3618")) + shape(
        box(x - w / 2, y - h, w, h), "#2c1712"
    )
    step = h / rows
    for row in range(rows):
        foot = y - h + step * (row + 1) - 2
        at = x - w / 2 + 5
        while at < x + w / 2 - 6:
            if kind == "scrolls":
                r = step * 0.17
                for lift in (0.0, 1.8):
                    tone = rng.choice(("#f0dfb4", "#dcc288", "#e8d09c", "#c9a468"))
                    body += shape(disc(at + r * (0.4 + lift * 0.4), foot - r - r * lift, r), tone) + shape(
                        disc(at + r * (0.4 + lift * 0.4), foot - r - r * lift, r * 0.4), dim(tone, 0.5)
                    )
                at += r * 2.1
            elif kind == "jars":
                w2 = step * rng.uniform(0.34, 0.5)
                body += pot(
                    at + w2 / 2, foot, w2, rng.choice(("#b8623a", "#3f8f9f", "#5d8a4a", "#c9a050", "#7a4a86"))
                )
                at += w2 * 1.35
            else:
                w2, h2 = rng.uniform(4, 7), step * rng.uniform(0.6, 0.86)
                body += shape(
                    box(at, foot - h2, w2, h2),
                    across(
                        lit("#8a3a2a", rng.random() * 0.4),
                        rng.choice(("#7a2a22", "#2f5a78", "#4a6a3a", "#8a6a2a")),
                    ),
                )
                at += w2 + 1
        body += shape(box(x - w / 2, foot, w, 4), "#8a5a30")
    return body


def coins(x: float, y: float, size: float, piles: int = 3) -> str:
    """Stacks of gold coins."""
    body = ""
    for k in range(piles):
        px = x + (k - (piles - 1) / 2) * size * 1.5
        for level in range(3 + (k * 5 + 2) % 4):
            py = y - level * size * 0.34
            body += shape(disc(px, py, size * 0.7, size * 0.26), "#8a5a14") + shape(
                disc(px, py - size * 0.14, size * 0.7, size * 0.26), slant("#fff0b0", "#e9b948", "#b07a20")
            )
    return body


def chest(x: float, y: float, w: float) -> str:
    h = w * 0.44
    heap = shape(disc(x, y - h, w * 0.44, h * 0.4), slant("#ffe79a", "#d99e2c")) + "".join(
        shape(
            disc(x + w * dx, y - h * 1.1 + abs(dx) * 12, 4.4, 3),
            "#fff0b0",
            'stroke="#9a6a1a" stroke-width="0.8"',
        )
        for dx in (-0.3, -0.18, -0.04, 0.1, 0.24)
    )
    lid = shape(
        poly(((x - w / 2, y - h), (x - w * 0.42, y - h * 2), (x + w * 0.5, y - h * 2), (x + w / 2, y - h))),
        down("#7a4a26", "#3e2212"),
    ) + line(f"M{x - w * 0.42} {y - h * 2} H{x + w * 0.5}", "#d9a84a", 3)
    return (
        lid
        + heap
        + shape(box(x - w / 2, y - h, w, h), across("#b07a44", "#8a5a30", "#4a2c18"))
        + line(
            f"M{x - w * 0.3} {y - h} v{h} M{x + w * 0.3} {y - h} v{h} M{x - w / 2} {y - h} h{w}",
            "#d9a84a",
            3.4,
        )
        + shape(box(x - 5, y - h * 0.8, 10, 9), "#e9bd58")
    )


def scroll(x: float, y: float, w: float, turn: float = 0.0) -> str:
    body = (
        shape(box(-w / 2, -w * 0.32, w, w * 0.64), across("#fff5d8", "#e2cb94"))
        + line(
            f"M{-w * 0.36} {-w * 0.14} H{w * 0.36} M{-w * 0.36} 0 H{w * 0.36} M{-w * 0.36}"
            f" {w * 0.14} H{w * 0.1}",
            "#8a6a42",
            1.5,
        )
        + shape(box(-w * 0.58, -w * 0.36, w * 0.14, w * 0.72), across("#f6e6b8", "#a8843e"))
        + shape(box(w * 0.44, -w * 0.36, w * 0.14, w * 0.72), across("#f6e6b8", "#a8843e"))
    )
    return moved(body, x, y, 1, turn)
