"""A map of named territories, as rules and screens share it: continents, links, sea areas with anchors.

It holds what a game counts with and nothing that is drawn; outlines are in `kit.shapes`. As map data it
is this struct in plain JSON values (`msgspec.to_builtins`).
"""

from __future__ import annotations

from collections.abc import Iterator
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
    """A territory: its continent and its production, which is also how many units may stand there."""

    id: TerritoryId
    name: str
    continent: ContinentId
    production: int


class Link(msgspec.Struct, frozen=True):
    """Two neighbours, both ways: over a land border, or over water along a dotted line."""

    a: TerritoryId
    b: TerritoryId
    kind: LinkKind


class Sea(msgspec.Struct, frozen=True):
    """A sea area and the territories with an anchor to it."""

    id: SeaId
    name: str
    anchors: tuple[TerritoryId, ...]


class RegionMap(msgspec.Struct, frozen=True, dict=True):
    """All of a map, each kind in a fixed order (by id), with its name."""

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
            territory.id: tuple(sea.id for sea in self.seas if territory.id in sea.anchors)
            for territory in self.territories
        }

    @cached_property
    def kinds(self) -> dict[frozenset[TerritoryId], LinkKind]:
        """What joins two neighbours."""
        return {frozenset((link.a, link.b)): link.kind for link in self.links}


def inconsistencies(regions: RegionMap) -> Iterator[str]:
    """What makes a map unfit for play, one line a fault, each naming what it is about."""
    yield from _twice("continent", [continent.id for continent in regions.continents])
    yield from _twice("territory", [territory.id for territory in regions.territories])
    yield from _twice("sea area", [sea.id for sea in regions.seas])
    territories = {territory.id for territory in regions.territories}
    continents = {continent.id for continent in regions.continents}
    if not territories:
        yield "there is no territory"
    for territory in regions.territories:
        if territory.continent not in continents:
            yield f"territory {territory.id}: continent {territory.continent!r} is not on the map"
        if territory.production < 1:
            yield f"territory {territory.id}: production {territory.production} is less than 1"
    for continent in regions.continents:
        if continent.bonus < 0:
            yield f"continent {continent.id}: bonus {continent.bonus} is less than 0"
        if continent.id not in {territory.continent for territory in regions.territories}:
            yield f"continent {continent.id}: has no territory"
    yield from _link_faults(regions, territories)
    for sea in regions.seas:
        if not sea.anchors:
            yield f"sea area {sea.id}: no territory has an anchor to it"
        yield from _twice(f"sea area {sea.id}: anchor of", list(sea.anchors))
        for name in sorted(set(sea.anchors) - territories):
            yield f"sea area {sea.id}: anchor of {name!r}, which is not on the map"


def _link_faults(regions: RegionMap, territories: set[TerritoryId]) -> Iterator[str]:
    met: set[frozenset[TerritoryId]] = set()
    sound = True
    for link in regions.links:
        for end in (link.a, link.b):
            if end not in territories:
                sound = False
                yield f"link {link.a} - {link.b}: {end!r} is not on the map"
        if link.a == link.b:
            yield f"link {link.a} - {link.b}: joins a territory with itself"
        if frozenset((link.a, link.b)) in met:
            yield f"link {link.a} - {link.b}: is there twice"
        met.add(frozenset((link.a, link.b)))
    if sound and territories:
        for name in sorted(territories - _reached(regions)):
            yield f"territory {name}: no chain of links leads to it from {regions.territories[0].id}"


def _reached(regions: RegionMap) -> set[TerritoryId]:
    start = regions.territories[0].id
    reached, edge = {start}, [start]
    while edge:
        fresh = {near for name in edge for near in regions.neighbours[name]} - reached
        reached |= fresh
        edge = sorted(fresh)
    return reached


def _twice(what: str, ids: list[str]) -> Iterator[str]:
    for name in sorted({name for name in ids if ids.count(name) > 1}):
        yield f"{what} {name}: is there twice"
