"""Draws the world's desk at night: `python -m tools.art.world_desk`. Needs the extra [art].

Grounds: lamp light and darkness over the wood (`night`), the dossier's folder and its tabs (nine-slices whose
corners are a quarter, with 3 pixels of air), a paper clip, the worn ink of stamps. Then, from their own
modules, the things on the desk, the nations' emblems and the pictures of the national events.
"""

from __future__ import annotations

import numpy as np
from PIL import Image

from tools.art import world_desk_events, world_desk_icons, world_desk_nations, world_desk_things
from tools.art.render import SCALES, render
from tools.art.texture import Array, noise, smooth, to_bytes, write

MANILA, MANILA_LIGHT, MANILA_DARK, EDGE = "#d3b27a", "#ecd3a0", "#a98650", "#4a3418"
BACK, BACK_LIGHT, BACK_DARK = "#a98a58", "#c2a46e", "#7f6439"
FOLDER, TAB = 96, 64


def main() -> None:
    """Write every picture of the desk."""
    write_grounds()
    for part in (world_desk_things, world_desk_icons, world_desk_nations, world_desk_events):
        part.write_all()


def write_grounds() -> None:
    """Write light, folder, tabs, clip and the wear of stamps."""
    for scale in SCALES:
        write(
            "world/desk/night", scale, Image.fromarray(to_bytes(night(320 * scale, 180 * scale)), mode="RGBA")
        )
        write(
            "world/desk/wear", scale, Image.fromarray(to_bytes(wear(256 * scale, 128 * scale)), mode="RGBA")
        )
    render("world/desk/folder", folder(), FOLDER, FOLDER)
    render("world/desk/tab", tab(BACK, BACK_LIGHT, BACK_DARK), TAB, TAB)
    render("world/desk/tab_on", tab(MANILA, MANILA_LIGHT, MANILA_DARK), TAB, TAB)
    render("world/desk/clip", clip(), 22, 56)


def night(width: int, height: int) -> Array:
    """A desk lamp from the upper left; cold darkness at the far corners. Wood below hides the steps."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float64)
    u, v = x / width, y / height
    away = np.hypot((u - 0.34) / 0.98, (v - 0.26) / 0.98)
    dark = 0.1 + 0.72 * smooth(0.16, 0.92, away)
    warm = np.exp(-((away / 0.42) ** 2))
    out = np.zeros((height, width, 4))
    lamp, cold = np.array([1.0, 0.78, 0.42]), np.array([0.012, 0.02, 0.04])
    glow = 0.16 * warm
    alpha = dark * (1 - warm * 0.6) + glow
    share = (glow / np.maximum(alpha, 1e-6))[..., None]
    out[..., :3] = lamp * share + cold * (1 - share)
    out[..., 3] = np.clip(alpha, 0, 1)
    return out


def wear(width: int, height: int) -> Array:
    """White, with see-through spots and streaks where a stamp's ink did not take."""
    scale = width / 256
    spots = noise(height, width, 91, 2.2 * scale, 2.2 * scale)
    cloud = noise(height, width, 92, 18 * scale, 26 * scale)
    keep = smooth(1.75, 1.2, spots + 0.35 * cloud) * (0.8 + 0.2 * smooth(-1.2, 0.6, cloud))
    out = np.ones((height, width, 4))
    out[..., 3] = keep
    return out


def folder() -> str:
    """The front of an open manila folder: a light fold at its edge, a worn rim."""
    side = FOLDER
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}">'
        f'<rect x="2" y="3" width="{side - 3}" height="{side - 4}" rx="8" fill="#000" opacity=".28"/>'
        f'<rect x="3" y="3" width="{side - 6}" height="{side - 6}" rx="6" fill="{MANILA}"/>'
        f'<rect x="4.5" y="4.5" width="{side - 9}" height="{side - 9}" rx="5" fill="none" '
        f'stroke="{MANILA_LIGHT}" '
        f'stroke-width="1.2" opacity=".9"/>'
        f'<rect x="8" y="8" width="{side - 16}" height="{side - 16}" rx="3" fill="none" '
        f'stroke="{MANILA_DARK}" '
        f'stroke-width=".8" opacity=".5"/>'
        f'<rect x="3.4" y="3.4" width="{side - 6.8}" height="{side - 6.8}" rx="6" fill="none" '
        f'stroke="{EDGE}" '
        f'stroke-width=".9"/></svg>\n'
    )


def tab(face: str, light: str, dark: str) -> str:
    """The tab of a folder: round shoulders, open below, where it meets the folder."""
    s = TAB
    shape = f"M3 {s} V14 Q3 3.5 13.5 3.5 H{s - 13.5} Q{s - 3} 3.5 {s - 3} 14 V{s} Z"
    rim = f"M3.4 {s} V14 Q3.4 3.9 13.5 3.9 H{s - 13.5} Q{s - 3.4} 3.9 {s - 3.4} 14 V{s}"
    lit = f"M5 {s} V14 Q5 5.4 13.5 5.4 H{s - 13.5} Q{s - 5} 5.4 {s - 5} 14"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{s}" height="{s}" viewBox="0 0 {s} {s}">'
        f'<path d="M5 {s} V15 Q5 4 15 4 H{s - 12} Q{s - 1} 4 {s - 1} 15 V{s} Z" fill="#000" opacity=".25"/>'
        f'<path d="{shape}" fill="{face}"/><path d="{lit}" fill="none" stroke="{light}" stroke-width="1.2"/>'
        f'<path d="{rim}" fill="none" stroke="{EDGE}" stroke-width=".9"/>'
        f'<path d="M{s - 5} 14 V{s}" stroke="{dark}" stroke-width="1" opacity=".6"/></svg>\n'
    )


def clip() -> str:
    """A paper clip of bent wire, seen from above, with its shadow."""
    wire = "M6 40 V12 Q6 4 11 4 Q16 4 16 12 V44 Q16 52 10.5 52 Q5 52 5 44 V18"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="22" height="56" viewBox="0 0 22 56" fill="none" '
        'stroke-linecap="round"><g transform="translate(1.4 1.8)">'
        f'<path d="{wire}" stroke="#000" stroke-width="2.6" opacity=".3"/></g>'
        f'<path d="{wire}" stroke="#3d434a" stroke-width="2.8"/><path d="{wire}" stroke="#c6cdd4" '
        f'stroke-width="1.5"/></svg>\n'
    )


if __name__ == "__main__":
    main()
