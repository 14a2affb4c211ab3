"""What headquarters buys: missions by promise, research by use, units by strength and supply."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ids import Seat
from game.games.world import research
from game.games.world.bots.armies import army, ordered_units
from game.games.world.bots.levels import Level
from game.games.world.bots.race import Race, way_left
from game.games.world.course import Course
from game.games.world.missions import condition_of, mission_of, open_missions
from game.games.world.model import FIELDS, UNIT_KINDS, Field, MissionId, UnitKind, office_of
from game.games.world.standing import living

STRONG_SHARE = 0.4  # of the army that is to be tanks and aircraft
MOST_STRONG = 8
_STRONG: tuple[tuple[UnitKind, int], ...] = (("aircraft", 2), ("tank", 1))  # every second, then the rest


def missions_by_promise(course: Course, seat: Seat, level: Level, race: Race | None) -> tuple[MissionId, ...]:
    """The open missions, the likeliest to be fulfilled first; the lowest level takes them as they come."""
    found = open_missions(office_of(course.state, seat))
    if not level.diplomacy:
        return found
    return tuple(sorted(found, key=lambda name: -_promise(course, seat, level, race, name)))


def _promise(course: Course, seat: Seat, level: Level, race: Race | None, name: MissionId) -> float:
    state, book = course.state, course.book
    condition, office = condition_of(book, name), office_of(state, seat)
    rounds = mission_of(book, name).rounds
    match condition.type:
        case "recruit_units":
            buys = office.income.own * (1 - level.studies) / book.cost_of_unit("infantry", state.seats)
            return buys * rounds / condition.count
        case "covert_success":
            return 1.5 if level.spies and condition.kind in ("sabotage", "espionage") else 0.4
        case "income_rise":
            return 0.9
        case "income_not_falling":
            return 0.6
        case "saved_points":
            is_wanted = race is not None and race.nearest == "badges"
            return (office.points + office.income.own) / condition.points if is_wanted else 0.1
        case _:
            return 0.5


def studies(course: Course, seat: Seat, race: Race | None) -> Iterator[tuple[Field, int]]:
    """The levels that can be begun, in the order in which they are wanted, with their prices: without a view
    of the race the lowest and the useful ones first; where research is to win, the longest way first."""
    state, book = course.state, course.book
    victory = book.scenario(state.options).victory.research
    limit = state.options.turn_limit
    found: list[tuple[int, int, Field, int]] = []
    for number, field in enumerate(FIELDS):
        step = research.next_level(book, state, seat, field)
        if step is None or (field != "military" and step > victory):
            continue
        if limit != "off" and state.round + book.research.rounds[str(step)] >= limit:
            continue
        price = research.cost_of(book, state, seat, field, step)
        if race is None:
            rank = step + (0 if field == "economy" else number)
        elif race.nearest == "research":
            rank = -way_left(course, seat, field, victory)
        else:
            rank = step
        found.append((rank, number, field, price))
    for _, _, field, price in sorted(found):
        yield field, price


def unit_orders(course: Course, seat: Seat, level: Level, points: int) -> Iterator[tuple[UnitKind, int]]:
    """Units for so many points: some strong ones where the level values them, infantry for the rest."""
    state, book = course.state, course.book
    free = to_come(course, seat)
    if level.strong_units:
        all_units = army(course, seat) + ordered_units(course, seat)
        strong = all_units.tank + all_units.aircraft
        wanted = min(MOST_STRONG, round(all_units.total * STRONG_SHARE)) - strong
        for kind, part in _STRONG:
            price = book.cost_of_unit(kind, state.seats)
            count = min(-(-wanted // part), free[kind], points // 2 // price)
            if count > 0:
                yield kind, count
                free[kind] -= count
                points, wanted = points - count * price, wanted - count
    for kind in UNIT_KINDS:
        price = book.cost_of_unit(kind, state.seats)
        count = min(free[kind], points // price)
        if count > 0:
            yield kind, count
            points -= count * price


def to_come(course: Course, seat: Seat) -> dict[UnitKind, int]:
    """How many units of each kind can still be ordered without waiting for pieces."""
    state = course.state
    office, supply = office_of(state, seat), state.realms[seat].supply
    share = max(1, len(living(state)))
    out: dict[UnitKind, int] = {}
    for kind in UNIT_KINDS:
        waiting = sum(order.count for order in office.orders if order.item == kind)
        out[kind] = max(0, supply.of(kind) + state.spare.of(kind) // share - waiting)
    return out
