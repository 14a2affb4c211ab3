"""Which end board of a turn to play for: safe from the enemy's answers first, then worth the most."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.games.duel.bots.levels import Level
from game.games.duel.bots.lineup import Spots
from game.games.duel.bots.sight import Sight
from game.games.duel.bots.turns import Turn, turns
from game.games.duel.bots.worth import WON

LOST_SOON = WON // 2  # the enemy has a win in its next turn
_BY_ACTIONS = 10_000  # each action more that it needs
_SAFE = -LOST_SOON // 2  # what is worth less hands over a win
_QUICK, _QUICK_LIMIT = 2, 120  # actions and positions of a quick look for a win
_FORK = 90  # a win in one action lies on the board, should the enemy not answer
_NEAR_FORK = 35  # a win in two actions
_REPEATED = 70  # each time that the position has stood before
_MORE_CANDIDATES = 6  # so many times the usual number are looked at while none is safe
_ENOUGH_WAYS_OUT = 8

Repeats = Callable[[Spots], int]


class Verdict(NamedTuple):
    """A turn with what it is worth after looking at answers."""

    value: int
    turn: Turn


def best_turn(sight: Sight, side: int, level: Level, candidates: list[Turn], repeats: Repeats) -> Turn:
    """The turn to play among candidates that are sorted by worth."""
    verdicts: list[Verdict] = []
    for turn in candidates[: level.replies]:
        if verdicts and sight.stop():
            break
        verdicts.append(_verdict(sight, side, turn, repeats))
    if level.deep and not any(verdict.value > _SAFE for verdict in verdicts):
        verdicts.extend(_ways_out(sight, side, level, candidates, repeats))
    if not verdicts:
        return candidates[0]
    verdicts.sort(key=lambda verdict: -verdict.value)
    return _looked_at_closely(sight, side, level, verdicts).turn if level.deep else verdicts[0].turn


def _verdict(sight: Sight, side: int, turn: Turn, repeats: Repeats) -> Verdict:
    value = quickly_answered(sight, side, turn.spots, turn.value)
    return Verdict(value - _REPEATED * repeats(turn.spots), turn)


def _ways_out(
    sight: Sight, side: int, level: Level, candidates: list[Turn], repeats: Repeats
) -> Iterator[Verdict]:
    """While no turn is safe: those after which the enemy presses least, until a few safe ones are found."""
    rest = sorted(candidates[level.replies :], key=lambda turn: sight.worth.pressure(turn.spots, 1 - side))
    safe = 0
    for turn in rest[: level.replies * _MORE_CANDIDATES]:
        if safe >= _ENOUGH_WAYS_OUT or sight.stop():
            break
        verdict = _verdict(sight, side, turn, repeats)
        safe += verdict.value > _SAFE
        yield verdict


def quickly_answered(sight: Sight, side: int, spots: Spots, value: int) -> int:
    """A board's worth with the enemy's quick wins and one's own threats in mind."""
    if abs(value) == WON:
        return value
    threat = sight.win(1 - side, spots, 0, _QUICK_LIMIT, _QUICK)
    if threat is not None:
        return _handed_over(threat[0], value)
    if sight.moves.win_at_once(spots, 0, side) is not None:
        return value + _FORK
    return value + (_NEAR_FORK if sight.win(side, spots, 0, _QUICK_LIMIT, _QUICK) is not None else 0)


def deeply_answered(sight: Sight, side: int, level: Level, spots: Spots, value: int) -> int:
    """The same after a longer look for the enemy's win, and at its best whole turn where there is none."""
    threat = sight.win(1 - side, spots, 0, level.deep_limit)
    if threat is not None:
        return _handed_over(threat[0], value)
    if not level.answer_width or sight.stop():
        return value
    answers = turns(sight.moves, sight.worth, 1 - side, spots, 0, level.answer_width, sight.stop)
    return (value - answers[0].value) // 2


def _looked_at_closely(sight: Sight, side: int, level: Level, verdicts: list[Verdict]) -> Verdict:
    best: Verdict | None = None
    safe = 0
    for looked, verdict in enumerate(verdicts):
        if safe >= level.deep or looked >= 2 * level.deep or (best and sight.stop()):
            break
        value = verdict.value
        if value > _SAFE:
            value = deeply_answered(sight, side, level, verdict.turn.spots, value)
        safe += value > _SAFE
        if best is None or value > best.value:
            best = Verdict(value, verdict.turn)
    return best or verdicts[0]


def _handed_over(actions: int, value: int) -> int:
    return -LOST_SOON + _BY_ACTIONS * actions + value
