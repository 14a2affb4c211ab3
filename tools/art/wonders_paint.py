"""The brush of the wonders' art: lit shapes in antique colours, and the finish that makes them gouache.

Shapes are SVG text; a fill may be a gradient made on the spot (`across`, `down`), lit from the upper left.
`paint` draws a whole scene larger than needed, moves its edges a little by hand, lays brush grain over it and
writes the three sizes. `piece` does the same for symbols with clear ground. Needs the extra [art].
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterable

import numpy as np
import resvg_py
from PIL import Image

from tools.art.render import SCALES, SPRITES
from tools.art.texture import Array, noise, sample, smooth, write

Points = Iterable[tuple[float, float]]

BLURS = "".join(
    f'<filter id="blur{n}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur'
    f' stdDeviation="{n}"/></filter>'
    for n in (1, 2, 4, 8, 16)
)


def mix(colour: str, other: str, share: float) -> str:
    """The colour with `share` (0–1) of the other in it; both as #rrggbb."""
    a, b = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (colour, other))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b, strict=True))


def lit(colour: str, share: float = 0.3) -> str:
    """The colour in warm light."""
    return mix(colour, "#fff3d0", share)


def dim(colour: str, share: float = 0.35) -> str:
    """The colour in violet shade."""
    return mix(colour, "#1e1230", share)


def _gradient(stops: Iterable[str | tuple[float, str]], box: str) -> str:
    listed = list(stops)
    name = f"g{abs(hash_of(box + repr(listed))):x}"
    parts = []
    for i, stop in enumerate(listed):
        at, colour = stop if isinstance(stop, tuple) else (i / max(1, len(listed) - 1), stop)
        alpha = f' stop-opacity="{int(colour[7:9], 16) / 255:.2f}"' if len(colour) == 9 else ""
        parts.append(f'<stop offset="{at:.2f}" stop-color="{colour[:7]}"{alpha}/>')
    return f'<linearGradient id="{name}" {box}>{"".join(parts)}</linearGradient>|url(#{name})'


def hash_of(text: str) -> int:
    """A number for a text that is the same in every run."""
    number = 5381
    for letter in text.encode():
        number = (number * 33 ^ letter) & 0xFFFFFFFFFF
    return number


def shape(d: str, fill: str, extra: str = "") -> str:
    """A filled path; `fill` is a colour or what `across`, `down`, `slant` or `glow` gave."""
    defs, _, paint_ = fill.rpartition("|")
    return f'{defs}<path d="{d}" fill="{paint_}" {extra}/>'


def across(*stops: str | tuple[float, str]) -> str:
    """A gradient from left to right."""
    return _gradient(stops, 'x1="0" x2="1" y1="0" y2="0"')


def down(*stops: str | tuple[float, str]) -> str:
    """A gradient from top to bottom."""
    return _gradient(stops, 'x1="0" x2="0" y1="0" y2="1"')


def slant(*stops: str | tuple[float, str]) -> str:
    """A gradient from the upper left to the lower right."""
    return _gradient(stops, 'x1="0.1" x2="0.9" y1="0" y2="1"')


def glow(*stops: str | tuple[float, str]) -> str:
    """A gradient from the middle outwards, its middle a little up and left."""
    made = _gradient(stops, 'cx="0.42" cy="0.38" r="0.66"')
    return made.replace("linearGradient", "radialGradient")


def solid(colour: str, strength: float = 0.3) -> str:
    """A gradient that makes one colour look lit from the upper left."""
    return slant(lit(colour, strength), (0.45, colour), dim(colour, strength))


def poly(points: Points) -> str:
    """A closed path through points."""
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def box(x: float, y: float, w: float, h: float) -> str:
    """A rectangle's path."""
    return f"M{x:.2f} {y:.2f} h{w:.2f} v{h:.2f} h{-w:.2f}Z"


def disc(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """A circle's or ellipse's path."""
    up = rx if ry is None else ry
    return (
        f"M{cx - rx:.2f} {cy:.2f} a{rx:.2f} {up:.2f} 0 1 1 {2 * rx:.2f} 0 a{rx:.2f} {up:.2f} 0"
        f" 1 1 {-2 * rx:.2f} 0Z"
    )


def regular(count: int, radius: float, turn: float = 0.0, inner: float | None = None) -> str:
    """A regular polygon, or with `inner` a star of `count` points, around 0 0."""
    steps = count if inner is None else 2 * count
    points = []
    for k in range(steps):
        r = radius if inner is None or k % 2 == 0 else inner
        angle = math.radians(turn - 90 + 360 * k / steps)
        points.append((r * math.cos(angle), r * math.sin(angle)))
    return poly(points)


def line(d: str, colour: str, width: float, extra: str = "") -> str:
    """A round stroke."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:.2f}" stroke-linecap="round" '
        f'stroke-linejoin="round" {extra}/>'
    )


def moved(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> str:
    """A drawing at another place, size and angle."""
    sx = -scale if flip else scale
    rotate = f" rotate({turn:.2f})" if turn else ""
    return f'<g transform="translate({x:.2f} {y:.2f}){rotate} scale({sx:.3f} {scale:.3f})">{body}</g>'


def clipped(body: str, d: str) -> str:
    """A drawing seen only inside a path."""
    name = f"c{hash_of(d + body):x}"
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath><g clip-path="url(#{name})">{body}</g>'


def faint(body: str, opacity: float, blur: int = 0) -> str:
    """A drawing let through, and blurred by 1, 2, 4, 8 or 16."""
    extra = f' filter="url(#blur{blur})"' if blur else ""
    return f'<g opacity="{opacity:.2f}"{extra}>{body}</g>'


def document(body: str, view: tuple[float, float, float, float]) -> str:
    """The whole SVG around a drawing, seen through `view` (x, y, width, height)."""
    x, y, w, h = view
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {w:g} {h:g}"><defs>{BLURS}</defs>'
        f"{body}</svg>\n"
    )


def drawn(svg: str, width: int, height: int) -> Array:
    """The SVG's pixels, shape (h, w, 4) of 0–1, straight alpha."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), dtype=np.float64) / 255


def keep_source(name: str, svg: str) -> None:
    """Write the SVG that a sprite was drawn from."""
    source = SPRITES / "src" / f"{name}.svg"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(svg, encoding="utf-8")


def piece(name: str, body: str, size: tuple[int, int], view: tuple[float, float, float, float]) -> None:
    """Write a piece with clear ground: drawn at 6x and averaged down, without grain, to stay crisp."""
    svg = document(body, view)
    keep_source(name, svg)
    width, height = size
    pixels = drawn(svg, width * 6, height * 6)
    image = Image.fromarray(np.round(pixels * 255).astype(np.uint8), mode="RGBA").convert("RGBa")
    for scale in SCALES:
        small = image.resize((width * scale, height * scale), Image.Resampling.LANCZOS).convert("RGBA")
        write(name, scale, _thrifty(small))


def _thrifty(image: Image.Image) -> Image.Image:
    """Clear pixels all alike, colours in steps of 4: smaller files, nothing to be seen."""
    pixels = np.asarray(image).copy()
    pixels[..., :3] = np.minimum(255, (pixels[..., :3].astype(np.int32) + 2) // 4 * 4).astype(np.uint8)
    pixels[pixels[..., 3] == 0] = 0
    return Image.fromarray(pixels, mode="RGBA")


def paint(
    name: str,
    body: str,
    size: tuple[int, int],
    view: tuple[float, float, float, float],
    seed: int,
    push: float = 1.2,
) -> None:
    """Write an opaque painted picture of `size` at 1x; it keeps no SVG, the scenes' SVGs being large."""
    svg = document(body, view)
    width, height = size
    pixels = gouache(drawn(svg, width * 6, height * 6)[..., :3], seed, push)
    image = Image.fromarray(np.round(np.clip(pixels, 0, 1) * 255).astype(np.uint8), mode="RGB")
    for scale in SCALES:
        small = image.resize((width * scale, height * scale), Image.Resampling.LANCZOS)
        write(name, scale, indexed(small))


def indexed(image: Image.Image, colours: int = 200) -> Image.Image:
    """The picture with a palette of its own."""
    return image.quantize(colours, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE)


def gouache(pixels: Array, seed: int, push: float) -> Array:
    """Edges that waver by `push` pixels, dry-brush streaks, a darker rim, light from the left."""
    height, width = pixels.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float64)
    dx = noise(height, width, seed, 44, 44) * push
    dy = noise(height, width, seed + 1, 44, 44) * push
    across_at, down_at = np.clip(x + dx, 0, width - 1.01), np.clip(y + dy, 0, height - 1.01)
    warped = np.stack([sample(pixels[..., k], across_at, down_at) for k in range(3)], axis=-1)
    streak = noise(height, width, seed + 2, 2.4, 22) * 0.6 + noise(height, width, seed + 3, 9, 14) * 0.6
    tone = 1 + 0.026 * streak
    across_, down_ = x / width, y / height
    light = 1.05 - 0.1 * (across_ * 0.6 + down_ * 0.4)
    rim = smooth(0.3, 0.78, np.hypot((across_ - 0.5) * 1.0, (down_ - 0.5) * 1.0))
    out = warped * (tone * light * (1 - 0.22 * rim))[..., None]
    out[..., 0] *= 1.015 - 0.03 * across_
    out[..., 2] *= 0.985 + 0.03 * across_
    result: Array = out
    return result
