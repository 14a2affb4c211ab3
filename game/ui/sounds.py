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
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._ready: bool | None = None

    def play(self, name: str) -> None:
        """Play a sound by name, if there is a device and volume."""
        self.played.append(name)
        del self.played[:-32]
        if self.volume <= 0 or not self._start():
            return
        if name not in self._loaded:
            self._loaded[name] = self._load(self._folder / f"{name}.wav")
        sound = self._loaded[name]
        if sound is not None:
            sound.set_volume(self.volume)
            sound.play()

    @staticmethod
    def _load(path: Path) -> pygame.mixer.Sound | None:
        """A sound; None for one that is missing or damaged, which costs its noise and no more."""
        try:
            return pygame.mixer.Sound(str(path)) if path.exists() else None
        except (pygame.error, OSError) as problem:
            print(f"no sound {path.name}: {problem}", file=sys.stderr)
            return None

    def _start(self) -> bool:
        if self._ready is None:
            try:
                pygame.mixer.init(44100, -16, 1, 512)
                self._ready = True
            except pygame.error as problem:
                print(f"no sound: {problem}", file=sys.stderr)
                self._ready = False
        return self._ready
