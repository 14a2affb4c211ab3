"""What the viewer lays over the table for a moment: a card in full, what happened there, a notice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.ui.theme import BAD_ON_PAPER, INK
from game.ui.tooltip import draw_note, place_note
from game.ui.widgets import draw_shadow, draw_slice

if TYPE_CHECKING:
    from game.ui.context import Context

_CARD = (250, 344)
_MOST_LINES = 4


def draw_card_beside(
    ctx: Context, surface: pygame.Surface, picture: Any, state: Any, token: str, pointer: tuple[int, int]
) -> pygame.Rect | None:
    """Explain a card or piece in full, where the picture can; it covers nothing near the pointer."""
    kind, _, name = token.partition(":")
    if kind not in ("card", "piece") or not hasattr(picture, "draw_card"):
        return None
    about = pygame.Rect(0, 0, ctx.px(72), ctx.px(72))
    about.center = pointer
    card = pygame.Rect(0, 0, ctx.px(_CARD[0]), ctx.px(_CARD[1]))
    box = place_note(card, about, surface.get_rect(), ctx.px(10))
    draw_shadow(ctx, surface, box)
    picture.draw_card(surface, state, name, box)
    return box


def draw_moment(
    ctx: Context, surface: pygame.Surface, head: str, told: Sequence[str], about: pygame.Rect
) -> None:
    """Tell what lies under the pointer on the time line."""
    lines = [head, *told[:_MOST_LINES]]
    if len(told) > _MOST_LINES:
        lines.append("…")
    draw_note(ctx, surface, "\n".join(lines), about)


def draw_notice(ctx: Context, surface: pygame.Surface, text: str, table: pygame.Rect) -> pygame.Rect:
    """A slip of paper at the top of the table with a cross to put it away; returns where it lies."""
    px = ctx.px
    width = min(px(560), table.width - px(40))
    rows = ctx.type.wrap(text, "body", 14, width - px(84))
    step = ctx.type.height("body", 14)
    box = pygame.Rect(0, 0, width, len(rows) * step + px(20))
    box.midtop = (table.centerx, table.top + px(6))
    draw_shadow(ctx, surface, box)
    draw_slice(ctx, surface, "ui/tooltip", box)
    side = px(22)
    icon = ctx.sprites.tinted("ui/icons/warning", side, side, BAD_ON_PAPER)
    surface.blit(icon, icon.get_rect(midleft=(box.left + px(12), box.centery)))
    cross = ctx.sprites.tinted("ui/icons/close", side, side, INK)
    surface.blit(cross, cross.get_rect(midright=(box.right - px(10), box.centery)))
    y = box.top + px(10)
    for row in rows:
        ctx.type.draw(surface, row, (box.left + px(44), y), "body", 14, INK)
        y += step
    return box


def notice_of(ctx: Context, replay: Any) -> str | None:
    """What is wrong with the log, if anything is."""
    if replay.damage is not None:
        return ctx.words("replay.damage", damage=replay.damage)
    return ctx.words("replay.dropped", dropped=replay.dropped) if replay.dropped else None
