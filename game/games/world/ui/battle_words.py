"""The words on the battle screen: its own catalogue, and names out of the game's."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from game.core.ids import Seat
from game.games.world.ground import Ground
from game.games.world.model import PlaceId, WorldState
from game.games.world.words import Catalogue, load_catalogue


class BattleWords:
    """`say(key, …)` speaks from data/battle_en.json; `names` is the game's catalogue."""

    def __init__(self, ground: Ground) -> None:
        self.names: Catalogue = load_catalogue()
        self._ground = ground
        self._by_key = _catalogue()

    def say(self, key: str, **values: object) -> str:
        """A sentence of the catalogue."""
        return self._by_key[key].format(**values)

    def who(self, state: WorldState, seat: Seat) -> str:
        """What a seat is called: its nation, before that a player by number."""
        nation = state.realms[seat].nation
        return self.names.player(seat) if nation is None else self.names.nation(nation)

    def leader(self, state: WorldState, seat: Seat) -> str:
        """The commander's title."""
        nation = state.realms[seat].nation
        return self.names.player(seat) if nation is None else self.names.nations[nation].leader

    def skill(self, state: WorldState, seat: Seat) -> str:
        """The name of the nation's special skill."""
        nation = state.realms[seat].nation
        return "" if nation is None else self.names.nations[nation].skill

    def place(self, place: PlaceId) -> str:
        """The name of a territory or sea area."""
        found = self._ground.territories.get(place) or self._ground.seas.get(place)
        return found.name if found else place

    def hits(self, count: int) -> str:
        """`2 hits`, `no hit`."""
        key = f"hits.{count}"
        return self.say(key) if key in self._by_key else self.say("hits.many", count=count)


@cache
def _catalogue() -> dict[str, str]:
    text = resources.files("game.games.world").joinpath("data/battle_en.json").read_text("utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return catalogue
