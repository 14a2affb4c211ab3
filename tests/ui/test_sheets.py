"""Dialogs, toasts, the page of keys, the rules pages and the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.ui.dialog import Answer, Dialog, confirm, inform
from game.ui.face import RulesPage
from game.ui.help_scene import HelpScene
from game.ui.keys import KEYS, bindings
from game.ui.result import ResultScene
from game.ui.rules_scene import RulesScene, page_of
from game.ui.settings import Settings
from game.ui.title import TitleScene
from game.ui.toast import STAY_MS, Toasts
from game.ui.widgets import Label
from tests.ui.cases import desk, pilot, show
from tests.ui.fakes import FakeFace
from tests.ui.pilot import BareScene, Pilot


@pytest.fixture
def p() -> Pilot:
    made = pilot()
    made.show(BareScene(made.ctx, "below"))
    return made


def test_a_question_is_answered_by_click_enter_and_esc(p: Pilot) -> None:
    heard: list[str] = []
    ways: tuple[Callable[[], None], ...] = (
        lambda: p.click("yes"),
        lambda: p.key("enter"),
        lambda: p.key("esc"),
        lambda: p.click("cancel"),
    )
    for act in ways:
        confirm(p.ctx, "Title", "Text", "Do it", lambda: heard.append("yes"))
        act()
        assert isinstance(p.top, BareScene)
    assert heard == ["yes", "yes"]


def test_a_dialog_takes_every_event_from_what_is_below(p: Pilot) -> None:
    seen: list[int] = []
    below = p.top
    below.handle = lambda event: seen.append(event.type)  # type: ignore[method-assign]
    inform(p.ctx, "Title", "Text")
    p.click((20, 20))
    p.key("a", "ctrl+z")
    assert seen == []


def test_what_an_answer_does_happens_when_the_dialog_is_gone(p: Pilot) -> None:
    tops: list[Any] = []
    p.ctx.scenes.push(Dialog(p.ctx, "T", "t", [Answer("ok", "Yes", lambda: tops.append(p.top), True)]))
    p.key("enter")
    assert isinstance(tops[0], BareScene)


def test_the_lamp_dims_behind_a_dialog(p: Pilot) -> None:
    before = p.shot().get_at((20, 20))
    inform(p.ctx, "Title", "Text")
    after = p.shot().get_at((20, 20))
    assert sum(after[:3]) < sum(before[:3])


def test_a_refusal_is_told_near_the_pointer_with_its_rule_and_goes_away(p: Pilot) -> None:
    toasts = Toasts(p.ctx)
    toasts.pointer(pygame.event.Event(pygame.MOUSEMOTION, pos=(700, 300), rel=(0, 0), buttons=(0, 0, 0)))
    toasts.refuse("The Rider has acted already.", "D020")
    assert p.sounds[-1] == "refuse"
    surface = p.shot()
    box = toasts.draw(surface)
    assert box is not None
    assert abs(box.centerx - 700) < 260 and abs(box.centery - 300) < 120
    assert not box.collidepoint(700, 300)
    toasts.update(STAY_MS - 1)
    assert toasts.animating
    toasts.update(2)
    assert not toasts.animating
    assert toasts.draw(surface) is None


@pytest.mark.parametrize("pos", [(0, 0), (1279, 0), (0, 719), (1279, 719), (640, 5)])
def test_a_toast_stays_inside_the_window(p: Pilot, pos: tuple[int, int]) -> None:
    toasts = Toasts(p.ctx)
    toasts.refuse(
        "Two spaces that way there is nobody who could be pushed anywhere at all. " * 3, "D105", pos
    )
    surface = p.shot()
    box = toasts.draw(surface)
    assert box is not None and surface.get_rect().contains(box)


def test_many_refusals_at_once_do_not_pile_up(p: Pilot) -> None:
    toasts = Toasts(p.ctx)
    for i in range(50):
        toasts.refuse(f"Refusal {i}.", "D020", (600, 300))
    assert toasts.text == "Refusal 49."
    many = p.shot()
    toasts.draw(many)
    single = Toasts(p.ctx)
    single.refuse("Refusal 49.", "D020", (600, 300))
    once = p.shot()
    single.draw(once)
    assert pygame.image.tobytes(many, "RGB") == pygame.image.tobytes(once, "RGB")
    toasts.update(STAY_MS)
    assert not toasts.animating


def test_the_page_of_keys_is_made_from_the_key_table(p: Pilot) -> None:
    scene = HelpScene(p.ctx, ("table", "everywhere"))
    p.show(scene)
    p.resize((3840, 2160))
    written = {line[0] for w in scene.group.all() for line in w.lines}
    for section in scene.sections:
        for binding in bindings(section):
            assert p.ctx.words(f"keys.{binding.action}") in written
            assert {chord.shown() for chord in binding.chords} <= written


def test_the_page_of_keys_shows_the_sections_of_the_screen_below(p: Pilot) -> None:
    below = p.top
    below.keys = ("viewer",)
    p.key("f1")
    top = p.top
    assert isinstance(top, HelpScene)
    assert top.sections == ("viewer", "everywhere")
    assert not [b.section for b in KEYS if not p.ctx.words.has(f"keys.section.{b.section}")]


def test_rules_open_at_the_page_that_was_asked_about() -> None:
    p = show("rules")
    title = p.find("page-title")
    assert isinstance(title, Label)
    assert title.words == "Rider"


def test_rules_of_an_unknown_token_open_at_the_first_page() -> None:
    p = pilot()
    p.show(RulesScene(p.ctx, p.shelf.face("duel"), "piece:nobody"))
    assert p.find("page-title").label == "How it is won"


@pytest.mark.parametrize(
    ("token", "title"),
    [("piece:rider", "Rider"), ("card:rider", "Rider"), ("card:hermit_and_cub", "Two"), ("piece:cub", "Two")],
)
def test_a_token_finds_its_page_in_any_guise(token: str, title: str) -> None:
    pages = [
        RulesPage("chapter:goal", "Goal", None, ()),
        RulesPage("card:rider", "Rider", None, ()),
        RulesPage("card:hermit_and_cub", "Two", None, ()),
    ]
    assert pages[page_of(pages, token)].title == title
    assert page_of(pages, "space:D4") == page_of(pages, "") == 0


def test_rules_are_turned_by_click_and_by_arrows() -> None:
    p = show("rules")
    p.click("page:0")
    assert p.find("page-title").label == "How it is won"
    p.key("down", "down")
    assert p.find("page-title").label == "Archer"
    p.key("esc")
    assert not p.alive or not isinstance(p.ctx.scenes.top, RulesScene)


def test_the_result_tells_headline_reason_and_length() -> None:
    p = show("result")
    assert p.find("headline").label == "The Queen wins"
    assert "captured" in p.find("reason").label
    assert p.find("length").label == "39 moves"
    assert p.sounds[-1] == "win"


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_an_account_of_many_lines_is_scrolled_and_leaves_the_graph_its_room(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    account = "\n".join(f"+{number}  a place" for number in range(80))
    monkeypatch.setattr(FakeFace, "result", lambda *_: ("A draw", account))
    p = Pilot(size, settings=Settings(scale=scale))
    p.show(ResultScene(p.ctx, desk()))
    area, graph = p.find("account"), p.find("graph")
    assert area.rect.height >= p.ctx.px(60) and graph.rect.height >= p.ctx.px(60)
    assert area.rect.bottom < graph.rect.top
    buttons = [p.find(name).rect for name in ("watch", "again", "table", "title")]
    assert all(graph.rect.bottom < one.top for one in buttons)
    assert len({(one.left, one.top) for one in buttons}) == 4


def test_the_graph_has_a_point_for_each_moment_from_the_first_to_the_last() -> None:
    p = show("result")
    graph: Any = p.find("graph")
    assert [index for index, _ in graph.points] == list(range(1, 41))
    plot = graph.plot()
    for index, pair in graph.points:
        for value in pair:
            assert plot.inflate(2, 2).collidepoint(graph.at(plot, index, value))


def test_a_long_game_is_sampled_and_keeps_its_last_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.ui.fakes import FakeReplay

    monkeypatch.setattr(FakeReplay, "length", 10_000)
    p = show("result")
    graph: Any = p.find("graph")
    assert len(graph.points) <= 241
    assert graph.points[-1][0] == 10_000


def test_from_the_result_the_replay_is_watched(viewer: list[Any]) -> None:
    p = show("result")
    p.key("enter")
    assert len(viewer) == 1


def test_from_the_result_the_same_game_is_played_again() -> None:
    p = pilot()
    p.show(TitleScene(p.ctx))
    p.show(BareScene(p.ctx, "table"))
    p.show(ResultScene(p.ctx, desk()))
    p.click("again")
    assert p.shelf.begun == [("duel", ("human", "human"), {}, None, None)]
    assert [type(scene) for scene in p.ctx.scenes.scenes] == [TitleScene, BareScene]


def test_from_the_result_one_can_go_back_to_the_table_or_the_title() -> None:
    p = pilot()
    p.show(BareScene(p.ctx, "table"))
    p.show(ResultScene(p.ctx, desk()))
    p.key("esc")
    assert isinstance(p.top, BareScene)
    p.show(ResultScene(p.ctx, desk()))
    p.focus_on("title")
    p.key("enter")
    assert isinstance(p.top, TitleScene)
