"""The outlines of a map of territories on its plane, for whoever draws it: no rule depends on them.

All places are (x, y) in map units from the upper left corner.
"""

from __future__ import annotations

import msgspec

Point = tuple[float, float]
Line = tuple[Point, ...]


class Shapes(msgspec.Struct, frozen=True):
    """What is drawn of a map, by id. Islands are polygons of their own; the first polygon is the largest.

    `labels` are middles of territories, where pieces stand; `discs` where the production is printed;
    `plaques` where a continent's bonus is; `seas` the places of a sea area (a second one beyond the edge
    where the map is cut). `links` and `anchors` are the lines of dotted links and from sea areas to coasts.
    """

    width: int
    height: int
    polygons: dict[str, tuple[Line, ...]]
    labels: dict[str, Point]
    discs: dict[str, Point]
    plaques: dict[str, Point]
    seas: dict[str, tuple[Point, ...]]
    links: dict[tuple[str, str], tuple[Line, ...]]
    anchors: dict[tuple[str, str], Line]
