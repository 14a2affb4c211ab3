"""The events of one command so far and the state they have led to, with the map and the numbers at hand."""

from __future__ import annotations

from collections.abc import Callable

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.front.book import Book, Scenario
from game.games.front.events import FrontEvent
from game.games.front.evolve import evolve
from game.games.front.field import Field
from game.games.front.ground import Ground
from game.games.front.model import FrontState, other
from game.games.front.sighting import look


class Course:
    """What a command brings about: `tell` lets events happen one after another."""

    def __init__(
        self,
        ground: Ground,
        book: Book,
        state: FrontState,
        field: Callable[[FrontState], Field] | None = None,
    ) -> None:
        self.ground = ground
        self.book = book
        self.state = state
        self.events: list[FrontEvent] = []
        self._field_of = field
        self._field: tuple[FrontState, Field] | None = None

    @property
    def field(self) -> Field:
        """The counters on the map as the state stands."""
        if self._field is None or self._field[0] is not self.state:
            if self._field_of is not None and not self.events:
                made = self._field_of(self.state)
            else:
                made = Field(self.ground, self.book, self.state)
            self._field = (self.state, made)
        return self._field[1]

    @property
    def scenario(self) -> Scenario:
        """The scenario that is played."""
        return self.book.scenario(self.state.options)

    @property
    def enemy(self) -> Seat:
        """The seat whose player turn it is not."""
        return other(self.state.active)

    @property
    def is_foggy(self) -> bool:
        """Whether each side hides its counters (18.4.0). What befalls hidden ones is told then even where it
        befalls nobody: silence would speak."""
        return self.state.options.fog_of_war == "on"

    def tell(self, *events: FrontEvent) -> None:
        """Let these events happen."""
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)

    def look(self) -> None:
        """After counters have changed places: what each seat reads now (18.4.0)."""
        if self.is_foggy:
            self.tell(look(self.ground, self.book, self.state))


def d10(chance: Chance) -> int:
    """A ten-sided die, 0 to 9 (1.2)."""
    return chance.below(10)
