"""The choice of a nation, by mouse and by keys."""

from __future__ import annotations

from typing import Any

import pytest

from game import library
from game.core.session import Session
from game.games.world import WORLD
from game.games.world.commands import ChooseNation
from game.games.world.ui.nation import NationScene
from game.ui.desk import Desk
from game.ui.settings import Settings
from tests.games.world.ui.dossiers import SIZES, Bare
from tests.games.world.ui.seated import Shelf
from tests.ui.pilot import BareScene, Pilot


class Choosing:
    """People who choose nations, some of which are taken before."""

    def __init__(self, *taken: str, people: int = 3, size: str = "1280x720", **options: Any) -> None:
        if "world" not in library.names():
            library.register("world", lambda: WORLD)  # type: ignore[arg-type, return-value]
        window, scale = SIZES[size]
        self.pilot = Pilot(size=window, shelf=Shelf(), settings=Settings(scale=scale))
        self.session: Session[Any, Any, Any] = library.new_table(
            "world", ("human",) * people, options, seed="n"
        )
        self.desk = Desk(self.pilot.ctx, self.session, ("human",) * people, True)
        for nation in taken:
            self.desk.submit(ChooseNation(seat=min(self.session.to_act), nation=nation))
            self.desk.take_over()
        self.pilot.show(BareScene(self.pilot.ctx, "table"))
        self.scene = NationScene(self.pilot.ctx, Bare(self.desk))
        self.pilot.show(self.scene)

    @property
    def nations(self) -> list[str]:
        """What has been taken, in order."""
        entries = self.session.full_log().entries
        return [entry.command.nation for entry in entries if entry.command is not None]


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_nation_is_paged_to_and_taken(hand: str) -> None:
    """R017 R035"""
    choosing = Choosing()
    if hand == "mouse":
        choosing.pilot.click("following")
        choosing.pilot.click("nation:france")
        choosing.pilot.click("take")
    else:
        choosing.pilot.key("right", "right", "enter")
    assert choosing.nations == ["france"]
    assert isinstance(choosing.pilot.top, BareScene)


def test_a_nation_that_is_taken_is_refused_with_its_owner() -> None:
    """R017"""
    choosing = Choosing("usa")
    assert choosing.scene.shown == "united_kingdom"
    choosing.pilot.click("nation:usa")
    choosing.pilot.click("take")
    assert choosing.scene.toasts.rule == "R017"
    owner = int(choosing.session.full_log().entries[1].command.seat) + 1  # type: ignore[union-attr]
    assert choosing.scene.toasts.text == f"Player {owner} has taken the nation United States."
    assert choosing.nations == ["usa"]


def test_a_full_bloc_is_told() -> None:
    """R019"""
    choosing = Choosing("usa", nations="by_bloc")
    choosing.pilot.click("nation:united_kingdom")
    choosing.pilot.click("take")
    assert choosing.scene.toasts.rule == "R019"


@pytest.mark.parametrize(("nation_set", "count"), [("base", 6), ("all", 12)])
def test_the_shelf_holds_the_nations_of_the_set(nation_set: str, count: int) -> None:
    """R017"""
    choosing = Choosing(nation_set=nation_set)
    assert len([name for name in choosing.pilot.names() if name.startswith("nation:")]) == count


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("people", [2, 6])
def test_no_word_leaves_its_place_on_any_nation(people: int, size: str) -> None:
    """Readable at every size, with all twelve nations."""
    choosing = Choosing(people=people, size=size, nation_set="all", nations="by_bloc", start="home_area")
    for _ in choosing.scene.nations:
        assert choosing.pilot.overflow() == []
        choosing.pilot.key("right")
