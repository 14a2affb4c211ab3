"""How long the events of a battle are shown on its screen and what they sound like."""

from __future__ import annotations

from game.games.world import events as e
from game.ui.timeline import Cue

LEAVE_MS = 520.0
END_MS = 1700.0


def cue(event: e.WorldEvent) -> Cue | None:
    """Length at speed 1 and sound; None for what the trays or the table's picture tell."""
    match event:
        case e.BattleBegan():
            return Cue(300.0, "turn")
        case e.RoundBegan(number=number):
            return Cue(350.0 if number > 1 else 0.0)
        case e.SideStayed():
            return Cue(200.0, "click")
        case e.SideRetreated():
            return Cue(500.0, "undo")
        case e.HitDoubled():
            return Cue(700.0, "dice_knock_4")
        case e.HitsCounted():
            return Cue(700.0)
        case e.UnitsLost() | e.UnitsDropped():
            return Cue(LEAVE_MS, "capture")
        case e.BattleEnded():
            return Cue(END_MS, "win")
        case e.RerollOffered() | e.DiceKept():
            return Cue(0.0)
        case e.TerritoryTaken() | e.TerritoryEmptied() | e.MarkerMoved():
            return Cue(0.0)
    return None
