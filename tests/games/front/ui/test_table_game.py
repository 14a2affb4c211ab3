"""The tutorial played to its end by mouse, following only what the screen says, two people at one screen."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from game.games.front import commands as c
from game.games.front.ui.table import FrontTable
from game.ui.curtain import CurtainScene
from game.ui.dialog import Dialog
from game.ui.result import ResultScene
from game.ui.settings import Settings
from tests.games.front.ui.seated import Seated

SHOTS = os.environ.get("FRONT_SHOTS")  # a folder: every kind of screen is kept there to be looked at
MOST_STEPS = 900
MOST_MARCHES = 5  # in a phase: enough to see the game go on
FIGHT_ORDER = ("button:attack", "button:fire", "hex", "unit", "leader", "button", "side", "mode")


class Player:
    """Plays on with the mouse alone: lit counters, bright hexes and buttons decide what is clicked."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.seen: set[str] = set()
        self._phase: object = None
        self._marches = 0
        self._fights = 0

    def step(self) -> None:
        """One decision, or one screen put away."""
        pilot = self.seated.pilot
        pilot.settle(120_000)
        top = pilot.top
        self._keep(f"{type(top).__name__}-{self.seated.state.phase}")
        if isinstance(top, CurtainScene):
            pilot.click("lift")
        elif isinstance(top, Dialog):
            pilot.click("end" if "end" in pilot.names() else "ok")
        elif isinstance(top, FrontTable):
            self._play(top)

    def _play(self, table: FrontTable) -> None:
        """Do what the phase's sheet asks for, then end it by its button."""
        state, pilot = self.seated.state, self.seated.pilot
        here = (state.turn, state.active, state.phase, state.is_defensive)
        if here != self._phase:
            self._phase, self._marches, self._fights = here, 0, 0
        assert table.desk.hand is not None, (here, table.desk.waiting_for)
        starts = table.hand.starts
        if "button:check_initiative" in starts:
            pilot.click("button:check_initiative")
        elif state.excess or table.fights.is_open:
            self._fight(table)
        elif state.phase == "C" and self._marches == 0:
            self._marches = 1
            self._choose_mode(table)
        elif table.outlook.rollers():
            self._roll(table)
        elif table.is_marching and self._marches < MOST_MARCHES and table.outlook.unmoved():
            self._marches += 1
            self._march(table)
        else:
            pilot.click("button:end_phase")

    def _choose_mode(self, table: FrontTable) -> None:
        """The first own unit that can goes into Prepared Assault."""
        for token in table.hand.starts:
            if token.startswith("unit:") and "mode:prepared" in table.hand.after((token,)):
                self.seated.find(token.partition(":")[2])
                self.seated.pilot.click(token)
                self.seated.pilot.click("mode_prepared")
                return

    def _roll(self, table: FrontTable) -> None:
        """An activated leader: click him, then the button that he offers."""
        token = table.outlook.rollers()[0]
        self.seated.find(token.partition(":")[2])
        self.seated.pilot.click(token)
        names = self.seated.pilot.names()
        self.seated.pilot.click(next(name for name in names if name in ("roll_bonus", "lead_night")))

    def _march(self, table: FrontTable) -> None:
        """The next unit by its button, then dragged: Germans to Schönberg, Americans stay close to it."""
        pilot = self.seated.pilot
        before = self.seated.session.index
        pilot.click("button:next")
        pilot.settle()
        ways = table.ahead.ways()
        assert ways is not None
        ground = table.desk.rules.ground
        goal = ground.place_hex("Schonberg")
        best = min(ways.reach.costs, key=lambda here: (ground.distance(here, goal), here))
        counter = table.hand.picks[0]
        table.picture.board.look_at(best)
        pilot.settle()
        if (best, counter)[0] in ground.terrain:
            pilot.click(f"hex:{best}")
        if self.seated.session.index == before:
            pilot.press(button=3)  # taken back: the hex lay under something else

    def _fight(self, table: FrontTable) -> None:
        """The fights' sheet: target, units, then the button; after two of them the segment is ended."""
        pilot = self.seated.pilot
        offers = table.hand.offers if table.hand.picks else table.hand.starts
        if not table.hand.picks and "button:end_phase" in offers and self._fights >= 2:
            pilot.click("button:end_phase")
            return
        before = (self.seated.session.index, table.hand.picks)
        for token in sorted(offers, key=_rank):
            if token == "button:end_phase" or token in table.hand.picks:
                continue
            place = table.place_of(token)
            if place is not None and not place.startswith("@"):
                table.picture.board.look_at(place)
                pilot.settle()
            if token.startswith(("unit:", "leader:")) and table.fights.position_of(token) is None:
                self.seated.find(token.partition(":")[2])
            if table.position_of(token) is None:
                continue
            pilot.click(token)
            pilot.settle(60_000)
            if token in ("button:attack", "button:fire"):
                self._fights += 1
            if (self.seated.session.index, table.hand.picks) != before:
                return
        sheet = {widget.name: widget.rect.center for widget in table.fights.group.widgets}
        if not table.hand.picks and "roll" in sheet:
            pilot.click(sheet["roll"])  # nothing to announce: let the dice fall
            return
        pilot.press((20, 690), button=3)
        pilot.release(3)
        self._fights = 2
        if "button:end_phase" in table.hand.starts:
            pilot.click("button:end_phase")

    def _keep(self, what: str) -> None:
        if what not in self.seen:
            self.seen.add(what)
            if SHOTS:
                pygame.image.save(self.seated.pilot.shot(), Path(SHOTS) / f"{what}.png")


def _rank(token: str) -> int:
    kinds = (token, token.partition(":")[0])
    return next((n for n, name in enumerate(FIGHT_ORDER) if name in kinds), len(FIGHT_ORDER))


@pytest.mark.parametrize("fog", ["off", "on"])
def test_the_tutorial_is_played_to_its_end_by_mouse(fog: str) -> None:
    """20.1 18.4.0: every phase of three turns and the Extended Night, to the result with its points; under
    fog of war with the curtain at each hand-over."""
    options = {"fog_of_war": fog}
    seated = Seated(settings=Settings(animation_speed=8.0), seed="by mouse", options=options)
    player = Player(seated)
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
