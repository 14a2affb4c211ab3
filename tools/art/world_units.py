"""Draws the world game's pieces: `python -m tools.art.world_units`. Needs the extra [art].

Each kind has a body in grey metal, to be coloured by multiplication, and a white rim one size larger that
goes below it; at small sizes the rim alone serves as the symbol.
"""

from __future__ import annotations

from tools.art.render import render

_SIDE = 48
_METAL = (
    '<defs><linearGradient id="m" gradientUnits="userSpaceOnUse" x1="12" y1="4" x2="50" y2="60">'
    '<stop offset="0" stop-color="#ffffff"/><stop offset=".42" stop-color="#dcdcdc"/>'
    '<stop offset=".62" stop-color="#b4b4b4"/><stop offset="1" stop-color="#7d7d7d"/>'
    "</linearGradient></defs>"
)
_LIGHT = 'fill="none" stroke="#ffffff" stroke-opacity=".85" stroke-width="1.6" stroke-linecap="round"'
_DARK = 'fill="none" stroke="#000000" stroke-opacity=".38" stroke-width="1.7" stroke-linecap="round"'

_BODIES: dict[str, tuple[str, ...]] = {
    "infantry": (
        "M13 31 C12 12 52 12 51 31 L56 34 L56 38 L8 38 L8 34 Z",
        "M19 38 H45 V41 C45 49 39 52 32 52 S19 49 19 41 Z",
        "M6 61 C6 52 14 48 22 47 L42 47 C50 48 58 52 58 61 Z",
    ),
    "tank": (
        "M20 19 H40 L47 28 V34 H13 V28 Z",
        "M43 21 H62 V27 H43 Z",
        "M8 34 H56 L62 42 V46 H2 V42 Z",
        "M11 44 H53 A8 8 0 0 1 53 60 H11 A8 8 0 0 1 11 44 Z",
    ),
    "aircraft": (
        "M32 2 C36 8 37 14 37 22 L61 38 V45 L37 39 L36 50 L45 57 V61 L32 58 L19 61 V57 L28 50 L27 39"
        " L3 45 V38 L27 22 C27 14 28 8 32 2 Z",
    ),
}  # fmt: skip
_DETAILS = {
    "infantry": (
        f'<path d="M18 28 C20 19 30 17 36 18" {_LIGHT}/><path d="M8 36 H56" {_DARK}/>'
        f'<path d="M20 42 H44" {_DARK}/><path d="M14 54 L20 50 M24 61 L30 50 M40 61 L34 50" {_DARK}/>'
    ),
    "tank": (
        f'<path d="M21 21 H38" {_LIGHT}/><path d="M44 23 H60" {_LIGHT}/><path d="M9 36 H54" {_LIGHT}/>'
        f'<path d="M13 33 H47" {_DARK}/><path d="M4 45 H60" {_DARK}/>'
        + "".join(
            f'<circle cx="{x}" cy="52" r="4.6" fill="#000" fill-opacity=".42"/>'
            f'<circle cx="{x}" cy="51.4" r="2" fill="#fff" fill-opacity=".55"/>'
            for x in (12, 22, 32, 42, 52)
        )
    ),
    "aircraft": (
        f'<path d="M32 6 C33.5 10 34 16 34 22 V50" {_DARK}/><path d="M29.6 12 V46" {_LIGHT}/>'
        f'<path d="M8 40 L26 27" {_LIGHT}/><path d="M38 26 L57 39" {_DARK}/>'
        '<path d="M32 10 C34 13 34 17 32 19 C30 17 30 13 32 10 Z" fill="#000" fill-opacity=".4"/>'
    ),
}


def main() -> None:
    """Write the pieces and their rims."""
    for kind, paths in _BODIES.items():
        body = "".join(f'<path d="{path}" fill="url(#m)"/>' for path in paths)
        render(f"world/units/{kind}", _svg(_METAL + body + _DETAILS[kind]), _SIDE, _SIDE)
        rim = "".join(
            f'<path d="{path}" fill="#fff" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>'
            for path in paths
        )
        render(f"world/units/{kind}_rim", _svg(rim), _SIDE, _SIDE)
        mask = "".join(f'<path d="{path}" fill="#fff"/>' for path in paths)
        render(f"world/units/{kind}_mask", _svg(mask), _SIDE, _SIDE)
    render("world/units/battle", _svg(_battle()), _SIDE, _SIDE)


def _svg(inner: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 72 72">{inner}</svg>'


def _battle() -> str:
    """The mark of a battle: a burst in red and gold with crossed blades."""
    burst = "M32 0 L38 14 L50 5 L49 20 L64 19 L54 31 L66 40 L51 42 L55 57 L41 50 L35 64 L28 50 L15 59"
    burst += " L17 43 L1 44 L11 32 L0 21 L15 20 L13 5 L26 14 Z"
    blades = "".join(
        f'<g transform="rotate({turn} 32 33)"><path d="M32 12 L35 17 V38 H29 V17 Z" fill="#f4efe2" '
        'stroke="#2a2118" stroke-width="1.6"/><path d="M25 38 H39 V41 H25 Z M30 41 H34 V50 H30 Z" '
        'fill="#f0d48a" stroke="#2a2118" stroke-width="1.4"/></g>'
        for turn in (-42, 42)
    )
    return f'<path d="{burst}" fill="#b5382a" stroke="#f0d48a" stroke-width="3" stroke-linejoin="round"/>{blades}'


if __name__ == "__main__":
    main()
