"""A slow, plain search over an action phase: every board it can end in, and whether a win can be forced."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.duel.commands import EndActions, OfferDraw
from game.games.duel.model import DuelState
from tests.games.duel.table import duel_rules, fold

Key = tuple[object, ...]


def children(state: DuelState) -> list[DuelState]:
    """The states one action, or one run of a Nemesis, further."""
    rules = duel_rules()
    (seat,) = rules.to_act(state)
    return [
        fold(state, rules.decide(state, command, Chance("search", 0)))
        for command in rules.commands(state, seat)
        if not isinstance(command, EndActions | OfferDraw)
    ]


def can_force_win(state: DuelState, seat: Seat, seen: dict[Key, bool] | None = None) -> bool:
    """Whether `seat`, whose turn it is, can win before its actions end, whatever the enemy Nemesis does."""
    seen = {} if seen is None else seen
    if state.outcome is not None:
        return state.outcome.winners == (seat,)
    key = _key(state)
    if key not in seen:
        seen[key] = False
        ways = (can_force_win(child, seat, seen) for child in children(state))
        seen[key] = all(ways) if state.runner not in (None, seat) else any(ways)
    return seen[key]


def end_boards(state: DuelState) -> set[tuple[tuple[str, str], ...]]:
    """The distinct boards in which the action phase can end, the present one included."""
    todo, seen, boards = [state], set(), set()
    while todo:
        here = todo.pop()
        key = _key(here)
        if key in seen:
            continue
        seen.add(key)
        if here.phase != "nemesis":
            boards.add(tuple(sorted(here.where.items())))
        if here.outcome is None:
            todo.extend(children(here))
    return boards


def _key(state: DuelState) -> Key:
    pair = [piece for piece in state.acted if piece in ("hermit", "cub")]
    open_pair = bool(pair) and state.acted[-1] in ("hermit", "cub")
    return tuple(sorted(state.where.items())), frozenset(state.acted), open_pair, state.phase
