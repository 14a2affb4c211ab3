"""What things lie on: nine-slice plates, sheets of paper, walnut trays, and their shadows on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

if TYPE_CHECKING:
    from game.ui.context import Context

SLICE_AIR = 3  # pixels of shadow around a nine-slice, at scale 1


def draw_slice(ctx: Context, surface: pygame.Surface, sprite: str, rect: pygame.Rect) -> None:
    """Draw a nine-slice of sprites/ui whose face is `rect`."""
    air = ctx.px(SLICE_AIR)
    box = rect.inflate(2 * air, 2 * air)
    if box.width > 1 and box.height > 1:
        surface.blit(ctx.sprites.nine(sprite, box.width, box.height, ctx.scale), box)


def draw_panel(
    ctx: Context, surface: pygame.Surface, rect: pygame.Rect, kind: Literal["paper", "dark", "card"] = "paper"
) -> None:
    """Paint a panel into `rect`: shadow on the table, nine-slice, and paper fibres."""
    draw_shadow(ctx, surface, rect)
    sprite = {"paper": "ui/panel", "dark": "ui/panel_dark", "card": "ui/card"}[kind]
    draw_slice(ctx, surface, sprite, rect)
    inset = ctx.px(8)
    width, height = rect.width - 2 * inset, rect.height - 2 * inset
    if width > 0 and height > 0:
        texture = "table/walnut" if kind == "dark" else "table/paper"
        fibres = ctx.sprites.faded(texture, width, height, ctx.scale, 70 if kind == "dark" else 255)
        surface.blit(fibres, (rect.left + inset, rect.top + inset))


def draw_shadow(ctx: Context, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The soft shadow of a thing that lies on the table, to its lower right."""
    spread = ctx.px(14)
    box = rect.inflate(2 * spread, 2 * spread).move(ctx.px(4), ctx.px(6))
    surface.blit(ctx.sprites.shadow(box.width, box.height, 2 * spread), box)
