"""The scenes of green cards: where people heal, read, teach and watch the sky."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_cloth as cloth
from tools.art import wonders_folk as folk
from tools.art import wonders_glyphs as glyphs
from tools.art import wonders_goods as goods
from tools.art import wonders_land as land
from tools.art import wonders_marks as marks
from tools.art import wonders_parts as parts
from tools.art import wonders_trees as trees
from tools.art import wonders_works as works
from tools.art.wonders_paint import across, box, disc, down, faint, line, moved, poly, shape, solid
from tools.art.wonders_parts import MARBLE, PLASTER


def vials(x: float, y: float, colours: tuple[str, ...], step: float = 22.0) -> str:
    """Flasks in a row."""
    return "".join(
        moved(
            shape("M-4 -30 H4 V-20 C13 -16 13 0 9 0 H-9 C-13 0 -13 -16 -4 -20Z", solid(c, 0.5))
            + line("M-5 -10 v6", "#ffffff", 1.8),
            x + k * step,
            y,
        )
        for k, c in enumerate(colours)
    )


def globe(x: float, y: float, r: float) -> str:
    """An armillary sphere on its foot."""
    rings = (
        f'<g fill="none" stroke="#c9973a" stroke-width="{r * 0.13:.1f}"><circle cx="{x}"'
        f' cy="{y - r * 1.5}" r="{r}"/><ellipse cx="{x}" cy="{y - r * 1.5}" rx="{r}"'
        f' ry="{r * 0.34}" transform="rotate(-22 {x} {y - r * 1.5})"/><ellipse cx="{x}"'
        f' cy="{y - r * 1.5}" rx="{r * 0.36}" ry="{r}"/></g>'
    )
    return (
        line(f"M{x} {y} v{-r * 0.5}", "#8a5a2a", r * 0.2)
        + line(f"M{x - r * 0.5} {y} h{r}", "#8a5a2a", r * 0.2)
        + land.ball(x, y - r * 1.5, r * 0.42, "#3f7a9a")
        + rings
    )


def workshop() -> str:
    tools = "".join(
        line(f"M{x} 60 v46", "#6a4326", 4) + shape(d, "#b8bec6")
        for x, d in (
            (180, "M170 56 h22 v12 h-22Z"),
            (214, "M208 52 l12 0 l3 20 h-18Z"),
            (248, "M236 58 q12 -12 24 0 l-4 8 h-16Z"),
        )
    )
    plumb = line("M284 40 V110", "#e8d8b0", 1.6) + shape("M277 110 h14 l-7 22Z", solid("#c9973a"))
    return (
        land.interior("#9a8a62", "#a8926a", 190, "#f6dca8")
        + line("M166 52 H306", "#5a3418", 6)
        + tools
        + plumb
        + goods.table(170, 260, 200, 54)
        + works.disc_wheel(110, 180, 24)
        + shape(box(150, 186, 60, 12), solid("#d9a765"))
        + shape(box(226, 174, 28, 24), solid("#b98a54"))
        + folk.person(
            190,
            252,
            104,
            "#3f7a5a",
            left=(-0.3, 0.76),
            right=(0.1, 0.74),
            extra=shape("M-12 -64 H13 L15 -34 H-14Z", "#8a5a30") + line("M-30 -78 L-14 -62", "#6a4326", 4),
        )
        + goods.table(170, 272, 200, 50)
        + "".join(line(f"M{x} 270 q6 -6 12 0", "#e8c48a", 2.4) for x in (60, 84, 236, 262, 150))
    )


def apothecary() -> str:
    herbs = "".join(
        line(f"M{x} 16 v18", "#5a3a20", 2)
        + "".join(
            moved(shape("M0 0 C6 8 6 20 0 28 C-6 20 -6 8 0 0Z", c), x, 30, 1, t) for t in (-28, -10, 10, 28)
        )
        for x, c in ((110, "#6f8a3a"), (150, "#8a6a9a"), (190, "#5f7f34"))
    )
    return (
        land.interior("#8f8a62", "#a8926a", 190, "#dcecc8")
        + herbs
        + goods.shelf(252, 186, 100, 120, 3, "jars", 4)
        + goods.table(150, 262, 190, 48)
        + vials(84, 212, ("#5aa86a", "#c9563a", "#5a8fd0"))
        + goods.pot(176, 212, 26, "#e0d4c0", "#6f9a3a")
        + line("M178 196 l14 -24", "#8a7a6a", 6)
        + goods.basket(224, 212, 34, "#7a9a4a")
        + folk.person(150, 250, 100, "#2f7a56", "#e8dcc0", left=(0.16, 0.72), long=True, hair="#d0c8bc")
        + goods.table(150, 274, 190, 46)
        + line("M40 262 V150", "#8a5a30", 5)
        + line("M40 160 C56 168 24 182 40 192 C56 202 24 214 40 226", "#5f8a3a", 5)
    )


def scriptorium() -> str:
    return (
        land.interior("#a88f6a", "#b09a74", 190, "#f8e0a8")
        + goods.shelf(254, 188, 98, 134, 4, "scrolls", 7)
        + folk.person(130, 250, 108, "#3a7a5a", "#e8dcc0", left=(0.3, 0.66), right=(0.36, 0.7), long=True)
        + shape(poly(((126, 214), (236, 196), (246, 206), (136, 228))), across("#b07a44", "#6a4020"))
        + moved(goods.scroll(0, 0, 64), 184, 204, 1, -9)
        + line("M166 178 L186 200", "#f6ecd0", 4)
        + shape("M160 160 q16 4 8 22 q-12 -6 -8 -22Z", "#fffaf0")
        + goods.pot(228, 200, 16, "#2a2a34", "#0e0e14")
        + line("M150 262 L150 222 M230 262 L230 206", "#5a3418", 6)
        + shape(box(88, 226, 60, 34), solid("#7a4c28"))
        + goods.basket(58, 264, 44, "#f0dfb4")
    )


def pharmacist() -> str:
    return (
        land.sky(1, 62, 60)
        + land.paving(222, "#c9b08a", "#dcc49c")
        + parts.front(180, 226, 300, 190, PLASTER)
        + parts.courses(180, 226, 300, 190, PLASTER, 16)
        + shape("M104 226 V128 A70 66 0 0 1 244 128 V226Z", across("#4a2c28", "#6a4a3a"))
        + line("M104 226 V128 A70 66 0 0 1 244 128 V226", "#f3e0b8", 8)
        + goods.shelf(174, 196, 116, 76, 2, "jars", 11)
        + folk.person(
            174,
            244,
            96,
            "#2f8060",
            left=(-0.24, 0.8),
            right=(0.2, 0.62),
            hair="#1e1410",
            extra=shape("M-12 -62 H13 L15 -30 H-14Z", "#f0e6cc"),
        )
        + shape(box(88, 214, 172, 50), across("#a8713f", "#5a3418"))
        + shape(box(82, 206, 184, 12), across("#d9a765", "#8a5a30"))
        + vials(106, 208, ("#58b07a", "#d98a3a", "#8a6ac0"), 20)
        + goods.pot(204, 208, 26, "#d8d0c4", "#7a9a3a")
        + line("M208 190 l12 -20", "#8a8078", 5)
        + cloth.awning(174, 72, 200, 30, "#2f7a56")
        + moved(glyphs.mortar("#f0cf7c", "#5a3418"), 286, 130, 0.7)
        + goods.amphora(48, 264, 60)
        + trees.leafy(20, 250, 90)
    )


def library() -> str:
    return (
        land.interior("#a87a54", "#c4a880", 186, None)
        + shape("M116 150 V92 A44 44 0 0 1 204 92 V150Z", down("#8fc8e8", "#e8f4e0"))
        + line("M116 150 V92 A44 44 0 0 1 204 92 V150", "#f3dfb4", 8)
        + land.rays(160, 70, 10, 80, "#fff2c8", 0.3)
        + goods.shelf(52, 208, 92, 176, 5, "scrolls", 3)
        + goods.shelf(268, 208, 92, 176, 5, "books", 5)
        + line(
            "M228 236 L250 60 M246 240 L268 60 M231 214 h17 M234 190 h17 M237 166 h17 M240 142"
            " h17 M243 118 h17",
            "#7a4c28",
            4,
        )
        + folk.person(246, 172, 70, "#2f7a56", left=(0.24, 0.9))
        + goods.table(146, 264, 150, 46)
        + goods.scroll(118, 214, 50, -6)
        + goods.scroll(176, 214, 42, 8)
        + folk.person(80, 262, 92, "#e8dcc0", "#2f6a8a", long=True, left=(0.26, 0.6), hair="#a89c90")
    )


def dispensary() -> str:
    beds = "".join(
        shape(box(x, 206, 84, 12), "#fff6e4")
        + shape(disc(x + 12, 202, 14, 8), "#e8dcc4")
        + shape(f"M{x + 24} 206 q28 -20 58 0Z", solid(c))
        + line(f"M{x + 2} 240 v-26 M{x + 82} 240 v-26", "#7a4c28", 5)
        for x, c in ((16, "#5f9a8a"), (218, "#b98a5a"))
    )
    return (
        land.interior("#b8a884", "#cdb894", 182, "#bfe4ec")
        + goods.shelf(250, 162, 96, 92, 3, "jars", 2)
        + "".join(parts.column(x, 196, 170, 16) for x in (104, 196))
        + beds
        + shape(disc(36, 192, 9), "#c98e62")
        + folk.person(
            150,
            256,
            112,
            "#f2ead6",
            "#2f7a56",
            left=(-0.26, 0.7),
            long=True,
            hair="#5a4a3a",
            extra=goods.pot(-26, -62, 18, "#c98a4a"),
        )
        + folk.person(96, 258, 76, "#b8a078", left=(0.3, 0.64))
        + line("M212 262 V150", "#8a5a30", 5)
        + line("M212 158 C230 168 194 182 212 194 C230 206 194 218 212 230", "#4f8a4a", 6)
        + goods.table(264, 268, 80, 34)
        + vials(240, 232, ("#58b07a", "#d98a3a", "#5a8fd0"))
    )


def school() -> str:
    pupils = "".join(
        moved(shape(disc(0, -40, 11, 12), h) + shape("M-18 10 C-20 -30 20 -30 18 10Z", t), x, 262)
        for x, h, t in (
            (60, "#3a2418", "#b8512e"),
            (120, "#8a5a2a", "#e8dcc0"),
            (196, "#1e1410", "#3f6a8a"),
            (256, "#5a3a20", "#c9973a"),
        )
    )
    return (
        land.sky(2, 63, 60)
        + land.ridge(170, 20, "#86a888", 3)
        + trees.leafy(296, 196, 120)
        + parts.arcade(120, 200, 250, 120, 4, PLASTER, "#6a5a5a")
        + shape(box(130, 96, 110, 70), "#2a3a34", 'stroke="#8a5a30" stroke-width="7"')
        + moved(marks.scales_ruler("#e8f0e4", "#2a3a34"), 166, 132, 0.8)
        + line("M204 116 h24 M204 130 h24 M204 144 h14", "#e8f0e4", 2.6)
        + land.paving(198, "#d2c2a2", "#e2d6bc")
        + folk.person(
            86,
            236,
            104,
            "#2f7a56",
            "#e8dcc0",
            long=True,
            hair="#c9c0b4",
            left=(-0.2, 0.56),
            right=(0.42, 0.9),
            extra=line("M42 -88 L62 -104", "#6a4326", 3),
        )
        + pupils
    )


def laboratory() -> str:
    still = (
        shape(disc(112, 186, 26, 28), solid("#b9773f"))
        + shape(
            "M104 160 C104 130 150 126 176 150 L214 196 L206 202 L168 158 C150 142 122 142 120 162Z",
            solid("#c98a4a"),
        )
        + land.flame(112, 230, 26)
        + line("M92 232 l8 -22 M132 232 l-8 -22", "#3a2a2a", 4)
    )
    return (
        land.interior("#6f7a6a", "#8f9080", 190, "#c8ecd8")
        + line("M170 90 H306", "#5a3418", 6)
        + vials(190, 88, ("#58b07a", "#d98a3a", "#5a8fd0", "#c95a7a", "#e0c04a"), 26)
        + goods.table(160, 270, 230, 34)
        + still
        + vials(212, 232, ("#6ad08a",))
        + moved(
            shape("M-5 -44 H5 V-26 C26 -16 24 2 18 2 H-18 C-24 2 -26 -16 -5 -26Z", solid("#7ad0d8", 0.5)),
            250,
            232,
        )
        + faint(
            "".join(
                shape(disc(x, y, r), "#d8ffe8")
                for x, y, r in ((250, 180, 6), (256, 166, 8), (248, 150, 10), (258, 132, 12))
            ),
            0.5,
        )
        + folk.person(
            176, 256, 112, "#2f6a5a", left=(-0.2, 0.86), right=(0.3, 0.7), long=True, hair="#8a8078"
        )
        + goods.table(160, 282, 230, 44)
    )


def academy() -> str:
    return (
        land.sky(3, 64, 60)
        + land.ridge(176, 30, "#7a5a86", 3)
        + parts.temple(186, 206, 170, 132, 6, MARBLE, "#b94f30", "#2f7a56", 30)
        + land.ground(204, "#8a8a4a", "#a8a062", 4, "#5a7a34")
        + shape("M140 208 H224 L280 290 H60Z", down("#dcc4a0", "#b89a7c"))
        + trees.leafy(40, 232, 150, "#5f7f3a")
        + works.statue(288, 248, 90)
        + folk.person(90, 262, 76, "#e8dcc0", "#2f7a56", long=True, hair="#d0c8bc", left=(-0.2, 0.9))
        + folk.person(
            128, 264, 72, "#e8dcc0", "#2f5a8a", long=True, hair="#8a7a6a", left=(-0.3, 0.56), flip=True
        )
        + folk.person(206, 258, 58, "#c9973a", long=True)
        + moved(glyphs.sundial("#b98a3a", "#5a3a20"), 234, 246, 0.7)
    )


def study() -> str:
    return (
        land.interior("#7a5a4a", "#8a6a54", 196, "#f08a6a")
        + cloth.drape(84, 14, 36, 130, "#2f6a4a")
        + goods.shelf(250, 176, 112, 140, 4, "books", 9)
        + faint(shape(disc(176, 150, 80), "#ffc46a"), 0.45, 16)
        + goods.table(160, 264, 190, 60)
        + folk.person(
            112,
            258,
            110,
            "#2f7a56",
            "#e8dcc0",
            left=(0.26, 0.62),
            right=(0.3, 0.66),
            long=True,
            hair="#d0c8bc",
        )
        + goods.table(168, 272, 190, 62)
        + goods.scroll(150, 204, 60, -4)
        + globe(228, 206, 22)
        + shape("M182 206 h14 l-3 -30 h-8Z", solid("#f6ecd0"))
        + land.flame(189, 178, 20)
        + goods.basket(44, 268, 48, "#f0dfb4")
    )


def university() -> str:
    return (
        land.sky(3, 65, 264)
        + land.ridge(176, 22, "#7a5a86", 3)
        + parts.block(160, 214, 250, 86, 24, PLASTER)
        + parts.arcade(160, 214, 250, 86, 7, PLASTER, "#4a3040")
        + parts.temple(160, 214, 110, 140, 4, MARBLE, "#2f6a56", "#2f7a56", 10)
        + parts.dome(160, 82, 60, 34, "#4f8f7a", 6)
        + parts.front(160, 88, 70, 8, MARBLE)
        + land.ground(212, "#7f8a4a", "#98a05c", 4, "#4f7a30")
        + shape("M136 214 H184 L240 290 H80Z", down("#dcc4a0", "#b89a7c"))
        + trees.cypress(24, 240, 120, "#2c5040")
        + trees.cypress(300, 240, 120, "#2c5040")
        + folk.person(100, 262, 60, "#2f7a56", "#e8dcc0", long=True)
        + folk.person(128, 266, 58, "#e8dcc0", long=True, flip=True)
        + folk.person(210, 264, 60, "#3f6a8a", "#e8dcc0", long=True, hair="#c9c0b4")
        + moved(goods.scroll(0, 0, 24), 226, 240)
    )


def observatory() -> str:
    stars = "".join(
        shape(disc(8 + (k * 53) % 306, 10 + (k * 37) % 120, 1 + k % 3 * 0.6), "#fff2d8") for k in range(36)
    )
    plough = "M190 40 L216 34 L236 46 L262 44 L270 64 L300 60"
    tube = moved(
        shape(box(-10, -70, 20, 84), across("#f0cf7c", "#b98a3a", "#5a3a14"))
        + shape(box(-13, -76, 26, 10), solid("#e6bd58"))
        + shape(box(-12, -20, 24, 6), "#5a3a14"),
        160,
        116,
        1,
        34,
    )
    return (
        shape(box(-5, -5, 330, 290), down("#141a44", "#2f2a66", (0.6, "#6a4486"), "#c06a7a"))
        + stars
        + faint(line(plough, "#c8d8ff", 1.4), 0.7)
        + "".join(
            shape(disc(x, y, 2.8), "#ffffff")
            for x, y in ((190, 40), (216, 34), (236, 46), (262, 44), (270, 64), (300, 60))
        )
        + shape(disc(60, 60, 24), "#f6ecc8")
        + shape(disc(70, 54, 21), "#1e2250")
        + land.ridge(196, 30, "#3f3468", 3)
        + shape("M-5 250 C80 210 240 210 325 250 V290 H-5Z", down("#4a4a4a", "#2a2a3a"))
        + parts.tower(160, 240, 120, 92, PLASTER, None, 0)
        + parts.dome(160, 140, 120, 62, "#4f8f7a", 8)
        + shape(poly(((150, 82), (176, 82), (196, 140), (156, 140))), "#120e24")
        + tube
        + shape("M146 240 V210 A14 14 0 0 1 174 210 V240Z", down("#ffc870", "#a85a2a"))
        + globe(252, 252, 26)
        + folk.person(220, 262, 66, "#2f7a56", "#e8dcc0", left=(-0.1, 1.1), long=True, hair="#d0c8bc")
        + trees.cypress(40, 252, 100, "#1e3038")
    )


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        workshop,
        apothecary,
        scriptorium,
        pharmacist,
        library,
        dispensary,
        school,
        laboratory,
        academy,
        study,
        university,
        observatory,
    )
}
