"""A wargame's map of numbered hexes, as rules and screens share it: terrain, water and roads by hexside.

As map data it is this struct in plain JSON values (`msgspec.to_builtins`); `msgspec.convert` brings it back.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from game.kit.hexes import DIRECTIONS, Hex, StaggerAxis, StaggerIndex, distance

HexId = str
"""A hex by its printed number: column and row from 1, two digits each (`0101` is the north-west corner)."""

Terrain = Literal["clear", "broken", "woods", "forest", "town", "city"]
Water = Literal["", "stream", "river"]
Road = Literal["", "primary", "secondary"]
Settlement = Literal["village", "town", "city"]

OPPOSITE = (3, 4, 5, 0, 1, 2)
"""For each direction the one back."""


class MapHex(msgspec.Struct, frozen=True):
    """One hex: its number, its cell of the map, its axial place and terrain, and whether it holds bunkers."""

    id: HexId
    column: int
    row: int
    q: int
    r: int
    terrain: Terrain
    westwall: bool = False

    @property
    def hex(self) -> Hex:
        """The axial place."""
        return Hex(self.q, self.r)


class HexSide(msgspec.Struct, frozen=True):
    """What lies on the side between two hexes (a before b), and whether a bridge carries the road over it."""

    a: HexId
    b: HexId
    water: Water = ""
    road: Road = ""
    bridge: bool = False


class Rim(msgspec.Struct, frozen=True):
    """Water on a side beyond which there is no hex: drawn, and nothing more. `way` counts as DIRECTIONS."""

    hex: HexId
    way: int
    water: Water


class Place(msgspec.Struct, frozen=True):
    """A named settlement and what holding it is worth."""

    name: str
    hex: HexId
    kind: Settlement
    vp: int = 0


class Entry(msgspec.Struct, frozen=True):
    """Where reinforcements come in; `supply` is the side whose source of supply it is, if any."""

    id: str
    hex: HexId
    supply: str = ""


class Exit(msgspec.Struct, frozen=True):
    """A hex by which a formation may leave the map."""

    who: str
    hex: HexId


class SetUp(msgspec.Struct, frozen=True):
    """Where a unit or leader stands at the start, by its id."""

    unit: str
    hex: HexId


class HexMap(msgspec.Struct, frozen=True, dict=True):
    """All of a map. With stagger axis x the hexes are flat-topped, with y pointed; `scenario` names the
    battle it is set up for."""

    name: str
    scenario: str
    axis: StaggerAxis
    index: StaggerIndex
    columns: int
    rows: int
    hexes: tuple[MapHex, ...]
    sides: tuple[HexSide, ...] = ()
    rims: tuple[Rim, ...] = ()
    places: tuple[Place, ...] = ()
    entries: tuple[Entry, ...] = ()
    exits: tuple[Exit, ...] = ()
    setup: tuple[SetUp, ...] = ()

    @cached_property
    def by_id(self) -> dict[HexId, MapHex]:
        """The hexes by number."""
        return {one.id: one for one in self.hexes}

    @cached_property
    def by_hex(self) -> dict[Hex, HexId]:
        """The numbers by axial place."""
        return {one.hex: one.id for one in self.hexes}

    @cached_property
    def neighbours(self) -> dict[HexId, tuple[HexId | None, ...]]:
        """The six hexes around each one, in the order of DIRECTIONS; None where the map ends."""
        return {
            one.id: tuple(self.by_hex.get(one.hex + way) for way in DIRECTIONS) for one in self.hexes
        }  # fmt: skip

    @cached_property
    def place_at(self) -> dict[HexId, Place]:
        """The settlements by hex."""
        return {place.hex: place for place in self.places}

    @cached_property
    def entry_by_id(self) -> dict[str, Entry]:
        """The entries by name."""
        return {entry.id: entry for entry in self.entries}

    def between(self, a: HexId, b: HexId) -> HexSide | None:
        """What lies on the side between two neighbours; None where nothing does."""
        return self._sides.get((a, b))

    def distance(self, a: HexId, b: HexId) -> int:
        """Hexes from a to b."""
        return distance(self.by_id[a].hex, self.by_id[b].hex)

    def way(self, a: HexId, b: HexId) -> int | None:
        """The direction (0-5) in which b lies next to a; None if they are no neighbours."""
        near = self.neighbours[a]
        return near.index(b) if b in near else None

    @cached_property
    def _sides(self) -> dict[tuple[HexId, HexId], HexSide]:
        return {pair: side for side in self.sides for pair in ((side.a, side.b), (side.b, side.a))}


def hex_id(column: int, row: int) -> HexId:
    """The printed number of a cell counted from 0."""
    return f"{column + 1:02}{row + 1:02}"
