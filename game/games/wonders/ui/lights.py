"""Rings and veils over things on the table: lit targets, pick, focus, last move, what is dimmed."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.context import Context
from game.ui.theme import BRASS_BRIGHT, Colour

LIT: Colour = (0x8F, 0xE0, 0x9A)
LAST: Colour = (0xF4, 0xE9, 0xC8)
_LAYERS = 6


def draw_ring(
    ctx: Context, surface: pygame.Surface, rect: pygame.Rect, colour: Colour, radius: int = 8, wide: int = 3
) -> None:
    """A rim around a thing."""
    line = ctx.px(wide)
    box = rect.inflate(2 * line, 2 * line)
    pygame.draw.rect(surface, (14, 10, 6), box.inflate(2, 2), line + 2, ctx.px(radius) + line)
    pygame.draw.rect(surface, colour, box, line, ctx.px(radius) + line)


def draw_glow(
    ctx: Context,
    surface: pygame.Surface,
    rect: pygame.Rect,
    strength: float,
    colour: Colour = LIT,
    radius: int = 8,
) -> None:
    """Light around a lit target; `strength` (0–1) breathes."""
    deep = ctx.px(10)
    glow = _glow(rect.size, deep, ctx.px(radius), colour)
    glow.set_alpha(round(110 + 145 * strength))
    surface.blit(glow, rect.inflate(2 * deep, 2 * deep))
    draw_ring(ctx, surface, rect, colour, radius, 2)


def draw_veil(ctx: Context, surface: pygame.Surface, rect: pygame.Rect, depth: int, radius: int = 6) -> None:
    """Turn the lamp down over a thing."""
    surface.blit(_veil(rect.size, depth, ctx.px(radius)), rect)


def focus_ring(ctx: Context, surface: pygame.Surface, rect: pygame.Rect, radius: int = 8) -> None:
    """The keyboard is here."""
    draw_ring(ctx, surface, rect.inflate(ctx.px(4), ctx.px(4)), BRASS_BRIGHT, radius, 2)


@lru_cache(maxsize=64)
def _glow(size: tuple[int, int], deep: int, radius: int, colour: Colour) -> pygame.Surface:
    out = pygame.Surface((size[0] + 2 * deep, size[1] + 2 * deep), pygame.SRCALPHA)
    for layer in range(_LAYERS, 0, -1):
        spread = deep * layer // _LAYERS
        box = out.get_rect().inflate(-2 * (deep - spread), -2 * (deep - spread))
        ring = pygame.Surface(out.get_size(), pygame.SRCALPHA)
        pygame.draw.rect(ring, (*colour, 46), box, max(2, spread), radius + spread)
        out.blit(ring, (0, 0))
    return out


@lru_cache(maxsize=64)
def _veil(size: tuple[int, int], depth: int, radius: int) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, (8, 6, 4, depth), out.get_rect(), border_radius=radius)
    return out
