"""Each game's judgement for hints and analyses: the composition root of the advisers."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from game.core.ids import Seat
from game.core.messages import Command
from game.core.view import PlayerView
from game.kit.insight import Analysis, Line

GAMES = ("duel", "front", "wonders", "world")


class Insight(Protocol):
    """A game's judgement: it sees a view and nothing else, and the same view gives the same answer.

    An answer may take tenths of a second.
    """

    def reason(self, view: PlayerView[Any], rules: Any, seat: Seat, command: Command) -> Line:
        """Why a seat would give this command."""

    def analyse(self, view: PlayerView[Any], rules: Any) -> Analysis:
        """How the seats stand, as far as this view can tell."""


def insight(game: str) -> Insight:
    """The judgement of a game. Raises LookupError where there is none."""
    if game not in GAMES:
        raise LookupError(f"{game} has no judgement of its own")
    found: Insight = import_module(f"game.games.{game}.bots.insight").INSIGHT
    return found
