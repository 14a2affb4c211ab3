"""Assaults planned from where units stand or can march to: the party, its places and what it promises."""

from __future__ import annotations

from typing import NamedTuple

from game.games.front.bots.odds import Places, Target
from game.games.front.bots.stations import GROUND, Stations
from game.games.front.bots.theatre import Theatre
from game.games.front.going import passable
from game.games.front.model import HexId, UnitId

STAND = 0.5  # how often defenders stand fast where it counts
BLOCKED = 0.8  # of a stack that has no way out
FEE = 0.1  # what a unit must add at least: it could fight elsewhere
TRIES = 3  # hexes next to the target that are tried for each unit


class Party(NamedTuple):
    """Units against a hex, and from where. `gain` is what the assault promises, less what the places cost."""

    target: HexId
    places: Places
    gain: float

    def uses(self, units: set[UnitId]) -> bool:
        """Whether it needs one of these units."""
        return any(unit in units for unit, _ in self.places)


class Attacks:
    """Plans assaults of one seat at one moment."""

    def __init__(self, theatre: Theatre, stations: Stations) -> None:
        self.theatre, self.stations = theatre, stations
        self.aided: HexId = ""  # the hex whose assault a leader gives a column
        self._best: dict[UnitId, float] = {}
        self._outs: dict[HexId, tuple[HexId, ...]] = {}

    def worth(self, target: Target, places: Places, more: int = 0) -> float | None:
        """What an assault promises in points; None below 1:3."""
        theatre, odds = self.theatre, self.theatre.odds
        column = odds.column(target, places, more + int(target.hex == self.aided))
        if column is None:
            return None
        units = tuple(unit for unit, _ in places)
        steps = sum(odds.fighter(unit).steps for unit in units)
        chances = odds.chances(column, target.steps, steps)
        price = theatre.prices(target.units)
        won = chances.def_loss * price
        stood = STAND * (target.lead or 0) / 10 if target.is_cover else 0.0
        gone = chances.retreat * (1 - stood)
        won += chances.retreat * stood * price
        if theatre.level.pockets:
            won += gone * self._flight(target, places) * target.steps * price * BLOCKED
        prize = theatre.prizes.get(target.hex, 0.0)
        taken = prize if prize and not theatre.is_mine(target.hex) else 0.0
        won += (gone + chances.destroyed) * (GROUND + taken)
        return won - chances.att_loss * theatre.prices(units)

    def party(self, here: HexId, taken: set[UnitId], *, fixed: bool) -> Party | None:
        """The best party against an enemy stack without the units that are taken; `fixed` as units stand."""
        theatre, level = self.theatre, self.theatre.level
        target = theatre.odds.target(here)
        free = self._candidates(target, taken, fixed=fixed)
        places: Places = ()
        best: Party | None = None
        while free and len(places) < level.party:
            found: tuple[float, float, UnitId, HexId] | None = None
            for unit, spots in free.items():
                for spot, cost in spots:
                    if not self._fits(places, unit, spot):
                        continue
                    more = (*places, (unit, spot))
                    gain = self.worth(target, more)
                    rated = (-50.0 + self.theatre.attack(unit) if gain is None else gain) - cost
                    if found is None or rated > found[0]:
                        found = rated, cost, unit, spot
            if found is None:
                break
            _, _, unit, spot = found
            places = (*places, (unit, spot))
            del free[unit]
            gain = self.worth(target, places)
            if gain is not None:
                gain -= sum(FEE + self._cost(unit, spot, fixed=fixed) for unit, spot in places)
                if best is None or gain > best.gain:
                    best = Party(here, places, gain)
        return best

    def _candidates(
        self, target: Target, taken: set[UnitId], *, fixed: bool
    ) -> dict[UnitId, list[tuple[HexId, float]]]:
        """Who may attack, and from which hexes, each with what it costs to be there."""
        theatre = self.theatre
        state, book = theatre.course.state, theatre.course.book
        spots: dict[UnitId, list[tuple[HexId, float]]] = {}
        for near in target.ways:
            if near in target.barred:
                continue
            there = theatre.course.field.stack(near, theatre.seat) if fixed else theatre.comers.get(near, ())
            for unit in there:
                one = state.units[unit]
                if unit in taken or not book.units[unit].attack or one.mode in ("road", "exploit"):
                    continue
                if near == one.hex or self.stations.has_room(unit, near):
                    spots.setdefault(unit, []).append((near, self._cost(unit, near, fixed=fixed)))
        return {
            unit: sorted(row, key=lambda spot: (spot[1], spot[0]))[:TRIES]
            for unit, row in sorted(spots.items())
        }

    def _fits(self, places: Places, unit: UnitId, spot: HexId) -> bool:
        """Within stacking with those who come, and from no more hexes than the level looks at."""
        hexes = {here for _, here in places} | {spot}
        if len(hexes) > self.theatre.level.stacks:
            return False
        course, seat = self.theatre.course, self.theatre.seat
        limit = course.book.tables.stack
        there = set(course.field.stack(spot, seat)) | {one for one, here in places if here == spot} | {unit}
        steps = sum(course.state.units[one].steps for one in there)
        return len(there) <= limit["counters"] and steps <= limit["steps"]

    def _cost(self, unit: UnitId, spot: HexId, *, fixed: bool) -> float:
        """What the unit gives up by standing there instead of where it would be best."""
        if fixed:
            return 0.0
        if unit not in self._best:
            self._best[unit] = self.stations.best(unit)[0]
        return max(0.0, self._best[unit] - self.stations.worth(unit, spot))

    def _flight(self, target: Target, places: Places) -> float:
        """How much of a retreating stack is lost for want of a way: all without one, a part through zones."""
        course = self.theatre.course
        near = course.ground.around
        around: set[HexId] = set()
        spots = {here for _, here in places}
        for spot in spots:
            around.update(near[spot])
        ways = [way for way in self._ways_out(target) if way not in spots]
        ways = [way for way in ways if way not in around] or ways
        if not ways:
            return 1.0
        zone = course.field.zones[self.theatre.seat]
        friends = course.field.units[self.theatre.enemy]
        if all((way in zone or way in around) and way not in friends for way in ways):
            return len(target.units) / max(1, target.steps)
        return 0.0

    def _ways_out(self, target: Target) -> tuple[HexId, ...]:
        """The hexes that a stack could retreat to if nobody came nearer."""
        found = self._outs.get(target.hex)
        if found is None:
            course, seat = self.theatre.course, self.theatre.seat
            found = self._outs[target.hex] = tuple(
                there for there in course.ground.around[target.hex]
                if target.units and not course.field.count(there, seat)
                and passable(course, target.units[0], target.hex, there, flees=True)
            )  # fmt: skip
        return found
