"""Checks a hex map's roads, bridges and settlements against one another."""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.hexmap import HexId, HexMap

_TERRAIN_OF = {"town": "town", "city": "city"}


def side_faults(made: HexMap) -> list[str]:
    """What does not fit together: one sentence a fault, with layer and hex."""
    return [*_parts(made), *_bridge_faults(made), *_road_faults(made), *_place_faults(made)]


def _parts(made: HexMap) -> Iterator[str]:
    """Hexes that no way leads to."""
    near = {one: [other for other in around if other] for one, around in made.neighbours.items()}
    reached = _reached(made.hexes[0].id, near)
    for one in made.hexes:
        if one.id not in reached:
            yield f"layer terrain, hex {one.id}: cannot be reached from hex {made.hexes[0].id}"


def _bridge_faults(made: HexMap) -> Iterator[str]:
    """A road over water stands on a bridge, and a bridge carries a road (9.3)."""
    for side in made.sides:
        where = f"layer bridges, between hexes {side.a} and {side.b}"
        if side.bridge and not side.water:
            yield f"{where}: there is no stream or river under the bridge"
        elif side.bridge and not side.road:
            yield f"{where}: there is no road over the bridge"
        elif side.water and side.road and not side.bridge:
            yield f"{where}: a {side.road} road crosses a {side.water} without a bridge"


def _road_faults(made: HexMap) -> Iterator[str]:
    """Each net of roads leads to the edge of the map, to a settlement or to an entry: a road that does not
    is a slip of the brush."""
    near: dict[HexId, list[HexId]] = {}
    for side in made.sides:
        if side.road:
            near.setdefault(side.a, []).append(side.b)
            near.setdefault(side.b, []).append(side.a)
    aims = {place.hex for place in made.places} | {entry.hex for entry in made.entries}
    aims |= {one for one, around in made.neighbours.items() if None in around}
    left = set(near)
    while left:
        net = _reached(min(left), near)
        left -= net
        if not net & aims:
            yield f"layer secondary, hex {min(net)}: its road leads to no settlement, entry or map edge"
    for end, around in sorted(near.items()):
        if len(around) == 1 and end not in aims:
            yield f"layer secondary, hex {end}: a road ends in the open, away from settlements and edges"


def _place_faults(made: HexMap) -> Iterator[str]:
    """Towns and cities are terrain too (9.1): the place and the tile must say the same."""
    for place in made.places:
        terrain = made.by_id[place.hex].terrain
        wanted = _TERRAIN_OF.get(place.kind)
        if wanted and terrain != wanted:
            yield (
                f"layer places, object {place.name!r}: is a {place.kind}, but the terrain of hex {place.hex}"
                f" is {terrain}"
            )
        elif not wanted and terrain in _TERRAIN_OF:
            yield (
                f"layer places, object {place.name!r}: is a {place.kind}, but the terrain of hex {place.hex}"
                f" is a {terrain}"
            )
    for one in made.hexes:
        if one.terrain in _TERRAIN_OF and one.id not in made.place_at:
            yield f"layer terrain, hex {one.id}: its {one.terrain} has no name in the layer places"


def _reached(start: HexId, near: dict[HexId, list[HexId]]) -> set[HexId]:
    reached, edge = {start}, {start}
    while edge:
        edge = {other for one in edge for other in near.get(one, ())} - reached
        reached |= edge
    return reached
