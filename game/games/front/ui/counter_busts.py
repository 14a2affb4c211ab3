"""The head and shoulders on a leader's counter: peaked cap for the German, helmet for the American side."""

from __future__ import annotations

import pygame

from game.games.front.ui.map_tones import mixed
from game.ui.theme import BRASS_BRIGHT, INK, PAPER, Colour

_SKIN: Colour = (0xD9, 0xB4, 0x8F)
_COATS: dict[str, Colour] = {"DE": (0x56, 0x61, 0x58), "US": (0x6B, 0x64, 0x3C)}


def draw_bust(surface: pygame.Surface, side: str, frame: pygame.Rect, is_active: bool) -> None:
    """A bust in a frame; in the light when active, in shade when not."""
    back: Colour = (0xF2, 0xE2, 0xB0) if is_active else (0x8F, 0x8B, 0x7E)
    skin = _SKIN if is_active else mixed(_SKIN, (0x6E, 0x66, 0x5A), 0.45)
    coat = _COATS[side] if is_active else mixed(_COATS[side], (0x40, 0x3E, 0x38), 0.4)
    clip = surface.get_clip()
    surface.set_clip(frame)
    surface.fill(back, frame)
    u = frame.height / 100
    x, y = frame.centerx, frame.top

    def box(left: float, top: float, wide: float, high: float) -> pygame.Rect:
        return pygame.Rect(round(x + left * u), round(y + top * u), round(wide * u), round(high * u))

    dark = mixed(coat, INK, 0.4)
    pygame.draw.ellipse(surface, coat, box(-48, 68, 96, 80))
    pygame.draw.polygon(surface, skin, [(x - 11 * u, y + 60 * u), (x + 11 * u, y + 60 * u), (x, y + 88 * u)])
    for turn in (-1, 1):  # collar and shoulder
        collar = [
            (x + turn * 4 * u, y + 90 * u),
            (x + turn * 15 * u, y + 64 * u),
            (x + turn * 25 * u, y + 80 * u),
        ]
        pygame.draw.polygon(surface, dark, collar)
        pygame.draw.ellipse(surface, BRASS_BRIGHT if is_active else dark, box(turn * 34 - 8, 76, 16, 6))
    pygame.draw.ellipse(surface, skin, box(-19, 22, 38, 48))
    shade = mixed(skin, INK, 0.2)
    pygame.draw.ellipse(surface, shade, box(6, 30, 13, 34))
    pygame.draw.line(surface, mixed(skin, INK, 0.5), (x - 8 * u, y + 60 * u), (x + 7 * u, y + 60 * u),
                     max(1, round(2 * u)))  # fmt: skip
    if side == "US":
        pygame.draw.ellipse(surface, mixed(coat, (0x4A, 0x50, 0x30), 0.6), box(-27, 6, 54, 52))
        pygame.draw.rect(surface, skin, box(-18, 41, 36, 10))
        pygame.draw.ellipse(surface, dark, box(-31, 34, 62, 10))
        star = [(0, 13), (2.2, 19), (8, 19), (3.4, 23), (5, 29), (0, 25.5), (-5, 29), (-3.4, 23), (-8, 19),
                (-2.2, 19)]  # fmt: skip
        points = [(x + dx * u, y + dy * u) for dx, dy in star]
        pygame.draw.polygon(surface, PAPER, points)
    else:
        crown = [(-30, 20), (-22, 8), (0, 4), (22, 8), (30, 20), (19, 30), (-19, 30)]
        pygame.draw.polygon(surface, coat, [(x + dx * u, y + dy * u) for dx, dy in crown])
        pygame.draw.rect(surface, dark, box(-20, 26, 40, 10))
        pygame.draw.ellipse(surface, INK, box(-22, 34, 44, 11))
        pygame.draw.circle(surface, BRASS_BRIGHT if is_active else PAPER, (x, y + 17 * u), 4 * u)
    surface.set_clip(clip)
