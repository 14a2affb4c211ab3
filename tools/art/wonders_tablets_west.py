"""Wonders of Rome, of the sea and of Ephesus, as wide tablets."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_cloth as cloth
from tools.art import wonders_folk as folk
from tools.art import wonders_goods as goods
from tools.art import wonders_land as land
from tools.art import wonders_parts as parts
from tools.art import wonders_trees as trees
from tools.art import wonders_works as works
from tools.art.wonders_paint import across, box, dim, disc, down, faint, line, lit, moved, poly, shape, solid
from tools.art.wonders_parts import MARBLE, SAND, Stuff
from tools.art.wonders_tablets_ground import BRONZE, CREAM, WIDE, crowd, gilt_figure, wide_sky


def colossus() -> str:
    b = BRONZE

    def limb_(d: str, w: float) -> str:
        return line(d, dim(b.colour, 0.3), w) + faint(line(d, b.bright, w * 0.36), 0.8)

    body = (
        limb_("M296 178 L262 232 L244 292", 34)
        + limb_("M342 178 L378 232 L398 292", 34)
        + limb_("M350 96 L390 66 L392 16", 22)
    )
    body += shape(
        "M280 86 C276 130 290 150 288 188 C310 200 332 200 352 188 C350 150 362 130 358 86"
        " C340 74 300 74 280 86Z",
        across(b.bright, (0.4, b.colour), b.dark),
    )
    body += line(
        "M300 104 q20 12 38 0 M318 92 V168 M302 132 q16 8 32 0 M304 150 q14 7 28 0", dim(b.colour, 0.5), 3
    )
    body += shape(
        "M284 176 C310 192 332 192 356 176 L366 224 C340 236 306 236 274 224Z",
        across("#e6c07a", b.colour, b.dark),
    ) + line("M300 188 l-6 40 M320 190 v42 M340 188 l8 38", dim(b.colour, 0.5), 3)
    body += limb_("M284 96 L254 138 L270 178", 22) + shape(
        "M244 120 C224 160 224 220 236 270 L262 268 C252 220 256 170 270 128Z", across("#a85a3a", "#6a3028")
    )
    head = (
        shape(disc(320, 52, 24, 28), across(b.bright, b.colour, b.dark))
        + "".join(
            moved(shape("M-4 -30 L0 -54 L4 -30Z", "#ffe08a"), 320, 50, 1, a)
            for a in (-72, -48, -24, 0, 24, 48, 72)
        )
        + line("M310 48 h6 M326 48 h6 M320 50 v10 M313 66 q7 4 14 0", dim(b.colour, 0.6), 2.6)
        + shape("M296 48 C294 20 346 20 344 48 C336 34 304 34 296 48Z", dim(b.colour, 0.2))
    )
    torch = shape("M382 20 H402 L397 -2 H387Z", solid("#e0b040")) + land.flame(392, 2, 40)
    pier = "".join(
        parts.block(x, 318, 84, 34, 22, SAND) + parts.courses(x, 318, 84, 34, SAND, 11) for x in (236, 396)
    )
    return (
        wide_sky(2, 103, 540)
        + land.mountains(226, 60, "#8fb0c0", 4, WIDE)
        + land.water(222, 2, 384, 8, WIDE)
        + "".join(parts.hall(x, 240, 26, 18, 22, parts.PLASTER) for x in (30, 76, 118, 560, 606))
        + works.ship(120, 296, 92)
        + works.ship(538, 286, 76, "#f0d8a8", "#2c63ab", True, True)
        + pier
        + body
        + head
        + torch
        + works.ship(318, 356, 116, "#f3e4bd", "#7a2a6a")
        + land.birds(180, 90, 6)
    )


def great_lighthouse() -> str:
    return (
        wide_sky(3, 104, 0, 8)
        + "".join(
            shape(disc(x, y, 1.5), "#fff2d8")
            for x, y in ((60, 30), (150, 60), (240, 20), (430, 34), (520, 70), (600, 24), (90, 100))
        )
        + land.ridge(246, 16, "#5a4a7e", 9, WIDE, 384)
        + land.water(240, 3, 384, 4, WIDE)
        + faint(shape("M322 52 L-20 -6 V112Z M322 52 L660 10 V124Z", "#ffe9a0"), 0.5, 8)
        + faint(shape(disc(322, 52, 70), "#ffd070"), 0.6, 16)
        + shape("M150 330 C190 290 460 286 500 330 L560 400 H90Z", down("#9a7a86", "#4a3650", "#2a2036"))
        + parts.wall(322, 318, 260, 40, CREAM, 10)
        + parts.front(322, 290, 110, 70, CREAM)
        + parts.courses(322, 290, 110, 70, CREAM, 12)
        + shape(
            poly(((270, 222), (374, 222), (358, 132), (286, 132))),
            across(CREAM.bright, CREAM.colour, CREAM.dark),
        )
        + parts.courses(322, 222, 70, 88, CREAM, 12)
        + parts.front(322, 226, 116, 8, CREAM)
        + parts.front(322, 136, 84, 8, CREAM)
        + parts.tower(322, 130, 46, 56, CREAM, None, 0)
        + "".join(parts.column(x, 72, 26, 5, CREAM) for x in (306, 317, 328, 339))
        + land.flame(322, 70, 30)
        + parts.dome(322, 46, 46, 16, "#c99a4a", 5)
        + gilt_figure(322, 26)
        + "".join(
            shape(f"M{x} {y} v-16 a6 6 0 0 1 12 0 v16Z", "#2a1626")
            for x, y in ((296, 286), (336, 286), (316, 210), (316, 176))
        )
        + works.ship(112, 300, 110, "#f0c090", "#7a2a4a")
        + works.ship(552, 324, 130, "#f0c090", "#2c63ab", True, True)
    )


def mausoleum() -> str:
    tiers = (
        parts.block(310, 336, 300, 60, 60, MARBLE)
        + parts.courses(310, 336, 300, 60, MARBLE, 15)
        + parts.block(310, 276, 260, 26, 52, MARBLE)
    )
    frieze = "".join(
        folk.person(x, 336, 46, "#d8cdbb", skin="#d8cdbb", hair="#a89c90") for x in (190, 232, 388, 430)
    )
    hall_ = (
        shape(box(200, 162, 220, 88), across("#6a5a66", "#3a2a3a"))
        + shape(poly(((420, 162), (466, 144), (466, 232), (420, 250))), "#7a6a76")
        + "".join(parts.column(205 + k * 30, 250, 88, 13, MARBLE) for k in range(8))
        + "".join(parts.column(434 + k * 16, 246 - k * 7, 86, 9, Stuff("#a89a98")) for k in range(3))
        + parts.block(310, 162, 238, 16, 48, MARBLE)
    )
    roof = ""
    for k in range(9):
        roof += parts.block(310 + k * 1.4, 146 - k * 8, 216 - k * 20, 8, 42 - k * 4, MARBLE)
    quad = (
        moved(
            folk.horse(0, 0, 34, "#e0c070", "#a8843a") + folk.horse(14, 2, 34, "#f0d890", "#a8843a"), 310, 76
        )
        + works.cart(348, 78, 34, "", "#d9b050")
        + folk.person(350, 66, 28, "#f0d890", skin="#f0d890", hair="#a8843a")
    )
    return (
        wide_sky(3, 106, 130, 8)
        + land.mountains(262, 90, "#7a5a8e", 6, WIDE)
        + land.ground(258, "#8f7a5a", "#b09a78", 4, "#5a6a3a", WIDE, 384)
        + land.shadow(360, 338, 360, 16)
        + tiers
        + hall_
        + roof
        + quad
        + frieze
        + folk.lion(150, 352, 46)
        + folk.lion(500, 350, 46, True)
        + "".join(
            trees.cypress(x, y, h, "#2c4a40")
            for x, y, h in ((40, 350, 190), (84, 340, 150), (566, 340, 160), (610, 352, 200))
        )
        + crowd(366, (250, 286, 356), 36)
    )


def piraeus() -> str:
    walls = (
        parts.wall(120, 250, 260, 52, CREAM, 12)
        + parts.tower(246, 256, 44, 92, CREAM)
        + parts.tower(20, 252, 40, 84, CREAM)
        + parts.tower(430, 256, 44, 92, CREAM)
    )
    sheds = "".join(parts.hall(x, 248, 34, 34, 30, CREAM) for x in (470, 520, 570, 618))
    return (
        wide_sky(2, 107, 90)
        + land.mountains(230, 70, "#90aebc", 8, WIDE)
        + land.ridge(236, 40, "#9ab08a", 4, WIDE, 384)
        + shape("M-20 260 C30 180 80 160 130 160 C190 160 230 190 290 260Z", down("#a8b078", "#7f8f5a"))
        + parts.temple(120, 178, 96, 60, 6)
        + sheds
        + land.water(240, 2, 384, 6, WIDE)
        + walls
        + line("M268 262 Q338 292 408 262", "#5a5048", 4, 'stroke-dasharray="7 5"')
        + works.ship(338, 330, 190, "#fff0c8", "#b3322a")
        + works.ship(140, 318, 120, "#f3e4bd", "#2c63ab")
        + works.ship(540, 306, 104, "#f3e4bd", "#5a8a3a", True, True)
        + works.ship(336, 246, 50)
        + shape("M430 384 L470 350 H640 V384Z", down("#e0c498", "#a8845a"))
        + goods.amphora(520, 372, 44)
        + goods.amphora(544, 376, 38, "#c98a4a")
        + goods.barrel(580, 374, 28, 34)
        + goods.sack(608, 374, 26)
        + crowd(366, (486, 560), 42)
        + land.birds(400, 100, 7)
    )


def appian_way() -> str:
    road = "M286 176 L326 176 L560 400 H60Z"
    slabs = "".join(
        faint(
            line(
                f"M{306 - (306 - 90) * p - 8:.0f} {176 + 220 * p:.0f} L{306 + (530 - 306) * p + 8:.0f}"
                f" {176 + 220 * p + 4:.0f}",
                "#6a5a5a",
                1 + 2 * p,
            ),
            0.7,
        )
        for p in (0.02, 0.05, 0.09, 0.14, 0.2, 0.28, 0.37, 0.48, 0.62, 0.78)
    )
    seams = "".join(
        faint(line(f"M{300 + k * 3} 176 L{310 + k * 62} 400", "#6a5a5a", 1.6), 0.55) for k in range(-3, 4)
    )
    pines = "".join(
        trees.umbrella(x, y, h)
        for x, y, h in (
            (256, 196, 70),
            (350, 196, 66),
            (212, 220, 112),
            (396, 220, 104),
            (134, 262, 186),
            (482, 262, 176),
        )
    )
    legion = "".join(
        folk.soldier(300 + dx, y, h)
        for dx, y, h in (
            (-14, 236, 30),
            (14, 236, 30),
            (-20, 266, 44),
            (20, 266, 44),
            (-30, 312, 64),
            (30, 312, 64),
        )
    )
    return (
        wide_sky(2, 108, 470)
        + land.mountains(190, 50, "#93acc0", 5, WIDE)
        + land.ridge(190, 20, "#9ab07a", 6, WIDE, 384)
        + parts.arcade(540, 200, 250, 44, 9, SAND)
        + land.ground(184, "#a8ae5c", "#c2c27a", 5, "#6a8a3a", WIDE, 384)
        + shape(road, down("#d0c4b4", "#b0a294", "#978a80"))
        + slabs
        + seams
        + line("M284 178 L52 400 M328 178 L566 400", "#e6dcc8", 6)
        + pines
        + parts.block(66, 326, 60, 66, 26, MARBLE)
        + parts.pediment(66, 260, 74, 26, MARBLE)
        + parts.rotunda(574, 322, 96, 110)
        + legion
        + works.cart(420, 352, 74, goods.amphora(408, 330, 34) + goods.amphora(430, 330, 34, "#c98a4a"))
        + folk.ox(352, 350, 42)
    )


def circus_maximus() -> str:
    stands = "".join(
        shape(
            f"M-10 {y} C160 {y - 40} 480 {y - 40} 650 {y} V{y + 46} C480 {y} 160 {y} -10 {y + 46}Z",
            down(lit(c, 0.3), c, dim(c, 0.3)),
        )
        for y, c in ((120, "#c99a6a"), (150, "#dcb482"), (180, "#e6c496"))
    )
    heads = "".join(
        shape(
            disc(8 + (k * 37) % 628, 128 + (k % 7) * 14 + abs((8 + (k * 37) % 628) - 320) * 0.06 - 18, 3.2),
            ("#b3322a", "#2c63ab", "#e8dcc0", "#d9a52a", "#5f7a3a", "#6a4a3a")[k % 6],
        )
        for k in range(190)
    )
    spina = (
        parts.block(330, 262, 300, 18, 30, MARBLE)
        + parts.obelisk(330, 244, 110, 22)
        + works.statue(220, 246, 66)
        + works.statue(430, 246, 66)
        + "".join(parts.column(x, 246, 40, 8) for x in (262, 284, 380, 402))
        + shape("M262 206 h22 v-4 h-22Z M380 206 h22 v-4 h-22Z", "#f0e4cc")
        + "".join(shape(disc(x, 200, 4), "#e0b040") for x in (265, 273, 281, 383, 391, 399))
        + "".join(
            shape(poly(((x - 9, 262), (x, 216), (x + 9, 262))), solid("#d9a84a"))
            for x in (168, 186, 482, 500)
        )
    )

    def chariot(x: float, y: float, s: float, colour: str) -> str:
        horses = "".join(
            folk.horse(-62 + k * 13, 4 - k * 4, 62, c)
            for k, c in enumerate(("#8a5a34", "#e0d4c4", "#5a3a24"))
        )
        car = (
            works.disc_wheel(34, -14, 14, "#c9973a")
            + shape("M16 -44 H52 L56 -12 H18Z", solid(colour))
            + folk.person(38, -14, 56, colour, left=(-0.5, 0.6), right=(-0.2, 0.9))
            + line("M18 -36 L-40 -44", "#4a2c18", 2)
        )
        dust = land.smoke(70, 0, 22, "#e8cfa4", 1.2)
        return moved(dust + horses + car, x, y, s)

    return (
        wide_sky(2, 109, 110)
        + parts.arcade(320, 130, 660, 60, 16, SAND, "#5a3a3a")
        + shape(box(-10, 130, 660, 100), "#b8875a")
        + stands
        + heads
        + land.ground(214, "#d9ac6c", "#e6c48a", 6, None, WIDE, 384)
        + spina
        + chariot(470, 322, 1.0, "#2c63ab")
        + chariot(250, 346, 1.25, "#b3322a")
        + "".join(
            cloth.banner(x, 76, 34, c, 16)
            for x, c in ((60, "#b3322a"), (200, "#2c63ab"), (440, "#d9a52a"), (580, "#5f7a3a"))
        )
    )


def rome() -> str:
    hills_ = land.ridge(226, 40, "#b08a6a", 7, WIDE, 384)
    houses = "".join(
        parts.hall(x, y, 24, 20, 22)
        for x, y in ((30, 226), (72, 216), (112, 224), (520, 220), (566, 214), (606, 226), (476, 228))
    )
    amphi = "".join(
        parts.arcade(500, y, w, h, n, SAND, "#4a2a3a")
        for y, w, h, n in ((322, 230, 42, 9), (280, 224, 36, 9), (244, 216, 30, 9))
    ) + faint(shape(box(540, 214, 76, 108), "#2e1636"), 0.35)
    column_ = (
        parts.block(300, 336, 44, 34, 16, MARBLE)
        + shape(box(286, 96, 28, 206), across(MARBLE.bright, MARBLE.colour, MARBLE.dark))
        + "".join(line(f"M286 {112 + k * 20} L314 {102 + k * 20}", "#a89884", 3) for k in range(10))
        + parts.block(300, 98, 40, 10, 10, MARBLE)
        + moved(folk.person(0, 0, 50, "#e0b040", skin="#e0b040", hair="#a8741e", right=(0.3, 0.9)), 302, 88)
    )
    arch_ = (
        parts.block(150, 336, 190, 130, 40, MARBLE)
        + "".join(
            shape(f"M{x - w / 2} 336 v{-h} a{w / 2} {w / 2} 0 0 1 {w} 0 V336Z", across("#3a2432", "#6a4a4a"))
            for x, w, h in ((150, 52, 62), (88, 28, 44), (212, 28, 44))
        )
        + "".join(parts.column(x, 336, 104, 10) for x in (62, 112, 188, 238))
        + shape(box(54, 210, 192, 6), "#a89884")
        + line("M110 222 H190 M120 228 H180", "#8a7868", 2.4)
        + moved(
            folk.horse(-16, 0, 40, "#d9a63c", "#8a6220")
            + works.cart(20, 0, 34, "", "#d9a63c")
            + folk.person(22, -10, 34, "#d9a63c", skin="#d9a63c", hair="#8a6220"),
            156,
            204,
        )
    )
    return (
        wide_sky(3, 113, 380, 9)
        + hills_
        + houses
        + parts.temple(300, 232, 130, 84, 6)
        + parts.rotunda(410, 240, 76, 86)
        + land.paving(318, "#c9a07c", "#e0b890", WIDE, 384, 320)
        + amphi
        + arch_
        + column_
        + trees.umbrella(24, 340, 150)
        + trees.umbrella(620, 346, 130)
        + "".join(folk.soldier(x, 372, 50) for x in (250, 280, 310))
        + folk.toga(370, 370, 52)
        + crowd(364, (420, 450, 200), 44)
    )


def temple_of_artemis() -> str:
    return (
        wide_sky(1, 112, 560)
        + land.mountains(250, 84, "#9aa2b0", 3, WIDE)
        + land.ridge(262, 30, "#8fa078", 6, WIDE, 384)
        + land.ground(284, "#a8a45c", "#c4bc7a", 4, "#6a8a3a", WIDE, 384)
        + land.shadow(380, 334, 420, 16)
        + parts.temple(290, 338, 380, 300, 10, MARBLE, "#b94f30", "#2f5fa0", 110)
        + shape(disc(290, 82, 16), "#f4dfa4")
        + moved(folk.person(0, 0, 60, "#f4e6c0", skin="#f4e6c0", hair="#d9c08a", long=True), 290, 104, 0.8)
        + "".join(gilt_figure(x, y) for x, y in ((96, 110), (290, 38), (486, 110)))
        + works.altar(290, 376, 66, 60)
        + moved(
            folk.horse(0, 0, 50, "#b98a54", "#8a6238")
            + line("M-24 -52 l-6 -14 l-8 -4 M-20 -52 l2 -14 l8 -6", "#7a5a34", 3),
            120,
            366,
        )
        + trees.cypress(40, 352, 200)
        + trees.cypress(606, 352, 220)
        + trees.cypress(570, 344, 160)
        + crowd(366, (200, 230, 360, 396, 470), 40)
        + trees.leafy(76, 364, 90)
    )


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        colossus,
        great_lighthouse,
        mausoleum,
        piraeus,
        appian_way,
        circus_maximus,
        rome,
        temple_of_artemis,
    )
}
