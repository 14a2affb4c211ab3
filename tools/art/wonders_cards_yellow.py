"""The scenes of yellow cards: where a city stores, sells and brews."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_cloth as cloth
from tools.art import wonders_folk as folk
from tools.art import wonders_goods as goods
from tools.art import wonders_land as land
from tools.art import wonders_parts as parts
from tools.art import wonders_trees as trees
from tools.art import wonders_works as works
from tools.art.wonders_paint import across, box, disc, down, faint, line, moved, poly, shape, solid
from tools.art.wonders_parts import MARBLE, PLASTER, SAND, TIMBER


def stone_reserve() -> str:
    """Blocks under an arcade, the stall to the right."""
    return (
        land.sky(1, 31, 60)
        + land.mountains(186, 70, "#a89c98", 5)
        + land.paving(186, "#c9b89a", "#ddd0b4")
        + parts.block(92, 214, 150, 96, 60, parts.SLATE)
        + parts.arcade(92, 214, 150, 96, 3, parts.SLATE)
        + cloth.stall(222, 244, 112, 88, "#7a8690", works.ashlar(200, 206, 28) + works.ashlar(234, 206, 24))
        + works.ashlar(46, 258, 56)
        + works.ashlar(66, 226, 40)
        + works.ashlar(124, 264, 44)
        + folk.person(272, 262, 70, "#7a8088", "#b99a3a")
        + goods.coins(200, 262, 9, 2)
    )


def clay_reserve() -> str:
    """A tent-roofed yard full of bricks and jars, the stall to the left."""
    jars = (
        (52, 48, "#b8623a"),
        (78, 40, "#d08a54"),
        (104, 50, "#a04a2a"),
        (128, 38, "#c97a4a"),
    )
    return (
        land.sky(1, 32, 250)
        + land.ridge(170, 40, "#c08a64", 8)
        + land.ground(184, "#b9744a", "#cf9a6c", 5)
        + parts.hall(216, 216, 70, 60, 70, parts.BRICK, parts.ROOF, True)
        + cloth.stall(90, 240, 140, 104, "#b8512e", "".join(goods.amphora(x, 204, h, c) for x, h, c in jars))
        + works.bricks(224, 262, 7, 8, 14)
        + goods.amphora(150, 266, 74)
        + goods.amphora(36, 266, 60, "#d08a54")
        + folk.person(92, 266, 66, "#e6c06a", "#8a3a2a")
    )


def wood_reserve() -> str:
    """A timber shed before firs, trunks in front of it."""
    return (
        land.sky(1, 33, 160)
        + land.ridge(176, 40, "#7f9c86", 8)
        + "".join(trees.fir(x, 198, h) for x, h in ((14, 100), (46, 124), (84, 96), (262, 110), (300, 130)))
        + land.ground(192, "#8f8a4a", "#a8a062", 5, "#5f7a34")
        + parts.hall(108, 222, 110, 62, 90, parts.TIMBER, parts.Stuff("#6a7a3a"), door=False)
        + shape(box(66, 172, 84, 50), "#2a1814")
        + "".join(works.log(76 + k * 22, 212 - r * 18, 10, 20) for r in range(2) for k in range(4))
        + works.planks(232, 252, 74, 9)
        + works.logs(96, 266, 13, 2, 50)
        + folk.person(182, 266, 74, "#5f7a3a", "#c99a4a")
        + goods.coins(270, 266, 9, 2)
    )


def tavern() -> str:
    shelf = line("M176 92 H306", "#5a3418", 7) + "".join(
        goods.amphora(x, 90, h, c)
        for x, h, c in (
            (196, 44, "#b8623a"),
            (222, 36, "#5d7f8a"),
            (248, 46, "#c98a4a"),
            (276, 38, "#8a4a5a"),
        )
    )
    return (
        land.interior("#b5703f", "#a87a54", 190, "#f6c98a")
        + shelf
        + "".join(goods.cask(x, 190, 21) for x in (202, 248, 292))
        + folk.person(
            226,
            240,
            92,
            "#3f7a6a",
            skin="#b87a50",
            left=(-0.3, 0.78),
            extra=goods.pot(-32, -66, 18, "#c98a4a"),
        )
        + goods.table(150, 262, 190, 44)
        + "".join(shape(f"M{x - 8} 214 H{x + 8} L{x + 5} 196 H{x - 5}Z", solid("#d9a84a")) for x in (92, 190))
        + goods.pot(140, 214, 24, "#8a3a2a")
        + shape(disc(116, 212, 15, 5), "#f0dfb4")
        + "".join(
            shape(disc(x, y, 4.4), solid("#7a2a6a"))
            for x, y in ((110, 207), (118, 206), (114, 201), (122, 209))
        )
        + folk.person(74, 258, 86, "#c9662e", left=(0.26, 0.72), flip=True, hair="#6a3a1a")
    )


def forum() -> str:
    return (
        land.sky(2, 41, 70)
        + land.ridge(168, 26, "#9ab090", 3)
        + parts.arcade(48, 196, 110, 66, 4, PLASTER)
        + parts.temple(232, 200, 120, 110, 6)
        + land.paving(192, "#d6c7a6", "#e8dcc0")
        + works.statue(146, 230, 108)
        + cloth.stall(
            68, 256, 84, 66, "#3f7fae", goods.amphora(50, 232, 26) + goods.amphora(78, 232, 30, "#c98a4a")
        )
        + folk.toga(190, 256, 58)
        + folk.toga(218, 258, 56, arm=(-0.2, 0.5), flip=True)
        + folk.person(256, 254, 54, "#b8512e", long=True, hair="#1e1410")
    )


def caravansery() -> str:
    gate = "M126 204 V124 A36 36 0 0 1 198 124 V204Z"
    return (
        land.sky(2, 42, 246)
        + land.ridge(176, 20, "#d9b878", 5)
        + parts.wall(160, 206, 250, 76, SAND, 12)
        + parts.tower(40, 208, 46, 104)
        + parts.tower(282, 208, 46, 104)
        + parts.front(162, 206, 96, 122, SAND)
        + parts.battlements(162, 84, 96, 6, SAND, 12)
        + line(gate, "#f3dca8", 6)
        + shape(gate, across("#2c1a2a", "#5a3a3a"))
        + land.ground(204, "#d9ac68", "#e6c48a", 6)
        + trees.palm(20, 230, 110)
        + trees.palm(306, 226, 96)
        + folk.camel(116, 260, 84)
        + folk.camel(226, 250, 66, "#b98a4e", True)
        + folk.person(172, 262, 62, "#f0e0bc", "#3f7a8a", skin=folk.DARK_SKIN, long=True)
        + goods.sack(40, 260, 26)
    )


def customs_house() -> str:
    balance = line("M160 150 V214 M118 156 H202", "#c9973a", 5) + "".join(
        line(f"M{x} 156 L{x - 14} 186 M{x} 156 L{x + 14} 186", "#c9973a", 1.8)
        + shape(f"M{x - 18} 186 H{x + 18} Q{x} 204 {x - 18} 186Z", solid("#d9a84a"))
        for x in (122, 198)
    )
    return (
        land.sky(2, 43, 60)
        + land.water(150, 2, 230)
        + works.ship(72, 176, 92)
        + parts.arcade(232, 198, 130, 92, 3, MARBLE)
        + parts.pediment(232, 108, 144, 34, MARBLE, "#3d6ea6")
        + land.paving(196, "#cdb894", "#e0d0ae")
        + goods.table(160, 260, 128, 46)
        + balance
        + goods.scroll(124, 216, 26)
        + goods.coins(202, 214, 7, 2)
        + folk.toga(252, 260, 78, "#c9973a", arm=(-0.3, 0.6), hair="#3a2418")
        + goods.amphora(58, 262, 56)
        + goods.amphora(84, 266, 46, "#c98a4a")
        + goods.sack(30, 262, 30)
    )


def brewery() -> str:
    vat = goods.barrel(110, 236, 104, 108)
    foam = "".join(
        shape(disc(x, y, 11, 7), "#fff6da")
        for x, y in ((74, 126), (92, 122), (112, 124), (132, 122), (146, 127))
    )
    return (
        land.interior("#a8814e", "#9a7a54", 194, "#cfe8e0")
        + goods.cask(236, 196, 26)
        + goods.cask(288, 196, 26)
        + goods.cask(262, 150, 26)
        + vat
        + foam
        + folk.person(
            186,
            248,
            98,
            "#c9a06a",
            left=(-0.5, 1.12),
            right=(-0.3, 1.0),
            extra=line("M-24 -84 L-62 -128", "#6a4326", 4.4) + shape("M-13 -62 H14 L16 -30 H-14Z", "#f0e4c4"),
        )
        + goods.sack(250, 262, 38, "#d9b872")
        + goods.sack(288, 264, 34, "#cba35e")
        + "".join(
            line(f"M{x} 262 l{d} -34", "#d9a83a", 2.4) + shape(disc(x + d * 1.1, 224, 3, 8), "#e8bc4a")
            for x, d in ((26, -6), (34, -1), (42, 4), (50, 9))
        )
    )


def chamber_of_commerce() -> str:
    return (
        land.interior("#8a6a78", "#b89a8a", 184, "#ffb878")
        + cloth.drape(212, 14, 96, 112, "#8a2a3a")
        + "".join(parts.column(x, 200, 176, 18) for x in (108, 196, 306))
        + folk.toga(204, 250, 92, "#c9973a", arm=(-0.34, 0.62))
        + folk.person(94, 250, 90, "#b8722a", "#3f5a8a", left=(0.32, 0.66), flip=True, long=True)
        + goods.table(150, 262, 150, 44)
        + goods.coins(118, 214, 9, 3)
        + goods.scroll(174, 212, 44, -6)
        + goods.chest(270, 264, 62)
    )


def port() -> str:
    return (
        land.sky(3, 51, 96)
        + land.ridge(156, 22, "#7a5a8a", 5)
        + land.water(152, 3)
        + works.ship(206, 206, 150, "#f6d8a0", "#7a2a4a")
        + works.ship(60, 168, 60, "#e8b88a")
        + shape("M-5 238 L120 224 L186 252 L150 290 H-5Z", down("#c9a07a", "#7a5a5a"))
        + parts.courses(60, 284, 140, 40, SAND, 12)
        + line("M30 240 V136 L92 120 M30 160 L60 130", "#5a3418", 6)
        + line("M92 120 V176", "#e0cfa0", 2.2)
        + goods.sack(92, 202, 26)
        + goods.amphora(62, 252, 46)
        + goods.amphora(84, 256, 40, "#c98a4a")
        + goods.barrel(118, 256, 28, 34)
        + folk.person(150, 262, 58, "#3f6a8a")
    )


def armory() -> str:
    return (
        land.interior("#7a6a6e", "#a08a80", 188, "#ffae70")
        + parts.front(216, 150, 150, 5, TIMBER)
        + "".join(
            moved(
                shape("M-15 -18 C-6 -16 6 -16 15 -18 C18 4 10 16 0 22 C-10 16 -18 4 -15 -18Z", solid(c))
                + line("M0 -14 V16 M-12 -2 H12", "#f0cf7c", 2.4),
                x,
                96,
                1.25,
            )
            for x, c in ((176, "#b3322a"), (220, "#2c63ab"), (264, "#d9a52a"))
        )
        + "".join(
            line(f"M{x} 200 V112", "#6a4326", 3)
            + shape(poly(((x - 4, 114), (x, 96), (x + 4, 114))), "#d8dade")
            for x in (112, 124, 136)
        )
        + works.armour_rack(206, 242, 106)
        + works.armour_rack(274, 246, 100)
        + goods.chest(92, 262, 84)
        + folk.soldier(40, 262, 96)
        + goods.coins(158, 264, 8, 2)
    )


def lighthouse() -> str:
    beam = faint(shape("M166 62 L-20 20 V84Z M166 62 L340 30 V104Z", "#ffe9a0"), 0.42, 4)
    return (
        land.sky(3, 53, 0, 5)
        + "".join(
            shape(disc(x, y, 1.3), "#fff2d8")
            for x, y in ((30, 24), (90, 14), (250, 18), (296, 50), (60, 60), (220, 34))
        )
        + land.water(186, 3)
        + beam
        + shape("M70 232 C96 196 236 190 262 232 L290 290 H40Z", down("#9a7a86", "#5a4258", "#2e2036"))
        + land.stones(150, 234, 14, 12, "#8a6a7a", 3)
        + parts.block(162, 214, 84, 42, 20, SAND)
        + shape(
            poly(((136, 172), (190, 172), (182, 108), (144, 108))), across("#f6dcb0", "#c99a6a", "#5f4050")
        )
        + parts.courses(163, 172, 42, 62, SAND, 10)
        + parts.tower(163, 108, 26, 30, SAND, None, 0)
        + land.flame(164, 74, 26)
        + faint(shape(disc(164, 62, 40), "#ffd070"), 0.5, 8)
        + works.ship(54, 222, 66, "#f0c090")
        + shape(box(154, 190, 14, 24), "#2a1626")
    )


def arena() -> str:
    tiers = ""
    for k, (y, h) in enumerate(((228, 52), (176, 44), (132, 36))):
        w = 262 - k * 10
        tiers += parts.arcade(160, y, w, h, 9, SAND, "#4a2a3a")
        tiers += faint(shape(box(160 + w * 0.14, y - h, w * 0.36 + 4, h), "#2e1636"), 0.38)
    flags = "".join(
        cloth.banner(x, 98, 34, c, 14)
        for x, c in ((52, "#b3322a"), (104, "#2c63ab"), (156, "#d9a52a"), (208, "#b3322a"), (258, "#2c63ab"))
    )
    return (
        land.sky(3, 54, 262)
        + land.ridge(200, 20, "#7a5a7a", 2)
        + flags
        + tiers
        + shape("M134 228 V186 A26 26 0 0 1 186 186 V228Z", "#2a1420")
        + land.paving(226, "#c99a78", "#e0b48a")
        + folk.person(140, 264, 46, "#b8862e")
        + folk.person(166, 260, 44, "#7a3a5a", long=True)
        + folk.person(214, 266, 48, "#3f6a8a")
        + trees.cypress(16, 236, 96)
        + trees.cypress(306, 238, 110)
    )


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        stone_reserve,
        clay_reserve,
        wood_reserve,
        tavern,
        forum,
        caravansery,
        customs_house,
        brewery,
        chamber_of_commerce,
        port,
        armory,
        lighthouse,
        arena,
    )
}
