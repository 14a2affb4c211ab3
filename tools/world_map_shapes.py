"""Merges provinces into territories and simplifies them with shared borders, on the plane of the map."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy
import shapely
from shapely.geometry import MultiPolygon, Polygon, shape

from tools.world_map_plane import CUT, plane
from tools.world_map_source import provinces

_GRID = 0.1  # map units; finer than any drawing shows, and exact in a .tmx
_TOLERANCE = 1.6  # map units, the side of the triangles that simplification may take away
_LEAST = 7.0  # square map units of an island
_LEAST_OF_MANY = 2.5  # of an island where a territory is made of small ones
_SMALL = ("cuba", "philippines", "new_zealand", "taiwan", "new_guinea", "japan")
_ALWAYS_DROPPED = 0.8


class UnplacedProvinceError(ValueError):
    """A province that belongs to no territory and is not left out on purpose."""


def outlines(data: Mapping[str, Any], cache: Path) -> dict[str, list[list[tuple[float, float]]]]:
    """The polygons of each territory in map units, the largest first."""
    merged = _merged(data, cache)
    names = sorted(merged)
    parts = _disjoint([_kept(name, merged[name]) for name in names])
    simple = shapely.coverage_simplify(numpy.array(parts, dtype=object), _TOLERANCE)
    out: dict[str, list[list[tuple[float, float]]]] = {}
    for name, found in zip(names, simple, strict=True):
        rings = sorted(_polygons(found), key=lambda part: -part.area)
        out[name] = [
            [(round(float(x), 1), round(float(y), 1)) for x, y in ring.exterior.coords[:-1]]
            for ring in rings
            if ring.area > _ALWAYS_DROPPED
        ]
    return out


def _merged(data: Mapping[str, Any], cache: Path) -> dict[str, Any]:
    by_province: dict[str, str] = dict(data["pieces"])
    by_country: dict[str, str] = {}
    for territory in data["territories"]:
        for code in territory.get("provinces", "").split():
            by_province[code] = territory["id"]
        for code in territory.get("countries", "").split():
            by_country[code] = territory["id"]
    left_out = set(data["left_out"].split())
    parts: dict[str, list[Any]] = defaultdict(list)
    for code, country, geometry in provinces(cache):
        territory = by_province.get(code) or by_country.get(country)
        if territory is None:
            if code not in left_out and country not in left_out:
                raise UnplacedProvinceError(f"province {code} of {country}")
            continue
        parts[territory] += [_on_plane(part) for part in _polygons(shape(geometry)) if _is_whole(part)]
    return {name: shapely.union_all(found, grid_size=_GRID) for name, found in parts.items()}


def _is_whole(part: Polygon) -> bool:
    """Whether the cut leaves the polygon in one piece; islets on the cut itself are left out."""
    west, _, east, _ = part.bounds
    return not west < CUT < east


def _on_plane(part: Polygon) -> Any:
    shift = 360.0 if part.bounds[2] <= CUT else 0.0

    def moved(points: Any) -> Any:
        return numpy.column_stack(plane(points[:, 0] + shift, points[:, 1]))

    return shapely.set_precision(shapely.make_valid(shapely.transform(Polygon(part.exterior), moved)), _GRID)


def _kept(name: str, found: Any) -> Any:
    """The territory without islets and without lakes."""
    least = _LEAST_OF_MANY if name in _SMALL else _LEAST
    whole = [Polygon(part.exterior) for part in _polygons(found)]
    return MultiPolygon([part for part in whole if part.area >= least])


def _disjoint(parts: list[Any]) -> list[Any]:
    """The same, each without what an earlier one covers, with every shared border noded alike."""
    lines = shapely.union_all([part.boundary for part in parts], grid_size=_GRID)
    faces = list(shapely.get_parts(shapely.polygonize([lines])))
    tree = shapely.STRtree(parts)
    taken: dict[int, list[Any]] = defaultdict(list)
    for face in faces:
        found = tree.query(face.representative_point(), predicate="within")
        if len(found):
            taken[int(min(found))].append(face)
    return [shapely.union_all(taken[place]) for place in range(len(parts))]


def _polygons(geometry: Any) -> list[Polygon]:
    return [part for part in shapely.get_parts(geometry) if isinstance(part, Polygon)]
