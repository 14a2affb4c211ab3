"""Everything printed: buildings, wonders, tokens, leaders and the shapes of the ages, read from the data."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Literal, TypeVar

import msgspec

from game.games.wonders.effects import Colour, Effect, Resource

T = TypeVar("T")


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card: its deck, what it costs, the link symbol that makes it free and the one it gives."""

    id: str
    name: str
    deck: Literal["1", "2", "3", "guild"]
    colour: Colour
    effects: tuple[Effect, ...]
    coins: int = 0
    needs: dict[Resource, int] = {}
    link: str | None = None
    gives: str | None = None


class Wonder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wonder; those of the expansion are in the pool with leaders alone (W144)."""

    id: str
    name: str
    effects: tuple[Effect, ...]
    coins: int = 0
    needs: dict[Resource, int] = {}
    expansion: bool = False


class ProgressToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A progress token."""

    id: str
    name: str
    effects: tuple[Effect, ...]


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A leader with his cost, and his other cost where the setting makes a difference (W321)."""

    id: str
    name: str
    cost: int
    effects: tuple[Effect, ...]
    other_cost: int | None = None


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the display: its row from the far end, its centre in half card widths, what covers it."""

    row: int
    x: int
    face_up: bool
    covered_by: tuple[int, ...]


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of one age (W010)."""

    age: int
    slots: tuple[Slot, ...]


class Book(msgspec.Struct, frozen=True):
    """All that is printed, by id; the shapes by age."""

    cards: dict[str, Building]
    wonders: dict[str, Wonder]
    tokens: dict[str, ProgressToken]
    leaders: dict[str, Leader]
    layouts: dict[int, Layout]
    decks: dict[str, tuple[str, ...]]

    def name(self, thing: str) -> str:
        """The printed name of a card, wonder, token or leader; the id itself for anything else."""
        for shelf in (self.cards, self.wonders, self.tokens, self.leaders):
            if thing in shelf:
                return str(shelf[thing].name)
        return thing


@cache
def load_book() -> Book:
    """The printed things from the package's data."""
    cards = {card.id: card for card in _read("cards.json", tuple[Building, ...])}
    decks = ("1", "2", "3", "guild")
    return Book(
        cards=cards,
        wonders={one.id: one for one in _read("wonders.json", tuple[Wonder, ...])},
        tokens={one.id: one for one in _read("tokens.json", tuple[ProgressToken, ...])},
        leaders={one.id: one for one in _read("leaders.json", tuple[Leader, ...])},
        layouts={one.age: one for one in _read("layouts.json", tuple[Layout, ...])},
        decks={deck: tuple(sorted(c.id for c in cards.values() if c.deck == deck)) for deck in decks},
    )


def _read(name: str, kind: type[T]) -> T:
    data = resources.files("game.games.wonders").joinpath("data", name).read_bytes()
    return msgspec.json.decode(data, type=kind)
