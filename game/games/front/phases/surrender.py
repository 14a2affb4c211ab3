"""The Surrender Segment: leaders may spare units of theirs, the others check one by one (14.8.0, 22.1.4)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.course import Course, d10
from game.games.front.fights import SurrenderCheck
from game.games.front.model import FrontState, LeaderId, UnitId, other
from game.games.front.standing import active_leaders, is_isolated, proficiency

RANGE = 2  # hexes from the leader to the unit


def begin(course: Course, chance: Chance) -> None:
    """Who must check; leaders near them come first (14.8.4), without any the dice fall at once."""
    seat = course.state.active
    units = endangered(course, seat)
    if not units:
        return
    check = SurrenderCheck(units=units, leaders=())
    leaders = tuple(one for one in active_leaders(course, seat) if in_reach(course, one, check))
    if leaders:
        course.tell(f.SurrenderSet(check=replace(check, leaders=leaders)))
    else:
        _check(course, chance, units)


def endangered(course: Course, seat: Seat) -> tuple[UnitId, ...]:
    """Units at isolation 3 or more next to an enemy combat unit (14.8.1)."""
    enemies = course.field.units[other(seat)]
    return tuple(
        unit for unit, one in course.state.units.items()
        if course.book.seat(unit) == seat and one.hex and is_isolated(course.book, one)
        and any(near in enemies for near in course.ground.around[one.hex])
    )  # fmt: skip


def in_reach(course: Course, leader: LeaderId, check: SurrenderCheck) -> tuple[UnitId, ...]:
    """A leader's units within two hexes that would check and for which no leader has rolled (22.1.4, A10)."""
    spot = course.state.leaders[leader].hex
    return tuple(
        unit for unit in check.units
        if spot and unit not in check.covered and course.book.commands(leader, unit)
        and course.ground.distance(spot, course.state.units[unit].hex) <= RANGE
    )  # fmt: skip


def acting(state: FrontState) -> Seat | None:
    """The active player, while leaders may roll."""
    return None if state.surrender is None else state.active


def commands(course: Course, seat: Seat) -> Iterator[c.FrontCommand]:
    """Each leader's roll, and the checks themselves."""
    if course.state.surrender is None:
        return
    for leader in course.state.surrender.leaders:
        yield c.SpareSurrender(seat=seat, leader=leader)
    yield c.CheckSurrender(seat=seat)


def decide(course: Course, command: c.FrontCommand, chance: Chance) -> None:
    """A leader rolls, or the units check. Raises Illegal."""
    check = course.state.surrender
    if check is None:
        raise Illegal("3.2.0", "not_in_this_phase", phase=course.state.phase)
    match command:
        case c.SpareSurrender(leader=leader):
            if leader not in check.leaders:
                raise Illegal("22.1.4", "cannot_spare", leader=leader)
            _spare(course, check, leader, chance)
        case c.CheckSurrender():
            _close(course, chance)
        case _:
            raise Illegal("14.8.0", "surrender_first")


def modifiers(course: Course, unit: UnitId) -> tuple[tuple[str, int], ...]:
    """What is added to the die (14.8.2)."""
    one, ground = course.state.units[unit], course.ground
    found = []
    if one.isolation >= course.book.tables.supply["late_level"]:
        found.append(("long_isolated", 1))
    full = course.book.units[unit].steps
    if 2 * (full - one.steps) >= full:
        found.append(("half_lost", 1))
    if ground.terrain[one.hex] in ("town", "city") or one.hex in ground.westwall:
        found.append(("strong_place", -1))
    return tuple(found)


def _spare(course: Course, check: SurrenderCheck, leader: LeaderId, chance: Chance) -> None:
    """One roll for all his units in reach; passed, they need not check in this segment (A17)."""
    units = in_reach(course, leader, check)
    die, initiative = d10(chance), course.book.leaders[leader].initiative
    passed = die <= initiative
    course.tell(f.SurrenderSpared(
        seat=course.state.active, leader=leader, die=die, initiative=initiative, passed=passed, units=units,
    ))  # fmt: skip
    spared = (*check.spared, *units) if passed else check.spared
    check = replace(check, covered=(*check.covered, *units), spared=spared)
    left = tuple(one for one in check.leaders if one != leader and in_reach(course, one, check))
    course.tell(f.SurrenderSet(check=replace(check, leaders=left)))
    if not left:
        _close(course, chance)


def _close(course: Course, chance: Chance) -> None:
    check = course.state.surrender
    assert check is not None
    course.tell(f.SurrenderSet(check=None))
    _check(course, chance, tuple(unit for unit in check.units if unit not in check.spared))


def _check(course: Course, chance: Chance, units: tuple[UnitId, ...]) -> None:
    """d10 plus modifiers against proficiency; who fails goes into captivity (14.8.1, 14.8.3)."""
    for unit in units:
        one, seat = course.state.units[unit], course.book.seat(unit)
        added, target = modifiers(course, unit), proficiency(course.book, unit, one)
        die = d10(chance)
        passed = die + sum(value for _, value in added) <= target
        course.tell(f.SurrenderChecked(
            seat=seat, unit=unit, die=die, modifiers=added, proficiency=target, passed=passed,
        ))  # fmt: skip
        if not passed:
            lost = e.UnitLost(seat=seat, unit=unit, hex=one.hex, cause="surrendered", steps=one.steps)
            course.tell(lost)
            course.look()
