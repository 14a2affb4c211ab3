"""The claim of territories played out ahead: which next claim leaves the seat best off.

All others, and the seat itself after its next claim, are taken to claim by points, room and continents; how
much continents matter to them is not known, so more than one guess is played out. What counts then is the
seat's marker beside its rivals', less what lies open to them.
"""

from __future__ import annotations

from collections.abc import Mapping

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
    state = course.state
    turn = state.order.index(seat) + 1
    now = [_Claims(course.ground, state.owners, state.order, share) for share in SHARES]
    alone = _Claims(course.ground, state.owners, state.order, SHARES[1])
    found: list[tuple[float, float, int]] = []
    choices = places(course, seat)
    for number, place in enumerate(choices):
        value = 0.0
        for begun in now:
            claims = begun.followed_by(seat, place)
            claims.go_on(turn, foresight)
            value += claims.standing(seat)
        found.append((value, alone.worth(seat, place), -number))
    return choices[-max(found)[2]]


class _Claims:
    """Who has claimed what, how much continents count, and what follows from it for the next claim."""

    def __init__(
        self, ground: Ground, owners: Mapping[PlaceId, Seat], order: tuple[Seat, ...], share: float
    ) -> None:
        self.ground, self.order, self.share = ground, order, share
        self.owners: dict[PlaceId, Seat] = {}
        self._around = {place: len(near) for place, near in ground.neighbours.items()}  # free neighbours
        self._held: dict[str, dict[Seat, int]] = {one: {} for one in ground.continents}
        for place, owner in owners.items():
            self.claim(owner, place)

    def followed_by(self, seat: Seat, place: PlaceId) -> _Claims:
        """The same with one claim more."""
        other = _Claims(self.ground, self.owners, self.order, self.share)
        other.claim(seat, place)
        return other

    def claim(self, seat: Seat, place: PlaceId) -> None:
        """Take a free territory."""
        self.owners[place] = seat
        held = self._held[self.ground.territories[place].continent]
        held[seat] = held.get(seat, 0) + 1
        for near in self.ground.neighbours[place]:
            self._around[near] -= 1

    def worth(self, seat: Seat, place: PlaceId) -> float:
        """A free territory's points, its part of a continent that can still be whole or would be a rival's,
        and room to grow."""
        territory = self.ground.territories[place]
        value = float(territory.production)
        one = territory.continent
        held = self._held[one]
        if self.share and len(held) < 2:
            count = sum(held.values()) + (0 if held and seat not in held else 1)
            members = len(self.ground.members[one])
            value += self.share * self.ground.continents[one].bonus * count / members
        return value + ROOM * self._around[place]

    def go_on(self, turn: int, most: int) -> None:
        """Go on with the claims: `most` of them, or until every territory is taken."""
        ground, owners, order = self.ground, self.owners, self.order
        free = {place: None for place in ground.territories if place not in owners}
        edges: dict[Seat, set[PlaceId]] = {seat: set() for seat in order}
        for place, owner in owners.items():
            edges[owner].update(near for near in ground.neighbours[place] if near not in owners)
        for number in range(turn, turn + min(most, len(free))):
            seat = order[number % len(order)]
            best = max((self.worth(seat, place), place) for place in edges[seat] or free)[1]
            self.claim(seat, best)
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
