"""The computer players of wonders: legal, repeatable, and awake to what ends a game at once."""

from __future__ import annotations

from typing import Any

import pytest

from game import library
from game.core.ids import Seat
from game.core.view import PlayerView
from game.games.wonders.bots.levels import LEVELS, YARDSTICKS
from game.games.wonders.bots.player import WondersPlayer
from game.games.wonders.commands import Build, WondersCommand
from game.games.wonders.model import WondersState
from game.players import make, yardsticks
from tests.games.wonders.table import city, offered, table, wonders_rules

ME, FOE = Seat(0), Seat(1)
LOADED = city("shelf_quarry sawmill brickyard glassworks press altar baths", coins=20)


class Clock:
    """A pace that is over after so many looks."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def __call__(self) -> float:
        self.looks -= 1
        return 0.0 if self.looks > 0 else 1.0


def played(level: str, state: WondersState, looks: int = 12) -> WondersCommand:
    """What a level answers to its view of a state."""
    rules = wonders_rules()
    seat = Seat(min(rules.to_act(state)))
    view = PlayerView("wonders", seat, 40, rules.conceal(state, seat), rules.to_act(state), None)
    return WondersPlayer(level).think(view, rules, seat, Clock(looks), "seed")


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])
def test_every_level_plays_a_game_with_leaders_to_its_end_by_legal_commands(level: str) -> None:
    """However little time it gets."""
    session: Any = library.new_table("wonders", (level, level), {"leaders": "on"}, seed="bots")
    player = WondersPlayer(level)
    while session.outcome is None:
        seat = Seat(min(session.to_act))
        view = session.view(seat)
        command = player.think(view, session.rules, seat, Clock(1), "s")
        assert command in list(session.rules.commands(view.state, seat))
        session.submit(command)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_capital_that_can_be_taken_is_taken(level: str) -> None:
    """W054: walls are two shields, the pawn is seven ahead; the courthouse would bring five points."""
    state = table(LOADED, city(coins=5), pawn=7, loot=((2, 5), ()), display={18: "walls", 19: "courthouse"})
    assert played(level, state) == Build(seat=ME, card="walls")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_sixth_symbol_is_taken(level: str) -> None:
    """W064: the academy completes six; the palace would bring seven points."""
    known = city("workshop apothecary scriptorium pharmacist university sawmill glassworks glass_blower"
                 " shelf_quarry brickyard", coins=20)  # fmt: skip
    state = table(known, city(coins=5), age=3, display={18: "academy", 19: "palace"})
    assert played(level, state) == Build(seat=ME, card="academy")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_capital_about_to_fall_is_defended(level: str) -> None:
    """W054: with the walls the foe would win on the next turn, so they are taken away, though the courthouse
    brings more points."""
    foe = city("shelf_quarry sawmill brickyard glassworks press", coins=20)
    display = {16: "rostrum", 17: "statue", 18: "walls", 19: "courthouse"}
    state = table(LOADED, foe, pawn=-7, loot=((), (2, 5)), display=display)
    assert getattr(played(level, state, looks=40), "card", "") == "walls"


def test_the_greedy_yardstick_takes_what_scores_most_at_once() -> None:
    """It is a level of `leaders bots`, and of no table."""
    state = table(LOADED, city(coins=5), display={17: "statue", 18: "sawmill", 19: "courthouse"})
    assert played("greedy", state) == Build(seat=ME, card="courthouse")
    assert yardsticks("wonders") == ("random", "greedy")
    assert "greedy" not in LEVELS
    make("wonders", "greedy")


def test_the_same_view_and_seed_give_the_same_command() -> None:
    state = table(LOADED, city(coins=5), display={16: "rostrum", 17: "statue", 18: "walls", 19: "courthouse"})
    first = played("hard", state)
    assert first in offered(state)
    assert played("hard", state) == first
