"""Small signs on counters: the mode a unit is in and what is wrong with it. Each has its own shape, so that
none is told by colour alone."""

from __future__ import annotations

import math

import pygame

from game.ui.theme import BRASS_BRIGHT, INK, PAPER, Colour

INKS: dict[str, Colour] = {
    "road": (0x2F, 0x6D, 0x4A), "prepared": (0xA3, 0x2A, 0x20), "exploit": (0x2B, 0x5C, 0x94),
    "suppressed": (0xC4, 0x6A, 0x16), "depleted": (0x55, 0x4A, 0x3E), "fatigued": (0x57, 0x4B, 0x86),
    "cut": (0xA3, 0x2A, 0x20), "held": (0x55, 0x4A, 0x3E), "dry": (0x33, 0x33, 0x33),
    "roused": (0x24, 0x3A, 0x6B),
}  # fmt: skip


def draw_badge(surface: pygame.Surface, kind: str, at: tuple[float, float], radius: float) -> None:
    """One badge: a disc in the sign's colour with the sign in light ink."""
    x, y = at
    pygame.draw.circle(surface, (*PAPER, 255), at, radius)
    pygame.draw.circle(surface, (*INKS.get(kind, INK), 255), at, radius * 0.88)
    wide = max(2, round(radius * 0.24))

    def to(dx: float, dy: float) -> tuple[float, float]:
        return x + dx * radius, y + dy * radius

    def line(*points: tuple[float, float], shut: bool = False) -> None:
        pygame.draw.lines(surface, PAPER, shut, [to(*point) for point in points], wide)

    match kind:
        case "road":
            line((-0.4, 0.6), (-0.16, -0.6))
            line((0.4, 0.6), (0.16, -0.6))
            for dy in (-0.35, 0.15):
                line((0, dy), (0, dy + 0.22))
        case "prepared":
            line((-0.45, 0.1), (0, -0.4), (0.45, 0.1))
            line((-0.45, 0.52), (0, 0.02), (0.45, 0.52))
        case "exploit":
            line((-0.45, -0.4), (-0.05, 0), (-0.45, 0.4))
            line((0.05, -0.4), (0.45, 0), (0.05, 0.4))
        case "suppressed":
            star = [
                to(math.sin(k * math.pi / 6) * r, math.cos(k * math.pi / 6) * r)
                for k in range(12)
                for r in [0.68 if k % 2 == 0 else 0.28]
            ]
            pygame.draw.polygon(surface, BRASS_BRIGHT, star)
        case "depleted":
            line((-0.2, 0.5), (-0.2, -0.1), (0, -0.55), (0.2, -0.1), (0.2, 0.5), shut=True)
        case "fatigued":
            line((-0.35, -0.4), (0.35, -0.4), (-0.35, 0.4), (0.35, 0.4))
        case "cut":
            line((-0.55, 0), (-0.15, 0))
            line((0.15, 0), (0.55, 0))
            line((-0.2, 0.4), (0.2, -0.4))
        case "held":
            pygame.draw.rect(surface, PAPER, (*to(-0.4, -0.08), round(0.8 * radius), round(0.58 * radius)))
            pygame.draw.circle(surface, PAPER, to(0, -0.14), radius * 0.34, wide)
        case "dry":
            line((0, -0.55), (0.36, 0.12), (0.2, 0.46), (-0.2, 0.46), (-0.36, 0.12), shut=True)
            line((-0.5, 0.5), (0.5, -0.5))
        case "roused":
            pygame.draw.circle(surface, BRASS_BRIGHT, to(-0.05, 0), radius * 0.52)
            pygame.draw.circle(surface, INKS[kind], to(0.2, -0.12), radius * 0.46)
        case _:
            pass


def draw_isolation(
    surface: pygame.Surface, level: int, at: tuple[float, float], radius: float, font: pygame.font.Font
) -> None:
    """How long a unit is cut off: a ring broken at its top, with the level in it."""
    pygame.draw.circle(surface, (*PAPER, 255), at, radius)
    box = pygame.Rect(0, 0, round(2 * radius), round(2 * radius))
    box.center = (round(at[0]), round(at[1]))
    pygame.draw.arc(surface, INKS["cut"], box, 2.2, 7.2, max(2, round(radius * 0.28)))
    text = font.render(str(level), True, INKS["cut"])
    surface.blit(text, text.get_rect(center=(round(at[0]), round(at[1]))))
