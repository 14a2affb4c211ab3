"""Computer players of any game: made by level, timed, hurried, and sober where they do not think."""

from __future__ import annotations

from typing import Any

import pytest

from game import library
from game.ai.plain import sober_commands
from game.ai.player import Pace, TimedPlayer
from game.core.ids import Seat
from game.core.messages import Command
from game.core.view import PlayerView
from game.players import UnknownLevelError, levels, make
from game.shelf import TABLES
from tests.toy.play import lay


class Ponderer:
    """Thinks until its time is up, and notes how it went by."""

    def __init__(self) -> None:
        self.paces: list[float] = []

    def think(self, view: PlayerView[Any], rules: Any, seat: Seat, pace: Pace, seed: str) -> Command:
        """The first command, late."""
        while not self.paces or self.paces[-1] < 1:
            self.paces.append(pace())
        return sober_commands(rules, view.state, seat)[0]


def test_a_level_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownLevelError, match="genius"):
        make("duel", "genius")
    with pytest.raises(UnknownLevelError, match="toy"):
        make("toy", "hard")


def test_every_level_of_the_table_can_be_made_for_every_game_with_a_table() -> None:
    for game in TABLES:
        for level in levels(game):
            assert hasattr(make(game, level), "choose")
    assert {game for game in TABLES if levels(game)} >= {"duel", "wonders", "world"}


def test_the_pace_rises_until_the_time_is_used_up() -> None:
    session, ponderer = lay(), Ponderer()
    TimedPlayer(ponderer).choose(session.view(Seat(0)), session.rules, Seat(0), 20, "s")
    assert ponderer.paces == sorted(ponderer.paces)
    assert 0 <= ponderer.paces[0] < 1 <= ponderer.paces[-1]


def test_a_hurried_player_stops_though_it_has_all_the_time_in_the_world() -> None:
    session, ponderer = lay(), Ponderer()
    TimedPlayer(ponderer, lambda: True).choose(session.view(Seat(0)), session.rules, Seat(0), None, "s")
    assert ponderer.paces[-1] == 1.0


def test_a_random_player_plays_a_whole_game_by_its_seed_and_speaks_of_no_draw() -> None:
    games = []
    for _ in range(2):
        session = library.new_table("duel", ("human", "human"), seed="random")
        player, told = make("duel", "random"), []
        while session.outcome is None and session.index < 400:
            (seat,) = session.to_act
            command = player.choose(session.view(seat), session.rules, seat, None, "seed")
            told.append(command)
            session.submit(command)
        games.append(told)
    assert games[0] == games[1]
    assert len(games[0]) > 10
    assert not {"offer_draw", "accept_draw"} & {type(c).__struct_config__.tag for c in games[0]}


def test_where_only_an_answer_about_a_draw_is_due_it_is_declined() -> None:
    """D154."""
    session = library.new_table("duel", ("human", "human"), seed="draw")
    (seat,) = session.to_act
    session.submit(session.codec.command({"type": "offer_draw", "seat": int(seat)}))
    (answering,) = session.to_act
    state = session.view(answering).state
    kinds = [type(c).__struct_config__.tag for c in sober_commands(session.rules, state, answering)]
    assert kinds == ["decline_draw"]
