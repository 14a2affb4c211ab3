"""What leaves the one gate for secrets: views of the state and batches of events, fit for their reader."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from game.core.ids import Seat, Viewpoint
from game.core.messages import Outcome

S = TypeVar("S")
E = TypeVar("E")


class PlayerView(msgspec.Struct, Generic[S], frozen=True):
    """The table as one viewpoint knows it after entry `index - 1` (index: how many entries lie behind)."""

    game: str
    viewpoint: Viewpoint
    index: int
    state: S
    to_act: frozenset[Seat]
    outcome: Outcome | None


class Batch(msgspec.Struct, Generic[E], frozen=True):
    """One entry as one viewpoint learns it: who commanded (None: set-up) and the redacted events.

    `rewound` is True when the entry was taken back instead of added; its events are then empty and
    `index` is the entry that is no more.
    """

    index: int
    viewpoint: Viewpoint
    seat: Seat | None
    events: tuple[E, ...]
    rewound: bool = False
