"""Checks the tilesets of a map: that each is there, stays inside the map's folder and can be read whole."""

from __future__ import annotations

from pathlib import Path, PurePosixPath, PureWindowsPath
from xml.etree import ElementTree

from game.core.ruleset import MapError
from game.tiled.guard import read_xml

MOST_TILES = 4096

TileNumbers = frozenset[int]
"""The tile numbers (gids) that the map's tilesets define."""


def check_tilesets(root: ElementTree.Element, path: Path) -> tuple[TileNumbers, list[str]]:
    """The tile numbers that the map at `path` may use, and the faults of its tilesets."""
    numbers: set[int] = set()
    faults: list[str] = []
    for place, found in enumerate(root.findall("tileset"), 1):
        where = f"tileset {found.get('name') or found.get('source') or place}"
        try:
            first = _number(found, "firstgid")
            body = _external(found, path) if found.get("source") is not None else found
            ids = _tile_ids(body)
            for image in body.iter("image"):
                inside(path.parent, image.get("source", ""))
        except MapError as error:
            faults.append(f"{where}: {error}")
            continue
        taken = {first + one for one in ids}
        if taken & numbers:
            faults.append(f"{where}: its tile numbers overlap with another tileset's")
        numbers |= taken
    return frozenset(numbers), faults


def inside(folder: Path, source: str) -> Path:
    """The file that a map in `folder` names. Raises MapError when the name leaves that folder, by parts of
    the path or through a link."""
    posix, windows = PurePosixPath(source), PureWindowsPath(source)
    climbs = ".." in posix.parts or ".." in windows.parts
    if (
        not source
        or "\0" in source
        or climbs
        or posix.is_absolute()
        or windows.is_absolute()
        or windows.drive
    ):
        raise MapError(f"names the file {source!r}, which is not inside the map's folder")
    target = (folder / source).resolve()
    if not target.is_relative_to(folder.resolve()):
        raise MapError(f"names the file {source!r}, which leads out of the map's folder")
    return target


def _external(found: ElementTree.Element, path: Path) -> ElementTree.Element:
    source = found.get("source", "")
    if not source.lower().endswith(".tsx"):
        raise MapError(f"names {source!r}, but only .tsx files are read")
    body = read_xml(inside(path.parent, source), f"file {source}")
    if body.tag != "tileset" or body.get("source") is not None:
        raise MapError(f"file {source} is not a tileset")
    return body


def _tile_ids(body: ElementTree.Element) -> set[int]:
    ids = {_number(tile, "id") for tile in body.findall("tile")}
    for tile in body.findall("tile"):
        if tile.find("objectgroup") is not None:
            raise MapError(f"tile {tile.get('id')} has collision shapes, which are not used here")
        if tile.find("animation") is not None:
            raise MapError(f"tile {tile.get('id')} is animated, which is not used here")
        for found in tile.findall("properties/property"):
            if found.get("type", "string") != "string":
                kind = found.get("type")
                raise MapError(
                    f"tile {tile.get('id')}: property {found.get('name')} is a {kind}, not a string"
                )
    count = _number(body, "tilecount") if body.get("tilecount") is not None else len(ids)
    for name in ("tilewidth", "tileheight"):
        if not 1 <= _number(body, name) <= 4096:
            raise MapError(f"{name} is not from 1 to 4096")
    if count > MOST_TILES or max(ids, default=0) > MOST_TILES:
        raise MapError(f"has more than {MOST_TILES} tiles")
    image = body.find("image")
    if image is None:
        return ids
    if not (1 <= _number(image, "width") <= 16384 and 1 <= _number(image, "height") <= 16384):
        raise MapError("its image is not from 1 to 16384 pixels wide and high")
    for name in ("spacing", "margin"):
        if body.get(name) is not None:
            _number(body, name)
    return ids | set(range(count))


def _number(element: ElementTree.Element, name: str) -> int:
    text = element.get(name)
    if text is None or not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise MapError(f"{element.tag}: {name} {text!r} is not a whole number")
    return int(text)
