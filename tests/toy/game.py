"""The toy as the table knows games."""

from __future__ import annotations

from typing import Any

from game.core.ruleset import MapData, MapError, Narrator, Ruleset
from tests.toy.commands import ToyCommand
from tests.toy.events import ToyEvent
from tests.toy.model import ToyOptions, ToyState
from tests.toy.rules import ToyRules
from tests.toy.text import ToyNarrator


class ToyGame:
    """Its name, seats and types. Tests give other versions to see how logs of those are met."""

    name = "toy"
    seats: tuple[int, ...] = (2, 3, 4)
    default_map: str | None = None
    options_type: type[Any] = ToyOptions
    state_type: Any = ToyState
    command_type: Any = ToyCommand
    event_type: Any = ToyEvent

    def __init__(self, version: int = 1) -> None:
        self.version = version

    def rules(self, map_data: MapData | None) -> Ruleset[Any, Any, Any]:
        if map_data is not None and "shape" not in map_data:
            raise MapError("map: the shape is missing")
        return ToyRules()

    def narrator(self, rules: Ruleset[Any, Any, Any]) -> Narrator[Any, Any]:
        return ToyNarrator()


TOY = ToyGame()
