"""What the leaders of wonders wear on their shoulders."""

from __future__ import annotations

from tools.art.wonders_bust import GOLD, Bust, shine
from tools.art.wonders_paint import (
    across,
    dim,
    disc,
    faint,
    line,
    lit,
    mix,
    moved,
    regular,
    shape,
    solid,
)


def dress(one: Bust) -> str:
    """Shoulders and chest in the leader's kind of dress."""
    torso = "M-4 372 C10 290 50 262 118 240 C130 262 170 262 182 240 C250 262 290 290 304 372Z"
    if one.kind == "bare":
        return shine(torso, one.skin, 0.25) + line(
            "M104 262 C120 276 140 280 150 282 C160 280 180 276 196 262", dim(one.skin, 0.35), 2.4
        )
    body = shine(torso, one.dress, 0.32)
    if one.kind == "toga":
        body += "".join(
            faint(
                line(
                    f"M{116 - k * 22} {244 + k * 7} C{110 - k * 14} {300} {150 - k * 12} {330}"
                    f" {190 - k * 10} 372",
                    dim(one.dress, 0.45),
                    4,
                ),
                0.6,
            )
            for k in range(5)
        )
        body += shine(
            "M182 240 C214 252 248 266 268 292 L176 372 H96 C150 340 176 290 182 240Z", lit(one.dress, 0.15)
        ) + line("M182 240 C176 290 150 340 96 372", one.trim, 9)
    elif one.kind == "cuirass":
        body += shine(
            "M62 372 C60 310 84 276 112 262 C130 284 170 284 188 262 C216 276 240 310 238 372Z", one.trim
        )
        body += faint(
            line(
                "M150 284 V372 M84 330 C110 350 136 346 150 336 C164 346 190 350 216 330",
                dim(one.trim, 0.6),
                4,
            ),
            0.7,
        )
        body += moved(shape(regular(8, 17, 0, 9), lit(one.trim, 0.5)), 150, 312)
        body += "".join(shape(disc(x, 276, 11), solid(lit(one.trim, 0.2))) for x in (92, 208)) + shine(
            "M-4 372 C8 296 40 268 92 254 C80 300 66 330 60 372Z", one.dress
        )
    elif one.kind == "collar":
        for k, colour in enumerate((GOLD, "#2f6fa8", GOLD, "#b3402e", GOLD)):
            s = 92 - k * 14
            body += shape(
                f"M{150 - s} {262 + k * 0} C{150 - s} {262 + s * 0.9} {150 + s} {262 + s * 0.9}"
                f" {150 + s} 262 L182 240 C170 262 130 262 118 240Z",
                across(lit(colour, 0.35), colour, dim(colour, 0.35)),
            )
    elif one.kind == "robe":
        body += (
            shine("M118 240 L150 372 H110 L86 254Z", one.trim)
            + shine("M182 240 L150 372 H190 L214 254Z", dim(one.trim, 0.2))
            + shape("M124 246 L150 330 L176 246 C166 262 134 262 124 246Z", lit(one.dress, 0.5))
        )
    elif one.kind == "peplos":
        body += "".join(
            faint(
                line(
                    f"M{x} {258 + abs(x - 150) * 0.1} C{x + 4} 300 {x - 4} 340 {x} 372",
                    dim(one.dress, 0.42),
                    4,
                ),
                0.6,
            )
            for x in (70, 100, 128, 172, 200, 230)
        )
        body += line("M118 242 C128 278 172 278 182 242", one.trim, 8) + "".join(
            shape(disc(x, 248, 9), solid(GOLD)) for x in (106, 194)
        )
    elif one.kind == "fur":
        body += "".join(
            shape(regular(9, 30, k * 13, 20), solid(mix(one.trim, "#2a1810", 0.1 * (k % 3))))
            if False
            else moved(shape(regular(9, 30, k * 13, 20), solid(one.trim)), 60 + k * 30, 262 + abs(k - 3) * 7)
            for k in range(7)
        )
    if one.woman and one.kind != "collar":
        body += "".join(
            shape(disc(150 + dx, 252 + 10 - dx * dx / 70, 5), solid(GOLD)) for dx in (-28, -17, -6, 6, 17, 28)
        )
    return body
