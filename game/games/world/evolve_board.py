"""The book-keeping of the board: units that come, go and move, and territories that change hands."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world import events as e
from game.games.world.model import (
    NO_UNITS,
    Fleet,
    March,
    PlaceId,
    Realm,
    Stack,
    Toll,
    Units,
    WorldState,
    units,
)

T = TypeVar("T")

BoardEvent = (
    e.KeepChosen
    | e.UnitsWithdrawn
    | e.UnitsPlaced
    | e.MovePlanned
    | e.MoveDropped
    | e.UnitsMoved
    | e.TerritoryTaken
    | e.TerritoryEmptied
    | e.UnitsLost
    | e.UnitsDropped
)


def evolve(state: WorldState, event: BoardEvent) -> WorldState:
    """The state after an event on the board."""
    match event:
        case e.KeepChosen(place=place, kind=kind):
            return replace(state, keep={**state.keep, place: kind})
        case e.UnitsWithdrawn(seat=seat, place=place, units=moved):
            return _camp(take_troops(state, place, seat, moved), seat, moved)
        case e.UnitsPlaced(seat=seat, place=place, kind=kind, count=count):
            moved = units(kind, count)
            return add_troops(_camp(state, seat, NO_UNITS - moved), place, seat, moved)
        case e.MovePlanned(origin=origin, to=to, kind=kind, count=count):
            return _planned(state, origin, to, units(kind, count))
        case e.MoveDropped(origin=origin, to=to):
            return replace(state, marches=_without_march(state, origin, to))
        case e.UnitsMoved():
            return _moved(state, event)
        case e.TerritoryTaken(seat=seat, place=place):
            return replace(state, owners={**state.owners, place: seat})
        case e.TerritoryEmptied(place=place):
            return replace(state, owners={key: seat for key, seat in state.owners.items() if key != place})
        case e.UnitsLost():
            return _lost(state, event)
        case e.UnitsDropped(seat=seat, place=place, units=dropped):
            state, realm = take_any(state, place, seat, dropped), state.realms[seat]
            return _with_realm(state, seat, replace(realm, drop_zone=realm.drop_zone + dropped))
        case _:
            assert_never(event)


def add_troops(state: WorldState, place: PlaceId, seat: Seat, more: Units) -> WorldState:
    """Units join the seat's stack in a territory, or make a new one behind the others."""
    stacks = state.troops.get(place, ())
    if any(stack.seat == seat for stack in stacks):
        stacks = tuple(Stack(s.seat, s.units + more) if s.seat == seat else s for s in stacks)
    else:
        stacks = (*stacks, Stack(seat, more))
    return _with_stacks(state, place, stacks)


def take_troops(state: WorldState, place: PlaceId, seat: Seat, fewer: Units) -> WorldState:
    """Units leave the seat's stack in a territory."""
    stacks = tuple(
        Stack(s.seat, s.units - fewer) if s.seat == seat else s for s in state.troops.get(place, ())
    )
    return _with_stacks(state, place, stacks)


def take_any(state: WorldState, place: PlaceId, seat: Seat, fewer: Units) -> WorldState:
    """Units leave a place: a territory, or the sea area that is being fought for."""
    if state.fight is not None and state.fight.battle.is_at_sea and state.fight.battle.place == place:
        return change_fleet(state, place, seat, NO_UNITS - fewer, is_fresh=False)
    return take_troops(state, place, seat, fewer)


def change_fleet(
    state: WorldState, place: PlaceId, seat: Seat, change: Units, *, is_fresh: bool
) -> WorldState:
    """Units join or leave the seat's fleet in a sea area."""
    fleets, found = [], False
    for fleet in state.fleets.get(place, ()):
        if fleet.seat == seat and fleet.fresh == is_fresh:
            fleet, found = replace(fleet, units=fleet.units + change), True
        fleets.append(fleet)
    if not found:
        fleets.append(Fleet(seat, change, is_fresh))
    return _with_fleets(state, place, tuple(fleets))


def settle_fleets(state: WorldState, seat: Seat) -> WorldState:
    """The seat's fresh fleets become ordinary ones (R130)."""
    for place, fleets in state.fleets.items():
        for fleet in fleets:
            if fleet.seat == seat and fleet.fresh:
                state = change_fleet(state, place, seat, NO_UNITS - fleet.units, is_fresh=True)
                state = change_fleet(state, place, seat, fleet.units, is_fresh=False)
    return state


def take_off_board(state: WorldState, seat: Seat) -> WorldState:
    """All of the seat's units go to its supply and it is out (A33)."""
    realm = state.realms[seat]
    back = realm.camp + realm.drop_zone
    for place, stacks in state.troops.items():
        for stack in stacks:
            if stack.seat == seat:
                back = back + stack.units
                state = take_troops(state, place, seat, stack.units)
    gone = replace(realm, supply=realm.supply + back, camp=NO_UNITS, drop_zone=NO_UNITS, is_out=True)
    return _with_realm(state, seat, gone)


def _planned(state: WorldState, origin: PlaceId, to: PlaceId, more: Units) -> WorldState:
    old = next((m.units for m in state.marches if (m.origin, m.to) == (origin, to)), NO_UNITS)
    marches = (*_without_march(state, origin, to), March(origin, to, old + more))
    return replace(state, marches=tuple(sorted(marches, key=lambda march: (march.origin, march.to))))


def _without_march(state: WorldState, origin: PlaceId, to: PlaceId) -> tuple[March, ...]:
    return tuple(march for march in state.marches if (march.origin, march.to) != (origin, to))


def _moved(state: WorldState, event: e.UnitsMoved) -> WorldState:
    seat, moved = event.seat, event.units
    state = replace(state, marches=_without_march(state, event.origin, event.to))
    if event.is_from_sea:
        state = change_fleet(state, event.origin, seat, NO_UNITS - moved, is_fresh=False)
    else:
        state = take_troops(state, event.origin, seat, moved)
    if event.is_to_sea:
        return change_fleet(state, event.to, seat, moved, is_fresh=True)
    return add_troops(state, event.to, seat, moved)


def _lost(state: WorldState, event: e.UnitsLost) -> WorldState:
    seat, lost = event.seat, event.units
    if event.place is None:
        state = _camp(state, seat, NO_UNITS - lost)
    else:
        state = take_any(state, event.place, seat, lost)
    realm = state.realms[seat]
    state = _with_realm(state, seat, replace(realm, supply=realm.supply + lost))
    if state.fight is not None:
        tolls = tuple(_paid(toll, event) for toll in state.fight.tolls)
        fight = replace(state.fight, tolls=tuple(toll for toll in tolls if toll.count))
        return replace(state, fight=fight)
    if state.toll is None:
        return state
    rest = _paid(state.toll, event)
    return replace(state, toll=rest if rest.count else None)


def _paid(toll: Toll, event: e.UnitsLost) -> Toll:
    return replace(toll, count=toll.count - event.units.total) if toll.seat == event.toll else toll


def _camp(state: WorldState, seat: Seat, change: Units) -> WorldState:
    realm = state.realms[seat]
    return _with_realm(state, seat, replace(realm, camp=realm.camp + change))


def _with_stacks(state: WorldState, place: PlaceId, stacks: tuple[Stack, ...]) -> WorldState:
    left = tuple(stack for stack in stacks if stack.units.total)
    troops = {key: row for key, row in state.troops.items() if key != place}
    if left:
        troops[place] = left
    return replace(state, troops=troops)


def _with_fleets(state: WorldState, place: PlaceId, fleets: tuple[Fleet, ...]) -> WorldState:
    left = tuple(fleet for fleet in fleets if fleet.units.total)
    rest = {key: row for key, row in state.fleets.items() if key != place}
    if left:
        rest[place] = left
    return replace(state, fleets=rest)


def _with_realm(state: WorldState, seat: Seat, realm: Realm) -> WorldState:
    return replace(state, realms=(*state.realms[:seat], realm, *state.realms[seat + 1 :]))
