"""Single trees, drawn once a scale and stamped by the thousand."""

from __future__ import annotations

import math

import pygame

from game.games.front.ui import map_tones as tones

_FINE = 4


class Stamps:
    """`trees` by kind, each with its foot at (`middle`, `foot`); `fine` is pixels a map unit."""

    def __init__(self, fine: float) -> None:
        side = max(5, math.ceil(10 * fine))
        self.middle, self.foot = side / 2, side * 0.72
        self.trees = tuple(self._tree(kind, fine, side) for kind in range(8))

    def _tree(self, kind: int, fine: float, side: int) -> pygame.Surface:
        big = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA, 32)
        unit = fine * _FINE
        ink = tones.CROWNS[kind]
        big.fill((*ink, 0))
        x, y = side * _FINE / 2, side * _FINE * 0.72
        grow = 0.88 + 0.08 * (kind % 4)
        shade = pygame.Rect(0, 0, round(6.0 * unit * grow), round(2.9 * unit * grow))
        shade.center = (round(x + 1.4 * unit), round(y + 0.1 * unit))
        pygame.draw.ellipse(big, (0x3A, 0x3E, 0x22, 74), shade)
        dark, light = tones.mixed(ink, (20, 34, 22), 0.45), tones.mixed(ink, (250, 246, 200), 0.34)
        if kind < 4:
            self._crown(big, (x, y - 2.2 * unit), 2.7 * unit * grow, dark, ink, light)
        else:
            self._fir(big, (x, y), unit * grow, dark, ink, light)
        return pygame.transform.smoothscale(big, (side, side))

    def _crown(
        self,
        big: pygame.Surface,
        at: tuple[float, float],
        radius: float,
        dark: tuple[int, int, int],
        ink: tuple[int, int, int],
        light: tuple[int, int, int],
    ) -> None:
        """A broad crown lit from the upper left, its rim uneven."""
        x, y = at
        for colour, size, off in ((dark, 1.0, 0.0), (ink, 0.84, 0.07), (light, 0.4, 0.34)):
            for k in range(6):
                turn = k * math.tau / 6 + 0.4
                spot = (x - off * radius + math.cos(turn) * size * radius * 0.42,
                        y - off * radius + math.sin(turn) * size * radius * 0.36)  # fmt: skip
                pygame.draw.circle(big, (*colour, 255), spot, radius * 0.62 * size)

    def _fir(
        self,
        big: pygame.Surface,
        at: tuple[float, float],
        unit: float,
        dark: tuple[int, int, int],
        ink: tuple[int, int, int],
        light: tuple[int, int, int],
    ) -> None:
        """A fir as three tiers, its left side in the light."""
        x, y = at
        for low, high, wide in ((0.0, 3.6, 2.7), (1.7, 5.1, 2.1), (3.3, 6.8, 1.5)):
            tip, left, right = (
                (x, y - high * unit),
                (x - wide * unit, y - low * unit),
                (x + wide * unit, y - low * unit),
            )
            pygame.draw.polygon(big, (*dark, 255), [tip, left, right])
            pygame.draw.polygon(big, (*ink, 255), [tip, left, (x + wide * 0.25 * unit, y - low * unit)])
            pygame.draw.polygon(
                big,
                (*light, 255),
                [
                    tip,
                    (x - wide * 0.86 * unit, y - (low + 0.1) * unit),
                    (x - wide * 0.4 * unit, y - low * unit),
                ],
            )
