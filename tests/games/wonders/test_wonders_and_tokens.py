"""The fourteen wonders and ten tokens, and building wonders."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.wonders.commands import (
    Build,
    BuildFree,
    BuryLeader,
    Construct,
    Decline,
    Destroy,
    Discard,
    Hire,
    TakeToken,
)
from game.games.wonders.deeds import enter_card, enter_token, enter_wonder
from game.games.wonders.events import CoinsGained, CoinsLost, ExtraTurnWon, LootTaken, TurnBegan, WonderLost
from game.games.wonders.model import City, WondersState
from game.games.wonders.scoring import score
from tests.games.wonders.table import BOOK, FOE, ME, after, city, done, offered, refused, table, told

COSTS = {
    "appian_way": "stone 2 clay 2 papyrus 1", "circus_maximus": "stone 2 wood 1 glass 1",
    "colossus": "clay 3 glass 1", "great_library": "wood 3 glass 1 papyrus 1",
    "great_lighthouse": "wood 1 stone 1 papyrus 2", "hanging_gardens": "wood 2 glass 1 papyrus 1",
    "mausoleum": "clay 2 glass 2 papyrus 1", "piraeus": "wood 2 stone 1 clay 1",
    "pyramids": "stone 3 papyrus 1", "sphinx": "stone 1 clay 1 glass 2",
    "statue_of_zeus": "stone 1 wood 1 clay 1 papyrus 2",
    "temple_of_artemis": "wood 1 stone 1 glass 1 papyrus 1",
    "rome": "clay 2 stone 1 glass 1 papyrus 1", "abu_simbel": "stone 2 clay 1 glass 1",
}  # fmt: skip
POINTS = {
    "appian_way": 3, "circus_maximus": 3, "colossus": 3, "great_library": 4, "great_lighthouse": 4,
    "hanging_gardens": 3, "mausoleum": 2, "piraeus": 2, "pyramids": 9, "sphinx": 6, "statue_of_zeus": 3,
    "temple_of_artemis": 0, "rome": 2, "abu_simbel": 0,
}  # fmt: skip
AGAIN = {"appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis", "abu_simbel"}
SHIELDS = {"circus_maximus": 1, "colossus": 2, "statue_of_zeus": 1}
COINS = {"appian_way": 3, "hanging_gardens": 6, "temple_of_artemis": 12}


@pytest.mark.parametrize("wonder", sorted(COSTS))
def test_a_wonder_costs_and_brings_what_is_printed(wonder: str) -> None:
    """W023, W028, W101, W103, W106, W109, W110, W112, W322"""
    assert " ".join(f"{one} {count}" for one, count in BOOK.wonders[wonder].needs.items()) == COSTS[wonder]
    assert BOOK.wonders[wonder].coins == 0
    west = city("press", coins=30, wonders=wonder, tokens=("strategy",))
    state = table(west, display={17: "barracks", 18: "walls", 19: "sawmill"})
    events = told(state, Construct(seat=ME, wonder=wonder, card="walls"))
    gained = sum(event.amount for event in events if isinstance(event, CoinsGained))
    assert gained == COINS.get(wonder, 0)
    assert sum(isinstance(event, ExtraTurnWon) for event in events) == (wonder in AGAIN)
    built = after(state, Construct(seat=ME, wonder=wonder, card="walls"))
    assert built.pawn == SHIELDS.get(wonder, 0)
    assert built.cities[ME].built == (wonder,) and built.cities[ME].under == ("walls",)
    assert "walls" not in built.cities[ME].cards and "walls" not in built.discard
    assert score(built, ME).points["wonders"] == POINTS[wonder]
    if wonder in AGAIN:
        assert built.active == ME


def raised(wonder: str, west: City | None = None, east: City | None = None, **more: Any) -> WondersState:
    """After west has built this wonder and all that follows without a choice."""
    own = west or city()
    held = City(coins=own.coins, cards=own.cards, wonders=(*own.wonders, wonder), built=own.built,
                under=own.under, tokens=own.tokens, hand=own.hand, leaders=own.leaders)  # fmt: skip
    state = table(held, east, **more)
    return done(state, lambda course: enter_wonder(course, ME, wonder, "walls"))


def test_own_unbuilt_wonders_only_each_once() -> None:
    """W024"""
    west = city("shelf_quarry brickyard press", coins=30, wonders="colossus", built="sphinx")
    state = table(west, city(wonders="piraeus"))
    wonders = {command.wonder for command in offered(state) if isinstance(command, Construct)}
    assert wonders == {"colossus"}
    assert refused(state, Construct(seat=ME, wonder="sphinx", card="walls")) == ("W024", "wonder_built")
    assert refused(state, Construct(seat=ME, wonder="piraeus", card="walls")) == ("W024", "wonder_foreign")


def test_the_cards_own_cost_and_effect_do_not_matter_under_a_wonder() -> None:
    """W023"""
    state = table(city("shelf_quarry stone_pit press", wonders="pyramids"), age=3, display={18: "arsenal"})
    state = after(state, Construct(seat=ME, wonder="pyramids", card="arsenal"))
    assert state.pawn == 0 and state.cities[ME].coins == 0 and state.cities[ME].under == ("arsenal",)


def test_the_seventh_wonder_sends_the_eighth_away_before_its_own_effects() -> None:
    """W025, W326"""
    west = city("brickyard clay_pit glassworks stone_pit glass_blower press", wonders="mausoleum",
                built="sphinx pyramids colossus")  # fmt: skip
    east = city(built="piraeus appian_way great_library", wonders="great_lighthouse", coins=30)
    state = table(west, east, discard=("altar",))
    events = told(state, Construct(seat=ME, wonder="mausoleum", card="walls"))
    lost = next(place for place, event in enumerate(events) if isinstance(event, WonderLost))
    assert lost == 2  # right after payment and building
    state = after(state, Construct(seat=ME, wonder="mausoleum", card="walls"))
    assert state.agenda[0].kind == "discard_pile"
    assert "great_lighthouse" not in state.cities[FOE].wonders and state.gone == ("great_lighthouse",)
    state = after(state, BuildFree(seat=ME, card="altar"))
    command = Construct(seat=FOE, wonder="great_lighthouse", card="sawmill")
    assert refused(state, command) == ("W025", "wonder_gone")


def test_with_leaders_the_eighth_wonder_waits() -> None:
    """W158, W025"""
    west = city(coins=40, built="sphinx pyramids colossus", wonders="piraeus")
    east = city(built="appian_way great_library mausoleum hanging_gardens")
    state = table(west, east, options={"leaders": "on"})
    command = Construct(seat=ME, wonder="piraeus", card="walls")
    assert refused(state, command) == ("W158", "wonder_waits")
    third = table(
        city(coins=40, built="sphinx pyramids", wonders="piraeus colossus"), east, options={"leaders": "on"}
    )
    assert any(isinstance(one, Construct) for one in offered(third))


def test_appian_way_takes_own_coins_first_and_is_no_loot() -> None:
    """W101, W312"""
    east = city(coins=2, leaders=("tomyris",))
    state = raised("appian_way", city(leaders=("caligula", "nero")), east)
    assert state.cities[ME].coins == 3 and state.cities[FOE].coins == 0


@pytest.mark.parametrize(
    ("wonder", "cards", "targets", "rule"),
    [
        ("circus_maximus", "press glassworks quarry altar", ["press", "glassworks"], "W102"),
        ("statue_of_zeus", "press sawmill quarry altar", ["sawmill", "quarry"], "W111"),
    ],
)
def test_a_card_of_the_opponent_is_destroyed(wonder: str, cards: str, targets: list[str], rule: str) -> None:
    """W102, W111"""
    state = raised(wonder, east=city(cards))
    assert [one.card for one in offered(state) if isinstance(one, Destroy)] == targets
    assert refused(state, Decline(seat=ME)) == (rule, "must_choose")
    assert refused(state, Destroy(seat=ME, card="altar")) == (rule, "not_on_offer")
    state = after(state, Destroy(seat=ME, card=targets[0]))
    assert targets[0] not in state.cities[FOE].cards and state.discard == (targets[0],)
    assert not raised(wonder, east=city("altar")).agenda


def test_the_great_library_draws_three_and_keeps_one() -> None:
    """W104, W084"""
    state = raised("great_library")
    task = state.agenda[0]
    assert task.kind == "box_token" and len(task.options) == 3 and set(task.options) <= set(state.box)
    assert len(offered(state)) == 3
    token = task.options[1]
    state = after(state, TakeToken(seat=ME, token=token))
    assert state.cities[ME].tokens == (token,) and len(state.box) == 4 and token not in state.box


def test_theology_from_the_great_library_does_not_help_it() -> None:
    """W304, W303, W127"""
    west = city("sawmill lumber_yard glassworks press", wonders="great_library")
    state = table(west, box=("theology", "law", "masonry"), board=())
    state = after(state, Construct(seat=ME, wonder="great_library", card="walls"))
    state = after(state, TakeToken(seat=ME, token="theology"))
    assert state.active == FOE


def test_theology_brings_wonders_built_later_a_turn_and_never_two() -> None:
    """W127, W303, W316"""
    for wonder, again in (("pyramids", True), ("sphinx", True), ("rome", True)):
        west = city(coins=40, wonders=wonder, tokens=("theology",))
        state = table(west, display={17: "barracks", 18: "walls", 19: "sawmill"})
        events = told(state, Construct(seat=ME, wonder=wonder, card="walls"))
        assert sum(isinstance(event, ExtraTurnWon) for event in events) == again
    old = done(table(city(built="pyramids")), lambda course: enter_token(course, ME, "theology", "box"))
    assert not old.extra


def test_the_mausoleum_builds_a_discarded_card() -> None:
    """W107, W305, W306"""
    state = raised("mausoleum", city(tokens=("urbanism",), coins=1), discard=("aqueduct", "walls"))
    assert refused(state, Decline(seat=ME)) == ("W107", "must_choose")
    assert offered(state) == [BuildFree(seat=ME, card="aqueduct"), BuildFree(seat=ME, card="walls")]
    state = after(state, BuildFree(seat=ME, card="walls"))
    assert state.pawn == 2 and state.discard == ("aqueduct",) and state.cities[ME].coins == 1
    assert not raised("mausoleum").agenda


def test_what_lies_under_wonders_and_leaders_is_out_of_reach() -> None:
    """W305, W329, W017"""
    west = city(built="sphinx", under=("altar",), tucked=("baths",))
    state = raised("mausoleum", west, discard=("press",), unseen=("forum", "rostrum"))
    assert offered(state) == [BuildFree(seat=ME, card="press")]


def test_a_free_build_is_no_link_and_its_effects_all_work() -> None:
    """W306: Aqueduct from the Mausoleum with Urbanism brings nothing; Strategy, pairs and guilds work"""
    west = city("baths workshop tavern", tokens=("urbanism", "strategy"))
    state = raised("mausoleum", west, discard=("aqueduct", "walls", "laboratory", "merchants_guild"))
    assert after(state, BuildFree(seat=ME, card="aqueduct")).cities[ME].coins == 0
    assert after(state, BuildFree(seat=ME, card="walls")).pawn == 3
    assert after(state, BuildFree(seat=ME, card="laboratory")).agenda[0].kind == "token"
    assert after(state, BuildFree(seat=ME, card="merchants_guild")).cities[ME].coins == 1


def test_rome_draws_two_leaders_and_lets_one_be_recruited() -> None:
    """W113, W319, W162, W159"""
    state = raised("rome", city(hand=("midas",), coins=0), unused=("caesar", "plato", "nero"))
    hand = state.cities[ME].hand
    assert hand[0] == "midas" and len(hand) == 3 and len(state.unused) == 1
    assert not set(hand) & set(state.unused)
    assert offered(state) == [*(Hire(seat=ME, leader=one) for one in hand), Decline(seat=ME)]
    hired = after(state, Hire(seat=ME, leader="midas"))
    assert hired.cities[ME].leaders == ("midas",) and len(hired.cities[ME].hand) == 2
    refusing = after(state, Decline(seat=ME))
    assert refusing.cities[ME].hand == hand and refusing.active == FOE
    other = raised("rome", unused=("caesar",))
    assert after(other, Hire(seat=ME, leader="caesar")).pawn == 2


def test_abu_simbel_buries_a_leader() -> None:
    """W114, W317, W318: Cleopatra is worth 8 there, her own 5 are gone"""
    state = raised("abu_simbel", city(leaders=("cleopatra", "darius")), options={"leaders": "on"})
    assert state.extra
    assert offered(state) == [BuryLeader(seat=ME, leader="cleopatra"), BuryLeader(seat=ME, leader="darius")]
    assert refused(state, Decline(seat=ME)) == ("W317", "must_choose")
    buried = after(state, BuryLeader(seat=ME, leader="cleopatra"))
    points = score(buried, ME).points
    assert points["wonders"] == 8 and points["leaders"] == 0 and buried.active == ME
    assert score(after(state, BuryLeader(seat=ME, leader="darius")), ME).points["wonders"] == 0
    alone = raised("abu_simbel")
    assert not alone.agenda and alone.extra


def test_agriculture_and_philosophy() -> None:
    """W121"""
    state = done(table(), lambda course: enter_token(course, ME, "agriculture", "board"))
    assert state.cities[ME].coins == 6 and score(state, ME).points["tokens"] == 4
    assert score(table(city(tokens=("philosophy",))), ME).points["tokens"] == 7


def test_mathematics_counts_itself() -> None:
    """W125"""
    state = table(city(tokens=("mathematics", "law", "strategy", "economy"), leaders=("aristotle",)))
    assert score(state, ME).points["tokens"] == 12 and score(state, ME).points["leaders"] == 12


def test_urbanism_pays_for_links() -> None:
    """W128: Aqueduct with Baths costs nothing and brings 4"""
    state = table(city("baths", tokens=("urbanism",)), display={18: "aqueduct", 19: "forum"})
    assert after(state, Build(seat=ME, card="aqueduct")).cities[ME].coins == 4
    gained = done(table(), lambda course: enter_token(course, ME, "urbanism", "board"))
    assert gained.cities[ME].coins == 6
    later = table(city("baths workshop", coins=0, tokens=()), display={18: "aqueduct", 19: "forum"})
    assert after(later, Build(seat=ME, card="aqueduct")).cities[ME].coins == 0


def test_choices_of_the_last_card_of_an_age_are_made_before_it_ends() -> None:
    """W325, W085"""
    west = city("shelf_quarry lumber_yard glassworks", wonders="circus_maximus")
    state = table(west, city("press"), display={19: "sawmill"}, age=3)
    state = after(state, Construct(seat=ME, wonder="circus_maximus", card="sawmill"))
    assert state.phase == "turn" and state.agenda[0].kind == "destroy"
    ended = after(state, Destroy(seat=ME, card="press"))
    assert ended.phase == "over" and ended.discard == ("press",)
    pair = table(city("workshop", coins=20), display={19: "laboratory"}, age=3)
    pair = after(pair, Build(seat=ME, card="laboratory"))
    assert pair.outcome is None
    assert after(pair, TakeToken(seat=ME, token="agriculture")).outcome is not None


def test_the_order_of_one_action() -> None:
    """W080, W101"""
    west = city("brickyard shelf_quarry press", coins=0, wonders="appian_way")
    state = table(west, city(coins=5), display={18: "walls", 19: "forum", 15: "back:2"}, unseen=("statue",))
    events = told(state, Construct(seat=ME, wonder="appian_way", card="walls"))
    names = [type(event).__name__ for event in events]
    assert names == [
        "Paid",
        "WonderBuilt",
        "CoinsGained",
        "CoinsLost",
        "ExtraTurnWon",
        "CardShown",
        "TurnBegan",
    ]
    red = table(city("workshop", coins=20, tokens=("urbanism", "strategy")), city(coins=9), pawn=2)
    steps = told(red, Build(seat=ME, card="walls"))
    names = [type(event).__name__ for event in steps]
    assert names == ["Paid", "CardBuilt", "PawnMoved", "LootTaken", "CoinsLost", "TurnBegan"]
    assert isinstance(steps[-1], TurnBegan) and isinstance(steps[3], LootTaken)
    assert isinstance(steps[4], CoinsLost)


def test_the_bank_pays_whatever_is_won() -> None:
    """W046, W047"""
    state = table(city("brewery tavern forum customs_house", coins=400))
    state = done(state, lambda course: enter_card(course, ME, "brewery", "guild"))
    assert state.cities[ME].coins == 406
    assert after(table(city(coins=999)), Discard(seat=ME, card="walls")).cities[ME].coins == 1001
