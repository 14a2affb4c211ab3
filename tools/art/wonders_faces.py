"""The busts of the wonders' leaders: skin, hair, beard, in a 300 x 360 view."""

from __future__ import annotations

from tools.art.wonders_bust import FACE, GOLD, SOFT, Bust, shine
from tools.art.wonders_dress import dress
from tools.art.wonders_headgear import GEAR
from tools.art.wonders_paint import (
    across,
    box,
    dim,
    disc,
    down,
    faint,
    line,
    lit,
    mix,
    moved,
    poly,
    shape,
    solid,
)


def bust(one: Bust) -> str:
    """The whole portrait but its background."""
    body = (
        _behind(one)
        + _neck(one)
        + dress(one)
        + _head(one)
        + _beard(one)
        + _features(one)
        + _hair(one)
        + GEAR.get(one.gear, _none)(one)
    )
    return (f'<g transform="translate(300 0) scale(-1 1)">{body}</g>' if one.turn else body) + one.extra


def _none(one: Bust) -> str:
    return ""


def _behind(one: Bust) -> str:
    long = {
        "long": (
            "M90 140 C84 70 110 50 150 50 C190 50 216 70 210 140 C214 200 222 240 226 270 H74 C78"
            " 240 86 200 90 140Z"
        ),
        "bob": (
            "M82 132 C78 66 110 48 150 48 C190 48 222 66 218 132 L226 244 H180 L178 150 H122 L120 244 H74Z"
        ),
        "braids": (
            "M92 130 C88 70 112 54 150 54 C188 54 212 70 208 130 L216 260 C206 268 196 264 194"
            " 250 L190 170 H110 L106 250 C104 264 94 268 84 260Z"
        ),
        "bun": "M96 128 C92 76 112 58 150 58 C188 58 208 76 204 128 L198 176 H102Z",
    }
    body = ""
    if one.style == "bun":
        body += shape(disc(188, 66, 26, 24), solid(one.hair))
    if one.style in long:
        body += shine(long[one.style], one.hair, 0.25)
    if one.gear == "veil":
        body += shine(
            "M84 140 C76 60 108 40 150 40 C192 40 224 60 216 140 C220 210 250 250 264 300 H36 C50"
            " 250 80 210 84 140Z",
            one.trim,
        )
    if one.gear == "nemes":
        body += shine(
            "M82 120 C84 60 112 48 150 48 C188 48 216 60 218 120 L242 236 L198 262 L192 170 H108"
            " L102 262 L58 236Z",
            "#2f5fa0",
            0.3,
        )
        body += "".join(
            line(
                f"M{86 - k * 7} {134 + k * 24} L{108 - k * 1} {146 + k * 26} M{214 + k * 7}"
                f" {134 + k * 24} L{192 + k * 1} {146 + k * 26}",
                GOLD,
                8,
            )
            for k in range(5)
        )
    return body


def _neck(one: Bust) -> str:
    return shape(
        "M124 186 V236 C112 252 188 252 176 236 V186Z",
        across(one.skin, dim(one.skin, 0.2), dim(one.skin, 0.45)),
    )


def _head(one: Bust) -> str:
    d = SOFT if one.woman else FACE
    ears = "".join(
        shape(disc(x, 144, 10, 17), one.skin if x < 150 else dim(one.skin, 0.3)) for x in (99, 201)
    )
    body = ears + faint(
        shape("M118 200 C134 224 166 224 182 200 L178 236 C166 244 134 244 122 236Z", dim(one.skin, 0.6)), 0.5
    )
    body += shape(
        d, across(lit(one.skin, 0.32), (0.42, one.skin), (0.75, dim(one.skin, 0.16)), dim(one.skin, 0.4))
    )
    body += faint(
        shape(
            "M172 92 C206 112 200 168 182 198 C172 210 160 216 150 217 C176 190 182 140 172 92Z",
            dim(one.skin, 0.5),
        ),
        0.4,
    )
    cheek = "#c8503a" if one.woman else dim(one.skin, 0.12)
    body += faint(shape(disc(122, 168, 13, 9), cheek) + shape(disc(180, 168, 12, 9), cheek), 0.3, 4)
    if one.woman:
        body += "".join(shape(disc(x, 172, 5, 9), solid(GOLD)) for x in (97, 203))
    return body


def _features(one: Bust) -> str:
    ink = "#22120e"
    brow = mix(one.hair, "#22120e", 0.35) if not one.old else one.hair
    body = ""
    for x in (126, 174):
        side = -1 if x < 150 else 1
        body += faint(shape(disc(x, 137, 15, 9), dim(one.skin, 0.5)), 0.38)
        body += shape(
            f"M{x - 13} 140 C{x - 6} 130 {x + 6} 130 {x + 13} 140 C{x + 6} 146 {x - 6} 146 {x - 13} 140Z",
            "#f6ecd8",
        )
        body += (
            shape(disc(x + 1, 138.5, 6, 6.4), "#4a2e1a")
            + shape(disc(x + 1, 138.5, 3), "#120a08")
            + shape(disc(x - 1, 136, 1.7), "#ffffff")
        )
        body += line(
            f"M{x - 14} 140 C{x - 7} 129 {x + 7} 129 {x + 14} 140",
            ink,
            3.6 if one.woman or one.kind == "collar" else 2.8,
        )
        if one.kind == "collar" or one.woman:
            body += line(f"M{x + side * 13} 139 l{side * 9} {-3 if one.woman else 1}", ink, 3)
        body += line(
            f"M{x - side * -15} {122 if one.woman else 124} Q{x} {113 if one.woman else 116}"
            f" {x - side * 13} {121 if one.woman else 125}",
            brow,
            4 if one.woman else 6.4,
        )
        if one.old:
            body += faint(
                line(
                    f"M{x - 11} 151 q11 6 22 0 M{x + side * 17} 136 l{side * 6} -4 M{x + side * 17} 142"
                    f" l{side * 7} 2",
                    dim(one.skin, 0.5),
                    1.8,
                ),
                0.8,
            )
    if one.old:
        body += faint(
            line(
                "M126 98 q24 -8 48 0 M130 107 q20 -6 40 0 M124 176 q-6 8 -4 16 M176 176 q6 8 4 16",
                dim(one.skin, 0.5),
                2,
            ),
            0.7,
        )
    body += faint(
        shape("M150 128 C158 146 164 164 164 172 C160 182 152 182 150 180Z", dim(one.skin, 0.55)), 0.55
    )
    body += line(
        "M150 128 C148 146 143 158 139 169 C138 178 146 178 150 181 C155 179 163 178 162 169",
        dim(one.skin, 0.55),
        2.6,
    ) + faint(line("M147 134 C146 148 142 160 143 168", "#fff3d8", 3.4), 0.5)
    lips = "#b2443c" if one.woman else mix(one.skin, "#8a3028", 0.5)
    body += shape(
        "M134 194 C142 189 147 190 150 192 C153 190 158 189 166 194 C158 203 142 203 134 194Z", lips
    ) + line("M134 194 C144 196 156 196 166 194", dim(lips, 0.55), 2)
    return body


def _hair(one: Bust) -> str:
    hair, body = one.hair, ""
    if one.style in ("short", "curls", "fringe"):
        cap = (
            "M96 140 C84 78 112 48 152 50 C196 50 216 84 204 140 C200 122 196 108 186 98 C164 106"
            " 134 106 114 98 C104 110 100 122 96 140Z"
        )
        body += shine(cap, hair, 0.28)
        if one.style == "curls":
            spots = (
                (100, 112),
                (104, 92),
                (116, 76),
                (134, 66),
                (152, 62),
                (170, 66),
                (186, 78),
                (198, 94),
                (201, 114),
                (118, 96),
                (138, 88),
                (160, 88),
                (182, 98),
            )
            body += "".join(
                shape(disc(x, y, 12), solid(hair, 0.28))
                + line(f"M{x - 5} {y} a5 5 0 1 1 5 6", dim(hair, 0.45), 2)
                for x, y in spots
            )
        elif one.style == "fringe":
            body += "".join(
                shine(f"M{x} 84 q10 10 6 32 q-12 -6 -16 -26Z", hair, 0.24)
                for x in (116, 131, 146, 161, 176, 190)
            )
        else:
            body += "".join(
                faint(
                    line(f"M{x} 58 q{(x - 150) * 0.2:.0f} 20 {(x - 150) * 0.3:.0f} 40", lit(hair, 0.3), 2.4),
                    0.6,
                )
                for x in (118, 134, 150, 166, 182)
            )
    elif one.style == "bald":
        body += "".join(
            shine(f"M{x} 116 q{s * -12} 18 {s * -2} 46 q{s * 10} -10 {s * 8} -30Z", hair)
            for x, s in ((98, 1), (202, -1))
        ) + faint(shape(disc(134, 90, 18, 10), "#fff3d8"), 0.4, 4)
    elif one.style in ("long", "braids", "bun"):
        body += shine(
            "M98 150 C88 84 112 52 150 52 C188 52 212 84 202 150 C200 120 186 100 152 86 C118 98"
            " 102 120 98 150Z",
            hair,
            0.28,
        ) + faint(
            line(
                "M150 54 Q150 72 151 86 M124 66 Q110 90 104 120 M178 66 Q190 90 197 120", dim(hair, 0.5), 2.6
            ),
            0.7,
        )
        if one.style == "braids":
            body += "".join(
                shape(disc(x, 176 + k * 17, 10, 11), solid(hair, 0.3)) for x in (94, 206) for k in range(5)
            ) + "".join(shape(box(x - 8, 258, 16, 6), GOLD) for x in (94, 206))
    elif one.style == "bob":
        body += shine(
            "M84 150 C76 76 108 46 150 46 C192 46 224 76 216 150 L200 132 C196 108 188 100 150"
            " 100 C112 100 104 108 100 132Z",
            hair,
            0.25,
        )
        body += "".join(
            faint(line(f"M{x} 150 V240 ", lit(hair, 0.3), 2), 0.6) for x in (88, 98, 108, 192, 202, 212)
        ) + "".join(line(f"M{x} 222 h34", GOLD, 5) for x in (80, 186))
    return body


def _beard(one: Bust) -> str:
    hair = one.hair
    shapes = {
        "short": (
            "M101 150 C106 168 118 180 134 184 C144 178 156 178 166 184 C182 180 194 168 199 150"
            " C202 190 186 226 150 228 C114 226 98 190 101 150Z"
        ),
        "full": (
            "M100 148 C106 170 118 182 134 184 C144 178 156 178 166 184 C182 182 194 170 200 148"
            " C208 200 194 258 150 264 C106 258 92 200 100 148Z"
        ),
        "long": (
            "M100 148 C106 170 118 182 134 184 C144 178 156 178 166 184 C182 182 194 170 200 148"
            " C206 210 192 290 154 318 C112 290 94 210 100 148Z"
        ),
        "pointed": (
            "M104 160 C112 176 122 182 134 184 C144 178 156 178 166 184 C178 182 188 176 196 160"
            " C192 206 172 234 150 262 C128 234 108 206 104 160Z"
        ),
        "square": (
            "M100 146 C106 170 118 182 134 184 C144 178 156 178 166 184 C182 182 194 170 200 146"
            " L206 286 H94Z"
        ),
    }
    if one.beard == "pharaoh":
        return shape("M138 214 H162 L166 282 Q150 292 136 282Z", solid("#2a3a6a")) + line(
            "M140 230 h21 M139 244 h24 M138 258 h26 M138 270 h27", GOLD, 4
        )
    if one.beard not in shapes:
        return ""
    d = shapes[one.beard]
    body = shine(d, hair, 0.26)
    if one.beard == "square":
        body += "".join(
            shape(disc(104 + k * 15.2, 206 + r * 19, 9), solid(hair, 0.3))
            + line(f"M{100 + k * 15.2:.1f} {206 + r * 19} a4 4 0 1 1 4 5", dim(hair, 0.5), 1.8)
            for k in range(7)
            for r in range(5)
        )
    else:
        body += "".join(
            faint(
                line(
                    f"M{x} {202} q{(150 - x) * 0.1:.0f} 22 {(150 - x) * 0.26:.0f}"
                    f" { {'long': 84, 'full': 44}.get(one.beard, 18) }",
                    c,
                    3,
                ),
                0.55,
            )
            for x, c in (
                (112, lit(hair, 0.4)),
                (126, dim(hair, 0.4)),
                (138, lit(hair, 0.35)),
                (150, dim(hair, 0.4)),
                (164, lit(hair, 0.2)),
                (178, dim(hair, 0.4)),
                (190, dim(hair, 0.3)),
            )
        )
    return body + shine(
        "M128 190 C136 182 146 183 150 187 C154 183 164 182 172 190 C164 194 156 191 150 190"
        " C144 191 136 194 128 190Z",
        dim(hair, 0.1),
    )


def backdrop(colour: str, motif: str) -> str:
    """A wall in the leader's colour with rays behind the head and a motif above each shoulder."""
    ray = lit(colour, 0.2)
    body = shape(box(-5, -5, 310, 370), down(lit(colour, 0.24), (0.5, colour), dim(colour, 0.5)))
    for k in range(24):
        body += faint(
            moved(shape(poly(((-9, -120), (9, -120), (24, -300), (-24, -300))), ray), 150, 150, 1, 15 * k),
            0.26,
        )
    ring = (
        f'<g fill="none" stroke="{GOLD}"><circle cx="150" cy="150" r="128" stroke-width="4"'
        ' opacity="0.7"/><circle cx="150" cy="150" r="119" stroke-width="1.4"'
        ' opacity="0.6"/></g>'
    )
    marks = "".join(faint(moved(motif, x, 40, 0.9), 0.62) for x in (40, 260))
    return body + faint(shape(disc(150, 150, 118), lit(colour, 0.35)), 0.35, 16) + ring + marks
