"""Pictures of the world's table: every step and aid, at the three sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from game.core.ids import Seat
from game.games.world.model import Realm, Units, WorldState
from game.ui.settings import Settings
from tests.games.world.ui.seated import Change, Seated, at, attacked, put, together, two_battles
from tests.visual.compare import check

SIZES = {
    "1280x720": ((1280, 720), 1.0),
    "1024x640": ((1024, 640), 1.0),
    "1920x1080": ((1920, 1080), 1.5),
}


def _rich(step: Callable[[WorldState], WorldState]) -> Change:
    """A table on which much has happened: levels, badges, reserves, a fleet of somebody else."""

    def change(state: WorldState) -> WorldState:
        state = step(state)
        state = put(state, Seat(1), "north_atlantic", Units(1, 1))
        realms: list[Realm] = list(state.realms)
        realms[0] = replace(realms[0], military=1, badges=2, entered=61)
        return replace(state, realms=tuple(realms), round=4)

    return change


PLACING = _rich(at("place", camp=Units(6, 3, 1), drop_zone=Units(1, 1), brazil=Units(3)))
MOVING = _rich(at("move", brazil=Units(2, 1), central_europe=Units(3, 1, 1), maghreb=Units(1, 1)))


def _held(seated: Seated) -> None:
    seated.pilot.press("camp:infantry")
    seated.pilot.wheel(1)
    seated.pilot.haul("territory:central_africa")


def _planned(seated: Seated) -> None:
    seated.pilot.drag("stack:brazil:tank", "territory:venezuela")
    seated.pilot.drag("stack:central_europe:aircraft", "territory:france")
    seated.pilot.drag("stack:maghreb:tank", "sea:central_atlantic")
    seated.pilot.press("stack:central_europe:infantry")
    seated.pilot.wheel(1)
    seated.pilot.haul("territory:scandinavia")


def _near(seated: Seated) -> None:
    _planned(seated)
    seated.pilot.release()
    spot = seated.pilot.at("territory:central_europe")
    for _ in range(6):
        seated.pilot.wheel(1, spot)
        seated.pilot.settle()
    seated.pilot.move((5, 5))


def _threats(seated: Seated) -> None:
    seated.pilot.key("t")
    seated.pilot.move("territory:iran")


def _log(seated: Seated) -> None:
    seated.pilot.drag("camp:infantry", "territory:iran")
    seated.pilot.drag("camp:tank", "territory:maghreb")
    seated.pilot.settle()
    seated.pilot.key("l")


def _refused(seated: Seated) -> None:
    seated.pilot.drag("camp:aircraft", "territory:brazil")


def _sea(seated: Seated) -> None:
    seated.pilot.click("sea:south_atlantic")


def _nothing(seated: Seated) -> None:
    seated.pilot.move((5, 5))


def _focused(seated: Seated) -> None:
    seated.focus("scandinavia")


WITHDRAWING = _rich(at("withdraw", brazil=Units(2, 1), maghreb=Units(1, 1, 1), drop_zone=Units(2, 1)))
SCENES: dict[str, tuple[Change, Callable[[Seated], None]]] = {
    "held": (PLACING, _held),
    "planned": (MOVING, _planned),
    "near": (MOVING, _near),
    "withdraw": (WITHDRAWING, _nothing),
    "threats": (PLACING, _threats),
    "log": (PLACING, _log),
    "refused": (PLACING, _refused),
    "defend": (attacked, _nothing),
    "battles": (_rich(two_battles), _nothing),
    "sea": (together("battles", "south_atlantic", Units(2, 1), Units(1)), _sea),
    "focused": (MOVING, _focused),
}
AT_EVERY_SIZE = ("held", "planned", "withdraw")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", AT_EVERY_SIZE)
def test_the_table_looks_as_it_was_approved_at_every_size(name: str, size: str) -> None:
    change, act = SCENES[name]
    window, scale = SIZES[size]
    seated = Seated(change, size=window, settings=Settings(scale=scale))
    act(seated)
    check(seated.pilot.shot(), f"world-table-{name}-{size}")


@pytest.mark.parametrize("name", [name for name in SCENES if name not in AT_EVERY_SIZE])
def test_every_step_and_aid_looks_as_it_was_approved(name: str) -> None:
    change, act = SCENES[name]
    seated = Seated(change)
    act(seated)
    check(seated.pilot.shot(), f"world-table-{name}-1280x720")


def test_six_players_at_the_smallest_window_look_as_they_were_approved() -> None:
    players = ("human", *("easy",) * 5)
    seated = Seated(at("place", camp=Units(4, 2, 1)), players=players, size=(1024, 640))
    seated.pilot.click("camp:tank")
    seated.pilot.move("territory:siberia")
    check(seated.pilot.shot(), "world-table-six-1024x640")
