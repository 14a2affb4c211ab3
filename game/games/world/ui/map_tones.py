"""The inks and papers of the wall map, and how an owner's colour and hatch lie on them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pygame

from game.games.world.ui.atlas import Atlas
from game.ui.theme import Colour, SeatColour

SEA: Colour = (0xA2, 0xBA, 0xC5)
SHORE: Colour = (0xB9, 0xCD, 0xD3)
SHORE_LINE: Colour = (0x6F, 0x93, 0xA6)
GRID: Colour = (0x8F, 0xAB, 0xB8)
SHEET: Colour = (0xEA, 0xDF, 0xC6)
COAST_INK = (0x3D, 0x34, 0x2A, 225)
BORDER_INK = (0x4E, 0x40, 0x30, 165)
FRONTIER_INK = (0x6A, 0x24, 0x1C, 225)
LINK_WHITE = (0xFF, 0xFC, 0xF2, 255)
LINK_RIM = (0x2F, 0x42, 0x50, 190)
ANCHOR_WHITE = (0xFA, 0xFB, 0xF8, 235)

LAND: Mapping[str, Colour] = {
    "north_america": (0xE6, 0xD3, 0xA6),
    "south_america": (0xD0, 0xD6, 0xA4),
    "europe": (0xE6, 0xC6, 0xB2),
    "africa": (0xEB, 0xDA, 0x98),
    "middle_east": (0xD8, 0xBE, 0x98),
    "asia": (0xD4, 0xCF, 0xB0),
    "oceania": (0xDE, 0xC6, 0xCC),
}
OTHER_LAND: tuple[Colour, ...] = tuple(LAND.values())

SHORE_INDEX, SHORE_LINE_INDEX, SHEET_INDEX, GRID_INDEX = 250, 251, 252, 253
WASH = 0.66  # how much of the owner's colour lies on the paper
HATCH_SIDE = 16  # pixels; divides a tile, so that the hatch has no seam

_SLANTS: Mapping[str, str] = {
    "triangle": "rise",
    "disc": "dots",
    "square": "level",
    "diamond": "fall",
    "star": "net",
    "cross": "plumb",
}


def land(atlas: Atlas, number: int) -> Colour:
    """The paper of a territory that nobody holds."""
    continent = atlas.continent(number)
    if continent in LAND:
        return LAND[continent]
    order = [one.id for one in atlas.regions.continents]
    return OTHER_LAND[order.index(continent) % len(OTHER_LAND)]


def palette(atlas: Atlas, washes: Mapping[int, Colour]) -> list[Colour]:
    """The 256 colours of a map whose territories (by number) carry these washes."""
    out: list[Colour] = [SEA] * 256
    for number in range(1, len(atlas.names) + 1):
        paper = land(atlas, number)
        wash = washes.get(number)
        out[number] = paper if wash is None else mixed(paper, wash, WASH)
    out[SHORE_INDEX], out[SHORE_LINE_INDEX] = SHORE, SHORE_LINE
    out[SHEET_INDEX], out[GRID_INDEX] = SHEET, GRID
    return out


def wash_of(colour: SeatColour) -> Colour:
    """An owner's colour as a wash: dark ones thinned, so that print stays readable on them."""
    if colour.name == "charcoal":
        return (0x55, 0x55, 0x62)
    if colour.name == "ivory":
        return (0xFF, 0xFB, 0xEE)
    return mixed(colour.fill, (255, 255, 255), 0.12)


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """A colour `part` of the way from one to another."""
    return (
        round(one[0] + (other[0] - one[0]) * part),
        round(one[1] + (other[1] - one[1]) * part),
        round(one[2] + (other[2] - one[2]) * part),
    )


@cache
def hatch(symbol: str, side: int, strength: int) -> pygame.Surface:
    """A square of an owner's hatch in grey on black, to be taken off the paper under his territories."""
    step = HATCH_SIDE
    fine = pygame.Surface((step * 4, step * 4))
    ink = (strength,) * 3
    slant = _SLANTS.get(symbol, "rise")
    wide, full = 5, step * 4
    for start in range(-full, 2 * full, full // 2):
        if slant in ("rise", "net"):
            pygame.draw.line(fine, ink, (start, full), (start + full, 0), wide)
        if slant in ("fall", "net"):
            pygame.draw.line(fine, ink, (start, 0), (start + full, full), wide)
        if slant == "level":
            pygame.draw.line(fine, ink, (0, start + full // 4), (full, start + full // 4), wide - 1)
        if slant == "plumb":
            pygame.draw.line(fine, ink, (start + full // 4, 0), (start + full // 4, full), wide - 1)
    if slant == "dots":
        for x, y in ((full // 4, full // 4), (3 * full // 4, 3 * full // 4)):
            pygame.draw.circle(fine, ink, (x, y), 7)
    cell = pygame.transform.smoothscale(fine, (step, step))
    out = pygame.Surface((side, side))
    for x in range(0, side, step):
        for y in range(0, side, step):
            out.blit(cell, (x, y))
    return out
