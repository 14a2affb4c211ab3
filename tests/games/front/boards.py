"""The front's bundled maps, for its tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from game.games.front import FRONT
from game.games.front.rules import FrontRules
from game.tiled.maps import load_map

MAPS = Path(__file__).resolve().parents[3] / "maps"


@cache
def map_of(scenario: str) -> Any:
    """The map of a scenario as data."""
    return load_map(MAPS / FRONT.map_for({"scenario": scenario})).data


@cache
def rules_of(scenario: str) -> FrontRules:
    """The rules on that map."""
    return FRONT.rules(map_of(scenario))
