"""Turns our SVG sources into the PNG sprites at 1x, 2x and 3x that the table loads.

`render("duel/figures/rider", svg, width, height)` writes sprites/src/duel/figures/rider.svg and
sprites/duel/figures/rider@1x.png, @2x.png, @3x.png; width and height are pixels at 1x.
Needs the extra [art] (resvg-py); the product itself never does.
"""

from __future__ import annotations

import io
from pathlib import Path

import resvg_py
from PIL import Image

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
SCALES = (1, 2, 3)


def render(name: str, svg: str, width: int, height: int, colours: int | None = None) -> None:
    """Write one sprite's source and its rendered sizes; name has no suffix and may hold folders.

    With `colours` (2–256) an opaque picture is stored with a palette of that many, to keep big ones small.
    """
    source = SPRITES / "src" / f"{name}.svg"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(svg, encoding="utf-8")
    for scale in SCALES:
        target = SPRITES / f"{name}@{scale}x.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        png = resvg_py.svg_to_bytes(svg_string=svg, width=width * scale, height=height * scale)
        target.write_bytes(bytes(png) if colours is None else with_palette(bytes(png), colours))


def with_palette(png: bytes, colours: int) -> bytes:
    """The same opaque picture as an indexed PNG; raises ValueError where anything is see-through."""
    picture = Image.open(io.BytesIO(png)).convert("RGBA")
    if picture.getchannel("A").tobytes().strip(b"\xff"):
        raise ValueError("only an opaque picture can be stored with a palette")
    out = io.BytesIO()
    # Widest coverage first: a median cut starves small bright things (gold, gems) of colours.
    indexed = picture.convert("RGB").quantize(
        colours, Image.Quantize.MAXCOVERAGE, kmeans=6, dither=Image.Dither.FLOYDSTEINBERG
    )
    indexed.save(out, "PNG", optimize=True)
    return out.getvalue()
