"""Draws what the world's map is printed on: `python -m tools.world_map_art`. Needs the extra [art].

`world/map/paper` is laid over the flat colours by multiplication: fibres, mottling and a faint weave.
"""

from __future__ import annotations

import numpy as np
from PIL import Image

from tools.art.render import SCALES
from tools.art.texture import Array, noise, write

_SIDE = 256


def main() -> None:
    """Write the map's textures."""
    for scale in SCALES:
        write("world/map/paper", scale, Image.fromarray(_grey(paper(_SIDE * scale, scale)), mode="RGB"))


def paper(size: int, scale: int) -> Array:
    """Brightness of printed paper around 0.96, seamless."""
    cloud = noise(size, size, 11, 46 * scale, 46 * scale)
    mottle = noise(size, size, 12, 9 * scale, 9 * scale)
    across = noise(size, size, 13, 1.1 * scale, 16 * scale)
    down = noise(size, size, 14, 14 * scale, 1.0 * scale)
    grain = noise(size, size, 15, 0.8 * scale, 0.8 * scale)
    fibre = np.clip(across - 1.5, 0, 1.5) + np.clip(down - 1.6, 0, 1.5)
    out: Array = 0.955 + 0.012 * cloud + 0.010 * mottle + 0.012 * grain - 0.05 * fibre
    return out


def _grey(field: Array) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    warm = np.stack([field + 0.006, field, field - 0.01], axis=-1)
    return np.round(np.clip(warm, 0, 1) * 255).astype(np.uint8)


if __name__ == "__main__":
    main()
