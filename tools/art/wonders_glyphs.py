"""The wonders' glyphs: the science and link symbols as small one-colour drawings within -30..30.

Each function takes the colour to draw in and the colour of what is cut out of it.
"""

from __future__ import annotations

from collections.abc import Callable

from tools.art.wonders_paint import box, disc, line, moved, regular, shape

Glyph = Callable[[str, str], str]


def quill(ink: str, hole: str) -> str:
    feather = "M24 -28 C2 -28 -14 -12 -15 12 L-20 24 L-15 25 L-9 14 C12 12 26 -4 24 -28Z"
    return (
        shape(feather, ink)
        + line("M-16 22 C-6 4 4 -8 16 -20", hole, 2.6)
        + line("M2 -4 L10 0 M-4 4 L4 8", hole, 2)
        + line("M-26 28 H8", ink, 4)
    )


def mortar(ink: str, hole: str) -> str:
    return (
        line("M4 -6 L20 -30", ink, 8)
        + shape("M-26 -8 H26 C26 8 18 16 10 18 L15 28 H-15 L-10 18 C-18 16 -26 8 -26 -8Z", ink)
        + line("M-20 0 C-18 6 -14 10 -8 12", hole, 3)
        + line("M-29 -8 H29", ink, 5)
    )


def plumb(ink: str, hole: str) -> str:
    frame = line("M0 -26 L-24 26 M0 -26 L24 26 M-14 8 H14", ink, 6)
    return frame + line("M0 -26 V14", ink, 2.6) + shape("M-6 13 H6 L0 29Z", ink) + shape(disc(0, -26, 5), ink)


def wheel(ink: str, hole: str) -> str:
    spokes = "".join(moved(line("M0 0 V-22", ink, 4.4), 0, 0, 1, 45 * k) for k in range(8))
    ring = f'<circle r="24" fill="none" stroke="{ink}" stroke-width="7"/>'
    return ring + spokes + shape(disc(0, 0, 8), ink) + shape(disc(0, 0, 3.2), hole)


def sundial(ink: str, hole: str) -> str:
    marks = "".join(
        moved(line("M0 -27 V-20", ink, 4), 0, 12, 1, turn) for turn in (-75, -45, -15, 15, 45, 75)
    )
    return (
        shape("M-29 14 H29 L24 27 H-24Z", ink)
        + marks
        + shape("M-3 12 L-3 -10 L17 12Z", ink)
        + line("M-19 20 H19", hole, 2.4)
    )


def armillary(ink: str, hole: str) -> str:
    rings = (
        f'<g fill="none" stroke="{ink}" stroke-width="4"><circle r="21" cy="-6"/><ellipse'
        ' rx="8" ry="21" cy="-6"/>'
        f'<ellipse rx="21" ry="8" cy="-6" transform="rotate(-24 0 -6)"/></g>'
    )
    return rings + shape(disc(0, -6, 5), ink) + line("M0 16 V25 M-13 28 H13 M-16 -28 L16 18", ink, 4)


def law(ink: str, hole: str) -> str:
    pans = "".join(
        line(f"M{x} -19 L{x - 10} 4 M{x} -19 L{x + 10} 4", ink, 2.4)
        + shape(f"M{x - 12} 4 H{x + 12} C{x + 10} 13 {x - 10} 13 {x - 12} 4Z", ink)
        for x in (-18, 18)
    )
    return pans + line("M-19 -19 H19 M0 -27 V24 M-13 27 H13", ink, 5) + shape(disc(0, -26, 4.5), ink)


def horseshoe(ink: str, hole: str) -> str:
    arch = "M-14 26 C-32 -8 -18 -26 0 -26 C18 -26 32 -8 14 26"
    nails = "".join(
        shape(disc(x, y, 2.2), hole)
        for x, y in ((-17, 10), (-19, -3), (-13, -15), (13, -15), (19, -3), (17, 10))
    )
    return line(arch, ink, 11, 'style="stroke-linecap:butt"') + line("M-18 26 H-9 M18 26 H9", ink, 6) + nails


def sword(ink: str, hole: str) -> str:
    blade = shape("M-5 8 V-24 L0 -32 L5 -24 V8Z", ink) + line("M0 4 V-22", hole, 1.8)
    hilt = line("M-13 10 H13", ink, 6) + line("M0 12 V22", ink, 6) + shape(disc(0, 26, 5), ink)
    return moved(blade + hilt, 0, 0, 1, 38)


def tower(ink: str, hole: str) -> str:
    top = "M-20 -26 H-11 V-20 H-5 V-26 H5 V-20 H11 V-26 H20 V-10 L15 -6 V28 H-15 V-6 L-20 -10Z"
    return shape(top, ink) + shape("M-5 28 V16 A5 5 0 0 1 5 16 V28Z", hole) + shape(box(-2, -3, 4, 10), hole)


def target(ink: str, hole: str) -> str:
    rings = f'<g fill="none" stroke="{ink}" stroke-width="5.5"><circle r="25"/><circle r="14"/></g>'
    arrow = line("M2 -2 L27 -27", hole, 7) + line("M0 0 L26 -26 M18 -27 L18 -18 L27 -18", ink, 3.6)
    return rings + shape(disc(0, 0, 6), ink) + arrow


def helmet(ink: str, hole: str) -> str:
    crest = "M-24 2 C-28 -30 22 -38 29 -4 L22 -4 C16 -22 -8 -20 -13 -4Z"
    bowl = "M-17 2 C-16 -20 18 -20 20 2 L20 12 L9 10 L8 28 C-1 28 -8 22 -10 12 L-10 28 C-16 24 -18 14 -17 2Z"
    return (
        shape(crest, ink)
        + shape(bowl, ink, f'stroke="{hole}" stroke-width="2.6"')
        + line("M-9 4 H18", hole, 3)
    )


def book(ink: str, hole: str) -> str:
    left = "M-2 -16 C-10 -24 -22 -24 -29 -20 V20 C-22 16 -10 16 -2 24Z"
    right = "M2 -16 C10 -24 22 -24 29 -20 V20 C22 16 10 16 2 24Z"
    lines = "".join(line(f"M{s * 8} {y} L{s * 22} {y - 3}", hole, 2.6) for s in (-1, 1) for y in (-9, 0, 9))
    return shape(left, ink) + shape(right, ink) + lines


def gear(ink: str, hole: str) -> str:
    teeth = "".join(moved(shape("M-6 -20 L-4.4 -30 H4.4 L6 -20Z", ink), 0, 0, 1, 45 * k) for k in range(8))
    return teeth + shape(disc(0, 0, 22), ink) + shape(disc(0, 0, 9), hole)


def lyre(ink: str, hole: str) -> str:
    arms = "M-8 22 C-34 10 -10 -8 -22 -26 M8 22 C34 10 10 -8 22 -26"
    return (
        line(arms, ink, 6)
        + line("M-19 -18 H19 M-10 24 H10", ink, 6)
        + line("M-7 -16 V20 M0 -16 V20 M7 -16 V20", ink, 2.4)
    )


def lamp(ink: str, hole: str) -> str:
    body = "M-22 2 C-14 -10 8 -10 12 -2 L28 -8 C28 2 16 14 6 16 H-8 C-18 14 -22 8 -22 2Z"
    handle = f'<circle cx="-22" cy="4" r="7" fill="none" stroke="{ink}" stroke-width="4.4"/>'
    flame = "M26 -12 C18 -20 26 -24 26 -32 C34 -24 34 -18 26 -12Z"
    return (
        handle
        + shape(body, ink)
        + shape("M-10 16 H8 L13 26 H-15Z", ink)
        + shape(flame, ink)
        + line("M-10 -2 H4", hole, 2.4)
    )


def mask(ink: str, hole: str) -> str:
    face = "M-23 -26 C-8 -20 8 -20 23 -26 C27 4 18 24 0 30 C-18 24 -27 4 -23 -26Z"
    eyes = shape(
        "M-17 -8 C-13 -14 -7 -13 -4 -7 C-8 -4 -14 -4 -17 -8Z M17 -8 C13 -14 7 -13 4 -7 C8 -4 14 -4 17 -8Z",
        hole,
    )
    return (
        shape(face, ink)
        + eyes
        + shape("M-13 8 C-6 12 6 12 13 8 C10 22 -10 22 -13 8Z", hole)
        + line("M0 -4 V3", hole, 3)
    )


def moon(ink: str, hole: str) -> str:
    crescent = "M8 -28 A28 28 0 1 0 27 14 A23 23 0 1 1 8 -28Z"
    return shape(crescent, ink) + moved(shape(regular(5, 9, 0, 3.8), ink), 16, -10)


def drop(ink: str, hole: str) -> str:
    return shape("M0 -31 C14 -10 21 0 21 10 A21 21 0 0 1 -21 10 C-21 0 -14 -10 0 -31Z", ink) + line(
        "M-12 9 C-12 16 -7 21 -1 21", hole, 4
    )


def column(ink: str, hole: str) -> str:
    shaft = "M-11 -16 H11 L13 20 H-13Z"
    return (
        shape(shaft, ink)
        + shape(box(-21, -29, 42, 7), ink)
        + shape("M-17 -21 H17 L11 -15 H-11Z", ink)
        + shape(box(-19, 22, 38, 7), ink)
        + line("M-5 -12 L-6 17 M5 -12 L6 17", hole, 2.6)
    )


def sun(ink: str, hole: str) -> str:
    rays = "".join(moved(shape("M-4.5 -19 L0 -31 L4.5 -19Z", ink), 0, 0, 1, 30 * k) for k in range(12))
    return rays + shape(disc(0, 0, 16), ink) + shape(disc(-3, -3, 6), hole, 'opacity="0.35"')


def pediment(ink: str, hole: str) -> str:
    pillars = "".join(shape(box(x - 3.2, -6, 6.4, 24), ink) for x in (-20, -6.7, 6.7, 20))
    return (
        shape("M-30 -10 L0 -29 L30 -10Z", ink)
        + shape("M-12 -13.5 L0 -21 L12 -13.5Z", hole)
        + pillars
        + shape(box(-29, 20, 58, 7), ink)
    )


def vase(ink: str, hole: str) -> str:
    body = "M-8 -28 H8 V-24 L5 -18 C22 -12 20 6 5 20 L9 28 H-9 L-5 20 C-20 6 -22 -12 -5 -18 L-8 -24Z"
    ears = "M-8 -22 C-22 -26 -24 -10 -16 -6 M8 -22 C22 -26 24 -10 16 -6"
    return line(ears, ink, 4) + shape(body, ink) + line("M-14 -2 H14", hole, 3)


def barrel(ink: str, hole: str) -> str:
    body = "M-15 -28 H15 C24 -12 24 12 15 28 H-15 C-24 12 -24 -12 -15 -28Z"
    return (
        shape(body, ink)
        + line("M-19 -15 C-8 -12 8 -12 19 -15 M-19 15 C-8 18 8 18 19 15", hole, 3.4)
        + line("M-7 -25 C-10 -8 -10 8 -7 25 M7 -25 C10 -8 10 8 7 25", hole, 1.6)
    )


SCIENCE: dict[str, Glyph] = {
    "quill": quill, "mortar": mortar, "plumb": plumb, "wheel": wheel, "sundial": sundial,
    "armillary": armillary, "law": law,
}  # fmt: skip
LINKS: dict[str, tuple[Glyph, str]] = {
    "horseshoe": (horseshoe, "red"), "sword": (sword, "red"), "tower": (tower, "red"),
    "target": (target, "red"), "helmet": (helmet, "red"),
    "book": (book, "green"), "gear": (gear, "green"), "lyre": (lyre, "green"), "lamp": (lamp, "green"),
    "mask": (mask, "blue"), "moon": (moon, "blue"), "drop": (drop, "blue"), "column": (column, "blue"),
    "sun": (sun, "blue"), "pediment": (pediment, "blue"),
    "vase": (vase, "yellow"), "barrel": (barrel, "yellow"),
}  # fmt: skip
