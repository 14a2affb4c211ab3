"""A log's bytes as a log: what is good, what was torn off at its end, where the first damage is.

A torn tail is normal after a power cut and only dropped; any other damage is named by line, and the log
is given up to the last good entry. Whether the rules agree with the entries is for replay and verify.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    end, dropped = _whole(data)
    if not end:
        raise LogError("the log is empty" if not data else "the log ends within its header", line=1)
    lines = _lines(data, end)
    first = next(lines)
    header, stated = read_header(first, find)
    reading = _Reading(first, LineReader(find(header.game), stated), chained=stated == FORMAT)
    damage = reading.run(lines)
    if damage is not None and damage.line == 1:
        raise LogError(damage.reason, line=1)
    return ReadLog(
        log=Log(header, tuple(reading.entries), tuple(reading.undone), tuple(reading.places)),
        records=tuple(reading.records),
        format=stated,
        size=reading.sizes[-1],
        tip=reading.tips[-1],
        dropped=dropped,
        damage=damage,
    )


def _lines(data: bytes, end: int) -> Iterator[bytes]:
    """The lines up to `end` one by one: a file of nothing but newlines must not fill the memory."""
    start = 0
    while start < end:
        stop = data.index(b"\n", start)
        yield data[start:stop]
        start = stop + 1


def _whole(data: bytes) -> tuple[int, str | None]:
    """Where the last whole line ends, and what is torn off behind it: bytes after the last newline, or a
    last line that is not JSON."""
    end = data.rfind(b"\n") + 1
    torn = len(data) - end
    before = data.rfind(b"\n", 0, max(end - 1, 0)) + 1
    if not torn and before and end - before <= MAX_LINE:
        try:
            decode_json(data[before : end - 1])
        except CodecError:
            end, torn = before, end - 1 - before
    if not torn:
        return end, None
    line = data.count(b"\n", 0, end) + 1
    return end, f"line {line} was torn off while it was written: {torn} bytes dropped, all before is whole"


class _Reading:
    """The lines behind the header, read one after the other until the first damage.

    `sizes` and `tips` are where each good line ends and its digest, the header's first.
    """

    def __init__(self, header: bytes, reader: LineReader, *, chained: bool) -> None:
        self._reader, self._chained = reader, chained
        self.sizes, self.tips = [len(header) + 1], [digest(header)]
        self.records: list[tuple[int, Record]] = []
        self.entries: list[Entry[Any, Any]] = []
        self.undone: list[Entry[Any, Any]] = []
        self.places: list[int] = []
        self._due = 0  # the index of the entry that comes next

    def run(self, lines: Iterator[bytes]) -> LogDamage | None:
        """Read all; gives the first damage, whose line is left out of what was read."""
        damage = None
        for number, line in enumerate(lines, start=2):
            damage = self._take(line, number)
            if damage is not None:
                break
        if damage is not None and self.records and self.records[-1][0] == damage.line:
            for kept in (self.records, self.sizes, self.tips):
                kept.pop()
        self._follow()
        return damage

    def _take(self, line: bytes, number: int) -> LogDamage | None:
        try:
            record, prev = self._reader.read(line, number)
        except LogError as fault:
            return LogDamage(number, fault.reason, self._due)
        reason = self._out_of_order(record)
        if reason is not None:
            return LogDamage(number, reason, self._due)
        if self._chained or prev is not None:
            before = self.tips[-1]
            if prev != before:
                return self._broken_chain(number, prev or "", before)
        self.records.append((number, record))
        self.sizes.append(self.sizes[-1] + len(line) + 1)
        self.tips.append(digest(line))
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
