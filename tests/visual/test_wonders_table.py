"""Pictures of the wonders' table: every age, phase, aid and panel, at the three sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.games.wonders.model import WondersState
from game.ui.settings import Settings
from tests.games.wonders.table import city, game, table
from tests.games.wonders.ui.positions import mid_game, rich, whole
from tests.games.wonders.ui.seated import Seated
from tests.visual.compare import check

SIZES = {
    "1280x720": ((1280, 720), 1.0),
    "1024x640": ((1024, 640), 1.0),
    "1920x1080": ((1920, 1080), 1.5),
}


def turn_of_age(age: int) -> WondersState:
    """The first open turn of an age in a fixed random game with leaders."""
    for state, _, _ in game("pictures", {"leaders": "on"}):
        if state.age == age and state.phase == "turn" and not state.agenda:
            return state
    raise AssertionError(age)


def _nothing(seated: Seated) -> None:
    seated.pilot.move((5, 5))


def _picked(seated: Seated) -> None:
    seated.pilot.click("card:walls")
    seated.pilot.move("wonder:pyramids")


def _dragged(seated: Seated) -> None:
    seated.pilot.press("card:walls")
    seated.pilot.haul("place:city")


def _explained(seated: Seated) -> None:
    seated.pilot.move("card:library")


def _moving(seated: Seated) -> None:
    seated.touch("drag", "card:walls", "place:city")
    seated.pilot.wait(600)


def _log(seated: Seated) -> None:
    seated.touch("drag", "card:walls", "place:city")
    seated.pilot.key("space", "l")
    seated.pilot.move((5, 5))


def _destroying(seated: Seated) -> None:
    seated.touch("drag", "card:walls", "wonder:statue_of_zeus")
    seated.pilot.settle(30_000)
    seated.pilot.move((5, 5))


MID = rich(mid_game(), 12)
ZEUS = whole(
    table(
        city("tavern", coins=30, wonders="statue_of_zeus sphinx"),
        city("clay_pool quarry altar", coins=4),
    )
)

SCENES: dict[str, tuple[WondersState, Callable[[Seated], None]]] = {
    "age1": (turn_of_age(1), _nothing),
    "age2": (turn_of_age(2), _nothing),
    "age3": (turn_of_age(3), _nothing),
    "picked": (MID, _picked),
    "dragged": (MID, _dragged),
    "explained": (MID, _explained),
    "moving": (MID, _moving),
    "log": (MID, _log),
    "destroying": (ZEUS, _destroying),
}
EVERY_SIZE = ("age1", "age3", "picked")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", EVERY_SIZE)
def test_the_table_looks_as_it_was_approved_at_every_size(name: str, size: str) -> None:
    state, act = SCENES[name]
    window, scale = SIZES[size]
    seated = Seated(state, size=window, settings=Settings(scale=scale))
    act(seated)
    check(seated.pilot.shot(), f"wonders-{name}-{size}")


@pytest.mark.parametrize("name", [name for name in SCENES if name not in EVERY_SIZE])
def test_every_aid_and_panel_looks_as_it_was_approved(name: str) -> None:
    state, act = SCENES[name]
    seated = Seated(state)
    act(seated)
    check(seated.pilot.shot(), f"wonders-{name}-1280x720")
