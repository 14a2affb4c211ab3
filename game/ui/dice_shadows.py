"""Shadows of dice on the felt: sharp and dark under one that lies, wide and pale under one in the air."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.kit.dice import Die
from game.ui.dice_camera import Camera, shadow_point
from game.ui.dice_solids import matrix_of, solid
from game.ui.dice_throw import Pose, TraySize

COARSE = 2
SOFT = 4  # a blur so wide that half the pixels are enough
CAST = 150
CONTACT = 120
Spot = tuple[float, float]


def draw_shadows(
    picture: pygame.Surface,
    camera: Camera,
    tray: TraySize,
    dice: tuple[tuple[Die, Pose], ...],
    moving: bool = False,
) -> None:
    """Darken the felt under the dice. Shadows that meet do not add up, and none falls on the rails.

    While dice move each shadow is softened for itself, which takes a part of the time; at rest all at once.
    """
    left, top = camera.point(-tray.width / 2, tray.depth / 2, 0.0)
    felt = pygame.Rect(
        round(left), round(top), round(tray.width * camera.edge), round(tray.depth * camera.edge)
    )
    near = camera.zoomed(1 / COARSE, felt.topleft)
    dark = pygame.Surface((felt.width // COARSE, felt.height // COARSE))
    boxes: list[pygame.Rect] = []
    reach = pygame.Rect(0, 0, 0, 0)
    for die, pose in dice:
        px, py, pz, turn = pose
        (a, b, c), (d, e, f), (g, h, i) = matrix_of(turn)
        corners = [
            (px + (a * x + b * y + c * z), py + (d * x + e * y + f * z), pz + (g * x + h * y + i * z))
            for x, y, z in solid(die.kind).corners
        ]
        cast = [near.point(*shadow_point(x, y, z), 0.0) for x, y, z in corners]
        air = max(0.0, pose.z - 0.5)
        spots = [_blot(hull(cast), near.edge * (0.07 + 0.11 * air), int(CAST / (1 + 0.35 * air)))]
        low = min(z for _, _, z in corners)
        foot = [near.point(x, y, 0.0) for x, y, z in corners if z < low + 0.45]
        if air < 0.6 and len(foot) > 2:
            spots.append(_blot(hull(foot), near.edge * 0.06, int(CONTACT * (1 - air / 0.6))))
        for spot, corner in spots:
            box = dark.blit(spot, corner, special_flags=pygame.BLEND_RGB_MAX)
            reach = box if not reach.width else reach.union(box)
            boxes.append(box)
    if moving:
        _darken_each(picture, felt, dark, boxes)
        return
    part = _grown(reach, felt)  # nothing changes beyond
    light = pygame.Surface(part.size)
    light.fill((255, 255, 255))
    dark = pygame.transform.smoothscale(dark, felt.size)
    light.blit(dark, (0, 0), part, special_flags=pygame.BLEND_RGB_SUB)
    picture.blit(light, part.move(felt.topleft), special_flags=pygame.BLEND_RGB_MULT)


def _darken_each(
    picture: pygame.Surface, felt: pygame.Rect, dark: pygame.Surface, boxes: list[pygame.Rect]
) -> None:
    """Lay the parts of a coarse picture with shadows on the felt; parts that meet are one."""
    parts: list[pygame.Rect] = []
    for box in boxes:
        part = box.inflate(8, 8).clip(dark.get_rect())
        while (met := part.collidelist(parts)) >= 0:
            part = part.union(parts.pop(met))
        if part.width and part.height:
            parts.append(part)
    for part in parts:
        size = (part.width * COARSE, part.height * COARSE)
        light = pygame.Surface(size)
        light.fill((255, 255, 255))
        soft = pygame.transform.smoothscale(dark.subsurface(part), size)
        light.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        at = (felt.left + part.left * COARSE, felt.top + part.top * COARSE)
        picture.blit(light, at, special_flags=pygame.BLEND_RGB_MULT)


def _grown(reach: pygame.Rect, felt: pygame.Rect) -> pygame.Rect:
    """A part of the coarse picture on the felt, with room for what scaling spreads."""
    grown = pygame.Rect(reach.left * COARSE, reach.top * COARSE, reach.width * COARSE, reach.height * COARSE)
    return grown.inflate(8 * COARSE, 8 * COARSE).clip((0, 0), felt.size)


def _blot(shape: list[Spot], blur: float, depth: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """One shadow and where its upper left goes; those of dice that lie still are painted once."""
    return _painted(tuple(shape), max(1, round(blur)), depth)


@lru_cache(maxsize=64)
def _painted(shape: tuple[Spot, ...], radius: int, depth: int) -> tuple[pygame.Surface, tuple[int, int]]:
    if radius >= SOFT:  # half as fine: nobody sees it, and it takes a quarter of the time
        half, (left, top) = _painted(tuple((x / 2, y / 2) for x, y in shape), radius // 2, depth)
        return pygame.transform.smoothscale_by(half, 2), (2 * left, 2 * top)
    rim = 3 * radius + 1
    left, top = int(min(x for x, _ in shape)) - rim, int(min(y for _, y in shape)) - rim
    size = (int(max(x for x, _ in shape)) + rim - left + 1, int(max(y for _, y in shape)) + rim - top + 1)
    spot = pygame.Surface(size)
    pygame.draw.polygon(spot, (depth, depth, depth), [(x - left, y - top) for x, y in shape])
    return pygame.transform.gaussian_blur(spot, radius), (left, top)


def hull(spots: list[Spot]) -> list[Spot]:
    """The convex outline of some points (Andrew's monotone chains)."""
    spots = sorted(spots)
    chains: list[list[Spot]] = []
    for run in (spots, spots[::-1]):
        chain: list[Spot] = []
        for p in run:
            while len(chain) > 1 and _bend(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        chains.append(chain[:-1])
    return chains[0] + chains[1]


def _bend(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
