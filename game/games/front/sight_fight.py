"""The gate for secrets in fights: what a viewpoint learns of them, and where undo stops (18.4.0, 24.2).

An assault is open: who takes part stands next to the enemy, leaders and guns are named when they help. Of
a barrage on a stack that is not read only the hex is known; of leaders' tries and cut-off units what is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.games.front import events_fight as f
from game.games.front.fights import Mission, SurrenderCheck, Trial
from game.games.front.model import FrontState

if TYPE_CHECKING:
    from game.games.front.sight import Eyes


def conceal(state: FrontState, eyes: Eyes) -> FrontState:
    """A concealed state with its fights concealed too."""
    return replace(
        state, mission=_mission(state.mission, eyes), trial=_trial(state.trial, eyes),
        surrender=_surrender(state.surrender, int(state.active), eyes),
    )  # fmt: skip


def _mission(mission: Mission | None, eyes: Eyes) -> Mission | None:
    """Which leaders have rolled only the owner of the stack is told."""
    if mission is None or eyes.viewer == 1 - mission.seat:
        return mission
    return replace(mission, stacked=())


def _trial(trial: Trial | None, eyes: Eyes) -> Trial | None:
    if trial is None or eyes.viewer == trial.seat:
        return trial
    return replace(trial, units=(), leaders=(), spared=(), first="")


def _surrender(check: SurrenderCheck | None, active: int, eyes: Eyes) -> SurrenderCheck | None:
    if check is None or eyes.viewer == active:
        return check
    return SurrenderCheck(units=(), leaders=())


def redact(state: FrontState, event: f.FightEvent, eyes: Eyes) -> f.FightEvent:
    """The event as a viewpoint learns it."""
    match event:
        case f.MissionSet(mission=mission):
            return replace(event, mission=_mission(mission, eyes))
        case f.TrialSet(trial=trial):
            return replace(event, trial=_trial(trial, eyes))
        case f.SurrenderSet(check=check):
            return replace(event, check=_surrender(check, int(state.active), eyes))
        case f.Relocated(counters=counters):
            return replace(event, counters=eyes.pick(counters))
        case f.Suppressed(units=units) | f.Hampered(units=units):
            return replace(event, units=eyes.pick(units))
        case f.StepLost(unit=unit) | f.SupplyFound(unit=unit):
            return event if eyes.reads(unit) else replace(event, unit="")
        case f.HamperRolled(unit=unit):
            return event if eyes.reads(unit) else replace(event, unit="", die=0, is_hit=False)
        case f.EventKeptOff(leader=leader):
            if eyes.reads(leader):
                return event
            return replace(event, leader="", die=0, initiative=0, passed=False)
        case f.SurrenderSpared(leader=leader):
            if eyes.reads(leader):
                return replace(event, units=eyes.pick(event.units))
            return replace(event, leader="", die=0, initiative=0, passed=False, units=())
        case _:
            return event


def seals(state: FrontState, event: f.FightEvent) -> bool:
    """Whether undo stops behind the event: all that is announced or rolled; not what is only moved."""
    del state
    return not isinstance(
        event, f.AssaultSet | f.MissionSet | f.Relocated | f.StepLost | f.SegmentTurned | f.Suppressed
    )
