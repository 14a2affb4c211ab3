"""Every state of a game by index, cheap to keep: states are frozen and share what did not change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

import msgspec

from game.core.codec import CodecError, state_hash
from game.core.ids import Viewpoint
from game.core.log import Entry
from game.core.messages import Command, Event
from game.core.ruleset import Game, Narrator, Ruleset
from game.core.view import Batch, PlayerView

S = TypeVar("S")
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)

KEEP_ALL = 2000
KEEP_EVERY = 16


class FoldError(ValueError):
    """A recorded entry that the rules cannot follow, or that leads to another state than the one recorded."""


def checked(rules: Ruleset[S, C, E], before: S, entry: Entry[C, E]) -> tuple[Entry[C, E], S]:
    """A recorded entry, with the hash of its state, and the state it leads to. Raises FoldError."""
    state = before
    for place, event in enumerate(entry.events):
        try:
            state = rules.evolve(state, event)
        except Exception as fault:  # whatever a damaged event does to a game's rules
            raise FoldError(f"event {place} ({kind_of(event)}) does not fit the state: {fault!r}") from fault
    try:
        found = state_hash(state)
    except CodecError as fault:
        raise FoldError(f"the state after it {fault}") from None
    if entry.state and entry.state != found:
        raise FoldError("the state after it differs from the one recorded")
    return (entry if entry.state else msgspec.structs.replace(entry, state=found)), state


def kind_of(message: Command | Event) -> str:
    """The tag by which a message is known in the log."""
    return str(message.__struct_config__.tag)


class History(Generic[S, C, E]):
    """The entries of a game and the state after each: all kept to entry 2000, every 16th beyond.

    `state(k)` is the full state with k entries behind it; 0 is the table before set-up.
    """

    def __init__(self, rules: Ruleset[S, C, E], start: S) -> None:
        self._rules = rules
        self._entries: list[Entry[C, E]] = []
        self._kept: dict[int, S] = {0: start}
        self.last = start

    def __len__(self) -> int:
        return len(self._entries)

    @property
    def entries(self) -> tuple[Entry[C, E], ...]:
        """All entries, first to last."""
        return tuple(self._entries)

    def entry(self, index: int) -> Entry[C, E]:
        """Entry `index`. Raises IndexError outside the log."""
        if not 0 <= index < len(self._entries):
            raise IndexError(f"entry {index} is not in a log of {len(self._entries)} entries")
        return self._entries[index]

    def fold(self, state: S, events: Iterable[E]) -> S:
        """The state after some events."""
        for event in events:
            state = self._rules.evolve(state, event)
        return state

    def append(self, entry: Entry[C, E], after: S) -> None:
        """Take the next entry with the state it leads to."""
        self._entries.append(entry)
        count = len(self._entries)
        if count <= KEEP_ALL or count % KEEP_EVERY == 0:
            self._kept[count] = after
        self.last = after

    def pop(self) -> Entry[C, E]:
        """Take the last entry back."""
        self._kept.pop(len(self._entries), None)
        entry = self._entries.pop()
        self.last = self._folded(len(self._entries))
        return entry

    def state(self, count: int) -> S:
        """The full state with `count` entries behind it. Raises IndexError outside the log."""
        if not 0 <= count <= len(self._entries):
            raise IndexError(f"no state after {count} entries in a log of {len(self._entries)}")
        return self.last if count == len(self._entries) else self._folded(count)

    def walk(self, start: int, stop: int) -> Iterator[tuple[Entry[C, E], S]]:
        """Entries `start` to `stop` - 1, each with the full state before it; places outside are left out."""
        start, stop = max(start, 0), min(stop, len(self._entries))
        if start >= stop:
            return
        state = self.state(start)
        for entry in self._entries[start:stop]:
            yield entry, state
            after = self._kept.get(entry.index + 1)
            state = self.fold(state, entry.events) if after is None else after

    def view(self, game: Game, count: int, viewpoint: Viewpoint) -> PlayerView[S]:
        """The table with `count` entries behind it, as a viewpoint knows it. Raises IndexError."""
        state = self.state(count)
        return PlayerView(
            game=game.name,
            viewpoint=viewpoint,
            index=count,
            state=self._rules.conceal(state, viewpoint),
            to_act=self._rules.to_act(state),
            outcome=self._rules.outcome(state),
        )

    def batch(self, index: int, viewpoint: Viewpoint) -> Batch[E]:
        """Entry `index` as a viewpoint learns it. Raises IndexError."""
        return self.told(self.entry(index), self.state(index), viewpoint)

    def told(self, entry: Entry[C, E], state: S, viewpoint: Viewpoint) -> Batch[E]:
        """An entry, with the full state before it, as a viewpoint learns it."""
        shown: list[E] = []
        for event in entry.events:
            shown.append(self._rules.redact(state, event, viewpoint))
            state = self._rules.evolve(state, event)
        seat = None if entry.command is None else entry.command.seat
        return Batch(index=entry.index, viewpoint=viewpoint, seat=seat, events=tuple(shown))

    def text(
        self, narrator: Narrator[Any, Any], viewpoint: Viewpoint, start: int, stop: int
    ) -> list[tuple[int, str]]:
        """Entries `start` to `stop` - 1 as sentences with their entry's index, from what is known there."""
        told: list[tuple[int, str]] = []
        for entry, state in self.walk(start, stop):
            seen = self._rules.conceal(state, viewpoint)
            for event in self.told(entry, state, viewpoint).events:
                sentence = narrator.sentence(seen, event)
                if sentence is not None:
                    told.append((entry.index, sentence))
                seen = self._rules.evolve(seen, event)
        return told

    def _folded(self, count: int) -> S:
        base = count
        while base not in self._kept:
            base -= 1
        state = self._kept[base]
        for entry in self._entries[base:count]:
            state = self.fold(state, entry.events)
        return state
