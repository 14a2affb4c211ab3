"""The settings of a game of world as people and files give them (section 6 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.world.model import WorldOptions
from game.kit import options


def parse_options(given: Mapping[str, Any]) -> WorldOptions:
    """Settings by name, the rest at their defaults. Raises ValueError that names the option."""
    return options.parse(WorldOptions, given, "the world game", turns="turn_limit")


def option_choices() -> dict[str, tuple[str, ...]]:
    """Each setting with its choices, the default first."""
    return options.choices(WorldOptions, turns="turn_limit")
