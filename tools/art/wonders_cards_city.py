"""The scenes of blue and red cards: where a city prays, speaks, bathes and arms itself."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_folk as folk
from tools.art import wonders_goods as goods
from tools.art import wonders_land as land
from tools.art import wonders_parts as parts
from tools.art.wonders_paint import across, box, dim, disc, down, faint, glow, line, lit, moved, poly, shape, solid
from tools.art.wonders_parts import BRICK, MARBLE, PLASTER, SAND, SLATE, TIMBER, Stuff


def _green(seed: int, age: int, sun: float = 70.0) -> str:
    return land.sky(age, seed, sun) + land.ridge(172, 34, {1: "#a8a888", 2: "#86a888", 3: "#7a5a86"}[age], seed)


def theater() -> str:
    rows = "".join(shape(f"M{160 - r} 226 A{r} {r * 0.62:.0f} 0 0 1 {160 + r} 226 H{160 + r - 16} A{r - 16} {(r - 16) * 0.62:.0f} 0 0 0 {160 - r + 16} 226Z", across(lit(c, 0.35), c, dim(c, 0.3))) for r, c in ((150, "#cdb596"), (134, "#e0cbaa"), (118, "#c9b08f"), (102, "#dcc6a4"), (86, "#c4aa88"), (70, "#d8c09c")))
    stage = parts.front(160, 178, 150, 62, MARBLE) + "".join(parts.column(x, 178, 60, 9) for x in (92, 120, 148, 176, 204, 228)) + parts.pediment(160, 118, 168, 26, MARBLE, "#3d6ea6")
    return _green(61, 1, 250) + land.cypress(20, 200, 110) + land.cypress(304, 200, 120) + stage + land.ground(186, "#b9a474", "#cdb98a", 3) + rows + shape(disc(160, 226, 52, 30), solid("#e6d2a8")) + folk.person(132, 238, 62, "#b3322a", long=True, left=(-0.34, 0.9), extra=shape(disc(0, -90, 12, 13), "#f6ecd0") + line("M-5 -92 h3 M3 -92 h3 M-5 -84 q5 5 10 0", "#2a1410", 2)) + folk.person(186, 240, 62, "#2c63ab", long=True, right=(0.34, 0.86), extra=shape(disc(0, -90, 12, 13), "#e6bd58") + line("M-5 -92 h3 M3 -92 h3 M-5 -82 q5 -5 10 0", "#2a1410", 2)) + shape("M-5 256 H325 V290 H-5Z", solid("#b89a74"))


def altar() -> str:
    return _green(62, 1, 60) + parts.rotunda(236, 196, 70, 74) + land.ground(190, "#a8a062", "#c2b87e", 3, "#6a8a3a") + land.cypress(30, 212, 140) + land.cypress(66, 204, 100) + land.cypress(298, 212, 130) + parts.steps(156, 262, 130, 3, 9, MARBLE) + goods.altar(152, 236, 84, 88) + land.smoke(160, 108, 30) + folk.person(66, 256, 84, "#f0e6cc", "#7a2a5a", left=(0.3, 1.0), right=(0.34, 0.94), long=True) + folk.person(262, 258, 80, "#dfe6ea", left=(-0.3, 0.62), long=True, hair="#7a3a1a", extra=goods.pot(-30, -52, 20, "#c98a4a"))


def baths() -> str:
    pool = shape("M30 210 H290 L320 272 H0Z", down("#a8e4e6", "#3fa6b8", "#1f7a94"))
    return land.interior("#c9a07a", "#d8c4a0", 186, "#a8d8ec") + "".join(shape(f"M{x} 150 V96 a22 22 0 0 1 44 0 V150Z", down("#8fc8e0", "#dff0e8")) for x in (112, 180, 248)) + "".join(parts.column(x, 208, 150, 20) for x in (98, 168, 236, 308)) + shape(box(-5, 40, 330, 16), across("#f4ead6", "#b9a48e")) + shape("M20 202 H300 L324 276 H-4Z", "#efe2c8") + pool + faint("".join(line(f"M{x} {y} q12 5 24 0 t24 0", "#ffffff", 2.2) for x, y in ((60, 226), (150, 220), (210, 240), (100, 252), (230, 262), (40, 262))), 0.7) + moved(folk.person(0, 0, 70, "#c98e62"), 120, 262, 1) + shape(box(96, 236, 52, 32), "#3a9cb2", 'opacity="0.9"') + land.smoke(200, 226, 24, "#ffffff", 0.2) + land.smoke(70, 220, 20, "#ffffff", -0.2) + folk.person(270, 206, 66, "#f4ead2", left=(-0.2, 0.5)) + goods.amphora(40, 206, 46)


def courthouse() -> str:
    return land.sky(2, 63, 262) + land.ridge(170, 22, "#8fae96", 2) + parts.temple(156, 214, 214, 172, 6, MARBLE, "#3d6ea6", "#3d6ea6", 40) + moved(line("M0 -26 V4 M-22 -20 H22 M-22 -20 l-8 16 M-22 -20 l8 16 M22 -20 l-8 16 M22 -20 l8 16", "#f4d27c", 3) + shape("M-32 -4 h20 q-10 10 -20 0Z M12 -4 h20 q-10 10 -20 0Z", "#f4d27c"), 156, 76, 0.72) + land.paving(212, "#d6c6a8", "#e8dcc2") + folk.toga(110, 256, 66, "#2c63ab") + folk.toga(206, 258, 64, flip=True) + folk.soldier(158, 252, 58, "#2c63ab") + land.cypress(22, 232, 120) + land.cypress(302, 236, 130)


def statue() -> str:
    return _green(64, 2, 250) + parts.temple(62, 190, 96, 74, 4) + land.leafy(270, 200, 90) + land.paving(196, "#d2c2a2", "#e6dac0") + land.shadow(170, 252, 110, 8) + goods.statue(162, 252, 216, MARBLE, 0.24) + folk.person(84, 258, 56, "#b8512e", left=(0.24, 0.9)) + folk.person(246, 258, 54, "#3f6a8a", long=True, flip=True) + land.birds(80, 90, 4) + land.bush(290, 258, 50, "#5f8a3a", "#d24a6a")


def temple() -> str:
    return _green(65, 2, 60) + land.mountains(180, 60, "#90a8b8", 4) + land.ground(190, "#98a456", "#b4bc74", 4, "#5f7f34") + shape("M20 262 C60 214 260 208 300 262Z", down("#b8b074", "#8a9450")) + parts.temple(150, 232, 196, 174, 6, MARBLE, "#b94f30", "#2f6aa8", 46) + land.shadow(160, 236, 200) + land.cypress(26, 242, 130) + land.cypress(296, 244, 140) + folk.person(120, 262, 46, "#f0e6cc", long=True) + folk.person(176, 264, 46, "#c9973a", long=True) + goods.brazier(84, 262, 36) + goods.brazier(224, 262, 36)


def aqueduct() -> str:
    stuff = Stuff("#d8b88a", 0.45, 0.4)
    return land.sky(2, 66, 66) + land.mountains(196, 80, "#8fa8bc", 7) + land.ridge(214, 36, "#8fae7a", 3) + parts.arcade(160, 240, 340, 110, 5, stuff, "#7fa0b4") + parts.arcade(160, 132, 340, 56, 9, stuff, "#86b4d4") + shape(box(-5, 70, 330, 8), "#5fb4d0") + faint(shape(box(200, 72, 130, 168), "#2e2040"), 0.16) + land.ground(236, "#98a456", "#b4bc74", 4, "#5f7f34") + shape("M110 290 C130 256 170 250 176 238 H204 C204 256 190 270 200 290Z", down("#8fd0de", "#2f86a6")) + land.umbrella(40, 262, 100) + land.leafy(270, 262, 70) + folk.person(232, 264, 40, "#b8512e")


def rostrum() -> str:
    prow = "".join(shape(f"M{x} 206 l-26 8 l4 -12 l22 -8Z", solid("#b98a3a")) for x in (96, 96, 96)) + "".join(moved(shape("M0 0 l-30 6 l6 -10 l-6 -8 l30 2Z", solid("#b98a3a")), x, 220, 1, 0) for x in (112, 164, 216, 268))
    heads = "".join(shape(disc(x, y, 11, 12), c) + shape(f"M{x - 22} 290 C{x - 22} {y + 12} {x + 22} {y + 12} {x + 22} 290Z", t) for x, y, c, t in ((30, 258, "#3a2418", "#e8dcc0"), (80, 264, "#6a4a2a", "#b8512e"), (132, 260, "#2a1a12", "#3f6a8a"), (186, 264, "#8a7a6a", "#e8dcc0"), (240, 258, "#3a2418", "#5f7a3a"), (292, 264, "#5a3a20", "#c9973a")))
    return land.sky(2, 67, 60) + parts.temple(244, 176, 130, 100, 6) + parts.arcade(50, 176, 120, 60, 4, PLASTER) + land.paving(174, "#d2c2a2", "#e6dac0") + parts.block(180, 240, 200, 44, 40, MARBLE) + parts.column(96, 190, 84, 14) + moved(folk.person(0, 0, 36, "#e0b040", skin="#e0b040", hair="#a8741e"), 96, 106) + prow + folk.toga(184, 192, 96, "#2c63ab", arm=(-0.36, 1.04)) + heads


def palace() -> str:
    return land.sky(3, 71, 60) + land.ridge(176, 30, "#7a5a86", 4) + parts.arcade(160, 176, 250, 56, 9, PLASTER, "#5a3a5a") + parts.dome(160, 112, 92, 54, "#c9a050", 8) + parts.front(160, 122, 110, 16, MARBLE) + parts.tower(44, 186, 40, 112, PLASTER, "#2f5a9a") + parts.tower(276, 186, 40, 112, PLASTER, "#2f5a9a") + parts.block(160, 226, 284, 56, 20, MARBLE) + "".join(parts.column(36 + k * 27.5, 226, 54, 10) for k in range(10)) + shape(box(138, 182, 44, 44), down("#3a1e2a", "#7a4a2a")) + land.paving(226, "#c9a88a", "#dcc0a0") + goods.fountain(160, 266, 70) + land.cypress(20, 262, 90, "#2c4a40") + land.cypress(300, 262, 90, "#2c4a40") + "".join(parts.banner(x, 112, 40, "#2c63ab", 15) for x in (108, 206))


def town_hall() -> str:
    return land.sky(3, 72, 262) + land.ridge(176, 26, "#7a5a86", 6) + parts.block(150, 226, 190, 100, 46, SAND) + parts.arcade(150, 226, 190, 58, 5, SAND, "#3a2032") + "".join(shape(f"M{x} 156 v-14 a7 7 0 0 1 14 0 v14Z", "#3a1e2e") + line(f"M{x + 7} 156 v-20", "#ffd28a", 1.4) for x in (66, 102, 142, 182, 218)) + parts.roof_tiles(poly(((48, 128), (92, 96), (240, 96), (290, 110), (246, 128))), 44, 296, 96, 128, "#b94f30", -20) + parts.front(150, 128, 44, 70, SAND) + shape(disc(150, 82, 14), "#f6ecd0") + line("M150 82 V72 M150 82 L158 86", "#3a2018", 2.4) + shape(poly(((124, 60), (150, 22), (176, 60))), across("#6a94c8", "#2f5a9a", "#1f3560")) + parts.banner(150, 26, 22, "#2c63ab", 14) + land.paving(226, "#c9a07c", "#e0b890") + folk.toga(90, 262, 54) + folk.person(130, 264, 50, "#b8512e") + folk.person(222, 262, 52, "#3f6a8a", long=True) + land.umbrella(298, 262, 110) + parts.stall(34, 264, 56, 46, "#2c63ab")


def obelisk() -> str:
    return land.sky(3, 73, 90) + land.ridge(190, 12, "#8a5a80", 8) + faint(shape(poly(((190, 196), (250, 116), (310, 196))), "#6a4a7a"), 0.9) + parts.temple(58, 200, 90, 66, 4, SAND) + land.ground(196, "#c98f5c", "#dcaa74", 4) + land.shadow(186, 252, 130, 9) + parts.block(160, 254, 84, 26, 22, SAND) + parts.block(160, 228, 58, 18, 14, SAND) + parts.obelisk(162, 210, 176, 40, Stuff("#d8a878", 0.5, 0.42)) + land.palm(32, 256, 110) + land.palm(290, 262, 120) + folk.person(96, 262, 50, "#f0e6cc", skin=folk.DARK_SKIN) + folk.person(226, 264, 48, "#3f6a8a", long=True, skin=folk.DARK_SKIN)


def gardens() -> str:
    beds = "".join(land.bush(x, y, 44, c, b, 4) for x, y, c, b in ((44, 236, "#4f7f3a", "#e05a7a"), (92, 228, "#6f9a44", "#f6d04a"), (228, 228, "#4f7f3a", "#f0f0f0"), (280, 238, "#5f8a3a", "#e05a7a"), (60, 266, "#6f9a44", "#b06ad0"), (262, 268, "#4f7f3a", "#f6d04a")))
    pergola = "".join(parts.column(x, 200, 84, 11) for x in (60, 110, 210, 260)) + line("M40 114 H282 M48 106 H274", "#8a5a30", 6) + "".join(shape(disc(46 + k * 17, 108 + (k * 5) % 9, 13, 9), ("#5f8a3a", "#4f7a30", "#7a9a4a")[k % 3]) for k in range(14)) + "".join(shape(disc(60 + k * 26, 124 + (k * 7) % 8, 4, 8), "#8a4aa8") for k in range(8))
    return land.sky(3, 74, 160, 3) + land.ridge(170, 26, "#7a5a86", 4) + "".join(land.cypress(x, 196, h, "#2c5040") for x, h in ((14, 120), (40, 90), (286, 96), (308, 128))) + land.ground(186, "#7f9a4a", "#9ab060", 3, "#4f7a30") + pergola + shape("M140 196 H180 L230 290 H90Z", down("#e6d2ac", "#c9ae86")) + goods.fountain(160, 236, 84) + beds + folk.person(196, 266, 54, "#c86a8a", long=True)


def pantheon() -> str:
    dome_ = shape("M34 150 C40 40 280 40 286 150Z", across("#d8d0c8", "#a89ca0", "#5a4a62")) + "".join(faint(line(f"M{34 + k * 8} {150 - k * 21} Q160 {138 - k * 23} {286 - k * 8} {150 - k * 21}", "#5a4a62", 1.6), 0.6) for k in range(1, 4))
    return land.sky(3, 75, 280) + land.ridge(180, 22, "#7a5a86", 4) + dome_ + parts.front(160, 208, 262, 62, BRICK) + parts.courses(160, 208, 262, 62, BRICK, 8) + parts.front(160, 152, 270, 8, MARBLE) + parts.temple(160, 236, 220, 156, 8, MARBLE, "#a8503a", "#b98a3a", 12) + land.paving(234, "#c9a88c", "#dcc0a4") + folk.toga(96, 264, 44) + folk.person(214, 266, 44, "#7a3a5a", long=True) + folk.person(236, 262, 40, "#c9973a") + goods.brazier(40, 262, 40) + goods.brazier(284, 262, 40)


def senate() -> str:
    tiers = ""
    for k in range(3):
        y = 180 + k * 30
        tiers += shape(f"M-5 {y} C80 {y + 14} 240 {y + 14} 325 {y} V{y + 34} C240 {y + 46} 80 {y + 46} -5 {y + 34}Z", across("#e6d8c2", "#c4b29a", "#8a7680"))
        tiers += "".join(shape(disc(x, y - 30 + 6 * (1 - abs(x - 160) / 160), 8, 9), h) + shape(f"M{x - 15} {y + 12} C{x - 17} {y - 26} {x + 17} {y - 26} {x + 15} {y + 12}Z", across("#fffaf0", "#c9bcae")) + line(f"M{x - 9} {y - 16} L{x + 8} {y + 10}", "#7a2a5a", 3) for x, h in ((22 + k * 10, "#8a8278"), (62 + k * 8, "#4a3424"), (220 + k * 8, "#d8d0c4"), (262 + k * 8, "#5a4030"), (300, "#3a2a20")))
    return land.interior("#a87a74", "#c4a890", 170, None) + "".join(shape(f"M{x} 130 V62 a18 18 0 0 1 36 0 V130Z", "#6a3a48") + goods.statue(x + 18, 132, 74) for x in (40, 142, 244)) + parts.drape(86, 14, 46, 110, "#8a2a3a") + parts.drape(190, 14, 46, 110, "#8a2a3a") + tiers + folk.toga(150, 270, 112, "#7a2a5a", arm=(-0.36, 1.0))


def guard_tower() -> str:
    return _green(81, 1, 250) + land.mountains(180, 50, "#a89a94", 3) + land.ground(192, "#a89a5a", "#c0b074", 4, "#6a7a3a") + shape("M60 262 C100 214 240 210 290 262Z", down("#b8a86a", "#8a8a4a")) + parts.tower(160, 238, 76, 142, SAND, "#a8402a", 3) + shape(box(150, 206, 20, 34), "#2a1820") + parts.banner(200, 100, 46, "#b3322a", 26) + land.flame(130, 84, 20) + folk.soldier(100, 262, 70) + land.fir(26, 236, 90) + land.fir(296, 240, 100)


def stable() -> str:
    return _green(82, 1, 60) + parts.hall(92, 224, 96, 76, 150, Stuff("#b98a5a"), Stuff("#9a4a2c"), False) + "".join(shape(box(x, 160, 42, 62), "#2a1614") + line(f"M{x} 198 h42 M{x} 160 v62 M{x + 42} 160 v62", "#6a4020", 4) for x in (70, 158, 216)) + land.ground(220, "#b99a62", "#cdb078", 4, "#8a8a3a") + folk.horse(150, 262, 108, "#8a5030", "#2a1810") + folk.person(246, 264, 76, "#a8402a", left=(-0.3, 0.66)) + goods.basket(46, 264, 40, "#d9b85a") + line("M270 250 H330 M270 232 H330 M284 264 V220 M316 264 V220", "#7a4c28", 5)


def garrison() -> str:
    return _green(83, 1, 250) + land.ground(186, "#b0a062", "#c8b87a", 4, "#7a8a3a") + "".join(goods.tent(x, y, w, h, c) for x, y, w, h, c in ((60, 200, 70, 54, "#c8b48a"), (150, 196, 66, 50, "#b8a078"), (248, 204, 80, 60, "#c8b48a"), (110, 234, 110, 86, "#b3402e"))) + parts.banner(196, 236, 110, "#b3322a", 28) + goods.armour_rack(286, 258, 74) + folk.soldier(212, 262, 84) + folk.soldier(36, 260, 76) + goods.brazier(156, 264, 38)


def palisade() -> str:
    stakes = "".join(shape(poly(((x, 250), (x, 146 + (x * 7) % 11), (x + 9, 126 + (x * 7) % 11), (x + 18, 146 + (x * 7) % 11), (x + 18, 250))), across("#c08a54", "#9a6434", "#54301a")) for x in range(-8, 330, 19) if not 128 < x < 186)
    return _green(84, 1, 60) + "".join(land.fir(x, 190, h) for x, h in ((20, 110), (56, 90), (268, 96), (304, 120))) + land.ground(200, "#9a9052", "#b4a868", 4, "#6a7a3a") + parts.front(160, 150, 80, 18, TIMBER) + line("M128 250 V96 M194 250 V96 M124 150 H198 M124 128 H198 M128 96 L194 96", "#6a4020", 8) + shape(poly(((112, 98), (161, 66), (210, 98))), solid("#8a4a2a")) + folk.soldier(162, 134, 44) + stakes + line("M-5 172 H128 M194 172 H330 M-5 222 H128 M194 222 H330", "#d9c08a", 5) + shape(box(134, 168, 56, 84), across("#8a5a30", "#54301a")) + line("M162 168 V252 M134 190 H190 M134 230 H190", "#3a2012", 3) + folk.soldier(92, 266, 66)


def walls() -> str:
    return land.sky(2, 85, 250) + land.ridge(180, 40, "#86a888", 4) + parts.tower(60, 222, 74, 140) + parts.tower(262, 222, 74, 140) + parts.wall(160, 226, 150, 96, SAND, 12) + shape("M132 226 V176 A28 28 0 0 1 188 176 V226Z", "#2a1820") + line("M132 226 V176 A28 28 0 0 1 188 176 V226", "#f0dcb0", 6) + "".join(line(f"M{x} 226 V152", "#5a3a20", 3) for x in (142, 151, 160, 169, 178)) + line("M134 180 H186 M134 204 H186", "#5a3a20", 3) + parts.banner(60, 74, 46, "#b3322a", 22) + parts.banner(262, 74, 46, "#b3322a", 22) + land.ground(224, "#b8a060", "#cdb878", 3, "#7a8a3a") + shape("M132 226 H188 L240 290 H80Z", down("#d8c498", "#b89a70")) + folk.soldier(104, 256, 58) + folk.soldier(216, 256, 58, flip=True) + "".join(folk.soldier(x, 134, 34) for x in (120, 196))


def horse_breeders() -> str:
    fence = line("M-5 246 H330 M-5 226 H330", "#8a5a30", 5) + "".join(line(f"M{x} 262 V214", "#6a4020", 7) for x in (10, 90, 170, 250, 314))
    return _green(86, 2, 60) + land.ridge(190, 24, "#7a9a60", 8) + land.ground(196, "#8aa04a", "#a8b868", 4, "#5f7f34") + parts.hall(268, 206, 40, 30, 36, Stuff("#b98a5a")) + folk.horse(214, 232, 84, "#e6dccb", "#b8a890", True) + folk.horse(110, 246, 116, "#7a4428", "#1e100a") + folk.horse(184, 250, 50, "#a86a3a", "#3a2010") + fence + land.leafy(30, 210, 84) + folk.person(278, 262, 62, "#b3402e")


def barracks() -> str:
    return land.sky(2, 87, 250) + land.ridge(170, 30, "#86a888", 5) + parts.block(142, 214, 210, 84, 60, PLASTER) + parts.roof_tiles(poly(((30, 132), (84, 92), (306, 92), (310, 110), (252, 132))), 26, 316, 92, 132, "#b94f30", -24) + "".join(shape(f"M{x} 214 v-40 a11 11 0 0 1 22 0 v40Z", "#3a1e22") for x in (56, 104, 152, 200)) + parts.banner(30, 232, 130, "#b3322a", 26) + land.ground(212, "#c9ac74", "#dcc290", 4) + "".join(folk.soldier(x, y, h) for x, y, h in ((84, 240, 60), (124, 240, 60), (164, 240, 60), (204, 240, 60), (106, 264, 72), (154, 264, 72), (202, 264, 72))) + folk.soldier(268, 262, 84, flip=True, shield=False)


def archery_range() -> str:
    bow = line("M-34 -110 Q-58 -74 -34 -38", "#6a4326", 4) + line("M-34 -110 L-6 -72 L-34 -38", "#f0e4c4", 1.4) + line("M-4 -72 L-60 -76", "#4a2c18", 2.4)
    return _green(88, 2, 250) + land.ridge(192, 22, "#7a9a60", 9) + land.ground(196, "#98a850", "#b4bc70", 4, "#5f7f34") + goods.round_target(232, 178, 38) + goods.round_target(160, 172, 22) + goods.round_target(110, 168, 16) + moved(folk.person(0, 0, 112, "#b3402e", left=(-0.44, 0.76), right=(0.02, 0.74), extra=bow), 96, 264, 1, 0, True) + shape(box(254, 242, 26, 24), solid("#8a5a30")) + "".join(line(f"M{260 + k * 5} 246 l{k - 2} -26", "#d9c08a", 2) + line(f"M{260 + k * 5 + k - 2} 222 l0 -6", "#b3322a", 4) for k in range(4)) + land.leafy(300, 206, 80)


def parade_ground() -> str:
    return land.sky(2, 89, 60) + land.ridge(166, 24, "#86a888", 3) + parts.wall(160, 186, 330, 44, SAND, 11) + parts.front(160, 188, 90, 62, SAND) + shape("M138 188 V158 A22 22 0 0 1 182 158 V188Z", "#2a1820") + land.paving(184, "#d2b98a", "#e6d2a8") + "".join(folk.soldier(46 + k * 38, 214, 46) for k in range(7)) + "".join(folk.soldier(30 + k * 44, 240, 58) for k in range(7) if k not in (3,)) + folk.horse(164, 264, 92, "#e6dccb", "#a89880") + moved(folk.soldier(0, 0, 78, shield=False), 168, 222) + parts.banner(44, 262, 90, "#b3322a", 24) + parts.banner(272, 262, 90, "#b3322a", 24)


def arsenal() -> str:
    racks = line("M176 66 H310 M176 132 H310", "#5a3418", 6) + "".join(line(f"M{x} 130 V34", "#6a4326", 3) + shape(poly(((x - 5, 38), (x, 14), (x + 5, 38))), "#d8dade") for x in (186, 202, 218)) + "".join(moved(shape("M-3 -34 L0 -42 L3 -34 V6 H-3Z", "#d0d4da") + line("M-9 8 H9 M0 8 V18", "#c9973a", 4), x, 96, 1.1) for x in (244, 266, 288)) + "".join(shape(disc(x, 174, 20), solid(c)) + shape(disc(x, 174, 6), solid("#e6bd58")) for x, c in ((200, "#b3322a"), (248, "#2c5a8a"), (294, "#b3322a")))
    return land.interior("#6a5258", "#8a7270", 200, "#ff9a5c") + racks + goods.kiln(64, 236, 92, 112, "#8a4a3a") + goods.anvil(152, 262, 62) + folk.person(204, 264, 112, "#7a4a2a", left=(-0.36, 1.0), right=(-0.16, 0.5), extra=line("M-36 -100 L-56 -120", "#6a4326", 5) + shape("M-70 -118 l14 -16 l12 10 l-14 16Z", "#8a9098") + shape("M-12 -66 H13 L16 -22 H-15Z", "#4a2c20"), skin="#b87a50") + faint(shape(disc(144, 206, 16), "#ffd060"), 0.7, 4) + "".join(line(f"M144 206 l{dx} {dy}", "#ffe08a", 2) for dx, dy in ((-18, -12), (-8, -22), (12, -20), (22, -8))) + goods.armour_rack(284, 264, 76)


def pretorium() -> str:
    return land.sky(3, 91, 262) + land.ridge(180, 24, "#7a4a76", 3) + parts.wall(160, 190, 330, 40, SAND, 10) + goods.tent(150, 240, 230, 156, "#a8342a") + line("M36 240 L150 84 L232 240", "#f0cf7c", 3) + shape(poly(((120, 240), (150, 150), (180, 240))), "#3a1420") + faint(shape(disc(150, 222, 26), "#ffc060"), 0.5, 8) + parts.banner(52, 262, 130, "#b3322a", 30) + parts.banner(250, 262, 130, "#6a2a7a", 30) + land.ground(238, "#a8805a", "#c09a6e", 4) + folk.soldier(104, 264, 76) + folk.soldier(206, 264, 76, flip=True) + moved(line("M0 0 V-90", "#c9973a", 4) + shape("M-16 -92 C-8 -104 8 -104 16 -92 C8 -96 -8 -96 -16 -92Z M-5 -96 h10 v-12 h-10Z", "#f0cf7c"), 150, 150, 0.7)


def fortifications() -> str:
    return land.sky(3, 92, 60) + land.mountains(186, 80, "#6a4a7a", 4) + shape("M30 262 C70 180 250 170 300 262Z", down("#9a7a6a", "#5a3f52")) + parts.wall(160, 232, 250, 50, SLATE, 12) + parts.tower(40, 240, 56, 110, SLATE, "#8a2f2a") + parts.tower(282, 240, 56, 110, SLATE, "#8a2f2a") + parts.wall(160, 176, 150, 44, SLATE, 11) + parts.tower(96, 184, 40, 84, SLATE) + parts.tower(226, 184, 40, 84, SLATE) + parts.tower(160, 136, 60, 70, SLATE, "#8a2f2a", 1) + shape("M140 234 V204 A20 20 0 0 1 180 204 V234Z", "#1e1018") + "".join(land.flame(x, y, 16) for x, y in ((128, 186), (196, 186))) + land.ground(236, "#6a6a4a", "#8a7a5a", 4, "#4a5a34") + shape("M-5 262 C90 250 230 250 330 264 V290 H-5Z", down("#a87a8a", "#3a3a6a")) + shape("M144 236 H176 L186 290 H134Z", solid("#7a5234"))


def siege_workshop() -> str:
    return land.sky(3, 93, 262) + land.ridge(178, 26, "#7a4a76", 5) + parts.hall(54, 216, 70, 66, 70, Stuff("#8a6a5a"), Stuff("#6a3a34"), False) + land.ground(206, "#a8805a", "#bf9a6e", 4) + goods.catapult(196, 252, 170) + goods.planks(58, 262, 56, 4) + "".join(shape(disc(x, y, 10), solid("#8a8690")) for x, y in ((268, 262), (288, 262), (278, 246))) + folk.person(112, 262, 72, "#a8402a", left=(0.3, 0.7), right=(0.38, 0.76), extra=line("M20 -64 L52 -84", "#6a4326", 4) + shape(box(46, -98, 12, 20), "#9aa0a8")) + land.fir(306, 206, 90, "#2c4a48")


def circus() -> str:
    arena_ = "".join(shape(f"M-5 {y} C90 {y - 22} 230 {y - 22} 325 {y} V{y + 26} C230 {y + 4} 90 {y + 4} -5 {y + 26}Z", down(lit(c, 0.2), dim(c, 0.2))) for y, c in ((112, "#b07a6a"), (136, "#c4907a"), (160, "#b88470")))
    heads = "".join(shape(disc(6 + (k * 29) % 312, 116 + (k % 6) * 9, 3.4), ("#b3322a", "#e8dcc0", "#d9a52a", "#3f6a8a", "#4a2a20")[k % 5]) for k in range(80))
    return land.sky(3, 94, 60) + parts.arcade(160, 116, 340, 52, 9, SAND, "#4a2436") + arena_ + heads + land.ground(188, "#d9a870", "#e6bc8a", 4) + "".join(parts.banner(x, 72, 40, c, 18) for x, c in ((40, "#b3322a"), (120, "#d9a52a"), (200, "#b3322a"), (276, "#d9a52a"))) + folk.lion(226, 256, 74, False) + moved(folk.soldier(0, 0, 104, "#b3322a"), 92, 264, 1) + land.smoke(270, 258, 20, "#e8cfa4", 0.8)


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        theater, altar, baths, courthouse, statue, temple, aqueduct, rostrum, palace, town_hall, obelisk, gardens,
        pantheon, senate, guard_tower, stable, garrison, palisade, walls, horse_breeders, barracks, archery_range,
        parade_ground, arsenal, pretorium, fortifications, siege_workshop, circus,
    )
}  # fmt: skip
