"""What a collector may ask for."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Command
from tests.toy.model import CardId


class Draw(Command, frozen=True, tag="draw"):
    """Take a card from the pile; nobody else sees it."""


class Play(Command, frozen=True, tag="play"):
    """Lay a card of the hand open."""

    card: CardId


class Stow(Command, frozen=True, tag="stow"):
    """Put a card of the hand face down into the stash."""

    card: CardId


class Peek(Command, frozen=True, tag="peek"):
    """Look at a card in somebody else's hand."""

    owner: Seat
    place: int


class Roll(Command, frozen=True, tag="roll"):
    """Roll two dice for gold, once a turn."""


class Pass(Command, frozen=True, tag="pass"):
    """End the turn."""


class MakeBid(Command, frozen=True, tag="make_bid"):
    """Bid for the trophy in secret, all at the same time."""

    amount: int


ToyCommand = Draw | Play | Stow | Peek | Roll | Pass | MakeBid
