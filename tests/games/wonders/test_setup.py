"""Set-up, drafts, displays and the course of the ages."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.games.wonders import WONDERS
from game.games.wonders.commands import (
    Build,
    Construct,
    Discard,
    LetBegin,
    TakeLeader,
    TakeWonder,
)
from game.games.wonders.course import Course
from game.games.wonders.display import accessible, fresh_display, uncovers
from game.games.wonders.events import AgeEnded, AgeLaid, CardBuilt, CardShown, GameEnded, TurnBegan
from game.games.wonders.flow import who_decides
from game.games.wonders.model import EAST, WEST, WondersState
from game.games.wonders.setup import FIRST_GAME
from tests.games.wonders.table import (
    BOOK,
    FOE,
    ME,
    after,
    begin,
    city,
    offered,
    refused,
    table,
    told,
    wonders_rules,
)


def test_the_table_is_laid() -> None:
    """W001, W002, W003, W004, W141"""
    state = begin()
    assert len(state.board) == len(state.box) == 5
    assert sorted((*state.board, *state.box)) == sorted(BOOK.tokens)
    assert state.pawn == 0 and state.loot == ((2, 5), (2, 5))
    assert [c.coins for c in state.cities] == [7, 7] and len(state.pool) + len(state.draft) == 12
    with_leaders = begin(leaders="on")
    assert [c.coins for c in with_leaders.cities] == [10, 10]
    assert WONDERS.seats == (2,)


def test_the_first_player_is_drawn_chosen_or_the_last_loser() -> None:
    """W007"""
    assert {begin(f"{n}").first for n in range(12)} == {WEST, EAST}
    for side, seat in (("west", WEST), ("east", EAST)):
        assert begin(first_player="chosen", chosen_first=side).first == seat
        assert begin(first_player="loser_of_last", last_loser=side).first == seat
    assert {begin(f"{n}", first_player="loser_of_last").first for n in range(12)} == {WEST, EAST}


def _draft(state: WondersState) -> WondersState:
    """Everyone takes the first on offer until the drafts are through."""
    while state.draft:
        state = after(state, offered(state)[0])
    return state


def test_wonders_are_drafted_in_a_snake() -> None:
    """W008: with a to h shown, the first player ends with a, d, f, g"""
    shown = [
        "appian_way", "circus_maximus", "colossus", "great_library", "mausoleum", "piraeus", "pyramids",
        "sphinx",
    ]  # fmt: skip
    tokens = ["agriculture", "economy", "law", "masonry", "theology"]
    state = begin("x", [*tokens, *shown[:4]], first_player="chosen", chosen_first="east")
    assert state.draft == tuple(shown[:4]) and state.drafters == (EAST, WEST, WEST, EAST)
    assert refused(state, TakeWonder(seat=EAST, wonder="sphinx")) == ("W008", "not_on_offer_here")
    assert refused(state, TakeLeader(seat=EAST, leader="midas")) == ("W008", "now_wonder_draft")
    state = after(state, TakeWonder(seat=EAST, wonder=shown[0]), TakeWonder(seat=WEST, wonder=shown[1]))
    events = wonders_rules().decide(state, TakeWonder(seat=WEST, wonder=shown[2]), Chance("x", 1, shown[4:]))
    for event in events:
        state = wonders_rules().evolve(state, event)
    assert state.drafters == (WEST, EAST, EAST, WEST)
    state = _draft(state)
    a, b, c, d, e, f, g, h = shown
    assert state.cities[EAST].wonders == (a, d, f, g) and state.cities[WEST].wonders == (b, c, e, h)
    assert len(state.pool) == 4 and state.phase == "turn" and state.active == EAST


def test_leaders_are_drafted_before_wonders_from_the_second_player_on() -> None:
    """W142, W143, W144, W159"""
    state = begin("y", leaders="on", first_player="chosen")
    order = list(state.draft)
    assert state.phase == "leader_draft" and state.drafters == (EAST, WEST, WEST, EAST)
    assert refused(state, TakeLeader(seat=EAST, leader="nobody")) == ("W142", "not_on_offer_here")
    while len(state.cities[WEST].hand) + len(state.cities[EAST].hand) < 4:
        state = after(state, offered(state)[0])
    order += state.draft
    assert state.drafters == (WEST, EAST, EAST, WEST)
    while state.phase == "leader_draft":
        state = after(state, offered(state)[0])
    a, b, c, d, e, f, g, h = order
    assert state.cities[EAST].hand == (a, d, f, g) and state.cities[WEST].hand == (b, c, e, h)
    assert len(state.unused) == 35
    assert state.phase == "wonder_draft" and state.drafters == (WEST, EAST, EAST, WEST)
    state = _draft(state)
    assert len(state.pool) == 6 and state.phase == "choose" and state.first == WEST
    pool = {*state.pool, *state.cities[WEST].wonders, *state.cities[EAST].wonders}
    assert pool == set(BOOK.wonders)


def test_beginners_get_given_wonders() -> None:
    """W009"""
    state = begin(wonder_setup="first_game", first_player="chosen", chosen_first="east")
    assert state.cities[EAST].wonders == FIRST_GAME[0] and state.cities[WEST].wonders == FIRST_GAME[1]
    assert state.phase == "turn" and state.active == EAST
    with pytest.raises(ValueError, match="without leaders"):
        WONDERS.parse_options({"wonder_setup": "first_game", "leaders": "on"})


def _laid(age: int, seed: str = "laid") -> AgeLaid:
    state = table(guilds=BOOK.decks["guild"], age=age)
    return fresh_display(Course(state, Chance(seed, 1)), age)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_shows_twelve_cards_and_hides_eight(age: int) -> None:
    """W005, W010, W013, W017"""
    for number in range(10):
        laid = _laid(age, f"{number}")
        backs = [card for card in laid.display if card.startswith("back:")]
        seen = [card for card in laid.display if card not in backs]
        assert len(seen) == 12 and len(backs) == 8
        slots = BOOK.layouts[age].slots
        assert all(
            slots[place].face_up != card.startswith("back:") for place, card in enumerate(laid.display)
        )
        own = [card for card in seen if card in BOOK.decks[str(age)]]
        removed = len(laid.unseen) - backs.count(f"back:{age}")
        assert len(own) + len(laid.unseen) == len(BOOK.decks[str(age)]) and removed == 3
        if age < 3:
            assert backs == [f"back:{age}"] * 8 and len(own) == 12


def test_the_third_age_holds_three_guilds() -> None:
    """W006, W013"""
    hidden = set()
    for number in range(20):
        laid = _laid(3, f"{number}")
        seen = [card for card in laid.display if card in BOOK.decks["guild"]]
        hidden.add(laid.display.count("back:guild"))
        assert len(seen) + laid.display.count("back:guild") == 3
        assert len(laid.guilds) == 7 - len(seen)
    assert len(hidden) > 1


def test_a_covered_card_cannot_be_taken() -> None:
    """W011, W020, W021"""
    state = table(display={18: "walls", 19: "sawmill", 15: "statue", 11: "forum"})
    assert accessible(state) == ["walls", "sawmill"]
    assert refused(state, Discard(seat=ME, card="statue")) == ("W011", "card_covered")
    assert refused(state, Build(seat=ME, card="altar", buy=None)) == ("W020", "card_not_there")
    assert uncovers(state, "walls") == [15] and uncovers(state, "sawmill") == []
    state = after(state, Discard(seat=ME, card="walls"))
    assert accessible(state) == ["statue", "sawmill"]
    assert all(isinstance(c, Build | Discard | Construct) for c in offered(state))
    assert refused(state, LetBegin(seat=FOE, who=ME)) == ("W020", "now_turn")


def test_hidden_cards_turn_up_after_the_action_before_an_extra_turn() -> None:
    """W012, W085, W101"""
    east = city("press", coins=9)
    west = city("shelf_quarry brickyard press", wonders="appian_way")
    state = table(
        west, east, display={18: "walls", 19: "sawmill", 15: "back:2"}, unseen=("forum", "rostrum", "statue")
    )
    events = told(state, Construct(seat=ME, wonder="appian_way", card="walls"), "statue")
    kinds = [type(event) for event in events]
    assert kinds.index(CardShown) == len(kinds) - 2 and kinds[-1] == TurnBegan
    assert isinstance(events[-1], TurnBegan) and events[-1].is_extra and events[-1].seat == ME
    shown = next(event for event in events if isinstance(event, CardShown))
    assert (shown.place, shown.card) == (15, "statue")


def test_a_guild_back_turns_into_a_guild() -> None:
    """W013, W006"""
    state = table(
        age=3, display={18: "arsenal", 19: "study", 15: "back:guild", 16: "back:3"},
        unseen=("palace", "circus"), guilds=("builders_guild", "merchants_guild"),
    )  # fmt: skip
    state = after(state, Discard(seat=ME, card="arsenal"))
    assert state.display[15] in BOOK.decks["guild"] and state.display[16] == "back:3"
    state = after(state, Discard(seat=FOE, card="study"))
    assert state.display[16] in ("palace", "circus")


def test_players_alternate() -> None:
    """W018"""
    state = table(display={17: "barracks", 18: "walls", 19: "sawmill"})
    state = after(state, Discard(seat=ME, card="walls"))
    assert state.active == FOE and refused(state, Discard(seat=ME, card="sawmill"))[0] == "T01"
    state = after(state, Discard(seat=FOE, card="sawmill"))
    assert state.active == ME


@pytest.mark.parametrize(("pawn", "decides"), [(3, FOE), (-1, ME), (0, ME)])
def test_the_weaker_player_says_who_begins_the_next_age(pawn: int, decides: Any) -> None:
    """W014, W015, W016, W324"""
    state = table(display={19: "sawmill"}, age=1, pawn=pawn, loot=((2, 5), (2, 5) if pawn < 3 else (5,)))
    events = told(state, Discard(seat=ME, card="sawmill"))
    assert any(isinstance(event, AgeEnded) for event in events)
    state = after(state, Discard(seat=ME, card="sawmill"))
    assert state.phase == "begin" and state.age == 2 and who_decides(state) == decides
    assert refused(state, LetBegin(seat=decides, who=2))[0] == "W015"  # type: ignore[arg-type]
    for who in (ME, FOE):
        begun = after(state, LetBegin(seat=decides, who=who))
        assert begun.phase == "turn" and begun.active == who


def test_the_game_ends_after_the_third_age() -> None:
    """W016, W070"""
    state = table(city("palace"), display={19: "study"}, age=3)
    events = told(state, Discard(seat=ME, card="study"))
    assert isinstance(events[-1], GameEnded) and events[-1].outcome.kind == "points"
    state = after(state, Discard(seat=ME, card="study"))
    assert state.phase == "over" and refused(state, Discard(seat=FOE, card="study"))[0] == "T02"


def test_an_extra_turn_won_with_the_last_card_is_lost() -> None:
    """W029, W325"""
    west = city("stone_pit clay_pit glassworks glass_blower", wonders="sphinx")
    state = table(west, display={19: "sawmill"}, age=1, pawn=1)
    state = after(state, Construct(seat=ME, wonder="sphinx", card="sawmill"))
    assert state.phase == "begin" and who_decides(state) == FOE
    state = after(state, LetBegin(seat=FOE, who=FOE))
    assert state.active == FOE and not state.extra


def test_the_first_player_begins_age_one() -> None:
    """W014"""
    for side, seat in (("west", WEST), ("east", EAST)):
        state = begin(wonder_setup="first_game", first_player="chosen", chosen_first=side)
        assert state.age == 1 and state.active == seat


def test_no_card_of_another_age_ever_turns_up() -> None:
    """W017"""
    state = table(display={18: "walls", 19: "sawmill", 15: "back:2"}, unseen=("forum",))
    state = after(state, Discard(seat=ME, card="walls"))
    assert state.display[15] == "forum" and state.unseen == ()
    built = replace(state, cities=(state.cities[0], city(coins=9)))
    events = told(built, Build(seat=FOE, card="sawmill"))
    assert any(isinstance(event, CardBuilt) for event in events)
