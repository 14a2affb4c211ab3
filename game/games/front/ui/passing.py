"""What the front's table opens by itself: the fights' own screen, the curtain under fog of war, the result.

`DOORS` holds the phases and waiting decisions that have a screen of their own; it is given the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.games.front.model import FrontState
from game.games.front.ui.doors import open_assault, open_barrage, open_decision
from game.ui.curtain import draw_curtain
from game.ui.table_ends import open_result

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable

DOORS: dict[str, Callable[[FrontTable], bool]] = {
    "E1": open_barrage,
    "E2": open_assault,
    "assault": open_decision,
    "mission": open_decision,
    "trial": open_decision,
    "surrender": open_decision,
}
"""A door opens its screen and says whether there is one; without one the table's own hands serve."""

LAST_LOOK_MS = 1200.0  # the end stays in sight before the result comes


class Passing:
    """Watches the phases for the table."""

    def __init__(self, table: FrontTable) -> None:
        self._table = table
        self._visited: object = None
        self._covered: object = None
        self._over_ms = 0.0
        self.has_door = False  # whether the last door led anywhere

    @property
    def is_due(self) -> bool:
        """Whether something opens, or the next player takes over, at the next update."""
        table = self._table
        if table.desk.waiting_for is not None:
            return True
        key = self._key()
        return key is not None and key != self._visited

    @property
    def fight(self) -> str | None:
        """The decision of a fight that waits."""
        state: FrontState = self._table.desk.view.state
        names = ("trial", "assault", "mission", "surrender")
        return next((name for name in names if getattr(state, name) is not None), None)

    @property
    def has_fog(self) -> bool:
        """Whether two people at this screen hide things from each other (18.4.0)."""
        state: FrontState = self._table.desk.view.state
        return state.options.fog_of_war == "on" and self._table.people > 1

    def go_on(self, dt_ms: float) -> None:
        """The next player takes over, behind the curtain under fog of war; then open what comes."""
        table, desk = self._table, self._table.desk
        if desk.waiting_for is not None:
            cover = (desk.waiting_for, desk.session.index)
            if self.has_fog and self._covered != cover:
                self._covered = cover
                draw_curtain(table.ctx, desk)
                return
            if not self.has_fog:
                desk.take_over()
                table.refresh()
        key = self._key()
        if key is None or key == self._visited:
            return
        if key == "over":
            self._over_ms += dt_ms
            if self._over_ms >= LAST_LOOK_MS:
                self._visited, self._over_ms = key, 0.0
                open_result(table.ctx, desk)
            return
        self._visited = key
        self.open()

    def open(self) -> None:
        """Open the screen of the running fight, at first or again."""
        table = self._table
        name = self.fight or table.phase
        if table.desk.hand is not None and name in DOORS:
            self.has_door = DOORS[name](table)
            table.relayout()

    def forget(self) -> None:
        """Something was taken back: what comes next opens again."""
        self._visited = self._covered = None

    def _key(self) -> object:
        """What ought to be open now; None where the table itself is played on."""
        desk = self._table.desk
        state: FrontState = desk.view.state
        if state.outcome is not None:
            return "over"
        if desk.hand is None:
            return None
        if self.fight is not None:
            return self.fight, desk.hand, desk.session.index
        if state.phase in DOORS:
            return state.turn, state.active, state.phase, state.is_defensive
        return None
