"""The turned wooden bases of the duel: seat colour and symbol, ring style for the kind, matt once acted."""

from __future__ import annotations

import math

from game.ui.theme import SEAT_COLOURS, SeatColour
from tools.art.figures_paint import DARK, LIGHT, OUTLINE, mix, oval, picture, placed

KINDS = ("leader", "active", "passive", "special")
CX, CY, RX, RY, DEEP = 96.0, 134.0, 80.0, 36.0, 15.0
GOLD = "#e2b24a"
STAR = "M0 -10 L2.9 -3.2 L10 -2.6 L4.6 2 L6.2 9 L0 5.3 L-6.2 9 L-4.6 2 L-10 -2.6 L-2.9 -3.2 Z"
SYMBOLS = {
    "triangle": "M0 -9 L9 7.5 L-9 7.5 Z",
    "disc": oval(0, 0, 8),
    "square": "M-7 -7 L7 -7 L7 7 L-7 7 Z",
    "diamond": "M0 -10 L8 0 L0 10 L-8 0 Z",
    "star": STAR,
    "cross": "M-3 -9 L3 -9 L3 -3 L9 -3 L9 3 L3 3 L3 9 L-3 9 L-3 3 L-9 3 L-9 -3 L-3 -3 Z",
}
CROWN = "M-10 7 L-11 -7 L-5 0 L0 -10 L5 0 L11 -7 L10 7 Z"


def base(seat: SeatColour, kind: str, matt: bool) -> str:
    """One base as a whole SVG picture in the figures' drawing space."""
    colour = hexed(seat.fill)
    if matt:
        colour = mix(mix(colour, "#807a72", 0.48), "#3a3632", 0.1)
    paint = [body(colour, matt), ring(kind, colour, matt), rim(kind, colour, matt)]
    if not matt:
        paint.append(gloss())
    paint.append(medallion(seat, colour, matt))
    return picture(f'<g filter="url(#turned)">{"".join(paint)}</g>')


def hexed(rgb: tuple[int, int, int]) -> str:
    """The theme's colour as #rrggbb."""
    return "#{:02x}{:02x}{:02x}".format(*rgb)


def body(colour: str, matt: bool) -> str:
    """The disc: side wall with a turned groove, then the top face with its bevel."""
    lit, dark = (0.12, 0.4) if matt else (0.42, 0.55)
    shade = "#5a3c22" if is_light(colour) else DARK
    wall = (
        f"M{CX - RX} {CY} L{CX - RX} {CY + DEEP} "
        + " ".join(f"L{x:.1f} {y:.1f}" for x, y in arc(RX, RY, 180, 0, DEEP))
        + f" L{CX + RX} {CY} Z"
    )
    return (
        f'<defs><linearGradient id="wall"><stop offset="0" stop-color="{mix(colour, shade, 0.3)}"/>'
        f'<stop offset=".25" stop-color="{mix(colour, LIGHT, lit * 0.8)}"/>'
        f'<stop offset=".6" stop-color="{mix(colour, shade, 0.25)}"/>'
        f'<stop offset="1" stop-color="{mix(colour, shade, dark + 0.12)}"/></linearGradient>'
        f'<linearGradient id="top" x1=".1" y1="0" x2=".8" y2="1"><stop offset="0" '
        f'stop-color="{mix(colour, LIGHT, lit)}"/>'
        f'<stop offset=".5" stop-color="{colour}"/><stop offset="1" '
        f'stop-color="{mix(colour, shade, dark * 0.7)}"/>'
        f"</linearGradient></defs>"
        f'<path d="{wall} {oval(CX, CY, RX, RY)}" fill="{OUTLINE}" stroke="{OUTLINE}" stroke-width="7" '
        f'stroke-linejoin="round"/>'
        f'<path d="{wall}" fill="url(#wall)"/>'
        f'<path d="{oval(CX, CY, RX, RY)}" fill="url(#top)" stroke="{mix(colour, shade, 0.6)}" '
        f'stroke-width="2"/>'
        f'<path d="{oval(CX + 0.8, CY + 0.8, RX - 3, RY - 2)}" fill="none" '
        f'stroke="{mix(colour, LIGHT, 0.2 if matt else 0.6)}" '
        f'stroke-width="1.6" opacity=".7"/>'
    )


def ring(kind: str, colour: str, matt: bool) -> str:
    """The inlay that tells the kind: crowned double, notched, plain double, or stars on a broken line."""
    tone, edge = inlay(kind, colour, matt)
    if kind == "leader":
        inner = hoop(0.92, tone, edge, 4.2) + hoop(0.66, tone, edge, 3)
        return inner + "".join(stamp(CROWN, 0.79, a, tone, edge, 1.0) for a in (-150, -30, 150, 30, 180, 0))
    if kind == "active":
        teeth = "".join(notch(a, tone, edge) for a in range(0, 360, 20))
        return teeth + hoop(0.74, tone, edge, 5)
    if kind == "passive":
        return hoop(0.9, tone, edge, 3.2) + hoop(0.74, tone, edge, 3.2)
    dashes = hoop(0.8, tone, edge, 4, 'stroke-dasharray="17 27"')
    return dashes + "".join(
        stamp(STAR, 0.8, a, tone, edge, 0.95) for a in range(-150, 211, 30) if a not in (90,)
    )


def inlay(kind: str, colour: str, matt: bool) -> tuple[str, str]:
    """Colours of the inlay and of its edge that stand out from the seat's colour."""
    light = is_light(colour)
    if matt:
        return ("#4b443d", "#8f877c") if light else ("#a79d8e", "#3a332d")
    if kind == "leader":
        return ("#8a4f12", "#fff0b8") if light else ("#f2c75c", "#3c2408")
    return ("#4a2d14", "#fff3cf") if light else ("#f3dfae", "#2a1a0c")


def is_light(colour: str) -> bool:
    """Whether dark inlays stand out better on this colour than pale ones."""
    return int(colour[1:3], 16) * 0.3 + int(colour[3:5], 16) * 0.6 + int(colour[5:7], 16) * 0.1 > 138


def rim(kind: str, colour: str, matt: bool) -> str:
    """The kind's mark again on the side wall, where no figure can hide it."""
    tone, edge = inlay(kind, colour, matt)
    if kind == "passive":
        return "".join(wall_line(share, tone, edge, 1.8) for share in (0.34, 0.68))
    if kind == "active":
        return "".join(flute(a, tone, edge) for a in range(10, 171, 16) if abs(a - 90) > 16)
    marks = {"leader": (oval(0, 0, 4.2), 14.5), "special": (placed(STAR, 0, 0, 0, 0.58), 16.5)}
    shape, gap = marks[kind]
    out = wall_line(0.52, tone, edge, 1.4) if kind == "leader" else ""
    for side in (-1, 1):
        for k in range(5 if kind == "leader" else 4):
            x, y = spot(1, 90 + side * (20 + gap * k))
            out += (
                f'<path d="{shape}" transform="translate({x:.1f} {y + DEEP * 0.52:.1f})" fill="{tone}" '
                f'stroke="{edge}" '
                f'stroke-width="2.4" paint-order="stroke" stroke-linejoin="round"/>'
            )
    return out


def wall_line(share: float, tone: str, edge: str, width: float) -> str:
    """An inlaid line around the side wall, `share` of its height below the top edge."""
    d = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in arc(RX, RY, 177, 3, DEEP * share))
    common = f'd="{d}" fill="none"'
    return (
        f'<path {common} stroke="{edge}" stroke-width="{width + 1.8}" opacity=".55"/>'
        f'<path {common} stroke="{tone}" stroke-width="{width}"/>'
    )


def flute(angle: float, tone: str, edge: str) -> str:
    """An upright notch in the side wall."""
    x, y = spot(1, angle)
    common = f'd="M{x:.1f} {y + 3.6:.1f} V{y + DEEP - 3:.1f}" stroke-linecap="round"'
    return (
        f'<path {common} stroke="{edge}" stroke-width="6"/><path {common} stroke="{tone}" '
        f'stroke-width="3.6"/>'
    )


def hoop(share: float, tone: str, edge: str, width: float, extra: str = "") -> str:
    """One inlaid ellipse at `share` of the radius, thinner at the back as the eye sees it."""
    d = oval(CX, CY, RX * share, RY * share)
    return (
        f'<path d="{d}" fill="none" stroke="{edge}" stroke-width="{width + 2.4}" opacity=".55" {extra}/>'
        f'<path d="{d}" fill="none" stroke="{tone}" stroke-width="{width}" {extra}/>'
    )


def notch(angle: float, tone: str, edge: str) -> str:
    """A tooth from the ring outwards."""
    (x1, y1), (x2, y2) = spot(0.76, angle), spot(0.93, angle)
    line = f'd="M{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}" stroke-linecap="round"'
    return (
        f'<path {line} stroke="{edge}" stroke-width="7" opacity=".5"/><path {line} stroke="{tone}" '
        f'stroke-width="4.6"/>'
    )


def stamp(shape: str, share: float, angle: float, tone: str, edge: str, size: float) -> str:
    """A small inlaid shape on the ring, flattened like the face it lies on."""
    x, y = spot(share, angle)
    return (
        f'<path d="{shape}" transform="translate({x:.1f} {y:.1f}) scale({size} {size * 0.72})" fill="{tone}" '
        f'stroke="{edge}" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round"/>'
    )


def gloss() -> str:
    """The lamp's soft reflection on a figure that can still act."""
    return (
        f'<ellipse cx="{CX - 34}" cy="{CY - 20}" rx="34" ry="9" fill="#fff8e2" opacity=".5" '
        f'filter="url(#soft)" '
        f'transform="rotate(-12 {CX - 34} {CY - 20})"/>'
        f'<ellipse cx="{CX - 52}" cy="{CY + 36}" rx="14" ry="3" fill="#fff8e2" opacity=".55" '
        f'filter="url(#crisp)" '
        f'transform="rotate(22 {CX - 52} {CY + 36})"/>'
    )


def medallion(seat: SeatColour, colour: str, matt: bool) -> str:
    """The seat's symbol on a small disc let into the front rim."""
    rim = "#8f877c" if matt else GOLD
    field = hexed(seat.rim) if not matt else mix(hexed(seat.rim), "#807a72", 0.5)
    sign = colour if not matt else mix(hexed(seat.fill), "#5a544c", 0.45)
    x, y = CX, 171.0
    return (
        f'<circle cx="{x}" cy="{y}" r="18.5" fill="{OUTLINE}"/><circle cx="{x}" cy="{y}" r="16" '
        f'fill="{rim}"/>'
        f'<circle cx="{x}" cy="{y}" r="13.6" fill="{field}" stroke="{OUTLINE}" stroke-width="1.4"/>'
        f'<path d="{placed(SYMBOLS[seat.symbol], x, y, 0, 1.05)}" fill="{sign}" '
        f'stroke="{mix(sign, DARK, 0.4)}" stroke-width="1"/>'
        + (
            ""
            if matt
            else f'<path d="M{x - 13} {y - 6} Q{x - 8} {y - 14} {x + 2} {y - 15}" fill="none" '
            f'stroke="#fff8e2" '
            f'stroke-width="2.4" stroke-linecap="round" opacity=".85"/>'
        )
    )


def spot(share: float, angle: float) -> tuple[float, float]:
    """The point of the top face at an angle in degrees, at a share of its radius."""
    t = math.radians(angle)
    return CX + RX * share * math.cos(t), CY + RY * share * math.sin(t)


def arc(rx: float, ry: float, start: float, end: float, drop: float) -> list[tuple[float, float]]:
    """Points of the front edge from start to end degrees, `drop` units lower."""
    out = []
    for k in range(33):
        t = math.radians(start + (end - start) * k / 32)
        out.append((CX + rx * math.cos(t), CY + drop + ry * math.sin(t)))
    return out


def shadow() -> str:
    """The soft shadow that every base throws to the lower right."""
    return picture(
        '<filter id="cast" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur '
        'stdDeviation="4.5"/></filter>'
        f'<ellipse cx="{CX + 8}" cy="{CY + 15}" rx="{RX - 2}" ry="{RY - 3}" fill="#0b0706" '
        f'opacity=".62" filter="url(#cast)"/>'
    )


def all_bases() -> list[tuple[str, SeatColour, str, bool]]:
    """(name, seat, kind, matt) of every base; names are colour_kind and colour_kind_matt."""
    return [
        (f"{seat.name}_{kind}{'_matt' if matt else ''}", seat, kind, matt)
        for seat in SEAT_COLOURS
        for kind in KINDS
        for matt in (False, True)
    ]
