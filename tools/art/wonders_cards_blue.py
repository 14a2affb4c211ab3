"""The scenes of the first two ages' blue cards: where a city prays, speaks, bathes and judges."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_folk as folk
from tools.art import wonders_goods as goods
from tools.art import wonders_land as land
from tools.art import wonders_parts as parts
from tools.art import wonders_trees as trees
from tools.art import wonders_works as works
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
    shape,
    solid,
)
from tools.art.wonders_parts import MARBLE, PLASTER, Stuff


def hill_country(seed: int, age: int, sun: float = 70.0) -> str:
    """A sky of the age over a line of hills."""
    return land.sky(age, seed, sun) + land.ridge(
        172, 34, {1: "#a8a888", 2: "#86a888", 3: "#7a5a86"}[age], seed
    )


def theater() -> str:
    rows = "".join(
        shape(
            f"M{160 - r} 226 A{r} {r * 0.62:.0f} 0 0 1 {160 + r} 226 H{160 + r - 16} A{r - 16}"
            f" {(r - 16) * 0.62:.0f} 0 0 0 {160 - r + 16} 226Z",
            across(lit(c, 0.35), c, dim(c, 0.3)),
        )
        for r, c in (
            (150, "#cdb596"),
            (134, "#e0cbaa"),
            (118, "#c9b08f"),
            (102, "#dcc6a4"),
            (86, "#c4aa88"),
            (70, "#d8c09c"),
        )
    )
    stage = (
        parts.front(160, 178, 150, 62, MARBLE)
        + "".join(parts.column(x, 178, 60, 9) for x in (92, 120, 148, 176, 204, 228))
        + parts.pediment(160, 118, 168, 26, MARBLE, "#3d6ea6")
    )
    return (
        hill_country(61, 1, 250)
        + trees.cypress(20, 200, 110)
        + trees.cypress(304, 200, 120)
        + stage
        + land.ground(186, "#b9a474", "#cdb98a", 3)
        + rows
        + shape(disc(160, 226, 52, 30), solid("#e6d2a8"))
        + folk.person(
            132,
            238,
            62,
            "#b3322a",
            long=True,
            left=(-0.34, 0.9),
            extra=shape(disc(0, -90, 12, 13), "#f6ecd0")
            + line("M-5 -92 h3 M3 -92 h3 M-5 -84 q5 5 10 0", "#2a1410", 2),
        )
        + folk.person(
            186,
            240,
            62,
            "#2c63ab",
            long=True,
            right=(0.34, 0.86),
            extra=shape(disc(0, -90, 12, 13), "#e6bd58")
            + line("M-5 -92 h3 M3 -92 h3 M-5 -82 q5 -5 10 0", "#2a1410", 2),
        )
        + shape("M-5 256 H325 V290 H-5Z", solid("#b89a74"))
    )


def altar() -> str:
    return (
        hill_country(62, 1, 60)
        + parts.rotunda(236, 196, 70, 74)
        + land.ground(190, "#a8a062", "#c2b87e", 3, "#6a8a3a")
        + trees.cypress(30, 212, 140)
        + trees.cypress(66, 204, 100)
        + trees.cypress(298, 212, 130)
        + parts.steps(156, 262, 130, 3, 9, MARBLE)
        + works.altar(152, 236, 84, 88)
        + land.smoke(160, 108, 30)
        + folk.person(66, 256, 84, "#f0e6cc", "#7a2a5a", left=(0.3, 1.0), right=(0.34, 0.94), long=True)
        + folk.person(
            262,
            258,
            80,
            "#dfe6ea",
            left=(-0.3, 0.62),
            long=True,
            hair="#7a3a1a",
            extra=goods.pot(-30, -52, 20, "#c98a4a"),
        )
    )


def baths() -> str:
    pool = shape("M30 210 H290 L320 272 H0Z", down("#a8e4e6", "#3fa6b8", "#1f7a94"))
    return (
        land.interior("#c9a07a", "#d8c4a0", 186, "#a8d8ec")
        + "".join(
            shape(f"M{x} 150 V96 a22 22 0 0 1 44 0 V150Z", down("#8fc8e0", "#dff0e8"))
            for x in (112, 180, 248)
        )
        + "".join(parts.column(x, 208, 150, 20) for x in (98, 168, 236, 308))
        + shape(box(-5, 40, 330, 16), across("#f4ead6", "#b9a48e"))
        + shape("M20 202 H300 L324 276 H-4Z", "#efe2c8")
        + pool
        + faint(
            "".join(
                line(f"M{x} {y} q12 5 24 0 t24 0", "#ffffff", 2.2)
                for x, y in ((60, 226), (150, 220), (210, 240), (100, 252), (230, 262), (40, 262))
            ),
            0.7,
        )
        + moved(folk.person(0, 0, 70, "#c98e62"), 120, 262, 1)
        + shape(box(96, 236, 52, 32), "#3a9cb2", 'opacity="0.9"')
        + land.smoke(200, 226, 24, "#ffffff", 0.2)
        + land.smoke(70, 220, 20, "#ffffff", -0.2)
        + folk.person(270, 206, 66, "#f4ead2", left=(-0.2, 0.5))
        + goods.amphora(40, 206, 46)
    )


def courthouse() -> str:
    return (
        land.sky(2, 63, 262)
        + land.ridge(170, 22, "#8fae96", 2)
        + parts.temple(156, 214, 214, 172, 6, MARBLE, "#3d6ea6", "#3d6ea6", 40)
        + moved(
            line(
                "M0 -26 V4 M-22 -20 H22 M-22 -20 l-8 16 M-22 -20 l8 16 M22 -20 l-8 16 M22 -20 l8 16",
                "#f4d27c",
                3,
            )
            + shape("M-32 -4 h20 q-10 10 -20 0Z M12 -4 h20 q-10 10 -20 0Z", "#f4d27c"),
            156,
            76,
            0.72,
        )
        + land.paving(212, "#d6c6a8", "#e8dcc2")
        + folk.toga(110, 256, 66, "#2c63ab")
        + folk.toga(206, 258, 64, flip=True)
        + folk.soldier(158, 252, 58, "#2c63ab")
        + trees.cypress(22, 232, 120)
        + trees.cypress(302, 236, 130)
    )


def statue() -> str:
    return (
        hill_country(64, 2, 250)
        + parts.temple(62, 190, 96, 74, 4)
        + trees.leafy(270, 200, 90)
        + land.paving(196, "#d2c2a2", "#e6dac0")
        + land.shadow(170, 252, 110, 8)
        + works.statue(162, 252, 216, MARBLE, 0.24)
        + folk.person(84, 258, 56, "#b8512e", left=(0.24, 0.9))
        + folk.person(246, 258, 54, "#3f6a8a", long=True, flip=True)
        + land.birds(80, 90, 4)
        + trees.bush(290, 258, 50, "#5f8a3a", "#d24a6a")
    )


def temple() -> str:
    return (
        hill_country(65, 2, 60)
        + land.mountains(180, 60, "#90a8b8", 4)
        + land.ground(190, "#98a456", "#b4bc74", 4, "#5f7f34")
        + shape("M20 262 C60 214 260 208 300 262Z", down("#b8b074", "#8a9450"))
        + parts.temple(150, 232, 196, 174, 6, MARBLE, "#b94f30", "#2f6aa8", 46)
        + land.shadow(160, 236, 200)
        + trees.cypress(26, 242, 130)
        + trees.cypress(296, 244, 140)
        + folk.person(120, 262, 46, "#f0e6cc", long=True)
        + folk.person(176, 264, 46, "#c9973a", long=True)
        + works.brazier(84, 262, 36)
        + works.brazier(224, 262, 36)
    )


def aqueduct() -> str:
    stuff = Stuff("#d8b88a", 0.45, 0.4)
    return (
        land.sky(2, 66, 66)
        + land.mountains(196, 80, "#8fa8bc", 7)
        + land.ridge(214, 36, "#8fae7a", 3)
        + parts.arcade(160, 240, 340, 110, 5, stuff, "#7fa0b4")
        + parts.arcade(160, 132, 340, 56, 9, stuff, "#86b4d4")
        + shape(box(-5, 70, 330, 8), "#5fb4d0")
        + faint(shape(box(200, 72, 130, 168), "#2e2040"), 0.16)
        + land.ground(236, "#98a456", "#b4bc74", 4, "#5f7f34")
        + shape(
            "M110 290 C130 256 170 250 176 238 H204 C204 256 190 270 200 290Z", down("#8fd0de", "#2f86a6")
        )
        + trees.umbrella(40, 262, 100)
        + trees.leafy(270, 262, 70)
        + folk.person(232, 264, 40, "#b8512e")
    )


def rostrum() -> str:
    prow = "".join(
        shape(f"M{x} 206 l-26 8 l4 -12 l22 -8Z", solid("#b98a3a")) for x in (96, 96, 96)
    ) + "".join(
        moved(shape("M0 0 l-30 6 l6 -10 l-6 -8 l30 2Z", solid("#b98a3a")), x, 220, 1, 0)
        for x in (112, 164, 216, 268)
    )
    heads = "".join(
        shape(disc(x, y, 11, 12), c)
        + shape(f"M{x - 22} 290 C{x - 22} {y + 12} {x + 22} {y + 12} {x + 22} 290Z", t)
        for x, y, c, t in (
            (30, 258, "#3a2418", "#e8dcc0"),
            (80, 264, "#6a4a2a", "#b8512e"),
            (132, 260, "#2a1a12", "#3f6a8a"),
            (186, 264, "#8a7a6a", "#e8dcc0"),
            (240, 258, "#3a2418", "#5f7a3a"),
            (292, 264, "#5a3a20", "#c9973a"),
        )
    )
    return (
        land.sky(2, 67, 60)
        + parts.temple(244, 176, 130, 100, 6)
        + parts.arcade(50, 176, 120, 60, 4, PLASTER)
        + land.paving(174, "#d2c2a2", "#e6dac0")
        + parts.block(180, 240, 200, 44, 40, MARBLE)
        + parts.column(96, 190, 84, 14)
        + moved(folk.person(0, 0, 36, "#e0b040", skin="#e0b040", hair="#a8741e"), 96, 106)
        + prow
        + folk.toga(184, 192, 96, "#2c63ab", arm=(-0.36, 1.04))
        + heads
    )


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        theater,
        altar,
        baths,
        courthouse,
        statue,
        temple,
        aqueduct,
        rostrum,
    )
}
