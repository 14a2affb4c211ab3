"""Draws the table itself: felt, lamp light, walnut, paper, a soft shadow: `python -m tools.art.table`.

Tiles repeat without a seam; `light` is laid over felt, rails and board, under papers and buttons (stretched
smoothly). `panel_shadow` and `well` are nine-slices of 72 pixels with borders of 24: a soft cushion, and the
rim of a sunken play area, hollow in the middle, its outer 5 pixels lying on the rails. Needs the extra [art].
"""

from __future__ import annotations

import numpy as np
from PIL import Image

from game.ui.theme import BRASS, BRASS_BRIGHT, FELT, FELT_DEEP, PAPER, PAPER_SHADE, WALNUT, WALNUT_LIGHT
from tools.art.render import SCALES
from tools.art.texture import Array, band, mix, noise, over, ramp, save_tile, smooth, to_bytes, wood, write


def main() -> None:
    """Write every table sprite."""
    save_tile(
        "table/felt",
        felt(512 * 3),
        [mix(FELT_DEEP, (0, 0, 0), 0.1), FELT, mix(FELT, (96, 128, 104), 0.4)],
        44,
    )
    save_tile(
        "table/walnut",
        walnut(512 * 3),
        [
            mix(WALNUT, (0, 0, 0), 0.52),
            WALNUT,
            mix(WALNUT, WALNUT_LIGHT, 0.45),
            mix(WALNUT, WALNUT_LIGHT, 0.95),
        ],
        64,
    )
    save_tile(
        "table/paper",
        paper(256 * 3),
        [
            mix(PAPER_SHADE, (150, 120, 80), 0.25),
            mix(PAPER, PAPER_SHADE, 0.5),
            PAPER,
            mix(PAPER, (255, 255, 255), 0.4),
        ],
        64,
    )
    for scale in SCALES:
        save_plain("light", scale, light(640 * scale, 360 * scale))
        save_plain("panel_shadow", scale, shadow(72 * scale, 24 * scale))
        save_plain("well", scale, well(72 * scale, scale))


def save_plain(name: str, scale: int, rgba: Array) -> None:
    """Store one size of a see-through piece."""
    write(f"table/{name}", scale, Image.fromarray(to_bytes(rgba), mode="RGBA"))


def felt(size: int) -> Array:
    """Woven wool under a nap of short fibres; 0.5 is the felt token."""
    y, x = np.mgrid[0:size, 0:size] / 3.0
    wander = noise(size, size, 11, 30, 30) * 0.5
    warp = np.sin((x + y) * 2 * np.pi / 4 + wander) * np.sin((x - y) * 2 * np.pi / 4 - wander)
    nap = sum(noise(size, size, 20 + i, d, a) for i, (d, a) in enumerate([(2.2, 26), (26, 2.2), (4, 4)]))
    cloud = noise(size, size, 31, 150, 150)
    lint = np.clip(noise(size, size, 32, 2.4, 34) - 2.9, 0, 1) + np.clip(
        noise(size, size, 33, 34, 2.4) - 2.9, 0, 1
    )
    return np.asarray(0.47 + 0.075 * warp + 0.052 * nap + 0.022 * cloud + 0.22 * lint)


def walnut(size: int) -> Array:
    """A planed board with cathedral grain along x."""
    return wood(size, size, 51, 11, 3) * 0.92 + 0.02


def paper(size: int) -> Array:
    """Laid paper: soft clouds, tooth and a few long fibres, light and dark."""
    cloud = noise(size, size, 71, 70, 70)
    tooth = noise(size, size, 72, 4, 4)
    fibres = np.zeros((size, size))
    for seed, down, across, sign in ((73, 3, 42, -1), (74, 42, 3, -1), (75, 3, 30, 1), (76, 30, 3, 1)):
        fibres += sign * np.clip(noise(size, size, seed, down, across) - 2.2, 0, 1)
    return 0.66 + 0.035 * cloud + 0.03 * tooth + 0.2 * fibres


def light(width: int, height: int) -> Array:
    """Warm lamp from the upper left and a vignette that gathers in the lower right; straight alpha."""
    y, x = np.mgrid[0:height, 0:width]
    u, v = (x + 0.5) / width, (y + 0.5) / height
    lamp = np.exp(-(((u - 0.3) / 0.42) ** 2 + ((v - 0.16) / 0.6) ** 2))
    edge = np.hypot((u - 0.47) / 0.74, (v - 0.45) / 0.78)
    dark = 0.56 * smooth(0.42, 1.12, edge)
    warm = 0.15 * lamp
    alpha = dark + warm * (1 - dark)
    tint = (warm * (1 - dark) / np.maximum(alpha, 1e-6))[..., None]
    rgb = np.array([255, 196, 120]) / 255 * tint + np.array([8, 6, 4]) / 255 * (1 - tint)
    return np.concatenate([rgb, alpha[..., None]], axis=-1)


def shadow(size: int, border: int) -> Array:
    """A soft dark cushion that fades to nothing at the edge; draw it a few pixels to the lower right."""
    axis = np.arange(size) + 0.5
    inside = np.minimum(axis, size - axis)
    depth = border - np.clip(inside, 0, border)
    far = np.hypot(depth[:, None], depth[None, :]) / border
    alpha = 0.6 * smooth(1.0, 0.0, far) ** 1.4
    return np.concatenate([np.full((size, size, 3), 0.02), alpha[..., None]], axis=-1)


def well(size: int, scale: int) -> Array:
    """The rails' inner rim: rounded wood, a brass line, and the shade the rails throw on the felt."""
    axis = (np.arange(size) + 0.5) / scale
    x, y = np.meshgrid(axis, axis)
    far_x, far_y = size / scale - x, size / scale - y
    depth = np.minimum(np.minimum(x, y), np.minimum(far_x, far_y))
    picture = np.zeros((size, size, 4))
    for distance, reach, strength in ((y, 19, 0.62), (x, 19, 0.5), (far_y, 11, 0.3), (far_x, 11, 0.3)):
        picture = over(picture, (4, 6, 4), strength * smooth(5 + reach, 5, distance) ** 1.8)
    facing = np.where(np.minimum(x, y) < np.minimum(far_x, far_y), -1.0, 1.0)
    rim = smooth(5.3, 4.9, depth)
    wood_tone = np.clip(0.5 + 0.42 * facing * smooth(0, 3.6, depth), 0, 1)
    shades = [mix(WALNUT, (0, 0, 0), 0.6), WALNUT, mix(WALNUT_LIGHT, (220, 160, 100), 0.2)]
    picture = over(picture, ramp(wood_tone, shades), rim * smooth(0, 2.4, depth))
    picture = over(picture, (16, 9, 4), band(depth, 4.6, 0.5, 0.3))
    return over(
        picture,
        ramp(0.5 + 0.5 * facing, [mix(BRASS, (0, 0, 0), 0.35), BRASS_BRIGHT]),
        band(depth, 3.6, 0.45, 0.3),
    )


if __name__ == "__main__":
    main()
