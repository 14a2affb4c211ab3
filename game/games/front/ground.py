"""The front's map as the rules ask about it: terrain, hexsides, entries, distances.

The map data are those of `game.kit.hexmap.HexMap`. Hexes go by their printed number, clockwise neighbours
from north (`way` 0-5).
"""

from __future__ import annotations

import msgspec

from game.core.ruleset import MapData, MapError
from game.games.front.model import FrontState, HexId, Side, SideId
from game.kit.hexmap import HexMap, HexSide, Place

Edges = dict[HexId, tuple[tuple[HexId, int, bool, bool], ...]]
"""From each hex: a neighbour, its cost, whether by road, whether over water (see marching.py)."""

NO_SIDE = HexSide("", "")


class Ground:
    """Look-up tables of one map."""

    def __init__(self, hexmap: HexMap) -> None:
        self.map = hexmap
        self.ids: tuple[HexId, ...] = tuple(one.id for one in hexmap.hexes)
        self.near: dict[HexId, tuple[HexId, ...]] = {
            here: tuple(there or "" for there in ways) for here, ways in hexmap.neighbours.items()
        }
        self.around: dict[HexId, tuple[HexId, ...]] = {
            here: tuple(there for there in ways if there) for here, ways in self.near.items()
        }
        self.terrain: dict[HexId, str] = {one.id: one.terrain for one in hexmap.hexes}
        self.westwall = frozenset(one.id for one in hexmap.hexes if one.westwall)
        self.entries = hexmap.entry_by_id
        self.places: dict[HexId, Place] = hexmap.place_at
        self.sides: dict[tuple[HexId, HexId], HexSide] = {}
        for side in hexmap.sides:
            self.sides[side.a, side.b] = self.sides[side.b, side.a] = side
        self._spot = {one.id: (one.q, one.r) for one in hexmap.hexes}
        self.edge = frozenset(here for here, ways in self.near.items() if "" in ways)
        self.remembered: dict[tuple[tuple[str, ...], str, bool, tuple[str, ...]], Edges] = {}
        self.inbound: dict[tuple[str, ...], dict[HexId, tuple[tuple[HexId, int], ...]]] = {}
        self.exits: dict[HexId, tuple[str, ...]] = {}
        for way_out in hexmap.exits:
            self.exits[way_out.hex] = (*self.exits.get(way_out.hex, ()), way_out.who)

    def has(self, hex_id: HexId) -> bool:
        """Whether the map has that hex."""
        return hex_id in self.terrain

    def side(self, a: HexId, b: HexId) -> HexSide:
        """What lies on the hexside between two neighbours."""
        return self.sides.get((a, b), NO_SIDE)

    def road(self, a: HexId, b: HexId) -> str:
        """`primary`, `secondary` or nothing: the road over that hexside."""
        return self.side(a, b).road

    def water(self, a: HexId, b: HexId) -> str:
        """`stream`, `river` or nothing."""
        return self.side(a, b).water

    def is_bridged(self, state: FrontState, a: HexId, b: HexId) -> bool:
        """Whether a bridge stands there (9.3)."""
        return self.side(a, b).bridge and side_id(a, b) not in state.blown

    def is_barred(self, state: FrontState, a: HexId, b: HexId) -> bool:
        """Whether a river without a standing bridge lies between (7.1, 14.1.0)."""
        return self.side(a, b).water == "river" and not self.is_bridged(state, a, b)

    def distance(self, a: HexId, b: HexId) -> int:
        """Hexes from a to b."""
        (aq, ar), (bq, br) = self._spot[a], self._spot[b]
        dq, dr = aq - bq, ar - br
        return (abs(dq) + abs(dr) + abs(dq + dr)) // 2

    def way(self, a: HexId, b: HexId) -> int | None:
        """The direction from a hex to its neighbour, clockwise from north; None if it is none."""
        return self.near[a].index(b) if b in self.near[a] else None

    def settlement(self, hex_id: HexId) -> bool:
        """Village, town or city (11.3.0)."""
        return hex_id in self.places or self.terrain[hex_id] in ("town", "city")

    def place_hex(self, name: str) -> HexId:
        """Where a place lies; nothing if the map has none of that name."""
        return next((place.hex for place in self.map.places if place.name == name), "")

    def sources(self, side: Side) -> tuple[HexId, ...]:
        """The hexes that supply a side comes from (14.1.0)."""
        return tuple(entry.hex for entry in self.map.entries if entry.supply == side)


def side_id(a: HexId, b: HexId) -> SideId:
    """The name of a hexside."""
    return f"{min(a, b)}-{max(a, b)}"


def read_ground(map_data: MapData | None) -> Ground:
    """The map out of its JSON values. Raises MapError."""
    if map_data is None:
        raise MapError("the front needs a map")
    try:
        hexmap = msgspec.convert(map_data, HexMap)
    except msgspec.ValidationError as fault:
        raise MapError(f"the map cannot be read: {fault}") from fault
    return Ground(hexmap)
