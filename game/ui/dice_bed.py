"""The empty dice tray: felt inside four mitred walnut rails with a brass inlay, lit by the lamp."""

from __future__ import annotations

import math

import pygame

from game.ui import theme
from game.ui.dice_camera import LAMP, Camera
from game.ui.dice_throw import TraySize
from game.ui.sprites import Sprites

RAIL_HEIGHT = 0.8
RAIL_WIDTH = 0.62

Spot = tuple[float, float]


def draw_bed(
    size: tuple[int, int], camera: Camera, tray: TraySize, scale: float, sprites: Sprites | None
) -> pygame.Surface:
    """The tray without dice as a picture of `size` pixels; the camera's middle is given on that picture.

    `sprites` gives the felt and walnut textures; without them both are drawn plainly in the theme's tones.
    """
    bed = pygame.Surface(size)
    wood = _wood(size, scale, sprites)
    across = pygame.transform.rotate(_wood((size[1], size[0]), scale, sprites), 90)
    left, top = camera.point(-tray.width / 2, tray.depth / 2, 0)
    felt = pygame.Rect(
        round(left), round(top), round(tray.width * camera.edge), round(tray.depth * camera.edge)
    )
    bed.blit(_felt(felt.size, scale, sprites), felt)
    _shade_felt(bed, felt, camera)
    low = _opening(camera, tray, 0.0)
    high = _opening(camera, tray, RAIL_HEIGHT)
    outer = ((0.0, 0.0), (float(size[0]), 0.0), (float(size[0]), float(size[1])), (0.0, float(size[1])))
    for side in range(4):
        grain = wood if side % 2 == 0 else across
        nxt = (side + 1) % 4
        wall = (low[side], low[nxt], high[nxt], high[side])
        _inlay(bed, grain, wall, (0.34, 0.40, 0.62, 0.50)[side])
    for side in range(4):
        grain = wood if side % 2 == 0 else across
        nxt = (side + 1) % 4
        _inlay(bed, grain, (outer[side], outer[nxt], high[nxt], high[side]), (1.12, 0.92, 0.98, 1.04)[side])
    _edges(bed, outer, high, scale)
    return bed


def _opening(camera: Camera, tray: TraySize, z: float) -> tuple[Spot, Spot, Spot, Spot]:
    w, d = tray.width / 2, tray.depth / 2
    return (
        camera.point(-w, d, z),
        camera.point(w, d, z),
        camera.point(w, -d, z),
        camera.point(-w, -d, z),
    )


def _wood(size: tuple[int, int], scale: float, sprites: Sprites | None) -> pygame.Surface:
    if sprites and sprites.exists("table/walnut"):
        return sprites.tiled("table/walnut", *size, scale * 0.7)
    plain = pygame.Surface(size)
    for y in range(size[1]):
        part = 0.5 + 0.25 * math.sin(y * 0.9) + 0.25 * math.sin(y * 0.23 + 1.3)
        pygame.draw.line(plain, _between(theme.WALNUT, theme.WALNUT_LIGHT, part * 0.6), (0, y), (size[0], y))
    return plain


def _felt(size: tuple[int, int], scale: float, sprites: Sprites | None) -> pygame.Surface:
    if sprites and sprites.exists("table/felt"):
        felt = sprites.tiled("table/felt", *size, scale).copy()
    else:
        felt = pygame.Surface(size)
        felt.fill(theme.FELT)
    # The tray's cloth is a little lighter than the table's, so that the tray stands off from it.
    felt.fill((14, 20, 15), special_flags=pygame.BLEND_RGB_ADD)
    return felt


def _shade_felt(bed: pygame.Surface, felt: pygame.Rect, camera: Camera) -> None:
    """Warm light from the upper left, and the shadows of the two lit-side rails and of the foot of all."""
    small = (max(2, felt.width // 8), max(2, felt.height // 8))
    glow = pygame.Surface(small)
    glow.fill((150, 150, 158))
    radius = small[0]
    for step in range(24, 0, -1):
        part = 1 - step / 24
        tone = _between((150, 150, 158), (255, 252, 240), part * part * (3 - 2 * part))
        pygame.draw.circle(glow, tone, (small[0] * 0.36, small[1] * 0.30), radius * step / 24 * 1.05)
    glow = pygame.transform.smoothscale(pygame.transform.gaussian_blur(glow, 3), felt.size)
    bed.blit(glow, felt, special_flags=pygame.BLEND_RGB_MULT)
    light = pygame.Surface((felt.width // 2, felt.height // 2))
    light.fill((122, 122, 128))
    w, h = light.get_size()
    dx = -LAMP[0] / LAMP[2] * RAIL_HEIGHT * camera.edge / 2
    dy = LAMP[1] / LAMP[2] * RAIL_HEIGHT * camera.edge / 2
    pygame.draw.rect(light, (255, 255, 255), (dx, dy, w * 2, h * 2))
    soft = max(1, round(camera.edge * 0.09))
    light = pygame.transform.gaussian_blur(light, soft)
    foot = pygame.Surface((w, h))
    foot.fill((140, 140, 140))
    inset = camera.edge * 0.10
    pygame.draw.rect(foot, (255, 255, 255), (inset, inset, w - 2 * inset, h - 2 * inset))
    foot = pygame.transform.gaussian_blur(foot, max(1, round(camera.edge * 0.12)))
    light.blit(foot, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    bed.blit(pygame.transform.smoothscale(light, felt.size), felt, special_flags=pygame.BLEND_RGB_MULT)


def _inlay(bed: pygame.Surface, grain: pygame.Surface, shape: tuple[Spot, ...], light: float) -> None:
    """Lay a piece of wood of this shape into the picture, lightened or darkened."""
    left, top = math.floor(min(x for x, _ in shape)), math.floor(min(y for _, y in shape))
    width, height = math.ceil(max(x for x, _ in shape)) - left, math.ceil(max(y for _, y in shape)) - top
    if width <= 0 or height <= 0:
        return
    piece = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.polygon(piece, (255, 255, 255, 255), [(x - left, y - top) for x, y in shape])
    plank = pygame.Surface((width, height), pygame.SRCALPHA)
    plank.blit(grain, (0, 0), pygame.Rect(left % 97, top % 61, width, height))
    tone = min(255, int(255 * light))
    plank.fill((tone, tone, tone, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if light > 1:
        lift = int(60 * (light - 1))
        plank.fill((lift, lift, lift, 0), special_flags=pygame.BLEND_RGBA_ADD)
    piece.blit(plank, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    bed.blit(piece, (left, top))


def _edges(bed: pygame.Surface, outer: tuple[Spot, ...], high: tuple[Spot, ...], scale: float) -> None:
    """The rails' edges: a lit and a dark bevel without and within, the mitres, and a line of brass."""
    veil = pygame.Surface(bed.get_size(), pygame.SRCALPHA)
    for a, b in zip(outer, high, strict=True):
        pygame.draw.aaline(veil, (0, 0, 0, 110), a, b)
    width = max(1, round(2 * scale))
    for step in range(width + 1):
        fade = 1 - step / (width + 1)
        _frame(
            veil, _inset(outer, high, step / 40), (255, 226, 180, int(80 * fade)), (0, 0, 0, int(150 * fade))
        )
        _frame(
            veil, _inset(high, outer, step / 40), (0, 0, 0, int(120 * fade)), (255, 226, 180, int(90 * fade))
        )
    bed.blit(veil, (0, 0))
    line = max(1, round(1.5 * scale))
    for part, tone in ((0.44, theme.BRASS), (0.44 + 0.02, theme.BRASS_BRIGHT)):
        spots = [(round(x), round(y)) for x, y in _inset(outer, high, part)]
        pygame.draw.lines(
            bed, _between(tone, theme.WALNUT, 0.25), True, spots, line if tone == theme.BRASS else 1
        )


def _frame(
    veil: pygame.Surface,
    spots: list[Spot],
    lit: tuple[int, int, int, int],
    dark: tuple[int, int, int, int],
) -> None:
    nw, ne, se, sw = ((round(x), round(y)) for x, y in spots)
    for tone, a, b in ((lit, nw, ne), (lit, nw, sw), (dark, ne, se), (dark, sw, se)):
        pygame.draw.line(veil, tone, a, b)


def _inset(start: tuple[Spot, ...], end: tuple[Spot, ...], part: float) -> list[Spot]:
    return [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in zip(start, end, strict=True)]


def _between(a: theme.Colour, b: theme.Colour, part: float) -> theme.Colour:
    red, green, blue = (int(p + (q - p) * part) for p, q in zip(a, b, strict=True))
    return (red, green, blue)
