"""The cast: names, texts, tips and values of the 18 cards and 19 pieces, read from the duel's own data."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from game.games.duel.model import CardId, PieceId

Language = Literal["en", "fr"]
Kind = Literal["leader", "active", "passive", "special"]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of a character or card in one language: its name, what it does, a one-line tip."""

    name: str
    text: str
    tip: str = ""


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece's entry: kind, the two letters that notation calls it by, the rows that tell its rules."""

    kind: Kind
    code: str
    rules: tuple[str, ...]
    en: Words
    fr: Words

    def words(self, language: Language) -> Words:
        """Its words in a language."""
        return self.en if language == "en" else self.fr


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card's entry; `value` is our own guess of its strength, read only by the quick duel (D146)."""

    kind: Kind
    code: str
    value: int
    en: Words
    fr: Words

    def words(self, language: Language) -> Words:
        """Its words in a language."""
        return self.en if language == "en" else self.fr


class Cast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All characters and cards by id."""

    pieces: dict[PieceId, Character]
    cards: dict[CardId, Card]


@cache
def load_cast() -> Cast:
    """The cast from the package's data."""
    data = resources.files("game.games.duel").joinpath("data/characters.json").read_bytes()
    return msgspec.json.decode(data, type=Cast)
