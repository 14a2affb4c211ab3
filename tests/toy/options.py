"""What a collector can do now, for hands and for refusals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.ids import Seat
from game.core.messages import Illegal
from game.core.ruleset import Choice, Token
from tests.toy import commands as c
from tests.toy.model import DECK, ToyState

MOST_HAND = 5


def check(state: ToyState, command: c.ToyCommand) -> None:
    """Raise Illegal for what may not be done, only for reasons its seat can see."""
    if isinstance(command, c.MakeBid) != (state.phase == "bids"):
        raise Illegal("X01", "wrong_phase", phase=state.phase)
    seat = command.seat
    match command:
        case c.Draw():
            if not state.pile:
                raise Illegal("X02", "pile_is_empty")
            if len(state.hands[seat]) >= MOST_HAND:
                raise Illegal("X03", "hand_is_full", most=MOST_HAND)
        case c.Play(card=card) | c.Stow(card=card):
            if card not in state.hands[seat]:
                raise Illegal("X04", "not_in_hand", card=card)
        case c.Peek(owner=owner, place=place):
            _check_peek(state, seat, owner, place)
        case c.Roll():
            if state.rolled:
                raise Illegal("X07", "rolled_already")
        case c.MakeBid(amount=amount):
            if not 0 <= amount <= state.gold[seat]:
                raise Illegal("X08", "not_enough_gold", gold=state.gold[seat])


def commands(state: ToyState, seat: Seat) -> Iterator[c.ToyCommand]:
    """Every legal command of a seat that is to act."""
    if state.phase == "bids":
        yield from (c.MakeBid(seat=seat, amount=amount) for amount in range(state.gold[seat] + 1))
        return
    if state.pile and len(state.hands[seat]) < MOST_HAND:
        yield c.Draw(seat=seat)
    for card in state.hands[seat]:
        yield c.Play(seat=seat, card=card)
        yield c.Stow(seat=seat, card=card)
    for owner, hand in enumerate(state.hands):
        for place in range(len(hand)):
            if owner != seat and (owner, place) not in state.seen[seat]:
                yield c.Peek(seat=seat, owner=Seat(owner), place=place)
    if not state.rolled:
        yield c.Roll(seat=seat)
    yield c.Pass(seat=seat)


def choices(legal: Iterator[c.ToyCommand], picks: tuple[Token, ...]) -> Mapping[Token, Choice[c.ToyCommand]]:
    """What may be touched after `picks`: a card then a spot; hands, bids and buttons are whole at once."""
    found: dict[Token, Choice[c.ToyCommand]] = {}
    for command in legal:
        tokens = _tokens(command)
        if tokens[: len(picks)] == picks and len(tokens) > len(picks):
            whole = len(tokens) == len(picks) + 1
            found[tokens[len(picks)]] = Choice(command if whole else None, further=not whole)
    return found


def inconsistencies(state: ToyState) -> list[str]:
    """What is wrong with a position edited by hand."""
    rows = {
        "hands": state.hands,
        "stashes": state.stashes,
        "tables": state.tables,
        "seen": state.seen,
        "gold": state.gold,
        "bids": state.bids,
        "trophies": state.trophies,
    }
    faults = [
        f"{name}: one for each of {state.seats} seats"
        for name, row in rows.items()
        if len(row) != state.seats
    ]
    cards = sorted(
        card for row in (state.hands, state.stashes, state.tables) for cards in row for card in cards
    )
    if sorted((*cards, *state.pile)) != sorted(DECK):
        faults.append("pile: every card of the deck lies in exactly one place")
    faults += [f"gold[{seat}]: less than nothing" for seat, gold in enumerate(state.gold) if gold < 0]
    if not 0 <= state.active < state.seats:
        faults.append("active: no such seat")
    return faults


def _check_peek(state: ToyState, seat: Seat, owner: Seat, place: int) -> None:
    if owner == seat or not 0 <= owner < state.seats:
        raise Illegal("X05", "nothing_to_look_at", seat=owner)
    if not 0 <= place < len(state.hands[owner]):
        raise Illegal("X05", "nothing_to_look_at", seat=owner)
    if (owner, place) in state.seen[seat]:
        raise Illegal("X06", "seen_already", seat=owner)


def _tokens(command: c.ToyCommand) -> tuple[Token, ...]:
    match command:
        case c.Draw():
            return ("button:draw",)
        case c.Play(card=card):
            return (f"card:{card}", "spot:table")
        case c.Stow(card=card):
            return (f"card:{card}", "spot:stash")
        case c.Peek(owner=owner, place=place):
            return (f"hand:{owner}.{place}",)
        case c.Roll():
            return ("button:roll",)
        case c.Pass():
            return ("button:pass",)
        case c.MakeBid(amount=amount):
            return (f"bid:{amount}",)
