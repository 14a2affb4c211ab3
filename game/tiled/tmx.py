"""Reads a checked `.tmx` file with pytmx: the only place that imports it."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Any

from game.core.ruleset import MapError


def tmx_map(path: Path) -> Any:
    """The map through pytmx, which would pull pygame in for its type hints if it were let."""
    logging.getLogger("pytmx").addHandler(logging.NullHandler())  # its complaints come as our MapError
    held = {} if {"pygame", "pytmx"} & sys.modules.keys() else {"pygame": None, "pytmx.util_pygame": None}
    sys.modules.update(held)  # type: ignore[arg-type]  # None makes the import fail, as if not installed
    try:
        import pytmx
    finally:
        for name in held:
            del sys.modules[name]
    try:
        return pytmx.TiledMap(str(path), allow_duplicate_names=True)
    except Exception as error:  # the checks should have said it better; still no traceback for a bad map
        raise MapError(f"{path.name}: cannot be read ({type(error).__name__}: {error})") from None
