"""The dice are fair: a chi-square test for each colour, over faces and over hits."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.chance import Chance
from game.games.world.model import Colour
from game.games.world.phases.dice import SIDES_OF_A_DIE, roll
from tests.games.world.play import world_rules

COLOURS: tuple[Colour, ...] = ("white", "grey", "black")
LIMIT = {1: 15.14, 2: 18.42, 5: 25.74}  # by degrees of freedom: one fair die in ten thousand is beyond it


def _faces(colour: Colour, rolls: int) -> Counter[int]:
    """How often each face fell, three dice a throw, each throw of another entry as in play."""
    faces: Counter[int] = Counter()
    for entry in range(-(-rolls // 3)):
        faces.update(die.face for die in roll((colour,) * 3, Chance(f"fair {colour}", entry)))
    return faces


def _chi_square(counts: list[int], shares: list[float]) -> float:
    total = sum(counts)
    pairs = zip(counts, shares, strict=True)
    return sum((count - total * share) ** 2 / (total * share) for count, share in pairs)


def _check(colour: Colour, rolls: int) -> str:
    faces = _faces(colour, rolls)
    counts = [faces[face] for face in range(SIDES_OF_A_DIE)]
    assert sum(counts) >= rolls and sum(counts) == faces.total()
    by_face = _chi_square(counts, [1 / SIDES_OF_A_DIE] * SIDES_OF_A_DIE)
    assert by_face < LIMIT[SIDES_OF_A_DIE - 1], (colour, counts)
    hits: Counter[int] = Counter()
    sides: Counter[int] = Counter()
    for face, count in enumerate(counts):
        hits[world_rules().book.hits(colour, face)] += count
        sides[world_rules().book.hits(colour, face)] += 1
    kinds = sorted(sides)
    by_hits = _chi_square([hits[kind] for kind in kinds], [sides[kind] / SIDES_OF_A_DIE for kind in kinds])
    assert by_hits < LIMIT[len(kinds) - 1], (colour, hits)
    return f"{colour}: {sum(counts)} rolls, {counts}, chi-square {by_face:.2f} (faces), {by_hits:.2f} (hits)"


@pytest.mark.parametrize("colour", COLOURS)
def test_each_die_is_fair_over_thirty_thousand_rolls(colour: Colour) -> None:
    """R156, R157, R158, R180, R181, R182"""
    _check(colour, 30_000)


@pytest.mark.soak
@pytest.mark.parametrize("colour", COLOURS)
def test_each_die_is_fair_over_a_million_rolls(colour: Colour) -> None:
    """R156, R157, R158, R180, R181, R182"""
    print("\n" + _check(colour, 1_000_000))
