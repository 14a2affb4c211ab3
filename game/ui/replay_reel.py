"""The reel of a replay: which moment is shown, through whose eyes, and how time runs over it.

Moments are counted as entries behind, 0 to `length`. It reads a `Replay`, shows through a `Timeline` and
draws nothing; going forward plays the cues of live play, anything else snaps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.core.messages import Event
from game.core.view import PlayerView
from game.ui.face import Face
from game.ui.timeline import Cue, Timeline

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
PAUSE_MS = 450.0  # between two entries at speed 1, so that each can be read
SCAN_AT_ONCE = 2000  # entries looked through for marks before the first frame
SCAN_A_FRAME = 80  # and in each frame after it
TOLD_AT_ONCE = 16  # entries whose sentences are asked for together: what lies between two kept states
TURN = "turn"


@dataclass(frozen=True)
class Mark:
    """A mark on the time line: its entry, the moment it leads to, its kind; turns are numbered from 1."""

    entry: int
    moment: int
    kind: str
    number: int = 0


class Reel:
    """Seek, step, play and stop. `on_sound` hears the cues of forward motion."""

    def __init__(
        self,
        replay: Any,
        face: Face,
        cue: Callable[[Any, Any], Cue],
        on_sound: Callable[[str], None] = lambda name: None,
        at: int | None = None,
        eyes: Viewpoint | None = None,
    ) -> None:
        self.replay, self.face = replay, face
        self.length: int = replay.length
        self.finished = replay.view(self.length, SPECTATOR).outcome is not None
        self.eyes: Viewpoint = eyes if eyes is not None else REFEREE if self.finished else SPECTATOR
        self.index = min(self.length, max(0, at)) if at is not None else self._first()
        self.returns_to: int | None = None  # where the last jump began
        self.playing = False
        self.speed = 1.0
        self.stop: Mark | None = None
        self.span: tuple[int | None, int | None] = (None, None)  # the range to be exported
        self.view: PlayerView[Any] = replay.view(self.index, self.eyes)
        self.timeline: Timeline[Any] = Timeline(self.view.state, replay.rules.evolve, cue, on_sound)
        self._wait = 0.0
        self._stopped = False
        self._begin_scan()

    @property
    def scanning(self) -> bool:
        """Whether marks are still being looked for."""
        return self.scanned < self.length

    @property
    def last(self) -> tuple[Event, ...]:
        """The events of the entry that led here."""
        if self.index == 0:
            return ()
        events: tuple[Event, ...] = self.replay.batch(self.index - 1, self.eyes).events
        return events

    @property
    def turns(self) -> list[Mark]:
        """The marks at which a turn begins."""
        return [mark for mark in self.marks if mark.kind == TURN]

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return sum(1 for mark in self.marks if mark.kind == TURN and mark.moment <= self.index)

    def seats(self) -> tuple[Seat, ...]:
        """The seats of the game looked at."""
        return tuple(Seat(number) for number in range(self.replay.header.seats))

    def sentences(self, entry: int) -> list[str]:
        """What the present eyes are told of an entry, a sentence for each event they learn of."""
        if entry not in self._told:
            start = entry - entry % TOLD_AT_ONCE
            stop = min(start + TOLD_AT_ONCE, self.length)
            self._told.update((index, []) for index in range(start, stop))
            for index, sentence in self.replay.text(self.eyes, start, stop):
                self._told[index].append(sentence)
        return self._told[entry]

    def seek(self, index: int) -> None:
        """Show a moment at once."""
        self.index = min(self.length, max(0, index))
        self._wait = 0.0
        self._stopped = False
        self.view = self.replay.view(self.index, self.eyes)
        self.timeline.snap(self.view.state)

    def jump(self, index: int) -> None:
        """Show a moment at once and remember where the jump began."""
        if index != self.index:
            self.returns_to = self.index
        self.seek(index)

    def go_back(self) -> None:
        """Return to where the last jump began (and forth again)."""
        if self.returns_to is not None:
            self.jump(self.returns_to)

    def step(self, by: int) -> None:
        """One entry on, with its motion (one still under way ends first), or one back, at once."""
        if by < 0 or self.index >= self.length:
            self.seek(self.index - 1 if by < 0 else self.length)
            return
        if not self.timeline.idle:
            self.timeline.snap(self.view.state)
        batch = self.replay.batch(self.index, self.eyes)
        self.index += 1
        self.view = self.replay.view(self.index, self.eyes)
        self.timeline.push(batch.events)
        self._wait = 0.0
        self._stopped = self.stop is not None and self.stop.moment == self.index

    def turn_forward(self) -> None:
        """To where the next turn begins, or the end."""
        self._scan_until(self.length)
        self.jump(next((mark.moment for mark in self.turns if mark.moment > self.index), self.length))

    def turn_back(self) -> None:
        """To where this turn began, or the one before it, or the start."""
        self._scan_until(self.index)
        before = [mark.moment for mark in self.turns if mark.moment < self.index]
        self.jump(before[-1] if before else 0)

    def toggle(self) -> None:
        """Play or pause; at the end play begins again."""
        if not self.playing and self.index >= self.length:
            self.jump(0)
        self.playing = not self.playing
        self._stopped = False
        self._wait = PAUSE_MS / self.speed

    def restart(self) -> None:
        """Play from the very start."""
        self.jump(0)
        self.playing = True

    def look_through(self, eyes: Viewpoint) -> None:
        """Change the eyes; the moment stays."""
        if eyes != self.eyes:
            self.eyes = eyes
            self.seek(self.index)
            self._begin_scan()

    def set_stop(self, mark: Mark | None) -> None:
        """Stop before this turn when playing; the same mark again takes it away."""
        self.stop = None if mark == self.stop else mark

    def set_range(self, end: int) -> None:
        """Put the first (0) or last (1) frame of a film here; at the same place again takes it away."""
        low, high = self.span
        here = None if self.span[end] == self.index else self.index
        low, high = (here, high) if end == 0 else (low, here)
        if low is not None and high is not None and low > high:
            low, high = (here, None) if end == 0 else (None, here)
        self.span = (low, high)

    def film_span(self) -> tuple[int, int]:
        """The range of a film: as marked; what is not marked is the present turn, up to here."""
        low, high = self.span
        if high is None:
            high = min(self.length, max(self.index, (low or 0) + 1))
        if low is None:
            before = [mark.moment for mark in self.turns if mark.moment < high]
            low = before[-1] if before else 0
        return low, high

    def nearest_turn(self, index: float) -> Mark | None:
        """The turn that begins nearest to a place on the time line."""
        return min(self.turns, key=lambda mark: abs(mark.moment - index), default=None)

    def next_turn(self) -> Mark | None:
        """The next turn that has not begun."""
        return next((mark for mark in self.turns if mark.moment > self.index), None)

    def update(self, dt_ms: float, animation_speed: float, reduced: bool) -> None:
        """Let time pass: marks are looked for, motion goes on, the next entry plays when it is due."""
        if self.scanning:
            self._scan_until(self.scanned + SCAN_A_FRAME)
        self.timeline.speed = self.speed * animation_speed
        self.timeline.reduced = reduced
        self.timeline.update(dt_ms)
        if not self.playing:
            return
        if self.timeline.idle and (self._stopped or self.index >= self.length):
            self.playing = False
        elif self.timeline.idle:
            self._wait += dt_ms
            if self._wait * self.speed >= PAUSE_MS:
                self.step(1)

    @property
    def animating(self) -> bool:
        """Whether the picture changes by itself."""
        return self.playing or self.scanning or not self.timeline.idle

    def _first(self) -> int:
        """The table just after set-up: what a game is first seen as."""
        return min(1, self.length)

    def _begin_scan(self) -> None:
        self.marks: list[Mark] = []
        self.commanders: list[Seat | None] = []
        self.scanned = 0
        self._turns = 0
        self._told: dict[int, list[str]] = {}
        self._seen = self.replay.view(0, self.eyes).state
        self._scan_until(SCAN_AT_ONCE)

    def _scan_until(self, count: int) -> None:
        """Look at entries up to `count` for marks, folding the view along."""
        for batch in self.replay.batches(self.eyes, self.scanned, count):
            self.commanders.append(batch.seat)
            for kind in self._kinds(batch.events):
                self._mark(batch.index, kind, batch.events)
            for event in batch.events:
                self._seen = self.replay.rules.evolve(self._seen, event)
            self.scanned = batch.index + 1

    def _kinds(self, events: Sequence[Event]) -> list[str]:
        """The marks of an entry: what it is as a whole, and what single events of it are besides."""
        parts = [events, *([event] for event in events)] if len(events) > 1 else [events]
        kinds = [self.face.marker(self._seen, part) for part in parts]
        return list(dict.fromkeys(kind for kind in kinds if kind is not None))

    def _mark(self, entry: int, kind: str, events: Sequence[Event]) -> None:
        """A turn begins before its entry where that is the entry's first event, else after the entry."""
        moment, number = entry + 1, 0
        if kind == TURN:
            self._turns += 1
            number = self._turns
            first = self.face.marker(self._seen, events[:1]) == TURN
            moment = entry if first and len(events) > 1 and entry > 0 else entry + 1
        self.marks.append(Mark(entry, moment, kind, number))
