"""How logs of older formats are read: each step turns the plain lines of format n into format n + 1.

A released format is never changed: a new one gets a step here and a stored log in the tests.
Format 0 was the draft before the first release: short keys, and neither state hashes nor a chain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.codec import JSON
from game.core.log import FORMAT

Line = dict[str, JSON]


class Upcaster:
    """One step from format n to n + 1: how the header line and the later lines change.

    The functions take plain JSON dicts and give new ones; wrong input raises KeyError, TypeError or
    ValueError. A line without `prev` is not checked against the one before it.
    """

    def __init__(self, header: Callable[[Line], Line], line: Callable[[Line], Line]) -> None:
        self.header = header
        self.line = line


def format_of(header: Line) -> int | None:
    """The format that a header line states; None when it states none."""
    stated = header.get("format", header.get("v"))
    return stated if isinstance(stated, int) and not isinstance(stated, bool) else None


def upcast_header(header: Line, stated: int) -> Line:
    """A header line of an older format in the current one. Raises LookupError when there is no way."""
    for number in range(stated, FORMAT):
        header = UPCASTERS[number].header(header)
    return header


def upcast_line(line: Line, stated: int) -> Line:
    """A later line of an older format in the current one."""
    for number in range(stated, FORMAT):
        line = UPCASTERS[number].line(line)
    return line


def _header_0(old: Line) -> Line:
    return {
        "format": 1,
        "game": old["game"],
        "rules": old["rules"],
        "app": "",
        "seats": len(old["players"]),
        "options": old["opts"],
        "seed": old["seed"],
        "map": None,
        "players": old["players"],
    }


def _line_0(old: Line) -> Line:
    if "back" in old:
        return {"undo": old["back"], "seat": old["seat"]}
    return {"index": old["n"], "command": old["cmd"], "events": old["ev"], "state": ""}


UPCASTERS: Mapping[int, Upcaster] = {0: Upcaster(_header_0, _line_0)}
