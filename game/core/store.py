"""Logs as files: read without altering, written append-only, safe on disk before the next command.

The only module of the core that touches files. A log file is written by one process at a time.
"""

from __future__ import annotations

import contextlib
import enum
import os
import stat
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from game.core.codec import digest
from game.core.ids import Seat
from game.core.lines import MAX_LINE, GameFinder, entry_line, log_lines, read_header, undo_line
from game.core.log import FORMAT, Entry, Header, Log, LogError
from game.core.reading import MAX_FILE, ReadLog, parse_log

_FLAGS = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_LOCK_AT = 1 << 40  # a byte far behind any log: where Windows locks, nobody is kept from reading


class StoreError(Exception):
    """A log that cannot be written: full disk, no permission, in use elsewhere. What it held stays whole."""


class Fsync(enum.Enum):
    """When an accepted entry is forced to the disk: ALWAYS survives a power cut; NEVER survives the end of
    the process alone, for mass play by computers."""

    ALWAYS = "always"
    NEVER = "never"


def read_log(path: Path, find: GameFinder) -> ReadLog:
    """Read a log file, never altering it. Raises LogError with file, line and reason."""
    with _named(path):
        return parse_log(read_bytes(path), find)


def read_log_header(path: Path) -> Header:
    """The header of a log file, for lists of games; the game need not be known. Raises LogError."""
    with _named(path):
        head, newline, _ = read_bytes(path).partition(b"\n")
        if not newline:
            raise LogError("the log is empty" if not head else "the log ends within its header", line=1)
        return read_header(head)[0]


def read_bytes(path: Path) -> bytes:
    """A log file's bytes. Raises LogError for what is no plain file, cannot be read or is too large."""
    try:
        # Not blocking: a pipe named as a log must not hang the table.
        handle = os.open(path, os.O_RDONLY | _FLAGS | getattr(os, "O_NONBLOCK", 0))
    except (OSError, ValueError) as fault:
        raise LogError(f"cannot be opened: {_reason(fault)}", path=str(path)) from None
    try:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise LogError("is not a file", path=str(path))
        if status.st_size > MAX_FILE:
            raise LogError(f"is larger than {MAX_FILE} bytes", path=str(path))
        with os.fdopen(handle, "rb", closefd=False) as file:
            return file.read(MAX_FILE + 1)
    except OSError as fault:
        raise LogError(f"cannot be read: {_reason(fault)}", path=str(path)) from None
    finally:
        os.close(handle)


def write_log(path: Path, log: Log[Any, Any], fsync: Fsync = Fsync.ALWAYS) -> None:
    """Save a whole log; a file of that name is replaced at once or not at all. Raises StoreError."""
    if path.exists() and not path.is_file():
        raise StoreError(f"{path}: is not a file")
    beside = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    size = 0
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _FLAGS, 0o644)
        with os.fdopen(handle, "wb") as file:
            for line in log_lines(log):
                _check_size(path, size, line)
                size += file.write(line + b"\n")
            file.flush()
            if fsync is Fsync.ALWAYS:
                os.fsync(file.fileno())
        beside.replace(path)
    except (OSError, ValueError, StoreError) as fault:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        if isinstance(fault, StoreError):
            raise
        raise StoreError(f"{path}: cannot be saved: {_reason(fault)}") from None
    if fsync is Fsync.ALWAYS:
        _sync_folder(path)


class LogFile:
    """A log file that a session writes to: each entry is whole on disk, or the file is as it was before.

    Make one with `create` (a new game) or `append` (a game that goes on). Closing it frees the file for
    others; a process that dies frees it too.
    """

    def __init__(self, path: Path, fsync: Fsync) -> None:
        """For `create` and `append`."""
        self.path, self._fsync = path, fsync
        self._handle: int | None = None
        self._size, self._tip = 0, ""

    @classmethod
    def create(cls, path: Path, fsync: Fsync = Fsync.ALWAYS) -> LogFile:
        """A new log; the file is made when its session begins. Raises StoreError where one is there."""
        if os.path.lexists(path):
            raise StoreError(f"{path}: is there already")
        return cls(path, fsync)

    @classmethod
    def append(cls, path: Path, find: GameFinder, fsync: Fsync = Fsync.ALWAYS) -> tuple[LogFile, ReadLog]:
        """Go on with a log file: the writer and what is in it. A torn tail goes with the first new entry.

        Raises LogError for a damaged log or one of an older format (play on from it into a new file), and
        StoreError when another table is writing to it.
        """
        read_bytes(path)  # refuses what is no plain file before it is opened for writing
        file = cls(path, fsync)
        file._open(os.O_RDWR)
        try:
            read = read_log(path, find)
            if read.damage is not None:
                raise LogError(
                    read.damage.reason, line=read.damage.line, entry=read.damage.entry, path=str(path)
                )
            if read.format != FORMAT:
                reason = (
                    f"is of format {read.format}, this app writes {FORMAT}: play on from it in a new file"
                )
                raise LogError(reason, path=str(path))
        except LogError:
            file.close()
            raise
        file._size, file._tip = read.size, read.tip
        return file, read

    def begin(self, header: Header, entries: Sequence[Entry[Any, Any]] = ()) -> None:
        """Make the file with its header and first entries. Raises StoreError; then there is no file."""
        self._open(os.O_RDWR | os.O_CREAT | os.O_EXCL)
        try:
            self._write(*log_lines(Log(header, tuple(entries))))
        except StoreError:
            self.close()
            with contextlib.suppress(OSError):
                self.path.unlink()
            raise
        if self._fsync is Fsync.ALWAYS:
            _sync_folder(self.path)

    def add(self, entry: Entry[Any, Any]) -> None:
        """Keep an entry. Raises StoreError."""
        self._write(entry_line(entry, self._tip))

    def take_back(self, index: int, seat: Seat) -> None:
        """Keep that the seat took entry `index` back. Raises StoreError."""
        self._write(undo_line(index, seat, self._tip))

    def close(self) -> None:
        """Let the file go."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> LogFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _open(self, flags: int) -> None:
        try:
            self._handle = os.open(self.path, flags | _FLAGS, 0o644)
        except (OSError, ValueError) as fault:
            raise StoreError(f"{self.path}: cannot be written: {_reason(fault)}") from None
        if not lock_file(self._handle):
            self.close()
            raise StoreError(f"{self.path}: another table is writing to it")

    def _write(self, *lines: bytes) -> None:
        if self._handle is None:
            raise StoreError(f"{self.path}: is closed")
        size = self._size
        for line in lines:
            _check_size(self.path, size, line)
            size += len(line) + 1
        try:
            self._cut()
            self._put(b"".join(line + b"\n" for line in lines))
        except OSError as fault:
            # What was written of it is taken off again; where even that fails, the next write tries again.
            with contextlib.suppress(OSError):
                self._cut()
            raise StoreError(f"{self.path}: cannot be saved: {_reason(fault)}") from None
        self._size, self._tip = size, digest(lines[-1])

    def _put(self, data: bytes) -> None:
        handle = self._handle
        assert handle is not None
        os.lseek(handle, self._size, os.SEEK_SET)
        left = memoryview(data)
        while left:
            left = left[os.write(handle, left) :]
        if self._fsync is Fsync.ALWAYS:
            os.fsync(handle)

    def _cut(self) -> None:
        """Take off what lies behind the last whole entry: a torn tail, or a write that failed."""
        if self._handle is not None and os.fstat(self._handle).st_size > self._size:
            os.ftruncate(self._handle, self._size)


def _check_size(path: Path, size: int, line: bytes) -> None:
    """Never write what would not be read again."""
    if len(line) > MAX_LINE or size + len(line) + 1 > MAX_FILE:
        raise StoreError(
            f"{path}: the log would be too large: lines to {MAX_LINE} bytes, files to {MAX_FILE}"
        )


def lock_file(handle: int) -> bool:
    """Take the file for this process, until it is closed; False when another has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, _LOCK_AT, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True  # a file system without locks: better to play than to refuse
    return True


def _sync_folder(path: Path) -> None:
    """Make a new file's name survive a power cut too, where folders can be forced to disk."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        handle = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _reason(fault: Exception) -> str:
    return (fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)).lower()


@contextlib.contextmanager
def _named(path: Path) -> Iterator[None]:
    """Name the file in every LogError."""
    try:
        yield
    except LogError as fault:
        raise LogError(fault.reason, line=fault.line, entry=fault.entry, path=str(path)) from None
