"""The book-keeping of barrages, assaults, random events and surrender: what each event changes."""

from __future__ import annotations

from msgspec.structs import replace

from game.games.front import events_fight as f
from game.games.front.model import FrontState
from game.games.front.moves import change_units, notes, shift


def evolve(state: FrontState, event: f.FightEvent) -> FrontState:
    """The state after an event."""
    match event:
        case f.BarrageFired() | f.MissionSet() | f.Suppressed() | f.Depleted() | f.SegmentTurned():
            return _barrage(state, event)
        case f.AssaultDeclared() | f.AssaultSet() | f.ShiftUsed() | f.AirUsed():
            return _assault(state, event)
        case f.StepLost(unit=unit):
            if unit not in state.units:
                return state
            return change_units(state, (unit,), steps=state.units[unit].steps - 1)
        case f.Relocated(seat=seat, counters=counters):
            return shift(state, seat, counters, event.count, event.origin, event.to)
        case f.MarkersSet() | f.TrialSet() | f.Hampered() | f.SurrenderSet() | f.SupplyFound():
            return _events(state, event)
        case _:
            return state  # dice: what they bring is told by the events behind them


def _barrage(
    state: FrontState,
    event: f.BarrageFired | f.MissionSet | f.Suppressed | f.Depleted | f.SegmentTurned,
) -> FrontState:
    match event:
        case f.BarrageFired(seat=seat, target=target, guns=guns):
            if state.turn[-1:] in ("N", "X"):
                state = change_units(state, guns, has_worked=True)
            if notes(state, seat):
                state = replace(state, done=(*state.done, *guns))
            left = state.free_barrages - (0 if guns else 1)
            return replace(state, targets=(*state.targets, target), free_barrages=left)
        case f.MissionSet(mission=mission):
            return replace(state, mission=mission)
        case f.Suppressed(units=units):
            return change_units(state, units, is_suppressed=True)
        case f.Depleted(unit=unit):
            return change_units(state, (unit,), is_depleted=True)
        case f.SegmentTurned():
            return replace(state, is_defensive=False, targets=(), done=())


def _assault(
    state: FrontState, event: f.AssaultDeclared | f.AssaultSet | f.ShiftUsed | f.AirUsed
) -> FrontState:
    match event:
        case f.AssaultDeclared(seat=seat, target=target, attackers=attackers):
            state = change_units(state, attackers, has_attacked=True)
            if state.turn[-1:] in ("N", "X"):
                state = change_units(state, (*attackers, *event.defenders), has_worked=True)
            if notes(state, seat):
                state = replace(state, done=(*state.done, *attackers))
            return replace(state, targets=(*state.targets, target))
        case f.AssaultSet(assault=assault):
            return replace(state, assault=assault)
        case f.ShiftUsed(leader=leader):
            return replace(state, shifts=(*state.shifts, leader))
        case f.AirUsed():
            return replace(state, is_air_used=True)


def _events(
    state: FrontState,
    event: f.MarkersSet | f.TrialSet | f.Hampered | f.SurrenderSet | f.SupplyFound,
) -> FrontState:
    match event:
        case f.MarkersSet(markers=markers):
            return replace(state, markers=markers)
        case f.TrialSet(trial=trial):
            return replace(state, trial=trial)
        case f.SurrenderSet(check=check):
            return replace(state, surrender=check)
        case f.SupplyFound(unit=unit):
            return change_units(state, (unit,), is_cut=False)
        case f.Hampered(seat=seat, units=units, hamper=hamper):
            if not notes(state, seat):
                return state
            rows = dict(state.hampers)
            for unit in units:
                rows[unit] = (*rows.get(unit, ()), hamper)
            return replace(state, hampers=rows)
