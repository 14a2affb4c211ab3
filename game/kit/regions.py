"""A map of named territories, as rules and screens share it: continents, links, sea areas with anchors.

It holds what a game counts with and nothing that is drawn; outlines are in `kit.shapes`. As map data it
is this struct in plain JSON values (`msgspec.to_builtins`).
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

TerritoryId = str
ContinentId = str
SeaId = str
LinkKind = Literal["land", "dotted"]


class Continent(msgspec.Struct, frozen=True):
    """A continent and what holding all of it adds to the production."""

    id: ContinentId
    name: str
    bonus: int


class Territory(msgspec.Struct, frozen=True):
    """A territory: its continent, its production, and the nations whose home area it is."""

    id: TerritoryId
    name: str
    continent: ContinentId
    production: int
    homes: tuple[str, ...] = ()


class Link(msgspec.Struct, frozen=True):
    """Two neighbours, both ways: over a land border, or over water along a dotted line."""

    a: TerritoryId
    b: TerritoryId
    kind: LinkKind


class Sea(msgspec.Struct, frozen=True):
    """A sea area and the territories with an anchor to it."""

    id: SeaId
    name: str
    territories: tuple[TerritoryId, ...]


class RegionMap(msgspec.Struct, frozen=True, dict=True):
    """All of a map with its name, each kind in the order in which the map lists it."""

    name: str
    continents: tuple[Continent, ...]
    territories: tuple[Territory, ...]
    links: tuple[Link, ...]
    seas: tuple[Sea, ...]

    @cached_property
    def by_id(self) -> dict[TerritoryId, Territory]:
        """The territories by id."""
        return {territory.id: territory for territory in self.territories}

    @cached_property
    def continent_by_id(self) -> dict[ContinentId, Continent]:
        """The continents by id."""
        return {continent.id: continent for continent in self.continents}

    @cached_property
    def sea_by_id(self) -> dict[SeaId, Sea]:
        """The sea areas by id."""
        return {sea.id: sea for sea in self.seas}

    @cached_property
    def members(self) -> dict[ContinentId, tuple[TerritoryId, ...]]:
        """The territories of each continent."""
        return {
            continent.id: tuple(t.id for t in self.territories if t.continent == continent.id)
            for continent in self.continents
        }

    @cached_property
    def neighbours(self) -> dict[TerritoryId, tuple[TerritoryId, ...]]:
        """The territories next to each one over land or a dotted line, by id."""
        near: dict[TerritoryId, set[TerritoryId]] = {territory.id: set() for territory in self.territories}
        for link in self.links:
            near[link.a].add(link.b)
            near[link.b].add(link.a)
        return {territory: tuple(sorted(found)) for territory, found in near.items()}

    @cached_property
    def seas_of(self) -> dict[TerritoryId, tuple[SeaId, ...]]:
        """The sea areas to which each territory has an anchor."""
        return {
            territory.id: tuple(sea.id for sea in self.seas if territory.id in sea.territories)
            for territory in self.territories
        }

    @cached_property
    def kinds(self) -> dict[frozenset[TerritoryId], LinkKind]:
        """What joins two neighbours."""
        return {frozenset((link.a, link.b)): link.kind for link in self.links}
