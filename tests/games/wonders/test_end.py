"""Points by category, guilds, ties."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.wonders.commands import Discard
from game.games.wonders.events import GameEnded
from game.games.wonders.model import City
from game.games.wonders.scoring import CATEGORIES, civil_outcome, lines, score
from tests.games.wonders.table import BOOK, FOE, ME, city, table, told


def test_every_category_counts_once() -> None:
    """W070, W071, W041, W042, W044, W045, W156"""
    west = City(
        coins=11, cards=("palace", "altar", "study", "arena", "builders_guild", "walls"),
        wonders=("pyramids",), built=("pyramids",), under=("baths",), tokens=("philosophy",),
        leaders=("cleopatra",),
    )  # fmt: skip
    state = table(west, pawn=4, loot=((2, 5), (5,)), age=3)
    has = score(state, ME)
    assert has.points == {
        "military": 5, "blue": 10, "green": 3, "yellow": 3, "guilds": 2, "wonders": 9, "tokens": 7,
        "leaders": 5, "coins": 3,
    }  # fmt: skip
    assert has.total == 47 and tuple(has.points) == CATEGORIES
    assert sum(line.points for line in lines(state, ME)) == 47
    assert ("blue", "palace", 7) in [(line.category, line.source, line.points) for line in lines(state, ME)]


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (11, 3)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    """W071"""
    assert score(table(city(coins=coins)), ME).points["coins"] == points


GUILDS = [
    ("merchants_guild", "tavern brewery", "forum", 2),
    ("shipowners_guild", "quarry press", "sawmill clay_pit glassworks", 3),
    ("magistrates_guild", "altar", "baths theater palace", 3),
    ("scientists_guild", "school", "", 1),
    ("tacticians_guild", "walls circus", "arsenal", 2),
]


@pytest.mark.parametrize(("guild", "west", "east", "most"), GUILDS)
def test_a_guild_counts_the_city_that_has_most(guild: str, west: str, east: str, most: int) -> None:
    """W045, W072, W131, W133"""
    assert score(table(city(f"{west} {guild}"), city(east)), ME).points["guilds"] == most
    assert score(table(city(east), city(f"{west} {guild}")), FOE).points["guilds"] == most


def test_the_moneylenders_count_full_threes_of_the_richer_city() -> None:
    """W072, W132"""
    for mine, theirs, points in ((2, 8, 2), (12, 3, 4), (2, 2, 0)):
        state = table(city("moneylenders_guild", coins=mine), city(coins=theirs))
        assert score(state, ME).points["guilds"] == points


def test_the_builders_count_two_for_each_wonder_of_the_better_city() -> None:
    """W132"""
    state = table(city("builders_guild", built="sphinx"), city(built="pyramids colossus"))
    assert score(state, ME).points["guilds"] == 4


def test_shipowners_may_take_coins_by_one_city_and_points_by_another() -> None:
    """W131, W072"""
    state = table(city("quarry press shipowners_guild"), city("sawmill"))
    assert score(state, ME).points["guilds"] == 2
    later = table(city("quarry press shipowners_guild"), city("sawmill clay_pit glassworks"))
    assert score(later, ME).points["guilds"] == 3


def end(west: City, east: City, **options: Any) -> tuple[tuple[int, ...], str, str]:
    outcome = civil_outcome(table(west, east, options=options))
    return outcome.winners, outcome.kind, outcome.rule


def test_more_points_win() -> None:
    """W070, W071"""
    assert end(city("palace"), city("senate")) == ((ME,), "points", "W071")
    assert end(city("theater"), city("senate")) == ((FOE,), "points", "W071")


def test_a_tie_goes_by_blue_points_then_is_shared() -> None:
    """W073, W323"""
    blue, green = city("theater"), city("academy", coins=2)
    assert end(blue, green) == ((ME,), "tie_blue", "W073")
    assert end(green, blue) == ((FOE,), "tie_blue", "W073")
    assert end(city("theater"), city("altar", coins=2)) == ((ME, FOE), "shared", "W073")


def test_a_tie_with_leaders_goes_by_coins_first() -> None:
    """W074, W323"""
    blue, rich = city("theater"), city("academy", coins=2)
    assert end(blue, rich, leaders="on") == ((FOE,), "tie_coins", "W074")
    assert end(blue, rich, leaders="on", tie_break="blue") == ((ME,), "tie_blue", "W073")
    assert end(blue, rich, tie_break="coins") == ((FOE,), "tie_coins", "W074")
    assert end(blue, city("academy"), leaders="on") == ((ME,), "tie_blue", "W073")


def test_the_final_sheet_travels_with_the_end() -> None:
    """W070, W071"""
    state = table(city("palace"), city("altar"), display={19: "study"}, age=3)
    last = told(state, Discard(seat=ME, card="study"))[-1]
    assert isinstance(last, GameEnded)
    assert [sheet.total for sheet in last.scores] == [7, 3]


def test_no_two_things_of_a_kind_share_a_name() -> None:
    """W001"""
    for shelf in (BOOK.cards, BOOK.wonders, BOOK.tokens, BOOK.leaders):
        names = [thing.name for thing in shelf.values()]
        assert len(set(names)) == len(names)
