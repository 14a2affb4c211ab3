"""Judges the duel's hard player turn by turn: `python -m tools.duel_turns LOGS [--turns N] [--time MS]`.

LOGS is a folder of logs from `leaders bots duel --logs`. At the beginning of turns in them a player is asked
for a whole turn, which is then held against exact answers: did it miss a win of that turn, and did it hand
the enemy a win for the next that another turn would have avoided?
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

from game import compiled, library
from game.core.chance import Chance
from game.core.ids import Seat
from game.core.log import LogError
from game.core.view import PlayerView
from game.players import levels, yardsticks

_LOOKED_S = 60.0  # for a turn that would have been safe; a turn counts as avoidable only when one was found


def main(arguments: list[str]) -> int:
    """Print the counts; 0 when there were turns to look at."""
    parser = argparse.ArgumentParser(prog="duel_turns", description="Judge the duel's player by turns.")
    parser.add_argument("logs", type=Path)
    parser.add_argument("--turns", type=_count, default=1000)
    parser.add_argument("--time", type=_count, default=2000, metavar="MS", help="of processor time a turn")
    parser.add_argument("--level", default="hard", choices=(*levels("duel"), *yardsticks("duel")))
    given = parser.parse_args(arguments)
    try:
        turns = _turns(given.logs, given.turns)
    except (LogError, OSError) as fault:
        parser.error(str(fault))
    print("packed core:", "compiled" if compiled.enable() else "plain", flush=True)
    asked = winnable = missed = handed = avoidable = 0
    for rules, state in turns:
        won, after = _play(rules, state, given.level, given.time, asked)
        asked += 1
        if _win(rules, state, state.active, state.acted):
            winnable += 1
            missed += not won
        elif after.outcome is None and _win(rules, after, Seat(1 - state.active), ()):
            handed += 1
            is_avoidable = _had_safe_turn(rules, state)
            avoidable += is_avoidable
            if is_avoidable:
                print(f"handed over: turn {state.turn}, {state.where}", file=sys.stderr, flush=True)
        if asked % 50 == 0:
            print(f"{asked} turns: {missed} missed, {avoidable} handed over", file=sys.stderr, flush=True)
    print(
        f"{asked} turns of {given.level} at {given.time} ms: a win was there in {winnable}, {missed} missed;"
        f" the enemy had a win afterwards in {handed}, avoidable in {avoidable}"
        f" ({100 * avoidable / max(1, asked):.2f} %)"
    )
    return 0 if asked else 1


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text[:9]) >= 1 and len(text) <= 7):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to 9999999")
    return int(text)


def _turns(folder: Path, most: int) -> list[tuple[Any, Any]]:
    """Beginnings of turns, spread over the games. Raises LogError for what is no duel's log, and OSError."""
    found: list[tuple[Any, Any]] = []
    for path in sorted(path for path in folder.iterdir() if path.suffix == ".leaders"):
        replay = library.open_replay(path).replay
        if replay.header.game != "duel":
            raise LogError(f"a log of {replay.header.game}, not of a duel", path=str(path))
        rules = library.rules_for(library.load("duel"), replay.header)
        seen: set[int] = set()
        for index in range(replay.length):
            state = replay.view(index, "referee").state
            if state.phase == "actions" and state.turn not in seen and len(state.where) > 3:
                seen.add(state.turn)
                found.append((rules, state))
    step = max(1, len(found) // most)
    return found[::step][:most]


def _play(rules: Any, state: Any, level: str, time_ms: int, number: int) -> tuple[bool, Any]:
    """Whether the side won in its own turn, and the state when its turn was over, recruit and all."""
    from game.players import thinker

    player, seat, count = thinker("duel", level), state.active, 0
    begun = time.process_time()

    def pace() -> float:
        return 1000 * (time.process_time() - begun) / time_ms

    while state.outcome is None and state.active == seat:
        (asked,) = rules.to_act(state)
        view = PlayerView("duel", asked, 1, rules.conceal(state, asked), rules.to_act(state), None)
        command = player.think(view, rules, asked, pace, f"{number}/{count}")
        for event in rules.decide(state, command, Chance(f"turns {number}", count)):
            state = rules.evolve(state, event)
        count += 1
    return state.outcome is not None and seat in state.outcome.winners, state


def _win(rules: Any, state: Any, side: Seat, acted: Any) -> int:
    """The fewest actions in which a side wins, these having acted; exact."""
    from game.games.duel.bots.sight import Sight

    sight = Sight(rules.ground, state, "", lambda: False)
    return sight.win(int(side), sight.here, sight.board.spent(acted))


def _had_safe_turn(rules: Any, state: Any) -> bool:
    """Whether another end of this turn leaves the enemy no win."""
    from game.games.duel.bots.sight import Sight

    sight = Sight(rules.ground, state, "", lambda: False)
    side, end = int(state.active), time.monotonic() + _LOOKED_S
    turns = sight.all_turns(side, 0)
    lost = set(turns.lost)
    for key in sight.varied([key for key, row in turns.ends.items() if row not in lost], side):
        if not sight.win(1 - side, key, 0):
            return True
        if time.monotonic() > end:
            break
    return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
