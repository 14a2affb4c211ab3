"""Leaders who may keep an adverse event off their units (22.1.5, A18)."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.front import events_fight as f
from game.games.front.course import Course
from game.games.front.fights import Trial
from game.games.front.model import HexId, LeaderId, UnitId
from game.games.front.standing import active_leaders

RANGE = 1  # hexes from the marker


def open_trial(course: Course, trial: Trial) -> bool:
    """Let the leaders near the marker try, if there are any; whether the event waits for them."""
    leaders = keepers(course, trial.seat, trial.hex, trial.units)
    if not leaders:
        return False
    course.tell(f.TrialSet(trial=Trial(
        seat=trial.seat, event=trial.event, hex=trial.hex, units=trial.units, leaders=leaders,
        is_movement=trial.is_movement, first=trial.first,
    )))  # fmt: skip
    return True


def keepers(course: Course, seat: Seat, here: HexId, units: tuple[UnitId, ...]) -> tuple[LeaderId, ...]:
    """Activated leaders at most one hex from the marker with a unit that the event would touch."""
    return tuple(
        leader for leader in active_leaders(course, seat)
        if (spot := course.state.leaders[leader].hex)
        and course.ground.distance(spot, here) <= RANGE
        and any(course.book.commands(leader, unit) for unit in units)
    )  # fmt: skip
