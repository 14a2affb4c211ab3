"""Placeholder of half 2: movement events."""

from __future__ import annotations

from game.core.chance import Chance
from game.games.front.commands import BlowBridge, Move
from game.games.front.course import Course


def about_to_move(course: Course, command: Move | BlowBridge, chance: Chance) -> bool:
    """Nothing is triggered."""
    del course, command, chance
    return False


def on_move(course: Course, counters: tuple[str, ...], chance: Chance) -> None:
    """Nothing."""
    del course, counters, chance
