"""What every scene is handed: settings, type, art, sound, words, the stack and the table's library."""

from __future__ import annotations

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
from game.ui.theme import SEAT_COLOURS, SeatColour

if TYPE_CHECKING:
    from game.ui.shelf import Shelf


@dataclass
class Context:
    """Shared by all scenes of one app. `now_ms` is the only clock; tests hand in their own."""

    settings: Settings
    sprites: Sprites
    sounds: Sounds
    shelf: Shelf
    settings_path: Path | None = None
    now_ms: Callable[[], float] = lambda: 0.0
    scenes: SceneStack = field(default_factory=SceneStack)
    window_changed: Callable[[], None] = lambda: None

    def __post_init__(self) -> None:
        self.type = Type(self.settings.scale)
        self.words: Strings = strings(self.settings.language)

    @property
    def scale(self) -> float:
        """The interface scale."""
        return self.settings.scale

    def px(self, size: float) -> int:
        """Pixels of a length given at scale 1."""
        return round(size * self.settings.scale)

    def seat_colour(self, seat: int) -> SeatColour:
        """The colour and symbol of a seat, as set by the player."""
        name = self.settings.seat_colours[seat]
        return next(colour for colour in SEAT_COLOURS if colour.name == name)

    def motion(self, ms: float) -> float:
        """How long a motion of `ms` takes at the set speed (0 with reduced motion: cut, not travel)."""
        return 0.0 if self.settings.reduced_motion else ms / self.settings.animation_speed

    def settings_changed(self) -> None:
        """Keep the settings and lay everything out anew."""
        self.type = Type(self.settings.scale)
        self.words = strings(self.settings.language)
        self.sounds.volume = self.settings.volume
        if self.settings_path:
            save(self.settings, self.settings_path)
        self.window_changed()
        self.scenes.layout(self.scenes.size)
