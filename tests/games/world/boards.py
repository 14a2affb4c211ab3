"""The world of the tests: a map as the rules read it, written down here and independent of the Tiled one."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any


@cache
def _text() -> str:
    return Path(__file__).with_name("boards.json").read_text("utf-8")


def world_board() -> dict[str, Any]:
    """A fresh copy of the map data."""
    data: dict[str, Any] = json.loads(_text())
    return data
