"""What of the battle screen stands still for a while, kept as one picture under dice and pieces."""

from __future__ import annotations

from collections.abc import Callable

import pygame


class Ground:
    """Keeps the last picture with what it was painted from; one that changes at every frame is not kept."""

    def __init__(self) -> None:
        self.painted = 0  # times that it was painted anew
        self._key: tuple[object, ...] | None = None
        self._kept: pygame.Surface | None = None

    def draw(
        self, surface: pygame.Surface, key: tuple[object, ...], paint: Callable[[pygame.Surface], None]
    ) -> None:
        """Cover a surface with what `paint` makes of `key`: equal keys look the same."""
        key = (*key, surface.get_size())
        if key == self._key and self._kept is not None:
            surface.blit(self._kept, (0, 0))
            return
        paint(surface)
        self.painted += 1
        self._kept = surface.copy() if key == self._key else None
        self._key = key
