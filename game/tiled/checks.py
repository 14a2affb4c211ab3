"""Refuses what a map may not contain, before pytmx reads it: by layer and object, one fault a line.

pytmx silently loses templates, ellipses, text, infinite maps and class-typed properties, and opens any
file a tileset names. So maps are kept to a subset of Tiled that is read whole: hexagonal, finite, tilesets
inside the map's folder, and the layers of a plan. A board has one tile layer `spaces`, one tile layer
`recruitment`, one object layer `starts`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree

import msgspec

from game.core.ruleset import MapError
from game.tiled.cells import FLAGS, read_cells
from game.tiled.guard import read_xml
from game.tiled.tilesets import TileNumbers, check_tilesets

MOST_LINES = 64  # columns or rows of cells
_HARMLESS = ("properties", "tileset", "editorsettings")
_LAYER_KINDS = {"layer": "tile", "objectgroup": "object"}
_WRONG_SHAPES = ("ellipse", "polygon", "polyline", "text", "capsule")


class Plan(msgspec.Struct, frozen=True):
    """What a kind of map consists of: its layers, and the properties of the map and of each object layer
    with their types. `optional` layers may be missing."""

    tile_layers: tuple[str, ...]
    object_layers: Mapping[str, Mapping[str, str]]
    map_properties: tuple[str, ...] = ("game", "name")
    optional: tuple[str, ...] = ()

    @property
    def layers(self) -> tuple[str, ...]:
        """The names of all layers."""
        return (*self.tile_layers, *self.object_layers)


BOARD = Plan(("spaces", "recruitment"), {"starts": {"side": "string"}})


def check_map(path: Path, plan: Plan = BOARD) -> None:
    """Raises MapError with every fault found in how the file is built, whatever game it is for."""
    root = read_xml(path, path.name)
    faults = list(_header_faults(root))
    if faults:  # sizes are needed for all that follows
        raise MapError("\n".join(f"{path.name}: {fault}" for fault in faults))
    numbers, faults = check_tilesets(root, path)
    faults += _property_faults(root, "map", dict.fromkeys(plan.map_properties, "string"))
    faults += _layer_name_faults(root, plan)
    for layer in root.findall("layer"):
        faults += _tile_layer_faults(layer, root, numbers)
    for layer in root.findall("objectgroup"):
        faults += _object_layer_faults(layer, plan)
    if faults:
        raise MapError("\n".join(f"{path.name}: {fault}" for fault in faults))


def _header_faults(root: ElementTree.Element) -> Iterator[str]:
    if root.tag != "map":
        yield f"is a Tiled <{root.tag}>, not a map"
        return
    orientation = root.get("orientation", "orthogonal")
    if orientation != "hexagonal":
        yield f"map: orientation is {orientation}, it must be hexagonal"
    if root.get("infinite", "0") != "0":
        yield "map: is infinite; turn Map > Map Properties > Infinite off"
    if root.get("staggeraxis") not in ("x", "y"):
        yield f"map: stagger axis {root.get('staggeraxis')!r} is neither x nor y"
    if root.get("staggerindex") not in ("odd", "even"):
        yield f"map: stagger index {root.get('staggerindex')!r} is neither odd nor even"
    limits = {
        "width": (1, MOST_LINES),
        "height": (1, MOST_LINES),
        "tilewidth": (2, 4096),
        "tileheight": (2, 4096),
    }
    for name, (least, most) in {**limits, "hexsidelength": (0, 4096)}.items():
        value = whole_number(root.get(name))
        if value is None or not least <= value <= most:
            yield f"map: {name} {root.get(name)!r} is not a whole number from {least} to {most}"


def _property_faults(element: ElementTree.Element, where: str, known: Mapping[str, str]) -> list[str]:
    faults, seen = [], set[str]()
    for found in element.findall("properties/property"):
        name, kind = found.get("name", ""), found.get("type", "string")
        if name not in known:
            faults.append(f"{where}: unknown property {name!r}; known are {', '.join(known)}")
        elif kind != known[name]:
            faults.append(f"{where}: property {name} has the type {kind}, it must be {known[name]}")
        elif kind == "int" and whole_number(found.get("value", "").removeprefix("-")) is None:
            faults.append(f"{where}: property {name} is {found.get('value')!r}, it must be a whole number")
        elif name in seen:
            faults.append(f"{where}: property {name} is there twice")
        seen.add(name)
    return faults


def _layer_name_faults(root: ElementTree.Element, plan: Plan) -> list[str]:
    faults: list[str] = []
    found: dict[str, str] = {}
    for child in root:
        if child.tag in _HARMLESS:
            continue
        name, kind = child.get("name", ""), _LAYER_KINDS.get(child.tag)
        wanted = "tile" if name in plan.tile_layers else "object" if name in plan.object_layers else None
        if kind is None:
            faults.append(f"layer {name!r}: {child.tag} layers are not supported")
        elif wanted is None:
            faults.append(f"layer {name!r}: unknown; the layers of a map are {', '.join(plan.layers)}")
        elif kind != wanted:
            faults.append(f"layer {name}: is a layer of {kind}s, it must be one of {wanted}s")
        elif name in found:
            faults.append(f"layer {name}: is there twice")
        found[name] = child.tag
    missing = [name for name in plan.layers if name not in (*found, *plan.optional)]
    return faults + [f"layer {name}: is missing" for name in missing]


def _tile_layer_faults(
    layer: ElementTree.Element, root: ElementTree.Element, numbers: TileNumbers
) -> list[str]:
    where = f"layer {layer.get('name', '')}"
    faults = _property_faults(layer, where, {"": ""}) + _shift_faults(layer, where)
    width, height = whole_number(root.get("width")) or 0, whole_number(root.get("height")) or 0
    if (whole_number(layer.get("width")), whole_number(layer.get("height"))) != (width, height):
        return [*faults, f"{where}: its size differs from the map's {width}x{height}"]
    data = layer.find("data")
    if data is None:
        return [*faults, f"{where}: holds no cells"]
    try:
        cells = read_cells(data, width * height)
    except MapError as error:
        return [*faults, f"{where}: {error}"]
    for place, cell in enumerate(cells):
        at = f"{where}, tile at column {place % width}, row {place // width}"
        if cell & FLAGS:
            faults.append(f"{at}: is flipped or turned")
        elif cell and cell not in numbers:
            faults.append(f"{at}: number {cell} is in no tileset")
    return faults


def _object_layer_faults(layer: ElementTree.Element, plan: Plan) -> list[str]:
    known = plan.object_layers.get(layer.get("name", ""), {})
    where = f"layer {layer.get('name', '')}"
    faults = _property_faults(layer, where, {"": ""}) + _shift_faults(layer, where)
    for thing in layer.findall("object"):
        name = f" {thing.get('name')!r}" if thing.get("name") else ""
        at = f"{where}, object {thing.get('id', '?')}{name}"
        if thing.get("template") is not None:
            faults.append(f"{at}: comes from a template; use Detach in its menu")
            continue
        faults += [f"{at}: is a {child.tag}, use a point or a rectangle" for child in thing
                   if child.tag in _WRONG_SHAPES]  # fmt: skip
        if thing.get("gid") is not None:
            faults.append(f"{at}: is a tile, use a point or a rectangle")
        numbers = {key: _finite(thing.get(key, "0")) for key in ("x", "y", "width", "height", "rotation")}
        faults += [f"{at}: {key} is not a number" for key, value in numbers.items() if value is None]
        if numbers["rotation"]:
            faults.append(f"{at}: is turned; set its rotation to 0")
        faults += _property_faults(thing, at, known)
    return faults


def _shift_faults(layer: ElementTree.Element, where: str) -> list[str]:
    shifted = any(_finite(layer.get(key, "0")) != 0 for key in ("offsetx", "offsety"))
    return [f"{where}: is shifted; set its offset to 0"] if shifted else []


def whole_number(text: str | None) -> int | None:
    """The text as a whole number of at most nine digits; None when it is anything else."""
    if text is None or not (text.isascii() and text.isdigit() and len(text) <= 9):
        return None
    return int(text)


def _finite(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None
