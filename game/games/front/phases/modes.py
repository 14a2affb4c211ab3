"""Phase C: modes (6.0)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front import events as e
from game.games.front.commands import FrontCommand, SetMode
from game.games.front.course import Course
from game.games.front.model import MODES, Mode, Unit, slot_of
from game.games.front.standing import counter_of, in_zone, is_isolated, own_counter


def open(course: Course, chance: Chance) -> None:
    """Modes that cannot be kept fall back to Tactical."""
    del chance
    seat = course.state.active
    for counter in _own(course, seat):
        one = counter_of(course.state, counter)
        if one is not None and one.mode != "tactical" and _refusal(course, counter, one.mode) is not None:
            course.tell(e.ModeSet(counter=counter, mode="tactical", is_forced=True))


def is_idle(course: Course) -> bool:
    """No counter has a choice."""
    return next(commands(course, course.state.active), None) is None


def commands(course: Course, seat: Seat) -> Iterator[FrontCommand]:
    """Every other mode of every counter."""
    for counter in _own(course, seat):
        one = counter_of(course.state, counter)
        for mode in MODES:
            if one is not None and mode != one.mode and _refusal(course, counter, mode) is None:
                yield SetMode(seat=seat, counter=counter, mode=mode)


def decide(course: Course, command: FrontCommand, chance: Chance) -> None:
    """Set a mode. Raises Illegal."""
    del chance
    if not isinstance(command, SetMode):
        raise Illegal("3.2.0", "not_in_this_phase", phase=course.state.phase)
    one = own_counter(course, command.seat, command.counter)
    if one.mode == command.mode:
        raise Illegal("6.0", "same_mode", unit=command.counter, mode=command.mode)
    illegal = _refusal(course, command.counter, command.mode)
    if illegal is not None:
        raise illegal
    course.tell(e.ModeSet(counter=command.counter, mode=command.mode))


def close(course: Course, chance: Chance) -> None:
    """Nothing is left to do."""
    del course, chance


def _own(course: Course, seat: Seat) -> Iterator[str]:
    for things in (course.state.units, course.state.leaders):
        yield from (counter for counter in things if course.book.seat(counter) == seat)


def _refusal(course: Course, counter: str, mode: Mode) -> Illegal | None:
    """Why a counter cannot take a mode; None if it can."""
    one = counter_of(course.state, counter)
    seat = course.book.seat(counter)
    if isinstance(one, Unit) and one.is_held:
        return Illegal("16.3", "not_released", unit=counter)
    if one is None or mode == "tactical":
        return None
    if mode == "prepared":
        if not isinstance(one, Unit) or not course.book.units[counter].attack:
            return Illegal("6.3.0", "no_attack_strength", unit=counter)
        if one.is_cut or is_isolated(course.book, one):
            return Illegal("6.3.0", "prepared_needs_supply", unit=counter)
        return None
    if mode == "exploit" and not course.book.is_motorised(counter):
        return Illegal("6.4.0", "exploit_needs_motor", unit=counter)
    if mode == "exploit" and slot_of(course.state) in ("N", "X"):
        return Illegal("3.3.0", "no_exploit_at_night", unit=counter)
    if one.hex and in_zone(course, seat, one.hex):
        maker = course.field.against(seat)[one.hex][0]
        return Illegal("6.0", "mode_in_zone", unit=counter, mode=mode, enemy=maker, hex=one.hex)
    return None
