"""Who may act, what is legal, and what comes of it: the phases and the decisions that interrupt them."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import commands as c
from game.games.front import excess, flow
from game.games.front.course import Course
from game.games.front.model import FrontState, other
from game.games.front.phases import assault, barrage, surrender, trials

INTERRUPTS: tuple[ModuleType, ...] = (trials, assault, barrage, surrender)
"""Decisions that wait in the state, the most urgent first."""

RUNS_ON = ("B", "E1", "E2", "N1", "R")
"""Phases that pass when nothing is left to do; the others wait, so that the last step can be taken back."""


def to_act(state: FrontState) -> frozenset[Seat]:
    """The one seat that may command now; nobody before set-up and after the end."""
    if state.phase in ("setup", "over"):
        return frozenset()
    picking = excess.acting(state)
    if picking is not None:
        return frozenset({picking})
    for module in INTERRUPTS:
        acting: Seat | None = module.acting(state)
        if acting is not None:
            return frozenset({acting})
    if state.phase == "E1" and state.is_defensive:
        return frozenset({other(state.active)})
    return frozenset({state.active})


def interrupt(state: FrontState) -> ModuleType | None:
    """The module whose decision comes first; None where the phase itself goes on."""
    for module in INTERRUPTS:
        if module.acting(state) is not None:
            return module
    return None


def commands(course: Course, seat: Seat) -> Iterator[c.FrontCommand]:
    """Every legal command of a seat in a fixed order; where they are too many to list, a basis."""
    state = course.state
    if seat not in to_act(state):
        return
    if state.excess:
        yield from excess.commands(course, seat)
        return
    module = interrupt(state)
    if module is not None:
        yield from module.commands(course, seat)
        return
    yield from flow.MODULES[state.phase].commands(course, seat)
    yield c.EndPhase(seat=seat)


def decide(course: Course, command: c.FrontCommand, chance: Chance) -> None:
    """Tell the events of a command. Raises Illegal with the rule and what is in the way."""
    state = course.state
    if command.seat not in to_act(state):
        raise Illegal("T01", "not_your_turn", seat=command.seat)
    if state.excess:
        if not isinstance(command, c.GiveUp):
            raise Illegal("8.2", "excess_first", hex=state.excess[0].hex)
        excess.decide(course, command)
        if not course.state.excess:
            _after_excess(course, chance)
        return
    module = interrupt(state)
    if module is not None:
        module.decide(course, command, chance)
        if interrupt(course.state) is None:
            flow.resume(course, chance)
    elif isinstance(command, c.EndPhase):
        flow.end_phase(course, chance)
    else:
        flow.MODULES[state.phase].decide(course, command, chance)
        if course.state.phase in RUNS_ON and not flow.waits(course):
            flow.settle(course, chance)


def _after_excess(course: Course, chance: Chance) -> None:
    """The stacks are within the limit: the fight that waited goes on, or the phase is left."""
    if course.state.assault is None:
        flow.after_excess(course, chance)
        return
    assault.go_on(course, chance)
    if interrupt(course.state) is None:
        flow.resume(course, chance)
