"""Surrender: enemies without supply to stand next to, and what it costs to be found so oneself (14.8)."""

from __future__ import annotations

from functools import cached_property

from game.games.front.bots.cuts import Cuts
from game.games.front.bots.theatre import Theatre
from game.games.front.model import HexId, UnitId, slot_of
from game.games.front.phases.surrender import modifiers
from game.games.front.standing import proficiency

STAYS = 0.7  # that a unit without a line has none when it is judged
EARLY = 0.35  # of it where the unit lacks one level more than the next counting brings


class Sieges:
    """The checks of the next Surrender Segments as one position has them coming."""

    def __init__(self, theatre: Theatre, cuts: Cuts) -> None:
        self.theatre, self._cuts = theatre, cuts
        self._level = theatre.course.book.tables.supply["level"]

    def pressed(self, unit: UnitId, here: HexId) -> float:
        """What it is worth that the unit stands next to enemies who then must check, and nobody else does."""
        gain = 0.0
        for foe, worth in self._near.get(here, ()):
            if not self._besiegers[foe] - {unit}:
                gain += worth
        return gain

    def risked(self, unit: UnitId, here: HexId) -> float:
        """What it costs to stand there, next to enemies, without a line."""
        worth = self._risks.get(unit, 0.0)
        if not worth or self.theatre.lines.has(here):
            return 0.0
        enemies = self.theatre.course.field.units[self.theatre.enemy]
        return worth if any(near in enemies for near in self.theatre.course.ground.around[here]) else 0.0

    @cached_property
    def _near(self) -> dict[HexId, list[tuple[UnitId, float]]]:
        """By hex: the enemies next to it who would check, with what that promises."""
        theatre, found = self.theatre, dict[HexId, list[tuple[UnitId, float]]]()
        if theatre.answer not in ("A", "P"):
            return found
        for foe in self._cuts.off:
            worth = STAYS * self._worth(foe)
            if worth:
                for here in theatre.course.ground.around[theatre.course.state.units[foe].hex]:
                    found.setdefault(here, []).append((foe, worth))
        return found

    @cached_property
    def _besiegers(self) -> dict[UnitId, frozenset[UnitId]]:
        """Own units next to each enemy who has no line."""
        course, seat = self.theatre.course, self.theatre.seat
        return {
            foe: frozenset(
                unit for here in course.ground.around[course.state.units[foe].hex]
                for unit in course.field.stack(here, seat)
            )
            for foe in self._cuts.off
        }  # fmt: skip

    @cached_property
    def _risks(self) -> dict[UnitId, float]:
        """What own units stand to lose that would check in this turn's segment."""
        theatre = self.theatre
        if slot_of(theatre.course.state) not in ("A", "P"):
            return {}
        return {unit: self._worth(unit) for unit in theatre.own}

    def _worth(self, unit: UnitId) -> float:
        """The chance that a unit fails its next check, times what it is worth."""
        course, points = self.theatre.course, self.theatre.course.scenario.points
        one, book = course.state.units[unit], course.book
        lacks = self._level - one.isolation - 1
        if not one.hex or lacks > 1:
            return 0.0
        hard = sum(value for _, value in modifiers(course, unit))
        fails = 1 - max(0, min(10, proficiency(book, unit, one) - hard + 1)) / 10
        lost = float(points.us_surrendered if book.seat(unit) == 1 else -points.de_surrendered)
        small = book.units[unit].steps == 1 or book.is_artillery(unit)
        lost = lost / 2 if points.halve_small and small else lost
        more = one.steps * self.theatre.price(unit) / 2
        return fails * (lost + more) * (EARLY if lacks > 0 else 1.0)
