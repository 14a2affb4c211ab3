"""The events of one command so far and the state they have led to, with the map and the numbers at hand."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.book import Book
from game.games.world.events import MarkerMoved, SparePiecesTaken, WorldEvent
from game.games.world.evolve import evolve
from game.games.world.ground import Ground
from game.games.world.model import UNIT_KINDS, Units, WorldState


class Course:
    """What a command brings about: `tell` lets events happen one after another."""

    def __init__(self, ground: Ground, book: Book, state: WorldState) -> None:
        self.ground = ground
        self.book = book
        self.state = state
        self.events: list[WorldEvent] = []

    def tell(self, *events: WorldEvent) -> None:
        """Let these events happen."""
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)

    def move_marker(self, seat: Seat) -> None:
        """Set a seat's marker to its territories and whole continents, if it is not there (R051, R167)."""
        value = self.ground.points(self.state.owners, seat)
        if value != self.state.realms[seat].track:
            self.tell(MarkerMoved(seat=seat, value=value))

    def fetch_pieces(self, seat: Seat, wanted: Units) -> Units:
        """How many of the wanted units the seat's supply can give now, after spare pieces of colours nobody
        plays have filled it up (R044, A42)."""
        lacking = reachable(wanted - self.state.realms[seat].supply, self.state.spare)
        if lacking.total:
            self.tell(SparePiecesTaken(seat=seat, units=lacking))
        return reachable(wanted, self.state.realms[seat].supply)


def reachable(wanted: Units, there: Units) -> Units:
    """As many of the wanted units as are there, kind by kind; none where fewer than one is wanted."""
    return Units(**{kind: max(0, min(wanted.of(kind), there.of(kind))) for kind in UNIT_KINDS})
