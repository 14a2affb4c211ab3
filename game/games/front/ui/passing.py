"""What the front's table opens by itself: the curtain under fog of war, and the result when the game is over.

Fights have their sheet beside the map (`assault_desk.FightDesk`), so nothing opens for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.front.model import FrontState
from game.ui.curtain import draw_curtain
from game.ui.table_ends import open_result

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable

LAST_LOOK_MS = 1200.0  # the end stays in sight before the result comes


class Passing:
    """Watches whose turn it is for the table."""

    def __init__(self, table: FrontTable) -> None:
        self._table = table
        self._covered: object = None  # the hand-over that the curtain fell for last
        self._has_ended = False
        self._over_ms = 0.0

    @property
    def is_due(self) -> bool:
        """Whether the next player takes over, or the result opens, at the next update."""
        return self._table.desk.waiting_for is not None or (self._is_over and not self._has_ended)

    @property
    def has_fog(self) -> bool:
        """Whether two people at this screen hide things from each other (18.4.0)."""
        state: FrontState = self._table.desk.view.state
        return state.options.fog_of_war == "on" and self._table.people > 1

    def go_on(self, dt_ms: float) -> None:
        """The next player takes over, behind the curtain under fog of war; at the end the result opens."""
        table, desk = self._table, self._table.desk
        if desk.waiting_for is not None:
            if self.has_fog:
                self._cover()
                return
            desk.take_over()
            table.refresh()
        if not self._is_over:
            self._has_ended = False
        elif not self._has_ended:
            self._over_ms += dt_ms
            if self._over_ms >= LAST_LOOK_MS:
                self._has_ended, self._over_ms = True, 0.0
                open_result(table.ctx, desk)

    def forget(self) -> None:
        """Something was taken back: what comes next comes again."""
        self._covered = None

    @property
    def _is_over(self) -> bool:
        state: FrontState = self._table.desk.view.state
        return state.outcome is not None

    def _cover(self) -> None:
        """Draw the curtain, once for each hand-over."""
        desk = self._table.desk
        cover = (desk.waiting_for, desk.session.index)
        if self._covered != cover:
            self._covered = cover
            draw_curtain(self._table.ctx, desk)
