"""The book-keeping of one city."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.wonders import events as e
from game.games.wonders.model import City, WondersState


def evolve_city(state: WondersState, event: Any) -> WondersState:
    """The state after an event of one city, as far as that city goes."""
    seat: Seat = event.seat
    city = state.cities[seat]
    match event:
        case e.Paid(payment=payment):
            return change_city(state, seat, coins=city.coins - payment.total)
        case e.CoinsGained(amount=amount):
            return change_city(state, seat, coins=city.coins + amount)
        case e.CoinsLost(amount=amount):
            return change_city(state, seat, coins=city.coins - amount)
        case e.CardBuilt(card=card):
            return change_city(state, seat, cards=(*city.cards, card))
        case e.CardDestroyed(card=card):
            return change_city(state, seat, cards=tuple(one for one in city.cards if one != card))
        case e.CardTucked(card=card):
            return change_city(state, seat, tucked=(*city.tucked, card))
        case e.WonderBuilt(wonder=wonder, card=card):
            return change_city(state, seat, built=(*city.built, wonder), under=(*city.under, card))
        case e.WonderLost(wonder=wonder):
            return change_city(state, seat, wonders=tuple(one for one in city.wonders if one != wonder))
        case e.SymbolChanged(card=card, symbol=symbol):
            return change_city(state, seat, looks={**city.looks, card: symbol})
        case e.TokenTaken(token=token):
            return change_city(state, seat, tokens=(*city.tokens, token))
        case _:
            return _evolve_leaders(state, event)


def change_city(state: WondersState, seat: Seat, **changes: Any) -> WondersState:
    """The state with one city changed."""
    city: City = replace(state.cities[seat], **changes)
    west, east = state.cities
    return replace(state, cities=(city, east) if seat == 0 else (west, city))


def _evolve_leaders(state: WondersState, event: Any) -> WondersState:
    seat: Seat = event.seat
    city = state.cities[seat]
    match event:
        case e.LeaderDismissed(leader=leader):
            return change_city(state, seat, hand=_without(city.hand, leader))
        case e.LeaderRecruited(leader=leader):
            hand = _without(city.hand, leader)
            return change_city(state, seat, hand=hand, leaders=(*city.leaders, leader))
        case e.LeaderSpent(leader=leader):
            return change_city(state, seat, spent=(*city.spent, leader))
        case e.LeaderBuried(leader=leader):
            leaders = _without(city.leaders, leader)
            return change_city(state, seat, leaders=leaders, buried=(*city.buried, leader))
        case e.LeadersDrawn(leaders=leaders):
            return change_city(state, seat, hand=(*city.hand, *leaders))
        case e.CardSold():
            return state
        case _:
            raise TypeError(f"no book-keeping for {event!r}")


def _without(items: tuple[str, ...], gone: str) -> tuple[str, ...]:
    return tuple(item for item in items if item != gone)
