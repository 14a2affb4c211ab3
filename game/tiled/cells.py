"""Decodes the cells of a tile layer, whatever way Tiled has written them, without ever inflating a bomb."""

from __future__ import annotations

import base64
import binascii
import struct
import zlib
from xml.etree import ElementTree

from game.core.ruleset import MapError

_WINDOW_BITS = {"zlib": 15, "gzip": 31}
FLAGS = 0xF0000000  # flipped or turned tiles: the four highest bits of a tile number


def read_cells(data: ElementTree.Element, count: int) -> tuple[int, ...]:
    """The `count` tile numbers of a layer's data element, row by row, flags included.

    Raises MapError (the reason alone, without the layer) for chunks, tile elements, an encoding or
    compression that is not supported, a broken text, or another number of cells.
    """
    if data.find("chunk") is not None:
        raise MapError("is in chunks, as infinite maps are; turn Map > Map Properties > Infinite off")
    if data.find("tile") is not None:
        raise MapError("lists its tiles as XML elements; set the tile layer format to CSV")
    encoding, compression = data.get("encoding"), data.get("compression") or ""
    if encoding == "csv" and not compression:
        return _from_csv(data.text or "", count)
    if encoding == "base64" and compression in ("", *_WINDOW_BITS):
        return _from_base64(data.text or "", compression, count)
    named = f"{encoding}+{compression}" if compression else str(encoding)
    raise MapError(f"has the format {named}; supported are CSV and base64 (plain, zlib, gzip)")


def _from_csv(text: str, count: int) -> tuple[int, ...]:
    words = text.split(",")
    if len(words) != count:
        raise MapError(f"holds {len(words)} cells instead of {count}")
    cells: list[int] = []
    for word in words:
        digits = word.strip()
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 10):
            raise MapError(f"holds {digits[:20]!r} where a tile number belongs")
        cells.append(int(digits))
    return tuple(cells)


def _from_base64(text: str, compression: str, count: int) -> tuple[int, ...]:
    try:
        raw = base64.b64decode("".join(text.split()), validate=True)
        if compression:
            inflater = zlib.decompressobj(_WINDOW_BITS[compression])
            raw = inflater.decompress(raw, 4 * count + 1)
            if not inflater.eof and len(raw) <= 4 * count:
                raise MapError("ends in the middle of its compressed data")
    except (binascii.Error, ValueError, zlib.error) as error:
        if isinstance(error, MapError):
            raise
        raise MapError(f"cannot be decoded ({error})") from None
    if len(raw) != 4 * count:
        more = "more" if len(raw) > 4 * count else "fewer"
        raise MapError(f"holds {more} cells than the map's {count}")
    return struct.unpack(f"<{count}I", raw)
