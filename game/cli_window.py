"""`leaders`, `play` and `replay`: what opens the window, checked before it opens."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game import library
from game.cli import UNUSABLE, Unusable
from game.display import missing_display
from game.players import levels
from game.ui.requests import OpenReplay, OpenTable, OpenTitle, Request


def title() -> int:
    """Open the title screen."""
    return _open(OpenTitle())


def play(
    name: str,
    seats: str | None,
    seed: str | None,
    options: Sequence[str],
    map_path: Path | None,
    log: Path | None,
) -> int:
    """Open a new table."""
    players, given = players_of(name, seats), pairs(options)
    check_table(name, players, given, seed, map_path)
    if log is not None and os.path.lexists(log):
        raise Unusable(
            f"--log: {log} is there already; go on with it by Open a log on the title screen,"
            " or name a new file"
        )
    if log is not None and not log.parent.is_dir():
        raise Unusable(f"--log: there is no folder {log.parent}")
    typed = library.options_of(library.load(name), given)
    return _open(OpenTable(name, players, seed, typed, map_path, log))


def replay(path: Path, at: int | None, seat: str | None) -> int:
    """Open the viewer."""
    from game.cli_logs import check_at, eyes, open_log

    opened = open_log(path)
    if at is not None:
        check_at(opened, at)
    return _open(OpenReplay(path, at, None if seat is None else eyes(opened, seat)))


def players_of(name: str, seats: str | None) -> tuple[str, ...]:
    """A kind for each seat; people in all of them when nothing is said. Raises Unusable."""
    try:
        game = library.load(name)
    except library.UnknownGameError as fault:
        raise Unusable(str(fault)) from None
    if seats is None:
        return ("human",) * game.seats[0]
    players = tuple(seats.split(","))
    for kind in players:
        if kind not in library.KINDS:
            raise Unusable(f"--seats: {kind!r} is not one of {', '.join(library.KINDS)}")
    refuse_missing_levels(name, players)
    if len(players) not in game.seats:
        raise Unusable(f"--seats: {len(players)} named, {name} takes {' or '.join(map(str, game.seats))}")
    return players


def refuse_missing_levels(name: str, kinds: Sequence[str]) -> None:
    """Raises Unusable for a level of computer players that the game does not have."""
    has = levels(name)
    for kind in kinds:
        if kind != "human" and kind not in has:
            told = f"it has {', '.join(has)}" if has else "people play it among themselves"
            raise Unusable(f"--seats: {name} has no computer players of level {kind!r}; {told}")


def pairs(options: Sequence[str]) -> dict[str, str]:
    """Options given as K=V. Raises Unusable."""
    out: dict[str, str] = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals or not key:
            raise Unusable(f"--option: {option!r} is not of the form K=V")
        if key in out:
            raise Unusable(f"--option: {key} is given twice")
        out[key] = value
    return out


def check_table(
    name: str, players: Sequence[str], options: Mapping[str, Any], seed: str | None, map_path: Path | None
) -> None:
    """Lay the table once without keeping it. Raises Unusable for what does not fit."""
    from game.core.log import SetupError
    from game.core.ruleset import MapError

    try:
        library.new_table(name, players, options, seed=seed, map_path=map_path)
    except (SetupError, MapError) as fault:
        raise Unusable(str(fault)) from None


def _open(request: Request) -> int:
    missing = missing_display(sys.platform, os.environ)
    if missing is not None:
        print(missing, file=sys.stderr)
        return UNUSABLE
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.shelf import LibraryShelf
    from game.ui import main

    shelf = LibraryShelf()
    try:
        return main.run(request, shelf)
    finally:
        shelf.close()
