"""Where things lie on this machine: maps and sprites that come with the game, and the player's own folder."""

from __future__ import annotations

import os
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[1]


def maps_dir() -> Path:
    """The maps that come with the game, a folder for each game."""
    return _ROOT / "maps"


def sprites_dir() -> Path:
    """The pictures that come with the game."""
    return _ROOT / "sprites"


def data_dir() -> Path:
    """The player's folder for settings, logs and reports; LEADERS_HOME puts it elsewhere."""
    home = os.environ.get("LEADERS_HOME")
    if home:
        return Path(home)
    import platformdirs  # a tenth of a second that most commands can do without

    return Path(platformdirs.user_data_dir("leaders-tabletop", appauthor=False))


def logs_dir() -> Path:
    """Where games save themselves."""
    return data_dir() / "games"


def reports_dir() -> Path:
    """Where reports of our own failures are kept for whoever wants to send them in."""
    return data_dir() / "reports"
