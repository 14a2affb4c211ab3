"""A `.tmx` file made in Tiled becomes a `kit.Board`: spaces with their places, labels and properties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.core.ruleset import MapError
from game.kit.board import Board, SpaceInfo
from game.kit.hexes import Hex
from game.tiled.checks import check_map
from game.tiled.layout import Cell, Layout, centred, labels
from game.tiled.tmx import tmx_map

SIDES = ("south", "north")
LOOKS = ("a", "b", "c")
MOST_SPACES = 400


class TiledBoard(msgspec.Struct, frozen=True):
    """A map as read: for which game it is made, and its board.

    Properties of a space: `look` (which of three woods), `recruit` (the side that recruits there) and
    `start` (the side whose leader begins there); the last two only where they apply.
    """

    game: str
    board: Board


def load_board(path: Path) -> TiledBoard:
    """Read a map. Raises MapError whose text has one line a fault: file, layer, tile or object, reason."""
    check_map(path)
    read = _read(path)
    faults: list[str] = []
    spaces = _spaces(read, faults)
    recruits = _marked(read, spaces, faults)
    starts = _starts(read, spaces, faults)
    game, name = (str(read.properties.get(key) or "") for key in ("game", "name"))
    faults += [
        f"map: property {key} is missing" for key, value in (("game", game), ("name", name)) if not value
    ]
    if not faults:
        faults += _board_faults(read.layout, spaces, recruits)
    if faults:
        raise MapError("\n".join(f"{path.name}: {fault}" for fault in faults))
    return TiledBoard(game, _board(name, read.layout, spaces, recruits, starts))


class _Read(msgspec.Struct, frozen=True):
    """What pytmx made of the file: layout, tiles with properties by layer and cell, objects by layer."""

    layout: Layout
    properties: dict[str, Any]
    tiles: dict[str, dict[Cell, dict[str, Any]]]
    objects: dict[str, list[Any]]


def _read(path: Path) -> _Read:
    tmx = tmx_map(path)
    layout = Layout(tmx.tilewidth, tmx.tileheight, int(tmx.hexsidelength), tmx.staggeraxis, tmx.staggerindex)
    tiles: dict[str, dict[Cell, dict[str, Any]]] = {}
    objects: dict[str, list[Any]] = {}
    for layer in tmx.layers:
        if hasattr(layer, "iter_data"):
            cells = ((column, row, gid) for column, row, gid in layer.iter_data() if gid)
            tiles[layer.name] = {
                (column, row): tmx.get_tile_properties_by_gid(gid) or {} for column, row, gid in cells
            }
        else:
            objects[layer.name] = list(layer)
    return _Read(layout, dict(tmx.properties), tiles, objects)


def _spaces(read: _Read, faults: list[str]) -> dict[Cell, str]:
    """Each space's look."""
    out: dict[Cell, str] = {}
    for cell, tile in read.tiles["spaces"].items():
        kind, look = tile.get("kind"), tile.get("look", LOOKS[0])
        if kind != "space":
            faults.append(f"layer spaces, {_at(cell)}: its kind is {kind!r}, it must be 'space'")
        elif look not in LOOKS:
            faults.append(f"layer spaces, {_at(cell)}: look {look!r} is not one of {', '.join(LOOKS)}")
        else:
            faults += _unknown(tile, ("kind", "look"), f"layer spaces, {_at(cell)}")
            out[cell] = look
    if not read.tiles["spaces"]:
        faults.append("layer spaces: is empty")
    return out


def _marked(read: _Read, spaces: dict[Cell, str], faults: list[str]) -> dict[Cell, str]:
    """The side that recruits on each marked cell."""
    out: dict[Cell, str] = {}
    for cell, tile in read.tiles["recruitment"].items():
        where = f"layer recruitment, {_at(cell)}"
        side = tile.get("side")
        if tile.get("kind") != "recruitment":
            faults.append(f"{where}: its kind is {tile.get('kind')!r}, it must be 'recruitment'")
        elif side not in SIDES:
            faults.append(f"{where}: side {side!r} is not one of {', '.join(SIDES)}")
        elif cell not in spaces:
            faults.append(f"{where}: lies on no space")
        else:
            faults += _unknown(tile, ("kind", "side"), where)
            out[cell] = side
    missing = [side for side in SIDES if side not in out.values()]
    faults += [f"layer recruitment: {side} has no space to recruit on" for side in missing]
    return out


def _starts(read: _Read, spaces: dict[Cell, str], faults: list[str]) -> dict[Cell, str]:
    """The side that starts on each cell: one of each."""
    out: dict[Cell, str] = {}
    for thing in read.objects["starts"]:
        where = f"layer starts, object {thing.id}" + (f" {thing.name!r}" if thing.name else "")
        side = thing.properties.get("side")
        cell = read.layout.cell_at(thing.x + thing.width / 2, thing.y + thing.height / 2)
        if side not in SIDES:
            faults.append(f"{where}: side {side!r} is not one of {', '.join(SIDES)}")
        elif cell not in spaces:
            faults.append(f"{where}: lies on no space")
        elif cell in out:
            faults.append(f"{where}: lies on the start of {out[cell]}")
        elif side in out.values():
            faults.append(f"{where}: is a second start of {side}")
        else:
            out[cell] = side
    found = {thing.properties.get("side") for thing in read.objects["starts"]}
    faults += [f"layer starts: {side} has no start" for side in SIDES if side not in found]
    return out


def _unknown(tile: dict[str, Any], known: tuple[str, ...], where: str) -> Iterator[str]:
    own = ("id", "type", "class", "width", "height", "frames", "source", "trans", "probability", "x", "y")
    for name in tile:
        if name not in (*known, *own):
            yield f"{where}: its tile has the unknown property {name!r}; known are {', '.join(known)}"


def _board_faults(layout: Layout, spaces: dict[Cell, str], recruits: dict[Cell, str]) -> Iterator[str]:
    if len(spaces) > MOST_SPACES:
        yield f"layer spaces: has {len(spaces)} spaces, more than {MOST_SPACES}"
        return
    by_hex = {layout.hex(cell): cell for cell in spaces}
    board = Board("", "flat", tuple(SpaceInfo(f"{h.q},{h.r}", h.q, h.r) for h in by_hex))
    start = board.spaces[0].label
    reached, edge = {start}, [start]
    while edge:
        fresh = {near for label in edge for near in board.neighbours[label]} - reached
        reached |= fresh
        edge = sorted(fresh)
    for space in board.spaces:
        if space.label not in reached:
            yield f"layer spaces, {_at(by_hex[space.hex])}: cannot be reached from the first space"
    count = Counter(recruits.values())
    for side in SIDES:
        if count[side] < 2:  # Hermit and Cub need two
            yield f"layer recruitment: {side} has fewer than two spaces to recruit on"


def _board(
    name: str, layout: Layout, spaces: dict[Cell, str], recruits: dict[Cell, str], starts: dict[Cell, str]
) -> Board:
    named = labels(spaces, layout.axis)
    middle = centred(layout.hex(cell) for cell in spaces)
    out: list[SpaceInfo] = []
    for cell in sorted(
        spaces, key=lambda cell: (cell[0], cell[1]) if layout.axis == "x" else (cell[1], cell[0])
    ):
        properties = {"look": spaces[cell]}
        if cell in recruits:
            properties["recruit"] = recruits[cell]
        if cell in starts:
            properties["start"] = starts[cell]
        place = layout.hex(cell) + Hex(-middle.q, -middle.r)
        out.append(SpaceInfo(named[cell], place.q, place.r, properties))
    return Board(name, "flat" if layout.axis == "x" else "pointy", tuple(out))


def _at(cell: Cell) -> str:
    return f"tile at column {cell[0]}, row {cell[1]}"
