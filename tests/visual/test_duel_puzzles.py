"""Pictures of the duel's puzzles: the list, one in play, a wrong and a right answer, the solution shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.games.duel.puzzles import load_puzzles
from game.games.duel.ui.puzzle_list import PuzzleListScene
from game.shelf import LibraryShelf
from game.ui.settings import Settings
from tests.games.duel.ui.test_puzzles import play, table
from tests.ui.pilot import Pilot
from tests.visual.compare import check

SIZES = {"1280x720": ((1280, 720), 1.0), "1920x1080": ((1920, 1080), 1.5)}
FIRST, SECOND, THIRD = load_puzzles()[:3]
SOLVED = ("duel/p02", "duel/p05")


def _listed(pilot: Pilot) -> None:
    """Two are solved."""


def _open(pilot: Pilot) -> None:
    pilot.click(f"puzzle:{FIRST.id}")
    pilot.wait(400)


def _begun(pilot: Pilot) -> None:
    _open(pilot)
    play(pilot, FIRST.solution[0])


def _wrong(pilot: Pilot) -> None:
    pilot.click(f"puzzle:{SECOND.id}")
    play(pilot, SECOND.solution[0])
    pilot.key("e")


def _right(pilot: Pilot) -> None:
    _open(pilot)
    for command in FIRST.solution:
        play(pilot, command)
    assert table(pilot).is_solved


def _told(pilot: Pilot) -> None:
    pilot.click(f"puzzle:{THIRD.id}")
    pilot.click("solution")
    pilot.click("step")
    pilot.wait(2500)


def _told_whole(pilot: Pilot) -> None:
    _told(pilot)
    for _ in THIRD.solution[1:]:
        pilot.click("step")
    pilot.wait(2500)


SCENES: dict[str, Callable[[Pilot], None]] = {
    "list": _listed,
    "open": _open,
    "begun": _begun,
    "wrong": _wrong,
    "right": _right,
    "told": _told,
    "told-whole": _told_whole,
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_a_puzzle_looks_as_it_was_approved(name: str, size: str) -> None:
    window, scale = SIZES[size]
    pilot = Pilot(window, LibraryShelf(), Settings(scale=scale, puzzles_solved=SOLVED))
    pilot.show(PuzzleListScene(pilot.ctx))
    SCENES[name](pilot)
    pilot.move((5, 5))
    pilot.wait(200)
    check(pilot.shot(), f"duel-puzzle-{name}-{size}")
