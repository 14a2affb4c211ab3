"""The front as the table's registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.report import GameReport
from game.core.ruleset import MapData, MapError
from game.games.front.book import load_book
from game.games.front.commands import FrontCommand
from game.games.front.events import FrontEvent
from game.games.front.ground import Ground, read_ground
from game.games.front.model import FrontOptions, FrontState
from game.games.front.report import report
from game.games.front.rules import FrontRules
from game.games.front.settings import parse_options
from game.games.front.setup import scenario_faults
from game.games.front.text import FrontNarrator

SCENARIOS_OF = {"tutorial": ("tutorial",), "st_vith": ("st_vith", "st_vith_extension")}
"""By what a map says it is for."""


class Front:
    """The Ardennes in December 1944, for two at a map of hexes (1.0)."""

    name = "front"
    version = FrontRules.version
    seats: tuple[int, ...] = (2,)
    default_map: str | None = "front/tutorial.tmx"
    options_type: type[Any] = FrontOptions
    state_type: Any = FrontState
    command_type: Any = FrontCommand
    event_type: Any = FrontEvent

    def rules(self, map_data: MapData | None) -> FrontRules:
        """The rules on a map. Raises MapError naming every fault of it."""
        ground = read_ground(map_data)
        faults = _faults(ground)
        if faults:
            raise MapError("\n".join(faults))
        return FrontRules(ground)

    def narrator(self, rules: FrontRules) -> FrontNarrator:
        """Who tells a game's events and refusals."""
        return FrontNarrator(rules)

    def report(self, state: FrontState) -> GameReport:
        """What a finished game says about balance: see `report.py`."""
        return report(state)

    def parse_options(self, given: Mapping[str, Any]) -> FrontOptions:
        """Settings from strings or JSON values. Raises ValueError naming the option and its choices."""
        return parse_options(given)

    def map_for(self, options: Mapping[str, Any]) -> str:
        """The bundled map of the scenario that these settings choose (20.0)."""
        return load_book().scenarios[parse_options(options).scenario].map


def _faults(ground: Ground) -> list[str]:
    scenarios = SCENARIOS_OF.get(ground.map.scenario)
    if scenarios is None:
        known = ", ".join(SCENARIOS_OF)
        return [f"map: scenario {ground.map.scenario!r} is none of {known}"]
    book = load_book()
    every = FrontOptions(cc_leaders="on")
    found: list[str] = []
    for name in scenarios:
        options = FrontOptions(scenario=name, cc_leaders=every.cc_leaders)  # type: ignore[arg-type]
        found += [line for line in scenario_faults(ground, book, options) if line not in found]
    return found


FRONT = Front()
