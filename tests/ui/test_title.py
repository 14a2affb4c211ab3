"""The title screen by mouse alone and by keyboard alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.dialog import Dialog
from game.ui.help_scene import HelpScene
from game.ui.new_game import NewGameScene
from game.ui.saved_games import SavedGamesScene
from game.ui.settings_scene import SettingsScene
from game.ui.title import TitleScene
from game.ui.told import GAMES
from tests.ui.cases import pilot, show
from tests.ui.pilot import BareScene, Pilot

LEADS = {"new_game": NewGameScene, "open_log": SavedGamesScene, "settings": SettingsScene, "quit": Dialog}


@pytest.mark.parametrize("name", LEADS)
def test_each_button_leads_somewhere_by_click_and_esc_comes_back(name: str) -> None:
    p = show("title")
    p.click(name)
    assert isinstance(p.top, LEADS[name])
    p.key("esc")
    assert isinstance(p.top, TitleScene)


@pytest.mark.parametrize("name", LEADS)
def test_each_button_leads_somewhere_by_keyboard_alone(name: str) -> None:
    p = show("title")
    p.focus_on(name)
    p.key("enter")
    assert isinstance(p.top, LEADS[name])


def test_continue_goes_on_with_the_newest_unfinished_game() -> None:
    p = show("title")
    p.click("continue")
    assert p.shelf.opened == [p.shelf.logs[0].path]
    assert isinstance(p.top, BareScene)


def test_continue_is_the_first_thing_enter_does() -> None:
    p = show("title")
    p.key("enter")
    assert isinstance(p.top, BareScene)


def test_continue_skips_games_that_are_over_or_damaged() -> None:
    p = pilot()
    p.shelf.logs = [log for log in p.shelf.logs if log.finished or log.problem] + [p.shelf.logs[5]]
    p.show(TitleScene(p.ctx))
    p.click("continue")
    assert p.shelf.opened == [p.shelf.logs[-1].path]


def test_without_an_unfinished_game_continue_says_why_it_is_off() -> None:
    p = pilot()
    p.shelf.logs = []
    p.show(TitleScene(p.ctx))
    p.click("continue")
    assert isinstance(p.top, TitleScene)
    assert p.sounds == ["refuse"]
    p.wait(400)
    assert p.top.group.note == p.ctx.words("title.nothing_saved")


def test_without_an_unfinished_game_enter_begins_a_new_one() -> None:
    p = pilot()
    p.shelf.logs = []
    p.show(TitleScene(p.ctx))
    p.key("enter")
    assert isinstance(p.top, NewGameScene)


def test_who_how_far_and_when_stand_under_continue() -> None:
    p = show("title")
    words = p.find("saved").label
    assert "Human against Hard" in words
    assert "23 moves" in words
    assert "3 min ago" in words


def test_a_log_that_fails_to_open_is_told_in_a_dialog() -> None:
    p = show("title")
    p.shelf.refuse = ValueError("line 3: the chain is broken")
    p.click("continue")
    assert isinstance(p.top, Dialog)
    assert "line 3" in p.top.text
    p.key("enter")
    assert isinstance(p.top, TitleScene)


@pytest.mark.parametrize("game", GAMES)
def test_a_tile_begins_its_game(game: str) -> None:
    p = show("title")
    p.click(f"tile:{game}")
    assert isinstance(p.top, NewGameScene)
    assert p.top.game == game


def test_quitting_is_asked_about_and_then_ends_the_program() -> None:
    p = show("title")
    p.key("esc")
    p.click("cancel")
    assert p.alive
    p.click("quit")
    p.click("yes")
    assert not p.alive
    assert p.ctx.scenes.top is None


def test_a_dropped_file_is_opened_from_the_title(tmp_path: Path) -> None:
    log = tmp_path / "dropped.leaders"
    log.write_text("{}")
    p = show("title")
    p.drop(log)
    assert p.shelf.opened == [log]
    assert isinstance(p.top, BareScene)


@pytest.mark.parametrize("key", ["f1", "?"])
def test_help_opens_and_closes_on_its_key_anywhere(key: str) -> None:
    p = show("title")
    p.key(key)
    assert isinstance(p.top, HelpScene)
    p.key("f1")
    assert isinstance(p.top, TitleScene)


def test_the_shelf_is_read_again_when_another_screen_is_gone() -> None:
    p = show("title")
    p.click("settings")
    p.shelf.logs = []
    p.key("esc")
    assert p.find("continue").disabled


def test_many_quick_clicks_open_one_screen() -> None:
    p = show("title")
    spot = p.at("settings")
    for _ in range(3):
        p.click(spot)
    opened = [scene for scene in p.ctx.scenes.scenes if isinstance(scene, SettingsScene)]
    assert len(opened) == 1


def test_the_pilot_finds_a_widget_by_its_words() -> None:
    p: Pilot = show("title")
    assert p.find("New game") is p.find("new_game")
