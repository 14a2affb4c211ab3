"""A person at the front's table who plays with the mouse alone and follows only what the screen says."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

from game.games.front.ui.table import FrontTable
from game.ui.curtain import CurtainScene
from game.ui.dialog import Dialog
from tests.games.front.ui.seated import Seated

SHOTS = os.environ.get("FRONT_SHOTS")  # a folder: every kind of screen is kept there to be looked at
FIGHT_ORDER = ("button:attack", "button:fire", "hex", "unit", "leader", "button", "side", "mode")
MODES = ("prepared", "exploit", "road")
MOST_FIGHTS = 3  # of a segment


class Player:
    """Plays on with the mouse alone: lit counters, bright hexes and buttons decide what is clicked."""

    def __init__(self, seated: Seated, goals: tuple[str, str], marches: int = 5) -> None:
        self.seated = seated
        self.goals = goals
        self.marches = marches  # of a phase: enough to see the game go on
        self.seen: set[str] = set()
        self._phase: object = None
        self._marches = 0
        self._fights = 0

    def step(self) -> None:
        """One decision, or one screen put away."""
        pilot = self.seated.pilot
        self._watch()
        top = pilot.top
        self._keep(self._name(top))
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
        elif state.phase == "C" and self._marches < len(MODES):
            self._marches += 1
            self._choose_mode(table, MODES[self._marches - 1])
        elif table.outlook.rollers():
            self._roll(table)
        elif table.is_marching and self._marches < self.marches and table.outlook.unmoved():
            self._marches += 1
            self._march(table)
        else:
            pilot.click("button:end_phase")

    def _choose_mode(self, table: FrontTable, mode: str) -> None:
        """The first own unit that can takes a mode."""
        for token in table.hand.starts:
            if token.startswith("unit:") and f"mode:{mode}" in table.hand.after((token,)):
                self.seated.find(token.partition(":")[2])
                self.seated.pilot.click(token)
                self.seated.pilot.click(f"mode_{mode}")
                return

    def _roll(self, table: FrontTable) -> None:
        """An activated leader: click him, then the button that he offers."""
        token = table.outlook.rollers()[0]
        self.seated.find(token.partition(":")[2])
        self.seated.pilot.click(token)
        names = self.seated.pilot.names()
        self.seated.pilot.click(next(name for name in names if name in ("roll_bonus", "lead_night")))

    def _march(self, table: FrontTable) -> None:
        """The next unit by its button, then a click on the hex nearest to where its side wants to go."""
        pilot = self.seated.pilot
        before = self.seated.session.index
        pilot.click("button:next")
        pilot.settle()
        ways = table.ahead.ways()
        assert ways is not None
        ground = table.desk.rules.ground
        goal = ground.place_hex(self.goals[int(self.seated.state.active)])
        best = min(ways.reach.costs, key=lambda here: (ground.distance(here, goal), here))
        table.picture.board.look_at(best)
        pilot.settle()
        pilot.click(f"hex:{best}")
        if self.seated.session.index == before:
            pilot.press(button=3)  # taken back: the hex lay under something else

    def _fight(self, table: FrontTable) -> None:
        """The fights' sheet: target, units, then the button; after two of them the segment is ended."""
        pilot = self.seated.pilot
        offers = table.hand.offers if table.hand.picks else table.hand.starts
        if not table.hand.picks and "button:end_phase" in offers and self._fights >= MOST_FIGHTS:
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
        self._fights = MOST_FIGHTS
        if "button:end_phase" in table.hand.starts:
            pilot.click("button:end_phase")

    def _watch(self) -> None:
        """Let everything come to rest; each kind of motion is a screen of its own."""
        pilot = self.seated.pilot
        for _ in range(8000):
            top = pilot.top
            if not top.animating:
                return
            playing = self.seated.desk.timeline.playing
            if SHOTS and playing is not None and 0.6 < playing.t < 0.95 and top is self.seated.table:
                self._keep(f"moving-{type(playing.event).__name__}")
            pilot.frame()
        raise AssertionError("the scene does not come to rest")

    def _name(self, top: object) -> str:
        """What kind of screen this is."""
        state = self.seated.state
        if isinstance(top, FrontTable):
            parts = [state.turn[-1:], state.phase]
            if state.excess:
                parts.append("excess")
            if state.assault is not None:
                parts.append(state.assault.stage)
            waits = {"mission": state.mission, "trial": state.trial, "surrender": state.surrender}
            parts += [name for name, one in waits.items() if one is not None]
            return "-".join(parts)
        return f"{type(top).__name__}-{state.phase}"

    def _keep(self, what: str) -> None:
        if what not in self.seen:
            self.seen.add(what)
            if SHOTS:
                pygame.image.save(self.seated.pilot.shot(), Path(SHOTS) / f"{what}.png")


def _rank(token: str) -> int:
    kinds = (token, token.partition(":")[0])
    return next((n for n, name in enumerate(FIGHT_ORDER) if name in kinds), len(FIGHT_ORDER))
