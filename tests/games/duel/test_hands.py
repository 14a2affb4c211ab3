"""How hands build commands touch by touch, and what they are told where they cannot go on."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.core.ids import Seat
from game.games.duel import DUEL
from game.games.duel.commands import (
    Ban,
    Dash,
    DuelCommand,
    Escort,
    Fly,
    Jump,
    Nudge,
    Pull,
    Push,
    Rally,
    Recruit,
    Run,
    Slip,
    Step,
    Swap,
)
from game.games.duel.model import NORTH, PIECES, RECRUITS, SOUTH, DuelState
from tests.games.duel.random_play import MIXES, states
from tests.games.duel.table import after, begin, duel_rules, stand

S = SOUTH
Touches = tuple[str, ...]


def touch(state: DuelState, *touches: str) -> DuelCommand | None:
    """The whole command after these touches, each of which must be possible."""
    command = None
    (seat,) = duel_rules().to_act(state)
    for depth, token in enumerate(touches):
        command = duel_rules().choices(state, seat, touches[:depth])[token].command
    return command


def why(state: DuelState, *touches: str) -> tuple[str, str]:
    """Rule and key of the refusal of the last touch; its sentence must read."""
    (seat,) = duel_rules().to_act(state)
    illegal = duel_rules().why_not(state, seat, touches[:-1], touches[-1])
    assert illegal is not None
    sentence = DUEL.narrator(duel_rules()).refusal(state, illegal)
    assert sentence.startswith(f"{illegal.rule}: ") and "{" not in sentence
    return illegal.rule, illegal.key


def walk(state: DuelState, seat: Seat, picks: Touches = ()) -> Iterator[tuple[Touches, DuelCommand]]:
    """Every command that touching can reach, with its touches."""
    for token, choice in duel_rules().choices(state, seat, picks).items():
        assert choice.command is not None or choice.further
        if choice.command is not None:
            for command in (choice.command, *choice.routes):
                yield (*picks, token), command
        if choice.further:
            yield from walk(state, seat, (*picks, token))


@pytest.mark.parametrize("number", range(len(MIXES) * 2))
def test_touching_reaches_exactly_the_legal_commands(number: int) -> None:
    """D020 D031 D127"""
    rules = duel_rules()
    for state in states(number, MIXES[number % len(MIXES)])[:-1][::4]:
        (seat,) = rules.to_act(state)
        reached = {command for _, command in walk(state, seat)}
        assert reached == set(rules.commands(state, seat))


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_every_token_can_be_touched_or_is_refused_with_a_sentence(number: int) -> None:
    """D020 D031 D127"""
    rules, narrator, rng = duel_rules(), DUEL.narrator(duel_rules()), random.Random(number)
    tokens = [
        *(f"space:{space}" for space in (*rules.ground.spaces, "H9")),
        *(f"piece:{piece}" for piece in (*PIECES, "dragon")),
        *(f"card:{card}" for card in (*RECRUITS, "dragon")),
        *(f"button:{b}" for b in ("end_actions", "offer_draw", "accept_draw", "decline_draw", "ban", "jump")),
        "nonsense",
    ]
    game = states(number, MIXES[number])[:-1]
    for state in rng.sample(game, min(4, len(game))):
        (seat,) = rules.to_act(state)
        all_picks = {touches[:-1] for touches, _ in walk(state, seat)} | {()}
        for picks in rng.sample(sorted(all_picks), min(5, len(all_picks))):
            offered = rules.choices(state, seat, picks)
            for token in tokens:
                illegal = rules.why_not(state, seat, picks, token)
                assert (illegal is None) == (token in offered), (picks, token)
                if illegal is not None:
                    assert "{" not in narrator.refusal(state, illegal)


def test_a_step_and_a_dash_are_one_touch_after_the_piece() -> None:
    """D023 D102"""
    state = stand("Ki D1 Ri D4")
    assert touch(state, "piece:rider", "space:D5") == Step(seat=S, piece="rider", path=("D5",))
    assert touch(state, "piece:rider", "space:D6") == Dash(seat=S, to="D6")
    assert why(state, "piece:rider", "space:D1") == ("D102", "dash_shape")
    assert why(state, "piece:rider", "space:E6") == ("D102", "dash_shape")


def test_the_acrobats_second_jump_is_touched_after_the_first() -> None:
    """D101"""
    state = stand("Ki D1 Ac D2 Ri D3", "Qu D7 Ar E3")
    first = duel_rules().choices(state, S, ("piece:acrobat",))["space:D4"]
    assert first.command == Jump(seat=S, path=("D4",)) and first.further
    assert touch(state, "piece:acrobat", "space:D4", "space:F2") == Jump(seat=S, path=("D4", "F2"))
    assert why(state, "piece:acrobat", "space:D4", "space:D2") == ("A13", "jump_returns")
    assert why(state, "piece:acrobat", "space:F2") == ("D101", "jump_over_nobody")


def test_the_royal_guard_may_go_on_after_his_rally() -> None:
    """D104"""
    state = stand("Ki D1 Rg A4")
    rally = duel_rules().choices(state, S, ("piece:royal_guard",))["space:C1"]
    assert rally.command == Rally(seat=S, path=("C1",)) and rally.further
    assert touch(state, "piece:royal_guard", "space:C1", "space:B1") == Rally(seat=S, path=("C1", "B1"))
    assert why(state, "piece:royal_guard", "space:B1") == ("D104", "rally_not_beside_leader")
    assert why(state, "piece:royal_guard", "space:C1", "space:G1") == ("D104", "too_far")


def test_where_step_and_ability_end_alike_the_step_is_meant() -> None:
    """D026 D104 D106 D108"""
    guard = duel_rules().choices(stand("Ki D1 Rg C2"), S, ("piece:royal_guard",))["space:D2"]
    assert guard.command == Step(seat=S, piece="royal_guard", path=("D2",))
    assert Rally(seat=S, path=("D2",)) in guard.routes
    wanderer = duel_rules().choices(stand("Ki D1 Wa A1"), S, ("piece:wanderer",))["space:A2"]
    assert wanderer.command == Step(seat=S, piece="wanderer", path=("A2",))
    assert wanderer.routes == (Slip(seat=S, to="A2"),)


def test_the_bruiser_touches_a_neighbour_then_a_far_space() -> None:
    """D103"""
    state = stand("Ki D1 Br D3", "Qu D7 Ar D4")
    assert touch(state, "piece:bruiser", "piece:archer") is None
    pushed = touch(state, "piece:bruiser", "piece:archer", "space:C4")
    assert pushed == Push(seat=S, target="archer", to="C4")
    assert why(state, "piece:bruiser", "piece:archer", "space:C3") == ("D103", "push_not_far")
    assert why(state, "piece:bruiser", "piece:queen") == ("D103", "not_beside")
    assert why(state, "piece:bruiser", "piece:king") == ("D103", "push_ally")
    assert why(state, "piece:bruiser", "piece:bruiser") == ("D100", "target_self")


def test_an_occupied_space_counts_as_whoever_stands_there() -> None:
    """D103 D023"""
    state = stand("Ki D1 Br D3 Ri C1", "Qu D7 Ar D4 Pr D5")
    assert why(state, "piece:bruiser", "space:D4") == ("A29", "guarded")
    assert why(state, "piece:rider", "space:D1") == ("D023", "space_taken")
    assert why(state, "space:D4") == ("D020", "not_yours")
    assert why(state, "space:D6") == ("D020", "nobody_there")
    assert why(state, "space:X1") == ("D002", "unknown_space")


def test_the_illusionist_touches_who_is_to_be_swapped() -> None:
    """D105"""
    state = stand("Ki D1 Il D4")
    assert touch(state, "piece:illusionist", "piece:queen") == Swap(seat=S, target="queen")
    assert why(stand("Ki D1 Il D6"), "piece:illusionist", "piece:queen") == ("A38", "too_close")


def test_the_manipulator_touches_an_enemy_then_a_space() -> None:
    """D107"""
    state = stand("Ki A1 Ma D2", "Qu D7 Ar D5")
    nudged = touch(state, "piece:manipulator", "piece:archer", "space:D4")
    assert nudged == Nudge(seat=S, target="archer", to="D4")
    assert why(state, "piece:manipulator", "piece:archer", "space:D2") == ("D107", "space_taken")
    assert why(state, "piece:manipulator", "piece:queen") == ("A39", "sight_blocked")
    assert why(state, "piece:manipulator", "piece:king") == ("D107", "nudge_ally")


def test_the_brewmaster_touches_an_ally_then_a_space() -> None:
    """D109"""
    state = stand("Ki D1 Bm C1", "Qu D7 Ar B1")
    escorted = touch(state, "piece:brewmaster", "piece:king", "space:D2")
    assert escorted == Escort(seat=S, target="king", to="D2")
    assert why(state, "piece:brewmaster", "piece:archer") == ("D109", "escort_enemy")
    assert why(state, "piece:brewmaster", "piece:king", "space:D3") == ("D109", "too_far")


def test_the_claw_touches_a_target_then_either_end_of_the_line_or_the_space_in_front_of_it() -> None:
    """D106"""
    state = stand("Ki A1 Cl D2", "Qu D6")
    ends = duel_rules().choices(state, S, ("piece:claw_launcher", "piece:queen"))
    assert {token: choice.command for token, choice in ends.items()} == {
        "space:D5": Fly(seat=S, target="queen"),
        "space:D3": Pull(seat=S, target="queen"),
    }
    assert touch(state, "piece:claw_launcher", "space:D5") == Fly(seat=S, target="queen")
    assert why(state, "piece:claw_launcher", "piece:queen", "space:D4") == ("D106", "claw_ends")
    assert why(state, "piece:claw_launcher", "piece:queen", "space:D2") == ("D106", "space_taken")
    assert why(state, "piece:claw_launcher", "space:D4") == ("D106", "fly_shape")
    assert why(stand("Ki A1 Cl D2", "Qu D6 Ja D3"), "piece:claw_launcher", "space:D5") == ("D122", "silenced")


def test_two_spaces_apart_the_touched_target_is_pulled_and_the_touched_space_stepped_to() -> None:
    """D106 D026"""
    state = stand("Ki A1 Cl D2 Ri D4")
    assert touch(state, "piece:claw_launcher", "piece:rider", "space:D3") == Pull(seat=S, target="rider")
    step = duel_rules().choices(state, S, ("piece:claw_launcher",))["space:D3"]
    assert step.command == Step(seat=S, piece="claw_launcher", path=("D3",))
    assert step.routes == (Fly(seat=S, target="rider"),)


def test_the_wanderer_touches_a_space() -> None:
    """D108"""
    state = stand("Ki D1 Wa D4")
    assert touch(state, "piece:wanderer", "space:A1") == Slip(seat=S, to="A1")
    assert why(state, "piece:wanderer", "space:D6") == ("D108", "slip_beside_enemy")


def test_a_viziers_leader_touches_its_end_or_walks_space_by_space() -> None:
    """D124"""
    state = stand("Ki D1 Vi G1")
    choice = duel_rules().choices(state, S, ("piece:king",))["space:C1"]
    assert choice.command == Step(seat=S, piece="king", path=("C1",)) and choice.further
    assert Step(seat=S, piece="king", path=("D2", "C1")) in choice.routes
    assert touch(state, "piece:king", "space:C2") in (
        Step(seat=S, piece="king", path=("C1", "C2")),
        Step(seat=S, piece="king", path=("D2", "C2")),
    )
    walked = touch(state, "piece:king", "space:D2", "space:C2")
    assert walked == Step(seat=S, piece="king", path=("D2", "C2"))
    assert why(state, "piece:king", "space:D4") == ("D023", "too_far")
    assert why(state, "piece:king", "space:D2", "space:D1") == ("D124", "step_returns")


def test_a_stop_on_the_way_that_would_lose_the_leader_is_not_a_whole_command() -> None:
    """A10 D124 D057"""
    state = stand("Ki D1 Vi G1", "Qu D7 Ri C2 Br D3")
    passing = duel_rules().choices(state, S, ("piece:king",))["space:D2"]
    assert passing.command is None and passing.further


def test_the_nemesis_touches_the_end_of_her_run_and_other_ways_are_routes() -> None:
    """D127 D130 A52"""
    state = after(stand("Ki D1", "Qu D7 Ne D4"), "Ki D1-D2")
    choice = duel_rules().choices(state, NORTH, ("piece:nemesis",))["space:D5"]
    assert choice.command is not None
    ways = {choice.command, *choice.routes}
    assert ways == {Run(seat=NORTH, path=("C4", "D5")), Run(seat=NORTH, path=("E4", "D5"))}
    assert set(duel_rules().choices(state, NORTH, ())) == {"piece:nemesis"}
    assert why(state, "piece:queen") == ("D126", "nemesis_must_run")
    assert why(state, "button:end_actions") == ("D126", "nemesis_must_run")
    assert why(state, "piece:nemesis", "space:D7") == ("D127", "space_taken")
    assert why(state, "piece:nemesis", "space:A1") == ("D127", "run_gap")
    far = after(stand("Ki D1 Ri E4 Ac C5", "Qu D7 Ne D4"), "Ki D1-D2")
    assert why(far, "piece:nemesis", "space:D4") == ("D127", "run_returns")


def test_a_space_beside_the_nemesis_that_no_run_of_two_reaches_is_too_near() -> None:
    """D127"""
    state = after(stand("Ki D1 Ri B2", "Qu D7 Ne A1"), "Ki D1-D2")
    assert why(state, "piece:nemesis", "space:A2") == ("D127", "run_too_short")


def test_cards_are_placed_space_by_space() -> None:
    """D031 D035"""
    state = stand("Ki D1", phase="recruitment", market=["rider", "hermit_and_cub"])
    assert touch(state, "card:rider", "space:F1") == Recruit(seat=S, card="rider", spaces=("F1",))
    assert touch(state, "card:hermit_and_cub", "space:A1") is None
    pair = touch(state, "card:hermit_and_cub", "space:A1", "space:B1")
    assert pair == Recruit(seat=S, card="hermit_and_cub", spaces=("A1", "B1"))
    assert why(state, "card:rider", "space:D4") == ("D032", "not_own_recruitment_space")
    assert why(state, "card:rider", "piece:king") == ("D031", "space_taken")
    assert why(state, "card:hermit_and_cub", "space:A1", "space:A1") == ("D035", "same_space_twice")
    assert why(state, "card:jailer") == ("D030", "card_not_open")
    assert why(state, "piece:king") == ("D015", "actions_over")


def test_cards_wait_for_the_end_of_the_actions() -> None:
    """D015"""
    state = stand("Ki D1", market=["rider"])
    assert why(state, "card:rider") == ("D015", "actions_first")


def test_a_card_that_nowhere_fits_says_so() -> None:
    """A18 A19"""
    crowd, market = "Qu D7 Ar A1 Br B1 Cl F1", ["hermit_and_cub", "vizier"]
    state = stand("Ki D1 Ri C1 Bm D2", crowd, phase="recruitment", market=market)
    assert why(state, "card:hermit_and_cub") == ("A18", "no_safe_space")
    assert touch(state, "card:vizier", "space:G1") is not None
    assert why(state, "card:vizier", "space:E1") == ("D034", "recruit_surrounds_own_leader")
    one = stand("Ki D1 Ri C1 Bm E1", crowd, phase="recruitment", market=market)
    assert why(one, "card:hermit_and_cub") == ("A19", "no_room_for_pair")


def test_a_first_space_that_leaves_the_pair_no_safe_second_is_refused() -> None:
    """D034 D035"""
    state = stand(
        "Ki D1 Ri C1 Bm A1", "Qu D7 Ja B1 Br D2", phase="recruitment", market=["hermit_and_cub"]
    )
    assert why(state, "card:hermit_and_cub", "space:E1") == ("D034", "recruit_surrounds_own_leader")
    assert touch(state, "card:hermit_and_cub", "space:F1", "space:G1") is not None


def test_bans_are_a_card_and_a_button() -> None:
    """D141"""
    state = begin(mode="strategist", first_player="chosen")
    assert touch(state, "card:rider", "button:ban") == Ban(seat=NORTH, card="rider")
    assert why(state, "button:ban") == ("D141", "ban_which_card")
    assert why(state, "card:rider", "space:F1") == ("D141", "ban_first")
    assert why(state, "card:dragon") == ("D141", "no_such_card")
    assert why(state, "piece:king") == ("D141", "ban_first")


def test_buttons_end_actions_and_offer_answer_and_decline_draws() -> None:
    """D029 D154"""
    state = stand("Ki D1")
    assert touch(state, "button:end_actions") is not None
    assert why(state, "button:accept_draw") == ("D154", "no_offer")
    asked = after(state, "draw?")
    assert set(duel_rules().choices(asked, NORTH, ())) == {"button:accept_draw", "button:decline_draw"}
    assert why(asked, "piece:queen") == ("D154", "answer_first")


def test_what_cannot_act_says_why() -> None:
    """D020 D028 D122 D125 A45"""
    acted = after(stand("Ki D1 Ri D4"), "Ri D4-D5")
    assert why(acted, "piece:rider") == ("D020", "has_acted")
    assert why(acted, "piece:queen") == ("D020", "not_yours")
    assert why(acted, "piece:archer") == ("D020", "not_on_board")
    assert why(stand("Ki D1 Ne A1"), "piece:nemesis") == ("D028", "nemesis_never_acts")
    late = after(stand("Ki D1 He D3 Cu C3 Ri E2"), "Cu C3-C4", "Ri E2-E4")
    assert why(late, "piece:hermit") == ("D125", "mate_too_late")
    stuck = stand("Ki D2 Ar A1 Ri A2 Ac B1 Br B2")
    assert why(stuck, "piece:archer") == ("A45", "piece_stuck")
    jailed = stand("Ki D2 Ri A1 Ac B1 Br B2", "Qu D7 Ja A2")
    assert why(jailed, "piece:rider") == ("D122", "silenced_and_stuck")


def test_a_leader_that_would_be_lost_wherever_it_goes_says_so() -> None:
    """D057"""
    assert why(stand("Ki A1 Ne A2", "Qu D7 As C2 Br B3"), "piece:king") == ("D057", "own_leader_captured")


def test_the_seat_that_waits_is_told_so() -> None:
    """D015 T01"""
    illegal = duel_rules().why_not(stand("Ki D1"), NORTH, (), "piece:queen")
    assert illegal is not None and (illegal.rule, illegal.key) == ("T01", "not_your_turn")
    assert duel_rules().choices(stand("Ki D1"), NORTH, ()) == {}


def test_a_touch_that_fits_nothing_says_so() -> None:
    """D024"""
    state = stand("Ki D1 Ri D4")
    assert why(state, "nonsense") == ("D024", "not_a_target")
    assert why(state, "piece:rider", "card:archer") == ("D024", "not_a_target")
    assert why(state, "piece:rider", "piece:archer") == ("D100", "target_not_on_board")
    assert duel_rules().why_not(state, S, ("piece:rider",), "space:D6") is None


def test_wrong_picks_are_named_themselves() -> None:
    """D020"""
    state = stand("Ki D1 Ri D4")
    illegal = duel_rules().why_not(state, S, ("piece:queen",), "space:D6")
    assert illegal is not None and illegal.key == "not_yours"
