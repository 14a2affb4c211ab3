"""The heads of the wonders' leaders: one bust built from skin, hair, beard, headgear, dress; view 300 x 360."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.art.wonders_paint import across, box, dim, disc, down, faint, line, lit, mix, moved, poly, regular, shape, solid

GOLD = "#d9a840"
FACE = "M100 130 C98 90 122 70 150 70 C178 70 202 90 200 130 C200 160 196 178 184 196 C174 211 162 218 150 218 C138 218 126 211 116 196 C104 178 100 160 100 130Z"
SOFT = "M102 132 C100 92 124 72 150 72 C176 72 200 92 198 132 C197 160 190 178 178 194 C168 207 160 213 150 213 C140 213 132 207 122 194 C110 178 103 160 102 132Z"


@dataclass(frozen=True)
class Bust:
    """What makes one leader."""

    skin: str = "#cf9a6c"
    hair: str = "#3a2418"
    style: str = "short"
    beard: str = ""
    gear: str = ""
    dress: str = "#e9dcc0"
    trim: str = "#8a2a3a"
    kind: str = "toga"
    woman: bool = False
    old: bool = False
    ground: str = "#2c63ab"
    extra: str = ""
    turn: bool = False


def bust(one: Bust) -> str:
    """The whole portrait but its background."""
    body = _behind(one) + _neck(one) + _dress(one) + _head(one) + _beard(one) + _features(one) + _hair(one) + GEAR.get(one.gear, _none)(one)
    return (f'<g transform="translate(300 0) scale(-1 1)">{body}</g>' if one.turn else body) + one.extra


def _none(one: Bust) -> str:
    return ""


def _shine(d: str, colour: str, strength: float = 0.35) -> str:
    return shape(d, across(lit(colour, strength), (0.45, colour), dim(colour, strength + 0.1)))


def _behind(one: Bust) -> str:
    long = {
        "long": "M90 140 C84 70 110 50 150 50 C190 50 216 70 210 140 C214 200 222 240 226 270 H74 C78 240 86 200 90 140Z",
        "bob": "M82 132 C78 66 110 48 150 48 C190 48 222 66 218 132 L226 244 H180 L178 150 H122 L120 244 H74Z",
        "braids": "M92 130 C88 70 112 54 150 54 C188 54 212 70 208 130 L216 260 C206 268 196 264 194 250 L190 170 H110 L106 250 C104 264 94 268 84 260Z",
        "bun": "M96 128 C92 76 112 58 150 58 C188 58 208 76 204 128 L198 176 H102Z",
    }
    body = ""
    if one.style == "bun":
        body += shape(disc(188, 66, 26, 24), solid(one.hair))
    if one.style in long:
        body += _shine(long[one.style], one.hair, 0.25)
    if one.gear == "veil":
        body += _shine("M84 140 C76 60 108 40 150 40 C192 40 224 60 216 140 C220 210 250 250 264 300 H36 C50 250 80 210 84 140Z", one.trim)
    if one.gear == "nemes":
        body += _shine("M82 120 C84 60 112 48 150 48 C188 48 216 60 218 120 L242 236 L198 262 L192 170 H108 L102 262 L58 236Z", "#2f5fa0", 0.3)
        body += "".join(line(f"M{86 - k * 7} {134 + k * 24} L{108 - k * 1} {146 + k * 26} M{214 + k * 7} {134 + k * 24} L{192 + k * 1} {146 + k * 26}", GOLD, 8) for k in range(5))
    return body


def _neck(one: Bust) -> str:
    return shape("M124 186 V236 C112 252 188 252 176 236 V186Z", across(one.skin, dim(one.skin, 0.2), dim(one.skin, 0.45)))


def _dress(one: Bust) -> str:
    torso = "M-4 372 C10 290 50 262 118 240 C130 262 170 262 182 240 C250 262 290 290 304 372Z"
    if one.kind == "bare":
        return _shine(torso, one.skin, 0.25) + line("M104 262 C120 276 140 280 150 282 C160 280 180 276 196 262", dim(one.skin, 0.35), 2.4)
    body = _shine(torso, one.dress, 0.32)
    if one.kind == "toga":
        body += "".join(faint(line(f"M{116 - k * 22} {244 + k * 7} C{110 - k * 14} {300} {150 - k * 12} {330} {190 - k * 10} 372", dim(one.dress, 0.45), 4), 0.6) for k in range(5))
        body += _shine("M182 240 C214 252 248 266 268 292 L176 372 H96 C150 340 176 290 182 240Z", lit(one.dress, 0.15)) + line("M182 240 C176 290 150 340 96 372", one.trim, 9)
    elif one.kind == "cuirass":
        body += _shine("M62 372 C60 310 84 276 112 262 C130 284 170 284 188 262 C216 276 240 310 238 372Z", one.trim)
        body += faint(line("M150 284 V372 M84 330 C110 350 136 346 150 336 C164 346 190 350 216 330", dim(one.trim, 0.6), 4), 0.7)
        body += moved(shape(regular(8, 17, 0, 9), lit(one.trim, 0.5)), 150, 312)
        body += "".join(shape(disc(x, 276, 11), solid(lit(one.trim, 0.2))) for x in (92, 208)) + _shine("M-4 372 C8 296 40 268 92 254 C80 300 66 330 60 372Z", one.dress)
    elif one.kind == "collar":
        for k, colour in enumerate((GOLD, "#2f6fa8", GOLD, "#b3402e", GOLD)):
            s = 92 - k * 14
            body += shape(f"M{150 - s} {262 + k * 0} C{150 - s} {262 + s * 0.9} {150 + s} {262 + s * 0.9} {150 + s} 262 L182 240 C170 262 130 262 118 240Z", across(lit(colour, 0.35), colour, dim(colour, 0.35)))
    elif one.kind == "robe":
        body += _shine("M118 240 L150 372 H110 L86 254Z", one.trim) + _shine("M182 240 L150 372 H190 L214 254Z", dim(one.trim, 0.2)) + shape("M124 246 L150 330 L176 246 C166 262 134 262 124 246Z", lit(one.dress, 0.5))
    elif one.kind == "peplos":
        body += "".join(faint(line(f"M{x} {258 + abs(x - 150) * 0.1} C{x + 4} 300 {x - 4} 340 {x} 372", dim(one.dress, 0.42), 4), 0.6) for x in (70, 100, 128, 172, 200, 230))
        body += line("M118 242 C128 278 172 278 182 242", one.trim, 8) + "".join(shape(disc(x, 248, 9), solid(GOLD)) for x in (106, 194))
    elif one.kind == "fur":
        body += "".join(shape(regular(9, 30, k * 13, 20), solid(mix(one.trim, "#2a1810", 0.1 * (k % 3)))) if False else moved(shape(regular(9, 30, k * 13, 20), solid(one.trim)), 60 + k * 30, 262 + abs(k - 3) * 7) for k in range(7))
    if one.woman and one.kind != "collar":
        body += "".join(shape(disc(150 + dx, 252 + 10 - dx * dx / 70, 5), solid(GOLD)) for dx in (-28, -17, -6, 6, 17, 28))
    return body


def _head(one: Bust) -> str:
    d = SOFT if one.woman else FACE
    ears = "".join(shape(disc(x, 144, 10, 17), one.skin if x < 150 else dim(one.skin, 0.3)) for x in (99, 201))
    body = ears + faint(shape("M118 200 C134 224 166 224 182 200 L178 236 C166 244 134 244 122 236Z", dim(one.skin, 0.6)), 0.5)
    body += shape(d, across(lit(one.skin, 0.32), (0.42, one.skin), (0.75, dim(one.skin, 0.16)), dim(one.skin, 0.4)))
    body += faint(shape("M172 92 C206 112 200 168 182 198 C172 210 160 216 150 217 C176 190 182 140 172 92Z", dim(one.skin, 0.5)), 0.4)
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
        body += shape(f"M{x - 13} 140 C{x - 6} 130 {x + 6} 130 {x + 13} 140 C{x + 6} 146 {x - 6} 146 {x - 13} 140Z", "#f6ecd8")
        body += shape(disc(x + 1, 138.5, 6, 6.4), "#4a2e1a") + shape(disc(x + 1, 138.5, 3), "#120a08") + shape(disc(x - 1, 136, 1.7), "#ffffff")
        body += line(f"M{x - 14} 140 C{x - 7} 129 {x + 7} 129 {x + 14} 140", ink, 3.6 if one.woman or one.kind == "collar" else 2.8)
        if one.kind == "collar" or one.woman:
            body += line(f"M{x + side * 13} 139 l{side * 9} {-3 if one.woman else 1}", ink, 3)
        body += line(f"M{x - side * -15} {122 if one.woman else 124} Q{x} {113 if one.woman else 116} {x - side * 13} {121 if one.woman else 125}", brow, 4 if one.woman else 6.4)
        if one.old:
            body += faint(line(f"M{x - 11} 151 q11 6 22 0 M{x + side * 17} 136 l{side * 6} -4 M{x + side * 17} 142 l{side * 7} 2", dim(one.skin, 0.5), 1.8), 0.8)
    if one.old:
        body += faint(line("M126 98 q24 -8 48 0 M130 107 q20 -6 40 0 M124 176 q-6 8 -4 16 M176 176 q6 8 4 16", dim(one.skin, 0.5), 2), 0.7)
    body += faint(shape("M150 128 C158 146 164 164 164 172 C160 182 152 182 150 180Z", dim(one.skin, 0.55)), 0.55)
    body += line("M150 128 C148 146 143 158 139 169 C138 178 146 178 150 181 C155 179 163 178 162 169", dim(one.skin, 0.55), 2.6) + faint(line("M147 134 C146 148 142 160 143 168", "#fff3d8", 3.4), 0.5)
    lips = "#b2443c" if one.woman else mix(one.skin, "#8a3028", 0.5)
    body += shape("M134 194 C142 189 147 190 150 192 C153 190 158 189 166 194 C158 203 142 203 134 194Z", lips) + line("M134 194 C144 196 156 196 166 194", dim(lips, 0.55), 2)
    return body


def _hair(one: Bust) -> str:
    hair, body = one.hair, ""
    if one.style in ("short", "curls", "fringe"):
        cap = "M96 140 C84 78 112 48 152 50 C196 50 216 84 204 140 C200 122 196 108 186 98 C164 106 134 106 114 98 C104 110 100 122 96 140Z"
        body += _shine(cap, hair, 0.28)
        if one.style == "curls":
            spots = ((100, 112), (104, 92), (116, 76), (134, 66), (152, 62), (170, 66), (186, 78), (198, 94), (201, 114), (118, 96), (138, 88), (160, 88), (182, 98))
            body += "".join(shape(disc(x, y, 12), solid(hair, 0.28)) + line(f"M{x - 5} {y} a5 5 0 1 1 5 6", dim(hair, 0.45), 2) for x, y in spots)
        elif one.style == "fringe":
            body += "".join(_shine(f"M{x} 84 q10 10 6 32 q-12 -6 -16 -26Z", hair, 0.24) for x in (116, 131, 146, 161, 176, 190))
        else:
            body += "".join(faint(line(f"M{x} 58 q{(x - 150) * 0.2:.0f} 20 {(x - 150) * 0.3:.0f} 40", lit(hair, 0.3), 2.4), 0.6) for x in (118, 134, 150, 166, 182))
    elif one.style == "bald":
        body += "".join(_shine(f"M{x} 116 q{s * -12} 18 {s * -2} 46 q{s * 10} -10 {s * 8} -30Z", hair) for x, s in ((98, 1), (202, -1))) + faint(shape(disc(134, 90, 18, 10), "#fff3d8"), 0.4, 4)
    elif one.style in ("long", "braids", "bun"):
        body += _shine("M98 150 C88 84 112 52 150 52 C188 52 212 84 202 150 C200 120 186 100 152 86 C118 98 102 120 98 150Z", hair, 0.28) + faint(line("M150 54 Q150 72 151 86 M124 66 Q110 90 104 120 M178 66 Q190 90 197 120", dim(hair, 0.5), 2.6), 0.7)
        if one.style == "braids":
            body += "".join(shape(disc(x, 176 + k * 17, 10, 11), solid(hair, 0.3)) for x in (94, 206) for k in range(5)) + "".join(shape(box(x - 8, 258, 16, 6), GOLD) for x in (94, 206))
    elif one.style == "bob":
        body += _shine("M84 150 C76 76 108 46 150 46 C192 46 224 76 216 150 L200 132 C196 108 188 100 150 100 C112 100 104 108 100 132Z", hair, 0.25)
        body += "".join(faint(line(f"M{x} 150 V240 ", lit(hair, 0.3), 2), 0.6) for x in (88, 98, 108, 192, 202, 212)) + "".join(line(f"M{x} 222 h34", GOLD, 5) for x in (80, 186))
    return body


def _beard(one: Bust) -> str:
    hair = one.hair
    shapes = {
        "short": "M101 150 C106 168 118 180 134 184 C144 178 156 178 166 184 C182 180 194 168 199 150 C202 190 186 226 150 228 C114 226 98 190 101 150Z",
        "full": "M100 148 C106 170 118 182 134 184 C144 178 156 178 166 184 C182 182 194 170 200 148 C208 200 194 258 150 264 C106 258 92 200 100 148Z",
        "long": "M100 148 C106 170 118 182 134 184 C144 178 156 178 166 184 C182 182 194 170 200 148 C206 210 192 290 154 318 C112 290 94 210 100 148Z",
        "pointed": "M104 160 C112 176 122 182 134 184 C144 178 156 178 166 184 C178 182 188 176 196 160 C192 206 172 234 150 262 C128 234 108 206 104 160Z",
        "square": "M100 146 C106 170 118 182 134 184 C144 178 156 178 166 184 C182 182 194 170 200 146 L206 286 H94Z",
    }
    if one.beard == "pharaoh":
        return shape("M138 214 H162 L166 282 Q150 292 136 282Z", solid("#2a3a6a")) + line("M140 230 h21 M139 244 h24 M138 258 h26 M138 270 h27", GOLD, 4)
    if one.beard not in shapes:
        return ""
    d = shapes[one.beard]
    body = _shine(d, hair, 0.26)
    if one.beard == "square":
        body += "".join(shape(disc(104 + k * 15.2, 206 + r * 19, 9), solid(hair, 0.3)) + line(f"M{100 + k * 15.2:.1f} {206 + r * 19} a4 4 0 1 1 4 5", dim(hair, 0.5), 1.8) for k in range(7) for r in range(5))
    else:
        body += "".join(faint(line(f"M{x} {202} q{(150 - x) * 0.1:.0f} 22 {(150 - x) * 0.26:.0f} {44 if one.beard != 'long' else 84}", c, 3), 0.55) for x, c in ((112, lit(hair, 0.4)), (126, dim(hair, 0.4)), (138, lit(hair, 0.35)), (150, dim(hair, 0.4)), (164, lit(hair, 0.2)), (178, dim(hair, 0.4)), (190, dim(hair, 0.3))))
    return body + _shine("M128 190 C136 182 146 183 150 187 C154 183 164 182 172 190 C164 194 156 191 150 190 C144 191 136 194 128 190Z", dim(hair, 0.1))


def _laurel(one: Bust) -> str:
    leaf = "M0 0 C6 -8 8 -18 2 -28 C-8 -20 -8 -8 0 0Z"
    spots = ((98, 122, -34), (102, 106, -22), (110, 92, -6), (122, 82, 10), (136, 75, 24), (202, 122, 34), (198, 106, 22), (190, 92, 6), (178, 82, -10), (164, 75, -24))
    return "".join(moved(shape(leaf, solid("#7a9a3e" if k % 2 else "#5f8434", 0.3)), x, y, 1, t) for k, (x, y, t) in enumerate(spots)) + shape(disc(150, 72, 6), solid(GOLD))


def _gold_laurel(one: Bust) -> str:
    return _laurel(one).replace(solid("#7a9a3e", 0.3).partition("|")[2], "#e6bd58").replace(solid("#5f8434", 0.3).partition("|")[2], "#c9952e")


def _diadem(one: Bust) -> str:
    return line("M98 112 C118 92 182 92 202 112", "#f6ecd0", 9) + line("M98 112 C118 92 182 92 202 112", GOLD, 2.4)


def _crown(one: Bust) -> str:
    points = "M96 106 L88 46 L114 76 L130 36 L150 72 L170 36 L186 76 L212 46 L204 106 C176 92 124 92 96 106Z"
    return _shine(points, GOLD, 0.45) + "".join(shape(disc(x, y, 6), solid("#b3322a")) for x, y in ((88, 44), (130, 34), (170, 34), (212, 44))) + line("M100 98 C126 86 174 86 200 98", "#fff0b4", 3) + "".join(shape(disc(x, y, 5), solid(c)) for x, y, c in ((122, 88, "#2c63ab"), (150, 84, "#b3322a"), (178, 88, "#2c63ab")))


def _tiara(one: Bust) -> str:
    """A high Mesopotamian crown."""
    d = "M96 110 L104 22 C120 12 180 12 196 22 L204 110 C176 94 124 94 96 110Z"
    return _shine(d, one.trim, 0.35) + line("M97 102 C124 88 176 88 203 102 M101 62 C124 52 176 52 199 62", GOLD, 7) + "".join(moved(shape(regular(8, 11, 0, 5), solid(GOLD)), x, y) for x, y in ((122, 76), (150, 70), (178, 76))) + shape("M142 16 h16 v-14 h-16Z", GOLD)


def _cidaris(one: Bust) -> str:
    """A Persian fluted crown."""
    flutes = "".join(_shine(f"M{98 + k * 15} {104 - (3 - abs(k - 3)) * 4} v-64 q7.5 -14 15 0 v64Z", GOLD, 0.4) for k in range(7))
    return flutes + line("M96 110 C120 92 180 92 204 110", one.trim, 12) + line("M96 110 C120 92 180 92 204 110", GOLD, 3)


def _nemes(one: Bust) -> str:
    d = "M94 126 C88 72 112 50 150 50 C188 50 212 72 206 126 C184 96 116 96 94 126Z"
    stripes = "".join(line(f"M{x} {y} Q{150 + (x - 150) * 1.1:.0f} 80 {150 + (x - 150) * 1.3:.0f} 108", "#2f5fa0", 7) for x, y in ((120, 60), (138, 54), (162, 54), (180, 60)))
    cobra = shape("M142 94 C138 74 144 60 150 60 C156 60 162 74 158 94Z", solid(GOLD)) + shape(disc(150, 66, 3), "#b3322a")
    return _shine(d, GOLD, 0.4) + stripes + line("M94 126 C116 96 184 96 206 126", GOLD, 9) + cobra


def _blue_crown(one: Bust) -> str:
    """Nefertiti's tall flat-topped crown."""
    return _shine("M98 118 C92 90 84 50 76 20 C110 4 190 4 224 20 C216 50 208 90 202 118 C176 96 124 96 98 118Z", "#2f5fa0", 0.4) + line("M88 72 C118 60 182 60 212 72", GOLD, 13) + line("M94 74 l10 -5 M116 68 l10 -3 M140 64 h12 M168 65 l10 3 M190 70 l10 5", "#b3402e", 7) + line("M98 116 C124 96 176 96 202 116", GOLD, 8) + shape("M144 92 C141 74 146 62 150 62 C154 62 159 74 156 92Z", solid(GOLD))


def _double_crown(one: Bust) -> str:
    return _shine("M122 100 C108 50 128 4 150 -2 C172 4 190 50 178 100Z", "#f4ead2", 0.4) + _shine("M92 116 L100 52 C120 84 180 84 190 22 L206 18 L208 116 C180 94 120 94 92 116Z", "#b3322a", 0.35) + line("M92 116 C120 94 180 94 208 116", GOLD, 7) + shape("M144 96 C141 78 146 66 150 66 C154 66 159 78 156 96Z", solid(GOLD))


def _corinthian(one: Bust) -> str:
    bowl = "M92 200 C84 110 96 46 150 46 C204 46 216 110 208 200 L190 214 C182 190 180 168 184 152 C176 140 160 138 156 150 L154 176 H146 L144 150 C140 138 124 140 116 152 C120 168 118 190 110 214Z"
    crest = "M70 132 C60 30 130 -4 196 10 C236 22 246 70 240 150 C226 96 200 52 150 48 C112 50 90 80 84 130Z"
    return _shine(crest, one.trim, 0.35) + "".join(faint(line(f"M{x} {y} l{dx} {dy}", dim(one.trim, 0.5), 3), 0.6) for x, y, dx, dy in ((90, 90, -12, -26), (108, 68, -8, -28), (132, 54, -2, -30), (160, 52, 6, -28), (188, 62, 14, -24), (212, 88, 18, -14))) + _shine(bowl, "#c9a054", 0.45) + line("M116 152 C124 138 140 138 144 150 L146 176 H154 L156 150 C160 138 176 140 184 152", "#7a5216", 4) + faint(line("M112 76 C104 96 100 130 102 170", "#fff3c8", 7), 0.6)


def _attic(one: Bust) -> str:
    """An open helmet with a crest and raised brow plate."""
    crest = "M84 84 C70 10 150 -14 210 22 C236 44 240 100 228 150 C214 96 190 60 150 54 C120 54 102 64 90 92Z"
    cap = "M94 124 C86 70 112 50 150 50 C188 50 214 70 206 124 C190 96 110 96 94 124Z"
    cheeks = "M94 122 C92 160 98 186 110 198 L116 150 C108 140 104 130 106 116Z M206 122 C208 160 202 186 190 198 L184 150 C192 140 196 130 194 116Z"
    return _shine(crest, one.trim, 0.35) + _shine(cheeks, "#b58c46", 0.35) + _shine(cap, "#d2aa58", 0.45) + line("M94 122 C112 96 188 96 206 122", "#7a5216", 6) + line("M94 120 C112 93 188 93 206 120", "#fff0b4", 2) + moved(shape(regular(6, 10, 0, 5), "#fff0b4"), 150, 82)


def _cap(one: Bust) -> str:
    """A Phrygian cap."""
    return _shine("M94 122 C84 60 120 20 172 22 C206 24 214 52 190 62 C206 76 210 100 206 122 C184 98 116 98 94 122Z", one.trim, 0.35) + line("M94 120 C116 98 184 98 206 120", GOLD, 8)


def _peak(one: Bust) -> str:
    """A Scythian pointed cap with gold plaques."""
    return _shine("M92 140 C86 84 120 50 152 -6 C168 50 214 84 208 140 L212 196 L192 200 L196 136 C180 102 120 102 104 136 L108 200 L88 196Z", one.trim, 0.32) + "".join(moved(shape(regular(4, 9, 0, 4.6), solid(GOLD)), x, y) for x, y in ((126, 88), (150, 78), (174, 88), (150, 46), (140, 62), (162, 62))) + line("M104 134 C120 102 180 102 196 134", GOLD, 6)


def _turban(one: Bust) -> str:
    return _shine("M90 118 C78 62 116 34 152 36 C196 36 222 66 210 118 C186 92 114 92 90 118Z", one.trim, 0.35) + "".join(faint(line(f"M{94 + k * 8} {104 - k * 13} C{130} {70 - k * 11} {176} {78 - k * 9} {207 - k * 6} {106 - k * 14}", dim(one.trim, 0.5), 3), 0.7) for k in range(4)) + shape(disc(150, 84, 9, 11), solid("#b3322a")) + line("M150 74 Q146 50 156 30", "#f3e4bd", 5)


def _beret(one: Bust) -> str:
    return _shine("M84 116 C70 76 108 44 158 48 C214 50 238 84 216 112 C190 94 116 96 84 116Z", one.trim, 0.32) + line("M90 114 C118 96 188 94 212 110", dim(one.trim, 0.5), 5)


def _veil(one: Bust) -> str:
    return _shine("M86 160 C76 66 110 40 150 40 C190 40 224 66 214 160 C208 114 188 84 150 80 C112 84 92 114 86 160Z", one.trim, 0.35) + line("M100 112 C120 86 180 86 200 112", GOLD, 7) + shape(disc(150, 92, 6), solid("#2c8a6a"))


def _skull_cap(one: Bust) -> str:
    return _shine("M96 120 C90 70 114 52 150 52 C186 52 210 70 204 120 C184 98 116 98 96 120Z", one.trim, 0.32) + line("M96 118 C118 98 182 98 204 118", GOLD, 5)


GEAR: dict[str, Callable[[Bust], str]] = {
    "laurel": _laurel, "gold_laurel": _gold_laurel, "diadem": _diadem, "crown": _crown, "tiara": _tiara, "cidaris": _cidaris,
    "nemes": _nemes, "blue_crown": _blue_crown, "double_crown": _double_crown, "corinthian": _corinthian,
    "attic": _attic, "cap": _cap, "peak": _peak, "turban": _turban, "beret": _beret, "veil": _veil,
    "skull_cap": _skull_cap,
}  # fmt: skip


def backdrop(colour: str, motif: str) -> str:
    """A wall in the leader's colour with rays behind the head, a motif above the shoulders and a marble ledge."""
    ray = lit(colour, 0.2)
    body = shape(box(-5, -5, 310, 370), down(lit(colour, 0.24), (0.5, colour), dim(colour, 0.5)))
    for k in range(24):
        body += faint(moved(shape(poly(((-9, -120), (9, -120), (24, -300), (-24, -300))), ray), 150, 150, 1, 15 * k), 0.26)
    ring = f'<g fill="none" stroke="{GOLD}"><circle cx="150" cy="150" r="128" stroke-width="4" opacity="0.7"/><circle cx="150" cy="150" r="119" stroke-width="1.4" opacity="0.6"/></g>'
    marks = "".join(faint(moved(motif, x, 40, 0.9), 0.62) for x in (40, 260))
    return body + faint(shape(disc(150, 150, 118), lit(colour, 0.35)), 0.35, 16) + ring + marks
