"""Figures of the front for tools/bench.py: reach, supply, whole random games."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from game.core.chance import Chance
from game.core.ids import REFEREE, Seat
from game.core.session import Session
from game.games.front import FRONT
from game.games.front.course import Course
from game.games.front.lines import unsupplied
from game.games.front.marching import March
from game.tiled.maps import load_map

MAPS = Path(__file__).resolve().parents[1] / "maps"
ROUNDS = 30


def reach_and_supply() -> tuple[float, float, float]:
    """Seconds: the slowest and the mean reach of a unit at the start of St. Vith; supply of both sides."""
    session = _laid("st_vith")
    state = session.view(REFEREE).state
    rules: Any = session.rules
    course = rules.course(state)
    times = [_mean(partial(_reach, course, unit)) for unit in state.units]

    def supply() -> None:
        fresh = rules.course(state)
        unsupplied(fresh, Seat(0))
        unsupplied(fresh, Seat(1))

    return max(times), sum(times) / len(times), _mean(supply)


def _reach(course: Course, unit: str) -> None:
    March(course, (unit,)).reach()


def random_game(scenario: str) -> tuple[int, float]:
    """Entries and seconds of one random game by the rules."""
    session = _laid(scenario)
    began = time.thread_time()
    while session.outcome is None:
        seat = min(session.to_act)
        legal = list(session.rules.commands(session.view(seat).state, seat))
        session.submit(legal[Chance("bench", session.index).below(len(legal))])
    return session.index, time.thread_time() - began


def _laid(scenario: str) -> Session[Any, Any, Any]:
    options = {"scenario": scenario}
    data = load_map(MAPS / FRONT.map_for(options)).data
    game: Any = FRONT
    return Session.new(game, seats=2, seed="bench", options=options, map_data=data, map_name="bench")


def _mean(work: Callable[[], object]) -> float:
    began = time.thread_time()
    for _ in range(ROUNDS):
        work()
    return (time.thread_time() - began) / ROUNDS
