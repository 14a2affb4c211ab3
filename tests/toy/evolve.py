"""The toy's books: works on full states and on views alike."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from game.core.ids import Seat
from tests.toy import events as e
from tests.toy.model import HIDDEN, CardId, Place, ToyState

T = TypeVar("T")


def evolve(state: ToyState, event: e.ToyEvent) -> ToyState:
    """The state after an event."""
    match event:
        case e.PileMade(cards=cards):
            return _laid_out(state, cards)
        case e.CardDrawn(seat=seat, card=card):
            pile = _without(state.pile, card if card in state.pile else HIDDEN)
            return replace(state, pile=pile, hands=put(state.hands, seat, (*state.hands[seat], card)))
        case e.RoundBegan(number=number):
            idle = (None,) * state.seats
            return replace(state, phase="turns", round=number, active=Seat(0), rolled=False, bids=idle)
        case e.CardPlayed(seat=seat, place=place, card=card):
            state = _from_hand(state, seat, place)
            return replace(state, tables=put(state.tables, seat, (*state.tables[seat], card)))
        case e.CardStowed(seat=seat, place=place, card=card):
            state = _from_hand(state, seat, place)
            return replace(state, stashes=put(state.stashes, seat, (*state.stashes[seat], card)))
        case e.CardPeeked(seat=seat, owner=owner, place=place, card=card):
            seen = put(state.seen, seat, tuple(sorted((*state.seen[seat], (owner, place)))))
            hand = put(state.hands[owner], place, card if card != HIDDEN else state.hands[owner][place])
            return replace(state, seen=seen, hands=put(state.hands, owner, hand))
        case e.DiceRolled(seat=seat, dice=dice):
            return replace(state, rolled=True, gold=put(state.gold, seat, state.gold[seat] + sum(dice)))
        case e.TurnPassed(to=to):
            if to is None:
                return replace(state, phase="bids")
            return replace(state, active=to, rolled=False)
        case e.BidMade(seat=seat, amount=amount):
            return replace(state, bids=put(state.bids, seat, amount))
        case e.BidsRevealed(amounts=amounts, winner=winner):
            paid = put(state.gold, winner, state.gold[winner] - amounts[winner])
            won = put(state.trophies, winner, state.trophies[winner] + 1)
            return replace(state, phase="shown", bids=amounts, gold=paid, trophies=won)
        case e.GameEnded(outcome=outcome):
            return replace(state, phase="over", outcome=outcome)
        case _:
            assert_never(event)


def put(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The row with one item exchanged."""
    return (*row[:place], item, *row[place + 1 :])


def _laid_out(state: ToyState, cards: tuple[CardId, ...]) -> ToyState:
    nothing: tuple[tuple[CardId, ...], ...] = ((),) * state.seats
    unseen: tuple[tuple[Place, ...], ...] = ((),) * state.seats
    return replace(
        state,
        pile=cards,
        hands=nothing,
        stashes=nothing,
        tables=nothing,
        seen=unseen,
        gold=(3,) * state.seats,
        bids=(None,) * state.seats,
        trophies=(0,) * state.seats,
    )


def _without(row: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    place = row.index(card)
    return (*row[:place], *row[place + 1 :])


def _from_hand(state: ToyState, seat: Seat, place: int) -> ToyState:
    """A card leaves a hand: those behind it move up, and what others have seen moves with them."""
    hand = (*state.hands[seat][:place], *state.hands[seat][place + 1 :])
    seen = tuple(
        tuple((o, p - 1) if o == seat and p > place else (o, p) for o, p in row if (o, p) != (seat, place))
        for row in state.seen
    )
    return replace(state, hands=put(state.hands, seat, hand), seen=seen)
