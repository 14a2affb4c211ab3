"""Reads a game's settings as people and files give them: `turn_limit=off`, or JSON values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_type_hints

import msgspec

from game.games.world.model import WorldOptions

LOWEST_TURN_LIMIT = 1


def parse_options(given: Mapping[str, Any]) -> WorldOptions:
    """The settings with the given ones in place of their defaults (section 6 of the rules).

    Values may be strings or JSON values. Raises ValueError that names the option and what it may be.
    """
    known = {field.name: field for field in msgspec.structs.fields(WorldOptions)}
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            raise ValueError(f"there is no option {name!r}; the world game knows {', '.join(known)}")
        values[name] = _turn_limit(value) if name == "turn_limit" else _choice(name, value)
    return WorldOptions(**values)


def option_choices() -> dict[str, tuple[str, ...]]:
    """Each setting with its choices, the default first; a number of rounds is typed in."""
    out: dict[str, tuple[str, ...]] = {}
    for field in msgspec.structs.fields(WorldOptions):
        named = _named_choices(field.name) if field.name != "turn_limit" else ("off",)
        default = str(field.default)
        out[field.name] = (default, *(choice for choice in named if choice != default))
    return out


def _named_choices(name: str) -> tuple[str, ...]:
    return tuple(str(choice) for choice in get_args(get_type_hints(WorldOptions)[name]))


def _choice(name: str, value: Any) -> str:
    allowed = _named_choices(name)
    text = ("on" if value else "off") if isinstance(value, bool) else str(value)
    if text not in allowed:
        raise ValueError(f"option {name}: {value!r} is not one of {', '.join(allowed)}")
    return text


def _turn_limit(value: Any) -> int | Literal["off"]:
    if value == "off" or value is False:
        return "off"
    text = str(value)
    if not isinstance(value, bool) and text.isascii() and text.isdigit() and len(text) <= 6:
        limit = int(text)
        if limit >= LOWEST_TURN_LIMIT:
            return limit
    raise ValueError(f"option turn_limit: {value!r} is neither a number of rounds from 1 to 999999 nor off")
