"""How long the front's computer players think: whole turns of whole games of St. Vith against each other.

A whole turn is a player turn of the rules (3.2.0): all commands that the seat whose turn it is gives in its
phases A to G, in processor time of its thinking. What it answers in the enemy's turn is told beside it.
Run it as `python -m tools.bench_front_players [GAMES [LEVEL]]`.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections import defaultdict
from typing import Any, NamedTuple

from game import library
from game.core.ids import REFEREE, Seat
from game.players import make

SCENARIO = {"scenario": "st_vith"}


class Thinking(NamedTuple):
    """Seconds of thinking: each whole turn of a seat, each answering in an enemy turn, each command."""

    turns: list[float]
    answers: list[float]
    commands: list[float]

    def __str__(self) -> str:
        rows = []
        for name, row in zip(("whole turns", "answers", "commands"), self, strict=True):
            times = sorted(row) or [0.0]
            late = times[min(len(times) - 1, int(0.95 * len(times)))]
            rows.append(
                f"{len(row)} {name}: median {statistics.median(times):.2f} s, p95 {late:.2f} s, longest"
                f" {times[-1]:.2f} s"
            )
        return "; ".join(rows)


def thinking(games: int, level: str = "hard", most: int | None = None) -> Thinking:
    """Measured over games of a level against itself; `most` cuts each off after so many entries."""
    found = Thinking([], [], [])
    for number in range(games):
        _play(found, f"thinking {number}", level, most)
    return found


def _play(found: Thinking, seed: str, level: str, most: int | None) -> None:
    session: Any = library.new_table("front", (level, level), SCENARIO, seed=seed)
    players = [make("front", level) for _ in range(2)]
    spent: dict[tuple[str, int, int], float] = defaultdict(float)
    while session.outcome is None and (most is None or session.index < most):
        seat = Seat(min(session.to_act))
        view = session.view(seat)
        began = time.thread_time()
        command = players[seat].choose(view, session.rules, seat, None, seed)
        took = time.thread_time() - began
        state = session.view(REFEREE).state
        spent[state.turn, state.active, seat] += took
        found.commands.append(took)
        session.submit(command)
    found.turns.extend(took for (_, active, seat), took in spent.items() if active == seat)
    found.answers.extend(took for (_, active, seat), took in spent.items() if active != seat)


def main(arguments: list[str]) -> None:
    """Print the figures."""
    games = int(arguments[0]) if arguments else 1
    level = arguments[1] if len(arguments) > 1 else "hard"
    print(f"{games} games of St. Vith, {level} against {level}: {thinking(games, level)}")


if __name__ == "__main__":
    main(sys.argv[1:])
