"""What each hexside costs the units that cross it, kept for the bridges that stand (5.2.0, 5.6.2)."""

from __future__ import annotations

from game.games.front.book import Class
from game.games.front.course import Course
from game.games.front.ground import Edges
from game.games.front.model import HexId

Edge = tuple[HexId, int, bool, bool]
"""The neighbour, MP, whether by road, whether over water."""

KEPT_EDGES = 64


def edges(course: Course, classes: tuple[Class, ...], form: str, guide: bool) -> Edges:
    """Costs of all hexsides for these classes, closed ones left out; kept for the bridges that stand."""
    kept = course.ground.remembered
    key = (classes, form, guide, course.state.blown)
    found = kept.get(key)
    if found is None:
        if len(kept) >= KEPT_EDGES:
            kept.clear()
        found = kept[key] = _make_edges(course, classes, form, guide)
    return found


def _make_edges(course: Course, classes: tuple[Class, ...], form: str, guide: bool) -> Edges:
    """With bridges down only the hexes at their ends differ from the map with all of them."""
    kept, blown = course.ground.remembered, course.state.blown
    whole = kept.get((classes, form, guide, ()))
    if whole is None or not blown:
        return {here: _exits_of(course, here, classes, form, guide) for here in course.ground.ids}
    ends = {end for side in blown for end in side.split("-")}
    return {**whole, **{here: _exits_of(course, here, classes, form, guide) for here in ends}}


def _exits_of(
    course: Course, here: HexId, classes: tuple[Class, ...], form: str, guide: bool
) -> tuple[Edge, ...]:
    ground, state, tables = course.ground, course.state, course.book.tables
    row: list[Edge] = []
    for there in ground.around[here]:
        side = ground.side(here, there)
        by_road = bool(side.road) and (not side.water or ground.is_bridged(state, here, there))
        if by_road:
            slow = form == "road" and side.road == "secondary" and classes != ("leg",) and not guide
            row.append((there, 2 if slow else 1, True, bool(side.water)))
            continue
        if form == "road" or ground.is_barred(state, here, there):
            continue
        prices: list[int | None] = []
        for name in classes:
            price = getattr(tables.terrain[ground.terrain[there]], name)
            water = getattr(tables.stream, name) if side.water == "stream" else 0
            prices.append(None if price is None or water is None else price + water)
        known = [price for price in prices if price is not None]
        if len(known) == len(prices):
            row.append((there, max(known), False, bool(side.water)))
    return tuple(row)
