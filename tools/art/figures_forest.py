"""The duel's people and beasts of the forest: wanderer, archer, hermit, cub."""

from __future__ import annotations

from tools.art.figures_paint import Painting, blot, dots, face, limb, oval, placed, stroke

GOLD = "#dca83a"
STEEL = "#c3ccd4"


def wanderer(key: str) -> str:
    """Hooded in a wide dusty-blue cloak, bed roll on her back, crooked staff in hand."""
    p = Painting(key)
    cloak = "#5d7f94"
    p.limb(
        [(128, 74, 15), (168, 96, 15)], "#b98347", stroke("M140 66 L132 92 M158 74 L150 104", "#5b361b", 4)
    )
    p.part(
        oval(166, 96, 9, 14),
        "#d8a867",
        stroke("M166 88 Q172 96 164 102 Q160 96 166 93", "#5b361b", 2.4),
        line=2.4,
    )
    p.part(
        "M62 76 Q96 64 130 76 Q156 104 162 152 Q100 164 34 152 Q38 108 62 76 Z",
        cloak,
        stroke("M84 96 Q70 124 70 158", "#2f4658", 3.4, 0.8)
        + stroke("M112 96 Q132 126 134 158", "#2f4658", 3.4, 0.8)
        + blot("M60 84 Q44 116 42 156 L54 158 Q58 118 72 88 Z", "#b4d2de", 0.45, True),
    )
    p.part(
        "M60 88 Q98 108 134 86 L134 100 Q98 122 58 102 Z",
        "#d9a637",
        stroke("M66 96 Q98 114 130 94", "#8e6212", 2.2),
    )
    p.part(
        "M100 108 L118 104 Q122 126 114 140 L100 138 Z",
        "#d9a637",
        stroke("M103 132 L102 140 M109 133 L108 141", "#8e6212", 2),
    )
    wanderer_hood(p, cloak)
    return p.fragment()


def wanderer_hood(p: Painting, cloak: str) -> None:
    """The hood and face, and the staff with the hand on it."""
    p.part(
        "M62 82 Q52 40 74 20 Q92 2 116 8 Q108 14 116 22 Q142 44 130 84 Q98 102 62 82 Z",
        cloak,
        blot("M70 74 Q62 42 82 22 Q90 16 98 16 Q76 40 80 78 Z", "#b4d2de", 0.4, True),
    )
    p.part("M72 74 Q66 40 94 34 Q122 38 118 74 Q96 94 72 74 Z", "#1d1822", gloss=0.1)
    p.part(
        "M78 66 Q78 50 95 48 Q112 50 112 66 Q110 86 95 88 Q80 86 78 66 Z",
        "#c98f68",
        blot("M74 44 L116 44 L116 60 Q95 52 74 62 Z", "#1d1822", 0.75, True),
    )
    p.ink(face(95, 66, 0.85, frown=0, mouth="flat"))
    p.ink(stroke("M80 58 Q84 50 92 50", "#6b3a1c", 4))
    staff = limb(
        [
            (36, 154, 5),
            (34, 110, 5.5),
            (38, 60, 5.5),
            (34, 28, 5.5),
            (20, 14, 5),
            (10, 26, 4.5),
            (18, 38, 3.5),
        ]
    )
    p.part(staff, "#a06a35", stroke("M36 150 L35 100 M38 84 L38 50", "#5b361b", 1.8, 0.8))
    p.limb([(62, 98, 14), (42, 118, 12), (38, 102, 9)], cloak)
    p.part(oval(37, 96, 10, 9), "#c98f68", stroke("M30 93 L44 93 M30 99 L44 99", "#7a4a2c", 2))


def archer(key: str) -> str:
    """Green cap with feather, the great bow fully drawn to the right."""
    p = Painting(key)
    green = "#4f9a35"
    p.limb([(28, 148, 11), (16, 92, 12)], "#8a4f28", stroke("M8 106 L32 100", GOLD, 4))
    for x, t in ((8, -12), (18, -4), (28, 6)):
        p.part(placed("M-5 10 L-7 -12 L0 -20 L7 -12 L5 10 Z", x + 2, 82, t), "#f1e7d4", line=2)
    p.part(
        "M30 152 Q30 112 46 92 L88 92 Q104 112 102 152 Q66 161 30 152 Z",
        green,
        blot("M30 152 Q36 112 50 94 L58 94 Q46 124 48 158 Z", "#b7e08a", 0.45, True),
    )
    p.part("M31 128 Q66 140 103 128 L103 139 Q66 152 30 139 Z", "#6b3d20", line=2.2)
    p.limb(
        [(40, 82, 9), (32, 104, 9), (38, 128, 5)],
        "#c8642a",
        stroke("M34 92 L44 98 M26 100 L40 106 M28 112 L42 114", "#7c3510", 2.2),
    )
    p.part("M56 78 L78 78 L84 94 Q66 102 50 94 Z", "#e5b58f")
    p.part(oval(66, 60, 23, 24), "#eec09b")
    p.ink(face(70, 61, 0.95, frown=1.4, mouth="flat", look=3))
    p.part("M42 66 Q36 36 64 34 Q84 34 90 50 Q74 46 62 52 Q52 56 50 72 Q44 74 42 66 Z", "#c8642a")
    p.part("M36 50 Q38 20 68 16 Q88 18 112 44 Q86 38 66 44 Q48 48 36 50 Z", green)
    p.part("M54 30 Q30 24 18 4 Q48 0 66 20 Z", "#d23a36", stroke("M58 26 Q40 20 26 8", "#ffb9a0", 2.4, 0.9))
    archer_bow(p, green)
    return p.fragment()


def archer_bow(p: Painting, green: str) -> None:
    """Bow, string and arrow, and the arms that draw them."""
    p.thread("M132 6 L88 80 L132 152", "#fbf3dc", 2.2, 1.8)
    p.limb([(80, 104, 13), (116, 96, 10), (156, 82, 8)], green)
    p.part("M130 84 Q146 78 160 76 L162 88 Q146 94 132 96 Z", "#6b3d20", line=2.2)
    p.limb([(52, 102, 13), (40, 104, 12), (66, 92, 9), (86, 84, 8)], green)
    p.limb([(82, 80, 3), (176, 78, 3)], "#d9b06a", line=2)
    p.part("M172 68 L192 78 L172 88 L176 78 Z", STEEL, line=2.4)
    bow = limb(
        [
            (128, 2, 4),
            (142, 12, 5),
            (164, 42, 6.5),
            (170, 79, 7.5),
            (164, 116, 6.5),
            (142, 146, 5),
            (128, 156, 4),
        ]
    )
    p.part(bow, "#a8622a", stroke("M140 14 Q164 44 168 78", "#f0c58a", 2.2, 0.8))
    p.part(oval(168, 82, 11, 11), "#eec09b", stroke("M160 79 L176 77 M160 86 L176 84", "#8a5236", 2))
    p.part(oval(86, 82, 9, 9), "#eec09b", stroke("M81 79 L91 79 M81 85 L91 85", "#8a5236", 2), line=2.2)


def hermit(key: str) -> str:
    """The old bear: huge, grey, white-browed, in a blue shawl, leaning on a cane."""
    p = Painting(key)
    fur = "#8b8079"
    tufts = "".join(
        stroke(f"M{x} {y} q3 6 -1 11", "#5d544f", 2.2, 0.8)
        for x, y in (
            (70, 132),
            (82, 138),
            (94, 134),
            (106, 139),
            (118, 133),
            (76, 147),
            (100, 147),
            (114, 146),
        )
    )
    p.part(
        "M30 152 Q22 104 58 86 L130 86 Q168 104 160 152 Q96 163 30 152 Z",
        fur,
        blot(oval(98, 146, 30, 24), "#c2b8ac", 0.5, True)
        + blot(oval(98, 150, 22, 18), "#d8cfc4", 0.5, True)
        + tufts,
    )
    p.limb(
        [(46, 108, 17), (36, 130, 16), (66, 142, 13)],
        fur,
        stroke("M26 122 q4 4 3 9 M34 116 q4 4 3 9 M34 136 q4 3 4 8", "#5d544f", 2.2, 0.8),
    )
    p.ink(stroke("M72 134 L79 137 M74 141 L81 142 M72 148 L78 149", "#2f2724", 2.6))
    p.limb([(168, 156, 5), (166, 100, 5), (164, 84, 5), (172, 72, 4.5), (184, 78, 4)], "#a8702f")
    p.part(
        "M32 106 Q58 80 96 84 Q134 80 158 106 Q158 122 138 124 Q118 108 94 118 Q70 108 50 124 Q32 122 "
        "32 106 Z",
        "#35679c",
        stroke("M40 112 Q68 92 94 102 Q124 92 152 112", "#a9d0ee", 3.4, 0.8)
        + stroke("M42 120 Q66 100 94 111 Q124 100 148 120", "#d9a83f", 3, 0.9),
    )
    hermit_head(p, fur)
    return p.fragment()


def hermit_head(p: Painting, fur: str) -> None:
    """His old head, white brows and beard, and the paw on the cane."""
    bear_head(p, 94, 52, 1.04, fur, "#d8d0c4")
    p.ink(dots([(76, 48), (112, 48)], 4.6, "#20110c") + dots([(74.5, 46), (110.5, 46)], 1.6, "#ffffff"))
    for d in ("M60 38 Q72 26 88 40 Q74 38 64 46 Z", "M128 38 Q116 26 100 40 Q114 38 124 46 Z"):
        p.part(d, "#f5f1ea", line=2)
    p.part(
        "M74 76 Q94 92 114 76 Q114 98 94 116 Q76 98 74 76 Z",
        "#efeae0",
        stroke("M88 90 Q90 100 94 108 M102 88 Q100 98 96 106", "#9d948a", 2.2),
        line=2.2,
    )
    p.limb([(146, 118, 15), (160, 124, 14), (168, 112, 13)], fur)
    p.ink(stroke("M162 101 L161 109 M169 100 L169 109 M176 104 L175 111", "#2f2724", 2.4))


def cub(key: str) -> str:
    """The little bear: honey fur, red neckerchief, a dripping honey pot."""
    p = Painting(key)
    fur = "#d79a4e"
    p.part(oval(72, 148, 15, 11), fur)
    p.part(oval(120, 148, 15, 11), fur)
    p.part("M62 152 Q54 118 78 106 L114 106 Q138 118 130 152 Q96 161 62 152 Z", fur)
    p.part(oval(96, 136, 19, 18), "#f3d8a6", line=2)
    bear_head(p, 96, 80, 0.82, fur, "#f6e2ba")
    p.ink(
        dots([(82, 76), (110, 76)], 4.8, "#20110c")
        + dots([(80.5, 74), (108.5, 74)], 1.7, "#ffffff")
        + dots([(72, 88), (120, 88)], 5, "#d8483a", 0.35)
    )
    p.part(
        "M68 106 Q96 118 124 106 Q128 114 118 120 L104 136 L92 122 Q72 120 66 112 Z",
        "#cf332d",
        stroke("M74 112 Q96 122 118 112", "#ff9d88", 2.4, 0.8),
    )
    p.part(
        "M122 122 L154 122 Q164 140 150 154 L126 154 Q112 140 122 122 Z",
        "#3f7f9c",
        stroke("M116 138 Q138 146 160 138", "#e8f4f2", 4),
    )
    p.part(
        "M118 114 L158 114 Q162 120 156 126 Q152 138 146 128 Q140 126 134 127 Q128 134 124 126 Q114 "
        "122 118 114 Z",
        "#f2b52c",
        line=2.4,
    )
    p.limb([(122, 116, 10), (126, 132, 9), (134, 138, 9)], fur)
    p.limb([(70, 116, 10), (46, 110, 10), (40, 94, 10)], fur)
    p.ink(stroke("M35 90 L36 96 M41 87 L41 94 M47 90 L46 96", "#5d3a17", 2.2))
    return p.fragment()


def bear_head(p: Painting, cx: float, cy: float, s: float, fur: str, snout: str) -> None:
    """Ears, round head, light muzzle and nose of a bear."""
    for side in (-1, 1):
        p.part(
            oval(cx + side * 33 * s, cy - 27 * s, 16 * s),
            fur,
            blot(oval(cx + side * 32 * s, cy - 25 * s, 8.5 * s), snout, 0.8),
        )
    p.part(oval(cx, cy, 44 * s, 37 * s), fur)
    p.part(oval(cx, cy + 14 * s, 21 * s, 17 * s), snout, line=2)
    p.part(
        oval(cx, cy + 6 * s, 9 * s, 6.5 * s),
        "#231713",
        dots([(cx - 3 * s, cy + 3.5 * s)], 2 * s, "#ffffff", 0.9),
        line=1.6,
    )
    p.ink(
        stroke(f"M{cx} {cy + 12 * s:.1f} L{cx} {cy + 19 * s:.1f}", "#3a2119", 2.4)
        + stroke(
            f"M{cx - 9 * s:.1f} {cy + 20 * s:.1f} Q{cx} {cy + 25 * s:.1f} {cx + 9 * s:.1f} {cy + 20 * s:.1f}",
            "#3a2119",
            2.4,
        )
    )
