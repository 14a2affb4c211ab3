"""Pictures of the world's secret screens: dossiers, national events, nations, covers, at the three sizes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.games.world.headquarters_draft import (
    with_item,
    with_mission,
    with_research,
    with_tribute,
    with_venture,
)
from game.games.world.model import Draft, Notice, Toll, Units
from game.games.world.ui.headquarters import PAGES, HeadquartersScene
from game.games.world.ui.news import NewsScene
from game.ui.settings import Settings
from tests.games.world.headquarters_table import ALEX, CHRIS, KIM
from tests.games.world.ui.dossiers import SIZES, Opened, busy, on_mission, with_news
from tests.games.world.ui.test_nation import Choosing
from tests.visual.compare import check

PUBLIC = (Notice("troop_reinforcements", units=Units(3, 1)), Notice("fame_and_glory", amount=2))
SECRET = (
    Notice("new_technology", field="technology", level=1),
    Notice("boycott_failed", other=KIM),
    Notice("secret_information", other=CHRIS, levels=(1, 2, 0)),
    Notice("production_points", amount=58),
    Notice("alliance_offer", other=CHRIS),
)


def drafted() -> Draft:
    """A draft with something on every page."""
    draft = with_item(with_item(Draft(), "infantry", 3), "aircraft", 1)
    draft = with_mission(with_research(draft, "military", is_on=True), "cunning")
    draft = with_tribute(with_venture(draft, "boycott", CHRIS, is_on=True), KIM, 4)
    return with_venture(with_item(draft, "spy", 2), "sabotage", CHRIS, is_on=True)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES)
def test_every_dossier_looks_as_it_was_approved_at_every_size(page: str, size: str) -> None:
    window, scale = SIZES[size]
    opened = Opened(HeadquartersScene, busy(), size=window, settings=Settings(scale=scale))
    assert opened.scene.take(drafted())
    opened.pilot.click(f"page:{page}")
    opened.pilot.move((5, 5))
    check(opened.pilot.shot(), f"world-headquarters-{page}-{size}")


@pytest.mark.parametrize("page", PAGES)
def test_dossiers_of_six_players_look_as_they_were_approved(page: str) -> None:
    opened = Opened(HeadquartersScene, on_mission(busy(6, timer="60")), size=(1024, 640))
    opened.pilot.click(f"page:{page}")
    opened.pilot.move((5, 5))
    check(opened.pilot.shot(), f"world-headquarters-six-{page}-1024x640")


def test_a_refusal_and_a_note_look_as_they_were_approved() -> None:
    opened = Opened(HeadquartersScene, on_mission(busy()))
    opened.pilot.click("page:espionage")
    opened.pilot.move("sabotage:2")
    opened.pilot.wait(400)
    check(opened.pilot.shot(), "world-headquarters-note-1280x720")
    opened.pilot.click("page:missions")
    opened.pilot.click("mission:cunning")
    check(opened.pilot.shot(), "world-headquarters-refused-1280x720")


def test_the_covers_look_as_they_were_approved() -> None:
    opened = Opened(HeadquartersScene, busy(), people=3)
    check(opened.pilot.shot(), "world-headquarters-cover-1280x720")


@pytest.mark.parametrize("size", SIZES)
def test_the_pages_of_the_events_look_as_they_were_approved(size: str) -> None:
    window, scale = SIZES[size]
    state = with_news(busy(step="news"), *SECRET, public=PUBLIC)
    opened = Opened(NewsScene, state, size=window, settings=Settings(scale=scale))
    for number in range(len(opened.scene.pages)):
        if size == "1280x720" or number in (0, 5):
            check(opened.pilot.shot(), f"world-news-{number}-{size}")
        opened.pilot.key("right")
    opened.pilot.key("y")
    check(opened.pilot.shot(), f"world-news-accepted-{size}")


def test_sabotage_looks_as_it_was_approved() -> None:
    state = with_news(busy(step="news"), SECRET[3], public=(Notice("sabotage", amount=2),))
    opened = Opened(NewsScene, replace(state, step="sabotage", toll=Toll(ALEX, 2)))
    opened.pilot.move("unit:tank")
    check(opened.pilot.shot(), "world-news-sabotage-1280x720")


@pytest.mark.parametrize("size", SIZES)
def test_the_nations_look_as_they_were_approved(size: str) -> None:
    choosing = Choosing("usa", size=size, people=4, nation_set="all", nations="by_bloc", start="home_area")
    check(choosing.pilot.shot(), f"world-nation-{size}")
    choosing.pilot.click("nation:usa")
    check(choosing.pilot.shot(), f"world-nation-taken-{size}")
