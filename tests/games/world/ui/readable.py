"""Measures what is written on a screen of the world: how it stands out from its ground, and where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pygame

from game.ui.scenes import Scene
from game.ui.text import Type
from game.ui.theme import INK
from tests.ui.test_layout import contrast


@dataclass(frozen=True)
class Written:
    """A text on a screen: its contrast to what lay below it, and its place."""

    text: str
    contrast: float
    rect: pygame.Rect


def written(scene: Scene, size: tuple[int, int]) -> list[Written]:
    """Everything that a scene writes in a frame, as far as it is not clipped."""
    seen: list[Written] = []
    surface = pygame.Surface(size)
    with _listening(seen):
        scene.draw(surface)
    return seen


@contextmanager
def _listening(seen: list[Written]) -> Iterator[None]:
    draw = Type.draw

    def measured(self: Type, surface: pygame.Surface, text: str, at: Any, *args: Any, **more: Any) -> Any:
        colour = args[2] if len(args) > 2 else more.get("colour", INK)
        clip = surface.get_clip()
        surface.set_clip(pygame.Rect(0, 0, 0, 0))
        rect = draw(self, surface, text, at, *args, **more)
        surface.set_clip(clip)
        box = rect.clip(clip)
        if box.width and box.height and text.strip() and box.height == rect.height:
            ground = pygame.transform.average_color(surface, box)
            seen.append(Written(text, contrast(colour, ground[:3]), rect))
        return draw(self, surface, text, at, *args, **more)

    Type.draw = measured  # type: ignore[method-assign]
    try:
        yield
    finally:
        Type.draw = draw  # type: ignore[method-assign]
