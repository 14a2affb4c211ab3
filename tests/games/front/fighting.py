"""Fights of the front laid out by hand: hexes found by what they are like, assaults with told dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.games.front import commands as c
from game.games.front.course import Course
from game.games.front.forecast import Preview
from game.games.front.model import HexId, Leader
from game.games.front.phases import assault
from tests.games.front.boards import rules_of
from tests.games.front.table import DE, do, stand, unit

GROUND = rules_of("st_vith").ground


def spot(
    terrain: str = "clear",
    *,
    westwall: bool = False,
    like: Callable[[HexId], bool] | None = None,
    dry: bool = True,
) -> HexId:
    """A hex well inside the St. Vith map of this kind; `dry`: without water and roads on its sides, and its
    neighbours are open to every class."""
    for here in GROUND.ids:
        around = GROUND.around[here]
        plain = all(
            not GROUND.water(here, near)
            and (not GROUND.road(here, near))
            and GROUND.terrain[near] in ("clear", "broken", "woods")
            for near in around
        )
        settled = terrain in ("town", "city") or here not in GROUND.places
        fits = GROUND.terrain[here] == terrain and (here in GROUND.westwall) == westwall
        if len(around) == 6 and fits and settled and (plain or not dry) and (like is None or like(here)):
            return here
    raise AssertionError(f"no such hex: {terrain}")


def near(here: HexId, way: int) -> HexId:
    """The neighbour in a direction, clockwise from north."""
    return GROUND.near[here][way]


def active(here: HexId, **marks: Any) -> Leader:
    """An activated leader."""
    return Leader(hex=here, is_active=True, has_checked=True, **marks)


def battle(units: Any, leaders: Any = None, **marks: Any) -> Course:
    """The German Ground Assault Segment of 16 December, AM, on the St. Vith map."""
    given = {"scenario": "st_vith", "turn": "16A", "phase": "E2", **marks}
    return stand(units, leaders, **given)


def attack(course: Course, target: HexId, *units: str, dice: tuple[int, ...], **more: Any) -> list[Any]:
    """Declare an assault; the dice are the attacker's, the defender's, then what follows."""
    command = c.DeclareAssault(seat=course.state.active, target=target, attackers=units, **more)
    return do(course, command, *dice)


def rows(course: Course, target: HexId, *units: str, leader: str = "", air: bool = False) -> dict[str, int]:
    """The shifts of a planned assault by row."""
    return {row: value for _, row, value in plan(course, target, *units, leader=leader, air=air).rows}


def plan(course: Course, target: HexId, *units: str, leader: str = "", air: bool = False) -> Preview:
    """The preview of an assault."""
    return assault.preview(course, target, units, leader, air)


def told(events: list[Any], kind: type[Any]) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def duel(terrain: str = "clear", *, attackers: int = 2, way: int = 0, **marks: Any) -> tuple[Course, HexId]:
    """Battalions of the 294th (north) against a US battalion in such a hex."""
    here = spot(terrain)
    names = ("de_294_i", "de_294_ii", "de_295_i")[:attackers]
    units = {"us_1_422": unit("us_1_422", here), **{name: unit(name, near(here, way)) for name in names}}
    return battle(units, **marks), here


__all__ = ["DE", "GROUND", "active", "attack", "battle", "duel", "near", "plan", "rows", "spot", "told"]
