"""Settings of a game of wonders read from strings or JSON values (section 7 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import msgspec

from game.games.wonders.model import WondersOptions


def parse_options(given: Mapping[str, Any]) -> WondersOptions:
    """Settings by name, the rest at their defaults.

    Values may be strings or JSON values. Raises ValueError that names the option and what it may be.
    """
    choices = option_choices()
    values: dict[str, str] = {}
    for name, value in given.items():
        if name not in choices:
            raise ValueError(f"there is no option {name!r}; wonders knows {', '.join(choices)}")
        text = ("on" if value else "off") if isinstance(value, bool) else str(value)
        if text not in choices[name]:
            raise ValueError(f"option {name}: {value!r} is not one of {', '.join(choices[name])}")
        values[name] = text
    if values.get("leaders") == "on" and values.get("wonder_setup") == "first_game":
        raise ValueError("option wonder_setup: 'first_game' is for games without leaders")
    return msgspec.convert(values, WondersOptions)


def option_choices() -> dict[str, tuple[str, ...]]:
    """Each setting with its choices, the default first."""
    hints = get_type_hints(WondersOptions)
    return {name: tuple(str(choice) for choice in get_args(hints[name])) for name in hints}
