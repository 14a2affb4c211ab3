"""Cloth of the wonders' scenes: awnings, stalls, banners, drapes."""

from __future__ import annotations

from tools.art.wonders_paint import across, box, dim, disc, down, faint, line, lit, shape
from tools.art.wonders_parts import TIMBER, block


def awning(x: float, y: float, w: float, h: float, one: str, two: str = "#f3e6c6", count: int = 6) -> str:
    """A striped cloth roof; y is its upper edge."""
    body, step = "", w / count
    for k in range(count):
        left = x - w / 2 + step * k
        colour = one if k % 2 == 0 else two
        body += shape(
            f"M{x - w * 0.44 + w * 0.88 * k / count:.1f} {y} h{w * 0.88 / count:.1f}"
            f" L{left + step:.1f} {y + h:.1f} q{-step / 2:.1f} {h * 0.4:.1f} {-step:.1f} 0Z",
            down(lit(colour, 0.2), colour, dim(colour, 0.22)),
        )
    return body


def stall(x: float, y: float, w: float, h: float, colour: str, wares: str = "") -> str:
    """A market stall with its counter."""
    poles = line(f"M{x - w * 0.42} {y} v{-h} M{x + w * 0.42} {y} v{-h}", "#6a4326", 3.4)
    back = shape(box(x - w * 0.42, y - h * 0.86, w * 0.84, h * 0.5), "#3a2230", 'opacity="0.75"')
    counter = block(x, y, w * 0.86, h * 0.36, 8, TIMBER)
    return back + poles + wares + counter + awning(x, y - h, w, h * 0.26, colour)


def banner(x: float, y: float, h: float, colour: str, w: float = 16.0, mark: str = "#f0cf7c") -> str:
    """A hanging flag on a pole; y is the pole's foot."""
    return (
        line(f"M{x} {y} v{-h}", "#5a3a1e", 2.6)
        + shape(
            f"M{x} {y - h} h{w} v{h * 0.42} l{-w / 2} {-w * 0.34} l{-w / 2} {w * 0.34}Z",
            across(lit(colour, 0.25), colour, dim(colour, 0.3)),
        )
        + shape(disc(x + w / 2, y - h + h * 0.16, w * 0.2), mark)
        + shape(disc(x, y - h - 2, 2.6), "#f0cf7c")
    )


def drape(x: float, y: float, w: float, h: float, colour: str) -> str:
    """A hanging cloth with folds; x, y its upper left."""
    d = f"M{x} {y} h{w} v{h} q{-w * 0.125} 5 {-w * 0.25} 0 t{-w * 0.25} 0 t{-w * 0.25} 0 t{-w * 0.25} 0Z"
    folds = "".join(
        faint(line(f"M{x + w * k:.1f} {y} q3 {h / 2:.1f} 0 {h:.1f}", dim(colour, 0.5), w * 0.05), 0.6)
        for k in (0.22, 0.47, 0.74)
    )
    return (
        shape(d, across(lit(colour, 0.28), colour, dim(colour, 0.4)))
        + folds
        + line(f"M{x} {y + h - 6} h{w}", "#e6bf62", 2.4)
    )
