"""The outlines that belong to the map of a game: those of the bundled file, or of one beside it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.core.ruleset import MapError
from game.games.world.ground import Ground
from game.kit.regions import RegionMap
from game.kit.shapes import Shapes
from game.ui.map_file import bundled_shapes, shapes_of

BUNDLED = "world/world.tmx"


def regions_of(ground: Ground) -> RegionMap:
    """The map that the rules play on, as screens read it."""
    return msgspec.convert(msgspec.to_builtins(ground.map), RegionMap)


def shapes_for(ground: Ground) -> Shapes:
    """The outlines of that map. Raises MapError where no file holds them."""
    shapes = bundled_shapes(BUNDLED)
    if _fits(ground, shapes):
        return shapes
    from game import places

    for path in sorted(Path(places.maps_dir() / BUNDLED).parent.glob("*.tmx")):
        found = shapes_of(path)
        if _fits(ground, found):
            return found
    raise MapError(f"the outlines of the map {ground.map.name!r} are in no file of the folder maps/world")


def _fits(ground: Ground, shapes: Shapes) -> bool:
    return set(ground.territories) <= set(shapes.labels) and set(ground.seas) <= set(shapes.seas)
