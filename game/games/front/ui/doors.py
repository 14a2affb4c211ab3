"""The ways from the front's table to the screens of its fights.

A door returns False while no screen of its own serves the fight: then the map's hands do it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable


def open_barrage(table: FrontTable) -> bool:
    """Phase E1: targets and guns are chosen on the map."""
    del table
    return False


def open_assault(table: FrontTable) -> bool:
    """Phase E2: targets and attackers are chosen on the map."""
    del table
    return False


def open_decision(table: FrontTable) -> bool:
    """A decision of a fight waits: losses, retreat, advance, an event, a surrender check."""
    del table
    return False
