"""Extended Night and the end of day: who goes on in the dark, who gets the replacements."""

from __future__ import annotations

from game.games.front.bots.stations import Stations
from game.games.front.bots.theatre import Theatre
from game.games.front.commands import EndPhase, FrontCommand, Rebuild, Replace, TryNight
from game.games.front.model import UnitId
from game.games.front.phases import evening, night
from game.games.front.standing import active_leaders, proficiency

WORTH_A_NIGHT = 0.5  # points for which a unit tires itself
LAST_NIGHT = 0.02


def roused(theatre: Theatre) -> FrontCommand:
    """The next unit that has something to gain tonight, by the better of its own and a leader's rating."""
    course, seat = theatre.course, theatre.seat
    if theatre.level.nights or theatre.is_ending:
        bar = LAST_NIGHT if theatre.is_ending else WORTH_A_NIGHT
        stations = Stations(theatre)
        for unit in night.candidates(course, seat):
            if _gain(theatre, stations, unit) > bar:
                return TryNight(seat=seat, unit=unit, leader=_by_whom(theatre, unit))
    return EndPhase(seat=seat)


def _by_whom(theatre: Theatre, unit: UnitId) -> str:
    """The leader whose initiative is higher than the unit's proficiency; nobody if none's is."""
    course = theatre.course
    own = proficiency(course.book, unit, course.state.units[unit])
    rated = [
        (course.book.leaders[one].initiative, one)
        for one in active_leaders(course, theatre.seat)
        if course.book.commands(one, unit)
    ]
    best = max(rated, default=(-1, ""))
    return best[1] if best[0] > own else ""


def _gain(theatre: Theatre, stations: Stations, unit: UnitId) -> float:
    """What the best hex within half a march is worth more than staying; who stands by an enemy may fight."""
    course, state = theatre.course, theatre.course.state
    here, ground = state.units[unit].hex, theatre.course.ground
    if theatre.is_ending and any(near in course.field.units[theatre.enemy] for near in ground.around[here]):
        return 1.0 if course.book.units[unit].attack else 0.0
    goal = stations.goals.get(unit)
    if goal is None:
        return 0.0
    near = [there for there in ground.around[here] if not course.field.count(there, theatre.enemy)]
    gain = max((stations.worth(unit, there) for there in near), default=-9.0) - stations.worth(unit, here)
    return gain + (0.1 if theatre.is_ending else 0.0)


def evening_work(theatre: Theatre) -> FrontCommand:
    """A step for the strongest unit that lacks one; a try for the strongest battalion lost."""
    course, units = theatre.course, theatre.course.book.units
    legal = list(evening.commands(course, theatre.seat))
    steps = [one for one in legal if isinstance(one, Replace)]
    if steps:
        return max(steps, key=lambda one: (_weight(theatre, one.unit), one.unit))
    returns = [one for one in legal if isinstance(one, Rebuild)]
    if returns:
        return max(returns, key=lambda one: (units[one.unit].attack + units[one.unit].defence, one.unit))
    return EndPhase(seat=theatre.seat)


def _weight(theatre: Theatre, unit: UnitId) -> float:
    """What a step more is worth to a unit; one that is about to be lost comes before all."""
    print_ = theatre.course.book.units[unit]
    return (print_.attack + print_.defence) / print_.steps / theatre.course.state.units[unit].steps
