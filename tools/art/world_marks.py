"""Draws the marks that lie on the world's map: `python -m tools.art.world_marks`. Needs the extra [art].

`world/marks/battle`: a burst in red and gold with crossed blades, where a battle is to be fought.
"""

from __future__ import annotations

from tools.art.render import render

_SIDE = 40


def main() -> None:
    """Write the marks."""
    render("world/marks/battle", _svg(_battle()), _SIDE, _SIDE)


def _svg(inner: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 72 72">{inner}</svg>'


def _battle() -> str:
    burst = "M32 0 L38 14 L50 5 L49 20 L64 19 L54 31 L66 40 L51 42 L55 57 L41 50 L35 64 L28 50 L15 59"
    burst += " L17 43 L1 44 L11 32 L0 21 L15 20 L13 5 L26 14 Z"
    blades = "".join(
        f'<g transform="rotate({turn} 32 33)"><path d="M32 12 L35 17 V38 H29 V17 Z" fill="#f4efe2" '
        'stroke="#2a2118" stroke-width="1.6"/><path d="M25 38 H39 V41 H25 Z M30 41 H34 V50 H30 Z" '
        'fill="#f0d48a" stroke="#2a2118" stroke-width="1.4"/></g>'
        for turn in (-42, 42)
    )
    edge = f'<path d="{burst}" fill="#b5382a" stroke="#f0d48a" stroke-width="3" stroke-linejoin="round"/>'
    return edge + blades


if __name__ == "__main__":
    main()
