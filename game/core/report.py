"""What a finished game tells about its balance: who had what, and how long it took."""

from __future__ import annotations

import msgspec


class GameReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What counts when many games are compared; a game's `report` makes it from the full state at the end.

    `seats` tells by seat what each player had, by kind: `{"leader": ("king",), "order": ("first",)}`. A kind
    may hold any number of things. `length` counts in `unit`s, such as turns or rounds.
    """

    seats: tuple[dict[str, tuple[str, ...]], ...]
    length: int
    unit: str
