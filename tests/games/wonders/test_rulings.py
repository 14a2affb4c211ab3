"""Where rules meet: loot leaders together, Aspasia while recruiting, and the other worked examples."""

from __future__ import annotations

from game.core.chance import Chance
from game.games.wonders.commands import Build, Construct, LayLeader, Recruit
from game.games.wonders.course import Course
from game.games.wonders.deeds import enter_leader
from game.games.wonders.events import CoinsGained, CoinsLost, MoveCancelled
from game.games.wonders.military import march
from game.games.wonders.scoring import score
from tests.games.wonders.table import BOOK, FOE, ME, after, city, done, offered, table, told


def test_caligula_nero_and_tomyris_together() -> None:
    """W312: attacker 3 coins, victim 5, the 5-coin token falls: 0 and 8, then 0"""
    state = table(city(coins=3, leaders=("caligula", "nero")), city(coins=5, leaders=("tomyris",)), pawn=5,
                  loot=((2, 5), (5,)))  # fmt: skip
    state = done(state, lambda course: march(course, ME, 1))
    assert [one.coins for one in state.cities] == [0, 0]


def test_loot_goes_from_victim_to_attacker_before_it_is_mirrored() -> None:
    """W312"""
    west = city(coins=20, leaders=("caligula", "nero", "hannibal"))
    state = table(west, city(coins=5, leaders=("tomyris",)), pawn=4, loot=((2, 5), (5,)))
    state = after(state, Build(seat=ME, card="walls"))
    assert [one.coins for one in state.cities] == [20 - 4 + 5 - 10, 0]


def test_aspasia_works_from_her_own_place_in_the_order() -> None:
    """W314, W205, W152: she stops Caesar when resolved before him, not after"""
    for order, pawn, spent in (((FOE, ME), 8, ("aspasia",)), ((ME, FOE), 9, ())):
        west, east = city(hand=("caesar",), coins=5), city(hand=("aspasia",), coins=5)
        state = table(west, east, pawn=8, loot=((2, 5), ()), phase="choose", order=order, display={},
                      options={"leaders": "on"})  # fmt: skip
        state = after(state, LayLeader(seat=ME, leader="caesar"), LayLeader(seat=FOE, leader="aspasia"))
        events = told(after(state, Recruit(seat=ME)), Recruit(seat=FOE))
        assert any(isinstance(event, MoveCancelled) for event in events) == bool(spent)
        state = after(state, Recruit(seat=ME), Recruit(seat=FOE))
        assert state.pawn == pawn and state.cities[FOE].spent == spent


def test_rome_and_abu_simbel_are_wonders_like_the_others() -> None:
    """W316, W322"""
    west = city("arena builders_guild", built="rome abu_simbel", leaders=("amytis",))
    points = score(table(west), ME).points
    assert points["leaders"] == 4 and points["guilds"] == 4
    built = table(city(coins=40, built="rome abu_simbel"), display={18: "arena", 19: "study"}, age=3)
    events = told(built, Build(seat=ME, card="arena"))
    assert [event.amount for event in events if isinstance(event, CoinsGained)] == [4]


def test_the_cheapest_way_uses_the_rebate_on_the_dearest_units() -> None:
    """W307, W122"""
    west = city("stone_reserve", coins=40, tokens=("architecture",), wonders="pyramids")
    state = table(west, city("press drying_room"))
    state = after(state, Construct(seat=ME, wonder="pyramids", card="walls"))
    assert state.cities[ME].coins == 40 - 2  # one papyrus at 4 and one stone spared, two stones at 1


def test_darius_under_abu_simbel_is_worth_nothing_and_keeps_what_he_did() -> None:
    """W318, W212"""
    state = table(east=city(coins=5))
    state = done(state, lambda course: enter_leader(course, ME, "darius", is_free=False))
    assert state.cities[FOE].coins == 3
    buried = table(city(built="abu_simbel", buried=("darius", "caesar")))
    assert score(buried, ME).points["wonders"] == 10


def test_losses_without_coins_still_take_the_token() -> None:
    """W331, W201"""
    state = table(city(leaders=("alexander",)), city(coins=0), pawn=2)
    course = Course(state, Chance("poor", 1))
    march(course, ME, 1)
    assert not any(isinstance(event, CoinsLost) for event in course.events)
    state = course.state
    assert state.loot[FOE] == (5,) and score(state, ME).points["leaders"] == 2


def test_theology_helps_rome_but_not_strategy_caesar() -> None:
    """W303, W127, W126, W103"""
    state = table(city(coins=40, wonders="colossus", tokens=("strategy", "theology")),
                  display={17: "barracks", 18: "walls", 19: "forum"})  # fmt: skip
    state = after(state, Construct(seat=ME, wonder="colossus", card="walls"))
    assert state.pawn == 2 and state.active == ME


def test_every_building_that_costs_a_link_is_free_by_it() -> None:
    """W308, W026"""
    for card in BOOK.cards.values():
        if card.link is not None:
            (giver,) = (one for one in BOOK.cards.values() if one.gives == card.link)
            state = table(
                city(giver.id), age=3, display={18: card.id, 19: "study" if card.id != "study" else "port"}
            )
            assert Build(seat=ME, card=card.id) in offered(state)
