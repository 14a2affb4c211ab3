"""The world game as the table's registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.report import GameReport
from game.core.ruleset import MapData
from game.games.world.commands import WorldCommand
from game.games.world.events import WorldEvent
from game.games.world.examples import Example, load_examples
from game.games.world.ground import read_ground
from game.games.world.model import WorldOptions, WorldState
from game.games.world.report import report
from game.games.world.rules import WorldRules
from game.games.world.settings import parse_options
from game.games.world.text import WorldNarrator


class World:
    """LEADERS, the Combined Strategy Game, for two to six at one world map (R010)."""

    name = "world"
    version = WorldRules.version
    seats: tuple[int, ...] = (2, 3, 4, 5, 6)
    default_map: str | None = "world/world.tmx"
    options_type: type[Any] = WorldOptions
    state_type: Any = WorldState
    command_type: Any = WorldCommand
    event_type: Any = WorldEvent

    def rules(self, map_data: MapData | None) -> WorldRules:
        """The rules on a map. Raises MapError naming every fault of it."""
        return WorldRules(read_ground(map_data))

    def narrator(self, rules: WorldRules) -> WorldNarrator:
        """Who tells a game's events and refusals."""
        return WorldNarrator(rules)

    def examples(self) -> Mapping[str, Example]:
        """The worked examples of the rules by name: positions with what is played from them."""
        return load_examples()

    def report(self, state: WorldState) -> GameReport:
        """What a finished game says about balance: see `report.py`."""
        return report(state)

    def parse_options(self, given: Mapping[str, Any]) -> WorldOptions:
        """Settings from strings or JSON values. Raises ValueError naming the option and its choices."""
        return parse_options(given)


WORLD = World()
