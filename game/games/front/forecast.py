"""What an assault promises before the dice: odds, each shift, the column, exact chances (24.5)."""

from __future__ import annotations

from functools import cache

import msgspec

from game.games.front.clash import Clash, Terms
from game.games.front.course import Course
from game.games.front.model import HexId, UnitId, other
from game.games.front.shifts import Row, final_column, rows
from game.games.front.standing import proficiency

Share = tuple[int, int]
"""A number of steps or hexes, and how many of ten dice bring it."""


class Outlook(msgspec.Struct, frozen=True):
    """What the table holds for one side, in tenths; with no more steps than it has."""

    losses: tuple[Share, ...]
    retreats: tuple[Share, ...]
    mean_loss: float
    retreat: int  # of ten dice bring a retreat
    destroyed: int  # of ten dice take its last step
    gone: int  # of ten dice empty its hex: a retreat or the last step


class Preview(msgspec.Struct, frozen=True):
    """A planned assault. `base` and `column` are None below 1:3. `rows` are (rule, row, columns)."""

    attack: int
    defence: int
    base: int | None
    rows: tuple[Row, ...]
    total: int
    column: int | None
    defender: Outlook | None
    attacker: Outlook | None
    stubborn: int | None  # the proficiency that Stubborn Defence would check (11.3.0), None on open ground


def weigh(course: Course, target: HexId, attackers: tuple[UnitId, ...], terms: Terms) -> Preview:
    """An assault on these terms, with the units as they are read."""
    clash = Clash(course, target, attackers, terms)
    found, base = rows(clash), clash.base
    column = None if base is None else final_column(clash, base, found)
    table, units = course.book.tables.assault, course.state.units
    defender = attacker = None
    if column is not None:
        steps = sum(units[unit].steps for unit in course.field.stack(target, other(clash.seat)))
        defender = outlook(table.defender[column], steps)
        own = sum(units[unit].steps for unit in attackers if unit in units)
        attacker = outlook(table.attacker[column], own)
    return Preview(
        attack=clash.attack, defence=clash.defence, base=base, rows=found,
        total=sum(value for _, _, value in found), column=column, defender=defender, attacker=attacker,
        stubborn=stubborn_rating(course, clash),
    )  # fmt: skip


def stubborn_rating(course: Course, clash: Clash) -> int | None:
    """What the defenders' lead unit would have to roll; None where nobody can stand (11.3.0)."""
    lead = clash.lead_defender
    if not lead or not is_cover(course, clash.target):
        return None
    return proficiency(course.book, lead, course.state.units[lead])


def is_cover(course: Course, here: HexId) -> bool:
    """Ground on which Stubborn Defence is possible: woods, forest, settlements, Westwall (11.3.0)."""
    ground = course.ground
    return ground.terrain[here] in ("woods", "forest") or ground.settlement(here) or here in ground.westwall


@cache
def read(code: str) -> tuple[int, int]:
    """A result of the table as steps and hexes: `2r1` is (2, 1)."""
    steps, _, hexes = code.partition("r")
    return (int(steps) if steps.isdigit() else 0), int(hexes or 0)


def outlook(cells: tuple[str, ...], steps: int) -> Outlook:
    """What ten dice bring a side that has so many steps."""
    results = [read(code) for code in cells]
    losses = [min(loss, steps) for loss, _ in results]
    flights = [hexes if loss < steps else 0 for loss, hexes in results]
    destroyed = sum(loss >= steps for loss, _ in results)
    return Outlook(
        losses=_shares(losses), retreats=_shares(flights), mean_loss=sum(losses) / len(losses),
        retreat=sum(hexes > 0 for hexes in flights), destroyed=destroyed,
        gone=destroyed + sum(hexes > 0 for hexes in flights),
    )  # fmt: skip


def _shares(numbers: list[int]) -> tuple[Share, ...]:
    return tuple((number, numbers.count(number)) for number in sorted(set(numbers)))
