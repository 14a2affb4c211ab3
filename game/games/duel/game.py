"""The duel as the table's registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.report import GameReport
from game.core.ruleset import MapData, Ruleset
from game.games.duel.characters import load_cast
from game.games.duel.commands import DuelCommand
from game.games.duel.events import DuelEvent
from game.games.duel.ground import read_ground
from game.games.duel.model import DuelOptions, DuelState
from game.games.duel.report import report
from game.games.duel.rules import DuelRules
from game.games.duel.settings import parse_options
from game.games.duel.text import DuelNarrator


class Duel:
    """Leaders, the abstract duel for two on a board of hexes (D001)."""

    name = "duel"
    version = DuelRules.version
    seats: tuple[int, ...] = (2,)
    default_map: str | None = "duel/board.tmx"
    options_type: type[Any] = DuelOptions
    state_type: Any = DuelState
    command_type: Any = DuelCommand
    event_type: Any = DuelEvent

    def rules(self, map_data: MapData | None) -> DuelRules:
        """The rules on a board of spaces. Raises MapError naming every fault of the map."""
        return DuelRules(read_ground(map_data))

    def narrator(self, rules: Ruleset[Any, Any, Any]) -> DuelNarrator:
        """Who tells a duel's events and refusals."""
        del rules  # boards differ, words do not
        return DuelNarrator(load_cast())

    def report(self, state: DuelState) -> GameReport:
        """What a finished game says about balance: see `report.py`."""
        return report(state)

    def parse_options(self, given: Mapping[str, Any]) -> DuelOptions:
        """Settings from strings or JSON values. Raises ValueError naming the option and its choices."""
        return parse_options(given)


DUEL = Duel()
