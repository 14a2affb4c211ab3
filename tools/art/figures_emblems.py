"""The duel's card back (a heraldic rose in brass on walnut) and its small brass icons."""

from __future__ import annotations

import math

from tools.art.figures_paint import DARK, FILTERS, LIGHT, OUTLINE, limb, mix, oval, placed

BRASS, BRIGHT, WALNUT, ROSE = "#b98f3e", "#f0d48a", "#3b2618", "#9c2438"
STAR = "M0 -11 L3.2 -3.6 L11 -3 L5 2.2 L6.8 10 L0 5.8 L-6.8 10 L-5 2.2 L-11 -3 L-3.2 -3.6 Z"


def card_back() -> str:
    """The 200 x 280 back that all duel cards share."""
    grain = "".join(
        f'<path d="M{x} -10 Q{x + 7 * math.sin(x):.1f} 90 {x + 5 * math.cos(x * 1.7):.1f} 150 T{x + 3} '
        f'290" fill="none" '
        f'stroke="{mix(WALNUT, LIGHT if x % 3 else DARK, 0.16)}" stroke-width="{1 + x % 4 * 0.6:.1f}" '
        f'opacity=".6"/>'
        for x in range(-6, 210, 5)
    )
    lattice = "".join(
        f'<path d="M{100 + 24 * (i - j)} {140 + 24 * (i + j) - 8} l6 8 l-6 8 l-6 -8 Z" fill="{BRASS}" '
        f'opacity=".42"/>'
        for i in range(-6, 7)
        for j in range(-6, 7)
        if abs(24 * (i - j)) + abs(24 * (i + j)) > 24 and abs(24 * (i - j)) < 76 and abs(24 * (i + j)) < 112
    )
    corners = "".join(
        f'<g transform="translate({x} {y}) scale({sx} {sy})"><path d="M0 0 L34 0 Q26 8 22 22 Q8 26 0 '
        f'34 Z" fill="url(#brass)" '
        f'stroke="{OUTLINE}" stroke-width="1.6"/><circle cx="11" cy="11" r="3" fill="{WALNUT}" '
        f'stroke="{BRIGHT}" stroke-width="1"/></g>'
        for x, y, sx, sy in ((9, 9, 1, 1), (191, 9, -1, 1), (9, 271, 1, -1), (191, 271, -1, -1))
    )
    frame = "".join(
        f'<rect x="{g}" y="{g}" width="{200 - 2 * g}" height="{280 - 2 * g}" rx="{max(12 - g / 2, 4)}" '
        f'fill="none" stroke="{c}" stroke-width="{w}"/>'
        for g, c, w in ((8, OUTLINE, 7), (8, "url(#brass)", 4.4), (17, BRASS, 1.3))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280"><defs>{FILTERS}'
        f'<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#6a452b"/>'
        f'<stop offset=".5" stop-color="#452c1b"/>'
        f'<stop offset="1" stop-color="#27180f"/></linearGradient><linearGradient id="brass" x1="0" '
        f'y1="0" x2="1" y2="1">'
        f'<stop offset="0" stop-color="#fbe7ae"/><stop offset=".45" stop-color="{BRASS}"/><stop '
        f'offset="1" stop-color="#6d4c16"/></linearGradient></defs>'
        f'<rect width="200" height="280" fill="url(#wood)"/>{grain}{lattice}{frame}{corners}'
        f"{rose(100, 140, 1.0)}{rose(100, 46, 0.26)}{rose(100, 234, 0.26)}</svg>\n"
    )


def rose(cx: float, cy: float, size: float) -> str:
    """A heraldic rose in a brass ring: five outer and five inner petals, leaves between, seeded gold."""
    out = [
        f'<g transform="translate({cx} {cy}) scale({size})">',
        f'<circle r="66" fill="{OUTLINE}" opacity=".5" cx="3" cy="4" filter="url(#soft)"/><circle '
        f'r="65" fill="#2a1a10"/>'
        f'<circle r="62" fill="none" stroke="url(#brass)" stroke-width="5"/><circle r="56" fill="none" '
        f'stroke="{BRASS}" stroke-width="1.2"/>',
    ]
    out += [
        f'<g transform="rotate({72 * k + 36})"><path d="M0 -56 Q10 -44 7 -30 L-7 -30 Q-10 -44 0 -56 Z" '
        f'fill="#4f7a46" stroke="{OUTLINE}" stroke-width="2"/>'
        f'<path d="M0 -52 V-32" stroke="#a9cf8a" stroke-width="1.6"/></g>'
        for k in range(5)
    ]
    for ring, (r, tone, start) in enumerate(((1.0, ROSE, 0), (0.58, "#c8475a", 36))):
        petal = "M0 -4 Q-30 -16 -26 -36 Q-20 -50 0 -42 Q20 -50 26 -36 Q30 -16 0 -4 Z"
        for k in range(5):
            d = placed(petal, 0, 0, 72 * k + start, r)
            lit = placed("M-18 -34 Q-14 -42 0 -37", 0, 0, 72 * k + start, r)
            paint = mix(tone, LIGHT, 0.16) if k in (0, 4) else mix(tone, DARK, 0.1 * (k in (1, 2)))
            out.append(
                f'<path d="{d}" fill="{paint}" stroke="{OUTLINE}" '
                f'stroke-width="{2.4 - ring * 0.4}" stroke-linejoin="round"/>'
                f'<path d="{lit}" fill="none" stroke="#ffc9c0" stroke-width="2.2" opacity=".7" '
                f'stroke-linecap="round"/>'
            )
    out.append(
        f'<circle r="9.5" fill="url(#brass)" stroke="{OUTLINE}" stroke-width="2"/>'
        + "".join(
            f'<circle cx="{5 * math.cos(k):.1f}" cy="{5 * math.sin(k):.1f}" r="1.3" fill="#6d4c16"/>'
            for k in range(6)
        )
        + "</g>"
    )
    return "".join(out)


def icon(name: str) -> str:
    """One 32 x 32 icon: brass strokes over an ink edge, readable on paper, wood and felt."""
    filled, open_lines = ICONS[name]
    ink = f'fill="none" stroke="{OUTLINE}" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"'
    body = "".join(f'<path d="{d}" {ink}/>' for d in (*filled, *open_lines))
    body += "".join(
        f'<path d="{d}" fill="url(#b)" stroke="{BRIGHT}" stroke-width=".8" stroke-linejoin="round"/>'
        for d in filled
    )
    body += "".join(
        f'<path d="{d}" fill="none" stroke="url(#b)" stroke-width="2.6" stroke-linejoin="round" '
        f'stroke-linecap="round"/>'
        for d in open_lines
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><defs><linearGradient id="b" '
        f'gradientUnits="userSpaceOnUse" x1="4" y1="3" x2="27" y2="29">'
        f'<stop offset="0" stop-color="#fff0bd"/><stop offset=".45" stop-color="#dcb257"/><stop '
        f'offset="1" stop-color="#96691f"/></linearGradient></defs>{body}</svg>\n'
    )


def hexagon(cx: float, cy: float, r: float) -> str:
    """A flat-topped hexagon."""
    return (
        "M"
        + " L".join(
            f"{cx + r * math.cos(math.radians(60 * k)):.2f} {cy + r * math.sin(math.radians(60 * k)):.2f}"
            for k in range(6)
        )
        + " Z"
    )


ICONS: dict[str, tuple[list[str], list[str]]] = {
    "active": (["M18 3 L7 18 L14.5 18 L12 29 L25 12.5 L17 12.5 Z"], []),
    "passive": (
        [],
        ["M16 4 Q21 8 27 8 Q28 22 16 28.5 Q4 22 5 8 Q11 8 16 4 Z", "M11 15.5 L15 19.5 L21.5 12.5"],
    ),
    "special": ([placed(STAR, 16, 16.5, 0, 1.2)], []),
    "leader": (["M5 25 L3.5 9.5 L10.5 15 L16 4.5 L21.5 15 L28.5 9.5 L27 25 Z"], ["M6 28.6 L26 28.6"]),
    "step": (
        [],
        [hexagon(10, 21, 7), hexagon(22.5, 13.8, 7), "M10 21 L21 14.6", "M17 13.4 L21.6 14.2 L19.6 18.4"],
    ),
    "captured": (
        [oval(16, 16, 4)],
        [oval(16, 16, 11), "M16 2.5 L16 9 M16 23 L16 29.5 M2.5 16 L9 16 M23 16 L29.5 16"],
    ),
    "surround": (
        [
            oval(16, 16, 4.4),
            *[
                oval(
                    16 + 11 * math.cos(math.radians(60 * k + 30)),
                    16 + 11 * math.sin(math.radians(60 * k + 30)),
                    2.9,
                )
                for k in range(6)
            ],
        ],
        [],
    ),
    "weight": (["M9 12 L23 12 L27 28 L5 28 Z"], [limb([(16, 7.5, 3.4), (16, 7.6, 3.4)], 2)]),
}
