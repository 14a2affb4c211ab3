"""Phase G: isolation, the Surrender Segment, suppression off (14.6.0, 14.8.0, 12.5.0)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.front import events as e
from game.games.front.commands import FrontCommand
from game.games.front.course import Course, d10
from game.games.front.lines import unsupplied
from game.games.front.model import slot_of
from game.games.front.phases import surrender

DRY = 1  # no fuel on a die up to this


def open(course: Course, chance: Chance) -> None:
    """Count isolation; let cut-off units check; rally the suppressed."""
    seat = course.state.active
    cut = unsupplied(course, seat)
    levels = {unit: course.state.units[unit].isolation + 1 for unit in cut}
    before = {
        unit: one.isolation for unit, one in course.state.units.items()
        if one.isolation and course.book.seat(unit) == seat
    }  # fmt: skip
    if levels != before or course.is_foggy:
        course.tell(e.IsolationChanged(seat=seat, levels=levels))
    if slot_of(course.state) in ("A", "P"):
        surrender.begin(course, chance)


def is_idle(course: Course) -> bool:
    """Decisions of the Surrender Segment wait in the state, not here."""
    del course
    return True


def commands(course: Course, seat: Seat) -> Iterator[FrontCommand]:
    """Those of the Surrender Segment."""
    yield from surrender.commands(course, seat)


def decide(course: Course, command: FrontCommand, chance: Chance) -> None:
    """Raises Illegal."""
    surrender.decide(course, command, chance)


def close(course: Course, chance: Chance) -> None:
    """Suppression goes off; after Extended Night those that acted are tired (4.3.5, 4.3.6)."""
    state, seat = course.state, course.state.active
    rallied = tuple(
        unit for unit, one in state.units.items() if one.is_suppressed and course.book.seat(unit) == seat
    )
    if rallied or course.is_foggy:
        course.tell(e.SuppressionLifted(seat=seat, units=rallied))
    if slot_of(state) == "X":
        _tire(course, seat, chance)


def _tire(course: Course, seat: Seat, chance: Chance) -> None:
    acted = tuple(
        unit for unit in course.state.units
        if unit in course.state.roused and course.book.seat(unit) == seat
    )  # fmt: skip
    if acted or course.is_foggy:
        course.tell(e.NightSpent(seat=seat, units=acted))
    for unit in acted:
        if seat == 0 and course.book.is_motorised(unit):
            die = d10(chance)
            course.tell(e.FuelRolled(seat=seat, unit=unit, die=die, is_dry=die <= DRY))

