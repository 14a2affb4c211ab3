"""Short sounds of pieces, cards and dice; a machine without an audio device is silent, not broken."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame


class Sounds:
    """Plays sprites/sounds/NAME.wav at the set volume. Loads a sound when it is first asked for."""

    def __init__(self, folder: Path, volume: float) -> None:
        self._folder = folder
        self.volume = volume
        self.played: list[str] = []  # the last names, newest last: tests listen here
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._ready: bool | None = None

    def play(self, name: str) -> None:
        """Play a sound by name, if there is a device and volume."""
        self.played.append(name)
        del self.played[:-32]
        if self.volume <= 0 or not self._start():
            return
        if name not in self._loaded:
            path = self._folder / f"{name}.wav"
            if not path.exists():
                return
            self._loaded[name] = pygame.mixer.Sound(str(path))
        sound = self._loaded[name]
        sound.set_volume(self.volume)
        sound.play()

    def _start(self) -> bool:
        if self._ready is None:
            try:
                pygame.mixer.init(44100, -16, 1, 512)
                self._ready = True
            except pygame.error as problem:
                print(f"no sound: {problem}", file=sys.stderr)
                self._ready = False
        return self._ready
