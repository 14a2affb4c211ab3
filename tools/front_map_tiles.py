"""The tileset of the front's maps: terrain, bunkers, and a tile for every set of sides that water, roads and
bridges may take. Used by make_front_maps."""

from __future__ import annotations

from PIL import Image, ImageDraw

from game.kit.hexes import StaggerAxis
from game.tiled.hexmaps import SIDE_LAYERS, TERRAINS, WAYS

__all__ = ["FIRST_OF_SIDES", "TERRAINS", "WESTWALL", "tileset", "tileset_picture"]

COLUMNS = 16
WESTWALL = len(TERRAINS)
FIRST_OF_SIDES = {layer: COLUMNS + 64 * number for number, layer in enumerate(SIDE_LAYERS)}
COUNT = COLUMNS + 64 * len(SIDE_LAYERS)
_FILLS = {
    "clear": "#ece3c4", "broken": "#dcd2a4", "woods": "#b9cf9a", "forest": "#86ad74", "town": "#e3b9a0",
    "city": "#d08c78",
}  # fmt: skip
_INKS = {"streams": ("#5f9dc4", 5), "rivers": ("#2f6f9e", 9), "primary": ("#b03a2e", 7),
         "secondary": ("#8a6a4a", 5), "bridges": ("#2a2118", 6)}  # fmt: skip
_FINE = 3


def tileset(size: tuple[int, int, int], axis: StaggerAxis, name: str) -> str:
    """The tileset's file."""
    width, height, _ = size
    tiles = [_tile(number, kind="terrain", terrain=terrain) for number, terrain in enumerate(TERRAINS)]
    tiles.append(_tile(WESTWALL, kind="westwall"))
    for layer, kind in SIDE_LAYERS.items():
        for mask in range(1, 64):
            sides = " ".join(way for place, way in enumerate(WAYS[axis]) if mask >> place & 1)
            tiles.append(_tile(FIRST_OF_SIDES[layer] + mask, kind=kind, sides=sides))
    body = "\n".join(tiles)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="{name}" tilewidth="{width}" tileheight="{height}" \
tilecount="{COUNT}" columns="{COLUMNS}">
 <image source="{name}.png" width="{COLUMNS * width}" height="{COUNT // COLUMNS * height}"/>
{body}
</tileset>
"""


def tileset_picture(size: tuple[int, int, int], axis: StaggerAxis) -> Image.Image:
    """The tiles as they show in Tiled: plain colours and lines, not the art of the game."""
    width, height, _ = size
    sheet = Image.new("RGBA", (COLUMNS * width, COUNT // COLUMNS * height))
    corners = [(x * _FINE, y * _FINE) for x, y in _corners(size, axis)]

    def put(number: int, tile: Image.Image) -> None:
        small = tile.resize((width, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (number % COLUMNS * width, number // COLUMNS * height))

    for number, terrain in enumerate(TERRAINS):
        tile = Image.new("RGBA", (width * _FINE, height * _FINE))
        ImageDraw.Draw(tile).polygon(corners, fill=_FILLS[terrain], outline="#8a7a5a", width=_FINE)
        put(number, tile)
    tile = Image.new("RGBA", (width * _FINE, height * _FINE))
    middle = (width * _FINE / 2, height * _FINE / 2)
    draw = ImageDraw.Draw(tile)
    for place in range(-1, 2):
        x, y = middle[0] + place * 16 * _FINE, middle[1] + 12 * _FINE
        draw.polygon([(x - 18, y + 15), (x, y - 21), (x + 18, y + 15)], fill="#5a5248")
    put(WESTWALL, tile)
    for layer, (ink, thick) in _INKS.items():
        for mask in range(1, 64):
            tile = Image.new("RGBA", (width * _FINE, height * _FINE))
            draw = ImageDraw.Draw(tile)
            for way in range(6):
                if mask >> way & 1:
                    draw.line(_stroke(layer, way, corners, middle), fill=ink, width=thick * _FINE)
            put(FIRST_OF_SIDES[layer] + mask, tile)
    return sheet.quantize(64)


def _corners(size: tuple[int, int, int], axis: StaggerAxis) -> list[tuple[float, float]]:
    """Six corners; the side of a direction lies between the corner of its number and the next one."""
    width, height, side = size
    if axis == "x":
        left, right = (width - side) / 2, (width + side) / 2
        return [(left, 0), (right, 0), (width, height / 2), (right, height), (left, height), (0, height / 2)]
    top, low = (height - side) / 2, (height + side) / 2
    return [(0, top), (width / 2, 0), (width, top), (width, low), (width / 2, height), (0, low)]


def _stroke(
    layer: str, way: int, corners: list[tuple[float, float]], middle: tuple[float, float]
) -> list[tuple[float, float]]:
    a, b = corners[way], corners[(way + 1) % 6]
    centre = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    if layer in ("primary", "secondary"):
        return [middle, centre]
    if layer in ("streams", "rivers"):
        return [_towards(a, middle, 0.06), _towards(b, middle, 0.06)]
    return [_towards(centre, middle, 0.35), centre]


def _towards(point: tuple[float, float], aim: tuple[float, float], part: float) -> tuple[float, float]:
    return point[0] + (aim[0] - point[0]) * part, point[1] + (aim[1] - point[1]) * part


def _tile(number: int, **properties: str) -> str:
    lines = "\n".join(f'   <property name="{name}" value="{value}"/>' for name, value in properties.items())
    return f""" <tile id="{number}">
  <properties>
{lines}
  </properties>
 </tile>"""
