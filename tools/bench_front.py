"""Figures of the front for tools/bench.py: reach, supply, assault previews, whole random games."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from game.core.chance import Chance
from game.core.ids import REFEREE, Seat
from game.core.session import Session
from game.games.front import FRONT, attacking
from game.games.front.course import Course
from game.games.front.lines import unsupplied
from game.games.front.marching import March
from game.games.front.model import FrontState
from game.games.front.phases import assault
from game.tiled.maps import load_map

MAPS = Path(__file__).resolve().parents[1] / "maps"
ROUNDS = 10
LEAST_COUNTERS, LEAST_TARGETS = 40, 4
BATTLES = 3


@dataclass(frozen=True)
class Figures:
    """Seconds at the start of St. Vith and amid its fights: the slowest and the mean reach of a unit, supply
    of both sides, the slowest and the mean preview of an assault by all that can attack."""

    counters: int
    targets: int
    slowest_reach: float
    mean_reach: float
    supply: float
    slowest_preview: float
    mean_preview: float

    def __str__(self) -> str:
        ms = [
            f"{1000 * seconds:.2f}"
            for seconds in (
                self.slowest_reach, self.mean_reach, self.supply, self.slowest_preview, self.mean_preview
            )
        ]  # fmt: skip
        return (
            f"{self.counters} counters, {self.targets} targets: reach {ms[0]} ms at most, {ms[1]} mean; "
            f"supply of both sides {ms[2]} ms; preview {ms[3]} ms at most, {ms[4]} mean"
        )


def figures() -> tuple[Figures, ...]:
    """At the start, and in positions of random games with fights going on and 40 counters or more."""
    start = _laid("st_vith")
    states = [start.view(REFEREE).state, *(_battle(f"bench {number}") for number in range(BATTLES))]
    return tuple(_measured(start.rules, state) for state in states)


def _measured(rules: Any, state: FrontState) -> Figures:
    course = rules.course(state)
    on_map = [unit for unit, one in state.units.items() if one.hex]
    reaches = [_mean(partial(_reach, course, unit)) for unit in on_map]
    plans = _plans(course)
    previews = [_mean(partial(_preview, course, *plan)) for plan in plans] or [0.0]

    def supply() -> None:
        fresh = Course(course.ground, course.book, state)
        unsupplied(fresh, Seat(0))
        unsupplied(fresh, Seat(1))

    return Figures(
        len(on_map) + len(state.leaders), len(plans), max(reaches), sum(reaches) / len(reaches),
        _mean(supply), max(previews), sum(previews) / len(previews),
    )  # fmt: skip


def _reach(course: Course, unit: str) -> None:
    March(course, (unit,)).reach()


def _plans(course: Course) -> list[tuple[str, tuple[str, ...]]]:
    """By hex that the active seat can attack: all that can attack it."""
    seat = course.state.active
    return [(target, attacking.able(course, seat, target)) for target in attacking.targets(course, seat)]


def _preview(course: Course, target: str, units: tuple[str, ...]) -> None:
    """Nothing is kept from one preview to the next: the stacks are counted anew."""
    assault.preview(Course(course.ground, course.book, course.state), target, units)


def _battle(seed: str) -> FrontState:
    """A position of a random game, in the Ground Assault Segment of a turn with many fights."""
    session = _laid("st_vith", seed)
    rules: Any = session.rules
    while session.outcome is None:
        state: FrontState = session.view(REFEREE).state
        if state.phase == "E2" and state.assault is None:
            on_map = sum(bool(one.hex) for one in state.units.values())
            if on_map >= LEAST_COUNTERS and len(_plans(rules.course(state))) >= LEAST_TARGETS:
                return state
        _random_entry(session, seed)
    raise AssertionError(f"no battle in {seed}")


def _random_entry(session: Session[Any, Any, Any], seed: str) -> None:
    seat = min(session.to_act)
    legal = list(session.rules.commands(session.view(seat).state, seat))
    luck = Chance(seed, session.index)
    session.submit(legal[luck.below(len(legal))])


def random_game(scenario: str) -> tuple[int, float]:
    """Entries and seconds of one random game by the rules."""
    session = _laid(scenario)
    began = time.thread_time()
    while session.outcome is None:
        seat = min(session.to_act)
        legal = list(session.rules.commands(session.view(seat).state, seat))
        session.submit(legal[Chance("bench", session.index).below(len(legal))])
    return session.index, time.thread_time() - began


def _laid(scenario: str, seed: str = "bench") -> Session[Any, Any, Any]:
    options = {"scenario": scenario}
    data = load_map(MAPS / FRONT.map_for(options)).data
    game: Any = FRONT
    return Session.new(game, seats=2, seed=seed, options=options, map_data=data, map_name="bench")


def _mean(work: Callable[[], object]) -> float:
    began = time.thread_time()
    for _ in range(ROUNDS):
        work()
    return (time.thread_time() - began) / ROUNDS


if __name__ == "__main__":
    for row in figures():
        print(row)
