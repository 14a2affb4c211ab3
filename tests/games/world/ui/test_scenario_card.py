"""The card of the chosen scenario on the form of a new game: it tells what the rules will do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import library
from game.games.world.book import load_book
from game.games.world.settings import parse_options
from game.games.world.ui.face import WorldFace
from game.games.world.ui.outlines import BUNDLED
from game.games.world.ui.scenario_card import ScenarioCard, begun, marked, won
from game.games.world.ui.words import WorldWords
from game.shelf import LibraryShelf
from game.ui.map_file import bundled_regions
from game.ui.new_game import NewGameScene
from game.ui.settings import Settings
from tests.ui.pilot import Pilot

BOOK, WORDS = load_book(), WorldWords()
REGIONS = bundled_regions(BUNDLED)
SCENARIOS = tuple(BOOK.scenarios)


@pytest.fixture
def pilot(leaders_home: Path) -> Iterator[Pilot]:
    """The form of the world game."""
    shelf = LibraryShelf()
    made = Pilot((1280, 720), shelf)
    made.show(NewGameScene(made.ctx, "world"))
    yield made
    shelf.close()


def card(seats: int = 3, **picks: str) -> str:
    """All that the card says with these settings."""
    options = parse_options(picks)
    parts = (begun(WORDS, BOOK, options, seats, REGIONS), won(WORDS, BOOK, options, seats))
    return " ".join(line.text for part in parts for line in part)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", WorldFace.seats)
def test_the_card_tells_the_ways_to_win_for_so_many_players(scenario: str, seats: int) -> None:
    """R015 R024 R025 R026 R027"""
    victory = BOOK.scenarios[scenario].victory
    told = card(seats, scenario=scenario)
    assert f"{victory.points[str(seats)]} production points" in told
    assert f"Level {victory.research} in all" in told and f"Badge {victory.badge}, LEADERS" in told


@pytest.mark.parametrize("seats", (2, 3, 6))
def test_a_fixed_start_names_every_share_as_the_rules_will_deal_it(seats: int) -> None:
    """R020 R023 R059 R060: nation and points in the order of play."""
    options = {"scenario": "great_powers"}
    told = card(seats, **options)
    state = library.new_table("world", ("human",) * seats, options, seed="card").view("referee").state
    for seat in state.order:
        realm = state.realms[seat]
        assert realm.nation is not None
        lands = [place for place, owner in state.owners.items() if owner == seat]
        bonus = realm.track - sum(REGIONS.by_id[place].production for place in lands)
        assert f"{WORDS.names.nation(realm.nation)}: {realm.track - bonus} points" in told
    shares = marked(BOOK, parse_options(options), seats, REGIONS)
    assert sorted(place for share in shares for place in share) == sorted(state.owners)


def test_home_areas_are_named_with_their_nations() -> None:
    """R022 R039 R057: six of the box; with all twelve as many as the map has tones for."""
    told = card(scenario="homelands")
    assert "United States: East Coast" in told and "China: China" in told
    assert "10 secret missions" in told and "7 secret missions" in card(scenario="free_game")


def test_the_blocs_places_are_told_for_so_many_players() -> None:
    """R019"""
    assert "capitalist 1, neutral 2, communist 1" in card(4, scenario="power_blocs")
    assert "capitalist 2, neutral 1, communist 2" in card(5, scenario="power_blocs")


def test_what_is_set_by_hand_is_told_instead_of_the_scenarios_way() -> None:
    """R018 R020 R021 R023"""
    told = card(scenario="great_powers", nations="free", start="free")
    assert "United States" not in told and "dealt" not in told
    told = card(scenario="free_game", nations="fixed", start="free")
    assert "United States, Germany and Soviet Union" in told


def test_the_card_follows_the_arrows_of_the_scenario_and_the_number_of_players(pilot: Pilot) -> None:
    assert "130 production points" in pilot.find("card:scenario").label
    pilot.focus_on("count")
    pilot.key("right")
    assert "110 production points" in pilot.find("card:scenario").label
    pilot.focus_on("option:scenario")
    pilot.key("right")
    assert "95 production points" in pilot.find("card:scenario").label


@pytest.mark.parametrize(("width", "scale"), [(480, 1.0), (720, 1.0), (1080, 1.5), (1900, 2.5)])
def test_no_line_of_a_card_leaves_it(width: int, scale: float) -> None:
    """At any width, for the longest card."""
    ctx = Pilot((3840, 2160), settings=Settings(scale=scale)).ctx
    ctx.fit((3840, 2160))
    slip = ScenarioCard(ctx, 6, {"scenario": "great_powers"}, width)
    slip.draw(pygame.Surface(slip.rect.size))
    assert slip.lines and all(slip.rect.contains(rect) for _, rect, _ in slip.lines)


def test_every_scenario_has_words_of_its_own() -> None:
    """R016"""
    told = {
        next(begun(WORDS, BOOK, parse_options({"scenario": name}), 3, REGIONS)).text for name in SCENARIOS
    }
    assert len(told) == len(SCENARIOS)
