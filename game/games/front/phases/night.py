"""N1: who goes on through the night (4.3.0, 22.1.2)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import events as e
from game.games.front.commands import FrontCommand, LeadNight, TryNight
from game.games.front.course import Course, d10
from game.games.front.model import LeaderId, UnitId
from game.games.front.standing import (
    active_leader,
    active_leaders,
    is_isolated,
    own_unit,
    proficiency,
    under,
)


def open(course: Course, chance: Chance) -> None:
    """Nothing happens by itself."""
    del course, chance


def is_idle(course: Course) -> bool:
    """No unit may try."""
    return not candidates(course, course.state.active)


def candidates(course: Course, seat: Seat) -> tuple[UnitId, ...]:
    """The units that may try (4.3.1, 4.3.2)."""
    return tuple(
        unit for unit in course.state.units
        if course.book.seat(unit) == seat and _refusal(course, unit) is None
    )  # fmt: skip


def commands(course: Course, seat: Seat) -> Iterator[FrontCommand]:
    """Each unit by itself or by one of its leaders; each leader for all of his."""
    open_units = candidates(course, seat)
    leaders = active_leaders(course, seat)
    for unit in open_units:
        yield TryNight(seat=seat, unit=unit)
        for leader in leaders:
            if course.book.commands(leader, unit):
                yield TryNight(seat=seat, unit=unit, leader=leader)
    for leader in leaders:
        if leader not in course.state.asked and covered(course, leader):
            yield LeadNight(seat=seat, leader=leader)
            left = _shared(course, leader)
            if left and len(left) < len(covered(course, leader)):
                yield LeadNight(seat=seat, leader=leader, without=left)


def covered(course: Course, leader: LeaderId) -> tuple[UnitId, ...]:
    """A leader's units that may still try."""
    return tuple(unit for unit in under(course, leader) if _refusal(course, unit) is None)


def decide(course: Course, command: FrontCommand, chance: Chance) -> None:
    """One roll. Raises Illegal."""
    match command:
        case TryNight():
            _try(course, command, chance)
        case LeadNight():
            _lead(course, command, chance)
        case _:
            raise Illegal("3.4.0", "not_in_this_phase", phase=course.state.phase)


def close(course: Course, chance: Chance) -> None:
    """Nothing is left to do."""
    del course, chance


def _try(course: Course, command: TryNight, chance: Chance) -> None:
    one = own_unit(course, command.seat, command.unit)
    illegal = _refusal(course, command.unit)
    if illegal is not None:
        raise illegal
    target = proficiency(course.book, command.unit, one)
    if command.leader:
        active_leader(course, command.seat, command.leader)
        if not course.book.commands(command.leader, command.unit):
            raise Illegal("4.6.0", "not_subordinated", unit=command.unit, leader=command.leader)
        target = course.book.leaders[command.leader].initiative
    _roll(course, command.seat, (command.unit,), command.leader, False, target, chance)


def _lead(course: Course, command: LeadNight, chance: Chance) -> None:
    active_leader(course, command.seat, command.leader)
    if command.leader in course.state.asked:
        raise Illegal("22.1.2", "night_rolled", leader=command.leader)
    shared = _shared(course, command.leader)
    for unit in command.without:
        if unit not in shared:
            raise Illegal("4.6.0", "not_shared", unit=unit, leader=command.leader)
    units = tuple(unit for unit in covered(course, command.leader) if unit not in command.without)
    if not units:
        raise Illegal("22.1.2", "nobody_to_rouse", leader=command.leader)
    target = course.book.leaders[command.leader].initiative
    _roll(course, command.seat, units, command.leader, True, target, chance)


def _roll(
    course: Course,
    seat: Seat,
    units: tuple[UnitId, ...],
    leader: LeaderId,
    is_for_all: bool,
    target: int,
    chance: Chance,
) -> None:
    die = d10(chance)
    course.tell(e.NightTried(
        seat=seat, units=units, leader=leader, is_for_all=is_for_all, die=die, target=target,
        passed=die <= target,
    ))  # fmt: skip


def _shared(course: Course, leader: LeaderId) -> tuple[UnitId, ...]:
    """Units that another activated leader could cover who has not rolled for all yet (A10)."""
    seat = course.book.seat(leader)
    others = [
        one for one in active_leaders(course, seat) if one != leader and one not in course.state.asked
    ]
    return tuple(
        unit for unit in covered(course, leader) if any(course.book.commands(one, unit) for one in others)
    )


def _refusal(course: Course, unit: UnitId) -> Illegal | None:
    one = course.state.units[unit]
    if not one.hex:
        return Illegal("4.3.0", "not_on_map", unit=unit)
    if unit in course.state.tried:
        return Illegal("4.3.1", "night_tried", unit=unit)
    if one.is_held:
        return Illegal("4.3.2", "not_released", unit=unit)
    if is_isolated(course.book, one):
        return Illegal("4.3.2", "night_isolated", unit=unit)
    if one.is_suppressed:
        return Illegal("4.3.2", "night_suppressed", unit=unit)
    if one.fatigue:
        return Illegal("4.3.2", "night_fatigued", unit=unit)
    if one.has_attacked:
        return Illegal("4.3.2", "night_attacked", unit=unit)
    return None
