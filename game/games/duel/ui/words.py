"""The words on the duel's table: names and texts of the cast, and the table's own catalogue."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from game.games.duel.characters import Card, Character, Language, load_cast
from game.games.duel.model import SIDES, DuelState


class DuelWords:
    """`say(key, …)` speaks from data/table_en.json; names follow the game's `names` option."""

    def __init__(self) -> None:
        self._cast = load_cast()
        self._by_key = _catalogue()

    def say(self, key: str, **values: object) -> str:
        """A sentence of the table's catalogue."""
        return self._by_key[key].format(**values)

    def entry(self, name: str) -> Card | Character:
        """A card's entry or, for pieces without a card of their own, the piece's."""
        return self._cast.cards.get(name) or self._cast.pieces[name]

    def name(self, name: str, language: Language) -> str:
        """What a card or piece is called."""
        return self.entry(name).words(language).name

    def text(self, name: str, language: Language) -> str:
        """What it does."""
        return self.entry(name).words(language).text

    def short(self, card: str, language: Language) -> str:
        """What it does, in half a line."""
        return self.say(f"short.{language}.{card}")

    def tip(self, name: str, language: Language) -> str:
        """A hint for playing it."""
        return self.entry(name).words(language).tip

    def piece(self, piece: str, language: Language) -> Character:
        """A piece's own entry (Hermit and Cub have one each)."""
        return self._cast.pieces[piece]

    def kind(self, kind: str) -> str:
        """The word for a kind of character."""
        return self.say(f"kind.{kind}")

    def side(self, state: DuelState, seat: int) -> str:
        """What a seat is called: its side and leader."""
        return self.say(f"side.{SIDES[seat]}")


@cache
def _catalogue() -> dict[str, str]:
    text = resources.files("game.games.duel").joinpath("data/table_en.json").read_text("utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return catalogue
