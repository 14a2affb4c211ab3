"""The pictures of the national events: one thing in the light of its mood, as a coarse colour print."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.figures_paint import FILTERS, Painting, oval, placed, stroke
from tools.art.render import render
from tools.art.world_desk_things import BRASS, LEATHER, PAGE, RED, STEEL, THINGS, Thing

WIDTH, HEIGHT = 320, 180
Paint = Callable[[Painting], None]
MOODS: dict[str, tuple[str, str, str]] = {
    "field": ("#e8c887", "#8d9a5c", "#4b5230"),
    "alarm": ("#f0b256", "#9c3a24", "#2c1512"),
    "glory": ("#f7e3a4", "#c79a3e", "#5b3a16"),
    "lab": ("#d7e6dd", "#5f9a97", "#1f3f4a"),
    "hall": ("#ead2b0", "#a4584a", "#4a1e22"),
    "night": ("#9fb4c6", "#3c5470", "#121c2c"),
    "money": ("#f1dca0", "#b58f43", "#54401c"),
    "grey": ("#d6cfbf", "#8b8474", "#3a352c"),
}


def write_all() -> None:
    """Write every picture."""
    for name, (mood, things) in EVENTS.items():
        render(f"world/desk/event_{name}", _picture(name, mood, things), WIDTH, HEIGHT, 128)


def _picture(name: str, mood: str, things: tuple[tuple[Paint, float, float, float], ...]) -> str:
    light, middle, dark = MOODS[mood]
    body = ""
    for place, (paint, x, y, size) in enumerate(things):
        painting = Thing(f"{name[:3]}{place}")
        paint(painting)
        shade = (
            f'<ellipse cx="{x + 96 * size:.1f}" cy="{y + 158 * size:.1f}" rx="{74 * size:.1f}" '
            f'ry="{10 * size:.1f}" fill="{dark}" opacity=".5"/>'
        )
        body += f'{shade}<g transform="translate({x} {y}) scale({size})">{painting.fragment()}</g>'
    rays = "".join(
        f'<path d="M160 100 L{160 + 300 * math.sin(a):.1f} {100 - 300 * math.cos(a):.1f} '
        f"L{160 + 300 * math.sin(a + 0.13):.1f} "
        f'{100 - 300 * math.cos(a + 0.13):.1f} Z" fill="{light}" opacity=".34"/>'
        for a in (2 * math.pi * k / 24 for k in range(24))
    )
    dots = (
        f'<pattern id="dot" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">'
        f'<circle cx="2" cy="2" r=".9" fill="{dark}" opacity=".28"/></pattern>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 '
        f'{WIDTH} {HEIGHT}"><defs>{FILTERS}{dots}'
        f'<radialGradient id="sky" cx=".5" cy=".52" r=".75"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset=".55" stop-color="{middle}"/><stop offset="1" stop-color="{dark}"/></radialGradient>'
        f'<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>{rays}'
        f'<path d="M0 138 C70 126 120 132 180 128 S280 126 320 134 V180 H0 Z" fill="url(#floor)"/>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#dot)"/>{body}</svg>\n'
    )


def _explosion(thing: Painting) -> None:
    """A blast over broken crates."""
    burst = (
        "M0 -78 L14 -40 L46 -66 L42 -30 L82 -34 L54 -6 L88 18 L48 22 L60 58 L24 38 L6 70 L-10 "
        "38 L-48 60 L-42 24 L-84 22 L-54 -4 L-80 -36 L-40 -30 L-44 -66 L-14 -42 Z"
    )
    thing.part(placed(burst, 96, 84), "#d8502a", line=3)
    thing.part(placed(burst, 98, 86, 14, 0.66), "#f0a638", line=2)
    thing.part(placed(burst, 98, 88, 30, 0.36), "#fff0b8", line=1.6)
    thing.part(
        "M10 112 L52 104 L58 156 L16 158 Z", "#8a5f36", stroke("M12 126 L54 118 M14 142 L56 136", width=2)
    )
    thing.part(
        "M140 110 L182 118 L178 158 L136 156 Z",
        "#8a5f36",
        stroke("M139 126 L181 134 M138 142 L179 148", width=2),
    )


def _crates(thing: Painting) -> None:
    """Crates under a chain and a lock."""
    for x, y in ((14, 84), (96, 84), (55, 14)):
        thing.part(f"M{x} {y} H{x + 78} V{y + 72} H{x} Z", "#a06f3e",
                   stroke(f"M{x} {y + 18} H{x + 78} M{x} {y + 54} H{x + 78} M{x + 8} {y + 18} "
                          f"L{x + 70} {y + 54}", "#4a2e16", 3, 0.8))  # fmt: skip
    for k in range(9):
        thing.part(
            placed(
                "M-12 -6 L12 -6 L12 6 L-12 6 Z",
                14 + k * 20.5,
                56 + 14 * math.sin(k * 0.8) + k * 5.5,
                20 + 30 * (k % 2),
            ),
            STEEL,
            line=2,
        )
    thing.part("M78 96 H118 V134 H78 Z", BRASS)
    thing.thread("M86 96 V84 Q98 66 110 84 V96", "#c6cdd4", 5)
    thing.ink(
        '<circle cx="98" cy="112" r="5" fill="#28150e"/><path d="M96 112 H100 L102 126 H94 Z" '
        'fill="#28150e"/>'
    )


def _rocket(thing: Painting) -> None:
    """A missile on its launcher."""
    thing.part("M96 4 C116 26 120 52 118 118 H74 C72 52 76 26 96 4 Z", "#c9cfd2")
    thing.part("M96 4 C108 18 113 32 115.6 48 H76.4 C79 32 84 18 96 4 Z", RED, line=2)
    thing.part("M74 88 L48 124 V140 L76 122 Z", RED)
    thing.part("M118 88 L144 124 V140 L116 122 Z", RED)
    thing.part("M80 118 H112 L120 134 H72 Z", "#4a5258")
    thing.part("M78 134 C70 150 92 146 96 158 C100 146 122 150 114 134 Z", "#f0a638")
    thing.part(oval(96, 70, 10), "#4f8fb5", line=2)


def _hat_and_case(thing: Painting) -> None:
    """A top hat, gloves and a diplomat's case."""
    thing.part(
        "M24 74 H168 V156 H24 Z",
        LEATHER,
        stroke("M24 98 H168", "#2a160c", 3)
        + '<path d="M86 90 h20 v16 h-20 Z" fill="#c89a44" stroke="#28150e" stroke-width="2"/>',
    )
    thing.thread("M76 74 V62 Q96 54 116 62 V74", LEATHER, 6)
    thing.part(
        "M58 8 C80 2 116 2 136 8 L130 52 C110 60 84 60 64 52 Z",
        "#2c2a2e",
        '<path d="M62 40 C86 50 108 50 132 40 L130 52 C110 60 84 60 64 52 Z" fill="#8b2230"/>',
    )
    thing.part(
        "M40 54 C56 48 66 56 97 56 C128 56 138 48 154 54 C146 68 122 70 97 70 C72 70 48 68 40 54 Z", "#2c2a2e"
    )


def _chest(thing: Painting) -> None:
    """A chest of coins."""
    thing.part(
        "M22 84 C22 40 52 26 96 26 C140 26 170 40 170 84 Z",
        "#7a4f2a",
        stroke("M60 30 V84 M132 30 V84", "#d9ad4e", 6),
    )
    coins = [(40, 84), (64, 76), (90, 80), (116, 74), (142, 82), (78, 66), (104, 64), (128, 68)]
    for x, y in coins:
        thing.part(
            oval(x, y, 15, 11),
            BRASS,
            f'<ellipse cx="{x}" cy="{y}" rx="9" ry="6" fill="none" stroke="#6d4c16" stroke-width="1.6"/>',
            line=1.8,
        )
    thing.part(
        "M18 90 H174 V156 H18 Z", "#8a5a30", stroke("M18 108 H174 M60 90 V156 M132 90 V156", "#d9ad4e", 6)
    )
    thing.part("M84 96 H108 V124 H84 Z", BRASS)


def _treaty(thing: Painting) -> None:
    """A signed sheet with two seals and a pen."""
    lines = "".join(
        f'<path d="M54 {y} H{138 - (y * 7) % 23}" stroke="#6b5a40" stroke-width="3"/>'
        for y in range(40, 104, 11)
    )
    thing.part("M38 12 C72 6 112 18 154 10 V146 C118 154 76 142 38 150 Z", PAGE, lines)
    for x, tone in ((72, RED), (120, "#2c5c96")):
        thing.part(f"M{x - 8} 126 L{x - 14} 158 L{x} 148 L{x + 14} 158 L{x + 8} 126 Z", tone, line=2)
        thing.part(
            placed(
                "M0 -17 L6 -11 L14 -11 L13 -3 L17 3 L11 8 L10 16 L2 14 L-5 17 L-9 10 L-17 7 L-14 0 "
                "L-16 -8 L-8 -10 Z",
                x,
                120,
            ),
            tone,
            line=2,
        )
    thing.part("M110 96 L176 26 L184 34 L120 104 L106 108 Z", "#2c2a2e", line=2)


def _torn(thing: Painting) -> None:
    """The sheet in two halves."""
    row = "".join(
        f'<path d="M30 {y} H80 M116 {y + 6} H166" stroke="#6b5a40" stroke-width="3"/>'
        for y in range(46, 110, 12)
    )
    thing.part(
        "M16 20 C40 14 60 22 86 16 L78 40 L90 60 L76 84 L88 108 L74 150 C52 144 36 152 16 150 Z", PAGE, row
    )
    thing.part(
        "M110 24 C132 30 156 18 178 26 V156 C156 148 128 158 106 152 L118 112 L104 90 L118 64 L104 46 Z",
        PAGE,
        row,
    )
    thing.part(
        placed(
            "M0 -17 L6 -11 L14 -11 L13 -3 L17 3 L11 8 L10 16 L2 14 L-5 17 L-9 10 L-17 7 L-14 0 L-16 "
            "-8 L-8 -10 Z",
            48,
            126,
        ),
        RED,
        line=2,
    )


def _spy(thing: Painting) -> None:
    """Hat, turned-up collar, dark glasses."""
    thing.part("M30 158 C28 128 52 114 74 110 H118 C140 114 164 128 162 158 Z", "#8d7a58")
    thing.part("M70 62 C70 96 84 112 96 112 C108 112 122 96 122 62 Z", "#dcae84")
    thing.part("M58 158 L66 100 L96 128 L126 100 L134 158 Z", "#a08c66", stroke("M96 128 V158", width=2))
    thing.part(
        "M66 58 C68 24 82 10 94 18 C104 10 122 22 126 58 Z",
        "#3d3a3c",
        '<path d="M66 46 H126 V58 H66 Z" fill="#1e1c1e"/>',
    )
    thing.part("M38 60 C62 48 130 48 154 60 C132 74 60 74 38 60 Z", "#3d3a3c")
    thing.part(oval(82, 76, 11, 8), "#1a1a1e", line=2)
    thing.part(oval(110, 76, 11, 8), "#1a1a1e", line=2)


def _cuffs(thing: Painting) -> None:
    """Open handcuffs on their chain, and a hat that has been dropped."""
    thing.part(
        "M104 66 C104 38 120 24 136 30 C150 22 172 34 178 62 Z",
        "#3d3a3c",
        '<path d="M100 54 H182 V68 H100 Z" fill="#1e1c1e"/>',
    )
    thing.part("M84 68 C106 56 176 54 192 64 C176 80 104 82 84 68 Z", "#3d3a3c")
    thing.ring(46, 74, 34, 34, 6.5, "#b9c2c9")
    thing.ring(134, 122, 34, 34, 6.5, "#b9c2c9")
    for place, turn in ((0, 40), (1, -20), (2, 50)):
        thing.ring(78 + place * 11, 92 + place * 8, 9 + turn * 0.02, 6, 2.4, "#98a2aa")
    thing.part("M36 104 L56 104 L58 118 L34 118 Z", "#8f999f", line=2)
    thing.part("M124 80 L144 80 L146 94 L122 94 Z", "#8f999f", line=2)


def _dossier(thing: Painting) -> None:
    """An open file under a magnifier."""
    rows = "".join(
        f'<path d="M40 {y} H{150 - (y * 5) % 31}" stroke="#6b5a40" stroke-width="3"/>'
        for y in range(64, 146, 11)
    )
    thing.part("M16 38 L22 26 H74 L80 38 H170 V156 H16 Z", "#c9a566")
    thing.part(
        "M28 46 H160 V152 H28 Z",
        PAGE,
        rows + '<path d="M112 56 h38 v44 h-38 Z" fill="#8d9aa5" stroke="#28150e" '
        'stroke-width="2"/><circle cx="131" cy="72" r="8" fill="#d8c09a"/><path d="M116 100 C116 '
        '82 146 82 146 100 Z" fill="#3d3a3c"/>',
    )
    thing.part("M104 126 L114 116 L152 150 Q156 160 146 158 Z", "#5a3520")
    thing.ring(84, 96, 34, 34, 6, BRASS)
    thing.ink(
        '<circle cx="84" cy="96" r="27" fill="#dff0f4" opacity=".5"/><path d="M66 86 Q76 74 90 74" '
        'stroke="#fff" stroke-width="4" fill="none" opacity=".8"/>'
    )


def _shield(thing: Painting) -> None:
    """A shield that has stopped a knife."""
    thing.part(
        "M96 10 L164 30 V82 C164 122 132 146 96 158 C60 146 28 122 28 82 V30 Z",
        "#3d6184",
        '<path d="M96 10 V158 M28 78 H164" stroke="#c9d6df" stroke-width="9"/>',
    )
    thing.part("M98 84 L150 32 L158 40 L106 92 L94 96 Z", "#d6dce0", line=2)
    thing.part("M140 28 L150 18 L172 40 L162 50 Z", BRASS, line=2)
    thing.part("M160 22 L176 6 L186 16 L170 32 Z", "#4a2e16", line=2)


def _factory(thing: Painting) -> None:
    """Works under full steam."""
    for x, high in ((34, 56), (66, 40)):
        thing.part(f"M{x} {high} H{x + 18} L{x + 21} 158 H{x - 3} Z", "#a5563c")
        thing.part(oval(x + 16, high - 20, 17, 13), "#e9e2d2", line=2)
        thing.part(oval(x + 34, high - 34, 13, 10), "#e9e2d2", line=2)
    thing.part("M20 158 V102 L60 82 V102 L100 82 V102 L140 82 V102 L178 86 V158 Z", "#8c6a4e",
               "".join(f'<path d="M{x} 118 h18 v18 h-18 Z" fill="#f6d78a" stroke="#28150e" '
                       f'stroke-width="2"/>' for x in (34, 66, 98, 130)))  # fmt: skip
    thing.part(
        oval(152, 136, 20),
        BRASS,
        '<circle cx="152" cy="136" r="13" fill="none" stroke="#6d4c16" stroke-width="2.4"/>',
    )


def _helmets(thing: Painting) -> None:
    """Three helmets in a row with rifles behind."""
    for x in (40, 96, 152):
        thing.part(f"M{x - 3} 20 H{x + 3} L{x + 5} 120 H{x - 5} Z", "#5a3520", line=2)
        thing.part(f"M{x - 1.6} -4 H{x + 1.6} L{x + 2.4} 24 H{x - 2.4} Z", "#b9c2c9", line=1.6)
    for x, y in ((38, 108), (154, 108), (96, 118)):
        thing.part(
            f"M{x - 38} {y + 32} C{x - 40} {y - 12} {x - 20} {y - 34} {x} {y - 34} C{x + 20} "
            f"{y - 34} {x + 40} {y - 12} {x + 38} {y + 32} Z",
            "#66704a",
        )
        thing.part(
            f"M{x - 46} {y + 36} C{x - 30} {y + 20} {x + 30} {y + 20} {x + 46} {y + 36} C{x + 28} "
            f"{y + 44} {x - 28} {y + 44} {x - 46} {y + 36} Z",
            "#565f3d",
        )


def _failed(thing: Painting) -> None:
    """A medal with its ribbon cut through."""
    thing.part(
        "M62 10 H130 L124 52 L106 46 L92 58 L78 48 L68 54 Z",
        "#8b2230",
        '<path d="M86 10 H106 L104 70 H88 Z" fill="#efe2c2"/>',
    )
    thing.part("M66 78 L82 70 L94 82 L108 72 L122 80 L116 98 H74 Z", "#8b2230")
    thing.part(oval(96, 124, 34), "#8f8676", stroke("M84 94 L98 116 L88 128 L106 156", "#28150e", 3.4))


EVENTS: dict[str, tuple[str, tuple[tuple[Paint, float, float, float], ...]]] = {
    "reinforcements": ("field", ((_helmets, 80, 4, 0.9),)),
    "sabotage": ("alarm", ((_explosion, 76, 2, 0.94),)),
    "boycott": ("money", ((_crates, 84, 8, 0.86),)),
    "rocket": ("field", ((_rocket, 78, 2, 0.94),)),
    "glory": ("glory", ((THINGS["missions"], 76, 4, 0.94),)),
    "research": ("lab", ((THINGS["research"], 78, 6, 0.9),)),
    "diplomats": ("hall", ((_hat_and_case, 80, 8, 0.88),)),
    "tribute": ("glory", ((_chest, 76, 6, 0.9),)),
    "treaty": ("hall", ((_treaty, 78, 4, 0.9),)),
    "torn": ("grey", ((_torn, 76, 4, 0.9),)),
    "spies": ("night", ((_spy, 74, 4, 0.96),)),
    "caught": ("night", ((_cuffs, 72, 2, 0.94),)),
    "dossier": ("night", ((_dossier, 76, 4, 0.9),)),
    "foiled": ("lab", ((_shield, 74, 6, 0.9),)),
    "failed": ("grey", ((_failed, 72, 4, 0.94),)),
    "factory": ("money", ((_factory, 72, 4, 0.94),)),
    "telephone": ("alarm", ((THINGS["diplomacy"], 76, 2, 0.94),)),
}
