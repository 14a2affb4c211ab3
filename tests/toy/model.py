"""The toy's cards, options and state."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.ids import Seat
from game.core.messages import Outcome

CardId = str
HIDDEN: CardId = "?"
SEALED: Literal["sealed"] = "sealed"
Bid = int | Literal["sealed"] | None
Place = tuple[Seat, int]

WOODS = ("amber", "birch", "cedar", "dune")
THINGS = ("ember", "fjord", "grove", "heron", "iris", "jasper", "kelp", "lotus")
DECK: tuple[CardId, ...] = tuple(f"{wood}_{thing}" for wood in WOODS for thing in THINGS)
WORTH: dict[CardId, int] = {card: 1 + place % 8 for place, card in enumerate(DECK)}
SIDES = 6


class ToyOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds to play, cards dealt to each, and how many face-up cards end the game at once (0: never)."""

    rounds: int = 2
    hand: int = 2
    goal: int = 0


class ToyState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that changes. In a view cards not known are `?` and bids not known are `sealed`."""

    options: ToyOptions
    seats: int
    phase: Literal["setup", "turns", "bids", "shown", "over"] = "setup"
    round: int = 0
    active: Seat = Seat(0)
    rolled: bool = False
    pile: tuple[CardId, ...] = ()  # cards not drawn yet, sorted: their order is not decided
    hands: tuple[tuple[CardId, ...], ...] = ()
    stashes: tuple[tuple[CardId, ...], ...] = ()
    tables: tuple[tuple[CardId, ...], ...] = ()
    seen: tuple[tuple[Place, ...], ...] = ()  # by looker: the places in hands looked at (places are public)
    gold: tuple[int, ...] = ()
    bids: tuple[Bid, ...] = ()
    trophies: tuple[int, ...] = ()
    outcome: Outcome | None = None


def score(state: ToyState, seat: Seat) -> int:
    """What lies open before a seat is worth."""
    return state.gold[seat] + 5 * state.trophies[seat] + sum(WORTH[card] for card in state.tables[seat])
