"""Random events of assaults: called by equal dice, kept off by leaders, or at work (23.1.0, 23.2.0)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.front import events_fight as f
from game.games.front.casualties import lose_step
from game.games.front.clash import Clash, lead
from game.games.front.course import Course, d10
from game.games.front.fights import Assault, Trial
from game.games.front.keepers import open_trial
from game.games.front.model import Marker, UnitId, other

COMBAT_DICE = 5  # d10 below it: a combat event, else a movement event (23.1.0)


def call(course: Course, chance: Chance) -> bool:
    """Equal dice: even ones affect the attacker, odd ones the defender (23.1.0). Whether leaders may try to
    keep the event off first."""
    assault, seat = _assault(course), course.state.active
    affected = seat if (assault.att_die or 0) % 2 == 0 else other(seat)
    die = d10(chance)
    is_combat = die < COMBAT_DICE
    course.tell(f.EventCalled(hex=assault.target, affects=affected, die=die, is_combat=is_combat))
    if not is_combat:
        markers = (*course.state.markers, Marker(hex=assault.target, affects=affected))
        course.tell(f.MarkersSet(markers=markers))
        return False
    number = d10(chance)
    event = course.book.tables.combat_events[number]
    course.tell(f.EventRolled(
        seat=affected, hex=assault.target, die=number, event=event, is_movement=False,
    ))  # fmt: skip
    units = taking_part(course, affected)
    if number < course.book.tables.adverse:
        trial = Trial(seat=affected, event=event, hex=assault.target, units=units, leaders=())
        if open_trial(course, trial):
            return True
    happen(course, event, affected, ())
    return False


def taking_part(course: Course, seat: Seat) -> tuple[UnitId, ...]:
    """The seat's units in the assault."""
    assault = _assault(course)
    if seat == course.state.active:
        return tuple(unit for unit in assault.attackers if unit in course.state.units)
    return course.field.stack(assault.target, seat)


def happen(course: Course, event: str, seat: Seat, spared: tuple[UnitId, ...]) -> None:
    """The event takes effect on the seat's units that no leader has spared; the fight goes on behind it.

    What befalls the assault as a whole (columns, leader shift, a longer retreat) holds while one unit is
    touched; what befalls a unit picks it from those touched (F025)."""
    touched = tuple(unit for unit in taking_part(course, seat) if unit not in spared)
    _set(course, stage="read")
    if not touched:
        return
    _set(course, event=event, event_seat=seat, spared=spared)
    against = -1 if seat == course.state.active else 1
    match event:
        case "ammunition_mix_up":
            _set(course, shift=against)
        case "lost_in_the_fog":
            if len(taking_part(course, seat)) > 1:
                _set(course, absent=(_strongest(course, seat, touched),))
        case "short_rounds":
            _set(course, shift=against)
        case "radio_silence":
            _set(course, **{"att_leader" if against < 0 else "def_leader": ""})
        case "stiff_resistance":
            _set(course, shift=-against)
        case "captured_map":
            _set(course, stage="reroll")
        case "hidden_draw":
            _set(course, is_dry=against < 0)
        case _:
            pass  # what befalls units comes behind the reading; panic and the bold officer show later


def befall(course: Course, chance: Chance) -> None:
    """What the event does to units, once the dice are read: the column moves by what it says of columns alone
    (A26), so short rounds cost one and not a second for the unit that they suppress."""
    assault, seat = _assault(course), _assault(course).event_seat
    touched = tuple(unit for unit in taking_part(course, seat) if unit not in assault.spared)
    match assault.event:
        case "short_rounds" if touched:
            unit = _strongest(course, seat, touched)
            here = course.state.units[unit].hex
            course.tell(f.Suppressed(seat=seat, hex=here, units=(unit,)))
        case "armour_breaks_down":
            tanks = tuple(unit for unit in touched if course.book.is_armour(unit))
            if tanks:
                unit = _strongest(course, seat, tanks)
                _set(course, stacked=lose_step(course, chance, unit, assault.stacked))


def is_at_work(course: Course, event: str, seat: Seat) -> bool:
    """Whether this event works on the seat in the assault."""
    assault = _assault(course)
    return assault.event == event and assault.event_seat == seat


def is_halted(course: Course, unit: UnitId) -> bool:
    """Panic among the attackers: no advance but for units that a leader has spared (23.2.0)."""
    return is_at_work(course, "panic", course.state.active) and unit not in _assault(course).spared


def retreat_change(course: Course, hexes: int) -> int:
    """Panic adds a hex to any result of the defender's (A28); a hidden draw takes one off."""
    enemy = other(course.state.active)
    if is_at_work(course, "panic", enemy):
        return 1
    return -1 if hexes and is_at_work(course, "hidden_draw", enemy) else 0


def _strongest(course: Course, seat: Seat, units: tuple[UnitId, ...]) -> UnitId:
    """The lead of these: by strength in this assault, then proficiency (10.4.15)."""
    clash = Clash(course, _assault(course).target, taking_part(course, course.state.active))
    strengths = clash.attacks if seat == course.state.active else clash.defences
    return lead(course, {unit: strengths[unit] for unit in units})


def _assault(course: Course) -> Assault:
    assert course.state.assault is not None
    return course.state.assault


def _set(course: Course, **fields: Any) -> None:
    course.tell(f.AssaultSet(assault=replace(_assault(course), **fields)))
