"""Refuses what a map of territories may not contain, before pytmx reads it: by layer and object.

Such a map is orthogonal and finite and consists of object layers: `continents`, `seas` and `labels` hold
points, `territories` polygons, `links`, `anchors` and, where there is one, the `grid` polylines.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree

from game.core.ruleset import MapError
from game.tiled.checks import whole_number
from game.tiled.guard import read_xml

MOST_SIDE = 16384  # map units
MOST_OBJECTS = 5000
MOST_POINTS = 100_000
SHAPES = {
    "continents": "point",
    "territories": "polygon",
    "links": "polyline",
    "seas": "point",
    "anchors": "polyline",
    "labels": "point",
    "grid": "polyline",
}
OPTIONAL = ("grid",)
PROPERTIES: Mapping[str, Mapping[str, str]] = {
    "map": {"game": "string", "name": "string"},
    "continents": {"title": "string", "bonus": "int"},
    "territories": {"title": "string", "continent": "string", "production": "int", "homes": "string"},
    "links": {"from": "string", "to": "string", "kind": "string"},
    "seas": {"title": "string"},
    "anchors": {"sea": "string", "territory": "string"},
    "labels": {},
    "grid": {},
}
_LEAST_POINTS = {"polygon": 3, "polyline": 2}
_HARMLESS = ("properties", "editorsettings")
_OTHER_SHAPES = ("ellipse", "capsule", "text", "polygon", "polyline", "point")


def check_regions(path: Path) -> None:
    """Raises MapError with every fault found in how the file is built, whatever game it is for."""
    root = read_xml(path, path.name)
    faults = list(_header_faults(root))
    if not faults:
        faults = _property_faults(root, "map", PROPERTIES["map"])
        faults += _layer_faults(root)
        faults += _size_faults(root)
        if not faults:
            size = _size(root)
            for layer in root.findall("objectgroup"):
                faults += _object_faults(layer, size)
    if faults:
        raise MapError("\n".join(f"{path.name}: {fault}" for fault in faults))


def _header_faults(root: ElementTree.Element) -> Iterator[str]:
    if root.tag != "map":
        yield f"is a Tiled <{root.tag}>, not a map"
        return
    if root.get("orientation", "orthogonal") != "orthogonal":
        yield f"map: orientation is {root.get('orientation')}, it must be orthogonal"
    if root.get("infinite", "0") != "0":
        yield "map: is infinite; turn Map > Map Properties > Infinite off"
    for name in ("width", "height", "tilewidth", "tileheight"):
        value = whole_number(root.get(name))
        if value is None or not 1 <= value <= MOST_SIDE:
            yield f"map: {name} {root.get(name)!r} is not a whole number from 1 to {MOST_SIDE}"


def _size(root: ElementTree.Element) -> tuple[int, int]:
    columns, rows, wide, high = (
        whole_number(root.get(name)) or 0 for name in ("width", "height", "tilewidth", "tileheight")
    )
    return columns * wide, rows * high


def _size_faults(root: ElementTree.Element) -> Iterator[str]:
    if max(_size(root)) > MOST_SIDE:
        yield f"map: is larger than {MOST_SIDE} pixels"
    objects = sum(1 for _ in root.iter("object"))
    if objects > MOST_OBJECTS:
        yield f"map: has {objects} objects, more than {MOST_OBJECTS}"
    points = sum(
        len((shape.get("points") or "").split())
        for tag in _LEAST_POINTS
        for shape in root.iter(tag)
    )  # fmt: skip
    if points > MOST_POINTS:
        yield f"map: has {points} points, more than {MOST_POINTS}"


def _property_faults(element: ElementTree.Element, where: str, known: Mapping[str, str]) -> list[str]:
    faults, seen = [], set[str]()
    for found in element.findall("properties/property"):
        name, kind = found.get("name", ""), found.get("type", "string")
        if name not in known:
            faults.append(f"{where}: unknown property {name!r}; known are {', '.join(known) or 'none'}")
        elif kind != known[name]:
            faults.append(f"{where}: property {name} has the type {kind}, it must be {known[name]}")
        elif kind == "int" and _whole(found.get("value", "")) is None:
            faults.append(f"{where}: property {name} is {found.get('value')!r}, it must be a whole number")
        elif name in seen:
            faults.append(f"{where}: property {name} is there twice")
        seen.add(name)
    return faults


def _layer_faults(root: ElementTree.Element) -> list[str]:
    faults: list[str] = []
    found: set[str] = set()
    for child in root:
        name = child.get("name", "")
        if child.tag in _HARMLESS:
            continue
        if child.tag == "tileset":
            faults.append(f"tileset {name or child.get('source', '')!r}: a map of territories uses none")
        elif child.tag != "objectgroup":
            faults.append(f"layer {name!r}: {child.tag} layers are not supported")
        elif name not in SHAPES:
            faults.append(f"layer {name!r}: unknown; the layers of a map are {', '.join(SHAPES)}")
        elif name in found:
            faults.append(f"layer {name}: is there twice")
        if any(_finite(child.get(key, "0")) != 0 for key in ("offsetx", "offsety")):
            faults.append(f"layer {name}: is shifted; set its offset to 0")
        found.add(name)
    return faults + [f"layer {name}: is missing" for name in SHAPES if name not in (*found, *OPTIONAL)]


def _object_faults(layer: ElementTree.Element, size: tuple[int, int]) -> list[str]:
    kind = layer.get("name", "")
    faults = _property_faults(layer, f"layer {kind}", {})
    for thing in layer.findall("object"):
        name = f" {thing.get('name')!r}" if thing.get("name") else ""
        at = f"layer {kind}, object {thing.get('id', '?')}{name}"
        if thing.get("template") is not None:
            faults.append(f"{at}: comes from a template; use Detach in its menu")
            continue
        faults += _property_faults(thing, at, PROPERTIES[kind])
        faults += [f"{at}: {fault}" for fault in _shape_faults(thing, SHAPES[kind], size)]
    return faults


def _shape_faults(thing: ElementTree.Element, wanted: str, size: tuple[int, int]) -> Iterator[str]:
    numbers = {key: _finite(thing.get(key, "0")) for key in ("x", "y", "width", "height", "rotation")}
    yield from (f"{key} is not a number" for key, value in numbers.items() if value is None)
    x, y = numbers["x"], numbers["y"]
    if numbers["rotation"]:
        yield "is turned; set its rotation to 0"
    found = next((child for child in thing if child.tag in _OTHER_SHAPES), None)
    shape = "tile" if thing.get("gid") is not None else "rectangle" if found is None else found.tag
    if shape != wanted:
        yield f"is a {shape}, it must be a {wanted}"
    elif x is not None and y is not None:
        points = [(0.0, 0.0)] if found is None or wanted == "point" else _points(found)
        if points is None:
            yield f"its {wanted} holds something that is not a point"
        elif len(points) < _LEAST_POINTS.get(wanted, 1):
            yield f"its {wanted} has fewer than {_LEAST_POINTS[wanted]} points"
        elif not all(0 <= x + px <= size[0] and 0 <= y + py <= size[1] for px, py in points):
            yield f"lies outside the map of {size[0]} x {size[1]}"


def _points(shape: ElementTree.Element) -> list[tuple[float, float]] | None:
    out: list[tuple[float, float]] = []
    for pair in (shape.get("points") or "").split():
        words = [_finite(word) for word in pair.split(",")]
        if len(words) != 2 or words[0] is None or words[1] is None:
            return None
        out.append((words[0], words[1]))
    return out


def _whole(text: str) -> int | None:
    value = whole_number(text.removeprefix("-"))
    return -value if value is not None and text.startswith("-") else value


def _finite(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None
