"""The things on the desk, one for each dossier, and the seven medals with the hollow of one not earned."""

from __future__ import annotations

import math
import re

from tools.art.figures_paint import Painting, oval, picture, placed, stroke
from tools.art.render import render
from tools.art.world_desk_nations import star

SIDE = 72
MEDAL = (48, 72)
STEEL, OLIVE, RED, LEATHER, PAGE, BRASS, GLASS = (
    "#7c8792",
    "#66704a",
    "#b3262a",
    "#5a3520",
    "#efe2c2",
    "#c89a44",
    "#8fb7c4",
)


class Thing(Painting):
    """A painting whose paths may use H and V as well."""

    def part(
        self,
        d: str,
        colour: str,
        detail: str = "",
        line: float = 2.6,
        gloss: float = 1.0,
        thick: float | None = None,
    ) -> None:
        """Paint one closed shape."""
        super().part(straight(d), colour, detail, line, gloss, thick)


def straight(d: str) -> str:
    """The path with its H and V written as L, which is all the brush knows."""
    out: list[str] = []
    x = y = 0.0
    for step in re.findall(r"[A-Z][^A-Z]*", d):
        letter, numbers = step[0], [float(value) for value in re.findall(r"-?\d+(?:\.\d+)?", step)]
        if letter == "H":
            x = numbers[-1]
        elif letter == "V":
            y = numbers[-1]
        elif numbers:
            x, y = numbers[-2:]
        out.append(f"L{x:g} {y:g}" if letter in "HV" else step.strip())
    return " ".join(out)


def write_all() -> None:
    """Write things and medals."""
    for name, paint in THINGS.items():
        thing = Thing(f"k{name[:2]}")
        paint(thing)
        render(f"world/desk/thing_{name}", picture(thing.fragment()), SIDE, SIDE)
    for place, (ribbon, colours, shape) in enumerate(MEDALS, 1):
        render(f"world/desk/medal_{place}", _medal(ribbon, colours, shape, place), *MEDAL)
    render("world/desk/medal_none", _hollow(), *MEDAL)


def _helmet(thing: Painting) -> None:
    """A steel helmet on a folded map."""
    thing.part("M14 128 L60 112 L100 126 L142 110 L180 124 L164 158 L124 146 L84 160 L44 146 L8 158 Z", PAGE,
               stroke("M30 140 C60 124 90 148 120 130 "
                      "S160 140 172 134", "#9c3a2c", 2.6, 0.9) + stroke("M60 112 V150 M100 126 V158 "
                                                                        "M142 110 V150",
                                                                            "#8b774f", 1.8, 0.6))  # fmt: skip
    thing.part(
        "M30 112 C26 62 58 34 98 34 C138 34 168 62 164 112 C150 104 126 100 98 100 C70 100 44 104 30 112 Z",
        OLIVE,
    )
    thing.part(
        "M20 116 C40 98 70 94 98 94 C126 94 154 98 174 116 C154 124 126 122 98 122 C70 122 40 124 20 116 Z",
        "#565f3d",
    )
    thing.part(
        "M98 54 L103 66 L116 67 L106 75 L110 88 L98 81 L86 88 L90 75 L80 67 L93 66 Z", "#e6d9b0", line=2.0
    )


def _flask(thing: Painting) -> None:
    """A flask over the paths of an atom."""
    thing.thread(oval(96, 96, 82, 30), BRASS, 4.0)
    thing.part("M80 22 H116 V70 L154 138 Q160 156 142 158 H54 Q36 156 42 138 L80 70 Z", GLASS,
               '<path d="M58 110 H138 L156 140 Q160 158 142 160 H52 Q36 158 40 140 Z" '
               'fill="#3f8f6a" opacity=".95"/>'
               '<circle cx="84" cy="132" r="7" fill="#bfe8cf"/><circle cx="112" cy="122" r="5" '
               'fill="#bfe8cf"/>'
               '<circle cx="100" cy="146" r="4" fill="#bfe8cf"/>')  # fmt: skip
    thing.part("M72 16 H124 V30 H72 Z", "#b9cdd2")
    thing.part(oval(24, 84, 10), RED, line=2.0)
    thing.part(oval(168, 112, 10), RED, line=2.0)


def _telephone(thing: Painting) -> None:
    """The red telephone."""
    thing.part("M44 86 C58 70 134 70 148 86 L170 142 Q172 158 158 158 H34 Q20 158 22 142 Z", RED)
    thing.part("M62 84 V66 H76 V76 H116 V66 H130 V84 Z", "#8c1d22", line=2.2)
    thing.part(
        "M14 62 C14 30 50 22 96 22 C142 22 178 30 178 62 C178 78 146 80 144 66 C142 52 128 50 96 50 "
        "C64 50 50 52 48 66 C46 80 14 78 14 62 Z",
        RED,
    )
    thing.part(oval(96, 116, 32), "#e9dcc0", line=2.4)
    thing.part(oval(96, 116, 13), "#8c1d22", line=2.0)
    holes = "".join(
        f'<circle cx="{96 + 22.5 * math.sin(a):.1f}" cy="{116 - 22.5 * math.cos(a):.1f}" r="4.6" '
        f'fill="#4a2a1c"/>'
        for a in (2 * math.pi * k / 10 for k in range(1, 10))
    )
    thing.ink(holes)
    thing.thread("M170 140 C190 142 186 118 178 122", "#4a1a1a", 4.0)


def _cipher(thing: Painting) -> None:
    """An open cipher book with a pencil."""
    rows = "".join(
        f'<path d="M{x} {y + dy} h{w}" stroke="#5a4a38" stroke-width="3.4" stroke-dasharray="7 4 11 5 5 4"/>'
        for x, w, dy in ((30, 54, 0), (110, 54, -2))
        for y in range(74, 146, 12)
    )
    thing.part(
        "M8 58 C40 44 76 46 96 58 C116 46 152 44 184 58 V154 C152 142 116 144 96 156 C76 144 40 142 8 154 Z",
        LEATHER,
    )
    thing.part("M18 54 C44 42 78 44 96 56 V146 C78 136 44 134 18 146 Z", PAGE, rows)
    thing.part("M174 54 C148 42 114 44 96 56 V146 C114 136 148 134 174 146 Z", "#f7edd2", rows)
    thing.part("M116 40 L128 34 L178 122 L178 140 L162 132 Z", "#d8a53a", line=2.0)
    thing.part("M162 132 L178 122 L178 140 Z", "#f0dcb0", line=1.6)


def _order(thing: Painting) -> None:
    """A medal with a broad ribbon."""
    thing.part("M60 14 H132 L118 84 H74 Z", "#8b2230", '<path d="M84 14 H108 L104 84 H88 Z" fill="#efe2c2"/>')
    burst = (
        "M0 -60 L13 -40 L36 -48 L34 -24 L57 -18 L44 2 L58 22 L35 26 L34 50 L13 41 L0 60 L-13 41 "
        "L-34 50 L-35 26 L-58 22 L-44 2 L-57 -18 L-34 -24 L-36 -48 L-13 -40 Z"
    )
    thing.part(placed(burst, 96, 112, 0, 0.82), BRASS)
    thing.part(oval(96, 112, 26), "#274a72", line=2.2)
    thing.part(
        "M96 92 L101 105 L115 106 L104 115 L108 129 L96 121 L84 129 L88 115 L77 106 L91 105 Z",
        "#f6e0a0",
        line=1.8,
    )


THINGS = {
    "military": _helmet,
    "research": _flask,
    "diplomacy": _telephone,
    "espionage": _cipher,
    "missions": _order,
}

MEDALS: tuple[tuple[tuple[str, str, str], tuple[str, str, str], str], ...] = (
    (("#4f6b48", "#efe2c2", "#4f6b48"), ("#e0a878", "#a8683a", "#5d3418"), "disc"),
    (("#2f5c86", "#efe2c2", "#2f5c86"), ("#f0c090", "#b0703e", "#5d3418"), "cross"),
    (("#8b2230", "#d9ad4e", "#8b2230"), ("#f3f5f7", "#9aa4ad", "#4b545c"), "disc"),
    (("#33302c", "#d9ad4e", "#33302c"), ("#f3f5f7", "#9aa4ad", "#4b545c"), "cross"),
    (("#2f5c86", "#a32a31", "#2f5c86"), ("#fbe7ae", "#c99a3c", "#6d4c16"), "disc"),
    (("#a32a31", "#efe2c2", "#2f5c86"), ("#fbe7ae", "#c99a3c", "#6d4c16"), "star"),
    (("#5d2a6b", "#f6e0a0", "#5d2a6b"), ("#fff6d2", "#e0b63a", "#7a5416"), "grand"),
)  # fmt: skip


def _medal(ribbon: tuple[str, str, str], colours: tuple[str, str, str], shape: str, place: int) -> str:
    light, body, dark = colours
    left, middle, right = ribbon
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="48" height="72" viewBox="0 0 48 72"><defs>'
        f'<linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset=".5" stop-color="{body}"/><stop offset="1" stop-color="{dark}"/></linearGradient>'
        f'<linearGradient id="n" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset=".6" stop-color="{body}"/><stop offset="1" stop-color="{dark}"/></linearGradient>'
        '<linearGradient id="r" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" '
        'stop-opacity=".22"/>'
        '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" '
        'stop-opacity=".3"/>'
        "</linearGradient></defs>"
        '<path d="M13 4 H37 L34 34 H16 Z" fill="#000" opacity=".35" transform="translate(1.4 1.8)"/>'
        f'<path d="M12 3 H20 L20.6 33 H15.4 Z" fill="{left}"/><path d="M20 3 H28 L27.4 33 H20.6 Z" '
        f'fill="{middle}"/>'
        f'<path d="M28 3 H36 L32.6 33 H27.4 Z" fill="{right}"/><path d="M12 3 H36 L32.6 33 H15.4 Z" '
        f'fill="url(#r)"/>'
        f'<path d="M10 2 H38 V7 H10 Z" fill="url(#m)" stroke="#22180f" stroke-width="1"/>'
        f'<g stroke="#22180f" stroke-width="1.3" stroke-linejoin="round">{_body(shape)}</g></svg>\n'
    )


def _body(shape: str) -> str:
    ring = (
        '<circle cx="24" cy="36" r="3.4" fill="none" stroke-width="3"/><circle cx="24" cy="36" '
        'r="3.4" fill="none" stroke="#d9ad4e" stroke-width="1.4"/>'
    )
    if shape == "disc":
        return (
            ring + f'<circle cx="24" cy="53" r="15" fill="url(#m)"/><circle cx="24" cy="53" r="11.4" '
            f'fill="url(#n)" stroke-width=".8"/>{star(24, 53, 8.2, "url(#m)")}'
        )
    if shape == "cross":
        arm = (
            "M21 48 L17.5 39.5 H30.5 L27 48 L35.5 44.5 V61.5 L27 58 L30.5 66.5 H17.5 L21 58 L12.5 "
            "61.5 V44.5 Z"
        )
        return (
            ring + f'<path d="{arm}" fill="url(#m)" transform="rotate(0 24 53)"/><circle cx="24" cy="53" '
            f'r="6.4" fill="url(#n)"/>{star(24, 53, 4.6, "url(#m)")}'
        )
    if shape == "star":
        return (
            ring
            + star(24, 54, 17, "url(#m)")
            + '<circle cx="24" cy="54" r="6.6" fill="#a32a31"/>'
            + star(24, 54, 4.6, "url(#m)")
        )
    rays = star(24, 53, 18.5, "url(#n)", 12, 0.74)
    crown = '<path d="M17 40 L15 31.5 L20 35 L24 29 L28 35 L33 31.5 L31 40 Z" fill="url(#m)"/>'
    laurel = (
        '<path d="M13.5 50 C13 58 17 64 24 65.4 C31 64 35 58 34.5 50" fill="none" '
        'stroke="#2f7a55" stroke-width="3"/>'
    )
    return (
        rays + crown + '<circle cx="24" cy="53" r="12" fill="#5d2a6b"/>' + laurel + star(24, 52, 9, "url(#m)")
    )


def _hollow() -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="72" viewBox="0 0 48 72">'
        '<path d="M12 3 H36 L32.6 33 H15.4 Z" fill="#000" opacity=".26"/><circle cx="24" cy="53" '
        'r="15" fill="#000" opacity=".3"/>'
        '<path d="M35 41 A15 15 0 0 1 13 63" fill="none" stroke="#fff" stroke-opacity=".1" '
        'stroke-width="1.2"/></svg>\n'
    )
