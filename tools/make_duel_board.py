"""Writes the duel's maps into maps/duel/, ready to be changed in Tiled: `python -m tools.make_duel_board`.

`board.tmx` is the board of the game, `long.tmx` one that is a space longer. Both use the tileset tiles.tsx,
whose picture is put together from sprites/duel/board. Needs the extra [art].
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec
from PIL import Image, ImageDraw

from game.kit.hexes import StaggerIndex, from_offset

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "maps" / "duel"
SPRITES = ROOT / "sprites" / "duel" / "board"
WIDTH, HEIGHT, SIDE = 112, 96, 56  # Tiled wants even sizes
LOOKS = "abc"
SIDES = {"south": (20, 20, 24, 255), "north": (246, 240, 226, 255)}  # as the leaders' colours
FIRST = {"look": 1, "side": 4}  # tile numbers of the first space and of the first recruitment mark


class Shape(msgspec.Struct, frozen=True):
    """A board as the heights of its columns from west to east, centred on one another."""

    file: str
    name: str
    columns: tuple[int, ...]


SHAPES = (
    Shape("board.tmx", "The duel's board", (4, 5, 6, 7, 6, 5, 4)),
    Shape("long.tmx", "The long board", (5, 6, 7, 8, 7, 6, 5)),
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the tileset and every map."""
    parser = argparse.ArgumentParser(description="Write the duel's Tiled maps.")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to (default: maps/duel)")
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    tiles_picture().save(folder / "tiles.png", optimize=True)
    (folder / "tiles.tsx").write_text(tileset(), encoding="utf-8")
    for shape in SHAPES:
        (folder / shape.file).write_text(tiled_map(shape), encoding="utf-8")


def tiled_map(shape: Shape) -> str:
    """The map's file as Tiled writes it."""
    tallest, wide = max(shape.columns), len(shape.columns)
    index: StaggerIndex = "even" if (tallest - shape.columns[0]) % 2 else "odd"
    spaces = [[0] * wide for _ in range(tallest)]
    marks = [[0] * wide for _ in range(tallest)]
    for column, height in enumerate(shape.columns):
        top = (tallest - height) // 2
        for row in range(top, top + height):
            place = from_offset(column, row, "x", index)
            spaces[row][column] = FIRST["look"] + (place.q - place.r) % len(LOOKS)
        marks[top][column] = FIRST["side"] + 1
        marks[top + height - 1][column] = FIRST["side"]
    middle = shape.columns.index(tallest)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.11.0" orientation="hexagonal" renderorder="right-down" width="{wide}" \
height="{tallest}" tilewidth="{WIDTH}" tileheight="{HEIGHT}" infinite="0" hexsidelength="{SIDE}" \
staggeraxis="x" staggerindex="{index}" backgroundcolor="#2d4a3c" nextlayerid="4" nextobjectid="3">
 <properties>
  <property name="game" value="duel"/>
  <property name="name" value="{shape.name}"/>
 </properties>
 <tileset firstgid="1" source="tiles.tsx"/>
{_tile_layer(1, "spaces", spaces)}
{_tile_layer(2, "recruitment", marks)}
 <objectgroup id="3" name="starts" color="#ffd37a">
{_start(1, "south", middle, tallest - 1, index)}
{_start(2, "north", middle, 0, index)}
 </objectgroup>
</map>
"""


def tileset() -> str:
    """The tileset's file: three woods and the recruitment circle of each side."""
    woods = "\n".join(_tile(number, kind="space", look=look) for number, look in enumerate(LOOKS))
    rings = "\n".join(_tile(number, kind="recruitment", side=side) for number, side in enumerate(SIDES, 3))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="tiles" tilewidth="{WIDTH}" tileheight="{HEIGHT}" \
tilecount="5" columns="5">
 <image source="tiles.png" width="{5 * WIDTH}" height="{HEIGHT}"/>
{woods}
{rings}
</tileset>
"""


def tiles_picture() -> Image.Image:
    """The five tiles side by side."""
    sheet = Image.new("RGBA", (5 * WIDTH, HEIGHT))
    for place, look in enumerate(LOOKS):
        sheet.paste(_sprite(f"space_{look}"), (place * WIDTH, 0))
    for place, colour in enumerate(SIDES.values(), 3):
        ring = _sprite("recruit")
        dot = Image.new("RGBA", (4 * WIDTH, 4 * HEIGHT))
        x, y, r = 2 * WIDTH, 2 * HEIGHT, 44
        ImageDraw.Draw(dot).ellipse((x - r, y - r, x + r, y + r), fill=colour, outline=(90, 70, 40), width=8)
        ring.alpha_composite(dot.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS))
        sheet.paste(ring, (place * WIDTH, 0))
    return sheet


def _sprite(name: str) -> Image.Image:
    picture = Image.open(SPRITES / f"{name}@1x.png").convert("RGBA")
    return picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)


def _tile_layer(number: int, name: str, rows: list[list[int]]) -> str:
    cells = ",\n".join(",".join(map(str, row)) for row in rows)
    return f""" <layer id="{number}" name="{name}" width="{len(rows[0])}" height="{len(rows)}">
  <data encoding="csv">
{cells}
</data>
 </layer>"""


def _start(number: int, side: str, column: int, row: int, index: StaggerIndex) -> str:
    shifted = (column % 2 == 1) == (index == "odd")
    x, y = column * (WIDTH + SIDE) // 2 + WIDTH // 2, row * HEIGHT + HEIGHT // 2 + shifted * HEIGHT // 2
    return f"""  <object id="{number}" name="{side} leader" x="{x}" y="{y}">
   <properties>
    <property name="side" value="{side}"/>
   </properties>
   <point/>
  </object>"""


def _tile(number: int, **properties: str) -> str:
    lines = "\n".join(f'   <property name="{name}" value="{value}"/>' for name, value in properties.items())
    return f"""  <tile id="{number}">
  <properties>
{lines}
  </properties>
 </tile>""".replace("  <tile", " <tile", 1)


if __name__ == "__main__":
    main()
