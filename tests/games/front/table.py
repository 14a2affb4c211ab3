"""Positions of the front laid out by hand, and dice that fall as told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import steps
from game.games.front.commands import FrontCommand
from game.games.front.course import Course
from game.games.front.model import FrontOptions, FrontState, HexId, Leader, Unit
from game.kit.hexmap import hex_id
from tests.games.front.boards import rules_of

DE, US = Seat(0), Seat(1)
Counters = Mapping[str, HexId | Unit]
BOOK = rules_of("tutorial").book


def at(column: int, row: int) -> HexId:
    """A hex by the facts' numbers, counted from 0."""
    return hex_id(column, row)


def unit(name: str, here: HexId, **marks: Any) -> Unit:
    """A unit at full strength unless told otherwise."""
    return replace(Unit(hex=here, steps=BOOK.units[name].steps), **marks)


def stand(
    units: Counters,
    leaders: Mapping[str, HexId | Leader] | None = None,
    *,
    scenario: str = "tutorial",
    turn: str = "1A",
    phase: str = "D",
    active: Seat = DE,
    options: Mapping[str, Any] | None = None,
    **marks: Any,
) -> Course:
    """A course that stands at that point, with these counters alone."""
    turns = BOOK.scenarios[scenario].turns
    listed = turn if not turn.endswith("X") else turn[:-1] + "N"
    state = FrontState(
        options=FrontOptions(scenario=scenario, **(options or {})),  # type: ignore[arg-type]
        turn=turn,
        turns_begun=turns.index(listed) + 1,
        phase=phase,  # type: ignore[arg-type]
        active=active,
        units={name: one if isinstance(one, Unit) else unit(name, one) for name, one in units.items()},
        leaders={
            name: one if isinstance(one, Leader) else Leader(hex=one) for name, one in (leaders or {}).items()
        },
    )
    return rules_of(scenario).course(replace(state, **marks))


def do(course: Course, command: FrontCommand, *dice: int) -> list[Any]:
    """Carry a command out with these dice; gives its events. The course stands behind it."""
    before = len(course.events)
    steps.decide(course, command, Chance("table", 1, dice))
    return course.events[before:]


def refused(course: Course, command: FrontCommand) -> Illegal:
    """The refusal of a command that must not be taken."""
    trial = Course(course.ground, course.book, course.state)
    try:
        steps.decide(trial, command, Chance("table", 1))
    except Illegal as illegal:
        return illegal
    raise AssertionError(f"taken: {command}")


def kinds(events: list[Any]) -> list[str]:
    """The kinds of events, in order."""
    return [type(event).__name__ for event in events]
