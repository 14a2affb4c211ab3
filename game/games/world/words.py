"""The world game's catalogue: names and sentences of one language, and how units are counted in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec

from game.core.ids import Seat
from game.games.world.model import UNIT_KINDS, Item, NationId, UnitKind, Units


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario or mission: its name and what it is about."""

    name: str
    text: str


class NationWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A nation's card: name, leader's title, special skill and what it does (R038)."""

    name: str
    leader: str
    skill: str
    text: str


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sentences of one language, by key; words in braces are filled in."""

    words: dict[str, str | tuple[str, str]]
    nations: dict[str, NationWords]
    blocs: dict[str, str]
    fields: dict[str, str]
    research: dict[str, tuple[str, ...]]
    scenarios: dict[str, Named]
    missions: dict[str, Named]
    categories: dict[str, str]
    badges: tuple[str, ...]
    steps: dict[str, str]
    notices: dict[str, str]
    events: dict[str, str]
    dice: dict[str, str]
    ends: dict[str, str]
    refusals: dict[str, str]

    def player(self, seat: Seat) -> str:
        """A seat without a nation: `Player 2`."""
        return str(self.words["player"]).format(number=seat + 1)

    def nation(self, nation: NationId) -> str:
        """A nation's name."""
        return self.nations[nation].name if nation in self.nations else nation

    def badge(self, count: int) -> str:
        """The name of the badge that is the `count`-th, from 1."""
        return self.badges[count - 1] if 0 < count <= len(self.badges) else str(count)

    def kind(self, kind: UnitKind) -> str:
        """A kind of unit without a number."""
        found = self.words[kind]
        return (found if isinstance(found, str) else found[0]).replace("{n} ", "")

    def counted(self, kind: Item, count: int) -> str:
        """`2 tanks`, `1 infantry`."""
        found = self.words[kind]
        if isinstance(found, str):
            return f"{count} {found}"
        return found[0 if count == 1 else 1].format(n=count)

    def units(self, units: Units) -> str:
        """`2 infantry and 1 tank`."""
        there = [self.counted(kind, units.of(kind)) for kind in UNIT_KINDS if units.of(kind)]
        return self.listed(there) if there else str(self.words["nothing"])

    def listed(self, parts: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        *most, last = parts
        return str(self.words["and"]).format(most=", ".join(most), last=last)


@cache
def load_catalogue() -> Catalogue:
    """The English sentences from the package's data."""
    data = resources.files("game.games.world").joinpath("data/en.json").read_bytes()
    return msgspec.json.decode(data, type=Catalogue)
