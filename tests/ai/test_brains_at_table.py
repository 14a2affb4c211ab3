"""A computer player whose process is killed in mid-thought, seen from the table where it sits."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator

import pytest

from game.brains import WorkerBrain
from game.games.duel.model import NORTH, SOUTH
from tests.games.duel.ui.seated import Seated

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
    """Let frames pass until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        seated.pilot.wait(32)
        time.sleep(0.005)
