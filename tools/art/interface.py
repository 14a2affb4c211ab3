"""Draws buttons, panels, cards and the focus ring as nine-slices: run as `python -m tools.art.interface`.

Borders: 12 pixels of 48 (buttons, panels, tooltip, focus), 16 of 60 (card). Faces are made so that stretching
the middle shows nothing: shading runs down, grain runs across. Each picture keeps 3 pixels of air around
its edge for its shadow, so grow the target rectangle by AIR on every side. Needs the extra [art].
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from game.ui.theme import (
    BRASS,
    BRASS_BRIGHT,
    CORNER_CARD,
    CORNER_PANEL,
    PAPER,
    PAPER_SHADE,
    WALNUT,
    WALNUT_LIGHT,
)
from tools.art.texture import DEEP, Array, Rgb, band, clear, grid, mix, noise, over, ramp, save_deep, smooth

AIR = 3
BLACK: Rgb = (0, 0, 0)
WHITE: Rgb = (255, 255, 255)


class Finish(NamedTuple):
    """How a button is made: face colours from top to bottom, edge metal, grain depth, pressed or not."""

    face: tuple[Rgb, Rgb]
    edge: tuple[Rgb, Rgb]
    grain: float
    pressed: bool = False
    glow: float = 0.0


WOOD = (mix(WALNUT, WALNUT_LIGHT, 0.42), mix(WALNUT, BLACK, 0.08))
METAL = (mix(BRASS, BRASS_BRIGHT, 0.75), mix(BRASS, BLACK, 0.25))
BUTTONS: dict[str, Finish] = {
    "button": Finish(WOOD, METAL, 0.09),
    "button_hover": Finish(
        (mix(WALNUT, WALNUT_LIGHT, 0.85), mix(WALNUT, WALNUT_LIGHT, 0.3)),
        (BRASS_BRIGHT, BRASS),
        0.09,
        glow=0.35,
    ),
    "button_down": Finish(
        (mix(WALNUT, BLACK, 0.45), mix(WALNUT, WALNUT_LIGHT, 0.1)),
        (BRASS, mix(BRASS, BLACK, 0.15)),
        0.08,
        True,
    ),
    "button_primary": Finish(
        (mix(BRASS_BRIGHT, WHITE, 0.12), mix(BRASS, BRASS_BRIGHT, 0.3)),
        (mix(BRASS_BRIGHT, WHITE, 0.5), (112, 80, 30)),
        0.03,
    ),
    "button_primary_hover": Finish(
        (mix(BRASS_BRIGHT, WHITE, 0.45), mix(BRASS, BRASS_BRIGHT, 0.75)),
        (WHITE, (140, 100, 40)),
        0.03,
        glow=0.5,
    ),
    "button_primary_down": Finish(
        (mix(BRASS, BLACK, 0.12), mix(BRASS, BRASS_BRIGHT, 0.5)), (BRASS, (112, 80, 30)), 0.05, True
    ),
    "button_disabled": Finish(((58, 49, 42), (46, 38, 33)), ((98, 88, 70), (66, 58, 46)), 0.05),
}


def main() -> None:
    """Write every nine-slice."""
    for name, finish in BUTTONS.items():
        save_deep(f"ui/{name}", button(finish))
    save_deep("ui/panel", sheet(48, CORNER_PANEL, PAPER, rule=False))
    save_deep("ui/tooltip", sheet(48, 3, mix(PAPER, (255, 236, 186), 0.45), rule=False))
    save_deep("ui/card", sheet(60, CORNER_CARD, PAPER, rule=True))
    save_deep("ui/panel_dark", tray())
    save_deep("ui/focus", focus())


def button(finish: Finish) -> Array:
    """A plate with a metal edge, proud of the table or pressed into it."""
    x, y = grid(48, 48)
    edge = rounded(x, y, 24 - AIR, CORNER_PANEL)
    down = (y + 24 - AIR) / (48 - 2 * AIR)
    picture = _shadow(clear(48, 48), x, y, CORNER_PANEL, 0.5 if not finish.pressed else 0.25)
    if finish.glow:
        picture = over(picture, BRASS_BRIGHT, smooth(3, 0, edge) * finish.glow)
    metal = ramp(np.clip(down + 0.12 * np.sin(down * 9), 0, 1), finish.edge)
    picture = over(picture, (20, 12, 6), smooth(0.5, -0.2, edge))
    picture = over(picture, metal, smooth(-0.6, -1.1, edge))
    picture = over(picture, (18, 9, 4), smooth(-2.3, -2.7, edge))
    face = ramp(down, finish.face) * (1 + finish.grain * _lines(48))[..., None]
    picture = over(picture, np.clip(face, 0, 1), smooth(-2.9, -3.4, edge))
    inner = smooth(-9, -3, edge) * smooth(-3.2, -3.6, edge)
    if finish.pressed:
        return over(picture, BLACK, inner * smooth(0.55, 0.0, down) * 0.55)
    picture = over(picture, WHITE, band(edge, -3.9, 0.35, 0.3) * smooth(0.5, 0.05, down) * 0.3)
    return over(picture, BLACK, inner * smooth(0.6, 1.0, down) * 0.25)


def sheet(size: int, corner: float, colour: Rgb, rule: bool) -> Array:
    """Paper: a cut edge with a light lip, a pixel of shade within, a printed rule on cards."""
    x, y = grid(size, size)
    edge = rounded(x, y, size / 2 - AIR, corner)
    picture = _shadow(clear(size, size), x, y, corner, 0.42)
    picture = over(picture, mix(PAPER_SHADE, (90, 66, 36), 0.55), smooth(0.4, -0.3, edge))
    picture = over(picture, mix(colour, WHITE, 0.35), smooth(-0.6, -1.0, edge))
    picture = over(picture, colour, smooth(-1.4, -2.2, edge))
    picture = over(picture, PAPER_SHADE, smooth(-9, -1.6, edge) * smooth(-0.7, -1.2, edge) * 0.55)
    if rule:
        picture = over(picture, mix(PAPER_SHADE, (110, 80, 40), 0.5), band(edge, -5, 0.45))
    return picture


def tray() -> Array:
    """A dark walnut panel with a brass hairline let in."""
    x, y = grid(48, 48)
    edge = rounded(x, y, 24 - AIR, CORNER_PANEL)
    picture = _shadow(clear(48, 48), x, y, CORNER_PANEL, 0.5)
    face = mix(WALNUT, BLACK, 0.28)
    picture = over(picture, (14, 8, 4), smooth(0.5, -0.2, edge))
    bevel = np.clip(-(x + y) / 30, -1, 1)
    picture = over(
        picture, ramp(0.5 + 0.5 * bevel, [mix(WALNUT, BLACK, 0.4), WALNUT_LIGHT]), smooth(-0.6, -1.1, edge)
    )
    picture = over(picture, face, smooth(-1.8, -2.4, edge))
    picture = over(picture, BLACK, smooth(-8, -2, edge) * smooth(-1.8, -2.4, edge) * 0.35)
    picture = over(picture, BLACK, band(edge, -4.6, 0.9) * 0.4)
    return over(picture, BRASS, band(edge, -4.5, 0.4) * 0.9)


def focus() -> Array:
    """The focus ring: bright between two dark lines, so that it shows on paper, wood and brass."""
    x, y = grid(48, 48)
    edge = rounded(x, y, 24 - AIR, CORNER_PANEL + 1)
    picture = over(clear(48, 48), BRASS_BRIGHT, np.exp(-((edge / 3.2) ** 2)) * smooth(3, 1, edge) * 0.5)
    picture = over(picture, (16, 10, 4), band(edge, -0.2, 2.2, 0.4))
    return over(picture, (255, 240, 196), band(edge, -0.2, 1.2, 0.3))


def rounded(x: Array, y: Array, half: float, corner: float) -> Array:
    """Signed distance to a square with round corners, negative inside."""
    dx, dy = np.abs(x) - half + corner, np.abs(y) - half + corner
    result: Array = (
        np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - corner
    )
    return result


def _shadow(picture: Array, x: Array, y: Array, corner: float, depth: float) -> Array:
    """A short soft shadow to the lower right, kept within the air around the piece."""
    half = picture.shape[0] / DEEP / 2
    edge = rounded(x - 0.8, y - 1.0, half - AIR, corner)
    rim = half - np.maximum(np.abs(x), np.abs(y))
    return over(picture, BLACK, smooth(2.2, -1.5, edge) * smooth(0, 1, rim) * depth)


def _lines(size: int) -> Array:
    """Grain that runs straight across, the same in every column."""
    column = noise(size * DEEP, 4, 611, 5, 1)[:, :1] * 0.7 + noise(size * DEEP, 4, 612, 16, 1)[:, :1] * 0.5
    result: Array = np.repeat(column, size * DEEP, axis=1)
    return result


if __name__ == "__main__":
    main()
