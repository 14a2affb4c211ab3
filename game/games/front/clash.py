"""Two sides of an assault: who takes part with what strength, the odds and their column (10.2.0, 10.3.0)."""

from __future__ import annotations

from functools import cached_property

import msgspec

from game.games.front.book import AssaultTable
from game.games.front.course import Course
from game.games.front.model import HexId, UnitId, other
from game.games.front.standing import proficiency, strength


class Terms(msgspec.Struct, frozen=True):
    """What has been announced or has happened and moves the column: leaders, air, an event."""

    att_leader: str = ""
    def_leader: str = ""
    att_air: bool = False
    def_air: bool = False
    event: int = 0
    is_dry: bool = False
    absent: tuple[UnitId, ...] = ()


class Clash:
    """The units that count in an assault on a hex."""

    def __init__(
        self, course: Course, target: HexId, attackers: tuple[UnitId, ...], terms: Terms | None = None
    ) -> None:
        self.course = course
        self.target = target
        self.terms = terms or Terms()
        self.seat = course.state.active
        units = course.state.units
        self.attackers = tuple(u for u in attackers if u in units and u not in self.terms.absent)
        stack = course.field.stack(target, other(self.seat))
        self.defenders = tuple(u for u in stack if u not in self.terms.absent)
        self.origins = tuple(dict.fromkeys(units[unit].hex for unit in self.attackers))

    @cached_property
    def attacks(self) -> dict[UnitId, int]:
        """Strength by attacker: scaled by its steps, then halved over a river (10.2.0, A33)."""
        return {unit: attack_of(self.course, unit, self.target) for unit in self.attackers}

    @cached_property
    def defences(self) -> dict[UnitId, int]:
        """Strength by defender (4.2.0)."""
        units = self.course.state.units
        return {unit: strength(self.course.book, unit, units[unit], "defence") for unit in self.defenders}

    @property
    def attack(self) -> int:
        """The attackers' sum."""
        return sum(self.attacks.values())

    @property
    def defence(self) -> int:
        """The defenders' sum."""
        return sum(self.defences.values())

    @property
    def base(self) -> int | None:
        """The column of the odds; None below the first."""
        return odds_column(self.course.book.tables.assault, self.attack, self.defence)

    @property
    def lead_attacker(self) -> UnitId:
        """The attackers' strongest unit (10.4.15)."""
        return lead(self.course, self.attacks)

    @property
    def lead_defender(self) -> UnitId:
        """The defenders' strongest unit (10.4.15)."""
        return lead(self.course, self.defences)


def attack_of(course: Course, unit: UnitId, target: HexId) -> int:
    """A unit's attack strength against a hex next to it."""
    one = course.state.units[unit]
    full = strength(course.book, unit, one, "attack")
    return -(-full // 2) if course.ground.water(one.hex, target) == "river" else full


def odds_column(table: AssaultTable, attack: int, defence: int) -> int | None:
    """The last column that the odds reach, in the defender's favour; None below 1:3 (10.3.0)."""
    least = max(1, defence)
    reached = [
        column for column, (over, under) in enumerate(table.ratios) if attack * under >= least * over
    ]
    return reached[-1] if reached else None


def lead(course: Course, strengths: dict[UnitId, int]) -> UnitId:
    """The strongest; of equals the owner would name the most proficient (10.4.15). Nobody: nothing."""
    if not strengths:
        return ""
    units = course.state.units
    return max(strengths, key=lambda u: (strengths[u], proficiency(course.book, u, units[u])))
