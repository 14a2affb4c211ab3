"""What a player sets once and keeps: scale, speed, sound, colours. A broken value falls back by itself."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import msgspec

from game.ui.theme import SEAT_COLOURS

SCALES = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5)
SPEEDS = (0.5, 1.0, 2.0, 4.0)


class Settings(msgspec.Struct, kw_only=True):
    """The settings file's fields with their defaults."""

    scale: float = 1.0
    animation_speed: float = 1.0
    reduced_motion: bool = False
    volume: float = 0.7
    full_screen: bool = False
    window: tuple[int, int] = (1280, 720)
    seat_colours: tuple[str, ...] = ("charcoal", "ivory", "crimson", "blue", "green", "gold")
    high_contrast: bool = False
    edge_pan: bool = False  # maps move while the pointer is at their edge
    quick_dice: bool = False  # checks and fights of the front: the dice lie at once
    watch_battles: bool = True  # of computer players among themselves, on their own screen
    language: str = "en"
    puzzles_solved: tuple[str, ...] = ()  # as game/puzzle, in the order of solving

    def problems(self) -> list[str]:
        """Names of fields whose values make no sense."""
        names = {colour.name for colour in SEAT_COLOURS}
        checks = {
            "scale": 0.5 <= self.scale <= 3.0,
            "animation_speed": 0.25 <= self.animation_speed <= 8.0,
            "volume": 0.0 <= self.volume <= 1.0,
            "window": all(200 <= side <= 16384 for side in self.window),
            "seat_colours": set(self.seat_colours) == names and len(self.seat_colours) == len(names),
            "language": self.language in ("en",),
        }
        return [name for name, good in checks.items() if not good]


def load(path: Path) -> tuple[Settings, list[str]]:
    """The settings of a file and the fields that fell back to their default (all, if it cannot be read)."""
    try:
        raw: Any = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Settings(), []
    except (OSError, ValueError, RecursionError):
        return Settings(), ["file"]
    if not isinstance(raw, dict):
        return Settings(), ["file"]
    fields = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    good, bad = {}, []
    for name, kind in fields.items():
        if name not in raw:
            continue
        try:
            value = msgspec.convert(raw[name], kind)
            single = Settings(**{name: value})
        except (msgspec.ValidationError, TypeError, ValueError):
            bad.append(name)
            continue
        if name in single.problems():
            bad.append(name)
        else:
            good[name] = value
    return Settings(**good), bad


def save(settings: Settings, path: Path) -> None:
    """Write the file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=1))
    os.replace(part, path)  # noqa: PTH105 - atomic on every platform
