"""The world game's rules as the table calls them: decide, evolve, legal commands, views and the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.chance import Chance
from game.core.ids import Seat, Viewpoint
from game.core.messages import Illegal, Outcome
from game.core.ruleset import Choice, Setup, Token
from game.games.world import hands, inspection, sight, steps, why_not
from game.games.world.book import Book, load_book
from game.games.world.commands import Confirm, WorldCommand
from game.games.world.course import Course
from game.games.world.events import WorldEvent
from game.games.world.evolve import evolve
from game.games.world.ground import Ground
from game.games.world.headquarters_draft import refusals
from game.games.world.model import WorldOptions, WorldState
from game.games.world.setup import lay_out

KEPT_TREES = 4


class WorldRules:
    """The rules of the Combined Strategy Game on one map."""

    name = "world"
    version = 1

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.book: Book = load_book()
        self._reached: tuple[tuple[WorldState, Seat, hands.Tree], ...] = ()

    def initial(self, setup: Setup) -> WorldState:
        """The empty table with the settings of this game (R010)."""
        options: WorldOptions = setup.options
        return WorldState(options=options, seats=setup.seats)

    def setup(self, state: WorldState, chance: Chance) -> tuple[WorldEvent, ...]:
        """Draw the order and deal; ask for nations and territories, or give them out."""
        course = self.course(state)
        lay_out(course, chance)
        return tuple(course.events)

    def to_act(self, state: WorldState) -> frozenset[Seat]:
        """The one seat that may command now; nobody when the game is over."""
        return steps.to_act(state)

    def outcome(self, state: WorldState) -> Outcome | None:
        """How the game ended, or None."""
        return state.outcome

    def decide(self, state: WorldState, command: WorldCommand, chance: Chance) -> tuple[WorldEvent, ...]:
        """The events of a command. Raises Illegal with the rule and what is in the way."""
        course = self.course(state)
        steps.decide(course, command, chance)
        return tuple(course.events)

    def evolve(self, state: WorldState, event: WorldEvent) -> WorldState:
        """The state after an event."""
        return evolve(state, event)

    def commands(self, state: WorldState, seat: Seat) -> Iterator[WorldCommand]:
        """Every legal command of a seat, each once, in a fixed order; of headquarters a basis (see there)."""
        return steps.commands(self.course(state), seat)

    def takes(self, state: WorldState, command: WorldCommand) -> bool:
        """Whether a command is legal, listed or not: a visit to headquarters may combine what can be paid.
        Reads the acting seat's own view."""
        if not isinstance(command, Confirm):
            return command in self.commands(state, command.seat)
        if steps.refusal(state, command) is not None:
            return False
        return next(refusals(self.book, state, command.seat, command.draft), None) is None

    def choices(
        self, state: WorldState, seat: Seat, picks: tuple[Token, ...]
    ) -> Mapping[Token, Choice[WorldCommand]]:
        """What a hand that has touched `picks` may touch next."""
        return self._reach(state, seat).get(picks, {})

    def why_not(
        self, state: WorldState, seat: Seat, picks: tuple[Token, ...], token: Token
    ) -> Illegal | None:
        """Why touching `token` next is not possible; None where it is."""
        return why_not.why_not(self.course(state), self._reach(state, seat), seat, picks, token)

    def conceal(self, state: WorldState, viewpoint: Viewpoint) -> WorldState:
        """The state as a viewpoint knows it."""
        return sight.conceal(state, viewpoint)

    def redact(self, state: WorldState, event: WorldEvent, viewpoint: Viewpoint) -> WorldEvent:
        """The event as a viewpoint learns it."""
        return sight.redact(state, event, viewpoint)

    def seals(self, state: WorldState, event: WorldEvent) -> bool:
        """Whether undo stops behind the event."""
        return sight.seals(state, event)

    def inconsistencies(self, state: WorldState) -> list[str]:
        """What is wrong with a position edited by hand, one line a fault, each naming its field."""
        return inspection.inconsistencies(self.course(state))

    def course(self, state: WorldState) -> Course:
        """A state with the map and the numbers at hand, to read it or to go on from it."""
        return Course(self.ground, self.book, state)

    def _reach(self, state: WorldState, seat: Seat) -> hands.Tree:
        """What a hand can reach; remembered for the states asked about last, as hands ask often."""
        for known, whose, tree in self._reached:
            if known is state and whose == seat:
                return tree
        tree = hands.tree(self.course(state), self.commands(state, seat))
        self._reached = ((state, seat, tree), *self._reached[: KEPT_TREES - 1])
        return tree
