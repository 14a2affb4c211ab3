"""The events of one command so far and the state they have led to, with the map and the numbers at hand."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.world.book import Book
from game.games.world.events import MarkerMoved, WorldEvent
from game.games.world.evolve import evolve
from game.games.world.ground import Ground
from game.games.world.model import WorldState


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
