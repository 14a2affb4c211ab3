"""Points, line by line, and what they are worth at the end (19.1, 20.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from game.core.ids import Seat
from game.core.messages import Outcome
from game.games.front.course import Course
from game.games.front.model import Gone, UnitId

Reason = Literal["place", "exited", "lost", "surrendered", "leader_lost", "cut_off", "rounding"]


class Line(msgspec.Struct, frozen=True):
    """One line of the account: what it is for, what it names, and German points (halves stay halves)."""

    reason: Reason
    what: str
    points: float


def lines(course: Course) -> tuple[Line, ...]:
    """The whole account as it stands."""
    found = (*_places(course), *_gone(course), *_cut_off(course))
    total = sum(line.points for line in found)
    if total != int(total):
        return (*found, Line("rounding", "", 0.5))
    return found


def total(course: Course) -> int:
    """German points; a half is rounded up."""
    return int(sum(line.points for line in lines(course)))


def outcome(course: Course, points: int) -> Outcome:
    """The level that the points reach."""
    level = next(one for one in course.scenario.levels if points >= one.least)
    winners: tuple[Seat, ...] = ()
    if level.result.startswith("german"):
        winners = (Seat(0),)
    elif level.result.startswith("us"):
        winners = (Seat(1),)
    return Outcome(winners=winners, kind=level.result, rule="19.1")


def is_sudden(course: Course) -> bool:
    """Both key places in German hands (20.4)."""
    names = course.scenario.sudden
    return bool(names) and all(
        course.state.control.get(course.ground.place_hex(name)) == 0 for name in names
    )


def _places(course: Course) -> Iterator[Line]:
    """Listed hexes that Germany controls, and holds without being isolated there."""
    state = course.state
    for place in course.ground.map.places:
        if place.vp and state.control.get(place.hex) == 0:
            stack = course.field.stack(place.hex, Seat(0))
            if not stack or not all(state.units[unit].isolation for unit in stack):
                yield Line("place", place.name, place.vp)


def _gone(course: Course) -> Iterator[Line]:
    for counter, gone in course.state.gone.items():
        if course.book.is_leader(counter):
            value = _leader_value(course, counter)
            if value:
                yield Line("leader_lost", counter, value)
        elif gone.cause == "exited":
            value = _exit_value(course, counter, gone)
            if value:
                yield Line("exited", counter, value)
        else:
            reason: Reason = "surrendered" if gone.cause == "surrendered" else "lost"
            yield Line(reason, counter, _loss_value(course, counter, gone))


def _leader_value(course: Course, leader: str) -> int:
    points = course.scenario.points
    return points.leader_de_lost if course.book.seat(leader) == 0 else points.leader_us_lost


def _exit_value(course: Course, unit: UnitId, gone: Gone) -> int:
    points = course.scenario.points
    if gone.steps < points.exit_least_steps:
        return 0
    print_ = course.book.units[unit]
    names = {*print_.chain, print_.division}
    return max((value for name, value in points.exits.items() if name in names), default=0)


def _loss_value(course: Course, unit: UnitId, gone: Gone) -> float:
    points, seat = course.scenario.points, course.book.seat(unit)
    if gone.cause == "surrendered":
        value = points.de_surrendered if seat == 0 else points.us_surrendered
    else:
        value = points.de_lost if seat == 0 else points.us_lost
    small = course.book.units[unit].steps == 1 or course.book.is_artillery(unit)
    return value / 2 if points.halve_small and small else value


def _cut_off(course: Course) -> Iterator[Line]:
    """Tutorial: US units out of supply count at the end; before it the line shows how it stands."""
    value = course.scenario.points.us_cut_off_at_end
    for unit, one in course.state.units.items():
        if value and one.hex and (one.is_cut or one.isolation) and course.book.seat(unit) == 1:
            yield Line("cut_off", unit, value)
