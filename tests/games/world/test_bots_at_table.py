"""The world's computer players in processes of their own, as a table asks them."""

from __future__ import annotations

import time
from typing import Any

from game import library
from game.brains import WorkerBrain
from game.core.ids import Seat
from game.games.world.commands import Confirm
from game.players import make

PATIENCE = 60  # seconds for a loaded machine


def test_a_visit_to_headquarters_comes_back_from_the_other_process() -> None:
    """R175: it combines what no list of commands holds, and is taken as it is"""
    session: Any = library.new_table("world", ("hard", "hard"), {"scenario": "quick_game"}, seed="worker")
    player = make("world", "hard")
    while session.view("referee").state.step != "headquarters":
        seat = Seat(min(session.to_act))
        session.submit(player.choose(session.view(seat), session.rules, seat, None, "s"))
    seat = Seat(min(session.to_act))
    expected = player.choose(session.view(seat), session.rules, seat, None, "s")
    brain = WorkerBrain(session.header, session.rules, seat, "hard")
    brain.ask(session.view(seat))
    found, until = brain.poll(), time.monotonic() + PATIENCE
    while found is None and time.monotonic() < until:
        time.sleep(0.02)
        found = brain.poll()
    brain.close()
    assert isinstance(found, Confirm)
    assert (found, brain.trouble) == (expected, None)
    assert found not in list(session.rules.commands(session.view(seat).state, seat))
    session.submit(found)
