"""The events of one command so far, the state they have led to, and what has fallen due meanwhile."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Outcome
from game.games.wonders.events import CoinsGained, CoinsLost, Gain, GameEnded, Loss, TasksSet, WondersEvent
from game.games.wonders.evolve import evolve
from game.games.wonders.model import WEST, City, Task, WondersState
from game.games.wonders.powers import Powers, powers_of
from game.games.wonders.scoring import score


class Course:
    """One command being carried out."""

    def __init__(self, state: WondersState, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[WondersEvent] = []
        self._due: list[Task] = []

    @property
    def is_over(self) -> bool:
        """Whether the game has ended: then nothing else of the action is done (W054, W081)."""
        return self.state.outcome is not None

    def city(self, seat: Seat) -> City:
        """A city by now."""
        return self.state.cities[seat]

    def powers(self, seat: Seat) -> Powers:
        """What a city can do by now."""
        return powers_of(self.state.cities[seat], self.state.options)

    def tell(self, *events: WondersEvent) -> None:
        """Let these events happen."""
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)

    def gain(self, seat: Seat, amount: int, cause: Gain, source: str = "") -> None:
        """Coins for a city, if there are any (W046)."""
        if amount > 0:
            self.tell(CoinsGained(seat=seat, amount=amount, cause=cause, source=source))

    def lose(self, seat: Seat, amount: int, cause: Loss, source: str = "") -> int:
        """Coins from a city, as many as it has; gives how many (W046, W331)."""
        paid = min(amount, self.city(seat).coins)
        if paid > 0:
            self.tell(CoinsLost(seat=seat, amount=paid, cause=cause, source=source))
        return paid

    def add_due(self, *tasks: Task) -> None:
        """Something to be done once the running step is through, in this order (W080)."""
        self._due += tasks

    def set_tasks(self) -> None:
        """Put what has fallen due before what was due already."""
        if self._due and not self.is_over:
            self.tell(TasksSet(tasks=tuple(self._due)))
        self._due = []

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        scores = (score(self.state, WEST), score(self.state, Seat(1)))
        self.tell(GameEnded(outcome=outcome, scores=scores))
