"""What a series of games says: wins with intervals, strengths, and how fair the game is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from statistics import quantiles
from typing import Any

import msgspec

from game.league.elo import CERTAINTY, Score, ratings
from game.league.match import Played
from game.league.series import Series


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, by Wilson: sound for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, CERTAINTY**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = CERTAINTY / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(series: Series, played: Sequence[Played]) -> dict[str, Any]:
    """All results as plain values, each share of wins with its interval. `played` holds at least one game."""
    ordered = sorted(played, key=lambda one: one.number)
    result: dict[str, Any] = {"game": series.game, "games": len(ordered), "seed": series.seed}
    if len(series.meetings) == 1:
        result["contestants"] = _contestants(series.meetings[0], ordered)
    else:
        result["meetings"] = [
            {"levels": list(levels), "games": len(met), "contestants": _contestants(levels, met)}
            for place, levels in enumerate(series.meetings)
            if (met := [one for one in ordered if one.number % len(series.meetings) == place])
        ]
    result["elo"] = [msgspec.structs.asdict(one) for one in ratings(scores(series, ordered))]
    seats = min(len(one.seating) for one in ordered)
    result["seats"] = [
        {"seat": seat, **share(sum(one.seat_won(seat) for one in ordered), len(ordered))}
        for seat in range(seats)
    ]
    result["draws"] = sum(one.is_finished and not one.winners for one in ordered)
    result["unfinished"] = sum(not one.is_finished for one in ordered)
    result["endings"] = dict(sorted(Counter(one.kind for one in ordered).items()))
    result["balance"] = balance(ordered)
    result["entries"] = {
        "mean": round(sum(one.entries for one in ordered) / len(ordered), 1),
        "least": min(one.entries for one in ordered),
        "most": max(one.entries for one in ordered),
    }
    result["length"] = length(ordered)
    return result


def scores(series: Series, played: Iterable[Played]) -> Iterator[Score]:
    """Each two contestants of different levels in a game: who won it and who did not; all draw in a draw."""
    for one in played:
        if not one.is_finished:
            continue
        levels = series.levels_of(one.number)
        for first, second in combinations(range(len(levels)), 2):
            won, lost = first in one.winners, second in one.winners
            if levels[first] != levels[second] and (won != lost or not one.winners):
                yield levels[first], levels[second], 0.5 if won == lost else float(won)


def balance(played: Sequence[Played]) -> dict[str, list[dict[str, Any]]]:
    """By kind of thing (leader card, nation, ...): how often whoever had each one won, the best first; and
    under `ending` how often games ended each way."""
    had: dict[str, Counter[str]] = {}
    won: dict[str, Counter[str]] = {}
    for one in played:
        if one.report is None:
            continue
        for seat, things in enumerate(one.report.seats):
            for kind, names in things.items():
                had.setdefault(kind, Counter()).update(names)
                won.setdefault(kind, Counter()).update(names if one.seat_won(seat) else ())
    table = {kind: _rows(names, won[kind]) for kind, names in sorted(had.items()) if names}
    endings = Counter(one.kind for one in played)
    table["ending"] = [
        {"name": kind, "games": len(played), **share(count, len(played))}
        for kind, count in sorted(endings.items())
    ]
    return table


def length(played: Sequence[Played]) -> dict[str, Any] | None:
    """How long games took in the game's own unit: least, tenths and most; None where games do not say."""
    told = [one.report for one in played if one.report is not None]
    if not told:
        return None
    lengths = sorted(report.length for report in told)
    tenths = quantiles(lengths, n=10, method="inclusive") if len(lengths) > 1 else [lengths[0]] * 9
    return {
        "unit": told[0].unit,
        "mean": round(sum(lengths) / len(lengths), 1),
        "least": lengths[0],
        "tenths": [round(value, 1) for value in tenths],
        "most": lengths[-1],
    }


def share(wins: int, games: int) -> dict[str, Any]:
    """Wins, their share and its interval."""
    low, high = wilson(wins, games)
    return {"wins": wins, "share": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4)}


def _rows(had: Counter[str], won: Counter[str]) -> list[dict[str, Any]]:
    rows = ({"name": name, "games": games, **share(won[name], games)} for name, games in had.items())
    return sorted(rows, key=lambda row: (-row["share"], row["name"]))


def _contestants(levels: Sequence[str], played: Sequence[Played]) -> list[dict[str, Any]]:
    return [
        {"level": level, **share(sum(place in one.winners for one in played), len(played))}
        for place, level in enumerate(levels)
    ]
