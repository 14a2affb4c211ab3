"""Pictures of the battle screen: deciding, rolling, re-rolling, choosing the fallen, the end, typed dice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from game.games.world.model import Battle, WorldState
from game.ui.settings import Settings
from tests.games.world.table import GREEN, RED
from tests.games.world.ui.fought import PLACE, Fought, battle
from tests.visual.compare import check

SIZES = {
    "1280x720": ((1280, 720), 1.0),
    "1024x640": ((1024, 640), 1.0),
    "1920x1080": ((1920, 1080), 1.5),
}

NATIONS = {0: "united_kingdom", 1: "france", 2: "china"}
ALLIED = battle(
    {PLACE: "1:2i2t 2:it 0:5i2ta", "brazil": "2:i"},
    seats=3,
    allies=[(1, 2)],
    seen_allied=((RED, GREEN),),
    military={0: 3, 1: 1},
    nations=NATIONS,
)
FLEETS = battle({}, place="north_pacific", fleets={"north_pacific": "0:5i5t3a 1:9i4t"})
SEVERAL = replace(
    battle({PLACE: "1:i 0:2t", "manchuria": "1:i 0:t", "japan": "1:i"}, fleets={"north_pacific": "0:i 1:i"}),
    battles=(Battle("manchuria", RED),),
)
REAL_DICE = battle({PLACE: "1:3it 0:4ita"}, options={"typed_dice": "on"})


def _staying(fought: Fought) -> None:
    fought.pilot.move((5, 5))


def _rolling(fought: Fought) -> None:
    _stay_twice(fought)
    fought.pilot.wait(900)


def _rerolling(fought: Fought) -> None:
    _stay_twice(fought)
    fought.rest()
    fought.pilot.move("die:1")
    fought.pilot.wait(500)


def _falling(fought: Fought) -> None:
    _rerolling(fought)
    for _ in range(2):
        fought.pilot.click("keep_dice")
        fought.rest()
    fought.pilot.click("unit:infantry")
    fought.pilot.move((5, 5))
    fought.pilot.wait(3600)


def _ending(fought: Fought) -> None:
    _stay_twice(fought)
    fought.rest()


def _retreating(fought: Fought) -> None:
    fought.pilot.click("retreat")
    fought.rest()


def _typing(fought: Fought) -> None:
    _stay_twice(fought)
    fought.pilot.key("2", "1", "0", "0")
    fought.pilot.move((5, 5))


def _assumptions(fought: Fought) -> None:
    fought.pilot.move(fought.scene.odds_sheet.rect.center)
    fought.pilot.wait(500)


def _stay_twice(fought: Fought) -> None:
    fought.pilot.key("enter")
    fought.rest()
    fought.pilot.key("enter")


DRAWS = (6, 4, 3, 6, 5, 4)
SCENES: dict[str, tuple[WorldState, tuple[int, ...], Callable[[Fought], None]]] = {
    "staying": (ALLIED, DRAWS, _staying),
    "rolling": (ALLIED, DRAWS, _rolling),
    "rerolling": (ALLIED, (1, 4, 1, 6, 5, 1), _rerolling),
    "falling": (ALLIED, DRAWS, _falling),
    "ending": (SEVERAL, (6, 6, 1), _ending),
    "sea": (FLEETS, (), _staying),
    "retreating": (ALLIED, (), _retreating),
    "typing": (REAL_DICE, (), _typing),
    "assumptions": (ALLIED, (), _assumptions),
}
AT_ALL_SIZES = ("staying", "falling", "ending")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", AT_ALL_SIZES)
def test_the_battle_looks_as_it_was_approved_at_every_size(name: str, size: str) -> None:
    window, scale = SIZES[size]
    _check(name, size, window, scale)


@pytest.mark.parametrize("name", [name for name in SCENES if name not in AT_ALL_SIZES])
def test_every_stage_looks_as_it_was_approved(name: str) -> None:
    _check(name, "1280x720", (1280, 720), 1.0)


def _check(name: str, size: str, window: tuple[int, int], scale: float) -> None:
    state, draws, act = SCENES[name]
    fought = Fought(state, size=window, settings=Settings(scale=scale), draws=draws)
    fought.rest()
    act(fought)
    check(fought.pilot.shot(), f"world-battle-{name}-{size}")
