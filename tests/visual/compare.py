"""Holds a drawn surface against its golden picture, pixel for pixel.

    check(surface, "duel-table-1280x720")

Golden pictures live in tests/visual/golden/. A difference writes NAME.before.png, NAME.after.png and
NAME.diff.png to tests/visual/failures/; `python tools/goldens.py` shows and accepts them. Exact comparison is
sound because pygame-ce is pinned: its rendering is the same on every machine and Python we support.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pygame

GOLDEN = Path(__file__).resolve().parent / "golden"
FAILURES = Path(__file__).resolve().parent / "failures"
PARTS = ("before", "after", "diff")

_NAME = re.compile(r"[a-z0-9][a-z0-9_.-]*")
_FADE = 3  # an unchanged pixel keeps this fraction of its light in the difference picture
_MARK = b"\xff\x00\x60\xff"


@dataclass(frozen=True)
class Difference:
    """How two pictures differ: number of pixels, and left, top, width, height of the box around them."""

    pixels: int
    box: tuple[int, int, int, int]
    picture: bytes
    """RGBA: the second picture dimmed, the differing pixels in a loud pink."""


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
    wanted = golden / f"{name}.png"
    _forget(failures, name)
    if update:
        save(surface, wanted)
        return
    if not wanted.exists():
        after = failures / f"{name}.after.png"
        save(surface, after)
        raise AssertionError(
            f"{name}: there is no golden picture yet. Look at {after},\n"
            f"then: python tools/goldens.py new {name}"
        )
    complaint = _compare(pygame.image.load(wanted), surface, failures, name)
    if complaint:
        raise AssertionError(
            f"{complaint}\nSee {failures / name}.{{before,after,diff}}.png, then: python tools/goldens.py"
        )


def difference(before: bytes, after: bytes, width: int) -> Difference | None:
    """Compare two RGBA pictures of the same size; None when they are equal."""
    if before == after:
        return None
    stride = width * 4
    picture = bytearray(value // _FADE for value in after)
    picture[3::4] = b"\xff" * (len(after) // 4)
    xs: list[int] = []
    ys: list[int] = []
    for y in range(len(after) // stride):
        row = slice(y * stride, (y + 1) * stride)
        old, new = before[row], after[row]
        if old == new:
            continue
        for x in range(width):
            pixel = slice(x * 4, x * 4 + 4)
            if old[pixel] != new[pixel]:
                xs.append(x)
                ys.append(y)
                picture[y * stride + x * 4 : y * stride + x * 4 + 4] = _MARK
    box = (min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    return Difference(len(xs), box, bytes(picture))


def save(surface: pygame.Surface, path: Path) -> None:
    """Write a surface as PNG, without an alpha channel where every pixel is opaque."""
    data = pygame.image.tobytes(surface, "RGBA")
    if data[3::4].count(255) == len(data) // 4:
        surface = pygame.image.frombytes(pygame.image.tobytes(surface, "RGB"), surface.get_size(), "RGB")
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, path)


def _compare(before: pygame.Surface, after: pygame.Surface, failures: Path, name: str) -> str | None:
    old, new = (pygame.image.tobytes(picture, "RGBA") for picture in (before, after))
    if before.get_size() != after.get_size():
        complaint = f"{name}: size is {_size(after)}, the golden picture is {_size(before)}"
        diff = after
    else:
        found = difference(old, new, after.get_width())
        if found is None:
            return None
        x, y, width, height = found.box
        complaint = (
            f"{name}: {found.pixels} of {len(new) // 4} pixels differ, "
            f"all inside {width}x{height} at ({x}, {y})"
        )
        diff = pygame.image.frombytes(found.picture, after.get_size(), "RGBA")
    for part, picture in zip(PARTS, (before, after, diff), strict=True):
        save(picture, failures / f"{name}.{part}.png")
    return complaint


def _forget(failures: Path, name: str) -> None:
    for part in PARTS:
        (failures / f"{name}.{part}.png").unlink(missing_ok=True)


def _size(surface: pygame.Surface) -> str:
    return f"{surface.get_width()}x{surface.get_height()}"
