"""Whole turns of one side: the boards its actions can end in, the most promising first."""

from __future__ import annotations

from typing import NamedTuple

from game.games.duel.bots.lineup import Spots
from game.games.duel.bots.moves import OWN_RUN, QUIET, WIN, Child, Moves
from game.games.duel.bots.solver import Stop
from game.games.duel.bots.worth import WON, Worth


class Turn(NamedTuple):
    """A board in which a side can end its actions; `first` leads there (None: by stopping now)."""

    value: int
    spots: Spots
    first: Child | None


def settle(moves: Moves, worth: Worth, side: int, child: Child) -> tuple[int, Spots]:
    """An action's value to its side and the board after it; a Nemesis runs as her owner likes it best."""
    how, _, after = child
    if how == WIN:
        return WON, after
    if how == QUIET:
        return worth.of(after, side), after
    hunter = side if how == OWN_RUN else 1 - side
    best = max(
        ((_value_of_run(moves, worth, hunter, end), end) for end in moves.runs(after, hunter)),
        key=lambda pair: pair[0],
    )
    return (best[0] if how == OWN_RUN else -best[0]), best[1]


def turns(
    moves: Moves, worth: Worth, side: int, spots: Spots, spent: int, width: int, stop: Stop
) -> list[Turn]:
    """The end boards found, best first; after each action only the `width` best positions go further."""
    best: dict[Spots, Turn] = {spots: Turn(worth.of(spots, side), spots, None)}
    seen = {(spots, spent)}
    frontier: list[tuple[int, Spots, int, Child | None]] = [(best[spots].value, spots, spent, None)]
    while frontier and not stop():
        reached: list[tuple[int, Spots, int, Child | None]] = []
        for _, here, done, first in frontier:
            if stop():
                break
            for child in moves.children(here, done, side):
                later = moves.lineup.spend(done, child[1])
                after = child[2]
                if child[0] == QUIET and (after, later) in seen:
                    continue
                known = best.get(after) if child[0] == QUIET else None
                if known is not None:
                    value, end = known.value, after
                else:
                    value, end = settle(moves, worth, side, child)
                    if end not in best:
                        best[end] = Turn(value, end, first or child)
                if abs(value) == WON or (end, later) in seen:
                    continue
                seen.add((end, later))
                reached.append((value, end, later, first or child))
        reached.sort(key=_by_value)
        frontier = reached[:width]
    return sorted(best.values(), key=lambda turn: -turn.value)


def _value_of_run(moves: Moves, worth: Worth, hunter: int, end: Spots) -> int:
    return WON if moves.lost(end, 1 - hunter) else worth.of(end, hunter)


def _by_value(entry: tuple[int, Spots, int, Child | None]) -> int:
    return -entry[0]
