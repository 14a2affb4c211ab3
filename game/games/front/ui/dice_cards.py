"""Event cards: a paper card with a coloured band, the event's name and what it does."""

from __future__ import annotations

import pygame

from game.games.front.ui.tables_words import FightWords
from game.ui.context import Context
from game.ui.grounds import draw_panel
from game.ui.theme import BAD, GOOD, INK, PAPER


def draw_event_card(
    ctx: Context,
    surface: pygame.Surface,
    box: pygame.Rect,
    words: FightWords,
    event: str,
    *,
    is_adverse: bool,
) -> None:
    """Paint a card into `box`."""
    draw_panel(ctx, surface, box, "card")
    px = ctx.px
    tone = BAD if is_adverse else GOOD
    band = pygame.Rect(box.left + px(8), box.top + px(8), box.width - px(16), px(28))
    pygame.draw.rect(surface, tone, band, border_radius=px(4))
    side = px(18)
    icon = "warning" if is_adverse else "flag"
    mask = ctx.sprites.tinted(f"ui/icons/{icon}", side, side, PAPER)
    surface.blit(mask, mask.get_rect(midleft=(band.left + px(7), band.centery)))
    name = words.say(f"event.{event}") if words.has(f"event.{event}") else event
    ctx.type.draw(surface, name, (band.left + px(32), band.centery), "title", 16, PAPER, "midleft")
    room = pygame.Rect(box.left + px(16), band.bottom + px(6), box.width - px(32), box.bottom - band.bottom)
    if words.has(f"event.{event}.text"):
        ctx.type.paragraph(surface, words.say(f"event.{event}.text"), room, "serif", 14, INK)
