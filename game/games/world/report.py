"""What a finished world game says about the balance of its nations and of the player order."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.report import GameReport
from game.games.world.model import WorldState

_PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def report(state: WorldState) -> GameReport:
    """By seat: its nation, and its place in the player order."""
    seats: list[dict[str, tuple[str, ...]]] = []
    for number, realm in enumerate(state.realms):
        seat = Seat(number)
        place = (_PLACES[state.order.index(seat)],) if seat in state.order else ()
        seats.append({"nation": (realm.nation,) if realm.nation else (), "order": place})
    return GameReport(tuple(seats), state.round, "rounds")
