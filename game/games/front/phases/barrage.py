"""Placeholder of half 2: nothing to do in this phase."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front.commands import FrontCommand
from game.games.front.course import Course
from game.games.front.model import FrontState


def open(course: Course, chance: Chance) -> None:
    """Nothing."""
    del course, chance


def begin(course: Course, chance: Chance) -> None:
    """Nothing."""
    del course, chance


def is_idle(course: Course) -> bool:
    """Always."""
    del course
    return True


def commands(course: Course, seat: Seat) -> Iterator[FrontCommand]:
    """None."""
    del course, seat
    yield from ()


def decide(course: Course, command: FrontCommand, chance: Chance) -> None:
    """Raises Illegal."""
    del command, chance
    raise Illegal("3.2.0", "not_in_this_phase", phase=course.state.phase)


def close(course: Course, chance: Chance) -> None:
    """Nothing."""
    del course, chance


def end_segment(course: Course) -> bool:
    """Whether the offensive barrage goes on."""
    del course
    return False


def acting(state: FrontState) -> Seat | None:
    """Nobody waits."""
    del state
    return None
