"""Leaders try to keep an adverse event off their units before it takes effect (22.1.5, A18)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import commands as c
from game.games.front import events_fight as f
from game.games.front.course import Course, d10
from game.games.front.fights import Trial
from game.games.front.model import FrontState, LeaderId
from game.games.front.phases import combat_events, markers, results


def acting(state: FrontState) -> Seat | None:
    """Whom the event is about to befall."""
    return None if state.trial is None else state.trial.seat


def commands(course: Course, seat: Seat) -> Iterator[c.FrontCommand]:
    """Each leader's try, and letting it happen."""
    trial = _trial(course)
    for leader in trial.leaders:
        yield c.KeepOff(seat=seat, leader=leader)
    yield c.LetHappen(seat=seat)


def decide(course: Course, command: c.FrontCommand, chance: Chance) -> None:
    """A leader rolls, or the event takes effect. Raises Illegal."""
    trial = _trial(course)
    match command:
        case c.KeepOff(leader=leader):
            if leader not in trial.leaders:
                raise Illegal("22.1.5", "no_keeper", leader=leader, hex=trial.hex)
            _try(course, trial, leader, chance)
        case c.LetHappen():
            _happen(course, chance)
        case _:
            raise Illegal("22.1.5", "event_first", hex=trial.hex)


def _try(course: Course, trial: Trial, leader: LeaderId, chance: Chance) -> None:
    """Initiative: passed, his units are not touched. Each leader tries once."""
    die, initiative = d10(chance), course.book.leaders[leader].initiative
    passed = die <= initiative
    course.tell(f.EventKeptOff(
        seat=trial.seat, leader=leader, die=die, initiative=initiative, passed=passed,
    ))  # fmt: skip
    his = tuple(unit for unit in trial.units if course.book.commands(leader, unit))
    spared = tuple(dict.fromkeys((*trial.spared, *his))) if passed else trial.spared
    left = tuple(
        one for one in trial.leaders
        if one != leader
        and any(course.book.commands(one, unit) for unit in trial.units if unit not in spared)
    )  # fmt: skip
    course.tell(f.TrialSet(trial=replace(trial, leaders=left, spared=spared)))
    if not left:
        _happen(course, chance)


def _happen(course: Course, chance: Chance) -> None:
    trial = _trial(course)
    course.tell(f.TrialSet(trial=None))
    if trial.is_movement:
        markers.happen(course, chance, trial)
    else:
        combat_events.happen(course, trial.event, trial.seat, trial.spared)
        results.go_on(course, chance)


def _trial(course: Course) -> Trial:
    assert course.state.trial is not None
    return course.state.trial
