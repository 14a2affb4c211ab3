"""Processes that are killed in mid-thought, seen from where their answers are waited for: the computer player
at each game's table, who looks for a hint, the viewer's analysis."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game import library
from game.advisers import WorkerAdviser
from game.brains import WorkerBrain
from game.games.duel.model import NORTH, SOUTH
from game.shelf import LibraryShelf
from game.ui.analyst import Analyst
from game.ui.desk import Desk
from game.ui.desk_scene import DeskScene
from game.ui.replay_scene import ReplayScene
from game.ui.settings import Settings
from tests.games.duel.ui.seated import Seated
from tests.ui import played
from tests.ui.pilot import Pilot

PATIENCE = 60.0  # seconds for a loaded machine


@pytest.fixture
def seated() -> Iterator[Seated]:
    """A person against a computer player that begins with a team to think about."""
    table = Seated(players=("human", "normal"), options={"mode": "quick"})
    yield table
    table.desk.close()


def test_a_table_says_that_its_player_was_killed_starts_it_again_and_plays_on(seated: Seated) -> None:
    """The notice comes once; until the answer is there the window goes on drawing and takes the mouse."""
    table, entries = seated.table, seated.session.index
    first = thinking(seated)
    os.kill(first, signal.SIGKILL)
    frames = seated.pilot.app.frames
    until(seated, lambda: "started again" in table.toasts.text)
    assert seated.session.index == entries
    seated.pilot.move((300, 300))
    assert seated.pilot.app.frames > frames
    second = brain(seated).process_id
    assert second is not None and second != first
    until(seated, lambda: seated.session.index > entries)
    (entry,) = seated.session.full_log().entries[entries : entries + 1]
    assert entry.command is not None and entry.command.seat == NORTH
    until(seated, lambda: SOUTH in seated.session.to_act)


def test_leaving_the_table_in_mid_thought_ends_the_process_and_drops_its_answer(seated: Seated) -> None:
    entries = seated.session.index
    process = thinking(seated)
    seated.desk.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert seated.session.index == entries


@pytest.mark.parametrize("game", ["wonders", "world", "front"])
def test_every_games_table_says_that_its_player_was_killed_and_plays_on(game: str) -> None:
    """It is laid and painted for people first, so that the process dies before it can have answered."""
    pilot = Pilot(shelf=LibraryShelf(), settings=Settings(reduced_motion=True))
    session: Any = library.new_table(game, ("easy",) * 2, {}, seed="killed")
    face = pilot.ctx.shelf.face(game)
    desk = Desk(pilot.ctx, session, ("human",) * 2, face.has_secrets)
    table = pilot.show(face.table(pilot.ctx, desk))
    pilot.settle()
    try:
        desk.players = ("easy",) * 2
        wait_for(pilot, lambda: bool(desk._brains))
        ((seat, player),) = desk._brains.items()
        assert isinstance(player, WorkerBrain) and player.process_id is not None
        os.kill(player.process_id, signal.SIGKILL)
        wait_for(pilot, lambda: "started again" in said(pilot.top))
        assert session.index == 1
        wait_for(pilot, lambda: session.index > 1)
        assert session.full_log().entries[1].command.seat == seat
    finally:
        table.leave()


def test_who_looks_for_a_hint_is_killed_said_to_be_and_still_gives_it() -> None:
    table = Seated(options={"mode": "quick"})
    try:
        table.pilot.key("h")
        adviser = table.desk.adviser
        assert isinstance(adviser, WorkerAdviser) and adviser.process_id is not None
        os.kill(adviser.process_id, signal.SIGKILL)
        until(table, lambda: "was started again" in table.table.toasts.text)
        until(table, lambda: table.table.toasts.text.startswith("Hint: "))
    finally:
        table.desk.close()


def test_the_viewers_analysis_is_killed_said_to_be_and_goes_on() -> None:
    pilot = Pilot(shelf=LibraryShelf())
    replay = played.stored(30)
    scene = ReplayScene(pilot.ctx, replay, played.FACES["duel"](), at=20)
    pilot.show(scene)
    try:
        pilot.key("a")
        analyst = scene.analysis.analyst
        adviser = adviser_of(analyst)
        assert adviser.process_id is not None
        os.kill(adviser.process_id, signal.SIGKILL)
        wait_for(pilot, lambda: "was started again" in scene.toasts.text)
        wait_for(pilot, lambda: 20 in analyst.found)
        assert not analyst.has_failed
    finally:
        scene.leave()


def adviser_of(analyst: Analyst) -> WorkerAdviser:
    """Who thinks for the viewer."""
    adviser = analyst._adviser
    assert isinstance(adviser, WorkerAdviser)
    return adviser


def said(scene: object) -> str:
    """What the note of a scene at a desk says."""
    assert isinstance(scene, DeskScene)
    return scene.toasts.text


def thinking(seated: Seated) -> int:
    """The process that thinks for the table."""
    until(seated, lambda: NORTH in seated.desk._brains and brain(seated).process_id is not None)
    process = brain(seated).process_id
    assert process is not None
    return process


def brain(seated: Seated) -> WorkerBrain:
    """Who thinks in the north."""
    found = seated.desk._brains[NORTH]
    assert isinstance(found, WorkerBrain)
    return found


def until(seated: Seated, is_so: Callable[[], bool]) -> None:
    """Let frames pass at a table until something is so."""
    wait_for(seated.pilot, is_so)


def wait_for(pilot: Pilot, is_so: Callable[[], bool]) -> None:
    """Let frames pass until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        pilot.frame()
        time.sleep(0.005)
