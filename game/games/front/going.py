"""Where a unit may step in retreat and advance: closed terrain, water, roads (A29)."""

from __future__ import annotations

from game.games.front.course import Course
from game.games.front.ground import side_id
from game.games.front.model import HexId, UnitId


def passable(course: Course, unit: UnitId, here: HexId, there: HexId, *, flees: bool) -> bool:
    """Whether a unit can step to the next hex: closed terrain is open along a road; leg units that flee get
    over a river without a bridge."""
    ground, book, state = course.ground, course.book, course.state
    kind = book.class_of(unit)
    if ground.road(here, there) and side_id(here, there) not in state.blown:
        return True
    if ground.water(here, there) == "river" and not (flees and kind == "leg"):
        return False
    if ground.water(here, there) == "stream" and getattr(book.tables.stream, kind) is None:
        return False
    return getattr(book.tables.terrain[ground.terrain[there]], kind) is not None
