"""What a card or wonder costs a city now, and the ways to pay it (W030-W037, W122, W207, W307).

A way says which unit each choice producer gives, which units a rebate spares and what is bought. `cheapest`
finds the best one directly; `ways` lists all that differ in what is bought, for a player who wants to choose.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations_with_replacement

import msgspec

from game.core.ids import Seat
from game.games.wonders.book import Building, Wonder, load_book
from game.games.wonders.effects import RESOURCES, OneUnit, Rebate, Resource
from game.games.wonders.model import WondersState, other
from game.games.wonders.powers import NOTHING, Amounts, Powers, powers_of

BASE_PRICE = 2  # W031


class Bought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Units of one resource bought at one price; `is_favour`: by a leader's fixed price (W207)."""

    resource: Resource
    count: int
    price: int
    is_favour: bool = False


class Payment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a cost is met. `own`, `chosen` and `spared` are units that cost nothing; `link` frees of all."""

    coins: int = 0  # the coin part of the cost (W037)
    bought: tuple[Bought, ...] = ()
    own: dict[Resource, int] = {}
    chosen: tuple[tuple[str, Resource], ...] = ()  # choice producers and what they give
    spared: tuple[Resource, ...] = ()  # by rebates
    link: str | None = None  # the symbol that makes it free (W026)

    @property
    def trade(self) -> int:
        """Coins spent on resources."""
        return sum(one.count * one.price for one in self.bought)

    @property
    def units(self) -> int:
        """Units bought."""
        return sum(one.count for one in self.bought)

    @property
    def total(self) -> int:
        """All coins that leave the city."""
        return self.coins + self.trade

    @property
    def buy(self) -> str:
        """What is bought, as commands name it: `wood2+clay1`, a unit at a leader's price as `clay@`."""
        return "+".join(f"{b.resource}@" if b.is_favour else f"{b.resource}{b.count}" for b in self.bought)


class Payer:
    """A seat with its purse, its producers and the prices it finds, as the table stands."""

    def __init__(self, state: WondersState, seat: Seat) -> None:
        self.coins = state.cities[seat].coins
        self._options = state.options
        self._own = powers_of(state.cities[seat], state.options)
        self._prices = unit_prices(self._own, powers_of(state.cities[other(seat)], state.options))

    def cheapest(self, thing: str) -> Payment:
        """The cheapest way to a card or wonder, whether or not the coins are there."""
        return _cheapest(thing, self._own, self._prices, self._has_favour(thing))

    def payments(self, thing: str) -> list[tuple[str | None, Payment]]:
        """The ways that can be afforded and chosen among, each with the word that names it in a command.

        One, without a word, when the cheapest is proposed (setting `payment`) or nothing differs; else all,
        cheapest first.
        """
        if self._options.payment == "cheapest":
            best = self.cheapest(thing)
            return [(None, best)] if best.total <= self.coins else []
        found = ways(thing, self._own, self._prices, self._has_favour(thing))
        affordable = [way for way in found if way.total <= self.coins]
        if len(affordable) == 1:
            return [(None, affordable[0])]
        return [(way.buy, way) for way in affordable]

    def _has_favour(self, thing: str) -> bool:
        """Whether a leader's price for one unit holds for this (W207)."""
        return self._options.bilkis_wonders == "on" or thing in load_book().cards


def price_of_card(state: WondersState, seat: Seat, card: str) -> Payment:
    """The cheapest way for a seat to build a card now, whether or not it has the coins."""
    return Payer(state, seat).cheapest(card)


def price_of_wonder(state: WondersState, seat: Seat, wonder: str) -> Payment:
    """The cheapest way for a seat to build a wonder now."""
    return Payer(state, seat).cheapest(wonder)


def payments(state: WondersState, seat: Seat, thing: str) -> list[tuple[str | None, Payment]]:
    """The ways that a seat can afford and may choose among; see `Payer.payments`."""
    return Payer(state, seat).payments(thing)


@lru_cache(maxsize=8192)
def unit_prices(own: Powers, foreign: Powers) -> Amounts:
    """What a unit of each resource costs in the bank (W031, W033)."""
    return tuple(fixed or BASE_PRICE + sold for fixed, sold in zip(own.fixed, foreign.sold, strict=True))  # type: ignore[return-value]


def ways(thing: str, own: Powers, prices: Amounts, with_favour: bool) -> list[Payment]:
    """All ways that differ in what is bought, cheapest first; none buys what it could have for nothing."""
    item = _item(thing)
    free = _linked(item, own)
    if free is not None:
        return [free]
    favour = _favour(own) if with_favour else None
    found: dict[str, Payment] = {}
    for chosen, lack in _assignments(_shortage(item, own), own):
        for spared in _sparings(lack, _rebate(item, own)):
            rest = _less(lack, spared)
            wanted = [None, *(r for r in RESOURCES if rest[RESOURCES.index(r)])] if favour else [None]
            for one in wanted:
                way = _payment(item, own, prices, chosen, spared, rest, one, favour or 0)
                found.setdefault(way.buy, way)
    return sorted(found.values(), key=lambda way: (way.total, way.units, way.buy))


@lru_cache(maxsize=65536)
def _cheapest(thing: str, own: Powers, prices: Amounts, with_favour: bool) -> Payment:
    item = _item(thing)
    free = _linked(item, own)
    if free is not None:
        return free
    shortage = _shortage(item, own)
    if shortage == NOTHING:
        return _payment(item, own, prices, (), (), NOTHING, None, 0)
    favour = _favour(own) if with_favour else None
    rebate = _rebate(item, own)
    best: Payment | None = None
    for chosen, lack in _assignments(shortage, own):
        dearest = sorted(_units(lack), key=lambda r: (-prices[RESOURCES.index(r)], RESOURCES.index(r)))
        spared, rest = tuple(dearest[:rebate]), dearest[rebate:]
        favoured = rest[0] if favour and rest and prices[RESOURCES.index(rest[0])] > favour else None
        left = _less(lack, spared)
        way = _payment(item, own, prices, chosen, spared, left, favoured, favour or 0)
        if best is None or (way.total, way.units) < (best.total, best.units):
            best = way
    assert best is not None  # there is always at least one assignment
    return best


def _item(thing: str) -> Building | Wonder:
    book = load_book()
    return book.cards[thing] if thing in book.cards else book.wonders[thing]


def _linked(item: Building | Wonder, own: Powers) -> Payment | None:
    if isinstance(item, Building) and item.link is not None and item.link in own.links:
        return Payment(link=item.link)
    return None


def _rebate(item: Building | Wonder, own: Powers) -> int:
    on = "wonder" if isinstance(item, Wonder) else item.colour
    return sum(one.amount for one in own.all(Rebate) if one.on == on)


def _favour(own: Powers) -> int | None:
    return min((one.price for one in own.all(OneUnit)), default=None)


def _shortage(item: Building | Wonder, own: Powers) -> Amounts:
    return tuple(
        max(0, item.needs.get(resource, 0) - made) for resource, made in zip(RESOURCES, own.made, strict=True)
    )  # type: ignore[return-value]


def _assignments(lack: Amounts, own: Powers) -> Iterator[tuple[tuple[tuple[str, Resource], ...], Amounts]]:
    """Each useful way to let the choice producers work, and what is then lacking; one for each such rest."""
    found: dict[Amounts, tuple[tuple[str, Resource], ...]] = {lack: ()}
    for source, options in own.choosers:
        after: dict[Amounts, tuple[tuple[str, Resource], ...]] = {}
        for rest, chosen in found.items():
            useful = [one for one in options if rest[RESOURCES.index(one)] > 0]
            if not useful:
                after.setdefault(rest, chosen)
            for one in useful:
                after.setdefault(_less(rest, (one,)), (*chosen, (source, one)))
        found = after
    for rest, chosen in found.items():
        yield chosen, rest


def _sparings(lack: Amounts, rebate: int) -> Iterator[tuple[Resource, ...]]:
    """Each set of units that a rebate can spare, as many as it can."""
    count = min(rebate, sum(lack))
    for picked in combinations_with_replacement(RESOURCES, count):
        if all(picked.count(one) <= lack[RESOURCES.index(one)] for one in picked):
            yield picked


def _payment(
    item: Building | Wonder,
    own: Powers,
    prices: Amounts,
    chosen: tuple[tuple[str, Resource], ...],
    spared: tuple[Resource, ...],
    rest: Amounts,
    favoured: Resource | None,
    favour: int,
) -> Payment:
    bought = [
        Bought(resource, count, price)
        for resource, count, price in zip(
            RESOURCES, _less(rest, () if favoured is None else (favoured,)), prices, strict=True
        )
        if count
    ]
    if favoured is not None:
        bought.append(Bought(favoured, 1, favour, is_favour=True))
    return Payment(item.coins, tuple(bought), _from_own(item.needs, own), chosen, spared)


def _from_own(needs: Mapping[Resource, int], own: Powers) -> dict[Resource, int]:
    covered = {one: min(needs.get(one, 0), made) for one, made in zip(RESOURCES, own.made, strict=True)}
    return {one: count for one, count in covered.items() if count}


def _units(amounts: Amounts) -> list[Resource]:
    return [one for one, count in zip(RESOURCES, amounts, strict=True) for _ in range(count)]


def _less(amounts: Amounts, units: tuple[Resource, ...]) -> Amounts:
    return tuple(count - units.count(one) for one, count in zip(RESOURCES, amounts, strict=True))  # type: ignore[return-value]
