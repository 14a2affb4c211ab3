"""The front's computer players: legal, repeatable, blind to what is hidden, better the further they see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.view import PlayerView
from game.games.front import commands as c
from game.games.front.bots.levels import LEVELS
from game.games.front.model import FrontState
from game.players import levels, make
from tests.games.front.boards import rules_of
from tests.games.front.play import FrontSession, full_state, new_session
from tests.games.front.test_laws import permuted


def chosen(level: str, state: FrontState, seed: str = "s") -> Any:
    """What a level plays in a state, from its view; it is legal."""
    rules = rules_of(state.options.scenario)
    (seat,) = rules.to_act(state)
    seen = rules.conceal(state, seat)
    view = PlayerView("front", seat, 1, seen, rules.to_act(state), state.outcome)
    command: Any = make("front", level).choose(view, rules, seat, None, seed)
    assert rules.takes(seen, command)
    return command


def contest(session: FrontSession, kinds: tuple[str, str], most: int = 600) -> Iterator[c.FrontCommand]:
    """Let computer players go on with a table; each command they give is legal."""
    players = [make("front", kind) for kind in kinds]
    for number in range(most):
        if session.outcome is not None:
            return
        seat = min(session.to_act)
        view = session.view(seat)
        command: Any = players[seat].choose(view, session.rules, seat, None, f"s{number}")
        assert rules_of(session.header.options["scenario"]).takes(view.state, command), (kinds[seat], command)
        session.submit(command)
        yield command


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        (("hard", "easy"), {"cc_leaders": "on"}),
        (("easy", "hard"), {"fog_of_war": "on", "weather": "rolled"}),
        (("normal", "random"), {"empty_phases": "stop"}),
    ],
)
def test_whole_tutorials_end_by_legal_commands(kinds: tuple[str, str], options: dict[str, Any]) -> None:
    """20.1, bar a of the rules: nothing that a computer player gives is refused"""
    session = new_session("whole", **options)
    found = {type(command).__name__ for command in contest(session, kinds)}
    assert session.outcome is not None
    assert {"CheckInitiative", "Move", "DeclareAssault", "EndPhase"} <= found


def test_a_turn_of_st_vith_is_played_by_legal_commands() -> None:
    """20.2: the first German turn, with all its barrages, and the American answer"""
    session = new_session("vith", "st_vith", fog_of_war="on")
    found = [type(command).__name__ for command in contest(session, ("normal", "easy"), 40)]
    assert {"Fire", "Move", "SetMode"} <= set(found)


def test_the_same_view_gives_the_same_command() -> None:
    """To a new player of that level as to one that has played before, whatever the seed"""
    session, kinds = new_session("again"), ("hard", "normal")
    for number, _ in enumerate(contest(session, kinds, 60)):
        if number % 7 == 0 and session.to_act:
            seat = min(session.to_act)
            view = session.view(seat)
            one, two = (make("front", kinds[seat]).choose(view, session.rules, seat, None, s) for s in "ab")
            assert one == two


def test_what_a_seat_cannot_see_never_changes_its_command() -> None:
    """18.4.0, F110: unread counters are exchanged for others"""
    session, kinds = new_session("hidden", fog_of_war="on"), ("hard", "hard")
    differing, phases = 0, set()
    for number, _ in enumerate(contest(session, kinds, 50)):
        if number % 4 or not session.to_act:
            continue
        state, seat = full_state(session), min(session.to_act)
        twin = permuted(state, seat, Chance("hidden", number))
        differing += twin != state
        assert chosen("hard", twin) == chosen("hard", state)
        phases.add(state.phase)
    assert differing > 10
    assert {"C", "D", "E2"} <= phases


def test_a_player_in_a_hurry_still_answers_legally() -> None:
    """With its time over before it begins"""
    session = new_session("hurry")
    for number, _ in enumerate(contest(session, ("hard", "hard"), 30)):
        if number % 3 == 0:
            seat = min(session.to_act)
            view = session.view(seat)
            command: Any = make("front", "hard", lambda: True).choose(view, session.rules, seat, 1, "s")
            assert rules_of("tutorial").takes(view.state, command)


@pytest.mark.parametrize("seat", [0, 1])
def test_hard_beats_a_random_player_on_either_side(seat: int) -> None:
    """20.1"""
    kinds = ("hard", "random") if seat == 0 else ("random", "hard")
    session = new_session("fixed")
    for _ in contest(session, kinds):
        pass
    assert session.outcome is not None
    assert session.outcome.winners == (Seat(seat),)


@pytest.mark.soak
def test_hard_beats_random_players_in_many_tutorials() -> None:
    """Every one of twenty, the sides in turn"""
    for number in range(20):
        kinds = ("hard", "random") if number % 2 == 0 else ("random", "hard")
        session = new_session(f"many {number}")
        for _ in contest(session, kinds):
            pass
        assert session.outcome is not None
        assert [kinds[seat] for seat in session.outcome.winners] == ["hard"]


def test_every_level_of_the_game_can_be_made() -> None:
    """At the table three levels can be chosen"""
    assert levels("front") == tuple(LEVELS) == ("easy", "normal", "hard")

