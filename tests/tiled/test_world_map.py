"""The world's map has the board of the rules, on outlines that touch exactly where its links say."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import places
from game.kit.regions import RegionMap
from game.kit.shapes import Point
from game.tiled.maps import load_map
from game.tiled.outlines import outline_faults
from game.tiled.regions import TiledRegions, load_regions

WORLD = places.maps_dir() / "world" / "world.tmx"
BOARD: dict[str, Any] = json.loads(Path(__file__).with_name("world_board.json").read_text(encoding="utf-8"))


@cache
def world() -> TiledRegions:
    """The bundled map."""
    return load_regions(WORLD)


def test_the_board_has_its_continents_territories_and_points() -> None:
    """R056, R074, R077: 56 territories worth 190, seven continents that add 35."""
    regions = world().regions
    assert {
        one.id: {
            "bonus": one.bonus,
            "territories": {t: regions.by_id[t].production for t in regions.members[one.id]},
        }
        for one in regions.continents
    } == BOARD["continents"]
    assert len(regions.territories) == 56
    assert sum(territory.production for territory in regions.territories) == 190
    assert sum(continent.bonus for continent in regions.continents) == 35


def test_every_territory_has_the_neighbours_of_the_board() -> None:
    """R052, R054: 106 links, 26 of them dotted lines over water."""
    regions = world().regions
    assert {name: " ".join(near) for name, near in regions.neighbours.items()} == BOARD["neighbours"]
    dotted = {frozenset((link.a, link.b)) for link in regions.links if link.kind == "dotted"}
    assert dotted == {frozenset(pair.split()) for pair in BOARD["dotted"]}
    assert (len(regions.links), len(dotted)) == (106, 26)


def test_every_sea_area_has_the_anchors_of_the_board() -> None:
    """R055, R129: twelve sea areas."""
    seas = {sea.id: " ".join(sea.territories) for sea in world().regions.seas}
    assert {sea: set(names.split()) for sea, names in seas.items()} == {
        sea: set(names.split()) for sea, names in BOARD["seas"].items()
    }
    assert len(seas) == 12


def test_outlines_touch_where_and_only_where_there_is_a_land_link() -> None:
    """R054: a border on the picture is an adjacency in the rules, and none is missing."""
    edges: dict[frozenset[tuple[float, float]], set[str]] = {}
    for name, lines in world().shapes.polygons.items():
        for line in lines:
            for a, b in zip(line, (*line[1:], line[0]), strict=True):
                edges.setdefault(frozenset((a, b)), set()).add(name)
    touching = {frozenset(names) for names in edges.values() if len(names) > 1}
    assert touching == {frozenset((link.a, link.b)) for link in world().regions.links if link.kind == "land"}


def test_the_outlines_have_no_fault() -> None:
    """No overlap, no land link without a border."""
    assert list(outline_faults(world())) == []


def test_everything_lies_on_the_map_and_is_drawn() -> None:
    """Every territory has outlines and a label, every sea area a place, every dotted link its line."""
    regions, shapes = world().regions, world().shapes
    names = {territory.id for territory in regions.territories}
    assert names == set(shapes.polygons) == set(shapes.labels)
    assert {sea.id for sea in regions.seas} == set(shapes.seas)
    assert {(link.a, link.b) for link in regions.links} == set(shapes.links)
    assert {(sea.id, name) for sea in regions.seas for name in sea.territories} == set(shapes.anchors)


def test_every_label_lies_in_its_own_territory() -> None:
    """R054: disc and pieces stand on the land that they belong to, nowhere in a neighbour's."""
    shapes = world().shapes
    for name, place in shapes.labels.items():
        on = [one for one, lines in shapes.polygons.items() if any(_holds(line, place) for line in lines)]
        assert on == [name]


def _holds(line: Sequence[Point], place: Point) -> bool:
    """Whether an outline goes around a place."""
    x, y = place
    inside = False
    for (ax, ay), (bx, by) in zip(line, (*line[1:], line[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def test_the_bering_link_leaves_one_edge_and_comes_in_at_the_other() -> None:
    """R054: the map is cut between Alaska and the Far East."""
    ends = {line[-1][0] for line in world().shapes.links["alaska", "far_east"]}
    assert ends == {0.0, float(world().shapes.width)}


def test_the_order_of_the_map_data_and_the_data_stay_the_same() -> None:
    """A log of the bundled map is opened by its digest: reading twice gives the same bytes."""
    once, again = (msgspec.json.encode(load_map(WORLD).data) for _ in range(2))
    assert once == again
    assert msgspec.convert(load_map(WORLD).data, RegionMap) == world().regions


@pytest.mark.parametrize(
    ("old", "new", "change"),
    (
        (
            'name="production" type="int" value="7"',
            'name="production" type="int" value="9"',
            lambda regions: regions.by_id["china"].production == 9,
        ),
        (
            '<property name="from" value="france"/>\n    <property name="kind" value="land"/>\n'
            '    <property name="to" value="iberia"/>',
            '<property name="from" value="france"/>\n    <property name="kind" value="dotted"/>\n'
            '    <property name="to" value="maghreb"/>',
            lambda regions: (
                "maghreb" in regions.neighbours["france"] and "iberia" not in regions.neighbours["france"]
            ),
        ),
    ),
    ids=("production", "adjacency"),
)
def test_a_change_in_tiled_changes_the_game(tmp_path: Path, old: str, new: str, change: Any) -> None:
    """R117, R054: a number or a link edited in the file is what the rules read."""
    text = WORLD.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path = tmp_path / "mine.tmx"
    # iberia keeps a link to maghreb, so that it can still be reached
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert change(load_regions(path).regions)
