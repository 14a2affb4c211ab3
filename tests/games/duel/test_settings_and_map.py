"""Options given as text or JSON values, boards that can be played, positions edited by hand."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.messages import Outcome
from game.core.ruleset import MapError, Setup
from game.games.duel import DUEL
from game.games.duel.commands import OfferDraw
from game.games.duel.model import NORTH, RECRUITS, SOUTH, DuelOptions
from game.games.duel.settings import option_choices, parse_options
from tests.games.duel.boards import standard_board
from tests.games.duel.random_play import MIXES, states
from tests.games.duel.table import after, begin, duel_rules, stand


def test_without_options_every_setting_has_its_first_choice() -> None:
    """D012 D140 D142 D143 D150 D151 D154"""
    assert parse_options({}) == DuelOptions()
    assert {name: choices[0] for name, choices in option_choices().items()} == {
        name: str(value) for name, value in msgspec.structs.asdict(DuelOptions()).items()
    }


@pytest.mark.parametrize(
    ("name", "given", "read"),
    [
        ("mode", "quick", "quick"),
        ("draw_turn_limit", "off", "off"),
        ("draw_turn_limit", "40", 40),
        ("draw_turn_limit", 40, 40),
        ("draw_turn_limit", False, "off"),
        ("draw_repetition", 3, "3"),
        ("draw_offer", False, "off"),
        ("barrage", True, "on"),
        ("start_space_recruits", False, "no"),
        ("names", "fr", "fr"),
    ],
)
def test_options_are_read_from_text_and_json_values(name: str, given: Any, read: Any) -> None:
    """D143 D150 D151 D154 D004"""
    assert getattr(parse_options({name: given}), name) == read


@pytest.mark.parametrize(
    ("name", "given", "told"),
    [
        ("mode", "chess", "discovery, strategist, quick"),
        ("colour", "red", "first_player"),
        ("draw_turn_limit", "0", "a number from 1"),
        ("draw_turn_limit", "soon", "nor off"),
        ("draw_turn_limit", True, "nor off"),
        ("draw_turn_limit", 10**9, "999999"),
        ("draw_repetition", 4, "3, off"),
        ("undo", None, "turn, off"),
    ],
)
def test_a_wrong_option_is_refused_by_name_with_its_choices(name: str, given: Any, told: str) -> None:
    """D151"""
    with pytest.raises(ValueError, match=name) as caught:
        parse_options({name: given})
    assert told in str(caught.value)


def test_the_duel_needs_a_board() -> None:
    """D002"""
    with pytest.raises(MapError, match="needs a board"):
        DUEL.rules(None)


def changed(**properties: dict[str, str]) -> dict[str, Any]:
    board = standard_board()
    for space in board["spaces"]:
        space["properties"] = properties.get(space["label"], space["properties"])
    return board


@pytest.mark.parametrize(
    ("board", "told"),
    [
        ({"name": "x"}, "cannot be read"),
        (changed(D1={"recruit": "south"}), "south: 0 spaces have the property start=south"),
        (changed(D4={"start": "south"}), "south: 2 spaces"),
        (changed(A1={}), "south: 5 recruitment spaces"),
        (changed(A1={"recruit": "east"}), "space A1: property recruit is 'east'"),
        (changed(D5={"recruit": "south"}), "within two spaces of the other start D7"),
        ({"name": "none", "orientation": "flat", "spaces": []}, "parts"),
    ],
)
def test_a_board_that_cannot_be_played_names_its_faults(board: dict[str, Any], told: str) -> None:
    """D002 D003 D004"""
    with pytest.raises(MapError) as caught:
        DUEL.rules(board)
    assert told in str(caught.value)


def test_a_board_in_two_parts_and_doubled_spaces_are_refused() -> None:
    """D002"""
    apart = standard_board()
    apart["spaces"].append({"label": "Z1", "q": 9, "r": 9, "properties": {}})
    with pytest.raises(MapError, match="do not touch"):
        DUEL.rules(apart)
    twice = standard_board()
    twice["spaces"].append(dict(twice["spaces"][0]))
    with pytest.raises(MapError, match="more than once"):
        DUEL.rules(twice)
    with pytest.raises(MapError, match="the same place"):
        DUEL.rules(twice)
    odd = standard_board()
    odd["spaces"][5]["label"] = "B 4"
    with pytest.raises(MapError, match="letters and digits"):
        DUEL.rules(odd)


def test_another_board_is_played_by_its_own_neighbours_and_spaces() -> None:
    """D002 D004"""
    board = standard_board()
    board["spaces"] = [space for space in board["spaces"] if space["label"] != "D4"]  # a hole in the middle
    rules = DUEL.rules(board)
    assert "D4" not in rules.ground.neighbours["D5"] and rules.ground.rays["D1"][0] == ("D2", "D3")
    for number in range(4):
        rng = random.Random(number)
        state = rules.initial(Setup(2, DUEL.parse_options({})))
        events = rules.setup(state, Chance(str(number), 0))
        for index in range(1, 2000):
            for event in events:
                state = rules.evolve(state, event)
            assert rules.inconsistencies(state) == [] and "D4" not in state.where.values()
            if state.outcome is not None:
                break
            (seat,) = rules.to_act(state)
            listed = [c for c in rules.commands(state, seat) if not isinstance(c, OfferDraw)]
            events = rules.decide(state, rng.choice(listed), Chance(str(number), index))
        assert state.outcome is not None


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_no_state_that_play_reaches_is_inconsistent(number: int) -> None:
    """D006 D011"""
    for state in states(number, MIXES[number]):
        assert duel_rules().inconsistencies(state) == []


BASE = stand("Ki D1 Ri D4 He A1 Cu B1", "Qu D7 Ar D5")


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"leaders": ("king", "king")}, "leaders"),
        ({"teams": (("queen", "rider", "hermit_and_cub"), ("queen", "archer"))}, "teams"),
        ({"teams": (("king", "rider"), ("queen", "archer"))}, "teams"),
        ({"teams": (("king", *RECRUITS[:5]), BASE.teams[1])}, "teams"),
        ({"market": ("vizier", "rider", "assassin")}, "teams, market"),
        ({"market": BASE.market[:2]}, "pile"),
        ({"market": ("dragon", *BASE.market[1:])}, "market"),
        ({"pile": BASE.pile[::-1]}, "pile"),
        ({"banned": ("vizier",)}, "banned"),
        ({"where": {**BASE.where, "rider": "D1"}}, "where"),
        ({"where": {**BASE.where, "rider": "Z1"}}, "where"),
        ({"where": {**BASE.where, "dragon": "C1"}}, "where"),
        ({"where": {k: v for k, v in BASE.where.items() if k != "cub"}}, "where"),
        ({"where": {**BASE.where, "rider": "D6", "king": "E6"}}, "where"),
        ({"owner": {**BASE.owner, "rider": NORTH}}, "owner"),
        ({"active": 7}, "active"),
        ({"first": 7}, "first"),
        ({"active": NORTH}, "active"),
        ({"turn": -1}, "turn"),
        ({"turn": 0}, "turn"),
        ({"phase": "setup"}, "phase"),
        ({"ban_rounds": 3}, "banned"),
        ({"acted": ("archer",)}, "acted"),
        ({"acted": ("rider", "rider")}, "acted"),
        ({"acted": ("hermit", "rider", "cub")}, "acted"),
        ({"recruits_left": 2}, "recruits_left"),
        ({"bans_due": (SOUTH,)}, "banned"),
        ({"runner": SOUTH}, "runner"),
        ({"phase": "nemesis", "runner": SOUTH}, "runner"),
        ({"phase": "recruitment", "recruits_left": 0}, "phase"),
        ({"offered_by": SOUTH}, "offered_by"),
        ({"phase": "draw_offer", "offered_by": NORTH, "offer_made": True}, "offered_by"),
        ({"resume": "recruitment"}, "resume"),
        ({"phase": "over"}, "outcome"),
        ({"outcome": Outcome(winners=(SOUTH,), kind="capture", rule="D050")}, "outcome"),
        ({"phase": "over", "outcome": Outcome(winners=(SOUTH,), kind="capture", rule="D050")}, "outcome"),
        ({"phase": "over", "outcome": Outcome(winners=(SOUTH,), kind="agreement", rule="D154")}, "outcome"),
        ({"phase": "over", "outcome": Outcome(winners=(), kind="barrage", rule="D143")}, "outcome"),
        ({"phase": "over", "outcome": Outcome(winners=(), kind="boredom", rule="D001")}, "outcome"),
        ({"quiet_turns": -1}, "quiet_turns"),
        ({"quiet_turns": 121}, "quiet_turns"),
        ({"positions": {"x": 0}}, "positions"),
        ({"positions": {"x": 3}}, "positions"),
        ({"warnings": (1, 0)}, "warnings"),
        ({"warnings": (2, 0)}, "warnings"),
        ({"options": DuelOptions(mode="quick")}, "market"),
        ({"options": DuelOptions(mode="strategist")}, "pile"),
        ({"options": DuelOptions(draw_turn_limit=0)}, "options"),
    ],
)
def test_a_position_edited_by_hand_is_told_which_field_does_not_fit(
    changes: dict[str, Any], field: str
) -> None:
    """D006 D009 D017"""
    faults = duel_rules().inconsistencies(replace(BASE, **changes))
    assert any(fault.startswith(f"{field}: ") for fault in faults), faults


def test_a_strategist_position_needs_open_cards_and_a_round_to_ban_in() -> None:
    """D141"""
    state = begin(mode="strategist")
    assert duel_rules().inconsistencies(state) == []
    assert any("ban" in fault for fault in duel_rules().inconsistencies(replace(state, ban_rounds=0)))
    seats = replace(state, bans_due=(SOUTH, SOUTH))
    assert any(fault.startswith("bans_due: ") for fault in duel_rules().inconsistencies(seats))
    rounds = replace(state, ban_rounds=3)
    assert any(fault.startswith("ban_rounds: ") for fault in duel_rules().inconsistencies(rounds))


def test_a_nemesis_that_acted_or_has_nowhere_to_run_does_not_fit() -> None:
    """D028 D127"""
    state = after(stand("Ki D1", "Qu D7 Ne A4"), "Ki D1-D2")
    assert duel_rules().inconsistencies(state) == []
    own = replace(stand("Ki D1 Ne A1"), acted=("nemesis",))
    assert any(fault.startswith("acted: ") for fault in duel_rules().inconsistencies(own))
    shut = stand("Ki D1 Ri A2 Ac B2 Br B1", "Qu D7 Ne A1")
    stuck = replace(shut, phase="nemesis", runner=NORTH)
    assert any(fault.startswith("phase: ") for fault in duel_rules().inconsistencies(stuck))
