"""Small maps written on the fly, with one thing at a time made different."""

from __future__ import annotations

import base64
import gzip
import struct
import zlib
from pathlib import Path

TILE_PROPERTIES = (
    {"kind": "space", "look": "a"},
    {"kind": "recruitment", "side": "south"},
    {"kind": "recruitment", "side": "north"},
)
SPACES = (1, 1, 1, 1, 1, 1, 1, 1, 1)  # 3x3
MARKS = (3, 3, 0, 0, 0, 0, 2, 2, 0)
HEADER = {
    "orientation": "hexagonal", "width": "3", "height": "3", "tilewidth": "32", "tileheight": "28",
    "infinite": "0", "hexsidelength": "16", "staggeraxis": "x", "staggerindex": "odd",
}  # fmt: skip


def attributes(values: dict[str, str]) -> str:
    """Attributes as XML."""
    return " ".join(f'{name}="{value}"' for name, value in values.items())


def tiles(collection: bool = False, properties: tuple[dict[str, str], ...] = TILE_PROPERTIES) -> str:
    """The inside of a tileset: one picture for all, or a collection with a picture for each tile."""
    out = [] if collection else ['<image source="tiles.png" width="96" height="28"/>']
    for number, values in enumerate(properties):
        inner = "".join(f'<property name="{name}" value="{value}"/>' for name, value in values.items())
        picture = f'<image source="tile{number}.png" width="32" height="28"/>' if collection else ""
        out.append(f'<tile id="{number}"><properties>{inner}</properties>{picture}</tile>')
    return "".join(out)


def tileset(inside: str | None = None, columns: int = 3, first: str = "") -> str:
    """A whole tileset element; `first` is its firstgid attribute where it is embedded."""
    inside = tiles() if inside is None else inside
    head = f'name="tiles" tilewidth="32" tileheight="28" tilecount="3" columns="{columns}"'
    return f"<tileset {first} {head}>{inside}</tileset>"


def cells(numbers: tuple[int, ...], form: str = "csv") -> str:
    """A layer's data element in one of Tiled's formats."""
    if form == "csv":
        return f'<data encoding="csv">{",".join(map(str, numbers))}</data>'
    if form == "xml":
        return "<data>" + "".join(f'<tile gid="{number}"/>' for number in numbers) + "</data>"
    raw = struct.pack(f"<{len(numbers)}I", *numbers)
    packed = {"": raw, "zlib": zlib.compress(raw), "gzip": gzip.compress(raw), "zstd": raw}[form[7:]]
    compression = f' compression="{form[7:]}"' if form[7:] else ""
    return f'<data encoding="base64"{compression}>{base64.b64encode(packed).decode()}</data>'


def layer(name: str, data: str, size: str = 'width="3" height="3"') -> str:
    """A tile layer."""
    return f'<layer id="1" name="{name}" {size}>{data}</layer>'


def point(x: float, y: float, side: str = "south", inside: str = "<point/>", more: str = "") -> str:
    """An object of the starts layer."""
    held = f'<properties><property name="side" value="{side}"/></properties>' if side else ""
    return f'<object id="7" x="{x}" y="{y}" {more}>{held}{inside}</object>'


STARTS = point(16, 70) + point(16, 14, "north")
PROPERTIES = '<property name="game" value="duel"/><property name="name" value="Small"/>'


def small_map(
    folder: Path,
    *,
    head: dict[str, str] | None = None,
    properties: str = PROPERTIES,
    sets: str | None = None,
    spaces: str | None = None,
    recruitment: str | None = None,
    starts: str = f'<objectgroup id="3" name="starts">{STARTS}</objectgroup>',
    more: str = "",
) -> Path:
    """Write a map of 3x3 spaces that is good but for what is given, and return its path."""
    body = "".join((
        f"<properties>{properties}</properties>",
        tileset(first='firstgid="1"') if sets is None else sets,
        layer("spaces", cells(SPACES)) if spaces is None else spaces,
        layer("recruitment", cells(MARKS)) if recruitment is None else recruitment,
        starts,
        more,
    ))  # fmt: skip
    path = folder / "small.tmx"
    path.write_text(f"<map {attributes({**HEADER, **(head or {})})}>{body}</map>", encoding="utf-8")
    return path
