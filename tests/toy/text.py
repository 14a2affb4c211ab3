"""The toy's sentences."""

from __future__ import annotations

from game.core.messages import Illegal
from tests.toy import events as e
from tests.toy.model import HIDDEN, SEALED, ToyState


class ToyNarrator:
    """Tells the toy's events and refusals in English."""

    def sentence(self, state: ToyState, event: e.ToyEvent) -> str | None:
        match event:
            case e.PileMade(cards=cards):
                return f"{len(cards)} cards are laid out."
            case e.CardDrawn(seat=seat, card=card):
                return f"Seat {seat} draws {_named(card)}; {len(state.pile) - 1} are left."
            case e.RoundBegan(number=number):
                return f"Round {number}."
            case e.CardPlayed(seat=seat, card=card):
                return f"Seat {seat} plays {_named(card)}."
            case e.CardStowed(seat=seat, card=card):
                return f"Seat {seat} stows {_named(card)}."
            case e.CardPeeked(seat=seat, owner=owner, card=card):
                return f"Seat {seat} looks at {_named(card)} of seat {owner}."
            case e.DiceRolled(seat=seat, dice=dice):
                return f"Seat {seat} rolls {dice[0]} and {dice[1]}."
            case e.TurnPassed():
                return None
            case e.BidMade(seat=seat, amount=amount):
                return f"Seat {seat} bids {'in secret' if amount == SEALED else amount}."
            case e.BidsRevealed(amounts=amounts, winner=winner):
                return f"Seat {winner} wins with {amounts[winner]}."
            case e.GameEnded(outcome=outcome):
                return f"The winners are {', '.join(map(str, outcome.winners))}."

    def refusal(self, state: ToyState, illegal: Illegal) -> str:
        words = ", ".join(f"{name} {value}" for name, value in sorted(illegal.args_by_name.items()))
        return f"{illegal.rule}: {illegal.key.replace('_', ' ')} ({words})."


def _named(card: str) -> str:
    return "a card" if card == HIDDEN else card
