"""Strengths from games won: Bradley and Terry's model, told as Elo with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import combinations

import msgspec

CERTAINTY = 1.959964  # standard deviations that hold 95 % of a normal distribution
MEAN = 1500.0
_POINTS = 400 / math.log(10)  # Elo of one unit of log odds
_ROUNDS = 2000
_CLOSE = 1e-10
_PRIOR = 1.0  # drawn games added between each two that met: a level that never lost is not infinitely strong

Score = tuple[str, str, float]
"""Two levels that met, and what the first got: 1 a win, 0 a loss, 0.5 a draw."""


class Rating(msgspec.Struct, frozen=True):
    """A level's Elo, with the mean of all at 1500, and the interval that holds it in 95 of 100 cases."""

    level: str
    elo: float
    low: float
    high: float
    games: int


def ratings(scores: Iterable[Score]) -> list[Rating]:
    """The levels by strength, the best first; none without a meeting of different levels."""
    met: dict[tuple[str, str], float] = {}
    won: dict[str, float] = {}
    games: dict[str, int] = {}
    for one, two, score in scores:
        for level, share in ((one, score), (two, 1 - score)):
            won[level] = won.get(level, 0.0) + share
            games[level] = games.get(level, 0) + 1
        pair = (min(one, two), max(one, two))
        met[pair] = met.get(pair, 0.0) + 1
    for one, two in met:
        met[one, two] += _PRIOR
        won[one] += _PRIOR / 2
        won[two] += _PRIOR / 2
    levels = sorted(won)
    if not levels:
        return []
    strengths = _strengths(levels, met, won)
    spreads = _spreads(levels, met, strengths)
    found = []
    for level in levels:
        elo, half = MEAN + _POINTS * strengths[level], CERTAINTY * _POINTS * spreads[level]
        found.append(Rating(level, round(elo, 1), round(elo - half, 1), round(elo + half, 1), games[level]))
    return sorted(found, key=lambda rating: (-rating.elo, rating.level))


def _strengths(
    levels: list[str], met: dict[tuple[str, str], float], won: dict[str, float]
) -> dict[str, float]:
    """Log strengths with mean 0 that make the games won most likely (Hunter's minorization)."""
    power = dict.fromkeys(levels, 1.0)
    for _ in range(_ROUNDS):
        weight = dict.fromkeys(levels, 0.0)
        for (one, two), count in met.items():
            share = count / (power[one] + power[two])
            weight[one] += share
            weight[two] += share
        new = {level: won[level] / weight[level] for level in levels}
        mean = math.exp(sum(math.log(one) for one in new.values()) / len(levels))
        new = {level: one / mean for level, one in new.items()}
        change = max(abs(math.log(new[level] / power[level])) for level in levels)
        power = new
        if change < _CLOSE:
            break
    return {level: math.log(power[level]) for level in levels}


def _spreads(
    levels: list[str], met: dict[tuple[str, str], float], strengths: dict[str, float]
) -> dict[str, float]:
    """Standard errors, from the inverse of Fisher's information; adding 1 everywhere fixes the mean."""
    count = len(levels)
    place = {level: index for index, level in enumerate(levels)}
    known = [[1.0] * count for _ in levels]
    for one, two in combinations(levels, 2):
        share = 1 / (1 + math.exp(strengths[two] - strengths[one]))
        weight = met.get((one, two), 0.0) * share * (1 - share)
        i, j = place[one], place[two]
        known[i][i] += weight
        known[j][j] += weight
        known[i][j] -= weight
        known[j][i] -= weight
    inverse = _inverse(known)
    return {level: math.sqrt(max(0.0, inverse[i][i] - 1 / count**2)) for level, i in place.items()}


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan with pivots."""
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for i in range(count):
        best = max(range(i, count), key=lambda row: abs(rows[row][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(count):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [value - factor * own for value, own in zip(rows[j], rows[i], strict=True)]
    return [row[count:] for row in rows]
