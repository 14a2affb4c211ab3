"""Modes and options: discovery, strategist with its bans, barrage, the quick duel (D140 to D146)."""

from __future__ import annotations

import pytest

from game.games.duel.barrage import walls
from game.games.duel.capture import loss
from game.games.duel.commands import Ban, Recruit, Step
from game.games.duel.events import BanRoundBegan, BarrageCleared, BarrageWarned, GameEnded, TurnBegan
from game.games.duel.field import Field
from game.games.duel.inspection import inconsistencies
from game.games.duel.model import NORTH, RECRUITS, SOUTH, DuelState, pieces_of
from tests.games.duel.table import after, begin, duel_rules, fold, offered, refused, stand, told


def test_discovery_is_the_default_mode() -> None:
    """D140"""
    state = begin()
    assert state.options.mode == "discovery" and state.phase == "actions" and state.banned == ()


def bans(state: DuelState) -> DuelState:
    while state.phase == "ban":
        state = after(state, min(offered(state)))
    return state


def recruit_any(state: DuelState) -> DuelState:
    state = after(state, "end")
    while state.phase == "recruitment":
        state = after(state, min(text for text in offered(state) if text[0] == "+"))
    return state


def test_in_strategist_mode_all_cards_are_open_and_each_player_bans_one_first() -> None:
    """D141 D018"""
    state = begin(mode="strategist")
    assert state.phase == "ban" and set(state.market) == set(RECRUITS) and state.turn == 0
    assert offered(state) == {f"ban {duel_rules().cast.cards[card].code}" for card in RECRUITS}
    begun = bans(state)
    assert begun.phase == "actions" and begun.turn == 1 and len(begun.banned) == 2
    assert len(begun.market) == 14


def test_the_second_player_bans_first_and_the_first_player_then_takes_the_first_turn() -> None:
    """D142"""
    state = begin(mode="strategist", first_player="chosen", chosen_first="north")
    assert duel_rules().to_act(state) == {SOUTH}
    one = after(state, "ban Ri")
    assert duel_rules().to_act(one) == {NORTH}
    two = after(one, "ban Ar")
    assert two.active == NORTH and two.turn == 1 and two.banned == ("rider", "archer")


def test_the_ban_order_can_be_turned_round() -> None:
    """D142"""
    state = begin(mode="strategist", first_player="chosen", chosen_first="north", ban_order="first_first")
    assert state.bans_due == (NORTH, SOUTH)


def test_banned_cards_bind_both_players() -> None:
    """A49 D141"""
    state = after(begin(mode="strategist", first_player="chosen"), "ban Ri", "ban Ar", "end")
    for card in ("rider", "archer"):
        rule, key, why = refused(state, Recruit(seat=SOUTH, card=card, spaces=("A1",)))
        assert (rule, key, why) == ("A49", "card_banned", {"card": card})


def test_any_unrecruited_card_may_be_banned_but_no_other() -> None:
    """A49"""
    state = after(begin(mode="strategist", first_player="chosen"), "ban Ri")
    assert refused(state, Ban(seat=SOUTH, card="rider"))[:2] == ("D141", "already_banned")
    assert refused(state, Ban(seat=SOUTH, card="dragon"))[:2] == ("D141", "no_such_card")
    later = bans(state)
    for _ in range(3):
        later = recruit_any(later)
    assert later.phase == "ban"
    taken = later.teams[SOUTH][1]
    seat = later.bans_due[0]
    assert refused(later, Ban(seat=seat, card=taken))[:2] == ("A49", "ban_recruited")
    assert len(offered(later)) == 16 - 2 - 4


def test_nothing_but_a_ban_is_possible_while_bans_are_due_and_none_later() -> None:
    """D141"""
    state = begin(mode="strategist", first_player="chosen")
    rule, key, _ = refused(state, Step(seat=NORTH, piece="king", path=("D6",)))
    assert (rule, key) == ("D141", "ban_first")
    assert refused(bans(state), Ban(seat=SOUTH, card="rider"))[:2] == ("D141", "no_ban_due")


def test_the_second_bans_come_after_the_first_turn_that_leaves_both_with_two_recruits() -> None:
    """D145 D141"""
    state = bans(begin(mode="strategist", first_player="chosen"))
    state = recruit_any(state)  # south has one
    assert state.phase == "actions" and state.active == NORTH
    state = recruit_any(state)  # north has two: ahead, and does not wait
    assert state.phase == "actions" and state.active == SOUTH
    state = recruit_any(state)  # south has two
    assert state.phase == "ban" and state.bans_due == (NORTH, SOUTH) and state.ban_rounds == 2
    state = bans(state)
    assert state.phase == "actions" and state.active == NORTH and len(state.banned) == 4
    state = recruit_any(recruit_any(state))
    assert state.phase == "actions" and len(state.teams[SOUTH]) == len(state.teams[NORTH]) == 4


def test_a_player_ahead_does_not_wait_for_the_second_bans() -> None:
    """D145"""
    state = stand(
        "Ki D1 Ri C1",
        "Qu D7 Ar C6 Br E6 Ja B5",
        options={"mode": "strategist"},
        banned=("vizier", "wanderer"),
        ban_rounds=1,
    )
    recruiting = after(state, "end")
    events = told(recruiting, min(text for text in offered(recruiting) if text[0] == "+"))
    assert isinstance(events[-1], BanRoundBegan)


def test_no_card_is_shown_in_strategist_mode() -> None:
    """D141 D037"""
    state = after(bans(begin(mode="strategist", first_player="chosen")), "end")
    events = told(state, min(text for text in offered(state) if text[0] == "+"))
    assert isinstance(events[-1], TurnBegan) and len(events) == 2


def test_a_chain_from_edge_to_edge_splits_the_board_and_one_with_a_gap_does_not() -> None:
    """D143"""
    ground = duel_rules().ground
    gap = stand("Ki D1 Ri A3 Bm B3 Ac C3 Vi C2", options={"barrage": "on"})
    assert walls(Field.of(ground, gap), SOUTH) == []
    closed = stand("Ki C1 Ri A3 Bm B3 Ac C3 Vi C2", options={"barrage": "on"})
    assert walls(Field.of(ground, closed), SOUTH) == [frozenset({"A3", "B3", "C3", "C2", "C1"})]
    assert walls(Field.of(ground, closed), NORTH) == []


def test_three_in_a_row_are_no_wall_even_if_they_split_the_board() -> None:
    """D143"""
    short = stand("Ki D4 Ri A2 Bm B2 Ac B1", "Qu D7", options={"barrage": "on"})
    assert walls(Field.of(duel_rules().ground, short), SOUTH) == []


def test_a_split_off_part_without_an_empty_space_does_not_count() -> None:
    """D143"""
    # A1 is cut off, and the cut-off corner is filled by an enemy.
    filled = stand("Ki B2 Ri A2 Bm B1 Ac C2", "Qu D7 Ja A1", options={"barrage": "on"})
    assert walls(Field.of(duel_rules().ground, filled), SOUTH) == []
    empty = stand("Ki B2 Ri A2 Bm B1 Ac C2", "Qu D7 Ja A4", options={"barrage": "on"})
    assert len(walls(Field.of(duel_rules().ground, empty), SOUTH)) == 1


def test_a_wall_earns_a_warning_and_a_second_in_a_row_loses() -> None:
    """D143"""
    state = stand("Ki B2 Ri A2 Bm B1 Ac C2 Vi G1", "Qu D7 Ja A4", options={"barrage": "on"})
    events = told(state, "end")
    assert BarrageWarned(seat=SOUTH, count=1) in events
    warned = fold(state, events)
    assert warned.warnings == (1, 0)
    back = after(warned, "end")
    back = after(back, min(text for text in offered(back) if text[0] == "+"))
    lost = told(back, "end")
    assert lost[-2] == BarrageWarned(seat=SOUTH, count=2)
    assert isinstance(lost[-1], GameEnded)
    assert lost[-1].outcome.winners == (NORTH,) and lost[-1].outcome.rule == "D143"


def test_a_turn_without_a_wall_clears_the_warning() -> None:
    """D143"""
    state = stand(
        "Ki B2 Ri A2 Bm B1 Ac C2 Vi G1", "Qu D7 Ja A4", options={"barrage": "on"}, warnings=(1, 0)
    )
    moved = after(state, "Ac C2-D2")
    events = told(moved, "end")
    assert BarrageCleared(seat=SOUTH) in events and fold(moved, events).warnings == (0, 0)


def test_walls_are_free_unless_the_option_is_on() -> None:
    """D143 A46"""
    state = stand("Ki B2 Ri A2 Bm B1 Ac C2 Vi G1", "Qu D7 Ja A4")
    assert not any(isinstance(event, BarrageWarned) for event in told(state, "end"))


@pytest.mark.parametrize("seed", range(25))
def test_a_quick_duel_deals_teams_of_four_on_own_recruitment_spaces(seed: int) -> None:
    """D146"""
    rules, state = duel_rules(), begin(str(seed), mode="quick")
    assert inconsistencies(rules.ground, state) == []
    assert state.phase == "actions" and state.market == () and state.pile == ()
    for side in (SOUTH, NORTH):
        assert len(state.teams[side]) == 5
        for card in state.teams[side][1:]:
            for piece in pieces_of(card):
                assert state.where[piece] in rules.ground.recruitment(side, state.options)
        assert loss(Field.of(rules.ground, state), side) is None
    values = [sum(rules.cast.cards[card].value for card in team) for team in state.teams]
    if values[0] != values[1]:
        assert state.first == values.index(min(values))
    else:
        assert state.first == state.leaders.index("king")


def test_a_quick_duel_has_no_recruitment() -> None:
    """D146"""
    state = begin(mode="quick")
    turned = after(state, "end")
    assert turned.active != state.active and turned.phase == "actions"
