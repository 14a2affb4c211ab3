"""Positions in front of Auw from which barrages and assaults are fought at the table."""

from __future__ import annotations

from typing import Any

from game.games.front.model import FrontState, Leader, Unit
from game.ui.settings import Settings
from tests.games.front.table import at, stand, unit
from tests.games.front.ui.seated import Seated

AUW = at(8, 2)
GUNS = at(10, 1)


def before_auw(*, leaders: bool = True, phase: str = "E2") -> FrontState:
    """Four German units next to two American ones in a town, with a general on each side."""
    prepared = {"mode": "prepared"}
    generals = {
        "L_hoffmann": Leader(hex=at(9, 1), is_active=True, has_checked=True),
        "L_jones": Leader(hex=AUW, is_active=True, has_checked=True),
    }
    units: dict[str, str | Unit] = {
        "us_81e": AUW,
        "us_423p": AUW,
        "de_294_i": unit("de_294_i", at(9, 1), **prepared),
        "de_294_ii": unit("de_294_ii", at(9, 1), **prepared),
        "de_244": at(9, 2),
        "de_295_i": at(9, 2),
        "us_1_422": at(7, 4),
        "de_1818": GUNS,
        "de_293_i": at(10, 5),
    }
    return stand(units, generals if leaders else {}, phase=phase).state


def seated(
    state: FrontState,
    *dice: int,
    size: tuple[int, int] = (1280, 720),
    settings: Settings | None = None,
    **more: Any,
) -> Seated:
    """A table at that position with these dice to come."""
    table = Seated(state, size=size, settings=settings, **more)
    table.session.queue_chance(list(dice))
    table.pilot.settle(60_000)
    return table


def calm(table: Seated) -> None:
    """The pointer off the table, everything shown."""
    table.pilot.settle(60_000)
    table.pilot.move((5, 5))
    table.pilot.settle(60_000)
