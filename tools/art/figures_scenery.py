"""Set pieces for the small painted scenes behind the duel's card figures (200 x 150 drawing space)."""

from __future__ import annotations

import math
from itertools import pairwise

from tools.art.figures_paint import DARK, LIGHT, mix

WIDTH, HEIGHT = 200, 150


def noise(seed: int, k: int) -> float:
    """A fixed, uneven 0–1 value, so that hills and stones look made by hand and never change."""
    return (math.sin(seed * 12.9898 + k * 78.233) * 43758.5453) % 1


def sky(top: str, low: str, name: str = "sky") -> str:
    """The whole ground of the picture, from one colour above to another below."""
    return (
        f'<defs><linearGradient id="{name}" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{low}"/></linearGradient></defs>'
        f'<rect x="-10" y="-10" width="220" height="170" fill="url(#{name})"/>'
    )


def glow(x: float, y: float, r: float, colour: str, opacity: float = 0.8) -> str:
    """A round light that fades outwards."""
    name = f"l{x:.0f}_{y:.0f}_{r:.0f}"
    return (
        f'<defs><radialGradient id="{name}"><stop offset="0" stop-color="{colour}" stop-opacity="{opacity}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient></defs>'
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#{name})"/>'
    )


def disc(x: float, y: float, r: float, colour: str) -> str:
    """A sun or moon."""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}"/>'


def hills(y: float, swing: float, colour: str, seed: int) -> str:
    """A rolling ridge that fills everything below it, lit along its crest."""
    pts = [(x, y + swing * (noise(seed, x) - 0.5) * 2) for x in range(-20, 241, 40)]
    d = f"M{pts[0][0]} {pts[0][1]:.1f}"
    for (ax, ay), (bx, by) in pairwise(pts):
        d += f" C{ax + 18} {ay:.1f} {bx - 18} {by:.1f} {bx} {by:.1f}"
    return (
        f'<path d="{d} L240 170 L-20 170 Z" fill="{colour}"/>'
        f'<path d="{d}" fill="none" stroke="{mix(colour, LIGHT, 0.35)}" stroke-width="2.4" opacity=".6"/>'
    )


def floor(y: float, colour: str, planks: bool = True) -> str:
    """A floor in perspective: boards (or plain ground) running to the middle."""
    out = f'<rect x="-10" y="{y}" width="220" height="{170 - y}" fill="{colour}"/>'
    if planks:
        lines = "".join(f"M{100 + k * 14} {y} L{100 + k * 44} 170 " for k in range(-7, 8))
        out += f'<path d="{lines}" stroke="{mix(colour, DARK, 0.5)}" stroke-width="1.6" opacity=".6"/>'
    return (
        out + f'<rect x="-10" y="{y}" width="220" height="3" fill="{mix(colour, DARK, 0.5)}" opacity=".5"/>'
    )


def bricks(colour: str, y0: float, y1: float, seed: int, w: float = 26, h: float = 12) -> str:
    """A stone wall, every stone a shade of its own."""
    out = [f'<rect x="-10" y="{y0}" width="220" height="{y1 - y0}" fill="{mix(colour, DARK, 0.5)}"/>']
    row, y = 0, y0
    while y < y1:
        x, k = -20 - (row % 2) * w / 2, 0
        while x < 210:
            width = w * (0.8 + 0.4 * noise(seed + row, k))
            tone = mix(
                mix(colour, LIGHT, 0.22 * noise(seed, row * 31 + k)),
                DARK,
                0.2 * noise(seed + 5, row * 17 + k),
            )
            out.append(
                f'<rect x="{x + 0.8:.1f}" y="{y + 0.8:.1f}" width="{width - 1.6:.1f}" '
                f'height="{h - 1.6:.1f}" rx="2.4" fill="{tone}"/>'
            )
            x, k = x + width, k + 1
        row, y = row + 1, y + h
    return "".join(out)


def arch(x: float, y: float, w: float, h: float, inside: str, frame: str) -> str:
    """A round-topped opening with a stone frame; y is its foot."""
    r = w / 2
    d = f"M{x - r} {y} L{x - r} {y - h + r} A{r} {r} 0 0 1 {x + r} {y - h + r} L{x + r} {y} Z"
    return (
        f'<path d="{d}" fill="{inside}" stroke="{mix(frame, DARK, 0.4)}" stroke-width="9"/>'
        f'<path d="{d}" fill="none" stroke="{frame}" stroke-width="6"/>'
        f'<path d="{d}" fill="none" stroke="{mix(frame, LIGHT, 0.4)}" stroke-width="1.4" '
        f'transform="translate(-1.5 -1.5)" opacity=".7"/>'
    )


def tower(x: float, y: float, w: float, h: float, colour: str, roof: str | None = None) -> str:
    """A castle tower standing on y: battlements, or a pointed roof when its colour is given."""
    out = f'<rect x="{x - w / 2}" y="{y - h}" width="{w}" height="{h + 30}" fill="{colour}"/>'
    out += (
        f'<rect x="{x + w * 0.1}" y="{y - h}" width="{w * 0.4}" height="{h + 30}" fill="{DARK}" '
        f'opacity=".22"/>'
    )
    if roof is None:
        step = w / 5
        out += "".join(
            f'<rect x="{x - w * 0.58 + k * step * 1.16:.1f}" y="{y - h - 7}" width="{step * 0.8:.1f}" '
            f'height="9" fill="{colour}"/>'
            for k in range(5)
        )
        out += (
            f'<rect x="{x - w * 0.58}" y="{y - h}" width="{w * 1.16}" height="4" '
            f'fill="{mix(colour, DARK, 0.3)}"/>'
        )
    else:
        out += (
            f'<path d="M{x - w * 0.66} {y - h} L{x} {y - h - w * 1.3} L{x + w * 0.66} {y - h} Z" '
            f'fill="{roof}"/>'
        )
        out += (
            f'<path d="M{x} {y - h - w * 1.3} L{x + w * 0.66} {y - h} L{x + w * 0.1} {y - h} Z" '
            f'fill="{DARK}" opacity=".25"/>'
        )
    return (
        out
        + f'<rect x="{x - 2}" y="{y - h * 0.7}" width="4" height="8" rx="2" fill="{mix(colour, DARK, 0.7)}"/>'
    )


def pine(x: float, y: float, h: float, colour: str) -> str:
    """A pine standing on y."""
    out = f'<rect x="{x - h * 0.03}" y="{y - h * 0.2}" width="{h * 0.06}" height="{h * 0.2}" fill="#3b2a22"/>'
    for k in range(3):
        top, low, half = y - h + k * h * 0.2, y - h * 0.5 + k * h * 0.2, h * (0.15 + k * 0.06)
        out += (
            f'<path d="M{x} {top:.1f} L{x + half:.1f} {low:.1f} Q{x} {low + h * 0.06:.1f} '
            f'{x - half:.1f} {low:.1f} Z" fill="{mix(colour, LIGHT, 0.1 * (2 - k))}"/>'
        )
        out += (
            f'<path d="M{x} {top:.1f} L{x + half:.1f} {low:.1f} Q{x + half * 0.4:.1f} '
            f'{low + h * 0.04:.1f} {x + half * 0.1:.1f} {low + 2:.1f} Z" fill="{DARK}" opacity=".3"/>'
        )
    return out


def trunk(x: float, w: float, colour: str) -> str:
    """A tall tree trunk from top to bottom, lit on its left."""
    return (
        f'<path d="M{x - w / 2} -10 L{x + w / 2} -10 L{x + w * 0.6} 110 L{x + w * 1.1} 132 '
        f'L{x - w * 1.1} 132 L{x - w * 0.6} 110 Z" fill="{colour}"/>'
        f'<path d="M{x - w * 0.3} -10 L{x - w * 0.38} 120" stroke="{mix(colour, LIGHT, 0.4)}" '
        f'stroke-width="{w * 0.18}" opacity=".6"/>'
        f'<path d="M{x + w * 0.15} -10 L{x + w / 2} -10 L{x + w * 0.6} 110 L{x + w * 1.1} 132 '
        f'L{x + w * 0.3} 128 Z" fill="{DARK}" opacity=".3"/>'
    )


def cloud(x: float, y: float, s: float, colour: str, opacity: float = 0.8) -> str:
    """A soft heap of cloud."""
    return (
        f'<g fill="{colour}" opacity="{opacity}">'
        + "".join(
            f'<ellipse cx="{x + dx * s}" cy="{y + dy * s}" rx="{rx * s}" ry="{ry * s}"/>'
            for dx, dy, rx, ry in ((-16, 2, 14, 7), (0, -4, 16, 11), (16, 1, 15, 8), (0, 4, 30, 6))
        )
        + "</g>"
    )


def curtain(x: float, side: int, colour: str) -> str:
    """A gathered stage curtain from the edge to x (side -1 left, 1 right)."""
    edge = -10 if side < 0 else 210
    out = (
        f'<path d="M{edge} -10 L{x} -10 Q{x - side * -6} 60 {x + side * 18} 92 Q{x + side * 8} 120 '
        f'{x + side * 12} 170 L{edge} 170 Z" fill="{colour}"/>'
    )
    for k in range(1, 5):
        at = edge + (x - edge) * k / 5
        out += (
            f'<path d="M{at} -10 Q{at + side * 2} 60 {at + side * 8} 92 Q{at + side * 3} 130 '
            f'{at + side * 4} 170" fill="none" stroke="{mix(colour, DARK if k % 2 else LIGHT, 0.4)}" '
            f'stroke-width="5" opacity=".55"/>'
        )
    return out + f'<path d="M{edge} 88 L{x + side * 14} 88 L{x + side * 18} 96 L{edge} 96 Z" fill="#d9a83f"/>'


def banner(x: float, y: float, w: float, h: float, colour: str, sign: str = "") -> str:
    """A hanging swallow-tailed banner."""
    return (
        f'<path d="M{x - w / 2} {y} L{x + w / 2} {y} L{x + w / 2} {y + h} L{x} {y + h - w * 0.4} '
        f'L{x - w / 2} {y + h} Z" fill="{colour}" stroke="{mix(colour, DARK, 0.5)}" stroke-width="1.2"/>'
        f'<path d="M{x + w * 0.15} {y} L{x + w / 2} {y} L{x + w / 2} {y + h} L{x + w * 0.15} '
        f'{y + h - w * 0.28} Z" fill="{DARK}" opacity=".25"/>'
        f'<rect x="{x - w * 0.62}" y="{y - 2}" width="{w * 1.24}" height="3.4" rx="1.7" '
        f'fill="#c9973a"/>{sign}'
    )


def barrel(x: float, y: float, w: float) -> str:
    """A barrel end-on with hoops."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{w}" fill="#4a2f1c"/><circle cx="{x}" cy="{y}" r="{w * 0.86}" '
        f'fill="#8a5c33"/>'
        + "".join(
            f'<path d="M{x + k * w * 0.3} {y - w * 0.8 * math.sqrt(1 - (k * 0.3) ** 2):.1f} '
            f'V{y + w * 0.8 * math.sqrt(1 - (k * 0.3) ** 2):.1f}" stroke="#5a3a20" stroke-width="1.4"/>'
            for k in (-2, -1, 0, 1, 2)
        )
        + f'<circle cx="{x}" cy="{y}" r="{w * 0.86}" fill="none" stroke="#6d7278" stroke-width="2.6"/>'
        f'<circle cx="{x}" cy="{y + w * 0.45}" r="{w * 0.13}" fill="#c9973a"/>'
    )


def torch(x: float, y: float) -> str:
    """A burning torch on the wall."""
    return (
        glow(x, y - 8, 46, "#ffb347", 0.75)
        + f'<path d="M{x - 3} {y} L{x + 3} {y} L{x + 1.5} {y + 22} L{x - 1.5} {y + 22} Z" fill="#4a2f1c"/>'
        + f'<path d="M{x - 6} {y} Q{x - 8} {y - 10} {x} {y - 22} Q{x + 8} {y - 10} {x + 6} {y} Z" '
        f'fill="#f08a24"/>'
        + f'<path d="M{x - 3} {y} Q{x - 4} {y - 7} {x} {y - 13} Q{x + 4} {y - 7} {x + 3} {y} Z" '
        f'fill="#ffe08a"/>'
    )


def stars(count: int, seed: int, low: float = 80) -> str:
    """Small stars in the upper sky."""
    return "".join(
        f'<circle cx="{200 * noise(seed, k):.1f}" cy="{low * noise(seed + 9, k):.1f}" '
        f'r="{0.7 + noise(seed + 4, k):.1f}" fill="#fff6d8" opacity=".85"/>'
        for k in range(count)
    )


def strokes(seed: int, y: float, colour: str, count: int = 26, height: float = 6) -> str:
    """Grass, straw or pebbly dabs over the foreground."""
    out = ""
    for k in range(count):
        x, at = 210 * noise(seed, k) - 5, y + (150 - y) * noise(seed + 2, k)
        lean = (noise(seed + 3, k) - 0.5) * 5
        out += (
            f'<path d="M{x:.1f} {at:.1f} q{lean / 2:.1f} {-height / 2} {lean:.1f} {-height}" '
            f'stroke="{colour}" stroke-width="1.6" fill="none" opacity=".7" stroke-linecap="round"/>'
        )
    return out
