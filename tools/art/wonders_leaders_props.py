"""Grounds, skins and held things that the wonders' leaders share."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_glyphs as glyphs
from tools.art import wonders_goods as goods
from tools.art.wonders_paint import line, moved, shape, solid

RED, BLUE, GREEN, YELLOW, BROWN, PURPLE, GREY = (
    "#8e2a26",
    "#27568f",
    "#2b6b4a",
    "#b07c1e",
    "#6d4526",
    "#5a3a80",
    "#5b6470",
)
OLIVE, TAN, FAIR, DARK, BLACK = "#b98457", "#cf9a6c", "#e3b48c", "#8f5c38", "#6b4028"


def held(
    glyph: Callable[[str, str], str],
    x: float = 240.0,
    y: float = 292.0,
    size: float = 1.5,
    colour: str = "#f1cf78",
) -> str:
    """A glyph as a gilded thing at the shoulder."""
    dark = glyph("#24120c", "#24120c")
    around = "".join(
        moved(dark, x + dx, y + dy, size) for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3), (3, 4))
    )
    return around + moved(glyph(colour, "#6a4210"), x, y, size)


def open_scroll(x: float = 236.0, y: float = 312.0) -> str:
    """A scroll held at the shoulder."""
    return goods.scroll(x, y, 74, -24)


def spear() -> str:
    """A spear behind the shoulder."""
    return line("M266 372 L256 40", "#6a4326", 8) + shape("M244 52 L254 4 L268 50Z", solid("#c8ccd2"))


def drawn_sword() -> str:
    """A drawn sword."""
    return held(glyphs.sword, 244, 286, 1.9, "#d6dade")
