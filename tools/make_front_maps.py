"""Writes the front's maps into maps/front/, ready to be changed in Tiled: `python -m tools.make_front_maps`.

The battles stand in front_maps_data.json. With `--small FOLDER` it writes four small maps instead, one for
each way in which Tiled staggers hexagons, for the tests. Needs the extra [art] for the tiles' pictures.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from game.kit.hexes import DIRECTIONS, StaggerAxis, StaggerIndex, from_offset, to_offset
from game.kit.hexmap import OPPOSITE
from game.tiled.hexmaps import SIDE_LAYERS, WAYS
from game.tiled.layout import Cell, Layout
from tools.front_map_tiles import FIRST_OF_SIDES, TERRAINS, WESTWALL, tileset, tileset_picture

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "maps" / "front"
DATA = Path(__file__).with_name("front_maps_data.json")
LETTERS = {"c": "clear", "b": "broken", "w": "woods", "f": "forest", "T": "town", "C": "city"}
SIZES: dict[StaggerAxis, tuple[int, int, int]] = {"x": (72, 62, 36), "y": (62, 72, 36)}
_INDICES: tuple[StaggerIndex, ...] = ("odd", "even")
_ALONG = {  # the ways along row 2 of a small map, from the west to the city
    ("x", "odd"): (2, 1, 2, 1, 2),
    ("x", "even"): (1, 2, 1, 2, 1),
    ("y", "odd"): (2, 2, 2, 2, 2),
    ("y", "even"): (2, 2, 2, 2, 2),
}

Side = tuple[int, int, int]
"""Column, row and direction (0-5 as DIRECTIONS) of a hexside; its other hex may be off the map for water."""


class Battle(msgspec.Struct, frozen=True):
    """A map as it is written down: rows of terrain letters, hexsides once, objects as name and cell."""

    scenario: str
    name: str
    terrain: tuple[str, ...]
    westwall: tuple[Cell, ...]
    places: tuple[tuple[str, str, int, int, int], ...]
    streams: tuple[Side, ...]
    rivers: tuple[Side, ...]
    primary: tuple[Side, ...]
    secondary: tuple[Side, ...]
    entries: tuple[tuple[str, int, int, str], ...]
    setup: tuple[tuple[str, int, int], ...]
    exits: tuple[tuple[str, int, int], ...] = ()
    axis: Literal["x", "y"] = "x"
    index: Literal["odd", "even"] = "odd"

    @property
    def layout(self) -> Layout:
        """The grid as Tiled draws it."""
        return Layout(*SIZES[self.axis], self.axis, self.index)


class _Data(msgspec.Struct, frozen=True):
    maps: tuple[Battle, ...]


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the tileset and every map."""
    parser = argparse.ArgumentParser(description="Write the front's Tiled maps.")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to (default: maps/front)")
    parser.add_argument("--small", type=Path, help="write the four small maps of the tests here instead")
    given = parser.parse_args(arguments)
    folder: Path = given.small or given.folder
    folder.mkdir(parents=True, exist_ok=True)
    if given.small:
        for axis in WAYS:
            (folder / f"hexes_{axis}.tsx").write_text(tileset(SIZES[axis], axis, f"hexes_{axis}"), "utf-8")
        for battle in small_battles():
            name = f"{battle.axis}_{battle.index}.tmx"
            (folder / name).write_text(tiled_map(battle, f"hexes_{battle.axis}"), encoding="utf-8")
        return
    tileset_picture(SIZES["x"], "x").save(folder / "hexes.png", optimize=True)
    (folder / "hexes.tsx").write_text(tileset(SIZES["x"], "x", "hexes"), encoding="utf-8")
    for battle in battles():
        (folder / f"{battle.scenario}.tmx").write_text(tiled_map(battle, "hexes"), encoding="utf-8")


def battles() -> tuple[Battle, ...]:
    """The battles of the game, as they are written down."""
    return msgspec.json.decode(DATA.read_bytes(), type=_Data).maps


def small_battles() -> Iterable[Battle]:
    """A map of 6x5 hexes with something of everything, once for each stagger axis and index.

    It is written down for axis x with odd columns pushed down; the others hold the same hexes round about
    their own grids: same terrain by cell, hexsides by direction.
    """
    for axis in WAYS:
        for index in _INDICES:
            yield Battle(
                scenario="tutorial",
                name=f"Small, {axis} {index}",
                terrain=("cbwfcc", "cTwfbc", "ccwwbC", "cccbcc", "bbccwf"),
                westwall=((4, 1), (4, 3)),
                places=(("Alt", "town", 1, 1, 2), ("Burg", "city", 5, 2, 4), ("Hof", "village", 2, 3, 0)),
                streams=((2, 2, 0), (2, 2, 1), (2, 2, 5), (2, 2, 2)),
                rivers=((3, 3, 0), (3, 3, 1), (3, 3, 2)),
                primary=tuple(_walk(axis, index, (0, 2), _ALONG[axis, index])),
                secondary=tuple(_walk(axis, index, (2, 3), (1 if (axis, index) == ("y", "even") else 0,))),
                entries=(("W", 0, 2, "US"),),
                setup=(("us_18a", 1, 1), ("de_294_i", 4, 1)),
                axis=axis,
                index=index,
            )  # fmt: skip


def tiled_map(battle: Battle, tiles: str) -> str:
    """The map's file as Tiled writes it."""
    width, height = len(battle.terrain[0]), len(battle.terrain)
    tile_width, tile_height, side = SIZES[battle.axis]
    layers = list(_tile_layers(battle))
    objects = list(_objects(battle))
    body = "\n".join(
        [_tile_layer(number, name, rows) for number, (name, rows) in enumerate(layers, 1)]
        + [
            _object_layer(number, name, [one for one in objects if one[0] == name])
            for number, name in enumerate(("places", "entries", "exits", "setup"), len(layers) + 1)
        ]
    )
    counted = _numbered(body)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.11.0" orientation="hexagonal" renderorder="right-down" width="{width}" \
height="{height}" tilewidth="{tile_width}" tileheight="{tile_height}" infinite="0" hexsidelength="{side}" \
staggeraxis="{battle.axis}" staggerindex="{battle.index}" backgroundcolor="#d9c7a0" \
nextlayerid="{len(layers) + 5}" nextobjectid="{len(objects) + 1}">
 <properties>
  <property name="game" value="front"/>
  <property name="name" value="{battle.name}"/>
  <property name="scenario" value="{battle.scenario}"/>
 </properties>
 <tileset firstgid="1" source="{tiles}.tsx"/>
{counted}
</map>
"""


def _tile_layers(battle: Battle) -> Iterable[tuple[str, list[list[int]]]]:
    order = list(TERRAINS)
    yield (
        "terrain",
        [
            [1 + order.index(LETTERS[letter]) if letter in LETTERS else 0 for letter in row]
            for row in battle.terrain
        ],
    )
    width, height = len(battle.terrain[0]), len(battle.terrain)
    walls = set(battle.westwall)
    yield (
        "westwall",
        [[1 + WESTWALL if (column, row) in walls else 0 for column in range(width)] for row in range(height)],
    )
    water, roads = {*battle.streams, *battle.rivers}, {*battle.primary, *battle.secondary}
    crossed = _both(battle, water) & _both(battle, roads)
    for layer in SIDE_LAYERS:
        sides = crossed if layer == "bridges" else _both(battle, set(getattr(battle, layer)))
        masks = [[0] * width for _ in range(height)]
        for column, row, way in sides:
            masks[row][column] |= 1 << way
        first = 1 + FIRST_OF_SIDES[layer]
        yield layer, [[first + mask if mask else 0 for mask in row] for row in masks]


def _both(battle: Battle, sides: set[Side]) -> set[Side]:
    """Hexsides seen from both their hexes, as far as those are on the map."""
    out: set[Side] = set()
    for column, row, way in sides:
        cell = (column, row)
        out.add((column, row, way))
        other = to_offset(
            from_offset(*cell, battle.axis, battle.index) + DIRECTIONS[way], battle.axis, battle.index
        )
        if 0 <= other[0] < len(battle.terrain[0]) and 0 <= other[1] < len(battle.terrain):
            out.add((*other, OPPOSITE[way]))
    return out


def _walk(axis: StaggerAxis, index: StaggerIndex, start: Cell, ways: Sequence[int]) -> Iterable[Side]:
    """The sides crossed on a walk."""
    here = from_offset(*start, axis, index)
    for way in ways:
        yield (*to_offset(here, axis, index), way)
        here = here + DIRECTIONS[way]


Thing = tuple[str, str, Cell, dict[str, Any], Layout]


def _objects(battle: Battle) -> Iterable[Thing]:
    layout = battle.layout
    for name, kind, column, row, points in battle.places:
        yield "places", name, (column, row), {"kind": kind, **({"vp": points} if points else {})}, layout
    for name, column, row, supply in battle.entries:
        yield "entries", name, (column, row), {"supply": supply}, layout
    for name, column, row in battle.exits:
        yield "exits", name, (column, row), {}, layout
    for name, column, row in battle.setup:
        yield "setup", name, (column, row), {}, layout


def _tile_layer(number: int, name: str, rows: list[list[int]]) -> str:
    cells = ",\n".join(",".join(map(str, row)) for row in rows)
    return f""" <layer id="{number}" name="{name}" width="{len(rows[0])}" height="{len(rows)}">
  <data encoding="csv">
{cells}
</data>
 </layer>"""


def _object_layer(number: int, name: str, things: list[Thing]) -> str:
    colours = {"places": "#a33c2c", "entries": "#3f6f95", "exits": "#2f6db5", "setup": "#4f8a5b"}
    body = "".join("\n" + _object(thing) for thing in things)
    return f""" <objectgroup id="{number}" name="{name}" color="{colours[name]}">{body}
 </objectgroup>"""


def _object(thing: Thing) -> str:
    _, name, cell, properties, layout = thing
    x, y = layout.centre(cell)
    head = f'  <object id="#" name="{name}" x="{x:g}" y="{y:g}">'
    if not properties:
        return f"{head}\n   <point/>\n  </object>"
    lines = "\n".join(
        f'    <property name="{key}"{_type(value)} value="{value}"/>'
        for key, value in sorted(properties.items())
    )
    return f"{head}\n   <properties>\n{lines}\n   </properties>\n   <point/>\n  </object>"


def _type(value: object) -> str:
    return ' type="int"' if isinstance(value, int) else ""


def _numbered(body: str) -> str:
    """The objects numbered in the order of the file."""
    first, *rest = body.split('<object id="#"')
    return first + "".join(f'<object id="{number}"{part}' for number, part in enumerate(rest, 1))


if __name__ == "__main__":
    main()
