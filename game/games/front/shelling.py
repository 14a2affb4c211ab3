"""Barrage: who may fire at what, the factors, the column with its shifts (12.1.0)."""

from __future__ import annotations

import msgspec

from game.core.ids import Seat
from game.core.messages import Illegal
from game.games.front.course import Course
from game.games.front.model import HexId, UnitId, other, slot_of
from game.games.front.shifts import Row
from game.games.front.standing import is_isolated, may_act, own_unit

FREE_FACTORS = 10  # of a free barrage (special S1)
FAR_SIGHT = 2  # hexes to an observer in Clear or Overcast daylight


class BarragePreview(msgspec.Struct, frozen=True):
    """A planned barrage: `rows` as (rule, row, columns); of ten dice so many suppress or cost steps."""

    factors: int
    base: int
    rows: tuple[Row, ...]
    column: int
    suppressed: int
    losses: tuple[tuple[int, int], ...]  # steps, and how many of ten dice cost them
    mean_loss: float


def weigh(course: Course, target: HexId, guns: tuple[UnitId, ...]) -> BarragePreview:
    """The column of a barrage and what ten dice would bring."""
    table = course.book.tables.barrage
    factors = sum(course.book.units[gun].barrage for gun in guns) if guns else FREE_FACTORS
    base = next(column for column, most in enumerate(table.most) if factors <= most)
    found = _rows(course, target)
    column = max(0, min(len(table.columns) - 1, base + sum(value for _, _, value in found)))
    cells = table.results[column]
    losses = [int(cell) if cell.isdigit() else 0 for cell in cells]
    shares = tuple((number, losses.count(number)) for number in sorted(set(losses)))
    return BarragePreview(
        factors=factors, base=base, rows=found, column=column, losses=shares,
        suppressed=sum(cell != "-" for cell in cells), mean_loss=sum(losses) / len(cells),
    )  # fmt: skip


def _rows(course: Course, target: HexId) -> tuple[Row, ...]:
    state, ground, shifts = course.state, course.ground, course.book.tables.barrage.shifts
    dark = slot_of(state) in ("N", "X")
    stack = course.field.stack(target, _owner(course, target))
    found = (
        ("18.3.0", "clear", state.weather == "clear" and not dark),
        ("12.1.0", "forest", ground.terrain[target] == "forest"),
        ("12.1.0", "city", ground.terrain[target] == "city"),
        ("12.1.0", "westwall", target in ground.westwall),
        ("18.2", "fog", state.weather == "fog"),
        ("3.3.0", "night", dark),
        ("6.2.0", "road_mode", any(state.units[unit].mode == "road" for unit in stack)),
    )
    return tuple((rule, row, shifts[row]) for rule, row, holds in found if holds)


def _owner(course: Course, target: HexId) -> Seat:
    """Whose units stand there: the shooter's enemy."""
    state = course.state
    return state.active if state.is_defensive else other(state.active)


def targets(course: Course, seat: Seat) -> tuple[HexId, ...]:
    """The hexes that the seat could fire at if it has guns in range."""
    hexes = {*course.field.units[other(seat)], *course.state.hidden[other(seat)]}
    hexes |= set(course.field.leaders[other(seat)])
    return tuple(here for here in sorted(hexes) if target_refusal(course, seat, here) is None)


def target_refusal(course: Course, seat: Seat, target: HexId) -> Illegal | None:
    """Why nobody of the seat can fire at a hex, by what the seat reads (A32, 12.1.0, 12.4.0)."""
    state, field, enemy = course.state, course.field, other(seat)
    if not course.ground.has(target):
        return Illegal("12.1.0", "no_such_hex", hex=target)
    if state.is_defensive and state.turn in course.scenario.silent_turns:
        return Illegal("20.2", "guns_are_silent")
    units = [unit for unit in field.stack(target, enemy) if field.is_read(unit)]
    leaders = [leader for leader in field.leaders_at(target, enemy) if field.is_read(leader)]
    count = field.count(target, enemy)
    if not count:
        return Illegal("12.1.0", "no_enemy_there", hex=target)
    if not units and count == len(leaders):
        return Illegal("A32", "only_leaders", hex=target)
    if target in state.targets:
        return Illegal("12.1.0", "barraged_already", hex=target)
    return _observer_refusal(course, seat, target)


def _observer_refusal(course: Course, seat: Seat, target: HexId) -> Illegal | None:
    state = course.state
    far = 1 if state.is_defensive or state.weather == "fog" or slot_of(state) in ("N", "X") else FAR_SIGHT
    near = [here for here in course.field.units[seat] if course.ground.distance(here, target) <= far]
    if near:
        return None
    if state.is_defensive:
        return Illegal("12.4.0", "not_beside_us", hex=target)
    return Illegal("12.1.0", "no_observer", hex=target, count=far)


def gun_refusal(course: Course, seat: Seat, gun: UnitId, target: HexId | None) -> Illegal | None:
    """Why a unit cannot fire, at a hex or at all; None if it can."""
    try:
        one = own_unit(course, seat, gun)
    except Illegal as illegal:
        return illegal
    if not course.book.is_artillery(gun):
        return Illegal("12.1.0", "no_gun", unit=gun)
    if not one.hex:
        return Illegal("12.1.0", "not_on_map", unit=gun)
    if gun in course.state.done:
        return Illegal("12.1.0", "has_fired", unit=gun)
    held = may_act(course, gun)
    if held is not None:
        return held
    if one.is_depleted:
        return Illegal("12.6.0", "no_ammunition", unit=gun)
    if is_isolated(course.book, one):
        return Illegal("12.6.0", "gun_isolated", unit=gun)
    if one.mode == "road":
        return Illegal("6.2.0", "gun_on_the_road", unit=gun)
    if one.has_moved and course.book.units[gun].type == "art":
        return Illegal("6.5.0", "gun_has_moved", unit=gun)
    if target is not None:
        far = course.ground.distance(one.hex, target)
        reach = course.book.units[gun].range
        if far > reach:
            return Illegal("12.1.0", "out_of_range", unit=gun, hex=target, count=far, reach=reach)
    return None


def battery_refusal(course: Course, guns: tuple[UnitId, ...]) -> Illegal | None:
    """At most three guns, of one division and its corps (12.1.0)."""
    most = course.book.tables.barrage.guns
    if len(guns) > most or len(set(guns)) < len(guns):
        return Illegal("12.1.0", "too_many_guns", count=most)
    prints = [course.book.units[gun] for gun in guns]
    divisions = {one.division for one in prints if len(one.chain) > 1}
    corps = {one.chain[-1] for one in prints}
    if len(divisions) > 1 or len(corps) > 1:
        return Illegal("12.1.0", "not_one_division", unit=guns[0], enemy=guns[-1])
    return None


def free_refusal(course: Course, seat: Seat) -> Illegal | None:
    """Why no free barrage is left: the German's, before anything else in the first turn (S1)."""
    state = course.state
    if seat != 0 or state.is_defensive or state.turns_begun != 1 or not state.free_barrages:
        return Illegal("20.2", "no_free_barrage")
    return None


def guns_for(course: Course, seat: Seat, target: HexId) -> tuple[UnitId, ...]:
    """The seat's guns that may fire at a hex, the heaviest first."""
    able = [
        unit for unit in course.state.units
        if course.book.is_artillery(unit) and course.book.seat(unit) == seat
        and gun_refusal(course, seat, unit, target) is None
    ]  # fmt: skip
    return tuple(sorted(able, key=lambda gun: (-course.book.units[gun].barrage, gun)))
