"""A mouse that plays the world game: each command is made by clicks, drags and the wheel on what is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.games.world import commands as c
from game.games.world.model import AGENT_KINDS, UNIT_KINDS, Draft, WorldState
from game.games.world.ui.battle import BattleScene
from game.games.world.ui.dossier_parts import Stepper
from game.games.world.ui.headquarters import HeadquartersScene
from game.games.world.ui.nation import NationScene
from game.games.world.ui.news import NewsScene
from game.games.world.ui.table import WorldTable
from game.ui.desk import Desk
from tests.ui.pilot import Pilot

LONG_FRAME_MS = 120.0
Look = Callable[[str], None]


def _nothing(name: str) -> None:
    """Nobody looks."""


class Mouse:
    """Hands that know where to click for a command; `look` is told when something new can be seen."""

    def __init__(self, pilot: Pilot, look: Look = _nothing) -> None:
        self.pilot = pilot
        self.look = look

    @property
    def desk(self) -> Desk:
        """The live game, from whatever screen lies on top."""
        top: Any = self.pilot.top
        desk: Desk = top.desk
        return desk

    @property
    def names(self) -> list[str]:
        """What can be clicked by name."""
        return self.pilot.names()

    def rest(self, limit_ms: float = 120_000) -> None:
        """Until nothing moves, few pictures on the way, and a person is asked or another screen is there."""
        end = self.pilot.now + limit_ms
        self.pilot.frame()
        while self.pilot.now < end:
            top: Any = self.pilot.top
            if not hasattr(top, "desk") or (top.desk.session.outcome is not None and not top.animating):
                return
            desk: Desk = top.desk
            due = isinstance(top, WorldTable) and (top.passing.is_due or desk.waiting_for is not None)
            still = desk.timeline.idle and desk.waiting_for is None and desk.hand is not None
            if still and not due and not (isinstance(top, BattleScene) and top.is_done):
                self.pilot.frame()
                return
            self.pilot.now += LONG_FRAME_MS
            self.pilot.app.step([], LONG_FRAME_MS)
        raise AssertionError(f"{type(self.pilot.top).__name__} does not come to rest")

    def lifted(self) -> bool:
        """Lift the cover, if one lies there."""
        if "lift" not in self.names:
            return False
        self.look("cover")
        self.pilot.click("lift")
        return True

    def play(self, command: c.WorldCommand) -> None:
        """Make a command on the screen that lies on top."""
        top = self.pilot.top
        match command, top:
            case c.ChooseNation(nation=nation), NationScene():
                self.pilot.click(f"nation:{nation}")
                self.pilot.click("take")
            case c.CloseNews(), NewsScene():
                self._read(command)
            case c.LoseUnit(kind=kind), NewsScene():
                self._page_to(top, lambda: f"unit:{kind}" in self.names)
                self.pilot.click(f"unit:{kind}")
            case c.Confirm(draft=draft), HeadquartersScene():
                self._visit(draft)
            case _, BattleScene():
                self._fight(top, command)
            case _, WorldTable():
                self._on_table(top, command)
            case _:
                raise AssertionError(f"{type(top).__name__} has no way to {command}")

    def _on_table(self, table: WorldTable, command: c.WorldCommand) -> None:
        match command:
            case c.Claim(place=place):
                if len(table.state.owners) % 2:
                    self.pilot.drag("supply:infantry", f"territory:{place}", steps=4)
                else:
                    self.pilot.click(f"territory:{place}")
            case c.KeepUnit(place=place, kind=kind):
                self.pilot.click(f"stack:{place}:{kind}")
            case c.Place(place=place, kind=kind, count=count) | c.Defend(place=place, kind=kind, count=count):
                self._carry(f"camp:{kind}", table.named(place), count)
            case c.PlanMove(origin=origin, to=to, kind=kind, count=count):
                self._carry(f"stack:{origin}:{kind}", table.named(to), count)
            case c.DropMove(origin=origin, to=to):
                self.pilot.click(f"march:{origin}:{to}")
            case c.CallSupport(ally=ally):
                self.pilot.click(f"seat:{ally}")
                self.pilot.click("call_support")
            case c.FightBattle(place=place):
                self.pilot.click(f"territory:{place}")
            case c.FightAtSea(place=place, against=against):
                self.pilot.click(f"sea:{place}")
                self.pilot.click(f"seat:{against}")
            case _:
                self.pilot.click(str(type(command).__struct_config__.tag))

    def _carry(self, start: str, goal: str, count: int) -> None:
        """Press, say how many with the wheel, haul, let go."""
        self.pilot.press(start)
        self.pilot.haul(self._off(start), steps=2)
        for _ in range(count - 1):
            self.pilot.wheel(1)
        self.pilot.haul(goal, steps=4)
        self.look(f"carry-{start.partition(':')[0]}-{min(count, 3)}")
        self.pilot.release()

    def _off(self, start: str) -> tuple[int, int]:
        """A little beside where the drag began, so that it is one."""
        x, y = self.pilot.at(start)
        return x + 14, y - 10

    def _page_to(self, scene: NewsScene, found: Callable[[], bool]) -> None:
        while not found():
            before = scene.at
            self.pilot.click("turn")
            assert scene.at != before, f"no further page than {scene.at}"

    def _read(self, command: c.CloseNews) -> None:
        """Page through everything, answer the offers, close."""
        scene = self.pilot.top
        assert isinstance(scene, NewsScene)
        while True:
            if self.lifted():
                continue
            page = scene.pages[scene.at]
            if page.offers is not None:
                self.pilot.click("accept" if page.offers in command.accept else "decline")
            self.look(f"news-{page.notice.kind}")
            if "close" in self.names:
                self.pilot.click("close")
                return
            self.pilot.click("turn")

    def _visit(self, draft: Draft) -> None:
        """All five dossiers, what the draft holds set in each, and the signature."""
        for kind in UNIT_KINDS:
            self._step(f"item:{kind}", draft.units.of(kind))
        self.look("headquarters-military")
        self.pilot.click("page:research")
        for field in draft.research:
            cards = [name for name in self.names if name.startswith(f"research:{field}")]
            self.pilot.click(next(name for name in cards if self._open(name)))
        self.look("headquarters-research")
        self.pilot.click("page:diplomacy")
        agents = dict(zip(AGENT_KINDS, (draft.diplomats, draft.spies), strict=True))
        self._step("item:diplomat", agents["diplomat"])
        for gift in draft.tributes:
            self._step(f"tribute:{gift.to}", gift.points)
        self._tick(draft, "alliance", "dissolve", "boycott")
        self.look("headquarters-diplomacy")
        self.pilot.click("page:espionage")
        self._step("item:spy", agents["spy"])
        self._tick(draft, "espionage", "sabotage")
        self.look("headquarters-espionage")
        self.pilot.click("page:missions")
        if draft.mission is not None:
            self.pilot.click(f"mission:{draft.mission}")
        self.look("headquarters-missions")
        scene = self.pilot.top
        assert isinstance(scene, HeadquartersScene)
        assert scene.drafting.draft == draft, (scene.drafting.draft, draft)
        self.pilot.click("sign")

    def _open(self, name: str) -> bool:
        return getattr(self.pilot.find(name), "standing", "") == "open"

    def _step(self, name: str, count: int) -> None:
        for _ in range(count):
            stepper = self.pilot.find(name)  # made anew at each step
            assert isinstance(stepper, Stepper)
            self.pilot.click(stepper.plus().center)

    def _tick(self, draft: Draft, *deeds: str) -> None:
        for one in draft.ventures:
            if one.deed in deeds:
                self.pilot.click(f"{one.deed}:{one.target}")

    def _fight(self, scene: BattleScene, command: c.WorldCommand) -> None:
        state: WorldState = scene.board
        stage = state.fight.stage if state.fight is not None else "over"
        self.look(f"battle-{'next' if scene.reading.choices else stage}")
        match command:
            case c.LoseUnit(kind=kind):
                lit = [piece for piece in scene.controls.pieces if piece.lit and not piece.chosen]
                wanted = next((piece for piece in lit if piece.spot.kind == kind), lit[0])
                self.pilot.click(wanted.rect.center)
            case c.Reroll(die=die):
                self.pilot.click(f"die:{die}")
            case c.FightBattle() | c.FightAtSea() | c.EndBattles():
                offered = [one for one, _ in scene.reading.choices[:3]]
                self.pilot.click(f"next:{offered.index(command)}" if command in offered else "map")
            case c.Stay() | c.Retreat() | c.KeepDice():
                self.pilot.click(str(type(command).__struct_config__.tag))
            case _:
                raise AssertionError(f"a battle has no way to {command}")
