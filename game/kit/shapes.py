"""The outlines of a map of territories on its plane, for whoever draws it: no rule depends on them.

All places are (x, y) in map units from the upper left corner.
"""

from __future__ import annotations

import msgspec

Point = tuple[float, float]
Line = tuple[Point, ...]


class Shapes(msgspec.Struct, frozen=True):
    """What is drawn of a map, by id. Islands are polygons of their own; the first polygon is the largest.

    `labels` are middles of territories, where pieces stand; `plaques` where a continent's bonus is printed;
    `seas` the places of a sea area (two where the map is cut through it). `links` are the lines of links by
    their ends, `anchors` those from a sea area to a territory's coast, `grid` meridians and parallels.
    """

    width: int
    height: int
    polygons: dict[str, tuple[Line, ...]]
    labels: dict[str, Point]
    plaques: dict[str, Point]
    seas: dict[str, tuple[Point, ...]]
    links: dict[tuple[str, str], tuple[Line, ...]]
    anchors: dict[tuple[str, str], Line]
    grid: dict[str, Line]
