"""Casts the world game's pieces: `python -m tools.world_map_pieces`. Needs the extra [art].

Infantry, tank and aircraft as small metal pieces of 40 pixels. Each comes in two layers: `<kind>` in greys,
to be multiplied with a seat's colour, and `<kind>_shine`, the light on the metal, laid over it.
`<kind>_mark` is a white silhouette for counters.
"""

from __future__ import annotations

import numpy as np

from tools.art.texture import DEEP, Array, noise, save_deep, smooth, svg_pixels

SIDE = 40

BODIES = {
    "infantry": """
 <ellipse cx="20" cy="35.6" rx="11.5" ry="3.4"/>
 <path d="M14.2 23 L11.6 35 L16.6 35 L19.8 27 L23.6 35 L28.6 35 L25.4 22.6 Z"/>
 <path d="M14.6 14.4 Q20 12.4 25.4 14.4 L26 24 L14 24 Z"/>
 <circle cx="20" cy="10.6" r="3.3"/>
 <path d="M14.6 9.8 A5.4 5.6 0 0 1 25.4 9.8 L26.6 11 L13.4 11 Z"/>
 <path d="M15.4 15.6 L11.4 21 L17.4 23.2" fill="none" stroke="#fff" stroke-width="3.1" stroke-linejoin="round"
   stroke-linecap="round"/>
 <path d="M25 15.4 L29 18.4 L25.6 21" fill="none" stroke="#fff" stroke-width="3.1" stroke-linejoin="round"
   stroke-linecap="round"/>
 <path d="M9.6 26.4 L33.4 7.4" fill="none" stroke="#fff" stroke-width="1.9"/>
 <path d="M8.4 28.6 L14.6 23.6 L13 21.6 L7.4 25.2 Z"/>
 <rect x="17.4" y="14" width="8.6" height="9" rx="1.6" transform="translate(-3.4 0)"/>""",
    "tank": """
 <rect x="2.6" y="22.4" width="33" height="11" rx="5.4"/>
 <path d="M3.4 23.4 L7.6 17.6 L29.6 17.2 L36 21.6 L35.4 24.4 Z"/>
 <path d="M10.6 18 L13 11.6 Q14 10.2 16 10.2 L22.4 10.2 Q25 10.4 26.4 12.6 L28 18 Z"/>
 <rect x="15" y="7.8" width="5.6" height="3.4" rx="1.2"/>
 <path d="M25 12.6 L38.4 10.8 L38.7 13 L25.6 15.4 Z"/>
 <rect x="36.6" y="10.1" width="2.8" height="3.5" rx="0.8"/>""",
    "aircraft": """
 <g transform="rotate(38 20 20)">
 <path d="M20 1.6 Q23 3.4 23 11 L22.4 30 L21 37.4 L19 37.4 L17.6 30 L17 11 Q17 3.4 20 1.6 Z"/>
 <path d="M17.6 11.4 L2.4 15.6 Q0.8 16.4 1.4 18.4 L2 19.8 L17.6 20.8 L22.4 20.8 L38 19.8 L38.6 18.4
   Q39.2 16.4 37.6 15.6 L22.4 11.4 Z"/>
 <path d="M18.4 30 L12 32.4 L12.2 35 L18.8 35.4 L21.2 35.4 L27.8 35 L28 32.4 L21.6 30 Z"/>
 <rect x="14.6" y="1.2" width="10.8" height="1.3" rx="0.6"/>
 </g>""",
}

CUTS = {  # engraved lines and hollows
    "infantry": """
 <path d="M13.6 11.4 L26.4 11.4" stroke-width="0.8"/>
 <path d="M14.2 23.6 L25.8 23.2" stroke-width="1.1"/>
 <path d="M19.8 27 L20 24" stroke-width="0.8"/>
 <path d="M17.2 14.6 L18.4 23 M23.4 14.4 L22 23" stroke-width="0.6"/>""",
    "tank": """
 <path d="M3.4 23.2 L35.6 22.8" stroke-width="1.1"/>
 <circle cx="8.2" cy="28" r="2.6" stroke-width="0.9"/><circle cx="15.4" cy="28.6" r="2.6" stroke-width="0.9"/>
 <circle cx="22.8" cy="28.6" r="2.6" stroke-width="0.9"/><circle cx="30" cy="28" r="2.6" stroke-width="0.9"/>
 <path d="M11 17.9 L28 17.4" stroke-width="0.9"/>
 <path d="M25.6 12.4 L26.6 17" stroke-width="0.7"/>""",
    "aircraft": """
 <g transform="rotate(38 20 20)">
 <path d="M18.6 9.4 Q20 7.8 21.4 9.4 L21.2 15 Q20 16 18.8 15 Z" stroke-width="0.9"/>
 <path d="M17.4 11.6 L17.4 20.6 M22.6 11.6 L22.6 20.6" stroke-width="0.6"/>
 <path d="M6 18.8 L15.6 19.4 M34 18.8 L24.4 19.4" stroke-width="0.5"/>
 <circle cx="8.8" cy="16.6" r="1.5" stroke-width="0.7"/>
 <circle cx="31.2" cy="16.6" r="1.5" stroke-width="0.7"/>
 </g>""",
}


def main() -> None:
    """Write every piece."""
    for kind in BODIES:
        body, cut = _drawn(BODIES[kind], True), _drawn(CUTS[kind], False)
        grey, shine = cast(body, cut)
        save_deep(f"world/pieces/{kind}", grey)
        save_deep(f"world/pieces/{kind}_shine", shine)
        white = np.ones((*body.shape, 4))
        white[..., 3] = np.clip(body - 0.8 * cut, 0, 1)
        save_deep(f"world/pieces/{kind}_mark", white)


def cast(body: Array, cut: Array) -> tuple[Array, Array]:
    """The greys and the light of a piece cast in metal, from its silhouette and its engraved lines."""
    height = sum(
        _blur(body, radius * DEEP) * weight for radius, weight in ((0.45, 1.0), (1.0, 1.3), (2.2, 1.6))
    )
    height = height * body - 0.55 * _blur(cut, 0.22 * DEEP) * body
    size = body.shape[0]
    height = height + 0.012 * noise(size, size, 5, 0.5 * DEEP, 0.5 * DEEP) * body
    dy, dx = np.gradient(height)
    steep = 9.0
    length = np.sqrt(1 + (steep * dx) ** 2 + (steep * dy) ** 2)
    light = np.array([-0.55, -0.68, 0.72])
    light = light / np.linalg.norm(light)
    lit = (-steep * dx * light[0] - steep * dy * light[1] + light[2]) / length
    half = light + np.array([0.0, 0.0, 1.0])
    half = half / np.linalg.norm(half)
    glint = np.clip((-steep * dx * half[0] - steep * dy * half[1] + half[2]) / length, 0, 1) ** 26
    value = np.clip(0.42 + 0.78 * np.clip(lit, 0, 1), 0, 1) * (1 - 0.45 * np.clip(cut, 0, 1))
    rim = smooth(0.98, 0.55, _blur(body, 0.28 * DEEP)) * body
    value = value * (1 - 0.55 * rim)
    shadow = 0.5 * _blur(np.roll(body, (round(1.1 * DEEP), round(0.9 * DEEP)), (0, 1)), 0.7 * DEEP)
    shadow[: 2 * DEEP] = shadow[:, : 2 * DEEP] = 0.0  # what comes round from the other side
    alpha = body + (1 - body) * shadow
    grey = np.zeros((*body.shape, 4))
    grey[..., :3] = (value * body / np.maximum(alpha, 1e-6))[..., None]
    grey[..., 3] = alpha
    edge = smooth(0.35, 0.8, np.clip(lit, 0, 1)) * rim
    shine = np.ones((*body.shape, 4))
    shine[..., 3] = np.clip(0.5 * glint + 0.4 * edge, 0, 0.8) * body * (1 - np.clip(cut, 0, 1))
    return grey, shine


def _drawn(inner: str, filled: bool) -> Array:
    paint = 'fill="#fff"' if filled else 'fill="none" stroke="#fff"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}"><g {paint}>{inner}</g></svg>'
    alpha: Array = svg_pixels(svg, SIDE * DEEP, SIDE * DEEP)[..., 3]
    return alpha


def _blur(field: Array, radius: float) -> Array:
    """Gaussian blur of a field that is empty at its rim."""
    height, width = field.shape
    fy = np.fft.fftfreq(height)[:, None]
    fx = np.fft.rfftfreq(width)[None, :]
    kernel = np.exp(-2 * (np.pi * radius) ** 2 * (fx**2 + fy**2))
    out: Array = np.fft.irfft2(np.fft.rfft2(field) * kernel, s=(height, width))
    return out


if __name__ == "__main__":
    main()
