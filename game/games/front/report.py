"""What a finished game of the front says about the balance of its sides."""

from __future__ import annotations

from game.core.report import GameReport
from game.games.front.model import SIDES, FrontState


def report(state: FrontState) -> GameReport:
    """By seat: its side. Turns are those of the scenario's list that were begun."""
    return GameReport(tuple({"side": (side,)} for side in SIDES), state.turns_begun, "turns")
