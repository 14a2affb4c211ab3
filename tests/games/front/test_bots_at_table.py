"""The front's computer players as a table and a program ask for them: over processes and over lines."""

from __future__ import annotations

import json
import time
from typing import Any

from game import library
from game.brains import WorkerBrain
from game.core.ids import Seat
from game.engine import Engine
from game.games.front.commands import Move
from game.players import make

PATIENCE = 60  # seconds for a loaded machine


def test_a_march_comes_back_from_the_other_process() -> None:
    """24.1: it is the command that the same player gives here, and the table takes it"""
    session: Any = library.new_table("front", ("hard", "hard"), {"scenario": "tutorial"}, seed="worker")
    player = make("front", "hard")
    expected: Any = None
    while not isinstance(expected, Move):
        if expected is not None:
            session.submit(expected)
        seat = Seat(min(session.to_act))
        expected = player.choose(session.view(seat), session.rules, seat, None, "s")
    brain = WorkerBrain(session.header, session.rules, seat, "hard")
    brain.ask(session.view(seat))
    found, until = brain.poll(), time.monotonic() + PATIENCE
    while found is None and time.monotonic() < until:
        time.sleep(0.02)
        found = brain.poll()
    brain.close()
    assert (found, brain.trouble) == (expected, None)
    session.submit(found)


def test_a_program_is_told_what_a_computer_player_would_do() -> None:
    """24.1: and may submit it"""
    engine = Engine()

    def say(**request: Any) -> Any:
        reply = json.loads(engine.answer(json.dumps(request).encode()))
        assert reply["ok"], reply
        return reply

    say(do="new", game="front", seats=2, seed="lines", options={"fog_of_war": "on"})
    for _ in range(3):
        command = say(do="bot", seat=0, level="normal")["command"]
        say(do="submit", command=command)
    assert say(do="view", viewpoint=0)["state"]["phase"] in ("C", "D")
