"""The pawn, its tokens and the capital; symbols, pairs and the six that win."""

from __future__ import annotations

import pytest

from game.core.messages import Illegal
from game.games.wonders import WONDERS
from game.games.wonders.commands import Build, Decline, Discard, TakeToken
from game.games.wonders.deeds import enter_card, enter_token
from game.games.wonders.events import CoinsLost, GameEnded, LootTaken, PawnMoved, TurnBegan
from game.games.wonders.military import march
from game.games.wonders.powers import symbols_of
from game.games.wonders.scoring import pawn_points
from tests.games.wonders.table import FOE, ME, after, city, done, offered, refused, table, told


@pytest.mark.parametrize(
    ("pawn", "shields", "to", "lost"),
    [(2, 1, 3, 2), (2, 4, 6, 7), (0, 2, 2, 0), (3, 2, 5, 0), (-4, 3, -1, 0)],
)
def test_shields_push_the_pawn_and_tokens_cost_coins(pawn: int, shields: int, to: int, lost: int) -> None:
    """W043, W050, W051, W053"""
    left = ((2, 5) if pawn > -3 else (5,), (2, 5) if pawn < 3 else (5,))
    state = table(east=city(coins=9), pawn=pawn, loot=left)
    state = done(state, lambda course: march(course, ME, shields))
    assert state.pawn == to and state.cities[FOE].coins == 9 - lost
    mirrored = table(city(coins=9), pawn=-pawn, loot=left[::-1])
    mirrored = done(mirrored, lambda course: march(course, FOE, shields))
    assert mirrored.pawn == -to and mirrored.cities[ME].coins == 9 - lost


def test_two_zones_in_one_move_take_both_tokens_nearest_first() -> None:
    """W053"""
    east = city(coins=6)
    state = table(
        city(coins=20, tokens=("strategy",)), east, pawn=2, age=3, display={18: "arsenal", 19: "study"}
    )
    events = told(state, Build(seat=ME, card="arsenal"))
    assert [event.coins for event in events if isinstance(event, LootTaken)] == [2, 5]
    assert [event.amount for event in events if isinstance(event, CoinsLost)] == [2, 4]


def test_a_zone_entered_again_has_no_effect() -> None:
    """W052: from 5 to 6, back to 4, to 6 again costs 5 coins once"""
    state = table(east=city(coins=20), pawn=5, loot=((2, 5), (5,)))
    state = done(state, lambda course: march(course, ME, 1))
    assert state.cities[FOE].coins == 15 and state.loot[FOE] == ()
    state = done(state, lambda course: march(course, FOE, 2))
    state = done(state, lambda course: march(course, ME, 2))
    assert state.pawn == 6 and state.cities[FOE].coins == 15


def test_the_loser_pays_what_he_has() -> None:
    """W046, W051, W331"""
    for coins in (0, 1, 2, 5):
        state = table(east=city(coins=coins), pawn=2)
        state = done(state, lambda course: march(course, ME, 1))
        assert state.cities[FOE].coins == max(0, coins - 2) and state.loot[FOE] == (5,)


def test_the_capital_falls_at_nine_and_nothing_more_is_done() -> None:
    """W054, W081: from 7 by 2 shields"""
    west = city(coins=9, tokens=())
    state = table(west, city(coins=5), pawn=7, loot=((2, 5), ()),
                  display={18: "walls", 15: "back:2", 19: "forum"}, unseen=("statue",))  # fmt: skip
    events = told(state, Build(seat=ME, card="walls"))
    assert isinstance(events[-1], GameEnded) and isinstance(events[-2], PawnMoved)
    ended = after(state, Build(seat=ME, card="walls"))
    assert ended.outcome is not None and ended.outcome.kind == "military" and ended.outcome.winners == (ME,)
    assert ended.outcome.rule == "W054" and ended.pawn == 9
    beyond = done(table(pawn=8, loot=((2, 5), ())), lambda course: march(course, ME, 3))
    assert beyond.pawn == 9


@pytest.mark.parametrize(
    ("pawn", "points"), [(0, 0), (1, 2), (2, 2), (3, 5), (5, 5), (6, 10), (8, 10), (-4, 0)]
)
def test_the_pawn_is_worth_points(pawn: int, points: int) -> None:
    """W055"""
    assert pawn_points(table(pawn=pawn), ME) == points
    assert pawn_points(table(pawn=-pawn), FOE) == points


def test_strategy_adds_a_shield_to_red_cards_built_later() -> None:
    """W126: Walls with Strategy, pawn at 2: it goes to 5 and the opponent loses 2"""
    state = table(city("guard_tower", coins=9, tokens=("strategy",)), city(coins=7), pawn=2)
    state = after(state, Build(seat=ME, card="walls"))
    assert state.pawn == 5 and state.cities[FOE].coins == 5
    assert done(table(city("walls")), lambda c: enter_token(c, ME, "strategy", "box")).pawn == 0


def test_a_pair_brings_a_token_at_once() -> None:
    """W061, W062, W085"""
    state = table(city("workshop", coins=20), display={18: "laboratory", 19: "forum"})
    state = after(state, Build(seat=ME, card="laboratory"))
    assert state.agenda[0].kind == "token"
    assert offered(state) == [TakeToken(seat=ME, token="agriculture"), TakeToken(seat=ME, token="economy")]
    assert refused(state, Decline(seat=ME)) == ("W061", "must_choose")
    assert refused(state, Discard(seat=ME, card="forum")) == ("W061", "choose_first")
    assert refused(state, TakeToken(seat=ME, token="theology")) == ("W061", "not_on_offer")
    narrator, reason = WONDERS.narrator(WONDERS.rules(None)), Illegal("W061", "choose_first", source="plumb")
    assert narrator.refusal(state, reason) == "W061: plumb line asks for a choice first."
    coins = state.cities[ME].coins
    state = after(state, TakeToken(seat=ME, token="agriculture"))
    assert state.cities[ME].tokens == ("agriculture",) and state.board == ("economy",)
    assert state.cities[ME].coins == coins + 6 and state.active == FOE


def test_a_token_may_be_left_where_the_setting_says_so() -> None:
    """W062"""
    options = {"token_optional": "on"}
    state = table(city("workshop", coins=20), display={18: "laboratory", 19: "forum"}, options=options)
    state = after(state, Build(seat=ME, card="laboratory"), Decline(seat=ME))
    assert state.cities[ME].tokens == () and state.active == FOE and len(state.board) == 2


def test_without_a_token_on_the_board_a_pair_brings_nothing() -> None:
    """W063"""
    state = table(city("workshop", coins=20), display={18: "laboratory", 19: "forum"}, board=())
    events = told(state, Build(seat=ME, card="laboratory"))
    assert isinstance(events[-1], TurnBegan)


SIX = "workshop apothecary scriptorium pharmacist academy"


def test_six_different_symbols_win_at_once() -> None:
    """W064, W081, W042"""
    state = table(city(SIX, coins=20), display={18: "university", 19: "forum"}, age=3)
    events = told(state, Build(seat=ME, card="university"))
    assert isinstance(events[-1], GameEnded) and not any(isinstance(event, TurnBegan) for event in events)
    assert events[-1].outcome.kind == "science" and events[-1].outcome.rule == "W064"
    five = table(city(SIX, coins=20), display={18: "study", 19: "forum"}, age=3)
    assert after(five, Build(seat=ME, card="study")).outcome is None


def test_law_is_a_symbol_like_the_others() -> None:
    """W060, W124, W301, W310: taken for a pair it may be the sixth"""
    state = table(city(SIX, coins=20), display={18: "study", 19: "forum"}, age=3, board=("law", "economy"))
    state = after(state, Build(seat=ME, card="study"))
    assert state.outcome is None
    state = after(state, TakeToken(seat=ME, token="law"))
    assert state.outcome is not None and state.outcome.kind == "science"
    alone = done(table(), lambda course: enter_token(course, ME, "law", "box"))
    assert symbols_of(alone.cities[ME])["law"] == 1 and not alone.agenda


def test_one_action_of_the_base_game_makes_one_pair() -> None:
    """W309, W301"""
    state = table(city("workshop scriptorium", coins=20), board=("law", "economy"))
    state = done(state, lambda course: enter_card(course, ME, "laboratory", "guild"))
    assert [task.kind for task in state.agenda] == ["token"]
    state = after(state, TakeToken(seat=ME, token="law"))
    assert not state.agenda
