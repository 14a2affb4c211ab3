"""Colours, type sizes and spacing of the one table: every drawing module takes its numbers from here.

Colours are (r, g, b) of 0–255; sizes and spaces are pixels at interface scale 1 and are multiplied by
the scale where they are used (`Scale.px`).
"""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]

FELT: Colour = (0x1F, 0x2D, 0x27)
FELT_DEEP: Colour = (0x13, 0x1C, 0x18)
WALNUT: Colour = (0x3B, 0x26, 0x18)
WALNUT_LIGHT: Colour = (0x7A, 0x52, 0x32)
BRASS: Colour = (0xB9, 0x8F, 0x3E)
BRASS_BRIGHT: Colour = (0xF0, 0xD4, 0x8A)
PAPER: Colour = (0xEF, 0xE4, 0xCB)
PAPER_SHADE: Colour = (0xD9, 0xC7, 0xA0)
INK: Colour = (0x2A, 0x21, 0x18)
GOOD: Colour = (0x4F, 0x8A, 0x5B)
WARN: Colour = (0xD6, 0x9A, 0x2D)
BAD: Colour = (0xB5, 0x38, 0x2A)
INFO: Colour = (0x3F, 0x6F, 0x95)
INK_SOFT: Colour = (0x59, 0x47, 0x32)  # second lines on paper, 5:1 on a chosen row too
ON_DARK: Colour = PAPER  # text on walnut and felt
ON_DARK_SOFT: Colour = (0xCD, 0xBC, 0x98)  # second lines there
BAD_ON_PAPER: Colour = (0x96, 0x26, 0x1B)  # a fault told on paper, 6:1
BAD_ON_DARK: Colour = (0xFF, 0xA8, 0x94)  # the same on felt and walnut
BLUE_INK: Colour = (0x24, 0x46, 0x7C)  # what is set on paper, before it holds
PALE_INK: Colour = (0x64, 0x56, 0x40)  # what cannot be had yet
PRICE_BLUE: Colour = (0x2C, 0x58, 0x86)  # grounds of prices and times; paper-coloured numbers lie on them
TIME_RED: Colour = (0xA6, 0x2F, 0x27)
STRONG: dict[Colour, Colour] = {  # what text colours become with high contrast set, 7:1 and more
    INK_SOFT: INK,
    ON_DARK_SOFT: ON_DARK,
    BRASS: BRASS_BRIGHT,
    BAD_ON_PAPER: (0x6E, 0x14, 0x0C),
    BAD_ON_DARK: (0xFF, 0xD6, 0xCC),
    BLUE_INK: (0x12, 0x2C, 0x58),
    PALE_INK: INK,
    PRICE_BLUE: (0x1B, 0x3C, 0x63),
    TIME_RED: (0x7C, 0x1C, 0x16),
}


class SeatColour(NamedTuple):
    """A seat's colour, its symbol (never colour alone) and the rim that keeps it readable."""

    name: str
    fill: Colour
    symbol: str
    rim: Colour


SEAT_COLOURS: tuple[SeatColour, ...] = (
    SeatColour("charcoal", (0x2B, 0x2B, 0x33), "triangle", PAPER),
    SeatColour("crimson", (0xA3, 0x24, 0x3B), "disc", PAPER),
    SeatColour("blue", (0x2F, 0x6D, 0xB5), "square", PAPER),
    SeatColour("green", (0x3F, 0x9A, 0x6C), "diamond", INK),
    SeatColour("gold", (0xE0, 0xB6, 0x3A), "star", INK),
    SeatColour("ivory", (0xEF, 0xE6, 0xD0), "cross", INK),
)

TEXT_SIZES = (12, 14, 16, 20, 28, 40)
SPACE_XS, SPACE_S, SPACE_M, SPACE_L, SPACE_XL = 4, 8, 12, 16, 24
CORNER_PANEL, CORNER_CARD = 6, 10
TOOLTIP_DELAY_MS = 350
DRAG_THRESHOLD = 4
