"""What a finished duel says about the balance of its cards and of going first."""

from __future__ import annotations

from game.core.report import GameReport
from game.games.duel.model import SIDES, DuelState


def report(state: DuelState) -> GameReport:
    """By seat: its side, its leader card, whether it began, and the characters it recruited."""
    seats = tuple(
        {
            "side": (side,),
            "leader card": (state.leaders[seat],),
            "order": ("first" if state.first == seat else "second",),
            "character": state.teams[seat][1:],
        }
        for seat, side in enumerate(SIDES)
    )
    return GameReport(seats, state.turn, "turns")
