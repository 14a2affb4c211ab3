"""The national events of the world, paged by mouse and by keys."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from game.games.world.commands import CloseNews, LoseUnit
from game.games.world.model import PUBLIC_NOTICES, Notice, NoticeKind, Toll, Units, WorldState
from game.games.world.ui.news import NewsScene
from game.games.world.ui.news_pages import PICTURES
from game.ui.settings import Settings
from tests.games.world.headquarters_table import ALEX, CHRIS, KIM
from tests.games.world.ui.dossiers import SIZES, Opened, busy, otherwise, with_news

POINTS = Notice("production_points", amount=58)
PUBLIC = (Notice("troop_reinforcements", units=Units(3, 1)), Notice("fame_and_glory", amount=2))
OFFERS = (Notice("alliance_offer", other=CHRIS), Notice("alliance_offer", other=KIM))


def news(*secret: Notice, public: tuple[Notice, ...] = PUBLIC) -> WorldState:
    """Events of seat 0."""
    return with_news(busy(step="news"), *secret, public=public)


def open_news(state: WorldState, **more) -> Opened[NewsScene]:  # type: ignore[no-untyped-def]
    """Events on top of a bare table."""
    return Opened(NewsScene, state, **more)


def sample(kind: str) -> Notice:
    """A page of a kind with all that it may need."""
    return Notice(
        kind,  # type: ignore[arg-type]
        other=CHRIS,
        amount=3,
        units=Units(3, 2, 1),
        field="military" if kind == "new_technology_military" else "economy",
        level=2,
        levels=(1, 2, 0),
        mission="top_secret",
    )


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_next_is_possible_only_when_every_page_has_been_open(hand: str) -> None:
    """R084 R086"""
    opened = open_news(news(POINTS))
    opened.pilot.key("e")
    assert opened.scene.toasts.rule == "R086"
    for _ in range(2):
        assert "close" not in opened.pilot.names()
        if hand == "mouse":
            opened.pilot.click("turn")
        else:
            opened.pilot.key("right")
    if hand == "mouse":
        opened.pilot.click("close")
    else:
        opened.pilot.key("enter")
    assert opened.commands == [CloseNews(seat=ALEX, read=3)]
    assert opened.is_gone


def test_pages_are_turned_back_as_well() -> None:
    """R084"""
    opened = open_news(news(POINTS))
    opened.pilot.key("right", "right", "left")
    assert opened.scene.at == 1
    opened.pilot.click("previous")
    assert opened.scene.at == 0
    opened.pilot.key("left")
    assert opened.scene.at == 0


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_offers_are_accepted_and_declined(hand: str) -> None:
    """R085 R112"""
    opened = open_news(news(POINTS, *OFFERS, public=()))
    opened.pilot.key("right")
    for accept in (False, True):
        if hand == "mouse":
            opened.pilot.click("accept" if accept else "decline")
        else:
            opened.pilot.key("y" if accept else "n")
        opened.pilot.key("right")
    opened.pilot.click("close")
    assert opened.commands == [CloseNews(seat=ALEX, read=3, accept=(KIM,))]


def test_an_answer_may_be_changed_until_the_events_are_closed() -> None:
    """R112"""
    opened = open_news(news(POINTS, OFFERS[0], public=()))
    opened.pilot.key("right", "y")
    opened.pilot.click("decline")
    opened.pilot.key("e")
    assert opened.commands == [CloseNews(seat=ALEX, read=2)]


def test_an_offer_without_an_answer_is_shown_and_nothing_is_closed() -> None:
    """R085 R112"""
    opened = open_news(news(OFFERS[0], POINTS, public=()))
    opened.pilot.key("right")
    opened.pilot.click("close")
    assert opened.scene.toasts.rule == "R112"
    assert opened.scene.at == 0
    assert opened.commands == []


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_what_sabotage_destroys_is_chosen_unit_by_unit(hand: str) -> None:
    """R087"""
    state = news(POINTS, public=(Notice("sabotage", amount=2), Notice("boycott", amount=12)))
    opened = open_news(replace(state, step="sabotage", toll=Toll(ALEX, 2)))
    for kind in ("tank", "infantry"):
        if hand == "mouse":
            opened.pilot.click(f"unit:{kind}")
        else:
            opened.pilot.focus_on(f"unit:{kind}")
            opened.pilot.key("enter")
    assert opened.commands == [LoseUnit(seat=ALEX, kind="tank"), LoseUnit(seat=ALEX, kind="infantry")]
    assert opened.scene.state.realms[ALEX].camp == Units(3, 1, 1)
    opened.pilot.key("right", "right", "e")
    assert opened.commands[-1] == CloseNews(seat=ALEX, read=3)


def test_secret_pages_wait_until_sabotage_is_carried_out() -> None:
    """R087 A49"""
    state = news(POINTS, public=(Notice("sabotage", amount=2),))
    opened = open_news(replace(state, step="sabotage", toll=Toll(ALEX, 2)))
    opened.pilot.key("right")
    assert opened.scene.toasts.rule == "R087"
    assert opened.scene.at == 0
    assert opened.scene.secret == ()


def test_a_shared_screen_shows_public_pages_and_then_the_cover() -> None:
    """A60 R089 R094"""
    opened = open_news(news(POINTS), people=3)
    opened.pilot.key("right", "right")
    assert opened.scene.is_covered
    opened.pilot.key("e", "y", "right")
    assert opened.commands == []
    assert opened.scene.is_covered
    opened.pilot.click("lift")
    assert opened.scene.pages[opened.scene.at].notice == POINTS
    opened.pilot.click("close")
    assert opened.commands == [CloseNews(seat=ALEX, read=3)]


def test_before_the_cover_is_lifted_nothing_tells_what_or_how_much_is_secret() -> None:
    """A60: pixel by pixel, refusals and notes included."""
    worlds = []
    for secret in ((POINTS,), (POINTS, *OFFERS, sample("spy_caught"), sample("mission_failed"))):
        opened = open_news(news(*secret), people=2)
        shots = [opened.bytes()]
        for key in ("e", "right", "right", "e", "right"):
            opened.pilot.key(key)
            opened.pilot.wait(500)
            shots.append(opened.bytes())
        opened.pilot.move("lift")
        opened.pilot.wait(500)
        worlds.append([*shots, opened.bytes()])
    assert worlds[0] == worlds[1]


def test_pages_show_nothing_that_another_seat_hides() -> None:
    """R070 R190"""
    state = news(*[sample(kind) for kind in get_args(NoticeKind) if kind not in PUBLIC_NOTICES])
    worlds = []
    for variant in range(3):
        opened = open_news(otherwise(state, variant))
        shots = []
        for _ in opened.scene.pages:
            shots.append(opened.bytes())
            opened.pilot.key("right")
        worlds.append(shots)
    assert worlds[0] == worlds[1] == worlds[2]


@pytest.mark.parametrize("size", SIZES)
def test_every_kind_of_event_has_a_page_on_which_no_word_leaves_its_place(size: str) -> None:
    """R089-R112"""
    kinds = get_args(NoticeKind)
    assert set(PICTURES) == set(kinds)
    public = tuple(sample(kind) for kind in kinds if kind in PUBLIC_NOTICES)
    secret = [sample(kind) for kind in kinds if kind not in PUBLIC_NOTICES]
    window, scale = SIZES[size]
    opened = open_news(news(*secret, public=public), size=window, settings=Settings(scale=scale))
    assert len(opened.scene.pages) == len(kinds)
    for page in opened.scene.pages:
        assert opened.pilot.overflow() == []
        assert opened.scene.pages[opened.scene.at] == page
        opened.pilot.key("right")


def test_the_screen_goes_when_the_events_are_closed_elsewhere() -> None:
    """Each screen goes away by itself."""
    opened = open_news(news(POINTS))
    opened.session.submit(CloseNews(seat=ALEX, read=3))
    opened.pilot.wait(40)
    assert opened.is_gone
