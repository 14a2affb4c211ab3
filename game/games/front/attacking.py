"""Who may attack what, and who may help: units, leaders and air in the Ground Assault Segment (10.1.0)."""

from __future__ import annotations

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front.clash import Clash, odds_column
from game.games.front.course import Course
from game.games.front.model import HexId, LeaderId, UnitId, other, slot_of
from game.games.front.standing import active_leader, may_act, own_unit

LEADERS = ("division", "brigade", "kampfgruppe")
"""Levels that shift a column (22.1.3); corps and CC leaders never do (A01)."""

RANGE = 1  # hexes from the leader to the defending hex (A13)


def target_refusal(course: Course, target: HexId) -> Illegal | None:
    """Why a hex cannot be attacked; None if it can, as far as it itself goes."""
    state, enemy = course.state, other(course.state.active)
    if not course.ground.has(target):
        return Illegal("10.1.0", "no_such_hex", hex=target)
    field = course.field
    stack = tuple(unit for unit in field.stack(target, enemy) if field.is_read(unit))
    if not stack:
        leaders = [leader for leader in field.leaders_at(target, enemy) if field.is_read(leader)]
        if leaders and len(leaders) == field.count(target, enemy):
            return Illegal("A32", "only_leaders", hex=target)
        return Illegal("10.1.0", "no_enemy_there", hex=target)
    if target in state.targets:
        return Illegal("10.1.0", "attacked_already", hex=target)
    for row in course.scenario.untouchable:
        if row["turn"] == state.turn and row["unit"] in stack:
            return Illegal("20.1", "untouchable", hex=target, unit=row["unit"])
    return None


def unit_refusal(course: Course, seat: Seat, unit: UnitId, target: HexId) -> Illegal | None:
    """Why a unit cannot attack a hex; None if it can."""
    try:
        one = own_unit(course, seat, unit)
    except Illegal as illegal:
        return illegal
    if unit in course.state.done:
        return Illegal("10.1.0", "has_attacked", unit=unit)
    held = may_act(course, unit)
    if held is not None:
        return held
    if one.mode == "road":
        return Illegal("6.2.0", "mode_attacks_not", unit=unit, mode=one.mode)
    if one.mode == "exploit":
        return Illegal("6.4.0", "mode_attacks_not", unit=unit, mode=one.mode)
    if not course.book.units[unit].attack:
        return Illegal("10.1.0", "no_attack", unit=unit)
    if not one.hex or target not in course.ground.around[one.hex]:
        return Illegal("10.1.0", "not_beside", unit=unit, hex=target)
    if course.ground.is_barred(course.state, one.hex, target):
        return Illegal("10.2.0", "river_without_bridge", unit=unit, hex=target)
    return None


def able(course: Course, seat: Seat, target: HexId) -> tuple[UnitId, ...]:
    """The seat's units that may attack a hex."""
    near = [unit for here in course.ground.around[target] for unit in course.field.stack(here, seat)]
    return tuple(sorted(unit for unit in near if unit_refusal(course, seat, unit, target) is None))


def targets(course: Course, seat: Seat) -> tuple[HexId, ...]:
    """The hexes that the seat can attack with all its units next to them, at odds of the table."""
    found = []
    for target in sorted(course.field.units[other(seat)]):
        if target_refusal(course, target) is None:
            units = able(course, seat, target)
            if units and Clash(course, target, units).base is not None:
                found.append(target)
    return tuple(found)


def odds_refusal(course: Course, attack: int, defence: int, target: HexId) -> Illegal | None:
    """Below 1:3 there is no attack (10.3.0)."""
    if odds_column(course.book.tables.assault, attack, defence) is None:
        return Illegal("10.3.0", "odds_too_bad", attack=attack, defence=defence, hex=target)
    return None


def leader_refusal(
    course: Course, seat: Seat, leader: LeaderId, target: HexId, units: tuple[UnitId, ...]
) -> Illegal | None:
    """Why a leader's column cannot be claimed in an assault on a hex for these units of his (22.1.3)."""
    try:
        one = active_leader(course, seat, leader)
    except Illegal as illegal:
        return illegal
    if course.book.leaders[leader].level not in LEADERS:
        return Illegal("22.1.3", "level_shifts_not", leader=leader)
    if not one.hex or course.ground.distance(one.hex, target) > RANGE:
        return Illegal("22.1.3", "leader_too_far", leader=leader, hex=target)
    if not any(course.book.commands(leader, unit) for unit in units):
        return Illegal("4.6.0", "nobody_of_his", leader=leader)
    if is_spent(course, seat, leader):
        return Illegal("22.1.3", "shift_spent", leader=leader)
    return None


def is_spent(course: Course, seat: Seat, leader: LeaderId) -> bool:
    """Whether the segment's bonus is used up, by the setting (A14)."""
    used = course.state.shifts
    match course.state.options.leader_shift_limit:
        case "total":
            return bool(used)
        case "per_leader":
            return leader in used
        case _:
            return any(course.book.seat(one) == seat for one in used)


def helpers(
    course: Course, seat: Seat, target: HexId, units: tuple[UnitId, ...]
) -> tuple[LeaderId, ...]:
    """The seat's leaders that may give a column."""
    mine = [leader for leader in course.state.leaders if course.book.seat(leader) == seat]
    return tuple(one for one in mine if leader_refusal(course, seat, one, target, units) is None)


def air_refusal(course: Course, seat: Seat) -> Illegal | None:
    """Why the air marker cannot be used (18.3.0)."""
    state = course.state
    if seat != 1:
        return Illegal("18.3.0", "no_air_force")
    if state.weather != "clear" or slot_of(state) in ("N", "X"):
        return Illegal("18.3.0", "no_flying", weather=state.weather)
    if state.is_air_used:
        return Illegal("18.3.0", "air_spent")
    return None


def may_hide_a_leader(course: Course, seat: Seat, target: HexId) -> bool:
    """Fog of war: whether the enemy cannot know that the seat has no leader to claim: it is asked then."""
    field, state = course.field, course.state
    if state.options.fog_of_war == "off":
        return False
    limit = state.options.leader_shift_limit
    used = [course.book.seat(one) for one in state.shifts]
    if (limit == "total" and used) or (limit == "per_side" and seat in used):
        return False
    for here in (target, *course.ground.around[target]):
        counters = (*field.stack(here, seat), *field.leaders_at(here, seat))
        if field.count(here, seat) > sum(field.is_read(counter) for counter in counters):
            return True
    return False
