"""Assaults weighed by the hundred: the column and what it promises, from numbers read once a position.

The same column as `forecast.weigh` gives (a test holds them together), for attackers wherever they may
stand when it comes to the fight.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.ids import Seat
from game.games.front.clash import odds_column
from game.games.front.course import Course
from game.games.front.forecast import is_cover, read
from game.games.front.model import HexId, UnitId, other, slot_of
from game.games.front.shifts import PROFICIENCY_GAP, terrain_shift
from game.games.front.standing import is_isolated, proficiency, strength

Places = tuple[tuple[UnitId, HexId], ...]
"""Attackers, each with the hex from which it attacks."""


class Fighter(NamedTuple):
    """What counts of an attacker."""

    attack: int
    steps: int
    armour: int  # steps
    foot: int  # steps
    division: str
    proficiency: int
    is_prepared: bool
    is_suppressed: bool
    supply: int  # columns


class Chances(NamedTuple):
    """What a column promises: means in steps, the rest as parts of one."""

    def_loss: float
    att_loss: float
    retreat: float
    destroyed: float


class Target:
    """An enemy stack as the attackers of a seat find it."""

    def __init__(self, course: Course, seat: Seat, here: HexId) -> None:
        book, state = course.book, course.state
        self.hex = here
        self.units = course.field.stack(here, other(seat))
        rows = [(unit, state.units[unit]) for unit in self.units]
        strengths = {unit: strength(book, unit, one, "defence") for unit, one in rows}
        self.defence = sum(strengths.values())
        self.steps = sum(one.steps for _, one in rows)
        self.guard = sum(one.steps for unit, one in rows if book.is_armour(unit) or book.is_at(unit))
        most = max(strengths.values(), default=0)
        self.lead = max((proficiency(book, u, one) for u, one in rows if strengths[u] == most), default=None)
        self.is_cover = is_cover(course, here)
        terrain = course.ground.terrain[here]
        self.is_open, self.is_forest = terrain in ("clear", "broken"), terrain == "forest"
        self.base = terrain_shift(course, here)
        self.base += int(any(one.mode in ("road", "exploit") for _, one in rows))
        self.base += int(any(one.is_suppressed for _, one in rows))
        self.base += int(bool(rows) and all(is_isolated(book, one) for _, one in rows))
        self.base -= int(slot_of(state) in ("N", "X"))
        ground = course.ground
        self.ways = {near: way for way, near in enumerate(ground.near[here]) if near}
        self.water = {near: ground.water(near, here) for near in self.ways}
        self.barred = frozenset(near for near in self.ways if ground.is_barred(state, near, here))


class Odds:
    """The fights of one position, for the attackers of one seat."""

    def __init__(self, course: Course, seat: Seat) -> None:
        self.course, self.seat = course, seat
        self._fighters: dict[UnitId, Fighter] = {}
        self._targets: dict[HexId, Target] = {}
        self._bases: dict[tuple[int, int], int | None] = {}
        self._chances: dict[tuple[int, int, int], Chances] = {}
        self.table = course.book.tables.assault

    def fighter(self, unit: UnitId) -> Fighter:
        """An attacker's numbers."""
        found = self._fighters.get(unit)
        if found is None:
            book, one = self.course.book, self.course.state.units[unit]
            found = self._fighters[unit] = Fighter(
                attack=strength(book, unit, one, "attack"), steps=one.steps,
                armour=one.steps if book.is_armour(unit) else 0,
                foot=one.steps if book.is_infantry(unit) else 0,
                division=book.units[unit].division, proficiency=proficiency(book, unit, one),
                is_prepared=one.mode == "prepared", is_suppressed=one.is_suppressed,
                supply=-2 if is_isolated(book, one) else -int(one.is_cut),
            )  # fmt: skip
        return found

    def target(self, here: HexId) -> Target:
        """A defending stack's numbers."""
        found = self._targets.get(here)
        if found is None:
            found = self._targets[here] = Target(self.course, self.seat, here)
        return found

    def column(self, target: Target, places: Places, more: int = 0) -> int | None:
        """The final column (10.3.0, 10.4.15); `more` for leaders, air and what else is to come. None below
        1:3."""
        attack = armour = foot = ready = supply = 0
        suppressed = is_dry = False
        divisions, lead = set(), (-1, 0)
        ways = set()
        for unit, here in places:
            one, water = self.fighter(unit), target.water[here]
            value = -(-one.attack // 2) if water == "river" else one.attack
            attack, armour, foot = attack + value, armour + one.armour, foot + one.foot
            ready += value if one.is_prepared else 0
            supply = min(supply, one.supply)
            suppressed, is_dry = suppressed or one.is_suppressed, is_dry or not water
            divisions.add(one.division)
            lead = max(lead, (value, one.proficiency))
            ways.add(target.ways[here])
        base = self.base(attack, target.defence)
        if base is None or not places:
            return None
        total = target.base + more + supply - int(suppressed) - int(not is_dry) - int(len(divisions) > 1)
        total += int(target.is_open and armour > target.guard)
        total += int(not target.is_forest and armour >= 2 and foot >= 2)
        total += int(bool(ready) and 2 * ready >= attack)
        total += int(len(ways) >= 3 or any((way + 3) % 6 in ways for way in ways))
        if target.lead is not None and abs(gap := lead[1] - target.lead) >= PROFICIENCY_GAP:
            total += 1 if gap > 0 else -1
        total = max(-self.table.cap, min(self.table.cap, total))
        return max(0, min(len(self.table.columns) - 1, base + total))

    def base(self, attack: int, defence: int) -> int | None:
        """The column of the odds alone (10.3.0)."""
        key = (attack, defence)
        if key not in self._bases:
            self._bases[key] = odds_column(self.table, attack, defence)
        return self._bases[key]

    def chances(self, column: int, def_steps: int, att_steps: int) -> Chances:
        """What ten dice for each side bring."""
        key = (column, def_steps, att_steps)
        found = self._chances.get(key)
        if found is None:
            theirs = [read(code) for code in self.table.defender[column]]
            ours = [read(code) for code in self.table.attacker[column]]
            found = self._chances[key] = Chances(
                def_loss=sum(min(loss, def_steps) for loss, _ in theirs) / 10,
                att_loss=sum(min(loss, att_steps) for loss, _ in ours) / 10,
                retreat=sum(1 for loss, hexes in theirs if hexes and loss < def_steps) / 10,
                destroyed=sum(1 for loss, _ in theirs if loss >= def_steps) / 10,
            )  # fmt: skip
        return found
