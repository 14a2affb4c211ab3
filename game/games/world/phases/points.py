"""Phase 0: enter the value of the own territories, for all to see (R074); enough of it wins (R025)."""

from __future__ import annotations

from game.games.world import events as e
from game.games.world.commands import EnterPoints
from game.games.world.course import Course
from game.games.world.phases import withdraw
from game.games.world.turn import has_won_by_points


def decide(course: Course, command: EnterPoints) -> None:
    """Enter the marker's value; go on to withdrawing unless it wins."""
    points = course.ground.points(course.state.owners, command.seat)
    course.tell(e.PointsEntered(seat=command.seat, points=points))
    if not has_won_by_points(course, command.seat, points):
        withdraw.begin(course)
