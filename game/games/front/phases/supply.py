"""Phase A: supply lines are judged for the turn; what arrives stands beside its entry (14.1.0, 16.1)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import events as e
from game.games.front.book import Start
from game.games.front.commands import FrontCommand
from game.games.front.course import Course
from game.games.front.lines import unsupplied
from game.games.front.model import Leader, Unit


def open(course: Course, chance: Chance) -> None:
    """Release, arrivals, supply."""
    del chance
    seat, state = course.state.active, course.state
    due = [
        start for start in course.book.starts(state.options)
        if start.release == state.turn and start.id in state.units and state.units[start.id].is_held
    ]  # fmt: skip
    free = tuple(start.id for start in due if course.book.seat(start.id) == seat)
    if free:
        course.tell(e.UnitsReleased(units=free))
    _arrive(course, seat)
    course.tell(e.SupplyJudged(seat=seat, cut=unsupplied(course, seat)))


def _arrive(course: Course, seat: Seat) -> None:
    state = course.state
    come = [
        start for start in course.book.starts(state.options)
        if start.turn == state.turn and course.book.seat(start.id) == seat
    ]  # fmt: skip
    if come:
        units = {start.id: _unit(course, start) for start in come if start.id in course.book.units}
        leaders = {
            start.id: Leader(hex="", entry=start.entries[0])
            for start in come
            if course.book.is_leader(start.id)
        }
        course.tell(e.CountersArrived(seat=seat, units=units, leaders=leaders))


def _unit(course: Course, start: Start) -> Unit:
    return Unit(hex="", steps=course.book.units[start.id].steps, entry=start.entries[0])


def is_idle(course: Course) -> bool:
    """Nothing is decided here."""
    del course
    return True


def commands(course: Course, seat: Seat) -> Iterator[FrontCommand]:
    """None but going on."""
    del course, seat
    yield from ()


def decide(course: Course, command: FrontCommand, chance: Chance) -> None:
    """Raises Illegal: nothing is decided here."""
    del command, chance
    raise Illegal("3.2.0", "not_in_this_phase", phase=course.state.phase)


def close(course: Course, chance: Chance) -> None:
    """Nothing is left to do."""
    del course, chance
