"""The words on the world's table: its own catalogue, and names out of the game's."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from game.core.ids import Seat
from game.games.world.model import WorldState
from game.games.world.words import Catalogue, load_catalogue


class WorldWords:
    """`say(key, …)` speaks from data/table_en.json; `names` is the game's catalogue."""

    def __init__(self) -> None:
        self.names: Catalogue = load_catalogue()
        self._by_key = _catalogue()

    def say(self, key: str, **values: object) -> str:
        """A sentence of the table's catalogue."""
        return self._by_key[key].format(**values)

    def has(self, key: str) -> bool:
        """Whether the table's catalogue has such a sentence."""
        return key in self._by_key

    def who(self, state: WorldState, seat: Seat) -> str:
        """What a seat is called: its nation, before that a player by number."""
        nation = state.realms[seat].nation if seat in range(len(state.realms)) else None
        return self.names.player(seat) if nation is None else self.names.nation(nation)


@cache
def _catalogue() -> dict[str, str]:
    text = resources.files("game.games.world").joinpath("data/table_en.json").read_text("utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return catalogue
