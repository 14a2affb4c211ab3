"""A step lost in a fight: the unit, leaders stacked with it, a stack that is no more (11.1.0, 22.2.0)."""

from __future__ import annotations

from game.core.chance import Chance
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front import lives
from game.games.front.course import Course
from game.games.front.model import LeaderId, UnitId
from game.games.front.standing import cause_of_loss


def lose_step(
    course: Course, chance: Chance, unit: UnitId, stacked: tuple[LeaderId, ...]
) -> tuple[LeaderId, ...]:
    """Take a step off a unit. Leaders stacked with it roll for their lives, once a fight (A19): `stacked` are
    those that have; gives them with the new ones. If the stack is no more they are displaced (A20)."""
    one, seat = course.state.units[unit], course.book.seat(unit)
    course.tell(f.StepLost(seat=seat, unit=unit, hex=one.hex))
    if one.steps == 1:
        course.tell(e.UnitLost(seat=seat, unit=unit, hex=one.hex, cause=cause_of_loss(one)))
    for leader in course.field.leaders_at(one.hex, seat):
        if leader not in stacked:
            stacked = (*stacked, leader)
            lives.roll_for_life(course, chance, leader)
    if one.steps == 1:
        if not course.field.stack(one.hex, seat):
            lives.displace(course, chance, one.hex, seat)
        course.look()
    return stacked


def strongest(strengths: dict[UnitId, int]) -> tuple[UnitId, ...]:
    """Those who lose the first step: the strongest, of equals the owner's choice (11.1.0)."""
    most = max(strengths.values(), default=0)
    return tuple(unit for unit, value in strengths.items() if value == most)
