"""The recruitment phase: D030 to D039 and the rulings A18, A19, A42 to A45."""

from __future__ import annotations

from msgspec.structs import replace

from game.games.duel.commands import Recruit
from game.games.duel.events import CardShown, Recruited, RecruitmentSkipped, TurnBegan
from game.games.duel.model import NORTH, RECRUITS, SOUTH, DuelState
from tests.games.duel.table import after, duel_rules, fold, offered, offered_to, refused, stand, told


def recruiting(south: str = "Ki D1", north: str = "Qu D7", **more: object) -> DuelState:
    return stand(south, north, phase="recruitment", **more)  # type: ignore[arg-type]


def put(card: str, *spaces: str) -> Recruit:
    return Recruit(seat=SOUTH, card=card, spaces=spaces)


def test_one_takes_a_card_that_lies_open() -> None:
    """D030"""
    state = recruiting(market=["rider", "archer", "vizier"])
    assert {text[1:3] for text in offered(state) if text[0] == "+"} == {"Ri", "Ar", "Vi"}
    assert refused(state, put("jailer", "C1")) == ("D030", "card_not_open", {"card": "jailer"})
    assert refused(state, put("dragon", "C1"))[:2] == ("D030", "no_such_card")
    assert refused(state, put("king", "C1"))[:2] == ("D006", "card_taken")


def test_a_character_already_in_a_team_cannot_be_recruited_again() -> None:
    """D006 D030"""
    assert refused(recruiting("Ki D1 Ri D4"), put("rider", "C1"))[:2] == ("D006", "card_taken")


def test_the_piece_goes_to_an_empty_own_recruitment_space() -> None:
    """D031 D032"""
    state = recruiting("Ki D1 Ac C1", "Qu D7 Br F1", market=["rider"])
    assert offered_to(state, "+Ri ") == {"A1", "B1", "E1", "G1"}
    assert refused(state, put("rider", "F1")) == ("D031", "space_taken", {"space": "F1", "by": "bruiser"})
    assert refused(state, put("rider", "B5"))[:2] == ("D032", "not_own_recruitment_space")
    assert refused(state, put("rider", "D4"))[:2] == ("D032", "not_own_recruitment_space")
    assert refused(state, put("rider", "Z9"))[:2] == ("D002", "unknown_space")


def test_the_closed_start_space_names_its_option() -> None:
    """D004"""
    state = recruiting("Ki D2", market=["rider"], options={"start_space_recruits": "no"})
    assert refused(state, put("rider", "D1")) == ("D004", "start_closed", {"space": "D1"})


def test_a_placement_can_win() -> None:
    """D033"""
    won = after(recruiting("Ki G3 Ri C2", "Qu B2", market=["bruiser"]), "+Br B1")
    assert won.outcome is not None and won.outcome.winners == (SOUTH,)


def test_a_placement_may_not_surround_the_own_leader() -> None:
    """D034 A18"""
    state = recruiting("Ki D1 Ri C1 Bm D2", market=["bruiser"])
    assert offered_to(state, "+Br ") == {"A1", "B1", "F1", "G1"}
    assert refused(state, put("bruiser", "E1")) == (
        "D034",
        "recruit_surrounds_own_leader",
        {"spaces": ("E1",)},
    )


def test_if_every_placement_would_surround_the_own_leader_the_recruitment_is_skipped() -> None:
    """A18 D036"""
    # Only E1 is free, and it is the king's last way out.
    state = stand("Ki D1 Ri C1 Bm D2 Ac G1", "Qu D7 Ar A1 Br B1 Cl F1")
    events = told(state, "end")
    assert any(isinstance(event, RecruitmentSkipped) for event in events)
    assert fold(state, events).active == NORTH


def test_hermit_and_cub_take_two_empty_spaces_adjacent_or_not() -> None:
    """D035"""
    state = recruiting(market=["hermit_and_cub"])
    pairs = offered_to(state, "+Hc ")
    assert len(pairs) == 6 * 5 and {"A1 B1", "B1 A1", "A1 G1"} <= pairs
    placed = after(state, "+Hc A1 G1")
    assert placed.where["hermit"] == "A1" and placed.where["cub"] == "G1"
    assert placed.teams[SOUTH] == ("king", "hermit_and_cub")
    assert refused(state, put("hermit_and_cub", "A1")) == (
        "D035",
        "wrong_number_of_spaces",
        {"card": "hermit_and_cub", "count": 2},
    )
    assert refused(state, put("hermit_and_cub", "A1", "A1"))[:2] == ("D035", "same_space_twice")


def test_a_pair_may_not_close_the_ring_either() -> None:
    """D034 D035"""
    state = recruiting("Ki D1 Ri D2", market=["hermit_and_cub"])
    assert "C1 E1" not in offered_to(state, "+Hc ")
    assert {"C1 A1", "E1 A1"} <= offered_to(state, "+Hc ")
    assert refused(state, put("hermit_and_cub", "C1", "E1"))[:2] == ("D034", "recruit_surrounds_own_leader")


def test_with_one_free_space_the_pair_cannot_be_taken_the_other_cards_can() -> None:
    """D035 A19"""
    state = recruiting("Ki D1 Ri C1 Bm E1", "Qu D7 Ar A1 Br B1 Cl F1", market=["hermit_and_cub", "vizier"])
    assert offered_to(state, "+Hc ") == set() and offered_to(state, "+Vi ") == {"G1"}
    assert refused(state, put("hermit_and_cub", "G1", "G1")) == (
        "A19",
        "no_room_for_pair",
        {"card": "hermit_and_cub", "spaces": ("G1",)},
    )


def test_with_no_free_space_recruiting_is_skipped_and_not_made_up_for() -> None:
    """D036 A43"""
    state = stand("Ki D1 Ri C1 Bm E1 Ac A1", "Qu D7 Ar B1 Br F1 Cl G1")
    skipped = after(state, "end")
    assert skipped.active == NORTH and len(skipped.teams[SOUTH]) == 4
    skipped = after(skipped, "Ar B1-B2", "end")
    later = after(skipped, min(text for text in offered(skipped) if text[0] == "+"))
    assert later.recruits_left == 1
    assert after(later, "end").phase == "recruitment"


def test_a_blocked_double_recruit_is_not_made_up_for() -> None:
    """D036 D014"""
    full = "Ki D1 Ar E6 Br F5 Cl G4 Ri A4"
    state = stand(full, "Qu D7 Ja C6", to_move=NORTH, turn=2, recruits_left=2, market=["vizier"])
    state = after(state, "end")
    events = told(state, "+Vi B5")
    assert any(isinstance(event, RecruitmentSkipped) for event in events)
    assert fold(state, events).active == SOUTH


def test_after_each_recruit_three_cards_lie_open_again() -> None:
    """D037 D007"""
    state = recruiting(market=["rider", "archer", "vizier"])
    events = told(state, "+Ri A1", "jailer")
    assert [type(event) for event in events] == [Recruited, CardShown, TurnBegan]
    assert set(fold(state, events).market) == {"archer", "vizier", "jailer"}


def test_the_pile_outlasts_all_recruits() -> None:
    """D038"""
    assert len(RECRUITS) - 3 >= 2 * 4


def test_should_the_pile_be_empty_the_market_shrinks() -> None:
    """A44"""
    state = recruiting(market=["rider", "archer", "vizier"])
    bare = replace(state, pile=())
    done = fold(bare, told(bare, "+Ri A1"))
    assert done.market == ("archer", "vizier") and done.active == NORTH


def test_recruiting_is_a_must_while_a_card_can_be_placed() -> None:
    """D039"""
    state = after(stand("Ki D1", market=["rider"]), "end")
    assert state.phase == "recruitment"
    assert all(text[0] == "+" or text == "draw?" for text in offered(state))


def test_a_player_without_any_action_passes() -> None:
    """A45 D029"""
    # The Nemesis never acts, and wherever the king goes the Assassin captures it.
    boxed = stand("Ki A1 Ne A2", "Qu D7 As C2 Br B3")
    assert offered(boxed) == {"end", "draw?"}
    assert after(boxed, "end").outcome is None


def test_recruiting_waits_for_the_end_of_the_actions() -> None:
    """D015 D027"""
    state = stand("Ki D1", market=["rider"])
    assert refused(state, put("rider", "C1")) == ("D015", "actions_first", {})


def test_the_second_choice_of_a_double_recruit_sees_the_new_card_and_each_is_judged() -> None:
    """A42"""
    state = stand("Ki D4 Ri A1", "Qu D7", to_move=NORTH, turn=2, recruits_left=2, market=["vizier"])
    state = after(state, "end")
    first = told(state, "+Vi E6", "assassin")
    between = fold(state, first)
    assert between.phase == "recruitment" and "+As C6" in offered(between)
    assert len(duel_rules().to_act(between)) == 1
