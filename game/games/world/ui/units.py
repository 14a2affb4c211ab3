"""Units on the map: which piles stand where at a zoom, how they are drawn, which lies under a point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pygame

from game.core.ids import Seat
from game.games.world.model import UNIT_KINDS, PlaceId, UnitKind, Units, WorldState
from game.games.world.ui.map_picture import MapPicture
from game.ui.context import Context

Spot = tuple[float, float]
_Row = tuple[PlaceId, list[tuple[Seat, UnitKind, int]]]  # what stands side by side in a place


@dataclass(frozen=True)
class Pile:
    """Units of one kind of one seat in a place, and where they stand in the window."""

    place: PlaceId
    seat: Seat
    kind: UnitKind
    count: int
    at: Spot
    fresh: bool = False  # entered a sea area this turn: bound

    @property
    def token(self) -> str:
        """How hands name it."""
        return f"stack:{self.place}:{self.kind}"


class UnitsLayer:
    """Lays out and draws the piles of a state on the map."""

    def __init__(self, ctx: Context, map_picture: MapPicture) -> None:
        self._ctx = ctx
        self._map = map_picture
        self._kept: tuple[object, tuple[Pile, ...]] = (None, ())
        self._on_sheet: tuple[object, tuple[Pile, ...]] = (None, ())  # on land, from the map's corner
        self._rows: tuple[object, list[_Row]] = (None, [])
        self._state: WorldState | None = None

    @property
    def size(self) -> int:
        """Side of a piece at the present zoom."""
        return self._map.sizes.piece

    def piles(self, state: WorldState) -> tuple[Pile, ...]:
        """All piles, in drawing order; those on planned moves have left theirs."""
        camera = self._map.camera
        key = (id(state), camera.origin, camera.scale, camera.rect.size, self._ctx.scale)
        if self._kept[0] != key:
            zoom, (x, y) = (id(state), camera.scale, camera.step, self._ctx.scale), camera.origin
            if self._on_sheet[0] != zoom:
                self._on_sheet = (zoom, tuple(self._on_land(state, (x, y))))
            land = (
                Pile(one.place, one.seat, one.kind, one.count, (x + one.at[0], y + one.at[1]))
                for one in self._on_sheet[1]
            )
            self._kept = (key, (*land, *self._at_sea(state)))
            self._state = state  # held, so that its id is not given to another
        return self._kept[1]

    def pile_at(self, state: WorldState, pos: tuple[int, int]) -> Pile | None:
        """The pile under a point, the topmost first."""
        reach = self.size / 2 + self._ctx.px(1)
        for pile in reversed(self.piles(state)):
            if abs(pos[0] - pile.at[0]) <= reach and abs(pos[1] - pile.at[1]) <= reach:
                return pile
        return None

    def find(
        self, state: WorldState, place: PlaceId, kind: UnitKind, seat: Seat | None = None
    ) -> Pile | None:
        """The pile of a kind in a place; of a seat if that matters."""
        for pile in self.piles(state):
            if (pile.place, pile.kind) == (place, kind) and seat in (None, pile.seat):
                return pile
        return None

    def draw(
        self,
        surface: pygame.Surface,
        state: WorldState,
        faded: Mapping[tuple[PlaceId, Seat, UnitKind], int],
        taken: Mapping[tuple[PlaceId, Seat, UnitKind], int],
    ) -> None:
        """Paint the piles; `taken` are in a hand or under way, `faded` will leave by themselves."""
        size, seen = self.size, self._map.rect.inflate(self.size * 2, self.size * 2)
        for pile in self.piles(state):
            if not seen.collidepoint(pile.at):
                continue
            key = (pile.place, pile.seat, pile.kind)
            left = pile.count - taken.get(key, 0)
            if left > 0:
                ghost = faded.get(key, 0) >= left or pile.fresh
                self._map.pieces.draw(surface, pile.kind, pile.seat, pile.at, size, left, ghost)

    def _on_land(self, state: WorldState, origin: Spot) -> Iterator[Pile]:
        if self._rows[0] is not state:
            self._rows = (state, list(self._rows_on_land(state)))
        for place, rows in self._rows[1]:
            spots = self._map.slots(place, len(rows))
            for (seat, kind, count), at in zip(rows, spots, strict=True):
                yield Pile(place, seat, kind, count, (at[0] - origin[0], at[1] - origin[1]))

    def _rows_on_land(self, state: WorldState) -> Iterator[_Row]:
        for place, stacks in state.troops.items():
            rows = [
                (stack.seat, kind, count)
                for stack in stacks
                for kind, count in _counts(stack.units - self.marching(state, place, stack.seat))
            ]
            if rows:
                yield place, rows

    def _at_sea(self, state: WorldState) -> Iterator[Pile]:
        for place, fleets in state.fleets.items():
            rows = []
            for fleet in fleets:
                gone = Units() if fleet.fresh else self.marching(state, place, fleet.seat)
                rows += [
                    (fleet.seat, kind, count, fleet.fresh) for kind, count in _counts(fleet.units - gone)
                ]
            spots = self._map.slots(place, len(rows))
            for (seat, kind, count, fresh), at in zip(rows, spots, strict=True):
                yield Pile(place, seat, kind, count, at, fresh)

    @staticmethod
    def marching(state: WorldState, place: PlaceId, seat: Seat) -> Units:
        """The units of the active seat that planned moves take away from a place."""
        gone = Units()
        if seat == state.active:
            for march in state.marches:
                if march.origin == place:
                    gone = gone + march.units
        return gone


def _counts(units: Units) -> Iterator[tuple[UnitKind, int]]:
    return ((kind, units.of(kind)) for kind in UNIT_KINDS if units.of(kind) > 0)
