"""Things, set-up, turns and actions: D001 to D029."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.chance import Chance
from game.core.ids import REFEREE, SPECTATOR
from game.core.ruleset import Setup
from game.games.duel import DUEL
from game.games.duel.characters import load_cast
from game.games.duel.commands import Dash, EndActions, OfferDraw, Step
from game.games.duel.events import CardShown, PileLaid, Recruited, TurnBegan
from game.games.duel.model import NORTH, PIECES, RECRUITS, SOUTH, pieces_of
from tests.games.duel.table import after, begin, duel_rules, fold, offered, offered_to, refused, stand, told


def test_the_duel_seats_two_players() -> None:
    """D001"""
    assert DUEL.seats == (2,)
    assert len(begin().teams) == 2


def test_the_board_has_37_spaces_in_columns_of_4_5_6_7_6_5_4() -> None:
    """D002"""
    columns = Counter(label[0] for label in duel_rules().ground.spaces)
    assert [columns[name] for name in "ABCDEFG"] == [4, 5, 6, 7, 6, 5, 4]


def test_spaces_have_3_4_or_6_neighbours_and_90_pairs_touch() -> None:
    """D002"""
    near = duel_rules().ground.neighbours
    assert Counter(len(spaces) for spaces in near.values()) == {3: 6, 4: 12, 6: 19}
    assert sum(len(spaces) for spaces in near.values()) == 2 * 90
    assert set(near["D1"]) == {"C1", "D2", "E1"}


def test_the_leaders_start_in_the_corners_d1_and_d7() -> None:
    """D003 D010"""
    state = begin()
    assert state.where == {state.leaders[SOUTH]: "D1", state.leaders[NORTH]: "D7"}


def test_each_side_has_seven_recruitment_spaces_its_start_among_them() -> None:
    """D004"""
    ground, options = duel_rules().ground, begin().options
    assert set(ground.recruitment(SOUTH, options)) == {"A1", "B1", "C1", "D1", "E1", "F1", "G1"}
    assert set(ground.recruitment(NORTH, options)) == {"A4", "B5", "C6", "D7", "E6", "F5", "G4"}


def test_the_start_space_takes_recruits_once_the_leader_has_left_it() -> None:
    """D004 D031"""
    home = stand("Ki D1", phase="recruitment", market=["rider"])
    away = stand("Ki D2", phase="recruitment", market=["rider"])
    assert offered_to(home, "+Ri ") == {"A1", "B1", "C1", "E1", "F1", "G1"}
    assert offered_to(away, "+Ri ") == {"A1", "B1", "C1", "D1", "E1", "F1", "G1"}


def test_an_option_closes_the_start_space_to_recruits() -> None:
    """D004"""
    away = stand("Ki D2", phase="recruitment", market=["rider"], options={"start_space_recruits": "no"})
    assert offered_to(away, "+Ri ") == {"A1", "B1", "C1", "E1", "F1", "G1"}


def test_there_are_18_cards_and_19_pieces() -> None:
    """D005 D006"""
    cast = load_cast()
    assert len(cast.cards) == 18 and set(cast.cards) == {"king", "queen", *RECRUITS}
    assert len(cast.pieces) == 19 and set(cast.pieces) == set(PIECES)
    assert sorted(piece for card in cast.cards for piece in pieces_of(card)) == sorted(PIECES)


def test_no_character_is_in_two_places_of_a_new_duel() -> None:
    """D006 D011"""
    state = begin()
    assert sorted((*state.market, *state.pile)) == sorted(RECRUITS)


def test_three_cards_lie_open_and_thirteen_wait() -> None:
    """D007 D011"""
    state = begin()
    assert len(state.market) == 3 and len(state.pile) == 13


def test_the_market_depends_on_the_seed_alone() -> None:
    """D011"""
    assert begin("one") == begin("one")
    assert len({begin(str(seed)).market for seed in range(20)}) > 10


def test_the_queen_steps_like_the_king() -> None:
    """D008"""
    assert offered_to(stand("Ki D1"), "Ki D1-") == offered_to(stand("Qu D1", "Ki D7"), "Qu D1-")


def test_a_full_team_of_five_cards_may_be_six_pieces() -> None:
    """D009 D016"""
    state = stand("Ki D1 He C1 Cu E1 Ri B1 Ac F1 Ar A1")
    assert len(state.teams[SOUTH]) == 5
    assert after(state, "end").active == NORTH


def test_the_kings_owner_begins() -> None:
    """D012"""
    firsts = {}
    for seed in range(20):
        state = begin(str(seed))
        assert state.first == state.active == state.leaders.index("king")
        firsts[state.leaders] = state.first
    assert set(firsts.values()) == {SOUTH, NORTH}


def test_the_first_player_may_be_drawn_or_chosen() -> None:
    """D012"""
    drawn = {(s.leaders, s.first) for s in (begin(str(seed), first_player="random") for seed in range(40))}
    assert len(drawn) == 4
    chosen = {begin(str(seed), first_player="chosen", chosen_first="north").first for seed in range(9)}
    assert chosen == {NORTH}


def test_the_first_turn_is_a_normal_one() -> None:
    """D013"""
    state = begin(draws=["king", "rider", "archer", "assassin"])
    assert offered(state) == {"Ki D1-C1", "Ki D1-D2", "Ki D1-E1", "end", "draw?"}
    recruiting = after(state, "Ki D1-D2", "end")
    assert recruiting.phase == "recruitment" and recruiting.recruits_left == 1
    assert after(recruiting, "+Ri F1").active == NORTH


def test_the_second_player_recruits_twice_in_the_first_own_turn_and_sees_a_new_card_between() -> None:
    """D014 A42"""
    state = begin(draws=["king", "rider", "archer", "assassin"])
    state = after(state, "end", "+Ri F1", "end")
    assert state.active == NORTH and state.recruits_left == 2
    first = told(state, "+Ar B5", "vizier")
    assert isinstance(first[0], Recruited) and first[-1] == CardShown(card="vizier")
    between = fold(state, first)
    assert between.active == NORTH and between.phase == "recruitment"
    assert "+Vi F5" in offered(between)
    done = after(between, "+Vi F5")
    assert done.active == SOUTH and done.turn == 3
    assert len(done.teams[NORTH]) == 3
    later = after(done, "end", next(text for text in sorted(offered(after(done, "end"))) if text[0] == "+"))
    assert later.active == NORTH and later.recruits_left == 1


def test_a_turn_is_actions_then_recruitment_then_the_other_players() -> None:
    """D015"""
    state = stand("Ki D1 Ri C1", market=["archer"])
    state = after(state, "Ri C1-C3", "Ki D1-D2", "end")
    assert state.phase == "recruitment" and state.active == SOUTH
    state = after(state, "+Ar A1")
    assert state.phase == "actions" and state.active == NORTH and state.acted == ()


def test_with_five_cards_there_is_no_recruitment() -> None:
    """D016"""
    state = stand("Ki D1 Br C1 Ri B1 Ac F1 Ar A1")
    assert state.recruits_left == 0
    assert after(state, "end").active == NORTH


def test_the_fifth_card_ends_recruiting_even_in_a_double_turn() -> None:
    """D009 D014"""
    state = stand("Ki D1", "Qu D7 Br C6 Ri B5 Ac F5", to_move=NORTH, turn=2, recruits_left=1)
    state = after(state, "end")
    state = after(state, min(text for text in offered(state) if text[0] == "+"))
    assert state.active == SOUTH and len(state.teams[NORTH]) == 5


def test_the_duel_ends_at_once_when_a_leader_is_lost() -> None:
    """D017"""
    state = stand("Ki D1 Ri C6 As D5")
    ended = after(state, "As D5-D6")
    assert ended.phase == "over" and ended.outcome is not None and ended.outcome.winners == (SOUTH,)
    assert offered(ended) == set()
    assert refused(ended, Step(seat=SOUTH, piece="rider", path=("B4",)))[:2] == ("T02", "game_over")


def test_everyone_sees_everything_and_the_pile_has_no_order_yet() -> None:
    """D018"""
    rules, state = duel_rules(), begin()
    assert state.pile == tuple(sorted(state.pile))
    for viewpoint in (SOUTH, NORTH, SPECTATOR, REFEREE):
        assert rules.conceal(state, viewpoint) == state
    everything = begin(mode="strategist")
    assert everything.pile == () and len(everything.market) == 16


def test_each_character_makes_one_action_a_turn() -> None:
    """D020"""
    state = after(stand("Ki D1 Ri D4"), "Ri D4-D5")
    assert offered_to(state, "Ri ") == set()
    rule, key, why = refused(state, Step(seat=SOUTH, piece="rider", path=("D6",)))
    assert (rule, key, why) == ("D020", "has_acted", {"piece": "rider"})


def test_one_acts_only_with_ones_own_characters() -> None:
    """D020"""
    state = stand("Ki D1", "Qu D7 Ri D4")
    assert refused(state, Step(seat=SOUTH, piece="rider", path=("D5",)))[:2] == ("D020", "not_yours")
    assert refused(state, Dash(seat=SOUTH, to="D6"))[:2] == ("D020", "not_yours")
    assert refused(state, Step(seat=SOUTH, piece="archer", path=("D5",)))[:2] == ("D020", "not_on_board")


def test_characters_act_in_any_order() -> None:
    """D021"""
    state = stand("Ki D1 Ri D4 Ac A1")
    one = after(state, "Ki D1-D2", "Ri D4-D6", "Ac A1-A2")
    other = after(state, "Ac A1-A2", "Ki D1-D2", "Ri D4-D6")
    assert one.where == other.where


def test_one_may_act_with_none_some_or_all() -> None:
    """D022 D029"""
    state = stand("Ki D1 Ri D4 Br A1 Ac G1 Ar F1")
    for texts in (("end",), ("Ri D4-D6", "end"), ("Ri D4-D6", "Ki D1-D2", "end")):
        assert after(state, *texts).active == NORTH


def test_a_step_goes_to_an_adjacent_empty_space() -> None:
    """D023"""
    state = stand("Ki D1 Ar D4 Ri D5", "Qu D7 Ja E4")
    assert offered_to(state, "Ar D4-") == {"C3", "C4", "D3", "E3"}
    assert refused(state, Step(seat=SOUTH, piece="archer", path=("D2",))) == (
        "D023",
        "too_far",
        {"piece": "archer", "space": "D2"},
    )
    assert refused(state, Step(seat=SOUTH, piece="archer", path=("E4",))) == (
        "D023",
        "space_taken",
        {"space": "E4", "by": "jailer"},
    )
    assert refused(state, Step(seat=SOUTH, piece="archer", path=()))[:2] == ("D023", "step_nowhere")
    assert refused(state, Step(seat=SOUTH, piece="archer", path=("D99",)))[:2] == ("D002", "unknown_space")


def test_an_action_is_whole_before_another_begins() -> None:
    """D024"""
    state = stand("Ki D1 Ac D2 Ri D3", "Qu D7 Ar E3")
    jumped = after(state, "Ac D2-D4")
    assert jumped.acted == ("acrobat",)
    assert offered_to(jumped, "Ac ") == set()  # the second jump is part of the one action or is lost


def test_being_moved_by_another_is_no_action() -> None:
    """D025"""
    state = after(stand("Ki D1 Bm C2 Ri D2"), "Bm C2: D2>D3")
    assert state.acted == ("brewmaster",)
    assert "Ri D3-D5" in offered(state)


def test_the_ability_replaces_the_step() -> None:
    """D026"""
    state = after(stand("Ki D1 Ri D3"), "Ri D3-D5")
    assert refused(state, Step(seat=SOUTH, piece="rider", path=("D6",)))[:2] == ("D020", "has_acted")
    stepped = after(stand("Ki D1 Ri D3"), "Ri D3-D4")
    assert refused(stepped, Dash(seat=SOUTH, to="D6"))[:2] == ("D020", "has_acted")


def test_a_recruit_first_acts_in_the_next_turn() -> None:
    """D027"""
    state = after(stand("Ki D1", market=["rider"]), "end")
    assert refused(state, Step(seat=SOUTH, piece="king", path=("D2",)))[:2] == ("D015", "actions_over")
    state = after(state, "+Ri C1", "end")
    state = after(state, min(text for text in offered(state) if text[0] == "+"))
    assert state.active == SOUTH and "Ri C1-C3" in offered(state)


def test_the_nemesis_never_acts_by_herself() -> None:
    """D028"""
    state = stand("Ki D1 Ne D4")
    assert offered_to(state, "Ne") == set()
    rule, key, _ = refused(state, Step(seat=SOUTH, piece="nemesis", path=("D5",)))
    assert (rule, key) == ("D028", "nemesis_never_acts")


def test_one_may_stop_acting_at_any_time() -> None:
    """D029"""
    state = stand("Ki D1 Ri D4")
    assert "end" in offered(state)
    assert "end" in offered(after(state, "Ri D4-D5"))
    assert "end" in offered(after(state, "Ri D4-D5", "Ki D1-D2"))


def test_set_up_tells_all_cards_and_then_shows_three() -> None:
    """D011"""
    rules = duel_rules()

    events = rules.setup(rules.initial(Setup(2, DUEL.parse_options({}))), Chance("seed", 0))
    assert sum(isinstance(event, CardShown) for event in events) == 3
    assert any(isinstance(event, PileLaid) and sorted(event.cards) == sorted(RECRUITS) for event in events)
    assert isinstance(events[-1], TurnBegan) and events[-1].number == 1


@pytest.mark.parametrize("command", [EndActions(seat=NORTH), OfferDraw(seat=NORTH)])
def test_only_the_seat_whose_turn_it_is_commands(command: EndActions | OfferDraw) -> None:
    """D015 T01"""
    assert refused(stand("Ki D1"), command) == ("T01", "not_your_turn", {"seat": NORTH})
