"""The claim of territories played out ahead: which next claim leaves the seat best off.

All others, and the seat itself after its next claim, are taken to claim by points, room and continents; how
much continents matter to them is not known, so more than one guess is played out. What counts then is the
seat's marker beside its rivals', less what lies open to them.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.ids import Seat
from game.games.world.course import Course
from game.games.world.ground import Ground
from game.games.world.model import PlaceId
from game.games.world.phases.claim import places

SHARES = (0.0, 0.5, 1.0)  # of a continent's bonus that may count on the way to it, one's own or a rival's
ROOM = 0.3  # points for each free neighbour
OPEN = 0.25  # points that a territory beside a rival's costs


def best_claim(course: Course, seat: Seat, foresight: int) -> PlaceId:
    """The free territory after which so many further claims go best for the seat; of equal ones the one
    of most worth by itself."""
    state, ground = course.state, course.ground
    turn = state.order.index(seat) + 1
    found: list[tuple[float, float, int]] = []
    choices = places(course, seat)
    for number, place in enumerate(choices):
        value = 0.0
        for share in SHARES:
            claims = _Claims(ground, {**state.owners, place: seat}, state.order, share)
            claims.go_on(turn, foresight)
            value += claims.standing(seat)
        alone = _Claims(ground, state.owners, state.order, SHARES[1]).worth(seat, place)
        found.append((value, alone, -number))
    return choices[-max(found)[2]]


class _Claims(NamedTuple):
    """Who has claimed what, and how much continents count."""

    ground: Ground
    owners: dict[PlaceId, Seat]
    order: tuple[Seat, ...]
    share: float

    def worth(self, seat: Seat, place: PlaceId) -> float:
        """A free territory's points, its part of a continent that can still be whole or would be a rival's,
        and room to grow."""
        ground, owners = self.ground, self.owners
        value = float(ground.production(place))
        one = ground.territories[place].continent
        members = ground.members[one]
        if self.share:
            held = {owners[member] for member in members if member in owners}
            if len(held) < 2:
                count = sum(1 for member in members if member in owners)
                more = 1 if held <= {seat} else 0
                value += self.share * ground.continents[one].bonus * (count + more) / len(members)
        return value + ROOM * sum(1 for near in ground.neighbours[place] if near not in owners)

    def go_on(self, turn: int, most: int) -> None:
        """Go on with the claims: `most` of them, or until every territory is taken."""
        ground, owners, order = self.ground, self.owners, self.order
        free = {place: None for place in ground.territories if place not in owners}
        edges: dict[Seat, set[PlaceId]] = {seat: set() for seat in order}
        for place, owner in owners.items():
            edges[owner].update(near for near in ground.neighbours[place] if near not in owners)
        for number in range(turn, turn + min(most, len(free))):
            seat = order[number % len(order)]
            best = max(edges[seat] or free, key=lambda place, seat=seat: (self.worth(seat, place), place))
            owners[best] = seat
            del free[best]
            for edge in edges.values():
                edge.discard(best)
            edges[seat].update(near for near in ground.neighbours[best] if near not in owners)

    def standing(self, seat: Seat) -> float:
        """The seat's marker, less the best rival's as far as he is a rival alone, less open borders."""
        ground, owners = self.ground, self.owners
        rivals = [ground.points(owners, other) for other in self.order if other != seat]
        open_places = sum(
            1
            for place, owner in owners.items()
            if owner == seat and any(owners.get(near, seat) != seat for near in ground.neighbours[place])
        )
        return ground.points(owners, seat) - max(rivals) / len(rivals) - OPEN * open_places
