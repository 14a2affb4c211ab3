"""Movement events: a marker waits until a unit of the affected side near it is about to move (23.3.0)."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.front import events as e
from game.games.front import events_fight as f
from game.games.front.commands import BlowBridge, Move
from game.games.front.course import Course, d10
from game.games.front.fights import Trial
from game.games.front.keepers import open_trial
from game.games.front.model import Hamper, HexId, Marker, UnitId
from game.games.front.standing import cause_of_loss, strength

LOST_WAY = 4  # wrong turning: a die up to this halves the MA
HIT = 2  # mines: a die up to this costs a step


def about_to_move(course: Course, command: Move | BlowBridge, chance: Chance) -> bool:
    """Turn the first marker over that the counters stand in or next to. True: the player orders anew, knowing
    what has befallen his units."""
    counters = command.counters if isinstance(command, Move) else (command.unit,)
    for unit in counters:
        if unit in course.state.units:
            marker = next((m for m in course.state.markers if _touches(course, m, command.seat, unit)), None)
            if marker is not None:
                _turn_over(course, marker, unit, chance)
                return True
    return False


def on_move(course: Course, counters: tuple[str, ...], chance: Chance) -> None:
    """Mines: the first of the affected units to move rolls (23.3.0). Leaders do not roll for it (A19)."""
    mined = {unit for unit, row in course.state.hampers.items() if "mines" in row}
    moved = set(course.state.done) & mined
    first = next((unit for unit in counters if unit in mined and unit in course.state.units), None)
    if first is None or moved - set(counters):
        return
    seat, one, die = course.book.seat(first), course.state.units[first], d10(chance)
    course.tell(f.HamperRolled(seat=seat, unit=first, event="mines", die=die, is_hit=die <= HIT))
    if die <= HIT:
        course.tell(f.StepLost(seat=seat, unit=first, hex=one.hex))
        if one.steps == 1:
            course.tell(e.UnitLost(seat=seat, unit=first, hex=one.hex, cause=cause_of_loss(one)))


def affected(course: Course, here: HexId, seat: Seat) -> tuple[UnitId, ...]:
    """All of the seat's units in or next to a marker."""
    return tuple(
        unit for near in (here, *course.ground.around[here]) for unit in course.field.stack(near, seat)
    )


def happen(course: Course, chance: Chance, trial: Trial) -> None:
    """The event takes effect for the rest of the phase on all units that no leader has spared."""
    units = tuple(unit for unit in trial.units if unit not in trial.spared)
    motorised = tuple(unit for unit in units if course.book.is_motorised(unit))
    match trial.event:
        case "no_fuel_up":
            _hamper(course, trial.seat, motorised, "no_fuel_up")
        case "wrong_turning":
            _wrong_turning(course, chance, trial.seat, units)
        case "mines":
            moved = course.state.done
            _hamper(course, trial.seat, tuple(unit for unit in units if unit not in moved), "mines")
        case "dump":
            _hamper(course, trial.seat, motorised, "dump")
            _find_supply(course, trial.seat, units)
        case "gap":
            _hamper(course, trial.seat, (trial.first,), "gap")
        case _:
            hamper = next(one for one in course.book.tables.movement_events if one == trial.event)
            _hamper(course, trial.seat, units, hamper)


def _turn_over(course: Course, marker: Marker, unit: UnitId, chance: Chance) -> None:
    tables, die = course.book.tables, d10(chance)
    event = tables.movement_events[die]
    course.tell(f.EventRolled(
        seat=marker.affects, hex=marker.hex, die=die, event=event, is_movement=True,
    ))  # fmt: skip
    rest = list(course.state.markers)
    rest.remove(marker)
    course.tell(f.MarkersSet(markers=tuple(rest)))
    units = affected(course, marker.hex, marker.affects)
    trial = Trial(
        seat=marker.affects, event=event, hex=marker.hex, units=units, leaders=(), is_movement=True,
        first=unit,
    )  # fmt: skip
    if die < tables.adverse_movement and open_trial(course, trial):
        return
    happen(course, chance, trial)


def _touches(course: Course, marker: Marker, seat: Seat, unit: UnitId) -> bool:
    here = course.state.units[unit].hex
    return marker.affects == seat and bool(here) and course.ground.distance(here, marker.hex) <= 1


def _hamper(course: Course, seat: Seat, units: tuple[UnitId, ...], hamper: Hamper) -> None:
    if units:
        course.tell(f.Hampered(seat=seat, units=units, hamper=hamper))


def _wrong_turning(course: Course, chance: Chance, seat: Seat, units: tuple[UnitId, ...]) -> None:
    lost = []
    for unit in units:
        die = d10(chance)
        is_hit = die <= LOST_WAY
        course.tell(f.HamperRolled(seat=seat, unit=unit, event="wrong_turning", die=die, is_hit=is_hit))
        if is_hit:
            lost.append(unit)
    _hamper(course, seat, tuple(lost), "wrong_turning")


def _find_supply(course: Course, seat: Seat, units: tuple[UnitId, ...]) -> None:
    """The strongest unit without supply counts as supplied for this turn."""
    rows = course.state.units
    cut = [unit for unit in units if rows[unit].is_cut]
    if cut:
        unit = max(cut, key=lambda one: strength(course.book, one, rows[one], "attack"))
        course.tell(f.SupplyFound(seat=seat, unit=unit))
