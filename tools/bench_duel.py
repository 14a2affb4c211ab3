"""Figures of the duel's packed core for tools/bench.py: whole turns and wins at five figures a side.

Positions come from random play that takes any win in one action. `python -m tools.bench_duel plain` (or
`compiled`) measures in a process of its own and prints JSON.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]


def measured(kind: str, count: int = 60) -> dict[str, Any]:
    """The figures of the plain or the compiled core, out of a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.bench_duel", kind, str(count)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    out: dict[str, Any] = json.loads(done.stdout)
    return out


_TRIES = 3  # of each list of turns; the quickest counts, what else runs here makes the others slower


def main(kind: str, count: int) -> None:
    """Measure here."""
    from game import compiled

    if kind == "plain":
        os.environ[compiled.SWITCH] = "off"
    is_built = compiled.enable()
    if kind == "compiled" and not is_built:
        print(json.dumps({"built": False}))
        return
    from game.games.duel.fast_moves import FastMoves
    from game.games.duel.fast_turns import FastTurns
    from game.games.duel.fast_win import FastWin
    from game.games.duel.puzzles import packed

    rules, turns, wins, sizes = _rules(), [], [], []
    for state in _positions(rules, count):
        board = packed(rules, state)
        moves, side = FastMoves(board), int(state.active)
        spent = []
        for _ in range(_TRIES):
            found = FastTurns(moves, side)
            began = time.process_time()
            found.find(0)
            spent.append(time.process_time() - began)
        turns.append(min(spent))
        sizes.append(len(found.ends))
        search = FastWin(moves, side, lambda: False)
        began = time.process_time()
        search.shortest(0)
        wins.append(time.process_time() - began)
    print(
        json.dumps(
            {
                "built": is_built,
                "boards": statistics.median(sizes),
                "turn_ms": 1000 * statistics.median(turns),
                "win_ms": 1000 * statistics.median(wins),
                "worst_win_ms": 1000 * max(wins),
            }
        )
    )


def _rules() -> Any:
    from game import library

    game = library.load("duel")
    return game.rules(library.bundled_map(game))


def _positions(rules: Any, count: int) -> Iterator[Any]:
    """Beginnings of turns with five figures a side, one a game."""
    from game.core.chance import Chance
    from game.core.ruleset import Setup
    from game.games.duel import DUEL

    luck, game = random.Random(6), 0
    while count:
        game += 1
        state = rules.initial(Setup(2, DUEL.parse_options({})))
        events = rules.setup(state, Chance(f"bench {game}", 0))
        wanted, index = luck.randint(10, 16), 0
        while True:
            for event in events:
                state = rules.evolve(state, event)
            if state.outcome is not None:
                break
            if state.turn >= wanted and state.phase == "actions" and not state.acted:
                sides = [sum(owner == seat for owner in state.owner.values()) for seat in (0, 1)]
                if sides == [5, 5]:
                    count -= 1
                    yield state
                break
            index += 1
            (seat,) = rules.to_act(state)
            command = _at_random(rules, state, list(rules.commands(state, seat)), luck)
            events = rules.decide(state, command, Chance(f"bench {game}", index))


def _at_random(rules: Any, state: Any, legal: list[Any], luck: random.Random) -> Any:
    """A win in one action where there is one, else anything but a draw offer."""
    from game.core.chance import Chance

    sober = [one for one in legal if type(one).__name__ != "OfferDraw"]
    if state.phase == "actions":
        for command in sober:
            events = rules.decide(state, command, Chance("", 0))
            if type(events[-1]).__name__ == "GameEnded":
                return command
    return luck.choice(sober)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
