"""The settings of a game of wonders as people and files give them (section 7 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.wonders.model import WondersOptions
from game.kit import options


def parse_options(given: Mapping[str, Any]) -> WondersOptions:
    """Settings by name, the rest at their defaults. Raises ValueError that names the option."""
    read = options.parse(WondersOptions, given, "wonders")
    if read.leaders == "on" and read.wonder_setup == "first_game":
        raise ValueError("option wonder_setup: 'first_game' is for games without leaders")
    return read


def option_choices() -> dict[str, tuple[str, ...]]:
    """Each setting with its choices, the default first."""
    return options.choices(WondersOptions)
