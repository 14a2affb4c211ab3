"""The outlines that belong to the map of a game: of the bundled file, of one beside it, or a plain sketch."""

from __future__ import annotations

import math

import msgspec

from game.games.world.ground import Ground
from game.kit.regions import RegionMap
from game.kit.shapes import Line, Point, Shapes
from game.ui.map_file import bundled_shapes, neighbouring_shapes

BUNDLED = "world/world.tmx"
_CELL = (330.0, 250.0)  # map units of a sketched territory with the water around it
_CORNERS = 10


def regions_of(ground: Ground) -> RegionMap:
    """The map that the rules play on, as screens read it."""
    return msgspec.convert(msgspec.to_builtins(ground.map), RegionMap)


def shapes_for(ground: Ground) -> Shapes:
    """The outlines of that map. A map whose file is not at hand (an old log's) is sketched as islands."""
    shapes = bundled_shapes(BUNDLED)
    if _fits(ground, shapes):
        return shapes
    found = (one for one in neighbouring_shapes(BUNDLED) if _fits(ground, one))
    return next(found, None) or sketched(ground)


def sketched(ground: Ground) -> Shapes:
    """Every territory as an island in a grid, continent by continent, with the sea areas in a row below."""
    names = [place for members in ground.members.values() for place in members]
    columns = max(1, math.ceil(math.sqrt(1.6 * len(names))))
    rows = -(-len(names) // columns)
    wide, high = _CELL
    width, height = round(columns * wide), round((rows + 1) * high)

    def cell(number: int, across: int, pitch: float) -> Point:
        return (number % across + 0.5) * pitch, (number // across + 0.5) * high

    labels = {place: cell(number, columns, wide) for number, place in enumerate(names)}
    count = max(1, len(ground.seas))
    seas = {
        sea: ((number + 0.5) * width / count, height - high / 2) for number, sea in enumerate(ground.seas)
    }
    plaques = {
        one: (labels[members[0]][0], labels[members[0]][1] - 0.43 * high)
        for one, members in ground.members.items()
        if members
    }
    return Shapes(
        width=width,
        height=height,
        polygons={place: (_island(at),) for place, at in labels.items()},
        labels=labels,
        plaques=plaques,
        seas={sea: (at,) for sea, at in seas.items()},
        links={},
        anchors={},
        grid={},
    )


def _island(middle: Point) -> Line:
    turns = (2 * math.pi * corner / _CORNERS for corner in range(_CORNERS))
    return tuple(
        (middle[0] + 0.42 * _CELL[0] * math.cos(turn), middle[1] + 0.36 * _CELL[1] * math.sin(turn))
        for turn in turns
    )


def _fits(ground: Ground, shapes: Shapes) -> bool:
    return set(ground.territories) <= set(shapes.labels) and set(ground.seas) <= set(shapes.seas)
