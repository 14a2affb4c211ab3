"""What every scene is handed: settings, type, art, sound, words, the stack and the table's library."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from game.ui.scenes import SceneStack
from game.ui.settings import Settings, save
from game.ui.sounds import Sounds
from game.ui.sprites import Sprites
from game.ui.strings import Strings, strings
from game.ui.text import Type
from game.ui.theme import SEAT_COLOURS, STRONG, Colour, SeatColour

if TYPE_CHECKING:
    from game.ui.shelf import Shelf

LEAST = (1024, 640)  # the smallest window a screen is laid out for, at scale 1


@dataclass
class Context:
    """Shared by all scenes of one app. `now_ms` is the only clock; tests hand in their own.

    `today` is the date and time in seconds since 1970, for telling how old a saved game is.
    """

    settings: Settings
    sprites: Sprites
    sounds: Sounds
    shelf: Shelf
    settings_path: Path | None = None
    now_ms: Callable[[], float] = lambda: 0.0
    today: Callable[[], float] = lambda: 0.0
    scenes: SceneStack = field(default_factory=SceneStack)
    window_changed: Callable[[], None] = lambda: None
    pointer: tuple[int, int] = (-1, -1)  # by the last event that had a place; outside: (-1, -1)

    def __post_init__(self) -> None:
        self._scale = self.settings.scale
        self.type = Type(self._scale)
        self.words: Strings = strings(self.settings.language)

    @property
    def scale(self) -> float:
        """The applied interface scale: the wished one, or the largest at which a screen fits the window."""
        return self._scale

    @property
    def begun_folder(self) -> Path | None:
        """Where what players have begun and not handed in is kept; None where no settings are either."""
        return self.settings_path.parent / "begun" if self.settings_path else None

    def fit(self, size: tuple[int, int]) -> float:
        """Apply the wished scale to a window of `size` pixels.

        Screens are laid out for at least `LEAST` pixels at scale 1, so in a small window a larger wish
        is cut to what still fits whole, and a window below `LEAST` is scaled down instead of cut off.
        """
        room = min(size[0] / LEAST[0], size[1] / LEAST[1])
        scale = min(self.settings.scale, room) if room > 0 else self.settings.scale
        if scale != self._scale:
            self._scale = scale
            self.type = Type(scale)
        return scale

    def px(self, size: float) -> int:
        """Pixels of a length given at scale 1."""
        return round(size * self._scale)

    def seat_colour(self, seat: int) -> SeatColour:
        """The colour and symbol of a seat, as set by the player."""
        name = self.settings.seat_colours[seat]
        return next(colour for colour in SEAT_COLOURS if colour.name == name)

    def tone(self, colour: Colour) -> Colour:
        """A text colour as it is drawn: softer ones give way to strong ones with high contrast set."""
        return STRONG.get(colour, colour) if self.settings.high_contrast else colour

    def motion(self, ms: float) -> float:
        """How long a motion of `ms` takes at the set speed (0 with reduced motion: cut, not travel)."""
        return 0.0 if self.settings.reduced_motion else ms / self.settings.animation_speed

    def settings_changed(self) -> None:
        """Keep the settings and lay everything out anew."""
        self.words = strings(self.settings.language)
        self.sounds.volume = self.settings.volume
        self.keep()
        self.window_changed()
        if self.scenes.size == (0, 0):
            self.fit(LEAST)
        else:
            self.fit(self.scenes.size)
            self.scenes.layout(self.scenes.size)

    def keep(self) -> None:
        """Write the settings to their file; a disk that refuses costs the setting, not the game."""
        if not self.settings_path:
            return
        try:
            save(self.settings, self.settings_path)
        except OSError as problem:
            print(f"settings not kept: {problem}", file=sys.stderr)
