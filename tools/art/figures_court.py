"""The duel's people of the court: king, queen, royal guard, protector, vizier."""

from __future__ import annotations

from tools.art.figures_paint import Painting, blot, dots, face, oval, placed, stroke

GOLD = "#dca83a"
STEEL = "#9fa9b3"
SKIN = "#e3b08a"
ERMINE = "#f1e9d8"


def king(key: str) -> str:
    """Broad, white-bearded, under the tall five-pointed crown."""
    p = Painting(key)
    p.limb([(152, 152, 4.5), (152, 74, 4.5)], GOLD)
    p.part(oval(152, 64, 11), "#b3263a", stroke("M141 64 Q152 69 163 64", GOLD, 4))
    p.part(
        "M149 38 L155 38 L155 44 L161 44 L161 49 L155 49 L155 55 L149 55 L149 49 L143 49 L143 44 L149 44 Z",
        GOLD,
        line=2,
    )
    p.part(
        "M48 152 C44 118 46 96 64 86 L128 86 C146 96 148 118 144 152 Q96 161 48 152 Z",
        "#a8243a",
        blot("M48 152 Q60 120 58 100 L66 100 Q72 130 64 158 Z", "#6f1228", 0.6),
    )
    p.part(
        "M80 92 L112 92 L117 156 Q96 159 75 156 Z",
        ERMINE,
        dots([(90, 124), (103, 134), (88, 146)], 3, "#2c2226"),
    )
    p.part(
        "M48 100 Q52 80 96 82 Q140 80 144 100 Q142 118 96 120 Q50 118 48 100 Z",
        ERMINE,
        dots([(60, 103), (72, 110), (120, 110), (132, 103), (134, 94), (58, 94)], 3, "#2c2226"),
    )
    p.limb([(138, 106, 11), (150, 118, 9), (152, 108, 8)], "#a8243a")
    p.part(oval(152, 104, 9, 8), SKIN)
    king_head(p)
    return p.fragment()


def king_head(p: Painting) -> None:
    """His face, beard and crown."""
    p.part(oval(96, 64, 26, 26), SKIN)
    p.ink(face(96, 63, 1.05, mouth="none"))
    p.part(
        "M68 60 Q64 98 84 112 Q96 124 108 112 Q128 98 124 60 Q121 76 110 77 Q96 70 82 77 Q71 76 68 60 Z",
        "#e9e4da",
        stroke("M82 84 Q84 100 92 112", "#a59a90", 2.4)
        + stroke("M110 84 Q108 100 100 112", "#a59a90", 2.4)
        + stroke("M75 76 Q76 92 82 102", "#a59a90", 2)
        + stroke("M96 90 L96 114", "#a59a90", 2),
    )
    p.part("M95 76 Q82 70 74 82 Q86 88 96 81 Q106 88 118 82 Q110 70 97 76 Z", "#f4f0e6", line=2)
    p.part("M68 44 Q70 18 96 16 Q122 18 124 44 Z", "#a8243a")
    p.part(
        "M62 52 L52 14 L75 31 L96 4 L117 31 L140 14 L130 52 Q96 60 62 52 Z",
        GOLD,
        blot("M96 4 L104 30 L100 58 L130 52 L140 14 L117 31 Z", "#9c6412", 0.35)
        + stroke("M58 18 L67 46", "#fff2b8", 4, 0.8),
    )
    p.part("M60 43 Q96 52 132 43 L131 55 Q96 64 61 55 Z", "#e9bf55")
    for x, y in ((52, 13), (96, 6), (140, 13)):
        p.part(oval(x, y, 6), "#f4d983", line=2)
    p.part(oval(96, 53, 6, 5), "#c4283c", line=2)
    p.part(oval(75, 51, 4.5, 4), "#2f7fae", line=1.8)
    p.part(oval(117, 51, 4.5, 4), "#2f7fae", line=1.8)


def queen(key: str) -> str:
    """Standing lace collar, wide violet gown, slender silver coronet with pearls."""
    p = Painting(key)
    lace = "".join(
        stroke(f"M96 92 L{x} {y}", "#a98fc0", 2.2, 0.8)
        for x, y in (
            (30, 66),
            (34, 50),
            (46, 40),
            (62, 34),
            (130, 34),
            (146, 40),
            (158, 50),
            (162, 66),
            (36, 82),
            (156, 82),
        )
    )
    p.part(
        "M46 100 Q30 94 28 82 Q18 74 25 62 Q20 48 34 44 Q38 32 52 36 L140 36 Q154 32 158 44 Q172 48 167 62 "
        "Q174 74 164 82 Q162 94 146 100 Z",
        "#efe6f2",
        lace,
    )
    p.part("M66 60 Q60 30 96 30 Q132 30 126 60 Q134 86 124 100 L68 100 Q58 86 66 60 Z", "#8d3a1e")
    p.part(
        "M72 94 Q96 106 120 94 Q126 108 114 120 Q152 128 158 152 Q96 164 34 152 Q40 128 78 120 Q66 "
        "108 72 94 Z",
        "#6d3a9c",
        blot("M34 152 Q46 130 74 122 Q58 136 56 160 Z", "#b58bd9", 0.5)
        + blot("M158 152 Q146 130 118 122 Q134 136 136 160 Z", "#35155c", 0.5),
    )
    p.part(
        "M88 112 L104 112 Q112 132 118 157 Q96 160 74 157 Q80 132 88 112 Z",
        "#e7c667",
        stroke("M96 116 L96 158", "#a8771f", 2)
        + stroke("M84 138 Q96 146 108 138", "#a8771f", 2)
        + stroke("M87 126 Q96 132 105 126", "#a8771f", 2),
    )
    queen_head(p)
    return p.fragment()


def queen_head(p: Painting) -> None:
    """Her face, hair, pearls and coronet."""
    p.part("M86 78 L106 78 L112 98 Q96 108 80 98 Z", "#f0c6a4")
    p.part(oval(96, 64, 21, 24), "#f8d8ba")
    p.ink(
        face(96, 64, 0.95, frown=-0.2, mouth="none") + blot("M89 78 Q96 74 103 78 Q96 84 89 78 Z", "#b5283c")
    )
    p.part(
        "M74 58 Q74 42 96 40 Q118 42 118 58 Q122 60 126 62 Q128 36 96 32 Q64 36 66 62 Q70 60 74 58 Z",
        "#9c4424",
    )
    p.ink(dots([(84, 99), (90, 102), (96, 103), (102, 102), (108, 99)], 3, "#fbf6ea"))
    p.part(
        "M72 42 L62 12 L80 26 L84 4 L96 22 L108 4 L112 26 L130 12 L120 42 Q96 50 72 42 Z",
        "#c9d0da",
        blot("M96 22 L108 4 L112 26 L130 12 L120 42 L96 48 Z", "#5c6b82", 0.35),
    )
    for x, y in ((62, 12), (84, 6), (108, 6), (130, 12)):
        p.part(oval(x, y, 5.6), "#fdf8ee", line=2)
    p.part(oval(96, 36, 5.5, 7), "#1f9c8f", line=2)
    p.ink(dots([(82, 37), (110, 37)], 3, "#1f9c8f"))


def royal_guard(key: str) -> str:
    """Striped doublet, steel breast, combed helmet and the tall halberd."""
    p = Painting(key)
    stripes = "".join(
        blot(f"M{x} 80 L{x + 8} 80 L{x + 8} 162 L{x} 162 Z", "#efc23e") for x in range(46, 146, 18)
    )
    p.part("M50 152 Q50 118 60 112 L120 112 Q132 118 132 152 Q92 161 50 152 Z", "#274f9c", stripes)
    for d in (oval(54, 104, 19, 20), oval(128, 104, 19, 20)):
        p.part(d, "#274f9c", stripes)
    p.part(
        "M58 92 Q90 80 122 92 Q130 112 118 132 Q90 144 64 132 Q52 112 58 92 Z",
        "#aab4be",
        stroke("M91 88 L91 138", "#4c5763", 2.4)
        + blot("M68 94 Q78 90 84 90 Q74 112 80 134 L70 132 Q60 112 68 94 Z", "#ffffff", 0.5, True),
    )
    p.part(
        "M68 84 Q90 76 114 84 Q118 94 91 97 Q64 94 68 84 Z",
        "#f2ede2",
        stroke("M76 86 L76 94 M86 86 L86 96 M97 86 L97 96 M107 86 L107 94", "#9a9384", 2),
    )
    guard_head(p)
    return p.fragment()


def guard_head(p: Painting) -> None:
    """His face, helmet and plume, and the halberd beside them."""
    p.part(oval(91, 66, 21, 22), SKIN)
    p.ink(face(91, 66, 0.95, frown=1, mouth="none"))
    p.part("M90 77 Q78 72 68 79 Q76 86 91 81 Q106 86 114 79 Q104 72 92 77 Z", "#7c3f1c", line=2)
    p.part(
        "M62 30 Q40 6 24 26 Q14 42 30 54 Q32 38 46 42 Q56 46 66 44 Z",
        "#c02c34",
        stroke("M60 36 Q40 22 26 40", "#ff9a86", 3, 0.7),
    )
    p.part(
        "M36 66 Q46 52 62 50 Q64 24 91 18 Q118 24 120 50 Q136 52 146 66 Q120 57 91 60 Q62 57 36 66 Z",
        STEEL,
        blot("M72 28 Q66 40 68 52 L76 52 Q76 36 84 24 Z", "#ffffff", 0.6, True),
    )
    p.part("M64 28 Q90 -8 118 28 Q108 22 91 22 Q74 22 64 28 Z", "#c4ccd4")
    p.limb([(152, 152, 5), (152, 18, 4.5)], "#8a5a30")
    p.part(
        "M152 22 Q172 16 186 28 Q180 46 188 66 Q170 72 152 62 Z",
        "#c6ced6",
        stroke("M178 30 Q173 46 180 62", "#ffffff", 3.4, 0.9),
    )
    p.part("M152 32 L128 26 Q136 40 130 52 L152 50 Z", "#aab4be", line=2.2)
    p.part("M145 22 L152 -2 L159 22 Q152 27 145 22 Z", "#d8dfe6")
    p.limb([(128, 110, 11), (142, 116, 9), (150, 108, 8)], "#efc23e")
    p.part(oval(152, 106, 10, 9), SKIN)


def protector(key: str) -> str:
    """A great helm above a shield that hides the whole body."""
    p = Painting(key)
    for d in (oval(42, 82, 22, 20), oval(150, 82, 22, 20)):
        p.part(d, "#8793a0", stroke("M26 86 Q42 94 58 86 M134 86 Q150 94 166 86", "#3f4a57", 2.4))
    for side in (-1, 1):
        x = 96 + side * 32
        p.part(
            f"M{x - 13} 118 L{x + 13} 118 L{x + 13} 144 L{x + side * 20} 158 L{x - side * 14} 158 Z",
            "#76828f",
        )
    p.part(
        "M62 20 Q96 2 130 20 L132 66 Q96 84 60 66 Z",
        "#a7b1bb",
        blot("M70 22 Q80 14 88 14 L86 72 L68 66 Z", "#ffffff", 0.45, True),
    )
    p.part(
        "M58 40 L90 44 L90 20 L102 20 L102 44 L134 40 L134 51 L102 56 L102 74 L90 74 L90 56 L58 51 Z",
        GOLD,
        line=2.2,
    )
    p.ink(
        blot("M64 43.5 L87 46.5 L87 50.5 L64 47.5 Z", "#140c10")
        + blot("M128 43.5 L105 46.5 L105 50.5 L128 47.5 Z", "#140c10")
        + dots(
            [(110, 62), (118, 60), (110, 69), (118, 67), (82, 62), (74, 60), (82, 69), (74, 67)],
            1.9,
            "#2a2228",
        )
    )
    protector_shield(p)
    return p.fragment()


def protector_shield(p: Painting) -> None:
    """The quartered shield with its sun and studs."""
    shield = "M36 74 Q66 76 96 62 Q126 76 156 74 Q162 132 96 164 Q30 132 36 74 Z"
    p.part(shield, "#b9c2ca")
    inner = "M46 83 Q72 84 96 73 Q120 84 146 83 Q148 126 96 152 Q44 126 46 83 Z"
    p.part(
        inner,
        "#1f6a86",
        blot("M96 70 L96 154 L150 130 L150 80 Z", "#f0e7d2")
        + blot("M96 112 L150 112 L150 160 L96 160 Z", "#1f6a86")
        + blot("M40 112 L96 112 L96 160 L40 160 Z", "#f0e7d2"),
        line=2.4,
    )
    sun = "".join(placed("M-5 -16 L0 -27 L5 -16 Z", 96, 111, k * 45) for k in range(8))
    p.part(sun.replace("Z", "Z "), GOLD, line=2)
    p.part(oval(96, 111, 17), "#ecc257", dots([(90, 105)], 4, "#fff6cf", 0.8))
    p.ink(
        dots(
            [(41, 80), (151, 80), (96, 67), (46, 116), (146, 116), (66, 143), (126, 143), (96, 157)],
            2.6,
            "#5b4a22",
        )
    )


def vizier(key: str) -> str:
    """High white turban with jewel and plume, emerald robe, an unrolled scroll."""
    p = Painting(key)
    p.part(
        "M44 152 Q42 112 62 92 L112 92 Q134 112 134 152 Q90 161 44 152 Z",
        "#157a5b",
        blot("M44 152 Q52 112 66 96 Q64 128 66 158 Z", "#5cc79a", 0.4),
    )
    p.part("M80 92 L98 92 L106 157 Q90 159 72 157 Z", "#e8d9a8", stroke("M89 96 L89 158", "#b18a35", 2.2))
    p.part("M52 124 Q90 136 130 124 L131 135 Q90 147 50 135 Z", "#b9443a", line=2.2)
    p.part(oval(89, 66, 22, 24), "#b97f52")
    p.ink(face(89, 64, 0.95, frown=1.2, mouth="none"))
    p.part(
        "M76 78 Q89 72 102 78 Q106 84 100 88 Q96 106 89 112 Q82 106 78 88 Q72 84 76 78 Z", "#2c2024", line=2
    )
    p.part(
        "M46 48 Q30 22 62 12 Q89 -2 116 12 Q148 22 132 48 Q112 62 89 58 Q66 62 46 48 Z",
        "#f0e8d8",
        stroke("M50 46 Q62 22 96 10", "#a99a86", 2.6)
        + stroke("M64 54 Q74 30 112 14", "#a99a86", 2.6)
        + stroke("M88 57 Q94 36 126 22", "#a99a86", 2.6)
        + stroke("M112 56 Q112 42 132 34", "#a99a86", 2.6)
        + stroke("M44 38 Q52 20 74 10", "#a99a86", 2.2),
    )
    p.part(
        "M86 42 Q76 18 92 4 Q110 -4 120 8 Q112 8 112 14 Q114 20 105 22 Q103 30 94 42 Z",
        "#2f9fb5",
        stroke("M90 38 Q88 16 110 8", "#d4fbff", 2.4, 0.9),
    )
    p.part("M78 40 Q89 34 100 40 Q100 54 89 60 Q78 54 78 40 Z", GOLD, line=2)
    p.part(oval(89, 47, 5.5, 6.5), "#c5273c", line=1.8)
    vizier_scroll(p)
    return p.fragment()


def vizier_scroll(p: Painting) -> None:
    """His arms and the unrolled scroll."""
    p.limb([(56, 102, 13), (38, 126, 13), (60, 134, 10)], "#157a5b")
    p.part(
        "M122 84 L170 76 Q176 104 170 134 L128 144 Q120 112 122 84 Z",
        "#f2e3bd",
        "".join(stroke(f"M131 {y} L{164} {y - 7}", "#6b4b2c", 2.6, 0.85) for y in (100, 108, 116, 124))
        + dots([(157, 128)], 5, "#b3263a"),
    )
    p.limb([(116, 86, 6), (176, 75, 6)], "#d8c08a")
    p.limb([(122, 147, 6), (178, 134, 6)], "#d8c08a")
    for x, y in ((116, 86), (176, 75), (122, 147), (178, 134)):
        p.part(oval(x, y, 6.5), "#a9713a", line=2)
    p.limb([(118, 104, 13), (126, 124, 11), (122, 118, 9)], "#157a5b")
    p.part(oval(124, 116, 9, 8), "#b97f52", line=2)
