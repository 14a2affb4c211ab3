"""Reads a map's XML without trusting it: size, depth and document types are limited before all else."""

from __future__ import annotations

import xml.parsers.expat
from pathlib import Path
from xml.etree import ElementTree

from game.core.ruleset import MapError

MOST_BYTES = 4 * 1024 * 1024  # a board of 64x64 in CSV takes about 20 kB
MOST_DEPTH = 32


def read_xml(path: Path, what: str) -> ElementTree.Element:
    """The root element of a .tmx or .tsx file; `what` names the file in messages.

    Raises MapError for a file that is missing, too large, not XML, nested too deeply, or that declares a
    document type (the door to entity bombs and to other files).
    """
    raw = _read(path, what)
    try:
        _scan(raw, what)
        return ElementTree.fromstring(raw)
    except (xml.parsers.expat.ExpatError, ElementTree.ParseError) as error:
        raise MapError(f"{what}: not well-formed XML ({error})") from None
    except (ValueError, LookupError) as error:  # an encoding that does not exist or does not fit
        if isinstance(error, MapError):
            raise
        raise MapError(f"{what}: cannot be decoded ({error})") from None


def _read(path: Path, what: str) -> bytes:
    try:
        if not path.is_file():
            raise MapError(f"{what}: there is no such file")
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name; MapError is one too
        if isinstance(error, MapError):
            raise
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise MapError(f"{what}: cannot be read ({reason})") from None
    if len(raw) > MOST_BYTES:
        raise MapError(f"{what}: larger than {MOST_BYTES // (1024 * 1024)} MiB")
    return raw


def _scan(raw: bytes, what: str) -> None:
    """Walk the file once, building nothing, and stop at the first thing that a map never needs."""
    depth = 0

    def opened(_name: str, _attributes: dict[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > MOST_DEPTH:
            raise MapError(f"{what}: nested more than {MOST_DEPTH} deep")

    def closed(_name: str) -> None:
        nonlocal depth
        depth -= 1

    def doctype(*_declared: object) -> None:
        raise MapError(f"{what}: declares a document type, which a Tiled file never does")

    parser = xml.parsers.expat.ParserCreate()
    parser.StartElementHandler = opened
    parser.EndElementHandler = closed
    parser.StartDoctypeDeclHandler = doctype
    parser.Parse(raw, True)
