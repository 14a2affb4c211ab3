"""The 43 leaders."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.wonders.commands import (
    Build,
    BuryLeader,
    Construct,
    Discard,
)
from game.games.wonders.deeds import enter_leader
from game.games.wonders.military import march
from game.games.wonders.model import City, WondersState
from game.games.wonders.payment import price_of_card, price_of_wonder
from game.games.wonders.powers import powers_of
from game.games.wonders.scoring import cost_of, score
from tests.games.wonders.table import BOOK, FOE, ME, after, city, done, table

COSTS = {
    "alexander": "3", "amytis": "4", "archimedes": "4/3", "aristotle": "3", "aspasia": "3/2", "berenice": "2",
    "bilkis": "4/3", "caesar": "5", "caligula": "3/2", "cleopatra": "4", "croesus": "1/3", "darius": "0",
    "diocletian": "2", "da_vinci": "3", "euclid": "5", "hammurabi": "2/3", "hannibal": "2",
    "hatshepsut": "2", "hiram": "3", "hypatia": "4", "imhotep": "3/2", "justinian": "3", "leonidas": "2/3",
    "maecenas": "1/2", "midas": "3", "nebuchadnezzar": "4", "nefertiti": "3", "nero": "1",
    "pericles": "6/3", "phidias": "3", "plato": "4", "praxiteles": "3", "ptolemy": "5",
    "pythagoras": "5/4", "ramses": "5/4", "sappho": "1", "semiramis": "2", "solomon": "3", "tomyris": "4/2",
    "varro": "3", "vitruvius": "1/3", "xenophon": "2/3", "zenobia": "2",
}  # fmt: skip


def test_every_leader_has_his_cost() -> None:
    """W321, W212"""
    assert set(BOOK.leaders) == set(COSTS)
    for leader, printed in COSTS.items():
        official, _, alternative = printed.partition("/")
        assert cost_of(table().options, leader) == int(official)
        options = table(options={"leader_costs": "alternative"}).options
        assert cost_of(options, leader) == int(alternative or official)


POINTS = [
    ("amytis", {"built": "sphinx rome abu_simbel"}, "", 6),
    ("aristotle", {"tokens": ("law", "strategy")}, "", 6),
    ("cleopatra", {}, "", 5),
    ("nefertiti", {}, "", 4),
    ("sappho", {}, "", 2),
    ("zenobia", {}, "", 3),
    ("hiram", {}, "builders_guild merchants_guild altar", 4),
    ("hypatia", {}, "workshop study altar", 2),
    ("justinian", {}, "altar baths theater palace workshop study library walls circus", 6),
    ("midas", {"coins": 11}, "", 3),
    ("nebuchadnezzar", {}, "altar baths walls", 2),
    ("pericles", {}, "altar circus walls", 2),
    ("phidias", {}, "quarry sawmill press", 2),
    (
        "plato",
        {},
        "quarry press glassworks drying_room altar baths theater tavern forum workshop study walls",
        0,
    ),
    (
        "plato",
        {},
        "quarry press glassworks altar baths theater tavern workshop walls circus builders_guild",
        7,
    ),
    ("praxiteles", {}, "quarry press glassworks", 4),
    ("varro", {}, "tavern forum brewery altar", 3),
    ("vitruvius", {}, "theater statue gardens altar", 4),
    ("vitruvius", {}, "stable barracks", 0),
]


@pytest.mark.parametrize(("leader", "more", "cards", "points"), POINTS)
def test_a_leader_brings_points(leader: str, more: dict[str, Any], cards: str, points: int) -> None:
    """W202, W204, W210, W219, W220, W222, W225, W226, W227, W229, W230, W231, W232, W236, W240, W241,
    W243, W316"""
    state = table(city(cards, leaders=(leader,), **more))
    assert score(state, ME).points["leaders"] == points
    assert score(state, FOE).points["leaders"] == 0


@pytest.mark.parametrize(("left", "points"), [((2, 5), 0), ((5,), 2), ((), 5)])
def test_alexander_counts_tokens_gone_from_the_enemys_side(left: tuple[int, ...], points: int) -> None:
    """W201, W331"""
    state = table(city(leaders=("alexander",)), loot=((), left))
    assert score(state, ME).points["leaders"] == points


def test_vitruvius_leaves_the_symbols_of_leaders_aside() -> None:
    """W241"""
    state = table(city("statue", leaders=("vitruvius", "hammurabi")))
    assert score(state, ME).points["leaders"] == 0


LINKS = {
    "archimedes": ("book gear lyre", "book gear lyre lamp"),
    "da_vinci": ("lamp sun pediment", "horseshoe book mask vase"),
    "hammurabi": ("mask moon drop column", "mask moon drop column sun pediment"),
    "leonidas": ("horseshoe sword target helmet", "horseshoe sword tower target helmet"),
    "xenophon": ("vase barrel tower", "vase barrel"),
}


@pytest.mark.parametrize("leader", sorted(LINKS))
def test_a_leader_carries_link_symbols(leader: str) -> None:
    """W203, W214, W216, W223, W242, W311"""
    for setting, symbols in zip(("spread", "by_colour"), LINKS[leader], strict=True):
        state = table(city(leaders=(leader,), tokens=("urbanism",)), options={"link_symbols": setting}, age=3)
        assert powers_of(state.cities[ME], state.options).links == set(symbols.split())
        for card in BOOK.cards.values():
            if card.link is not None:
                assert (price_of_card(state, ME, card.id).link is not None) == (card.link in symbols.split())


def test_a_link_through_a_leader_is_a_link() -> None:
    """W311, W128: Urbanism pays"""
    west = city(leaders=("leonidas",), tokens=("urbanism",))
    state = after(table(west, display={18: "barracks", 19: "forum"}), Build(seat=ME, card="barracks"))
    assert state.cities[ME].coins == 4
    spread = [symbol for symbols, _ in LINKS.values() for symbol in symbols.split()]
    assert len(spread) == len(set(spread)) == 17


def test_aspasia_stops_the_next_movement_whoever_makes_it() -> None:
    """W205"""
    for mover in (ME, FOE):
        state = table(city(leaders=("aspasia",)), pawn=0)
        state = done(state, lambda course, seat=mover: march(course, seat, 3))  # type: ignore[misc]
        assert state.pawn == 0 and state.cities[ME].spent == ("aspasia",) and state.loot == ((2, 5), (2, 5))
        state = done(state, lambda course: march(course, FOE, 1))
        assert state.pawn == -1


def test_berenice_counts_as_a_yellow_card_for_sales() -> None:
    """W206"""
    state = after(table(city("tavern", leaders=("berenice",))), Discard(seat=ME, card="walls"))
    assert state.cities[ME].coins == 4


def test_bilkis_buys_one_unit_for_two() -> None:
    """W207, W315"""
    east = city("shelf_quarry", tokens=("economy",), leaders=("hatshepsut",))
    state = table(city(coins=20, leaders=("bilkis",)), east, display={18: "walls", 19: "forum"}, age=2)
    assert price_of_card(state, ME, "walls").total == 2 + 4
    paid = after(state, Build(seat=ME, card="walls"))
    assert paid.cities[ME].coins == 14 and paid.cities[FOE].coins == 6 + 2
    cheap = table(city(coins=20, leaders=("bilkis",)), city())
    assert price_of_card(cheap, ME, "walls").total == 4
    wonder = table(city(coins=20, leaders=("bilkis",), wonders="pyramids"), east)
    assert price_of_wonder(wonder, ME, "pyramids").total == 3 * 4 + 2
    allowed = table(wonder.cities[ME], east, options={"bilkis_wonders": "on"})
    assert price_of_wonder(allowed, ME, "pyramids").total == 2 * 4 + 2 + 2


@pytest.mark.parametrize(("leader", "shields"), [("caesar", 2), ("hannibal", 1)])
def test_a_general_brings_shields_at_once(leader: str, shields: int) -> None:
    """W208, W217, W126"""
    state = table(city(tokens=("strategy",)), city(coins=9), pawn=2)
    state = done(state, lambda course: enter_leader(course, ME, leader, is_free=False))
    assert state.pawn == 2 + shields and state.cities[FOE].coins == 7


@pytest.mark.parametrize(("leader", "coins"), [("darius", 2), ("diocletian", 4)])
def test_a_leader_costs_the_opponent_coins(leader: str, coins: int) -> None:
    """W212, W213, W046, W312"""
    state = table(city(leaders=("caligula", "nero")), city(coins=5, leaders=("tomyris",)))
    state = done(state, lambda course: enter_leader(course, ME, leader, is_free=False))
    assert state.cities[FOE].coins == 5 - coins and state.cities[ME].coins == 0
    poor = done(table(east=city(coins=1)), lambda course: enter_leader(course, ME, leader, is_free=False))
    assert poor.cities[FOE].coins == 0


def conquest(attacker: City, victim: City, shields: int = 1, **more: Any) -> WondersState:
    return done(table(attacker, victim, **{"pawn": 2, **more}), lambda course: march(course, ME, shields))


def test_caligula_doubles_the_loot() -> None:
    """W209, W312"""
    assert conquest(city(leaders=("caligula",)), city(coins=9)).cities[FOE].coins == 5
    assert conquest(city(leaders=("caligula",)), city(coins=3)).cities[FOE].coins == 0


def test_nero_takes_the_loot() -> None:
    """W228, W312"""
    state = conquest(city(leaders=("nero",)), city(coins=1))
    assert [one.coins for one in state.cities] == [1, 0]


def test_tomyris_makes_the_attacker_lose_as_much() -> None:
    """W239, W312: the nominal amount, whatever she had"""
    state = conquest(city(coins=9), city(coins=1, leaders=("tomyris",)))
    assert [one.coins for one in state.cities] == [7, 0]


def test_hatshepsut_is_paid_for_each_unit_bought() -> None:
    """W218"""
    east = city(leaders=("hatshepsut",), tokens=("economy",))
    state = after(table(city(coins=9), east), Build(seat=ME, card="walls"))
    assert state.cities[ME].coins == 5 and state.cities[FOE].coins == 4 + 2


def test_imhotep_builds_the_fourth_after_the_opponents_four() -> None:
    """W221, W158"""
    west = city(coins=40, built="sphinx pyramids colossus", wonders="piraeus", leaders=("imhotep",))
    east = city(built="appian_way great_library mausoleum hanging_gardens")
    state = table(west, east, options={"leaders": "on"})
    state = after(state, Construct(seat=ME, wonder="piraeus", card="walls"))
    assert sum(len(one.built) for one in state.cities) == 8 and state.gone == ()


def test_semiramis_answers_each_token_with_a_shield() -> None:
    """W237, W313"""
    state = conquest(city(), city(leaders=("semiramis",)), shields=4)
    assert state.pawn == 4 and state.loot[FOE] == ()
    none = conquest(city(), city(leaders=("semiramis",)), shields=1, pawn=0)
    assert none.pawn == 1
    late = conquest(city(), city(leaders=("semiramis",)), shields=1, pawn=8, loot=((2, 5), (5,)))
    assert late.outcome is not None and late.pawn == 9
    cancelled = conquest(city(leaders=()), city(leaders=("semiramis", "aspasia")))
    assert cancelled.pawn == 2 and cancelled.cities[FOE].spent == ("aspasia",)


def test_the_shield_of_semiramis_may_take_tokens_itself() -> None:
    """W313, W312"""
    state = conquest(city(coins=9), city(coins=5, leaders=("semiramis", "nero", "caligula")), shields=1,
                     pawn=2, loot=((2, 5), (2, 5)))  # fmt: skip
    assert state.pawn == 2 and [one.coins for one in state.cities] == [9, 3]


def test_a_buried_leaders_work_ends() -> None:
    """W318, W114"""
    west = city("garrison", leaders=("leonidas", "berenice"), wonders="abu_simbel", coins=40)
    state = table(west, display={17: "barracks", 18: "walls", 19: "forum"})
    state = after(
        state, Construct(seat=ME, wonder="abu_simbel", card="walls"), BuryLeader(seat=ME, leader="leonidas")
    )
    assert powers_of(state.cities[ME], state.options).links == {"sword"}
    assert score(state, ME).points["wonders"] == 4
    dear = table(state.cities[ME], options={"leader_costs": "alternative"})
    assert score(dear, ME).points["wonders"] == 6


def test_a_general_who_takes_the_capital_wins() -> None:
    """W208"""
    state = table(pawn=7, loot=((2, 5), ()))
    state = done(state, lambda course: enter_leader(course, ME, "caesar", is_free=True))
    assert state.outcome is not None and state.outcome.rule == "W054"
