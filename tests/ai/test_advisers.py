"""Hints and analyses from a process of their own: answered, dropped, killed, never waited for."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from game import library
from game.advisers import WorkerAdviser
from game.core.session import Session
from game.kit.insight import Analysis
from game.ui.shelf import AdviceFault, Hint

PATIENCE = 60.0
Answer = Hint | Analysis | AdviceFault


@pytest.fixture
def table() -> Session[Any, Any, Any]:
    """A quick duel."""
    return library.new_table("duel", ("human", "human"), {"mode": "quick"}, seed="advisers")


@pytest.fixture
def adviser(table: Session[Any, Any, Any]) -> Iterator[WorkerAdviser]:
    """Who knows the duel."""
    adviser = WorkerAdviser(table.header)
    yield adviser
    adviser.close()


def answered(adviser: WorkerAdviser) -> Answer:
    """The answer, patiently."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = adviser.poll()
        if found is not None:
            return found
        time.sleep(0.01)
    raise AssertionError("no answer came")


def test_a_hint_is_legal_and_an_analysis_follows_from_the_same_process(
    table: Session[Any, Any, Any], adviser: WorkerAdviser
) -> None:
    """Only the question that was put last is answered."""
    (seat,) = table.to_act
    view = table.view(seat)
    adviser.ask_analysis(view)
    adviser.ask_hint(view, seat)
    assert adviser.poll() is None or adviser.is_busy is False
    hint = answered(adviser)
    assert isinstance(hint, Hint)
    assert hint.command in list(table.rules.commands(view.state, seat))
    adviser.ask_analysis(view)
    assert isinstance(answered(adviser), Analysis)
    assert not adviser.is_busy


def test_an_adviser_killed_in_mid_thought_says_so_and_answers_all_the_same(
    table: Session[Any, Any, Any], adviser: WorkerAdviser
) -> None:
    """The answer comes from a second process; the next question is a new one."""
    (seat,) = table.to_act
    adviser.ask_hint(table.view(seat), seat)
    first = adviser.process_id
    assert first is not None and not adviser.has_restarted
    os.kill(first, signal.SIGKILL)
    assert isinstance(answered(adviser), Hint)
    assert adviser.has_restarted and adviser.process_id != first
    adviser.ask_analysis(table.view(seat))
    assert not adviser.has_restarted


def test_an_adviser_killed_again_and_again_leaves_the_question_and_answers_the_next(
    table: Session[Any, Any, Any], adviser: WorkerAdviser
) -> None:
    """Nobody waits for ever, and nothing is lost but one answer."""
    (seat,) = table.to_act
    adviser.ask_hint(table.view(seat), seat)
    answer, end = None, time.monotonic() + PATIENCE
    while answer is None and time.monotonic() < end:
        if adviser.process_id is not None:
            os.kill(adviser.process_id, signal.SIGKILL)
        answer = adviser.poll()
    assert isinstance(answer, AdviceFault)
    assert not adviser.is_busy
    adviser.ask_analysis(table.view(seat))
    assert isinstance(answered(adviser), Analysis)


def test_a_dropped_question_is_not_answered(table: Session[Any, Any, Any], adviser: WorkerAdviser) -> None:
    """The game has gone on meanwhile."""
    (seat,) = table.to_act
    adviser.ask_analysis(table.view(seat))
    adviser.drop()
    assert adviser.poll() is None
    adviser.close()
    assert adviser.process_id is None


def test_the_process_of_an_adviser_imports_nothing_that_draws() -> None:
    """It starts fast."""
    code = (
        "import sys, game.advice_worker; from game.insights import GAMES, insight;"
        "[insight(game) for game in GAMES]; print('pygame' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
