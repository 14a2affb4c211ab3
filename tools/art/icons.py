"""Draws the interface's icons and the seats' symbols as masks to be tinted: `python -m tools.art.icons`.

One style: 24x24, round lines of width 2 on whole or half pixels, 2 pixels of air. Needs the extra [art].
"""

from __future__ import annotations

from tools.art.render import render

SIZE = 24

EYE = '<path d="M2.5 12 C6 6.5 9 5 12 5 C15 5 18 6.5 21.5 12 C18 17.5 15 19 12 19 C9 19 6 17.5 2.5 12Z"/>'
SPEAKER = '<path class="f" d="M3.5 9.5 H7 L11.5 5.5 V18.5 L7 14.5 H3.5Z"/>'
SLASH = '<path d="M4 3.5 L20 20.5"/>'
GEAR = "".join(
    f'<path d="M12 2.5 V5.5" transform="rotate({45 * k} 12 12)" stroke-width="3"/>' for k in range(8)
)

ICONS: dict[str, str] = {
    "undo": '<path d="M8 5 L3.5 9.5 L8 14"/><path d="M4 9.5 H14.5 A5 5 0 0 1 14.5 19.5 H9"/>',
    "redo": '<path d="M16 5 L20.5 9.5 L16 14"/><path d="M20 9.5 H9.5 A5 5 0 0 0 9.5 19.5 H15"/>',
    "menu": '<path d="M4 6.5 H20 M4 12 H20 M4 17.5 H20"/>',
    "settings": f'{GEAR}<circle cx="12" cy="12" r="6"/><circle cx="12" cy="12" r="2"/>',
    "log": '<path d="M5.5 3.5 H18.5 V20.5 H5.5Z"/><path d="M9 8 H15 M9 12 H15 M9 16 H13"/>',
    "help": '<circle cx="12" cy="12" r="9"/><path d="M9 9.6 A3 3 0 1 1 12.8 12.4 Q12 12.8 12 14"/>'
    '<circle class="d" cx="12" cy="17" r="1.3"/>',
    "play": '<path class="f" d="M7.5 4.5 L19 12 L7.5 19.5Z"/>',
    "pause": '<path d="M8 5.5 V18.5 M16 5.5 V18.5" stroke-width="4"/>',
    "step_forward": '<path class="f" d="M6 5 L15.5 12 L6 19Z"/><path d="M19 5 V19"/>',
    "step_back": '<path class="f" d="M18 5 L8.5 12 L18 19Z"/><path d="M5 5 V19"/>',
    "to_start": '<path class="f" d="M20.5 6 L13.5 12 L20.5 18Z M12.5 6 L5.5 12 L12.5 18Z"/><path d="M3 '
    '5 V19"/>',
    "to_end": '<path class="f" d="M3.5 6 L10.5 12 L3.5 18Z M11.5 6 L18.5 12 L11.5 18Z"/><path d="M21 '
    '5 V19"/>',
    "eye": f'{EYE}<circle class="d" cx="12" cy="12" r="3"/>',
    "eye_off": '<path d="M9.4 5.5 Q10.7 5 12 5 C15 5 18 6.5 21.5 12 Q20 14.4 18.5 15.9"/>'
    '<path d="M15.5 18.3 Q13.8 19 12 19 C9 19 6 17.5 2.5 12 Q4.4 8.9 6.3 7.3"/>'
    '<path d="M9.8 10 A3 3 0 0 0 14 14.2"/>' + SLASH,
    "flag": '<path d="M5.5 3 V21"/><path class="f" d="M5.5 4.5 C9 2.5 12 6.5 19 4.5 V13.5 C12 15.5 '
    '9 11.5 5.5 13.5Z"/>',
    "hand": '<path d="M8 12.5 V6 A1.5 1.5 0 0 1 11 6 V4.2 A1.5 1.5 0 0 1 14 4.2 V6 A1.5 1.5 0 0 1 '
    "17 6 V9 A1.5 1.5 0 0 1 "
    "20 9 V14.5 C20 19 17.5 21.5 13.8 21.5 C10.5 21.5 9 20 7.5 17.5 L4.3 12.8 A1.6 1.6 0 0 "
    '1 6.9 11 L8 12.5"/>'
    '<path d="M11 6 V11 M14 6 V11 M17 9 V11.5"/>',
    "handshake": '<path d="M1.8 7.2 L5.6 5.2 L9 6.4 L12 5.4 L15.2 6.4 L18.4 5.2 L22.2 7.2"/>'
    '<path d="M12 5.6 L8.4 9.6 A1.7 1.7 0 0 0 11 11.8 L13 10 L18.6 14.8 A1.5 1.5 0 0 1 '
    "16.6 17 L16.2 16.8 A1.5 1.5 0 0 1 "
    '13.9 18.8 A1.6 1.6 0 0 1 11.4 19.6 L4.6 14.2"/><path d="M2 15.4 L4.4 14 M22 15.4 L19 '
    '14.6 M14 15 L16.3 16.9 M11.8 17 L13.8 18.8"/>',
    "sound": SPEAKER + '<path d="M14.8 9.2 A4 4 0 0 1 14.8 14.8 M17.4 6.2 A8.2 8.2 0 0 1 17.4 17.8"/>',
    "sound_off": SPEAKER + '<path d="M15.5 9.5 L20.5 14.5 M20.5 9.5 L15.5 14.5"/>',
    "fullscreen": '<path d="M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15"/>',
    "close": '<path d="M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5"/>',
    "check": '<path d="M4 12.8 L9.5 18.3 L20 6.2"/>',
    "arrow_left": '<path d="M20 12 H4.5 M10.5 5.5 L4 12 L10.5 18.5"/>',
    "arrow_right": '<path d="M4 12 H19.5 M13.5 5.5 L20 12 L13.5 18.5"/>',
    "arrow_up": '<path d="M12 20 V4.5 M5.5 10.5 L12 4 L18.5 10.5"/>',
    "arrow_down": '<path d="M12 4 V19.5 M5.5 13.5 L12 20 L18.5 13.5"/>',
    "graph": '<path d="M4 3.5 V20 H20.5"/><path d="M7.5 15.5 L11 10.5 L14.5 13 L19.5 6"/>',
    "lamp": '<path d="M9.5 17 V15.6 A6.5 6.5 0 1 1 14.5 15.6 V17Z"/><path d="M9.8 20.5 H14.2"/>'
    '<path class="d" d="M9.5 16.4 H14.5 V18 H9.5Z"/>',
    "hourglass": '<path d="M6 3 H18 M6 21 H18"/><path d="M7.5 3.5 V6.5 C7.5 9.5 11 10.5 11 12 C11 13.5 '
    "7.5 14.5 7.5 17.5 V20.5 "
    'M16.5 3.5 V6.5 C16.5 9.5 13 10.5 13 12 C13 13.5 16.5 14.5 16.5 17.5 V20.5"/>'
    '<path class="d" d="M12 14.5 C13 16.2 15.2 16.6 15.4 20 H8.6 C8.8 16.6 11 16.2 12 '
    '14.5Z M9.2 7 H14.8 L12 10.4Z"/>',
    "crown": '<path class="f" d="M4 17 L3 7.5 L8 11.5 L12 5 L16 11.5 L21 7.5 L20 17Z"/><path '
    'd="M4.5 20.5 H19.5"/>',
    "cards": '<path d="M9.5 7 L17.8 4.6 A1 1 0 0 1 19 5.3 L21.4 16 A1 1 0 0 1 20.6 17.2 L16 18.4"/>'
    '<path class="f" d="M4 8 H13 V20.5 H4Z"/>',
    "dice": '<rect x="4" y="4" width="16" height="16" rx="3"/><circle class="d" cx="8.6" cy="8.6" r="1.6"/>'
    '<circle class="d" cx="15.4" cy="8.6" r="1.6"/><circle class="d" cx="12" cy="12" r="1.6"/>'
    '<circle class="d" cx="8.6" cy="15.4" r="1.6"/><circle class="d" cx="15.4" cy="15.4" r="1.6"/>',
    "save": '<path d="M12 3.5 V14.5 M7 10 L12 15 L17 10"/><path d="M4 15.5 V20 H20 V15.5"/>',
    "folder": '<path d="M3 6.5 V19 H18.5 L21.5 10.5 H7.2 L4 18"/><path d="M3 7 V5 H9 L11 7.5 H18.5 V10"/>',
    "camera": '<path d="M3 8 H7.5 L9.5 5 H14.5 L16.5 8 H21 V19 H3Z"/><circle cx="12" cy="13" r="3.5"/>',
    "film": '<rect x="3" y="4.5" width="18" height="15" rx="1"/><path d="M7.5 4.5 V19.5 M16.5 4.5 V19.5"/>'
    '<path d="M3 9.5 H7.5 M3 14.5 H7.5 M16.5 9.5 H21 M16.5 14.5 H21"/>',
    "branch": '<path d="M6.5 8 V16 M17.5 10.5 C17.5 14 12 13 7.5 16"/><circle cx="6.5" cy="5.5" r="2.5"/>'
    '<circle cx="6.5" cy="18.5" r="2.5"/><circle cx="17.5" cy="8" r="2.5"/>',
    "warning": '<path d="M12 3.5 L22 20.5 H2Z"/><path d="M12 9.5 V14"/><circle class="d" cx="12" '
    'cy="17.3" r="1.3"/>',
    "info": '<circle cx="12" cy="12" r="9"/><path d="M12 11 V16.5"/><circle class="d" cx="12" '
    'cy="7.6" r="1.4"/>',
    "swap": '<path d="M3.5 8.5 H19.5 M15.5 4 L20 8.5 L15.5 13"/><path d="M20.5 15.5 H4.5 M8.5 11 '
    'L4 15.5 L8.5 20"/>',
    "threat": '<circle cx="12" cy="12" r="6.5"/><circle class="d" cx="12" cy="12" r="1.8"/>'
    '<path d="M12 2 V8 M12 16 V22 M2 12 H8 M16 12 H22"/>',
    "skip": '<path d="M3.5 15 C5.5 7 15 6 19 13"/><path d="M20.5 7 L19.5 13.8 L12.8 12.6"/><circle '
    'class="d" cx="11.5" cy="18" r="2.2"/>',
    "speed": '<path d="M4.5 18.5 A9.3 9.3 0 1 1 19.5 18.5"/><path d="M12 14 L16.5 8.5"/><circle '
    'class="d" cx="12" cy="14" r="2"/>'
    '<path d="M5.8 13 H6.6 M12 6.8 V7.6 M17.4 13 H18.2" stroke-width="1.6"/>',
}

SEATS: dict[str, str] = {
    "triangle": '<path class="f" d="M12 4 L21 19.5 H3Z"/>',
    "disc": '<circle class="f" cx="12" cy="12" r="8.5"/>',
    "square": '<path class="f" d="M4.5 4.5 H19.5 V19.5 H4.5Z"/>',
    "diamond": '<path class="f" d="M12 2.8 L20 12 L12 21.2 L4 12Z"/>',
    "star": '<path class="f" d="M12 2.8 L14.7 9 L21.4 9.6 L16.3 14.1 L17.8 20.7 L12 17.2 L6.2 20.7 '
    'L7.7 14.1 L2.6 9.6 L9.3 9Z"/>',
    "cross": '<path class="f" d="M9 3.5 H15 V9 H20.5 V15 H15 V20.5 H9 V15 H3.5 V9 H9Z"/>',
}


def main() -> None:
    """Write every icon and seat symbol."""
    for name, drawing in ICONS.items():
        render(f"ui/icons/{name}", mask(drawing, 2.0), SIZE, SIZE)
    for name, drawing in SEATS.items():
        render(f"ui/seats/{name}", mask(drawing, 1.5), SIZE, SIZE)


def mask(drawing: str, line: float) -> str:
    """An SVG of white lines; class f fills its shape as well, class d fills without a line."""
    drawing = drawing.replace('class="f"', 'fill="#fff"').replace('class="d"', 'fill="#fff" stroke="none"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}">'
        f'<g fill="none" stroke="#fff" stroke-width="{line}" stroke-linecap="round" stroke-linejoin="round">'
        f"{drawing}</g></svg>\n"
    )


if __name__ == "__main__":
    main()
