"""Computer players in processes of their own: killed, asked anew, failing; the table always goes on."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from game import library, worker
from game.ai.plain import sober_commands
from game.brains import WorkerBrain
from game.core.codec import canonical, decode_json, plain
from game.core.ids import Seat
from game.core.messages import Command
from game.core.session import Session
from game.games.duel.commands import EndActions
from game.pipe_process import NICER

PATIENCE = 60.0
MULTIPLE_QUESTIONS = 3


@pytest.fixture
def table() -> Session[Any, Any, Any]:
    """A quick duel: a team a side, so that there is something to think about."""
    return library.new_table("duel", ("hard", "hard"), {"mode": "quick"}, seed="brains")


@pytest.fixture
def brain(table: Session[Any, Any, Any]) -> Iterator[WorkerBrain]:
    """The player whose turn it is."""
    brain = WorkerBrain(table.header, table.rules, to_act(table), "hard")
    yield brain
    brain.close()


def test_a_worker_answers_with_a_legal_command(table: Session[Any, Any, Any], brain: WorkerBrain) -> None:
    """And asking for it never waits."""
    begun = time.monotonic()
    brain.ask(table.view(to_act(table)))
    assert brain.poll() is None
    assert time.monotonic() - begun < 1.0
    table.submit(answer(brain))
    assert brain.trouble is None
    assert brain.poll() is None


def test_a_worker_killed_in_mid_thought_is_replaced_and_asked_again(
    table: Session[Any, Any, Any], brain: WorkerBrain
) -> None:
    """The answer comes from the second process; the trouble is named."""
    brain.ask(table.view(to_act(table)))
    first = brain.process_id
    assert first is not None
    os.kill(first, signal.SIGTERM)
    table.submit(answer(brain))
    assert brain.trouble == "brain_restarted"
    assert brain.process_id != first


def test_a_worker_killed_again_and_again_is_stood_in_for(
    table: Session[Any, Any, Any], brain: WorkerBrain
) -> None:
    """A legal command that says nothing about draws is played in its place."""
    brain.ask(table.view(to_act(table)))
    command, end = None, time.monotonic() + PATIENCE
    while command is None and time.monotonic() < end:
        if brain.process_id is not None:
            os.kill(brain.process_id, signal.SIGTERM)
        command = brain.poll()
    assert brain.trouble == "brain_stood_in"
    assert command is not None
    table.submit(command)
    assert type(command).__struct_config__.tag not in ("offer_draw", "accept_draw")


def test_a_stale_answer_is_dropped(table: Session[Any, Any, Any], brain: WorkerBrain) -> None:
    """Of several questions in a row only the last is answered, with a command that fits it."""
    for _ in range(MULTIPLE_QUESTIONS):
        seat = to_act(table)
        brain.ask(table.view(seat))
        time.sleep(0.05)
        table.submit(sober_commands(table.rules, table.view(seat).state, seat)[0])
    seat = to_act(table)
    view = table.view(seat)
    brain.ask(view)
    assert answer(brain) in list(table.rules.commands(view.state, seat))
    time.sleep(0.2)
    assert brain.poll() is None


def test_a_view_that_makes_the_player_fail_is_told_and_stood_in_for(
    table: Session[Any, Any, Any], brain: WorkerBrain
) -> None:
    """The fault's words are kept; a legal command comes all the same."""
    seat = to_act(table)
    view = table.view(seat)
    foe = view.state.leaders[1 - seat]
    lost = {piece: space for piece, space in view.state.where.items() if piece != foe}
    brain.ask(msgspec.structs.replace(view, state=msgspec.structs.replace(view.state, where=lost)))
    table.submit(answer(brain))
    assert brain.trouble == "brain_stood_in"
    assert foe in brain.fault


def test_a_command_that_is_not_legal_never_leaves_the_process(
    table: Session[Any, Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is found out there, since that may take longer than a frame of the window."""
    seat = to_act(table)
    view = table.view(seat)
    legal = next(iter(table.rules.commands(view.state, seat)))
    for command, told in ((legal, "command"), (EndActions(seat=Seat(1 - seat)), "fault")):
        pipe = ScriptedPipe(canonical({"number": 1, "view": plain(view), "seed": "any"}))
        player = SimpleNamespace(choose=lambda *asked, command=command: command)
        monkeypatch.setattr(worker, "make", lambda *made, player=player: player)
        header = table.header
        map_data = library.map_of(library.load("duel"), header)
        worker.serve(cast(Any, pipe), "duel", "hard", map_data, int(seat), 100)
        (answer,) = pipe.answers
        assert told in answer


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="the system knows no priorities")
def test_the_window_goes_before_its_players(table: Session[Any, Any, Any], brain: WorkerBrain) -> None:
    """Where both want a core, the next frame gets it."""
    brain.ask(table.view(to_act(table)))
    answer(brain)
    assert brain.process_id is not None
    behind = os.getpriority(os.PRIO_PROCESS, brain.process_id) - os.getpriority(os.PRIO_PROCESS, 0)
    assert behind == NICER


class ScriptedPipe:
    """One question, then the end; keeps what is answered."""

    def __init__(self, question: bytes) -> None:
        self._questions = [question]
        self.answers: list[Any] = []

    def poll(self) -> bool:
        """No newer question."""
        return False

    def recv_bytes(self) -> bytes:
        """The question, once."""
        if not self._questions:
            raise EOFError
        return self._questions.pop()

    def send_bytes(self, data: bytes) -> None:
        """An answer."""
        self.answers.append(decode_json(data))


def test_closing_leaves_no_process_behind(table: Session[Any, Any, Any], brain: WorkerBrain) -> None:
    """Field: no zombies after a table is left, and closing twice does no harm."""
    brain.ask(table.view(to_act(table)))
    assert multiprocessing.active_children()
    brain.close()
    brain.close()
    assert brain.process_id is None
    assert not multiprocessing.active_children()


def test_the_process_of_a_player_imports_nothing_that_draws() -> None:
    """It starts fast, and pygame says nothing."""
    code = (
        "import sys, game.worker, game.players as p; p.make('duel', 'hard'); print('pygame' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"


def to_act(table: Session[Any, Any, Any]) -> Seat:
    """The one seat whose turn it is."""
    (seat,) = table.to_act
    return seat


def answer(brain: WorkerBrain) -> Command:
    """What the brain says, once it does."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        command = brain.poll()
        if command is not None:
            return command
        time.sleep(0.01)
    raise AssertionError("no answer came")
