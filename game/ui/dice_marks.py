"""What is cut into the faces of dice, as outlines in the plane of a face.

A mark is a list of rings in units of half the label: x to the right, y to the label's head, both about
-1 to 1. Numbers 1–6 on a d6 are pips; a few names are symbols; everything else is set in Fjalla One.
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import NamedTuple

import font_fjallaone
import pygame

Point = tuple[float, float]

FONT_PX = 160
LOOSEST = 0.9
SYMBOLS = ("hit", "double", "star", "shield", "bolt", "skull", "flag", "anchor", "cross", "ring")
_PIPS: dict[str, tuple[Point, ...]] = {
    "1": ((0, 0),),
    "2": ((-1, 1), (1, -1)),
    "3": ((-1, 1), (0, 0), (1, -1)),
    "4": ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    "5": ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)),
    "6": ((-1, 1), (-1, 0), (-1, -1), (1, 1), (1, 0), (1, -1)),
}


class Ring(NamedTuple):
    """A closed outline; `cut` False gives back what an earlier ring has cut away (the eye of a 0);
    `round` marks a pip, a hollow with a floor to be seen."""

    points: tuple[Point, ...]
    cut: bool = True
    round: bool = False


@cache
def marks(text: str, pips: bool) -> tuple[Ring, ...]:
    """The rings of a face's text, in the order they are drawn; a blank face has none."""
    if not text.strip():
        return ()
    if pips and text in _PIPS:
        return tuple(Ring(_circle(x * 0.66, y * 0.66, 0.245), round=True) for x, y in _PIPS[text])
    symbol = _symbol(text)
    if symbol:
        return symbol
    rings = _lettered(text)
    # A six and a nine are the same shape on a die: a bar stands under their feet.
    if text in ("6", "9", "66", "99", "06", "09"):
        wide = 0.42 * len(text)
        low = min(y for ring in rings for _, y in ring.points) - 0.16
        rings += (Ring(((-wide, low), (wide, low), (wide, low - 0.17), (-wide, low - 0.17))),)
    return rings


def _symbol(name: str) -> tuple[Ring, ...]:
    match name:
        case "hit":
            return (Ring(_star(8, 1.0, 0.46)), Ring(_circle(0, 0, 0.2), cut=False))
        case "double":
            return tuple(
                ring
                for x, y in ((-0.44, 0.44), (0.44, -0.44))
                for ring in (
                    Ring(tuple((x + 0.62 * px, y + 0.62 * py) for px, py in _star(8, 1.0, 0.46))),
                    Ring(_circle(x, y, 0.13), cut=False),
                )
            )
        case "star":
            return (Ring(_star(5, 1.0, 0.42)),)
        case "shield":
            return (
                Ring(_SHIELD),
                Ring(tuple((x * 0.66, y * 0.66 + 0.03) for x, y in _SHIELD), cut=False),
                Ring(tuple((x * 0.42, y * 0.42 + 0.04) for x, y in _SHIELD)),
            )
        case "bolt":
            return (
                Ring(((0.25, 1.0), (-0.6, -0.12), (-0.08, -0.12), (-0.3, -1.0), (0.6, 0.2), (0.06, 0.2))),
            )
        case "skull":
            return _skull()
        case "flag":
            return (
                Ring(((-0.62, 1.0), (-0.42, 1.0), (-0.42, -1.0), (-0.62, -1.0))),
                Ring(((-0.42, 0.92), (0.8, 0.62), (0.42, 0.36), (0.8, 0.02), (-0.42, -0.1))),
            )
        case "anchor":
            return _anchor()
        case "cross":
            arm = (
                ((-1, 0.72), (-0.72, 1), (1, -0.72), (0.72, -1)),
                ((1, 0.72), (0.72, 1), (-1, -0.72), (-0.72, -1)),
            )
            return tuple(Ring(tuple((x * 0.85, y * 0.85) for x, y in bar)) for bar in arm)
        case "ring":
            return (Ring(_circle(0, 0, 0.9)), Ring(_circle(0, 0, 0.58), cut=False))
    return ()


_SHIELD: tuple[Point, ...] = (
    (-0.8, 0.86), (0.0, 1.0), (0.8, 0.86), (0.8, 0.1), (0.62, -0.4), (0.3, -0.78), (0.0, -1.0),
    (-0.3, -0.78), (-0.62, -0.4), (-0.8, 0.1),
)  # fmt: skip


def _skull() -> tuple[Ring, ...]:
    teeth = ((-0.46, -0.2), (0.46, -0.2), (0.42, -0.95), (-0.42, -0.95))
    gaps = tuple(
        Ring(((x - 0.05, -0.62), (x + 0.05, -0.62), (x + 0.05, -0.96), (x - 0.05, -0.96)), cut=False)
        for x in (-0.18, 0.18)
    )
    eyes = tuple(Ring(_circle(x, 0.12, 0.24), cut=False) for x in (-0.36, 0.36))
    nose = Ring(((0.0, -0.12), (0.14, -0.42), (-0.14, -0.42)), cut=False)
    return (Ring(_circle(0, 0.24, 0.78)), Ring(teeth), *eyes, nose, *gaps)


def _anchor() -> tuple[Ring, ...]:
    arc = [(0.86 * math.sin(a), -0.1 - 0.86 * math.cos(a)) for a in _fan(-1.25, 1.25, 14)]
    back = [(0.6 * math.sin(a), -0.1 - 0.62 * math.cos(a)) for a in _fan(1.2, -1.2, 14)]
    return (
        Ring(_circle(0, 0.78, 0.24)),
        Ring(_circle(0, 0.78, 0.1), cut=False),
        Ring(((-0.11, 0.56), (0.11, 0.56), (0.11, -0.85), (-0.11, -0.85))),
        Ring(((-0.46, 0.42), (0.46, 0.42), (0.46, 0.22), (-0.46, 0.22))),
        Ring(tuple(arc + back)),
    )


def _fan(start: float, end: float, count: int) -> list[float]:
    return [start + (end - start) * i / (count - 1) for i in range(count)]


def _circle(x: float, y: float, r: float) -> tuple[Point, ...]:
    return tuple((x + r * math.cos(a), y + r * math.sin(a)) for a in (math.tau * i / 24 for i in range(24)))


def _star(points: int, outer: float, inner: float) -> tuple[Point, ...]:
    turns = [(outer if i % 2 == 0 else inner, math.pi * i / points) for i in range(2 * points)]
    return tuple((r * math.sin(a), r * math.cos(a)) for r, a in turns)


def _lettered(text: str) -> tuple[Ring, ...]:
    """The outlines of set type, traced from a large rendering: the letters, then their eyes."""
    pygame.font.init()
    path = next((Path(font_fjallaone.__file__).parent / "files").glob("*.ttf"))
    image = pygame.font.Font(path, FONT_PX).render(text, True, (255, 255, 255))
    # A free border of one pixel joins everything outside the letters into one background.
    sheet = pygame.Surface((image.get_width() + 2, image.get_height() + 2), pygame.SRCALPHA)
    sheet.blit(image, (1, 1))
    ink = pygame.mask.from_surface(sheet, 127)
    box = ink.get_bounding_rects()
    if not box:
        return ()
    area = box[0].unionall(box[1:])
    size = max(area.width / 1.7, area.height / 1.9)
    paper = ink.copy()
    paper.invert()
    letters = [Ring(_traced(part, area, size)) for part in ink.connected_components(12)]
    eyes = [
        Ring(_traced(part, area, size), cut=False)
        for part in paper.connected_components(12)
        if not part.get_at((0, 0))
    ]
    return (*letters, *eyes)


def _traced(part: pygame.Mask, area: pygame.Rect, size: float) -> tuple[Point, ...]:
    points = _thinned([(float(x), float(y)) for x, y in part.outline()])
    cx, cy = area.x + (area.width - 1) / 2, area.y + (area.height - 1) / 2
    return tuple(((x - cx) / size, (cy - y) / size) for x, y in points)


def _thinned(line: list[Point]) -> list[Point]:
    """Leave out the points that lie within `LOOSEST` pixels of the straight way (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    length = math.hypot(bx - ax, by - ay)
    far, at = -1.0, 0
    for i in range(1, len(line) - 1):
        x, y = line[i]
        if length < 1e-9:
            off = math.hypot(x - ax, y - ay)
        else:
            off = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
        if off > far:
            far, at = off, i
    if far <= LOOSEST:
        return [line[0], line[-1]]
    return _thinned(line[: at + 1])[:-1] + _thinned(line[at:])
