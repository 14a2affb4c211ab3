"""Reads the outlines of a map of territories from its .tmx file, for the picture that a game draws."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game import places
from game.kit.shapes import Shapes
from game.tiled.regions import load_regions


@cache
def shapes_of(path: Path) -> Shapes:
    """The outlines of the map in a file, read once. Raises MapError."""
    return load_regions(path).shapes


def bundled_shapes(name: str) -> Shapes:
    """The outlines of a map that comes with the table, by its place under maps/ (`world/world.tmx`)."""
    return shapes_of(places.maps_dir() / name)


def neighbouring_shapes(name: str) -> Iterator[Shapes]:
    """The outlines of the other maps in the folder of a bundled one. Raises MapError for a broken one."""
    first = places.maps_dir() / name
    for path in sorted(first.parent.glob("*.tmx")):
        if path != first:
            yield shapes_of(path)
