"""A seat's mark: its colour with its symbol and rim, so that colour never speaks alone."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.ui.theme import SeatColour

if TYPE_CHECKING:
    from game.ui.context import Context


def draw_badge(
    ctx: Context, surface: pygame.Surface, colour: SeatColour, middle: tuple[int, int], side: int
) -> None:
    """Draw the mark `side` pixels wide around a point."""
    disc = _disc(side, colour.fill, colour.rim)
    surface.blit(disc, disc.get_rect(center=middle))
    glyph = max(6, round(side * 0.56))
    mask = ctx.sprites.tinted(f"ui/seats/{colour.symbol}", glyph, glyph, colour.rim)
    surface.blit(mask, mask.get_rect(center=middle))


@lru_cache(maxsize=64)
def _disc(side: int, fill: tuple[int, int, int], rim: tuple[int, int, int]) -> pygame.Surface:
    """A round counter, drawn four times as large and scaled down for a smooth edge."""
    big = side * 4
    out = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = (big // 2, big // 2)
    pygame.draw.circle(out, (12, 8, 4), middle, big // 2)
    pygame.draw.circle(out, rim, middle, round(big * 0.47))
    pygame.draw.circle(out, fill, middle, round(big * 0.42))
    return pygame.transform.smoothscale(out, (side, side))
