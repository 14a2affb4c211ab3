"""The shelf of saved games by mouse alone and by keyboard alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.ui.dialog import Dialog
from game.ui.saved_games import SavedGamesScene
from game.ui.shelf import SavedGame
from game.ui.title import TitleScene
from game.ui.widgets import Row
from tests.ui.cases import pilot
from tests.ui.pilot import BareScene, Pilot


@pytest.fixture
def p() -> Pilot:
    made = pilot()
    made.show(TitleScene(made.ctx))
    made.click("open_log")
    return made


def scene(p: Pilot) -> SavedGamesScene:
    top = p.top
    assert isinstance(top, SavedGamesScene)
    return top


def test_every_log_has_a_row_newest_first(p: Pilot) -> None:
    rows = [w for w in scene(p).group.all() if isinstance(w, Row)]
    assert [row.label for row in rows] == [log.path.name for log in p.shelf.logs]


def test_a_game_is_chosen_and_gone_on_with_by_mouse(p: Pilot) -> None:
    p.click("log:3")
    p.click("play_on")
    assert p.shelf.opened == [p.shelf.logs[3].path]
    assert isinstance(p.top, BareScene)


def test_a_second_click_on_a_row_goes_on_with_it(p: Pilot) -> None:
    p.click("log:5")
    p.click("log:5")
    assert p.shelf.opened == [p.shelf.logs[5].path]


def test_a_game_is_chosen_and_watched_by_keyboard(p: Pilot, viewer: list[Any]) -> None:
    p.key("tab", "down", "down", "down")
    assert scene(p).chosen == 3
    p.focus_on("watch")
    p.key("space")
    assert viewer
    assert p.shelf.opened == [p.shelf.logs[3].path]


def test_a_game_that_is_over_can_be_watched_but_not_played_on(p: Pilot, viewer: list[Any]) -> None:
    p.click("log:1")
    p.click("play_on")
    assert p.shelf.opened == []
    assert p.sounds[-1] == "refuse"
    p.wait(400)
    assert scene(p).group.note == p.ctx.words("saved.is_over")
    p.click("watch")
    assert len(viewer) == 1


def test_a_damaged_log_shows_its_problem_and_both_buttons_say_it(p: Pilot) -> None:
    p.click("log:2")
    for name in ("play_on", "watch"):
        p.move(name)
        p.wait(400)
        assert "line 14" in (scene(p).group.note or "")
        p.click(name)
    assert p.shelf.opened == []


def damaged_row(p: Pilot) -> SavedGame:
    """The list with a log in its third row that is good up to a place."""
    good: SavedGame = replace(p.shelf.logs[2], players=("human", "hard"), entries=13)
    p.shelf.logs[2] = good
    scene(p).resume()
    p.click("log:2")
    return good


def test_a_log_damaged_behind_good_entries_is_watched_up_to_them(p: Pilot, viewer: list[Any]) -> None:
    log = damaged_row(p)
    p.click("watch")
    assert p.shelf.opened == [log.path]
    assert len(viewer) == 1


def test_a_second_click_on_a_damaged_log_watches_it(p: Pilot, viewer: list[Any]) -> None:
    damaged_row(p)
    p.click("log:2")
    assert len(viewer) == 1


def test_a_log_damaged_behind_good_entries_is_played_on_in_a_new_file_with_a_notice(p: Pilot) -> None:
    log = damaged_row(p)
    assert p.find("play_on").label == p.ctx.words("saved.play_beside")
    p.click("play_on")
    assert p.shelf.opened == [log.path]
    assert p.shelf.branched == [40]
    assert isinstance(p.top, Dialog)
    assert any(isinstance(below, BareScene) for below in p.ctx.scenes.scenes)


def test_a_typed_path_is_opened(p: Pilot, tmp_path: Path) -> None:
    log = tmp_path / "mine.leaders"
    log.write_text("{}")
    p.click("path")
    p.type(str(log))
    p.key("enter")
    assert p.shelf.opened == [log]


@pytest.mark.parametrize("text", ["/nowhere/there.leaders", "~nobody-of-that-name/a.leaders", "", "   ", "/"])
def test_a_path_that_leads_nowhere_is_told(p: Pilot, text: str) -> None:
    p.click("path")
    p.type(text)
    p.click("open")
    assert scene(p).fault
    assert p.find("fault").label == scene(p).fault
    assert p.shelf.opened == []


def test_a_bad_file_is_told_with_the_reason_the_shelf_gives(p: Pilot, tmp_path: Path) -> None:
    log = tmp_path / "bad.leaders"
    log.write_text("garbage")
    p.shelf.refuse = ValueError("bad.leaders, line 1: this is no log")
    p.drop(log)
    assert "line 1" in scene(p).fault
    assert p.find("fault").label.endswith("this is no log")


def test_a_file_that_cannot_be_gone_on_with_is_opened_in_the_viewer(
    p: Pilot, tmp_path: Path, viewer: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "damaged.leaders"
    log.write_text("{}")

    def damaged(path: Path) -> Any:
        raise ValueError("line 9 is damaged")

    monkeypatch.setattr(p.shelf, "open_table", damaged)
    p.drop(log)
    assert len(viewer) == 1


def test_nothing_on_the_shelf_disables_the_buttons_with_a_reason() -> None:
    made = pilot()
    made.shelf.logs = []
    made.show(SavedGamesScene(made.ctx))
    for name in ("play_on", "watch"):
        assert made.find(name).disabled == made.ctx.words("saved.none_chosen")


def test_the_list_scrolls_to_the_last_row_at_the_smallest_window() -> None:
    made = pilot((1024, 640))
    made.show(SavedGamesScene(made.ctx))
    made.key("tab")
    made.key(*["down"] * 8)
    top = scene(made)
    assert top.chosen == 8
    row = made.find("log:8")
    assert row.area and row.area.rect.contains(row.rect)


def test_esc_leaves_even_while_a_path_is_being_written(p: Pilot) -> None:
    p.click("path")
    p.type("abc")
    p.key("esc")
    assert isinstance(p.top, TitleScene)
