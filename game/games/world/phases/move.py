"""Phase 3, second step: planned moves, carried out all at once (R124-R136, A02-A05, A30, A32)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.world import events as e
from game.games.world.commands import DropMove, EndMoves, PlanMove
from game.games.world.course import Course
from game.games.world.model import NO_UNITS, Battle, PlaceId, Units
from game.games.world.phases import defend
from game.games.world.standing import is_partners_ground, own_fleet, own_troops
from game.games.world.turn import begin_step


def begin(course: Course) -> None:
    """Let the active seat plan; where no unit is free to move the step passes by."""
    if any(free_units(course, place) for place in origins(course)):
        begin_step(course, "move")
    else:
        defend.begin(course)


def commands(course: Course, seat: Seat) -> Iterator[PlanMove | DropMove | EndMoves]:
    """Every number of every kind along every way that is open; arrows to take back; then go."""
    for origin in origins(course):
        most = free_units(course, origin)
        if most == 0:
            continue
        left = left_at(course, origin)
        for to in targets(course, origin):
            free = landing_room(course, seat, to)
            cap = most if free is None else min(most, free)
            for kind in left.kinds():
                for count in range(1, min(cap, left.of(kind)) + 1):
                    yield PlanMove(seat=seat, origin=origin, to=to, kind=kind, count=count)
    for march in course.state.marches:
        yield DropMove(seat=seat, origin=march.origin, to=march.to)
    yield EndMoves(seat=seat)


def origins(course: Course) -> Iterator[PlaceId]:
    """Where the active seat has units, at sea only those that were there before (R130)."""
    state, seat = course.state, course.state.active
    for place in course.ground.territories:
        if own_troops(state, place, seat).total:
            yield place
    for place in course.ground.seas:
        if own_fleet(state, place, seat).total:
            yield place


def left_at(course: Course, origin: PlaceId) -> Units:
    """The active seat's units in a place that no arrow takes away."""
    state, seat = course.state, course.state.active
    there = (
        own_fleet(state, origin, seat) if course.ground.is_sea(origin) else own_troops(state, origin, seat)
    )
    for march in state.marches:
        if march.origin == origin:
            there = there - march.units
    return there


def free_units(course: Course, origin: PlaceId) -> int:
    """How many more units may leave: in an own territory one stays (R127, A05, A13)."""
    state = course.state
    staying = 1 if state.owners.get(origin) == state.active else 0
    return left_at(course, origin).total - staying


def targets(course: Course, origin: PlaceId) -> Iterator[PlaceId]:
    """The places to which units may be moved from here."""
    ground = course.ground
    if ground.is_sea(origin):
        near = tuple(place for place in ground.territories if origin in ground.anchors[place])
    else:
        near = (*ground.neighbours[origin], *ground.anchors[origin])
    for to in near:
        if way_refusal(course, origin, to) is None:
            yield to


def landing_room(course: Course, seat: Seat, to: PlaceId) -> int | None:
    """How many units may still land in an own territory (A03); None elsewhere: no limit (R131, A01)."""
    state = course.state
    if state.owners.get(to) != seat:
        return None
    planned = sum((march.units for march in state.marches if march.to == to), NO_UNITS)
    there = sum(stack.units.total for stack in state.troops.get(to, ()))
    return max(0, course.ground.production(to) - there - planned.total)


def way_refusal(course: Course, origin: PlaceId, to: PlaceId) -> Illegal | None:
    """Why no unit may go this way: no link, no anchor, sea to sea, own or partner's ground."""
    ground, state = course.ground, course.state
    if to not in ground.territories and not ground.is_sea(to):
        return Illegal("R124", "no_such_place", name=to)
    if ground.is_sea(origin) and ground.is_sea(to):
        return Illegal("A02", "sea_to_sea", origin=origin, place=to)
    if ground.is_sea(to):
        if to not in ground.anchors[origin]:
            return Illegal("R129", "no_anchor", origin=origin, place=to)
        return None
    if ground.is_sea(origin):
        if origin not in ground.anchors[to]:
            return Illegal("A03", "no_landing", origin=origin, place=to)
    elif to not in ground.neighbours[origin]:
        return Illegal("R124", "not_adjacent", origin=origin, place=to)
    elif state.owners.get(to) == state.active:
        return Illegal("A04", "move_into_own", place=to)
    if is_partners_ground(state, to, state.active):
        return Illegal("R219", "partners_ground", place=to)
    return None


def refusal(course: Course, command: PlanMove) -> Illegal | None:
    """Nobody there, no way, not that many, one must stay, or the landing's limit."""
    ground, seat, origin = course.ground, command.seat, command.origin
    if origin not in ground.territories and not ground.is_sea(origin):
        return Illegal("R124", "no_such_place", name=origin)
    if origin not in tuple(origins(course)):
        key = "bound_at_sea" if ground.is_sea(origin) else "none_there"
        return Illegal("R130" if ground.is_sea(origin) else "R124", key, place=origin)
    way = way_refusal(course, origin, command.to)
    if way is not None:
        return way
    left = left_at(course, origin).of(command.kind)
    if command.count < 1:
        return Illegal("R124", "count_too_small")
    if command.count > left:
        return Illegal("R124", "not_enough_there", place=origin, kind=command.kind, there=left)
    if command.count > free_units(course, origin):
        return Illegal("R127", "one_must_stay", place=origin)
    free = landing_room(course, seat, command.to)
    if free is not None and command.count > free:
        return Illegal("A03", "landing_limit", place=command.to, free=free)
    return None


def decide(course: Course, command: PlanMove | DropMove | EndMoves) -> None:
    """Draw an arrow, take one back, or carry all out."""
    if isinstance(command, EndMoves):
        carry_out(course)
        return
    if isinstance(command, DropMove):
        if not any((m.origin, m.to) == (command.origin, command.to) for m in course.state.marches):
            raise Illegal("R124", "no_such_move", origin=command.origin, place=command.to)
        course.tell(e.MoveDropped(seat=command.seat, origin=command.origin, to=command.to))
        return
    illegal = refusal(course, command)
    if illegal is not None:
        raise illegal
    course.tell(
        e.MovePlanned(
            seat=command.seat,
            origin=command.origin,
            to=command.to,
            kind=command.kind,
            count=command.count,
        )
    )


def carry_out(course: Course) -> None:
    """All arrows at once; empty territories are taken, enemies attacked (R128, R132, R146, A30, A32)."""
    ground, seat = course.ground, course.state.active
    marches = course.state.marches
    for march in marches:
        course.tell(
            e.UnitsMoved(
                seat=seat,
                origin=march.origin,
                to=march.to,
                units=march.units,
                is_from_sea=ground.is_sea(march.origin),
                is_to_sea=ground.is_sea(march.to),
            )
        )
    reached = {march.to for march in marches}
    battles: list[Battle] = []
    for place in ground.territories:
        owner = course.state.owners.get(place)
        if place not in reached or owner == seat:
            continue
        if owner is None:
            course.tell(e.TerritoryTaken(seat=seat, place=place, loser=None))
        else:
            by_sea = any(ground.is_sea(march.origin) for march in marches if march.to == place)
            battles.append(Battle(place, owner, is_from_sea=by_sea))
    course.move_marker(seat)
    if battles:
        course.tell(e.BattlesJoined(battles=tuple(battles)))
    defend.begin(course)
