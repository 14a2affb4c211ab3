"""Draws and undo: D150 to D154."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.games.duel.commands import AcceptDraw, DeclineDraw, EndActions, OfferDraw
from game.games.duel.draws import position_key
from game.games.duel.events import CardShown, DrawOffered, NemesisRan, PieceMoved, TurnBegan
from game.games.duel.model import NORTH, SOUTH
from tests.games.duel.table import after, begin, duel_rules, fold, offered, refused, stand, told

FULL_SOUTH = "Ki D1 Ri A1 Bm B1 Ac F1 Vi G1"
FULL_NORTH = "Qu D7 Ja A4 Ar B5 Br F5 Cl G4"


def test_the_third_start_of_a_turn_from_the_same_position_is_a_draw() -> None:
    """D150"""
    state = after(stand(FULL_SOUTH, FULL_NORTH), "end")
    for _ in range(2):  # four half-turns each bring the northern start back
        state = after(state, "Ar B5-B4", "end", "Ki D1-D2", "end", "Ar B4-B5", "end", "Ki D2-D1")
        last = told(state, "end")
        state = fold(state, last)
    assert state.outcome is not None and state.outcome.winners == ()
    assert (state.outcome.kind, state.outcome.rule) == ("repetition", "D150")


def test_repetition_can_be_switched_off() -> None:
    """D150"""
    state = stand(FULL_SOUTH, FULL_NORTH, options={"draw_repetition": "off"})
    for _ in range(10):
        state = after(state, "end")
    assert state.outcome is None and state.turn == 15 and state.positions == {}


def test_passing_repeats_the_position_too() -> None:
    """D150"""
    state = stand(FULL_SOUTH, FULL_NORTH)
    for _ in range(4):
        state = after(state, "end")
        assert state.outcome is None
    assert after(state, "end").outcome is not None


def test_a_position_is_pieces_spaces_market_and_who_is_to_start() -> None:
    """D150"""
    state = stand("Ki D1", "Qu D7")
    assert position_key(state) == position_key(replace(state, turn=99, acted=("king",)))
    assert position_key(state) != position_key(replace(state, active=NORTH))
    assert position_key(state) != position_key(replace(state, market=state.market[:2]))
    assert position_key(state) != position_key(replace(state, where={**state.where, "king": "D2"}))


def test_the_turn_limit_is_a_draw_when_nobody_recruits() -> None:
    """D151"""
    state = stand(FULL_SOUTH, FULL_NORTH, options={"draw_turn_limit": 4, "draw_repetition": "off"})
    state = replace(state, quiet_turns=1)
    for _ in range(3):
        state = after(state, "end")
        assert state.outcome is None
    ended = after(state, "end")
    assert ended.outcome is not None
    assert (ended.outcome.kind, ended.outcome.rule, ended.outcome.winners) == ("turn_limit", "D151", ())


def test_the_turn_limit_is_120_unless_set_otherwise_or_off() -> None:
    """D151 A46"""
    assert begin().options.draw_turn_limit == 120
    last = stand(FULL_SOUTH, FULL_NORTH, quiet_turns=120)
    assert after(last, "end").outcome is not None
    assert after(stand(FULL_SOUTH, FULL_NORTH, quiet_turns=119), "end").outcome is None
    free = stand(FULL_SOUTH, FULL_NORTH, options={"draw_turn_limit": "off"}, quiet_turns=500)
    assert after(free, "end").outcome is None


def test_a_recruit_starts_both_counts_again() -> None:
    """D150 D151"""
    state = stand("Ki D1", "Qu D7", quiet_turns=50, positions={"x": 2}, market=["rider"])
    recruited = after(state, "end", "+Ri A1")
    assert recruited.quiet_turns == 1
    assert recruited.positions == {position_key(recruited): 1}


def test_a_draw_may_be_offered_and_accepted() -> None:
    """D154 A46"""
    state = stand("Ki D1")
    asked = after(state, "draw?")
    assert duel_rules().to_act(asked) == {NORTH} and offered(asked) == {"draw!", "draw-"}
    agreed = after(asked, "draw!")
    assert agreed.outcome is not None
    assert (agreed.outcome.kind, agreed.outcome.rule, agreed.outcome.winners) == ("agreement", "D154", ())
    assert agreed.offered_by is None and duel_rules().inconsistencies(agreed) == []


def test_a_declined_offer_goes_back_to_where_it_was_made_and_comes_once_a_turn() -> None:
    """D154"""
    acting = after(stand("Ki D1"), "draw?", "draw-")
    assert acting.phase == "actions" and "draw?" not in offered(acting)
    assert refused(acting, OfferDraw(seat=SOUTH))[:2] == ("D154", "offered_already")
    recruiting = after(stand("Ki D1"), "end", "draw?", "draw-")
    assert recruiting.phase == "recruitment"
    later = after(stand(FULL_SOUTH, FULL_NORTH), "draw?", "draw-", "end")
    assert "draw?" in offered(later)


def test_an_offer_must_be_answered_first_and_only_an_offer_can_be() -> None:
    """D154"""
    asked = after(stand("Ki D1"), "draw?")
    assert refused(asked, EndActions(seat=NORTH))[:2] == ("D154", "answer_first")
    for answer in (AcceptDraw(seat=SOUTH), DeclineDraw(seat=SOUTH)):
        assert refused(stand("Ki D1"), answer)[:2] == ("D154", "no_offer")


def test_offers_can_be_switched_off() -> None:
    """D154"""
    state = stand("Ki D1", options={"draw_offer": "off"})
    assert "draw?" not in offered(state)
    assert refused(state, OfferDraw(seat=SOUTH))[:2] == ("D154", "offers_off")


def test_undo_stops_at_a_card_shown_and_at_the_end_of_the_turn() -> None:
    """D152"""
    rules, state = duel_rules(), stand("Ki D1", market=["rider"])
    assert not rules.seals(state, told(state, "Ki D1-D2")[1])
    assert rules.seals(state, CardShown(card="vizier"))
    assert rules.seals(state, TurnBegan(seat=NORTH, number=9, recruits=1))
    assert rules.seals(state, DrawOffered(seat=SOUTH))


def test_undo_stops_at_a_run_of_the_opponents_nemesis_only() -> None:
    """D152"""
    rules = duel_rules()
    own = after(stand("Ki G1 Cl D2 Ne B4", "Qu D5"), "Cl D2: D5>D3")
    assert not rules.seals(own, NemesisRan(origin="B4", path=("B3", "A2")))
    enemy = after(stand("Ki D1", "Qu D7 Ne A4"), "Ki D1-D2")
    assert rules.seals(enemy, NemesisRan(origin="A4", path=("A3", "A2")))


@pytest.mark.parametrize("text", ["Ki D1-D2", "draw?", "end"])
def test_with_undo_off_nothing_can_be_taken_back(text: str) -> None:
    """D152"""
    state = stand("Ki D1", options={"undo": "off"})
    assert all(duel_rules().seals(state, event) for event in told(state, text))
    assert any(isinstance(event, PieceMoved) for event in told(state, "Ki D1-D2"))
