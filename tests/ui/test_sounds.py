"""A machine without sound, or with a damaged one, is silent and not broken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.sounds import Sounds
from tests.ui.pilot import SPRITES


@pytest.fixture(autouse=True)
def closed_mixer() -> Iterator[None]:
    """Begin without an audio device, and leave none open."""
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def test_no_audio_device_costs_one_line_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Field report 72."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    sounds = Sounds(SPRITES / "sounds", 0.5)
    for _ in range(3):
        sounds.play("pick")
    assert sounds.played == ["pick"] * 3
    assert capsys.readouterr().err.count("no sound") == 1


def test_a_damaged_sound_file_costs_its_noise_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A half-written installation must not end a game at the first move."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "pick.wav").write_bytes(b"RIFF")
    sounds = Sounds(tmp_path, 0.5)
    for name in ("pick", "missing", "pick"):
        sounds.play(name)
    assert capsys.readouterr().err.count("no sound pick.wav") == 1


def test_every_sound_of_ours_can_be_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Read by the mixer that players have."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    files = sorted((SPRITES / "sounds").glob("*.wav"))
    sounds = Sounds(SPRITES / "sounds", 0.5)
    assert files
    for file in files:
        sounds.play(file.stem)
    assert capsys.readouterr().err == ""
