"""A small map of a scenario's start: what each player is dealt, or the home areas, on plain paper."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import pygame

from game.games.world.ui import map_tones as tones
from game.kit.regions import RegionMap
from game.kit.shapes import Point, Shapes
from game.ui.context import Context
from game.ui.theme import INK, PAPER, Colour

SHARES: tuple[Colour, ...] = (
    (0xB4, 0x5F, 0x4D), (0x4F, 0x7E, 0x93), (0xC9, 0x9B, 0x3F),
    (0x6B, 0x8A, 0x57), (0x86, 0x66, 0x8E), (0x6E, 0x5A, 0x45),
)  # fmt: skip
"""Tones of the shares by place in the order of play; the seats' own colours are not known yet."""

_FINE = 2  # painted at twice the size and averaged down
_NUMBER = 8  # radius of a share's number
_BESIDE = ((0, 1), (-1, 0), (1, 0), (0, -1))  # where it goes when its place is taken


def numbered(
    ctx: Context, regions: RegionMap, shapes: Shapes, shares: Sequence[Sequence[str]], width: int
) -> pygame.Surface:
    """The map with the shares in their tones and their numbers where these find room."""
    small = tinted(regions, shapes, shares, width)
    scale, pitch = width / shapes.width, ctx.px(2 * _NUMBER)
    placed: list[tuple[int, int]] = []
    for number, places in _numbers(regions, shares):
        spots = [(round(x * scale), round(y * scale)) for x, y in map(shapes.labels.__getitem__, places)]
        spots += [(x + dx * pitch, y + dy * pitch) for x, y in spots[:1] for dx, dy in _BESIDE]
        free = next((at for at in spots if all(_apart(at, one) >= pitch for one in placed)), None)
        if free is not None:
            draw_number(ctx, small, number, free)
            placed.append(free)
    return small


def tinted(regions: RegionMap, shapes: Shapes, shares: Sequence[Sequence[str]], width: int) -> pygame.Surface:
    """The map `width` pixels wide, in the map's own proportions; territories of no share stay paper."""
    scale = width / shapes.width
    size = (width, round(shapes.height * scale))
    sheet = pygame.Surface((size[0] * _FINE, size[1] * _FINE))
    sheet.fill(tones.SEA)
    owner = {place: number for number, share in enumerate(shares) for place in share}
    for place, polygons in shapes.polygons.items():
        continent = regions.by_id[place].continent if place in regions.by_id else ""
        paper = tones.LAND.get(continent, tones.OTHER_LAND[0])
        tone = SHARES[owner[place]] if place in owner else paper
        for polygon in polygons:
            points = _scaled(polygon, scale * _FINE)
            if len(points) > 2:
                pygame.draw.polygon(sheet, tone, points)
                pygame.draw.polygon(sheet, _dark(tone), points, 1)
    return pygame.transform.smoothscale(sheet, size)


def draw_number(ctx: Context, surface: pygame.Surface, number: int, middle: tuple[int, int]) -> None:
    """A share's number on its tone, as the map and the list beside it bear it."""
    radius = ctx.px(_NUMBER)
    pygame.draw.circle(surface, INK, middle, radius + max(1, ctx.px(1)))
    pygame.draw.circle(surface, PAPER, middle, radius)
    pygame.draw.circle(surface, SHARES[number], middle, radius, max(1, ctx.px(2)))
    ctx.type.draw(surface, str(number + 1), middle, "title", 12, INK, "center")


def _numbers(regions: RegionMap, shares: Sequence[Sequence[str]]) -> list[tuple[int, list[str]]]:
    """Where a share's number may stand, once a continent: its territories there, those that yield most first;
    shares' main continents before all others."""
    found: list[tuple[int, int, list[str]]] = []
    for number, share in enumerate(shares):
        lands: dict[str, list[str]] = {}
        for place in sorted(share, key=lambda one: -regions.by_id[one].production):
            lands.setdefault(regions.by_id[place].continent, []).append(place)
        rows = sorted(lands.values(), key=lambda row: -len(row))
        found += [(rank, number, row) for rank, row in enumerate(rows)]
    return [(number, row) for _, number, row in sorted(found)]


def _apart(one: tuple[int, int], other: tuple[int, int]) -> float:
    return math.hypot(one[0] - other[0], one[1] - other[1])


def continents_of(regions: RegionMap, share: Sequence[str]) -> Mapping[str, int]:
    """How many territories of each continent a share has, by the continent's name, the most first."""
    counts: dict[str, int] = {}
    for place in share:
        name = regions.continent_by_id[regions.by_id[place].continent].name
        counts[name] = counts.get(name, 0) + 1
    return dict(sorted(counts.items(), key=lambda one: -one[1]))


def _scaled(polygon: Sequence[Point], scale: float) -> list[tuple[int, int]]:
    """In pixels, without the points that fall upon the one before."""
    points: list[tuple[int, int]] = []
    for x, y in polygon:
        point = (round(x * scale), round(y * scale))
        if not points or point != points[-1]:
            points.append(point)
    return points


def _dark(tone: Colour) -> Colour:
    return (tone[0] * 55 // 100, tone[1] * 55 // 100, tone[2] * 55 // 100)
