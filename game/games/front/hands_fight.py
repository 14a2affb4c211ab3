"""How a hand builds the commands of fights (half 2)."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.ruleset import Token
from game.games.front.commands import FrontCommand
from game.games.front.course import Course


def spellings(course: Course, command: FrontCommand) -> Iterable[tuple[Token, ...]]:
    """The token sequences that make a command of a fight."""
    del course
    return ((f"button:{command.__struct_config__.tag}",),)
