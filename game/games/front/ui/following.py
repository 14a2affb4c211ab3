"""The eye of the front's table: whose troops it opens on, what others do, and what they have done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.ids import Seat

if TYPE_CHECKING:
    from game.games.front.ui.table import FrontTable


class Following:
    """Moves the table's view by itself, never while the player's own hand is at work."""

    def __init__(self, table: FrontTable) -> None:
        self._table = table
        self._has_looked: set[Seat] = set()
        self.recap: list[str] = []  # what happened since the seat's last command

    def look_first(self) -> None:
        """Each seat's first turn begins with a look at its own troops, near enough to read them."""
        table = self._table
        seat = table.seat_of_interest
        if table.size != (0, 0) and table.state.units and seat not in self._has_looked:
            self._has_looked.add(seat)
            table.picture.board.open_on(table.state, int(seat))

    def follow(self) -> None:
        """What others do is brought into view."""
        table = self._table
        playing = table.desk.timeline.playing
        if playing is None or table.desk.hand is not None:
            return
        here = getattr(playing.event, "hex", None)
        path = [one for one in getattr(playing.event, "path", ()) if one]
        place = path[-1] if path else here
        if isinstance(place, str) and table.desk.rules.ground.has(place):
            table.picture.board.look_at(place)

    def look_at_task(self) -> None:
        """An overfull stack, of which something must go now, is brought into view."""
        table = self._table
        state = table.desk.view.state
        if state.excess and table.desk.hand is not None and table.size != (0, 0):
            table.picture.board.look_at(state.excess[0].hex)

    def recall(self) -> None:
        """Tell what the other side did since this seat last commanded, if it did anything."""
        session, seat = self._table.desk.session, self._table.desk.hand
        eyes = self._table.desk.eyes
        first = session.index
        while first > 1 and session.batch(first - 1, eyes).seat not in (seat, None):
            first -= 1
        self.look_at_task()
        if first < session.index:
            self.recap = [text for _, text in session.text(eyes, first, session.index)]
