"""The computer players that are here, by game and level: the composition root of the opponents.

A game with computer players has a package `bots`: `bots.levels` names the LEVELS that the table offers, the
lowest first, and may name YARDSTICKS to measure them by; `bots.player` has the class that plays them all.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from typing import Any

from game import compiled
from game.ai.player import Player, Thinker, TimedPlayer

RANDOM = "random"
"""A level of no thought in every game, for tests and yardsticks; not offered at the table."""

_PLAYERS = {"duel": "DuelPlayer", "front": "FrontPlayer", "world": "WorldPlayer", "wonders": "WondersPlayer"}


class UnknownLevelError(LookupError):
    """A game or level without computer players."""


def levels(game: str) -> tuple[str, ...]:
    """The levels that can be chosen for a seat of a game, the lowest first; none where nobody plays it."""
    return _named(game, "LEVELS")


def yardsticks(game: str) -> tuple[str, ...]:
    """Levels for measuring others, which no table offers."""
    return (RANDOM, *_named(game, "YARDSTICKS"))


def make(game: str, level: str, hurry: Callable[[], bool] | None = None) -> Player:
    """A computer player; `hurry` makes it answer at once. Raises UnknownLevelError."""
    return TimedPlayer(thinker(game, level), hurry)


def thinker(game: str, level: str) -> Thinker:
    """A game's own player, who is told the pace instead of reading a clock. Raises UnknownLevelError."""
    if level == RANDOM:
        from game.ai.plain import RandomThinker

        return RandomThinker()
    if level not in (*levels(game), *yardsticks(game)):
        raise UnknownLevelError(f"{game} has no computer players of level {level!r}")
    if game == "duel":
        compiled.enable()
    made: Thinker = getattr(_module(game, "player"), _PLAYERS[game])(level)
    return made


def _named(game: str, what: str) -> tuple[str, ...]:
    if game not in _PLAYERS:
        return ()
    found: Iterable[str] = getattr(_module(game, "levels"), what, ())
    return tuple(found)


def _module(game: str, name: str) -> Any:
    return importlib.import_module(f"game.games.{game}.bots.{name}")
