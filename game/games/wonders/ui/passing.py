"""What the wonders' table opens by itself: drafts, secret choices behind the curtain, the result. Each once.

Two people at one screen pass it from turn to turn without a curtain, for the open table holds no secret; the
curtain falls before each secret choice, for either of them (W147, W160, W330).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.ids import Seat
from game.games.wonders.model import PRIVATE, WondersState
from game.games.wonders.ui.doors import DOORS
from game.ui.curtain import draw_curtain
from game.ui.table_ends import open_result

if TYPE_CHECKING:
    from game.games.wonders.ui.table import WondersTable

LAST_LOOK_MS = 1200.0  # the end stays in sight before the result comes


class Passing:
    """Watches the steps of the game for the table."""

    def __init__(self, table: WondersTable) -> None:
        self._table = table
        self._visited: object = None  # what was opened last
        self._covered: object = None  # the secret choice that the curtain fell for last
        self._over_ms = 0.0

    @property
    def is_due(self) -> bool:
        """Whether something opens, or the next player takes over, at the next update."""
        table = self._table
        if table.desk.waiting_for is not None:
            return True
        key = self._key()
        return key is not None and key != self._visited

    @property
    def door(self) -> str | None:
        """The screen on which the present decision is made; None where it is made on the table."""
        table = self._table
        state: WondersState = table.desk.view.state
        if table.desk.hand is None and table.desk.waiting_for is None:
            return None
        name = state.agenda[0].kind if state.agenda else state.phase
        return name if name in DOORS else None

    def go_on(self, dt_ms: float) -> None:
        """The next player takes over, behind the curtain where the choice is secret; then open what comes."""
        table, desk = self._table, self._table.desk
        if self._needs_curtain():
            desk.waiting_for = desk.waiting_for if desk.waiting_for is not None else Seat(int(desk.eyes))
            self._covered = self._secret(desk.waiting_for)
            draw_curtain(table.ctx, desk)
            return
        if desk.waiting_for is not None:
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
        """Open the screen of the present decision, at first or again."""
        name = self.door
        if name is not None and self._table.desk.hand is not None:
            DOORS[name](self._table)

    def forget(self) -> None:
        """Something was taken back: what comes next opens again."""
        self._visited = self._covered = None

    def _needs_curtain(self) -> bool:
        desk = self._table.desk
        if self._table.people < 2:
            return False
        seat = desk.waiting_for if desk.waiting_for is not None else desk.hand
        secret = None if seat is None else self._secret(seat)
        return secret is not None and secret != self._covered

    def _secret(self, seat: Seat) -> object:
        """The secret choice that a seat has to make; None for open ones."""
        state: WondersState = self._table.desk.view.state
        if state.phase in ("choose", "declare") and not state.agenda:
            return state.phase, state.age, seat
        if state.agenda and state.agenda[0].kind in PRIVATE:
            return state.agenda[0].kind, state.agenda[0].source, seat
        return None

    def _key(self) -> object:
        """What ought to be open now; None where the table itself is played on."""
        desk = self._table.desk
        state: WondersState = desk.view.state
        if state.phase == "over":
            return "over"
        if self.door is None or desk.hand is None:
            return None
        due = state.agenda[0].source if state.agenda else len(state.draft)
        return self.door, state.age, desk.hand, due, desk.session.index
