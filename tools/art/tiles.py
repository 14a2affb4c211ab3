"""Paints the four games' tiles for the title and the new-game form: run as `python -m tools.art.tiles`.

Each picture is 320x200 at 1x, painted at 3x, given brush and canvas.
Needs the extra [art].
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import Image

from tools.art import tile_duel, tile_front, tile_wonders, tile_world
from tools.art.render import SCALES
from tools.art.texture import Array, noise, sample, smooth, to_bytes, write

WIDTH, HEIGHT = 320, 200
COARSE = [value if value < 48 else value // 3 * 3 + 1 for value in range(256)]  # packs better, seen by nobody
PAINTERS: dict[str, tuple[Callable[[int, int], Array], float]] = {
    "duel": (tile_duel.paint, 0.0),
    "world": (tile_world.paint, 0.3),
    "wonders": (tile_wonders.paint, 0.7),
    "front": (tile_front.paint, 0.0),
}


def main() -> None:
    """Write every tile."""
    for index, (name, (paint, wobble)) in enumerate(PAINTERS.items()):
        picture = finished(paint(WIDTH * 3, HEIGHT * 3), 700 + index * 10, wobble)
        whole = Image.fromarray(to_bytes(picture), mode="RGB")
        for scale in SCALES:
            small = whole.resize((WIDTH * scale, HEIGHT * scale), Image.Resampling.LANCZOS)
            write(f"ui/tiles/{name}", scale, small.point(COARSE * 3))


def finished(picture: Array, seed: int, wobble: float) -> Array:
    """Edges drawn by a hand, brush marks, canvas, and a lamp that leaves the corners dark."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float64)
    sx = x + wobble * noise(height, width, seed, 26, 26)
    sy = y + wobble * noise(height, width, seed + 1, 26, 26)
    sx, sy = np.clip(sx, 0, width - 1.001), np.clip(sy, 0, height - 1.001)
    out = np.stack([sample(picture[..., i], sx, sy) for i in range(3)], axis=-1)
    brush = noise(height, width, seed + 2, 3, 16) * 0.5 + noise(height, width, seed + 3, 14, 4) * 0.5
    out *= (1 + 0.022 * brush)[..., None]
    u, v = x / width - 0.5, y / height - 0.5
    out *= (1 - 0.5 * smooth(0.42, 0.78, np.hypot(u, v)))[..., None]
    lamp = np.exp(-(((u + 0.22) / 0.42) ** 2 + ((v + 0.3) / 0.42) ** 2))
    return np.asarray(np.clip(out + lamp[..., None] * np.array([0.06, 0.042, 0.018]), 0, 1))


if __name__ == "__main__":
    main()
