"""Which end board of a turn to play for: safe from the enemy's answers first, then worth the most."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.games.duel.bots.levels import Level
from game.games.duel.bots.lineup import Spots
from game.games.duel.bots.moves import WIN
from game.games.duel.bots.sight import Sight
from game.games.duel.bots.turns import Turn, turns
from game.games.duel.bots.worth import WON

LOST_SOON = WON // 2  # the enemy has a win in its next turn
_BY_ACTIONS = 10_000  # each action more that it needs
REPLY_LIMIT = 700  # positions looked into for one answer
FORK = 90  # a win in one action lies on the board, should the enemy not answer
NEAR_FORK = 35  # a win in two actions
_REPEATED = 70  # each time that the position has stood before
_MORE_CANDIDATES = 3  # so many times the usual number are looked at while none is safe

Repeats = Callable[[Spots], int]


class Verdict(NamedTuple):
    """A turn with what it is worth after looking at answers."""

    value: int
    turn: Turn


def best_turn(sight: Sight, side: int, level: Level, candidates: list[Turn], repeats: Repeats) -> Turn:
    """The turn to play among candidates that are sorted by worth."""
    verdicts: list[Verdict] = []
    safe = 0
    for place, turn in enumerate(candidates):
        if place >= level.replies * (1 if safe else _MORE_CANDIDATES) or (place and sight.stop()):
            break
        value = answered(sight, side, level, turn.spots, turn.value) - _REPEATED * repeats(turn.spots)
        safe += value > -LOST_SOON + _BY_ACTIONS * 20
        verdicts.append(Verdict(value, turn))
    if not verdicts:
        return candidates[0]
    verdicts.sort(key=lambda verdict: -verdict.value)
    return _after_answers(sight, side, level, verdicts).turn


def answered(sight: Sight, side: int, level: Level, spots: Spots, value: int) -> int:
    """A board's worth with the enemy's quick wins and one's own threats in mind."""
    if abs(value) == WON:
        return value
    threat = sight.win(1 - side, spots, 0, REPLY_LIMIT, level.reply_depth)
    if threat is not None:
        return -LOST_SOON + _BY_ACTIONS * threat[0] + value
    if any(child[0] == WIN for child in sight.moves.children(spots, 0, side)):
        return value + FORK
    if level.reply_depth > 1 and sight.win(side, spots, 0, REPLY_LIMIT, 2) is not None:
        return value + NEAR_FORK
    return value


def _after_answers(sight: Sight, side: int, level: Level, verdicts: list[Verdict]) -> Verdict:
    """The best verdict once the enemy's best whole turn against the first few has been looked at."""
    best, best_value = verdicts[0], -2 * WON
    for verdict in verdicts[: level.answers]:
        if verdict.value <= -LOST_SOON // 2 or sight.stop():
            break
        answers = turns(
            sight.moves, sight.worth, 1 - side, verdict.turn.spots, 0, level.answer_width, sight.stop
        )
        value = verdict.value - answers[0].value
        if value > best_value:
            best, best_value = verdict, value
    return best
