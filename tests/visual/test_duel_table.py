"""Pictures of the duel's table: every phase, aid and panel, at the three sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.games.duel.model import DuelState
from game.ui.settings import Settings
from tests.games.duel.table import stand
from tests.games.duel.ui.seated import Seated
from tests.visual.compare import check

SIZES = {
    "1280x720": ((1280, 720), 1.0),
    "1024x640": ((1024, 640), 1.0),
    "1920x1080": ((1920, 1080), 1.5),
}

BATTLE = stand(
    "Ki D2 Ac E4 Br F3 Rg C3 Ri B3",
    "Qu D6 As B5 Il G3 Pr E5",
    acted="Ri",
    market=("nemesis", "vizier", "hermit_and_cub"),
)


def _picked(seated: Seated) -> None:
    seated.pilot.click("piece:acrobat")
    seated.pilot.move("space:D4")


def _pending(seated: Seated) -> None:
    seated.pilot.click("piece:royal_guard")
    seated.pilot.click("space:C2")


def _dragged(seated: Seated) -> None:
    seated.pilot.press("piece:bruiser")
    seated.pilot.haul("space:F2")


def _threats(seated: Seated) -> None:
    seated.pilot.key("t")


def _log(seated: Seated) -> None:
    seated.pilot.drag("piece:acrobat", "space:D4")
    seated.pilot.settle()
    seated.pilot.key("l")


def _refused(seated: Seated) -> None:
    seated.pilot.drag("piece:bruiser", "piece:assassin")


def _recruiting(seated: Seated) -> None:
    seated.pilot.click("end_actions")
    seated.pilot.settle()
    seated.pilot.click("card:vizier")
    seated.pilot.move("space:G1")


def _nemesis(seated: Seated) -> None:
    seated.pilot.drag("piece:king", "space:D2")
    seated.pilot.wait(600)
    seated.pilot.press("piece:nemesis")
    seated.pilot.haul("space:B4")
    seated.pilot.haul("space:C5")


def _offered(seated: Seated) -> None:
    seated.pilot.click("offer_draw")


def _moving(seated: Seated) -> None:
    seated.pilot.drag("piece:acrobat", "space:D4")
    seated.pilot.wait(110)


def _nothing(seated: Seated) -> None:
    seated.pilot.move((5, 5))


YOUNG = stand("Ki D2 Ac E4 Br F3", "Qu D6 As B5", acted="Ac", market=("nemesis", "vizier", "hermit_and_cub"))
HUNTED = stand("Ki D1 Wa E2 Ar F3", "Qu D7 Ne B3 Ri G4 Ja E5")

SCENES: dict[str, tuple[DuelState, Callable[[Seated], None]]] = {
    "battle": (BATTLE, _nothing),
    "picked": (BATTLE, _picked),
    "pending": (BATTLE, _pending),
    "dragged": (BATTLE, _dragged),
    "threats": (BATTLE, _threats),
    "log": (BATTLE, _log),
    "refused": (BATTLE, _refused),
    "recruiting": (YOUNG, _recruiting),
    "nemesis": (HUNTED, _nemesis),
    "offered": (BATTLE, _offered),
    "moving": (BATTLE, _moving),
    "french": (stand("Ki D1 Wa E2 Ar F3", "Qu D7 Ne B3", options={"names": "fr"}), _nothing),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["battle", "picked", "recruiting", "nemesis"])
def test_the_table_looks_as_it_was_approved_at_every_size(name: str, size: str) -> None:
    state, act = SCENES[name]
    window, scale = SIZES[size]
    seated = Seated(state, size=window, settings=Settings(scale=scale))
    act(seated)
    check(seated.pilot.shot(), f"duel-{name}-{size}")


@pytest.mark.parametrize(
    "name", [name for name in SCENES if name not in ("battle", "picked", "recruiting", "nemesis")]
)
def test_every_aid_and_panel_looks_as_it_was_approved(name: str) -> None:
    state, act = SCENES[name]
    seated = Seated(state)
    act(seated)
    check(seated.pilot.shot(), f"duel-{name}-1280x720")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", ["strategist", "quick"])
def test_the_other_modes_look_as_they_were_approved(mode: str, size: str) -> None:
    window, scale = SIZES[size]
    options = {"mode": mode, "first_player": "chosen"}
    seated = Seated(size=window, settings=Settings(scale=scale), options=options, seed="modes")
    if mode == "strategist":
        seated.pilot.click("card:nemesis")
    seated.pilot.move((5, 5))
    check(seated.pilot.shot(), f"duel-{mode}-{size}")
