"""Reads a position edited by hand and says which fields do not fit together (line protocol `set`)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.games.world.course import Course
from game.games.world.headquarters_inspection import office_faults
from game.games.world.model import NO_UNITS, UNIT_KINDS, Units, WorldState

SEATS = range(2, 7)


def inconsistencies(course: Course) -> list[str]:
    """Every fault, one line each, beginning with its field. Empty for every state that play can reach."""
    state = course.state
    faults = list(_table(course, state))
    if faults:  # all else is read seat by seat
        return faults
    faults = [*_board(course, state), *_step(state)]
    if not faults:  # counting needs sound stacks
        faults = [*_pieces(course, state), *_markers(course, state), *_secrets(course, state)]
    return faults


def _table(course: Course, state: WorldState) -> Iterator[str]:
    if state.seats not in SEATS:
        yield f"seats: {state.seats}; two to six can play"
        return
    if state.step == "setup":
        yield "step: a position cannot stand before set-up"
    if sorted(state.order) != list(range(state.seats)):
        yield f"order: it names the seats 0 to {state.seats - 1}, each once"
    for field in ("realms", "offices"):
        if len(getattr(state, field)) != state.seats:
            yield f"{field}: there must be {state.seats}, one a seat"
    if state.mail is None or len(state.mail) != state.seats:
        yield f"mail: there must be {state.seats} rows, one a seat; the referee's view holds them"
    if any(office is None for office in state.offices):
        yield "offices: none may be missing; the referee's view holds them all"
    if state.active not in range(state.seats):
        yield f"active: {state.active} is no seat"
    nations = [realm.nation for realm in state.realms if realm.nation is not None]
    for nation in nations:
        if nation not in course.book.nations.nations:
            yield f"realms: there is no nation {nation!r}"
    if len(set(nations)) < len(nations):
        yield "realms: two seats play the same nation"


def _board(course: Course, state: WorldState) -> Iterator[str]:
    ground, seats = course.ground, range(state.seats)
    for place, owner in state.owners.items():
        if place not in ground.territories:
            yield f"owners: there is no territory {place!r}"
        if owner not in seats:
            yield f"owners: {place} belongs to {owner}, who is no seat"
        elif not any(stack.seat == owner for stack in state.troops.get(place, ())) and not state.fight:
            yield f"troops: the owner of {place} has no unit there"
    for place, stacks in state.troops.items():
        if place not in ground.territories:
            yield f"troops: there is no territory {place!r}"
        elif place not in state.owners:
            yield f"owners: units stand in {place}, which belongs to nobody"
        if len({stack.seat for stack in stacks}) < len(stacks):
            yield f"troops: a seat has two stacks in {place}"
        for stack in stacks:
            if stack.seat not in seats or not _is_some(stack.units):
                yield f"troops: a stack in {place} is empty, negative or nobody's"
    for place, fleets in state.fleets.items():
        if place not in ground.seas:
            yield f"fleets: there is no sea area {place!r}"
        for fleet in fleets:
            if fleet.seat not in seats or not _is_some(fleet.units):
                yield f"fleets: a fleet in {place} is empty, negative or nobody's"
    for battle in state.battles:
        if battle.place not in ground.territories or state.owners.get(battle.place) != battle.defender:
            yield f"battles: {battle.place} is no territory of the seat {battle.defender}"
        elif not any(stack.seat == state.active for stack in state.troops.get(battle.place, ())):
            yield f"battles: the active seat has no unit in {battle.place}"


def _step(state: WorldState) -> Iterator[str]:
    if (state.step == "over") != (state.outcome is not None):
        yield "outcome: it is set exactly in the step over"
    if (state.step == "battle") != (state.fight is not None) and state.step != "over":
        yield "fight: it is set exactly in the step battle"
    if (state.step == "defend") != (state.defence is not None):
        yield "defence: it is set exactly in the step defend"
    elif state.defence is not None:
        if not state.defence.due or not all(s in range(state.seats) for s in state.defence.due):
            yield "defence: seats must be due"
        if state.defence.is_supporting and not state.defence.called:
            yield "defence: nobody is called to support"
    if (state.step == "sabotage") != (state.toll is not None):
        yield "toll: it is set exactly in the step sabotage"
    elif state.toll is not None and not (
        state.toll.seat == state.active and 0 < state.toll.count < state.realms[state.active].camp.total
    ):
        yield "toll: it is the active seat's, of some but not all of the units in its Base Camp"
    if state.fight is not None and state.fight.stage == "tolls" and not state.fight.tolls:
        yield "fight: no toll is due"
    if state.step not in ("nations", "claim") and state.round < 1:
        yield "round: it is 1 or more"
    if state.active in range(state.seats) and state.realms[state.active].is_out and state.step != "over":
        yield "active: that seat is out"


def _pieces(course: Course, state: WorldState) -> Iterator[str]:
    """Each seat has the pieces of its colour, and all spare ones are where they are (R044, A42)."""
    book = course.book.units
    held = [_held(state, Seat(seat)) for seat in range(state.seats)]
    for kind in UNIT_KINDS:
        for seat, units in enumerate(held):
            if units.of(kind) < book.pieces.of(kind):
                most = book.pieces.of(kind)
                yield f"realms: seat {seat} has {units.of(kind)} {kind}; its colour has {most}"
        there = sum(units.of(kind) for units in held) + state.spare.of(kind)
        if there != book.pieces.of(kind) * book.colours:
            total = book.pieces.of(kind) * book.colours
            yield f"spare: {there} {kind} are in play and spare; all colours together have {total}"
    for seat, realm in enumerate(state.realms):
        for field in ("supply", "camp", "drop_zone"):
            units = getattr(realm, field)
            if any(units.of(kind) < 0 for kind in UNIT_KINDS):
                yield f"realms: the {field} of seat {seat} is negative"


def _held(state: WorldState, seat: Seat) -> Units:
    realm = state.realms[seat]
    out = realm.supply + realm.camp + realm.drop_zone
    for stacks in state.troops.values():
        out = sum((stack.units for stack in stacks if stack.seat == seat), out)
    for fleets in state.fleets.values():
        out = sum((fleet.units for fleet in fleets if fleet.seat == seat), out)
    return out


def _markers(course: Course, state: WorldState) -> Iterator[str]:
    for seat, realm in enumerate(state.realms):
        points = course.ground.points(state.owners, Seat(seat))
        if realm.track != points:
            yield f"realms: the marker of seat {seat} shows {realm.track}; its territories make {points}"
        top = len(course.book.research.fields["military"].effects)
        if not 0 <= realm.military <= top:
            yield f"realms: the military level of seat {seat} is {realm.military}; it may be 0 to {top}"
        if not 0 <= realm.badges <= course.book.missions.badges:
            yield f"realms: seat {seat} has {realm.badges} badges"


def _secrets(course: Course, state: WorldState) -> Iterator[str]:
    for seat, office in enumerate(state.offices):
        if office is None:
            continue
        if min(office.points, office.diplomats, office.spies, office.technology, office.economy) < 0:
            yield f"offices: seat {seat} has something below zero"
        others = (*office.allies, *office.offers_sent, *office.offers_got)
        if any(other == seat or other not in range(state.seats) for other in others):
            yield f"offices: seat {seat} has dealings with itself or with nobody"
        if any(order.count < 1 or order.due < 0 for order in office.orders):
            yield f"offices: an order of seat {seat} is empty"
        yield from office_faults(course.book, state, Seat(seat), office)


def _is_some(units: Units) -> bool:
    return units != NO_UNITS and all(units.of(kind) >= 0 for kind in UNIT_KINDS)
