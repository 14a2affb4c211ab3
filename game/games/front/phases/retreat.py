"""Retreat: hex by hex away from the enemy; zones cost steps, who finds no way surrenders (11.7.0)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import commands as c
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front import excess, lives
from game.games.front.casualties import lose_step
from game.games.front.course import Course
from game.games.front.fights import Assault
from game.games.front.going import passable
from game.games.front.model import HexId, UnitId, other


def go_on(course: Course, chance: Chance) -> bool:
    """Go where there is one way only; whether the stage is through or went on."""
    assault = _assault(course)
    left = assault.def_retreat if _is_defender(assault) else assault.att_retreat
    if not left:
        _finish(course)
        return True
    if not assault.fleeing:
        fleeing = _who(course, assault)
        if not fleeing:
            _set(course, **{_count(assault): 0})
            return True
        retreated = (assault.target,) if _is_defender(assault) else assault.retreated
        _set(course, fleeing=fleeing, retreaters=fleeing, retreated=retreated)
        return True
    alive = tuple(unit for unit in assault.retreaters if unit in course.state.units)
    if not alive:
        onward = tuple(unit for unit in assault.fleeing if unit in course.state.units)
        further = left - 1 if onward else 0
        _set(course, **{_count(assault): further}, retreaters=onward if further else ())
        return True
    group = _group(course, alive)
    ways = options(course, group)
    lost = [unit for unit in group if not any(unit in able for able in ways.values())]
    if lost:
        _surrender(course, chance, lost)
        return True
    if len(ways) == 1:
        ((to, units),) = ways.items()
        _step(course, chance, units, to)
        return True
    return False


def commands(course: Course, seat: Seat) -> Iterator[c.Retreat]:
    """Every next hex of the stack, each with all units that can go there."""
    for to, units in sorted(options(course, _group(course, _assault(course).retreaters)).items()):
        yield c.Retreat(seat=seat, units=units, to=to)


def decide(course: Course, command: c.Retreat, chance: Chance) -> None:
    """The stack goes one hex. Raises Illegal."""
    group = _group(course, _assault(course).retreaters)
    ways = options(course, group)
    if command.to not in ways:
        raise _refusal(course, group, command.to)
    if set(command.units) != set(ways[command.to]):
        raise Illegal("11.7.0", "stack_stays_together", hex=command.to, unit=ways[command.to][0])
    _step(course, chance, ways[command.to], command.to)


def options(course: Course, group: tuple[UnitId, ...]) -> dict[HexId, tuple[UnitId, ...]]:
    """The hexes that units of one hex may go to, each with those that may: farther from the enemy where there
    is such a hex, else not nearer; no enemies, no closed terrain."""
    out: dict[HexId, tuple[UnitId, ...]] = {}
    for unit in group:
        here = course.state.units[unit].hex
        near = [to for to in course.ground.around[here] if not _bar(course, unit, here, to)]
        farther = [to for to in near if _distance(course, to) > _distance(course, here)]
        for to in farther or near:
            out[to] = (*out.get(to, ()), unit)
    return out


def _bar(course: Course, unit: UnitId, here: HexId, to: HexId) -> str:
    """What keeps a unit from going there; nothing if it may."""
    if course.field.count(to, other(course.book.seat(unit))):
        return "retreat_into_enemy"
    if _distance(course, to) < _distance(course, here):
        return "retreat_nearer"
    return "" if passable(course, unit, here, to, flees=True) else "retreat_closed"


def _refusal(course: Course, group: tuple[UnitId, ...], to: HexId) -> Illegal:
    unit = group[0]
    here = course.state.units[unit].hex
    if not course.ground.has(to) or to not in course.ground.around[here]:
        return Illegal("11.7.0", "not_next", hex=to, origin=here)
    match _bar(course, unit, here, to):
        case "retreat_into_enemy":
            return Illegal("11.7.0", "retreat_into_enemy", hex=to)
        case "retreat_closed":
            return Illegal("11.7.0", "retreat_closed", hex=to, unit=unit)
        case _:
            return Illegal("11.7.0", "retreat_nearer", hex=to)


def _distance(course: Course, here: HexId) -> int:
    """Hexes to the nearest enemy of this fight."""
    assault = _assault(course)
    if not _is_defender(assault):
        return course.ground.distance(here, assault.target)
    units = course.state.units
    spots = {units[unit].hex for unit in assault.attackers if unit in units} or set(assault.origins)
    return min(course.ground.distance(here, spot) for spot in spots)


def _step(course: Course, chance: Chance, units: tuple[UnitId, ...], to: HexId) -> None:
    """One hex back, with the leaders if nobody stays; each loses a step in an enemy zone without friends."""
    seat, here = course.book.seat(units[0]), course.state.units[units[0]].hex
    stays = [unit for unit in course.field.stack(here, seat) if unit not in units]
    leaders = () if stays else course.field.leaders_at(here, seat)
    harmed = to in course.field.zones[other(seat)] and not course.field.stack(to, seat)
    counters = (*units, *leaders)
    course.tell(f.Relocated(
        seat=seat, counters=counters, count=len(counters), origin=here, to=to, is_retreat=True,
    ))  # fmt: skip
    assault = _assault(course)
    path = assault.retreated
    if _is_defender(assault) and to not in path:
        path = (*path, to)
    _set(course, retreaters=tuple(u for u in assault.retreaters if u not in units), retreated=path)
    lives.enter(course, chance, seat, to)
    course.look()
    for unit in units if harmed else ():
        _set(course, stacked=lose_step(course, chance, unit, _assault(course).stacked))


def _surrender(course: Course, chance: Chance, units: list[UnitId]) -> None:
    """No legal hex: the units give themselves up."""
    here = course.state.units[units[0]].hex
    seat = course.book.seat(units[0])
    for unit in units:
        steps = course.state.units[unit].steps
        course.tell(e.UnitLost(seat=seat, unit=unit, hex=here, cause="surrendered", steps=steps))
    lives.displace(course, chance, here, seat)
    course.look()


def _finish(course: Course) -> None:
    """The retreat is over: the stacks are looked at (8.2), the next stage comes."""
    assault = _assault(course)
    if _is_defender(assault):
        _set(course, stage="attacker_retreat", fleeing=(), retreaters=())
    else:
        fell = assault.has_fallen_back or bool(assault.fleeing)
        _set(course, stage="advance", fleeing=(), retreaters=(), has_fallen_back=fell)
    excess.check(course)


def _who(course: Course, assault: Assault) -> tuple[UnitId, ...]:
    if _is_defender(assault):
        return course.field.stack(assault.target, other(course.state.active))
    return tuple(unit for unit in assault.attackers if unit in course.state.units)


def _group(course: Course, units: tuple[UnitId, ...]) -> tuple[UnitId, ...]:
    """Those of the first hex: one stack goes at a time."""
    alive = [unit for unit in units if unit in course.state.units]
    if not alive:
        return ()
    first = min(course.state.units[unit].hex for unit in alive)
    return tuple(sorted(unit for unit in alive if course.state.units[unit].hex == first))


def _is_defender(assault: Assault) -> bool:
    return assault.stage == "defender_retreat"


def _count(assault: Assault) -> str:
    return "def_retreat" if _is_defender(assault) else "att_retreat"


def _assault(course: Course) -> Assault:
    assert course.state.assault is not None
    return course.state.assault


def _set(course: Course, **fields: object) -> None:
    course.tell(f.AssaultSet(assault=replace(_assault(course), **fields)))
