"""Random duels for property tests, and an oracle that reads the end of a game in another way."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.core.chance import Chance
from game.core.ruleset import Setup
from game.games.duel import DUEL
from game.games.duel.commands import DuelCommand, OfferDraw
from game.games.duel.events import DuelEvent
from game.games.duel.model import NORTH, SOUTH, DuelState
from tests.games.duel.table import duel_rules, fold

Step = tuple[DuelState, DuelCommand, tuple[DuelEvent, ...]]
Pick = Callable[[random.Random, DuelState, list[DuelCommand]], DuelCommand]

MIXES: tuple[dict[str, Any], ...] = (
    {},
    {"mode": "strategist"},
    {"mode": "quick"},
    {"barrage": "on", "first_player": "random"},
    {"mode": "quick", "draw_turn_limit": 30, "barrage": "on"},
    {"mode": "strategist", "ban_order": "first_first", "start_space_recruits": "no"},
)


def any_command(rng: random.Random, state: DuelState, commands: list[DuelCommand]) -> DuelCommand:
    """Any command but a draw offer, each as likely."""
    return rng.choice([command for command in commands if not isinstance(command, OfferDraw)])


def duel(seed: int, options: Mapping[str, Any] | None = None, pick: Pick = any_command) -> Iterator[Step]:
    """Each entry of a random duel: the state before, the command, the events; ends when the duel does."""
    rules, rng = duel_rules(), random.Random(seed)
    state = rules.initial(Setup(2, DUEL.parse_options(options or {})))
    state = fold(state, rules.setup(state, Chance(f"duel {seed}", 0)))
    index = 1
    while state.outcome is None:
        (seat,) = rules.to_act(state)
        command = pick(rng, state, list(rules.commands(state, seat)))
        events = rules.decide(state, command, Chance(f"duel {seed}", index))
        yield state, command, events
        state = fold(state, events)
        index += 1


def states(seed: int, options: Mapping[str, Any] | None = None) -> list[DuelState]:
    """The states of a random duel at which somebody is to act, and the last one."""
    out: list[DuelState] = []
    last = None
    for state, _, events in duel(seed, options):
        out.append(state)
        last = fold(state, events)
    return [*out, *([last] if last else [])]


def lost_by_oracle(state: DuelState, side: int) -> str | None:
    """How a side's leader is lost, read from the labels' geometry alone: `capture`, `surround` or None."""
    leader = place(state.where[state.leaders[side]])
    weight, around = 0, 0
    for piece, space in state.where.items():
        gap = tuple(a - b for a, b in zip(place(space), leader, strict=True))
        steps = max(abs(axis) for axis in gap)
        around += steps == 1
        if state.owner[piece] != side and piece != "cub":
            if piece == "archer":
                weight += steps == 2 and 0 in gap
            elif steps == 1:
                weight += 2 if piece == "assassin" else 1
    if weight >= 2:
        return "capture"
    size = 6 - max(0, sum(abs(axis) == 3 for axis in leader) * 2 - (0 in leader and 3 in map(abs, leader)))
    return "surround" if around == size else None


def place(label: str) -> tuple[int, int, int]:
    """A label's cube coordinates, the centre D4 being (0, 0, 0)."""
    q = ord(label[0]) - ord("D")
    r = min(3, 3 - q) - int(label[1:]) + 1
    return q, r, -q - r


def check_invariants(state: DuelState) -> None:
    """What must hold in every state that play reaches."""
    rules = duel_rules()
    assert rules.inconsistencies(state) == []
    assert len(set(state.where.values())) == len(state.where) == len(state.owner) <= 12
    for side in (SOUTH, NORTH):
        assert 1 <= len(state.teams[side]) <= 5
    if state.options.mode == "discovery":
        assert len(state.market) <= 3
        assert len(state.market) + len(state.pile) + sum(map(len, state.teams)) == 18
    lost = {side: lost_by_oracle(state, side) for side in (SOUTH, NORTH)}
    if state.outcome is None:
        assert lost == {SOUTH: None, NORTH: None}
    elif state.outcome.kind in ("capture", "surround"):
        (winner,) = state.outcome.winners
        assert lost[NORTH if winner == SOUTH else SOUTH] == state.outcome.kind and lost[winner] is None
    else:
        assert lost == {SOUTH: None, NORTH: None}
