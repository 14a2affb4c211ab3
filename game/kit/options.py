"""Reads a game's settings as people and files give them: `turn_limit=off`, or JSON values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_type_hints

import msgspec

Options = TypeVar("Options", bound=msgspec.Struct)


def parse(kind: type[Options], given: Mapping[str, Any], game: str, turns: str = "") -> Options:
    """The settings with the given ones in place of their defaults.

    `kind` has one field a setting, each a Literal of strings; `turns` names the one that is a number of
    turns or "off". Values may be strings or JSON values. Raises ValueError that names the option, the
    `game` and what it may be.
    """
    known = [field.name for field in msgspec.structs.fields(kind)]
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            raise ValueError(f"there is no option {name!r}; {game} knows {', '.join(known)}")
        values[name] = _turns(name, value) if name == turns else _choice(kind, name, value)
    return kind(**values)


def choices(kind: type[Options], turns: str = "") -> dict[str, tuple[str, ...]]:
    """Each setting with its choices, the default first; a number of turns is typed in."""
    out: dict[str, tuple[str, ...]] = {}
    for field in msgspec.structs.fields(kind):
        named = _named(kind, field.name) if field.name != turns else ("off",)
        default = str(field.default)
        out[field.name] = (default, *(choice for choice in named if choice != default))
    return out


def _named(kind: type[Options], name: str) -> tuple[str, ...]:
    return tuple(str(choice) for choice in get_args(get_type_hints(kind)[name]))


def _choice(kind: type[Options], name: str, value: Any) -> str:
    allowed = _named(kind, name)
    text = str(value)
    if isinstance(value, bool):  # JSON true and false for the settings that are switched
        words = ("yes", "no") if "yes" in allowed else ("on", "off")
        text = words[0] if value else words[1]
    if text not in allowed:
        raise ValueError(f"option {name}: {value!r} is not one of {', '.join(allowed)}")
    return text


def _turns(name: str, value: Any) -> int | Literal["off"]:
    if value == "off" or value is False:
        return "off"
    text = str(value)
    is_number = text.isascii() and text.isdigit() and len(text) <= 6
    if not isinstance(value, bool) and is_number and int(text):
        return int(text)
    raise ValueError(f"option {name}: {value!r} is neither a number from 1 to 999999 nor off")
