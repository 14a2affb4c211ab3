"""How long each event of the front is shown and what it sounds like."""

from __future__ import annotations

from game.core.messages import Event
from game.games.front import events as e
from game.games.front.model import FrontState
from game.ui.timeline import Cue

ROLL_MS, QUICK_ROLL_MS = 900.0, 400.0

_CUES: tuple[tuple[tuple[type[Event], ...], Cue], ...] = (
    ((e.InitiativeChecked, e.BonusRolled, e.NightTried, e.BridgeTried), Cue(ROLL_MS, "dice_throw")),
    ((e.LifeRolled,), Cue(ROLL_MS, "dice_throw")),
    ((e.BridgeRepaired, e.FuelRolled, e.AmmoRecovered, e.RebuildTried), Cue(450.0, "dice_knock_1")),
    ((e.UnitLost, e.LeaderDied), Cue(420.0, "capture")),
    ((e.Displaced,), Cue(350.0, "slide")),
    ((e.CountersArrived, e.Exited), Cue(260.0, "place")),
    ((e.ModeSet,), Cue(0.0, "click")),
    ((e.StepReplaced,), Cue(200.0, "place")),
    ((e.ControlChanged,), Cue(180.0, "place")),
    ((e.TurnBegan,), Cue(300.0, "turn")),
    ((e.GameEnded,), Cue(450.0, "win")),
)


def cue(state: FrontState, event: Event) -> Cue:
    """Length at speed 1 and sound of an event; 0 ms where the picture does not move."""
    if isinstance(event, e.Moved):
        if not event.path[-1]:
            return Cue(0.0)  # kept beside the map
        return Cue(min(450.0, 130.0 + 70.0 * len(event.path)), "slide")
    if isinstance(event, e.InitiativeChecked | e.BonusRolled) and not event.leader:
        return Cue(0.0)  # somebody unseen
    if isinstance(event, e.PhaseBegan) and event.seat != state.active:
        return Cue(120.0, "turn")
    return next((found for kinds, found in _CUES if isinstance(event, kinds)), Cue(0.0))
