"""The duel's people of stage and shadow: illusionist, manipulator, assassin, jailer, nemesis."""

from __future__ import annotations

from tools.art.figures_paint import Painting, blot, dots, extent, face, flip, oval, placed, stroke

GOLD = "#dca83a"


def illusionist(key: str) -> str:
    """Top hat and cape between a laughing and a weeping mask."""
    p = Painting(key)
    p.part("M50 152 Q36 112 62 84 L130 84 Q156 112 142 152 Q96 161 50 152 Z", "#5a1f63")
    p.part(
        "M72 88 L120 88 L128 157 Q96 160 64 157 Z",
        "#d23a86",
        stroke("M96 96 L96 158", "#7c1250", 2.6) + dots([(96, 118), (96, 132), (96, 146)], 3.2, GOLD),
    )
    p.part("M58 70 L76 78 L84 104 L58 96 Q50 84 58 70 Z", "#7a2f86")
    p.part(flip("M58 70 L76 78 L84 104 L58 96 Q50 84 58 70 Z"), "#5a1f63")
    p.part(oval(96, 66, 22, 24), "#f0cba8")
    p.ink(face(96, 67, 1.0, mouth="none"))
    p.ink(stroke("M96 78 Q88 73 81 79 L78 74 M96 78 Q104 73 111 79 L114 74", "#2b1a1c", 3.2))
    p.part("M84 92 L96 98 L108 92 L108 106 L96 101 L84 106 Z", "#f4efe2", line=2.2)
    p.part(
        "M72 38 L66 -4 Q96 -14 128 -4 L120 38 Q96 48 72 38 Z",
        "#4a2c66",
        blot("M76 -2 L86 -4 L86 42 L78 40 Z", "#b79ad0", 0.6, True),
    )
    p.part("M71 26 Q96 36 122 26 L120 39 Q96 49 73 39 Z", "#e04a94", line=2.2)
    p.part("M50 36 Q96 54 142 36 Q148 45 138 49 Q96 63 54 49 Q44 45 50 36 Z", "#4a2c66")
    shape = "M-29 -30 Q0 -22 29 -30 Q36 4 17 26 Q0 42 -17 26 Q-36 4 -29 -30 Z"
    p.part(placed(shape, 36, 98, -10, 1.06), "#f7efdd")
    eye = "M-19 -6 Q-12 -16 -4 -7 Q-12 -10 -19 -6 Z"
    p.ink(
        blot(placed(eye + " " + flip(eye, 0), 36, 97, -10, 1.15), "#2b1214")
        + blot(placed("M-18 6 Q0 13 18 6 Q13 27 0 28 Q-13 27 -18 6 Z", 36, 98, -10, 1.06), "#7d1722")
        + dots([(19, 105), (54, 99)], 5, "#e2574c", 0.5)
    )
    p.part(placed(shape, 156, 98, 10, 1.06), "#2f9aa0")
    tear = "M-20 -10 Q-12 -15 -4 -6 Q-12 -2 -20 -10 Z"
    p.ink(
        blot(placed(tear + " " + flip(tear, 0), 156, 97, 10, 1.15), "#0e2426")
        + blot(placed("M-14 25 Q-10 11 0 10 Q10 11 14 25 Q0 16 -14 25 Z", 156, 98, 10, 1.06), "#0e2426")
        + stroke(placed("M-21 -17 L-6 -20", 156, 96, 10), "#0e2426", 3)
        + stroke(placed("M21 -17 L6 -20", 156, 96, 10), "#0e2426", 3)
        + blot("M143 102 Q148 112 143 116 Q138 112 143 102 Z", "#d9fbff")
    )
    return p.fragment()


def manipulator(key: str) -> str:
    """She lifts the crossed bars; a puppet in red and yellow hangs from the strings."""
    p = Painting(key)
    dress, wood = "#c85586", "#b9783a"
    p.part(oval(62, 20, 14, 13), "#2c2028")
    p.limb([(40, 10, 2.4), (84, 30, 2.4)], GOLD, line=2)
    p.part(
        "M28 152 Q32 122 50 112 Q42 96 52 84 L84 84 Q92 98 82 112 Q104 122 108 152 Q66 161 28 152 Z",
        dress,
        stroke("M54 116 Q44 136 44 158 M78 116 Q88 136 88 158", "#7c1f4e", 3, 0.8)
        + blot("M38 130 Q46 118 52 114 Q46 136 44 158 L34 158 Z", "#ffc4dc", 0.5, True),
    )
    p.part("M50 108 Q66 116 83 108 L84 118 Q66 126 49 118 Z", "#5a2350", line=2.2)
    p.part("M56 76 L76 76 L82 90 Q66 100 50 90 Z", "#e5b58f")
    p.part(oval(66, 58, 24, 25), "#efc3a0")
    p.ink(
        face(68, 60, 1.0, frown=1, mouth="none", look=2)
        + blot("M62 74 Q69 71 76 74 Q69 79 62 74 Z", "#a81c3c")
    )
    p.part(
        "M42 66 Q34 30 66 28 Q98 30 91 62 Q88 48 72 44 Q54 46 48 66 Q46 74 42 66 Z",
        "#2c2028",
        stroke("M50 44 Q60 34 74 36", "#7a6070", 3, 0.8),
    )
    manipulator_puppet(p, dress, wood)
    return p.fragment()


def manipulator_puppet(p: Painting, dress: str, wood: str) -> None:
    """The puppet on its strings, the crossed bars and the arm that lifts them."""
    strings = [
        ("M110 42 L122 128", 1),
        ("M134 16 L133 96", 1),
        ("M150 52 L149 96", 1),
        ("M178 26 L170 124", 1),
    ]
    for d, _ in strings:
        p.thread(d, "#f6ead0", 1.8, 1.7)
    p.limb([(134, 122, 5), (122, 136, 4.5)], "#e2b33c")
    p.limb([(150, 122, 5), (168, 132, 4.5)], "#e2b33c")
    p.limb([(138, 140, 5.5), (132, 158, 5)], "#3a6a9c")
    p.limb([(146, 140, 5.5), (156, 156, 5)], "#3a6a9c")
    p.part(
        "M130 116 L154 116 L156 144 Q142 150 128 144 Z",
        "#cf3b30",
        dots([(142, 124), (142, 133)], 2.6, "#ffe08a"),
    )
    p.part(
        oval(141, 100, 15, 15),
        "#e9c08c",
        dots([(135, 99), (147, 99)], 2.6, "#20110c")
        + dots([(133, 106), (149, 106)], 3, "#d8483a", 0.5)
        + stroke("M136 107 Q141 111 146 107", "#5d1f1c", 2),
    )
    p.part("M126 96 L141 72 L157 96 Q141 88 126 96 Z", "#3a6a9c", line=2.2)
    p.limb([(108, 44, 6), (182, 24, 6)], wood)
    p.limb([(132, 12, 6), (154, 54, 6)], wood)
    p.limb([(86, 96, 12), (116, 82, 10), (136, 48, 8)], dress)
    p.part(oval(142, 34, 11, 11), "#efc3a0", stroke("M134 30 L150 27 M134 36 L151 33", "#8a5236", 2))


def assassin(key: str) -> str:
    """A dark hood, eyes over a red scarf, and a bright bared dagger."""
    p = Painting(key)
    dark, red = "#37343f", "#c22a34"
    p.part(
        "M58 96 Q34 92 10 110 Q20 112 18 120 Q10 124 6 134 Q34 130 66 116 Z",
        red,
        stroke("M52 106 Q34 104 20 114", "#ff8a7a", 3, 0.6),
    )
    p.part(
        "M40 152 Q40 108 62 88 L110 88 Q130 108 132 152 Q86 161 40 152 Z",
        dark,
        blot("M40 152 Q44 112 64 92 Q56 124 58 158 Z", "#8d8a9c", 0.5, True)
        + stroke("M86 104 L86 158", "#15131a", 3),
    )
    p.part("M44 128 Q86 142 130 128 L131 139 Q86 153 43 139 Z", "#6d4a2a", line=2.2)
    p.part(
        "M86 4 Q116 16 126 58 Q132 82 118 96 Q86 110 54 96 Q40 82 46 58 Q56 18 86 4 Z",
        dark,
        blot("M80 14 Q58 30 56 70 Q56 84 62 92 Q48 84 50 60 Q58 26 80 14 Z", "#a8a5b8", 0.6, True),
    )
    p.part("M62 66 Q64 40 86 34 Q108 40 110 66 Q110 88 86 92 Q62 88 62 66 Z", "#17131a", gloss=0.1)
    p.part(
        "M66 64 Q70 52 86 52 Q102 52 106 64 L104 76 L68 76 Z",
        "#c98f68",
        blot("M62 46 L110 46 L110 57 Q86 50 62 58 Z", "#17131a", 0.8, True),
        line=1.6,
    )
    p.ink(
        stroke("M70 58 L82 63 M102 58 L90 63", "#17131a", 3.4)
        + blot(oval(77, 66, 3.4, 3.2), "#fdf6e2")
        + blot(oval(95, 66, 3.4, 3.2), "#fdf6e2")
        + dots([(78, 66), (94, 66)], 2, "#17131a")
    )
    p.part(
        "M62 72 Q86 66 110 72 Q114 94 86 104 Q58 94 62 72 Z",
        red,
        stroke("M66 82 Q86 90 108 80", "#7c0f1c", 2.4),
    )
    p.part("M52 92 Q86 110 120 92 L122 106 Q86 124 50 106 Z", red)
    assassin_dagger(p, dark)
    return p.fragment()


def assassin_dagger(p: Painting, dark: str) -> None:
    """The bared dagger in his fist."""
    p.limb([(114, 108, 14), (142, 132, 13), (152, 112, 10)], dark)
    p.part(
        "M143 92 L139 44 L154 18 L169 44 L165 92 Z",
        "#d3dbe2",
        blot("M154 18 L169 44 L165 92 L154 92 Z", "#7f8d9b", 0.75)
        + stroke("M146 46 L147 88", "#ffffff", 3, 0.9),
    )
    p.limb([(130, 92, 5.5), (178, 92, 5.5)], GOLD)
    p.limb([(154, 98, 6), (154, 126, 6)], "#7a2a20")
    p.part(oval(154, 132, 8), GOLD, line=2.2)
    p.part(
        oval(154, 112, 13, 12),
        "#4a3a34",
        stroke("M144 107 L164 107 M143 113 L165 113 M144 119 L164 119", "#17110f", 2.2),
    )


def jailer(key: str) -> str:
    """Heavy man in a hood with slits, holding up the ring with three great keys."""
    p = Painting(key)
    leather = "#7d6a3c"
    p.part("M28 152 Q24 106 52 86 L106 86 Q132 106 128 152 Q78 161 28 152 Z", "#6a5c4e")
    p.part(
        "M50 92 L108 92 Q118 124 116 156 Q78 160 42 156 Z",
        leather,
        stroke("M50 96 Q44 128 44 156 M108 96 Q114 128 114 156", "#3b2f18", 2.4)
        + dots([(60, 104), (98, 104)], 3, "#d8c58a"),
    )
    p.part("M32 130 Q78 142 126 130 L127 142 Q78 155 31 142 Z", "#3a2a1e", line=2.2)
    p.limb([(46, 100, 16), (26, 128, 15), (48, 138, 11)], "#d39a74")
    p.part(oval(54, 138, 11, 10), "#d39a74")
    p.part(
        "M46 82 Q40 20 78 14 Q116 20 112 82 Q104 98 78 98 Q54 98 46 82 Z",
        "#b5862f",
        stroke("M78 16 L78 44", "#6b4a12", 2.4)
        + blot("M54 78 Q50 36 74 22 Q64 48 66 84 Z", "#ffe3a0", 0.5, True),
    )
    p.part("M56 46 Q78 40 101 46 Q104 62 90 63 Q78 58 67 63 Q53 62 56 46 Z", "#2a1a14", gloss=0.1)
    p.ink(
        blot(oval(67, 53, 4.6, 4), "#fdf3da")
        + blot(oval(90, 53, 4.6, 4), "#fdf3da")
        + dots([(68, 53), (89, 53)], 2.3, "#20110c")
    )
    p.part(
        "M58 70 Q78 60 98 70 Q108 92 92 108 Q78 118 64 108 Q48 92 58 70 Z",
        "#5d5750",
        stroke("M68 82 Q68 96 74 106 M88 82 Q88 96 82 106", "#2e2a28", 2.4)
        + stroke("M70 79 Q78 76 86 79", "#2a1210", 3.4),
    )
    jailer_keys(p)
    return p.fragment()


def jailer_keys(p: Painting) -> None:
    """The lifted ring and its keys."""
    p.limb([(112, 100, 15), (138, 96, 13), (142, 62, 10)], "#d39a74", stroke("M132 84 L152 88", "#3a2a1e", 8))
    for turn in (34, -30, 2):
        big_key(p, turn)
    p.ring(142, 78, 24, 24, 4.4, "#8f99a4")
    p.part(oval(142, 52, 13, 12), "#d39a74", stroke("M134 48 L150 48 M133 54 L151 54", "#7a4a2c", 2.2))


def big_key(p: Painting, turn: float) -> None:
    """One iron-bitted gold key hanging from the ring at (140, 92)."""

    def at(d: str) -> str:
        return placed(d, 142, 78, turn)

    p.part(
        at("M-5 26 L5 26 L5 78 L-5 78 Z M5 58 L18 58 L18 64 L12 64 L12 68 L18 68 L18 76 L5 76 Z"),
        "#e3b244",
        line=2.2,
    )
    (x, _), (y, _) = extent(placed("M0 26 L0 26", 142, 78, turn))
    p.ring(x, y, 10, 10, 4, "#e3b244")


def nemesis(key: str) -> str:
    """A bone skull mask in a jagged violet-black hood."""
    p = Painting(key)
    cloak, bone = "#3b2a4f", "#efe6cf"
    p.part(
        "M96 70 Q140 60 160 74 L186 64 L176 92 L190 110 L172 116 L182 140 L162 138 L156 156 Q96 163 36 "
        "156 L30 138 L10 140 L20 116 L2 110 L16 92 "
        "L6 64 L32 74 Q52 60 96 70 Z",
        cloak,
        "".join(
            stroke(d, "#9a6bd0", 2.8, 0.6)
            for d in (
                "M60 112 Q44 126 40 154",
                "M132 112 Q148 126 152 154",
                "M84 124 L80 160",
                "M108 124 L112 160",
            )
        ),
    )
    p.part(
        "M72 112 Q96 124 120 112 L132 157 Q96 162 60 157 Z",
        "#6f1f3a",
        stroke("M96 122 L96 160", "#2f0a18", 3),
    )
    p.part(
        "M96 -2 Q104 10 122 16 Q152 36 148 88 Q140 112 96 122 Q52 112 44 88 Q40 36 70 16 Q88 10 96 -2 Z",
        cloak,
        blot("M88 14 Q58 26 54 70 Q52 90 60 100 Q46 86 50 60 Q56 26 88 14 Z", "#a98ad6", 0.6, True),
    )
    nemesis_skull(p, bone)
    return p.fragment()


def nemesis_skull(p: Painting, bone: str) -> None:
    """The mask in the dark of the hood."""
    p.part("M60 80 Q54 34 96 26 Q138 34 132 80 Q124 112 96 116 Q68 112 60 80 Z", "#120c18", gloss=0.05)
    p.part(
        "M66 62 Q64 32 96 30 Q128 32 126 62 Q130 78 118 84 L116 108 Q96 118 76 108 L74 84 Q62 78 66 62 Z",
        bone,
        blot("M100 36 L106 46 L102 52 L108 60", "#8a7a62", 0)
        + stroke("M108 32 L104 42 L110 48 L106 56", "#8a7a62", 2.2),
    )
    sockets = "M70 62 Q76 52 90 58 Q94 70 86 78 Q72 80 70 62 Z"
    p.ink(
        blot(sockets, "#180c14")
        + blot(flip(sockets), "#180c14")
        + dots([(81, 68), (111, 68)], 6.5, "#b5f23a", 0.35)
        + dots([(81, 68), (111, 68)], 3.8, "#c8ff4a")
        + blot("M96 74 L103 88 L96 85 L89 88 Z", "#180c14")
        + "".join(stroke(f"M{x} 95 L{x} 109", "#3a2a22", 2.4) for x in (82, 89, 96, 103, 110))
        + stroke("M77 97 Q96 104 115 97", "#3a2a22", 2.6)
    )
    p.part(oval(96, 122, 9), "#8f99a4", dots([(96, 122)], 4, "#b5f23a"), line=2.2)
