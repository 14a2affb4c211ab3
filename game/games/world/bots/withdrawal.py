"""Which units stay when the others withdraw: the weakest, at a border that matters a stronger one."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.bots.levels import Level
from game.games.world.bots.worth import Worth
from game.games.world.commands import KeepUnit, Withdraw
from game.games.world.course import Course
from game.games.world.model import PlaceId, UnitKind
from game.games.world.phases.withdraw import choices, stays
from game.games.world.standing import own_troops

MANY_STRONG = 6  # tanks and aircraft from which some can be spared for borders


def withdrawn(course: Course, seat: Seat, level: Level) -> KeepUnit | Withdraw:
    """The next choice that differs from what is set; then withdraw."""
    strong = _strong(course, seat)
    for place in dict.fromkeys(place for place, _ in choices(course)):
        kind = _kept(course, seat, level, place, strong)
        if kind != stays(course, place):
            return KeepUnit(seat=seat, place=place, kind=kind)
    return Withdraw(seat=seat)


def _kept(course: Course, seat: Seat, level: Level, place: PlaceId, strong: int) -> UnitKind:
    kinds = own_troops(course.state, place, seat).kinds()
    if not level.sees_race or strong < MANY_STRONG:
        return kinds[0]
    worth = Worth(course, seat, level)
    near = (course.state.owners.get(other) for other in course.ground.neighbours[place])
    foes = [owner for owner in near if owner is not None and owner != seat and owner not in worth.allies]
    is_worth_it = bool(foes) and worth.of_holding(place, foes[0]) > 5 * level.horizon
    return kinds[min(1, len(kinds) - 1)] if is_worth_it else kinds[0]


def _strong(course: Course, seat: Seat) -> int:
    """How many tanks and aircraft the seat has on the board and in its Base Camp."""
    camp = course.state.realms[seat].camp
    rows = course.state.troops.values()
    standing = [stack.units for row in rows for stack in row if stack.seat == seat]
    return sum(units.total - units.infantry for units in (camp, *standing))
