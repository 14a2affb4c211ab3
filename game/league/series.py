"""A series of games: who meets whom, from which seed, and the file that keeps its results.

The file is JSON Lines: the series first, then a line a game as it ends, in any order. A series that was
stopped goes on with the games that are missing, and one that was finished may be made longer.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

import game as package
from game.core.codec import CodecError, canonical, convert, decode_json
from game.core.store import lock_file
from game.league.match import Match, Played

FORMAT = 1
_BEGINNING = b'{"game":"'


class ResultsError(Exception):
    """A file of results that cannot be gone on with; the text names it and says why."""


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all games of a series have in common. `meetings` are the levels that meet, by contestant."""

    game: str
    rules: int
    meetings: tuple[tuple[str, ...], ...]
    seed: str
    time_ms: int | None = None
    options: dict[str, Any] = {}
    app: str = package.__version__
    format: int = FORMAT

    def matches(self, games: int, *, keeps_logs: bool = False) -> list[Match]:
        """So many games of each meeting, taking turns; contestants change seats after every game."""
        count, same = len(self.meetings), (self.time_ms, self.options, keeps_logs)
        return [
            Match(self.game, levels, self.seed, turn * count + place, turn, *same)
            for turn in range(games)
            for place, levels in enumerate(self.meetings)
        ]

    def levels_of(self, number: int) -> tuple[str, ...]:
        """The contestants of a game."""
        return self.meetings[number % len(self.meetings)]


def round_robin(levels: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Each two of the levels meet."""
    return tuple(combinations(levels, 2))


class Results:
    """What is known of a series: by game number. With a file, each game is on disk before it counts."""

    def __init__(self, series: Series, played: Mapping[int, Played] | None = None, handle: int = -1) -> None:
        """For `keep`; without a file the results are in memory alone."""
        self.series, self.played = series, dict(played or {})
        self._handle = handle

    @classmethod
    def keep(cls, series: Series, path: Path) -> Results:
        """Begin a file of results, or go on with it; a torn last line is dropped. Raises ResultsError for a
        file of another series, a damaged one, and one that cannot be written."""
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
        except OSError as fault:
            raise ResultsError(f"{path} cannot be written: {fault.strerror}") from None
        if not lock_file(handle):
            os.close(handle)
            raise ResultsError(f"{path}: another series is writing to it")
        try:
            with open(handle, "rb", closefd=False) as file:
                whole, _, torn = file.read().rpartition(b"\n")
            if not whole and torn[: len(_BEGINNING)] != _BEGINNING[: len(torn)]:
                raise ResultsError(f"{path} does not begin with a series of games")
            played = _read(path, series, whole)
            results = cls(series, played, handle)
            os.ftruncate(handle, len(whole) + 1 if whole else 0)
            os.lseek(handle, 0, os.SEEK_END)
            if not whole:
                results._put(canonical(series))
        except ResultsError:
            os.close(handle)
            raise
        except OSError as fault:
            os.close(handle)
            raise ResultsError(f"{path} cannot be used: {fault.strerror}") from None
        return results

    def add(self, played: Played) -> None:
        """Take in a game that has ended. Raises ResultsError when it cannot be kept."""
        bare = msgspec.structs.replace(played, log=b"")
        if self._handle >= 0:
            try:
                self._put(canonical(bare))
            except OSError as fault:
                raise ResultsError(f"the results cannot be kept: {fault.strerror}") from None
        self.played[bare.number] = bare

    def close(self) -> None:
        """Let the file go."""
        if self._handle >= 0:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _put(self, line: bytes) -> None:
        left = memoryview(line + b"\n")
        while left:
            left = left[os.write(self._handle, left) :]
        os.fsync(self._handle)


def seed_in(path: Path) -> str | None:
    """The seed of the series that a file keeps; None where there is no such file, or nothing whole in it."""
    with contextlib.suppress(OSError, CodecError, TypeError, KeyError), path.open("rb") as file:
        line = file.readline()
        if line.endswith(b"\n"):
            return str(decode_json(line)["seed"])
    return None


def _read(path: Path, series: Series, whole: bytes) -> dict[int, Played]:
    if not whole:
        return {}
    head, *lines = whole.split(b"\n")
    try:
        kept = convert(decode_json(head), Series)
    except CodecError as fault:
        raise ResultsError(f"{path} does not begin with a series of games: {fault}") from None
    for field in series.__struct_fields__:
        ours, theirs = getattr(series, field), getattr(kept, field)
        if ours != theirs:
            words = f"{field} {_worded(theirs)} there, {_worded(ours)} asked for"
            raise ResultsError(f"{path} keeps another series: {words}")
    played: dict[int, Played] = {}
    for number, line in enumerate(lines, 2):
        try:
            one = convert(decode_json(line), Played)
        except CodecError as fault:
            raise ResultsError(f"{path} is damaged in line {number}: {fault}") from None
        if one.number in played or not _fits(one, series):
            raise ResultsError(f"{path} is damaged in line {number}: no game {one.number} belongs there")
        played[one.number] = one
    return played


def _fits(one: Played, series: Series) -> bool:
    """Whether it could be a game of the series: each contestant in a seat, the winners among them."""
    contestants = range(len(series.levels_of(one.number)))
    return one.number >= 0 and sorted(one.seating) == list(contestants) and set(one.winners) <= {*contestants}


def _worded(value: Any) -> str:
    if isinstance(value, tuple):
        return "; ".join(",".join(levels) for levels in value)
    return canonical(value).decode()
