"""What a plan can still use: units free to march, room for more, the Base Camp less its reserve."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.bots.forces import STRONG, weakest
from game.games.world.bots.outset import placed_in
from game.games.world.bots.worth import Worth
from game.games.world.course import Course
from game.games.world.model import NO_UNITS, UNIT_KINDS, PlaceId, Units, units
from game.games.world.phases.move import origins, targets
from game.games.world.standing import own_fleet, room

Sends = tuple[tuple[PlaceId, Units], ...]
"""Units by the place from which they march."""


class Means:
    """What can still be used: free units by place, room for more by place, the Base Camp."""

    def __init__(self, board: dict[PlaceId, Units], room: dict[PlaceId, int], camp: Units) -> None:
        self.board, self.room, self.camp = board, room, camp

    def most(self, sources: list[PlaceId]) -> int:
        """How many units can come out of these places."""
        standing = sum(self.board.get(one, NO_UNITS).total for one in sources)
        return standing + min(self.camp.total, sum(self.room.get(one, 0) for one in sources))

    def pool(self, sources: list[PlaceId]) -> Units:
        """All units among which to choose for these places."""
        out = self.camp
        for one in sources:
            out = out + self.board.get(one, NO_UNITS)
        return out

    def assigned(self, sources: list[PlaceId], wanted: Units) -> Sends | None:
        """From where the wanted units come; None if they cannot all."""
        sends: dict[PlaceId, Units] = {}
        for kind in STRONG:
            left = wanted.of(kind)
            if not left:
                continue
            for one in sources:
                here = min(left, self.board.get(one, NO_UNITS).of(kind))
                if here:
                    sends[one] = sends.get(one, NO_UNITS) + units(kind, here)
                    left -= here
            for one in sources:
                if not left:
                    break
                sent = sends.get(one, NO_UNITS)
                placed = sent - covered(sent, self.board.get(one, NO_UNITS))
                here = min(left, self.room.get(one, 0) - placed.total)
                if here > 0:
                    sends[one] = sent + units(kind, here)
                    left -= here
            if left:
                return None
        return tuple((one, sends[one]) for one in sources if one in sends)

    def use(self, sends: Sends) -> None:
        """Take what is sent out of the means."""
        for one, sent in sends:
            standing = covered(sent, self.board.get(one, NO_UNITS))
            self.board[one] = self.board.get(one, NO_UNITS) - standing
            placed = sent - standing
            self.camp = self.camp - placed
            self.room[one] = self.room.get(one, 0) - placed.total


def means_of(course: Course, seat: Seat, worth: Worth) -> Means:
    """What a seat has at the outset of its place or move step."""
    return _placing(course, seat, worth) if course.state.step == "place" else _standing(course, seat)


def _placing(course: Course, seat: Seat, worth: Worth) -> Means:
    """The Base Camp less the reserve, room in own and partners' territories, fleets."""
    state, ground = course.state, course.ground
    camp = state.realms[seat].camp
    rooms = {
        place: room(course, place, seat, "place")
        for place in ground.territories
        if state.owners.get(place) == seat or state.owners.get(place) in worth.allies
    }
    fleets = {place: own_fleet(state, place, seat) for place in ground.seas}
    kept = weakest(camp, round(camp.total * worth.reserve()))
    return Means({place: fleet for place, fleet in fleets.items() if fleet.total}, rooms, camp - kept)


def _standing(course: Course, seat: Seat) -> Means:
    """What stands on the board, less the unit that stays."""
    board: dict[PlaceId, Units] = {}
    for place in origins(course):
        if course.ground.is_sea(place):
            board[place] = own_fleet(course.state, place, seat)
        elif any(True for _ in targets(course, place)):
            board[place] = placed_in(course, place, seat)
    return Means({place: free for place, free in board.items() if free.total}, {}, NO_UNITS)


def covered(wanted: Units, there: Units) -> Units:
    """As many of the wanted units as are there."""
    return Units(**{kind: min(wanted.of(kind), there.of(kind)) for kind in UNIT_KINDS})
