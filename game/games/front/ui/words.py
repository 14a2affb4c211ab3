"""The words on the front's table: its own catalogue, and names out of the game's."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from game.games.front.model import SIDES, HexId
from game.games.front.ui.map_words import map_words
from game.games.front.words import Catalogue, load_catalogue

if TYPE_CHECKING:
    from game.games.front.rules import FrontRules


class FrontWords:
    """`say(key, …)` speaks from data/table_en.json; `names` is the game's catalogue."""

    def __init__(self) -> None:
        self.names: Catalogue = load_catalogue()
        self._by_key = _catalogue()
        self._printed: dict[str, str] = map_words()["printed"]

    def say(self, key: str, **values: object) -> str:
        """A sentence of the table's catalogue."""
        return self._by_key[key].format(**values)

    def has(self, key: str) -> bool:
        """Whether the table's catalogue has such a sentence."""
        return key in self._by_key

    def counted(self, key: str, count: int, **values: object) -> str:
        """A sentence about a number of things: `key.one` where it is one."""
        one = f"{key}.one"
        return self.say(one if count == 1 and self.has(one) else key, count=count, **values)

    def side(self, seat: int) -> str:
        """What a seat is called."""
        return self.names.sides[SIDES[seat]]

    def turn(self, turn: str) -> str:
        """A turn's label as `16 December, AM`."""
        if not turn:
            return ""
        day = "16" if turn[:-1] == "1" else turn[:-1]
        return self.names.words["turn"].format(day=day, slot=self.names.slots[turn[-1:]])

    def counter(self, rules: FrontRules, counter: str) -> str:
        """A unit's or leader's name."""
        book = rules.book
        if counter in book.units:
            return book.units[counter].name
        return book.leaders[counter].name if counter in book.leaders else counter

    def place(self, rules: FrontRules, here: HexId) -> str:
        """A hex by the place in it with its number, or by its number alone."""
        place = rules.ground.places.get(here)
        if place is None:
            return self.say("hex", hex=here)
        return self.names.words["place"].format(name=self.printed(place.name), hex=here)

    def printed(self, name: str) -> str:
        """A place's name as it is printed."""
        return self._printed.get(name, name)


@cache
def _catalogue() -> dict[str, str]:
    text = resources.files("game.games.front").joinpath("data/table_en.json").read_text("utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return catalogue
