"""The front's rules as the table calls them: decide, evolve, legal commands, views and the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.chance import Chance
from game.core.ids import Seat, Viewpoint
from game.core.messages import Illegal, Outcome
from game.core.ruleset import Choice, Setup, Token
from game.games.front import sight, steps
from game.games.front.book import Book, load_book
from game.games.front.commands import FrontCommand
from game.games.front.course import Course
from game.games.front.events import FrontEvent
from game.games.front.evolve import evolve
from game.games.front.field import Field
from game.games.front.ground import Ground
from game.games.front.hands import Hand
from game.games.front.inspection import inconsistencies
from game.games.front.model import FrontOptions, FrontState
from game.games.front.order import in_order
from game.games.front.setup import lay_out
from game.games.front.why_not import why_not

KEPT = 4


class FrontRules:
    """The rules of the front on one map."""

    name = "front"
    version = 1

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.book: Book = load_book()
        self._fields: tuple[tuple[FrontState, Field], ...] = ()
        self._hands: tuple[tuple[FrontState, Seat, Hand], ...] = ()

    def initial(self, setup: Setup) -> FrontState:
        """The empty table with the settings of this game (2.2)."""
        options: FrontOptions = setup.options
        return FrontState(options=options)

    def setup(self, state: FrontState, chance: Chance) -> tuple[FrontEvent, ...]:
        """Lay the counters out and begin the first turn. Raises MapError for a scenario of another map."""
        course = self.course(state)
        lay_out(course, chance)
        return tuple(course.events)

    def to_act(self, state: FrontState) -> frozenset[Seat]:
        """The one seat that may command now; nobody when the game is over."""
        return steps.to_act(state)

    def outcome(self, state: FrontState) -> Outcome | None:
        """How the game ended, or None."""
        return state.outcome

    def decide(self, state: FrontState, command: FrontCommand, chance: Chance) -> tuple[FrontEvent, ...]:
        """The events of a command. Raises Illegal with the rule and what is in the way."""
        course = self.course(state)
        steps.decide(course, command, chance)
        return tuple(course.events)

    def evolve(self, state: FrontState, event: FrontEvent) -> FrontState:
        """The state after an event."""
        return evolve(state, event)

    def commands(self, state: FrontState, seat: Seat) -> Iterator[FrontCommand]:
        """The legal commands of a seat, each once, in a fixed order. Marches are listed for single counters
        by the cheapest path, assaults and barrages for some groups: see `takes` for all others."""
        field = self._field(state)
        return steps.commands(Course(self.ground, self.book, in_order(state), lambda _: field), seat)

    def takes(self, state: FrontState, command: FrontCommand) -> bool:
        """Whether a command is legal, listed or not. Reads the acting seat's own view."""
        try:
            steps.decide(self.course(state), command, Chance("", 0))
        except Illegal:
            return False
        return True

    def choices(
        self, state: FrontState, seat: Seat, picks: tuple[Token, ...]
    ) -> Mapping[Token, Choice[FrontCommand]]:
        """What a hand that has touched `picks` may touch next."""
        return self._hand(state, seat).choices(picks)

    def why_not(
        self, state: FrontState, seat: Seat, picks: tuple[Token, ...], token: Token
    ) -> Illegal | None:
        """Why touching `token` next is not possible; None where it is."""
        return why_not(self.course(state), self._hand(state, seat), seat, picks, token)

    def conceal(self, state: FrontState, viewpoint: Viewpoint) -> FrontState:
        """The state as a viewpoint knows it."""
        return sight.conceal(self.book, state, viewpoint)

    def redact(self, state: FrontState, event: FrontEvent, viewpoint: Viewpoint) -> FrontEvent:
        """The event as a viewpoint learns it."""
        return sight.redact(self.book, state, event, viewpoint)

    def seals(self, state: FrontState, event: FrontEvent) -> bool:
        """Whether undo stops behind the event."""
        return sight.seals(state, event)

    def inconsistencies(self, state: FrontState) -> list[str]:
        """What is wrong with a position edited by hand, one line a fault, each naming its field."""
        return inconsistencies(self.course(state))

    def course(self, state: FrontState) -> Course:
        """A state with the map and the numbers at hand, to read it or to go on from it."""
        return Course(self.ground, self.book, state, self._field)

    def _field(self, state: FrontState) -> Field:
        """Stacks and zones; remembered for the states asked about last."""
        for known, field in self._fields:
            if known is state:
                return field
        made = Field(self.ground, self.book, state)
        self._fields = ((state, made), *self._fields[: KEPT - 1])
        return made

    def _hand(self, state: FrontState, seat: Seat) -> Hand:
        """What a hand can reach; remembered likewise, as hands ask often."""
        for known, whose, hand in self._hands:
            if known is state and whose == seat:
                return hand
        made = Hand(self.course(state), seat)
        self._hands = ((state, seat, made), *self._hands[: KEPT - 1])
        return made
