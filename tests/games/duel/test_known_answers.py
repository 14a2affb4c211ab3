"""Counts that the rules fix exactly."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.games.duel.commands import EndActions, OfferDraw, Recruit, Step
from game.games.duel.model import DuelState
from tests.games.duel.table import begin, duel_rules, fold, offered_to, stand


def first_turn_results(draws: list[str], card: str | None = None) -> int:
    """Distinct boards and teams after the first turn: the leader steps or not, then a card is placed."""
    rules, results = duel_rules(), set()
    begun = begin(draws=draws)
    actings = [begun] + [
        fold(begun, rules.decide(begun, command, Chance("one", 1)))
        for command in rules.commands(begun, begun.active)
        if isinstance(command, Step)
    ]
    for state in actings:
        state = fold(state, rules.decide(state, EndActions(seat=state.active), Chance("two", 2)))
        for command in rules.commands(state, state.active):
            if isinstance(command, Recruit) and card in (None, command.card):
                after = fold(state, rules.decide(state, command, Chance("three", 3)))
                results.add((tuple(sorted(after.where.items())), after.teams))
    return len(results)


def test_a_first_turn_with_a_single_piece_card_has_25_results_with_three_75() -> None:
    """D013 D031"""
    assert first_turn_results(["king", "rider", "archer", "assassin"], "rider") == 25
    assert first_turn_results(["king", "rider", "archer", "assassin"]) == 75


def test_a_first_turn_with_the_pair_has_132_results() -> None:
    """D035"""
    assert first_turn_results(["king", "hermit_and_cub", "archer", "assassin"], "hermit_and_cub") == 132


def test_a_leader_alone_on_d1_has_three_steps() -> None:
    """D023"""
    assert offered_to(stand("Ki D1"), "Ki D1-") == {"C1", "D2", "E1"}


def ability_results(state: DuelState, piece: str) -> int:
    """Distinct boards that the ability of a piece leads to."""
    boards = set()
    for command in duel_rules().commands(state, state.active):
        if isinstance(command, Step | EndActions | OfferDraw):
            continue
        after = fold(state, duel_rules().decide(state, command, Chance("count", 1)))
        assert after.acted == (piece,)
        boards.add(tuple(sorted(after.where.items())))
    return len(boards)


@pytest.mark.parametrize(
    ("code", "piece", "results"),
    [
        ("Ac", "acrobat", 0),
        ("Ri", "rider", 6),
        ("Br", "bruiser", 0),
        ("Rg", "royal_guard", 8),
        ("Il", "illusionist", 2),
        ("Cl", "claw_launcher", 4),
        ("Ma", "manipulator", 3),
        ("Wa", "wanderer", 31),
        ("Bm", "brewmaster", 0),
    ],
)
def test_a_lone_character_on_d4_has_six_steps_and_so_many_results(
    code: str, piece: str, results: int
) -> None:
    """D101 D102 D103 D104 D105 D106 D107 D108 D109"""
    state = stand(f"Ki D1 {code} D4")
    assert len(offered_to(state, f"{code} D4-") & {"D5", "E4", "E3", "D3", "C3", "C4"}) == 6
    assert ability_results(state, piece) == results


def test_there_are_at_most_56_recruits_to_choose_from() -> None:
    """D030 D031 D035"""
    market = ["hermit_and_cub", "rider", "archer"]
    state = stand("Ki D3", phase="recruitment", market=market)
    recruits = [c for c in duel_rules().commands(state, state.active) if isinstance(c, Recruit)]
    assert len(recruits) == 7 * 6 + 7 + 7 == 56
