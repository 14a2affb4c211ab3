"""A `.tmx` file of a wargame's hexes becomes a `kit.HexMap`: terrain, hexsides, places and the set-up.

What lies on a hexside is painted into both hexes of it, as tiles that name the sides they carry; so a map can
be changed in Tiled hex by hex, and a side that is painted once only is found here.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args

import msgspec

from game.core.ruleset import MapError
from game.kit.hexes import DIRECTIONS, StaggerAxis
from game.kit.hexmap import (
    OPPOSITE,
    Entry,
    Exit,
    HexId,
    HexMap,
    HexSide,
    MapHex,
    Place,
    Rim,
    Settlement,
    SetUp,
    Terrain,
    Water,
    hex_id,
)
from game.tiled.checks import Plan, check_map
from game.tiled.hexsides import side_faults
from game.tiled.layout import Cell, Layout
from game.tiled.tmx import tmx_map

SIDE_LAYERS = {
    "streams": "stream",
    "rivers": "river",
    "primary": "primary",
    "secondary": "secondary",
    "bridges": "bridge",
}
PLAN = Plan(
    ("terrain", "westwall", *SIDE_LAYERS),
    {
        "places": {"kind": "string", "vp": "int"},
        "entries": {"supply": "string"},
        "exits": {"": ""},
        "setup": {"": ""},
    },
    ("game", "name", "scenario"),
    ("westwall", "exits"),
)
WAYS: dict[StaggerAxis, tuple[str, ...]] = {
    "x": ("N", "NE", "SE", "S", "SW", "NW"),
    "y": ("NW", "NE", "E", "SE", "SW", "W"),
}
SOURCES = ("", "DE", "US")
TERRAINS: tuple[str, ...] = get_args(Terrain)
SETTLEMENTS: tuple[str, ...] = get_args(Settlement)
_OWN = ("id", "type", "class", "width", "height", "frames", "source", "trans", "probability", "x", "y")

Sides = dict[str, dict[Cell, frozenset[int]]]
"""By layer and cell, the directions whose sides carry it."""


class TiledHexMap(msgspec.Struct, frozen=True):
    """A map as read: for which game it is made, and what is on it."""

    game: str
    map: HexMap


def load_hexmap(path: Path) -> TiledHexMap:
    """Read a map. Raises MapError whose text has one line a fault: file, layer, tile or object, reason."""
    check_map(path, PLAN)
    tmx = tmx_map(path)
    reader = _Reader(tmx)
    made = reader.read()
    if not reader.faults:
        reader.faults += side_faults(made)
    if reader.faults:
        raise MapError("\n".join(f"{path.name}: {fault}" for fault in reader.faults))
    return TiledHexMap(str(tmx.properties["game"]), made)


class _Reader:
    """Takes a checked file apart, gathering faults on the way."""

    def __init__(self, tmx: Any) -> None:
        self._tmx = tmx
        self._layout = Layout(
            tmx.tilewidth, tmx.tileheight, int(tmx.hexsidelength), tmx.staggeraxis, tmx.staggerindex
        )
        self._tiles: dict[str, dict[Cell, dict[str, Any]]] = {name: {} for name in PLAN.tile_layers}
        self._objects: dict[str, list[Any]] = {name: [] for name in PLAN.object_layers}
        for layer in tmx.layers:
            if hasattr(layer, "iter_data"):
                self._tiles[layer.name] = {
                    (column, row): tmx.get_tile_properties_by_gid(gid) or {}
                    for column, row, gid in layer.iter_data()
                    if gid
                }
            else:
                self._objects[layer.name] = list(layer)
        self.faults: list[str] = []

    def read(self) -> HexMap:
        """The map, as far as it can be read."""
        for key in PLAN.map_properties:
            if not self._tmx.properties.get(key):
                self.faults.append(f"map: property {key} is missing")
        hexes = self._hexes()
        cells = {(one.column, one.row): one.id for one in hexes}
        sides = {layer: self._sides(layer, cells) for layer in SIDE_LAYERS}
        self.faults += self._disagreements(sides, cells)
        return HexMap(
            name=str(self._tmx.properties.get("name") or ""),
            scenario=str(self._tmx.properties.get("scenario") or ""),
            axis=self._layout.axis,
            index=self._layout.index,
            columns=int(self._tmx.width),
            rows=int(self._tmx.height),
            hexes=hexes,
            sides=tuple(self._joined(sides, cells)),
            rims=tuple(self._rims(sides, cells)),
            places=tuple(self._places(cells)),
            entries=tuple(self._entries(cells)),
            exits=tuple(Exit(thing.name, at) for thing, at in self._named("exits", cells)),
            setup=tuple(self._setup(cells)),
        )

    def _hexes(self) -> tuple[MapHex, ...]:
        out: list[MapHex] = []
        walls = self._tiles["westwall"]
        for cell, tile in sorted(self._tiles["terrain"].items()):
            where, terrain = f"layer terrain, {_at(cell)}", tile.get("terrain")
            if tile.get("kind") != "terrain":
                self.faults.append(f"{where}: its kind is {tile.get('kind')!r}, it must be 'terrain'")
            elif terrain not in TERRAINS:
                self.faults.append(f"{where}: terrain {terrain!r} is not one of {', '.join(TERRAINS)}")
            else:
                self._unknown(tile, ("kind", "terrain"), where)
                place = self._layout.hex(cell)
                kind = cast(Terrain, terrain)
                out.append(MapHex(hex_id(*cell), *cell, place.q, place.r, kind, cell in walls))
        if not self._tiles["terrain"]:
            self.faults.append("layer terrain: is empty")
        for cell, tile in walls.items():
            where = f"layer westwall, {_at(cell)}"
            if tile.get("kind") != "westwall":
                self.faults.append(f"{where}: its kind is {tile.get('kind')!r}, it must be 'westwall'")
            elif cell not in self._tiles["terrain"]:
                self.faults.append(f"{where}: lies on no hex")
            else:
                self._unknown(tile, ("kind",), where)
        return tuple(out)

    def _sides(self, layer: str, cells: dict[Cell, HexId]) -> dict[Cell, frozenset[int]]:
        ways, out = WAYS[self._layout.axis], {}
        for cell, tile in self._tiles[layer].items():
            where, kind = f"layer {layer}, {_at(cell)}", SIDE_LAYERS[layer]
            named = str(tile.get("sides", "")).split()
            wrong = [name for name in named if name not in ways]
            if tile.get("kind") != kind:
                self.faults.append(f"{where}: its kind is {tile.get('kind')!r}, it must be {kind!r}")
            elif wrong or not named:
                self.faults.append(f"{where}: sides {' '.join(named)!r} are not some of {', '.join(ways)}")
            elif cell not in cells:
                self.faults.append(f"{where}: lies on no hex")
            else:
                self._unknown(tile, ("kind", "sides"), where)
                out[cell] = frozenset(ways.index(name) for name in named)
        return out

    def _disagreements(self, sides: Sides, cells: dict[Cell, HexId]) -> Iterator[str]:
        """Sides that only one of the two hexes carries, and roads and bridges that lead off the map."""
        ways = WAYS[self._layout.axis]
        for layer, found in sides.items():
            for cell, carried in found.items():
                for way in sorted(carried):
                    other = self._next(cell, way)
                    if other in cells:
                        if OPPOSITE[way] not in found.get(other, ()):
                            yield (
                                f"layer {layer}, {_at(cell)}: carries a {SIDE_LAYERS[layer]} on its side"
                                f" {ways[way]}, but {_at(other)} has none on its side {ways[OPPOSITE[way]]}"
                            )
                    elif layer not in ("streams", "rivers"):
                        yield f"layer {layer}, {_at(cell)}: its side {ways[way]} leads off the map"

    def _joined(self, sides: Sides, cells: dict[Cell, HexId]) -> Iterator[HexSide]:
        for cell, a in cells.items():
            for way in range(6):
                b = cells.get(self._next(cell, way))
                if b is None or b < a:
                    continue
                on = {layer for layer, found in sides.items() if way in found.get(cell, ())}
                for pair in (("streams", "rivers"), ("primary", "secondary")):
                    if on.issuperset(pair):
                        self.faults.append(
                            f"layer {pair[1]}, {_at(cell)}: its side {WAYS[self._layout.axis][way]} is in the"
                            f" layer {pair[0]} as well"
                        )
                if on:
                    road = "primary" if "primary" in on else "secondary" if "secondary" in on else ""
                    yield HexSide(a, b, _water(on), cast(Any, road), "bridges" in on)

    def _rims(self, sides: Sides, cells: dict[Cell, HexId]) -> Iterator[Rim]:
        for cell, a in cells.items():
            for way in range(6):
                on = {layer for layer in ("streams", "rivers") if way in sides[layer].get(cell, ())}
                if on and self._next(cell, way) not in cells:
                    yield Rim(a, way, _water(on))

    def _places(self, cells: dict[Cell, HexId]) -> Iterator[Place]:
        met: dict[HexId, str] = {}
        for thing, at in self._named("places", cells):
            kind, where = thing.properties.get("kind"), _where("places", thing)
            if kind not in SETTLEMENTS:
                self.faults.append(f"{where}: kind {kind!r} is not one of {', '.join(SETTLEMENTS)}")
            elif at in met:
                self.faults.append(f"{where}: lies in the hex of {met[at]}")
            else:
                met[at] = thing.name
                yield Place(thing.name, at, cast(Settlement, kind), int(thing.properties.get("vp") or 0))

    def _entries(self, cells: dict[Cell, HexId]) -> Iterator[Entry]:
        met: set[str] = set()
        for thing, at in self._named("entries", cells):
            supply, where = thing.properties.get("supply") or "", _where("entries", thing)
            if supply not in SOURCES:
                self.faults.append(f"{where}: supply {supply!r} is not one of {', '.join(SOURCES[1:])}")
            elif thing.name in met:
                self.faults.append(f"{where}: there is another entry of this name")
            else:
                met.add(thing.name)
                yield Entry(thing.name, at, supply)

    def _setup(self, cells: dict[Cell, HexId]) -> Iterator[SetUp]:
        met: set[str] = set()
        for thing, at in self._named("setup", cells):
            if thing.name in met:
                self.faults.append(f"{_where('setup', thing)}: stands on the map twice")
            met.add(thing.name)
            yield SetUp(thing.name, at)

    def _named(self, layer: str, cells: dict[Cell, HexId]) -> Iterator[tuple[Any, HexId]]:
        """The objects of a layer that have a name and lie on a hex, with that hex."""
        for thing in self._objects[layer]:
            cell = self._layout.cell_at(thing.x + thing.width / 2, thing.y + thing.height / 2)
            if not thing.name:
                self.faults.append(f"{_where(layer, thing)}: has no name")
            elif cell not in cells:
                self.faults.append(f"{_where(layer, thing)}: lies on no hex")
            else:
                yield thing, cells[cell]

    def _next(self, cell: Cell, way: int) -> Cell:
        return self._layout.cell(self._layout.hex(cell) + DIRECTIONS[way])

    def _unknown(self, tile: dict[str, Any], known: tuple[str, ...], where: str) -> None:
        self.faults += [
            f"{where}: its tile has the unknown property {name!r}; known are {', '.join(known)}"
            for name in tile
            if name not in (*known, *_OWN)
        ]


def _water(on: set[str]) -> Water:
    return "river" if "rivers" in on else "stream" if "streams" in on else ""


def _where(layer: str, thing: Any) -> str:
    return f"layer {layer}, object {thing.id}" + (f" {thing.name!r}" if thing.name else "")


def _at(cell: Cell) -> str:
    return f"tile at column {cell[0]}, row {cell[1]}"
