"""The withdraw step by hand: which unit stays in each territory (R079, R080)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.ids import Seat
from game.games.world.commands import KeepUnit
from game.games.world.model import PlaceId, UnitKind, WorldState
from game.games.world.phases.withdraw import choices
from game.games.world.standing import own_troops

if TYPE_CHECKING:
    from game.games.world.ui.table import WorldTable


class Withdrawing:
    """Turns clicks on piles and territories into choices."""

    def __init__(self, table: WorldTable) -> None:
        self._table = table

    @property
    def places(self) -> frozenset[PlaceId]:
        """The territories in which something can be chosen."""
        course = self._table.desk.rules.course(self._state)
        return frozenset(place for place, _ in choices(course))

    def stays(self, place: PlaceId, seat: Seat) -> UnitKind:
        """The kind that stays as things are."""
        return self._state.keep.get(place, self._kinds(place, seat)[0])

    def choose(self, token: str) -> bool:
        """Let the touched kind stay, or the next kind of a touched territory; whether that was meant."""
        table = self._table
        place, seat = table.place_of(token), table.desk.hand
        if place is None or seat is None or place not in self.places:
            return False
        kinds = self._kinds(place, seat)
        if token.startswith("stack:"):
            kind = next((one for one in kinds if one == token.rpartition(":")[2]), None)
        else:
            kind = kinds[(kinds.index(self.stays(place, seat)) + 1) % len(kinds)]
        if kind is not None and kind != self.stays(place, seat):
            table.touching.touch(table.named(place), f"unit:{kind}")
        return kind is not None

    def send_home(self, token: str) -> None:
        """A pile was dragged to the camp: the weakest of the other kinds stays."""
        place, seat = self._table.place_of(token), self._table.desk.hand
        if place is None or seat is None:
            return
        others = [kind for kind in self._kinds(place, seat) if kind != token.rpartition(":")[2]]
        if others:
            self.choose(f"stack:{place}:{others[0]}")

    def everywhere(self, strongest: bool) -> None:
        """Let the weakest or the strongest unit stay in every territory."""
        table, seat = self._table, self._table.desk.hand
        if seat is None:
            return
        for place in (one for one in table.ground.territories if one in self.places):
            kind = self._kinds(place, seat)[-1 if strongest else 0]
            is_new = kind != self.stays(place, seat)
            if is_new and not table.submit(KeepUnit(seat=seat, place=place, kind=kind)):
                return

    @property
    def _state(self) -> WorldState:
        state: WorldState = self._table.desk.view.state
        return state

    def _kinds(self, place: PlaceId, seat: Seat) -> tuple[UnitKind, ...]:
        return own_troops(self._state, place, seat).kinds()
