"""Draws the title's emblem and the window's icon: run as `python -m tools.art.emblem`.

The emblem is the breast star of an order: brass rays, a crown on blue enamel in the middle, and the crests of
the four games between the arms. Drawn at 3x and averaged down. Needs the extra [art].
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from game.ui.theme import BRASS, BRASS_BRIGHT
from tools.art.render import SCALES, SPRITES
from tools.art.texture import Array, Rgb, band, over, ramp, smooth, svg_pixels, to_bytes, write

Mask = NDArray[np.bool_]
METAL: list[Rgb] = [(48, 28, 8), (112, 76, 26), BRASS, (222, 182, 98), BRASS_BRIGHT, (255, 248, 220)]
CRIMSON: Rgb = (150, 26, 44)
BLUE: Rgb = (22, 60, 104)
GREEN: Rgb = (24, 92, 66)
CHARCOAL: Rgb = (46, 46, 56)
SHIELD = "M-46 -50 C-30 -56 -14 -55 0 -50 C14 -55 30 -56 46 -50 V-6 C46 26 26 46 0 62 C-26 46 -46 26 -46 -6Z"
CROWN = (
    "M-37 24 L-45 -16 L-26 3 L-22 -24 L-9 -2 L0 -33 L9 -2 L22 -24 L26 3 L45 -16 L37 24Z"
    "M-36.5 27 H36.5 V37 C20 41 -20 41 -36.5 37Z"
)
CROWN_BALLS = ((-45, -19, 4.6), (-22, -27.5, 4.6), (0, -38, 5.6), (22, -27.5, 4.6), (45, -19, 4.6))


class Canvas(NamedTuple):
    """A square picture of `size` pixels showing coordinates from -half to half."""

    half: float
    size: int

    def grid(self) -> tuple[Array, Array]:
        """Coordinates of the pixel centres."""
        axis = ((np.arange(self.size) + 0.5) / self.size * 2 - 1) * self.half
        across, down = np.meshgrid(axis, axis)
        return across, down

    def draw(self, body: str) -> Array:
        """SVG shapes in these coordinates as an (h, w, 4) picture."""
        box = f"{-self.half} {-self.half} {2 * self.half} {2 * self.half}"
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{body}</svg>'
        return svg_pixels(svg, self.size, self.size)

    def cover(self, body: str) -> Array:
        """How much of each pixel the shapes cover."""
        return self.draw(f'<g fill="#fff">{body}</g>')[..., 3]


def main() -> None:
    """Write the emblem and the icon."""
    _save("ui/title", emblem(Canvas(210, 420 * 3)), 420)
    _save("ui/window_icon", medallion(np.zeros((192, 192, 4)), Canvas(80, 192)), 64)
    source = SPRITES / "src" / "ui" / "title_crests.svg"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-210 -210 420 420"><g '
        f'fill="#b98f3e">{_all_crests()}</g></svg>\n',
        encoding="utf-8",
    )


def _save(name: str, picture: Array, size: int) -> None:
    """Average a 3x picture down to the three sizes."""
    image = Image.fromarray(to_bytes(picture), mode="RGBA")
    for scale in SCALES:
        small = image.convert("RGBa").resize((size * scale, size * scale), Image.Resampling.LANCZOS)
        write(name, scale, small.convert("RGBA"))


def emblem(canvas: Canvas) -> Array:
    """Star, shields, medallion, from the table upwards."""
    x, y = canvas.grid()
    picture = _shadowed(np.zeros((canvas.size, canvas.size, 4)), canvas, _star_edge(x, y) < 0, 9)
    picture = star(picture, x, y)
    for place, colour in _shields():
        shape = f'<path d="{SHIELD}" transform="{place}"/>'
        picture = shield(picture, canvas, shape, colour, place)
    charges = _all_crests()
    picture = gilded(picture, canvas, canvas.cover(charges), 2)
    disc = np.hypot(x, y) < 80
    return medallion(_shadowed(picture, canvas, disc, 6), canvas)


def _shields() -> list[tuple[str, Rgb]]:
    """Where the four shields hang and their enamel."""
    return [
        ("translate(-99 -96)", CRIMSON),
        ("translate(99 -96)", BLUE),
        ("translate(-99 92)", GREEN),
        ("translate(99 92)", CHARCOAL),
    ]


def _star_edge(x: Array, y: Array) -> Array:
    """About how far outside the star a point is: eight bundles of rays, the upright ones longer."""
    r, turn = np.hypot(x, y), np.arctan2(y, x)
    arm = np.abs(np.mod(turn + math.pi / 4, math.pi / 2) - math.pi / 4)
    small = np.abs(np.mod(turn, math.pi / 2) - math.pi / 4)
    reach = np.maximum(206 - 215 * arm, 176 - 150 * small)
    rib = np.abs(np.mod(turn * 48 / math.pi + 0.5, 1) - 0.5)
    result: Array = r - (reach - 14 * rib)
    return result


def star(picture: Array, x: Array, y: Array) -> Array:
    """The rays: each rib is a ridge with one side to the lamp."""
    r, turn = np.hypot(x, y), np.arctan2(y, x)
    side = np.sign(np.mod(turn * 48 / math.pi + 0.5, 1) - 0.5)
    facing = np.cos(turn + side * math.pi / 2 + math.pi * 0.75)
    arm = np.abs(np.mod(turn + math.pi / 4, math.pi / 2) - math.pi / 4)
    tone = 0.44 + 0.26 * facing * -1 + 0.12 * np.cos(turn + math.pi * 0.75) + 0.14 * smooth(0.4, 0.0, arm)
    tone = tone - 0.25 * smooth(100, 70, r)
    edge = _star_edge(x, y)
    picture = over(picture, (26, 14, 4), smooth(1.2, 0.2, edge))
    return over(picture, ramp(np.clip(tone, 0, 1), METAL), smooth(-0.8, -1.8, edge))


def shield(picture: Array, canvas: Canvas, shape: str, colour: Rgb, place: str) -> Array:
    """A crest's plate: shadow, gold rim, engraved sunburst under clear enamel."""
    cover = canvas.cover(shape)
    picture = _shadowed(picture, canvas, cover > 0.5, 5)
    inner = canvas.cover(
        f'<g transform="{place}"><path d="{SHIELD}" transform="translate(0 0.4) scale(0.88)"/></g>'
    )
    picture = gilded(picture, canvas, cover, 3)
    picture = over(picture, (14, 8, 4), _spread(inner, 2))
    x, y = canvas.grid()
    dx, dy = (float(part) for part in place[10:-1].split())
    return over(picture, enamel(x - dx, y - dy, colour, 60), inner)


def enamel(x: Array, y: Array, colour: Rgb, size: float) -> Array:
    """Clear glass over engraved rays, with a window of light in the upper left."""
    turn, r = np.arctan2(y + size * 0.25, x), np.hypot(x, y)
    rays = 0.5 + 0.5 * np.cos(turn * 36) * np.cos(r * 0.9)
    gloss = np.exp(-(((x + size * 0.42) / (size * 0.4)) ** 2 + ((y + size * 0.5) / (size * 0.34)) ** 2))
    base = np.asarray(colour, dtype=np.float64) / 255
    tone = 0.72 + 0.2 * rays + 0.5 * gloss - 0.3 * smooth(size * 0.4, size * 1.1, r)
    return np.asarray(np.clip(base * tone[..., None] + 0.14 * gloss[..., None], 0, 1))


def medallion(picture: Array, canvas: Canvas) -> Array:
    """The crown on blue enamel in a beaded gold ring of radius 78."""
    x, y = canvas.grid()
    r, turn = np.hypot(x, y), np.arctan2(y, x)
    soft = max(0.35, canvas.half / canvas.size * 1.4)
    picture = over(picture, (20, 11, 4), smooth(78.6 + soft, 78.6 - soft, r))
    rise = -np.cos(turn - math.pi / 4) * np.sin(np.clip((r - 70) / 8, -1, 1) * math.pi / 2)
    picture = over(picture, ramp(np.clip(0.56 + 0.4 * rise, 0, 1), METAL), band(r, 70, 7.8, soft))
    step = math.pi / 22
    swing = np.mod(turn, 2 * step) - step
    bx, by = r * np.cos(swing) - 70, r * np.sin(swing)
    picture = over(picture, (40, 22, 6), smooth(4.2 + soft, 4.2 - soft, np.hypot(bx, by)))
    lit = np.clip(0.6 - 0.1 * ((x + y) - 70 * (np.cos(turn - swing) + np.sin(turn - swing))), 0, 1)
    picture = over(picture, ramp(lit, METAL), smooth(3.3 + soft, 3.3 - soft, np.hypot(bx, by)))
    picture = over(picture, (14, 8, 4), smooth(62.4 + soft, 62.4 - soft, r))
    picture = over(picture, enamel(x, y, BLUE, 62), smooth(61.4 + soft, 61.4 - soft, r))
    picture = over(picture, ramp(np.full_like(r, 0.6), METAL), band(r, 57, 0.7, soft))
    balls = "".join(f'<circle cx="{cx}" cy="{cy}" r="{cr}"/>' for cx, cy, cr in CROWN_BALLS)
    cover = canvas.cover(f'<path d="{CROWN}"/>{balls}')
    picture = gilded(_shadowed(picture, canvas, cover > 0.5, 3), canvas, cover, 5)
    return _jewels(picture, canvas)


def _jewels(picture: Array, canvas: Canvas) -> Array:
    """Stones in the crown's band and lines under its points."""
    stones = [(-26, CRIMSON), (-13, GREEN), (0, CRIMSON), (13, GREEN), (26, CRIMSON)]
    body = ""
    for cx, colour in stones:
        y = 33.4 - cx * cx / 900
        body += f'<ellipse cx="{cx}" cy="{y}" rx="4.4" ry="3.6" fill="#2a1606"/>'
        body += f'<ellipse cx="{cx}" cy="{y}" rx="3.5" ry="2.8" fill="rgb{colour}"/>'
        body += f'<ellipse cx="{cx - 1.1}" cy="{y - 0.9}" rx="1.2" ry="0.8" fill="#ffe9d8" opacity="0.85"/>'
    lozenge = "M0 6 L4.6 13 L0 20 L-4.6 13Z"
    body += f'<path d="{lozenge}" fill="#7c1426" stroke="#2a1606" stroke-width="1"/>'
    body += '<path d="M0 8 L2 12 L0 13 L-2 12Z" fill="#ffd9d0" opacity="0.6"/>'
    drawn = canvas.draw(body)
    return over(picture, drawn[..., :3], drawn[..., 3])


def _all_crests() -> str:
    """The four charges, in gold: hexagons, globe, temple, counter."""
    places = [place for place, _ in _shields()]
    drawings = (_hexes(), _globe(), _temple(), _counter())
    return "".join(f'<g transform="{p}">{d}</g>' for p, d in zip(places, drawings, strict=True))


def _hexes() -> str:
    """Seven spaces, the middle one full."""
    parts = []
    for k in range(7):
        dist = 0.0 if k == 0 else 22.5
        cx, cy = dist * math.sin(k * math.pi / 3), -3 - dist * math.cos(k * math.pi / 3)
        corner = [
            (cx + 11.6 * math.cos(i * math.pi / 3), cy + 11.6 * math.sin(i * math.pi / 3)) for i in range(6)
        ]
        path = "M" + " L".join(f"{px:.2f} {py:.2f}" for px, py in corner) + "Z"
        style = "" if k == 0 else ' fill="none" stroke="#fff" stroke-width="3.4"'
        parts.append(f'<path d="{path}"{style}/>')
    return "".join(parts)


def _globe() -> str:
    """A globe on its meridians with a stand."""
    lines = (
        '<circle cy="-8" r="27"/><ellipse cy="-8" rx="12" ry="27"/><path d="M0 -35 V19 M-27 -8 H27"/>'
        '<path d="M-23 -21 Q0 -13 23 -21 M-23 5 Q0 -3 23 5"/><path d="M-15 29 Q0 22 15 29 M0 20 V27"/>'
    )
    return f'<g fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round">{lines}</g>'


def _temple() -> str:
    """A temple front under a rising sun."""
    columns = "".join(f'<rect x="{cx - 3}" y="-8" width="6" height="27"/>' for cx in (-22, -7.5, 7.5, 22))
    rays = "".join(
        f'<path d="M0 -44 V-37" stroke="#fff" stroke-width="2.6" transform="rotate({a} 0 -28)"/>'
        for a in (-56, -28, 0, 28, 56)
    )
    return (
        f'<path d="M-32 -12 L0 -31 L32 -12Z"/>{columns}<rect x="-29" y="21" width="58" '
        f'height="5"/><rect x="-24" y="28" width="48" height="4"/>{rays}'
    )


def _counter() -> str:
    """An infantry unit's box with its steps, and a star."""
    box = (
        '<path d="M-29 -12 H29 V22 H-29Z M-29 -12 L29 22 M29 -12 L-29 22" fill="none" '
        'stroke="#fff" stroke-width="3.6" stroke-linejoin="round"/>'
    )
    point = [(10.5 if k % 2 == 0 else 4.4, math.radians(36 * k - 90)) for k in range(10)]
    star_path = "M" + " L".join(f"{r * math.cos(a):.2f} {-31 + r * math.sin(a):.2f}" for r, a in point) + "Z"
    pips = "".join(f'<circle cx="{cx}" cy="32" r="3"/>' for cx in (-10, 0, 10))
    return f'{box}<path d="{star_path}"/>{pips}'


def gilded(picture: Array, canvas: Canvas, cover: Array, depth: int) -> Array:
    """Raised gold where cover is 1: rounded edges lit from the upper left, a dark key line around."""
    soft = _soft(cover, depth)
    gy, gx = np.gradient(soft)
    lit = np.clip((gx + gy) * depth * 1.5, -1, 1)
    _, y = canvas.grid()
    picture = over(picture, (24, 13, 4), np.clip(_spread(cover, 2), 0, 1) * 0.8)
    return over(picture, ramp(np.clip(0.62 + 0.36 * lit - 0.0006 * y, 0, 1), METAL), cover)


def _shadowed(picture: Array, canvas: Canvas, shape: Mask, reach: int) -> Array:
    """A soft shadow of a shape, to the lower right."""
    pixels = max(1, round(reach * canvas.size / canvas.half / 4))
    blur = _soft(shape.astype(np.float64), pixels)
    return over(picture, (6, 4, 2), np.roll(blur, (pixels, pixels // 2), (0, 1)) * 0.55)


def _soft(field: Array, depth: int) -> Array:
    """A field blurred by three passes of a box of about `depth` pixels."""
    out = field
    for _ in range(3):
        for axis in (0, 1):
            out = sum((np.roll(out, k, axis) for k in range(-depth, depth + 1)), np.zeros_like(out)) / (
                2 * depth + 1
            )
    return out


def _spread(cover: Array, steps: int) -> Array:
    """A mask made wider by some pixels."""
    out = cover
    for k in range(8):
        dx, dy = round(steps * math.cos(k * math.pi / 4)), round(steps * math.sin(k * math.pi / 4))
        out = np.maximum(out, np.roll(cover, (dy, dx), (0, 1)))
    return out


if __name__ == "__main__":
    main()
