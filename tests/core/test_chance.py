"""Randomness that logs can repeat: fixed vectors, fairness, typed-in results."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Chance, UnfitDrawError

ROOT = Path(__file__).resolve().parents[2]

PRINT_DRAWS = """
from game.core.chance import Chance
chance = Chance("table", 7)
print([chance.below(1000) for _ in range(5)], [chance.die(6) for _ in range(6)], chance.shuffle("abcdefg"))
"""


def draws(seed: str, index: int) -> tuple[list[int], list[int], str]:
    """Some of each kind of draw."""
    chance = Chance(seed, index)
    numbers = [chance.below(1000) for _ in range(5)]
    dice = [chance.die(6) for _ in range(6)]
    return numbers, dice, "".join(chance.shuffle("abcdefg"))


@pytest.mark.parametrize(
    ("seed", "index", "numbers", "dice", "letters"),
    [
        ("table", 0, [508, 863, 220, 733, 621], [4, 6, 4, 3, 4, 6], "gcefdab"),
        ("table", 7, [95, 662, 925, 557, 265], [2, 2, 1, 6, 2, 6], "ebfadgc"),
        ("", 1, [239, 774, 327, 311, 147], [5, 2, 6, 4, 3, 6], "cfbgade"),
        ("grüße", 123456, [668, 125, 880, 551, 658], [3, 2, 1, 5, 4, 2], "eafcgdb"),
    ],
)
def test_the_same_seed_and_entry_always_draw_the_same(
    seed: str, index: int, numbers: list[int], dice: list[int], letters: str
) -> None:
    # Changing any of these breaks every log that was ever written: it needs a new log format.
    assert draws(seed, index) == (numbers, dice, letters)


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_another_process_draws_the_same(hash_seed: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PRINT_DRAWS],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    numbers, dice, letters = draws("table", 7)
    assert ran.stdout.strip() == f"{numbers} {dice} {tuple(letters)}"


def test_entries_and_seeds_have_luck_of_their_own() -> None:
    seen = {tuple(draws(seed, index)[0]) for seed in ("a", "b", "1/a") for index in (0, 1, 11)}
    assert len(seen) == 9


def test_a_shuffle_is_a_permutation_in_one_pick_a_place() -> None:
    chance = Chance("s", 1)
    assert sorted(chance.shuffle("abcdef")) == list("abcdef")
    assert chance.drawn == 5


def test_typed_in_results_come_first_then_chance_goes_on_as_without() -> None:
    free, typed = Chance("s", 1), Chance("s", 1, (4, "b"))
    assert typed.die(6) == 4
    assert typed.pick("abc") == "b"
    assert typed.used == (4, "b")
    assert typed.below(10**6) == free.below(10**6)
    assert typed.used == (4, "b")


@pytest.mark.parametrize("draw", [0, 7, "six", True, -1])
def test_a_result_that_no_die_shows_is_refused_by_its_number(draw: int | str) -> None:
    with pytest.raises(UnfitDrawError, match="draw 1"):
        Chance("s", 1, (draw,)).die(6)


@pytest.mark.parametrize("draw", [-1, 3, "a", False])
def test_an_index_out_of_range_is_refused(draw: int | str) -> None:
    with pytest.raises(UnfitDrawError, match="0 to 2"):
        Chance("s", 1, (draw,)).below(3)


def test_an_item_that_is_not_there_is_refused_and_those_there_are_named() -> None:
    with pytest.raises(UnfitDrawError, match="archer, rider"):
        Chance("s", 1, ("queen",)).pick(("archer", "rider"))


@given(st.text(max_size=8), st.integers(0, 10**6), st.integers(1, 2**64))
def test_a_number_below_n_is_below_n(seed: str, index: int, n: int) -> None:
    assert 0 <= Chance(seed, index).below(n) < n


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing"):
        Chance("s", 0).below(0)
    with pytest.raises(ValueError, match="nothing"):
        Chance("s", 0).pick(())


def test_dice_are_fair_over_six_thousand_entries() -> None:
    counts = Counter(Chance("fair", index).die(6) for index in range(6000))
    assert chi_square(counts, 6, 6000) < 20.5  # p = 0.001 at 5 degrees of freedom


@pytest.mark.soak
@pytest.mark.parametrize("sides", [2, 6, 10, 37])
def test_dice_are_fair_over_many_entries_and_many_draws(sides: int) -> None:
    many = 100_000
    across = Counter(Chance("fair", index).die(sides) for index in range(many))
    chance = Chance("fair", 3)
    along = Counter(chance.die(sides) for _ in range(many))
    limit = {2: 10.8, 6: 20.5, 10: 27.9, 37: 68.0}[sides]
    assert chi_square(across, sides, many) < limit
    assert chi_square(along, sides, many) < limit


def chi_square(counts: Counter[int], sides: int, many: int) -> float:
    """How far the counts are from even."""
    even = many / sides
    return sum((counts[side] - even) ** 2 / even for side in range(1, sides + 1))
