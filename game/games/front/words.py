"""The front's catalogue: names and sentences of one language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sentences of one language, by key; words in braces are filled in."""

    words: dict[str, str] = {}
    sides: dict[str, str] = {}
    phases: dict[str, str] = {}
    slots: dict[str, str] = {}
    modes: dict[str, str] = {}
    terrain: dict[str, str] = {}
    weather: dict[str, str] = {}
    scenarios: dict[str, str] = {}
    account: dict[str, str] = {}
    ends: dict[str, str] = {}
    events: dict[str, str] = {}
    refusals: dict[str, str] = {}
    shifts: dict[str, str] = {}
    results: dict[str, str] = {}
    happenings: dict[str, str] = {}
    places: dict[str, str] = {}  # names as they are printed on the map where the data are plainer

    def listed(self, parts: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts) or self.words["nobody"]
        *most, last = parts
        return self.words["and"].format(most=", ".join(most), last=last)


@cache
def load_catalogue() -> Catalogue:
    """The English sentences: those of the course, and those of fights (`fight_en.json`)."""
    course, fights = _read("en.json"), _read("fight_en.json")
    merged = {
        field: {**getattr(course, field), **getattr(fights, field)}
        for field in Catalogue.__struct_fields__
    }
    chart = resources.files("game.games.front").joinpath("data/map_en.json").read_bytes()
    return Catalogue(**{**merged, "places": msgspec.json.decode(chart)["printed"]})


def _read(name: str) -> Catalogue:
    data = resources.files("game.games.front").joinpath(f"data/{name}").read_bytes()
    return msgspec.json.decode(data, type=Catalogue)
