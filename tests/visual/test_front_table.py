"""Pictures of the front's table: both scenarios, marches, modes, aids, sheets, dice, at the three sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.ui.settings import Settings
from tests.games.front.ui.seated import Seated
from tests.visual.compare import check

SIZES = {
    "1280x720": ((1280, 720), 1.0),
    "1024x640": ((1024, 640), 1.0),
    "1920x1080": ((1920, 1080), 1.5),
}
GUNS = "de_1818"


def _aside(seated: Seated) -> None:
    seated.pilot.move((5, 5))


def _opening(seated: Seated) -> None:
    _aside(seated)


def _modes(seated: Seated) -> None:
    seated.until("C")
    seated.pilot.settle()
    seated.find("de_293_i")
    seated.pilot.click("unit:de_293_i")
    _aside(seated)


def _fan(seated: Seated) -> None:
    seated.until("D")
    seated.pilot.settle()
    seated.find(GUNS)


def _reach(seated: Seated) -> None:
    _fan(seated)
    seated.pilot.click(f"unit:{GUNS}")
    seated.pilot.move("hex:1101")


def _dragged(seated: Seated) -> None:
    _fan(seated)
    seated.pilot.press(f"unit:{GUNS}")
    seated.pilot.haul("hex:1101")


def _refused(seated: Seated) -> None:
    _fan(seated)
    seated.pilot.click(f"unit:{GUNS}")
    seated.pilot.click("hex:0403")


def _moving(seated: Seated) -> None:
    seated.until("D")
    seated.pilot.settle()
    seated.march("drag", GUNS, "1101")
    seated.pilot.wait(130)


def _rolling(seated: Seated) -> None:
    seated.pilot.settle(60_000)  # the map is drawn
    seated.pilot.click("button:check_initiative")
    _aside(seated)
    seated.pilot.wait(650)


def _log(seated: Seated) -> None:
    seated.until("D")
    seated.pilot.settle()
    seated.march("drag", GUNS, "1101")
    seated.pilot.key("space", "l")
    _aside(seated)


def _aid(key: str) -> Callable[[Seated], None]:
    def shown(seated: Seated) -> None:
        seated.until("D")
        seated.pilot.settle()
        seated.pilot.key(key)
        _aside(seated)

    return shown


def _whole(seated: Seated) -> None:
    seated.pilot.key("home")
    _aside(seated)


TUTORIAL: dict[str, object] = {"scenario": "tutorial"}
ST_VITH: dict[str, object] = {"scenario": "st_vith"}
FOG: dict[str, object] = {"scenario": "st_vith", "fog_of_war": "on"}

SCENES: dict[str, tuple[dict[str, object], Callable[[Seated], None], tuple[str, ...]]] = {
    "tutorial": (TUTORIAL, _opening, tuple(SIZES)),
    "st-vith": (ST_VITH, _opening, tuple(SIZES)),
    "st-vith-whole": (ST_VITH, _whole, ("1280x720", "1920x1080")),
    "fog": (FOG, _opening, ("1280x720",)),
    "modes": (TUTORIAL, _modes, ("1280x720",)),
    "fan": (TUTORIAL, _fan, tuple(SIZES)),
    "reach": (TUTORIAL, _reach, tuple(SIZES)),
    "dragged": (TUTORIAL, _dragged, ("1280x720",)),
    "refused": (TUTORIAL, _refused, ("1280x720",)),
    "moving": (TUTORIAL, _moving, ("1280x720",)),
    "rolling": (TUTORIAL, _rolling, ("1280x720",)),
    "log": (TUTORIAL, _log, ("1280x720",)),
    "zones": (ST_VITH, _aid("t"), ("1280x720",)),
    "supply": (ST_VITH, _aid("s"), ("1280x720",)),
    "command": (ST_VITH, _aid("d"), ("1280x720",)),
    "sight": (TUTORIAL, _aid("v"), ("1280x720",)),
    "points": (ST_VITH, _aid("p"), ("1280x720",)),
}


@pytest.mark.parametrize(
    ("scene", "size"), [(scene, size) for scene, (_, _, sizes) in SCENES.items() for size in sizes]
)
def test_the_table_looks_as_it_did(scene: str, size: str) -> None:
    """Every picture that was looked at and found good stays as it was."""
    options, make, _ = SCENES[scene]
    pixels, scale = SIZES[size]
    seated = Seated(size=pixels, settings=Settings(scale=scale), options=options)
    if scene not in ("rolling", "moving"):
        seated.pilot.settle(60_000)
    make(seated)
    if scene not in ("rolling", "moving", "refused"):
        seated.pilot.settle(60_000)
    check(seated.pilot.shot(), f"front-{scene}-{size}")
