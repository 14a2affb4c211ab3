"""Where a counter stands in the rules: strength, proficiency, command, what it may do now."""

from __future__ import annotations

from typing import Literal

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front.book import Book
from game.games.front.course import Course
from game.games.front.model import FrontState, HexId, Leader, LeaderId, Unit, UnitId, slot_of

FATIGUE = 2  # off the proficiency (4.3.5)


def strength(book: Book, unit: UnitId, one: Unit, kind: Literal["attack", "defence"]) -> int:
    """What is left of a unit's strength, rounded up (4.2.0, 1.3)."""
    counter = book.units[unit]
    printed = counter.attack if kind == "attack" else counter.defence
    return -(-printed * one.steps // counter.steps)


def proficiency(book: Book, unit: UnitId, one: Unit) -> int:
    """A unit's rating for checks (4.5.0)."""
    return book.units[unit].proficiency - (FATIGUE if one.fatigue else 0)


def is_isolated(book: Book, one: Unit) -> bool:
    """Level 3 or more (14.6.0)."""
    return one.isolation >= book.tables.supply["level"]


def counter_of(state: FrontState, counter: str) -> Unit | Leader | None:
    """A unit or leader in play."""
    return state.units.get(counter) or state.leaders.get(counter)


def own_counter(course: Course, seat: Seat, counter: str) -> Unit | Leader:
    """A counter of the seat that is in play. Raises Illegal."""
    found = counter_of(course.state, counter) if course.book.is_known(counter) else None
    if found is None:
        raise Illegal("4.1.0", "not_in_play", unit=counter)
    if course.book.seat(counter) != seat:
        raise Illegal("4.1.0", "not_yours", unit=counter)
    return found


def own_unit(course: Course, seat: Seat, unit: UnitId) -> Unit:
    """A combat unit of the seat that is in play. Raises Illegal."""
    found = own_counter(course, seat, unit)
    if not isinstance(found, Unit):
        raise Illegal("22.3.0", "leader_cannot", unit=unit)
    return found


def own_leader(course: Course, seat: Seat, leader: LeaderId) -> Leader:
    """A leader of the seat that is in play. Raises Illegal."""
    found = own_counter(course, seat, leader)
    if not isinstance(found, Leader):
        raise Illegal("22.0", "no_leader", unit=leader)
    return found


def active_leader(course: Course, seat: Seat, leader: LeaderId) -> Leader:
    """An activated leader of the seat: only he helps (22.0). Raises Illegal."""
    found = own_leader(course, seat, leader)
    if not found.is_active:
        raise Illegal("22.0", "leader_inactive", leader=leader)
    return found


def under(course: Course, leader: LeaderId) -> tuple[UnitId, ...]:
    """The leader's units in play (4.6.0), as far as they are read."""
    return tuple(unit for unit in course.state.units if course.book.commands(leader, unit))


def active_leaders(course: Course, seat: Seat) -> tuple[LeaderId, ...]:
    """The seat's activated leaders."""
    return tuple(
        leader for leader, one in course.state.leaders.items()
        if one.is_active and course.book.seat(leader) == seat
    )  # fmt: skip


def may_act(course: Course, counter: str) -> Illegal | None:
    """Not held back by its release (A34) or, in Extended Night, by not being activated (3.4.0)."""
    one = counter_of(course.state, counter)
    if isinstance(one, Unit) and one.is_held:
        return Illegal("16.3", "not_released", unit=counter)
    if slot_of(course.state) == "X" and counter not in course.state.roused:
        return Illegal("3.4.0", "not_roused", unit=counter)
    return None


def in_zone(course: Course, seat: Seat, hex_id: HexId) -> bool:
    """Whether a hex lies in an enemy zone that the seat knows of."""
    return hex_id in course.field.against(seat)


def is_over(course: Course, hex_id: HexId, seat: Seat) -> bool:
    """Whether a stack is over the limit (8.1)."""
    limit = course.book.tables.stack
    stack = course.field.stack(hex_id, seat)
    return len(stack) > limit["counters"] or course.field.steps(hex_id, seat) > limit["steps"]


def cause_of_loss(one: Unit) -> Literal["lost", "lost_isolated"]:
    """How a unit without steps is entered: one that dies isolated never returns (21.3.0)."""
    return "lost_isolated" if one.isolation else "lost"
