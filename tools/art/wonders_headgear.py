"""What the leaders of wonders wear on their heads."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.wonders_bust import GOLD, Bust, shine
from tools.art.wonders_paint import (
    dim,
    disc,
    faint,
    line,
    moved,
    regular,
    shape,
    solid,
)


def _laurel(one: Bust) -> str:
    leaf = "M0 0 C6 -8 8 -18 2 -28 C-8 -20 -8 -8 0 0Z"
    spots = (
        (98, 122, -34),
        (102, 106, -22),
        (110, 92, -6),
        (122, 82, 10),
        (136, 75, 24),
        (202, 122, 34),
        (198, 106, 22),
        (190, 92, 6),
        (178, 82, -10),
        (164, 75, -24),
    )
    return "".join(
        moved(shape(leaf, solid("#7a9a3e" if k % 2 else "#5f8434", 0.3)), x, y, 1, t)
        for k, (x, y, t) in enumerate(spots)
    ) + shape(disc(150, 72, 6), solid(GOLD))


def _gold_laurel(one: Bust) -> str:
    return (
        _laurel(one)
        .replace(solid("#7a9a3e", 0.3).partition("|")[2], "#e6bd58")
        .replace(solid("#5f8434", 0.3).partition("|")[2], "#c9952e")
    )


def _diadem(one: Bust) -> str:
    return line("M98 112 C118 92 182 92 202 112", "#f6ecd0", 9) + line(
        "M98 112 C118 92 182 92 202 112", GOLD, 2.4
    )


def _crown(one: Bust) -> str:
    points = "M96 106 L88 46 L114 76 L130 36 L150 72 L170 36 L186 76 L212 46 L204 106 C176 92 124 92 96 106Z"
    return (
        shine(points, GOLD, 0.45)
        + "".join(
            shape(disc(x, y, 6), solid("#b3322a")) for x, y in ((88, 44), (130, 34), (170, 34), (212, 44))
        )
        + line("M100 98 C126 86 174 86 200 98", "#fff0b4", 3)
        + "".join(
            shape(disc(x, y, 5), solid(c))
            for x, y, c in ((122, 88, "#2c63ab"), (150, 84, "#b3322a"), (178, 88, "#2c63ab"))
        )
    )


def _tiara(one: Bust) -> str:
    """A high Mesopotamian crown."""
    d = "M96 110 L104 22 C120 12 180 12 196 22 L204 110 C176 94 124 94 96 110Z"
    return (
        shine(d, one.trim, 0.35)
        + line("M97 102 C124 88 176 88 203 102 M101 62 C124 52 176 52 199 62", GOLD, 7)
        + "".join(
            moved(shape(regular(8, 11, 0, 5), solid(GOLD)), x, y)
            for x, y in ((122, 76), (150, 70), (178, 76))
        )
        + shape("M142 16 h16 v-14 h-16Z", GOLD)
    )


def _cidaris(one: Bust) -> str:
    """A Persian fluted crown."""
    flutes = "".join(
        shine(f"M{98 + k * 15} {104 - (3 - abs(k - 3)) * 4} v-64 q7.5 -14 15 0 v64Z", GOLD, 0.4)
        for k in range(7)
    )
    return (
        flutes
        + line("M96 110 C120 92 180 92 204 110", one.trim, 12)
        + line("M96 110 C120 92 180 92 204 110", GOLD, 3)
    )


def _nemes(one: Bust) -> str:
    d = "M94 126 C88 72 112 50 150 50 C188 50 212 72 206 126 C184 96 116 96 94 126Z"
    stripes = "".join(
        line(f"M{x} {y} Q{150 + (x - 150) * 1.1:.0f} 80 {150 + (x - 150) * 1.3:.0f} 108", "#2f5fa0", 7)
        for x, y in ((120, 60), (138, 54), (162, 54), (180, 60))
    )
    cobra = shape("M142 94 C138 74 144 60 150 60 C156 60 162 74 158 94Z", solid(GOLD)) + shape(
        disc(150, 66, 3), "#b3322a"
    )
    return shine(d, GOLD, 0.4) + stripes + line("M94 126 C116 96 184 96 206 126", GOLD, 9) + cobra


def _blue_crown(one: Bust) -> str:
    """Nefertiti's tall flat-topped crown."""
    return (
        shine(
            "M98 118 C92 90 84 50 76 20 C110 4 190 4 224 20 C216 50 208 90 202 118 C176 96 124 96 98 118Z",
            "#2f5fa0",
            0.4,
        )
        + line("M88 72 C118 60 182 60 212 72", GOLD, 13)
        + line("M94 74 l10 -5 M116 68 l10 -3 M140 64 h12 M168 65 l10 3 M190 70 l10 5", "#b3402e", 7)
        + line("M98 116 C124 96 176 96 202 116", GOLD, 8)
        + shape("M144 92 C141 74 146 62 150 62 C154 62 159 74 156 92Z", solid(GOLD))
    )


def _double_crown(one: Bust) -> str:
    return (
        shine("M122 100 C108 50 128 4 150 -2 C172 4 190 50 178 100Z", "#f4ead2", 0.4)
        + shine(
            "M92 116 L100 52 C120 84 180 84 190 22 L206 18 L208 116 C180 94 120 94 92 116Z", "#b3322a", 0.35
        )
        + line("M92 116 C120 94 180 94 208 116", GOLD, 7)
        + shape("M144 96 C141 78 146 66 150 66 C154 66 159 78 156 96Z", solid(GOLD))
    )


def _corinthian(one: Bust) -> str:
    bowl = (
        "M92 200 C84 110 96 46 150 46 C204 46 216 110 208 200 L190 214 C182 190 180 168 184"
        " 152 C176 140 160 138 156 150 L154 176 H146 L144 150 C140 138 124 140 116 152 C120"
        " 168 118 190 110 214Z"
    )
    crest = "M70 132 C60 30 130 -4 196 10 C236 22 246 70 240 150 C226 96 200 52 150 48 C112 50 90 80 84 130Z"
    return (
        shine(crest, one.trim, 0.35)
        + "".join(
            faint(line(f"M{x} {y} l{dx} {dy}", dim(one.trim, 0.5), 3), 0.6)
            for x, y, dx, dy in (
                (90, 90, -12, -26),
                (108, 68, -8, -28),
                (132, 54, -2, -30),
                (160, 52, 6, -28),
                (188, 62, 14, -24),
                (212, 88, 18, -14),
            )
        )
        + shine(bowl, "#c9a054", 0.45)
        + "".join(_slit(one, x) for x in (126, 174))
        + line("M116 152 C120 160 140 160 146 152 V176 H154 V152 C160 160 180 160 184 152", "#7a5216", 4)
        + faint(line("M112 76 C104 96 100 130 102 170", "#fff3c8", 7), 0.6)
    )


def _slit(one: Bust, x: float) -> str:
    """An eye in the hole of a closed helmet."""
    hole = f"M{x - 17} 140 C{x - 8} 126 {x + 8} 126 {x + 17} 140 C{x + 8} 153 {x - 8} 153 {x - 17} 140Z"
    white = f"M{x - 12} 140 C{x - 6} 132 {x + 6} 132 {x + 12} 140 C{x + 6} 146 {x - 6} 146 {x - 12} 140Z"
    eye = (
        shape(white, "#f6ecd8")
        + shape(disc(x + 1, 139, 5.4), "#3a2414")
        + shape(disc(x - 1, 137, 1.5), "#ffffff")
    )
    return shape(hole, dim(one.skin, 0.45), 'stroke="#7a5216" stroke-width="3.4"') + eye


def _attic(one: Bust) -> str:
    """An open helmet with a crest and raised brow plate."""
    crest = "M84 84 C70 10 150 -14 210 22 C236 44 240 100 228 150 C214 96 190 60 150 54 C120 54 102 64 90 92Z"
    cap = "M94 124 C86 70 112 50 150 50 C188 50 214 70 206 124 C190 96 110 96 94 124Z"
    cheeks = (
        "M94 122 C92 160 98 186 110 198 L116 150 C108 140 104 130 106 116Z M206 122 C208 160"
        " 202 186 190 198 L184 150 C192 140 196 130 194 116Z"
    )
    return (
        shine(crest, one.trim, 0.35)
        + shine(cheeks, "#b58c46", 0.35)
        + shine(cap, "#d2aa58", 0.45)
        + line("M94 122 C112 96 188 96 206 122", "#7a5216", 6)
        + line("M94 120 C112 93 188 93 206 120", "#fff0b4", 2)
        + moved(shape(regular(6, 10, 0, 5), "#fff0b4"), 150, 82)
    )


def _cap(one: Bust) -> str:
    """A Phrygian cap."""
    return shine(
        "M94 122 C84 60 120 20 172 22 C206 24 214 52 190 62 C206 76 210 100 206 122 C184 98 116 98 94 122Z",
        one.trim,
        0.35,
    ) + line("M94 120 C116 98 184 98 206 120", GOLD, 8)


def _peak(one: Bust) -> str:
    """A Scythian pointed cap with gold plaques."""
    return (
        shine(
            "M92 140 C86 84 120 50 152 -6 C168 50 214 84 208 140 L212 196 L192 200 L196 136 C180"
            " 102 120 102 104 136 L108 200 L88 196Z",
            one.trim,
            0.32,
        )
        + "".join(
            moved(shape(regular(4, 9, 0, 4.6), solid(GOLD)), x, y)
            for x, y in ((126, 88), (150, 78), (174, 88), (150, 46), (140, 62), (162, 62))
        )
        + line("M104 134 C120 102 180 102 196 134", GOLD, 6)
    )


def _turban(one: Bust) -> str:
    return (
        shine("M90 118 C78 62 116 34 152 36 C196 36 222 66 210 118 C186 92 114 92 90 118Z", one.trim, 0.35)
        + "".join(
            faint(
                line(
                    f"M{94 + k * 8} {104 - k * 13} C{130} {70 - k * 11} {176} {78 - k * 9} {207 - k * 6}"
                    f" {106 - k * 14}",
                    dim(one.trim, 0.5),
                    3,
                ),
                0.7,
            )
            for k in range(4)
        )
        + shape(disc(150, 84, 9, 11), solid("#b3322a"))
        + line("M150 74 Q146 50 156 30", "#f3e4bd", 5)
    )


def _beret(one: Bust) -> str:
    return shine(
        "M84 116 C70 76 108 44 158 48 C214 50 238 84 216 112 C190 94 116 96 84 116Z", one.trim, 0.32
    ) + line("M90 114 C118 96 188 94 212 110", dim(one.trim, 0.5), 5)


def _veil(one: Bust) -> str:
    return (
        shine(
            "M86 160 C76 66 110 40 150 40 C190 40 224 66 214 160 C208 114 188 84 150 80 C112 84"
            " 92 114 86 160Z",
            one.trim,
            0.35,
        )
        + line("M100 112 C120 86 180 86 200 112", GOLD, 7)
        + shape(disc(150, 92, 6), solid("#2c8a6a"))
    )


def _skull_cap(one: Bust) -> str:
    return shine(
        "M96 120 C90 70 114 52 150 52 C186 52 210 70 204 120 C184 98 116 98 96 120Z", one.trim, 0.32
    ) + line("M96 118 C118 98 182 98 204 118", GOLD, 5)


GEAR: dict[str, Callable[[Bust], str]] = {
    "laurel": _laurel,
    "gold_laurel": _gold_laurel,
    "diadem": _diadem,
    "crown": _crown,
    "tiara": _tiara,
    "cidaris": _cidaris,
    "nemes": _nemes,
    "blue_crown": _blue_crown,
    "double_crown": _double_crown,
    "corinthian": _corinthian,
    "attic": _attic,
    "cap": _cap,
    "peak": _peak,
    "turban": _turban,
    "beret": _beret,
    "veil": _veil,
    "skull_cap": _skull_cap,
}
