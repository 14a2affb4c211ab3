"""The scenes of brown cards: where wood, clay and stone are cut, dug and fired."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_folk as folk
from tools.art import wonders_goods as goods
from tools.art import wonders_land as land
from tools.art import wonders_parts as parts
from tools.art import wonders_trees as trees
from tools.art import wonders_works as works
from tools.art.wonders_paint import across, box, dim, disc, down, faint, line, lit, moved, poly, shape, solid
from tools.art.wonders_parts import SLATE, TIMBER, Stuff


def lumber_yard() -> str:
    return (
        land.sky(1, 11, 76)
        + land.ridge(170, 44, "#8aa089", 4)
        + land.ridge(182, 22, "#6b8a5c", 5)
        + "".join(
            trees.fir(x, y, h)
            for x, y, h in ((22, 196, 96), (58, 190, 78), (254, 192, 84), (286, 198, 108), (312, 194, 90))
        )
        + land.ground(188, "#9a8a52", "#b9a468", 6, "#6b7a3a")
        + parts.hall(214, 214, 52, 34, 44, TIMBER, Stuff("#7a5434"))
        + land.shadow(120, 246, 130, 10)
        + works.logs(104, 250, 15, 4, 58)
        + folk.person(
            232,
            254,
            62,
            "#b05a34",
            left=(-0.3, 0.7),
            right=(0.34, 0.72),
            extra=line("M-30 -74 L34 -70", "#6a4326", 3.4) + shape("M34 -80 l14 4 v12 l-14 -2Z", "#c8ccd0"),
        )
    )


def logging_camp() -> str:
    wood = "".join(
        trees.fir(x, 206 + (x * 7) % 11, h, c)
        for x, h, c in (
            (10, 150, "#2c5a48"),
            (46, 168, "#24503c"),
            (92, 140, "#35624a"),
            (250, 152, "#2c5a48"),
            (292, 176, "#24503c"),
        )
    )
    stumps = "".join(
        shape(box(x - 9, y - 10, 18, 12), across("#a8713f", "#4a2c18"))
        + shape(disc(x, y - 10, 9, 3.4), "#f0cf96")
        for x, y in ((60, 240), (140, 226), (268, 238))
    )
    axe = line("M-26 -96 L24 -66", "#6a4326", 3.6) + shape("M-32 -106 l14 -4 l6 14 l-14 6Z", "#d0d4d8")
    return (
        land.sky(1, 12, 170)
        + land.ridge(168, 58, "#7f9c96", 8)
        + land.ridge(186, 30, "#58795a", 9)
        + wood
        + land.ground(200, "#7f8048", "#93965c", 3, "#55702f")
        + stumps
        + trees.fir(190, 236, 176, "#3a6a48")
        + shape(poly(((184, 214), (198, 222), (184, 228))), "#f0d29a")
        + folk.person(150, 254, 74, "#c05a30", left=(-0.2, 0.9), right=(0.26, 0.68), extra=axe)
        + works.log(226, 252, 12, 60)
    )


def clay_pool() -> str:
    pool = "M40 214 C70 190 230 188 282 212 C306 232 250 258 160 258 C80 258 20 238 40 214Z"
    reeds = "".join(
        line(f"M{x} {y} q{d} -18 {d * 2} -40", "#6a7a3a", 2.2)
        + shape(disc(x + d * 2, y - 42, 2.4, 6), "#6a3a1c")
        for x, y, d in ((34, 226, -2), (42, 230, 2), (284, 220, 3), (292, 226, -2), (276, 214, 1))
    )
    return (
        land.sky(1, 13, 230)
        + land.ridge(168, 40, "#c79a7a", 11)
        + land.ridge(180, 20, "#b07a54", 12)
        + land.ground(180, "#b9744a", "#cf9a6c", 4)
        + shape(pool, "#6a2c14")
        + moved(shape(pool, down("#e6ae8a", "#b5532c", "#7a2e16")), 0, 3)
        + faint(line("M90 216 h70 M180 222 h60 M120 236 h90", "#ffe0c0", 2.4), 0.6)
        + reeds
        + folk.person(
            120,
            240,
            76,
            "#d8b888",
            left=(-0.3, 0.36),
            right=(-0.1, 0.3),
            extra=shape(disc(-22, -30, 15, 10), solid("#c2562e")),
        )
        + folk.person(
            196,
            232,
            68,
            "#8a6a4a",
            left=(-0.22, 0.98),
            right=(0.22, 0.98),
            extra=shape("M-24 -100 H24 L16 -118 H-16Z", solid("#c2562e")),
        )
        + goods.basket(254, 250, 40, "#c2562e")
    )


def clay_pit() -> str:
    terraces = "".join(
        shape(
            f"M{-10} {y} C60 {y - 26 + k * 3} {120 + k * 10} {y - 4} {160} {y} S 260"
            f" {y - 30 + k * 4} 330 {y - 6} V290 H-10Z",
            down(lit(c, 0.3), (0.3, c), dim(c, 0.3)),
        )
        + faint(
            line(
                f"M{-10} {y + 3} C60 {y - 23 + k * 3} {120 + k * 10} {y - 1} {160} {y + 3} S 260"
                f" {y - 27 + k * 4} 330 {y - 3}",
                "#5a2410",
                6,
            ),
            0.6,
        )
        + line(
            f"M{-10} {y} C60 {y - 26 + k * 3} {120 + k * 10} {y - 4} {160} {y} S 260"
            f" {y - 30 + k * 4} 330 {y - 6}",
            lit(c, 0.45),
            3,
        )
        for k, (y, c) in enumerate(((164, "#cf8a5c"), (188, "#bd6e42"), (212, "#a8552e"), (236, "#8f4222")))
    )
    return (
        land.sky(1, 14, 60)
        + land.mountains(168, 64, "#b08a86", 3)
        + terraces
        + line(
            "M236 240 L262 162 M250 244 L276 166 M240 228 l14 3 M245 212 l14 3 M250 196 l14 3 M256 178 l14 3",
            "#6a4326",
            4,
        )
        + folk.person(
            96,
            250,
            72,
            "#e0c79a",
            left=(0.3, 0.86),
            right=(0.36, 0.94),
            extra=line("M-10 -58 L44 -104", "#6a4326", 3.4) + line("M36 -112 q14 2 20 14", "#aab0b8", 4),
        )
        + goods.pot(170, 254, 34, "#b5532c", "#d88a5a")
        + goods.pot(206, 258, 26, "#c2623a", "#d88a5a")
        + folk.person(216, 206, 46, "#8a6a4a")
    )


def quarry() -> str:
    cliff = "".join(
        shape(poly(((x, 232), (x, y), (x + w, y), (x + w, 232))), across("#e8d8b8", "#c2a98a"))
        + shape(poly(((x + w, 232), (x + w, y), (x + w + 12, y - 5), (x + w + 12, 232))), "#8a7f86")
        + shape(poly(((x, y), (x + w, y), (x + w + 12, y - 5), (x + 12, y - 5))), "#f6ecd4")
        for x, y, w in ((-8, 92, 48), (52, 112, 40), (104, 142, 46), (162, 168, 40))
    )
    crane = line("M226 236 L250 110 L274 236 M250 110 L196 136", "#6a4326", 6) + line(
        "M196 136 V176", "#d9c08a", 2.4
    )
    return (
        land.sky(1, 15, 240)
        + land.ridge(166, 34, "#a8a292", 5)
        + land.ground(206, "#c2ac86", "#d6c29c", 8)
        + cliff
        + crane
        + works.ashlar(192, 200, 34)
        + works.ashlar(66, 256, 50)
        + works.ashlar(134, 262, 34)
        + land.stones(250, 258, 9, 9, "#b9ada0", 4)
        + folk.person(
            216,
            256,
            62,
            "#b0603a",
            left=(-0.3, 0.76),
            right=(0.28, 0.8),
            extra=line("M-6 -60 L-40 -84", "#6a4326", 3.4) + shape(box(-50, -96, 14, 18), "#8a8e94"),
        )
    )


def stone_pit() -> str:
    pit = "M18 204 C60 178 260 178 304 204 L286 268 C220 282 100 282 34 268Z"
    return (
        land.sky(1, 16, 90)
        + land.mountains(176, 80, "#98908e", 9)
        + land.ground(176, "#a99878", "#bdae8a", 2, "#7a7a48")
        + shape(pit, down("#6e6a70", "#a9a4a0", "#d2c9bc"))
        + shape("M18 204 C60 178 260 178 304 204 L290 216 C230 194 90 194 30 218Z", "#4a444e")
        + parts.courses(160, 262, 200, 44, SLATE, 14)
        + works.ashlar(112, 256, 40, SLATE)
        + works.ashlar(170, 246, 34, SLATE)
        + works.ashlar(226, 258, 44, SLATE)
        + works.ashlar(150, 222, 26, SLATE)
        + works.cart(240, 196, 74, "".join(works.ashlar(x, 174, 22, SLATE) for x in (222, 248)))
        + folk.ox(172, 200, 40)
        + folk.person(
            66,
            250,
            66,
            "#c2824a",
            left=(0.26, 0.86),
            right=(0.32, 0.9),
            extra=line("M-8 -56 L42 -104", "#6a4326", 3.4) + line("M34 -112 q16 2 22 16", "#aab0b8", 4.4),
        )
    )


def sawmill() -> str:
    water = shape("M0 222 C60 214 100 236 150 232 C170 240 130 290 120 290 H-10Z", down("#9ad0dc", "#2a7a98"))
    wheel = works.disc_wheel(92, 196, 46, "#7a4c28", 12) + "".join(
        shape(box(-7, -52, 14, 10), "#5a3418")
        if False
        else moved(shape(box(-8, -54, 16, 9), "#6a4020"), 92, 196, 1, 30 * k)
        for k in range(12)
    )
    return (
        land.sky(2, 21, 250)
        + land.ridge(170, 44, "#7fa884", 4)
        + "".join(trees.fir(x, 196, h) for x, h in ((20, 90), (290, 110), (312, 84)))
        + land.ground(190, "#8fa052", "#a9b56c", 3, "#5f7a34")
        + parts.hall(176, 224, 84, 66, 78, Stuff("#b98a54"), Stuff("#7a4a30"), False, 2)
        + shape(box(142, 182, 60, 42), "#2a1814")
        + water
        + wheel
        + shape(disc(176, 206, 18), "#d8dce0")
        + shape(disc(176, 206, 4), "#4a4448")
        + works.log(150, 222, 9, 66)
        + works.planks(222, 256, 64, 5)
        + works.logs(120, 262, 9, 2, 34)
        + faint(line("M60 236 q10 6 24 2 M50 250 q16 4 30 0", "#ffffff", 3), 0.8)
    )


def brickyard() -> str:
    return (
        land.sky(2, 22, 90)
        + land.ridge(172, 34, "#c2a27a", 6)
        + land.ground(186, "#cf9c66", "#dcb684", 5)
        + land.smoke(86, 84, 34)
        + works.kiln(88, 232, 118, 142)
        + works.kiln(206, 210, 70, 86, "#a8552e")
        + works.bricks(214, 262, 6, 7)
        + works.bricks(140, 266, 4, 3)
        + folk.person(
            276,
            256,
            66,
            "#e0c79a",
            left=(-0.3, 0.62),
            right=(0.1, 0.6),
            extra=shape(box(-30, -70, 42, 8), "#c4633a") + shape(box(-28, -78, 40, 8), "#d87a4a"),
        )
    )


def shelf_quarry() -> str:
    shelves = ""
    for k in range(5):
        y, x = 96 + k * 32, 120 - k * 24
        shelves += (
            shape(poly(((x, y), (330, y - 20), (330, y + 16), (x, y + 32))), across("#f2e8d4", "#c0b2a4"))
            + shape(poly(((x, y), (330, y - 20), (330, y - 28), (x + 30, y - 10))), "#fffaf0")
            + faint(
                line(f"M{x + 60} {y} v26 M{x + 120} {y - 6} v28 M{x + 180} {y - 10} v28", "#8a7a78", 1.6), 0.7
            )
        )
    return (
        land.sky(2, 23, 66)
        + land.mountains(180, 60, "#8aa0b0", 6)
        + land.ground(186, "#cdb890", "#ddcba6", 2)
        + shelves
        + line("M92 250 L120 120 L150 250 M120 120 L66 150", "#6a4326", 7)
        + works.disc_wheel(120, 226, 22, "#7a4c28")
        + line("M66 150 V186", "#d9c08a", 2.6)
        + works.ashlar(60, 214, 42)
        + works.ashlar(206, 262, 46)
        + works.ashlar(262, 258, 36)
        + folk.person(160, 262, 60, "#3d6ea6", left=(-0.34, 0.6))
    )


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        lumber_yard,
        logging_camp,
        clay_pool,
        clay_pit,
        quarry,
        stone_pit,
        sawmill,
        brickyard,
        shelf_quarry,
    )
}
