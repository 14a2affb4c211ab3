"""`leaders bots`: matches between computer players, and what may be concluded from them."""

from __future__ import annotations

import json
import math
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game import library
from game.cli import GOOD, Unusable
from game.cli_window import check_table, pairs
from game.core.store import StoreError
from game.match import Match, Played, play
from game.players import UnknownLevelError, make

CERTAINTY = 1.959964  # standard deviations that hold 95 % of a normal distribution
BAR = 30


def run(
    name: str,
    games: int,
    seats: str,
    seed: str | None,
    jobs: int,
    time_ms: int | None,
    logs: Path | None,
    options: Sequence[str] = (),
    *,
    as_json: bool,
) -> int:
    """Play the games and print the results. Contestants change seats after every game."""
    levels = levels_of(name, seats)
    given = pairs(options)
    check_table(name, levels, given, seed, None)
    chosen = library.fresh_seed() if seed is None else seed
    folder = None if logs is None else _folder(logs)
    matches = [Match(name, levels, chosen, number, time_ms, folder, given) for number in range(games)]
    try:
        played = list(_watched(_play_all(matches, jobs), games))
    except StoreError as fault:
        raise Unusable(f"--logs: {fault}") from None
    result = summary(name, levels, chosen, played)
    print(json.dumps(result, indent=2) if as_json else _told(result))
    return GOOD


def levels_of(name: str, seats: str) -> tuple[str, ...]:
    """A level for each contestant. Raises Unusable."""
    try:
        game = library.load(name)
    except library.UnknownGameError as fault:
        raise Unusable(str(fault)) from None
    levels = tuple(seats.split(","))
    for level in levels:
        if level not in library.LEVELS:
            raise Unusable(f"--seats: {level!r} is not one of {', '.join(library.LEVELS)}")
    if len(levels) not in game.seats:
        raise Unusable(f"--seats: {len(levels)} named, {name} takes {' or '.join(map(str, game.seats))}")
    try:
        for level in levels:
            make(name, level)
    except UnknownLevelError as fault:
        raise Unusable(f"--seats: {fault}") from None
    return levels


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, by Wilson: sound for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, CERTAINTY**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = CERTAINTY / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(name: str, levels: Sequence[str], seed: str, played: Sequence[Played]) -> dict[str, Any]:
    """All results as plain values, each share of wins with its interval."""
    games = len(played)
    contestants = [
        {"level": level, **_share(sum(place in one.winners for one in played), games)}
        for place, level in enumerate(levels)
    ]
    seats = [
        {"seat": seat, **_share(sum(one.seat_won(seat) for one in played), games)}
        for seat in range(len(levels))
    ]
    return {
        "game": name,
        "games": games,
        "seed": seed,
        "contestants": contestants,
        "seats": seats,
        "draws": sum(one.kind != "unfinished" and not one.winners for one in played),
        "unfinished": sum(one.kind == "unfinished" for one in played),
        "endings": dict(sorted(Counter(one.kind for one in played).items())),
        "entries": {
            "mean": round(sum(one.entries for one in played) / games, 1),
            "least": min(one.entries for one in played),
            "most": max(one.entries for one in played),
        },
    }


def _share(wins: int, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {"wins": wins, "share": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4)}


def _told(result: dict[str, Any]) -> str:
    lines = [f"{result['games']} games of {result['game']}, seed {result['seed']}", ""]
    for key, label in (("contestants", "level"), ("seats", "seat")):
        for one in result[key]:
            who = f"{label} {one[label]}"
            lines.append(
                f"  {who:<14} won {one['wins']:>6}  {one['share']:>7.1%}"
                f"   95 %: {one['low']:.1%} to {one['high']:.1%}"
            )
        lines.append("")
    entries = result["entries"]
    lines.append(f"  draws {result['draws']}, unfinished {result['unfinished']}")
    lines.append("  ended by " + ", ".join(f"{kind} {count}" for kind, count in result["endings"].items()))
    lines.append(f"  entries a game: {entries['mean']} ({entries['least']} to {entries['most']})")
    return "\n".join(lines)


def _play_all(matches: Sequence[Match], jobs: int) -> Iterator[Played]:
    """Results in the order of the games, whatever order they end in."""
    if jobs == 1 or len(matches) == 1:
        yield from map(play, matches)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(matches))) as pool:
        yield from pool.imap(play, matches)


def _watched(played: Iterator[Played], games: int) -> Iterator[Played]:
    """Pass the results on, with a progress bar where somebody sits before standard error."""
    if not sys.stderr.isatty():
        yield from played
        return
    for count, one in enumerate(played, 1):
        done = BAR * count // games
        print(f"\r[{'#' * done}{'.' * (BAR - done)}] {count}/{games}", end="", file=sys.stderr, flush=True)
        yield one
    print(file=sys.stderr)


def _folder(logs: Path) -> str:
    try:
        logs.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Unusable(f"--logs: {logs} cannot be made: {fault.strerror}") from None
    return str(logs)
