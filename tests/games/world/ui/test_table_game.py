"""Three people at one screen play two whole rounds by mouse alone, through every screen, to the result."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.world.commands import Confirm, FightBattle, Place, PlanMove, Stay
from game.games.world.model import Stack, Units, WorldState
from game.ui.settings import Settings
from tests.games.world.play import world_rules
from tests.games.world.ui.mouse import Mouse
from tests.games.world.ui.seated import Seated

_ENDS = ("enter_points", "withdraw", "end_placing", "end_moves", "end_defence", "end_battles")
_MOST = 600  # clicks


class Player:
    """Clicks what lies there; the choice among equals is drawn from a fixed row."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.mouse = Mouse(seated.pilot)
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
            self.mouse.rest()

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
                self.mouse.rest()
                if self.seated.session.index != before or type(pilot.top).__name__ != "BattleScene":
                    return
        pilot.key("enter")

    def _table(self) -> None:
        hand, pilot = self.seated.table.hand, self.seated.pilot
        piles = [token for token in hand.starts if token.startswith(("camp:", "stack:"))]
        fights = [token for token in hand.starts if token.startswith("territory:")]
        if piles and Chance("mood", self.clicks).below(5):
            start = self._one(piles)
            targets = list(hand.after((start,)))
            pilot.drag(start, self._one(targets), steps=3)
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


def _near_the_end(state: WorldState) -> WorldState:
    """One seat is near to winning, one has forty points, one has an island; the rest is empty."""
    ground = world_rules().ground
    first, second, third = (Seat(seat) for seat in range(3))
    owners: dict[str, Seat] = {}
    for place in sorted(ground.territories, key=lambda one: ground.territories[one].continent):
        if place != "greenland" and ground.points({**owners, place: first}, first) <= _SHORT:
            owners[place] = first
    for place in ground.territories:
        if place not in owners and ground.points({**owners, place: second}, second) <= 40:
            owners[place] = second
    owners["greenland"] = third
    state = replace(state, owners={}, troops={}, step="points", round=1)
    pieces, realms = world_rules().book.units.pieces, list(state.realms)
    kinds = (Units(1), Units(1), Units(0, 1))
    troops = {place: (Stack(owner, kinds[n % 3]),) for n, (place, owner) in enumerate(owners.items())}
    for seat, realm in enumerate(realms):
        camp = (Units(6, 0, 6), Units(1), Units())[seat]
        out = sum((row[0].units for row in troops.values() if row[0].seat == seat), camp)
        points = ground.points(owners, Seat(seat))
        realms[seat] = replace(
            realm, camp=camp, supply=pieces - out, track=points, entered=points, drop_zone=Units()
        )
    return replace(state, owners=owners, troops=troops, realms=tuple(realms))


_SHORT = 90  # the quick game asks 95 of three


def test_three_people_play_by_mouse_to_a_real_victory() -> None:
    """R025 R036 R250 A33: one is thrown out on the way; from a position near the end, by clicks and drags."""
    options = {"scenario": "quick_game", "nations": "fixed"}
    fast = Settings(animation_speed=8.0)
    seated = Seated(_near_the_end, players=("human",) * 3, options=options, settings=fast, seed="d")
    Player(seated).play()
    outcome = seated.state.outcome
    assert outcome is not None and (outcome.kind, outcome.winners) == ("points", (0,))
    assert seated.state.realms[2].is_out
    kinds = {type(command) for command in seated.commands}
    assert {Place, PlanMove, FightBattle, Stay, Confirm} <= kinds
