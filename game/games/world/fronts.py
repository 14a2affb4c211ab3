"""Who could reach a territory next, by what everybody can see."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.course import Course
from game.games.world.model import PlaceId
from game.games.world.standing import limit, own_fleet, own_troops


def could_bring(course: Course, place: PlaceId) -> dict[Seat, int]:
    """How many units each other seat could at most bring into a territory in one turn of its own: units
    beside it and at sea before it, and what its Base Camp could place there first."""
    ground, state = course.ground, course.state
    owner = state.owners.get(place)
    out: dict[Seat, int] = {}
    for number, realm in enumerate(state.realms):
        seat = Seat(number)
        if seat == owner or realm.is_out:
            continue
        count, free = 0, 0
        for near in ground.neighbours[place]:
            if state.owners.get(near) == seat:
                there = own_troops(state, near, seat).total
                count += max(0, there - 1)
                free += max(0, limit(course, near, seat, "place") - there)
        for sea in ground.anchors[place]:
            count += own_fleet(state, sea, seat).total
        count += min(realm.camp.total + realm.drop_zone.total, free)
        if count:
            out[seat] = count
    return out
