"""What of the battle screen stands still for a while, kept as one picture under dice and pieces."""

from __future__ import annotations

from collections.abc import Callable

import pygame


class Ground:
    """Keeps the last picture with what it was painted from, on one surface for as long as the window is
    as large: a new one takes as long as the painting."""

    def __init__(self) -> None:
        self.painted = 0  # times that it was painted anew
        self._key: tuple[object, ...] | None = None
        self._kept: pygame.Surface | None = None

    def draw(
        self, surface: pygame.Surface, key: tuple[object, ...], paint: Callable[[pygame.Surface], None]
    ) -> None:
        """Cover a surface with what `paint` makes of `key`: equal keys look the same."""
        kept = self._kept
        if kept is None or kept.get_size() != surface.get_size():
            self._kept = kept = pygame.Surface(surface.get_size())
            self._key = None
        if key != self._key:
            self._key = None  # nothing is kept, should the painting fail
            paint(kept)
            self.painted += 1
            self._key = key
        surface.blit(kept, (0, 0))
