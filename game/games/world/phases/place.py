"""Phase 3, first step: units from the Base Camp into territories to act from (R114-R123)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import events as e
from game.games.world.commands import EndPlacing, Place
from game.games.world.course import Course
from game.games.world.model import PlaceId, UnitKind
from game.games.world.phases import move
from game.games.world.standing import allies_of, limit, own_troops, room
from game.games.world.turn import begin_step


def begin(course: Course) -> None:
    """Let the active seat place; with an empty Base Camp the step passes by."""
    if course.state.realms[course.state.active].camp.total:
        begin_step(course, "place")
    else:
        move.begin(course)


def commands(course: Course, seat: Seat) -> Iterator[Place | EndPlacing]:
    """Every number of every kind into every territory that takes it; then go on."""
    camp = course.state.realms[seat].camp
    for place in places(course, seat):
        free = room(course, place, seat, "place")
        for kind in camp.kinds():
            for count in range(1, min(free, camp.of(kind)) + 1):
                yield Place(seat=seat, place=place, kind=kind, count=count)
    yield EndPlacing(seat=seat)


def places(course: Course, seat: Seat) -> Iterator[PlaceId]:
    """Own territories and those of partners, in the map's order (R114, R115, R220)."""
    allies = allies_of(course.state, seat)
    for place in course.ground.territories:
        owner = course.state.owners.get(place)
        if owner == seat or owner in allies:
            yield place


def refusal(course: Course, command: Place) -> Illegal | None:
    """A sea area, foreign ground, too few units, or the territory's limit."""
    state, seat, place = course.state, command.seat, command.place
    if course.ground.is_sea(place):
        return Illegal("R116", "place_at_sea", place=place)
    if place not in course.ground.territories:
        return Illegal("R114", "no_such_place", name=place)
    owner = state.owners.get(place)
    if owner != seat and owner not in allies_of(state, seat):
        return Illegal("R114", "place_on_foreign_ground", place=place)
    return count_refusal(course, seat, place, command.kind, command.count, "place", seat)


def count_refusal(
    course: Course, seat: Seat, place: PlaceId, kind: UnitKind, count: int, step: str, host: Seat
) -> Illegal | None:
    """Not that many in the seat's Base Camp, or no room for them; the limit is widened by what `host` has
    (R117-R120, R139, R221, R223, A26)."""
    there = course.state.realms[seat].camp.of(kind)
    if count < 1:
        return Illegal("R114", "count_too_small")
    if count > there:
        return Illegal("R114", "not_enough_in_camp", kind=kind, there=there)
    free = room(course, place, host, step)
    if count > free:
        most = limit(course, place, host, step)
        return Illegal("R117" if step == "place" else "R139", "limit", place=place, limit=most, free=free)
    return None


def decide(course: Course, command: Place | EndPlacing) -> None:
    """Place the units, or go on to moving."""
    if isinstance(command, EndPlacing):
        move.begin(course)
        return
    illegal = refusal(course, command)
    if illegal is not None:
        raise illegal
    show_alliance(course, command.seat, command.place)
    course.tell(e.UnitsPlaced(seat=command.seat, place=command.place, kind=command.kind, count=command.count))


def show_alliance(course: Course, seat: Seat, place: PlaceId) -> None:
    """Units on a partner's ground show the alliance to all (A50)."""
    owner = course.state.owners.get(place)
    if owner is None or owner == seat or own_troops(course.state, place, seat).total:
        return
    course.tell(e.AllianceShown(one=seat, other=owner))
