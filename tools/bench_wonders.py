"""Figures of wonders for tools/bench.py: random games by the rules and packed, copies."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

from game.core.chance import Chance
from game.core.ruleset import Setup
from game.games.wonders import WONDERS
from game.games.wonders.fast import Fast


class _Luck:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed).random

    def pick(self, items: Sequence[str]) -> str:
        return items[int(self.random() * len(items))]


def packed_games(count: int) -> tuple[int, float]:
    """Moves and seconds of random games with leaders on the packed core, set-up by the rules included."""
    luck, moves = _Luck(1), 0
    began = time.perf_counter()
    for number in range(count):
        game = _laid(f"bench {number}")
        while not game.is_over:
            seat = game.to_act()
            legal = game.moves(seat)
            game.play(seat, legal[int(luck.random() * len(legal))], luck)
            moves += 1
    return moves, time.perf_counter() - began


def ruled_games(count: int) -> float:
    """Seconds of random games with leaders by the rules themselves."""
    rules, luck = WONDERS.rules(None), random.Random(1)
    began = time.perf_counter()
    for number in range(count):
        state = rules.initial(Setup(seats=2, options=WONDERS.parse_options({"leaders": "on"})))
        events = rules.setup(state, Chance(f"bench {number}", 0))
        entry = 0
        while True:
            for event in events:
                state = rules.evolve(state, event)
            if state.outcome is not None:
                break
            entry += 1
            seat = min(rules.to_act(state))
            command = luck.choice(list(rules.commands(state, seat)))
            events = rules.decide(state, command, Chance(f"bench {number}", entry))
    return time.perf_counter() - began


def copies(count: int) -> float:
    """Seconds of so many copies of a packed game in mid-course."""
    game, luck = _laid("copies"), _Luck(2)
    for _ in range(50):
        seat = game.to_act()
        game.play(seat, game.moves(seat)[0], luck)
    began = time.perf_counter()
    for _ in range(count):
        game.copy()
    return time.perf_counter() - began


def _laid(seed: str) -> Fast:
    rules = WONDERS.rules(None)
    state = rules.initial(Setup(seats=2, options=WONDERS.parse_options({"leaders": "on"})))
    for event in rules.setup(state, Chance(seed, 0)):
        state = rules.evolve(state, event)
    return Fast(state)
