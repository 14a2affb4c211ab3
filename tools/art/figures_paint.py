"""The brush of the duel's art: shapes of a figure, painted as lit wood with a dark warm outline.

A `Painting` collects shapes in a 192 x 192 drawing space (feet near y = 152) and turns them into one SVG
fragment: first the silhouette of all shapes as outline, then every shape with its gradient, the shade on
its lower right, the light on its upper left and a thin inner line. Paths use absolute M L C Q Z only.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass, field

OUTLINE = "#28150e"
LIGHT = "#fff0cc"
DARK = "#1c0c22"
SIDE = 192
FEET = 158
EDGE = 10

Spine = list[tuple[float, float, float]]


@dataclass
class Painting:
    """One figure in the making; `key` makes its ids unique when several share a picture."""

    key: str
    layers: list[str] = field(default_factory=list)
    silhouette: list[str] = field(default_factory=list)
    defs: list[str] = field(default_factory=list)

    def part(
        self,
        d: str,
        colour: str,
        detail: str = "",
        line: float = 2.6,
        gloss: float = 1.0,
        thick: float | None = None,
    ) -> None:
        """Paint one closed shape; `detail` is SVG clipped to it, under the shading.

        `thick` is how thick the shape is for the shading's width; without it, its smaller extent.
        """
        name = f"{self.key}{len(self.defs)}"
        xs, ys = extent(d)
        body = max(0.28, min(1.0, (thick or min(xs[1] - xs[0], ys[1] - ys[0])) / 44))
        self.defs.append(
            f'<clipPath id="c{name}"><path d="{d}"/></clipPath>'
            f'<linearGradient id="g{name}" x1=".15" y1="0" x2=".8" y2="1">'
            f'<stop offset="0" stop-color="{mix(colour, LIGHT, 0.26 * gloss)}"/>'
            f'<stop offset=".45" stop-color="{colour}"/>'
            f'<stop offset="1" stop-color="{mix(colour, DARK, 0.42 * max(body, 0.55))}"/></linearGradient>'
        )
        self.silhouette.append(d)
        self.layers.append(
            f'<g clip-path="url(#c{name})"><path d="{d}" fill="url(#g{name})"/>{detail}'
            f'<g fill="none" stroke-linejoin="round">'
            f'<path d="{d}" stroke="{DARK}" stroke-width="{15 * body:.1f}" opacity=".3" '
            f'transform="translate({-4 * body:.1f} {-4 * body:.1f})" filter="url(#soft)"/>'
            f'<path d="{d}" stroke="{DARK}" stroke-width="{6 * body:.1f}" opacity=".22" '
            f'transform="translate({-2 * body:.1f} {-2 * body:.1f})"/>'
            f'<path d="{d}" stroke="{LIGHT}" stroke-width="{6 * body:.1f}" opacity="{0.55 * gloss:.2f}" '
            f'transform="translate({2.6 * body:.1f} {2.8 * body:.1f})" filter="url(#crisp)"/></g></g>'
            f'<path d="{d}" fill="none" stroke="{OUTLINE}" stroke-width="{line}" stroke-linejoin="round"/>'
        )

    def limb(self, spine: Spine, colour: str, detail: str = "", line: float = 2.6) -> None:
        """Paint a rounded, tapering bar along (x, y, half width) points: arms, staffs, ropes."""
        self.part(limb(spine), colour, detail, line, thick=2.4 * sum(w for _, _, w in spine) / len(spine))

    def ring(self, cx: float, cy: float, rx: float, ry: float, half: float, colour: str) -> None:
        """Paint a hoop whose bar is 2 x half thick around an ellipse: key rings, coils of rope."""
        hole = flip(oval(cx, cy, rx - half, ry - half), cx)
        self.part(f"{oval(cx, cy, rx + half, ry + half)} {hole}", colour, line=2.2, thick=2.4 * half)

    def thread(self, d: str, colour: str, width: float = 2.0, edge: float = 2.4) -> None:
        """Draw a string too thin to shade, with its own dark edge."""
        common = f'd="{d}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
        self.layers.append(
            f'<path {common} stroke="{OUTLINE}" stroke-width="{width + 2 * edge}"/>'
            f'<path {common} stroke="{colour}" stroke-width="{width}"/>'
        )

    def ink(self, svg: str) -> None:
        """Add strokes of the fine brush (faces, patterns) above all shapes so far."""
        self.layers.append(svg)

    def fragment(self) -> str:
        """The finished figure, outline and all, still in its drawing space."""
        outline = "".join(f'<path d="{d}"/>' for d in self.silhouette)
        return (
            f"<defs>{''.join(self.defs)}</defs>"
            f'<g filter="url(#hand)" transform="{self.fit()}"><g fill="{OUTLINE}" stroke="{OUTLINE}" '
            f'stroke-width="9.5" '
            f'stroke-linejoin="round">{outline}</g>{"".join(self.layers)}</g>'
        )

    def fit(self) -> str:
        """The transform that keeps the whole outline inside the picture, feet on their line."""
        xs, ys = extent(" ".join(self.silhouette))
        scale = min(1.0, (SIDE - 2 * EDGE) / (xs[1] - xs[0]), (FEET - EDGE) / (ys[1] - ys[0]))
        left = min(max(SIDE / 2 * (1 - scale), EDGE - xs[0] * scale), SIDE - EDGE - xs[1] * scale)
        return f"translate({left:.2f} {FEET - ys[1] * scale:.2f}) scale({scale:.4f})"


FILTERS = (
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur '
    'stdDeviation="3.2"/></filter>'
    '<filter id="crisp" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1"/>'
    "</filter>"
    '<filter id="haze" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/>'
    "</filter>"
    '<filter id="hand" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="1" seed="7" result="wave"/>'
    '<feDisplacementMap in="SourceGraphic" in2="wave" scale="3" xChannelSelector="R" yChannelSelector="G" '
    'result="drawn"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".05 .3" numOctaves="2" seed="3"/>'
    '<feColorMatrix values="0 0 0 0 .12  0 0 0 0 .05  0 0 0 0 .1  .62 0 0 0 -.23"/>'
    '<feComposite in2="drawn" operator="in" result="grain"/>'
    '<feMerge><feMergeNode in="drawn"/><feMergeNode in="grain"/></feMerge></filter>'
    '<filter id="turned" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".02 .22" numOctaves="2" seed="11"/>'
    '<feColorMatrix values="0 0 0 0 .12  0 0 0 0 .05  0 0 0 0 .06  .5 0 0 0 -.2"/>'
    '<feComposite in2="SourceGraphic" operator="in" result="grain"/>'
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="grain"/></feMerge></filter>'
)


def picture(fragment: str, width: float = SIDE, height: float = SIDE) -> str:
    """A whole SVG document around fragments, with the shared brush filters."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
        f"<defs>{FILTERS}</defs>{fragment}</svg>\n"
    )


def mix(colour: str, other: str, share: float) -> str:
    """The colour with `share` (0–1) of the other in it; both as #rrggbb."""
    a, b = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (colour, other))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b, strict=True))


def extent(d: str) -> tuple[tuple[float, float], tuple[float, float]]:
    """The least and greatest x and y among the path's points."""
    values = [float(v) for v in re.findall(r"-?\d+(?:\.\d+)?", d)]
    return (min(values[::2]), max(values[::2])), (min(values[1::2]), max(values[1::2]))


def oval(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """A closed ellipse (a circle without ry) as a path."""
    ry = rx if ry is None else ry
    kx, ky = rx * 0.5523, ry * 0.5523
    return (
        f"M{cx - rx:.1f} {cy:.1f} C{cx - rx:.1f} {cy - ky:.1f} {cx - kx:.1f} {cy - ry:.1f} {cx:.1f} "
        f"{cy - ry:.1f} "
        f"C{cx + kx:.1f} {cy - ry:.1f} {cx + rx:.1f} {cy - ky:.1f} {cx + rx:.1f} {cy:.1f} "
        f"C{cx + rx:.1f} {cy + ky:.1f} {cx + kx:.1f} {cy + ry:.1f} {cx:.1f} {cy + ry:.1f} "
        f"C{cx - kx:.1f} {cy + ry:.1f} {cx - rx:.1f} {cy + ky:.1f} {cx - rx:.1f} {cy:.1f} Z"
    )


def flip(d: str, axis: float = SIDE / 2) -> str:
    """The path mirrored left to right around x = axis."""
    return moved(d, lambda x, y: (2 * axis - x, y))


def placed(d: str, dx: float, dy: float, turn: float = 0, scale: float = 1) -> str:
    """The path scaled, turned (degrees, clockwise on screen) about its origin, then shifted."""
    c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    return moved(d, lambda x, y: (dx + c * x - s * y, dy + s * x + c * y))


def moved(d: str, change: Callable[[float, float], tuple[float, float]]) -> str:
    """The path with every coordinate pair passed through `change`."""
    numbers = iter(re.findall(r"[MLCQZ]|-?\d+(?:\.\d+)?", d))
    out: list[str] = []
    for token in numbers:
        if token.isalpha():
            out.append(token)
            continue
        x, y = change(float(token), float(next(numbers)))
        out.append(f"{x:.1f} {y:.1f}")
    return " ".join(out)


def limb(spine: Spine, steps: int = 7) -> str:
    """A smooth bar around the spine, with round ends."""
    dense = smooth(spine, steps)
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    for i, (x, y, w) in enumerate(dense):
        ax, ay, _ = dense[max(i - 1, 0)]
        bx, by, _ = dense[min(i + 1, len(dense) - 1)]
        size = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (ay - by) / size, (bx - ax) / size
        for row, side in ((left, 1), (right, -1)):
            point = (x + side * nx * w, y + side * ny * w)
            if all(math.dist(point, (sx, sy)) > sw * 0.96 for sx, sy, sw in dense):  # no loops inside bends
                row.append(point)
    end, start = dense[-1], dense[0]
    before, after = dense[-2], dense[1]
    ring = left + cap(end, before) + right[::-1] + cap(start, after)
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in ring) + " Z"


def cap(end: tuple[float, float, float], inner: tuple[float, float, float]) -> list[tuple[float, float]]:
    """Points of the half circle that closes a limb at `end`, coming from `inner`."""
    x, y, w = end
    way = math.atan2(y - inner[1], x - inner[0])
    return [
        (x + w * math.cos(way + t), y + w * math.sin(way + t)) for t in (1.1, 0.7, 0.25, -0.25, -0.7, -1.1)
    ]


def smooth(spine: Spine, steps: int) -> Spine:
    """Catmull–Rom samples through the spine's points."""
    pts = [spine[0], *spine, spine[-1]]
    out: Spine = []
    for before, start, end, after in zip(pts, pts[1:], pts[2:], pts[3:], strict=False):
        for k in range(steps):
            x, y, w = (between(*four, k / steps) for four in zip(before, start, end, after, strict=True))
            out.append((x, y, w))
    return [*out, spine[-1]]


def between(before: float, start: float, end: float, after: float, t: float) -> float:
    """The Catmull–Rom value at t (0–1) of the way from start to end."""
    bend = 2 * before - 5 * start + 4 * end - after
    swing = 3 * start - before - 3 * end + after
    return 0.5 * (2 * start + (end - before) * t + bend * t * t + swing * t**3)


def stroke(d: str, colour: str = OUTLINE, width: float = 2.4, opacity: float = 1.0) -> str:
    """A brush line for details."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round" opacity="{opacity:g}"/>'
    )


def blot(d: str, colour: str, opacity: float = 1.0, blur: bool = False) -> str:
    """A flat patch of paint for details; `blur` softens its edge."""
    soft = ' filter="url(#crisp)"' if blur else ""
    return f'<path d="{d}" fill="{colour}" opacity="{opacity:g}"{soft}/>'


def dots(points: list[tuple[float, float]], r: float, colour: str, opacity: float = 1.0) -> str:
    """Round dabs of the brush."""
    return "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}" opacity="{opacity:g}"/>' for x, y in points
    )


def face(
    cx: float, cy: float, size: float = 1.0, frown: float = 0.0, mouth: str = "smile", look: float = 0
) -> str:
    """Eyes, brows, nose, cheeks and mouth around (cx, cy); frown > 0 lowers the inner brow ends."""
    s = size
    out = dots([(cx - 13 * s, cy + 8 * s), (cx + 13 * s, cy + 8 * s)], 5 * s, "#d8483a", 0.28)
    for side in (-1, 1):
        ex = cx + side * 8.5 * s + look
        out += blot(oval(ex, cy, 3.5 * s, 4.5 * s), "#20110c")
        out += dots([(ex - 1.2 * s, cy - 1.6 * s)], 1.4 * s, "#ffffff")
        outer, inner = cy - (9 + frown * 0.6) * s, cy - (8.4 - frown) * s
        brow = f"M{ex + side * 5.4 * s:.1f} {outer:.1f} L{ex - side * 4 * s:.1f} {inner:.1f}"
        out += stroke(brow, OUTLINE, 2.8 * s)
    out += stroke(
        f"M{cx + look} {cy + 1 * s} Q{cx + 4 * s + look} {cy + 7 * s} {cx - 1 * s + look} {cy + 8 * s}",
        "#7a3d28",
        2 * s,
        0.8,
    )
    bend = {"smile": 4, "grim": -3, "flat": 0}.get(mouth)
    if bend is not None:
        y = cy + 13 * s
        out += stroke(
            f"M{cx - 6 * s:.1f} {y:.1f} Q{cx:.1f} {y + bend * s:.1f} {cx + 6 * s:.1f} {y:.1f}",
            "#5d1f1c",
            2.4 * s,
        )
    return out
