"""The ways from the world's table to its other screens: nations, battle, national events, headquarters.

The screens are imported when they are opened. Each lies upon the table, works through the table's `submit`
and goes away by itself (`ctx.scenes.pop`) when its step of the turn is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.games.world.ui.table import WorldTable


def open_nations(table: WorldTable) -> None:
    """The nations, one of which the seat takes."""
    from game.games.world.ui.nation import NationScene

    table.ctx.scenes.push(NationScene(table.ctx, table))


def open_battle(table: WorldTable) -> None:
    """The battle that is being fought."""
    from game.games.world.ui.battle import BattleScene

    table.ctx.scenes.push(BattleScene(table.ctx, table))


def open_events(table: WorldTable) -> None:
    """The national events of the active seat: sabotage, pages, and the alliance offers to decide."""
    from game.games.world.ui.news import NewsScene

    table.ctx.scenes.push(NewsScene(table.ctx, table))


def open_headquarters(table: WorldTable) -> None:
    """The headquarters of the active seat."""
    from game.games.world.ui.headquarters import HeadquartersScene

    table.ctx.scenes.push(HeadquartersScene(table.ctx, table))
