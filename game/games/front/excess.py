"""Stacks over the limit: found after phases, retreats and advances; the enemy picks what goes (8.2)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import events as e
from game.games.front.commands import GiveUp
from game.games.front.course import Course
from game.games.front.model import Excess, FrontState, other
from game.games.front.standing import cause_of_loss, is_over


def check(course: Course, *, is_closing: bool = False) -> bool:
    """Tell of stacks over the limit; whether there are any."""
    found = tuple(
        Excess(here, seat)
        for seat in (Seat(0), Seat(1))
        for here in sorted(course.field.units[seat])
        if is_over(course, here, seat)
    )
    if found != course.state.excess:
        course.tell(e.ExcessFound(excess=found, is_closing=is_closing))
        course.look()
    return bool(found)


def acting(state: FrontState) -> Seat | None:
    """Who picks: the enemy of the first stack."""
    return other(state.excess[0].seat) if state.excess else None


def commands(course: Course, seat: Seat) -> Iterator[GiveUp]:
    """Any unit of the first stack."""
    first = course.state.excess[0]
    for unit in course.field.stack(first.hex, first.seat):
        yield GiveUp(seat=seat, unit=unit)


def decide(course: Course, command: GiveUp) -> None:
    """The unit goes, whole. Raises Illegal."""
    first = course.state.excess[0]
    if command.unit not in course.field.stack(first.hex, first.seat):
        raise Illegal("8.2", "not_in_excess", unit=command.unit, hex=first.hex)
    one = course.state.units[command.unit]
    cause = cause_of_loss(one)
    lost = e.UnitLost(seat=first.seat, unit=command.unit, hex=first.hex, cause=cause, steps=one.steps)
    course.tell(lost)
    course.look()
    check(course, is_closing=course.state.is_closing)

