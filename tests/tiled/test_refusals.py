"""Maps that cannot be played are refused with layer and object; the formats of Tiled load or are named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.ruleset import MapError
from game.tiled.guard import MOST_BYTES
from game.tiled.load import load_board
from tests.tiled import made

LOADS = ("csv", "base64", "base64+zlib", "base64+gzip")
FIRST = 'firstgid="1"'


def reason(path: Path) -> str:
    """What is said about a map that must be refused."""
    with pytest.raises(MapError) as refused:
        load_board(path)
    return str(refused.value)


def write(path: Path, text: str) -> None:
    """Write a file beside the map."""
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("form", (*LOADS, "base64+zstd", "xml"))
@pytest.mark.parametrize("collection", (False, True), ids=("one picture", "collection"))
@pytest.mark.parametrize("external", (False, True), ids=("embedded", "external"))
def test_every_way_to_save_a_map_loads_or_is_named(
    tmp_path: Path, form: str, collection: bool, external: bool
) -> None:
    """Tilesets embedded or external, of one picture or many, in each of Tiled's layer formats."""
    inside, columns = made.tiles(collection), 0 if collection else 3
    sets = made.tileset(inside, columns, FIRST)
    if external:
        write(tmp_path / "tiles.tsx", made.tileset(inside, columns))
        sets = f'<tileset {FIRST} source="tiles.tsx"/>'
    spaces = made.layer("spaces", made.cells(made.SPACES, form))
    path = made.small_map(tmp_path, sets=sets, spaces=spaces)
    if form in LOADS:
        board = load_board(path).board
        assert len(board.spaces) == 9
        assert board.by_label["A3"].properties == {"look": "a", "recruit": "north", "start": "north"}
    else:
        named = {"base64+zstd": "the format base64+zstd", "xml": "as XML elements"}[form]
        assert reason(path).startswith("small.tmx: layer spaces: ")
        assert named in reason(path)


HEADERS = {
    "map: orientation is isometric": {"orientation": "isometric"},
    "map: is infinite": {"infinite": "1"},
    "map: stagger axis 'z'": {"staggeraxis": "z"},
    "map: stagger index ''": {"staggerindex": ""},
    "map: width '99999'": {"width": "99999"},
    "map: height '-3'": {"height": "-3"},
    "map: hexsidelength 'x'": {"hexsidelength": "x"},
    "layer spaces: its size differs from the map's 4x3": {"width": "4"},
}


@pytest.mark.parametrize("wanted", HEADERS)
def test_a_wrong_header_is_refused(tmp_path: Path, wanted: str) -> None:
    """The line says what the map has and what it needs."""
    assert f"small.tmx: {wanted}" in reason(made.small_map(tmp_path, head=HEADERS[wanted]))


def group(*objects: str) -> str:
    """A starts layer of these objects."""
    return f'<objectgroup name="starts">{"".join(objects)}</objectgroup>'


NORTH = made.point(16, 14, "north")
SOUTH = made.point(16, 70)
OBJECTS = {
    "object 7: is a ellipse": group(made.point(16, 70, inside="<ellipse/>"), NORTH),
    "object 7: is a polygon": group(made.point(16, 70, inside='<polygon points="0,0 1,1 2,0"/>'), NORTH),
    "object 7: is a text": group(made.point(16, 70, inside="<text>south</text>"), NORTH),
    "object 7: comes from a template": group(made.point(16, 70, more='template="../../x.tx"'), NORTH),
    "object 7: is a tile": group(made.point(16, 70, more='gid="1"'), NORTH),
    "object 7: is turned": group(made.point(16, 70, more='rotation="30"'), NORTH),
    "object 7: x is not a number": group(made.point(float("nan"), 70), NORTH),
    "object 7: y is not a number": group(made.point(1, float("inf")), NORTH),
    "object 7: side 'west' is not one of": group(made.point(16, 70, "west"), NORTH),
    "object 7: side None is not one of": group(made.point(16, 70, ""), NORTH),
    "object 7: lies on no space": group(made.point(500, 500), NORTH),
    "object 7: is a second start of south": group(SOUTH, NORTH, made.point(40, 70)),
    "object 7: lies on the start of south": group(SOUTH, made.point(16, 70, "north")),
    "north has no start": group(SOUTH),
    "is shifted; set its offset to 0": f'<objectgroup name="starts" offsetx="5">{SOUTH}{NORTH}</objectgroup>',
}


@pytest.mark.parametrize("wanted", OBJECTS)
def test_a_wrong_object_is_refused_by_layer_and_number(tmp_path: Path, wanted: str) -> None:
    """What pytmx would lose or misread is refused before it gets the file."""
    said = reason(made.small_map(tmp_path, starts=OBJECTS[wanted]))
    assert said.startswith("small.tmx: layer starts")
    assert wanted in said


def marks(*cells: int, **tile: str) -> Callable[[Path], Path]:
    """A map whose recruitment layer holds these cells; the second tile's properties may differ."""
    first, second, third = made.TILE_PROPERTIES
    inside = made.tiles(properties=(first, {**second, **tile}, third))
    data = made.layer("recruitment", made.cells(cells or made.MARKS))
    return lambda folder: made.small_map(folder, recruitment=data, sets=made.tileset(inside, first=FIRST))


SMALL = made.small_map
CSV = made.cells(made.SPACES)
OTHER: dict[str, Callable[[Path], Path]] = {
    "layer spaces: is missing": lambda f: SMALL(f, spaces=""),
    "layer recruitment: is missing": lambda f: SMALL(f, recruitment=""),
    "layer starts: is missing": lambda f: SMALL(f, starts=""),
    "layer spaces: is there twice": lambda f: SMALL(f, more=made.layer("spaces", CSV)),
    "layer 'Spaces': unknown": lambda f: SMALL(f, more=made.layer("Spaces", CSV)),
    "layer 'sky': imagelayer layers are not supported": lambda f: SMALL(f, more='<imagelayer name="sky"/>'),
    "layer 'all': group layers are not supported": lambda f: SMALL(f, more='<group name="all"/>'),
    "layer starts: is a layer of tiles": lambda f: SMALL(f, starts=made.layer("starts", CSV)),
    "map: unknown property 'gmae'": lambda f: SMALL(f, properties='<property name="gmae" value="duel"/>'),
    "map: property game is missing": lambda f: SMALL(f, properties='<property name="name" value="x"/>'),
    "map: property name has the type class": lambda f: SMALL(
        f, properties='<property name="name" type="class" propertytype="X"/>'
    ),
    "layer spaces, tile at column 1, row 0: number 9 is in no tileset": lambda f: SMALL(
        f, spaces=made.layer("spaces", made.cells((1, 9, 1, 1, 1, 1, 1, 1, 1)))
    ),
    "layer spaces, tile at column 2, row 2: is flipped or turned": lambda f: SMALL(
        f, spaces=made.layer("spaces", made.cells((1, 1, 1, 1, 1, 1, 1, 1, 0x10000001)))
    ),
    "layer spaces: holds 4 cells instead of 9": lambda f: SMALL(
        f, spaces=made.layer("spaces", made.cells((1, 1, 1, 1)))
    ),
    "layer spaces: holds '1e3' where a tile number belongs": lambda f: SMALL(
        f, spaces=made.layer("spaces", '<data encoding="csv">1e3,1,1,1,1,1,1,1,1</data>')
    ),
    "layer spaces: holds more cells than the map's 9": lambda f: SMALL(
        f, spaces=made.layer("spaces", made.cells((0,) * 50_000_00, "base64+zlib"))
    ),
    "layer spaces: cannot be decoded": lambda f: SMALL(
        f, spaces=made.layer("spaces", '<data encoding="base64" compression="zlib">AAAA</data>')
    ),
    "layer spaces: ends in the middle": lambda f: SMALL(
        f, spaces=made.layer("spaces", '<data encoding="base64" compression="zlib">eJxjZGBg</data>')
    ),
    "layer spaces: is in chunks": lambda f: SMALL(
        f, spaces=made.layer("spaces", '<data encoding="csv"><chunk x="0"/></data>')
    ),
    "layer spaces, tile at column 1, row 2: cannot be reached": lambda f: SMALL(
        f, spaces=made.layer("spaces", made.cells((1, 1, 0, 0, 0, 0, 1, 1, 0)))
    ),
    "layer spaces, tile at column 0, row 0: its kind is 'recruitment'": lambda f: SMALL(
        f, spaces=made.layer("spaces", made.cells((2, 1, 1, 1, 1, 1, 1, 1, 1)))
    ),
    "layer recruitment, tile at column 0, row 0: its kind is 'space'": marks(1, 3, 3, 0, 0, 0, 2, 2, 0),
    "layer recruitment, tile at column 0, row 2: side 'west' is not one of": marks(side="west"),
    "tile at column 0, row 2: its tile has the unknown property 'hue'": marks(hue="red"),
    "layer recruitment: south has no space to recruit on": marks(3, 3, 0, 0, 0, 0, 0, 0, 0),
    "layer recruitment: north has fewer than two spaces": marks(3, 0, 0, 0, 0, 0, 2, 2, 0),
    "tileset tiles: its tile numbers overlap": lambda f: SMALL(f, sets=made.tileset(first=FIRST) * 2),
    "tileset tiles: tileset: firstgid None": lambda f: SMALL(f, sets=made.tileset()),
    "tileset tiles: tile 0 has collision shapes": lambda f: SMALL(
        f, sets=made.tileset(made.tiles().replace("</tile>", "<objectgroup/></tile>", 1), first=FIRST)
    ),
}  # fmt: skip


@pytest.mark.parametrize("wanted", OTHER)
def test_a_wrong_layer_tile_or_tileset_is_refused_by_name(tmp_path: Path, wanted: str) -> None:
    """The line begins with file and layer."""
    said = reason(OTHER[wanted](tmp_path))
    assert said.startswith("small.tmx: ")
    assert wanted in said


def test_all_faults_of_a_map_are_told_one_a_line(tmp_path: Path) -> None:
    """A map maker mends them in one go."""
    said = reason(
        made.small_map(tmp_path, recruitment="", starts=group(made.point(1, 1, inside="<ellipse/>")))
    )
    assert [line.split(":")[1].strip() for line in said.splitlines()] == [
        "layer recruitment",
        "layer starts, object 7",
    ]


@pytest.mark.parametrize(
    "source",
    (
        "../tiles.tsx",
        "/etc/passwd.tsx",
        "sub/../../tiles.tsx",
        "C:\\tiles.tsx",
        "\\\\host\\tiles.tsx",
        "link.tsx",
        "",
    ),
)
def test_a_tileset_outside_the_maps_folder_is_never_opened(tmp_path: Path, source: str) -> None:
    """By climbing, absolute paths, drives, or a link that leads out."""
    folder = tmp_path / "maps"
    folder.mkdir()
    write(tmp_path / "tiles.tsx", made.tileset())
    (folder / "link.tsx").symlink_to(tmp_path / "tiles.tsx")
    said = reason(made.small_map(folder, sets=f'<tileset {FIRST} source="{source}"/>'))
    assert "inside the map's folder" in said or "out of the map's folder" in said or "only .tsx" in said


def test_a_picture_outside_the_maps_folder_is_refused(tmp_path: Path) -> None:
    """Nothing opens it today; a map that carries such a name is still no map to trust."""
    inside = made.tiles().replace("tiles.png", "../../secret.png")
    assert "inside the map's folder" in reason(
        made.small_map(tmp_path, sets=made.tileset(inside, first=FIRST))
    )


def test_a_missing_tileset_is_named(tmp_path: Path) -> None:
    """With the file it should be in."""
    said = reason(made.small_map(tmp_path, sets=f'<tileset {FIRST} source="gone.tsx"/>'))
    assert "small.tmx: tileset gone.tsx: file gone.tsx: there is no such file" in said


def refs(number: int) -> str:
    """Ten times the same entity."""
    return f"&e{number};" * 10


def bomb() -> str:
    """Entities that would unfold to a hundred million laughs."""
    entities = [f'<!ENTITY e{n} "{refs(n - 1)}">' for n in range(1, 9)]
    return f'<?xml version="1.0"?><!DOCTYPE map [<!ENTITY e0 "ha">{"".join(entities)}]><map>&e8;</map>'


@pytest.mark.parametrize(
    ("raw", "wanted"),
    (
        (bomb().encode(), "declares a document type"),
        (bomb().encode("utf-16"), "declares a document type"),
        (b'<!DOCTYPE map SYSTEM "file:///etc/passwd"><map/>', "declares a document type"),
        (b"<a>" * 200_000, "nested more than 32 deep"),
        (b"<map" + b" " * MOST_BYTES + b"/>", "larger than 4 MiB"),
        (b"", "not well-formed XML"),
        (b"\x00\xff\xfe garbage", "not well-formed XML"),
        (b'<?xml version="1.0" encoding="utf-99"?><map/>', ""),
        (b"<tileset/>", "is a Tiled <tileset>, not a map"),
    ),
)
def test_a_hostile_or_broken_file_is_refused_at_once(tmp_path: Path, raw: bytes, wanted: str) -> None:
    """Bombs, references to other files, depth, size and noise."""
    path = tmp_path / "bad.tmx"
    path.write_bytes(raw)
    assert reason(path).startswith("bad.tmx: ")
    assert wanted in reason(path)


@pytest.mark.parametrize("name", ("gone.tmx", ".", "nul\0.tmx"))
def test_a_file_that_is_not_there_is_named(tmp_path: Path, name: str) -> None:
    """A missing file, a folder, and a name that no file can have."""
    assert "no such file" in reason(tmp_path / name) or "cannot be read" in reason(tmp_path / name)


@given(at=st.integers(0, 3000), byte=st.integers(0, 255), cut=st.booleans())
def test_a_damaged_map_loads_or_is_refused_and_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, at: int, byte: int, cut: bool
) -> None:
    """Any byte changed, or the file cut anywhere."""
    folder = tmp_path_factory.getbasetemp() / "damaged"
    folder.mkdir(exist_ok=True)
    raw = bytearray(made.small_map(folder).read_bytes())
    at %= len(raw)
    raw[at] = byte
    (folder / "small.tmx").write_bytes(raw[:at] if cut else raw)
    try:
        read = load_board(folder / "small.tmx")
    except MapError as error:
        assert str(error).startswith("small.tmx: ")
    else:
        assert read.board.spaces
