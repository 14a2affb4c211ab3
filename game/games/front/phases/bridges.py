"""Bridges: engineers blow them in the Movement Phase, whoever holds them repairs them by night (17.0)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import events as e
from game.games.front.commands import BlowBridge
from game.games.front.course import Course, d10
from game.games.front.ground import side_id
from game.games.front.marching import allowance
from game.games.front.model import HexId, SideId
from game.games.front.standing import in_zone, may_act, own_unit, proficiency

REPAIR_LIMIT = 3
ENGINEER_HELP = 3


def commands(course: Course, seat: Seat) -> Iterator[BlowBridge]:
    """Each engineer of the US with each standing bridge at its hex or next to it."""
    if course.state.phase != "D" or seat != 1:
        return
    for unit, one in course.state.units.items():
        if one.hex and course.book.units[unit].type == "eng" and course.book.seat(unit) == seat:
            for side in _near(course, one.hex):
                command = BlowBridge(seat=seat, unit=unit, side=side)
                if refusal(course, command) is None:
                    yield command


def check(course: Course, command: BlowBridge) -> None:
    """Raises Illegal where the try is not possible."""
    illegal = refusal(course, command)
    if illegal is not None:
        raise illegal


def decide(course: Course, command: BlowBridge, chance: Chance) -> None:
    """A proficiency check; it takes the unit's whole movement (17.1). Raises Illegal."""
    check(course, command)
    unit = course.state.units[command.unit]
    die, rating = d10(chance), proficiency(course.book, command.unit, unit)
    course.tell(e.BridgeTried(
        seat=command.seat, unit=command.unit, side=command.side, die=die, proficiency=rating,
        blown=die <= rating,
    ))  # fmt: skip


def refusal(course: Course, command: BlowBridge) -> Illegal | None:
    """Why the bridge cannot be blown; None if it can."""
    try:
        one = own_unit(course, command.seat, command.unit)
    except Illegal as illegal:
        return illegal
    unit, state = command.unit, course.state
    if course.book.units[unit].type != "eng" or command.seat != 1:
        return Illegal("17.1", "no_engineer", unit=unit)
    if state.phase != "D" or one.mode == "exploit" or unit in state.done:
        return Illegal("17.1", "whole_movement", unit=unit)
    held = may_act(course, unit)
    if held is not None:
        return held
    if command.side not in _bridges(course):
        return Illegal("17.1", "no_bridge", side=command.side)
    if command.side in state.blown:
        return Illegal("17.1", "bridge_is_down", side=command.side)
    if not one.hex or command.side not in _near(course, one.hex):
        return Illegal("17.1", "bridge_far", unit=unit, side=command.side)
    if in_zone(course, command.seat, one.hex):
        enemy = course.field.against(command.seat)[one.hex][0]
        return Illegal("17.1", "engineer_in_zone", unit=unit, enemy=enemy, hex=one.hex)
    if not allowance(course, unit):
        return Illegal("A23", "no_points", unit=unit)
    return None


def repair(course: Course, chance: Chance) -> None:
    """At the end of Night: a die for each bridge that is down and held (17.2)."""
    for side in course.state.blown:
        holder = _holder(course, side)
        if holder is None:
            continue
        limit = REPAIR_LIMIT + (ENGINEER_HELP if _has_engineer(course, side, holder) else 0)
        die = d10(chance)
        course.tell(
            e.BridgeRepaired(seat=holder, side=side, die=die, limit=limit, repaired=die <= limit)
        )  # fmt: skip


def _holder(course: Course, side: SideId) -> Seat | None:
    """Who stands at both ends, or at one with no enemy next to that end."""
    ends = side.split("-")
    field = course.field
    for seat in (Seat(0), Seat(1)):
        enemy = field.units[1 - seat]
        there = [end for end in ends if field.stack(end, seat)]
        if len(there) == len(ends):
            return seat
        if there and not any(near in enemy for near in course.ground.around[there[0]]):
            return seat
    return None


def _has_engineer(course: Course, side: SideId, seat: Seat) -> bool:
    stacks = (course.field.stack(end, seat) for end in side.split("-"))
    return any(course.book.units[unit].type == "eng" for stack in stacks for unit in stack)


def _bridges(course: Course) -> frozenset[SideId]:
    return frozenset(side_id(side.a, side.b) for side in course.ground.map.sides if side.bridge)


def _near(course: Course, here: HexId) -> tuple[SideId, ...]:
    """Bridge hexsides of a hex and of its neighbours that touch it: in or next to (17.1)."""
    ground = course.ground
    hexes = (here, *ground.around[here])
    found = {
        side_id(a, b) for a in hexes for b in ground.around[a] if ground.side(a, b).bridge
    }  # fmt: skip
    return tuple(sorted(found))

