"""The world's computer players: legal, repeatable, blind to what is hidden, better the further they see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.codec import plain
from game.core.ids import Seat
from game.core.view import PlayerView
from game.games.world.bots.forces import Side, attacking, clash, defending, picked, weakest
from game.games.world.bots.levels import LEVELS
from game.games.world.commands import (
    CloseNews,
    Confirm,
    Defend,
    EndMoves,
    EndPlacing,
    KeepDice,
    LoseUnit,
    PlanMove,
    Reroll,
    Retreat,
    Stay,
    WorldCommand,
)
from game.games.world.model import (
    Battle,
    Defence,
    Fight,
    Income,
    Rolled,
    Toll,
    Units,
    WorldState,
)
from game.games.world.odds import before
from game.games.world.rules import WorldRules
from game.players import levels, make
from tests.games.world.play import WorldSession, full_state, new_session, pick, world_rules
from tests.games.world.table import BLUE, RED, stand, u
from tests.games.world.test_laws import permuted

RULES: WorldRules = world_rules()


def look(state: WorldState, seat: Seat) -> PlayerView[WorldState]:
    """A state as a player of the seat is shown it."""
    return PlayerView("world", seat, 1, RULES.conceal(state, seat), RULES.to_act(state), state.outcome)


def chosen(level: str, state: WorldState, seed: str = "s") -> Any:
    """What a level plays in a state; it is legal."""
    (seat,) = RULES.to_act(state)
    command: Any = make("world", level).choose(look(state, seat), RULES, seat, None, seed)
    assert RULES.takes(RULES.conceal(state, seat), command)
    return command


def contest(session: WorldSession, kinds: tuple[str, ...], most: int = 4000) -> Iterator[WorldCommand]:
    """Let computer players go on with a table, `random` ones the warlike random player of the tests."""
    players = {kind: make("world", kind) for kind in kinds if kind != "random"}
    for number in range(most):
        if session.outcome is not None:
            return
        seat = min(session.to_act)
        view, kind = session.view(seat), kinds[seat]
        command: Any
        if kind == "random":
            command = pick(list(RULES.commands(view.state, seat)), Chance("random", number))
        else:
            command = players[kind].choose(view, session.rules, seat, None, "s")
            assert RULES.takes(view.state, command), (kind, command)
        session.submit(command)
        yield command


def winners(seed: str, kinds: tuple[str, ...], **options: Any) -> list[str]:
    """The kinds that win a game."""
    session = new_session(len(kinds), seed, **options)
    for _ in contest(session, kinds):
        pass
    assert session.outcome is not None
    return [kinds[seat] for seat in session.outcome.winners]


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        (("hard", "normal", "easy"), {"turn_limit": 4, "start": "free"}),
        (("easy", "hard", "hard", "normal"), {"turn_limit": 3, "scenario": "power_blocs"}),
    ],
)
def test_whole_games_of_mixed_levels_end_by_legal_commands(
    kinds: tuple[str, ...], options: dict[str, Any]
) -> None:
    """R024, Z01: every command of theirs is legal, and the game ends by then"""
    session = new_session(len(kinds), "whole", **options)
    found = {type(command).__name__ for command in contest(session, kinds)}
    assert session.outcome is not None
    assert {"ChooseNation", "Claim", "EnterPoints", "CloseNews", "Place", "PlanMove", "Confirm"} <= found
    assert {"FightBattle", "Stay", "Defend"} <= found


def test_the_same_view_gives_the_same_command() -> None:
    """To a new player of that level as to one that has played before, whatever the seed"""
    session, kinds = new_session(3, "again", start="free"), ("hard", "normal", "easy")
    for number, _ in enumerate(contest(session, kinds, 300)):
        if number % 9 == 0 and session.to_act:
            seat = min(session.to_act)
            view = session.view(seat)
            answers = [make("world", kinds[seat]).choose(view, RULES, seat, None, seed) for seed in "ab"]
            assert answers[0] == answers[1]


def test_what_a_seat_cannot_see_never_changes_its_command() -> None:
    """R069, R070, R190: other headquarters and everybody's mail are exchanged for others"""
    session, kinds = new_session(4, "hidden", scenario="free_game"), ("hard", "normal", "hard", "easy")
    steps, differing = set(), 0
    for number, _ in enumerate(contest(session, kinds, 300)):
        state = full_state(session)
        if not session.to_act or (number % 4 and state.step in steps):
            continue
        seat = min(session.to_act)
        twin = permuted(state, seat, Chance("hidden", number))
        differing += twin != state
        assert chosen(kinds[seat], twin) == chosen(kinds[seat], state)
        steps.add(state.step)
    assert differing > 50
    assert {"place", "move", "headquarters", "defend", "battle"} <= steps


def test_a_player_in_a_hurry_still_answers_legally() -> None:
    """With its time over before it begins"""
    session, kinds = new_session(2, "hurry"), ("hard", "hard")
    for number, _ in enumerate(contest(session, kinds, 60)):
        if number % 3 == 0 and session.to_act:
            seat = min(session.to_act)
            view = session.view(seat)
            command: Any = make("world", "hard", lambda: True).choose(view, RULES, seat, 1, "s")
            assert RULES.takes(view.state, command)


def test_hard_beats_a_random_player_from_either_seat() -> None:
    """Two games of two seats"""
    assert winners("fixed 1", ("hard", "random"), turn_limit=12) == ["hard"]
    assert winners("fixed 1", ("random", "hard"), turn_limit=12) == ["hard"]


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_hard_beats_random_players_in_many_games(seats: int) -> None:
    """Every one of ten games"""
    for number in range(10):
        kinds = ["random"] * seats
        kinds[number % seats] = "hard"
        assert winners(f"many {number}", tuple(kinds), turn_limit=20) == ["hard"]


@pytest.mark.soak
@pytest.mark.parametrize("kinds", [("hard", "easy"), ("hard", "normal"), ("normal", "easy")])
def test_a_level_that_sees_further_wins_most_games(kinds: tuple[str, str]) -> None:
    """Sixteen of twenty games of two, the places changed after each"""
    won = [winners(f"levels {number}", kinds[:: (1, -1)[number % 2]], start="free") for number in range(20)]
    assert won.count([kinds[0]]) >= 16


@pytest.mark.parametrize("level", LEVELS)
def test_an_empty_neighbour_is_taken_with_one_unit(level: str) -> None:
    """R128"""
    state = stand({"brazil": "0:2i", "china": "1:i", "siberia": "1:i"}, step="move")
    command = chosen(level, state)
    assert (command.origin, command.kind, command.count) == ("brazil", "infantry", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_marches_against_a_hopeless_number(level: str) -> None:
    """One free infantry, far from any coast, against two aircraft wherever it may go"""
    near = RULES.ground.neighbours["eastern_europe"]
    board = {"eastern_europe": "0:2i", **dict.fromkeys(near, "1:2a")}
    assert chosen(level, stand(board, step="move")) == EndMoves(seat=BLUE)


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_placed_for_a_hopeless_attack(level: str) -> None:
    """R114: what stays in the Base Camp can defend"""
    near = RULES.ground.neighbours["eastern_europe"]
    board = {"eastern_europe": "0:i", **dict.fromkeys(near, "1:3a")}
    assert chosen(level, stand(board, camp={0: "i"})) == EndPlacing(seat=BLUE)


def test_the_sight_of_a_reserve_keeps_the_normal_player_at_home() -> None:
    """R138: the easy one sees a lone infantry, the normal one what its owner can add"""
    board = {"venezuela": "0:3i", "brazil": "1:i", "central_america": "0:i", "andean_countries": "0:i"}
    open_ways = {near: "0:i" for place in ("venezuela", "central_america", "andean_countries")
                 for near in RULES.ground.neighbours[place] if near not in board}  # fmt: skip
    state = stand({**open_ways, **board}, step="move", camp={1: "9a"})
    attack = chosen("easy", state)
    assert isinstance(attack, PlanMove)
    assert attack.to == "brazil"
    assert chosen("normal", state) == EndMoves(seat=BLUE)


def test_the_weakest_unit_falls_first() -> None:
    """R162, R163"""
    fight = Fight(Battle("brazil", RED), stage="tolls", tolls=(Toll(BLUE, 1),))
    state = stand({"brazil": "1:2a 0:i2t"}, step="battle", fight=fight)
    assert chosen("hard", state) == LoseUnit(seat=BLUE, kind="infantry")


def test_the_best_die_that_missed_is_rolled_again() -> None:
    """R191"""
    row = (Rolled("black", 0), Rolled("white", 0), Rolled("white", 5))
    fight = Fight(Battle("brazil", RED), stage="attacker_rerolls", attacker_dice=row)
    state = stand({"brazil": "1:2i 0:a2i"}, step="battle", fight=fight, military={0: 1})
    assert chosen("hard", state) == Reroll(seat=BLUE, die=0)
    hits = Fight(Battle("brazil", RED), stage="attacker_rerolls", attacker_dice=(Rolled("white", 5),))
    state = stand({"brazil": "1:2i 0:i"}, step="battle", fight=hits, military={0: 1})
    assert chosen("hard", state) == KeepDice(seat=BLUE)


@pytest.mark.parametrize("level", LEVELS)
def test_a_lost_battle_is_left_and_a_won_one_is_not(level: str) -> None:
    """R150, R151"""
    fight = Fight(Battle("brazil", RED))
    assert chosen(level, stand({"brazil": "1:6a 0:2i"}, step="battle", fight=fight)) == Retreat(seat=BLUE)
    assert chosen(level, stand({"brazil": "1:i 0:4a"}, step="battle", fight=fight)) == Stay(seat=BLUE)


@pytest.mark.parametrize("level", LEVELS)
def test_an_attacked_territory_is_reinforced_where_that_saves_it(level: str) -> None:
    """R138"""
    state = stand(
        {"brazil": "1:i 0:3i"}, step="defend", camp={1: "2a"}, battles=(Battle("brazil", RED),),
        defence=Defence(due=(RED,)),
    )  # fmt: skip
    command = chosen(level, state)
    assert isinstance(command, Defend)
    assert (command.place, command.kind, command.count) == ("brazil", "aircraft", 2)


def test_odds_from_numbers_are_those_of_the_battle() -> None:
    """R159, R160, R191, R195: the same battle reckoned from a position"""
    for nations, place in (({0: "united_kingdom"}, "brazil"), ({1: "vietnam"}, "china"), ({}, "siberia")):
        fight = Fight(Battle(place, RED))
        state = stand(
            {place: "1:2i1t 0:3i1a"}, step="battle", fight=fight, military={0: 3, 1: 1}, nations=nations
        )
        course = RULES.course(state)
        attack = attacking(course, BLUE, u("3i1a"), place, RED, False)
        found = clash(attack, defending(course, RED, u("2i1t"), place))
        assert plain(found) == pytest.approx(plain(before(course, fight).odds))


def test_the_strongest_three_and_the_weakest_are_picked() -> None:
    """R159: only three dice are rolled"""
    assert picked(u("5i2t1a"), 5) == u("2i2t1a")
    assert picked(u("1i6a"), 5) == u("1i4a")
    assert weakest(u("1i1t1a"), 2) == u("1i1t")
    assert clash(Side(Units()), Side(u("i"))).defender == 1.0


def test_a_visit_to_headquarters_spends_what_there_is() -> None:
    """R174, R179: the easy one buys infantry alone"""
    office = {"points": 60, "income": Income(entered=60)}
    state = stand({"brazil": "0:2i", "china": "1:i"}, step="headquarters", offices={0: office})
    easy = chosen("easy", state)
    assert isinstance(easy, Confirm)
    assert easy.draft.units == u("6i")
    hard = chosen("hard", state)
    assert hard.draft.spies >= 1
    assert hard.draft.mission is not None


def test_an_offer_is_taken_from_a_weak_neighbour_and_not_from_the_leader() -> None:
    """R112: hard answers by who is ahead"""
    for track, accept in ((20, (RED,)), (94, ())):
        state = stand(
            {"brazil": "0:2i", "china": "1:i", "siberia": "2:i"}, seats=3, step="news",
            offices={0: {"offers_got": (RED,)}}, options={"scenario": "quick_game"},
        )  # fmt: skip
        realms = list(state.realms)
        realms[1], realms[2] = replace(realms[1], track=track), replace(realms[2], track=40)
        command = chosen("hard", replace(state, realms=tuple(realms)))
        assert isinstance(command, CloseNews)
        assert command.accept == accept


def test_every_level_of_the_game_can_be_made() -> None:
    """At the table three levels can be chosen"""
    assert levels("world") == ("easy", "normal", "hard")
    assert levels("toy") == ()
