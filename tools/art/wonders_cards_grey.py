"""The scenes of grey cards: glass and papyrus in the making."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import wonders_folk as folk
from tools.art import wonders_goods as goods
from tools.art import wonders_land as land
from tools.art import wonders_works as works
from tools.art.wonders_paint import across, box, disc, down, faint, line, moved, shape, solid


def glassworks() -> str:
    pane = "".join(
        shape(d, c, 'opacity="0.92"')
        for d, c in (
            (box(210, 52, 26, 34), "#7fd0d8"),
            (box(240, 52, 26, 34), "#e8b04a"),
            (box(210, 90, 26, 34), "#c2563a"),
            (box(240, 90, 26, 34), "#5a8fd0"),
        )
    )
    bottles = "".join(
        moved(
            shape("M-4 -34 H4 V-22 C14 -18 14 0 10 0 H-10 C-14 0 -14 -18 -4 -22Z", solid(c, 0.55))
            + line("M-6 -12 v8", "#ffffff", 2),
            x,
            204,
            s,
        )
        for x, c, s in (
            (178, "#6ac0d0", 1.0),
            (204, "#5aa86a", 0.8),
            (228, "#d98a3a", 1.1),
            (256, "#8a6ac0", 0.9),
        )
    )
    return (
        land.interior("#a8785a", "#a8907a", 186, None)
        + shape(box(206, 48, 64, 80), "#3a2620")
        + pane
        + land.rays(240, 90, -60, 50, "#c8f0e8", 0.22)
        + works.kiln(82, 226, 116, 138)
        + goods.table(218, 252, 120, 46)
        + bottles
        + folk.person(
            152,
            256,
            82,
            "#d8b080",
            left=(-0.34, 0.8),
            right=(-0.12, 0.84),
            extra=line("M-4 -86 L-48 -74", "#9aa0a8", 3)
            + shape(disc(-55, -71, 10, 12), "#ff9a3c")
            + shape(disc(-57, -74, 4), "#fff0b0"),
        )
    )


def press() -> str:
    beam = (
        line("M62 106 H258", "#5a3418", 16)
        + line("M62 102 H258", "#a8713f", 5)
        + line("M78 106 V236 M242 106 V236", "#6a4020", 15)
        + line("M74 110 V234 M238 110 V234", "#a8713f", 4)
    )
    screw = (
        line("M160 60 V164", "#8a5a30", 16)
        + line("M152 72 l16 6 M152 86 l16 6 M152 120 l16 6 M152 134 l16 6 M152 148 l16 6", "#3e2212", 2.4)
        + line("M118 66 H202", "#6a4020", 8)
    )
    sheets = "".join(shape(box(112, 228 - k * 7, 96, 6), across("#fff3d0", "#cdb078")) for k in range(8))
    return (
        land.interior("#8a7460", "#a8927a", 190, "#f4d9a0")
        + screw
        + beam
        + shape(box(100, 162, 120, 14), across("#a8713f", "#5a3418"))
        + sheets
        + goods.table(160, 262, 170, 30)
        + folk.person(266, 258, 84, "#5a7a8a", left=(-0.4, 1.3), right=(0.14, 0.6))
        + goods.scroll(48, 250, 44, -12)
        + "".join(line(f"M{x} 258 q-2 -40 {d} -72", "#7a8a3a", 3) for x, d in ((22, -6), (30, 2), (38, 8)))
    )


def glass_blower() -> str:
    return (
        land.interior("#7a6a78", "#8f8a90", 190, "#a8dce8")
        + works.kiln(250, 232, 100, 128, "#8a6a60")
        + shape(disc(86, 160, 34, 38), "#3fa0b0", 'opacity="0.35"')
        + shape(disc(84, 158, 32, 36), across("#e8fcff", "#7ad0d8", "#2a8098"), 'opacity="0.85"')
        + line("M68 150 q-4 -14 8 -24", "#ffffff", 5)
        + line("M84 122 L160 152", "#8a9098", 5)
        + folk.person(
            176,
            262,
            112,
            "#c9a06a",
            left=(-0.24, 0.86),
            right=(-0.06, 0.9),
            hair="#5a3a20",
            extra=shape("M-13 -60 H14 L16 -26 H-14Z", "#7a4a2a"),
        )
        + goods.table(58, 262, 90, 36)
        + moved(
            shape("M-5 -40 H5 V-26 C18 -20 16 0 12 0 H-12 C-16 0 -18 -20 -5 -26Z", solid("#58b07a", 0.5)),
            34,
            218,
            1,
        )
        + moved(
            shape(
                "M-14 -30 H14 C14 -12 8 -6 3 -6 V0 H9 V3 H-9 V0 H-3 V-6 C-8 -6 -14 -12 -14 -30Z",
                solid("#d98a3a", 0.5),
            ),
            72,
            216,
            1,
        )
    )


def drying_room() -> str:
    lines_ = ""
    for k, y in enumerate((64, 104)):
        lines_ += line(f"M-5 {y} Q160 {y + 16} 325 {y}", "#5a4030", 2)
        for j in range(6):
            x = 18 + j * 50 + k * 22
            lines_ += shape(
                f"M{x} {y + 5} h34 q3 26 -2 50 q-16 5 -32 0 q-3 -26 0 -50Z",
                across("#fff6da", "#ead6a2", "#b99a62"),
            ) + faint(
                line(f"M{x + 6} {y + 14} v34 M{x + 15} {y + 14} v36 M{x + 24} {y + 14} v34", "#b59a60", 1.2),
                0.7,
            )
    return (
        land.interior("#a89a80", "#b8a284", 196, None)
        + shape(box(90, -2, 140, 40), down("#cfeef6", "#a8dce8"))
        + land.rays(160, 20, 20, 100, "#fff6d0", 0.3)
        + lines_
        + goods.table(110, 258, 130, 40)
        + goods.scroll(82, 214, 50, -4)
        + goods.scroll(136, 214, 42, 6)
        + folk.person(226, 260, 92, "#5f8a78", left=(-0.2, 1.18), right=(0.2, 1.2), long=True, hair="#1e1410")
        + goods.basket(286, 258, 44, "#e8d49a")
    )


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__: scene
    for scene in (
        glassworks,
        press,
        glass_blower,
        drying_room,
    )
}
