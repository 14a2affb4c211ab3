"""The words of headquarters, national events and nations to choose: their own catalogue, and the game's."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from game.core.ids import Seat
from game.games.world.model import AgentKind, Item, WorldState
from game.games.world.words import Catalogue, load_catalogue


class DossierWords:
    """`say(key, …)` speaks from data/headquarters_en.json; `names` is the game's catalogue."""

    def __init__(self) -> None:
        self.names: Catalogue = load_catalogue()
        self._by_key = _catalogue()

    def say(self, key: str, /, **values: object) -> str:
        """A sentence of the dossiers' catalogue."""
        return self._by_key[key].format(**values)

    def has(self, key: str) -> bool:
        """Whether the catalogue has such a sentence."""
        return key in self._by_key

    def who(self, state: WorldState, seat: Seat) -> str:
        """What a seat is called: its nation, before that a player by number."""
        nation = state.realms[seat].nation if seat in range(len(state.realms)) else None
        return self.names.player(seat) if nation is None else self.names.nation(nation)

    def item(self, item: Item) -> str:
        """What is ordered, in the plural, as a heading."""
        return self.say(f"item.{item}")

    def counted(self, item: Item, count: int) -> str:
        """`3 infantry`, `1 spy`."""
        if item == "diplomat" or item == "spy":
            return self._agents(item, count)
        return self.names.counted(item, count)

    def rounds(self, count: int) -> str:
        """`1 round`, `3 rounds`."""
        return self.say("round" if count == 1 else "rounds", count=count)

    def _agents(self, kind: AgentKind, count: int) -> str:
        found = self.names.words[kind]
        return (
            found.format(n=count) if isinstance(found, str) else found[0 if count == 1 else 1].format(n=count)
        )


@cache
def _catalogue() -> dict[str, str]:
    text = resources.files("game.games.world").joinpath("data/headquarters_en.json").read_text("utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return catalogue
