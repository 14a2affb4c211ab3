"""The settings of a game of duel as people and files give them (section 5 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.duel.model import DuelOptions
from game.kit import options


def parse_options(given: Mapping[str, Any]) -> DuelOptions:
    """Settings by name, the rest at their defaults. Raises ValueError that names the option."""
    return options.parse(DuelOptions, given, "the duel", turns="draw_turn_limit")


def option_choices() -> dict[str, tuple[str, ...]]:
    """Each setting with its choices, the default first."""
    return options.choices(DuelOptions, turns="draw_turn_limit")
