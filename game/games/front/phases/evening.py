"""The end of day: upkeep in its order, then replacements (3.5.0, 21.0)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import events as e
from game.games.front.commands import FrontCommand, Rebuild, Replace
from game.games.front.course import Course, d10
from game.games.front.model import UnitId, day_of, other, side_of
from game.games.front.phases import bridges
from game.games.front.standing import own_unit

GERMAN_AMMO = 4
REBUILD = 2


def upkeep(course: Course, chance: Chance) -> None:
    """Bridges at the end of Night, then leaders inactive, markers off, fatigue, ammunition (3.5.0, 17.2)."""
    bridges.repair(course, chance)
    course.tell(e.DayEnded(markers=()))
    for seat in (Seat(0), Seat(1)):
        rested = tuple(
            unit for unit, one in course.state.units.items()
            if 0 < one.fatigue < day_of(course.state)
            and not one.has_worked
            and course.book.seat(unit) == seat
        )  # fmt: skip
        if rested or course.is_foggy:
            course.tell(e.Rested(seat=seat, units=rested))
    for unit, one in course.state.units.items():
        if one.is_depleted:
            seat = course.book.seat(unit)
            die = d10(chance) if seat == 0 else None
            course.tell(
                e.AmmoRecovered(seat=seat, unit=unit, die=die, recovered=die is None or die <= GERMAN_AMMO)
            )  # fmt: skip


def open(course: Course, chance: Chance) -> None:
    """Nothing happens by itself."""
    del course, chance


def is_idle(course: Course) -> bool:
    """No unit takes a step or may return."""
    return next(commands(course, course.state.active), None) is None


def commands(course: Course, seat: Seat) -> Iterator[FrontCommand]:
    """Every unit that may take the step, every battalion that may return."""
    for unit in course.state.units:
        if course.book.seat(unit) == seat and _replace_refusal(course, unit) is None:
            yield Replace(seat=seat, unit=unit)
    for unit in course.state.gone:
        if course.book.seat(unit) == seat and _rebuild_refusal(course, unit) is None:
            yield Rebuild(seat=seat, unit=unit)


def decide(course: Course, command: FrontCommand, chance: Chance) -> None:
    """A step, or a try to bring a battalion back. Raises Illegal."""
    match command:
        case Replace(seat=seat, unit=unit):
            own_unit(course, seat, unit)
            illegal = _replace_refusal(course, unit)
            if illegal is not None:
                raise illegal
            course.tell(e.StepReplaced(seat=seat, unit=unit))
        case Rebuild(seat=seat, unit=unit):
            if not course.book.is_known(unit) or course.book.seat(unit) != seat:
                raise Illegal("21.2", "not_yours", unit=unit)
            illegal = _rebuild_refusal(course, unit)
            if illegal is not None:
                raise illegal
            die = d10(chance)
            course.tell(e.RebuildTried(
                seat=seat, unit=unit, die=die, entry=_way_back(course, unit), returned=die <= REBUILD,
            ))  # fmt: skip
        case _:
            raise Illegal("3.5.0", "not_in_this_phase", phase=course.state.phase)


def close(course: Course, chance: Chance) -> None:
    """Nothing is left to do."""
    del course, chance


def _replace_refusal(course: Course, unit: UnitId) -> Illegal | None:
    one = course.state.units[unit]
    if "replaced" in course.state.done:
        return Illegal("21.1.0", "one_step_a_night")
    if not one.hex or one.steps >= course.book.units[unit].steps:
        return Illegal("21.1.0", "nothing_lacking", unit=unit)
    if one.is_cut or one.isolation:
        return Illegal("21.1.0", "replace_needs_supply", unit=unit)
    if one.has_worked:
        return Illegal("21.1.0", "acted_in_night", unit=unit)
    seat = course.book.seat(unit)
    zone = course.field.zones[other(seat)]
    if one.hex in zone:
        return Illegal("21.1.0", "replace_in_zone", unit=unit, enemy=zone[one.hex][0], hex=one.hex)
    limit, field = course.book.tables.stack, course.field
    if field.steps(one.hex, seat) >= limit["steps"]:
        return Illegal("8.1", "stack_full", hex=one.hex)
    return None


def _rebuild_refusal(course: Course, unit: UnitId) -> Illegal | None:
    gone = course.state.gone.get(unit)
    if gone is None or course.book.is_leader(unit):
        return Illegal("21.2", "not_eliminated", unit=unit)
    if "rebuilt" in course.state.done:
        return Illegal("21.2", "one_return_a_day")
    if not course.book.is_battalion(unit):
        return Illegal("21.2", "no_battalion", unit=unit)
    if gone.cause != "lost":
        return Illegal("21.3.0", "never_returns", unit=unit)
    return None


def _way_back(course: Course, unit: UnitId) -> str:
    """Beside the entry it came by, else beside the first source of its side."""
    start = next((s for s in course.book.starts(course.state.options) if s.id == unit), None)
    if start is not None and start.entries:
        return start.entries[0]
    side = side_of(course.book.seat(unit))
    return next(entry.id for entry in course.ground.map.entries if entry.supply == side)
