"""A game in play: the only owner of the full state, and the one gate through which anything is learnt.

Scenes, computer players, text and guests get views and batches for their viewpoint; the full state and
the seed stay here. A session is not for use by several threads at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from game.core.chance import Chance, Draw, UnfitDrawError
from game.core.codec import JSON, Codec, canonical, map_digest, plain, state_hash
from game.core.history import FoldError, History, checked
from game.core.ids import Seat, Viewpoint
from game.core.log import (
    Entry,
    Header,
    Log,
    LogError,
    MapRef,
    Reseed,
    SetupError,
    seats_of,
    seed_at,
    table_of,
)
from game.core.messages import Command, Event, Illegal, Outcome
from game.core.opening import PositionError, rules_of, start_of, written_by
from game.core.ruleset import Game, MapData, Ruleset
from game.core.turns import check_viewpoint, turn_refusal, undo_refusal
from game.core.view import Batch, PlayerView

S = TypeVar("S")
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)


class Sink(Protocol):
    """Where accepted entries are kept safe before anybody hears of them. Each call does all or raises."""

    def begin(self, header: Header, entries: Sequence[Entry[Any, Any]]) -> None:
        """Start a new log: its header with set-up, or with all that a branch takes over, in one go."""

    def add(self, entry: Entry[Any, Any]) -> None:
        """Keep an accepted (or redone) entry. Raises StoreError, then the entry is not taken."""

    def take_back(self, index: int, seat: Seat) -> None:
        """Keep that the seat took its entry back. Raises StoreError, then it is not taken back."""


class Session(Generic[S, C, E]):
    """One game at the table: take commands, undo, redo, branch; show views and tell batches.

    Rule ids of the table: T01 not your turn, T02 game over, T03 nothing to undo or redo, T04 undo stops
    here, T05 unknown seat.
    """

    def __init__(
        self, game: Game, rules: Ruleset[S, C, E], header: Header, *, sink: Sink | None = None
    ) -> None:
        """A table before set-up; use `new`, `resume` or `branch`. Raises SetupError, PositionError."""
        self.game, self.rules, self.header = game, rules, header
        self.codec: Codec[S, C, E] = Codec(game)
        self._sink = sink
        self._history: History[S, C, E] = History(rules, start_of(game, rules, header))
        self._undone: list[Entry[C, E]] = []
        self._listeners: list[tuple[Viewpoint, Callable[[Batch[E]], None]]] = []
        self._due: deque[tuple[Callable[[Batch[E]], None], Batch[E]]] = deque()
        self._telling = False
        self._queue: tuple[Draw, ...] = ()
        self._refusals: tuple[Entry[C, E] | None, dict[Seat, Illegal | None]] = (None, {})

    @classmethod
    def new(
        cls,
        game: Game,
        *,
        seats: int,
        seed: str,
        options: Mapping[str, Any] | None = None,
        map_data: MapData | None = None,
        map_name: str = "",
        bundled: bool = False,
        position: JSON = None,
        app: str = "",
        created: str = "",
        players: Sequence[str] = (),
        draws: Sequence[Draw] = (),
        sink: Sink | None = None,
    ) -> Session[S, C, E]:
        """Lay a new table and set it up. `bundled`: the log names the map but need not hold it; `draws` are
        random results typed in, set-up's first.

        Raises SetupError (seats, options), MapError, PositionError, StoreError, UnfitDrawError.
        """
        ref = None
        if map_data is not None:
            ref = MapRef(map_name, map_digest(map_data), None if bundled else plain(dict(map_data)))
        header = Header(
            game=game.name,
            rules=game.version,
            app=app,
            seats=seats,
            options=dict(options or {}),
            seed=seed,
            map=ref,
            created=created,
            players=tuple(players),
            position=None if position is None else plain(position),
        )
        stated = plain(table_of(game, header).options)
        session = cls(game, game.rules(map_data), msgspec.structs.replace(header, options=stated), sink=sink)
        session.queue_chance(draws)
        session._set_up()
        return session

    @classmethod
    def resume(
        cls, game: Game, log: Log[C, E], sink: Sink | None = None, *, map_data: MapData | None = None
    ) -> Session[S, C, E]:
        """Go on with a log, from its last entry. `map_data` is the bundled map where the log holds none.

        Raises LogError with the first entry whose state differs from the one recorded.
        """
        return cls.over(game, rules_of(game, log.header, map_data), log, sink)

    @classmethod
    def over(
        cls, game: Game, rules: Ruleset[S, C, E], log: Log[C, E], sink: Sink | None = None
    ) -> Session[S, C, E]:
        """Go on with a log whose rules are at hand. Raises LogError as `resume` does."""
        try:
            session = cls(game, rules, log.header, sink=sink)
        except (SetupError, PositionError) as fault:
            raise LogError(str(fault), line=1) from None
        if not log.entries:
            raise LogError("the log has no set-up entry", line=1)
        for entry in log.entries:
            try:
                sound, after = checked(rules, session._history.last, entry)
            except FoldError as fault:
                line = log.line_of(entry.index)
                reason = f"{fault}{written_by(game, log.header)}"
                raise LogError(reason, line=line, entry=entry.index) from None
            session._history.append(sound, after)
        session._undone = list(log.undone)
        return session

    def branch(self, at: int, seed: str, sink: Sink | None = None) -> Session[S, C, E]:
        """A new game that goes on after entries 0 to `at` - 1 with luck of its own. Raises IndexError."""
        if not 1 <= at <= self.index:
            raise IndexError(f"cannot branch after {at} entries: the log has {self.index}")
        kept = tuple(old for old in self.header.reseeds if old.index < at)
        header = msgspec.structs.replace(self.header, reseeds=(*kept, Reseed(at, seed)))
        twin: Session[S, C, E] = Session(self.game, self.rules, header, sink=sink)
        past = self._history.entries[:at]
        if sink is not None:
            sink.begin(header, past)
        for entry in past:
            twin._history.append(entry, self._history.state(entry.index + 1))
        return twin

    @property
    def index(self) -> int:
        """How many entries lie behind."""
        return len(self._history)

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may command now."""
        return self.rules.to_act(self._history.last)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.rules.outcome(self._history.last)

    @property
    def state_hash(self) -> str:
        """The hash of the full state."""
        return state_hash(self._history.last)

    @property
    def queued(self) -> int:
        """How many typed-in random results wait to be used."""
        return len(self._queue)

    def full_log(self) -> Log[C, E]:
        """The whole log, secrets and seed included: for saving and verifying, never for a seat."""
        return Log(self.header, self._history.entries, tuple(self._undone))

    def view(self, viewpoint: Viewpoint) -> PlayerView[S]:
        """The table as a viewpoint knows it now. Raises Illegal T05."""
        check_viewpoint(self.header, viewpoint)
        return self._history.view(self.game, self.index, viewpoint)

    def batch(self, index: int, viewpoint: Viewpoint) -> Batch[E]:
        """Entry `index` as a viewpoint learnt it. Raises Illegal T05, IndexError."""
        check_viewpoint(self.header, viewpoint)
        return self._history.batch(index, viewpoint)

    def text(self, viewpoint: Viewpoint, start: int, stop: int) -> list[tuple[int, str]]:
        """Entries `start` to `stop` - 1 as sentences with their entry's index. Raises Illegal T05."""
        check_viewpoint(self.header, viewpoint)
        return self._history.text(self.game.narrator(self.rules), viewpoint, start, stop)

    def subscribe(self, viewpoint: Viewpoint, listener: Callable[[Batch[E]], None]) -> Callable[[], None]:
        """Tell `listener` every later batch, in order; gives back how to stop. Raises Illegal T05."""
        check_viewpoint(self.header, viewpoint)
        place = (viewpoint, listener)
        self._listeners.append(place)

        def unsubscribe() -> None:
            self._listeners[:] = [other for other in self._listeners if other is not place]

        return unsubscribe

    def queue_chance(self, draws: Sequence[Draw]) -> int:
        """The next random results, typed in, in the order the rules ask for them; gives how many wait."""
        for draw in draws:
            if isinstance(draw, bool) or not isinstance(draw, int | str):
                raise ValueError(f"a random result is a whole number or a name, not {draw!r}")
        canonical(list(draws))
        self._queue = (*self._queue, *draws)
        return self.queued

    def submit(self, command: C) -> Batch[E]:
        """Take a command: decide, keep safe, tell; gives its seat's batch.

        Raises Illegal, StoreError, UnfitDrawError (then the typed-in results are dropped); each time
        nothing has happened.
        """
        state = self._history.last
        refusal = turn_refusal(self.rules, self.header, state, command.seat)
        if refusal is not None:
            raise refusal
        chance = Chance(seed_at(self.header, self.index), self.index, self._queue)
        try:
            events = self.rules.decide(state, command, chance)
        except UnfitDrawError as fault:
            dropped, self._queue = self.queued, ()
            raise UnfitDrawError(
                f"{fault}; the command was not taken and the {dropped} results typed in are dropped"
            ) from None
        self._accept(command, events, chance)
        self._undone.clear()
        return self._tell(self.index - 1, command.seat)

    def undo_refusal(self, seat: Seat) -> Illegal | None:
        """Why the seat cannot take its last command back now (T03, T04, T05); None when it can."""
        last = self._history.entry(self.index - 1)
        if self._refusals[0] is not last:
            self._refusals = (last, {})
        known = self._refusals[1]
        if seat not in known:
            known[seat] = undo_refusal(self.rules, self.header, self._history, seat)
        return known[seat]

    def redo_refusal(self, seat: Seat) -> Illegal | None:
        """Why the seat cannot redo now (T03, T05); None when it can."""
        if seat not in seats_of(self.header):
            return Illegal("T05", "unknown_seat", seat=seat)
        command = self._undone[-1].command if self._undone else None
        if command is None or command.seat != seat:
            return Illegal("T03", "nothing_to_redo")
        return None

    def undo(self, seat: Seat) -> Batch[E]:
        """Take the seat's last command back; gives its rewound batch. Raises Illegal, StoreError."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal.with_traceback(None)  # it may have been raised before
        index = self.index - 1
        if self._sink is not None:
            self._sink.take_back(index, seat)
        self._undone.append(self._history.pop())
        return self._spread(seat, lambda viewpoint: Batch(index, viewpoint, seat, (), rewound=True))

    def redo(self, seat: Seat) -> Batch[E]:
        """Take a command that was taken back again; gives its batch. Raises Illegal, StoreError."""
        refusal = self.redo_refusal(seat)
        if refusal is not None:
            raise refusal
        entry = self._undone[-1]
        if self._sink is not None:
            self._sink.add(entry)
        self._undone.pop()
        self._history.append(entry, self._history.fold(self._history.last, entry.events))
        return self._tell(entry.index, seat)

    def _set_up(self) -> None:
        chance = Chance(seed_at(self.header, 0), 0, self._queue)
        begun = self.header.position is not None
        events = () if begun else self.rules.setup(self._history.last, chance)
        self._accept(None, events, chance)

    def _accept(self, command: C | None, events: tuple[E, ...], chance: Chance) -> None:
        """Fold what was decided, keep it safe, then take it."""
        after = self._history.fold(self._history.last, events)
        entry: Entry[C, E] = Entry(self.index, command, events, state_hash(after), chance.used)
        if self._sink is not None and command is None:
            self._sink.begin(self.header, (entry,))
        elif self._sink is not None:
            self._sink.add(entry)
        self._history.append(entry, after)
        self._queue = self._queue[len(chance.used) :]

    def _tell(self, index: int, seat: Seat) -> Batch[E]:
        return self._spread(seat, lambda viewpoint: self._history.batch(index, viewpoint))

    def _spread(self, seat: Seat, make: Callable[[Viewpoint], Batch[E]]) -> Batch[E]:
        """Tell all listeners. One that commands in turn is told after the others have heard this batch."""
        batches: dict[Viewpoint, Batch[E]] = {seat: make(seat)}
        for viewpoint, listener in self._listeners:
            if viewpoint not in batches:
                batches[viewpoint] = make(viewpoint)
            self._due.append((listener, batches[viewpoint]))
        if not self._telling:
            self._telling = True
            try:
                self._tell_due()
            finally:
                self._telling = False
        return batches[seat]

    def _tell_due(self) -> None:
        """Every listener hears its batch, even when one before it fails; the first failure goes on up."""
        failure: Exception | None = None
        while self._due:
            listener, batch = self._due.popleft()
            try:
                listener(batch)
            except Exception as fault:
                failure = failure or fault
        if failure is not None:
            raise failure
