"""The claim of territories played out to its end: which next claim leaves the seat best off.

All others, and the seat itself after its next claim, are taken to claim by points and continents. What
counts at the end is the seat's marker beside its rivals', less what lies open to them.
"""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.course import Course
from game.games.world.ground import Ground
from game.games.world.model import PlaceId
from game.games.world.phases.claim import places

SHARE = 0.5  # of a continent's bonus that counts on the way to it, one's own or a rival's
ROOM = 0.3  # points for each free neighbour
OPEN = 0.25  # points that a territory beside a rival's costs


def best_claim(course: Course, seat: Seat) -> PlaceId:
    """The free territory after which the claims end best for the seat; of equal ones the likeliest."""
    state, ground = course.state, course.ground
    order = state.order
    owners = dict(state.owners)
    found: list[tuple[float, float, int]] = []
    choices = places(course, seat)
    for number, place in enumerate(choices):
        trial = {**owners, place: seat}
        _play_out(ground, trial, order, (order.index(seat) + 1) % len(order))
        found.append(
            (_standing(ground, trial, order, seat), claim_worth(ground, owners, seat, place), -number)
        )
    return choices[-max(found)[2]]


def claim_worth(ground: Ground, owners: dict[PlaceId, Seat], seat: Seat, place: PlaceId) -> float:
    """A free territory's points, its part of a continent that can still be whole or would be a rival's, and
    room to grow."""
    value = float(ground.production(place))
    one = ground.territories[place].continent
    members = ground.members[one]
    held = {owners[member] for member in members if member in owners}
    if len(held) < 2:
        count = sum(1 for member in members if member in owners)
        more = 1 if held <= {seat} else 0
        value += SHARE * ground.continents[one].bonus * (count + more) / len(members)
    return value + ROOM * sum(1 for near in ground.neighbours[place] if near not in owners)


def _play_out(ground: Ground, owners: dict[PlaceId, Seat], order: tuple[Seat, ...], turn: int) -> None:
    """Go on with the claims until every territory is taken."""
    free = {place: None for place in ground.territories if place not in owners}
    edges: dict[Seat, set[PlaceId]] = {seat: set() for seat in order}
    for place, owner in owners.items():
        edges[owner].update(near for near in ground.neighbours[place] if near not in owners)
    while free:
        seat = order[turn]
        best = max(edges[seat] or free, key=lambda place: (claim_worth(ground, owners, seat, place), place))
        owners[best] = seat
        del free[best]
        for edge in edges.values():
            edge.discard(best)
        edges[seat].update(near for near in ground.neighbours[best] if near not in owners)
        turn = (turn + 1) % len(order)


def _standing(ground: Ground, owners: dict[PlaceId, Seat], order: tuple[Seat, ...], seat: Seat) -> float:
    """The seat's marker, less the best rival's as far as he is a rival alone, less open borders."""
    rivals = [ground.points(owners, other) for other in order if other != seat]
    open_places = sum(
        1
        for place, owner in owners.items()
        if owner == seat and any(owners[near] != seat for near in ground.neighbours[place])
    )
    return ground.points(owners, seat) - max(rivals) / len(rivals) - OPEN * open_places
