"""The world map as the rules ask about it: territories, neighbours, continents, sea areas, anchors.

Shape of the map data (plain JSON values, read from `maps/world/world.tmx`; rules read nothing else of it):

    {"name": "World",
     "territories": [{"id": "brazil", "name": "Brazil", "continent": "south_america", "production": 3,
                      "homes": ["brazil"]}, ...],
     "links": [{"a": "brazil", "b": "west_africa", "kind": "dotted"}, ...],
     "continents": [{"id": "south_america", "name": "South America", "bonus": 3}, ...],
     "seas": [{"id": "south_atlantic", "name": "South Atlantic", "territories": ["brazil", ...]}, ...]}

`production` and `bonus` are points; `homes` lists the nations whose home area it is (may be left out);
`kind` is `land` or `dotted` (R054); a sea's `territories` are those with an anchor to it (R129). Objects may
hold further keys (`label`, `polygons`, `points`, ...): they are for screens, the rules leave them alone.
The order of territories, continents and seas is the order in which they are listed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from game.core.ids import Seat
from game.core.ruleset import MapData, MapError
from game.games.world.model import PlaceId

FEWEST_TERRITORIES = 6  # each of six players needs one
LOWEST_PRODUCTION = 1


class Territory(msgspec.Struct, frozen=True):
    """A territory with its production points."""

    id: PlaceId
    name: str
    continent: str
    production: int
    homes: tuple[str, ...] = ()


class Link(msgspec.Struct, frozen=True):
    """Two neighbouring territories; `dotted` lines cross water (R054)."""

    a: PlaceId
    b: PlaceId
    kind: Literal["land", "dotted"]


class Continent(msgspec.Struct, frozen=True):
    """A continent with the bonus for holding it whole (R056)."""

    id: str
    name: str
    bonus: int


class Sea(msgspec.Struct, frozen=True):
    """A sea area with the territories that have an anchor to it (R129)."""

    id: PlaceId
    name: str
    territories: tuple[PlaceId, ...]


class WorldMap(msgspec.Struct, frozen=True):
    """The map data, as far as the rules read it."""

    name: str
    territories: tuple[Territory, ...]
    links: tuple[Link, ...]
    continents: tuple[Continent, ...]
    seas: tuple[Sea, ...]


class Ground:
    """Look-up tables of one map."""

    def __init__(self, world: WorldMap) -> None:
        self.map = world
        self.territories = {place.id: place for place in world.territories}
        self.continents = {one.id: one for one in world.continents}
        self.seas = {sea.id: sea for sea in world.seas}
        near: dict[PlaceId, set[PlaceId]] = {place: set() for place in self.territories}
        self.dotted: set[PlaceId] = set()
        for link in world.links:
            near[link.a].add(link.b)
            near[link.b].add(link.a)
            if link.kind == "dotted":
                self.dotted |= {link.a, link.b}
        order = {place: number for number, place in enumerate(self.territories)}
        self.neighbours = {place: tuple(sorted(ids, key=order.__getitem__)) for place, ids in near.items()}
        self.anchors = {
            place: tuple(sea.id for sea in world.seas if place in sea.territories)
            for place in self.territories
        }
        self.members = {
            one.id: tuple(place.id for place in world.territories if place.continent == one.id)
            for one in world.continents
        }
        self.homes = {nation: place.id for place in world.territories for nation in place.homes}

    def production(self, place: PlaceId) -> int:
        """A territory's points: its yield and its limit of units (R117)."""
        return self.territories[place].production

    def is_sea(self, place: PlaceId) -> bool:
        """Whether the place is a sea area."""
        return place in self.seas

    def held_continents(self, owners: Mapping[PlaceId, Seat], seat: Seat) -> tuple[str, ...]:
        """The continents a seat holds whole (R056)."""
        return tuple(
            one
            for one, members in self.members.items()
            if members and all(owners.get(place) == seat for place in members)
        )

    def points(self, owners: Mapping[PlaceId, Seat], seat: Seat) -> int:
        """The value of a seat's marker: its territories and whole continents (R051, R056, R074)."""
        land = sum(self.production(place) for place, owner in owners.items() if owner == seat)
        return land + sum(self.continents[one].bonus for one in self.held_continents(owners, seat))


def read_ground(map_data: MapData | None) -> Ground:
    """The map out of its JSON values. Raises MapError listing every fault, one a line."""
    if map_data is None:
        raise MapError("the world game needs a map")
    try:
        world = msgspec.convert(map_data, WorldMap)
    except msgspec.ValidationError as fault:
        raise MapError(f"the map cannot be read: {fault}") from fault
    faults = list(_faults(world))
    if faults:
        raise MapError("\n".join(faults))
    return Ground(world)


def _faults(world: WorldMap) -> Iterator[str]:
    yield from _doubles(world)
    if len(world.territories) < FEWEST_TERRITORIES:
        yield f"territories: {len(world.territories)} are too few; at least {FEWEST_TERRITORIES} are needed"
    known = {place.id for place in world.territories}
    continents = {one.id for one in world.continents}
    for place in world.territories:
        if place.production < LOWEST_PRODUCTION:
            yield f"territory {place.id}: its production is {place.production}; it must be 1 or more"
        if place.continent not in continents:
            yield f"territory {place.id}: there is no continent {place.continent!r}"
    for one in world.continents:
        if one.bonus < 0:
            yield f"continent {one.id}: its bonus is {one.bonus}; it cannot be negative"
        if not any(place.continent == one.id for place in world.territories):
            yield f"continent {one.id}: no territory belongs to it"
    yield from _link_faults(world, known)
    for sea in world.seas:
        for anchor in sea.territories:
            if anchor not in known:
                yield f"sea {sea.id}: its anchor leads to {anchor!r}, which is no territory"
        if not sea.territories:
            yield f"sea {sea.id}: no territory has an anchor to it"
    if known and not _is_connected(world, known):
        yield "links: the territories fall into parts that no link joins"


def _doubles(world: WorldMap) -> Iterator[str]:
    groups = {
        "territories and seas": [place.id for place in world.territories] + [sea.id for sea in world.seas],
        "continents": [one.id for one in world.continents],
        "homes": [nation for place in world.territories for nation in place.homes],
    }
    for group, ids in groups.items():
        for one in sorted({one for one in ids if ids.count(one) > 1}):
            yield f"{group}: {one} is there more than once"
        if any(not one for one in ids):
            yield f"{group}: an id is empty"


def _link_faults(world: WorldMap, known: set[PlaceId]) -> Iterator[str]:
    seen: set[frozenset[PlaceId]] = set()
    for link in world.links:
        for end in (link.a, link.b):
            if end not in known:
                yield f"link {link.a} - {link.b}: {end!r} is no territory"
        if link.a == link.b:
            yield f"link {link.a} - {link.b}: it leads nowhere"
        pair = frozenset((link.a, link.b))
        if pair in seen:
            yield f"link {link.a} - {link.b}: it is there more than once"
        seen.add(pair)


def _is_connected(world: WorldMap, known: set[PlaceId]) -> bool:
    near: dict[PlaceId, list[PlaceId]] = {place: [] for place in known}
    for link in world.links:
        if link.a in known and link.b in known:
            near[link.a].append(link.b)
            near[link.b].append(link.a)
    seen, todo = set(), [next(iter(known))]
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            todo.extend(near[here])
    return len(seen) == len(known)
