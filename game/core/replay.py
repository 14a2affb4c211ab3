"""Looking back at a game: any moment of a log through anybody's eyes, and playing on from there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Generic, TypeVar

import msgspec

from game.core.codec import state_hash
from game.core.history import FoldError, History, checked, kind_of
from game.core.ids import Seat, Viewpoint
from game.core.log import Log, LogDamage, LogError, SetupError
from game.core.messages import Command, Event
from game.core.opening import PositionError, start_of, written_by
from game.core.ruleset import Game, Ruleset
from game.core.session import Session, Sink
from game.core.turns import check_viewpoint
from game.core.view import Batch, PlayerView

S = TypeVar("S")
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)


class Marker(msgspec.Struct, frozen=True):
    """A moment worth a mark on the time line: the entry, its seat (None: set-up) and the event's kind."""

    index: int
    seat: Seat | None
    kind: str


class Replay(Generic[S, C, E]):
    """A log opened for looking. `length` counts its good entries; `damage` says where and why it stops.

    Moments are counted as entries behind: 0 the table before set-up, `length` the end. Going from moment
    k to k + 1 is told by batch k, the same as in live play. Seeking folds at most 15 entries.
    """

    def __init__(
        self, game: Game, rules: Ruleset[S, C, E], log: Log[C, E], damage: LogDamage | None = None
    ) -> None:
        """Fold the log, stopping before the first entry whose state differs. Raises LogError (the header)."""
        self.game, self.rules, self.header, self.damage = game, rules, log.header, damage
        self.dropped: str | None = None  # what whoever read the file had to leave out at its end
        try:
            self._history: History[S, C, E] = History(rules, start_of(game, rules, log.header))
        except (SetupError, PositionError) as fault:
            raise LogError(str(fault), line=1) from None
        for entry in log.entries:
            try:
                self._history.append(*checked(rules, self._history.last, entry))
            except FoldError as fault:
                reason = f"{fault}{written_by(game, log.header)}"
                self.damage = LogDamage(log.line_of(entry.index), reason, entry.index)
                break

    @property
    def length(self) -> int:
        """How many entries can be looked at."""
        return len(self._history)

    def view(self, index: int, viewpoint: Viewpoint) -> PlayerView[S]:
        """The table with `index` entries behind it. Raises IndexError, Illegal T05."""
        check_viewpoint(self.header, viewpoint)
        return self._history.view(self.game, index, viewpoint)

    def batch(self, index: int, viewpoint: Viewpoint) -> Batch[E]:
        """Entry `index` as the viewpoint learnt it. Raises IndexError, Illegal T05."""
        check_viewpoint(self.header, viewpoint)
        return self._history.batch(index, viewpoint)

    def batches(self, viewpoint: Viewpoint, start: int, stop: int) -> Iterator[Batch[E]]:
        """Entries `start` to `stop` - 1 as the viewpoint learnt them, in one walk. Raises Illegal T05."""
        check_viewpoint(self.header, viewpoint)
        for entry, state in self._history.walk(start, stop):
            yield self._history.told(entry, state, viewpoint)

    def text(self, viewpoint: Viewpoint, start: int, stop: int) -> list[tuple[int, str]]:
        """Entries `start` to `stop` - 1 as sentences with their entry's index. Raises Illegal T05."""
        check_viewpoint(self.header, viewpoint)
        return self._history.text(self.game.narrator(self.rules), viewpoint, start, stop)

    def markers(self, viewpoint: Viewpoint, kinds: Collection[str]) -> list[Marker]:
        """Where events of these kinds happened, as the viewpoint learnt of them. Raises Illegal T05."""
        marks: list[Marker] = []
        for batch in self.batches(viewpoint, 0, self.length):
            marks += [Marker(batch.index, batch.seat, k) for k in map(kind_of, batch.events) if k in kinds]
        return marks

    def state_hash(self, index: int) -> str:
        """The hash of the full state with `index` entries behind it. Raises IndexError."""
        return state_hash(self._history.state(index)) if index == 0 else self._history.entry(index - 1).state

    def play_on(self, at: int, seed: str, sink: Sink | None = None) -> Session[S, C, E]:
        """A new game that goes on after entries 0 to `at` - 1, with luck of its own. Raises IndexError."""
        log: Log[C, E] = Log(self.header, self._history.entries[:at])
        if not 1 <= at <= self.length:
            raise IndexError(f"cannot play on after {at} entries: the log has {self.length}")
        return Session.over(self.game, self.rules, log).branch(at, seed, sink)
