"""Reads a duel's settings as people and files give them: `draw_turn_limit=off`, or JSON values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_type_hints

import msgspec

from game.games.duel.model import DuelOptions

LOWEST_TURN_LIMIT = 1


def parse_options(given: Mapping[str, Any]) -> DuelOptions:
    """The settings with the given ones in place of their defaults (section 5 of the rules).

    Values may be strings or JSON values. Raises ValueError that names the option and what it may be.
    """
    known = {field.name: field for field in msgspec.structs.fields(DuelOptions)}
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            raise ValueError(f"there is no option {name!r}; the duel knows {', '.join(known)}")
        values[name] = _turn_limit(value) if name == "draw_turn_limit" else _choice(name, value)
    return DuelOptions(**values)


def option_choices() -> dict[str, tuple[str, ...]]:
    """Each setting with its choices, the default first; a number of turns is shown as its default."""
    out: dict[str, tuple[str, ...]] = {}
    for field in msgspec.structs.fields(DuelOptions):
        named = _named_choices(field.name) if field.name != "draw_turn_limit" else ("off",)
        default = str(field.default)
        out[field.name] = (default, *(choice for choice in named if choice != default))
    return out


def _named_choices(name: str) -> tuple[str, ...]:
    hint = get_type_hints(DuelOptions)[name]
    return tuple(str(choice) for choice in get_args(hint))


def _choice(name: str, value: Any) -> str:
    allowed = _named_choices(name)
    text = _as_text(name, value)
    if text not in allowed:
        raise ValueError(f"option {name}: {value!r} is not one of {', '.join(allowed)}")
    return text


def _as_text(name: str, value: Any) -> str:
    if isinstance(value, bool):  # JSON true and false for the settings that are switched
        allowed = _named_choices(name)
        words = ("yes", "no") if "yes" in allowed else ("on", "off")
        return words[0] if value else words[1]
    return str(value)


def _turn_limit(value: Any) -> int | Literal["off"]:
    if value == "off" or value is False:
        return "off"
    text = str(value)
    if not isinstance(value, bool) and text.isascii() and text.isdigit() and len(text) <= 6:
        limit = int(text)
        if limit >= LOWEST_TURN_LIMIT:
            return limit
    raise ValueError(f"option draw_turn_limit: {value!r} is neither a number from 1 to 999999 nor off")
