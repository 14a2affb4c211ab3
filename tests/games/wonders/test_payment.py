"""What things cost: prices, producers, rebates, links; and the cheapest way against every way there is."""

from __future__ import annotations

import os
import random
import secrets
import time
from itertools import product
from typing import Any

import pytest

from game.games.wonders import effects as f
from game.games.wonders.commands import Build, Construct, Discard
from game.games.wonders.model import City, WondersState
from game.games.wonders.payment import payments, price_of_card, ways
from game.games.wonders.powers import powers_of
from game.games.wonders.text import WondersNarrator
from tests.games.wonders.table import BOOK, FOE, ME, after, city, offered, refused, table

STONE = {0: "", 1: "stone_pit", 2: "shelf_quarry"}


def price(west: str, east: str, thing: str, tokens: tuple[str, ...] = (), **more: Any) -> int:
    return price_of_card(table(city(west, tokens=tokens, **more), city(east), age=3), ME, thing).total


@pytest.mark.parametrize(
    ("west", "east", "tokens", "thing", "coins"),
    [
        ("", "shelf_quarry", (), "baths", 4),
        ("", "", (), "baths", 2),
        ("shelf_quarry", "clay_pit", (), "fortifications", 5),
        ("clay_pit", "shelf_quarry", (), "aqueduct", 12),
        ("stone_pit clay_pit", "", (), "piraeus", 4),
        ("stone_pit clay_pit", "", ("architecture",), "piraeus", 0),
        ("customs_house clay_pool", "sawmill glass_blower", ("masonry",), "palace", 2),
        ("customs_house clay_pool", "sawmill glass_blower", ("masonry",), "academy", 8),
        ("press stone_reserve", "sawmill", ("architecture",), "temple_of_artemis", 1),
        ("press stone_reserve", "", (), "town_hall", 7),
        ("press stone_reserve", "", (), "pretorium", 8),
    ],
)
def test_the_worked_prices(west: str, east: str, tokens: tuple[str, ...], thing: str, coins: int) -> None:
    """W031, W033, W034, W036, W037, W122, W307"""
    assert price(west, east, thing, tokens) == coins


@pytest.mark.parametrize(("card", "received"), [("town_hall", 7), ("pretorium", 0)])
def test_economy_gets_what_is_spent_on_resources(card: str, received: int) -> None:
    """W034, W037, W123"""
    west = city("press stone_reserve", coins=20)
    state = table(west, city(tokens=("economy",)), age=3, display={18: card, 19: "study"}, board=("law",))
    state = after(state, Build(seat=ME, card=card))
    assert state.cities[FOE].coins == received
    assert state.cities[ME].coins == (13 if card == "town_hall" else 12)


def test_economy_gets_the_trade_for_wonders_after_rebates() -> None:
    """W123, W122"""
    west = city(wonders="pyramids", coins=20, tokens=("architecture",))
    state = table(west, city(tokens=("economy",)), board=())
    state = after(state, Construct(seat=ME, wonder="pyramids", card="walls"))
    assert state.cities[ME].coins == 16 and state.cities[FOE].coins == 4


def test_yellow_cards_and_wonders_of_the_opponent_leave_prices_alone() -> None:
    """W031, W032, W105"""
    east = city("forum caravansery", built="great_lighthouse piraeus")
    assert price_of_card(table(city(), east), ME, "baths").total == 2
    assert price_of_card(table(city(), city("stone_pit")), ME, "baths").total == 3
    assert price_of_card(table(city(), city("press drying_room")), ME, "workshop").total == 4


def test_a_choice_producer_gives_one_unit_for_each_payment() -> None:
    """W035, W105, W108"""
    assert price("forum", "", "apothecary") == 0 and price("forum", "", "workshop") == 0
    assert price("forum", "", "study") == 6  # 2 wood, and one of glass and papyrus
    state = table(city(built="great_lighthouse piraeus"), city(), age=3)
    assert price_of_card(state, ME, "rostrum").total == 2
    assert price_of_card(state, ME, "apothecary").total == 0
    assert price_of_card(state, ME, "palace").total == 6  # five units, two of them given


def test_a_link_pays_for_everything() -> None:
    """W026, W308, W128"""
    state = table(city("garrison", coins=0), age=2, display={18: "barracks", 19: "sawmill"})
    paid = price_of_card(state, ME, "barracks")
    assert (paid.total, paid.link) == (0, "sword")
    assert refused(table(city(coins=0)), Build(seat=ME, card="sawmill")) == ("W027", "too_dear")
    assert BOOK.cards["barracks"].coins == 3
    assert Build(seat=ME, card="barracks") in offered(state)


def test_what_cannot_be_paid_in_full_cannot_be_built() -> None:
    """W027"""
    for coins, is_offered in ((3, False), (4, True)):
        state = table(city(coins=coins, wonders="sphinx"))
        assert (Build(seat=ME, card="walls") in offered(state)) == is_offered
        assert refused(state, Construct(seat=ME, wonder="sphinx", card="walls")) == ("W027", "too_dear")


def test_the_payer_may_choose_what_to_buy() -> None:
    """W036, W122: a rebate of two on the Palace's five units"""
    west = city(coins=30, tokens=("masonry",))
    state = table(west, city("glassworks"), age=3, display={18: "palace"}, options={"payment": "ask"})
    builds = [command for command in offered(state) if isinstance(command, Build)]
    bought = {command.buy for command in builds}
    assert len(builds) == len(bought) == 7
    assert "wood1+clay1+stone1" in bought and "glass2+wood1" not in bought and "wood1+glass2" in bought
    assert builds[0].buy == "wood1+clay1+stone1"
    dear = after(state, Build(seat=ME, card="palace", buy="wood1+glass2"))
    assert dear.cities[ME].coins == 30 - 2 - 6
    assert refused(state, Build(seat=ME, card="palace", buy="wood9")) == ("W036", "no_such_payment")
    assert refused(state, Build(seat=ME, card="palace")) == ("W036", "no_such_payment")


def test_a_payment_is_explained() -> None:
    """W036"""
    west = city("clay_pool forum", coins=30, tokens=("masonry",), leaders=("bilkis",))
    state = table(west, city("sawmill"), age=3)
    told = WondersNarrator().payment(price_of_card(state, ME, "palace"))
    assert told == (
        "1 clay of its own, 1 glass from Forum, 1 wood and 1 stone spared by a rebate"
        " and 1 glass from the bank at 2 each"
    )
    assert WondersNarrator().payment(price_of_card(state, ME, "pretorium")) == "8 for the coin cost"
    assert WondersNarrator().payment(price_of_card(state, ME, "theater")) == "nothing to pay"


def _random_city(rng: random.Random) -> City:
    cards = rng.sample(sorted(BOOK.cards), rng.randrange(0, 16))
    producers = [
        c for c, b in BOOK.cards.items() if b.colour in ("brown", "grey", "yellow") and c not in cards
    ]
    cards += rng.sample(producers, rng.randrange(0, 8))
    return City(
        cards=tuple(cards),
        built=tuple(rng.sample(sorted(BOOK.wonders), rng.randrange(0, 4))),
        tokens=tuple(rng.sample(sorted(BOOK.tokens), rng.randrange(0, 5))),
        leaders=("bilkis",) if rng.random() < 0.4 else ("leonidas",) if rng.random() < 0.3 else (),
        coins=rng.randrange(0, 25),
    )


def _cheapest_of_all(state: WondersState, thing: str, with_favour: bool) -> int:
    """By trying everything: each producer's option or none, each unit spared, each bought either way."""
    own, foreign = state.cities[ME], state.cities[FOE]
    item: Any = BOOK.cards.get(thing) or BOOK.wonders[thing]
    colours = [BOOK.cards[card] for card in own.cards]
    effects = [e for c in colours for e in c.effects]
    effects += [e for w in own.built for e in BOOK.wonders[w].effects]
    links = {c.gives for c in colours} | {
        s
        for name in own.leaders
        for e in BOOK.leaders[name].effects
        if isinstance(e, f.Links)
        for s in e.symbols
    }
    if getattr(item, "link", None) in links - {None}:
        return 0
    made = dict.fromkeys(f.RESOURCES, 0)
    for effect in effects:
        if isinstance(effect, f.Make):
            for resource, count in effect.resources.items():
                made[resource] += count
    sold = dict.fromkeys(f.RESOURCES, 0)
    for card in foreign.cards:
        if BOOK.cards[card].colour in ("brown", "grey"):
            for effect in BOOK.cards[card].effects:
                if isinstance(effect, f.Make):
                    for resource, count in effect.resources.items():
                        sold[resource] += count
    fixed = {r for e in effects if isinstance(e, f.FixedPrice) for r in e.resources}
    costs = {r: 1 if r in fixed else 2 + sold[r] for r in f.RESOURCES}
    rebate = 2 if ("architecture" if thing in BOOK.wonders else "masonry") in own.tokens else 0
    if thing in BOOK.cards and item.colour != "blue":
        rebate = 0
    favour = "bilkis" in own.leaders and with_favour
    best = 999
    for given in product(*([None, *e.options] for e in effects if isinstance(e, f.MakeOneOf))):
        lack = {r: max(0, item.needs.get(r, 0) - made[r] - given.count(r)) for r in f.RESOURCES}
        for spared in product(*(range(min(n, rebate) + 1) for n in lack.values())):
            if sum(spared) > rebate:
                continue
            rest = {r: n - s for (r, n), s in zip(lack.items(), spared, strict=True)}
            bill = sum(costs[r] * n for r, n in rest.items())
            best = min(best, bill)
            if favour:
                best = min([best, *(bill - costs[r] + 2 for r, n in rest.items() if n)])
    return best + int(item.coins)


def _compare(seed: int) -> None:
    rng = random.Random(seed)
    mine, theirs = _random_city(rng), _random_city(rng)
    on = rng.choice(["on", "off"])
    state = table(mine, theirs, options={"bilkis_wonders": on, "payment": "ask"})
    for thing in (rng.choice(sorted(BOOK.cards)), rng.choice(sorted(BOOK.wonders))):
        best = price_of_card(state, ME, thing)
        expected = _cheapest_of_all(state, thing, thing in BOOK.cards or on == "on")
        assert best.total == expected, (seed, thing)
        ways_there = payments(state, ME, thing)
        assert bool(ways_there) == (expected <= mine.coins), (seed, thing)
        if ways_there:
            assert ways_there[0][1].total == expected, (seed, thing)


def test_the_cheapest_way_is_the_cheapest_of_all() -> None:
    """W035, W036, W122, W207, W307: in random cities"""
    for seed in range(600):
        _compare(seed)


@pytest.mark.soak
def test_the_cheapest_way_in_many_random_cities() -> None:
    """W036, W307"""
    end = time.monotonic() + 60 * float(os.environ.get("LEADERS_SOAK_MINUTES", "10"))
    start, done = secrets.randbelow(10**9), 0
    while done == 0 or (done < 100_000 and time.monotonic() < end):
        _compare(start + done)
        done += 1
    print(f"\n{done} cities from {start} on")


def test_every_way_covers_the_cost() -> None:
    """W036"""
    rng = random.Random(4)
    for _ in range(100):
        own, foreign = (powers_of(_random_city(rng), table().options) for _ in range(2))
        prices = tuple(2 + sold for sold in foreign.sold)
        for way in ways("palace", own, prices, with_favour=True):  # type: ignore[arg-type]
            if way.link:
                continue
            units = sum(way.own.values()) + len(way.chosen) + len(way.spared) + way.units
            assert units == 5


def test_selling_brings_two_coins_and_one_for_each_yellow_card() -> None:
    """W022, W206"""
    yellow = "forum brewery tavern"
    for west, coins in ((city(), 2), (city(yellow), 5), (city(yellow, leaders=("berenice",)), 6)):
        state = after(table(west), Discard(seat=ME, card="walls"))
        assert state.cities[ME].coins == coins and state.discard == ("walls",)
