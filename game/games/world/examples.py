"""The rulebook's worked examples as positions and what is played from them: set up and watched at a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

import msgspec

from game.core.chance import Draw
from game.core.ids import Seat
from game.games.world.commands import WorldCommand
from game.games.world.model import Battle, Step, WorldState
from game.games.world.positions import lay

if TYPE_CHECKING:
    from game.games.world.rules import WorldRules


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One example: a position written in short (see `positions`), the commands, the numbers on top of the
    dice in their order, and the ids of the rules that it shows."""

    board: dict[str, str]
    commands: tuple[WorldCommand, ...]
    rules: str
    seats: int = 2
    step: Step = "place"
    camp: dict[str, str] = {}
    military: dict[str, int] = {}
    offices: dict[str, dict[str, int]] = {}
    allies: tuple[tuple[int, int], ...] = ()
    battles: tuple[Battle, ...] = ()
    draws: tuple[Draw, ...] = ()

    def position(self, rules: WorldRules) -> WorldState:
        """The table before the first command."""
        return lay(
            rules,
            self.board,
            seats=self.seats,
            step=self.step,
            camp=_by_seat(self.camp),
            military=_by_seat(self.military),
            offices=_by_seat(self.offices),
            allies=self.allies,
            battles=self.battles,
        )


@cache
def load_examples() -> dict[str, Example]:
    """All examples by name, in the order of the rules, from the package's data."""
    data = resources.files("game.games.world").joinpath("data/examples.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Example])


def _by_seat(given: Mapping[str, Any]) -> dict[int, Any]:
    return {Seat(int(seat)): value for seat, value in given.items()}
