"""The position in which a step began: what was placed is back in the Base Camp, arrows are taken back.

A plan made from there is the same one for every command of its step.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world.bots.forces import weakest
from game.games.world.course import Course
from game.games.world.model import PlaceId, Stack, Units
from game.games.world.standing import own_troops


def at_outset(course: Course, seat: Seat) -> Course:
    """The course as it was when the seat's place or move step began."""
    state = course.state
    if state.step != "place":
        return Course(course.ground, course.book, replace(state, marches=()))
    troops, camp = dict(state.troops), state.realms[seat].camp
    for place, row in state.troops.items():
        placed = placed_in(course, place, seat)
        if placed.total:
            camp = camp + placed
            thinned = (
                Stack(stack.seat, stack.units - placed) if stack.seat == seat else stack for stack in row
            )
            troops[place] = tuple(stack for stack in thinned if stack.units.total)
    realms = tuple(
        replace(realm, camp=camp) if number == seat else realm for number, realm in enumerate(state.realms)
    )
    return Course(course.ground, course.book, replace(state, troops=troops, realms=realms))


def placed_in(course: Course, place: PlaceId, seat: Seat) -> Units:
    """What was placed in a territory in this turn: after withdrawing one unit stood in each own one."""
    there = own_troops(course.state, place, seat)
    return there - weakest(there, 1) if course.state.owners.get(place) == seat else there
