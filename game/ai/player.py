"""What a computer player is, whatever the game: it gets a view of its seat and answers with a command."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

from game.core.ids import Seat
from game.core.messages import Command
from game.core.view import PlayerView

Pace = Callable[[], float]
"""The part of the thinking time that is used up: 0 at first, 1 and more when it is over."""

HURRY_EVERY = 0.01  # seconds


class Player(Protocol):
    """A computer player as tables, matches and the line protocol ask it."""

    def choose(
        self, view: PlayerView[Any], rules: Any, seat: Seat, time_ms: int | None, seed: str
    ) -> Command:
        """A legal command of the seat. `time_ms` bounds the thinking; without it only the level does, and
        then the same view and seed give the same command."""


class Thinker(Protocol):
    """A game's own player, who is told the pace instead of reading a clock."""

    def think(self, view: PlayerView[Any], rules: Any, seat: Seat, pace: Pace, seed: str) -> Command:
        """A legal command of the seat, soon after `pace` has reached 1."""


class TimedPlayer:
    """A `Player` that keeps time for a `Thinker`. `hurry` may end its thinking at any moment."""

    def __init__(self, thinker: Thinker, hurry: Callable[[], bool] | None = None) -> None:
        self._thinker, self._hurry = thinker, hurry

    def choose(
        self, view: PlayerView[Any], rules: Any, seat: Seat, time_ms: int | None, seed: str
    ) -> Command:
        """A legal command of the seat within about `time_ms` milliseconds."""
        watch = _Watch(time_ms, self._hurry)
        return self._thinker.think(view, rules, seat, watch.pace, seed)


class _Watch:
    """The time of one answer. Whether to hurry is asked now and then: it may cost more than a look."""

    def __init__(self, time_ms: int | None, hurry: Callable[[], bool] | None) -> None:
        self._time, self._hurry = time_ms, hurry
        self._begun = self._asked = time.perf_counter()
        self._hurried = False

    def pace(self) -> float:
        """The part of the time that is used up."""
        if self._time is None and self._hurry is None:
            return 0.0
        now = time.perf_counter()
        if self._hurry is not None and now - self._asked >= HURRY_EVERY:
            self._asked, self._hurried = now, self._hurried or self._hurry()
        if self._hurried:
            return 1.0
        return 0.0 if self._time is None else (now - self._begun) * 1000 / self._time
