"""How long each event is shown and with which sound."""

from __future__ import annotations

from typing import assert_never

from game.games.wonders import events as e
from game.ui.timeline import Cue

STEP_MS = 190.0  # of the pawn, a space
FLIGHT_MS = 420.0
COIN_MS = 380.0
BANNER_MS = 900.0


def cue(event: e.WondersEvent) -> Cue:
    """Length at speed 1 and sound of an event; 0 ms where the picture does not move."""
    match event:
        case e.AgeLaid():
            return Cue(1100.0, "card")
        case e.DraftShown() | e.Drafted() | e.LeaderDismissed() | e.LeadersDrawn() | e.WonderLost():
            return Cue(260.0, "card")
        case e.LeadersTurned() | e.DeclarationsTold():
            return Cue(300.0, "card")
        case e.CardBuilt() | e.CardSold() | e.CardTucked() | e.CardDestroyed():
            return Cue(FLIGHT_MS, "place")
        case e.WonderBuilt():
            return Cue(640.0, "place")
        case e.CardShown():
            return Cue(380.0, "card")
        case e.Paid(payment=payment):
            return Cue(COIN_MS, "click") if payment.total else Cue(0.0)
        case e.CoinsGained() | e.CoinsLost():
            return Cue(COIN_MS, "click")
        case e.PawnMoved(origin=origin, to=to):
            return Cue(STEP_MS * max(1, abs(to - origin)) + 120.0, "slide")
        case e.LootTaken():
            return Cue(360.0, "capture")
        case e.TokenTaken() | e.LeaderRecruited() | e.LeaderBuried() | e.LeaderSpent():
            return Cue(FLIGHT_MS, "place")
        case e.ExtraTurnWon() | e.PairMade() | e.MoveCancelled() | e.SymbolChanged():
            return Cue(BANNER_MS, "turn")
        case e.TurnBegan():
            return Cue(160.0, "turn")
        case e.GameEnded():
            return Cue(450.0, "win")
        case e.FirstChosen() | e.TokensLaid() | e.SupplyLaid() | e.RecruitmentBegan() | e.LeaderLaid():
            return Cue(0.0)
        case e.Declared() | e.BeginAsked() | e.TasksSet() | e.TaskOpened() | e.TaskEnded() | e.AgeEnded():
            return Cue(0.0)
        case _:
            assert_never(event)
