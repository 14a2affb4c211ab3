"""Who the leaders of wonders are: 43 busts, each with its own face, dress and attribute."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_glyphs as glyphs
from tools.art import wonders_goods as goods
from tools.art.wonders_faces import GOLD, Bust, backdrop, bust
from tools.art.wonders_paint import disc, line, lit, moved, shape, solid

RED, BLUE, GREEN, YELLOW, BROWN, PURPLE, GREY = "#8e2a26", "#27568f", "#2b6b4a", "#b07c1e", "#6d4526", "#5a3a80", "#5b6470"
OLIVE, TAN, FAIR, DARK, BLACK = "#b98457", "#cf9a6c", "#e3b48c", "#8f5c38", "#6b4028"


def attribute(drawing: str, x: float = 238.0, y: float = 280.0, size: float = 1.5, colour: str = "#f4dfa4") -> str:
    """A thing held up at the right, with a dark key line."""
    return moved(drawing, x, y, size)


def held(glyph: Callable[[str, str], str], x: float = 240.0, y: float = 292.0, size: float = 1.5, colour: str = "#f1cf78") -> str:
    """A glyph as a gilded thing at the shoulder."""
    dark = glyph("#24120c", "#24120c")
    around = "".join(moved(dark, x + dx, y + dy, size) for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3), (3, 4)))
    return around + moved(glyph(colour, "#6a4210"), x, y, size)


def _scroll(x: float = 236.0, y: float = 312.0) -> str:
    return goods.scroll(x, y, 74, -24)


def _spear() -> str:
    return line("M266 372 L256 40", "#6a4326", 8) + shape("M244 52 L254 4 L268 50Z", solid("#c8ccd2"))


def _sword() -> str:
    return held(glyphs.sword, 244, 286, 1.9, "#d6dade")


LEADERS: dict[str, Bust] = {
    "alexander": Bust(FAIR, "#b57a34", "curls", gear="diadem", dress="#7a2a5a", trim="#c9a054", kind="cuirass", ground=RED, extra=held(glyphs.sun, 244, 300, 1.4)),
    "amytis": Bust(OLIVE, "#2a1a14", "braids", gear="crown", dress="#5a7f4a", trim=GOLD, kind="peplos", woman=True, ground=YELLOW, extra=goods.pot(244, 348, 54, "#b8623a", "#3f6a34") + "".join(shape(disc(x, y, 13), solid(c)) for x, y, c in ((228, 286, "#5f8a3a"), (250, 276, "#6f9a44"), (264, 292, "#4f7a30"), (240, 298, "#c24a5a"), (258, 302, "#e0b63a")))),
    "archimedes": Bust(TAN, "#c9c2b4", "bald", "full", dress="#d8c6a0", trim="#2b6b4a", old=True, ground=GREEN, extra=held(glyphs.gear, 242, 296, 1.5)),
    "aristotle": Bust(TAN, "#8a7a68", "short", "full", dress="#e4d6b8", trim="#27568f", old=True, ground=GREEN, extra=_scroll()),
    "aspasia": Bust(FAIR, "#7a3f1e", "bun", dress="#c86a5a", trim=GOLD, kind="peplos", woman=True, ground=RED, extra=held(glyphs.wheat, 246, 296, 1.4, "#9fb85a")),
    "berenice": Bust(FAIR, "#c98a34", "long", gear="diadem", dress="#3f7f9a", trim=GOLD, kind="peplos", woman=True, ground=YELLOW, extra=held(glyphs.star, 244, 296, 1.3)),
    "bilkis": Bust(BLACK, "#1a1010", "braids", gear="turban", dress="#b5701e", trim="#a8321e", kind="collar", woman=True, ground=YELLOW, extra=goods.chest(236, 352, 92)),
    "caesar": Bust(FAIR, "#8a6a4a", "fringe", gear="laurel", dress="#8a1f2a", trim="#c9a054", kind="cuirass", old=True, ground=RED, extra=held(glyphs.eagle, 244, 286, 1.5)),
    "caligula": Bust(FAIR, "#9a6a34", "curls", gear="gold_laurel", dress="#6a2a7a", trim="#e0b63a", ground=RED, extra=goods.coins(236, 348, 16, 3)),
    "cleopatra": Bust(OLIVE, "#14100f", "bob", gear="diadem", dress="#f0e6cc", kind="collar", woman=True, ground=BLUE, extra=held(lambda a, b: line("M-10 30 C-30 10 20 4 0 -10 C-14 -20 10 -34 16 -22", a, 7) + shape(disc(16, -22, 6, 5), a), 248, 286, 1.5, "#7fae5a")),
    "croesus": Bust(TAN, "#4a2e1a", "curls", "full", gear="crown", dress="#a8761e", trim="#7a2a3a", kind="robe", ground=YELLOW, extra=goods.chest(232, 354, 100)),
    "darius": Bust(OLIVE, "#1e1410", "curls", "square", gear="cidaris", dress="#5a2a6a", trim="#7a1f3a", kind="robe", ground=RED, extra=held(glyphs.target, 248, 306, 1.1)),
    "diocletian": Bust(TAN, "#6a5a4a", "short", "short", gear="diadem", dress="#6a2a7a", trim=GOLD, ground=RED, old=True, extra=held(glyphs.tower, 244, 298, 1.4)),
    "da_vinci": Bust(FAIR, "#cfc6b8", "long", "long", gear="beret", dress="#4a3228", trim="#7a2420", kind="robe", old=True, ground=GREEN, extra=held(glyphs.compass, 246, 300, 1.4)),
    "euclid": Bust(TAN, "#a8a090", "bald", "pointed", dress="#c9d2c0", trim="#2b6b4a", old=True, ground=GREEN, extra=held(glyphs.compass, 244, 294, 1.6)),
    "hammurabi": Bust(OLIVE, "#1e1612", "short", "square", gear="skull_cap", dress="#8a5a34", trim="#8a3a24", kind="robe", ground=BLUE, extra=shape("M210 372 V284 a26 26 0 0 1 52 0 V372Z", solid("#5a5a62")) + "".join(line(f"M220 {300 + k * 13} h32", "#b9b4ac", 3, 'stroke-dasharray="5 6"') for k in range(5))),
    "hannibal": Bust(DARK, "#22140e", "curls", "short", gear="attic", dress="#7a4a1e", trim="#5a2a6a", kind="cuirass", ground=RED, extra=moved(shape("M-30 40 C-34 -10 0 -30 30 -10 C36 0 30 30 22 40 L18 16 C10 44 -2 40 -4 22 L-10 40Z", solid("#8f8a92")) + shape(disc(8, -2, 3), "#1a1014") + line("M24 14 q16 4 22 -10", "#fff3d8", 6), 244, 312, 1.1)),
    "hatshepsut": Bust(DARK, "#14100f", "", "pharaoh", gear="nemes", dress="#d9b45a", kind="collar", woman=True, ground=YELLOW, extra=held(glyphs.sun, 252, 312, 1.0)),
    "hiram": Bust(OLIVE, "#4a3020", "curls", "full", gear="cap", dress="#7a5aa8", trim="#5a2a7a", kind="robe", ground=PURPLE, extra=held(glyphs.hammer, 244, 296, 1.5)),
    "hypatia": Bust(OLIVE, "#5a2e18", "bun", dress="#eadfc6", trim="#2b6b4a", kind="peplos", woman=True, ground=GREEN, extra=held(glyphs.armillary, 244, 292, 1.5)),
    "imhotep": Bust(DARK, "#1a1210", "bald", gear="skull_cap", dress="#f0e6cc", trim="#2f5fa0", kind="collar", ground=YELLOW, extra=held(glyphs.pyramid, 242, 306, 1.4)),
    "justinian": Bust(FAIR, "#5a3a22", "fringe", gear="crown", dress="#5a1f5a", trim=GOLD, kind="robe", ground=PURPLE, extra=held(lambda a, b: line("M0 -30 V30 M-20 -8 H20", a, 10), 246, 296, 1.3)),
    "leonidas": Bust(TAN, "#3a2416", "short", "pointed", gear="corinthian", dress="#8e1f1f", trim="#b3261e", kind="cuirass", ground=RED, extra=_spear()),
    "maecenas": Bust(FAIR, "#6a4a30", "fringe", dress="#e6d8ba", trim="#7a2a7a", ground=PURPLE, extra=held(glyphs.mask, 244, 300, 1.4)),
    "midas": Bust("#e0b04a", "#a8741e", "curls", "full", gear="cap", dress="#d09a2c", trim="#c8862a", kind="robe", ground=YELLOW, extra=goods.coins(234, 350, 17, 3)),
    "nebuchadnezzar": Bust(OLIVE, "#1a1210", "curls", "square", gear="tiara", dress="#27568f", trim="#274f8f", kind="robe", ground=BLUE, extra=held(glyphs.tower, 248, 310, 1.15)),
    "nefertiti": Bust(OLIVE, "#14100f", "", gear="blue_crown", dress="#f0e6cc", kind="collar", woman=True, ground=BLUE),
    "nero": Bust(FAIR, "#a8662c", "fringe", "short", gear="gold_laurel", dress="#7a1f3a", trim=GOLD, ground=RED, extra=held(glyphs.lyre, 244, 292, 1.5)),
    "pericles": Bust(TAN, "#4a3424", "curls", "short", gear="attic", dress="#e4d6b8", trim="#27568f", ground=RED, extra=_spear()),
    "phidias": Bust(TAN, "#7a5a3a", "short", "full", dress="#c2824a", trim="#6d4526", kind="bare", ground=BROWN, extra=held(glyphs.hammer, 244, 290, 1.5)),
    "plato": Bust(TAN, "#d2cabc", "short", "long", gear="diadem", dress="#dcd0b4", trim="#5a3a80", old=True, ground=PURPLE, extra=_scroll()),
    "praxiteles": Bust(FAIR, "#3a2a20", "curls", "short", dress="#a8b0b8", trim="#5b6470", ground=GREY, extra=goods.statue(250, 358, 130)),
    "ptolemy": Bust(OLIVE, "#6a5a4a", "curls", "pointed", gear="crown", dress="#2b5a6b", trim="#1f4a5a", kind="robe", ground=GREEN, extra=held(glyphs.armillary, 246, 304, 1.3)),
    "pythagoras": Bust(TAN, "#b8ae9c", "long", "full", gear="turban", dress="#e9e2d0", trim="#d6c8a6", old=True, ground=GREEN, extra=held(lambda a, b: shape("M-26 24 L26 24 L-26 -26Z M-16 14 V-4 L4 14Z", a, 'fill-rule="evenodd"'), 244, 300, 1.4)),
    "ramses": Bust(DARK, "#14100f", "", "pharaoh", gear="double_crown", dress="#d9b45a", kind="collar", ground=PURPLE, extra=held(lambda a, b: line("M0 34 V-14 C0 -36 24 -34 22 -14", a, 8), 252, 300, 1.4)),
    "sappho": Bust(FAIR, "#2e1a14", "bun", gear="laurel", dress="#8a5a9a", trim=GOLD, kind="peplos", woman=True, ground=BLUE, extra=held(glyphs.lyre, 244, 290, 1.6)),
    "semiramis": Bust(OLIVE, "#14100f", "long", gear="tiara", dress="#8e2a3a", trim="#8a2438", kind="peplos", woman=True, ground=RED, extra=_sword()),
    "solomon": Bust(OLIVE, "#3a2a20", "long", "long", gear="crown", dress="#2f4f8f", trim=GOLD, kind="robe", ground=BLUE, extra=held(glyphs.law, 246, 296, 1.4)),
    "tomyris": Bust(TAN, "#5a2a14", "braids", gear="peak", dress="#7a4a2a", trim="#a8401e", kind="fur", woman=True, ground=RED, extra=_sword()),
    "varro": Bust(FAIR, "#9a928a", "bald", dress="#eadfc6", trim="#b07c1e", old=True, ground=YELLOW, extra=held(glyphs.wheat, 244, 292, 1.5)),
    "vitruvius": Bust(TAN, "#5a4030", "fringe", "short", dress="#d8cbb0", trim="#27568f", ground=BROWN, extra=held(glyphs.column, 246, 296, 1.4)),
    "xenophon": Bust(TAN, "#3a2a1c", "short", "full", gear="attic", dress="#6a7a4a", trim="#3f6a8a", kind="cuirass", ground=YELLOW, extra=_scroll(240, 322)),
    "zenobia": Bust(OLIVE, "#1a1210", "long", gear="veil", dress="#5a2a7a", trim="#7a3a8a", kind="peplos", woman=True, ground=BLUE, extra=held(glyphs.helmet, 246, 300, 1.4)),
}  # fmt: skip

MOTIFS: dict[str, Callable[[str, str], str]] = {
    RED: glyphs.cross_swords, BLUE: glyphs.pediment, GREEN: glyphs.owl, YELLOW: glyphs.vase,
    BROWN: glyphs.trowel, PURPLE: glyphs.crown, GREY: glyphs.column,
}  # fmt: skip


def portrait(name: str) -> str:
    """One leader's whole picture."""
    one = LEADERS[name]
    motif = MOTIFS[one.ground](lit(one.ground, 0.5), one.ground)
    return backdrop(one.ground, motif) + bust(one)
