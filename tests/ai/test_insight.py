"""What every game's own judgement tells: a reason for any command, a standing for any view, all in words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game import library
from game.core.ids import REFEREE, SPECTATOR, Seat
from game.core.session import Session
from game.core.view import PlayerView
from game.games.duel.commands import Dash, Slip, Step
from game.insights import GAMES, insight
from game.kit.insight import Line
from game.shelf import LibraryShelf
from tests.games.duel.table import stand

Table = Session[Any, Any, Any]
LOOKS = 20
"""Positions of each game that are looked at."""


def walked(game: str, seed: str) -> Iterator[tuple[Table, Seat, Any]]:
    """A random game, move by move: the table before the command, the seat, the command."""
    table: Table = library.new_table(game, ("human", "human"), {}, seed=seed)
    luck = random.Random(seed)
    while not table.outcome:
        seat = min(table.to_act)
        command = luck.choice(list(table.rules.commands(table.view(seat).state, seat)))
        yield table, seat, command
        table.submit(command)


def some(game: str, seed: str) -> Iterator[tuple[Table, Seat, Any]]:
    """Positions spread over a game: more at its beginning, where drafts and set-up are."""
    for number, (table, seat, command) in enumerate(walked(game, seed)):
        if number > 25 * LOOKS:
            return
        if number < LOOKS // 2 or number % 20 == 0:
            yield table, seat, command


@pytest.mark.parametrize("game", GAMES)
def test_every_command_can_be_advised_and_explained_in_words(game: str) -> None:
    """A sentence for what it does, one for why, and tokens that a hand could touch."""
    face, judge = LibraryShelf().face(game), insight(game)
    for table, seat, command in some(game, "words"):
        view = table.view(seat)
        advice = face.advice(table.rules, view.state, command)
        line = judge.reason(view, table.rules, seat, command)
        told = face.insight(table.rules, view.state, line)
        for text in (advice.text, told):
            assert text[0].isupper() and text.endswith(".") and "{" not in text, text
        assert advice.tokens and all(":" in token for token in advice.tokens)


@pytest.mark.parametrize(
    ("south", "north", "command", "key"),
    [
        ("Ki D1 Ri D4", "Qu D7 Ja G4", Dash(seat=Seat(0), to="D6"), "weighs"),
        ("Ki C2 Ri G1", "Qu D7 Ac B1", Step(seat=Seat(0), piece="king", path=("C3",)), "relieves"),
        ("Ki D1 Wa A1", "Qu D7 Ja G4", Slip(seat=Seat(0), to="D4"), "presses"),
        ("Ki D1 Ri G3", "Qu D7 Ja A4", Step(seat=Seat(0), piece="king", path=("D2",)), "room"),
    ],
)
def test_a_duellists_reason_is_what_can_be_seen_on_the_board(
    south: str, north: str, command: Any, key: str
) -> None:
    """D050: weights and free spaces come before a general judgement."""
    table: Table = library.new_table("duel", ("human", "human"), {}, seed="reasons")
    state = stand(south, north)
    view = PlayerView("duel", Seat(0), 1, state, frozenset({Seat(0)}), None)
    assert insight("duel").reason(view, table.rules, Seat(0), command) == Line(f"reason.{key}")


@pytest.mark.parametrize("game", GAMES)
def test_the_tokens_of_an_advice_lead_a_hand_to_the_command(game: str) -> None:
    """Touching them in order is offered step by step, and the last touch makes the command or its like."""
    face = LibraryShelf().face(game)
    for table, seat, command in some(game, "tokens"):
        state = table.view(seat).state
        tokens = face.advice(table.rules, state, command).tokens
        picks: tuple[str, ...] = ()
        for token in tokens[:-1]:
            assert table.rules.choices(state, seat, picks)[token].further, (command, token)
            picks = (*picks, token)
        choice = table.rules.choices(state, seat, picks)[tokens[-1]]
        assert type(choice.command) is type(command)


@pytest.mark.parametrize("game", GAMES)
def test_a_standing_is_told_to_every_pair_of_eyes_and_adds_up(game: str) -> None:
    """Shares are parts of one, one for each seat; each sentence is whole."""
    face, judge = LibraryShelf().face(game), insight(game)
    for table, _, _ in some(game, "standing"):
        for eyes in (Seat(0), Seat(1), SPECTATOR, REFEREE):
            view = table.view(eyes)
            found = judge.analyse(view, table.rules)
            assert len(found.shares) == 2
            assert sum(found.shares) == pytest.approx(1.0)
            assert all(0.0 <= share <= 1.0 for share in found.shares)
            for line in found.lines:
                told = face.insight(table.rules, view.state, line)
                assert told.endswith(".") and "{" not in told, told


@pytest.mark.parametrize(("game", "seats"), [*((game, 2) for game in GAMES), ("world", 6)])
def test_an_empty_table_stands_even(game: str, seats: int) -> None:
    """Before set-up nobody is ahead."""
    table: Table = library.new_table(game, ("human",) * seats, {}, seed="empty")
    replay = LibraryShelf().replay_of(table)
    for eyes in (Seat(0), SPECTATOR, REFEREE):
        found = insight(game).analyse(replay.view(0, eyes), table.rules)
        assert found.shares == pytest.approx((1 / seats,) * seats)


@pytest.mark.parametrize("game", GAMES)
def test_a_judgement_rests_on_the_view_alone(game: str) -> None:
    """Asked twice about the same view, and by a judge that has seen other games, it says the same."""
    judge = insight(game)
    views = [(table.view(seat), table.rules, seat, command) for table, seat, command in some(game, "same")]
    first = [judge.reason(view, rules, seat, command) for view, rules, seat, command in views]
    again = [judge.reason(view, rules, seat, command) for view, rules, seat, command in reversed(views)]
    assert first == again[::-1]
    assert [judge.analyse(view, rules) for view, rules, _, _ in views] == [
        judge.analyse(view, rules) for view, rules, _, _ in views
    ]


def test_only_games_with_a_judgement_have_one() -> None:
    """Asking for another is an error with its name."""
    with pytest.raises(LookupError, match="chess"):
        insight("chess")
