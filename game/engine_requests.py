"""What one line of the line protocol may ask, as typed requests: strict, so that a slip is named."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from game.core.chance import Draw
from game.core.ids import Viewpoint

Eyes = int | Literal["spectator", "referee"]
Table = int | tuple[str, ...]
"""How many seats, all of them human, or a kind for each seat."""


class Request(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Every request; `id` is any JSON value and comes back with the answer."""

    id: Any = None


class New(Request, frozen=True, tag="new"):
    """Lay a new table. `log` keeps the game in a new file from its first line on."""

    game: str
    seats: Table
    seed: str | int | None = None
    options: dict[str, Any] = {}
    map: str | None = None
    log: str | None = None


class Open(Request, frozen=True, tag="open"):
    """Go on with a log in memory, from its end or (as a branch) with `at` entries behind."""

    log: str
    at: int | None = None
    seed: str | int | None = None


class Save(Request, frozen=True, tag="save"):
    """Write the game to a file, in which it is kept from then on."""

    log: str


class Legal(Request, frozen=True, tag="legal"):
    """Every legal command of a seat."""

    seat: int


class Submit(Request, frozen=True, tag="submit"):
    """Play a command."""

    command: dict[str, Any]


class Undo(Request, frozen=True, tag="undo"):
    """Take the seat's last command back."""

    seat: int


class Redo(Request, frozen=True, tag="redo"):
    """Do again what the seat took back."""

    seat: int


class View(Request, frozen=True, tag="view"):
    """The state as somebody knows it."""

    viewpoint: Eyes


class Set(Request, frozen=True, tag="set"):
    """A new game from an edited position; `game` and `seats` where no game is going on yet."""

    state: dict[str, Any]
    game: str | None = None
    seats: Table | None = None
    seed: str | int | None = None


class Queue(Request, frozen=True, tag="chance"):
    """The next random results, typed in."""

    draws: tuple[Draw, ...]


class Hash(Request, frozen=True, tag="hash"):
    """The hash of the full state."""


class Bot(Request, frozen=True, tag="bot"):
    """What a computer player would do in this seat."""

    seat: int
    level: str
    time_ms: int | None = None
    seed: str | int | None = None


class Text(Request, frozen=True, tag="text"):
    """The sentences of entries `from` to `to`, both included."""

    viewpoint: Eyes
    start: int = msgspec.field(default=0, name="from")
    stop: int | None = msgspec.field(default=None, name="to")


AnyRequest = New | Open | Save | Legal | Submit | Undo | Redo | View | Set | Queue | Hash | Bot | Text
DEEDS: tuple[str, ...] = tuple(str(kind.__struct_config__.tag) for kind in get_args(AnyRequest))
"""What a request may `do`."""


def viewpoint_of(eyes: Eyes) -> Viewpoint:
    """Whose eyes a request names; whether the seat exists is for the session to say."""
    return eyes  # type: ignore[return-value]  # a Seat is an int


def text_seed(seed: str | int | None) -> str | None:
    """A seed as text."""
    return None if seed is None else str(seed)
