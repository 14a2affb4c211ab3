"""Fog of war: which enemy counters a seat reads, and how that changes (18.4.0)."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.front.book import Book
from game.games.front.events import Sight, SightChanged
from game.games.front.ground import Ground
from game.games.front.model import FrontState, HexId


def look(ground: Ground, book: Book, state: FrontState) -> SightChanged:
    """The change from what the seats read to what they should read now."""
    should = readable(ground, book, state)
    sights = []
    for seat, row in enumerate(state.seen or ((), ())):
        had, has = set(row), set(should[seat])
        sights.append(Sight(tuple(sorted(has - had)), tuple(sorted((had - has) & _in_play(state)))))
    return SightChanged(sights=tuple(sights))


def readable(ground: Ground, book: Book, state: FrontState) -> tuple[tuple[str, ...], ...]:
    """By seat: the enemy counters beside its combat units, those not on the map yet, the stacks over the
    limit that it has to pick from (8.2), and who takes part in the assault that goes on."""
    watched: tuple[set[HexId], set[HexId]] = (set(), set())
    for unit, one in state.units.items():
        if one.hex:
            watched[book.seat(unit)].update(ground.around[one.hex])
    for one_over in state.excess:
        watched[1 - one_over.seat].add(one_over.hex)
    assault = state.assault
    fighting = () if assault is None else (*assault.attackers, *assault.fleeing)
    out = []
    for seat in (Seat(0), Seat(1)):
        row = [
            counter
            for things in (state.units, state.leaders)
            for counter, one in things.items()
            if book.seat(counter) != seat
            and (not one.hex or one.hex in watched[seat] or counter in fighting)
        ]
        out.append(tuple(sorted(row)))
    return tuple(out)


def _in_play(state: FrontState) -> set[str]:
    return set(state.units) | set(state.leaders)
