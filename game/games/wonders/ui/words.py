"""The words on the wonders' table: printed names and the table's own catalogue."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from game.core.ids import Seat
from game.games.wonders.book import load_book
from game.games.wonders.model import BACK, SIDES


class WondersWords:
    """`say(key, …)` speaks from data/table_en.json."""

    def __init__(self) -> None:
        self._by_key = _catalogue()

    def say(self, key: str, **values: object) -> str:
        """A sentence of the table's catalogue."""
        return self._by_key[key].format(**values)

    def has(self, key: str) -> bool:
        """Whether the catalogue has that key."""
        return key in self._by_key

    def name(self, thing: str) -> str:
        """What a card, wonder, token or leader is called; a back by its kind."""
        if thing.startswith(BACK):
            return self.say(f"back.{thing.removeprefix(BACK)}")
        return load_book().name(thing)

    def side(self, seat: Seat | int) -> str:
        """What a seat is called."""
        return self.say(f"side.{SIDES[seat]}")


@cache
def _catalogue() -> dict[str, str]:
    text = resources.files("game.games.wonders").joinpath("data/table_en.json").read_text("utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return catalogue
