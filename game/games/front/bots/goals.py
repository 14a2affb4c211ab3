"""Which objective each unit serves: places to take, places to hold, ways out of the map."""

from __future__ import annotations

from typing import NamedTuple

from game.games.front.bots.theatre import Theatre
from game.games.front.model import HexId, UnitId
from game.games.front.phases.movement import exits

NEAR = 2.5  # marches within which an enemy threatens a place
AT_ONCE = 0.8  # marches within which he is upon a source of supply
PART = 0.8  # of the units whose lines one source carries
SATED = 0.35  # what an objective is worth to one more unit when enough go there
LATE = 0.1  # what it is worth if the march takes longer than the game


class Goal(NamedTuple):
    """An objective of a unit; `is_held` if it is to be kept."""

    hex: HexId
    value: float
    is_held: bool


def goals(theatre: Theatre) -> dict[UnitId, Goal]:
    """The objective of every unit that has one."""
    offers = _offers(theatre)
    if not theatre.level.shares:
        best: dict[UnitId, Goal] = {}
        for worth, unit, goal, _ in offers:
            if unit not in best and worth > 0:
                best[unit] = goal
        return best
    return _shared(theatre, offers)


Offer = tuple[float, UnitId, Goal, float]


def _offers(theatre: Theatre) -> list[Offer]:
    """Every unit with every objective: its worth to the unit, best first, and the strength it needs."""
    decay, out = theatre.level.decay, []
    places = [(here, points, theatre.is_mine(here)) for here, points in theatre.prizes.items()]
    needs = {here: _need(theatre, here, mine) for here, _, mine in places}
    places += _sources(theatre, needs)
    for unit in theatre.own:
        start = theatre.spot(unit)
        for here, points, mine in places:
            need = needs[here]
            if mine and (not need or not theatre.level.caution):
                continue
            turns = theatre.turns(unit, start, here)
            late = LATE if turns > theatre.left and not mine else 1.0
            worth = points * decay**turns * late
            out.append((worth, unit, Goal(here, points, mine), need))
        for here in exits(theatre.course, unit):
            value = exit_value(theatre, unit)
            turns = theatre.turns(unit, start, here)
            if value and turns <= theatre.left:
                out.append((value * decay**turns, unit, Goal(here, value, False), 99.0))
    return sorted(out, key=lambda offer: (-offer[0], offer[1], offer[2].hex))


def _sources(theatre: Theatre, needs: dict[HexId, float]) -> list[tuple[HexId, float, bool]]:
    """The own sources of supply that an enemy can be upon at once, where units cut off count at the end."""
    points = theatre.course.scenario.points.us_cut_off_at_end if theatre.seat == 1 else 0
    if not points or not theatre.level.pockets:
        return []
    units, out = theatre.course.state.units, []
    for here in theatre.course.ground.sources("US"):
        near = [foe for foe in theatre.foes if theatre.turns(foe, units[foe].hex, here) <= AT_ONCE]
        if near and here not in needs:
            needs[here] = 0.6 * sum(theatre.attack(foe) for foe in near)
            out.append((here, points * PART * len(theatre.own), True))
    return out


def exit_value(theatre: Theatre, unit: UnitId) -> float:
    """Points for a unit that leaves the map (19.1)."""
    points, book = theatre.course.scenario.points, theatre.course.book
    if theatre.course.state.units[unit].steps < points.exit_least_steps:
        return 0.0
    names = {*book.units[unit].chain, book.units[unit].division}
    return float(max((value for name, value in points.exits.items() if name in names), default=0))


def _need(theatre: Theatre, here: HexId, mine: bool) -> float:
    """The strength that taking or holding a place asks for; nothing if nobody threatens it."""
    units, ground = theatre.course.state.units, theatre.course.ground
    if not mine:
        near = [foe for foe in theatre.foes if ground.distance(units[foe].hex, here) <= 2]
        return 2.0 + 1.6 * theatre.defence(tuple(near))
    coming = 0.0
    for foe in theatre.foes:
        if not units[foe].is_held and theatre.turns(foe, units[foe].hex, here) <= NEAR:
            coming += theatre.attack(foe)
    for foe, start in theatre.announced:
        if theatre.turns(foe, start, here) <= NEAR:
            coming += theatre.course.book.units[foe].attack
    return min(14.0, 0.6 * coming)


def _shared(theatre: Theatre, offers: list[Offer]) -> dict[UnitId, Goal]:
    """Share the objectives out: the best offers first, until each has the strength it needs."""
    out: dict[UnitId, Goal] = {}
    spare: dict[UnitId, tuple[float, Goal]] = {}
    given: dict[HexId, float] = {}
    for worth, unit, goal, need in offers:
        if unit in out:
            continue
        if given.get(goal.hex, 0.0) < need:
            out[unit] = goal
            force = theatre.defence((unit,)) if goal.is_held else theatre.attack(unit)
            given[goal.hex] = given.get(goal.hex, 0.0) + force
        elif unit not in spare or worth * SATED > spare[unit][0]:
            spare[unit] = worth * SATED, goal._replace(value=goal.value * SATED)
    for unit, (_, goal) in spare.items():
        out.setdefault(unit, goal)
    return out
