"""The book-keeping of barrages, assaults, random events and surrender: what each event changes."""

from __future__ import annotations

from msgspec.structs import replace

from game.games.front import events_fight as f
from game.games.front.model import FrontState
from game.games.front.moves import change_units, shift


def evolve(state: FrontState, event: f.FightEvent) -> FrontState:
    """The state after an event."""
    match event:
        case f.Relocated(seat=seat, counters=counters):
            return shift(state, seat, counters, event.count, event.origin, event.to)
        case f.StepLost(unit=unit):
            if unit not in state.units:
                return state
            return change_units(state, (unit,), steps=state.units[unit].steps - 1)
        case f.SegmentTurned():
            return replace(state, is_defensive=False, targets=(), done=())
        case f.MarkersSet(markers=markers):
            return replace(state, markers=markers)
        case _:
            return state
