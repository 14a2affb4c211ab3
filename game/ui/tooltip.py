"""The paper note that explains what is under the pointer or has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.grounds import draw_shadow, draw_slice
from game.ui.theme import INK

if TYPE_CHECKING:
    from game.ui.context import Context

_WIDEST = 300
_SIZE = 14


def draw_note(ctx: Context, surface: pygame.Surface, text: str, about: pygame.Rect) -> pygame.Rect:
    """Draw a note beside `about` without covering it, inside the window; returns where it lies.

    The text is wrapped at 300 pixels (scale 1); `\\n` begins a new line.
    """
    lines = ctx.type.wrap(text, "body", _SIZE, ctx.px(_WIDEST))
    width = max(ctx.type.width(line, "body", _SIZE) for line in lines) + 2 * ctx.px(12)
    height = len(lines) * ctx.type.height("body", _SIZE) + 2 * ctx.px(8)
    box = place_note(pygame.Rect(0, 0, width, height), about, surface.get_rect(), ctx.px(8))
    draw_shadow(ctx, surface, box)
    draw_slice(ctx, surface, "ui/tooltip", box)
    ctx.type.paragraph(surface, text, box.inflate(-2 * ctx.px(12), -2 * ctx.px(8)), "body", _SIZE, INK)
    return box


def place_note(note: pygame.Rect, about: pygame.Rect, window: pygame.Rect, gap: int) -> pygame.Rect:
    """Where a note goes: below, above, to the right or left, wherever it covers nothing of `about`."""
    room = window.inflate(-2 * gap, -2 * gap)
    for side in ("below", "above", "right", "left"):
        box = note.copy()
        if side == "below":
            box.midtop = (about.centerx, about.bottom + gap)
        elif side == "above":
            box.midbottom = (about.centerx, about.top - gap)
        elif side == "right":
            box.midleft = (about.right + gap, about.centery)
        else:
            box.midright = (about.left - gap, about.centery)
        box = box.clamp(room)
        if not box.colliderect(about):
            return box
    box = note.copy()
    box.bottomright = room.bottomright
    return box
