"""Reads a position edited by hand and says which fields do not fit together (line protocol `set`)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.games.front.course import Course
from game.games.front.model import FrontState, other
from game.games.front.standing import is_over


def inconsistencies(course: Course) -> list[str]:
    """Every fault, one line each, beginning with its field. Empty for every state that play can reach."""
    state = course.state
    faults = [*_names(course, state), *_turn(course, state)]
    return faults or [*_units(course, state), *_stacks(course, state)]


def _names(course: Course, state: FrontState) -> Iterator[str]:
    ground, book = course.ground, course.book
    known = {start.id for start in book.starts(state.options)}
    for field, things in (("units", state.units), ("leaders", state.leaders)):
        for name, one in things.items():
            if name not in known or book.is_leader(name) != (field == "leaders"):
                yield f"{field}: {name} is no counter of this scenario"
            elif name in state.gone:
                yield f"gone: {name} is out of the game and in play"
            if one.hex and not ground.has(one.hex):
                yield f"{field}: {name} stands on {one.hex}, which is not on the map"
            if not one.hex and one.entry not in ground.entries:
                yield f"{field}: {name} is neither on the map nor beside an entry"
    for name in state.gone:
        if name not in known:
            yield f"gone: {name} is no counter of this scenario"
    for here in (*state.control, *(marker.hex for marker in state.markers)):
        if not ground.has(here):
            yield f"control: {here} is not on the map"
    if state.viewer is not None or any(state.hidden):
        yield "hidden: the referee's view hides nothing"
    if state.seen is None or len(state.seen) != 2:
        yield "seen: there must be two rows, one a seat"


def _turn(course: Course, state: FrontState) -> Iterator[str]:
    turns = course.book.scenario(state.options).turns
    listed = state.turn if not state.turn.endswith("X") else state.turn[:-1] + "N"
    if listed not in turns:
        yield f"turn: {state.turn!r} is none of {', '.join(turns)}"
    elif state.turns_begun != turns.index(listed) + 1:
        yield f"turns_begun: it is {turns.index(listed) + 1} in turn {state.turn}"
    if state.active not in (0, 1):
        yield f"active: {state.active} is no seat"
    if state.phase == "setup":
        yield "phase: a position cannot stand before set-up"
    if (state.phase == "over") != (state.outcome is not None):
        yield "outcome: it is set exactly in the phase over"


def _units(course: Course, state: FrontState) -> Iterator[str]:
    for name, one in state.units.items():
        most = course.book.units[name].steps
        if not 1 <= one.steps <= most:
            yield f"units: {name} has {one.steps} steps; it may have 1 to {most}"
        if one.isolation < 0 or one.fatigue < 0:
            yield f"units: {name} has something below zero"
        if one.mode == "exploit" and not course.book.is_motorised(name):
            yield f"units: {name} cannot be in Exploit Mode"
        terrain = course.ground.terrain.get(one.hex)
        if terrain is not None and not _may_stand(course, name, one.hex, terrain):
            yield f"units: {name} cannot stand in {terrain} without a road at {one.hex}"
    for leader, chief in state.leaders.items():
        if chief.mode == "prepared":
            yield f"leaders: {leader} cannot be in Prepared Assault Mode"


def _may_stand(course: Course, unit: str, here: str, terrain: str) -> bool:
    """Closed terrain is open along a road (9.1)."""
    cost = getattr(course.book.tables.terrain[terrain], course.book.class_of(unit))
    return cost is not None or any(course.ground.road(here, near) for near in course.ground.around[here])


def _stacks(course: Course, state: FrontState) -> Iterator[str]:
    field = course.field
    closing = {(one.hex, one.seat) for one in state.excess}
    moving = state.phase in ("D", "E2", "F") or state.assault is not None
    for seat in (Seat(0), Seat(1)):
        for here in field.units[seat]:
            if field.units[other(seat)].get(here) and seat == 0:
                yield f"units: both sides stand on {here}"
            if field.leaders_at(here, other(seat)) and not moving:
                yield f"leaders: an enemy stands with a leader on {here}"
            if is_over(course, here, seat) and not moving and (here, seat) not in closing:
                yield f"units: the stack on {here} is over the limit"
