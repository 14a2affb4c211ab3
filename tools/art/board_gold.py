"""The duel board's canvas and its gold leaf, for the spaces and for the marks laid over them."""

from __future__ import annotations

import numpy as np

from game.ui.theme import BRASS, BRASS_BRIGHT
from tools.art.texture import DEEP, Array, Rgb, grown, noise, over, ramp, sample

WIDTH, HEIGHT = 112, 97
INRADIUS = 48.5
GOLD: list[Rgb] = [(104, 70, 22), BRASS, (220, 178, 92), BRASS_BRIGHT, (255, 244, 206)]


def gilded(picture: Array, x: Array, y: Array, cover: Array, bevel: Array) -> Array:
    """Lay gold leaf where cover is 1, with a fine dark key line around it."""
    key = np.clip(grown(cover, 4), 0, 1)
    picture = over(picture, (24, 12, 4), key * 0.75)
    return over(picture, _leaf(x, y, bevel), cover)


def _leaf(x: Array, y: Array, light: Array) -> Array:
    """Gold leaf: beaten foil with small creases, brighter where `light` is high."""
    size = 1024
    foil = noise(size, size, 512, 14, 14) * 0.5 + noise(size, size, 513, 40, 40) * 0.5
    crease = np.clip(np.abs(noise(size, size, 514, 22, 22)), 0, 0.12) / 0.12
    rub = sample(foil, x * DEEP, y * DEEP) * 0.09 - (1 - sample(crease, x * DEEP, y * DEEP)) * 0.1
    return ramp(np.clip(0.52 + rub + light * 0.24, 0, 1), GOLD)
