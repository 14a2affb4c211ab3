"""Advance: attackers enter the emptied hex; some go farther along the retreat (11.8.0)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import commands as c
from game.games.front import events_fight as f
from game.games.front import excess, lives
from game.games.front.course import Course
from game.games.front.fights import Assault
from game.games.front.going import passable
from game.games.front.model import HexId, LeaderId, UnitId, other
from game.games.front.phases import combat_events

FAR = 2  # hexes of retreat that let motorised attackers go a hex farther


def go_on(course: Course, chance: Chance) -> bool:
    """The assault is over when nobody can advance."""
    del chance
    if options(course):
        return False
    _end(course)
    return True


def commands(course: Course, seat: Seat) -> Iterator[c.FrontCommand]:
    """Every counter that may go on, and the end."""
    for counter, to in options(course).items():
        yield c.Advance(seat=seat, counter=counter, to=to)
    yield c.EndAdvance(seat=seat)


def decide(course: Course, command: c.Advance | c.EndAdvance, chance: Chance) -> None:
    """One counter goes one hex, or the assault ends. Raises Illegal."""
    if isinstance(command, c.EndAdvance):
        _end(course)
        return
    ways = options(course)
    if ways.get(command.counter) != command.to:
        raise refusal(course, command)
    seat, counter, to = command.seat, command.counter, command.to
    spot = course.state.units.get(counter) or course.state.leaders[counter]
    course.tell(f.Relocated(
        seat=seat, counters=(counter,), count=1, origin=spot.hex, to=to, is_retreat=False,
    ))  # fmt: skip
    if counter in course.state.units:
        lives.enter(course, chance, seat, to)
    course.look()
    excess.check(course)


def options(course: Course) -> dict[str, HexId]:
    """By counter: the next hex of its advance."""
    assault = _assault(course)
    if assault.has_fallen_back or course.field.stack(assault.target, other(course.state.active)):
        return {}
    out: dict[str, HexId] = {}
    for unit in assault.attackers:
        if unit in course.state.units and _unit_refusal(course, unit) is None:
            out[unit] = _next(assault, course.state.units[unit].hex) or ""
    for leader in _staff(course, assault):
        to = _next(assault, course.state.leaders[leader].hex)
        if to and any(unit in assault.attackers for unit in course.field.stack(to, course.state.active)):
            out[leader] = to
    return out


def refusal(course: Course, command: c.Advance) -> Illegal:
    """Why a counter cannot advance there."""
    assault = _assault(course)
    if command.counter in assault.attackers and command.counter in course.state.units:
        found = _unit_refusal(course, command.counter)
        if found is not None:
            return found
        return Illegal("11.8.0", "advance_elsewhere", unit=command.counter, hex=command.to)
    return Illegal("11.8.0", "not_in_the_assault", unit=command.counter)


def _unit_refusal(course: Course, unit: UnitId) -> Illegal | None:
    assault, one = _assault(course), course.state.units[unit]
    seat = course.state.active
    to = _next(assault, one.hex)
    if combat_events.is_halted(course, unit):
        return Illegal("23.2.0", "panic_halts", unit=unit)
    if to is None or _gone_so_far(assault, one.hex) >= _allowed(course, unit):
        return Illegal("11.8.0", "far_enough", unit=unit)
    if course.field.count(to, other(seat)) and course.field.stack(to, other(seat)):
        return Illegal("11.8.0", "advance_into_enemy", unit=unit, hex=to)
    if not passable(course, unit, one.hex, to, flees=False):
        return Illegal("11.8.0", "advance_closed", unit=unit, hex=to)
    limit, stack = course.book.tables.stack, course.field.stack(to, seat)
    steps = course.field.steps(to, seat) + one.steps
    if len(stack) >= limit["counters"] or steps > limit["steps"]:
        return Illegal("8.1", "stack_full", hex=to)
    return None


def _allowed(course: Course, unit: UnitId) -> int:
    """Hexes: the emptied one; one more if motorised and the retreat was long; one more for a bold officer."""
    assault = _assault(course)
    far = int(course.book.is_motorised(unit) and assault.depth >= FAR)
    bold = int(combat_events.is_at_work(course, "bold_junior_officer", course.state.active))
    return 1 + far + bold


def _next(assault: Assault, here: HexId) -> HexId | None:
    """The next hex on the way of the retreat from there."""
    way = assault.retreated or (assault.target,)
    if here not in way:
        return way[0]
    place = way.index(here) + 1
    return way[place] if place < len(way) else None


def _gone_so_far(assault: Assault, here: HexId) -> int:
    way = assault.retreated or (assault.target,)
    return way.index(here) + 1 if here in way else 0


def _staff(course: Course, assault: Assault) -> tuple[LeaderId, ...]:
    """Leaders of the stacks that attacked: they may go along (22.3.0)."""
    spots = {*assault.origins, *(assault.retreated or (assault.target,))}
    seat = course.state.active
    return tuple(
        leader for leader, one in course.state.leaders.items()
        if one.hex in spots and course.book.seat(leader) == seat
    )  # fmt: skip


def _end(course: Course) -> None:
    course.tell(f.AssaultSet(assault=None))
    course.look()
    excess.check(course)


def _assault(course: Course) -> Assault:
    assert course.state.assault is not None
    return course.state.assault
