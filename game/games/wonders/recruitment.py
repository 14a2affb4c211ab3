"""The Recruitment Phase: both lay a leader down and declare; then they are paid and work (W146-W157)."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.wonders.course import Course
from game.games.wonders.events import (
    DeclarationsTold,
    Declared,
    LeaderDismissed,
    LeaderLaid,
    LeadersTurned,
)
from game.games.wonders.model import Task
from game.games.wonders.scoring import cost_of

DISMISSAL = 2  # coins, never more (W150)


def lay(course: Course, seat: Seat, leader: str) -> None:
    """A seat's secret choice; with the second both are turned up (W147)."""
    course.tell(LeaderLaid(seat=seat, leader=leader))
    if all(course.state.chosen):
        course.tell(LeadersTurned(leaders=course.state.chosen))


def declare(course: Course, seat: Seat, what: str) -> None:
    """A seat's secret declaration; with the second both are told and carried out (W147, W152)."""
    course.tell(Declared(seat=seat, what=what))
    if all(course.state.declared):
        course.tell(DeclarationsTold(what=course.state.declared))
        _carry_out(course)


def _carry_out(course: Course) -> None:
    """Income of the dismissed first, then both pay, then the effects in order (W152, W161)."""
    order, state = course.state.order, course.state
    for seat in order:
        if state.declared[seat] == "discard":
            course.tell(LeaderDismissed(seat=seat, leader=state.chosen[seat]))
            course.gain(seat, DISMISSAL, "dismissal", state.chosen[seat])
    hired = [seat for seat in order if state.declared[seat] == "recruit"]
    for seat in hired:
        course.lose(seat, cost_of(state.options, state.chosen[seat]), "leader", state.chosen[seat])
    course.add_due(*(Task("enlist", seat, state.chosen[seat]) for seat in hired))
