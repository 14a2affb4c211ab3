"""The scenes of the third age's blue cards: where a grown city rules and worships."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_cloth as cloth
from tools.art import wonders_folk as folk
from tools.art import wonders_land as land
from tools.art import wonders_parts as parts
from tools.art import wonders_trees as trees
from tools.art import wonders_works as works
from tools.art.wonders_paint import (
    across,
    box,
    disc,
    down,
    faint,
    line,
    poly,
    shape,
)
from tools.art.wonders_parts import BRICK, MARBLE, PLASTER, SAND, Stuff


def palace() -> str:
    return (
        land.sky(3, 71, 60)
        + land.ridge(176, 30, "#7a5a86", 4)
        + parts.arcade(160, 176, 250, 56, 9, PLASTER, "#5a3a5a")
        + parts.dome(160, 112, 92, 54, "#c9a050", 8)
        + parts.front(160, 122, 110, 16, MARBLE)
        + parts.tower(44, 186, 40, 112, PLASTER, "#2f5a9a")
        + parts.tower(276, 186, 40, 112, PLASTER, "#2f5a9a")
        + parts.block(160, 226, 284, 56, 20, MARBLE)
        + "".join(parts.column(36 + k * 27.5, 226, 54, 10) for k in range(10))
        + shape(box(138, 182, 44, 44), down("#3a1e2a", "#7a4a2a"))
        + land.paving(226, "#c9a88a", "#dcc0a0")
        + works.fountain(160, 266, 70)
        + trees.cypress(20, 262, 90, "#2c4a40")
        + trees.cypress(300, 262, 90, "#2c4a40")
        + "".join(cloth.banner(x, 112, 40, "#2c63ab", 15) for x in (108, 206))
    )


def town_hall() -> str:
    return (
        land.sky(3, 72, 262)
        + land.ridge(176, 26, "#7a5a86", 6)
        + parts.block(150, 226, 190, 100, 46, SAND)
        + parts.arcade(150, 226, 190, 58, 5, SAND, "#3a2032")
        + "".join(
            shape(f"M{x} 156 v-14 a7 7 0 0 1 14 0 v14Z", "#3a1e2e")
            + line(f"M{x + 7} 156 v-20", "#ffd28a", 1.4)
            for x in (66, 102, 142, 182, 218)
        )
        + parts.roof_tiles(
            poly(((48, 128), (92, 96), (240, 96), (290, 110), (246, 128))), 44, 296, 96, 128, "#b94f30", -20
        )
        + parts.front(150, 128, 44, 70, SAND)
        + shape(disc(150, 82, 14), "#f6ecd0")
        + line("M150 82 V72 M150 82 L158 86", "#3a2018", 2.4)
        + shape(poly(((124, 60), (150, 22), (176, 60))), across("#6a94c8", "#2f5a9a", "#1f3560"))
        + cloth.banner(150, 26, 22, "#2c63ab", 14)
        + land.paving(226, "#c9a07c", "#e0b890")
        + folk.toga(90, 262, 54)
        + folk.person(130, 264, 50, "#b8512e")
        + folk.person(222, 262, 52, "#3f6a8a", long=True)
        + trees.umbrella(298, 262, 110)
        + cloth.stall(34, 264, 56, 46, "#2c63ab")
    )


def obelisk() -> str:
    return (
        land.sky(3, 73, 90)
        + land.ridge(190, 12, "#8a5a80", 8)
        + faint(shape(poly(((190, 196), (250, 116), (310, 196))), "#6a4a7a"), 0.9)
        + parts.temple(58, 200, 90, 66, 4, SAND)
        + land.ground(196, "#c98f5c", "#dcaa74", 4)
        + land.shadow(186, 252, 130, 9)
        + parts.block(160, 254, 84, 26, 22, SAND)
        + parts.block(160, 228, 58, 18, 14, SAND)
        + parts.obelisk(162, 210, 176, 40, Stuff("#d8a878", 0.5, 0.42))
        + trees.palm(32, 256, 110)
        + trees.palm(290, 262, 120)
        + folk.person(96, 262, 50, "#f0e6cc", skin=folk.DARK_SKIN)
        + folk.person(226, 264, 48, "#3f6a8a", long=True, skin=folk.DARK_SKIN)
    )


def gardens() -> str:
    beds = "".join(
        trees.bush(x, y, 44, c, b, 4)
        for x, y, c, b in (
            (44, 236, "#4f7f3a", "#e05a7a"),
            (92, 228, "#6f9a44", "#f6d04a"),
            (228, 228, "#4f7f3a", "#f0f0f0"),
            (280, 238, "#5f8a3a", "#e05a7a"),
            (60, 266, "#6f9a44", "#b06ad0"),
            (262, 268, "#4f7f3a", "#f6d04a"),
        )
    )
    pergola = (
        "".join(parts.column(x, 200, 84, 11) for x in (60, 110, 210, 260))
        + line("M40 114 H282 M48 106 H274", "#8a5a30", 6)
        + "".join(
            shape(disc(46 + k * 17, 108 + (k * 5) % 9, 13, 9), ("#5f8a3a", "#4f7a30", "#7a9a4a")[k % 3])
            for k in range(14)
        )
        + "".join(shape(disc(60 + k * 26, 124 + (k * 7) % 8, 4, 8), "#8a4aa8") for k in range(8))
    )
    return (
        land.sky(3, 74, 160, 3)
        + land.ridge(170, 26, "#7a5a86", 4)
        + "".join(
            trees.cypress(x, 196, h, "#2c5040") for x, h in ((14, 120), (40, 90), (286, 96), (308, 128))
        )
        + land.ground(186, "#7f9a4a", "#9ab060", 3, "#4f7a30")
        + pergola
        + shape("M140 196 H180 L230 290 H90Z", down("#e6d2ac", "#c9ae86"))
        + works.fountain(160, 236, 84)
        + beds
        + folk.person(196, 266, 54, "#c86a8a", long=True)
    )


def pantheon() -> str:
    dome_ = shape("M34 150 C40 40 280 40 286 150Z", across("#d8d0c8", "#a89ca0", "#5a4a62")) + "".join(
        faint(
            line(
                f"M{34 + k * 8} {150 - k * 21} Q160 {138 - k * 23} {286 - k * 8} {150 - k * 21}",
                "#5a4a62",
                1.6,
            ),
            0.6,
        )
        for k in range(1, 4)
    )
    return (
        land.sky(3, 75, 280)
        + land.ridge(180, 22, "#7a5a86", 4)
        + dome_
        + parts.front(160, 208, 262, 62, BRICK)
        + parts.courses(160, 208, 262, 62, BRICK, 8)
        + parts.front(160, 152, 270, 8, MARBLE)
        + parts.temple(160, 236, 220, 156, 8, MARBLE, "#a8503a", "#b98a3a", 12)
        + land.paving(234, "#c9a88c", "#dcc0a4")
        + folk.toga(96, 264, 44)
        + folk.person(214, 266, 44, "#7a3a5a", long=True)
        + folk.person(236, 262, 40, "#c9973a")
        + works.brazier(40, 262, 40)
        + works.brazier(284, 262, 40)
    )


def senate() -> str:
    tiers = ""
    for k in range(3):
        y = 180 + k * 30
        tiers += shape(
            f"M-5 {y} C80 {y + 14} 240 {y + 14} 325 {y} V{y + 34} C240 {y + 46} 80 {y + 46} -5 {y + 34}Z",
            across("#e6d8c2", "#c4b29a", "#8a7680"),
        )
        tiers += "".join(
            shape(disc(x, y - 32, 9, 10), h)
            + shape(disc(x, y - 29, 7.4, 8.4), "#d09a70")
            + shape(
                f"M{x - 15} {y + 12} C{x - 17} {y - 26} {x + 17} {y - 26} {x + 15} {y + 12}Z",
                across("#fffaf0", "#c9bcae"),
            )
            + line(f"M{x - 9} {y - 16} L{x + 8} {y + 10}", "#7a2a5a", 3)
            for x, h in (
                (22 + k * 10, "#8a8278"),
                (62 + k * 8, "#4a3424"),
                (220 + k * 8, "#d8d0c4"),
                (262 + k * 8, "#5a4030"),
                (300, "#3a2a20"),
            )
        )
    return (
        land.interior("#a87a74", "#c4a890", 170, None)
        + "".join(
            shape(f"M{x} 130 V62 a18 18 0 0 1 36 0 V130Z", "#6a3a48") + works.statue(x + 18, 132, 74)
            for x in (40, 142, 244)
        )
        + cloth.drape(86, 14, 46, 110, "#8a2a3a")
        + cloth.drape(190, 14, 46, 110, "#8a2a3a")
        + tiers
        + folk.toga(150, 270, 112, "#7a2a5a", arm=(-0.36, 1.0))
    )


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        palace,
        town_hall,
        obelisk,
        gardens,
        pantheon,
        senate,
    )
}
