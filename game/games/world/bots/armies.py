"""How strong a seat is: all its units that can be seen, and what it has ordered itself."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.course import Course
from game.games.world.model import UNIT_KINDS, Units, office_of
from game.games.world.production import cost_of_units


def strength(course: Course, seat: Seat) -> int:
    """The price of all units of a seat that can be seen."""
    return cost_of_units(course.book, army(course, seat), course.state.seats)


def ordered(course: Course, seat: Seat) -> int:
    """The price of the units that a seat's own orders will bring."""
    return cost_of_units(course.book, ordered_units(course, seat), course.state.seats)


def army(course: Course, seat: Seat) -> Units:
    """All units of a seat that can be seen: on the board, in Base Camp and Drop Zone."""
    state = course.state
    realm = state.realms[seat]
    out = realm.camp + realm.drop_zone
    for row in state.troops.values():
        for stack in row:
            if stack.seat == seat:
                out = out + stack.units
    for fleets in state.fleets.values():
        for fleet in fleets:
            if fleet.seat == seat:
                out = out + fleet.units
    return out


def ordered_units(course: Course, seat: Seat) -> Units:
    """The units that a seat's own orders will bring."""
    orders = office_of(course.state, seat).orders
    counts = {kind: sum(one.count for one in orders if one.item == kind) for kind in UNIT_KINDS}
    return Units(**counts)
