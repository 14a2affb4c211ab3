"""The duel's people of road and street: acrobat, rider, bruiser, claw launcher, brewmaster."""

from __future__ import annotations

from tools.art.figures_paint import Painting, blot, dots, face, flip, limb, oval, placed, stroke

GOLD = "#dca83a"
STEEL = "#a4aeb8"
SKIN = "#e3b08a"


def acrobat(key: str) -> str:
    """Upside down on one hand, legs wide in the air, harlequin suit."""
    p = Painting(key)
    red, yellow = "#c7352f", "#f0bf3a"
    checks = "".join(
        blot(placed("M0 -13 L9 0 L0 13 L-9 0 Z", x, y), red) for y in (56, 82, 108) for x in (78, 96, 114)
    )
    leg_checks = "".join(
        blot(placed("M0 -11 L8 0 L0 11 L-8 0 Z", x, y, 40), yellow)
        for x, y in ((128, 54), (146, 44), (150, 24), (112, 58))
    )
    p.limb([(82, 98, 10), (54, 88, 9), (28, 98, 7)], yellow)
    p.part(oval(22, 101, 10, 9), SKIN)
    p.limb([(105, 62, 16), (140, 58, 13), (151, 24, 8)], red, leg_checks)
    p.part("M142 28 Q140 14 152 8 Q168 -2 178 12 Q170 10 168 16 Q164 28 156 30 Z", yellow)
    p.limb(
        [(90, 64, 16), (66, 42, 13), (40, 22, 8)],
        yellow,
        "".join(
            blot(placed("M0 -11 L8 0 L0 11 L-8 0 Z", x, y, -50), red)
            for x, y in ((78, 52), (62, 38), (46, 26))
        ),
    )
    p.part("M46 18 Q38 6 24 8 Q10 10 8 24 Q16 20 20 24 Q30 34 40 30 Z", red)
    acrobat_trunk(p, checks, red, yellow)
    return p.fragment()


def acrobat_trunk(p: Painting, checks: str, red: str, yellow: str) -> None:
    """Trunk, arm on the ground, and the head hanging down."""
    p.limb([(98, 58, 19), (97, 78, 17), (97, 98, 20)], yellow, checks)
    p.part("M79 66 Q96 76 115 66 L115 76 Q96 87 80 76 Z", "#2c6f8f", line=2.2)
    p.limb(
        [(112, 98, 11), (130, 122, 9.5), (128, 146, 8)],
        red,
        stroke("M108 96 L126 92 M114 112 L134 104", yellow, 4),
    )
    p.part(
        "M114 150 Q126 140 138 146 Q150 150 148 158 Q128 162 112 158 Z",
        SKIN,
        stroke("M124 154 L122 160 M132 153 L132 160", "#8a5236", 2),
    )
    p.part(
        "M62 128 Q60 148 46 150 Q34 150 28 140 Q28 158 46 162 Q72 164 100 150 L104 128 Z",
        red,
        blot("M82 128 L80 162 L52 162 Q64 152 66 128 Z", yellow),
    )
    p.part(oval(28, 138, 7), GOLD, line=2)
    p.part(oval(83, 122, 22, 22), SKIN)
    p.part(
        "M60 126 Q82 144 106 126 Q108 134 104 139 Q82 156 63 139 Q58 134 60 126 Z",
        red,
        stroke("M66 136 Q84 148 102 136", yellow, 3.4),
    )
    p.ink(f'<g transform="rotate(180 83 114)">{face(83, 112, 0.95)}</g>')


def rider(key: str) -> str:
    """The white horse's head, royal blue bridle and trapper, a dark swept mane."""
    p = Painting(key)
    p.part(
        "M92 24 Q128 8 146 42 Q164 50 160 76 Q176 92 166 114 Q174 134 160 154 L128 154 Q140 104 118 66 "
        "Q106 46 90 44 Z",
        "#4a3a44",
        "".join(
            stroke(d, "#8d7b86", 3, 0.8)
            for d in (
                "M112 32 Q134 40 138 66",
                "M134 62 Q150 74 148 98",
                "M146 96 Q158 112 154 136",
                "M104 38 Q124 52 130 80",
            )
        ),
    )
    p.part(
        "M58 34 Q54 16 66 6 Q76 16 78 34 Z",
        "#e9e2d6",
        blot("M64 32 Q62 20 67 14 Q72 22 72 34 Z", "#c98d86", 0.8),
    )
    p.part(
        "M54 154 Q60 126 78 110 Q68 118 54 114 Q46 126 32 122 Q14 116 18 98 Q22 84 34 70 Q40 48 60 36 "
        "Q68 30 76 28 Q76 14 88 6 "
        "Q100 16 98 34 Q130 50 138 96 Q142 126 138 154 Q96 162 54 154 Z",
        "#efe8dc",
        blot(
            "M78 110 Q100 92 96 64 Q112 84 104 112 Q92 132 86 158 L54 158 Q60 126 78 110 Z",
            "#b3a79f",
            0.55,
            True,
        )
        + blot("M82 30 Q80 18 88 12 Q94 20 92 34 Z", "#c98d86", 0.8),
    )
    p.ink(
        blot(oval(29, 99, 4, 5.5), "#3a2a2c")
        + stroke("M24 114 Q36 112 46 104", "#4a3436", 3)
        + blot(oval(62, 60, 6.5, 7), "#20110c")
        + dots([(60, 57)], 2.4, "#ffffff")
        + stroke("M50 52 Q60 46 72 54", "#5b4a48", 3)
    )
    rider_bridle(p)
    return p.fragment()


def rider_bridle(p: Painting) -> None:
    """Bridle, trapper and rein."""
    p.limb([(34, 72, 4.5), (52, 92, 4.5), (56, 114, 4.5)], "#2a5bb0", line=2.2)
    p.limb([(76, 32, 4.5), (80, 60, 4.5), (74, 86, 4.5), (52, 98, 4.5)], "#2a5bb0", line=2.2)
    p.limb([(46, 46, 4), (62, 42, 4), (78, 46, 4)], "#2a5bb0", line=2.2)
    p.part(
        "M54 154 Q58 132 68 120 Q104 140 136 116 Q142 130 138 154 Q96 162 54 154 Z",
        "#2a5bb0",
        stroke("M62 130 Q104 150 140 126", GOLD, 4.5) + dots([(76, 147), (98, 150), (120, 146)], 4.5, GOLD),
    )
    p.part(oval(54, 99, 8.5), GOLD, line=2.2)
    p.part(oval(78, 46, 6), GOLD, line=2.2)
    p.limb([(60, 104, 3.2), (90, 118, 3.2), (128, 108, 3.2)], "#8f2f32", line=2)


def bruiser(key: str) -> str:
    """Bald, moustached, two fists larger than his head."""
    p = Painting(key)
    skin = "#d99a70"
    p.part(
        "M54 152 Q46 96 70 82 L122 82 Q146 96 138 152 Q96 161 54 152 Z",
        "#c4532a",
        blot("M54 152 Q50 110 70 84 L80 84 Q66 120 72 158 Z", "#f39a5c", 0.45, True),
    )
    p.part("M54 136 Q96 148 138 136 L138 149 Q96 160 54 149 Z", "#4b2f22", line=2.4)
    p.part(
        "M85 138 L107 138 L107 156 L85 156 Z",
        GOLD,
        blot("M91 143 L101 143 L101 151 L91 151 Z", "#4b2f22"),
        line=2.2,
    )
    p.limb([(64, 92, 18), (30, 122, 18), (40, 134, 15)], skin)
    p.limb([(128, 92, 18), (162, 116, 18), (152, 126, 15)], skin)
    p.part("M82 70 L110 70 L118 90 Q96 100 74 90 Z", skin)
    p.part(oval(69, 50, 6, 8), skin, line=2.2)
    p.part(oval(123, 50, 6, 8), skin, line=2.2)
    p.part(
        "M70 52 Q68 14 96 12 Q124 14 122 52 Q124 82 96 84 Q68 82 70 52 Z",
        skin,
        blot(oval(84, 24, 10, 6), "#fff4dc", 0.6, True),
    )
    p.ink(face(96, 48, 1.05, frown=3.4, mouth="none") + stroke("M88 78 Q96 75 104 78", "#5d1f1c", 2.6))
    p.part(
        "M96 62 Q84 56 70 70 Q60 72 58 62 Q56 80 76 78 Q90 77 96 69 Q102 77 116 78 Q136 80 134 62 Q132 "
        "72 122 70 Q108 56 96 62 Z",
        "#33211b",
    )
    fist(p, 42, 104, skin, True)
    fist(p, 150, 92, skin, False)
    return p.fragment()


def fist(p: Painting, cx: float, cy: float, colour: str, mirrored: bool) -> None:
    """One huge clenched fist, knuckles to the front, wrapped at the wrist."""

    def at(d: str) -> str:
        turned = placed(d, cx, cy, 10, 1.04)
        return flip(turned, cx) if mirrored else turned

    creases = "".join(stroke(at(f"M{x} -24 Q{x + 1} -8 {x} 5"), "#6b3419", 2.8) for x in (-15, 0, 15))
    shine = "".join(blot(at(oval(x, -19, 5, 4)), "#fff4dc", 0.6, True) for x in (-23, -8, 7, 22))
    p.part(
        at("M-20 20 L20 20 L23 44 Q0 52 -23 44 Z"),
        "#efe6d0",
        "".join(stroke(at(f"M-26 {y} Q0 {y + 9} 26 {y}"), "#a08f70", 2.4) for y in (24, 32, 40)),
    )
    p.part(
        at(
            "M-33 4 Q-37 -24 -25 -28 Q-16 -35 -8 -29 Q0 -37 8 -29 Q16 -35 24 -28 Q37 -24 33 6 Q32 30 0 "
            "31 Q-32 30 -33 4 Z"
        ),
        colour,
        creases + shine + stroke(at("M-32 5 Q0 12 32 5"), "#6b3419", 2.4),
    )
    p.part(
        at("M-31 10 Q-36 -2 -24 0 Q-4 10 12 6 Q22 8 18 17 Q8 24 -12 22 Q-27 22 -31 10 Z"), colour, line=2.4
    )


def claw_launcher(key: str) -> str:
    """Sailor in stripes, about to throw a three-armed hook on a rope."""
    p = Painting(key)
    rope = "#d9b878"
    bands = "".join(stroke(f"M30 {y} Q80 {y + 12} 130 {y}", "#2a4e80", 6) for y in (92, 106, 120, 134, 148))
    p.part("M36 152 Q34 110 54 88 L100 88 Q122 108 120 152 Q78 161 36 152 Z", "#f1ebdd", bands)
    p.limb(
        [(50, 100, 14), (30, 122, 13), (46, 138, 10)],
        "#f1ebdd",
        stroke("M34 104 L56 116 M24 116 L44 130 M30 134 L48 128", "#2a4e80", 5),
    )
    p.limb(
        [(106, 98, 14), (136, 104, 12), (144, 88, 10)],
        "#f1ebdd",
        stroke("M112 84 L116 112 M126 90 L126 120 M138 92 L150 108", "#2a4e80", 5),
    )
    p.part("M66 74 L92 74 L98 92 Q80 102 60 92 Z", "#d39a70")
    p.part(oval(79, 60, 24, 25), "#d9a57c")
    p.ink(face(80, 62, 1.0, frown=1.5))
    p.ink(blot("M60 72 Q66 88 80 88 Q94 88 99 72 Q94 80 80 80 Q66 80 60 72 Z", "#3b251b", 0.45))
    p.part(
        "M54 52 Q54 26 80 24 Q106 26 105 52 Q80 42 54 52 Z",
        "#c83a32",
        dots([(68, 40), (82, 34), (95, 42)], 2.8, "#ffe7c9"),
    )
    p.part("M56 48 Q40 48 30 62 Q42 58 46 64 Q52 58 58 56 Z", "#c83a32")
    claw_and_rope(p, rope)
    return p.fragment()


def claw_and_rope(p: Painting, rope: str) -> None:
    """The coil, the rope and the hook with its three arms."""
    for k in range(3):
        p.ring(62, 124 + k * 5, 25, 15, 4.2, rope)
    p.part(oval(50, 140, 10, 9), "#d9a57c")
    p.limb([(84, 140, 3.6), (112, 150, 3.6), (138, 136, 3.6), (148, 104, 3.6), (149, 72, 3.6)], rope, line=2)
    p.part(oval(146, 88, 10, 10), "#d9a57c")
    p.ring(149, 68, 8, 8, 2.8, STEEL)
    p.limb([(149, 60, 5.5), (149, 14, 6)], STEEL)
    prong = "M149 6 Q118 2 112 34 L104 32 L112 56 L130 40 L122 37 Q126 20 149 22 Z"
    p.part(prong, STEEL)
    p.part(flip(prong, 149), STEEL)
    p.part("M142 8 L156 8 L156 32 L162 34 L149 54 L136 34 L142 32 Z", "#c3ccd4")
    p.part(oval(149, 11, 8), "#8a95a1", line=2.2)


def brewmaster(key: str) -> str:
    """Ginger and round behind a tankard running over with foam."""
    p = Painting(key)
    p.part("M60 152 Q54 106 84 86 L136 86 Q170 106 166 152 Q112 161 60 152 Z", "#6f8f3a")
    p.part(
        "M92 92 L134 92 Q152 120 148 156 Q112 160 80 156 Z",
        "#f0e6d2",
        stroke("M96 96 Q88 130 88 156", "#b7a78b", 2.2),
    )
    p.limb([(152, 102, 15), (168, 126, 14), (140, 136, 11)], "#f4ecdc")
    p.part(oval(132, 136, 11, 10), "#e0a37c")
    p.part(oval(112, 56, 29, 29), "#e8ac84", blot(oval(112, 62, 7, 5.5), "#d2604a", 0.6, True))
    p.ink(face(112, 54, 1.1, frown=-0.6, mouth="none"))
    ginger = "#c4621f"
    p.part(
        "M84 46 Q78 76 92 88 Q112 100 132 88 Q146 76 140 46 Q138 68 128 70 Q112 62 96 70 Q86 68 84 46 Z",
        ginger,
        stroke("M92 76 Q98 88 106 92 M132 76 Q126 88 118 92", "#7c3510", 2.4),
    )
    p.part("M112 66 Q96 60 86 74 Q100 82 112 73 Q124 82 138 74 Q128 60 112 66 Z", "#d8772c", line=2.2)
    p.part("M82 44 Q80 20 112 18 Q144 20 142 44 Q112 32 82 44 Z", "#8a3b2a")
    p.part("M86 38 Q112 26 138 38 L140 46 Q112 34 84 46 Z", "#b5533c", line=2.2)
    brewmaster_tankard(p)
    return p.fragment()


def brewmaster_tankard(p: Painting) -> None:
    """The tankard, its foam and the hand at its handle."""
    handle = limb([(82, 92, 6.5), (104, 90, 7), (110, 112, 7), (102, 134, 7), (82, 134, 6.5)])
    p.part(handle, "#9c6a35")
    staves = "".join(
        stroke(f"M{x} 76 L{x + (x - 50) * 0.05:.0f} 158", "#7c4a1a", 2.6, 0.9) for x in (30, 43, 57, 70)
    )
    p.part(
        "M18 76 L82 76 L87 152 Q50 162 13 152 Z",
        "#d2892e",
        staves + blot("M24 76 L34 76 L32 158 L18 158 Z", "#ffe2a0", 0.5, True),
    )
    p.part("M16 92 Q50 102 84 92 L85 104 Q50 114 15 104 Z", STEEL, line=2.4)
    p.part("M14 132 Q50 142 86 132 L87 144 Q50 154 13 144 Z", STEEL, line=2.4)
    p.part(
        "M10 74 Q2 58 16 52 Q18 36 36 40 Q46 28 58 38 Q74 32 78 46 Q94 50 90 66 Q92 78 82 80 Q82 98 74 "
        "96 Q68 94 68 82 Q60 88 54 82 Q50 104 42 100 "
        "Q36 96 38 82 Q30 88 26 80 Q14 84 10 74 Z",
        "#fbf5e6",
        dots([(30, 56), (48, 48), (66, 56), (76, 66), (22, 68)], 4, "#d9cba9", 0.8),
    )
    p.part(oval(107, 118, 10, 12), "#e0a37c", stroke("M100 114 L112 114 M100 121 L112 121", "#8a4c30", 2))
