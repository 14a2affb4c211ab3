"""The front's maps: what Tiled saves is what the rules get, whatever way it is staggered or written."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game.core.ruleset import MapError
from game.kit.hexes import distance, from_offset
from game.kit.hexmap import HexMap, Place, Terrain, hex_id
from game.tiled.hexmaps import load_hexmap
from game.tiled.maps import load_map
from tests.tiled.made import cells
from tools.make_front_maps import main

MAPS = Path(__file__).parents[2] / "maps" / "front"
SMALL = Path(__file__).parent / "front"
STAGGERS = ("x_odd", "x_even", "y_odd", "y_even")
BUNDLED = ("tutorial", "st_vith")


@pytest.fixture(scope="module")
def st_vith() -> HexMap:
    """The big map."""
    return load_hexmap(MAPS / "st_vith.tmx").map


def at(made: HexMap, name: str) -> str:
    """The hex of a settlement."""
    return next(place.hex for place in made.places if place.name == name)


def test_neighbours_and_distances_are_those_of_the_printed_grid(st_vith: HexMap) -> None:
    """24.6 F125: the staggering of the stated coordinates, odd columns half a hex to the south."""
    around = st_vith.neighbours
    assert around["1111"] == ("1110", "1210", "1211", "1112", "1011", "1010")
    assert around["1211"] == ("1210", "1311", "1312", "1212", "1112", "1111")
    for a, b, far in (("1111", "1710", 6), ("0203", "2515", 23), ("0101", "2520", 31)):
        assert st_vith.distance(a, b) == far
    assert around["0101"] == (None, None, "0201", "0102", None, None)


def test_st_vith_holds_what_its_data_says(st_vith: HexMap) -> None:
    """20.2: 25 x 20 hexes with their places, points, waters, roads, bridges and entries."""
    assert (st_vith.columns, st_vith.rows, len(st_vith.hexes)) == (25, 20, 500)
    assert sum(place.vp for place in st_vith.places) == 85
    assert st_vith.place_at["1111"] == Place("St. Vith", "1111", "city", 15)
    assert st_vith.by_id["1111"].terrain == "city"
    assert sum(1 for one in st_vith.hexes if one.westwall) == 19
    assert sum(side.bridge for side in st_vith.sides) == 37
    assert sum(side.water == "river" for side in st_vith.sides) == 58
    assert st_vith.entry_by_id["E1"].hex == "2506"
    assert [one.hex for one in st_vith.exits] == ["0103", "0105", "0106", "0107", "0108", "0109"]
    assert {one.unit: one.hex for one in st_vith.setup}["us_2_423"] == "1108"


def test_a_hexside_is_the_same_from_both_its_hexes(st_vith: HexMap) -> None:
    """9.1, 9.3: the bridge at Schönberg carries the primary road over the Our."""
    schonberg = at(st_vith, "Schonberg")
    rivers = [side for side in st_vith.sides if schonberg in (side.a, side.b) and side.water == "river"]
    bridge = next(side for side in rivers if side.bridge)
    assert bridge.road == "primary"
    assert st_vith.between(bridge.a, bridge.b) is st_vith.between(bridge.b, bridge.a) is bridge
    way = st_vith.way(bridge.a, bridge.b)
    assert way is not None
    assert st_vith.neighbours[bridge.a][way] == bridge.b
    assert st_vith.between("0101", "0102") is None


def test_the_tutorial_is_a_piece_of_the_big_map(st_vith: HexMap) -> None:
    """20.1: columns 12 to 23 and rows 6 to 15, with the same hexsides."""
    tutorial = load_hexmap(MAPS / "tutorial.tmx").map

    def moved(number: str) -> str:
        return hex_id(int(number[:2]) - 1 + 12, int(number[2:]) - 1 + 6)

    assert (tutorial.columns, tutorial.rows) == (12, 10)
    for one in tutorial.hexes:
        other = st_vith.by_id[moved(one.id)]
        assert (one.terrain, one.westwall) == (other.terrain, other.westwall), one.id
    for side in tutorial.sides:
        found = st_vith.between(moved(side.a), moved(side.b))
        assert found is not None
        assert (side.water, side.road, side.bridge) == (found.water, found.road, found.bridge)


def test_the_data_comes_back_as_the_same_map(st_vith: HexMap) -> None:
    """A log may hold the map as plain values."""
    data = load_map(MAPS / "st_vith.tmx").data
    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(data)), HexMap) == st_vith


@pytest.mark.parametrize("stagger", STAGGERS)
def test_each_staggering_plays_the_same(stagger: str) -> None:
    """24.6 F125: a map of either axis and index has neighbours at distance one, and its road."""
    made = load_hexmap(SMALL / f"{stagger}.tmx").map
    assert (made.axis, made.index) == tuple(stagger.split("_"))
    for one in made.hexes:
        assert one.hex == from_offset(one.column, one.row, made.axis, made.index)
        near = {other for other in made.neighbours[one.id] if other}
        assert near == {other.id for other in made.hexes if distance(one.hex, other.hex) == 1}
    road = [(side.a, side.b) for side in made.sides if side.road == "primary"]
    assert road == [(hex_id(column, 2), hex_id(column + 1, 2)) for column in range(5)]
    middle = made.neighbours[hex_id(2, 2)]
    waters = {way for way, other in enumerate(middle) if other and _water(made, hex_id(2, 2), other)}
    assert waters >= {0, 1, 2, 5}
    assert made.setup[0].hex == hex_id(1, 1)


def _water(made: HexMap, a: str, b: str) -> str:
    side = made.between(a, b)
    return side.water if side else ""


def shuffled(text: str, chance: random.Random) -> str:
    """The same map as another program might save it: other encodings, orders, numbers and line breaks."""
    forms = iter(("base64", "base64+zlib", "csv", "base64+gzip", "base64", "csv", "base64+zlib"))
    text = re.sub(
        r'<data encoding="csv">(.*?)</data>',
        lambda found: cells(tuple(map(int, found[1].split(","))), next(forms)),
        text,
        flags=re.DOTALL,
    )
    head, *layers = re.split(r"(?=<layer |<objectgroup )", text.replace("</map>", ""))
    chance.shuffle(layers)
    out = []
    for layer in layers:
        first, *objects = re.split(r"(?=<object )", layer.replace("</objectgroup>", ""))
        chance.shuffle(objects)
        close = "</objectgroup>" if "<objectgroup" in layer else ""
        out.append(first + "".join(objects) + close)
    return re.sub(
        r' id="(\d+)"', lambda found: f' id="{int(found[1]) + 900}"', head + "".join(out) + "</map>"
    )


@pytest.mark.parametrize("name", (*BUNDLED, *STAGGERS))
def test_saving_a_map_in_another_way_changes_no_neighbour(name: str, tmp_path: Path) -> None:
    """24.6 F125: layer order, object order, ids and encodings are Tiled's business; the map is the same."""
    folder = MAPS if name in BUNDLED else SMALL
    for tiles in folder.glob("*.tsx"):
        shutil.copy(tiles, tmp_path)
    first = load_hexmap(folder / f"{name}.tmx").map
    text = (folder / f"{name}.tmx").read_text(encoding="utf-8")
    for seed in range(3):
        again = tmp_path / "again.tmx"
        again.write_text(shuffled(text, random.Random(seed)), encoding="utf-8")
        other = load_hexmap(again).map
        assert other.hexes == first.hexes
        assert other.sides == first.sides
        assert other.neighbours == first.neighbours
        for kind in ("places", "entries", "exits", "setup"):
            assert set(getattr(other, kind)) == set(getattr(first, kind))


def test_the_maps_are_what_the_tool_writes(tmp_path: Path) -> None:
    """A change made by hand in one of them would be lost when the tool runs again."""
    main(["--folder", str(tmp_path / "maps")])
    main(["--small", str(tmp_path / "small")])
    for made, kept in ((tmp_path / "maps", MAPS), (tmp_path / "small", SMALL)):
        for path in (*made.glob("*.tmx"), *made.glob("*.tsx")):
            assert path.read_text("utf-8") == (kept / path.name).read_text("utf-8"), path.name


def changed(tmp_path: Path, *swaps: tuple[str, str], stagger: str = "x_odd") -> Path:
    """A small map with some of its text made different."""
    shutil.copy(SMALL / f"hexes_{stagger[0]}.tsx", tmp_path)
    text = (SMALL / f"{stagger}.tmx").read_text(encoding="utf-8")
    for old, new in swaps:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = tmp_path / "small.tmx"
    path.write_text(text, encoding="utf-8")
    return path


def tile(layer: str, column: int, row: int, number: int) -> Callable[[Path], Path]:
    """A small map with one cell of a layer made different."""

    def change(folder: Path) -> Path:
        text = (SMALL / "x_odd.tmx").read_text(encoding="utf-8")
        found = re.search(rf'name="{layer}".*?<data encoding="csv">\n(.*?)\n</data>', text, re.DOTALL)
        assert found is not None
        rows = [line.strip(",").split(",") for line in found[1].split("\n")]
        rows[row][column] = str(number)
        return changed(folder, (found[0], found[0].replace(found[1], ",\n".join(map(",".join, rows)))))

    return change


@pytest.mark.parametrize(("number", "terrain"), ((1, "clear"), (2, "broken"), (3, "woods"), (4, "forest")))
def test_painting_another_terrain_changes_the_hex(number: int, terrain: Terrain, tmp_path: Path) -> None:
    """9.1: the rules read the tile."""
    made = load_hexmap(tile("terrain", 3, 4, number)(tmp_path)).map
    assert made.by_id["0405"].terrain == terrain


def test_painting_a_stream_into_both_hexes_changes_the_side(tmp_path: Path) -> None:
    """9.1: the side carries it and no other does."""
    before = load_hexmap(SMALL / "x_odd.tmx").map
    text = tile("streams", 5, 3, 17 + 8)(tmp_path).read_text("utf-8")
    (tmp_path / "small.tmx").write_text(text, "utf-8")
    with pytest.raises(MapError, match=r"column 5, row 3: carries a stream on its side S, but .* side N"):
        load_hexmap(tmp_path / "small.tmx")
    text = text.replace("0,0,0,0,0,25,\n0,0,0,0,0,0", "0,0,0,0,0,25,\n0,0,0,0,0,18")
    (tmp_path / "small.tmx").write_text(text, "utf-8")
    after = load_hexmap(tmp_path / "small.tmx").map
    assert before.between("0604", "0605") is None
    assert _water(after, "0604", "0605") == "stream"
    assert len(after.sides) == len(before.sides) + 1


P = '<property name="kind" value="village"/>'
FAULTS: dict[str, Callable[[Path], Path]] = {
    "map: property scenario is missing": lambda f: changed(
        f, ('  <property name="scenario" value="tutorial"/>\n', "")
    ),
    "layer terrain, tile at column 2, row 1: its kind is 'westwall', it must be 'terrain'": tile(
        "terrain", 2, 1, 7
    ),
    "layer westwall, tile at column 0, row 0: its kind is 'terrain'": tile("westwall", 0, 0, 2),
    "layer westwall, tile at column 4, row 1: lies on no hex": tile("terrain", 4, 1, 0),
    "layer streams, tile at column 0, row 4: its kind is 'river', it must be 'stream'": tile(
        "streams", 0, 4, 82
    ),
    "layer streams, tile at column 0, row 4: carries a stream on its side N, but tile at column 0, row 3 has"
    " none on its side S": tile("streams", 0, 4, 18),
    "layer primary, tile at column 0, row 4: its side S leads off the map": tile("primary", 0, 4, 145 + 8),
    "layer secondary, tile at column 2, row 3: carries a secondary on its side N": tile(
        "secondary", 2, 2, 0
    ),
    "layer secondary, hex 0304: a road ends in the open": lambda f: changed(f, ('name="Hof" x="144" y="217"',
                                                                            'name="Hof" x="144" y="279"')),
    "layer bridges, tile at column 2, row 2: carries a bridge on its side SE": tile("bridges", 3, 2, 0),
    "layer places, object 1 'Alt': lies on no hex": lambda f: changed(f, ('name="Alt" x="90"',
                                                                         'name="Alt" x="900"')),
    "layer places, object 'Alt': is a village, but the terrain of hex 0202 is a town": lambda f: changed(
        f, ('name="kind" value="town"', 'name="kind" value="village"')),
    "layer places, object 1 'Alt': kind 'hamlet' is not one of village, town, city": lambda f: changed(
        f, ('name="kind" value="town"', 'name="kind" value="hamlet"')),
    "layer places, object 'Burg': is a city, but the terrain of hex 0603 is town": tile("terrain", 5, 2, 5),
    "layer terrain, hex 0101: its town has no name in the layer places": tile("terrain", 0, 0, 5),
    "layer places, object 1 'Alt': property vp is 'two', it must be a whole number": lambda f: changed(
        f, ('name="vp" type="int" value="2"', 'name="vp" type="int" value="two"')),
    "layer entries, object 4 'W': supply 'FR' is not one of DE, US": lambda f: changed(
        f, ('value="US"', 'value="FR"')),
    "layer setup, object 6 'us_18a': stands on the map twice": lambda f: changed(f, ("de_294_i", "us_18a")),
    "layer setup, object 5: has no name": lambda f: changed(f, ('name="us_18a"', 'name=""')),
    "layer 'wather': unknown; the layers of a map are terrain, westwall, streams": lambda f: changed(
        f, ('name="streams"', 'name="wather"')),
    "layer streams: is missing": lambda f: changed(f, ('name="streams"', 'name="rivers2"')),
}  # fmt: skip


@pytest.mark.parametrize("wanted", FAULTS)
def test_a_wrong_map_is_refused_with_place_and_reason(wanted: str, tmp_path: Path) -> None:
    """Each fault is a sentence that names layer, tile or object."""
    path = FAULTS[wanted](tmp_path)
    with pytest.raises(MapError) as refused:
        load_hexmap(path)
    assert f"small.tmx: {wanted}" in str(refused.value)


def test_a_road_over_water_without_a_bridge_is_refused(tmp_path: Path) -> None:
    """9.3: and so is a bridge with nothing to carry or nothing beneath."""
    text = (SMALL / "x_odd.tmx").read_text(encoding="utf-8")
    found = re.search(r'name="bridges".*?</data>', text, re.DOTALL)
    assert found is not None
    none = re.sub(r"\d+(?=[,\n]|$)", "0", found[0].split("csv")[1])
    path = changed(tmp_path, (found[0].split("csv")[1], none))
    with pytest.raises(MapError, match=r"a primary road crosses a stream without a bridge"):
        load_hexmap(path)
