"""Three people at one screen play two whole rounds by mouse alone, through every screen, to the result."""

from __future__ import annotations

from game.core.chance import Chance
from game.games.world.commands import Confirm, FightBattle, Place, PlanMove, Stay
from game.ui.settings import Settings
from tests.games.world.ui.seated import Seated

_ENDS = ("enter_points", "withdraw", "end_placing", "end_moves", "end_defence", "end_battles")
_MOST = 600  # clicks


class Player:
    """Clicks what lies there; the choice among equals is drawn from a fixed row."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.clicks = 0

    def play(self) -> None:
        """To the result."""
        while type(self.seated.pilot.top).__name__ != "ResultScene":
            self.clicks += 1
            assert self.clicks < _MOST, "the game does not end"
            act = {
                "NewsScene": self._news,
                "HeadquartersScene": self._headquarters,
                "BattleScene": self._battle,
                "Dialog": lambda: self.seated.pilot.click(self.seated.pilot.names()[-1]),
                "WorldTable": self._table,
            }[type(self.seated.pilot.top).__name__]
            act()
            self.seated.pilot.settle(30_000)

    def _one(self, things: list[str]) -> str:
        return Chance("clicks", self.clicks).pick(sorted(things))

    def _lifted(self) -> bool:
        if "lift" not in self.seated.pilot.names():
            return False
        self.seated.pilot.click("lift")
        return True

    def _news(self) -> None:
        if not self._lifted():
            self.seated.pilot.click(self._first("close", "following", "next"))

    def _headquarters(self) -> None:
        if not self._lifted():
            self.seated.pilot.click("sign")

    def _battle(self) -> None:
        pilot = self.seated.pilot
        units = [name for name in pilot.names() if name.startswith("unit:")]
        for name in ("stay", "keep_dice", *units):
            if name in pilot.names() and pilot.find(name).disabled is None:
                before = self.seated.session.index
                pilot.click(name)
                pilot.wait(4000)
                if self.seated.session.index != before or type(pilot.top).__name__ != "BattleScene":
                    return
        pilot.key("enter")
        pilot.wait(2000)

    def _table(self) -> None:
        hand, pilot = self.seated.table.hand, self.seated.pilot
        piles = [token for token in hand.starts if token.startswith(("camp:", "stack:"))]
        fights = [token for token in hand.starts if token.startswith("territory:")]
        if piles and Chance("mood", self.clicks).below(5):
            start = self._one(piles)
            targets = list(hand.after((start,)))
            pilot.drag(start, self._one(targets))
        elif fights and self.seated.state.step == "battles":
            pilot.click(self._one(fights))
        else:
            pilot.click(self._first(*_ENDS))

    def _first(self, *names: str) -> str:
        shown = self.seated.pilot.names()
        return next(name for name in names if name in shown)


def test_three_people_play_two_rounds_by_mouse_to_the_result() -> None:
    """R066 R067 R072 R113."""
    options = {"scenario": "quick_game", "nations": "fixed", "turn_limit": 2}
    fast = Settings(animation_speed=8.0)
    seated = Seated(players=("human",) * 3, options=options, settings=fast, seed="mouse")
    Player(seated).play()
    assert seated.state.outcome is not None and seated.state.outcome.kind == "turn_limit"
    kinds = {type(command) for command in seated.commands}
    assert {Place, PlanMove, FightBattle, Stay, Confirm} <= kinds
    assert sum(isinstance(command, Confirm) for command in seated.commands) == 6
