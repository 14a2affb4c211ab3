"""A whole game with leaders played by mouse through the table and its screens, two people at one screen."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

from game.games.wonders import commands as c
from game.games.wonders.ui.table import WondersTable
from game.ui.curtain import CurtainScene
from game.ui.dialog import Dialog
from game.ui.result import ResultScene
from game.ui.settings import Settings
from tests.games.wonders.ui.seated import Seated

SHOTS = os.environ.get("WONDERS_SHOTS")  # a folder: every kind of screen is kept there to be looked at
MOST_STEPS = 700


class Player:
    """Plays on with the mouse alone: what is offered decides what is clicked or dragged."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.seen: set[str] = set()

    def step(self) -> None:
        """One decision, or one screen put away."""
        seated, pilot = self.seated, self.seated.pilot
        pilot.settle(90_000)
        top = pilot.top
        self._keep(type(top).__name__ + self._what())
        if isinstance(top, ResultScene):
            return
        if isinstance(top, CurtainScene):
            pilot.click("lift")
        elif isinstance(top, Dialog):
            pilot.click("ok")
        elif isinstance(top, WondersTable):
            self._play(top)
        else:
            self._choose()
        assert seated.session.index >= 1

    def _choose(self) -> None:
        """A screen of its own: recruit where that is possible, else what is picked and taken."""
        pilot = self.seated.pilot
        names = pilot.names()
        for name in ("recruit", "dismiss"):
            if name in names and pilot.find(name).disabled is None:
                pilot.click(name)
                return
        offers = [n for n in names if ":" in n and pilot.find(n).disabled is None and self._offered(n)]
        if offers:
            pilot.click(offers[0])
            pilot.click("take")
        else:
            pilot.click("decline")

    def _offered(self, token: str) -> bool:
        hand = getattr(self.seated.pilot.top, "hand", None)
        return hand is not None and token in hand.starts

    def _play(self, table: WondersTable) -> None:
        """The table itself: build by dragging what can be paid, raise wonders, sell the rest by clicks."""
        pilot, hand = self.seated.pilot, table.hand
        starts = list(hand.starts)
        assert starts, (self.seated.state.phase, self.seated.state.agenda, table.desk.hand)
        if self.seated.state.phase == "turn" and not self.seated.state.agenda:
            for card in starts:
                places = list(hand.after((card,)))
                target = next((p for p in places if p.startswith("wonder:")), None)
                target = target or ("place:city" if "place:city" in places else None)
                if target is not None:
                    pilot.drag(card, target)
                    return
            pilot.click(starts[0])
            pilot.click("place:discard")
        else:
            token = next((one for one in starts if not one.startswith("button:")), starts[0])
            pilot.click(
                token if ":" in token and not token.startswith("button:") else token.partition(":")[2]
            )

    def _what(self) -> str:
        state = self.seated.state
        task = f"-{state.agenda[0].kind}" if state.agenda else ""
        return f"-{state.phase}{state.age}{task}"

    def _keep(self, name: str) -> None:
        if name not in self.seen:
            self.seen.add(name)
            if SHOTS:
                pygame.image.save(self.seated.pilot.shot(), str(Path(SHOTS) / f"{name}.png"))


def test_a_whole_game_with_leaders_is_played_by_mouse() -> None:
    """W142 W008 W147 W020 W070: draft, recruitment, three ages, choices, the end."""
    fast = Settings(reduced_motion=True, animation_speed=8.0)
    seated = Seated(options={"leaders": "on"}, seed="pilot", settings=fast)
    player = Player(seated)
    for _ in range(MOST_STEPS):
        if isinstance(seated.pilot.top, ResultScene):
            break
        player.step()
    assert isinstance(seated.pilot.top, ResultScene)
    assert seated.state.outcome is not None
    commands = [entry.command for entry in seated.session.full_log().entries if entry.command is not None]
    kinds = {type(command) for command in commands}
    assert {c.TakeLeader, c.TakeWonder, c.LayLeader, c.Recruit, c.Build, c.Construct, c.Discard} <= kinds
    assert sum(isinstance(command, c.LayLeader) for command in commands) >= 2
    assert any(name.startswith("CurtainScene") for name in player.seen)
