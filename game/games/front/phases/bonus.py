"""The movement bonus of activated leaders, when movement or exploitation opens (22.1.1)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import events as e
from game.games.front.commands import RollBonus
from game.games.front.course import Course, d10
from game.games.front.model import LeaderId, UnitId
from game.games.front.standing import active_leader, active_leaders, under


def offers(course: Course, seat: Seat) -> tuple[LeaderId, ...]:
    """The leaders that may roll now: activated, in the mode for this phase, once each, before any move."""
    if course.state.done:
        return ()
    return tuple(leader for leader in active_leaders(course, seat) if _refusal(course, leader) is None)


def shared(course: Course, seat: Seat, leader: LeaderId) -> tuple[UnitId, ...]:
    """Units that another activated leader could lead instead, who has not rolled yet (A10)."""
    others = [other for other in offers(course, seat) if other != leader]
    return tuple(
        unit
        for unit in gainers(course, leader)
        if any(course.book.commands(other, unit) for other in others)
    )


def gainers(course: Course, leader: LeaderId) -> tuple[UnitId, ...]:
    """Whom a leader's roll would help: his units without a bonus yet; in F those in Exploit Mode."""
    state = course.state
    return tuple(
        unit
        for unit in under(course, leader)
        if unit not in state.bonuses and (state.phase != "F" or state.units[unit].mode == "exploit")
    )


def commands(course: Course, seat: Seat) -> Iterator[RollBonus]:
    """Each leader with all his units, and without those that another may lead."""
    for leader in offers(course, seat):
        yield RollBonus(seat=seat, leader=leader)
        left = shared(course, seat, leader)
        if left:
            yield RollBonus(seat=seat, leader=leader, without=left)


def decide(course: Course, command: RollBonus, chance: Chance) -> None:
    """Roll. Raises Illegal."""
    seat = command.seat
    active_leader(course, seat, command.leader)
    if course.state.done:
        raise Illegal("22.1.1", "movement_has_begun", leader=command.leader)
    illegal = _refusal(course, command.leader)
    if illegal is not None:
        raise illegal
    allowed = shared(course, seat, command.leader)
    for unit in command.without:
        if unit not in allowed:
            raise Illegal("4.6.0", "not_shared", unit=unit, leader=command.leader)
    die = d10(chance)
    units = tuple(unit for unit in gainers(course, command.leader) if unit not in command.without)
    points = course.book.tables.bonus[die]
    course.tell(e.BonusRolled(seat=seat, leader=command.leader, die=die, points=points, units=units))


def _refusal(course: Course, leader: LeaderId) -> Illegal | None:
    state, one = course.state, course.state.leaders[leader]
    if leader in state.asked:
        return Illegal("22.1.1", "bonus_rolled", leader=leader)
    if (one.mode == "exploit") != (state.phase == "F"):
        return Illegal("22.1.1", "bonus_in_other_phase", leader=leader, phase=state.phase)
    return None
