"""Which place lies next on the map in the direction of an arrow key."""

from __future__ import annotations

import math

from game.games.world.model import PlaceId
from game.games.world.ui.atlas import Atlas

_STRAIGHT = 2.2  # how much a step to the side counts against one ahead


def next_place(atlas: Atlas, here: PlaceId, dx: int, dy: int) -> PlaceId:
    """The nearest territory or sea area that way, or the same place where there is none."""
    spots = places(atlas)
    x, y = spots[here]
    best, least = here, math.inf
    for place, (u, v) in spots.items():
        ahead = (u - x) * dx + (v - y) * dy
        aside = abs((v - y) if dx else (u - x))
        if place != here and ahead > 0 and aside <= 2 * ahead:
            far = ahead + _STRAIGHT * aside
            if far < least:
                best, least = place, far
    return best


def places(atlas: Atlas) -> dict[PlaceId, tuple[float, float]]:
    """Every place with the middle of its pieces, in map units."""
    seas = {sea.id: atlas.shapes.seas[sea.id][0] for sea in atlas.regions.seas}
    return {name: atlas.label(name) for name in atlas.names} | seas
