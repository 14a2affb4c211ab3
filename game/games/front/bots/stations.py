"""What it is worth to a seat that a unit ends its march in a hex: points, ways, shelter, supply."""

from __future__ import annotations

from functools import cached_property

from game.games.front.bots.cuts import Cuts
from game.games.front.bots.goals import Goal, goals
from game.games.front.bots.odds import Chances
from game.games.front.bots.sieges import Sieges
from game.games.front.bots.theatre import Theatre
from game.games.front.model import HexId, UnitId
from game.games.front.shifts import terrain_shift
from game.games.front.standing import is_isolated

BESIDE = 0.6  # of a place's points for holding a hex next to it
NOT_ALL = 0.75  # of the enemies that can strike somewhere
GROUND = 0.3  # what any hex is worth that is lost in a retreat
CUT = 0.3  # what an enemy unit without supply is worth, besides points
THIN = 0.3  # of being without supply, for a line that the enemy can come upon
WORSE = 0.5  # what each level of isolation adds to it
LAST = 1.0  # full marches before the end from which a place held without supply counts as lost (19.1)
LOST = 0.8
ISOLATED, UNFED = 0.5, 0.75  # of an enemy's strength that lacks supply
KEPT = 0.8  # of a place's points for the only unit that keeps an enemy near it out
ELSEWHERE = 5.0  # points that an attacker's unit may win by going on: a smaller place gets no second one
MOST = 6  # units that strike one hex
OPEN = 0.03  # a shelter's column where nobody strikes


class Stations:
    """The worth of hexes to units of one seat at one moment."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        self.goals: dict[UnitId, Goal] = goals(theatre)
        self.cuts = Cuts(theatre)
        self.sieges = Sieges(theatre, self.cuts)
        self._worth: dict[tuple[UnitId, HexId], float] = {}
        self._thin: dict[HexId, bool] = {}
        self._limit = theatre.course.book.tables.stack
        self._rooms: dict[HexId, tuple[tuple[UnitId, ...], int]] = {}
        self._forces: dict[HexId, tuple[int, int]] = {}

    def worth(self, unit: UnitId, here: HexId) -> float:
        """The worth of standing in a hex, in points."""
        key = (unit, here)
        found = self._worth.get(key)
        if found is None:
            found = self._plain(unit, here) + self._cutting(unit, here)
            found = self._worth[key] = found - self._harm(unit, here) - self._hunger(unit, here)
        return found

    def _plain(self, unit: UnitId, here: HexId) -> float:
        """The part of the worth that is told at once."""
        found = self._taking(unit, here) + self._going(unit, here)
        if self.theatre.level.pockets:
            found += self.sieges.pressed(unit, here) - self.sieges.risked(unit, here)
        return found

    def _at_most(self, unit: UnitId, here: HexId) -> float:
        """No less than the worth, without looking after lines and blows."""
        found, level = self._plain(unit, here) + 3 * OPEN, self.theatre.level
        if self._wants_guards(here):
            found += level.caution * self.theatre.prizes.get(here, 0.0)
        if level.cuts and not self.theatre.is_late():
            found += self.cuts.most(unit, here) * self._per_cut
        return found

    def best(self, unit: UnitId) -> tuple[float, HexId]:
        """The best hex that a unit can go to or stay in."""
        theatre = self.theatre
        start = theatre.course.state.units[unit].hex
        found = (self.worth(unit, start), start) if start else (-99.0, "")
        if unit not in theatre.movable:
            return found
        rated = [
            (self._at_most(unit, here), here) for here in theatre.reach((unit,)).costs
            if here != start and self.has_room(unit, here)
        ]  # fmt: skip
        for most, here in sorted(rated, reverse=True):
            if most < found[0]:
                break  # nor do any of the others come up to it
            found = max(found, (self.worth(unit, here) - 0.01, here))
        return found

    def has_room(self, unit: UnitId, here: HexId) -> bool:
        """Whether a unit fits into a stack (8.1)."""
        found = self._rooms.get(here)
        if found is None:
            field, seat = self.theatre.course.field, self.theatre.seat
            found = self._rooms[here] = field.stack(here, seat), field.steps(here, seat)
        stack, steps = found
        if unit in stack:
            return True
        limit = self._limit
        steps += self.theatre.course.state.units[unit].steps
        return len(stack) < limit["counters"] and steps <= limit["steps"]

    def _taking(self, unit: UnitId, here: HexId) -> float:
        """Points that change hands when the unit enters, or may when the last one leaves."""
        theatre = self.theatre
        points = theatre.prizes.get(here, 0.0)
        if not points or not theatre.is_mine(here):
            return points
        guards = [one for one in theatre.course.field.stack(here, theatre.seat) if one != unit]
        return 0.0 if guards or here not in theatre.threatened else KEPT * points * theatre.level.keeps


    def _going(self, unit: UnitId, here: HexId) -> float:
        """How near the unit's objective is from there."""
        theatre, goal = self.theatre, self.goals.get(unit)
        if goal is None:
            return 0.0
        if here == goal.hex:
            return goal.value
        turns = theatre.turns(unit, here, goal.hex)
        worth: float = goal.value * theatre.level.decay ** (turns + 0.2)
        if goal.is_held and here in theatre.course.ground.around[goal.hex]:
            return max(worth, goal.value * BESIDE)
        return worth

    def _harm(self, unit: UnitId, here: HexId) -> float:
        """What the enemy's next attacks are to be expected to cost there."""
        theatre = self.theatre
        shelter = terrain_shift(theatre.course, here)
        if not theatre.level.caution:
            return 0.0
        if not self._force(here)[0]:
            return -OPEN * min(0, shelter)
        stack = theatre.course.field.stack(here, theatre.seat)
        stack = stack if unit in stack else (*stack, unit)
        steps = theatre.course.state.units[unit].steps
        chances = self._blow(here, stack, steps)
        if chances is None:
            return -theatre.level.caution * self._relief(unit, here, stack, 0.0)
        share = steps / sum(theatre.course.state.units[one].steps for one in stack)
        lost = chances.def_loss * share * theatre.price(unit)
        gone = chances.retreat + chances.destroyed
        if len(stack) > 1 and self._wants_guards(here):
            whole = self._blow(here, stack, sum(theatre.course.state.units[one].steps for one in stack))
            gone = whole.retreat + whole.destroyed if whole else 0.0
            lost += gone * GROUND - self._relief(unit, here, stack, gone)
        else:
            place = theatre.prizes.get(here, 0.0) * (0.5 if theatre.is_mine(here) else 0.3)
            lost += gone * (GROUND + place)
        return theatre.level.caution * lost

    def _wants_guards(self, here: HexId) -> bool:
        """Whether a second unit in an own place may be worth more than what it could do elsewhere."""
        theatre = self.theatre
        if not theatre.level.pockets or not theatre.is_mine(here):
            return False
        return theatre.seat == 1 or theatre.prizes.get(here, 0.0) > ELSEWHERE

    def _relief(self, unit: UnitId, here: HexId, stack: tuple[UnitId, ...], gone: float) -> float:
        """What a place's guards gain by one more: points times the chance that it is not lost for it."""
        if len(stack) < 2 or not self._wants_guards(here):
            return 0.0
        place = self.theatre.prizes.get(here, 0.0)
        others = tuple(one for one in stack if one != unit)
        before = self._blow(here, others, sum(self.theatre.course.state.units[one].steps for one in others))
        return place * (before.retreat + before.destroyed - gone) if before else 0.0

    def _blow(self, here: HexId, stack: tuple[UnitId, ...], steps: int) -> Chances | None:
        """What the enemy's assault on these units there would bring, to so many steps; None below 1:3."""
        theatre = self.theatre
        force, count = self._force(here)
        column = theatre.odds.base(force, theatre.defence(stack))
        if column is None:
            return None
        night = theatre.answer in ("N", "X")
        column += terrain_shift(theatre.course, here) + int(count > 2) - int(night)
        return theatre.odds.chances(max(0, min(9, column)), steps, 9)

    def _force(self, here: HexId) -> tuple[int, int]:
        """The strength that can strike a hex, and of how many units."""
        found = self._forces.get(here)
        if found is None:
            theatre = self.theatre
            forces = sorted((self._might(foe) for foe in theatre.strikes.get(here, ())), reverse=True)
            forces = forces[:MOST]
            found = self._forces[here] = round(sum(forces) * NOT_ALL), len(forces)
        return found

    def _might(self, foe: UnitId) -> float:
        """What an enemy strikes with; who is cut off strikes less (10.4.9)."""
        one = self.theatre.course.state.units[foe]
        weak = ISOLATED if is_isolated(self.theatre.course.book, one) else UNFED if one.is_cut else 1.0
        return self.theatre.attack(foe) * (weak if self.theatre.level.pockets else 1.0)

    def _cutting(self, unit: UnitId, here: HexId) -> float:
        """What it is worth to stand on the enemy's lines of supply."""
        theatre = self.theatre
        if not theatre.level.cuts or theatre.is_late():
            return 0.0
        return self.cuts.by(unit, here) * self._per_cut

    @cached_property
    def _per_cut(self) -> float:
        theatre = self.theatre
        points = theatre.course.scenario.points.us_cut_off_at_end if theatre.seat == 0 else 0
        return theatre.level.cuts * (points + CUT)

    def _hunger(self, unit: UnitId, here: HexId) -> float:
        """What it costs to stand without a line of supply."""
        theatre = self.theatre
        if not theatre.level.supply:
            return 0.0
        hunger = theatre.level.supply * (0.2 if theatre.is_ending and theatre.seat == 0 else 1.0)
        if theatre.lines.has(here):
            return hunger * THIN * self._is_thin(here)
        if theatre.level.pockets:
            hunger *= 1 + WORSE * min(3, theatre.course.state.units[unit].isolation)
            if theatre.left <= LAST and theatre.seat == 0:
                hunger += LOST * theatre.prizes.get(here, 0.0)
        return hunger

    def _is_thin(self, here: HexId) -> bool:
        """Whether the enemy can come upon the line of supply from a hex with his next march."""
        found = self._thin.get(here)
        if found is None:
            theatre, own = self.theatre, self.theatre.course.field.units[self.theatre.seat]
            line = theatre.lines.line(here)[1:] if theatre.level.pockets else ()
            found = self._thin[here] = any(to in theatre.strikes and to not in own for to in line)
        return found
