"""The wonders' marks: small one-colour drawings within -30..30 for effects, tokens and backs."""

from __future__ import annotations

import math

from tools.art.wonders_glyphs import sword
from tools.art.wonders_paint import box, disc, line, moved, regular, shape


def hammer(ink: str, hole: str) -> str:
    return moved(
        shape(box(-4, -10, 8, 42), ink) + shape("M-20 -28 H12 C20 -28 24 -22 26 -16 L12 -12 H-20Z", ink),
        0,
        0,
        0.95,
        40,
    )


def crown(ink: str, hole: str) -> str:
    points = "M-27 20 L-30 -14 L-15 2 L0 -24 L15 2 L30 -14 L27 20Z"
    balls = "".join(shape(disc(x, y, 4), ink) for x, y in ((-30, -16), (0, -26), (30, -16)))
    return shape(points, ink) + balls + shape(box(-26, 23, 52, 6), ink) + line("M-20 14 H20", hole, 3)


def laurel(ink: str, hole: str) -> str:
    """Two branches around an open middle."""
    leaves = ""
    for side in (-1, 1):
        for k in range(7):
            angle = math.radians(10 + k * 23)
            x, y = side * 25 * math.sin(angle), 25 * math.cos(angle)
            turn = side * (106 - k * 23)
            leaves += moved(shape("M0 -9 C5 -4 5 4 0 9 C-5 4 -5 -4 0 -9Z", ink), x, y, 1, turn)
    return leaves


def eagle(ink: str, hole: str) -> str:
    """A standard's eagle with its wings up."""
    wing = "M2 0 C8 -14 18 -26 30 -28 C28 -14 24 0 8 10Z"
    return (
        shape(wing, ink)
        + moved(shape(wing, ink), 0, 0, 1, 0, True)
        + shape(
            "M-6 -4 C-6 -16 -4 -22 3 -22 L10 -18 L4 -15 C6 -6 8 4 4 14 L8 28 H-8 L-4 14 C-8 6 -7 2 -6 -4Z",
            ink,
        )
        + line("M14 -14 L24 -18 M13 -6 L21 -8 M-14 -14 L-24 -18 M-13 -6 L-21 -8", hole, 1.8)
    )


def pyramid(ink: str, hole: str) -> str:
    return shape("M0 -27 L30 24 H-30Z", ink) + line("M0 -24 L9 23 M-9 -12 H2 M-18 4 H5 M-25 15 H7", hole, 2.2)


def shield_mark(ink: str, hole: str) -> str:
    return shape("M-22 -26 C-8 -22 8 -22 22 -26 C26 4 16 22 0 31 C-16 22 -26 4 -22 -26Z", ink) + line(
        "M0 -20 V24 M-18 -4 H18", hole, 3.4
    )


def cross_swords(ink: str, hole: str) -> str:
    return sword(ink, hole) + moved(sword(ink, hole), 0, 0, 1, 0, True)


def skull_coin(ink: str, hole: str) -> str:
    """Coins flying off: a stack with a broken one."""
    stack = "".join(
        shape(
            f"M-24 {y} A14 5 0 0 1 4 {y} v5 A14 5 0 0 1 -24 {y + 5}Z",
            ink,
            f'stroke="{hole}" stroke-width="1.8"',
        )
        for y in (20, 12, 4)
    )
    return stack + line("M6 -18 L24 0 M24 -18 L6 0", ink, 5)


def scales_ruler(ink: str, hole: str) -> str:
    return poly_frame(ink) + line("M-16 20 V12 M-6 20 V14 M4 20 V12", hole, 2.4)


def poly_frame(ink: str) -> str:
    return shape("M-28 -26 L28 26 H-28Z M-18 -4 V16 H4Z", ink, 'fill-rule="evenodd"')


def star(ink: str, hole: str) -> str:
    return shape(regular(5, 29, 0, 12), ink)


def gold_heap(ink: str, hole: str) -> str:
    coins = ((-14, 18), (0, 18), (14, 18), (-7, 6), (7, 6), (0, -6))
    return "".join(shape(disc(x, y, 11, 8), ink, f'stroke="{hole}" stroke-width="2.4"') for x, y in coins)


def arrow_turn(ink: str, hole: str) -> str:
    return line("M20 -10 A22 22 0 1 0 22 8", ink, 8, 'style="stroke-linecap:butt"') + shape(
        "M28 -24 L24 2 L4 -12Z", ink
    )


def wheat(ink: str, hole: str) -> str:
    grains = ""
    for k in range(4):
        y = -16 + k * 9
        for side in (-1, 1):
            grains += moved(shape("M0 -8 C5 -3 5 4 0 8 C-5 4 -5 -3 0 -8Z", ink), side * 8, y, 1, side * 32)
    return (
        line("M0 -18 V30", ink, 3.4)
        + shape("M0 -31 C5 -25 5 -18 0 -14 C-5 -18 -5 -25 0 -31Z", ink)
        + grains
        + line("M-18 26 C-10 22 -6 24 0 30 M18 26 C10 22 6 24 0 30", ink, 3)
    )


def arch(ink: str, hole: str) -> str:
    """A wall with its gate under a builder's square."""
    return (
        shape("M-28 28 V-8 H28 V28 H14 V14 A14 14 0 0 0 -14 14 V28Z", ink)
        + line("M-26 3 H-12 M12 3 H26 M0 -6 V-1 M-16 -6 L-14 0 M16 -6 L14 0", hole, 2)
        + shape("M-24 -12 L0 -30 L24 -12Z", ink)
    )


def exchange(ink: str, hole: str) -> str:
    """Goods for coins: two arrows around a coin."""
    return (
        line("M-26 -14 H18 M26 14 H-18", ink, 6)
        + shape("M14 -26 L30 -14 L14 -2Z M-14 2 L-30 14 L-14 26Z", ink)
        + shape(disc(0, 0, 9), ink, f'stroke="{hole}" stroke-width="3"')
    )


def trowel(ink: str, hole: str) -> str:
    wall = "".join(
        shape(box(x, y, 16, 8), ink) for x, y in ((-28, 20), (-10, 20), (8, 20), (-19, 10), (-1, 10))
    )
    return wall + moved(
        shape("M-12 -6 L12 -6 L0 20Z", ink) + line("M0 -6 V-16 L6 -16 V-30", ink, 5), 10, -6, 0.9, 30
    )


def compass(ink: str, hole: str) -> str:
    return (
        line("M-1 -20 L-18 26 M1 -20 L18 26", ink, 5)
        + f'<path d="M-20 10 A26 26 0 0 0 20 10" fill="none" stroke="{ink}" stroke-width="4"/>'
        + shape(disc(0, -22, 7), ink)
        + shape(disc(0, -22, 2.6), hole)
    )


def owl(ink: str, hole: str) -> str:
    body = "M-19 -27 L-9 -22 H9 L19 -27 C24 -10 20 20 0 29 C-20 20 -24 -10 -19 -27Z"
    eyes = "".join(shape(disc(x, -9, 8), hole) + shape(disc(x, -9, 3.6), ink) for x in (-9, 9))
    return shape(body, ink) + eyes + shape("M-3 -2 H3 L0 6Z", hole) + line("M-8 12 H8 M-5 18 H5", hole, 2.4)


def flame_altar(ink: str, hole: str) -> str:
    flame = "M0 -31 C12 -18 14 -10 10 -2 H-10 C-16 -12 -4 -16 0 -31Z"
    return (
        shape(flame, ink)
        + shape("M-19 2 H19 L15 9 H-15Z", ink)
        + shape(box(-11, 11, 22, 11), ink)
        + shape(box(-17, 23, 34, 6), ink)
    )


def houses(ink: str, hole: str) -> str:
    left = "M-29 28 V0 L-17 -12 L-5 0 V28Z"
    right = "M-1 28 V-14 L14 -29 L29 -14 V28Z"
    doors = (
        shape(box(-20, 16, 7, 12), hole) + shape(box(10, 14, 8, 14), hole) + shape(box(10, -8, 8, 8), hole)
    )
    return shape(left, ink) + shape(right, ink) + doors


def spade(ink: str, hole: str) -> str:
    """A grave: a slab with a wreath, for a leader that is buried."""
    return (
        shape("M-20 28 V-8 A20 20 0 0 1 20 -8 V28Z", ink)
        + moved(laurel(hole, ink), 0, -4, 0.42)
        + line("M-28 28 H28", ink, 5)
    )


def cards(ink: str, hole: str) -> str:
    one = "M-11 -18 h22 v34 h-22Z"
    outline = f'stroke="{hole}" stroke-width="2.6"'
    return moved(shape(one, ink, outline), -10, 4, 1, -14) + moved(shape(one, ink, outline), 10, 2, 1, 12)


def dagger_card(ink: str, hole: str) -> str:
    """A card struck out: what a wonder takes from the other city."""
    return (
        shape(box(-17, -26, 34, 48), ink)
        + line("M-20 18 L22 -20 M-20 -20 L22 18", hole, 9)
        + line("M-24 22 L26 -24 M-24 -24 L26 22", ink, 4.4)
    )


def link(ink: str, hole: str) -> str:
    """Two rings of a chain."""
    one = '<rect x="-26" y="-9" width="30" height="18" rx="9"'
    two = '<rect x="-4" y="-9" width="30" height="18" rx="9"'
    style = f'fill="none" stroke="{ink}" stroke-width="6"/>'
    return f'<g transform="rotate(-38)">{one} {style}{two} {style}</g>'


def eye_off(ink: str, hole: str) -> str:
    return (
        line("M-28 0 C-16 -20 16 -20 28 0 C16 20 -16 20 -28 0Z", ink, 5)
        + shape(disc(0, 0, 8), ink)
        + line("M-22 22 L22 -22", hole, 9)
        + line("M-24 24 L24 -24", ink, 4.6)
    )


def stop(ink: str, hole: str) -> str:
    """A pawn held still."""
    return shape("M-10 28 H10 L5 4 A11 11 0 1 0 -5 4Z", ink) + line("M-27 -20 V22 M27 -20 V22", ink, 6)
