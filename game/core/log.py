"""The log of a game: its header, its entries, and what can be wrong with one.

An entry is a command with the events it caused: the unit of the log, of undo, of a replay step and of
a message to a guest. How lines look on disk is in `lines.py`.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from game.core.chance import Draw
from game.core.codec import JSON, CodecError, convert
from game.core.ids import Seat
from game.core.messages import Command, Event
from game.core.ruleset import Game, Setup

C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)

FORMAT = 1
"""The format of the logs written here; older ones are read through `upcast.py`."""


class LogError(ValueError):
    """A log that cannot be read or does not hold: where (file, line, entry) and why."""

    def __init__(
        self, reason: str, *, line: int | None = None, entry: int | None = None, path: str = ""
    ) -> None:
        self.reason, self.line, self.entry, self.path = reason, line, entry, path
        place = ", ".join(
            part
            for part in (
                path,
                f"line {line}" if line is not None else "",
                f"entry {entry}" if entry is not None else "",
            )
            if part
        )
        super().__init__(f"{place}: {reason}" if place else reason)


class SetupError(ValueError):
    """A table that cannot be laid: unknown option, wrong value, wrong number of seats; the text names it."""


class MapRef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map a game is played on; `data` is embedded unless the map is bundled with the game."""

    name: str
    digest: str
    data: dict[str, Any] | None = None


class Reseed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From entry `index` on, chance follows this seed: a branch has its own luck."""

    index: int
    seed: str


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Line 1 of a log: which game, rules, table, seed and map, written by which version of the app.

    `options` are the game's own, every one stated; `players` names the kind in each seat; `position` is
    the state of a game begun from an edited position; `created` is an ISO time given by the edge.
    """

    format: int = FORMAT
    game: str
    rules: int
    app: str = ""
    seats: int
    options: dict[str, Any] = {}
    seed: str
    map: MapRef | None = None
    created: str = ""
    players: tuple[str, ...] = ()
    position: JSON = None
    reseeds: tuple[Reseed, ...] = ()


class Entry(msgspec.Struct, Generic[C, E], frozen=True):
    """One accepted command (None: set-up), its events, the hash of the state after them, typed-in draws.

    `state` is empty in a log of a format that did not record it.
    """

    index: int
    command: C | None
    events: tuple[E, ...]
    state: str
    by_hand: tuple[Draw, ...] = ()


class LogDamage(msgspec.Struct, frozen=True):
    """Where a log stops being good: the line at fault, the entry it would have been, and why."""

    line: int
    reason: str
    entry: int | None = None

    def __str__(self) -> str:
        where = f"line {self.line}" + ("" if self.entry is None else f", entry {self.entry}")
        return f"{where}: {self.reason}"


class Log(msgspec.Struct, Generic[C, E], frozen=True):
    """A log in memory. `undone` are entries taken back at its end that may be redone, the next one last.

    `lines[i]` is the line number of entry i where the log came from a file, for messages.
    """

    header: Header
    entries: tuple[Entry[C, E], ...]
    undone: tuple[Entry[C, E], ...] = ()
    lines: tuple[int, ...] = ()

    def line_of(self, index: int) -> int:
        """The line of entry `index`, were the log written plainly when it came from no file."""
        return self.lines[index] if index < len(self.lines) else index + 2


def seed_at(header: Header, index: int) -> str:
    """The seed of entry `index`, branches heeded."""
    return next((new.seed for new in reversed(header.reseeds) if new.index <= index), header.seed)


def table_of(game: Game, header: Header) -> Setup:
    """How the header lays the table: seats and the game's own options. Raises SetupError."""
    if header.game != game.name:
        raise SetupError(f"this is a game of {header.game!r}, not of {game.name!r}")
    if header.seats not in game.seats:
        raise SetupError(f"seats: {header.seats}; {game.name} takes {' or '.join(map(str, game.seats))}")
    if header.players and len(header.players) != header.seats:
        raise SetupError(f"players: {len(header.players)} named for {header.seats} seats")
    try:
        options = convert(header.options, game.options_type)
    except CodecError as fault:
        raise SetupError(f"options: {fault}") from None
    return Setup(seats=header.seats, options=options)


def seats_of(header: Header) -> tuple[Seat, ...]:
    """The seats of the table in the order of play."""
    return tuple(Seat(number) for number in range(header.seats))
