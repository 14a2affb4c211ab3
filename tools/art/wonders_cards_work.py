"""The scenes of brown, grey and yellow cards: where things are dug, made and sold."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_folk as folk
from tools.art import wonders_goods as goods
from tools.art import wonders_land as land
from tools.art import wonders_parts as parts
from tools.art.wonders_paint import across, box, dim, disc, down, faint, line, lit, moved, poly, shape, solid
from tools.art.wonders_parts import BRICK, MARBLE, PLASTER, SAND, SLATE, TIMBER, Stuff


def lumber_yard() -> str:
    return (
        land.sky(1, 11, 76) + land.ridge(170, 44, "#8aa089", 4) + land.ridge(182, 22, "#6b8a5c", 5)
        + "".join(land.fir(x, y, h) for x, y, h in ((22, 196, 96), (58, 190, 78), (254, 192, 84), (286, 198, 108), (312, 194, 90)))
        + land.ground(188, "#9a8a52", "#b9a468", 6, "#6b7a3a")
        + parts.hall(214, 214, 52, 34, 44, TIMBER, Stuff("#7a5434"))
        + land.shadow(120, 246, 130, 10) + goods.logs(104, 250, 15, 4, 58)
        + folk.person(232, 254, 62, "#b05a34", left=(-0.3, 0.7), right=(0.34, 0.72), extra=line("M-30 -74 L34 -70", "#6a4326", 3.4) + shape("M34 -80 l14 4 v12 l-14 -2Z", "#c8ccd0"))
    )


def logging_camp() -> str:
    trees = "".join(land.fir(x, 206 + (x * 7) % 11, h, c) for x, h, c in ((10, 150, "#2c5a48"), (46, 168, "#24503c"), (92, 140, "#35624a"), (250, 152, "#2c5a48"), (292, 176, "#24503c")))
    stumps = "".join(shape(box(x - 9, y - 10, 18, 12), across("#a8713f", "#4a2c18")) + shape(disc(x, y - 10, 9, 3.4), "#f0cf96") for x, y in ((60, 240), (140, 226), (268, 238)))
    axe = line("M-26 -96 L24 -66", "#6a4326", 3.6) + shape("M-32 -106 l14 -4 l6 14 l-14 6Z", "#d0d4d8")
    return (
        land.sky(1, 12, 170) + land.ridge(168, 58, "#7f9c96", 8) + land.ridge(186, 30, "#58795a", 9) + trees
        + land.ground(200, "#7f8048", "#93965c", 3, "#55702f") + stumps
        + land.fir(190, 236, 176, "#3a6a48") + shape(poly(((184, 214), (198, 222), (184, 228))), "#f0d29a")
        + folk.person(150, 254, 74, "#c05a30", left=(-0.2, 0.9), right=(0.26, 0.68), extra=axe)
        + goods.log(226, 252, 12, 60)
    )


def clay_pool() -> str:
    pool = "M40 214 C70 190 230 188 282 212 C306 232 250 258 160 258 C80 258 20 238 40 214Z"
    reeds = "".join(line(f"M{x} {y} q{d} -18 {d * 2} -40", "#6a7a3a", 2.2) + shape(disc(x + d * 2, y - 42, 2.4, 6), "#6a3a1c") for x, y, d in ((34, 226, -2), (42, 230, 2), (284, 220, 3), (292, 226, -2), (276, 214, 1)))
    return (
        land.sky(1, 13, 230) + land.ridge(168, 40, "#c79a7a", 11) + land.ridge(180, 20, "#b07a54", 12)
        + land.ground(180, "#b9744a", "#cf9a6c", 4) + shape(pool, "#6a2c14") + moved(shape(pool, down("#e6ae8a", "#b5532c", "#7a2e16")), 0, 3)
        + faint(line("M90 216 h70 M180 222 h60 M120 236 h90", "#ffe0c0", 2.4), 0.6) + reeds
        + folk.person(120, 240, 76, "#d8b888", left=(-0.3, 0.36), right=(-0.1, 0.3), extra=shape(disc(-22, -30, 15, 10), solid("#c2562e")))
        + folk.person(196, 232, 68, "#8a6a4a", left=(-0.22, 0.98), right=(0.22, 0.98), extra=shape("M-24 -100 H24 L16 -118 H-16Z", solid("#c2562e")))
        + goods.basket(254, 250, 40, "#c2562e")
    )


def clay_pit() -> str:
    terraces = "".join(shape(f"M{-10} {y} C60 {y - 26 + k * 3} {120 + k * 10} {y - 4} {160} {y} S 260 {y - 30 + k * 4} 330 {y - 6} V290 H-10Z", down(lit(c, 0.3), c, dim(c, 0.3))) for k, (y, c) in enumerate(((164, "#cf8a5c"), (188, "#bd6e42"), (212, "#a8552e"), (236, "#8f4222"))))
    return (
        land.sky(1, 14, 60) + land.mountains(168, 64, "#b08a86", 3) + terraces
        + line("M236 240 L262 162 M250 244 L276 166 M240 228 l14 3 M245 212 l14 3 M250 196 l14 3 M256 178 l14 3", "#6a4326", 4)
        + folk.person(96, 250, 72, "#e0c79a", left=(0.3, 0.86), right=(0.36, 0.94), extra=line("M-10 -58 L44 -104", "#6a4326", 3.4) + line("M36 -112 q14 2 20 14", "#aab0b8", 4))
        + goods.pot(170, 254, 34, "#b5532c", "#d88a5a") + goods.pot(206, 258, 26, "#c2623a", "#d88a5a")
        + folk.person(216, 206, 46, "#8a6a4a")
    )


def quarry() -> str:
    cliff = "".join(shape(poly(((x, 232), (x, y), (x + w, y), (x + w, 232))), across("#efe6d6", "#c9bdb0")) + shape(poly(((x + w, 232), (x + w, y), (x + w + 12, y - 5), (x + w + 12, 232))), "#8a7f86") + shape(poly(((x, y), (x + w, y), (x + w + 12, y - 5), (x + 12, y - 5))), "#fff9ec") for x, y, w in ((-8, 92, 48), (52, 112, 40), (104, 142, 46), (162, 168, 40)))
    crane = line("M226 236 L250 110 L274 236 M250 110 L196 136", "#6a4326", 6) + line("M196 136 V176", "#d9c08a", 2.4)
    return (
        land.sky(1, 15, 240) + land.ridge(166, 34, "#a8a292", 5) + land.ground(206, "#c2ac86", "#d6c29c", 8) + cliff + crane
        + goods.ashlar(192, 200, 34) + goods.ashlar(66, 256, 50) + goods.ashlar(134, 262, 34) + land.stones(250, 258, 9, 9, "#b9ada0", 4)
        + folk.person(216, 256, 62, "#b0603a", left=(-0.3, 0.76), right=(0.28, 0.8), extra=line("M-6 -60 L-40 -84", "#6a4326", 3.4) + shape(box(-50, -96, 14, 18), "#8a8e94"))
    )


def stone_pit() -> str:
    pit = "M18 204 C60 178 260 178 304 204 L286 268 C220 282 100 282 34 268Z"
    return (
        land.sky(1, 16, 90) + land.mountains(176, 80, "#98908e", 9) + land.ground(176, "#a99878", "#bdae8a", 2, "#7a7a48")
        + shape(pit, down("#6e6a70", "#a9a4a0", "#d2c9bc")) + shape("M18 204 C60 178 260 178 304 204 L290 216 C230 194 90 194 30 218Z", "#4a444e")
        + parts.courses(160, 262, 200, 44, SLATE, 14)
        + goods.ashlar(112, 256, 40, SLATE) + goods.ashlar(170, 246, 34, SLATE) + goods.ashlar(226, 258, 44, SLATE) + goods.ashlar(150, 222, 26, SLATE)
        + goods.cart(240, 196, 74, "".join(goods.ashlar(x, 174, 22, SLATE) for x in (222, 248)))
        + folk.ox(172, 200, 40)
        + folk.person(66, 250, 66, "#c2824a", left=(0.26, 0.86), right=(0.32, 0.9), extra=line("M-8 -56 L42 -104", "#6a4326", 3.4) + line("M34 -112 q16 2 22 16", "#aab0b8", 4.4))
    )


def sawmill() -> str:
    water = shape("M0 222 C60 214 100 236 150 232 C170 240 130 290 120 290 H-10Z", down("#9ad0dc", "#2a7a98"))
    wheel = goods.disc_wheel(92, 196, 46, "#7a4c28", 12) + "".join(shape(box(-7, -52, 14, 10), "#5a3418") if False else moved(shape(box(-8, -54, 16, 9), "#6a4020"), 92, 196, 1, 30 * k) for k in range(12))
    return (
        land.sky(2, 21, 250) + land.ridge(170, 44, "#7fa884", 4) + "".join(land.fir(x, 196, h) for x, h in ((20, 90), (290, 110), (312, 84)))
        + land.ground(190, "#8fa052", "#a9b56c", 3, "#5f7a34")
        + parts.hall(176, 224, 84, 66, 78, Stuff("#b98a54"), Stuff("#7a4a30"), False, 2)
        + shape(box(142, 182, 60, 42), "#2a1814") + water + wheel
        + shape(disc(176, 206, 18), "#d8dce0") + shape(disc(176, 206, 4), "#4a4448") + goods.log(150, 222, 9, 66)
        + goods.planks(222, 256, 64, 5) + goods.logs(120, 262, 9, 2, 34) + faint(line("M60 236 q10 6 24 2 M50 250 q16 4 30 0", "#ffffff", 3), 0.8)
    )


def brickyard() -> str:
    return (
        land.sky(2, 22, 90) + land.ridge(172, 34, "#c2a27a", 6) + land.ground(186, "#cf9c66", "#dcb684", 5)
        + land.smoke(86, 84, 34) + goods.kiln(88, 232, 118, 142) + goods.kiln(206, 210, 70, 86, "#a8552e")
        + goods.bricks(214, 262, 6, 7) + goods.bricks(140, 266, 4, 3)
        + folk.person(276, 256, 66, "#e0c79a", left=(-0.3, 0.62), right=(0.1, 0.6), extra=shape(box(-30, -70, 42, 8), "#c4633a") + shape(box(-28, -78, 40, 8), "#d87a4a"))
    )


def shelf_quarry() -> str:
    shelves = ""
    for k in range(5):
        y, x = 96 + k * 32, 120 - k * 24
        shelves += shape(poly(((x, y), (330, y - 20), (330, y + 16), (x, y + 32))), across("#f2e8d4", "#c0b2a4")) + shape(poly(((x, y), (330, y - 20), (330, y - 28), (x + 30, y - 10))), "#fffaf0") + faint(line(f"M{x + 60} {y} v26 M{x + 120} {y - 6} v28 M{x + 180} {y - 10} v28", "#8a7a78", 1.6), 0.7)
    return (
        land.sky(2, 23, 66) + land.mountains(180, 60, "#8aa0b0", 6) + land.ground(186, "#cdb890", "#ddcba6", 2) + shelves
        + line("M92 250 L120 120 L150 250 M120 120 L66 150", "#6a4326", 7) + goods.disc_wheel(120, 226, 22, "#7a4c28") + line("M66 150 V186", "#d9c08a", 2.6) + goods.ashlar(60, 214, 42)
        + goods.ashlar(206, 262, 46) + goods.ashlar(262, 258, 36)
        + folk.person(160, 262, 60, "#3d6ea6", left=(-0.34, 0.6))
    )


def glassworks() -> str:
    pane = "".join(shape(d, c, 'opacity="0.92"') for d, c in ((box(210, 52, 26, 34), "#7fd0d8"), (box(240, 52, 26, 34), "#e8b04a"), (box(210, 90, 26, 34), "#c2563a"), (box(240, 90, 26, 34), "#5a8fd0")))
    bottles = "".join(moved(shape("M-4 -34 H4 V-22 C14 -18 14 0 10 0 H-10 C-14 0 -14 -18 -4 -22Z", solid(c, 0.55)) + line("M-6 -12 v8", "#ffffff", 2), x, 204, s) for x, c, s in ((178, "#6ac0d0", 1.0), (204, "#5aa86a", 0.8), (228, "#d98a3a", 1.1), (256, "#8a6ac0", 0.9)))
    return (
        land.interior("#a8785a", "#a8907a", 186, None) + shape(box(206, 48, 64, 80), "#3a2620") + pane + land.rays(240, 90, -60, 50, "#c8f0e8", 0.22)
        + goods.kiln(82, 226, 116, 138) + goods.table(218, 252, 120, 46) + bottles
        + folk.person(152, 256, 82, "#d8b080", left=(-0.34, 0.8), right=(-0.12, 0.84), extra=line("M-4 -86 L-48 -74", "#9aa0a8", 3) + shape(disc(-55, -71, 10, 12), "#ff9a3c") + shape(disc(-57, -74, 4), "#fff0b0"))
    )


def press() -> str:
    beam = line("M62 106 H258", "#5a3418", 16) + line("M62 102 H258", "#a8713f", 5) + line("M78 106 V236 M242 106 V236", "#6a4020", 15) + line("M74 110 V234 M238 110 V234", "#a8713f", 4)
    screw = line("M160 60 V164", "#8a5a30", 16) + line("M152 72 l16 6 M152 86 l16 6 M152 120 l16 6 M152 134 l16 6 M152 148 l16 6", "#3e2212", 2.4) + line("M118 66 H202", "#6a4020", 8)
    sheets = "".join(shape(box(112, 228 - k * 7, 96, 6), across("#fff3d0", "#cdb078")) for k in range(8))
    return (
        land.interior("#8a7460", "#a8927a", 190, "#f4d9a0") + screw + beam + shape(box(100, 162, 120, 14), across("#a8713f", "#5a3418"))
        + sheets + goods.table(160, 262, 170, 30) + folk.person(266, 258, 84, "#5a7a8a", left=(-0.4, 1.3), right=(0.14, 0.6)) + goods.scroll(48, 250, 44, -12)
        + "".join(line(f"M{x} 258 q-2 -40 {d} -72", "#7a8a3a", 3) for x, d in ((22, -6), (30, 2), (38, 8)))
    )


def glass_blower() -> str:
    return (
        land.interior("#7a6a78", "#8f8a90", 190, "#a8dce8") + goods.kiln(250, 232, 100, 128, "#8a6a60")
        + shape(disc(86, 160, 34, 38), "#3fa0b0", 'opacity="0.35"') + shape(disc(84, 158, 32, 36), across("#e8fcff", "#7ad0d8", "#2a8098"), 'opacity="0.85"') + line("M68 150 q-4 -14 8 -24", "#ffffff", 5)
        + line("M84 122 L160 152", "#8a9098", 5)
        + folk.person(176, 262, 112, "#c9a06a", left=(-0.24, 0.86), right=(-0.06, 0.9), hair="#5a3a20", extra=shape("M-13 -60 H14 L16 -26 H-14Z", "#7a4a2a"))
        + goods.table(58, 262, 90, 36) + moved(shape("M-5 -40 H5 V-26 C18 -20 16 0 12 0 H-12 C-16 0 -18 -20 -5 -26Z", solid("#58b07a", 0.5)), 34, 218, 1) + moved(shape("M-14 -30 H14 C14 -12 8 -6 3 -6 V0 H9 V3 H-9 V0 H-3 V-6 C-8 -6 -14 -12 -14 -30Z", solid("#d98a3a", 0.5)), 72, 216, 1)
    )


def drying_room() -> str:
    lines_ = ""
    for k, y in enumerate((64, 104)):
        lines_ += line(f"M-5 {y} Q160 {y + 16} 325 {y}", "#5a4030", 2)
        for j in range(6):
            x = 18 + j * 50 + k * 22
            lines_ += shape(f"M{x} {y + 5} h34 q3 26 -2 50 q-16 5 -32 0 q-3 -26 0 -50Z", across("#fff6da", "#ead6a2", "#b99a62")) + faint(line(f"M{x + 6} {y + 14} v34 M{x + 15} {y + 14} v36 M{x + 24} {y + 14} v34", "#b59a60", 1.2), 0.7)
    return (
        land.interior("#a89a80", "#b8a284", 196, None) + shape(box(90, -2, 140, 40), down("#cfeef6", "#a8dce8")) + land.rays(160, 20, 20, 100, "#fff6d0", 0.3) + lines_
        + goods.table(110, 258, 130, 40) + goods.scroll(82, 214, 50, -4) + goods.scroll(136, 214, 42, 6)
        + folk.person(226, 260, 92, "#5f8a78", left=(-0.2, 1.18), right=(0.2, 1.2), long=True, hair="#1e1410") + goods.basket(286, 258, 44, "#e8d49a")
    )


def _store(seed: int, goods_: str, colour: str) -> str:
    return (
        land.sky(1, seed, 60) + land.ridge(168, 30, "#c2a886", seed) + land.paving(186, "#c9a878", "#ddc296")
        + parts.hall(84, 212, 74, 60, 150, PLASTER, parts.ROOF, False, 3) + parts.arcade(84, 212, 74, 60, 2, PLASTER)
        + parts.stall(214, 250, 118, 92, colour) + goods_
    )


def stone_reserve() -> str:
    return _store(31, goods.ashlar(190, 212, 30) + goods.ashlar(224, 212, 26) + goods.ashlar(60, 258, 46) + goods.ashlar(118, 264, 34) + folk.person(264, 262, 64, "#7a8088", "#b99a3a") + goods.coins(198, 258, 8, 2), "#7a8690")


def clay_reserve() -> str:
    jars = "".join(goods.amphora(x, 216, h, c) for x, h, c in ((184, 46, "#b8623a"), (206, 38, "#d08a54"), (228, 48, "#a04a2a"), (248, 36, "#c97a4a")))
    return _store(32, jars + goods.bricks(70, 262, 6, 6, 14) + goods.amphora(136, 264, 66) + folk.person(266, 262, 64, "#b05a3a", "#e6c06a"), "#b8512e")


def wood_reserve() -> str:
    return _store(33, goods.planks(206, 214, 54, 5) + goods.logs(62, 260, 13, 3, 44) + folk.person(264, 262, 64, "#5f7a3a", "#c99a4a") + goods.coins(160, 262, 8, 2), "#5f7a34")


def tavern() -> str:
    shelf = line("M176 92 H306", "#5a3418", 7) + "".join(goods.amphora(x, 90, h, c) for x, h, c in ((196, 44, "#b8623a"), (222, 36, "#5d7f8a"), (248, 46, "#c98a4a"), (276, 38, "#8a4a5a")))
    return (
        land.interior("#b5703f", "#a87a54", 190, "#f6c98a") + shelf + "".join(goods.cask(x, 190, 21) for x in (202, 248, 292))
        + folk.person(226, 240, 92, "#3f7a6a", skin="#b87a50", left=(-0.3, 0.78), extra=goods.pot(-32, -66, 18, "#c98a4a"))
        + goods.table(150, 262, 190, 44)
        + "".join(shape(f"M{x - 8} 214 H{x + 8} L{x + 5} 196 H{x - 5}Z", solid("#d9a84a")) for x in (92, 190)) + goods.pot(140, 214, 24, "#8a3a2a") + shape(disc(116, 212, 15, 5), "#f0dfb4") + "".join(shape(disc(x, y, 4.4), solid("#7a2a6a")) for x, y in ((110, 207), (118, 206), (114, 201), (122, 209)))
        + folk.person(74, 258, 86, "#c9662e", left=(0.26, 0.72), flip=True, hair="#6a3a1a")
    )


def forum() -> str:
    return (
        land.sky(2, 41, 70) + land.ridge(168, 26, "#9ab090", 3) + parts.arcade(48, 196, 110, 66, 4, PLASTER) + parts.temple(232, 200, 120, 110, 6)
        + land.paving(192, "#d6c7a6", "#e8dcc0") + goods.statue(146, 230, 108) + parts.stall(68, 256, 84, 66, "#3f7fae", goods.amphora(50, 232, 26) + goods.amphora(78, 232, 30, "#c98a4a"))
        + folk.toga(190, 256, 58) + folk.toga(218, 258, 56, arm=(-0.2, 0.5), flip=True) + folk.person(256, 254, 54, "#b8512e", long=True, hair="#1e1410")
    )


def caravansery() -> str:
    gate = "M126 204 V124 A36 36 0 0 1 198 124 V204Z"
    return (
        land.sky(2, 42, 246) + land.ridge(176, 20, "#d9b878", 5) + parts.wall(160, 206, 250, 76, SAND, 12)
        + parts.tower(40, 208, 46, 104) + parts.tower(282, 208, 46, 104) + parts.front(162, 206, 96, 122, SAND) + parts.battlements(162, 84, 96, 6, SAND, 12) + line(gate, "#f3dca8", 6) + shape(gate, across("#2c1a2a", "#5a3a3a"))
        + land.ground(204, "#d9ac68", "#e6c48a", 6) + land.palm(20, 230, 110) + land.palm(306, 226, 96) + folk.camel(116, 260, 84) + folk.camel(226, 250, 66, "#b98a4e", True)
        + folk.person(172, 262, 62, "#f0e0bc", "#3f7a8a", skin=folk.DARK_SKIN, long=True) + goods.sack(40, 260, 26)
    )


def customs_house() -> str:
    balance = line("M160 150 V214 M118 156 H202", "#c9973a", 5) + "".join(line(f"M{x} 156 L{x - 14} 186 M{x} 156 L{x + 14} 186", "#c9973a", 1.8) + shape(f"M{x - 18} 186 H{x + 18} Q{x} 204 {x - 18} 186Z", solid("#d9a84a")) for x in (122, 198))
    return (
        land.sky(2, 43, 60) + land.water(150, 2, 230) + goods.ship(72, 176, 92) + parts.arcade(232, 198, 130, 92, 3, MARBLE) + parts.pediment(232, 108, 144, 34, MARBLE, "#3d6ea6")
        + land.paving(196, "#cdb894", "#e0d0ae") + goods.table(160, 260, 128, 46) + balance + goods.scroll(124, 216, 26) + goods.coins(202, 214, 7, 2)
        + folk.toga(252, 260, 78, "#c9973a", arm=(-0.3, 0.6), hair="#3a2418") + goods.amphora(58, 262, 56) + goods.amphora(84, 266, 46, "#c98a4a") + goods.sack(30, 262, 30)
    )


def brewery() -> str:
    vat = goods.barrel(110, 236, 104, 108)
    foam = "".join(shape(disc(x, y, 11, 7), "#fff6da") for x, y in ((74, 126), (92, 122), (112, 124), (132, 122), (146, 127)))
    return (
        land.interior("#a8814e", "#9a7a54", 194, "#cfe8e0") + goods.cask(236, 196, 26) + goods.cask(288, 196, 26) + goods.cask(262, 150, 26) + vat + foam
        + folk.person(186, 248, 98, "#c9a06a", left=(-0.5, 1.12), right=(-0.3, 1.0), extra=line("M-24 -84 L-62 -128", "#6a4326", 4.4) + shape("M-13 -62 H14 L16 -30 H-14Z", "#f0e4c4"))
        + goods.sack(250, 262, 38, "#d9b872") + goods.sack(288, 264, 34, "#cba35e") + "".join(line(f"M{x} 262 l{d} -34", "#d9a83a", 2.4) + shape(disc(x + d * 1.1, 224, 3, 8), "#e8bc4a") for x, d in ((26, -6), (34, -1), (42, 4), (50, 9)))
    )


def chamber_of_commerce() -> str:
    return (
        land.interior("#8a6a78", "#b89a8a", 184, "#ffb878") + parts.drape(212, 14, 96, 112, "#8a2a3a") + "".join(parts.column(x, 200, 176, 18) for x in (108, 196, 306))
        + folk.toga(204, 250, 92, "#c9973a", arm=(-0.34, 0.62)) + folk.person(94, 250, 90, "#b8722a", "#3f5a8a", left=(0.32, 0.66), flip=True, long=True)
        + goods.table(150, 262, 150, 44) + goods.coins(118, 214, 9, 3) + goods.scroll(174, 212, 44, -6) + goods.chest(270, 264, 62)
    )


def port() -> str:
    return (
        land.sky(3, 51, 96) + land.ridge(156, 22, "#7a5a8a", 5) + land.water(152, 3) + goods.ship(206, 206, 150, "#f6d8a0", "#7a2a4a") + goods.ship(60, 168, 60, "#e8b88a")
        + shape("M-5 238 L120 224 L186 252 L150 290 H-5Z", down("#c9a07a", "#7a5a5a")) + parts.courses(60, 284, 140, 40, SAND, 12)
        + line("M30 240 V136 L92 120 M30 160 L60 130", "#5a3418", 6) + line("M92 120 V176", "#e0cfa0", 2.2) + goods.sack(92, 202, 26)
        + goods.amphora(62, 252, 46) + goods.amphora(84, 256, 40, "#c98a4a") + goods.barrel(118, 256, 28, 34) + folk.person(150, 262, 58, "#3f6a8a")
    )


def armory() -> str:
    return (
        land.interior("#7a6a6e", "#a08a80", 188, "#ffae70") + parts.front(216, 150, 150, 5, TIMBER)
        + "".join(moved(shape("M-15 -18 C-6 -16 6 -16 15 -18 C18 4 10 16 0 22 C-10 16 -18 4 -15 -18Z", solid(c)) + line("M0 -14 V16 M-12 -2 H12", "#f0cf7c", 2.4), x, 96, 1.25) for x, c in ((176, "#b3322a"), (220, "#2c63ab"), (264, "#d9a52a")))
        + "".join(line(f"M{x} 200 V112", "#6a4326", 3) + shape(poly(((x - 4, 114), (x, 96), (x + 4, 114))), "#d8dade") for x in (112, 124, 136))
        + goods.armour_rack(206, 242, 106) + goods.armour_rack(274, 246, 100) + goods.chest(92, 262, 84) + folk.soldier(40, 262, 96) + goods.coins(158, 264, 8, 2)
    )


def lighthouse() -> str:
    beam = faint(shape("M166 62 L-20 20 V84Z M166 62 L340 30 V104Z", "#ffe9a0"), 0.42, 4)
    return (
        land.sky(3, 53, 0, 5) + "".join(shape(disc(x, y, 1.3), "#fff2d8") for x, y in ((30, 24), (90, 14), (250, 18), (296, 50), (60, 60), (220, 34))) + land.water(186, 3) + beam
        + shape("M70 232 C96 196 236 190 262 232 L290 290 H40Z", down("#9a7a86", "#5a4258", "#2e2036")) + land.stones(150, 234, 14, 12, "#8a6a7a", 3)
        + parts.block(162, 214, 84, 42, 20, SAND) + shape(poly(((136, 172), (190, 172), (182, 108), (144, 108))), across("#f6dcb0", "#c99a6a", "#5f4050")) + parts.courses(163, 172, 42, 62, SAND, 10)
        + parts.tower(163, 108, 26, 30, SAND, None, 0) + land.flame(164, 74, 26) + faint(shape(disc(164, 62, 40), "#ffd070"), 0.5, 8) + goods.ship(54, 222, 66, "#f0c090") + shape(box(154, 190, 14, 24), "#2a1626")
    )


def arena() -> str:
    tiers = ""
    for k, (y, h) in enumerate(((228, 52), (176, 44), (132, 36))):
        w = 262 - k * 10
        tiers += parts.arcade(160, y, w, h, 9, SAND, "#4a2a3a")
        tiers += faint(shape(box(160 + w * 0.14, y - h, w * 0.36 + 4, h), "#2e1636"), 0.38)
    flags = "".join(parts.banner(x, 98, 34, c, 14) for x, c in ((52, "#b3322a"), (104, "#2c63ab"), (156, "#d9a52a"), (208, "#b3322a"), (258, "#2c63ab")))
    return (
        land.sky(3, 54, 262) + land.ridge(200, 20, "#7a5a7a", 2) + flags + tiers + shape("M134 228 V186 A26 26 0 0 1 186 186 V228Z", "#2a1420") + land.paving(226, "#c99a78", "#e0b48a")
        + folk.person(140, 264, 46, "#b8862e") + folk.person(166, 260, 44, "#7a3a5a", long=True) + folk.person(214, 266, 48, "#3f6a8a") + land.cypress(16, 236, 96) + land.cypress(306, 238, 110)
    )


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        lumber_yard, logging_camp, clay_pool, clay_pit, quarry, stone_pit, sawmill, brickyard, shelf_quarry,
        glassworks, press, glass_blower, drying_room, stone_reserve, clay_reserve, wood_reserve, tavern, forum,
        caravansery, customs_house, brewery, chamber_of_commerce, port, armory, lighthouse, arena,
    )
}  # fmt: skip
