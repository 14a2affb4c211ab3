"""An evening at the real table: from the title to a game, away from it, and back to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.duel.ui.table import DuelTable
from game.shelf import LibraryShelf
from game.ui.dialog import Dialog
from game.ui.new_game import NewGameScene
from game.ui.replay_scene import ReplayScene
from game.ui.rules_scene import RulesScene
from game.ui.saved_games import SavedGamesScene
from game.ui.scenes import Scene
from game.ui.settings_scene import SettingsScene
from game.ui.title import TitleScene
from tests.ui.pilot import Pilot


@pytest.fixture
def p(leaders_home: Path) -> Iterator[Pilot]:
    """A pilot over the real shelf with nothing on it."""
    shelf = LibraryShelf()
    pilot = Pilot((1280, 720), shelf)
    pilot.show(TitleScene(pilot.ctx))
    yield pilot
    if pilot.ctx.scenes.top:
        pilot.ctx.scenes.reset()
    shelf.close()


def begin(p: Pilot) -> DuelTable:
    """Two people sit down to a duel."""
    p.click("new_game")
    p.focus_on("seat:1")
    p.key("left", "left")
    p.click("start")
    table = p.top
    assert isinstance(table, DuelTable)
    return table


def test_a_game_is_begun_left_continued_and_watched(p: Pilot) -> None:
    assert p.find("continue").disabled
    table = begin(p)
    assert table.desk.players == ("human", "human")
    table.desk.submit(next(iter(table.desk.rules.commands(table.state, min(table.desk.session.to_act)))))
    played = table.desk.session.index
    p.key("f10")
    assert isinstance(p.top, Dialog)
    p.click("leave")
    assert isinstance(p.top, TitleScene)
    p.click("continue")
    again = p.top
    assert isinstance(again, DuelTable)
    assert again.desk.session.index == played
    p.key("f10")
    p.click("leave")
    p.click("open_log")
    assert isinstance(p.top, SavedGamesScene)
    p.click("watch")
    assert isinstance(p.top, ReplayScene)


def test_the_tables_menu_leads_to_rules_keys_and_settings_and_back(p: Pilot) -> None:
    table = begin(p)
    leads: dict[str, type[Scene]] = {"rules": RulesScene, "settings": SettingsScene}
    for name, scene in leads.items():
        p.key("f10")
        p.click(name)
        assert type(p.top) is scene
        p.key("esc")
        assert p.top is table
    p.key("f10")
    p.key("esc")
    assert p.top is table


def test_a_scale_set_from_the_table_is_applied_to_it_without_a_restart(p: Pilot) -> None:
    table = begin(p)
    p.resize((1920, 1080))
    before = table.picture.teams.rect.width
    p.key("f10")
    p.click("settings")
    p.focus_on("scale")
    p.key("right", "right")
    p.key("esc")
    assert p.top is table
    p.shot()
    assert table.picture.teams.rect.width > before


def test_every_option_and_board_of_the_form_begins_a_game(p: Pilot) -> None:
    form = opened(p)
    wishes = [(field.key, value) for field in form.fields for value, _ in field.choices[1:]]
    boards = [("", str(place)) for place in range(1, len(p.ctx.shelf.maps("duel")))]
    assert len(wishes) > 8
    for key, value in (*wishes, *boards):
        form = opened(p)
        if key:
            form.picks[key] = value
        else:
            form.map_place = int(value)
        form.start()
        assert form.fault is None, (key, value, form.fault)
        assert isinstance(p.top, DuelTable), (key, value)
        p.shot()


def opened(p: Pilot) -> NewGameScene:
    """The form, upon the title."""
    p.ctx.scenes.reset(TitleScene(p.ctx))
    form = NewGameScene(p.ctx, "duel")
    p.ctx.scenes.push(form)
    return form


def test_a_log_with_a_broken_line_says_so_in_its_row(p: Pilot, leaders_home: Path) -> None:
    begin(p)
    p.key("f10")
    p.click("leave")
    log = next((leaders_home / "games").glob("*.leaders"))
    broken = log.with_name("broken.leaders")
    text = log.read_text("utf-8")
    broken.write_text(text.replace('"duel"', '"dual"', 1), "utf-8")
    p.click("open_log")
    scene = p.top
    assert isinstance(scene, SavedGamesScene)
    bad = next(place for place, row in enumerate(scene.logs) if row.path == broken)
    p.click(f"log:{bad}")
    assert p.find("play_on").disabled
    assert p.find("watch").disabled
    p.click("path")
    p.type(str(broken))
    p.key("enter")
    assert scene.fault
