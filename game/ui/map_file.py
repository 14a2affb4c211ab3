"""Reads a map of territories from its .tmx file, for what a game draws of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game import places
from game.kit.regions import RegionMap
from game.kit.shapes import Shapes
from game.tiled.regions import TiledRegions, load_regions


@cache
def _read(path: Path) -> TiledRegions:
    return load_regions(path)


def shapes_of(path: Path) -> Shapes:
    """The outlines of the map in a file, read once. Raises MapError."""
    return _read(path).shapes


def bundled_regions(name: str) -> RegionMap:
    """What a map that comes with the table counts with, by its place under maps/. Raises MapError."""
    return _read(places.maps_dir() / name).regions


def bundled_shapes(name: str) -> Shapes:
    """The outlines of a map that comes with the table, by its place under maps/ (`world/world.tmx`)."""
    return shapes_of(places.maps_dir() / name)


def neighbouring_shapes(name: str) -> Iterator[Shapes]:
    """The outlines of the other maps in the folder of a bundled one. Raises MapError for a broken one."""
    first = places.maps_dir() / name
    for path in sorted(first.parent.glob("*.tmx")):
        if path != first:
            yield shapes_of(path)
