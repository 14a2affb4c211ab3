"""What the command line asks the window to open first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core.ids import Viewpoint


@dataclass(frozen=True)
class OpenTitle:
    """The title screen."""


@dataclass(frozen=True)
class OpenTable:
    """A new game, straight to the table. `seats` holds a kind for each seat: `human` or a level.

    The command line has checked all of it. A missing `seed` is drawn, a missing `log` gets a new file.
    """

    game: str
    seats: tuple[str, ...]
    seed: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    map: Path | None = None
    log: Path | None = None


@dataclass(frozen=True)
class OpenReplay:
    """The viewer on a log, with `at` entries behind (None: as it likes), through somebody's eyes."""

    path: Path
    at: int | None = None
    seat: Viewpoint | None = None


Request = OpenTitle | OpenTable | OpenReplay
