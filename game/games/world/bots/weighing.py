"""Which plan of a turn: several are made, which keep back and dare more or less; taken is the one after which
the seat is likely to stand best once its rivals have had their turns."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.games.world.bots.campaign import Attack, Pace, plan, sketch
from game.games.world.bots.forecast import Forecast
from game.games.world.bots.levels import Level
from game.games.world.course import Course
from game.games.world.standing import living

PLACING = ((0.0, 1.0), (0.0, 0.3), (0.2, 0.3), (0.65, 1.0), (0.2, 1.0), (0.45, 0.3))
"""Other shares of the free units kept back, with other shares of a reserve that each attack may meet."""
MOVING = ((0.0, 0.3), (0.0, 0.6), (0.0, 0.0))
"""The same once nothing is kept back any more."""
MOST = 24
"""Forecasts with one rival; with more rivals, each of whom has a turn to foresee, fewer."""


def weighed(course: Course, seat: Seat, level: Level, pace: Pace) -> list[Attack]:
    """The attacks to make, from the outset of the place or move step. A level that does not forecast takes
    its first plan; one whose time is over takes the best that it has weighed by then."""
    best = plan(course, seat, level, pace)
    if not level.forecasts or pace() >= 1:
        return best
    forecast = Forecast(course, seat, level)
    value, left = forecast.value(best), MOST // max(1, len(living(course.state)) - 1) - 1
    for other in _others(course, seat, level):
        if left <= 0 or pace() >= 1:
            return best
        left -= 1
        found = forecast.value(other)
        if found > value:
            value, best = found, other
    for attack in best:
        if left <= 0 or pace() >= 1:
            return best
        left -= 1
        fewer = [one for one in best if one is not attack]
        found = forecast.value(fewer)
        if found > value:
            value, best = found, fewer
    return best


def _others(course: Course, seat: Seat, level: Level) -> Iterator[list[Attack]]:
    """Further plans, the likeliest to be better first."""
    for reserve, share in PLACING if course.state.step == "place" else MOVING:
        yield sketch(course, seat, level._replace(reserve=reserve, share=share))
