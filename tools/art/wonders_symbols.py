"""The wonders' symbols: carved tiles of goods, coins, laurels, shields, science discs, link plaques, marks.

`SYMBOLS` names every symbol and how it is drawn within -50..50.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art import wonders_glyphs as glyphs
from tools.art import wonders_marks as marks
from tools.art.wonders_effects import EFFECTS
from tools.art.wonders_glyphs import LINKS, SCIENCE, Glyph
from tools.art.wonders_paint import (
    across,
    box,
    clipped,
    dim,
    disc,
    down,
    faint,
    glow,
    line,
    lit,
    moved,
    poly,
    regular,
    shape,
    slant,
    solid,
)

INK = "#20140f"
CREAM = "#f8edd2"
GOLD = "#d6a53f"
FAMILIES = {
    "brown": "#7a4c2b",
    "grey": "#7f868e",
    "blue": "#2c63ab",
    "yellow": "#dba52a",
    "green": "#2f8558",
    "red": "#b2322a",
    "purple": "#69418f",
}
FAMILY_MARKS: dict[str, Glyph] = {
    "brown": marks.hammer,
    "grey": glyphs.mortar,
    "blue": glyphs.pediment,
    "yellow": glyphs.vase,
    "green": glyphs.gear,
    "red": marks.cross_swords,
    "purple": marks.crown,
}
TILE = (
    "M-30 -46 H30 A16 16 0 0 1 46 -30 V30 A16 16 0 0 1 30 46 H-30 "
    "A16 16 0 0 1 -46 30 V-30 A16 16 0 0 1 -30 -46Z"
)
SIZE = 44
VIEW = (-50.0, -50.0, 100.0, 100.0)


def gold() -> str:
    """Brass lit from the upper left."""
    return slant("#fff0b4", (0.3, "#e9bd58"), (0.6, "#b98a30"), "#7a5216")


def tile(colour: str, thing: str) -> str:
    """A rounded carved tile with a thing on it."""
    return (
        shape(TILE, INK, f'stroke="{INK}" stroke-width="6"')
        + shape(TILE, solid(colour, 0.35))
        + moved(line(TILE, lit(colour, 0.5), 3), 0, 0, 0.9)
        + thing
    )


def plaque(colour: str, points: str, glyph: Glyph, size: float, ink: str = CREAM) -> str:
    """A plate with a brass rim and one glyph."""
    hole = dim(colour, 0.25)
    return (
        shape(points, INK, f'stroke="{INK}" stroke-width="6" stroke-linejoin="round"')
        + shape(points, gold())
        + moved(shape(points, solid(colour, 0.28)), 0, 0, 0.86)
        + moved(line(points, INK, 2.4, 'opacity="0.6"'), 0, 0, 0.86)
        + moved(faint(glyph("#000000", "#000000"), 0.35), 1.6, 2.4, size)
        + moved(glyph(ink, hole), 0, 0, size)
    )


def clay() -> str:
    def brick(x: float, y: float) -> str:
        return (
            shape(f"M{x} {y} l24 -9 l20 7 l-24 10Z", "#f2a476")
            + shape(f"M{x} {y} l20 8 v16 l-20 -8Z", "#d06a3c")
            + shape(f"M{x + 20} {y + 8} l24 -10 v16 l-24 10Z", "#8e3a1c")
            + line(
                f"M{x} {y} l24 -9 l20 7 v16 l-24 10 l-20 -8Z M{x} {y} l20 8 l24 -10 M{x + 20} {y + 8} v16",
                "#3e160a",
                2.4,
            )
        )

    return tile("#a8452a", brick(-38, 10) + brick(-6, 12) + brick(-22, -16))


def wood() -> str:
    def log(x: float, y: float) -> str:
        side = f"M{x} {y - 12} l34 -10 a12 12 0 0 1 0 24 l-34 10Z"
        end = disc(x, y, 11, 12.5)
        return (
            shape(side, down("#a8713f", "#5a3316"), 'stroke="#2a1406" stroke-width="2.6"')
            + line(f"M{x + 14} {y - 8} l14 -4 M{x + 12} {y + 2} l20 -6", "#4a2a10", 2)
            + shape(end, "#f0cf96", 'stroke="#2a1406" stroke-width="2.6"')
            + (
                f'<g fill="none" stroke="#a8713f" stroke-width="2"><circle cx="{x}" cy="{y}"'
                f' r="6"/><circle cx="{x}" cy="{y}" r="2"/></g>'
            )
        )

    return tile("#55602c", log(-22, 20) + log(4, 26) + log(-12, -6))


def stone() -> str:
    top = shape("M-32 -8 L-6 -24 L32 -14 L8 4Z", "#e6e6e0")
    left = shape("M-32 -8 L8 4 L8 32 L-32 18Z", "#b4b6b6")
    right = shape("M8 4 L32 -14 L32 12 L8 32Z", "#747a80")
    edge = line("M-32 -8 L-6 -24 L32 -14 L32 12 L8 32 L-32 18Z M-32 -8 L8 4 L32 -14 M8 4 V32", "#24282e", 3)
    return tile(
        "#5d6a77", top + left + right + edge + line("M-24 2 l10 3 M-14 14 l12 4 M18 6 l6 -4", "#8a8e90", 2.4)
    )


def glass() -> str:
    flask = "M-8 -34 H8 V-14 C26 -8 32 8 26 22 C22 32 -22 32 -26 22 C-32 8 -26 -8 -8 -14Z"
    return tile(
        "#3d7f9e",
        shape(flask, slant("#f2fdff", (0.4, "#a4e2ec"), "#3f9fb8"), 'stroke="#0e3444" stroke-width="3.4"')
        + shape(
            "M-27 10 C-14 4 10 16 27 8 C30 16 26 24 24 24 C14 32 -16 32 -25 22 C-28 16 -28 14 -27 10Z",
            "#1f7fa0",
            'opacity="0.6"',
        )
        + line("M-17 2 C-20 8 -19 14 -16 19", "#ffffff", 4.4)
        + line("M-11 -34 H11", "#e9fbff", 6)
        + line("M-12 -38 H12 M-12 -30 H12", "#0e3444", 2),
    )


def papyrus() -> str:
    sheet = "M-24 -24 H24 V22 H-24Z"
    roll = "".join(
        shape(
            f"M-32 {y - 7} H32 a7 7 0 0 1 0 14 H-32 a7 7 0 0 1 0 -14Z",
            down("#fff6d8", "#e0c48a", "#9a7840"),
            'stroke="#4a3414" stroke-width="3"',
        )
        for y in (-26, 25)
    )
    text = line("M-15 -9 H15 M-15 0 H15 M-15 9 H6", "#8a6a38", 3.4)
    return tile(
        "#b58a3e",
        shape(sheet, across("#fff3d2", "#e9d3a0"), 'stroke="#4a3414" stroke-width="3"') + roll + text,
    )


def coin(mark: str = "") -> str:
    """A coin with a beaded rim and an open middle for a number."""
    beads = "".join(moved(shape(disc(0, -37.5, 2.4), "#8a5c14"), 0, 0, 1, 20 * k) for k in range(18))
    return (
        shape(disc(0, 0, 47), INK)
        + shape(disc(0, 0, 44), gold())
        + beads
        + shape(disc(0, 0, 32), "#8a5c14")
        + shape(disc(1, 1.4, 30.5), slant("#f0c765", "#ffe49a"))
        + mark
    )


def point() -> str:
    """A laurel on crimson with an open middle for a number."""
    return (
        shape(disc(0, 0, 47), INK)
        + shape(disc(0, 0, 44), gold())
        + shape(disc(0, 0, 39.5), "#3a0c10")
        + shape(disc(0, 0, 38.5), glow("#b8443c", (0.7, "#8c1f24"), "#5a1016"))
        + moved(marks.laurel("#3a0a0c", INK), 0.8, 1.4, 1.16)
        + moved(marks.laurel("#f4d27c", INK), 0, 0, 1.16)
    )


def shield() -> str:
    body = "M-36 -42 C-14 -36 14 -36 36 -42 C44 6 28 34 0 48 C-28 34 -44 6 -36 -42Z"
    return (
        shape(body, INK, f'stroke="{INK}" stroke-width="5"')
        + shape(body, gold())
        + moved(shape(body, solid("#b2322a", 0.32)), 0, 0, 0.84)
        + moved(
            shape("M0 -37.3 C14 -37 26 -39 36 -42 C44 6 28 34 0 48Z", "#6a1214", 'opacity="0.55"'), 0, 0, 0.84
        )
        + line("M0 -30 V34 M-27 -6 H27", "#f0cf7c", 4.4)
        + shape(disc(0, -5, 11), gold(), f'stroke="{INK}" stroke-width="2"')
    )


def bare(glyph: Glyph, colour: str, size: float = 1.4) -> str:
    """A glyph by itself with a dark key line around it."""
    key = glyph(INK, INK)
    around = "".join(
        moved(key, dx, dy, size)
        for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3), (-2, -2), (2, 2), (-2, 2), (2, -2))
    )
    return around + moved(glyph(colour, dim(colour, 0.6)), 0, 0, size)


def science(name: str) -> str:
    return plaque("#1f7049", disc(0, 0, 45), SCIENCE[name], 1.08)


def link(name: str) -> str:
    glyph, family = LINKS[name]
    colour = {"yellow": "#b27d12"}.get(family, FAMILIES[family])
    return plaque(colour, regular(8, 48, 22.5), glyph, 1.08)


def family(name: str) -> str:
    """A card of the family: its colour and a mark of its own."""
    colour = FAMILIES[name]
    body = (
        "M-28 -48 H28 A8 8 0 0 1 36 -40 V40 A8 8 0 0 1 28 48 H-28 A8 8 0 0 1 -36 40 V-40 A8 8 0 0 1 -28 -48Z"
    )
    return (
        shape(body, INK)
        + moved(shape(body, solid(colour, 0.3)), 0, 0, 0.92)
        + moved(line(body, lit(colour, 0.55), 3), 0, 0, 0.8)
        + moved(FAMILY_MARKS[name](CREAM, dim(colour, 0.3)), 0, 0, 0.86)
    )


def numeral(age: int) -> str:
    """The age in Roman strokes on a bronze disc."""
    strokes = "".join(
        shape(box(x - 5, -24, 10, 48), INK)
        + shape(poly(((x - 10, -24), (x + 10, -24), (x + 10, -18), (x - 10, -18))), INK)
        + shape(box(x - 10, 18, 20, 6), INK)
        for x in ((0,), (-11, 11), (-19, 0, 19))[age - 1]
    )
    metal = ("#b9773f", "#9aa5ae", "#e0b44c")[age - 1]
    return (
        shape(disc(0, 0, 47), INK)
        + shape(disc(0, 0, 44), slant(lit(metal, 0.7), (0.4, metal), dim(metal, 0.5)))
        + shape(disc(0, 0, 36), dim(metal, 0.5))
        + shape(disc(0.6, 1, 35), slant(metal, lit(metal, 0.5)))
        + moved(strokes, 0, 0, 0.9)
    )


def pawn() -> str:
    """The conflict pawn: a bronze standard with an eagle."""
    return (
        shape(disc(2, 41, 27, 7), "#000000", 'opacity="0.35"')
        + shape(
            "M-22 40 C-22 30 -9 28 -6 20 L-4 -8 H4 L6 20 C9 28 22 30 22 40 C16 47 -16 47 -22 40Z",
            across("#f0c765", (0.5, "#b07a2c"), "#5a3410"),
            f'stroke="{INK}" stroke-width="3"',
        )
        + shape(
            "M-17 -6 H17 V10 C8 6 -8 6 -17 10Z",
            across("#d2473a", "#7a1416"),
            f'stroke="{INK}" stroke-width="2.6"',
        )
        + moved(marks.eagle(INK, INK), 0, -26, 0.8)
        + moved(marks.eagle("#f6d684", "#8a5c14"), 0, -26, 0.7)
    )


def loot(amount: int) -> str:
    """A token of plunder with its number of coins lost."""
    body = regular(6, 48, 30)
    digit = (
        line("M-9 -8 C-9 -20 11 -20 10 -7 C9 2 -6 8 -10 17 H11", INK, 6.5)
        if amount == 2
        else line("M10 -17 H-7 L-8 -3 C0 -8 12 -4 11 6 C10 17 -4 19 -10 13", INK, 6.5)
    )
    return (
        shape(body, INK, f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"')
        + shape(body, solid("#8c2420", 0.3))
        + moved(line(body, "#e0b44c", 3.4), 0, 0, 0.86)
        + moved(coin(), 0, 0, 0.62)
        + digit
    )


def loot_back() -> str:
    body = regular(6, 48, 30)
    return (
        shape(body, INK, f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"')
        + shape(body, solid("#8c2420", 0.3))
        + moved(line(body, "#e0b44c", 3.4), 0, 0, 0.86)
        + moved(marks.cross_swords(CREAM, "#4a0c0c"), 0, 0, 0.9)
    )


def slash() -> str:
    """Between two things of which one is chosen."""
    return line("M16 -40 L-16 40", INK, 17) + line("M16 -40 L-16 40", CREAM, 9)


def any_good() -> str:
    """One unit of any good: five colours and a mark."""
    colours = ("#55602c", "#a8452a", "#5d6a77", "#3d7f9e", "#b58a3e")
    wedges = "".join(
        moved(shape("M0 0 L-56 -78 H56Z", solid(colour, 0.3)), 0, 0, 1, 72 * k)
        for k, colour in enumerate(colours)
    )
    ask = line("M-13 -14 C-13 -32 14 -32 13 -13 C12 -2 0 -2 0 10", CREAM, 9) + shape(disc(0, 25, 5.6), CREAM)
    return (
        shape(TILE, INK, f'stroke="{INK}" stroke-width="6"')
        + clipped(wedges, TILE)
        + shape(disc(0, 0, 33), INK, 'opacity="0.72"')
        + ask
    )


def play_again() -> str:
    return plaque("#245c7a", disc(0, 0, 45), marks.arrow_turn, 1.05)


def wonder() -> str:
    return plaque("#b8863a", regular(4, 48, 0), marks.pyramid, 0.78, "#fff6dc")


def leader() -> str:
    return plaque("#8a6a2a", disc(0, 0, 45), marks.crown, 1.02, "#fff2c4")


def mark(colour: str, glyph: Glyph) -> str:
    """A round mark for an effect."""
    return plaque(colour, disc(0, 0, 45), glyph, 1.02)


def drain() -> str:
    """Coins the other city loses: a coin struck through."""
    return coin() + line("M-34 34 L34 -34", INK, 14) + line("M-34 34 L34 -34", "#d23b2e", 8)


def token_blank() -> str:
    return plaque("#2f8558", disc(0, 0, 45), lambda ink, hole: "", 1)


def guild() -> str:
    return plaque(FAMILIES["purple"], regular(6, 48, 30), marks.crown, 0.98)


def build() -> str:
    return plaque("#6a7a35", disc(0, 0, 45), marks.trowel, 1.0)


def discard() -> str:
    return coin(moved(marks.dagger_card("#6a3410", "#f4d27c"), 0, 0, 0.82))


BLANKS: dict[str, Callable[[], str]] = {
    "clay": clay,
    "wood": wood,
    "stone": stone,
    "glass": glass,
    "papyrus": papyrus,
    "coin": coin,
    "point": point,
    "shield": shield,
    "any_good": any_good,
    "any": slash,
    "build": build,
    "discard": discard,
    "play_again": play_again,
    "pawn": pawn,
    "loot_2": partial(loot, 2),
    "loot_5": partial(loot, 5),
    "loot_back": loot_back,
    "guild": guild,
    "wonder": wonder,
    "leader": leader,
    "token": token_blank,
    "drain": drain,
    "age_1": partial(numeral, 1),
    "age_2": partial(numeral, 2),
    "age_3": partial(numeral, 3),
    "crown": partial(bare, marks.crown, "#f0c765", 1.35),
    "link": partial(mark, "#4a5666", marks.link),
}
SYMBOLS: dict[str, Callable[[], str]] = {
    **BLANKS,
    **{name: partial(science, name) for name in SCIENCE},
    **{name: partial(link, name) for name in LINKS},
    **{name: partial(family, name) for name in FAMILIES},
    **{name: partial(mark, colour, glyph) for name, (colour, glyph) in EFFECTS.items()},
}
