"""What the world's table opens by itself: national events, headquarters, battles, the result. Each once.

Secret screens cover themselves where several people share the screen, so the table passes from hand to hand
without a curtain: nothing secret lies on it (A60).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.games.world.model import WorldState
from game.games.world.ui.doors import open_battle, open_events, open_headquarters, open_nations
from game.ui.table_ends import open_result

if TYPE_CHECKING:
    from game.games.world.ui.table import WorldTable

DOORS: dict[str, Callable[[WorldTable], None]] = {
    "nations": open_nations,
    "sabotage": open_events,
    "news": open_events,
    "headquarters": open_headquarters,
    "battle": open_battle,
}
"""The steps that have a screen of their own."""

_QUICK = 4.0  # from this speed on battles among computer players stay on the map


class Passing:
    """Watches the steps of the turn for the table."""

    def __init__(self, table: WorldTable) -> None:
        self._table = table
        self._visited: object = None  # what was opened last

    @property
    def is_due(self) -> bool:
        """Whether something opens, or the next player takes over, at the next update."""
        table = self._table
        if table.desk.waiting_for is not None:
            return True
        key = self._key()
        return key is not None and key != self._visited

    def go_on(self) -> None:
        """The next player takes over; then open what comes next."""
        table = self._table
        if table.desk.waiting_for is not None:
            table.desk.take_over()
            table.refresh()
        key = self._key()
        if key is None or key == self._visited:
            return
        self._visited = key
        if table.state.step == "over":
            open_result(table.ctx, table.desk)
        else:
            DOORS[table.state.step](table)

    def open(self) -> None:
        """Open the running step's own screen again."""
        table = self._table
        if table.desk.hand is not None and table.state.step in DOORS:
            self._visited = self._key()
            DOORS[table.state.step](table)

    def forget(self) -> None:
        """Something was taken back: what comes next opens again."""
        self._visited = None

    def _key(self) -> object:
        """What ought to be open now; None where the table itself is played on."""
        table = self._table
        state = table.state
        if state.step == "over":
            return "over"
        if state.step not in DOORS:
            return None
        if table.desk.hand is None and not (state.step == "battle" and self._watches(state)):
            return None
        battle = state.fight.battle if state.fight is not None else None
        return state.round, state.active, state.step, battle

    def _watches(self, state: WorldState) -> bool:
        """Whether a battle in which no human here decides is shown on its own screen as well. Where real
        dice are used it always is: they are thrown for computer players too."""
        settings = self._table.ctx.settings
        if state.options.typed_dice != "off":
            return True
        return settings.watch_battles and settings.animation_speed < _QUICK
