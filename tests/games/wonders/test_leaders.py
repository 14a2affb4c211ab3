"""The 43 leaders."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.wonders.commands import (
    Build,
    BuildFree,
    BuryLeader,
    Construct,
    CopyFrom,
    Decline,
    Discard,
    Dismiss,
    Hire,
    LayLeader,
    Recruit,
    Split,
    TakeToken,
    Tuck,
)
from game.games.wonders.deeds import enter_card, enter_leader
from game.games.wonders.events import TurnBegan
from game.games.wonders.military import march
from game.games.wonders.model import City, WondersState
from game.games.wonders.payment import price_of_card, price_of_wonder
from game.games.wonders.powers import powers_of, symbols_of
from game.games.wonders.scoring import cost_of, score
from tests.games.wonders.table import BOOK, FOE, ME, after, city, done, offered, refused, table, told

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


def test_croesus_builds_one_of_the_removed_cards() -> None:
    """W211, W017, W306"""
    unseen = ("altar", "baths", "stable", "theater", "workshop")
    state = table(
        city(), age=1, display={18: "press", 19: "quarry", 15: "back:1", 16: "back:1"}, unseen=unseen
    )
    state = done(state, lambda course: enter_leader(course, ME, "croesus", is_free=True))
    task = state.agenda[0]
    assert task.kind == "removed" and len(task.options) == 3 and set(task.options) < set(unseen)
    assert refused(state, Decline(seat=ME)) == ("W211", "must_choose")
    card = task.options[0]
    state = after(state, BuildFree(seat=ME, card=card))
    assert state.cities[ME].cards == (card,) and card not in state.unseen
    assert state.boxed == (task.options[1:], ()) and state.cities[ME].spent == ("croesus",)
    state = after(state, Discard(seat=FOE, card="press"), Discard(seat=ME, card="quarry"))
    shown = {state.display[15], state.display[16]}
    assert shown <= set(unseen) - set(task.options)


def recruiting(west: City, east: City, age: int, **more: Any) -> WondersState:
    options = {"leaders": "on", **more.pop("options", {})}
    state = table(west, east, age=age, display={}, options=options, phase="choose", order=(ME, FOE), **more)
    (mine,), (theirs,) = west.hand, east.hand
    return after(
        state,
        LayLeader(seat=ME, leader=mine),
        LayLeader(seat=FOE, leader=theirs),
        Recruit(seat=ME),
        Dismiss(seat=FOE),
    )


def test_croesus_acts_as_soon_as_the_display_lies() -> None:
    """W211, W320"""
    for age in (1, 2, 3):
        state = recruiting(city(hand=("croesus",), coins=3), city(hand=("sappho",)), age)
        assert len(state.display) == 20 and state.agenda[0].kind == "removed" and state.phase == "laid"
        assert set(state.agenda[0].options) < set(BOOK.decks[str(age)])
        assert not set(state.agenda[0].options) & set(state.display)


def test_croesus_may_wait_for_the_next_building() -> None:
    """W320"""
    options = {"croesus_timing": "next_build", "leaders": "on"}
    state = table(city(leaders=("croesus",), coins=9), options=options, unseen=("forum", "rostrum", "statue"))
    assert not after(state, Discard(seat=ME, card="walls")).agenda
    state = after(state, Build(seat=ME, card="sawmill"))
    assert state.agenda[0].kind == "removed"
    state = after(state, BuildFree(seat=ME, card="forum"))
    assert state.active == FOE and not state.agenda
    waiting = recruiting(city(hand=("croesus",), coins=3), city(hand=("sappho",)), 2, options=options)
    assert not waiting.agenda


def test_euclid_splits_a_pair() -> None:
    """W215, W302"""
    state = table(city("workshop", coins=20, leaders=("euclid",)), display={18: "laboratory", 19: "forum"})
    state = after(state, Build(seat=ME, card="laboratory"))
    both = [Split(seat=ME, card="workshop"), Split(seat=ME, card="laboratory")]
    assert offered(state) == [*both, Decline(seat=ME)]
    for split in both:
        parted = after(state, split)
        assert symbols_of(parted.cities[ME]) == {"plumb": 1, "law": 1} and parted.active == FOE
        assert score(parted, ME).points["green"] == 2 and parted.cities[ME].spent == ("euclid",)
        assert "lamp" in powers_of(parted.cities[ME], parted.options).links
    refusing = after(state, Decline(seat=ME))
    assert refusing.agenda[0].kind == "token" and refusing.cities[ME].spent == ()


def test_law_from_euclid_and_the_token_are_a_pair() -> None:
    """W302, W301, W309"""
    west = city("workshop", coins=20, leaders=("euclid",), tokens=("law",))
    state = table(west, display={18: "laboratory", 19: "forum"})
    state = after(state, Build(seat=ME, card="laboratory"), Split(seat=ME, card="workshop"))
    assert state.agenda[0].kind == "token" and symbols_of(state.cities[ME])["law"] == 2


def test_law_counts_among_the_six() -> None:
    """W302, W064"""
    west = city("workshop apothecary scriptorium pharmacist academy", coins=20, leaders=("euclid",))
    state = table(west, display={18: "study", 19: "forum"}, age=3)
    state = after(state, Build(seat=ME, card="study"), Split(seat=ME, card="study"))
    assert state.outcome is not None and state.outcome.kind == "science"


def test_hatshepsut_and_others_work_only_while_recruited() -> None:
    """W318, W330"""
    state = table(city(coins=9), city(buried=("hatshepsut", "caligula"), hand=("hatshepsut",)))
    assert after(state, Build(seat=ME, card="walls")).cities[FOE].coins == 0


def test_maecenas_looks_at_two_unused_leaders() -> None:
    """W224, W159, W330"""
    unused = ("caesar", "plato", "sappho")
    state = done(table(unused=unused), lambda course: enter_leader(course, ME, "maecenas", is_free=False))
    first, second = state.agenda[0].options
    assert offered(state) == [Hire(seat=ME, leader=first), Hire(seat=ME, leader=second), Decline(seat=ME)]
    hired = after(state, Hire(seat=ME, leader=first))
    assert hired.cities[ME].leaders == ("maecenas", first) and hired.boxed == ((second,), ())
    assert first not in hired.unused and hired.cities[ME].coins == 0
    none = after(state, Decline(seat=ME))
    assert none.cities[ME].leaders == ("maecenas",) and set(none.boxed[ME] or ()) == {first, second}


def test_ptolemy_copies_a_symbol() -> None:
    """W233, W309, W328"""
    west = city("workshop", coins=20, leaders=("ptolemy",))
    state = table(west, display={18: "library", 19: "forum"})
    state = after(state, Build(seat=ME, card="library"))
    assert offered(state) == [CopyFrom(seat=ME, card="workshop"), Decline(seat=ME)]
    copied = after(state, CopyFrom(seat=ME, card="workshop"))
    assert copied.agenda[0].kind == "token" and symbols_of(copied.cities[ME]) == {"plumb": 2}
    assert after(copied, TakeToken(seat=ME, token="economy")).active == FOE
    plain = after(state, Decline(seat=ME))
    assert plain.active == FOE and symbols_of(plain.cities[ME]) == {"plumb": 1, "quill": 1}
    free = done(table(west), lambda course: enter_card(course, ME, "library", "guild"))
    assert free.agenda[0].kind == "copy"


def test_ptolemys_third_copy_brings_no_more() -> None:
    """W233"""
    west = city("workshop laboratory", coins=20, leaders=("ptolemy",))
    state = table(west, display={18: "library", 19: "forum"})
    state = after(state, Build(seat=ME, card="library"), CopyFrom(seat=ME, card="laboratory"))
    assert not state.agenda and symbols_of(state.cities[ME])["plumb"] == 3


def test_ptolemy_rests_in_the_first_age() -> None:
    """W233"""
    west = city("workshop", coins=20, leaders=("ptolemy",))
    state = table(west, display={18: "scriptorium", 19: "press"}, age=1)
    assert not after(state, Build(seat=ME, card="scriptorium")).agenda


def test_pythagoras_tucks_a_card_for_a_turn() -> None:
    """W234, W329"""
    west = city("quarry", leaders=("pythagoras",))
    state = table(west, display={17: "barracks", 18: "walls", 19: "forum"})
    events = told(state, Tuck(seat=ME, card="walls"))
    assert isinstance(events[-1], TurnBegan) and events[-1].is_extra
    state = after(state, Tuck(seat=ME, card="walls"))
    assert state.active == ME and state.cities[ME].tucked == ("walls",) and state.discard == ()
    assert refused(state, Tuck(seat=ME, card="forum")) == ("W234", "nobody_to_tuck_under")
    last = table(west, display={19: "forum"}, age=1)
    assert after(last, Tuck(seat=ME, card="forum")).phase == "begin"


def test_ramses_looks_at_two_unused_guilds() -> None:
    """W235, W306, W327"""
    for age in (1, 2):
        assert not recruiting(city(hand=("ramses",), coins=9), city(hand=("sappho",)), age).agenda
    state = recruiting(city(hand=("ramses",), coins=9), city(hand=("sappho",)), 3)
    options = state.agenda[0].options
    assert state.agenda[0].kind == "guild" and len(options) == 2 and not set(options) & set(state.display)
    assert offered(state)[-1] == Decline(seat=ME)
    built = after(state, BuildFree(seat=ME, card=options[0]))
    assert built.cities[ME].cards == (options[0],) and built.boxed[ME] == (options[1],)
    waiting = table(city(leaders=("ramses",), hand=("nero",), coins=9), city(hand=("sappho",)), age=3,
                    display={}, options={"leaders": "on"}, phase="choose", order=(ME, FOE))  # fmt: skip
    waiting = after(waiting, LayLeader(seat=ME, leader="nero"), LayLeader(seat=FOE, leader="sappho"),
                    Dismiss(seat=ME), Dismiss(seat=FOE))  # fmt: skip
    assert waiting.agenda[0].kind == "guild"
    at_once = done(table(age=3), lambda course: enter_leader(course, ME, "ramses", is_free=True))
    assert at_once.agenda[0].kind == "guild"


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


def test_solomon_may_add_a_discarded_card() -> None:
    """W238, W305"""
    state = done(
        table(discard=("walls", "altar")), lambda course: enter_leader(course, ME, "solomon", is_free=False)
    )
    assert offered(state) == [
        BuildFree(seat=ME, card="walls"),
        BuildFree(seat=ME, card="altar"),
        Decline(seat=ME),
    ]
    assert after(state, BuildFree(seat=ME, card="walls")).pawn == 2
    assert after(state, Decline(seat=ME)).discard == ("walls", "altar")
    assert not recruiting(city(hand=("solomon",), coins=9), city(hand=("sappho",)), 1).agenda


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
