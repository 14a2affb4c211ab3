"""The active and passive abilities, D100 to D124, and the rulings on them."""

from __future__ import annotations

import pytest

from game.games.duel.commands import Dash, Escort, Fly, Jump, Nudge, Pull, Push, Rally, Slip, Step, Swap
from game.games.duel.model import NORTH, SOUTH
from tests.games.duel.table import after, offered, offered_to, refused, stand

S = SOUTH


def test_visible_is_the_first_character_along_one_of_six_lines() -> None:
    """D100 A39"""
    state = stand("Ki D1 Il D3 Ri D5", "Qu D7 Ja F5 Ar B5")
    assert offered_to(state, "Il D3x") == {"D5", "D1"}
    assert refused(state, Swap(seat=S, target="queen")) == (
        "A39",
        "sight_blocked",
        {"piece": "queen", "by": "rider"},
    )
    assert refused(state, Swap(seat=S, target="jailer"))[:2] == ("D100", "not_in_line")


def test_the_acrobat_jumps_over_a_neighbour_of_either_side_once_or_twice() -> None:
    """D101 A13"""
    state = stand("Ki D1 Ac D2 Ri D3", "Qu D7 Ar E3")
    assert offered_to(state, "Ac D2-") == {"D4", "D4-F2", "C1", "E1", "C2", "E2"}


def test_the_acrobat_may_turn_between_her_jumps() -> None:
    """D101"""
    state = after(stand("Ki D1 Ac D2 Ri D3", "Qu D7 Ar E3"), "Ac D2-D4-F2")
    assert state.where["acrobat"] == "F2" and state.acted == ("acrobat",)


def test_the_acrobat_may_jump_over_leaders() -> None:
    """A13"""
    assert "Ac D5-D3" in offered(stand("Ki D1 Ac D5", "Qu D4"))


def test_the_acrobats_start_counts_as_empty_for_her_second_jump() -> None:
    """A13"""
    # From D4 over E3 to F2; D4 itself is nobody to jump over, and back to D4 is no action.
    state = stand("Ki A1 Ac D4", "Qu G4 Ar E3")
    assert offered_to(state, "Ac D4-F2") == {""}
    assert refused(state, Jump(seat=S, path=("F2", "D4"))) == ("A13", "jump_returns", {"space": "D4"})


def test_the_acrobat_needs_somebody_to_jump_and_room_to_land() -> None:
    """D101"""
    state = stand("Ki D1 Ac D2 Ri D3 Br D4")
    assert refused(state, Jump(seat=S, path=("D4",)))[:2] == ("D101", "space_taken")
    assert refused(state, Jump(seat=S, path=("F2",)))[:2] == ("D101", "jump_over_nobody")
    assert refused(state, Jump(seat=S, path=("D5",)))[:2] == ("D101", "jump_shape")
    assert refused(state, Jump(seat=S, path=()))[:2] == ("D101", "jump_count")


def test_the_rider_dashes_exactly_two_spaces_both_empty() -> None:
    """D102"""
    state = stand("Ki D1 Ri D4 Ar E4 Vi D2")
    steps = {"D5", "E3", "D3", "C3", "C4"}
    assert offered_to(state, "Ri D4-") - steps == {"D6", "F2", "B2", "B4"}
    assert refused(state, Dash(seat=S, to="F4")) == ("D102", "space_taken", {"space": "E4", "by": "archer"})
    assert refused(state, Dash(seat=S, to="D2")) == ("D102", "space_taken", {"space": "D2", "by": "vizier"})
    for wrong in ("D5", "D7", "E5"):
        assert refused(state, Dash(seat=S, to=wrong)) == ("D102", "dash_shape", {"space": wrong})


def test_the_bruiser_shoves_to_one_of_three_far_spaces() -> None:
    """D103"""
    state = stand("Ki D1 Br D3", "Qu D7 Ar D4")
    assert offered_to(state, "Br D3: D4>") == {"D5", "C4", "E4"}
    moved = after(state, "Br D3: D4>C4")
    assert moved.where["bruiser"] == "D4" and moved.where["archer"] == "C4"


def test_the_bruiser_may_shove_a_leader() -> None:
    """D103 D126"""
    state = after(stand("Ki A1 Br D3", "Qu D4"), "Br D3: D4>D5")
    assert state.where["queen"] == "D5"


def test_the_bruiser_needs_an_adjacent_enemy_and_a_free_far_space() -> None:
    """D103 A12"""
    state = stand("Ki D1 Br D3 Ri C2", "Qu D7 Ar D4 Vi D5 Wa C4 As E4")
    full = refused(state, Push(seat=S, target="archer", to="D5"))
    assert full == ("A12", "push_no_room", {"piece": "archer"})
    assert refused(state, Push(seat=S, target="rider", to="B1"))[:2] == ("D103", "push_ally")
    assert refused(state, Push(seat=S, target="vizier", to="D6"))[:2] == ("D103", "not_beside")
    assert refused(state, Push(seat=S, target="nemesis", to="D6"))[:2] == ("D103", "target_not_on_board")
    room = stand("Ki D1 Br D3", "Qu D7 Ar D4 Vi D5")
    assert refused(room, Push(seat=S, target="archer", to="D5"))[:2] == ("D103", "space_taken")
    assert refused(room, Push(seat=S, target="archer", to="C3"))[:2] == ("D103", "push_not_far")


def test_nobody_is_pushed_off_the_board() -> None:
    """A12"""
    state = stand("Ki D1 Br B4", "Qu D7 Ri A3")
    assert offered_to(state, "Br B4: A3>") == {"A2"}


def test_the_royal_guard_comes_from_anywhere_and_may_step_on() -> None:
    """D104"""
    state = stand("Ki D1 Rg A4 Ri D2")
    ends = {text.split("-")[-1] for text in offered_to(state, "Rg A4~")}
    assert ends == {"B1", "C1", "C2", "E1", "E2", "F1"}
    assert after(state, "Rg A4~E1-F1").where["royal_guard"] == "F1"


def test_the_royal_guard_beside_the_leader_may_still_use_the_ability() -> None:
    """A14"""
    state = stand("Ki D1 Rg C1 Ri D2")
    assert offered_to(state, "Rg C1~") == {"E1", "E1-E2", "E1-F1", "C1-B1", "C1-C2"}
    assert after(state, "Rg C1~C1-B1").where["royal_guard"] == "B1"


def test_the_illusionist_swaps_with_anyone_visible_and_not_adjacent_leaders_too() -> None:
    """D105"""
    state = stand("Ki D1 Il D3 Ri C3", "Qu D7 Ar D5 Ja F3")
    assert offered_to(state, "Il D3x") == {"D1", "D5", "F3"}
    leaders = stand("Ki D1 Il D4", "Qu D7")
    assert offered_to(leaders, "Il D4x") == {"D1", "D7"}
    swapped = after(leaders, "Il D4xD7")
    assert swapped.where["illusionist"] == "D7" and swapped.where["queen"] == "D4"


def test_the_claw_flies_up_to_a_visible_character_or_pulls_it_close() -> None:
    """D106"""
    state = stand("Ki A1 Cl D2 Ri G1", "Qu D6")
    assert "Cl D2~D5" in offered(state) and "Cl D2: D6>D3" in offered(state)
    assert after(state, "Cl D2~D5").where["claw_launcher"] == "D5"
    assert after(state, "Cl D2: D6>D3").where["queen"] == "D3"


def test_the_claw_reaches_allies_and_the_own_leader_too() -> None:
    """D106 A20"""
    state = stand("Ki D1 Cl D5 Ri A2")
    assert "Cl D5: D1>D4" in offered(state) and "Cl D5~D2" in offered(state)


def test_a_claw_that_flew_up_to_a_leader_is_its_neighbour_at_once() -> None:
    """A40"""
    won = after(stand("Ki A1 Cl D2 Ri C6"), "Cl D2~D6")
    assert won.outcome is not None and won.outcome.winners == (SOUTH,)


def test_the_manipulator_moves_a_visible_enemy_one_space() -> None:
    """D107"""
    state = stand("Ki A1 Ma D2 Ri C4", "Qu D7 Ar D5")
    assert offered_to(state, "Ma D2: D5>") == {"D6", "E5", "E4", "D4", "C5"}
    assert after(state, "Ma D2: D5>D4").where["archer"] == "D4"
    assert refused(state, Nudge(seat=S, target="rider", to="C5"))[:2] == ("D107", "nudge_ally")
    assert refused(state, Nudge(seat=S, target="archer", to="C4"))[:2] == ("D107", "space_taken")
    assert refused(state, Nudge(seat=S, target="archer", to="D3"))[:2] == ("D107", "too_far")


def test_the_manipulator_may_walk_the_enemy_leader_into_capture() -> None:
    """A06 D107"""
    won = after(stand("Ki G1 Ma D2 Ac C3 Ri E3", "Qu D5"), "Ma D2: D5>D4")
    assert won.outcome is not None and won.outcome.winners == (SOUTH,)


def test_the_wanderer_slips_to_any_empty_space_that_touches_no_enemy() -> None:
    """D108"""
    state = stand("Ki D1 Wa D4")
    assert len(offered_to(state, "Wa D4~")) == 31
    assert refused(state, Slip(seat=S, to="D6")) == (
        "D108",
        "slip_beside_enemy",
        {"space": "D6", "by": ("queen",)},
    )
    assert refused(state, Slip(seat=S, to="D1"))[:2] == ("D108", "space_taken")
    assert refused(state, Slip(seat=S, to="D4"))[:2] == ("D108", "space_taken")


def test_only_the_wanderers_target_space_is_judged() -> None:
    """A15"""
    assert "Wa D6~A1" in offered(stand("Ki D1 Wa D6"))


def test_the_brewmaster_moves_an_adjacent_ally_one_space_the_leader_too() -> None:
    """D109"""
    state = stand("Ki D1 Bm C1 Ri B2", "Qu D7 Ar C2")
    assert offered_to(state, "Bm C1: D1>") == {"D2", "E1"}
    assert offered_to(state, "Bm C1: B2>") == set()
    assert refused(state, Escort(seat=S, target="rider", to="B3"))[:2] == ("D109", "not_beside")
    assert refused(state, Escort(seat=S, target="archer", to="C3"))[:2] == ("D109", "escort_enemy")
    assert refused(state, Escort(seat=S, target="brewmaster", to="B1"))[:2] == ("D109", "target_self")
    assert refused(state, Escort(seat=S, target="king", to="C1"))[:2] == ("D109", "space_taken")
    assert refused(state, Escort(seat=S, target="king", to="D3"))[:2] == ("D109", "too_far")


def test_an_escorted_ally_that_has_acted_gets_no_new_action_and_one_that_has_not_keeps_its_own() -> None:
    """A21 D025"""
    state = stand("Ki D1 Bm C2 Ri D2")
    fresh = after(state, "Bm C2: D2>D3")
    assert offered_to(fresh, "Ri D3-")
    spent = after(state, "Ri D2-D3", "Bm C2: D3>D4")
    assert spent.where["rider"] == "D4" and offered_to(spent, "Ri ") == set()


def test_the_jailer_stops_active_abilities_of_adjacent_enemies_but_not_their_steps() -> None:
    """D122 A01"""
    state = stand("Ki D1 Il D4", "Qu D7 Ja D5")
    assert offered_to(state, "Il D4x") == set()
    assert offered_to(state, "Il D4-") == {"C3", "C4", "D3", "E3", "E4"}
    rule, key, why = refused(state, Swap(seat=S, target="king"))
    assert (rule, key, why) == ("D122", "silenced", {"piece": "illusionist", "by": "jailer"})


def test_a_friend_may_clear_the_jailer_away_first() -> None:
    """A01"""
    state = stand("Ki D1 Ri D4 Ma G1", "Qu D7 Ja E3")
    assert "Ri D4-D6" not in offered(state)
    assert "Ri D4-D6" in offered(after(state, "Ma G1: E3>E2"))


def test_the_jailer_does_not_stop_his_own_side() -> None:
    """D122"""
    assert "Ri D4-D6" in offered(stand("Ki D1 Ri D4 Ja C4"))


def test_an_ability_once_begun_goes_on_past_the_jailer() -> None:
    """A23 D122"""
    jumping = stand("Ki D1 Ac D2 Ri D3", "Qu D7 Ar E3 Ja C4")  # D4 is beside the Jailer
    assert "Ac D2-D4-F2" in offered(jumping)
    rallying = stand("Ki D1 Rg A4 Ri G1", "Qu D7 Ja B2")  # C1 is beside the Jailer
    assert "Rg A4~C1-C2" in offered(rallying)


def test_the_jailer_has_no_power_over_special_characters() -> None:
    """A24"""
    state = stand("Ki D1 He D3 Cu C2", "Qu D7 Ja D4")
    hermit_first = after(state, "He D3-E3")
    assert offered_to(hermit_first, "Cu C2-")
    running = after(stand("Ki G1 Cl D2 Ne B4", "Qu D5 Ja B5"), "Cl D2: D5>D3")
    assert running.phase == "nemesis" and len(offered(running)) > 5


def test_the_jailer_has_no_power_over_passive_characters() -> None:
    """A25"""
    archer = stand("Ki D1 Ar C4 Ri C6", "Qu D7 Ja C5")
    won = after(archer, "Ar C4-D5")
    assert won.outcome is not None
    protector = stand("Ki G1 Cl A4 Ja F3", "Qu D7 Ri E3 Pr E4")
    assert refused(protector, Pull(seat=S, target="rider"))[1] == "guarded"


def test_the_jailer_beside_the_leader_leaves_the_viziers_extra_step() -> None:
    """A26 A25"""
    state = stand("Ki D1 Vi G1", "Qu D7 Ja C2")
    assert "Ki D1-E1-F1" in offered(state)


def test_there_is_only_one_jailer() -> None:
    """A27 D006"""
    with pytest.raises(AssertionError):
        stand("Ki D1 Ja D4", "Qu D7 Ja D5")


def test_the_protector_and_his_neighbours_cannot_be_moved_by_enemy_abilities() -> None:
    """D123 A02"""
    state = stand("Ki G1 Ma C2 Il C6 Cl A4", "Qu D7 Ja C4 Pr D4")
    assert refused(state, Nudge(seat=S, target="jailer", to="B3")) == (
        "D123",
        "guarded",
        {"piece": "jailer", "by": "protector"},
    )
    assert refused(state, Swap(seat=S, target="jailer"))[:2] == ("A30", "guarded")
    shove = stand("Ki G1 Br C2", "Qu D7 Ri C3 Pr C4")
    assert refused(shove, Push(seat=S, target="rider", to="B3"))[:2] == ("A29", "guarded")
    himself = stand("Ki G1 Br C2", "Qu D7 Pr C3")
    assert refused(himself, Push(seat=S, target="protector", to="B3"))[:2] == ("A29", "guarded")


def test_flying_to_a_guarded_enemy_is_allowed_pulling_it_is_not() -> None:
    """A03 D106"""
    state = stand("Ki D1 Cl A4", "Qu D7 Ri E3 Pr E4")
    assert "Cl A4~D4" in offered(state)
    assert refused(state, Pull(seat=S, target="rider"))[:2] == ("A03", "guarded")


def test_the_protector_never_hinders_his_own_side() -> None:
    """A04 D123"""
    state = stand("Ki G1 Ri D4 Pr D5 Bm C3")
    assert "Bm C3: D4>E3" in offered(state)
    swap = stand("Ki D1 Il D6 Ri D4 Pr D3", "Qu G4")
    assert "Il D6xD4" in offered(swap)


def test_a_protector_beside_his_leader_keeps_it_in_place() -> None:
    """A28"""
    state = stand("Ki G1 Ma D3 Br E5 Il A3 Cl G3", "Qu D5 Pr D6")
    assert refused(state, Nudge(seat=S, target="queen", to="D4"))[:2] == ("D123", "guarded")
    assert refused(state, Push(seat=S, target="queen", to="C5"))[:2] == ("A29", "guarded")
    swapping, pulling = stand("Ki G1 Il D3", "Qu D5 Pr D6"), stand("Ki G1 Cl D3", "Qu D5 Pr D6")
    assert refused(swapping, Swap(seat=S, target="queen"))[:2] == ("A30", "guarded")
    assert refused(pulling, Pull(seat=S, target="queen"))[:2] == ("A03", "guarded")


def test_against_a_guarded_enemy_the_bruiser_does_not_even_move_in() -> None:
    """A29"""
    state = stand("Ki G1 Br C2", "Qu D7 Ri C3 Pr C4")
    assert offered_to(state, "Br C2:") == set()


def test_the_illusionist_cannot_swap_with_a_guarded_enemy_at_all() -> None:
    """A30"""
    state = stand("Ki G1 Il C2", "Qu D7 Ri C4 Pr C5")
    assert offered_to(state, "Il C2x") == set()


def test_protection_is_gone_once_protector_and_ally_have_parted() -> None:
    """A31 A22"""
    state = stand("Ki G1 Il C2", "Qu D7 Ri C4 Pr C5", to_move=NORTH)

    def pass_on(*texts: str) -> set[str]:
        recruiting = after(state, *texts, "end")
        return offered(after(recruiting, min(text for text in offered(recruiting) if text[0] == "+")))

    assert "Il C2xC4" not in pass_on()
    assert "Il C2xC4" in pass_on("Pr C5-D6")


def test_protection_can_end_in_the_middle_of_a_turn() -> None:
    """A31"""
    state = stand("Ki D1 Il B1", "Qu D7 Ne B3 Pr A3")
    assert refused(state, Swap(seat=S, target="nemesis"))[:2] == ("A30", "guarded")
    assert "Il B1xB5" in offered(after(state, "Ki D1-E1", "Ne>B5"))


def test_the_viziers_leader_may_step_twice_and_turn_but_not_return_or_pass_through() -> None:
    """D124 A10"""
    state = stand("Ki D1 Vi G1 Ri D2")
    ends = {text.split("-")[-1] for text in offered_to(state, "Ki D1-")}
    assert ends == {"B1", "C1", "C2", "E1", "E2", "F1"}
    assert refused(state, Step(seat=S, piece="king", path=("C1", "D1")))[:2] == ("D124", "step_returns")
    assert refused(state, Step(seat=S, piece="king", path=("D2", "C1")))[:2] == ("D023", "space_taken")
    assert refused(state, Step(seat=S, piece="king", path=("C1", "B1", "A1")))[:2] == (
        "D124",
        "vizier_gives_two",
    )


def test_without_a_vizier_of_its_own_a_leader_steps_once() -> None:
    """D124"""
    enemy = stand("Ki D1", "Qu D7 Vi G1")
    assert offered_to(enemy, "Ki D1-") == {"C1", "D2", "E1"}
    assert refused(enemy, Step(seat=S, piece="king", path=("D2", "D3")))[:2] == ("D023", "step_is_one")


def test_of_two_steps_only_the_end_is_judged_for_safety() -> None:
    """A10"""
    state = stand("Ki D1 Vi G1", "Qu D7 Ri C2 Br D3")
    assert "Ki D1-D2" not in offered(state)
    # D2 lies between a Rider on C2 and a Bruiser on D3; the king may pass it on the way to E1.
    assert "Ki D1-D2-E1" in offered(state)


def test_claw_illusionist_and_manipulator_cannot_pick_a_neighbour() -> None:
    """A38"""
    state = stand("Ki A1 Cl D3 Il E3 Ma C3", "Qu D7 Ar D4")
    assert refused(state, Pull(seat=S, target="archer"))[:2] == ("A38", "too_close")
    assert refused(state, Fly(seat=S, target="archer"))[:2] == ("A38", "too_close")
    assert refused(state, Swap(seat=S, target="archer"))[:2] == ("A38", "too_close")
    assert refused(state, Nudge(seat=S, target="archer", to="D5"))[:2] == ("A38", "too_close")


def test_abilities_at_a_distance_need_a_target_on_the_board_other_than_themselves() -> None:
    """D100"""
    state = stand("Ki A1 Cl D3")
    assert refused(state, Pull(seat=S, target="claw_launcher"))[:2] == ("D100", "target_self")
    assert refused(state, Pull(seat=S, target="rider"))[:2] == ("D100", "target_not_on_board")


def test_the_royal_guard_is_told_what_stops_him() -> None:
    """D104 A14"""
    state = stand("Ki D1 Rg A4 Ri D2")
    assert refused(state, Rally(seat=S, path=("D2",)))[:2] == ("D104", "space_taken")
    assert refused(state, Rally(seat=S, path=("B1",)))[:2] == ("D104", "rally_not_beside_leader")
    assert refused(state, Rally(seat=S, path=("C1", "E1")))[:2] == ("D104", "too_far")
    assert refused(state, Rally(seat=S, path=()))[:2] == ("D104", "rally_count")
    beside = stand("Ki D1 Rg C1")
    assert refused(beside, Rally(seat=S, path=("C1",)))[:2] == ("D104", "rally_stays")
    assert refused(beside, Rally(seat=S, path=("D2", "C1")))[:2] == ("D104", "rally_stays")
