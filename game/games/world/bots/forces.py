"""Battles that may come, reckoned by the rules' exact odds from numbers of units alone.

The weakest fall first, so what is left rolls the strongest dice; equal battles are reckoned once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.ids import Seat
from game.games.world.book import load_book
from game.games.world.course import Course
from game.games.world.model import UNIT_KINDS, PlaceId, Units
from game.games.world.odds import Force, Odds, Weights, battle_odds, weights_of_faces

STRONG = tuple(reversed(UNIT_KINDS))


class Side(NamedTuple):
    """One side of a battle: its units, dice of its skills, and what its research does."""

    units: Units
    extra: int = 0  # further white dice (R160)
    first_limit: int = 0  # most dice in the first round; 0 for no such limit
    rerolls: bool = False  # R191
    doubles: int = 0  # R195


def attacking(course: Course, seat: Seat, units: Units, place: PlaceId, foe: Seat, from_sea: bool) -> Side:
    """The side of an attacker in a territory of `foe`."""
    ambush = course.book.skill(course.state, foe, "attacker_dice_limit")
    return _side(course, seat, units, place, from_sea)._replace(
        first_limit=ambush.value if ambush is not None and ambush.battle_round == 1 else 0
    )


def defending(course: Course, seat: Seat, units: Units, place: PlaceId, from_sea: bool = False) -> Side:
    """The side of a defender in his territory."""
    return _side(course, seat, units, place, from_sea)


def _side(course: Course, seat: Seat, units: Units, place: PlaceId, from_sea: bool) -> Side:
    book, state = course.book, course.state
    skill = book.skill(state, seat, "extra_die")
    by_sea = skill is not None and (
        (place in course.ground.dotted and "territory_with_dotted_link" in skill.where)
        or (from_sea and "attack_from_sea" in skill.where)
    )
    return Side(
        units,
        extra=skill.count if skill is not None and by_sea else 0,
        rerolls=any(book.military(state, seat, "reroll")),
        doubles=sum(effect.count for effect in book.military(state, seat, "single_to_double")),
    )


@lru_cache(maxsize=1 << 16)
def clash(attack: Side, defence: Side) -> Odds:
    """How a battle between these sides ends."""
    return battle_odds(_force(attack), _force(defence))


@lru_cache(maxsize=1 << 14)
def picked(pool: Units, count: int) -> Units:
    """`count` units out of a pool: the strongest for the dice that are rolled, else the weakest."""
    left, out = count, dict.fromkeys(UNIT_KINDS, 0)
    dice = load_book().units.dice.most
    for kind in STRONG:
        out[kind] = min(pool.of(kind), left, max(0, dice - sum(out.values())))
        left -= out[kind]
    for kind in UNIT_KINDS:
        more = min(pool.of(kind) - out[kind], left)
        out[kind], left = out[kind] + more, left - more
    return Units(**out)


def weakest(pool: Units, count: int) -> Units:
    """`count` units out of a pool, the weakest first."""
    out = dict.fromkeys(UNIT_KINDS, 0)
    for kind in UNIT_KINDS:
        out[kind] = min(pool.of(kind), count)
        count -= out[kind]
    return Units(**out)


@lru_cache(maxsize=1 << 13)
def _force(side: Side) -> Force:
    book = load_book()
    faces = book.units.dice.faces
    dice: list[Weights] = [
        weights_of_faces(faces[book.dice_of(kind)]) for kind in STRONG for _ in range(side.units.of(kind))
    ]
    extra = [weights_of_faces(faces["white"])] * side.extra
    rows = tuple((*dice[: min(left, book.units.dice.most)], *extra) for left in range(1, len(dice) + 1))
    first = rows[-1] if rows else ()
    return Force(
        now=first[: side.first_limit] if side.first_limit else first,
        later=((), *rows),
        rerolls=side.rerolls,
        doubles=side.doubles,
    )
