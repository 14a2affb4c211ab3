"""Grain, fibre and soft shapes for the table's art: periodic noise, wood, distances, saving at 1x/2x/3x.

Everything is an array of floats (0–1 for colours) drawn larger than needed and averaged down, seeded, so that
a rerun writes the same bytes. Needs the extra [art] (numpy, Pillow, resvg-py); the product itself never does.
"""

from __future__ import annotations

import io
import math
from collections.abc import Sequence

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from tools.art.render import SCALES, SPRITES

Array = NDArray[np.float64]
Rgb = tuple[int, int, int]
DEEP = 6  # drawing scale of small pieces: divides by 1, 2 and 3


def save_tile(name: str, tile: Array, colours: Sequence[Rgb], levels: int = 128) -> None:
    """Write a seamless tile from a field of 0–1 drawn at 3x, coloured along a ramp, as a palette."""
    pad = 24
    for scale in SCALES:
        field = tile
        if scale != 3:
            wide = Image.fromarray(np.pad(tile, pad, mode="wrap").astype(np.float32), mode="F")
            size = (wide.width * scale // 3, wide.height * scale // 3)
            cut = pad * scale // 3
            small = np.asarray(wide.resize(size, Image.Resampling.LANCZOS), dtype=np.float64)
            field = small[cut:-cut, cut:-cut]
        image = Image.fromarray(np.round(np.clip(field, 0, 1) * (levels - 1)).astype(np.uint8), mode="P")
        image.putpalette(np.round(ramp(np.linspace(0, 1, levels), colours) * 255).astype(np.uint8).tobytes())
        write(name, scale, image)


def save_deep(name: str, rgba: Array) -> None:
    """Write a piece drawn at DEEP scale, shape (h, w, 4), straight alpha, averaged down to 1x, 2x and 3x."""
    flat = rgba.copy()
    flat[..., :3] *= flat[..., 3:]
    for scale in SCALES:
        step = DEEP // scale
        height, width = flat.shape[0] // step, flat.shape[1] // step
        small = flat.reshape(height, step, width, step, 4).mean(axis=(1, 3))
        small[..., :3] /= np.maximum(small[..., 3:], 1e-6)
        write(name, scale, Image.fromarray(to_bytes(small), mode="RGBA"))


def write(name: str, scale: int, image: Image.Image) -> None:
    """Store one size of one sprite as a small PNG."""
    target = SPRITES / f"{name}@{scale}x.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    image.save(target, optimize=True)


def to_bytes(pixels: Array) -> NDArray[np.uint8]:
    """Colours of 0–1 as 0–255."""
    return np.round(np.clip(pixels, 0, 1) * 255).astype(np.uint8)


def svg_pixels(svg: str, width: int, height: int) -> Array:
    """An SVG drawn at the given pixel size as (h, w, 4) of 0–1."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), dtype=np.float64) / 255


def noise(height: int, width: int, seed: int, down: float, across: float) -> Array:
    """Periodic smooth noise, mean 0 and deviation 1; features are about `down` by `across` pixels."""
    white = np.random.default_rng(seed).standard_normal((height, width))
    fy = np.fft.fftfreq(height)[:, None] * down
    fx = np.fft.rfftfreq(width)[None, :] * across
    field: Array = np.fft.irfft2(np.fft.rfft2(white) * np.exp(-2.0 * (fx**2 + fy**2)), s=(height, width))
    field -= field.mean()
    result: Array = field / field.std()
    return result


def wood(height: int, width: int, seed: int, rings: int, scale: float) -> Array:
    """Periodic planed wood, grain along x, 0 (dark late wood and pores) to 1; scale is pixels per 1x."""
    y = np.arange(height)[:, None] / height
    bend = noise(height, width, seed, 60 * scale, 420 * scale) * 0.75
    ripple = noise(height, width, seed + 1, 10 * scale, 90 * scale) * 0.07
    phase = y * rings + bend + ripple
    part = phase - np.floor(phase)
    ring = np.where(part < 0.8, part / 0.8, (1 - part) / 0.2) ** 1.6
    fibre = noise(height, width, seed + 2, 0.9 * scale, 30 * scale)
    streak = noise(height, width, seed + 3, 5 * scale, 160 * scale)
    pores = noise(height, width, seed + 4, 0.8 * scale, 11 * scale)
    dark = np.clip(pores - 1.7, 0, 1.2) * (0.5 + ring)
    return 0.62 - 0.34 * ring + 0.085 * fibre + 0.09 * streak - 0.2 * dark


def sample(field: Array, x: Array, y: Array) -> Array:
    """A periodic field read between its pixels at any coordinates."""
    height, width = field.shape
    left, top = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    fx, fy = x - left, y - top
    x0, x1, y0, y1 = left % width, (left + 1) % width, top % height, (top + 1) % height
    upper = field[y0, x0] * (1 - fx) + field[y0, x1] * fx
    lower = field[y1, x0] * (1 - fx) + field[y1, x1] * fx
    result: Array = upper * (1 - fy) + lower * fy
    return result


def ramp(field: Array, colours: Sequence[Rgb]) -> Array:
    """Colours for a field of 0–1 along evenly spaced stops; shape (..., 3) of 0–1."""
    stops = np.linspace(0, 1, len(colours))
    channels = [np.interp(field, stops, [colour[i] / 255 for colour in colours]) for i in range(3)]
    return np.stack(channels, axis=-1)


def mix(one: Rgb, two: Rgb, part: float) -> Rgb:
    """A colour `part` of the way from one to two."""
    r, g, b = (round(a + (c - a) * part) for a, c in zip(one, two, strict=True))
    return (r, g, b)


def smooth(low: float, high: float, value: Array) -> Array:
    """0 below low, 1 above high, with soft ends; low may be greater than high to fall instead."""
    part = np.clip((value - low) / (high - low), 0, 1)
    result: Array = part * part * (3 - 2 * part)
    return result


def band(distance: Array, centre: float, half: float, soft: float = 0.35) -> Array:
    """How much of a line of half width `half` around distance `centre` covers each pixel."""
    return smooth(half + soft, half - soft, np.abs(distance - centre))


def over(under: Array, colour: Array | Rgb, alpha: Array | float) -> Array:
    """Lay a colour (or an array of colours) over an (h, w, 4) picture with an alpha of 0–1."""
    top = np.asarray(colour, dtype=np.float64)
    if isinstance(colour, tuple):
        top = top / 255
    a = np.asarray(alpha, dtype=np.float64)[..., None] * np.ones_like(under[..., 3:])
    back = under[..., 3:] * (1 - a)
    total = a + back
    rgb = (top * a + under[..., :3] * back) / np.maximum(total, 1e-9)
    return np.concatenate([rgb, total], axis=-1)


def grid(width: int, height: int) -> tuple[Array, Array]:
    """Pixel centres of a DEEP canvas in 1x units, origin in the middle: (x, y), y down."""
    x = (np.arange(width * DEEP) + 0.5) / DEEP - width / 2
    y = (np.arange(height * DEEP) + 0.5) / DEEP - height / 2
    across, down = np.meshgrid(x, y)
    return across, down


def hexagon(x: Array, y: Array, inradius: float) -> Array:
    """Signed distance (about) to a flat-top hexagon's edge, negative inside."""
    ax, ay = np.abs(x), np.abs(y)
    result: Array = np.maximum(ay, ax * np.sqrt(3) / 2 + ay * 0.5) - inradius
    return result


def clear(width: int, height: int) -> Array:
    """An empty DEEP canvas."""
    return np.zeros((height * DEEP, width * DEEP, 4))


def grown(cover: Array, steps: int) -> Array:
    """A mask made wider by some DEEP pixels."""
    out = cover
    for k in range(12):
        dx, dy = round(steps * math.cos(k * math.pi / 6)), round(steps * math.sin(k * math.pi / 6))
        out = np.maximum(out, np.roll(cover, (dy, dx), (0, 1)))
    return out
