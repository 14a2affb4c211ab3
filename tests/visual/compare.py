"""Holds a drawn surface against its golden picture, pixel for pixel.

    check(surface, "duel-table-1280x720")

A golden picture is two files in tests/visual/golden/: NAME.exact holds the size and a hash of every tile
of 32 by 32 pixels, which decide; NAME.png shows the picture in 16 shades a channel, for people, at a
third of the bytes (felt and wood are all grain). A difference writes NAME.before.png, NAME.after.png and
NAME.diff.png to tests/visual/failures/; `python tools/goldens.py` shows and accepts them. Exact
comparison is sound because pygame-ce is pinned: its rendering is the same on every machine and Python we
support.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path

import pygame

GOLDEN = Path(__file__).resolve().parent / "golden"
FAILURES = Path(__file__).resolve().parent / "failures"
PARTS = ("before", "after", "diff")
TILE = 32

_NAME = re.compile(r"[a-z0-9][a-z0-9_.-]*")
_SHADES = bytes(value & 0xF0 for value in range(256))
_FADE = 3  # an unchanged pixel keeps this fraction of its light in the difference picture
_MARK = (255, 0, 96)


@dataclass(frozen=True)
class Exact:
    """What a picture is, to the last bit: its size and the hash of each tile, row by row."""

    size: tuple[int, int]
    tiles: tuple[str, ...]

    @classmethod
    def of(cls, surface: pygame.Surface) -> Exact:
        """The picture of a surface."""
        width, height = surface.get_size()
        data = pygame.image.tobytes(surface, "RGBA")
        tiles = []
        for top in range(0, height, TILE):
            rows = [data[y * width * 4 : (y + 1) * width * 4] for y in range(top, min(top + TILE, height))]
            for left in range(0, width, TILE):
                part = b"".join(row[left * 4 : (left + TILE) * 4] for row in rows)
                tiles.append(hashlib.blake2b(part, digest_size=6).hexdigest())
        return cls((width, height), tuple(tiles))

    @classmethod
    def read(cls, path: Path) -> Exact:
        """The picture that a file describes."""
        raw = json.loads(path.read_text(encoding="utf-8"))
        return cls((raw["size"][0], raw["size"][1]), tuple(raw["tiles"]))

    def write(self, path: Path) -> None:
        """Describe the picture in a file."""
        path.write_text(json.dumps({"size": self.size, "tiles": self.tiles}), encoding="utf-8")

    def differing(self, other: Exact) -> list[pygame.Rect]:
        """The tiles that are not the same in another picture of this size."""
        across = -(-self.size[0] // TILE)
        window = pygame.Rect((0, 0), self.size)
        return [
            pygame.Rect(place % across * TILE, place // across * TILE, TILE, TILE).clip(window)
            for place, (mine, theirs) in enumerate(zip(self.tiles, other.tiles, strict=True))
            if mine != theirs
        ]


def check(
    surface: pygame.Surface,
    name: str,
    update: bool = False,
    *,
    golden: Path = GOLDEN,
    failures: Path = FAILURES,
) -> None:
    """Raise AssertionError unless the surface equals the golden picture of that name in every pixel.

    `update` writes the surface as the new golden picture instead of comparing.
    """
    if not _NAME.fullmatch(name):
        raise ValueError(f"picture name {name!r}: lower-case letters, digits, '-', '_' and '.' only")
    for part in PARTS:
        (failures / f"{name}.{part}.png").unlink(missing_ok=True)
    if update:
        keep(surface, name, golden)
        return
    if not (golden / f"{name}.exact").exists():
        after = failures / f"{name}.after.png"
        save(surface, after)
        raise AssertionError(
            f"{name}: there is no golden picture yet. Look at {after},\n"
            f"then: python tools/goldens.py new {name}"
        )
    complaint = _compare(surface, name, golden, failures)
    if complaint:
        raise AssertionError(
            f"{complaint}\nSee {failures / name}.{{before,after,diff}}.png, then: python tools/goldens.py"
        )


def keep(surface: pygame.Surface, name: str, golden: Path) -> None:
    """Make a surface the golden picture of that name."""
    golden.mkdir(parents=True, exist_ok=True)
    Exact.of(surface).write(golden / f"{name}.exact")
    save(shaded(surface), golden / f"{name}.png")


def shaded(surface: pygame.Surface) -> pygame.Surface:
    """The picture in 16 shades a channel; how see-through a pixel is stays as it was."""
    data = bytearray(pygame.image.tobytes(surface, "RGBA").translate(_SHADES))
    data[3::4] = pygame.image.tobytes(surface, "RGBA")[3::4]
    return pygame.image.frombytes(bytes(data), surface.get_size(), "RGBA")


def save(surface: pygame.Surface, path: Path) -> None:
    """Write a surface as PNG, without an alpha channel where every pixel is opaque."""
    data = pygame.image.tobytes(surface, "RGBA")
    if data[3::4].count(255) == len(data) // 4:
        surface = pygame.image.frombytes(pygame.image.tobytes(surface, "RGB"), surface.get_size(), "RGB")
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, path)


def _compare(surface: pygame.Surface, name: str, golden: Path, failures: Path) -> str | None:
    wanted, drawn = Exact.read(golden / f"{name}.exact"), Exact.of(surface)
    if wanted == drawn:
        return None
    before = pygame.image.load(golden / f"{name}.png")
    if wanted.size != drawn.size:
        complaint = f"{name}: size is {_size(drawn)}, the golden picture is {_size(wanted)}"
        diff = surface
    else:
        tiles = wanted.differing(drawn)
        box = tiles[0].unionall(tiles[1:])
        complaint = (
            f"{name}: {len(tiles)} of {len(wanted.tiles)} tiles differ, "
            f"all inside {box.width}x{box.height} at ({box.x}, {box.y})"
        )
        diff = _marked(before, surface, tiles)
    for part, picture in zip(PARTS, (before, surface, diff), strict=True):
        save(picture, failures / f"{name}.{part}.png")
    return complaint


def _marked(before: pygame.Surface, after: pygame.Surface, tiles: list[pygame.Rect]) -> pygame.Surface:
    """The new picture dimmed; in tiles that differ the pixels that do so by a shade are loud, and the tile
    is framed."""
    dim = bytearray(value // _FADE for value in pygame.image.tobytes(after, "RGBA"))
    dim[3::4] = b"\xff" * (len(dim) // 4)
    diff = pygame.image.frombytes(bytes(dim), after.get_size(), "RGBA")
    seen = shaded(after)
    for tile in tiles:
        for x in range(tile.left, tile.right):
            for y in range(tile.top, tile.bottom):
                if before.get_at((x, y)) != seen.get_at((x, y)):
                    diff.set_at((x, y), _MARK)
        pygame.draw.rect(diff, _MARK, tile, 1)
    return diff


def _size(picture: Exact) -> str:
    return f"{picture.size[0]}x{picture.size[1]}"
