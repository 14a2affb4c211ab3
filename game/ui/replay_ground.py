"""The table of the viewer: felt and rails with a darker rim, so that looking back is told from play."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.ui import backdrop
from game.ui.theme import BRASS_BRIGHT, ON_DARK
from game.ui.widgets import draw_panel

if TYPE_CHECKING:
    from game.ui.context import Context

STRIP = 44  # height of the strip along the top, at scale 1
_RIM = 90  # how far the dark reaches in from the rails, at scale 1
_DARKEST = 150


def draw_ground(ctx: Context, surface: pygame.Surface) -> None:
    """Paint the darkened table over the whole surface."""
    backdrop.draw(ctx, surface)
    surface.blit(_rim(surface.get_size(), ctx.px(_RIM)), (0, 0))


def strip_of(ctx: Context, size: tuple[int, int]) -> pygame.Rect:
    """Where the strip along the top lies."""
    felt = backdrop.inside(ctx, size)
    return pygame.Rect(felt.left, felt.top, felt.width, ctx.px(STRIP))


def draw_strip(ctx: Context, surface: pygame.Surface, strip: pygame.Rect) -> None:
    """Paint the empty strip."""
    draw_panel(ctx, surface, strip.inflate(-ctx.px(8), -ctx.px(6)), "dark")


def write_status(ctx: Context, surface: pygame.Surface, title: str, status: str, box: pygame.Rect) -> None:
    """Title and status, side by side in a box; the status is cut where there is no room."""
    gap = ctx.px(14)
    title = ctx.type.fit(title, "title", 20, box.width)
    done = ctx.type.draw(surface, title, (box.left, box.centery), "title", 20, BRASS_BRIGHT, "midleft")
    left = done.right + gap
    room = box.right - left
    if status and room > ctx.px(60):
        words = ctx.type.fit(status, "body", 16, room)
        ctx.type.draw(surface, words, (left, box.centery + ctx.px(1)), "body", 16, ON_DARK, "midleft")


@lru_cache(maxsize=2)
def _rim(size: tuple[int, int], reach: int) -> pygame.Surface:
    """A veil that is darkest at the edge of the window: drawn small and scaled up, it has no steps."""
    small = (max(8, size[0] // 8), max(8, size[1] // 8))
    veil = pygame.Surface(small, pygame.SRCALPHA)
    steps = max(2, reach // 8)
    for step in range(steps):
        part = 1.0 - step / steps
        alpha = round(_DARKEST * part * part)
        inner = veil.get_rect().inflate(-2 * step, -2 * step)
        pygame.draw.rect(veil, (4, 6, 5, alpha), inner, 1)
    return pygame.transform.smoothscale(veil, size)
