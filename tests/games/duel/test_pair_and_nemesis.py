"""The special characters: Hermit and Cub, the Nemesis, and the rulings on them."""

from __future__ import annotations

from game.core.chance import Chance
from game.games.duel.commands import EndActions, Run, Step
from game.games.duel.events import NemesisCalled, NemesisRan, NemesisStayed
from game.games.duel.field import Field
from game.games.duel.model import NORTH, SOUTH
from game.games.duel.nemesis import sent_by
from tests.games.duel.table import after, duel_rules, fold, offered, offered_to, refused, stand, told


def test_hermit_and_cub_act_alone_or_one_right_after_the_other() -> None:
    """D125"""
    state = stand("Ki D1 He D3 Cu C3 Ri A1")
    both = after(state, "Cu C3-C4", "He D3-D4", "Ri A1-A3")
    assert both.acted == ("cub", "hermit", "rider")
    assert offered_to(after(state, "He D3-D4"), "Cu C3-")


def test_any_action_in_between_ends_the_mates_chance() -> None:
    """D125 A16"""
    state = after(stand("Ki D1 He D3 Cu C3 Ri E2"), "Cu C3-C4", "Ri E2-E4")
    assert offered_to(state, "He ") == set()
    assert refused(state, Step(seat=SOUTH, piece="hermit", path=("D4",))) == (
        "D125",
        "mate_too_late",
        {"piece": "hermit", "mate": "cub", "by": "rider"},
    )


def test_others_may_act_before_the_pair_begins() -> None:
    """A16"""
    state = after(stand("Ki D1 He D3 Cu C3 Ri E2"), "Ri E2-E4", "He D3-D4")
    assert offered_to(state, "Cu C3-")


def test_a_mate_that_was_moved_by_others_has_not_acted() -> None:
    """A16 D025"""
    state = after(stand("Ki D1 He D3 Cu C3 Bm D4"), "Bm D4: D3>E2")
    assert offered_to(state, "He E2-") and offered_to(state, "Cu C3-")


def test_the_nemesis_must_run_when_an_action_moved_the_enemy_leader() -> None:
    """D126"""
    state = stand("Ki G1 Cl D2 Ne B4", "Qu D5")
    events = told(state, "Cl D2: D5>D3")
    assert events[-1] == NemesisCalled(seat=SOUTH)
    running = fold(state, events)
    assert running.phase == "nemesis" and duel_rules().to_act(running) == {SOUTH}
    assert all(text.startswith("Ne>") for text in offered(running))
    assert refused(running, EndActions(seat=SOUTH)) == ("D126", "nemesis_must_run", {"piece": "nemesis"})


def test_the_nemesis_runs_in_the_other_players_turn_and_her_owner_picks_the_route() -> None:
    """D126 D130"""
    state = after(stand("Ki D1", "Qu D7 Ne A4"), "Ki D1-D2")
    assert duel_rules().to_act(state) == {NORTH} and state.active == SOUTH
    assert refused(state, EndActions(seat=SOUTH))[:2] == ("T01", "not_your_turn")
    done = after(state, min(offered(state)))
    assert duel_rules().to_act(done) == {SOUTH} and done.phase == "actions"


def test_the_nemesis_does_not_run_for_her_own_leader_or_for_others() -> None:
    """D126"""
    state = stand("Ki D1 Ne A1 Ri C1")
    assert after(state, "Ki D1-D2").phase == "actions"
    assert after(state, "Ri C1-C3").phase == "actions"


def test_she_runs_two_spaces_over_empty_ones_and_ends_elsewhere() -> None:
    """D127"""
    state = after(stand("Ki G1 Cl D2 Ne B4", "Qu D5"), "Cl D2: D5>D3")
    ends = {run.path[-1] for run in duel_rules().commands(state, SOUTH) if isinstance(run, Run)}
    assert ends == {"A2", "A3", "A4", "B2", "B3", "B5", "C3", "C4", "C5", "C6", "D4", "D5", "D6"}
    assert "B4" not in ends
    assert refused(state, Run(seat=SOUTH, path=("B3", "B4")))[:2] == ("D127", "run_returns")
    assert refused(state, Run(seat=SOUTH, path=("B3",))) == ("D127", "run_too_short", {"steps": 2})
    assert refused(state, Run(seat=SOUTH, path=("B3", "B2", "B1")))[:2] == ("D127", "run_too_long")
    assert refused(state, Run(seat=SOUTH, path=("B3", "D4")))[:2] == ("D127", "run_gap")
    assert refused(state, Run(seat=SOUTH, path=("D3",)))[:2] == ("D127", "space_taken")


def test_with_no_way_of_two_she_runs_one_and_with_none_she_stays() -> None:
    """D127"""
    corner = stand("Ki D1 Ne A4 Ri B5 Bm B4 Ma G1", "Qu G3 Ja B3 Ar A2")
    assert offered(after(corner, "Ma G1: G3>G4")) == {"Ne>A3"}
    shut = stand("Ki D1 Ne A4 Ri B5 Bm B4 Ma G1", "Qu G3 Ja A3")
    events = told(shut, "Ma G1: G3>G4")
    assert isinstance(events[-1], NemesisStayed)
    assert fold(shut, events).phase == "actions"


def test_one_space_is_never_a_choice() -> None:
    """D127"""
    state = after(stand("Ki D1", "Qu D7 Ne A4"), "Ki D1-D2")
    assert {len(run.path) for run in duel_rules().commands(state, NORTH) if isinstance(run, Run)} == {2}


def test_a_run_of_two_may_end_next_to_her_start_round_a_corner() -> None:
    """A52 D127"""
    state = after(stand("Ki D1", "Qu D7 Ne D4"), "Ki D1-D2")
    routes = {run.path for run in duel_rules().commands(state, NORTH) if isinstance(run, Run)}
    assert ("E4", "D5") in routes and ("C4", "D5") in routes


def test_the_end_is_read_before_and_after_her_run() -> None:
    """A07 D128 D061"""
    before = after(stand("Ki G1 Ma D2 Ne C3 Ri E3", "Qu D5"), "Ma D2: D5>D4")
    assert before.outcome is not None and before.where["nemesis"] == "C3"
    going_on = after(stand("Ki G1 Cl D2 Ne B4", "Qu D5"), "Cl D2: D5>D3")
    assert going_on.outcome is None
    won = after(going_on, min(text for text in offered(going_on) if text.endswith(">C3")))
    assert won.outcome is not None and won.outcome.winners == (SOUTH,)


def test_she_must_run_even_out_of_a_good_place() -> None:
    """A07"""
    state = after(stand("Ki G1 Cl D2 Ne E4", "Qu D5"), "Cl D2: D5>D3")
    assert state.phase == "nemesis"
    assert not any(text.endswith(">E4") for text in offered(state))


def test_a_leaders_move_is_judged_alone_and_the_run_may_then_punish_it() -> None:
    """A08 D129"""
    state = stand("Ki D1", "Qu D7 Ri E2 Ne B3")
    assert "Ki D1-D2" in offered(state)
    running = after(state, "Ki D1-D2")
    lost = after(running, min(text for text in offered(running) if text.endswith(">C2")))
    assert lost.outcome is not None and lost.outcome.winners == (NORTH,)


def test_two_steps_of_a_viziers_leader_are_one_action_and_one_run() -> None:
    """A10 A33"""
    events = told(stand("Ki D1 Vi G1", "Qu D7 Ne A4"), "Ki D1-D2-D3")
    assert sum(isinstance(event, NemesisCalled) for event in events) == 1


def test_moving_ones_own_leader_by_an_ability_sends_the_enemy_nemesis() -> None:
    """A20 D126"""
    for south, text in [
        ("Ki D4 Il A4", "Il A4xD4"),
        ("Ki D4 Cl A4", "Cl A4: D4>B4"),
        ("Ki D1 Bm C1", "Bm C1: D1>D2"),
    ]:
        state = after(stand(south, "Qu D7 Ne G2"), text)
        assert state.phase == "nemesis" and state.runner == NORTH


def test_nothing_stops_a_run() -> None:
    """A32 A24"""
    jailed = after(stand("Ki D1 Ja A3", "Qu D7 Ne A4 Pr B5"), "Ki D1-D2")
    assert jailed.phase == "nemesis" and offered(jailed)


def test_each_action_that_moves_a_leader_brings_a_run() -> None:
    """A33"""
    state = after(stand("Ki D1 Bm C1", "Qu D7 Ne G4"), "Bm C1: D1>E1")
    state = after(state, min(offered(state)))
    state = after(state, "Ki E1-F1")
    assert state.phase == "nemesis"


def test_a_run_never_sets_off_another() -> None:
    """A34"""
    state = after(stand("Ki D1", "Qu D7 Ne A4"), "Ki D1-D2")
    command = next(iter(duel_rules().commands(state, NORTH)))
    events = duel_rules().decide(state, command, Chance("run", 1))
    assert [type(event) for event in events] == [NemesisRan]


def test_a_run_that_would_surround_her_own_leader_is_not_offered() -> None:
    """A35"""
    # The northern queen on D7 has E6 and C6 taken; D6 is her last free space.
    state = after(stand("Ki D1", "Qu D7 Ri E6 Vi C6 Ne D4"), "Ki D1-D2")
    assert state.phase == "nemesis"
    assert not any(text.endswith(">D6") for text in offered(state))
    assert refused(state, Run(seat=NORTH, path=("D5", "D6"))) == (
        "A35",
        "run_surrounds_own_leader",
        {"space": "D6"},
    )


def test_if_every_run_of_two_would_surround_her_own_leader_she_runs_one() -> None:
    """A35"""
    # Her only way is D5-D6, and D6 would close the ring round the queen: so she runs to D5.
    state = stand("Ki D2 Ri E4 Ac E3 Br C3 Cl C4", "Qu D7 Ja E6 Vi C6 Ne D4 He C5 Cu E5")
    running = after(state, "Ki D2-D3")
    assert offered(running) == {"Ne>D5"}
    assert refused(running, Run(seat=NORTH, path=("D5", "D6")))[:2] == ("A35", "run_surrounds_own_leader")


def test_if_her_only_space_would_surround_her_own_leader_she_stays() -> None:
    """A35"""
    state = stand("Ki D1 Ri E4 Ac D4 Br C4", "Qu D7 Ja E6 Vi C6 Ne D5 He C5 Cu E5")
    events = told(state, "Ki D1-D2")
    assert isinstance(events[-1], NemesisStayed)


def test_an_action_sends_one_nemesis_at_most() -> None:
    """A53"""
    state = stand("Ki D1 Il A4", "Qu D4 Ne G2")
    field = Field.of(duel_rules().ground, state)
    assert sent_by(field, {"illusionist", "king"}) == NORTH
    assert sent_by(field, {"illusionist", "queen"}) is None
    assert sent_by(field, {"illusionist"}) is None


def test_without_a_run_due_she_may_not_run() -> None:
    """D028 D126"""
    assert refused(stand("Ki D1 Ne A1"), Run(seat=SOUTH, path=("A2", "A3")))[:2] == ("D028", "no_run_due")
