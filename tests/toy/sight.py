"""Who knows what: cards in hand and stash, the pile, and bids that lie face down."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import REFEREE, Seat, Viewpoint
from tests.toy import events as e
from tests.toy.model import HIDDEN, SEALED, Bid, CardId, ToyState


def conceal(state: ToyState, viewpoint: Viewpoint) -> ToyState:
    """The state as a viewpoint knows it."""
    if viewpoint == REFEREE:
        return state
    hands = tuple(
        tuple(
            card if knows(state, viewpoint, Seat(seat), place) else HIDDEN for place, card in enumerate(hand)
        )
        for seat, hand in enumerate(state.hands)
    )
    stashes = tuple(
        stash if seat == viewpoint else (HIDDEN,) * len(stash) for seat, stash in enumerate(state.stashes)
    )
    # Which cards are dealt is a secret, so all that is left of the pile is its height.
    pile = (HIDDEN,) * len(state.pile)
    return replace(state, pile=pile, hands=hands, stashes=stashes, bids=_bids(state, viewpoint))


def redact(state: ToyState, event: e.ToyEvent, viewpoint: Viewpoint) -> e.ToyEvent:
    """The event as a viewpoint learns it."""
    if viewpoint == REFEREE:
        return event
    match event:
        case e.PileMade(cards=cards):
            return replace(event, cards=(HIDDEN,) * len(cards))
        case e.CardDrawn(seat=seat) | e.CardStowed(seat=seat) if seat != viewpoint:
            return replace(event, card=HIDDEN)
        case e.CardPeeked(seat=seat, owner=owner, place=place) if seat != viewpoint:
            return event if knows(state, viewpoint, owner, place) else replace(event, card=HIDDEN)
        case e.BidMade(seat=seat) if seat != viewpoint:
            return replace(event, amount=SEALED)
    return event


def knows(state: ToyState, viewpoint: Viewpoint, owner: Seat, place: int) -> bool:
    """Whether a viewpoint knows the card at a place of a hand."""
    if viewpoint == owner:
        return True
    return isinstance(viewpoint, int) and (owner, place) in state.seen[viewpoint]


def permute(state: ToyState, seat: Seat, chance: Chance) -> ToyState:
    """A twin of the state that differs only in what the seat does not know."""
    loose = [*state.pile]
    for owner, hand in enumerate(state.hands):
        loose += [card for place, card in enumerate(hand) if not knows(state, seat, Seat(owner), place)]
    loose += [card for owner, stash in enumerate(state.stashes) if owner != seat for card in stash]
    mixed = iter(chance.shuffle(sorted(loose)))
    hands = tuple(
        tuple(c if knows(state, seat, Seat(owner), place) else next(mixed) for place, c in enumerate(hand))
        for owner, hand in enumerate(state.hands)
    )
    stashes = tuple(
        stash if owner == seat else tuple(next(mixed) for _ in stash)
        for owner, stash in enumerate(state.stashes)
    )
    bids = tuple(
        chance.below(state.gold[owner] + 1) if bid is not None and owner != seat and _secret(state) else bid
        for owner, bid in enumerate(state.bids)
    )
    rest: tuple[CardId, ...] = tuple(sorted(mixed))
    return replace(state, pile=rest, hands=hands, stashes=stashes, bids=bids)


def _bids(state: ToyState, viewpoint: Viewpoint) -> tuple[Bid, ...]:
    if not _secret(state):
        return state.bids
    return tuple(
        SEALED if bid is not None and seat != viewpoint else bid for seat, bid in enumerate(state.bids)
    )


def _secret(state: ToyState) -> bool:
    """Whether bids lie face down: until they are revealed."""
    return state.phase == "bids"
