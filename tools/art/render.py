"""Turns our SVG sources into the PNG sprites at 1x, 2x and 3x that the table loads.

`render("duel/figures/rider", svg, width, height)` writes sprites/src/duel/figures/rider.svg and
sprites/duel/figures/rider@1x.png, @2x.png, @3x.png; width and height are pixels at 1x.
Needs the extra [art] (resvg-py); the product itself never does.
"""

from __future__ import annotations

from pathlib import Path

import resvg_py

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
SCALES = (1, 2, 3)


def render(name: str, svg: str, width: int, height: int) -> None:
    """Write one sprite's source and its rendered sizes; name has no suffix and may hold folders."""
    source = SPRITES / "src" / f"{name}.svg"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(svg, encoding="utf-8")
    for scale in SCALES:
        target = SPRITES / f"{name}@{scale}x.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        png = resvg_py.svg_to_bytes(svg_string=svg, width=width * scale, height=height * scale)
        target.write_bytes(bytes(png))
