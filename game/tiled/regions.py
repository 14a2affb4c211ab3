"""A `.tmx` file of territories becomes a `kit.RegionMap` for the rules and `kit.Shapes` for the screens.

An id is the name of an object. The first object of a territory or sea area carries its properties; islands
and the second place of a sea area are further objects with the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, cast

import msgspec

from game.core.ruleset import MapError
from game.kit.regions import Continent, Link, LinkKind, RegionMap, Sea, Territory
from game.kit.shapes import Line, Point, Shapes
from game.tiled.checks_regions import OPTIONAL, SHAPES, check_regions
from game.tiled.tmx import tmx_map

KINDS = ("land", "dotted")


class Drawn(msgspec.Struct, frozen=True):
    """An object of the file: its layer, number and name, properties, and points in map units."""

    layer: str
    number: int
    name: str
    properties: dict[str, Any]
    points: Line

    @property
    def where(self) -> str:
        """How faults name it."""
        return f"layer {self.layer}, object {self.number}" + (f" {self.name!r}" if self.name else "")


class TiledRegions(msgspec.Struct, frozen=True):
    """A map as read: for which game it is made, what it counts with, how it looks, and its objects."""

    game: str
    regions: RegionMap
    shapes: Shapes
    objects: tuple[Drawn, ...]


def load_regions(path: Path) -> TiledRegions:
    """Read a map. Raises MapError whose text has one line a fault: file, layer, object, reason."""
    check_regions(path)
    tmx = tmx_map(path)
    layers = {layer.name: [_drawn(layer.name, thing) for thing in layer] for layer in tmx.layers}
    for layer in OPTIONAL:
        layers.setdefault(layer, [])
    game, name = (str(tmx.properties.get(key) or "") for key in ("game", "name"))
    named = (("game", game), ("name", name))
    faults = [f"map: property {key} is missing" for key, value in named if not value]
    for layer, objects in layers.items():
        faults += [f"{one.where}: has no name" for one in objects if not one.name]
        if not objects and layer not in OPTIONAL:
            faults.append(f"layer {layer}: is empty")
    faults += _faults(layers, (tmx.width * tmx.tilewidth, tmx.height * tmx.tileheight))
    if faults:
        raise MapError("\n".join(f"{path.name}: {fault}" for fault in faults))
    shapes = _shapes(layers, tmx.width * tmx.tilewidth, tmx.height * tmx.tileheight)
    return TiledRegions(
        game, _regions(name, layers), shapes, tuple(one for layer in SHAPES for one in layers[layer])
    )


def _drawn(layer: str, thing: Any) -> Drawn:
    points = getattr(thing, "points", None) or [(thing.x, thing.y)]
    line = tuple((round(float(x), 2), round(float(y), 2)) for x, y in points)
    known = {key: value for key, value in thing.properties.items() if value not in (None, "")}
    return Drawn(layer, int(thing.id), thing.name or "", known, line)


def _regions(name: str, layers: dict[str, list[Drawn]]) -> RegionMap:
    seas = {one.name: one for one in reversed(layers["seas"])}
    return RegionMap(
        name,
        tuple(Continent(one.name, one.properties["title"], one.properties["bonus"])
              for one in layers["continents"]),
        tuple(
            Territory(
                one.name,
                one.properties["title"],
                one.properties["continent"],
                one.properties["production"],
                tuple(one.properties.get("homes", "").split()),
            )
            for one in layers["territories"]
            if one.properties
        ),
        tuple(
            Link(a, b, cast(LinkKind, kind))
            for a, b, kind in dict.fromkeys(
                (one.properties["from"], one.properties["to"], one.properties["kind"])
                for one in layers["links"]
            )
        ),
        tuple(
            Sea(name, one.properties["title"], tuple(
                anchor.properties["territory"] for anchor in layers["anchors"]
                if anchor.properties["sea"] == name))
            for name, one in reversed(seas.items())
        ),
    )  # fmt: skip


def _shapes(layers: dict[str, list[Drawn]], width: int, height: int) -> Shapes:
    def gathered(layer: str, key: Callable[[Drawn], Any]) -> dict[Any, tuple[Line, ...]]:
        out: dict[Any, tuple[Line, ...]] = {}
        for one in layers[layer]:
            out[key(one)] = (*out.get(key(one), ()), one.points)
        return out

    def firsts(layer: str) -> dict[str, Point]:
        return {one.name: one.points[0] for one in layers[layer]}

    return Shapes(
        width=width,
        height=height,
        polygons=gathered("territories", lambda one: one.name),
        labels=firsts("labels"),
        plaques=firsts("continents"),
        seas={name: tuple(line[0] for line in lines)
              for name, lines in gathered("seas", lambda one: one.name).items()},
        links=gathered("links", lambda one: (one.properties["from"], one.properties["to"])),
        grid={one.name: one.points for one in layers["grid"]},
        anchors={(one.properties["sea"], one.properties["territory"]): one.points
                 for one in layers["anchors"]},
    )  # fmt: skip


def _faults(layers: dict[str, list[Drawn]], size: tuple[int, int]) -> Iterator[str]:
    for layer, needed in (
        ("continents", ("title", "bonus")),
        ("territories", ("title", "continent", "production")),
        ("seas", ("title",)),
    ):
        yield from _identity_faults(layers[layer], needed, layer != "continents")
    continents = {one.name for one in layers["continents"]}
    territories = {one.name for one in layers["territories"]}
    seas = {one.name for one in layers["seas"]}
    for one in layers["territories"]:
        continent, production = one.properties.get("continent"), one.properties.get("production")
        if continent is not None and continent not in continents:
            yield f"{one.where}: continent {continent!r} is not in the layer continents"
        if isinstance(production, int) and production < 1:
            yield f"{one.where}: production {production} is less than 1"
    used = {one.properties.get("continent") for one in layers["territories"]}
    for one in layers["continents"]:
        if one.properties.get("bonus", 0) < 0:
            yield f"{one.where}: bonus {one.properties['bonus']} is less than 0"
        if one.name not in used:
            yield f"{one.where}: no territory belongs to this continent"
    for one in layers["seas"]:
        if one.name in territories:
            yield f"{one.where}: a territory has the same name"
    yield from _link_faults(layers["links"], territories, float(size[0]))
    yield from _anchor_faults(layers["anchors"], territories, seas)
    anchored = {one.properties.get("sea") for one in layers["anchors"]}
    yield from (
        f"{one.where}: no territory has an anchor to this sea area"
        for one in layers["seas"]
        if one.name not in anchored and one.properties
    )
    yield from _label_faults(layers["labels"], territories)


def _identity_faults(objects: Iterable[Drawn], needed: tuple[str, ...], parts: bool) -> Iterator[str]:
    """One object of each name has all properties; where `parts` may follow, they have none."""
    first: dict[str, Drawn] = {}
    titles: dict[str, str] = {}
    for one in objects:
        if one.name in first and (one.properties or not parts):
            yield f"{one.where}: is there twice; object {first[one.name].number} has the properties already"
            continue
        if one.name in first:
            continue
        if one.properties or not parts:
            first[one.name] = one
            yield from (
                f"{one.where}: property {key} is missing" for key in needed if key not in one.properties
            )
            title = str(one.properties.get("title", ""))
            if title and title in titles:
                yield f"{one.where}: {titles[title]!r} has the title {title!r} too"
            titles[title] = one.name
    for one in objects:
        if one.name not in first:
            first[one.name] = one
            yield f"{one.where}: no object of this name has the properties {', '.join(needed)}"


def _link_faults(links: list[Drawn], territories: set[str], edge: float) -> Iterator[str]:
    met: dict[frozenset[str], Drawn] = {}
    near: dict[str, set[str]] = {name: set() for name in territories}
    for one in links:
        ends = [one.properties.get(key) for key in ("from", "to")]
        for key, end in zip(("from", "to"), ends, strict=True):
            if end is None:
                yield f"{one.where}: property {key} is missing"
            elif end not in territories:
                yield f"{one.where}: {key} {end!r} is not in the layer territories"
        if one.properties.get("kind") not in KINDS:
            yield f"{one.where}: kind {one.properties.get('kind')!r} is not one of {', '.join(KINDS)}"
        if ends[0] is None or ends[1] is None:
            continue
        if ends[0] == ends[1]:
            yield f"{one.where}: joins {ends[0]} with itself"
        pair = frozenset(str(end) for end in ends)
        if pair in met and not _over_the_edge(met[pair], one, edge):
            yield f"{one.where}: object {met[pair].number} joins the same territories"
        met.setdefault(pair, one)
        for end, other in (ends, ends[::-1]):
            near.setdefault(str(end), set()).add(str(other))
    yield from _unreached(near, territories)


def _over_the_edge(one: Drawn, other: Drawn, edge: float) -> bool:
    """Whether two lines are one link, out of the map on one side and in on the other."""
    left, right = sorted((one, other), key=lambda drawn: drawn.points[-1])
    same = one.properties == other.properties
    return same and left.points[-1][0] == 0 and right.points[-1][0] == edge


def _unreached(near: dict[str, set[str]], territories: set[str]) -> Iterator[str]:
    if not territories:
        return
    start = min(territories)
    reached, edge = {start}, [start]
    while edge:
        fresh = {other for name in edge for other in near[name]} - reached
        reached |= fresh
        edge = sorted(fresh)
    for name in sorted(territories - reached):
        yield f"layer links: no chain of links leads from {start} to {name}"


def _anchor_faults(anchors: list[Drawn], territories: set[str], seas: set[str]) -> Iterator[str]:
    met: dict[tuple[Any, Any], Drawn] = {}
    for one in anchors:
        for key, known in (("sea", seas), ("territory", territories)):
            end = one.properties.get(key)
            if end is None:
                yield f"{one.where}: property {key} is missing"
            elif end not in known:
                layer = "seas" if key == "sea" else "territories"
                yield f"{one.where}: {key} {end!r} is not in the layer {layer}"
        pair = (one.properties.get("sea"), one.properties.get("territory"))
        if pair in met:
            yield f"{one.where}: object {met[pair].number} is the same anchor"
        met.setdefault(pair, one)


def _label_faults(labels: list[Drawn], territories: set[str]) -> Iterator[str]:
    met: dict[str, Drawn] = {}
    for one in labels:
        if one.name not in territories:
            yield f"{one.where}: there is no territory of this name"
        elif one.name in met:
            yield f"{one.where}: object {met[one.name].number} is the same label"
        met.setdefault(one.name, one)
    yield from (f"layer labels: {name} has no label" for name in sorted(territories - met.keys()))
