"""The one table of keys: what each does and where. Screens ask it, the help page is made from it.

Descriptions are catalogue entries `keys.<action>`; sections are `keys.section.<section>`.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import pygame

EVERYWHERE = "everywhere"


@dataclass(frozen=True)
class Chord:
    """A key with the modifiers that must be held; shift counts only where it is asked for."""

    key: int
    ctrl: bool = False
    shift: bool = False
    letter: str = ""  # matched by what it writes instead (`?` lies elsewhere on every keyboard)

    def matches(self, event: pygame.event.Event) -> bool:
        """Whether a KEYDOWN event is this chord."""
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if self.letter:
            return not ctrl and getattr(event, "unicode", "") == self.letter
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        return bool(event.key == self.key and ctrl == self.ctrl and (shift or not self.shift))

    def shown(self) -> str:
        """How it is written for the player."""
        if self.letter:
            return self.letter
        name = _NAMES.get(self.key) or pygame.key.name(self.key, use_compat=True).capitalize()
        return ("Ctrl+" if self.ctrl else "") + ("Shift+" if self.shift else "") + name


@dataclass(frozen=True)
class Binding:
    """An action, the section it belongs to, and the keys that ask for it."""

    action: str
    section: str
    chords: tuple[Chord, ...]


def action_of(
    event: pygame.event.Event, sections: tuple[str, ...] = (EVERYWHERE,), typing: bool = False
) -> str | None:
    """The action a key asks for in these sections, the first of which has a say; None for other events.

    While something is being written (`typing`), chords that would write a letter mean nothing.
    """
    if event.type != pygame.KEYDOWN:
        return None
    writes = typing and bool(getattr(event, "unicode", "")) and event.unicode.isprintable()
    for section in sections:
        found = [
            (chord.shift, binding.action)
            for binding in bindings(section)
            for chord in binding.chords
            if chord.matches(event) and not (writes and not chord.ctrl)
        ]
        if found:
            return max(found, key=lambda pair: pair[0])[1]  # the one that asks for shift, where it is held
    return None


def shown(action: str, section: str | None = None) -> str:
    """The first key of an action, as text for notes and buttons. Raises KeyError for an unknown one."""
    for binding in KEYS:
        if binding.action == action and section in (None, binding.section):
            return binding.chords[0].shown()
    raise KeyError(action)


def bindings(section: str) -> tuple[Binding, ...]:
    """The rows of one section, in the order of the help page."""
    return tuple(binding for binding in KEYS if binding.section == section)


def unused(sections: Collection[str], used: Collection[str]) -> frozenset[str]:
    """The actions of these sections that are not among those a screen uses."""
    return frozenset(
        binding.action for binding in KEYS if binding.section in sections and binding.action not in used
    )


def _keys(*keys: int, ctrl: bool = False, shift: bool = False) -> tuple[Chord, ...]:
    return tuple(Chord(key, ctrl, shift) for key in keys)


_NAMES = {
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_ESCAPE: "Esc",
    pygame.K_LEFT: "←",
    pygame.K_RIGHT: "→",
    pygame.K_UP: "↑",
    pygame.K_DOWN: "↓",
    pygame.K_PAGEUP: "Page up",
    pygame.K_PAGEDOWN: "Page down",
}

KEYS: tuple[Binding, ...] = (
    Binding("help", EVERYWHERE, (Chord(pygame.K_F1), Chord(0, letter="?"))),
    Binding("full_screen", EVERYWHERE, _keys(pygame.K_F11)),
    Binding("next", EVERYWHERE, _keys(pygame.K_TAB)),
    Binding("previous", EVERYWHERE, _keys(pygame.K_TAB, shift=True)),
    Binding("walk", EVERYWHERE, _keys(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)),
    Binding("press", EVERYWHERE, _keys(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)),
    Binding("back", EVERYWHERE, _keys(pygame.K_ESCAPE)),
    Binding("cancel", "table", _keys(pygame.K_ESCAPE)),
    Binding("card", "table", (Chord(0, letter="1 – 9"),)),  # nine keys in one cap; tables read the number
    Binding("skip", "table", _keys(pygame.K_SPACE)),
    Binding("undo", "table", _keys(pygame.K_z, ctrl=True)),
    Binding("redo", "table", (Chord(pygame.K_y, True), Chord(pygame.K_z, True, True))),
    Binding("end_turn", "table", _keys(pygame.K_e)),
    Binding("threats", "table", _keys(pygame.K_t)),
    Binding("explain", "table", _keys(pygame.K_r)),
    Binding("log", "table", _keys(pygame.K_l)),
    Binding("hint", "table", _keys(pygame.K_h)),
    Binding("menu", "table", _keys(pygame.K_F10, pygame.K_m)),
    Binding("zoom_in", "map", (Chord(pygame.K_PAGEUP), Chord(0, letter="+"))),
    Binding("zoom_out", "map", (Chord(pygame.K_PAGEDOWN), Chord(0, letter="-"))),
    Binding("whole_map", "map", _keys(pygame.K_HOME)),
    Binding("next_place", "map", _keys(pygame.K_n)),
    Binding("last_place", "map", _keys(pygame.K_n, shift=True)),
    Binding("take_all", "map", _keys(pygame.K_a)),
    Binding("take_back", "map", _keys(pygame.K_BACKSPACE, pygame.K_DELETE)),
    Binding("next_board", "map", _keys(pygame.K_b)),
    Binding("mode", "front", _keys(pygame.K_c)),
    Binding("modes", "front", (Chord(0, letter="1 – 4"),)),  # read by the number
    Binding("waypoint", "front", _keys(pygame.K_w)),
    Binding("supply", "front", _keys(pygame.K_s)),
    Binding("command", "front", _keys(pygame.K_d)),
    Binding("sight", "front", _keys(pygame.K_v)),
    Binding("points", "front", _keys(pygame.K_p)),
    Binding("build", "cities", _keys(pygame.K_b)),
    Binding("sell", "cities", _keys(pygame.K_d)),
    Binding("choose", "cities", _keys(pygame.K_c)),
    Binding("score", "cities", _keys(pygame.K_s)),
    Binding("pile", "cities", _keys(pygame.K_v)),
    Binding("dossier", "dossiers", (Chord(0, letter="1 – 5"),)),  # read by the number
    Binding("page_back", "dossiers", _keys(pygame.K_PAGEUP)),
    Binding("page_on", "dossiers", _keys(pygame.K_PAGEDOWN)),
    Binding("more", "dossiers", (Chord(0, letter="+"),)),
    Binding("fewer", "dossiers", (Chord(0, letter="-"),)),
    Binding("most", "dossiers", _keys(pygame.K_END)),
    Binding("accept", "dossiers", _keys(pygame.K_y)),
    Binding("decline", "dossiers", _keys(pygame.K_n)),
    Binding("play_pause", "viewer", _keys(pygame.K_SPACE)),
    Binding("step_back", "viewer", _keys(pygame.K_LEFT)),
    Binding("step_forward", "viewer", _keys(pygame.K_RIGHT)),
    Binding("turn_back", "viewer", _keys(pygame.K_PAGEUP)),
    Binding("turn_forward", "viewer", _keys(pygame.K_PAGEDOWN)),
    Binding("to_start", "viewer", _keys(pygame.K_HOME)),
    Binding("to_end", "viewer", _keys(pygame.K_END)),
    Binding("slower", "viewer", (Chord(pygame.K_MINUS), Chord(0, letter="-"))),
    Binding("faster", "viewer", (Chord(pygame.K_PLUS, shift=False), Chord(0, letter="+"))),
    Binding("eyes", "viewer", _keys(pygame.K_v)),
    Binding("play_on", "viewer", _keys(pygame.K_b)),
    Binding("picture", "viewer", _keys(pygame.K_p)),
    Binding("return", "viewer", _keys(pygame.K_BACKSPACE)),
    Binding("restart", "viewer", _keys(pygame.K_0)),
    Binding("stop_at", "viewer", _keys(pygame.K_s)),
    Binding("range_from", "viewer", _keys(pygame.K_i)),
    Binding("range_to", "viewer", _keys(pygame.K_o)),
    Binding("film", "viewer", _keys(pygame.K_g)),
    Binding("info", "viewer", _keys(pygame.K_n)),
    Binding("events", "viewer", _keys(pygame.K_l)),
    Binding("analyse", "viewer", _keys(pygame.K_a)),
    Binding("explain", "viewer", _keys(pygame.K_r)),
)
