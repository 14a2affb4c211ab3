"""The scenes of red cards: walls, camps, stables and workshops of war."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_cloth as cloth
from tools.art import wonders_folk as folk
from tools.art import wonders_goods as goods
from tools.art import wonders_land as land
from tools.art import wonders_parts as parts
from tools.art import wonders_trees as trees
from tools.art import wonders_works as works
from tools.art.wonders_cards_blue import hill_country
from tools.art.wonders_paint import (
    across,
    box,
    dim,
    disc,
    down,
    faint,
    line,
    lit,
    moved,
    poly,
    shape,
    solid,
)
from tools.art.wonders_parts import PLASTER, SAND, SLATE, TIMBER, Stuff


def guard_tower() -> str:
    return (
        hill_country(81, 1, 250)
        + land.mountains(180, 50, "#a89a94", 3)
        + land.ground(192, "#a89a5a", "#c0b074", 4, "#6a7a3a")
        + shape("M60 262 C100 214 240 210 290 262Z", down("#b8a86a", "#8a8a4a"))
        + parts.tower(160, 238, 76, 142, SAND, "#a8402a", 3)
        + shape(box(150, 206, 20, 34), "#2a1820")
        + cloth.banner(200, 100, 46, "#b3322a", 26)
        + land.flame(130, 84, 20)
        + folk.soldier(100, 262, 70)
        + trees.fir(26, 236, 90)
        + trees.fir(296, 240, 100)
    )


def stable() -> str:
    return (
        hill_country(82, 1, 60)
        + parts.hall(92, 224, 96, 76, 150, Stuff("#b98a5a"), Stuff("#9a4a2c"), False)
        + "".join(
            shape(box(x, 160, 42, 62), "#2a1614")
            + line(f"M{x} 198 h42 M{x} 160 v62 M{x + 42} 160 v62", "#6a4020", 4)
            for x in (70, 158, 216)
        )
        + land.ground(220, "#b99a62", "#cdb078", 4, "#8a8a3a")
        + folk.horse(150, 262, 108, "#8a5030", "#2a1810")
        + folk.person(246, 264, 76, "#a8402a", left=(-0.3, 0.66))
        + goods.basket(46, 264, 40, "#d9b85a")
        + line("M270 250 H330 M270 232 H330 M284 264 V220 M316 264 V220", "#7a4c28", 5)
    )


def garrison() -> str:
    return (
        hill_country(83, 1, 250)
        + land.ground(186, "#b0a062", "#c8b87a", 4, "#7a8a3a")
        + "".join(
            works.tent(x, y, w, h, c)
            for x, y, w, h, c in (
                (60, 200, 70, 54, "#c8b48a"),
                (150, 196, 66, 50, "#b8a078"),
                (248, 204, 80, 60, "#c8b48a"),
                (110, 234, 110, 86, "#b3402e"),
            )
        )
        + cloth.banner(196, 236, 110, "#b3322a", 28)
        + works.armour_rack(286, 258, 74)
        + folk.soldier(212, 262, 84)
        + folk.soldier(36, 260, 76)
        + works.brazier(156, 264, 38)
    )


def palisade() -> str:
    stakes = "".join(
        shape(
            poly(
                (
                    (x, 250),
                    (x, 146 + (x * 7) % 11),
                    (x + 9, 126 + (x * 7) % 11),
                    (x + 18, 146 + (x * 7) % 11),
                    (x + 18, 250),
                )
            ),
            across("#c08a54", "#9a6434", "#54301a"),
        )
        for x in range(-8, 330, 19)
        if not 128 < x < 186
    )
    return (
        hill_country(84, 1, 60)
        + "".join(trees.fir(x, 190, h) for x, h in ((20, 110), (56, 90), (268, 96), (304, 120)))
        + land.ground(200, "#9a9052", "#b4a868", 4, "#6a7a3a")
        + parts.front(160, 150, 80, 18, TIMBER)
        + line("M128 250 V96 M194 250 V96 M124 150 H198 M124 128 H198 M128 96 L194 96", "#6a4020", 8)
        + shape(poly(((112, 98), (161, 66), (210, 98))), solid("#8a4a2a"))
        + folk.soldier(162, 134, 44)
        + stakes
        + line("M-5 172 H128 M194 172 H330 M-5 222 H128 M194 222 H330", "#d9c08a", 5)
        + shape(box(134, 168, 56, 84), across("#8a5a30", "#54301a"))
        + line("M162 168 V252 M134 190 H190 M134 230 H190", "#3a2012", 3)
        + folk.soldier(92, 266, 66)
    )


def walls() -> str:
    return (
        land.sky(2, 85, 250)
        + land.ridge(180, 40, "#86a888", 4)
        + parts.tower(60, 222, 74, 140)
        + parts.tower(262, 222, 74, 140)
        + parts.wall(160, 226, 150, 96, SAND, 12)
        + shape("M132 226 V176 A28 28 0 0 1 188 176 V226Z", "#2a1820")
        + line("M132 226 V176 A28 28 0 0 1 188 176 V226", "#f0dcb0", 6)
        + "".join(line(f"M{x} 226 V152", "#5a3a20", 3) for x in (142, 151, 160, 169, 178))
        + line("M134 180 H186 M134 204 H186", "#5a3a20", 3)
        + cloth.banner(60, 74, 46, "#b3322a", 22)
        + cloth.banner(262, 74, 46, "#b3322a", 22)
        + land.ground(224, "#b8a060", "#cdb878", 3, "#7a8a3a")
        + shape("M132 226 H188 L240 290 H80Z", down("#d8c498", "#b89a70"))
        + folk.soldier(104, 256, 58)
        + folk.soldier(216, 256, 58, flip=True)
        + "".join(folk.soldier(x, 134, 34) for x in (120, 196))
    )


def horse_breeders() -> str:
    fence = line("M-5 246 H330 M-5 226 H330", "#8a5a30", 5) + "".join(
        line(f"M{x} 262 V214", "#6a4020", 7) for x in (10, 90, 170, 250, 314)
    )
    return (
        hill_country(86, 2, 60)
        + land.ridge(190, 24, "#7a9a60", 8)
        + land.ground(196, "#8aa04a", "#a8b868", 4, "#5f7f34")
        + parts.hall(268, 206, 40, 30, 36, Stuff("#b98a5a"))
        + folk.horse(214, 232, 84, "#e6dccb", "#b8a890", True)
        + folk.horse(110, 246, 116, "#7a4428", "#1e100a")
        + folk.horse(184, 250, 50, "#a86a3a", "#3a2010")
        + fence
        + trees.leafy(30, 210, 84)
        + folk.person(278, 262, 62, "#b3402e")
    )


def barracks() -> str:
    return (
        land.sky(2, 87, 250)
        + land.ridge(170, 30, "#86a888", 5)
        + parts.block(142, 214, 210, 84, 60, PLASTER)
        + parts.roof_tiles(
            poly(((30, 132), (84, 92), (306, 92), (310, 110), (252, 132))), 26, 316, 92, 132, "#b94f30", -24
        )
        + "".join(shape(f"M{x} 214 v-40 a11 11 0 0 1 22 0 v40Z", "#3a1e22") for x in (56, 104, 152, 200))
        + cloth.banner(30, 232, 130, "#b3322a", 26)
        + land.ground(212, "#c9ac74", "#dcc290", 4)
        + "".join(
            folk.soldier(x, y, h)
            for x, y, h in (
                (84, 240, 60),
                (124, 240, 60),
                (164, 240, 60),
                (204, 240, 60),
                (106, 264, 72),
                (154, 264, 72),
                (202, 264, 72),
            )
        )
        + folk.soldier(268, 262, 84, flip=True, shield=False)
    )


def archery_range() -> str:
    bow = (
        line("M-34 -110 Q-58 -74 -34 -38", "#6a4326", 4)
        + line("M-34 -110 L-6 -72 L-34 -38", "#f0e4c4", 1.4)
        + line("M-4 -72 L-60 -76", "#4a2c18", 2.4)
    )
    return (
        hill_country(88, 2, 250)
        + land.ridge(192, 22, "#7a9a60", 9)
        + land.ground(196, "#98a850", "#b4bc70", 4, "#5f7f34")
        + works.round_target(232, 178, 38)
        + works.round_target(160, 172, 22)
        + works.round_target(110, 168, 16)
        + moved(
            folk.person(0, 0, 112, "#b3402e", left=(-0.44, 0.76), right=(0.02, 0.74), extra=bow),
            96,
            264,
            1,
            0,
            True,
        )
        + shape(box(254, 242, 26, 24), solid("#8a5a30"))
        + "".join(
            line(f"M{260 + k * 5} 246 l{k - 2} -26", "#d9c08a", 2)
            + line(f"M{260 + k * 5 + k - 2} 222 l0 -6", "#b3322a", 4)
            for k in range(4)
        )
        + trees.leafy(300, 206, 80)
    )


def parade_ground() -> str:
    return (
        land.sky(2, 89, 60)
        + land.ridge(166, 24, "#86a888", 3)
        + parts.wall(160, 186, 330, 44, SAND, 11)
        + parts.front(160, 188, 90, 62, SAND)
        + shape("M138 188 V158 A22 22 0 0 1 182 158 V188Z", "#2a1820")
        + land.paving(184, "#d2b98a", "#e6d2a8")
        + "".join(folk.soldier(46 + k * 38, 214, 46) for k in range(7))
        + "".join(folk.soldier(30 + k * 44, 240, 58) for k in range(7) if k not in (3,))
        + folk.horse(164, 264, 92, "#e6dccb", "#a89880")
        + moved(folk.soldier(0, 0, 78, shield=False), 168, 222)
        + cloth.banner(44, 262, 90, "#b3322a", 24)
        + cloth.banner(272, 262, 90, "#b3322a", 24)
    )


def arsenal() -> str:
    racks = (
        line("M176 66 H310 M176 132 H310", "#5a3418", 6)
        + "".join(
            line(f"M{x} 130 V34", "#6a4326", 3) + shape(poly(((x - 5, 38), (x, 14), (x + 5, 38))), "#d8dade")
            for x in (186, 202, 218)
        )
        + "".join(
            moved(
                shape("M-3 -34 L0 -42 L3 -34 V6 H-3Z", "#d0d4da") + line("M-9 8 H9 M0 8 V18", "#c9973a", 4),
                x,
                96,
                1.1,
            )
            for x in (244, 266, 288)
        )
        + "".join(
            shape(disc(x, 174, 20), solid(c)) + shape(disc(x, 174, 6), solid("#e6bd58"))
            for x, c in ((200, "#b3322a"), (248, "#2c5a8a"), (294, "#b3322a"))
        )
    )
    return (
        land.interior("#6a5258", "#8a7270", 200, "#ff9a5c")
        + racks
        + works.kiln(64, 236, 92, 112, "#8a4a3a")
        + works.anvil(152, 262, 62)
        + folk.person(
            204,
            264,
            112,
            "#7a4a2a",
            left=(-0.36, 1.0),
            right=(-0.16, 0.5),
            extra=line("M-36 -100 L-56 -120", "#6a4326", 5)
            + shape("M-70 -118 l14 -16 l12 10 l-14 16Z", "#8a9098")
            + shape("M-12 -66 H13 L16 -22 H-15Z", "#4a2c20"),
            skin="#b87a50",
        )
        + faint(shape(disc(144, 206, 16), "#ffd060"), 0.7, 4)
        + "".join(
            line(f"M144 206 l{dx} {dy}", "#ffe08a", 2)
            for dx, dy in ((-18, -12), (-8, -22), (12, -20), (22, -8))
        )
        + works.armour_rack(284, 264, 76)
    )


def pretorium() -> str:
    return (
        land.sky(3, 91, 262)
        + land.ridge(180, 24, "#7a4a76", 3)
        + parts.wall(160, 190, 330, 40, SAND, 10)
        + works.tent(150, 240, 230, 156, "#a8342a")
        + line("M36 240 L150 84 L232 240", "#f0cf7c", 3)
        + shape(poly(((120, 240), (150, 150), (180, 240))), "#3a1420")
        + faint(shape(disc(150, 222, 26), "#ffc060"), 0.5, 8)
        + cloth.banner(52, 262, 130, "#b3322a", 30)
        + cloth.banner(250, 262, 130, "#6a2a7a", 30)
        + land.ground(238, "#a8805a", "#c09a6e", 4)
        + folk.soldier(104, 264, 76)
        + folk.soldier(206, 264, 76, flip=True)
        + moved(
            line("M0 0 V-90", "#c9973a", 4)
            + shape(
                "M-16 -92 C-8 -104 8 -104 16 -92 C8 -96 -8 -96 -16 -92Z M-5 -96 h10 v-12 h-10Z", "#f0cf7c"
            ),
            150,
            150,
            0.7,
        )
    )


def fortifications() -> str:
    return (
        land.sky(3, 92, 60)
        + land.mountains(186, 80, "#6a4a7a", 4)
        + shape("M30 262 C70 180 250 170 300 262Z", down("#9a7a6a", "#5a3f52"))
        + parts.wall(160, 232, 250, 50, SLATE, 12)
        + parts.tower(40, 240, 56, 110, SLATE, "#8a2f2a")
        + parts.tower(282, 240, 56, 110, SLATE, "#8a2f2a")
        + parts.wall(160, 176, 150, 44, SLATE, 11)
        + parts.tower(96, 184, 40, 84, SLATE)
        + parts.tower(226, 184, 40, 84, SLATE)
        + parts.tower(160, 136, 60, 70, SLATE, "#8a2f2a", 1)
        + shape("M140 234 V204 A20 20 0 0 1 180 204 V234Z", "#1e1018")
        + "".join(land.flame(x, y, 16) for x, y in ((128, 186), (196, 186)))
        + land.ground(236, "#6a6a4a", "#8a7a5a", 4, "#4a5a34")
        + shape("M-5 262 C90 250 230 250 330 264 V290 H-5Z", down("#a87a8a", "#3a3a6a"))
        + shape("M144 236 H176 L186 290 H134Z", solid("#7a5234"))
    )


def siege_workshop() -> str:
    return (
        land.sky(3, 93, 262)
        + land.ridge(178, 26, "#7a4a76", 5)
        + parts.hall(54, 216, 70, 66, 70, Stuff("#8a6a5a"), Stuff("#6a3a34"), False)
        + land.ground(206, "#a8805a", "#bf9a6e", 4)
        + works.catapult(196, 252, 170)
        + works.planks(58, 262, 56, 4)
        + "".join(shape(disc(x, y, 10), solid("#8a8690")) for x, y in ((268, 262), (288, 262), (278, 246)))
        + folk.person(
            112,
            262,
            72,
            "#a8402a",
            left=(0.3, 0.7),
            right=(0.38, 0.76),
            extra=line("M20 -64 L52 -84", "#6a4326", 4) + shape(box(46, -98, 12, 20), "#9aa0a8"),
        )
        + trees.fir(306, 206, 90, "#2c4a48")
    )


def circus() -> str:
    arena_ = "".join(
        shape(
            f"M-5 {y} C90 {y - 22} 230 {y - 22} 325 {y} V{y + 26} C230 {y + 4} 90 {y + 4} -5 {y + 26}Z",
            down(lit(c, 0.2), dim(c, 0.2)),
        )
        for y, c in ((112, "#b07a6a"), (136, "#c4907a"), (160, "#b88470"))
    )
    heads = "".join(
        shape(
            disc(6 + (k * 29) % 312, 116 + (k % 6) * 9, 3.4),
            ("#b3322a", "#e8dcc0", "#d9a52a", "#3f6a8a", "#4a2a20")[k % 5],
        )
        for k in range(80)
    )
    return (
        land.sky(3, 94, 60)
        + parts.arcade(160, 116, 340, 52, 9, SAND, "#4a2436")
        + arena_
        + heads
        + land.ground(188, "#d9a870", "#e6bc8a", 4)
        + "".join(
            cloth.banner(x, 72, 40, c, 18)
            for x, c in ((40, "#b3322a"), (120, "#d9a52a"), (200, "#b3322a"), (276, "#d9a52a"))
        )
        + folk.lion(226, 256, 74, False)
        + moved(folk.soldier(0, 0, 104, "#b3322a"), 92, 264, 1)
        + land.smoke(270, 258, 20, "#e8cfa4", 0.8)
    )


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        guard_tower,
        stable,
        garrison,
        palisade,
        walls,
        horse_breeders,
        barracks,
        archery_range,
        parade_ground,
        arsenal,
        pretorium,
        fortifications,
        siege_workshop,
        circus,
    )
}
