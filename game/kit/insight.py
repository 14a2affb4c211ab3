"""What a game's own judgement can tell people: why a command is good, and how a position stands.

Both are told as keys of the game's catalogue with facts, so that screens find the words.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

Facts = dict[str, str | int | float]


class Line(msgspec.Struct, frozen=True):
    """One sentence: a key of the game's catalogue, and what is named or counted in it."""

    key: str
    facts: Facts = {}


class Analysis(msgspec.Struct, frozen=True):
    """How a position stands: for each seat its part of all hopes (together 1), and what is worth saying."""

    shares: tuple[float, ...]
    lines: tuple[Line, ...] = ()


def parts_of(hopes: Sequence[float]) -> tuple[float, ...]:
    """Hopes that are not negative as parts of one; all alike where nobody has any."""
    total = sum(hopes)
    if total <= 0:
        return tuple(1 / len(hopes) for _ in hopes)
    return tuple(hope / total for hope in hopes)
