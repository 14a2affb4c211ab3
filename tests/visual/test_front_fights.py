"""Pictures of the front's fights: planning, answering, dice, losses, retreat, barrage, events, surrender."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from game.games.front.model import FrontState, SurrenderCheck
from game.ui.settings import Settings
from tests.games.front.ui.fights import AUW, before_auw, calm, seated
from tests.games.front.ui.seated import Seated
from tests.visual.compare import check

SIZES = {
    "1280x720": ((1280, 720), 1.0),
    "1024x640": ((1024, 640), 1.0),
    "1920x1080": ((1920, 1080), 1.5),
}
DICE_MS = 2600.0


def _planning(table: Seated) -> None:
    table.pilot.click(f"hex:{AUW}")
    table.pilot.click("unit:de_295_i")
    table.pilot.click("leader:L_hoffmann")
    calm(table)


def _answering(table: Seated) -> None:
    _planning(table)
    table.pilot.click("button:attack")
    calm(table)
    table.pilot.click("leader:L_jones")
    calm(table)


def _rolling(table: Seated) -> None:
    _answering(table)
    table.pilot.click("button:roll")
    table.pilot.move((5, 5))
    table.pilot.wait(DICE_MS)


def _losing(table: Seated) -> None:
    _rolling(table)
    calm(table)


def _standing(table: Seated) -> None:
    _losing(table)
    table.pilot.click("button:proposed")
    calm(table)


def _retreating(table: Seated) -> None:
    _standing(table)
    table.pilot.click("button:fall_back")
    calm(table)


def _event(table: Seated) -> None:
    _answering(table)
    table.pilot.click("button:roll")
    calm(table)


def _barrage(table: Seated) -> None:
    table.pilot.click(f"hex:{AUW}")
    calm(table)


def _nothing(table: Seated) -> None:
    calm(table)


def _surrendering() -> FrontState:
    state = before_auw()
    units = {name: replace(one, isolation=4, is_cut=True) for name, one in state.units.items()}
    check = SurrenderCheck(units=("us_81e", "us_423p"), leaders=("L_jones",))
    return replace(state, units={**state.units, "us_81e": units["us_81e"], "us_423p": units["us_423p"]},
                   phase="G", active=1, surrender=check)  # fmt: skip


STEPS: dict[str, tuple[Callable[[], FrontState], tuple[int, ...], Callable[[Seated], None]]] = {
    "planning": (before_auw, (), _planning),
    "answering": (before_auw, (), _answering),
    "rolling": (before_auw, (8, 3, 9, 9, 9, 9), _rolling),
    "losing": (before_auw, (8, 3, 9, 9, 9, 9), _losing),
    "standing": (before_auw, (8, 3, 9, 9, 9, 9), _standing),
    "retreating": (before_auw, (8, 3, 9, 9, 9, 9), _retreating),
    "event": (before_auw, (4, 4, 2, 0, 9, 9), _event),
    "barrage": (lambda: before_auw(phase="E1"), (), _barrage),
    "surrender": (_surrendering, (), _nothing),
}


AT_ALL_SIZES = ("planning", "rolling", "standing")
ASKED = [(step, size) for step in STEPS for size in SIZES if size == "1280x720" or step in AT_ALL_SIZES]


@pytest.mark.parametrize(("step", "size"), ASKED)
def test_the_fights_look_as_accepted(step: str, size: str) -> None:
    """Every stage of a fight on its sheet beside the map."""
    window, scale = SIZES[size]
    make, dice, act = STEPS[step]
    table = seated(make(), *dice, size=window, settings=Settings(scale=scale))
    act(table)
    check(table.pilot.shot(), f"front-fight-{step}-{size}")
