"""The branch signs on counters, as staffs draw them: lines, ovals and dots within a box, in any size."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.theme import Colour

Sign = Callable[[pygame.Surface, pygame.Rect, Colour, int], None]


def draw_sign(surface: pygame.Surface, kind: str, box: pygame.Rect, ink: Colour, paper: Colour) -> None:
    """A unit type's sign in its box; an unknown type leaves the box empty."""
    wide = max(2, round(box.height / 11))
    pygame.draw.rect(surface, paper, box)
    for part in SIGNS.get(kind, ()):
        part(surface, box, ink, wide)
    pygame.draw.rect(surface, ink, box, wide)


def draw_size(
    surface: pygame.Surface, size: str, middle: tuple[float, float], high: float, ink: Colour
) -> None:
    """The size mark over a box: strokes for company (I), battalion (II), regiment (III); crosses above."""
    wide, gap = max(2, round(high / 4.2)), high * 0.52
    for k, mark in enumerate(size):
        x, y = middle[0] + (k - (len(size) - 1) / 2) * gap * (1.7 if mark == "X" else 1.0), middle[1]
        if mark == "X":
            for turn in (-1, 1):
                ends = ((x - high * 0.34, y - turn * high / 2), (x + high * 0.34, y + turn * high / 2))
                pygame.draw.line(surface, ink, *ends, wide)
        else:
            pygame.draw.line(surface, ink, (x, y - high / 2), (x, y + high / 2), wide)


def _cross(surface: pygame.Surface, box: pygame.Rect, ink: Colour, wide: int) -> None:
    pygame.draw.line(surface, ink, box.topleft, (box.right - 1, box.bottom - 1), wide)
    pygame.draw.line(surface, ink, (box.left, box.bottom - 1), (box.right - 1, box.top), wide)


def _slash(surface: pygame.Surface, box: pygame.Rect, ink: Colour, wide: int) -> None:
    pygame.draw.line(surface, ink, (box.left, box.bottom - 1), (box.right - 1, box.top), wide)


def _oval(surface: pygame.Surface, box: pygame.Rect, ink: Colour, wide: int) -> None:
    inner = box.inflate(-round(box.width * 0.28), -round(box.height * 0.42))
    pygame.draw.ellipse(surface, ink, inner, wide)


def _full_oval(surface: pygame.Surface, box: pygame.Rect, ink: Colour, wide: int) -> None:
    pygame.draw.ellipse(surface, ink, box.inflate(-round(box.width * 0.28), -round(box.height * 0.42)))


def _dot(surface: pygame.Surface, box: pygame.Rect, ink: Colour, wide: int) -> None:
    pygame.draw.circle(surface, ink, box.center, box.height * 0.2)


def _plumb(surface: pygame.Surface, box: pygame.Rect, ink: Colour, wide: int) -> None:
    pygame.draw.line(surface, ink, box.midtop, box.midbottom, wide)


def _roof(surface: pygame.Surface, box: pygame.Rect, ink: Colour, wide: int) -> None:
    pygame.draw.lines(surface, ink, False, [box.bottomleft, box.midtop, (box.right - 1, box.bottom)], wide)


def _wings(surface: pygame.Surface, box: pygame.Rect, ink: Colour, wide: int) -> None:
    y, reach = box.bottom - box.height * 0.2, box.width * 0.16
    for side in (-1, 1):
        arc = pygame.Rect(0, 0, round(reach), round(box.height * 0.26))
        arc.midtop = (round(box.centerx + side * reach / 2), round(y - box.height * 0.1))
        pygame.draw.arc(surface, ink, arc, 0, 3.1416, wide)


def _works(surface: pygame.Surface, box: pygame.Rect, ink: Colour, wide: int) -> None:
    left, right = box.left + box.width * 0.22, box.right - box.width * 0.22
    top, low = box.top + box.height * 0.34, box.top + box.height * 0.7
    pygame.draw.lines(surface, ink, False, [(left, low), (left, top), (right, top), (right, low)], wide)
    pygame.draw.line(surface, ink, (box.centerx, top), (box.centerx, low), wide)


def _gun(surface: pygame.Surface, box: pygame.Rect, ink: Colour, wide: int) -> None:
    pygame.draw.line(surface, ink, box.center, (box.centerx, box.top), wide)


def _rockets(surface: pygame.Surface, box: pygame.Rect, ink: Colour, wide: int) -> None:
    for k in (0, 1):
        y = box.top + box.height * (0.16 + 0.14 * k)
        reach = box.width * 0.13
        points = [
            (box.centerx - reach, y + reach * 0.8),
            (box.centerx, y),
            (box.centerx + reach, y + reach * 0.8),
        ]
        pygame.draw.lines(surface, ink, False, points, max(1, wide - 1))


SIGNS: dict[str, tuple[Sign, ...]] = {
    "inf": (_cross,),
    "para": (_cross, _wings),
    "mech": (_cross, _oval),
    "mot": (_cross, _plumb),
    "armor": (_oval,),
    "heavy": (_full_oval,),
    "assault": (_oval, _gun),
    "td": (_oval, _roof),
    "at": (_roof,),
    "recon": (_slash,),
    "eng": (_works,),
    "art": (_dot,),
    "sp_art": (_oval, _dot),
    "rkt": (_dot, _rockets),
}
