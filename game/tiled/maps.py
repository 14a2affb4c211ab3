"""Opens a map of any kind, a board, a wargame's hexes or territories, as plain map data."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from game.tiled.guard import read_xml
from game.tiled.hexmaps import PLAN, load_hexmap
from game.tiled.load import load_board
from game.tiled.regions import load_regions


class TiledMap(msgspec.Struct, frozen=True):
    """A map as rules take it: for which game it is made, its name, how much is on it, and its data."""

    game: str
    name: str
    count: str
    data: Mapping[str, Any]


def load_map(path: Path) -> TiledMap:
    """Read a map. Raises MapError whose text has one line a fault."""
    if is_regions(path):
        read = load_regions(path)
        count = f"{len(read.regions.territories)} territories"
        return TiledMap(read.game, read.regions.name, count, msgspec.to_builtins(read.regions))
    if is_hexmap(path):
        found = load_hexmap(path)
        return TiledMap(
            found.game, found.map.name, f"{len(found.map.hexes)} hexes", msgspec.to_builtins(found.map)
        )
    made = load_board(path)
    return TiledMap(
        made.game, made.board.name, f"{len(made.board.spaces)} spaces", msgspec.to_builtins(made.board)
    )


def is_regions(path: Path) -> bool:
    """Whether a map is one of territories; anything unknown is left to the checks for boards."""
    root = read_xml(path, path.name)
    return root.tag == "map" and root.get("orientation") == "orthogonal" and root.find("layer") is None


def is_hexmap(path: Path) -> bool:
    """Whether a map is a wargame's: hexagonal, with a layer that only such maps have."""
    root = read_xml(path, path.name)
    layers = {child.get("name") for child in root if child.tag in ("layer", "objectgroup")}
    return root.tag == "map" and root.get("orientation") == "hexagonal" and bool(layers & set(PLAN.layers))
