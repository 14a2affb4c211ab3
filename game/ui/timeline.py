"""Plays events one after the other; `shown` is the state the picture shows and always catches up.

The rules never wait for it: `finish` (Space) takes all events in at once, `snap` throws them away.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from game.core.messages import Event

S = TypeVar("S")

FADE_MS = 140.0  # with reduced motion every cue is a fade of this length


@dataclass(frozen=True)
class Cue:
    """How an event is shown: how long (ms at speed 1; 0: no motion) and with which sound."""

    ms: float
    sound: str | None = None


@dataclass(frozen=True)
class Playing:
    """The event in motion and how far it is (0 to 1); `fade` asks for a fade instead of travel."""

    event: Event
    t: float
    fade: bool


class Timeline(Generic[S]):
    """`fold` is the rules' evolve, `cue` the picture's length and sound for an event."""

    def __init__(
        self,
        shown: S,
        fold: Callable[[S, Any], S],
        cue: Callable[[S, Event], Cue],
        on_sound: Callable[[str], None] = lambda name: None,
    ) -> None:
        self.shown = shown
        self._fold = fold
        self.cue = cue
        self._on_sound = on_sound
        self._queue: deque[Event] = deque()
        self._elapsed = 0.0
        self._current: Cue | None = None
        self.speed = 1.0
        self.reduced = False

    @property
    def idle(self) -> bool:
        """Whether the picture has caught up."""
        return not self._queue

    @property
    def playing(self) -> Playing | None:
        """The event in motion."""
        if not self._queue or self._current is None:
            return None
        length = self._length(self._current)
        return Playing(self._queue[0], min(1.0, self._elapsed / length) if length else 1.0, self.reduced)

    def push(self, events: Iterable[Event]) -> None:
        """Events to show after those that are still in motion."""
        self._queue.extend(events)
        self._begin()

    def retime(self, ms: float) -> None:
        """The event in motion takes so long after all (ms at speed 1); what has passed of it stays passed."""
        if self._current is not None:
            self._current = replace(self._current, ms=ms)

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        left = dt_ms
        while self._queue and self._current is not None:
            length = self._length(self._current)
            if self._elapsed + left < length:
                self._elapsed += left
                return
            left -= length - self._elapsed
            self._take()

    def finish(self) -> None:
        """Show the end of everything at once."""
        while self._queue:
            self._take(quiet=True)

    def snap(self, state: S) -> None:
        """Show this state; what was in motion is forgotten."""
        self._queue.clear()
        self._current = None
        self.shown = state

    def _take(self, quiet: bool = False) -> None:
        self.shown = self._fold(self.shown, self._queue.popleft())
        self._current = None
        self._begin(quiet)

    def _begin(self, quiet: bool = False) -> None:
        if self._queue and self._current is None:
            self._elapsed = 0.0
            self._current = self.cue(self.shown, self._queue[0])
            if self._current.sound and not quiet:
                self._on_sound(self._current.sound)

    def _length(self, cue: Cue) -> float:
        if cue.ms <= 0:
            return 0.0
        return (FADE_MS if self.reduced else cue.ms) / self.speed
