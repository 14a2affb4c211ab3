"""The page of keys over every game's screens: what holds there, in that game's own words."""

from __future__ import annotations

from typing import Any

import pytest

from game import library
from game.games.wonders.ui.draft import DraftScene
from game.games.wonders.ui.score_sheet import ScoreScene
from game.games.wonders.ui.table import WondersTable
from game.games.world.ui.dossier_scene import DossierScene
from game.shelf import LibraryShelf
from game.ui.desk import Desk
from game.ui.dialog import Dialog
from game.ui.help_scene import HelpScene, KeyRow
from game.ui.keys import EVERYWHERE, bindings
from game.ui.settings import Settings
from game.ui.table import Table
from tests.games.world.ui.fought import Fought, battle
from tests.ui.pilot import Pilot

PLAYERS = ("human", "human")
OTHERS = {  # actions that mean nothing at a game's table
    "duel": set[str](),
    "wonders": {"end_turn", "threats"},
    "world": set[str](),
    "front": {"card", "next_board"},
}


def seated(game: str, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> tuple[Pilot, Table]:
    """A new game for two people, its table on the stack, whatever lies upon it."""
    pilot = Pilot(size, LibraryShelf(), Settings(scale=scale))
    session: Any = library.new_table(game, PLAYERS, {}, seed="keys")
    face = pilot.ctx.shelf.face(game)
    table = face.table(pilot.ctx, Desk(pilot.ctx, session, PLAYERS, face.has_secrets))
    assert isinstance(table, Table)
    pilot.show(table)
    pilot.wait(100)
    return pilot, table


def page(pilot: Pilot) -> dict[str, str]:
    """What the page of keys says, action by action; it is open afterwards."""
    pilot.key("f1")
    top = pilot.top
    assert isinstance(top, HelpScene)
    return {row.binding.action: row.words for row in top.group.all() if isinstance(row, KeyRow)}


@pytest.mark.parametrize("game", OTHERS)
def test_a_table_lists_the_keys_that_hold_at_it_and_only_the_duel_speaks_of_leaders(game: str) -> None:
    pilot, table = seated(game)
    pilot.ctx.scenes.push(HelpScene(pilot.ctx, table.keys, table.unused_keys, table.key_words))
    top = pilot.top
    assert isinstance(top, HelpScene)
    told = {row.binding.action: row.words for row in top.group.all() if isinstance(row, KeyRow)}
    assert {"undo", "redo", "hint", "log", "menu"} <= {*told}
    assert not OTHERS[game] & {*told}
    speaks_of_leaders = "threats" in told and "leader" in told["threats"].lower()
    assert speaks_of_leaders == (game == "duel")
    assert (told.get("end_turn") == "End your actions") == (game == "duel")


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((1024, 640), 1.0)])
@pytest.mark.parametrize("game", OTHERS)
def test_no_words_leave_the_page_of_keys(game: str, size: tuple[int, int], scale: float) -> None:
    pilot, table = seated(game, size, scale)
    pilot.ctx.scenes.push(HelpScene(pilot.ctx, table.keys, table.unused_keys, table.key_words))
    top = pilot.top
    assert isinstance(top, HelpScene)
    rows = [row for row in top.group.all() if isinstance(row, KeyRow)]
    for _ in range(12):
        pilot.shot()
        pilot.key("pagedown")
    assert all(row.lines for row in rows), "each has been drawn"
    assert [text for row in rows for text in row.overflow()] == []


def test_screens_upon_a_table_list_their_own_keys() -> None:
    """Draft and score sheet of wonders; nations and battles of world."""
    pilot, table = seated("wonders")
    assert isinstance(pilot.top, DraftScene)
    told = page(pilot)
    assert {"undo", "hint"} <= {*told} and not {"build", "end_turn"} & {*told}
    assert isinstance(table, WondersTable)
    pilot.ctx.scenes.push(ScoreScene(table))
    assert {"score"} == {*page(pilot)} - {binding.action for binding in bindings(EVERYWHERE)}
    pilot, _ = seated("world")
    assert isinstance(pilot.top, DossierScene)
    told = page(pilot)
    assert told["end_turn"] == "Play the nation on show" and not {"threats", "accept"} & {*told}
    told = page(Fought(battle({"mongolia": "1:2i 0:2i"})).pilot)
    assert told["end_turn"] == "Press the bright button" and "threats" not in told


def test_escape_leads_from_a_dossier_to_the_menu() -> None:
    """As it does at the table."""
    pilot, _ = seated("world")
    scene = pilot.top
    assert isinstance(scene, DossierScene)
    pilot.key("esc")
    assert isinstance(pilot.top, Dialog)
    pilot.key("esc")
    back: Any = pilot.top
    assert back is scene
