"""One die of a throw thrown again: the others stay, nothing passes through anything, the face is decided."""

from __future__ import annotations

import math

import pytest

from game.kit.dice import Die, Throw
from game.ui.dice_again import LIFT_FRAMES, simulate_again
from game.ui.dice_throw import TraySize, simulate

TRAY = TraySize(7.0, 7.5)
FACES = ("", "", "", "hit", "hit", "double")
DICE = (Die("d6", FACES, "black"), Die("d6", FACES, "grey"), Die("d6", FACES, "white"))


@pytest.mark.parametrize("number", range(8))
def test_the_die_ends_on_its_new_face_and_the_others_do_not_move(number: int) -> None:
    place, value = number % 3, number % 6
    first = simulate(Throw(DICE, (0, 3, 5)), TRAY, "again", number)
    values = [0, 3, 5]
    values[place] = value
    again = simulate_again(Throw(DICE, tuple(values)), first, place, TRAY, "again", number)
    assert again.top_faces() == tuple(values)
    for frame in again.frames:
        for other in range(3):
            assert other == place or frame[other] == first.frames[-1][other]


@pytest.mark.parametrize("number", range(8))
def test_it_begins_where_it_lay_and_comes_to_rest_beside_the_others(number: int) -> None:
    throw = Throw(DICE, (0, 3, 5))
    first = simulate(throw, TRAY, "beside", number)
    again = simulate_again(throw, first, 1, TRAY, "beside", number)
    start, end = again.frames[0][1], again.frames[-1]
    lay = first.frames[-1][1]
    assert math.dist(start[:3], lay[:3]) < 1e-9
    assert all(math.hypot(end[1].x - end[i].x, end[1].y - end[i].y) > 1.0 for i in (0, 2))
    steps = [math.dist(a[1][:3], b[1][:3]) for a, b in zip(again.frames, again.frames[1:], strict=False)]
    assert max(steps[:LIFT_FRAMES]) < 1.2


def test_the_same_arguments_give_the_same_trajectory() -> None:
    throw = Throw(DICE, (0, 3, 5))
    first = simulate(throw, TRAY, "same", 4)
    one = simulate_again(throw, first, 2, TRAY, "same", 9)
    assert one.digest() == simulate_again(throw, first, 2, TRAY, "same", 9).digest()
    assert one.digest() != simulate_again(throw, first, 2, TRAY, "same", 10).digest()
