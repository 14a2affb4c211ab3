"""One table of the line protocol: answers requests about the game that lies on it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game import library
from game.core.chance import Draw, UnfitDrawError
from game.core.codec import CodecError, plain
from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.core.log import Entry, Header, LogError
from game.core.messages import Illegal
from game.core.session import Session
from game.core.store import LogFile, read_log_header, write_log
from game.engine_requests import (
    AnyRequest,
    Bot,
    Hash,
    Legal,
    New,
    Open,
    Queue,
    Redo,
    Request,
    Save,
    Set,
    Submit,
    Table,
    Text,
    Undo,
    View,
    text_seed,
    viewpoint_of,
)
from game.table_text import table_refusal

MOST_BOT_MS = 600_000
Answer = dict[str, Any]


class BadRequest(ValueError):  # noqa: N818 - the protocol's own word
    """A request that makes no sense here; `more` goes into the answer."""

    def __init__(self, reason: str, **more: Any) -> None:
        super().__init__(reason)
        self.more = more


class Keeping:
    """Where the game is kept: nowhere, until a file is given."""

    def __init__(self, file: LogFile | None = None) -> None:
        self.file = file

    def begin(self, header: Header, entries: Sequence[Entry[Any, Any]]) -> None:
        """Write the header and the first entries."""
        if self.file is not None:
            self.file.begin(header, entries)

    def add(self, entry: Entry[Any, Any]) -> None:
        """Keep an entry."""
        if self.file is not None:
            self.file.add(entry)

    def take_back(self, index: int, seat: Seat) -> None:
        """Keep a take-back."""
        if self.file is not None:
            self.file.take_back(index, seat)

    def change(self, file: LogFile | None) -> None:
        """Keep the game in this file from now on."""
        old, self.file = self.file, file
        if old is not None:
            old.close()


class EngineTable:
    """Holds at most one game. A request that fails leaves the table as it was."""

    def __init__(self) -> None:
        self._session: Session[Any, Any, Any] | None = None
        self._keeping = Keeping()
        self._typed: tuple[Draw, ...] = ()  # random results typed in, the waiting ones at the end
        self._answers: dict[type[Request], Callable[[Any], Answer]] = {
            New: self._new,
            Open: self._open,
            Save: self._save,
            Legal: self._legal,
            Submit: self._submit,
            Undo: self._undo,
            Redo: self._redo,
            View: self._view,
            Set: self._set,
            Queue: self._queue,
            Hash: self._hash,
            Bot: self._bot,
            Text: self._text,
        }

    def answer(self, request: AnyRequest) -> Answer:
        """What the answer holds besides `ok` and `id`. Raises BadRequest, Illegal and the core's errors."""
        return self._answers[type(request)](request)

    def refusal(self, illegal: Illegal, viewpoint: Viewpoint = SPECTATOR) -> str:
        """A refusal as the sentence its player may read."""
        session = self._session
        if session is not None:
            with contextlib.suppress(Exception):  # the game has no sentence of its own, or not for such seats
                if viewpoint not in (SPECTATOR, REFEREE) and not 0 <= int(viewpoint) < session.header.seats:
                    viewpoint = SPECTATOR
                state = session.view(viewpoint).state
                return session.game.narrator(session.rules).refusal(state, illegal)
        return table_refusal(illegal)

    def close(self) -> None:
        """Let the log file go."""
        self._keeping.change(None)

    @property
    def _now(self) -> Session[Any, Any, Any]:
        if self._session is None:
            raise BadRequest("no game is going on: begin with new, open or set")
        return self._session

    @property
    def _waiting(self) -> tuple[Draw, ...]:
        """The typed-in results that no game has used yet."""
        left = len(self._typed) if self._session is None else self._session.queued
        return self._typed[len(self._typed) - left :]

    def _new(self, request: New) -> Answer:
        file = None if request.log is None else LogFile.create(path_of(request.log))
        keeping, waiting = Keeping(file), self._waiting
        try:
            session = library.new_table(
                request.game,
                players_of(request.seats),
                request.options,
                seed=text_seed(request.seed),
                map_path=None if request.map is None else path_of(request.map),
                draws=waiting,
                sink=keeping,
            )
        except BaseException as fault:
            keeping.change(None)
            if isinstance(fault, UnfitDrawError):
                self._drop_waiting()
                raise BadRequest(f"{fault}; the {len(waiting)} results typed in are dropped") from None
            raise
        return self._lay(session, keeping, waiting)

    def _open(self, request: Open) -> Answer:
        opened = library.open_copy(path_of(request.log))
        session, keeping, waiting = opened.session, Keeping(), self._waiting
        if request.seed is not None and request.at is None:
            raise BadRequest("seed: belongs to at; a log goes on with its own")
        if request.at is None or (request.at == session.index and request.seed is None):
            session = Session.over(session.game, session.rules, session.full_log(), keeping)
        elif not 1 <= request.at <= session.index:
            raise BadRequest(f"at: {request.at} is not from 1 to {session.index}, the log's entries")
        else:
            session = session.branch(request.at, text_seed(request.seed) or library.fresh_seed(), keeping)
        session.queue_chance(waiting)
        notice = {} if opened.notice is None else {"notice": opened.notice}
        return {**self._lay(session, keeping, waiting), **notice}

    def _set(self, request: Set) -> Answer:
        keeping, waiting = Keeping(), self._waiting
        players = None if request.seats is None else players_of(request.seats)
        going_on = self._session
        if going_on is not None and request.game in (None, going_on.game.name):
            like = going_on.header
        elif request.game is not None:
            seats = library.load(request.game).seats
            like = library.new_table(request.game, players or ("human",) * seats[0]).header
        else:
            raise BadRequest("game: is needed where no game is going on")
        session = library.position_table(
            like, request.state, players=players, seed=text_seed(request.seed), sink=keeping
        )
        session.queue_chance(waiting)
        return self._lay(session, keeping, waiting)

    def _save(self, request: Save) -> Answer:
        session, path = self._now, path_of(request.log)
        kept = self._keeping.file
        if kept is None or kept.path.resolve() != path.resolve():
            replaceable(path)
            write_log(path, session.full_log())
            file, _ = LogFile.append(path, library.load)
            self._keeping.change(file)
        return {"entries": session.index}

    def _legal(self, request: Legal) -> Answer:
        session, seat = self._now, Seat(request.seat)
        state = session.view(seat).state
        may = session.outcome is None and seat in session.to_act
        return {
            "commands": [plain(command) for command in session.rules.commands(state, seat)] if may else []
        }

    def _submit(self, request: Submit) -> Answer:
        session = self._now
        try:
            command = session.codec.command(request.command)
        except CodecError as fault:
            raise BadRequest(f"command: {fault}") from None
        batch = session.submit(command)
        return {"events": [plain(event) for event in batch.events], **self._where()}

    def _undo(self, request: Undo) -> Answer:
        self._now.undo(Seat(request.seat))
        return self._where()

    def _redo(self, request: Redo) -> Answer:
        self._now.redo(Seat(request.seat))
        return self._where()

    def _view(self, request: View) -> Answer:
        view = self._now.view(viewpoint_of(request.viewpoint))
        return {"state": plain(view.state), **self._where()}

    def _queue(self, request: Queue) -> Answer:
        waiting = self._waiting
        if self._session is not None:
            self._session.queue_chance(request.draws)
        else:
            plain(request.draws)
        self._typed = (*waiting, *request.draws)
        return {"queued": len(self._typed)}

    def _hash(self, request: Hash) -> Answer:
        return {"hash": self._now.state_hash}

    def _bot(self, request: Bot) -> Answer:
        session, seat = self._now, Seat(request.seat)
        view = session.view(seat)
        if request.level not in library.LEVELS:
            raise BadRequest(f"level: {request.level!r} is not one of {', '.join(library.LEVELS)}")
        time_ms = request.time_ms
        if time_ms is not None and not 1 <= time_ms <= MOST_BOT_MS:
            raise BadRequest(f"time_ms: is not from 1 to {MOST_BOT_MS}")
        if view.outcome is not None:
            raise Illegal("T02", "game_over")
        if seat not in view.to_act:
            raise Illegal("T01", "not_your_turn", seat=seat)
        from game.players import make

        player = make(session.game.name, request.level)
        seed = text_seed(request.seed) or library.fresh_seed()
        return {"command": plain(player.choose(view, session.rules, seat, time_ms, seed))}

    def _text(self, request: Text) -> Answer:
        session = self._now
        last = session.index - 1 if request.stop is None else request.stop
        if not 0 <= request.start <= last + 1 <= session.index:
            raise BadRequest(f"from, to: the game has entries 0 to {session.index - 1}, in this order")
        told = session.text(viewpoint_of(request.viewpoint), request.start, last + 1)
        return {"sentences": [sentence for _, sentence in told], "entries": [index for index, _ in told]}

    def _drop_waiting(self) -> None:
        """Forget the results typed in."""
        self._typed, now = (), self._session
        if now is not None and now.queued:
            self._session = Session.over(now.game, now.rules, now.full_log(), self._keeping)

    def _lay(self, session: Session[Any, Any, Any], keeping: Keeping, waiting: tuple[Draw, ...]) -> Answer:
        """Put another game on the table."""
        self._keeping.change(None)
        self._session, self._keeping, self._typed = session, keeping, waiting
        return self._where()

    def _where(self) -> Answer:
        session = self._now
        outcome = session.outcome
        return {
            "index": session.index,
            "to_act": sorted(session.to_act),
            "outcome": None if outcome is None else plain(outcome),
        }


def players_of(table: Table) -> tuple[str, ...]:
    """A kind for each seat. Raises BadRequest."""
    if isinstance(table, int):
        if not 1 <= table <= 64:
            raise BadRequest(f"seats: {table} is not from 1 to 64")
        return ("human",) * table
    for kind in table:
        if kind not in library.KINDS:
            raise BadRequest(f"seats: {kind!r} is not one of {', '.join(library.KINDS)}")
    return table


def path_of(text: str) -> Path:
    """A path that a request names. Raises BadRequest for what no file can be called."""
    if not text or "\0" in text:
        raise BadRequest(f"{text!r} cannot be the name of a file")
    return Path(text)


def replaceable(path: Path) -> None:
    """Whether a game may be saved there: a new file, an empty one, or a log that nobody is writing to.

    Raises BadRequest, so that a slip of the pen costs nobody a letter to their grandmother; StoreError.
    """
    try:
        if not path.exists() or (path.is_file() and path.stat().st_size == 0):
            return
        read_log_header(path)
    except LogError as fault:
        raise BadRequest(f"log: {path} is there already and is not a log ({fault.reason})") from None
    try:
        LogFile.append(path, library.load)[0].close()
    except LogError:
        return  # a damaged or an old log may be replaced
