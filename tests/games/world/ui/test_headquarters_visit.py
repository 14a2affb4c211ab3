"""A visit to headquarters goes on where it was when the window was closed: draft and timer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import players
from game.games.world.commands import Confirm
from game.games.world.headquarters_draft import with_item
from game.games.world.model import Draft, Units, office_of
from game.games.world.ui.headquarters import HeadquartersScene
from game.shelf import LibraryShelf
from game.ui.sit_down import sit_down
from game.ui.title import TitleScene
from tests.games.world.ui.dossiers import Opened, busy
from tests.ui.pilot import Pilot

Desk = Opened[HeadquartersScene]


def opened(folder: Path, people: int = 3, **options: Any) -> Desk:
    """Headquarters of seat 0; settings lie in `folder`."""
    return Opened(HeadquartersScene, busy(**options), people, settings_path=folder / "settings.json")


def begun(folder: Path) -> list[Path]:
    """The files of what was begun."""
    return sorted((folder / "begun").glob("*"))


def order(desk: Desk, count: int) -> None:
    """Lift the cover and order so many tanks with the plus plate."""
    if "lift" in desk.pilot.names():
        desk.pilot.click("lift")
    for _ in range(count):
        desk.pilot.click(desk.pilot.find("item:tank").plus().center)  # type: ignore[attr-defined]


def test_what_was_set_is_there_again_after_the_cover(tmp_path: Path) -> None:
    """R175 R176: steps back are gone, the orders are not."""
    desk = opened(tmp_path)
    order(desk, 2)
    scene = desk.again()
    assert "lift" in desk.pilot.names() and not desk.pilot.find("lift").disabled
    desk.pilot.click("lift")
    assert scene.drafting.draft == Draft(units=Units(tank=2))
    assert desk.pilot.find("item:tank").value == 2  # type: ignore[attr-defined]
    desk.pilot.click("sign")
    assert desk.commands == [Confirm(seat=scene.seat, draft=Draft(units=Units(tank=2)))]
    assert begun(tmp_path) == []


def test_the_timer_goes_on_where_it_was(tmp_path: Path) -> None:
    """R029: to the second; closing the window gains nothing, and standing closed costs nothing."""
    desk = opened(tmp_path, timer="60")
    desk.pilot.click("lift")
    desk.pilot.wait(20_000)
    desk.again()
    desk.pilot.wait(5_000)
    desk.pilot.click("lift")
    desk.pilot.frame()
    assert 38 <= desk.scene.clock.seconds <= 40
    desk.pilot.now += 41_000
    desk.pilot.frame()
    assert desk.commands == [Confirm(seat=desk.scene.seat)]


def test_a_process_that_dies_loses_a_second_of_the_timer_at_most(tmp_path: Path) -> None:
    """R029: the file is written while the clock runs, not only when the window closes."""
    desk = opened(tmp_path, timer="60")
    order(desk, 1)
    desk.pilot.wait(10_000)
    desk.scene.visit.keep = lambda drafting, clock: None  # type: ignore[method-assign]  # it died here
    scene = desk.again()
    assert scene.drafting.draft.units == Units(tank=1)
    assert 48 <= scene.clock.seconds <= 51


def test_the_cover_shows_nothing_of_what_is_kept(tmp_path: Path) -> None:
    """R070 A60: not a pixel, however much was tried and however little time is left."""
    shots = []
    for count in (0, 3):
        desk = opened(tmp_path / str(count), timer="60")
        order(desk, count)
        desk.pilot.wait(900.0 * count)
        desk.again()
        desk.pilot.move((5, 5))
        shots.append(desk.bytes())
    assert shots[0] == shots[1]


def test_the_log_holds_nothing_of_what_is_kept(tmp_path: Path) -> None:
    """R175: entries come of signing alone; the file holds the newest draft, not how often it was changed."""
    desk = opened(tmp_path)
    order(desk, 1)
    (first,) = (path.read_bytes() for path in begun(tmp_path))
    for _ in range(4):
        order(desk, 1)
        desk.pilot.key("ctrl+z")
    assert [path.read_bytes() for path in begun(tmp_path)] == [first]
    assert desk.commands == []


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff" * 40, b'{"seat":0}', b"[" * 5000, b"0" * 2_000_000])
def test_a_damaged_file_costs_the_draft_alone_and_is_told_to_its_player(
    tmp_path: Path, damage: bytes
) -> None:
    desk = opened(tmp_path)
    order(desk, 2)
    (file,) = begun(tmp_path)
    desk.pilot.ctx.scenes.pop()
    file.write_bytes(damage)
    scene = desk.again()
    assert scene.toasts.text == ""  # not before the cover is lifted
    desk.pilot.click("lift")
    assert scene.drafting.draft == Draft()
    assert scene.toasts.text == scene.words.say("visit.unreadable")


def test_a_draft_that_is_not_possible_is_not_taken(tmp_path: Path) -> None:
    """R175: whatever somebody has written into the file."""
    desk = opened(tmp_path)
    order(desk, 1)
    points = office_of(desk.scene.state, desk.scene.seat).points
    desk.scene.drafting.draft = with_item(Draft(), "aircraft", points)
    desk.pilot.frame()
    scene = desk.again()
    desk.pilot.click("lift")
    assert scene.drafting.draft == Draft()
    assert scene.toasts.text == scene.words.say("visit.unfit")


def test_what_was_kept_of_another_visit_is_not_taken(tmp_path: Path) -> None:
    """Of another entry of the same game, as after something was taken back."""
    desk = opened(tmp_path)
    order(desk, 2)
    (file,) = begun(tmp_path)
    desk.pilot.ctx.scenes.pop()
    file.write_bytes(file.read_bytes().replace(b'"index":1', b'"index":7'))
    desk.again()
    desk.pilot.click("lift")
    assert desk.scene.drafting.draft == Draft() and desk.scene.toasts.text == ""


@pytest.fixture
def shelf(leaders_home: Path) -> Iterator[LibraryShelf]:
    """The real shelf with nothing on it."""
    made = LibraryShelf()
    yield made
    made.close()


def test_a_saved_game_left_in_headquarters_goes_on_there(shelf: LibraryShelf, leaders_home: Path) -> None:
    """R007 R175: by the menu to the title, and back by Continue."""
    options = {"scenario": "quick_game", "nations": "fixed"}
    session = shelf.new_table("world", ("human", "human"), options, "visit")
    mind = players.make("world", "easy")
    while session.view("referee").state.step != "headquarters":
        seat = min(session.to_act)
        session.submit(mind.choose(session.view(seat), session.rules, seat, None, "visit"))
    pilot = Pilot((1280, 720), shelf, settings_path=leaders_home / "settings.json")
    pilot.show(TitleScene(pilot.ctx))
    sit_down(pilot.ctx, session, replace=False)
    pilot.frame()
    pilot.click("lift")
    pilot.click(pilot.find("item:infantry").plus().center)  # type: ignore[attr-defined]
    pilot.key("f10")
    pilot.click("leave")
    pilot.click("continue")
    pilot.frame()
    pilot.click("lift")
    scene = pilot.top
    assert isinstance(scene, HeadquartersScene)
    assert scene.drafting.draft == Draft(units=Units(1))
    pilot.ctx.scenes.reset()
