"""The one table of keys."""

from __future__ import annotations

import pygame
import pytest

from game.ui.keys import EVERYWHERE, KEYS, action_of, shown


def press(key: int, mod: int = 0, unicode: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode)


def test_every_action_is_named_once_in_its_section() -> None:
    names = [(binding.section, binding.action) for binding in KEYS]
    assert len(names) == len(set(names))


def test_no_two_actions_of_a_section_share_a_key() -> None:
    for section in ("table", "viewer", EVERYWHERE):
        chords = [chord for binding in KEYS if binding.section == section for chord in binding.chords]
        assert len(chords) == len(set(chords))


def test_shift_tells_two_actions_on_one_key_apart() -> None:
    ctrl, shift = pygame.KMOD_CTRL, pygame.KMOD_SHIFT
    assert action_of(press(pygame.K_z, ctrl), ("table",)) == "undo"
    assert action_of(press(pygame.K_z, ctrl | shift), ("table",)) == "redo"
    assert action_of(press(pygame.K_y, ctrl), ("table",)) == "redo"
    assert action_of(press(pygame.K_TAB, shift)) == "previous"
    assert action_of(press(pygame.K_TAB)) == "next"


def test_a_letter_without_its_modifier_is_another_key() -> None:
    assert action_of(press(pygame.K_z), ("table",)) is None
    assert action_of(press(pygame.K_e, pygame.KMOD_CTRL), ("table",)) is None


def test_keys_of_other_sections_mean_nothing() -> None:
    assert action_of(press(pygame.K_t), ("viewer",)) is None
    assert action_of(press(pygame.K_SPACE), ("table", EVERYWHERE)) == "skip"
    assert action_of(press(pygame.K_SPACE), ("viewer", EVERYWHERE)) == "play_pause"


def test_while_something_is_written_letters_are_letters() -> None:
    question = press(pygame.K_SLASH, pygame.KMOD_SHIFT, "?")
    assert action_of(question) == "help"
    assert action_of(question, typing=True) is None
    assert action_of(press(pygame.K_F1), typing=True) == "help"
    assert action_of(press(pygame.K_z, pygame.KMOD_CTRL, "z"), ("table",), typing=True) == "undo"


def test_the_question_mark_is_found_on_any_keyboard() -> None:
    assert action_of(press(pygame.K_COMMA, pygame.KMOD_SHIFT, "?")) == "help"
    assert action_of(press(pygame.K_SLASH, 0, "/")) is None


def test_keys_are_shown_as_a_player_reads_them() -> None:
    assert shown("undo") == "Ctrl+Z"
    assert shown("help") == "F1"
    assert shown("back") == "Esc"
    with pytest.raises(KeyError):
        shown("fly")
