"""Both scenarios played to their end by mouse, following only the screen, two people at one table."""

from __future__ import annotations

import pytest

from game.games.front import commands as c
from game.ui.result import ResultScene
from game.ui.settings import Settings
from tests.games.front.ui.player import Player
from tests.games.front.ui.seated import Seated

MOST_STEPS = 900
LONG_STEPS = 12_000


@pytest.mark.parametrize("fog", ["off", "on"])
def test_the_tutorial_is_played_to_its_end_by_mouse(fog: str) -> None:
    """20.1 18.4.0: every phase of three turns and the Extended Night, to the result with its points; under
    fog of war with the curtain at each hand-over."""
    options = {"fog_of_war": fog}
    seated = Seated(settings=Settings(animation_speed=8.0), seed="by mouse", options=options)
    player = Player(seated, ("Schonberg", "Schonberg"))
    for _ in range(MOST_STEPS):
        if isinstance(seated.pilot.top, ResultScene):
            break
        player.step()
    result = seated.pilot.top
    assert isinstance(result, ResultScene), (seated.state.turn, seated.state.phase)
    assert seated.state.outcome is not None
    assert str(seated.state.outcome.kind).split("_")[0] in ("german", "us", "draw")
    assert any(name.startswith("CurtainScene") for name in player.seen) == (fog == "on")
    kinds = {type(entry.command) for entry in seated.session.full_log().entries}
    assert {c.CheckInitiative, c.SetMode, c.Move, c.DeclareAssault, c.EndPhase} <= kinds
    assert "+" in result.reason or "German" in result.reason


@pytest.mark.soak
@pytest.mark.parametrize(("size", "scale", "marches"), [((1280, 720), 1.0, 12), ((1920, 1080), 1.5, 3)])
def test_st_vith_is_played_to_its_end_by_mouse(size: tuple[int, int], scale: float, marches: int) -> None:
    """20.2: twelve turns with arrivals, barrages, assaults, nights and the account at the end."""
    settings = Settings(animation_speed=8.0, scale=scale)
    options = {"scenario": "st_vith"}
    seated = Seated(size=size, settings=settings, seed="by mouse", options=options)
    player = Player(seated, ("St. Vith", "St. Vith"), marches=marches)
    for _ in range(LONG_STEPS):
        if isinstance(seated.pilot.top, ResultScene):
            break
        player.step()
    result = seated.pilot.top
    assert isinstance(result, ResultScene), (seated.state.turn, seated.state.phase)
    kinds = {type(entry.command) for entry in seated.session.full_log().entries}
    assert {c.CheckInitiative, c.SetMode, c.Move, c.Fire, c.DeclareAssault, c.EndPhase} <= kinds
