"""Emblems of the twelve nations: shields of our own with one charge each, no flags. Drawn in 96 x 112."""

from __future__ import annotations

import math

from tools.art.render import render

WIDTH, HEIGHT = 96, 112
SHIELD = "M8 8 H88 V52 C88 80 70 97 48 106 C26 97 8 80 8 52 Z"
INK, GOLD, GOLD_LIGHT, PAPER = "#22180f", "#d9ad4e", "#f6e0a0", "#f1e6cc"
RED, BLUE, GREEN, NAVY, STEEL, SKY = "#a32a31", "#2c5c96", "#2f7a55", "#1d2f52", "#7d8894", "#4f8fb5"


def write_all() -> None:
    """Write every nation's emblem."""
    for name, (field, charge) in EMBLEMS.items():
        render(f"world/desk/nation_{name}", _emblem(field, charge), WIDTH, HEIGHT)


def _emblem(field: str, charge: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 '
        f'{WIDTH} {HEIGHT}">'
        f'<defs><clipPath id="s"><path d="{SHIELD}"/></clipPath>'
        '<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbe7ae"/>'
        '<stop offset=".5" stop-color="#b98f3e"/><stop offset="1" stop-color="#6d4c16"/></linearGradient>'
        '<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" '
        'stop-opacity=".34"/>'
        '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" '
        'stop-color="#140a04" stop-opacity=".42"/>'
        "</linearGradient></defs>"
        f'<path d="{SHIELD}" fill="#000" opacity=".32" transform="translate(2.4 3)"/>'
        f'<g clip-path="url(#s)">{field}'
        f'<g stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">{charge}</g>'
        f'<path d="{SHIELD}" fill="url(#light)"/></g>'
        f'<path d="{SHIELD}" fill="none" stroke="{INK}" stroke-width="7"/>'
        f'<path d="{SHIELD}" fill="none" stroke="url(#rim)" stroke-width="4.6"/></svg>\n'
    )


def _plain(colour: str) -> str:
    return f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{colour}"/>'


def _stripes(one: str, two: str, count: int) -> str:
    wide = 80 / count
    rows = "".join(
        f'<rect x="{8 + wide * k:.2f}" width="{wide:.2f}" height="{HEIGHT}" fill="{two}"/>'
        for k in range(1, count, 2)
    )
    return _plain(one) + rows


def _bend(one: str, two: str) -> str:
    return _plain(one) + f'<path d="M0 0 H96 L0 112 Z" fill="{two}"/>'


def _chief(one: str, two: str, high: float = 40) -> str:
    return _plain(one) + f'<rect width="{WIDTH}" height="{high}" fill="{two}"/>'


def _rays(one: str, two: str, cx: float, cy: float, count: int) -> str:
    wedges = ""
    for k in range(count):
        a, b = (2 * math.pi * (k + part) / count for part in (0.0, 0.5))
        wedges += (
            f'<path d="M{cx} {cy} L{cx + 140 * math.sin(a):.1f} {cy - 140 * math.cos(a):.1f} '
            f'L{cx + 140 * math.sin(b):.1f} {cy - 140 * math.cos(b):.1f} Z" fill="{two}"/>'
        )
    return _plain(one) + wedges


def star(cx: float, cy: float, r: float, colour: str, points: int = 5, inner: float = 0.42) -> str:
    """A star with its first point up."""
    row = []
    for k in range(points * 2):
        radius = r if k % 2 == 0 else r * inner
        turn = math.pi * k / points
        row.append(f"{cx + radius * math.sin(turn):.2f} {cy - radius * math.cos(turn):.2f}")
    return f'<path d="M{" L".join(row)} Z" fill="{colour}"/>'


def gear(cx: float, cy: float, r: float, colour: str, teeth: int = 10) -> str:
    """A cog wheel with a hole."""
    row = []
    for k in range(teeth):
        for part, radius in ((-0.3, 0.78), (-0.19, 1.0), (0.19, 1.0), (0.3, 0.78)):
            turn = 2 * math.pi * (k + part) / teeth
            row.append(f"{cx + radius * r * math.sin(turn):.2f} {cy - radius * r * math.cos(turn):.2f}")
    hole = (
        f"M{cx - r * 0.36:.2f} {cy} a{r * 0.36:.2f} {r * 0.36:.2f} 0 1 0 {r * 0.72:.2f} 0 "
        f"a{r * 0.36:.2f} {r * 0.36:.2f} 0 1 0 {-r * 0.72:.2f} 0 Z"
    )
    return f'<path fill-rule="evenodd" d="M{" L".join(row)} Z {hole}" fill="{colour}"/>'


def _eagle() -> str:
    wing = (
        "M46 52 C36 38 26 34 14 34 C20 38 20 41 18 43 C24 44 24 47 22 50 C28 50 29 53 27 57 C33 "
        "56 35 58 35 62 C39 60 43 60 47 62 Z"
    )
    other = wing_mirror(wing)
    return (
        f'<path d="{wing}" fill="{GOLD}"/><path d="{other}" fill="{GOLD}"/>'
        f'<path d="M48 40 C54 40 57 44 56 50 C58 60 54 70 48 78 C42 70 38 60 40 50 C39 46 39 42 42 '
        f'40 Z" fill="{GOLD_LIGHT}"/>'
        f'<path d="M42 41 L36 44 L42 46 Z" fill="{INK}"/><path d="M41 76 L44 90 L48 82 L52 90 L55 '
        f'76 Z" fill="{GOLD}"/>'
        f'<circle cx="45.4" cy="43" r="1.2" fill="{INK}" stroke="none"/>'
    )


def wing_mirror(d: str) -> str:
    """The path mirrored at the middle of the shield."""
    out, is_x = [], True
    for word in d.split():
        letter = word[0] if word[0].isalpha() else ""
        number = word[len(letter) :]
        if not number:
            out.append(word)
            continue
        out.append(letter + (f"{96 - float(number):g}" if is_x else number))
        is_x = not is_x
    return " ".join(out)


def _lily() -> str:
    side = "M45 60 C36 60 26 54 25 43 C25 34 33 30 38 35 C33 36 34 44 41 50 L45 54 Z"
    return (
        f'<path d="M48 22 C56 32 57 44 53 58 H43 C39 44 40 32 48 22 Z" fill="{GOLD_LIGHT}"/>'
        f'<path d="{side}" fill="{GOLD}"/><path d="{wing_mirror(side)}" fill="{GOLD}"/>'
        f'<path d="M32 59 H64 V66 H32 Z" fill="{GOLD_LIGHT}"/>'
        f'<path d="M44 66 H52 L54 78 L48 88 L42 78 Z" fill="{GOLD}"/><path d="M40 66 C38 74 34 77 '
        f'29 76 L36 66 Z" fill="{GOLD}"/>'
        f'<path d="M56 66 C58 74 62 77 67 76 L60 66 Z" fill="{GOLD}"/>'
    )


def _anchor() -> str:
    return (
        f'<path d="M44 40 H52 V80 C62 78 68 72 69 62 L63 66 L66 52 L78 60 L73 62 C71 80 60 88 48 92 '
        f"C36 88 25 80 23 62 L18 60 "
        f'L30 52 L33 66 L27 62 C28 72 34 78 44 80 Z" fill="{PAPER}"/><path d="M34 44 H62 V50 H34 Z" '
        f'fill="{PAPER}"/>'
        f'<path d="M33 36 L30 20 L39 27 L48 16 L57 27 L66 20 L63 36 Z" fill="{GOLD_LIGHT}"/><circle '
        f'cx="48" cy="17" r="3" fill="{GOLD}"/>'
    )


def _leaf() -> str:
    half = "M48 20 L42 34 L34 30 L36 44 L24 38 L27 47 L16 52 L30 62 L28 70 L44 68 L46 68 L48 68 Z"
    return (
        f'<path d="{half}" fill="{RED}" stroke="none"/><path d="{wing_mirror(half)}" fill="{RED}" '
        f'stroke="none"/>'
        f'<path d="M48 20 L42 34 L34 30 L36 44 L24 38 L27 47 L16 52 L30 62 L28 70 L46 68 L45 90 H51 '
        f"L50 68 L68 70 L66 62 L80 52 "
        f'L69 47 L72 38 L60 44 L62 30 L54 34 Z" fill="{RED}"/><path d="M48 34 V66 M48 58 L34 48 M48 '
        f'58 L62 48" fill="none" '
        'stroke="#5f1217" stroke-width="1.6"/>'
    )


def _wheel() -> str:
    spokes = "".join(
        f'<path d="M48 56 L{48 + 22 * math.sin(math.pi * k / 8):.1f} '
        f'{56 - 22 * math.cos(math.pi * k / 8):.1f}" '
        f'stroke="{NAVY}" stroke-width="2.2"/>'
        for k in range(16)
    )
    petals = "".join(
        f'<path d="M48 56 C{48 - 9} {38} 48 30 48 22 C48 30 {48 + 9} 38 48 56 Z" '
        f'transform="rotate({22.5 + 45 * k} 48 56)" '
        f'fill="{GOLD_LIGHT}" stroke-width="1.4"/>'
        for k in range(8)
    )
    return (
        f'{petals}<circle cx="48" cy="56" r="22" fill="{PAPER}"/>{spokes}'
        f'<circle cx="48" cy="56" r="22" fill="none" stroke="{NAVY}" stroke-width="4"/><circle '
        f'cx="48" cy="56" r="5" fill="{NAVY}"/>'
    )


def _tower() -> str:
    return (
        f'<path d="M8 82 C24 72 34 74 48 78 C62 74 74 70 90 80 V112 H8 Z" fill="{STEEL}"/>'
        f'<path d="M30 84 V48 H26 V38 H34 V43 H40 V38 H56 V43 H62 V38 H70 V48 H66 V84 Z" fill="{GOLD}"/>'
        f'<path d="M42 84 V68 C42 60 54 60 54 68 V84 Z" fill="{INK}"/><path d="M36 52 H42 V58 H36 Z '
        f'M54 52 H60 V58 H54 Z" fill="{INK}" stroke="none"/>'
        f"{star(48, 24, 11, GOLD_LIGHT)}"
    )


def _fan() -> str:
    blades = "".join(
        f'<path d="M48 86 L{48 + 52 * math.sin(math.radians(a)):.1f} '
        f"{86 - 52 * math.cos(math.radians(a)):.1f} "
        f"A52 52 0 0 1 {48 + 52 * math.sin(math.radians(a + 20)):.1f} "
        f'{86 - 52 * math.cos(math.radians(a + 20)):.1f} Z" '
        f'fill="{RED if n % 2 else PAPER}" stroke-width="1.6"/>'
        for n, a in enumerate(range(-50, 50, 20))
    )
    return (
        blades + f'<circle cx="48" cy="54" r="10" fill="{GOLD}"/><circle cx="48" cy="86" r="4" fill="{INK}"/>'
    )


def _palm() -> str:
    fronds = "".join(
        f'<path d="M48 42 C{48 + dx * 0.4:.0f} {26 + dy * 0.2:.0f} {48 + dx * 0.8:.0f} '
        f"{30 + dy * 0.3:.0f} {48 + dx} {40 + dy} "
        f'C{48 + dx * 0.7:.0f} {38 + dy * 0.5:.0f} {48 + dx * 0.4:.0f} {38 + dy * 0.3:.0f} 48 46 Z" '
        f'fill="{GREEN}"/>'
        for dx, dy in ((-32, 4), (32, 4), (-26, 20), (26, 20), (-14, -16), (16, -16))
    )
    return (
        '<path d="M45 44 C50 60 50 74 44 92 H55 C58 74 56 58 51 44 Z" fill="#8a5a34"/>'
        '<path d="M47 56 H53 M48 66 H55 M47 76 H55 M46 85 H55" fill="none" stroke-width="1.4"/>' + fronds
    )


def _cross() -> str:
    stars = (
        star(48, 30, 7, PAPER) + star(36, 46, 6, PAPER) + star(60, 44, 6.4, PAPER) + star(46, 66, 8, PAPER)
    )
    return (
        f'<path d="M48 16 L84 54 L48 94 L12 54 Z" fill="{GOLD}"/><circle cx="48" cy="54" r="25" '
        f'fill="{NAVY}"/>'
        f'<g stroke-width="1.2">{stars}{star(56, 57, 4, PAPER)}</g>'
    )


def _dawn() -> str:
    ears = "".join(
        f'<path d="M{x} {y} q{sx * 9} -2 {sx * 9} -10 q{-sx * 8} 0 {-sx * 9} 10 Z" fill="{GOLD}" '
        f'stroke-width="1.2"/>'
        for sx, x0 in ((-1, 31), (1, 65))
        for k in range(5)
        for x, y in ((x0 - sx * k * 0.6 + sx * 2, 92 - k * 11),)
    )
    return (
        f'<path d="M8 88 A40 34 0 0 1 88 88 V112 H8 Z" fill="{GOLD}"/>{star(48, 46, 24, RED)}'
        f'<path d="M32 96 C26 76 27 58 33 42 M64 96 C70 76 69 58 63 42" fill="none" '
        f'stroke="{GOLD_LIGHT}" stroke-width="3"/>{ears}'
    )


def _lotus() -> str:
    petals = "".join(
        f'<path d="M48 82 C{48 - w} {66} {48 - w} {46} 48 {top} C{48 + w} 46 {48 + w} 66 48 82 Z" '
        f'transform="rotate({turn} 48 84)" '
        f'fill="{colour}"/>'
        for turn, w, top, colour in (
            (-58, 9, 40, "#c76a84"),
            (58, 9, 40, "#c76a84"),
            (-32, 11, 34, "#dd8fa2"),
            (32, 11, 34, "#dd8fa2"),
            (0, 13, 26, "#f0bcc6"),
        )
    )
    return petals + f'<path d="M24 84 C34 78 62 78 72 84 C62 96 34 96 24 84 Z" fill="{GREEN}"/>'


EMBLEMS: dict[str, tuple[str, str]] = {
    "usa": (
        _stripes(PAPER, RED, 9) + f'<rect width="96" height="32" fill="{NAVY}"/>',
        "".join(star(x, 20, 5.4, PAPER) for x in (24, 40, 56, 72)) + _eagle(),
    ),
    "united_kingdom": (_bend(NAVY, BLUE), _anchor()),
    "france": (_stripes(BLUE, NAVY, 3), _lily()),
    "germany": (
        _chief("#33302c", "#4a4640", 30),
        gear(48, 56, 31, GOLD, 12) + star(48, 56, 12, GOLD_LIGHT, 4, 0.34),
    ),
    "soviet_union": (_rays("#7d1f25", "#8f2a2c", 48, 92, 18), _dawn()),
    "china": (_plain(RED), _tower()),
    "japan": (
        _plain("#3c3350") + '<path d="M0 88 Q12 78 24 88 T48 88 T72 88 T96 88 V112 H0 Z" fill="#4f8fb5"/>',
        _fan(),
    ),
    "canada": (_stripes(PAPER, "#e2d4b2", 3), _leaf()),
    "india": (_chief("#c9732b", "#2f7a55", 56), _wheel()),
    "brazil": (_plain(GREEN), _cross()),
    "cuba": (
        _chief(SKY, "#f0d9a0", 50) + '<path d="M0 84 Q12 76 24 84 T48 84 T72 84 T96 84 V112 H0 '
        'Z" fill="#2c5c96"/>',
        _palm(),
    ),
    "vietnam": (_rays("#b68a2d", "#c79a3a", 48, 60, 20), _lotus()),
}
