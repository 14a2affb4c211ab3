"""Type on the table: the three families, their sizes at a scale, cached lines and wrapped paragraphs."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Literal

import pygame

from game.ui.theme import INK, Colour

Family = Literal["title", "body", "bold", "serif", "serif_bold", "italic"]

_FILES: dict[Family, tuple[str, str]] = {
    "title": ("font_fjallaone", "FjallaOne-Regular.ttf"),
    "body": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "italic": ("font_source_sans_pro", "SourceSansPro-It.ttf"),
    "serif": ("font_source_serif_pro", "SourceSerifPro-Regular.ttf"),
    "serif_bold": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
}
_LINES_KEPT = 2048  # rendered lines in the cache of one scale


class Type:
    """Draws text at one interface scale. Sizes are those of the theme, in pixels at scale 1."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._fonts: dict[tuple[Family, int], pygame.font.Font] = {}
        self._line = lru_cache(maxsize=_LINES_KEPT)(self._render)
        self._wrap = lru_cache(maxsize=_LINES_KEPT)(self._break)

    def font(self, family: Family, size: int) -> pygame.font.Font:
        """The font of a family at a theme size."""
        pixels = max(9, round(size * self.scale))
        key = (family, pixels)
        if key not in self._fonts:
            package, name = _FILES[family]
            path = resources.files(package).joinpath("files").joinpath(name)
            self._fonts[key] = pygame.font.Font(str(path), pixels)
        return self._fonts[key]

    def line(self, text: str, family: Family, size: int, colour: Colour = INK) -> pygame.Surface:
        """One line of text as a surface (cached; do not draw on it)."""
        return self._line(text, family, size, colour)

    def width(self, text: str, family: Family, size: int) -> int:
        """Width of a line in pixels."""
        return self.font(family, size).size(text)[0]

    def height(self, family: Family, size: int) -> int:
        """Distance from one line to the next in pixels."""
        return self.font(family, size).get_linesize()

    def wrap(self, text: str, family: Family, size: int, width: int) -> tuple[str, ...]:
        """The text broken into lines no wider than `width` pixels."""
        return self._wrap(text, family, size, width)

    def fit(self, text: str, family: Family, size: int, width: int) -> str:
        """The text, cut with an ellipsis where it would be wider than `width` pixels."""
        if self.width(text, family, size) <= width:
            return text
        while text and self.width(text + "…", family, size) > width:
            text = text[:-1]
        return text.rstrip() + "…"

    def draw(
        self,
        surface: pygame.Surface,
        text: str,
        at: tuple[float, float],
        family: Family = "body",
        size: int = 14,
        colour: Colour = INK,
        anchor: str = "topleft",
    ) -> pygame.Rect:
        """Draw one line; `anchor` is the attribute of its rectangle that is put at `at`."""
        image = self.line(text, family, size, colour)
        rect = image.get_rect(**{anchor: (round(at[0]), round(at[1]))})
        surface.blit(image, rect)
        return rect

    def paragraph(
        self,
        surface: pygame.Surface,
        text: str,
        box: pygame.Rect,
        family: Family = "body",
        size: int = 14,
        colour: Colour = INK,
        align: Literal["left", "center"] = "left",
    ) -> int:
        """Draw wrapped text from the top of `box`; returns the y below the last line."""
        y = box.top
        for line in self.wrap(text, family, size, box.width):
            x = box.left if align == "left" else box.centerx
            self.draw(surface, line, (x, y), family, size, colour, "topleft" if align == "left" else "midtop")
            y += self.height(family, size)
        return y

    def _render(self, text: str, family: Family, size: int, colour: Colour) -> pygame.Surface:
        return self.font(family, size).render(text, True, colour)

    def _break(self, text: str, family: Family, size: int, width: int) -> tuple[str, ...]:
        lines: list[str] = []
        for part in text.split("\n"):
            line = ""
            for word in part.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, family, size) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return tuple(lines)
