"""Shadows of dice on the felt: sharp and dark under one that lies, wide and pale under one in the air."""

from __future__ import annotations

import pygame

from game.kit.dice import Die
from game.ui.dice_camera import Camera, shadow_point
from game.ui.dice_solids import matrix_of, solid
from game.ui.dice_throw import Pose, TraySize

COARSE = 2
CAST = 150
CONTACT = 120
Spot = tuple[float, float]


def draw_shadows(
    picture: pygame.Surface, camera: Camera, tray: TraySize, dice: tuple[tuple[Die, Pose], ...]
) -> None:
    """Darken the felt under the dice. Shadows that meet do not add up, and none falls on the rails."""
    left, top = camera.point(-tray.width / 2, tray.depth / 2, 0.0)
    felt = pygame.Rect(
        round(left), round(top), round(tray.width * camera.edge), round(tray.depth * camera.edge)
    )
    near = camera.zoomed(1 / COARSE, felt.topleft)
    dark = pygame.Surface((felt.width // COARSE, felt.height // COARSE))
    for die, pose in dice:
        m = matrix_of(pose.turn)
        corners = [
            tuple(at + sum(row[i] * c[i] for i in range(3)) for at, row in zip(pose[:3], m, strict=True))
            for c in solid(die.kind).corners
        ]
        cast = [near.point(*shadow_point(x, y, z), 0.0) for x, y, z in corners]
        air = max(0.0, pose.z - 0.5)
        _blot(dark, hull(cast), near.edge * (0.07 + 0.11 * air), int(CAST / (1 + 0.35 * air)))
        low = min(z for _, _, z in corners)
        foot = [near.point(x, y, 0.0) for x, y, z in corners if z < low + 0.45]
        if air < 0.6 and len(foot) > 2:
            _blot(dark, hull(foot), near.edge * 0.06, int(CONTACT * (1 - air / 0.6)))
    dark = pygame.transform.smoothscale(dark, felt.size)
    light = pygame.Surface(felt.size)
    light.fill((255, 255, 255))
    light.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    picture.blit(light, felt, special_flags=pygame.BLEND_RGB_MULT)


def _blot(dark: pygame.Surface, shape: list[Spot], blur: float, depth: int) -> None:
    radius = max(1, round(blur))
    rim = 3 * radius + 1
    left, top = int(min(x for x, _ in shape)) - rim, int(min(y for _, y in shape)) - rim
    size = (int(max(x for x, _ in shape)) + rim - left + 1, int(max(y for _, y in shape)) + rim - top + 1)
    spot = pygame.Surface(size)
    pygame.draw.polygon(spot, (depth, depth, depth), [(x - left, y - top) for x, y in shape])
    spot = pygame.transform.gaussian_blur(spot, radius)
    dark.blit(spot, (left, top), special_flags=pygame.BLEND_RGB_MAX)


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
