"""Wonders of Egypt, Babylon and Olympia, and Alexandria's books, as wide tablets."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_folk as folk
from tools.art import wonders_goods as goods
from tools.art import wonders_land as land
from tools.art import wonders_parts as parts
from tools.art import wonders_trees as trees
from tools.art import wonders_works as works
from tools.art.wonders_paint import across, box, dim, disc, down, faint, line, lit, moved, poly, shape, solid
from tools.art.wonders_parts import MARBLE, Stuff
from tools.art.wonders_tablets_ground import WIDE, crowd, wide_sky


def pyramids() -> str:
    def one(x: float, y: float, w: float, h: float) -> str:
        tip = (x, y - h)
        left, mid, right = (x - w / 2, y), (x + w * 0.16, y + h * 0.05), (x + w / 2, y - h * 0.02)
        body = shape(poly((tip, left, mid)), across("#ffe9b4", "#e2b878")) + shape(
            poly((tip, mid, right)), down("#b07a52", "#6a4250")
        )
        for k in range(1, 12):
            p = k / 12
            body += faint(
                line(
                    f"M{tip[0] + (left[0] - tip[0]) * p:.1f} {tip[1] + (left[1] - tip[1]) * p:.1f}"
                    f" L{tip[0] + (mid[0] - tip[0]) * p:.1f} {tip[1] + (mid[1] - tip[1]) * p:.1f}"
                    f" L{tip[0] + (right[0] - tip[0]) * p:.1f} {tip[1] + (right[1] - tip[1]) * p:.1f}",
                    "#7a5040",
                    1.2,
                ),
                0.45,
            )
        cap = 0.1
        return (
            body
            + shape(
                poly(
                    (tip, (x - w / 2 * cap, y - h * (1 - cap)), (x + w * 0.16 * cap, y - h * (1 - cap) + 3))
                ),
                "#fff3b0",
            )
            + shape(
                poly(
                    (tip, (x + w * 0.16 * cap, y - h * (1 - cap) + 3), (x + w / 2 * cap, y - h * (1 - cap)))
                ),
                "#c98a2a",
            )
        )

    return (
        wide_sky(1, 101, 120)
        + land.ridge(250, 14, "#dfb277", 3, WIDE, 384)
        + one(470, 262, 220, 140)
        + one(300, 274, 330, 226)
        + one(118, 272, 150, 96)
        + land.ground(268, "#dba761", "#ecca8c", 4, None, WIDE, 384)
        + "".join(
            trees.palm(x, y, h)
            for x, y, h in ((34, 352, 130), (72, 342, 92), (604, 350, 140), (566, 336, 86))
        )
        + folk.camel(200, 346, 70)
        + folk.camel(284, 338, 62, "#b98a4e")
        + folk.camel(362, 332, 54)
        + crowd(346, (232, 316, 390), 44)
    )


def sphinx() -> str:
    stone = Stuff("#dcae6c", 0.45, 0.42)
    haunch = "M452 318 C448 264 486 236 530 236 C586 236 616 270 616 318Z"
    back = "M280 318 V200 C350 176 470 186 540 196 C604 206 628 250 620 318Z"
    paws = (
        shape(
            "M84 330 C84 306 108 300 150 300 L300 286 L310 332 H92Z",
            across(stone.bright, stone.colour, stone.dark),
        )
        + line("M98 312 v16 M112 309 v20 M127 306 v22", stone.dark, 3)
        + shape(
            "M120 350 C120 326 150 318 200 316 L350 306 L360 352 H128Z", across(stone.bright, stone.colour)
        )
        + line("M136 332 v16 M152 328 v20 M168 326 v22", stone.dark, 3)
    )
    nemes = (
        "M166 120 C170 44 206 22 250 22 C294 22 330 44 336 120 L366 244 L318 262 L306 170"
        " H196 L186 262 L136 244Z"
    )
    face = (
        "M198 116 C198 74 222 62 250 62 C278 62 302 74 302 116 C302 164 282 198 250 200 C218"
        " 198 198 164 198 116Z"
    )
    stripes = "".join(
        line(
            f"M{172 - k * 6} {128 + k * 22} L{196 - k * 2} {136 + k * 24} M{330 + k * 6}"
            f" {128 + k * 22} L{304 + k * 2} {136 + k * 24}",
            "#3f6aa0",
            8,
        )
        for k in range(6)
    )
    eyes = "".join(
        shape(f"M{x - 14} 120 q14 -12 28 0 q-14 9 -28 0Z", "#fff3d8")
        + shape(disc(x, 119, 5), "#2a1814")
        + line(f"M{x - 17} 121 q17 -15 34 0 M{x - 14} 104 q14 -8 28 0", "#4a2c20", 3.6)
        for x in (228, 272)
    )
    chest = shape(
        "M188 190 C196 230 200 280 196 316 H320 C312 270 306 230 312 190Z",
        across(stone.bright, stone.colour, stone.dark),
    )
    return (
        wide_sky(1, 102, 520)
        + land.ridge(250, 12, "#dfb277", 5, WIDE, 384)
        + faint(
            shape(poly(((430, 250), (510, 150), (590, 250))), "#cf9d74")
            + shape(poly(((510, 150), (590, 250), (530, 250))), "#a8745c"),
            0.9,
        )
        + land.ground(256, "#dba761", "#ecca8c", 7, None, WIDE, 384)
        + land.shadow(360, 338, 460, 18)
        + shape(back, down("#e0b070", "#c08e54", "#7a5040"))
        + shape(haunch, across("#e6ba78", "#c9985c", "#7a5040"))
        + faint(line("M320 240 H600 M320 270 H606 M320 298 H610", stone.dark, 2), 0.35)
        + line("M452 318 C448 264 486 236 530 236 C566 236 590 250 602 272", "#8a5a3c", 4)
        + shape("M398 318 C398 304 420 298 450 298 L560 300 L566 322 H402Z", across("#e6ba78", "#b8854e"))
        + chest
        + shape(nemes, across("#f8dc98", "#dfae58", "#8f5f38"))
        + stripes
        + shape(face, across(stone.bright, (0.5, stone.colour), stone.dark))
        + faint(shape("M262 62 C302 74 306 164 250 200 C284 170 284 100 262 62Z", stone.dark), 0.5)
        + eyes
        + line("M250 116 C248 138 242 148 240 152 C246 158 256 158 262 152", dim(stone.colour, 0.5), 3.4)
        + line("M232 174 Q250 182 268 174", "#7a3a2a", 5)
        + shape("M238 198 H262 L258 250 Q250 256 242 250Z", solid("#3f5a8a"))
        + shape("M242 64 C238 40 246 30 250 30 C254 30 262 40 258 64Z", solid("#e0b040"))
        + paws
        + crowd(362, (60, 400, 424, 470), 38)
        + trees.palm(30, 350, 110)
        + trees.palm(618, 366, 120)
    )


def hanging_gardens() -> str:
    brick = Stuff("#cc8a58", 0.4, 0.4)
    body = ""
    for k, (w, y, h, n) in enumerate(
        ((470, 330, 74, 9), (370, 258, 62, 7), (270, 198, 54, 5), (160, 146, 46, 3))
    ):
        body += parts.arcade(320, y, w, h, n, brick, "#4a2430") + faint(
            shape(box(320 + w * 0.22, y - h, w * 0.28, h), "#3a1c3a"), 0.35
        )
        greens = ("#4f7f3a", "#6f9a44", "#3f6f3c")
        for j in range(n * 2 + 2):
            x = 320 - w / 2 + w * j / (n * 2 + 1)
            body += trees.bush(x, y - h + 4, 34, greens[j % 3], ("#d24a6a", "#f0c04a", None)[j % 3], 5 + k)
            body += faint(
                line(f"M{x} {y - h} q{4 - j % 3 * 4} {14} {2} {22 + (j * 7) % 16}", greens[(j + 1) % 3], 5),
                0.95,
            )
        body += (
            "".join(trees.palm(320 - w / 2 + w * p, y - h, 54 - k * 4) for p in (0.1, 0.9))
            + trees.cypress(320 - w * 0.3, y - h, 40, "#35603f")
            + trees.cypress(320 + w * 0.3, y - h, 40, "#35603f")
        )
    falls = "".join(
        faint(shape(poly(((316, a), (326, a), (330, b), (312, b))), down("#f2fdff", "#8fd0e0")), 0.9)
        for a, b in ((100, 146), (144, 198), (198, 258), (256, 336))
    )
    return (
        wide_sky(1, 105, 90)
        + land.ridge(250, 18, "#cfa27a", 5, WIDE, 384)
        + land.ground(300, "#a8a05a", "#c4b878", 6, "#6a8a3a", WIDE, 384)
        + body
        + falls
        + trees.palm(320, 100, 62)
        + moved(shape("M-5 342 C120 326 540 326 650 342 V400 H-5Z", down("#9ad0dc", "#2f86a6")), 0, 0)
        + crowd(352, (90, 140, 480, 560), 36)
        + trees.palm(30, 358, 130)
        + trees.palm(608, 360, 140)
    )


def great_library() -> str:
    shelves = "".join(
        goods.shelf(x, 262, 78, 190, 6, kind, k)
        for k, (x, kind) in enumerate(((60, "scrolls"), (152, "books"), (488, "scrolls"), (580, "books")))
    )
    apse = shape("M216 262 V130 A104 104 0 0 1 424 130 V262Z", down("#6fb0d4", "#d8ebe4", "#f6e6c0"))
    arch = line("M216 262 V130 A104 104 0 0 1 424 130 V262", "#f3dfb4", 14) + line(
        "M216 262 V130 A104 104 0 0 1 424 130 V262", "#b98a4a", 3
    )
    return (
        shape(box(-5, -5, 650, 300), across("#c99a6a", "#a8744a", "#6a4438"))
        + shape(box(-5, -5, 650, 40), down("#4a2a24", "#7a4a34"))
        + "".join(shape(box(x, -5, 26, 44), "#5a3428") for x in range(10, 640, 80))
        + apse
        + faint(parts.temple(320, 258, 90, 70, 4) + trees.palm(246, 262, 70) + trees.palm(398, 262, 66), 0.75)
        + arch
        + shelves
        + "".join(parts.column(x, 282, 250, 26, MARBLE) for x in (200, 440, 12, 630))
        + land.paving(272, "#c9a884", "#a88a6c", WIDE, 384, 320)
        + faint(shape(poly(((230, 262), (410, 262), (560, 400), (80, 400))), "#fff0c8"), 0.3, 8)
        + works.statue(320, 296, 140, MARBLE)
        + goods.table(140, 366, 150, 44)
        + goods.scroll(110, 318, 50, -6)
        + goods.scroll(170, 318, 44, 6)
        + goods.table(500, 366, 150, 44)
        + moved(
            land.ball(0, 0, 22, "#3f7a9a")
            + (
                '<ellipse rx="28" ry="9" fill="none" stroke="#e0b040" stroke-width="4"'
                ' transform="rotate(-20)"/>'
            ),
            470,
            296,
        )
        + goods.scroll(526, 318, 50, 4)
        + folk.toga(232, 364, 92, "#27568f")
        + folk.person(400, 362, 90, "#2b6b4a", "#c9973a", long=True, left=(0.2, 0.66), flip=True)
        + folk.person(56, 352, 84, "#7a3a5a", long=True, left=(-0.1, 0.9))
        + folk.person(596, 356, 84, "#b8722a", long=True, skin=folk.DARK_SKIN, flip=True)
    )


def statue_of_zeus() -> str:
    gold, ivory = Stuff("#d9a63c", 0.5, 0.45), Stuff("#ecdcb8", 0.5, 0.36)
    throne = (
        shape(box(224, 84, 192, 240), across("#a8743a", "#6a4024", "#3a2218"))
        + line("M224 84 H416 M224 150 H416 M236 84 V320 M404 84 V320", "#e0b040", 5)
        + shape(poly(((214, 84), (320, 42), (426, 84))), across("#c9903c", "#6a4020"))
        + parts.block(320, 340, 240, 26, 30, MARBLE)
    )
    legs = (
        shape(
            "M252 222 C290 206 350 206 388 222 L396 262 L376 330 H340 L330 264 L312 264 L300 330"
            " H262 L244 262Z",
            across(gold.bright, gold.colour, gold.dark),
        )
        + "".join(
            faint(line(f"M{x} 226 q{d} 50 {d * 0.6:.0f} 100", dim(gold.colour, 0.5), 3), 0.7)
            for x, d in ((264, 6), (284, 8), (300, 2), (344, 4), (362, -4), (380, -8))
        )
        + "".join(shape(f"M{x} 330 h34 v10 h-40Z", ivory.colour) for x in (266, 342))
    )
    torso = (
        shape(
            "M276 124 C266 160 276 200 270 226 H370 C364 200 374 160 364 124 C350 112 290 112 276 124Z",
            across(ivory.bright, ivory.colour, ivory.dark),
        )
        + line("M296 148 q24 14 48 0 M320 130 V214 M300 176 q20 9 40 0", dim(ivory.colour, 0.4), 3)
        + shape(
            "M350 118 C380 130 390 180 388 226 L364 222 C372 180 364 140 350 118Z",
            across(gold.colour, gold.dark),
        )
    )
    arms = line("M278 132 L238 160 L228 110", dim(ivory.colour, 0.1), 22) + line(
        "M362 132 L404 176 L424 190", dim(ivory.colour, 0.28), 22
    )
    head = (
        shape(disc(320, 84, 27, 32), across(ivory.bright, ivory.colour, ivory.dark))
        + shape(
            "M294 88 C296 118 306 136 320 138 C334 136 344 118 346 88 C336 104 304 104 294 88Z",
            solid("#c9953a"),
        )
        + shape("M292 84 C286 44 354 44 348 84 C338 62 302 62 292 84Z", solid("#c9953a"))
        + line("M308 82 h8 M324 82 h8 M320 84 v10", "#5a3a20", 3)
        + line("M292 66 Q320 44 348 66", "#7a9a3e", 8)
    )
    return (
        shape(box(-5, -5, 650, 330), across("#7a4a3a", "#5a3038", "#3a2030"))
        + faint(shape(disc(320, 130, 220), "#ffc46a"), 0.4, 16)
        + shape(box(-5, -5, 650, 30), "#3a2018")
        + land.paving(312, "#b08a6a", "#8a6450", WIDE, 384, 320)
        + throne
        + legs
        + torso
        + arms
        + head
        + line("M228 40 V326", "#e0b040", 6)
        + moved(shape("M-14 8 C-20 -8 -6 -16 0 -12 C6 -16 20 -8 14 8Z", solid("#ffe08a")), 228, 34)
        + shape(disc(430, 176, 12), solid("#ffe08a"))
        + folk.person(430, 164, 40, "#f0d890", skin="#f0d890", hair="#a8843a", left=(-0.3, 0.9))
        + "".join(parts.column(x, 336, 330, 38, MARBLE) for x in (50, 140, 500, 590))
        + works.brazier(186, 360, 66)
        + works.brazier(454, 360, 66)
        + crowd(366, (250, 290, 350, 398), 40)
    )


def abu_simbel() -> str:
    rock = Stuff("#c98e56", 0.42, 0.42)
    face_ = (
        shape("M-5 60 C120 20 520 20 645 66 V330 H-5Z", across(rock.bright, rock.colour, rock.dark))
        + "".join(
            faint(line(f"M0 {y} q160 {-14 + k * 5} 320 0 t320 {6 - k * 2}", dim(rock.colour, 0.4), 2.4), 0.5)
            for k, y in enumerate((78, 110, 150, 210, 262))
        )
        + shape(poly(((70, 330), (96, 74), (544, 74), (570, 330))), down("#b87a48", "#a0663c"))
        + shape(box(92, 64, 456, 14), across("#e6b878", "#a06a40"))
        + "".join(shape(disc(112 + k * 26, 62, 8, 7), solid("#c98e56")) for k in range(17))
    )

    def pharaoh(x: float) -> str:
        s = Stuff("#e0ac6c", 0.45, 0.45)
        body = shape(f"M{x - 46} 322 V196 H{x + 46} V322Z", across(dim(s.colour, 0.2), s.dark))
        body += "".join(
            shape(box(x + dx - 15, 232, 30, 92), across(s.bright, s.colour, s.dark))
            + shape(disc(x + dx, 234, 16, 10), s.bright)
            + shape(f"M{x + dx - 17} 324 v-9 q17 -10 34 0 v9Z", s.colour)
            for dx in (-20, 20)
        )
        body += shape(
            f"M{x - 36} 236 C{x - 40} 200 {x - 44} 176 {x - 38} 158 C{x - 20} 148 {x + 20} 148"
            f" {x + 38} 158 C{x + 44} 176 {x + 40} 200 {x + 36} 236Z",
            across(s.bright, s.colour, s.dark),
        )
        body += line(f"M{x - 38} 168 L{x - 42} 216 L{x - 20} 232", lit(s.colour, 0.2), 13) + line(
            f"M{x + 38} 168 L{x + 42} 216 L{x + 20} 232", s.dark, 13
        )
        body += shape(
            f"M{x - 32} 120 C{x - 30} 92 {x + 30} 92 {x + 32} 120 L{x + 38} 166 L{x + 20} 172"
            f" L{x + 16} 140 H{x - 16} L{x - 20} 172 L{x - 38} 166Z",
            across("#f0c880", "#c08a4c", "#7a4c34"),
        ) + "".join(
            line(f"M{x - 34} {132 + k * 10} l14 3 M{x + 34} {132 + k * 10} l-14 3", "#7a5a3a", 2.4)
            for k in range(4)
        )
        body += (
            shape(disc(x, 126, 18, 24), across(s.bright, s.colour, s.dark))
            + line(f"M{x - 12} 122 h8 M{x + 4} 122 h8 M{x} 124 v9 M{x - 6} 140 q6 3 12 0", "#5a3824", 2.6)
            + shape(box(x - 5, 148, 10, 22), "#7a5236")
        )
        return body + shape(
            f"M{x - 22} 106 L{x - 26} 76 Q{x - 10} 70 {x - 8} 52 Q{x} 44 {x + 8} 52 Q{x + 10} 70"
            f" {x + 26} 76 L{x + 22} 106 Q{x} 96 {x - 22} 106Z",
            across("#f6d898", "#c99a5a", "#7a5038"),
        )

    door = (
        shape(box(296, 190, 48, 140), down("#3a1e1a", "#1a0c10"))
        + line("M292 330 V186 H348 V330", "#e6b878", 7)
        + shape(disc(320, 158, 14), solid("#e0b040"))
        + shape(
            "M306 158 C280 146 262 150 250 160 C272 166 292 166 306 164Z M334 158 C360 146 378"
            " 150 390 160 C368 166 348 166 334 164Z",
            "#3f6aa0",
        )
    )
    return (
        wide_sky(2, 114, 560)
        + face_
        + door
        + "".join(pharaoh(x) for x in (140, 240, 400, 500))
        + land.ground(322, "#e0b06c", "#ecc68a", 3, None, WIDE, 384)
        + shape("M-5 364 C160 356 480 372 645 360 V400 H-5Z", down("#7ac0cc", "#2a7a98"))
        + crowd(352, (286, 320, 356, 60, 580), 34)
        + trees.palm(24, 360, 120)
        + trees.palm(616, 362, 130)
    )


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        pyramids,
        sphinx,
        hanging_gardens,
        great_library,
        statue_of_zeus,
        abu_simbel,
    )
}
