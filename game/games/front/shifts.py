"""The eighteen rows that move an assault's column, each under its rule (10.4.0)."""

from __future__ import annotations

from collections.abc import Callable

from game.games.front.clash import Clash
from game.games.front.course import Course
from game.games.front.model import HexId, Unit, slot_of
from game.games.front.standing import is_isolated, proficiency

Row = tuple[str, str, int]
"""Rule, row of the table, columns: + is good for the attacker."""

PROFICIENCY_GAP = 3
ENOUGH_STEPS = 2


def rows(clash: Clash) -> tuple[Row, ...]:
    """The rows that apply, in the order of the table."""
    found = ((rule, row, value(clash)) for rule, row, value in ROWS)
    return tuple(one for one in found if one[2])


def final_column(clash: Clash, base: int, found: tuple[Row, ...]) -> int:
    """The base column moved by the sum, held to the cap and the ends of the table (10.4.15)."""
    table = clash.course.book.tables.assault
    total = max(-table.cap, min(table.cap, sum(value for _, _, value in found)))
    return max(0, min(len(table.columns) - 1, base + total))


def terrain_shift(course: Course, here: HexId) -> int:
    """Terrain and Westwall, never below three columns (9.2.0)."""
    tables = course.book.tables
    total = tables.terrain[course.ground.terrain[here]].shift
    if here in course.ground.westwall:
        total += tables.westwall_shift
    return max(tables.least_terrain_shift, total)


def _terrain(clash: Clash) -> int:
    return terrain_shift(clash.course, clash.target)


def _water(clash: Clash) -> int:
    """Every attacker crosses; a hidden draw waives it (A27)."""
    ground = clash.course.ground
    wet = bool(clash.origins) and all(ground.water(here, clash.target) for here in clash.origins)
    return -1 if wet and not clash.terms.is_dry else 0


def _armour(clash: Clash) -> int:
    """More armour steps than the defender's armour and AT steps, on open ground; a step counts once (A31)."""
    book, course = clash.course.book, clash.course
    if course.ground.terrain[clash.target] not in ("clear", "broken"):
        return 0
    against = _steps(clash, clash.defenders, lambda u: book.is_armour(u) or book.is_at(u))
    return int(_steps(clash, clash.attackers, book.is_armour) > against)


def _combined(clash: Clash) -> int:
    book = clash.course.book
    if clash.course.ground.terrain[clash.target] == "forest":
        return 0
    tanks = _steps(clash, clash.attackers, book.is_armour)
    foot = _steps(clash, clash.attackers, book.is_infantry)
    return int(tanks >= ENOUGH_STEPS and foot >= ENOUGH_STEPS)


def _prepared(clash: Clash) -> int:
    """Half the strength is in Prepared Assault Mode (6.3.0)."""
    units = clash.course.state.units
    ready = sum(value for unit, value in clash.attacks.items() if units[unit].mode == "prepared")
    return int(bool(ready) and 2 * ready >= clash.attack)


def _column(clash: Clash) -> int:
    """A defender is caught in Road or Exploit Mode (6.2.0, 6.4.0)."""
    return int(any(one.mode in ("road", "exploit") for one in _units(clash, clash.defenders)))


def _suppressed_def(clash: Clash) -> int:
    return int(any(one.is_suppressed for one in _units(clash, clash.defenders)))


def _suppressed_att(clash: Clash) -> int:
    return -int(any(one.is_suppressed for one in _units(clash, clash.attackers)))


def _concentric(clash: Clash) -> int:
    """From two opposite hexes, or from three or more."""
    near = clash.course.ground.near[clash.target]
    ways = {near.index(here) for here in clash.origins if here in near}
    return int(len(ways) >= 3 or any((way + 3) % 6 in ways for way in ways))


def _proficiency(clash: Clash) -> int:
    book, units = clash.course.book, clash.course.state.units
    best, enemy = clash.lead_attacker, clash.lead_defender
    if not best or not enemy:
        return 0
    gap = proficiency(book, best, units[best]) - proficiency(book, enemy, units[enemy])
    return 0 if abs(gap) < PROFICIENCY_GAP else (1 if gap > 0 else -1)


def _supply_att(clash: Clash) -> int:
    """The worst attacker; isolation 3+ stands instead of being out of supply (A24)."""
    attackers = _units(clash, clash.attackers)
    if any(is_isolated(clash.course.book, one) for one in attackers):
        return -2
    return -int(any(one.is_cut for one in attackers))


def _supply_def(clash: Clash) -> int:
    defenders = _units(clash, clash.defenders)
    return int(bool(defenders) and all(is_isolated(clash.course.book, one) for one in defenders))


def _night(clash: Clash) -> int:
    return -int(slot_of(clash.course.state) in ("N", "X"))


def _mixed(clash: Clash) -> int:
    book = clash.course.book
    return -int(len({book.units[unit].division for unit in clash.attackers}) > 1)


def _units(clash: Clash, names: tuple[str, ...]) -> list[Unit]:
    return [clash.course.state.units[name] for name in names]


def _steps(clash: Clash, names: tuple[str, ...], counts: Callable[[str], bool]) -> int:
    return sum(clash.course.state.units[name].steps for name in names if counts(name))


ROWS: tuple[tuple[str, str, Callable[[Clash], int]], ...] = (
    ("10.4.1", "terrain", _terrain),
    ("10.4.2", "water", _water),
    ("10.4.3", "armour", _armour),
    ("10.4.4", "combined", _combined),
    ("10.4.5", "prepared", _prepared),
    ("10.4.5", "column", _column),
    ("10.4.6", "suppressed_def", _suppressed_def),
    ("10.4.6", "suppressed_att", _suppressed_att),
    ("10.4.7", "concentric", _concentric),
    ("10.4.8", "proficiency", _proficiency),
    ("10.4.9", "supply_att", _supply_att),
    ("10.4.9", "supply_def", _supply_def),
    ("10.4.10", "night", _night),
    ("10.4.11", "mixed", _mixed),
    ("10.4.12", "leader_att", lambda clash: int(bool(clash.terms.att_leader))),
    ("10.4.12", "leader_def", lambda clash: -int(bool(clash.terms.def_leader))),
    ("10.4.13", "event", lambda clash: clash.terms.event),
    ("10.4.14", "air", lambda clash: int(clash.terms.att_air) - int(clash.terms.def_air)),
)
