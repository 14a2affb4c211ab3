"""What happens among collectors. Cards and bids a reader may not know are `?` and `sealed`."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Event, Outcome
from tests.toy.model import Bid, CardId


class PileMade(Event, frozen=True, tag="pile_made"):
    """The cards lie face down; their order is not decided."""

    cards: tuple[CardId, ...]


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A card goes from the pile to a hand."""

    seat: Seat
    card: CardId


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round of turns starts with seat 0."""

    number: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card of the hand lies open now."""

    seat: Seat
    place: int
    card: CardId


class CardStowed(Event, frozen=True, tag="card_stowed"):
    """A card of the hand lies face down in the stash now."""

    seat: Seat
    place: int
    card: CardId


class CardPeeked(Event, frozen=True, tag="card_peeked"):
    """A seat has looked at a card in another's hand."""

    seat: Seat
    owner: Seat
    place: int
    card: CardId


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """The dice fell; their sum is gold."""

    seat: Seat
    dice: tuple[int, int]


class TurnPassed(Event, frozen=True, tag="turn_passed"):
    """The next seat's turn, or (None) time to bid."""

    to: Seat | None


class BidMade(Event, frozen=True, tag="bid_made"):
    """A bid lies face down."""

    seat: Seat
    amount: Bid


class BidsRevealed(Event, frozen=True, tag="bids_revealed"):
    """All bids are open; the highest, the earlier seat first, pays and takes the trophy."""

    amounts: tuple[int, ...]
    winner: Seat


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The last round is over."""

    outcome: Outcome


ToyEvent = (
    PileMade
    | CardDrawn
    | RoundBegan
    | CardPlayed
    | CardStowed
    | CardPeeked
    | DiceRolled
    | TurnPassed
    | BidMade
    | BidsRevealed
    | GameEnded
)
