"""The settings of a game of the front as people and files give them (section 6 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.front.model import FrontOptions
from game.kit import options


def parse_options(given: Mapping[str, Any]) -> FrontOptions:
    """Settings by name, the rest at their defaults. Raises ValueError that names the option."""
    return options.parse(FrontOptions, given, "the front")


def option_choices() -> dict[str, tuple[str, ...]]:
    """Each setting with its choices, the default first."""
    return options.choices(FrontOptions)
