"""The fourteen wonders as wide painted tablets, in a 640 x 384 view."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_folk as folk
from tools.art import wonders_goods as goods
from tools.art import wonders_land as land
from tools.art import wonders_parts as parts
from tools.art.wonders_paint import across, box, dim, disc, down, faint, line, lit, moved, poly, shape, solid
from tools.art.wonders_parts import MARBLE, SAND, Stuff

WIDE = 640.0
BRONZE = Stuff("#b9813f", 0.5, 0.45)
CREAM = Stuff("#e6d2a4", 0.45, 0.36)


def _sky(age: int, seed: int, sun: float, clouds: int = 7, horizon: float = 240.0) -> str:
    return moved(land.sky(age, seed, sun / 1.3, clouds, WIDE / 1.3, horizon / 1.3), 0, 0, 1.3)


def _crowd(y: float, spots: tuple[float, ...], h: float = 30.0) -> str:
    tunics = ("#e8dcc0", "#b8512e", "#3f6a8a", "#c9973a", "#5f7a3a", "#7a3a5a")
    return "".join(folk.person(x, y + (k * 7) % 12, h, tunics[k % 6], long=k % 2 == 0, flip=k % 3 == 0) for k, x in enumerate(spots))


def pyramids() -> str:
    def one(x: float, y: float, w: float, h: float) -> str:
        tip = (x, y - h)
        left, mid, right = (x - w / 2, y), (x + w * 0.16, y + h * 0.05), (x + w / 2, y - h * 0.02)
        body = shape(poly((tip, left, mid)), across("#ffe9b4", "#e2b878")) + shape(poly((tip, mid, right)), down("#b07a52", "#6a4250"))
        for k in range(1, 12):
            p = k / 12
            body += faint(line(f"M{tip[0] + (left[0] - tip[0]) * p:.1f} {tip[1] + (left[1] - tip[1]) * p:.1f} L{tip[0] + (mid[0] - tip[0]) * p:.1f} {tip[1] + (mid[1] - tip[1]) * p:.1f} L{tip[0] + (right[0] - tip[0]) * p:.1f} {tip[1] + (right[1] - tip[1]) * p:.1f}", "#7a5040", 1.2), 0.45)
        cap = 0.1
        return body + shape(poly((tip, (x - w / 2 * cap, y - h * (1 - cap)), (x + w * 0.16 * cap, y - h * (1 - cap) + 3))), "#fff3b0") + shape(poly((tip, (x + w * 0.16 * cap, y - h * (1 - cap) + 3), (x + w / 2 * cap, y - h * (1 - cap)))), "#c98a2a")

    return (
        _sky(1, 101, 120) + land.ridge(250, 14, "#dfb277", 3, WIDE, 384) + one(470, 262, 220, 140) + one(300, 274, 330, 226) + one(118, 272, 150, 96)
        + land.ground(268, "#dba761", "#ecca8c", 4, None, WIDE, 384) + "".join(land.palm(x, y, h) for x, y, h in ((34, 352, 130), (72, 342, 92), (604, 350, 140), (566, 336, 86)))
        + folk.camel(200, 346, 70) + folk.camel(284, 338, 62, "#b98a4e") + folk.camel(362, 332, 54) + _crowd(346, (232, 316, 390), 44)
    )


def sphinx() -> str:
    stone = Stuff("#dcae6c", 0.45, 0.42)
    haunch = "M386 300 C380 210 470 170 540 190 C606 208 620 270 612 318 H392Z"
    back = "M250 318 C240 236 300 196 420 192 C500 190 560 210 590 250 L600 318Z"
    paws = shape("M84 330 C84 306 108 300 150 300 L300 286 L310 332 H92Z", across(stone.bright, stone.colour, stone.dark)) + line("M98 312 v16 M112 309 v20 M127 306 v22", stone.dark, 3) + shape("M120 350 C120 326 150 318 200 316 L350 306 L360 352 H128Z", across(stone.bright, stone.colour)) + line("M136 332 v16 M152 328 v20 M168 326 v22", stone.dark, 3)
    nemes = "M166 120 C170 44 206 22 250 22 C294 22 330 44 336 120 L366 244 L318 262 L306 170 H196 L186 262 L136 244Z"
    face = "M198 116 C198 74 222 62 250 62 C278 62 302 74 302 116 C302 164 282 198 250 200 C218 198 198 164 198 116Z"
    stripes = "".join(line(f"M{172 - k * 6} {128 + k * 22} L{196 - k * 2} {136 + k * 24} M{330 + k * 6} {128 + k * 22} L{304 + k * 2} {136 + k * 24}", "#3f6aa0", 8) for k in range(6))
    eyes = "".join(shape(f"M{x - 14} 120 q14 -12 28 0 q-14 9 -28 0Z", "#fff3d8") + shape(disc(x, 119, 5), "#2a1814") + line(f"M{x - 17} 121 q17 -15 34 0 M{x - 14} 104 q14 -8 28 0", "#4a2c20", 3.6) for x in (228, 272))
    chest = shape("M188 190 C196 230 200 280 196 316 H320 C312 270 306 230 312 190Z", across(stone.bright, stone.colour, stone.dark))
    return (
        _sky(1, 102, 520) + land.ridge(250, 12, "#dfb277", 5, WIDE, 384) + faint(shape(poly(((430, 250), (510, 150), (590, 250))), "#cf9d74") + shape(poly(((510, 150), (590, 250), (530, 250))), "#a8745c"), 0.9) + land.ground(256, "#dba761", "#ecca8c", 7, None, WIDE, 384)
        + land.shadow(360, 338, 460, 18) + shape(back, down(stone.bright, stone.colour, stone.dark)) + shape(haunch, across(lit(stone.colour, 0.2), stone.colour, stone.dark)) + faint(line("M270 240 H600 M262 270 H606 M256 298 H610", stone.dark, 2), 0.4) + chest
        + shape(nemes, across("#f8dc98", "#dfae58", "#8f5f38")) + stripes + shape(face, across(stone.bright, (0.5, stone.colour), stone.dark)) + faint(shape("M262 62 C302 74 306 164 250 200 C284 170 284 100 262 62Z", stone.dark), 0.5) + eyes
        + line("M250 116 C248 138 242 148 240 152 C246 158 256 158 262 152", dim(stone.colour, 0.5), 3.4) + line("M232 174 Q250 182 268 174", "#7a3a2a", 5) + shape("M238 198 H262 L258 250 Q250 256 242 250Z", solid("#3f5a8a")) + shape("M242 64 C238 40 246 30 250 30 C254 30 262 40 258 64Z", solid("#e0b040"))
        + paws + _crowd(362, (60, 400, 424, 470), 38) + land.palm(30, 350, 110) + land.palm(618, 366, 120)
    )


def colossus() -> str:
    b = BRONZE
    def limb_(d: str, w: float) -> str:
        return line(d, dim(b.colour, 0.3), w) + faint(line(d, b.bright, w * 0.36), 0.8)

    body = limb_("M296 178 L262 232 L244 292", 34) + limb_("M342 178 L378 232 L398 292", 34) + limb_("M350 96 L390 66 L392 16", 22)
    body += shape("M280 86 C276 130 290 150 288 188 C310 200 332 200 352 188 C350 150 362 130 358 86 C340 74 300 74 280 86Z", across(b.bright, (0.4, b.colour), b.dark))
    body += line("M300 104 q20 12 38 0 M318 92 V168 M302 132 q16 8 32 0 M304 150 q14 7 28 0", dim(b.colour, 0.5), 3)
    body += shape("M284 176 C310 192 332 192 356 176 L366 224 C340 236 306 236 274 224Z", across("#e6c07a", b.colour, b.dark)) + line("M300 188 l-6 40 M320 190 v42 M340 188 l8 38", dim(b.colour, 0.5), 3)
    body += limb_("M284 96 L254 138 L270 178", 22) + shape("M244 120 C224 160 224 220 236 270 L262 268 C252 220 256 170 270 128Z", across("#a85a3a", "#6a3028"))
    head = shape(disc(320, 52, 24, 28), across(b.bright, b.colour, b.dark)) + "".join(moved(shape("M-4 -30 L0 -54 L4 -30Z", "#ffe08a"), 320, 50, 1, a) for a in (-72, -48, -24, 0, 24, 48, 72)) + line("M310 48 h6 M326 48 h6 M320 50 v10 M313 66 q7 4 14 0", dim(b.colour, 0.6), 2.6) + shape("M296 48 C294 20 346 20 344 48 C336 34 304 34 296 48Z", dim(b.colour, 0.2))
    torch = shape("M382 20 H402 L397 -2 H387Z", solid("#e0b040")) + land.flame(392, 2, 40)
    pier = "".join(parts.block(x, 318, 84, 34, 22, SAND) + parts.courses(x, 318, 84, 34, SAND, 11) for x in (236, 396))
    return (
        _sky(2, 103, 540) + land.mountains(226, 60, "#8fb0c0", 4, WIDE) + land.water(222, 2, 384, 8, WIDE) + "".join(parts.hall(x, 240, 26, 18, 22, parts.PLASTER) for x in (30, 76, 118, 560, 606)) + goods.ship(120, 296, 92) + goods.ship(538, 286, 76, "#f0d8a8", "#2c63ab", True, True)
        + pier + body + head + torch + goods.ship(318, 356, 116, "#f3e4bd", "#7a2a6a") + land.birds(180, 90, 6)
    )


def great_lighthouse() -> str:
    return (
        _sky(3, 104, 0, 8) + "".join(shape(disc(x, y, 1.5), "#fff2d8") for x, y in ((60, 30), (150, 60), (240, 20), (430, 34), (520, 70), (600, 24), (90, 100))) + land.ridge(246, 16, "#5a4a7e", 9, WIDE, 384) + land.water(240, 3, 384, 4, WIDE)
        + faint(shape("M322 52 L-20 -6 V112Z M322 52 L660 10 V124Z", "#ffe9a0"), 0.5, 8) + faint(shape(disc(322, 52, 70), "#ffd070"), 0.6, 16)
        + shape("M150 330 C190 290 460 286 500 330 L560 400 H90Z", down("#9a7a86", "#4a3650", "#2a2036")) + parts.wall(322, 318, 260, 40, CREAM, 10) + parts.front(322, 290, 110, 70, CREAM) + parts.courses(322, 290, 110, 70, CREAM, 12)
        + shape(poly(((270, 222), (374, 222), (358, 132), (286, 132))), across(CREAM.bright, CREAM.colour, CREAM.dark)) + parts.courses(322, 222, 70, 88, CREAM, 12) + parts.front(322, 226, 116, 8, CREAM) + parts.front(322, 136, 84, 8, CREAM)
        + parts.tower(322, 130, 46, 56, CREAM, None, 0) + "".join(parts.column(x, 72, 26, 5, CREAM) for x in (306, 317, 328, 339)) + land.flame(322, 70, 30) + parts.dome(322, 46, 46, 16, "#c99a4a", 5) + folk_star(322, 26)
        + "".join(shape(f"M{x} {y} v-16 a6 6 0 0 1 12 0 v16Z", "#2a1626") for x, y in ((296, 286), (336, 286), (316, 210), (316, 176))) + goods.ship(112, 300, 110, "#f0c090", "#7a2a4a") + goods.ship(552, 324, 130, "#f0c090", "#2c63ab", True, True)
    )


def folk_star(x: float, y: float) -> str:
    """A small gilt figure on a roof."""
    return line(f"M{x} {y + 8} v-12 M{x - 5} {y} l5 -4 l6 -6", "#ffe08a", 3.4) + shape(disc(x, y - 8, 3), "#ffe08a")


def hanging_gardens() -> str:
    brick = Stuff("#cc8a58", 0.4, 0.4)
    body = ""
    for k, (w, y, h, n) in enumerate(((470, 330, 74, 9), (370, 258, 62, 7), (270, 198, 54, 5), (160, 146, 46, 3))):
        body += parts.arcade(320, y, w, h, n, brick, "#4a2430") + faint(shape(box(320 + w * 0.22, y - h, w * 0.28, h), "#3a1c3a"), 0.35)
        greens = ("#4f7f3a", "#6f9a44", "#3f6f3c")
        for j in range(n * 2 + 2):
            x = 320 - w / 2 + w * j / (n * 2 + 1)
            body += land.bush(x, y - h + 4, 34, greens[j % 3], ("#d24a6a", "#f0c04a", None)[j % 3], 5 + k)
            body += faint(line(f"M{x} {y - h} q{4 - j % 3 * 4} {14} {2} {22 + (j * 7) % 16}", greens[(j + 1) % 3], 5), 0.95)
        body += "".join(land.palm(320 - w / 2 + w * p, y - h, 54 - k * 4) for p in (0.1, 0.9)) + land.cypress(320 - w * 0.3, y - h, 40, "#35603f") + land.cypress(320 + w * 0.3, y - h, 40, "#35603f")
    falls = "".join(faint(shape(poly(((316, a), (326, a), (330, b), (312, b))), down("#f2fdff", "#8fd0e0")), 0.9) for a, b in ((100, 146), (144, 198), (198, 258), (256, 336)))
    return _sky(1, 105, 90) + land.ridge(250, 18, "#cfa27a", 5, WIDE, 384) + land.ground(300, "#a8a05a", "#c4b878", 6, "#6a8a3a", WIDE, 384) + body + falls + land.palm(320, 100, 62) + moved(shape("M-5 342 C120 326 540 326 650 342 V400 H-5Z", down("#9ad0dc", "#2f86a6")), 0, 0) + _crowd(352, (90, 140, 480, 560), 36) + land.palm(30, 358, 130) + land.palm(608, 360, 140)


def mausoleum() -> str:
    tiers = parts.block(310, 336, 300, 60, 60, MARBLE) + parts.courses(310, 336, 300, 60, MARBLE, 15) + parts.block(310, 276, 260, 26, 52, MARBLE)
    frieze = "".join(folk.person(x, 336, 46, "#d8cdbb", skin="#d8cdbb", hair="#a89c90") for x in (190, 232, 388, 430))
    hall_ = shape(box(200, 162, 220, 88), across("#6a5a66", "#3a2a3a")) + shape(poly(((420, 162), (466, 144), (466, 232), (420, 250))), "#7a6a76") + "".join(parts.column(205 + k * 30, 250, 88, 13, MARBLE) for k in range(8)) + "".join(parts.column(434 + k * 16, 246 - k * 7, 86, 9, Stuff("#a89a98")) for k in range(3)) + parts.block(310, 162, 238, 16, 48, MARBLE)
    roof = ""
    for k in range(9):
        roof += parts.block(310 + k * 1.4, 146 - k * 8, 216 - k * 20, 8, 42 - k * 4, MARBLE)
    quad = moved(folk.horse(0, 0, 34, "#e0c070", "#a8843a") + folk.horse(14, 2, 34, "#f0d890", "#a8843a"), 310, 76) + goods.cart(348, 78, 34, "", "#d9b050") + folk.person(350, 66, 28, "#f0d890", skin="#f0d890", hair="#a8843a")
    return (
        _sky(3, 106, 130, 8) + land.mountains(262, 90, "#7a5a8e", 6, WIDE) + land.ground(258, "#8f7a5a", "#b09a78", 4, "#5a6a3a", WIDE, 384) + land.shadow(360, 338, 360, 16)
        + tiers + hall_ + roof + quad + frieze + folk.lion(150, 352, 46) + folk.lion(500, 350, 46, True) + "".join(land.cypress(x, y, h, "#2c4a40") for x, y, h in ((40, 350, 190), (84, 340, 150), (566, 340, 160), (610, 352, 200))) + _crowd(366, (250, 286, 356), 36)
    )


def piraeus() -> str:
    walls = parts.wall(120, 250, 260, 52, CREAM, 12) + parts.tower(246, 256, 44, 92, CREAM) + parts.tower(20, 252, 40, 84, CREAM) + parts.tower(430, 256, 44, 92, CREAM)
    sheds = "".join(parts.hall(x, 248, 34, 34, 30, CREAM) for x in (470, 520, 570, 618))
    return (
        _sky(2, 107, 90) + land.mountains(230, 70, "#90aebc", 8, WIDE) + land.ridge(236, 40, "#9ab08a", 4, WIDE, 384) + parts.temple(120, 172, 96, 60, 6) + sheds + land.water(240, 2, 384, 6, WIDE) + walls
        + line("M268 262 Q338 292 408 262", "#5a5048", 4, 'stroke-dasharray="7 5"') + goods.ship(338, 330, 190, "#fff0c8", "#b3322a") + goods.ship(140, 318, 120, "#f3e4bd", "#2c63ab") + goods.ship(540, 306, 104, "#f3e4bd", "#5a8a3a", True, True) + goods.ship(336, 246, 50)
        + shape("M430 384 L470 350 H640 V384Z", down("#e0c498", "#a8845a")) + goods.amphora(520, 372, 44) + goods.amphora(544, 376, 38, "#c98a4a") + goods.barrel(580, 374, 28, 34) + goods.sack(608, 374, 26) + _crowd(366, (486, 560), 42) + land.birds(400, 100, 7)
    )


def appian_way() -> str:
    road = "M286 176 L326 176 L560 400 H60Z"
    slabs = "".join(faint(line(f"M{306 - (306 - 90) * p - 8:.0f} {176 + 220 * p:.0f} L{306 + (530 - 306) * p + 8:.0f} {176 + 220 * p + 4:.0f}", "#6a5a5a", 1 + 2 * p), 0.7) for p in (0.02, 0.05, 0.09, 0.14, 0.2, 0.28, 0.37, 0.48, 0.62, 0.78))
    seams = "".join(faint(line(f"M{300 + k * 3} 176 L{310 + k * 62} 400", "#6a5a5a", 1.6), 0.55) for k in range(-3, 4))
    pines = "".join(land.umbrella(x, y, h) for x, y, h in ((256, 196, 70), (350, 196, 66), (212, 220, 112), (396, 220, 104), (134, 262, 186), (482, 262, 176)))
    legion = "".join(folk.soldier(300 + dx, y, h) for dx, y, h in ((-14, 236, 30), (14, 236, 30), (-20, 266, 44), (20, 266, 44), (-30, 312, 64), (30, 312, 64)))
    return (
        _sky(2, 108, 470) + land.mountains(190, 50, "#93acc0", 5, WIDE) + land.ridge(190, 20, "#9ab07a", 6, WIDE, 384) + parts.arcade(540, 200, 250, 44, 9, SAND) + land.ground(184, "#a8ae5c", "#c2c27a", 5, "#6a8a3a", WIDE, 384)
        + shape(road, down("#d0c4b4", "#b0a294", "#978a80")) + slabs + seams + line("M284 178 L52 400 M328 178 L566 400", "#e6dcc8", 6) + pines
        + parts.block(66, 326, 60, 66, 26, MARBLE) + parts.pediment(66, 260, 74, 26, MARBLE) + parts.rotunda(574, 322, 96, 110) + legion + goods.cart(420, 352, 74, goods.amphora(408, 330, 34) + goods.amphora(430, 330, 34, "#c98a4a")) + folk.ox(352, 350, 42)
    )


def circus_maximus() -> str:
    stands = "".join(shape(f"M-10 {y} C160 {y - 40} 480 {y - 40} 650 {y} V{y + 46} C480 {y} 160 {y} -10 {y + 46}Z", down(lit(c, 0.3), c, dim(c, 0.3))) for y, c in ((120, "#c99a6a"), (150, "#dcb482"), (180, "#e6c496")))
    heads = "".join(shape(disc(8 + (k * 37) % 628, 128 + (k % 7) * 14 + abs((8 + (k * 37) % 628) - 320) * 0.06 - 18, 3.2), ("#b3322a", "#2c63ab", "#e8dcc0", "#d9a52a", "#5f7a3a", "#6a4a3a")[k % 6]) for k in range(190))
    spina = parts.block(330, 262, 300, 18, 30, MARBLE) + parts.obelisk(330, 244, 110, 22) + goods.statue(220, 246, 66) + goods.statue(430, 246, 66) + "".join(parts.column(x, 246, 40, 8) for x in (262, 284, 380, 402)) + shape("M262 206 h22 v-4 h-22Z M380 206 h22 v-4 h-22Z", "#f0e4cc") + "".join(shape(disc(x, 200, 4), "#e0b040") for x in (265, 273, 281, 383, 391, 399)) + "".join(shape(poly(((x - 9, 262), (x, 216), (x + 9, 262))), solid("#d9a84a")) for x in (168, 186, 482, 500))
    def chariot(x: float, y: float, s: float, colour: str) -> str:
        horses = "".join(folk.horse(-62 + k * 13, 4 - k * 4, 62, c) for k, c in enumerate(("#8a5a34", "#e0d4c4", "#5a3a24")))
        car = goods.disc_wheel(34, -14, 14, "#c9973a") + shape("M16 -44 H52 L56 -12 H18Z", solid(colour)) + folk.person(38, -14, 56, colour, left=(-0.5, 0.6), right=(-0.2, 0.9)) + line("M18 -36 L-40 -44", "#4a2c18", 2)
        dust = land.smoke(70, 0, 22, "#e8cfa4", 1.2)
        return moved(dust + horses + car, x, y, s)

    return _sky(2, 109, 110) + parts.arcade(320, 130, 660, 60, 16, SAND, "#5a3a3a") + stands + heads + land.ground(214, "#d9ac6c", "#e6c48a", 6, None, WIDE, 384) + spina + chariot(470, 322, 1.0, "#2c63ab") + chariot(250, 346, 1.25, "#b3322a") + "".join(parts.banner(x, 76, 34, c, 16) for x, c in ((60, "#b3322a"), (200, "#2c63ab"), (440, "#d9a52a"), (580, "#5f7a3a")))


def great_library() -> str:
    shelves = "".join(goods.shelf(x, 262, 78, 190, 6, kind, k) for k, (x, kind) in enumerate(((60, "scrolls"), (152, "books"), (488, "scrolls"), (580, "books"))))
    apse = shape("M216 262 V130 A104 104 0 0 1 424 130 V262Z", down("#6fb0d4", "#d8ebe4", "#f6e6c0"))
    arch = line("M216 262 V130 A104 104 0 0 1 424 130 V262", "#f3dfb4", 14) + line("M216 262 V130 A104 104 0 0 1 424 130 V262", "#b98a4a", 3)
    return (
        shape(box(-5, -5, 650, 300), across("#c99a6a", "#a8744a", "#6a4438")) + shape(box(-5, -5, 650, 40), down("#4a2a24", "#7a4a34")) + "".join(shape(box(x, -5, 26, 44), "#5a3428") for x in range(10, 640, 80)) + apse
        + faint(parts.temple(320, 258, 90, 70, 4) + land.palm(246, 262, 70) + land.palm(398, 262, 66), 0.75) + arch + shelves + "".join(parts.column(x, 282, 250, 26, MARBLE) for x in (200, 440, 12, 630))
        + land.paving(272, "#c9a884", "#a88a6c", WIDE, 384, 320) + faint(shape(poly(((230, 262), (410, 262), (560, 400), (80, 400))), "#fff0c8"), 0.3, 8)
        + goods.statue(320, 296, 140, MARBLE) + goods.table(140, 366, 150, 44) + goods.scroll(110, 318, 50, -6) + goods.scroll(170, 318, 44, 6) + goods.table(500, 366, 150, 44) + moved(land.ball(0, 0, 22, "#3f7a9a") + f'<ellipse rx="28" ry="9" fill="none" stroke="#e0b040" stroke-width="4" transform="rotate(-20)"/>', 470, 296) + goods.scroll(526, 318, 50, 4)
        + folk.toga(232, 364, 92, "#27568f") + folk.person(400, 362, 90, "#2b6b4a", "#c9973a", long=True, left=(0.2, 0.66), flip=True) + folk.person(56, 352, 84, "#7a3a5a", long=True, left=(-0.1, 0.9)) + folk.person(596, 356, 84, "#b8722a", long=True, skin=folk.DARK_SKIN, flip=True)
    )


def statue_of_zeus() -> str:
    gold, ivory = Stuff("#d9a63c", 0.5, 0.45), Stuff("#ecdcb8", 0.5, 0.36)
    throne = shape(box(224, 84, 192, 240), across("#a8743a", "#6a4024", "#3a2218")) + line("M224 84 H416 M224 150 H416 M236 84 V320 M404 84 V320", "#e0b040", 5) + shape(poly(((214, 84), (320, 42), (426, 84))), across("#c9903c", "#6a4020")) + parts.block(320, 340, 240, 26, 30, MARBLE)
    legs = shape("M252 222 C290 206 350 206 388 222 L396 262 L376 330 H340 L330 264 L312 264 L300 330 H262 L244 262Z", across(gold.bright, gold.colour, gold.dark)) + "".join(faint(line(f"M{x} 226 q{d} 50 {d * 0.6:.0f} 100", dim(gold.colour, 0.5), 3), 0.7) for x, d in ((264, 6), (284, 8), (300, 2), (344, 4), (362, -4), (380, -8))) + "".join(shape(f"M{x} 330 h34 v10 h-40Z", ivory.colour) for x in (266, 342))
    torso = shape("M276 124 C266 160 276 200 270 226 H370 C364 200 374 160 364 124 C350 112 290 112 276 124Z", across(ivory.bright, ivory.colour, ivory.dark)) + line("M296 148 q24 14 48 0 M320 130 V214 M300 176 q20 9 40 0", dim(ivory.colour, 0.4), 3) + shape("M350 118 C380 130 390 180 388 226 L364 222 C372 180 364 140 350 118Z", across(gold.colour, gold.dark))
    arms = line("M278 132 L238 160 L228 110", dim(ivory.colour, 0.1), 22) + line("M362 132 L404 176 L424 190", dim(ivory.colour, 0.28), 22)
    head = shape(disc(320, 84, 27, 32), across(ivory.bright, ivory.colour, ivory.dark)) + shape("M294 88 C296 118 306 136 320 138 C334 136 344 118 346 88 C336 104 304 104 294 88Z", solid("#c9953a")) + shape("M292 84 C286 44 354 44 348 84 C338 62 302 62 292 84Z", solid("#c9953a")) + line("M308 82 h8 M324 82 h8 M320 84 v10", "#5a3a20", 3) + line("M292 66 Q320 44 348 66", "#7a9a3e", 8)
    return (
        shape(box(-5, -5, 650, 330), across("#7a4a3a", "#5a3038", "#3a2030")) + faint(shape(disc(320, 130, 220), "#ffc46a"), 0.4, 16) + shape(box(-5, -5, 650, 30), "#3a2018") + land.paving(312, "#b08a6a", "#8a6450", WIDE, 384, 320) + throne + legs + torso + arms + head
        + line("M228 40 V326", "#e0b040", 6) + moved(shape("M-14 8 C-20 -8 -6 -16 0 -12 C6 -16 20 -8 14 8Z", solid("#ffe08a")), 228, 34) + shape(disc(430, 176, 12), solid("#ffe08a")) + folk.person(430, 164, 40, "#f0d890", skin="#f0d890", hair="#a8843a", left=(-0.3, 0.9))
        + "".join(parts.column(x, 336, 330, 38, MARBLE) for x in (50, 140, 500, 590)) + goods.brazier(186, 360, 66) + goods.brazier(454, 360, 66) + _crowd(366, (250, 290, 350, 398), 40)
    )


def temple_of_artemis() -> str:
    return (
        _sky(1, 112, 560) + land.mountains(250, 84, "#9aa2b0", 3, WIDE) + land.ridge(262, 30, "#8fa078", 6, WIDE, 384) + land.ground(284, "#a8a45c", "#c4bc7a", 4, "#6a8a3a", WIDE, 384) + land.shadow(380, 334, 420, 16)
        + parts.temple(290, 338, 380, 300, 10, MARBLE, "#b94f30", "#2f5fa0", 110) + shape(disc(290, 82, 16), "#f4dfa4") + moved(folk.person(0, 0, 60, "#f4e6c0", skin="#f4e6c0", hair="#d9c08a", long=True), 290, 104, 0.8) + "".join(folk_star(x, y) for x, y in ((96, 110), (290, 38), (486, 110)))
        + goods.altar(290, 376, 66, 60) + moved(folk.horse(0, 0, 50, "#b98a54", "#8a6238") + line("M-24 -52 l-6 -14 l-8 -4 M-20 -52 l2 -14 l8 -6", "#7a5a34", 3), 120, 366) + land.cypress(40, 352, 200) + land.cypress(606, 352, 220) + land.cypress(570, 344, 160) + _crowd(366, (200, 230, 360, 396, 470), 40) + land.leafy(76, 364, 90)
    )


def rome() -> str:
    hills_ = land.ridge(226, 40, "#b08a6a", 7, WIDE, 384)
    houses = "".join(parts.hall(x, y, 24, 20, 22) for x, y in ((30, 226), (72, 216), (112, 224), (520, 220), (566, 214), (606, 226), (476, 228)))
    amphi = "".join(parts.arcade(500, y, w, h, n, SAND, "#4a2a3a") for y, w, h, n in ((322, 230, 42, 9), (280, 224, 36, 9), (244, 216, 30, 9))) + faint(shape(box(540, 214, 76, 108), "#2e1636"), 0.35)
    column_ = parts.block(300, 336, 44, 34, 16, MARBLE) + shape(box(286, 96, 28, 206), across(MARBLE.bright, MARBLE.colour, MARBLE.dark)) + "".join(line(f"M286 {112 + k * 20} L314 {102 + k * 20}", "#a89884", 3) for k in range(10)) + parts.block(300, 98, 40, 10, 10, MARBLE) + moved(folk.person(0, 0, 50, "#e0b040", skin="#e0b040", hair="#a8741e", right=(0.3, 0.9)), 302, 88)
    arch_ = parts.block(150, 336, 190, 130, 40, MARBLE) + "".join(shape(f"M{x - w / 2} 336 v{-h} a{w / 2} {w / 2} 0 0 1 {w} 0 V336Z", across("#3a2432", "#6a4a4a")) for x, w, h in ((150, 52, 62), (88, 28, 44), (212, 28, 44))) + "".join(parts.column(x, 336, 104, 10) for x in (62, 112, 188, 238)) + shape(box(54, 210, 192, 6), "#a89884") + line("M110 222 H190 M120 228 H180", "#8a7868", 2.4) + moved(folk.horse(-16, 0, 40, "#d9a63c", "#8a6220") + goods.cart(20, 0, 34, "", "#d9a63c") + folk.person(22, -10, 34, "#d9a63c", skin="#d9a63c", hair="#8a6220"), 156, 204)
    return _sky(3, 113, 380, 9) + hills_ + houses + parts.temple(300, 232, 130, 84, 6) + parts.rotunda(410, 240, 76, 86) + land.paving(318, "#c9a07c", "#e0b890", WIDE, 384, 320) + amphi + arch_ + column_ + land.umbrella(24, 340, 150) + land.umbrella(620, 346, 130) + "".join(folk.soldier(x, 372, 50) for x in (250, 280, 310)) + folk.toga(370, 370, 52) + _crowd(364, (420, 450, 200), 44)


def abu_simbel() -> str:
    rock = Stuff("#c98e56", 0.42, 0.42)
    face_ = shape("M-5 60 C120 20 520 20 645 66 V330 H-5Z", across(rock.bright, rock.colour, rock.dark)) + "".join(faint(line(f"M0 {y} q160 {-14 + k * 5} 320 0 t320 {6 - k * 2}", dim(rock.colour, 0.4), 2.4), 0.5) for k, y in enumerate((78, 110, 150, 210, 262))) + shape(poly(((70, 330), (96, 74), (544, 74), (570, 330))), down("#b87a48", "#a0663c")) + shape(box(92, 64, 456, 14), across("#e6b878", "#a06a40")) + "".join(shape(disc(112 + k * 26, 62, 8, 7), solid("#c98e56")) for k in range(17))

    def pharaoh(x: float) -> str:
        s = Stuff("#e0ac6c", 0.45, 0.45)
        body = shape(f"M{x - 46} 322 V196 H{x + 46} V322Z", across(dim(s.colour, 0.2), s.dark))
        body += "".join(shape(box(x + dx - 15, 232, 30, 92), across(s.bright, s.colour, s.dark)) + shape(disc(x + dx, 234, 16, 10), s.bright) + shape(f"M{x + dx - 17} 324 v-9 q17 -10 34 0 v9Z", s.colour) for dx in (-20, 20))
        body += shape(f"M{x - 36} 236 C{x - 40} 200 {x - 44} 176 {x - 38} 158 C{x - 20} 148 {x + 20} 148 {x + 38} 158 C{x + 44} 176 {x + 40} 200 {x + 36} 236Z", across(s.bright, s.colour, s.dark))
        body += line(f"M{x - 38} 168 L{x - 42} 216 L{x - 20} 232", lit(s.colour, 0.2), 13) + line(f"M{x + 38} 168 L{x + 42} 216 L{x + 20} 232", s.dark, 13)
        body += shape(f"M{x - 32} 120 C{x - 30} 92 {x + 30} 92 {x + 32} 120 L{x + 38} 166 L{x + 20} 172 L{x + 16} 140 H{x - 16} L{x - 20} 172 L{x - 38} 166Z", across("#f0c880", "#c08a4c", "#7a4c34")) + "".join(line(f"M{x - 34} {132 + k * 10} l14 3 M{x + 34} {132 + k * 10} l-14 3", "#7a5a3a", 2.4) for k in range(4))
        body += shape(disc(x, 126, 18, 24), across(s.bright, s.colour, s.dark)) + line(f"M{x - 12} 122 h8 M{x + 4} 122 h8 M{x} 124 v9 M{x - 6} 140 q6 3 12 0", "#5a3824", 2.6) + shape(box(x - 5, 148, 10, 22), "#7a5236")
        return body + shape(f"M{x - 22} 106 L{x - 26} 76 Q{x - 10} 70 {x - 8} 52 Q{x} 44 {x + 8} 52 Q{x + 10} 70 {x + 26} 76 L{x + 22} 106 Q{x} 96 {x - 22} 106Z", across("#f6d898", "#c99a5a", "#7a5038"))

    door = shape(box(296, 190, 48, 140), down("#3a1e1a", "#1a0c10")) + line("M292 330 V186 H348 V330", "#e6b878", 7) + shape(disc(320, 158, 14), solid("#e0b040")) + shape("M306 158 C280 146 262 150 250 160 C272 166 292 166 306 164Z M334 158 C360 146 378 150 390 160 C368 166 348 166 334 164Z", "#3f6aa0")
    return _sky(2, 114, 560) + face_ + door + "".join(pharaoh(x) for x in (140, 240, 400, 500)) + land.ground(322, "#e0b06c", "#ecc68a", 3, None, WIDE, 384) + shape("M-5 364 C160 356 480 372 645 360 V400 H-5Z", down("#7ac0cc", "#2a7a98")) + _crowd(352, (286, 320, 356, 60, 580), 34) + land.palm(24, 360, 120) + land.palm(616, 362, 130)


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        appian_way, circus_maximus, colossus, great_library, great_lighthouse, hanging_gardens, mausoleum, piraeus,
        pyramids, sphinx, statue_of_zeus, temple_of_artemis, rome, abu_simbel,
    )
}  # fmt: skip
