"""Who stands where and whom it hinders: stacks and zones of control of one state, worked out once."""

from __future__ import annotations

from functools import cached_property

from game.core.ids import Seat
from game.games.front.book import Book
from game.games.front.ground import Ground
from game.games.front.model import FrontState, HexId, LeaderId, UnitId, other

ZONE_STEPS = 2
Stacks = dict[HexId, tuple[str, ...]]
Zone = dict[HexId, tuple[UnitId, ...]]
"""The hexes of a zone, each with the units that cause it."""


class Field:
    """The counters on the map, by seat and hex (7.0, 8.0)."""

    def __init__(self, ground: Ground, book: Book, state: FrontState) -> None:
        self._ground = ground
        self._book = book
        self._state = state
        self.units: tuple[Stacks, Stacks] = ({}, {})
        self.leaders: tuple[Stacks, Stacks] = ({}, {})
        for unit, one in sorted(state.units.items()):  # the same order in the truth and in every view
            if one.hex:
                row = self.units[book.seat(unit)]
                row[one.hex] = (*row.get(one.hex, ()), unit)
        for leader, chief in sorted(state.leaders.items()):
            if chief.hex:
                row = self.leaders[book.seat(leader)]
                row[chief.hex] = (*row.get(chief.hex, ()), leader)

    def stack(self, hex_id: HexId, seat: Seat) -> tuple[UnitId, ...]:
        """The seat's combat units in a hex, as far as they are read."""
        return self.units[seat].get(hex_id, ())

    def leaders_at(self, hex_id: HexId, seat: Seat) -> tuple[LeaderId, ...]:
        """The seat's leaders in a hex, as far as they are read."""
        return self.leaders[seat].get(hex_id, ())

    def count(self, hex_id: HexId, seat: Seat) -> int:
        """How many counters of the seat are in a hex, read or not: everybody sees that."""
        known = len(self.stack(hex_id, seat)) + len(self.leaders_at(hex_id, seat))
        return known + self._state.hidden[seat].get(hex_id, 0)

    def steps(self, hex_id: HexId, seat: Seat) -> int:
        """Steps of the seat's combat units in a hex (8.1)."""
        units = self._state.units
        return sum(units[unit].steps for unit in self.stack(hex_id, seat))

    def is_read(self, counter: str) -> bool:
        """Whether the counter's enemy reads it (18.4.0); always without fog of war."""
        if self._state.options.fog_of_war == "off" or self._state.seen is None:
            return True
        return counter in self._seen[other(self._book.seat(counter))]

    @cached_property
    def _seen(self) -> tuple[frozenset[str], ...]:
        seen = self._state.seen or ((), ())
        return tuple(frozenset(row) for row in seen)

    @cached_property
    def zones(self) -> tuple[Zone, Zone]:
        """By seat: the hexes its units control (7.1), all of them."""
        return self._zone(Seat(0), only_read=False), self._zone(Seat(1), only_read=False)

    @cached_property
    def known_zones(self) -> tuple[Zone, Zone]:
        """By seat: the hexes its units control, of those units that the enemy reads."""
        if self._state.options.fog_of_war == "off":
            return self.zones
        return self._zone(Seat(0), only_read=True), self._zone(Seat(1), only_read=True)

    def against(self, seat: Seat) -> Zone:
        """The enemy zones that a seat knows of: what its moves are judged by."""
        return self.known_zones[other(seat)]

    def blocked(self, seat: Seat) -> frozenset[HexId]:
        """Hexes closed to a seat: with enemy combat units, or counters that it cannot read (5.3.0)."""
        return self._blocked[seat]

    @cached_property
    def _blocked(self) -> tuple[frozenset[HexId], frozenset[HexId]]:
        out = []
        for enemy in (1, 0):
            hexes = set(self.units[enemy]) | set(self._state.hidden[enemy])
            hexes |= {
                here for here, row in self.leaders[enemy].items()
                if not all(self.is_read(leader) for leader in row)
            }  # fmt: skip
            out.append(frozenset(hexes))
        return out[0], out[1]

    def _zone(self, seat: Seat, only_read: bool) -> Zone:
        zone: Zone = {}
        units, ground = self._state.units, self._ground
        for here, stack in self.units[seat].items():
            makers = tuple(
                unit for unit in stack
                if units[unit].steps >= ZONE_STEPS
                and not self._book.is_artillery(unit)
                and (not only_read or self.is_read(unit))
            )  # fmt: skip
            if not makers:
                continue
            for there in ground.around[here]:
                if not ground.is_barred(self._state, here, there):
                    zone[there] = (*zone.get(there, ()), *makers)
        return {here: tuple(sorted(names)) for here, names in zone.items()}
