"""Phases D and F: who marches next and where to: to assaults that are planned together, to better places."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.front.attacking import target_refusal
from game.games.front.bots import engineers, generals
from game.games.front.bots.attacks import Attacks, Party
from game.games.front.bots.goals import exit_value
from game.games.front.bots.stations import Stations
from game.games.front.bots.theatre import Theatre
from game.games.front.commands import EndPhase, FrontCommand, Move
from game.games.front.course import Course
from game.games.front.model import HexId, UnitId
from game.games.front.phases.movement import exits, move_refusal

WORTH_A_MARCH = 0.02
WORTH_A_COLUMN = 0.05


def marched(theatre: Theatre) -> FrontCommand:
    """The next bonus roll, bridge or march of a phase; else its end."""
    course, seat = theatre.course, theatre.seat
    bonus = generals.hastened(course, seat)
    if bonus is not None:
        return bonus
    if theatre.level.bridges:
        bridge = engineers.blown(theatre)
        if bridge is not None:
            return bridge
    stations = Stations(theatre)
    committed: dict[UnitId, HexId] = {}
    if course.state.phase == "D" and theatre.level.combines:
        parties = planned(theatre, Attacks(theatre, stations), fixed=False)
        for party in parties:
            command = _joined(course, seat, party, theatre)
            if command is not None:
                return command
            committed.update(party.places)
    left = _left_map(theatre)
    return left or _stationed(theatre, stations, committed) or _led(theatre) or EndPhase(seat=seat)


def planned(theatre: Theatre, attacks: Attacks, *, fixed: bool) -> list[Party]:
    """Assaults worth making with no unit in two of them, the best first."""
    course = theatre.course
    enemies = sorted(course.field.units[theatre.enemy])
    targets = [here for here in enemies if target_refusal(course, here) is None]
    found = {here: attacks.party(here, set(), fixed=fixed) for here in targets}
    if theatre.level.shifts and not theatre.is_late():
        attacks.aided = _aided(theatre, attacks, found, fixed=fixed)
        if attacks.aided:
            found[attacks.aided] = attacks.party(attacks.aided, set(), fixed=fixed)
    return _disjoint(theatre, attacks, [party for party in found.values() if party], fixed=fixed)


def _disjoint(theatre: Theatre, attacks: Attacks, parties: list[Party], *, fixed: bool) -> list[Party]:
    """The best party, the best of the others without its units, and so on."""
    used: set[UnitId] = set()
    out: list[Party] = []
    found = [party for party in parties if party.gain > theatre.level.bar]
    while found:
        best = max(found, key=lambda party: (party.gain, party.target))
        out.append(best)
        used.update(unit for unit, _ in best.places)
        again = []
        for party in found:
            if party is best:
                continue
            fresh = attacks.party(party.target, used, fixed=fixed) if party.uses(used) else party
            if fresh is not None and fresh.gain > theatre.level.bar:
                again.append(fresh)
        found = again
    return out


def _aided(theatre: Theatre, attacks: Attacks, found: dict[HexId, Party | None], *, fixed: bool) -> HexId:
    """The hex whose assault gains the most by a leader's column; nothing where no leader can give one."""
    best, where = WORTH_A_COLUMN, ""
    for here, party in found.items():
        if not generals.can_aid(theatre, here, fixed=fixed):
            continue
        attacks.aided = here
        helped = attacks.party(here, set(), fixed=fixed)
        gain = helped.gain - max(0.0, party.gain if party else 0.0) if helped else 0.0
        if gain > best and helped is not None and helped.gain > theatre.level.bar:
            best, where = gain, here
    return where


def _joined(course: Course, seat: Seat, party: Party, theatre: Theatre) -> Move | None:
    """The next march of a party: units of one hex to the same place together where they can."""
    for unit, spot in party.places:
        here = course.state.units[unit].hex
        if here == spot:
            continue
        mates = tuple(
            mate for mate, to in party.places
            if to == spot and course.state.units[mate].hex == here and mate in theatre.movable
        )  # fmt: skip
        for group in dict.fromkeys((mates if here else (unit,), (unit,))):
            command = _march(theatre, group, spot)
            if command is not None:
                return command
    return None


def _march(theatre: Theatre, counters: tuple[str, ...], to: HexId) -> Move | None:
    """A march by the cheapest path; None where it is not possible."""
    reach = theatre.reach(counters)
    if to not in reach.costs:
        return None
    command = Move(seat=theatre.seat, counters=counters, path=reach.path(to))
    return command if move_refusal(theatre.course, command) is None else None


def _left_map(theatre: Theatre) -> Move | None:
    """A unit that scores by leaving the map."""
    course = theatre.course
    for unit in theatre.own:
        if unit not in theatre.movable or not exits(course, unit) or not exit_value(theatre, unit):
            continue
        reach = theatre.reach((unit,))
        for here in exits(course, unit):
            if here in reach.costs and reach.costs[here] < reach.points:
                command = Move(seat=theatre.seat, counters=(unit,), path=reach.path(here), exit=True)
                if move_refusal(course, command) is None:
                    return command
    return None


def _stationed(theatre: Theatre, stations: Stations, committed: dict[UnitId, HexId]) -> Move | None:
    """The march that gains the most of those who have no assault to make."""
    found: list[tuple[float, UnitId, HexId]] = []
    for unit in theatre.own:
        if unit in committed or unit not in theatre.movable:
            continue
        here = theatre.course.state.units[unit].hex
        gain, to = stations.best(unit)
        gain -= stations.worth(unit, here) if here else -99.0
        if to and to != here and gain > WORTH_A_MARCH:
            found.append((gain, unit, to))
    for _, unit, to in sorted(found, reverse=True):
        command = _march(theatre, (unit,), to)
        if command is not None:
            return command
    return None


def _led(theatre: Theatre) -> Move | None:
    """The march of a leader to where he is needed."""
    course, seat = theatre.course, theatre.seat
    for leader in sorted(course.state.leaders):
        if course.book.seat(leader) == seat:
            to = generals.post(theatre, leader)
            if to and to != course.state.leaders[leader].hex:
                command = _march(theatre, (leader,), to)
                if command is not None:
                    return command
    return None
