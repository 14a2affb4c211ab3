"""The scenes of purple cards: the halls of the guilds."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_cloth as cloth
from tools.art import wonders_folk as folk
from tools.art import wonders_glyphs as glyphs
from tools.art import wonders_goods as goods
from tools.art import wonders_land as land
from tools.art import wonders_marks as marks
from tools.art import wonders_parts as parts
from tools.art import wonders_works as works
from tools.art.wonders_cards_green import globe, vials
from tools.art.wonders_paint import across, disc, faint, line, moved, poly, shape, solid
from tools.art.wonders_parts import SAND


def _guild(mark: glyphs.Glyph, wall: str, body: str) -> str:
    """A guild's hall: purple drapes, two columns, the guild's badge on a shield above."""
    badge = shape(
        "M128 66 H192 V108 C192 128 174 138 160 144 C146 138 128 128 128 108Z",
        solid("#6b3f96"),
        'stroke="#e6bd58" stroke-width="5"',
    ) + moved(mark("#f8e6b0", "#4a2a6a"), 160, 102, 0.78)
    return (
        land.interior(wall, "#a88aa0", 192, None)
        + cloth.drape(-4, 14, 60, 178, "#5a2f86")
        + cloth.drape(264, 14, 60, 178, "#5a2f86")
        + faint(shape(disc(160, 120, 110), "#ffcf8a"), 0.3, 16)
        + parts.column(76, 206, 186, 22)
        + parts.column(246, 206, 186, 22)
        + badge
        + body
    )


def merchants_guild() -> str:
    return _guild(
        glyphs.vase,
        "#8a5a34",
        folk.person(118, 256, 88, "#c9973a", "#7a2a5a", left=(0.26, 0.7), long=True)
        + folk.person(
            206, 256, 88, "#3f7a8a", "#e8dcc0", left=(0.26, 0.68), long=True, skin=folk.DARK_SKIN, flip=True
        )
        + goods.table(162, 268, 120, 44)
        + line("M162 220 V172 M136 176 H188", "#e0b040", 4)
        + "".join(
            line(f"M{x} 176 l-10 22 M{x} 176 l10 22", "#e0b040", 1.6)
            + shape(f"M{x - 13} 198 h26 q-13 12 -26 0Z", solid("#e0b040"))
            for x in (138, 186)
        )
        + goods.coins(122, 222, 7, 2)
        + goods.basket(284, 266, 46, "#c9563a")
        + goods.amphora(36, 268, 64),
    )


def shipowners_guild() -> str:
    return _guild(
        glyphs.wheel,
        "#3f5f92",
        works.ship(160, 216, 110, "#fff0c8", "#6b3f96")
        + goods.table(160, 262, 160, 40)
        + folk.person(64, 264, 96, "#3f5a8a", left=(0.34, 0.66), long=True, hair="#8a8078")
        + folk.person(262, 264, 92, "#c9973a", left=(-0.34, 0.66), skin=folk.DARK_SKIN)
        + goods.scroll(118, 220, 40, -4)
        + shape(disc(206, 216, 9), solid("#e0b040")),
    )


def builders_guild() -> str:
    model = parts.temple(160, 222, 90, 72, 5) + parts.arcade(92, 222, 40, 30, 2, SAND)
    return _guild(
        marks.compass,
        "#94563e",
        goods.table(156, 266, 180, 44)
        + model
        + goods.scroll(226, 220, 44, 8)
        + folk.person(
            46,
            266,
            96,
            "#b8722a",
            left=(0.3, 0.74),
            hair="#6a5a4a",
            extra=shape("M-12 -62 H13 L15 -30 H-14Z", "#7a4c28"),
        )
        + folk.person(282, 266, 92, "#5f7a4a", left=(-0.3, 0.6))
        + works.ashlar(120, 272, 26),
    )


def magistrates_guild() -> str:
    throne = shape(
        "M124 236 V140 Q160 116 196 140 V236Z",
        across("#a8713f", "#5a3418"),
        'stroke="#e0b040" stroke-width="4"',
    )
    return _guild(
        glyphs.law,
        "#5a4a8e",
        throne
        + folk.toga(160, 252, 108, "#6b3f96", arm=(-0.3, 0.74), hair="#d0c8bc")
        + moved(
            line("M0 0 V-84", "#8a5a30", 9)
            + line("M-6 -66 H6 M-6 -40 H6 M-6 -14 H6", "#b3322a", 3)
            + shape("M4 -80 q20 -6 18 16 q-10 -6 -18 -2Z", "#c8ccd2"),
            206,
            254,
            1.1,
        )
        + folk.toga(66, 266, 88, "#2c63ab", arm=(0.3, 0.66))
        + folk.toga(266, 266, 86, "#2c63ab", arm=(-0.26, 0.5), flip=True)
        + parts.steps(160, 272, 90, 2, 9),
    )


def scientists_guild() -> str:
    return _guild(
        glyphs.gear,
        "#3a7060",
        goods.table(160, 268, 180, 48)
        + globe(108, 222, 28)
        + vials(154, 222, ("#58b07a", "#d98a3a", "#5a8fd0"), 22)
        + moved(marks.compass("#c9973a", "#5a3a14"), 226, 198, 0.8)
        + folk.person(60, 266, 100, "#2f7a56", "#e8dcc0", left=(0.3, 0.8), long=True, hair="#d0c8bc")
        + folk.person(268, 266, 96, "#3f6a8a", "#e8dcc0", left=(-0.3, 0.76), long=True, hair="#3a2418"),
    )


def moneylenders_guild() -> str:
    return _guild(
        marks.gold_heap,
        "#8f7430",
        goods.table(150, 266, 190, 46)
        + goods.coins(104, 220, 11, 4)
        + goods.scroll(186, 216, 40, 4)
        + goods.chest(258, 268, 84)
        + folk.person(
            150,
            254,
            104,
            "#8a5a1e",
            "#6b3f96",
            left=(-0.3, 0.66),
            right=(0.24, 0.66),
            long=True,
            hair="#4a3a2a",
        )
        + goods.table(150, 276, 190, 44)
        + goods.coins(104, 232, 11, 4)
        + goods.coins(204, 234, 9, 2)
        + folk.person(42, 268, 84, "#7a8a5a", left=(0.3, 0.62)),
    )


def tacticians_guild() -> str:
    board = (
        shape(
            poly(((76, 214), (236, 214), (262, 252), (50, 252))),
            across("#d8c088", "#a8864a"),
            'stroke="#5a3418" stroke-width="4"',
        )
        + line("M110 222 C140 240 170 216 210 240", "#3f7a9a", 5)
        + "".join(
            shape(poly(((x, y), (x + 5, y - 14), (x + 10, y))), c)
            for x, y, c in (
                (92, 236, "#b3322a"),
                (116, 242, "#b3322a"),
                (140, 230, "#b3322a"),
                (180, 236, "#2c63ab"),
                (206, 228, "#2c63ab"),
                (226, 244, "#2c63ab"),
            )
        )
    )
    return _guild(
        marks.cross_swords,
        "#84383e",
        folk.soldier(110, 222, 96, spear=False, shield=False)
        + folk.soldier(210, 222, 96, "#6b3f96", spear=False, shield=False, flip=True)
        + board
        + line("M66 280 V254 M246 280 V254", "#5a3418", 8)
        + works.armour_rack(288, 262, 90, "#6b3f96")
        + cloth.banner(30, 268, 110, "#b3322a", 24),
    )


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        merchants_guild,
        shipowners_guild,
        builders_guild,
        magistrates_guild,
        scientists_guild,
        moneylenders_guild,
        tacticians_guild,
    )
}
