"""The words printed on a front's map, from its catalogue."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any


@cache
def map_words() -> dict[str, Any]:
    """The legend's words, and `printed`: names of places as they are printed where the data is plainer."""
    text = resources.files("game.games.front").joinpath("data/map_en.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
