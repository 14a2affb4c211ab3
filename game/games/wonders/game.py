"""Wonders as the table's registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.report import GameReport
from game.core.ruleset import MapData, MapError, Ruleset
from game.games.wonders.commands import WondersCommand
from game.games.wonders.events import WondersEvent
from game.games.wonders.model import WondersOptions, WondersState
from game.games.wonders.report import report
from game.games.wonders.rules import WondersRules
from game.games.wonders.settings import parse_options
from game.games.wonders.text import WondersNarrator


class Wonders:
    """Two cities over three ages (W001), with the leaders' expansion as a setting."""

    name = "wonders"
    version = WondersRules.version
    seats: tuple[int, ...] = (2,)
    default_map: str | None = None
    options_type: type[Any] = WondersOptions
    state_type: Any = WondersState
    command_type: Any = WondersCommand
    event_type: Any = WondersEvent

    def rules(self, map_data: MapData | None) -> WondersRules:
        """The rules. Raises MapError when a map is given: this game has none."""
        if map_data is not None:
            raise MapError("map: wonders is played without a map")
        return WondersRules()

    def narrator(self, rules: Ruleset[Any, Any, Any]) -> WondersNarrator:
        """Who tells this game's events and refusals."""
        del rules
        return WondersNarrator()

    def report(self, state: WondersState) -> GameReport:
        """What a finished game says about balance: see `report.py`."""
        return report(state)

    def parse_options(self, given: Mapping[str, Any]) -> WondersOptions:
        """Settings from strings or JSON values. Raises ValueError naming the option and its choices."""
        return parse_options(given)


WONDERS = Wonders()
