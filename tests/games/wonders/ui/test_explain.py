"""The sheet about what is under the pointer: price and payment, gain, what is uncovered, who has what."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.ids import Seat
from game.games.wonders.book import load_book
from game.games.wonders.model import WondersState
from game.games.wonders.ui.card_face import CardFaces
from game.games.wonders.ui.explain import ExplainPanel
from tests.games.wonders.table import city, table
from tests.games.wonders.ui.positions import mid_game, whole, with_city
from tests.games.wonders.ui.seated import Seated
from tests.ui.pilot import Pilot

WEST, EAST = Seat(0), Seat(1)


def told(about: str, seat: Seat = WEST, state: WondersState | None = None) -> list[str]:
    """The lines of the sheet about a token."""
    ctx = Pilot().ctx
    sheet = ExplainPanel(ctx, CardFaces(ctx)).sheet(state or mid_game(), about, seat)
    assert sheet is not None, about
    return [row.text for row in sheet.rows]


def test_a_card_tells_price_payment_gain_and_what_it_frees() -> None:
    """W031 W036 W050 W051 W209 W012"""
    assert told("card:walls") == [
        "You pay 2: 1 stone from the bank for 2 and 1 stone from your own.",
        "Your rival would pay 6 and has 4.",
        "2 shields: the pawn goes to 3 from the middle on your rival's side.",
        "Takes the token of 2: your rival loses 4.",
        "Taking it frees a face-down card of Age II.",
        "Selling it brings 3 coins.",
    ]


def test_a_link_makes_it_free_and_urbanism_pays() -> None:
    """W026 W061 W128"""
    lines = told("card:library")
    assert lines[0] == "Free for you: free by your book."
    assert "Urbanism adds 4 coins for the link." in lines
    assert "Completes a pair: you take a progress token." in lines


def test_the_same_card_seen_from_the_other_side() -> None:
    """W031"""
    lines = told("card:walls", EAST)
    assert lines[0].startswith("You would pay 6 and have 4: 2 stone from the bank at 3 each")
    assert lines[1] == "Your rival would pay 2."
    assert "2 shields: the pawn goes to 1 from the middle on your rival's side." in lines


def test_choice_producers_and_rebates_are_named() -> None:
    """W035 W122 W307"""
    west = city("caravansery", coins=9, tokens=("masonry",))
    state = table(west, display={18: "courthouse", 19: "sawmill"})
    lines = told("card:courthouse", WEST, whole(state))
    assert lines[0].startswith("Free for you:")
    assert "1 wood from Caravansery" in lines[0] and "spared by a rebate" in lines[0]


def test_aspasia_is_named_where_she_would_stop_the_pawn() -> None:
    """W205"""
    state = mid_game()
    state = with_city(state, 0, replace(state.cities[0], spent=()))
    assert "Aspasia would stop the pawn." in told("card:walls", WEST, state)


def test_the_last_shields_and_the_sixth_symbol_are_called_a_win() -> None:
    """W054 W064"""
    assert "The pawn reaches the capital: that wins." in told(
        "card:walls", WEST, mid_game(pawn=8, loot=((2, 5), ()))
    )
    west = city("workshop scriptorium pharmacist apothecary academy", coins=20)
    state = whole(table(west, age=3, display={18: "university", 19: "port"}))
    assert "Your sixth symbol: that wins." in told("card:university", WEST, state)


def test_a_producer_tells_what_it_does_to_the_rivals_prices() -> None:
    """W031"""
    state = whole(table(city(coins=9), city("clay_pool"), display={18: "walls", 19: "sawmill"}))
    assert "Your rival would then pay 4 for each wood." in told("card:sawmill", WEST, state)


def test_a_covered_card_tells_what_lies_on_it() -> None:
    """W011"""
    assert "Lies under Walls and Library." in told("card:temple")


def test_a_face_down_card_tells_its_age_and_no_more() -> None:
    """W013 W083"""
    state = mid_game()
    lines = told("back:15", WEST, state)
    assert lines[0] == f"Face down: one of {len(state.unseen)} cards nobody has seen."
    assert lines[1] == "Is turned up when Walls is gone."


def test_wonders_tell_price_extra_turn_and_owner() -> None:
    """W023 W028 W029"""
    lines = told("wonder:sphinx")
    assert lines[0].startswith("You would pay 9 and have 6:")
    assert "You play again." in lines
    assert told("wonder:piraeus")[0] == "East's wonder, not built yet."
    assert told("wonder:colossus")[0].startswith("Built by West, with ")
    last = whole(table(city(coins=20, wonders="sphinx"), display={19: "walls"}))
    assert "No other turn: it is the last card of the age." in told("wonder:sphinx", WEST, last)


def test_leaders_tell_how_they_stand() -> None:
    """W145 W151"""
    assert told("leader:caligula")[0] == "Works for West."
    assert told("leader:aspasia")[0] == "West's: the one use is over, the points stay."
    assert told("leader:midas")[0] == "Can still be recruited by West, for 3 coins."
    assert told("leader:hypatia")[-1] == "Counts 1 point now."


def test_a_buried_leader_tells_his_points_under_the_wonder() -> None:
    """W114 W318"""
    west = city(wonders="sphinx", built="abu_simbel", buried=("cleopatra",))
    state = whole(table(west, options={"leaders": "on"}))
    assert told("leader:cleopatra", WEST, state) == ["Buried by West: worth 8 points there."]


@pytest.mark.parametrize(
    ("token", "line"),
    [
        ("track:pawn", "West needs 8 shields for the enemy capital."),
        (
            "loot:1:5",
            "When the pawn first comes 6 spaces from the middle on East's side, East loses 5 coins.",
        ),
        ("place:discard", "2 cards lie here, open for both."),
        ("purse:0", "Coins: 6. Points for them at the end: 2."),
        ("resource:1:wood", "The bank sells a unit to East for 3."),
        ("symbol:0:quill", "East has 0."),
        ("seat:0", "2 of 6 different science symbols."),
        ("points:1", "Blue cards"),
        ("token:law", "Waits on the board for a pair of symbols."),
    ],
)
def test_everything_else_on_the_table_has_its_sheet(token: str, line: str) -> None:
    """W031 W050 W051 W055 W060 W071 W082"""
    assert line in told(token)


def test_nothing_is_told_of_what_is_not_there() -> None:
    """Unknown tokens leave the advice on the rail."""
    ctx = Pilot().ctx
    panel = ExplainPanel(ctx, CardFaces(ctx))
    for token in ("card:nothing", "seat:7", "button:decline", "resource:0:gold"):
        assert panel.sheet(mid_game(), token, WEST) is None


def test_every_thing_can_be_painted_in_a_narrow_rail() -> None:
    """The sheet has room for any card, wonder, leader and token."""
    seated = Seated(mid_game())
    panel, book = seated.table.explain, load_book()
    panel.rect = panel.rect.copy()
    panel.rect.size = (220, 560)
    shot = seated.pilot.shot()
    tokens = [f"card:{name}" for name in book.cards] + [f"wonder:{name}" for name in book.wonders]
    tokens += [f"leader:{name}" for name in book.leaders] + [f"token:{name}" for name in book.tokens]
    for token in tokens:
        assert panel.draw(shot, seated.table.state, token, WEST), token


def test_the_sheet_follows_the_pointer_on_the_table() -> None:
    """Pointing at a card changes the rail."""
    seated = Seated(mid_game())
    seated.pilot.settle()
    before = seated.pilot.shot().subsurface(seated.table.explain.rect).copy()
    seated.pilot.move("card:walls")
    seated.pilot.wait(600)
    after = seated.pilot.shot().subsurface(seated.table.explain.rect).copy()
    assert before.get_buffer().raw != after.get_buffer().raw
