"""A log's bytes as a log: what is good, what was torn off at its end, where the first damage is.

A torn tail is normal after a power cut and only dropped; any other damage is named by line, and the log
is given up to the last good entry. Whether the rules agree with the entries is for replay and verify.
"""

from __future__ import annotations

from typing import Any

import msgspec

from game.core.codec import CodecError, decode_json, digest
from game.core.lines import MAX_LINE, GameFinder, LineReader, Record, UndoLine, read_header
from game.core.log import FORMAT, Entry, Header, Log, LogDamage, LogError

MAX_FILE = 64 * 1024 * 1024
"""The largest log that is read, in bytes."""

_NEAR = 8  # two digests differ in about 30 of 32 places; in so few only when the written one was changed


class ReadLog(msgspec.Struct, frozen=True):
    """A log as it was read: `log` up to the last good entry, with the good lines' records by line number.

    `dropped` tells of a torn tail, `damage` where the log stops being good. `size` and `tip` are the
    length in bytes and the last digest of the good lines: where the file goes on.
    """

    log: Log[Any, Any]
    records: tuple[tuple[int, Record], ...]
    format: int
    size: int
    tip: str
    dropped: str | None = None
    damage: LogDamage | None = None

    @property
    def header(self) -> Header:
        """The log's header."""
        return self.log.header

    @property
    def entries(self) -> tuple[Entry[Any, Any], ...]:
        """The good entries."""
        return self.log.entries


def parse_log(data: bytes, find: GameFinder) -> ReadLog:
    """Read a log from its bytes. Raises LogError when there is no good header to go by."""
    if len(data) > MAX_FILE:
        raise LogError(f"the log is larger than {MAX_FILE} bytes")
    lines = data.split(b"\n")
    dropped = _torn(lines)
    if not lines:
        raise LogError("the log is empty" if not data else "the log ends within its header", line=1)
    header, stated = read_header(lines[0], find)
    reading = _Reading(lines, LineReader(find(header.game), stated), chained=stated == FORMAT)
    damage = reading.run()
    if damage is not None and damage.line == 1:
        raise LogError(damage.reason, line=1)
    good = lines[: 1 + len(reading.records)]
    return ReadLog(
        log=Log(header, tuple(reading.entries), tuple(reading.undone), tuple(reading.places)),
        records=tuple(reading.records),
        format=stated,
        size=sum(map(len, good)) + len(good),
        tip=digest(good[-1]),
        dropped=dropped,
        damage=damage,
    )


def _torn(lines: list[bytes]) -> str | None:
    """Take a torn tail off the lines: bytes after the last newline, or a last line that is not JSON."""
    tail = lines.pop()
    number = len(lines) + 1
    if not tail and len(lines) > 1 and len(lines[-1]) <= MAX_LINE:
        try:
            decode_json(lines[-1])
        except CodecError:
            tail, number = lines.pop(), len(lines) + 1
    if not tail:
        return None
    return f"line {number} was torn off while it was written: {len(tail)} bytes dropped, all before is whole"


class _Reading:
    """The lines behind the header, read one after the other until the first damage."""

    def __init__(self, lines: list[bytes], reader: LineReader, *, chained: bool) -> None:
        self._lines, self._reader, self._chained = lines, reader, chained
        self.records: list[tuple[int, Record]] = []
        self.entries: list[Entry[Any, Any]] = []
        self.undone: list[Entry[Any, Any]] = []
        self.places: list[int] = []
        self._due = 0  # the index of the entry that comes next

    def run(self) -> LogDamage | None:
        """Read all; gives the first damage, whose line is left out of what was read."""
        damage = None
        for number in range(2, len(self._lines) + 1):
            damage = self._take(number)
            if damage is not None:
                break
        if damage is not None and self.records and self.records[-1][0] == damage.line:
            self.records.pop()
        self._follow()
        return damage

    def _take(self, number: int) -> LogDamage | None:
        try:
            record, prev = self._reader.read(self._lines[number - 1], number)
        except LogError as fault:
            return LogDamage(number, fault.reason, self._due)
        reason = self._out_of_order(record)
        if reason is not None:
            return LogDamage(number, reason, self._due)
        if self._chained or prev is not None:
            before = digest(self._lines[number - 2])
            if prev != before:
                return self._broken_chain(number, prev or "", before)
        self.records.append((number, record))
        self._due += -1 if isinstance(record, UndoLine) else 1
        return None

    def _out_of_order(self, record: Record) -> str | None:
        if isinstance(record, UndoLine):
            if record.undo < 1 or record.undo != self._due - 1:
                return f"entry {record.undo} is taken back where the last is entry {self._due - 1}"
            return None
        if record.index != self._due:
            return f"entry {record.index} stands where entry {self._due} is due"
        return None

    def _broken_chain(self, number: int, prev: str, before: str) -> LogDamage:
        if len(prev) == len(before) and sum(a != b for a, b in zip(prev, before, strict=True)) > _NEAR:
            reason = f"it is not the line that line {number} follows on: it was changed, or lines are missing"
            index = None if number == 2 else max(self._due - 1, 0)
            return LogDamage(number - 1, reason, index)
        return LogDamage(number, "its hash of the line before was changed", self._due)

    def _follow(self) -> None:
        """The entries that stand after all take-backs, and those that may be redone."""
        for number, record in self.records:
            if isinstance(record, UndoLine):
                self.undone.append(self.entries.pop())
                self.places.pop()
                continue
            if self.undone and self.undone[-1] == record:
                self.undone.pop()
            else:
                self.undone.clear()
            self.entries.append(record)
            self.places.append(number)
