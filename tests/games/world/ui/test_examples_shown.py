"""The rules pages lead to every worked example: it is watched in the viewer and played on at the table."""

from __future__ import annotations

import pytest

from game.core.ids import REFEREE
from game.games.world.examples import load_examples
from game.games.world.ui.face import WorldFace
from game.games.world.ui.table import WorldTable
from game.shelf import LibraryShelf
from game.ui.replay_scene import ReplayScene
from game.ui.rules_scene import RulesScene
from tests.ui.pilot import Pilot


@pytest.mark.parametrize("name", load_examples())
def test_an_example_is_watched_from_its_page_of_the_rules(name: str) -> None:
    """R121, R154, R164, R172, R192, R196, R201, R228, R229"""
    pilot = Pilot(shelf=LibraryShelf())
    pilot.show(RulesScene(pilot.ctx, WorldFace(), f"example:{name}"))
    pilot.settle()
    assert pilot.overflow() == []
    pilot.click("watch")
    viewer = pilot.top
    assert isinstance(viewer, ReplayScene)
    assert viewer.reel.eyes == REFEREE and viewer.reel.index <= 1
    viewer.jump(len(load_examples()[name].commands) + 1)
    pilot.settle()
    assert viewer.reel.index == viewer.reel.length
    pilot.key("escape")
    assert isinstance(pilot.top, RulesScene)


def test_an_example_is_played_on_at_a_table() -> None:
    """R101: the viewer's own way leads there."""
    pilot = Pilot(shelf=LibraryShelf())
    pilot.show(RulesScene(pilot.ctx, WorldFace(), "example:reroll"))
    pilot.click("watch")
    viewer = pilot.top
    assert isinstance(viewer, ReplayScene)
    viewer.jump(1)
    pilot.click("play_on")
    pilot.settle()
    assert isinstance(pilot.top, WorldTable)
