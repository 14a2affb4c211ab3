"""Small changes of a state that many events share: counters that change place, leave, or change a mark."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.front.model import FrontState, Gone, HexId


def change_units(state: FrontState, units: Iterable[str], **changes: Any) -> FrontState:
    """The units with these fields changed; those that a view does not hold are left out."""
    there = [unit for unit in units if unit in state.units]
    if not there:
        return state
    rows = dict(state.units)
    for unit in there:
        rows[unit] = replace(rows[unit], **changes)
    return replace(state, units=rows)


def notes(state: FrontState, seat: Seat) -> bool:
    """Whether a state keeps the notes of a seat's phase: the truth, and under fog of war its own view."""
    return state.viewer is None or state.viewer == seat


def shift(
    state: FrontState, seat: Seat, counters: tuple[str, ...], count: int, origin: HexId, to: HexId
) -> FrontState:
    """`count` counters from one hex to another, those of them that are read by name."""
    units, leaders = state.units, state.leaders
    moved_units = {name: replace(units[name], hex=to) for name in counters if name in units}
    moved = {name: replace(leaders[name], hex=to, entry="") for name in counters if name in leaders}
    if moved_units:
        state = replace(state, units={**units, **moved_units})
    if moved:
        state = replace(state, leaders={**leaders, **moved})
    rest = count - len(moved_units) - len(moved)
    if rest:
        state = put_hidden(put_hidden(state, seat, origin, -rest), seat, to, rest)
    return state


def drop(state: FrontState, seat: Seat, counter: str, here: HexId, gone: Gone) -> FrontState:
    """A counter leaves the game; a view that did not read it counts one less."""
    if counter in state.units:
        state = replace(state, units={name: one for name, one in state.units.items() if name != counter})
    elif counter in state.leaders:
        leaders = {name: one for name, one in state.leaders.items() if name != counter}
        state = replace(state, leaders=leaders)
    else:
        state = put_hidden(state, seat, here, -1)
    if state.seen is not None:
        seen = tuple(tuple(name for name in row if name != counter) for row in state.seen)
        state = replace(state, seen=seen)
    return replace(state, gone={**state.gone, counter: gone})


def put_hidden(state: FrontState, seat: Seat, here: HexId, change: int) -> FrontState:
    """More or fewer counters of which only the side is seen."""
    rows = list(state.hidden)
    left = rows[seat].get(here, 0) + change
    rows[seat] = {name: number for name, number in rows[seat].items() if name != here}
    if left:
        rows[seat][here] = left
    return replace(state, hidden=tuple(rows))
