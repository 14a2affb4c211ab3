"""What the lines of a log look like: the header, entries and take-backs, each chained to the line before.

Line 1 is the header. An entry line is {"index","command","events","state","by_hand"?,"prev"}; a line
{"undo","seat","prev"} takes the last entry back; redoing writes the entry line again. `prev` is the
digest of the previous line without its newline. Lines are canonical JSON, UTF-8, ended by a newline.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

import msgspec

from game.core.chance import Draw
from game.core.codec import JSON, Codec, CodecError, canonical, convert, decode_json, digest
from game.core.ids import Seat
from game.core.log import FORMAT, Entry, Header, Log, LogError, MapRef
from game.core.messages import Command, Event
from game.core.ruleset import Game
from game.core.upcast import format_of, upcast_header, upcast_line

C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)

MAX_LINE = 4 * 1024 * 1024
"""The longest line that is read, in bytes."""

GameFinder = Callable[[str], Game]
"""Gives the game of a name; raises LookupError for one that is not here."""


class EntryLine(
    msgspec.Struct, Generic[C, E], frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """An entry as its line holds it."""

    index: int
    command: C | None
    events: tuple[E, ...]
    state: str
    by_hand: tuple[Draw, ...] = ()
    prev: str


class UndoLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat took the last entry, `undo`, back."""

    undo: int
    seat: Seat
    prev: str


Record = Entry[Any, Any] | UndoLine
"""What one line after the header says."""


def header_line(header: Header) -> bytes:
    """Line 1, without its newline. Raises CodecError."""
    return canonical(header)


def entry_line(entry: Entry[Any, Any], prev: str) -> bytes:
    """An entry's line, without its newline. Raises CodecError."""
    return canonical(
        EntryLine(
            index=entry.index,
            command=entry.command,
            events=entry.events,
            state=entry.state,
            by_hand=entry.by_hand,
            prev=prev,
        )
    )


def undo_line(index: int, seat: Seat, prev: str) -> bytes:
    """A take-back's line, without its newline."""
    return canonical(UndoLine(undo=index, seat=seat, prev=prev))


def log_lines(log: Log[Any, Any]) -> Iterator[bytes]:
    """A whole log as lines without newlines, one for each entry. Raises CodecError."""
    line = header_line(log.header)
    yield line
    for entry in log.entries:
        line = entry_line(entry, digest(line))
        yield line


def read_header(line: bytes, find: GameFinder | None = None) -> tuple[Header, int]:
    """The header that line 1 holds and the format of its file; with `find`, of a game and rules known here.

    Raises LogError that names the file's version and this app's, and what can be done.
    """
    try:
        raw = decode_json(_short(line))
    except CodecError as fault:
        raise LogError(f"not the header of a log: {fault}", line=1) from None
    if not isinstance(raw, dict):
        raise LogError("not the header of a log: line 1 is not an object", line=1)
    stated = _format(raw)
    try:
        header = convert(upcast_header(raw, stated), Header)
    except (CodecError, LookupError, TypeError, ValueError) as fault:
        raise LogError(f"the header is not sound: {fault}", line=1) from None
    if stated == FORMAT and header_line(header) != line:
        raise LogError("the header is not as it was written: its bytes are not canonical", line=1)
    _check_map(header.map)
    if find is not None:
        _check_game(header, find)
    return header, stated


class LineReader:
    """Reads the lines after the header of one game's log; `number` is the line's own."""

    def __init__(self, game: Game, stated: int) -> None:
        self._stated = stated
        self._codec: Codec[Any, Any, Any] = Codec(game)
        kind: Any = EntryLine[game.command_type, game.event_type]  # type: ignore[name-defined]
        self._entries = msgspec.json.Decoder(kind)
        self._undos: msgspec.json.Decoder[Any] = msgspec.json.Decoder(UndoLine)

    def read(self, line: bytes, number: int) -> tuple[Record, str | None]:
        """What a line says and the digest it holds of the line before (None: an old format without).

        Raises LogError that names the event's place and kind where one is at fault.
        """
        try:
            if self._stated != FORMAT:
                return self._read_old(_short(line))
            return self._read_current(_short(line))
        except CodecError as fault:
            raise LogError(str(fault), line=number) from None

    def _read_current(self, line: bytes) -> tuple[Record, str | None]:
        try:
            decoder = self._undos if line.startswith(b'{"undo"') else self._entries
            read: UndoLine | EntryLine[Any, Any] = decoder.decode(line)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            raise CodecError(self._fault_of(decode_json(line))) from None
        if canonical(read) != line:
            raise CodecError("the line is not as it was written: its bytes are not canonical")
        return (read if isinstance(read, UndoLine) else _entry(read)), read.prev

    def _read_old(self, line: bytes) -> tuple[Record, str | None]:
        raw = decode_json(line)
        try:
            new = upcast_line(raw, self._stated)
            prev = new.pop("prev", None)
            filled = {**new, "prev": ""}
            if "undo" in new:
                return convert(filled, UndoLine), prev
            return _entry(self._entries.decode(canonical(filled))), prev
        except msgspec.MsgspecError:
            raise CodecError(self._fault_of(filled)) from None
        except (CodecError, LookupError, TypeError, ValueError, AttributeError) as fault:
            raise CodecError(f"a line of format {self._stated} that cannot be read: {fault}") from None

    def _fault_of(self, raw: JSON) -> str:
        """Which part of a line that does not decode is at fault."""
        if not isinstance(raw, dict) or not ("index" in raw or "undo" in raw):
            return "neither an entry nor a take-back"
        try:
            if "undo" in raw:
                convert(raw, UndoLine)
            self._check_parts(raw)
            convert({**raw, "command": None, "events": []}, EntryLine[Any, Any])
        except CodecError as fault:
            return str(fault)
        return "not a sound line"

    def _check_parts(self, raw: dict[str, JSON]) -> None:
        if raw.get("command") is not None:
            try:
                self._codec.command(raw["command"])
            except CodecError as fault:
                raise CodecError(f"the command ({_kind(raw['command'])}) is not sound: {fault}") from None
        events = raw.get("events")
        if not isinstance(events, list):
            raise CodecError("the events are missing or not a list")
        for place, event in enumerate(events):
            try:
                self._codec.event(event)
            except CodecError as fault:
                raise CodecError(f"event {place} ({_kind(event)}) is not sound: {fault}") from None


def _entry(read: EntryLine[C, E]) -> Entry[C, E]:
    return Entry(read.index, read.command, read.events, read.state, read.by_hand)


def _kind(message: JSON) -> str:
    kind = message.get("type") if isinstance(message, dict) else None
    return kind[:40] if isinstance(kind, str) else "of no kind"


def _short(line: bytes) -> bytes:
    if len(line) > MAX_LINE:
        raise CodecError(f"the line is longer than {MAX_LINE} bytes")
    return line


def _format(raw: dict[str, JSON]) -> int:
    stated = format_of(raw)
    here = f"this app reads formats 0 to {FORMAT}"
    if stated is None:
        raise LogError(f"the header states no format; {here}: perhaps this is no log of ours", line=1)
    if stated > FORMAT:
        raise LogError(
            f"the log is of format {stated}; {here}: open it with a newer version of the app", line=1
        )
    if stated < 0:
        raise LogError(f"the log states format {stated}, which never was; {here}", line=1)
    return stated


def _check_game(header: Header, find: GameFinder) -> None:
    try:
        game = find(header.game)
    except (LookupError, ValueError):
        reason = f"the log is of the game {header.game!r}, which this version of the app does not have"
        raise LogError(f"{reason}: open it with a version that does", line=1) from None
    if header.rules > game.version:
        raise LogError(
            f"the log was written by version {header.rules} of the {game.name} rules, this app has version"
            f" {game.version}: open it with a newer version of the app",
            line=1,
        )


def _check_map(ref: MapRef | None) -> None:
    """A map's name may be looked up among the bundled maps: it must not lead elsewhere."""
    if ref is None or not ref.name:
        return
    name = ref.name
    strays = any(part in ("", ".", "..") for part in name.split("/"))
    if strays or not name.isprintable() or "\\" in name or ":" in name:
        raise LogError(f"the map's name {name!r} is not a plain name", line=1)
