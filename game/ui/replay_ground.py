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


def draw_ground(ctx: Context, surface: pygame.Surface, tray: pygame.Rect | None = None) -> None:
    """Paint the darkened table over the whole surface, with the strip along the top and perhaps a tray."""
    box = None if tray is None else (tray.x, tray.y, tray.width, tray.height)
    surface.blit(_ground(_Bench(ctx), surface.get_size(), ctx.scale, box), (0, 0))


def strip_of(ctx: Context, size: tuple[int, int]) -> pygame.Rect:
    """Where the strip along the top lies."""
    felt = backdrop.inside(ctx, size)
    return pygame.Rect(felt.left, felt.top, felt.width, ctx.px(STRIP))


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


class _Bench:
    """A context as a key of the cache: two with the same art are the same."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx

    def __hash__(self) -> int:
        return id(self.ctx.sprites)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Bench) and other.ctx.sprites is self.ctx.sprites


@lru_cache(maxsize=4)
def _ground(
    bench: _Bench, size: tuple[int, int], scale: float, tray: tuple[int, int, int, int] | None
) -> pygame.Surface:
    ctx = bench.ctx
    out = pygame.Surface(size)
    backdrop.draw(ctx, out)
    out.blit(_rim(size, ctx.px(_RIM)), (0, 0))
    strip = strip_of(ctx, size)
    draw_panel(ctx, out, strip.inflate(-ctx.px(8), -ctx.px(6)), "dark")
    if tray is not None:
        draw_panel(ctx, out, pygame.Rect(tray), "dark")
    return out.convert() if pygame.display.get_surface() else out


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
