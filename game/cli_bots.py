"""`leaders bots`: series of games between computer players, and what may be concluded from them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from game import library, players
from game.cli import GOOD, Unusable
from game.cli_window import check_table, pairs
from game.league import crews
from game.league.match import BrokenOffError, Match, Played
from game.league.series import Results, ResultsError, Series, round_robin, seed_in
from game.league.summary import summary
from game.league.told import told


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for: `seats` or `levels`, and how to play it."""

    game: str
    games: int
    seats: str | None = None
    levels: str | None = None
    seed: str | None = None
    jobs: int = 1
    cluster: str | None = None
    time_ms: int | None = None
    results: Path | None = None
    logs: Path | None = None
    options: Sequence[str] = ()
    as_json: bool = False


def run(asked: Asked) -> int:
    """Play the games that are missing and print the results. Contestants change seats after every game."""
    series = _series(asked)
    kept = ""
    try:
        with _results(series, asked) as results:
            kept = _kept(asked)
            due = series.matches(asked.games, keeps_logs=asked.logs is not None)
            missing = [match for match in due if match.number not in results.played]
            folder = None if asked.logs is None else _Logs(asked.logs, missing, asked.results is not None)
            for played in _watched(_crew(missing, asked), len(due), len(due) - len(missing)):
                if folder is not None:
                    folder.keep(series.game, played.number, played.log)
                results.add(played)
            result = summary(series, [results.played[match.number] for match in due])
    except BrokenOffError as fault:
        if asked.logs is not None:
            _Logs(asked.logs, (), True).keep(series.game, fault.number, fault.log)
        raise Unusable(f"game {fault.number} broke off: {fault.words}{kept}") from None
    except (crews.CrewError, ResultsError) as fault:
        raise Unusable(f"{fault}{kept}") from None
    print(json.dumps(result, indent=2) if asked.as_json else told(result))
    return GOOD


def _series(asked: Asked) -> Series:
    meetings = (
        (levels_of(asked.game, asked.seats),)
        if asked.seats is not None
        else round_robin(_field(asked.game, asked.levels or ""))
    )
    given = pairs(asked.options)
    for levels in meetings:
        check_table(asked.game, levels, given, asked.seed, None)
    kept = None if asked.results is None else seed_in(asked.results)
    seed = asked.seed or kept or library.fresh_seed()
    rules = library.load(asked.game).version
    return Series(asked.game, rules, meetings, seed, asked.time_ms, dict(given))


def levels_of(name: str, seats: str) -> tuple[str, ...]:
    """A level for each contestant. Raises Unusable."""
    try:
        game = library.load(name)
    except library.UnknownGameError as fault:
        raise Unusable(str(fault)) from None
    count = seats.count(",") + 1
    if count not in game.seats:
        raise Unusable(f"--seats: {count} named, {name} takes {' or '.join(map(str, game.seats))}")
    return _known(name, seats, "--seats")


def _field(name: str, text: str) -> tuple[str, ...]:
    """The levels of a round robin. Raises Unusable."""
    try:
        game = library.load(name)
    except library.UnknownGameError as fault:
        raise Unusable(str(fault)) from None
    levels = _known(name, text, "--levels")
    if len(set(levels)) != len(levels) or len(levels) < 2:
        raise Unusable("--levels: name two or more, each once")
    if 2 not in game.seats:
        raise Unusable(f"--levels: {name} is not played by two")
    return levels


def _known(name: str, text: str, option: str) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    offered = (*library.LEVELS, *players.yardsticks(name))
    for level in levels:
        if level not in offered:
            raise Unusable(f"{option}: {level!r} is not one of {', '.join(offered)}")
    try:
        for level in levels:
            players.make(name, level)
    except players.UnknownLevelError as fault:
        raise Unusable(f"{option}: {fault}") from None
    return levels


def _results(series: Series, asked: Asked) -> Results:
    return Results(series) if asked.results is None else Results.keep(series, asked.results)


def _crew(matches: Sequence[Match], asked: Asked) -> Iterable[Played]:
    if not matches:
        return ()
    if asked.cluster is not None:
        return crews.cluster(matches, asked.cluster)
    if asked.jobs == 1 or len(matches) == 1:
        return crews.here(matches)
    return crews.processes(matches, asked.jobs)


def _watched(played: Iterable[Played], games: int, known: int) -> Iterator[Played]:
    """Pass the results on, with a progress bar where somebody sits before standard error."""
    if not sys.stderr.isatty():
        yield from played
        return
    from tqdm import tqdm

    tqdm.monitor_interval = 0  # no thread of its own
    yield from tqdm(played, total=games, initial=known, unit="game", file=sys.stderr, dynamic_ncols=True)


def _kept(asked: Asked) -> str:
    if asked.results is None:
        return ""
    return f"; what was played is in {asked.results}, the same command goes on"


class _Logs:
    """The folder for the logs of all games. None is written over, but for one that a stopped series left."""

    def __init__(self, folder: Path, matches: Sequence[Match], may_replace: bool) -> None:
        """Raises Unusable for a folder that cannot be used."""
        self._folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise Unusable(f"--logs: {folder} cannot be made: {fault.strerror}") from None
        for match in matches:
            path = self._path(match.game, match.number)
            if path.exists() and not may_replace:
                raise Unusable(f"--logs: {path} is there already")

    def keep(self, game: str, number: int, log: bytes) -> None:
        """Write a game's log. Raises Unusable."""
        try:
            self._path(game, number).write_bytes(log)
        except OSError as fault:
            raise Unusable(f"--logs: {fault.filename} cannot be written: {fault.strerror}") from None

    def _path(self, game: str, number: int) -> Path:
        return self._folder / f"{game}-{number:05d}.leaders"
