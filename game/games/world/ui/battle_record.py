"""What the log tells of the battle in hand: since when it goes on, what has been lost, what was said."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.games.world import events as e
from game.games.world.model import NO_UNITS, Units, WorldState
from game.ui.desk import Desk


class BattleRecord:
    """Reads the desk's log through the present eyes; a battle is public, so all eyes read the same."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.first = 0  # the entry with which the battle began
        self._supplies: tuple[Units, ...] = ()

    def begin(self) -> None:
        """A battle has begun, or the screen is opened on one: remember the supplies as they were."""
        state: WorldState = self._desk.view.state
        supplies = [realm.supply for realm in state.realms]
        for index, event in self._backwards():
            if isinstance(event, e.BattleBegan):
                self.first = index
                break
            if isinstance(event, e.UnitsLost):
                supplies[event.seat] = supplies[event.seat] - event.units
        self._supplies = tuple(supplies)

    def lost(self, state: WorldState) -> dict[Seat, Units]:
        """What each seat has lost in this battle: in its rounds nothing else fills a supply."""
        out = {}
        for seat in map(Seat, range(state.seats)):
            gone = state.realms[seat].supply - self._supplies[seat] if self._supplies else NO_UNITS
            if gone.total > 0:
                out[seat] = gone
        return out

    def entry_of(self, kind: type[e.DiceRolled] | type[e.DieRerolled], seat: Seat | None) -> int:
        """The last entry with such an event, of a seat where that matters; 0 if there is none."""
        for index, event in self._backwards():
            if isinstance(event, kind) and seat in (None, getattr(event, "seat", None)):
                return index
            if index < self.first:
                break
        return 0

    def lines(self) -> list[tuple[int, str]]:
        """The battle so far, as sentences with their entries."""
        session = self._desk.session
        found: list[tuple[int, str]] = session.text(self._desk.eyes, self.first, session.index)
        return found

    def _backwards(self) -> Iterator[tuple[int, e.WorldEvent]]:
        session, eyes = self._desk.session, self._desk.eyes
        for index in range(session.index - 1, -1, -1):
            for event in reversed(session.batch(index, eyes).events):
                yield index, event
