"""The computer players that are here, by game and level: the composition root of the opponents."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.player import Player, Thinker, TimedPlayer

RANDOM = "random"
"""A level of no thought in every game, for tests and yardsticks; not offered at the table."""


class UnknownLevelError(LookupError):
    """A game or level without computer players."""


def levels(game: str) -> tuple[str, ...]:
    """The levels that can be chosen for a seat of a game, the lowest first; none where nobody plays it."""
    if game == "duel":
        from game.games.duel.bots.levels import LEVELS

        return tuple(LEVELS)
    if game == "world":
        from game.games.world.bots.levels import LEVELS as WORLD_LEVELS

        return tuple(WORLD_LEVELS)
    if game == "wonders":
        from game.games.wonders.bots.levels import LEVELS as WONDERS_LEVELS

        return tuple(WONDERS_LEVELS)
    return ()


def make(game: str, level: str, hurry: Callable[[], bool] | None = None) -> Player:
    """A computer player; `hurry` makes it answer at once. Raises UnknownLevelError."""
    return TimedPlayer(_thinker(game, level), hurry)


def _thinker(game: str, level: str) -> Thinker:
    if level == RANDOM:
        from game.ai.plain import RandomThinker

        return RandomThinker()
    if game == "duel":
        from game.games.duel.bots.levels import LEVELS
        from game.games.duel.bots.player import DuelPlayer

        if level in LEVELS:
            return DuelPlayer(level)
    if game == "world":
        from game.games.world.bots.levels import LEVELS as WORLD_LEVELS
        from game.games.world.bots.player import WorldPlayer

        if level in WORLD_LEVELS:
            return WorldPlayer(level)
    if game == "wonders":
        from game.games.wonders.bots.levels import LEVELS as WONDERS_LEVELS
        from game.games.wonders.bots.player import WondersPlayer

        if level in WONDERS_LEVELS:
            return WondersPlayer(level)
    raise UnknownLevelError(f"{game} has no computer players of level {level!r}")
