"""The headquarters' small marks, white masks to be tinted: research levels, agents, deeds, gear and clock."""

from __future__ import annotations

import math

from tools.art.render import render

SIDE = 48


def write_all() -> None:
    """Write every mark."""
    for name, drawing in MARKS.items():
        render(f"world/desk/{name}", _mask(drawing), SIDE, SIDE)
    render("world/desk/gear", _mask(_gear()), SIDE, SIDE)


def _mask(drawing: str) -> str:
    drawing = drawing.replace('class="f"', 'fill="#fff"').replace('class="d"', 'fill="#fff" stroke="none"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">'
        '<g fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">'
        f"{drawing}</g></svg>\n"
    )


def _gear(teeth: int = 12) -> str:
    """A full cog wheel: a price is written on it (R178)."""
    points = []
    for k in range(teeth):
        for part, radius in ((-0.3, 18.6), (-0.2, 23), (0.2, 23), (0.3, 18.6)):
            turn = 2 * math.pi * (k + part) / teeth
            points.append(f"{24 + radius * math.sin(turn):.2f} {24 - radius * math.cos(turn):.2f}")
    return f'<path class="d" d="M{" L".join(points)} Z"/>'


MARKS: dict[str, str] = {
    # a die with an arrow around it: roll again
    "research_military_1": '<rect x="14.5" y="15.5" width="19" height="19" rx="3.5"/>'
    '<circle class="d" cx="20" cy="21" r="2.1"/><circle class="d" cx="28" cy="29" r="2.1"/>'
    '<circle class="d" cx="24" cy="25" r="2.1"/>'
    '<path d="M8 29 A17 17 0 0 1 33 9.5"/><path d="M26.5 6.5 L34 9.8 L29 16"/>'
    '<path d="M40.5 21 A17 17 0 0 1 15.5 40"/><path d="M22 43.5 L14.6 40 L19.4 33.8"/>',
    # a stack of chevrons with a plus: one unit more
    "research_military_2": '<path d="M7 40 L18.5 32 L30 40"/><path d="M7 31 L18.5 23 L30 31"/>'
    '<path d="M7 22 L18.5 14 L30 22"/><path d="M36.5 9 V21 M30.5 15 H42.5" stroke-width="4"/>',
    # two bursts: a hit that counts twice
    "research_military_3": '<path class="f" d="M17 5 L20 12.5 L27 8.5 L25 16 L32.5 18 L25.5 22 L29 29 L21 27 '
    'L17.5 34 L14 27 L6.5 29 L9.5 22 L3 18 L10 16 L8 8.5 L14.5 12.5 Z"/>'
    '<path d="M35 20 L37 26 L43 24 L41 30 L46 33 L40.5 35.5 L42 42 L36 39.5 L33 45 L30.5 39 L24.5 41"/>',
    # a mast that sends: better diplomats and spies
    "research_technology_1": '<path d="M24 20 L14 44 M24 20 L34 44 M18 34.5 H30 M16 40 H32"/>'
    '<circle class="d" cx="24" cy="15" r="3.4"/>'
    '<path d="M17 22 A10 10 0 0 1 17 8 M31 22 A10 10 0 0 0 31 8 M11.5 26 A17 17 0 0 1 11.5 4 '
    'M36.5 26 A17 17 0 0 0 36.5 4"/>',
    # a helmet with a plus: a soldier for nothing
    "research_technology_2": '<path class="f" d="M6 30 C6 17 13 10 21 10 C29 10 35 17 35.5 30 L38 32 H4 Z"/>'
    '<path d="M9 36 C13 42 28 42 33 36"/><path d="M39 8 V20 M33 14 H45" stroke-width="4"/>',
    # a factory with smoke: a tenth more
    "research_technology_3": '<path class="f" d="M6 42 V27 L15 21 V27 L24 21 V27 L33 21 V42 Z"/>'
    '<path class="f" d="M34 42 V14 H41 V42 Z"/><path d="M37.5 10 C33 7 38 4 33 2.5 M42 10 C44 7 41 5 44 3"/>'
    '<path d="M4 42.5 H44"/>',
    # one coin, a pile, ingots
    "research_economy_1": '<circle cx="24" cy="24" r="16.5"/><circle cx="24" cy="24" r="11.5" '
    'stroke-width="1.6"/><path d="M24 17 V31 M20 20 L24 17 M20.5 31 H27.5" stroke-width="3"/>',
    "research_economy_2": '<path d="M4 36 V41 C4 45 22 45 22 41 V36"/><path d="M4 29 V35 C4 39 22 '
    '39 22 35 V29"/>'
    '<ellipse cx="13" cy="28" rx="9" ry="3.4"/><path d="M26 30 V41 C26 45 44 45 44 41 V12"/>'
    '<path d="M26 13 V23 C26 27 44 27 44 23 M26 22 V32 C26 36 44 36 44 32"/><ellipse cx="35" '
    'cy="12" rx="9" ry="3.4"/>',
    "research_economy_3": '<path class="f" d="M18 7 H30 L34 19 H14 Z"/><path class="f" d="M8 26 H20 '
    'L23.4 39 H4 Z"/>'
    '<path class="f" d="M28 26 H40 L44 39 H24.6 Z"/><path d="M2 43.5 H46"/>',
    # agents
    "diplomat": '<path class="f" d="M15 5.5 C20 4 28 4 33 5.5 L32 20 C27 22 21 22 16 20 Z"/>'
    '<path class="f" d="M7 21 C9 18 14 20.5 24 20.5 C34 20.5 39 18 41 21 C38 25.5 31 26 24 26 C17 '
    '26 10 25.5 7 21 Z"/>'
    '<path d="M16 28 C16 38 20 43 24 43 C28 43 32 38 32 28"/><circle cx="28.4" cy="31" r="3.6" '
    'stroke-width="2"/>'
    '<path d="M31.8 32.4 C34 35 34.5 39 33 44" stroke-width="1.6"/><path d="M20 37.5 C22 36 23 36 '
    "24 37.2 C25 36 26 36 28 "
    '37.5" stroke-width="2"/>',
    "spy": '<path class="f" d="M14 17 C15 9 18 6.5 21 8 C23 9 25 9 27 8 C30 6.5 33 9 34 17 Z"/>'
    '<path class="f" d="M3.5 20 C10 15.5 38 15.5 44.5 20 C38 23.5 10 23.5 3.5 20 Z"/>'
    '<circle class="f" cx="17" cy="28.5" r="5"/><circle class="f" cx="31" cy="28.5" r="5"/><path '
    'd="M22 27.5 Q24 26 26 27.5"/>'
    '<path d="M6 45 C8 37 14 36 18 39 L24 43 L30 39 C34 36 40 37 42 45"/>',
    # deeds
    "tribute": '<circle cx="15" cy="31" r="10.5"/><path d="M15 26.5 V35.5 M12.4 28.4 L15 26.5" '
    'stroke-width="2.4"/>'
    '<path d="M22 12 H42 M35 5 L42.5 12 L35 19"/><path d="M30 31 H42 M30 38 H38"/>',
    "boycott": '<path d="M8 19 H40 V42 H8 Z M8 27 H40 M24 19 V42"/><path d="M3 5 L45 45" stroke-width="4.6"/>'
    '<path d="M16 19 V13 H32 V19"/>',
    "alliance": '<path d="M3 16 L11 11 L18 13 L24 10.5 L30 13 L37 11 L45 16"/>'
    '<path d="M24 11 L16.5 19 A3.6 3.6 0 0 0 22 23.6 L26 20 L37.5 30 A3.2 3.2 0 0 1 33 34.4 A3.2 '
    "3.2 0 0 1 28.4 38 "
    'A3.4 3.4 0 0 1 23 39.4 L9 29"/><path d="M4 31 L9 28.4 M44 31 L38 29"/>',
    "dissolve": '<path d="M3 15 L11 10.5 L19 13.5 L14.5 20 L19 24 L14 30 L18 35 L9 29"/>'
    '<path d="M45 15 L37 10.5 L29.5 13.5 L33 20 L28.5 24.5 L33 30 L29 36 L39 29"/>'
    '<path d="M24 4 V10 M24 39 V45 M20 5.5 L21.5 10 M28 5.5 L26.5 10"/>',
    "espionage": '<circle cx="20" cy="20" r="13"/><path d="M30 30 L43 43" stroke-width="5"/>'
    '<path d="M11.5 20 C14 16 17 14.4 20 14.4 C23 14.4 26 16 28.5 20 C26 24 23 25.6 20 25.6 C17 '
    '25.6 14 24 11.5 20Z" '
    'stroke-width="2"/><circle class="d" cx="20" cy="20" r="2.8"/>',
    "sabotage": '<path class="f" d="M7 24 H16 V44 H7 Z M18 24 H27 V44 H18 Z M29 24 H38 V44 H29 Z"/>'
    '<path d="M11.5 24 C11.5 15 20 19 22.5 14 C25 9 30 11 33 8"/><path d="M35.5 2.5 V8 M40 4.5 '
    "L36.8 8.2 M43 9.5 L38 10.2 "
    'M40 15 L36.6 11.6" stroke-width="2.2"/>',
    "mission_military": '<path d="M24 4 L41 10 V23 C41 34 33 41 24 44.5 C15 41 7 34 7 23 V10 Z"/>'
    '<path class="f" d="M24 12 L27.2 20 L35.5 20.6 L29 26 L31.2 34.2 L24 29.6 L16.8 34.2 L19 26 '
    'L12.5 20.6 L20.8 20 Z"/>',
    "mission_strategic": '<circle cx="24" cy="24" r="18.5"/><path d="M24 5.5 C14 14 14 34 24 42.5 '
    "M24 5.5 C34 14 34 34 24 42.5 "
    'M5.5 24 H42.5 M9 14 H39 M9 34 H39" stroke-width="2"/>',
    "mission_special": '<circle cx="15" cy="31" r="9.5"/><circle cx="15" cy="31" r="3"/>'
    '<path d="M22 24.5 L41 6 M34 13 L40 19 M29 17.5 L33.5 22"/>',
    "lock": '<rect class="f" x="9" y="21" width="30" height="22" rx="3"/><path d="M15 21 V15 A9 9 0 '
    '0 1 33 15 V21" '
    'stroke-width="3.6"/>',
    "seal": '<path class="f" d="M24 3 L29 8.4 L36 6 L37.6 13.4 L45 15 L42.4 22 L47 28 L41 32 L41.6 '
    "39.4 L34 40 L30 46 L24 42 "
    'L18 46 L14 40 L6.4 39.4 L7 32 L1 28 L5.6 22 L3 15 L10.4 13.4 L12 6 L19 8.4 Z"/>',
}
