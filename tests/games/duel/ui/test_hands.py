"""Every kind of action by drag, by click and click, and by keys: the same command in the log."""

from __future__ import annotations

import pytest

from game.games.duel.model import NORTH, DuelState
from tests.games.duel.table import stand
from tests.games.duel.ui.seated import HANDS, Seated

ACTIONS: dict[str, tuple[DuelState, tuple[str, ...], str]] = {
    "step": (stand("Ki D1 Ri D4"), ("piece:rider", "space:D5"), "Ri D4-D5"),
    "dash": (stand("Ki D1 Ri D4"), ("piece:rider", "space:D6"), "Ri D4-D6"),
    "slip": (stand("Ki D1 Wa A1"), ("piece:wanderer", "space:F3"), "Wa A1~F3"),
    "swap": (stand("Ki D1 Il A4", "Qu D7 Ri D4"), ("piece:illusionist", "piece:rider"), "Il A4xD4"),
    "push": (
        stand("Ki D1 Br B4", "Qu D7 Ri C4"),
        ("piece:bruiser", "piece:rider", "space:D4"),
        "Br B4: C4>D4",
    ),
    "nudge": (
        stand("Ki D1 Ma B2", "Qu D7 Ri B5"),
        ("piece:manipulator", "piece:rider", "space:C5"),
        "Ma B2: B5>C5",
    ),
    "escort": (
        stand("Ki D1 Bm C3 Ri C4"),
        ("piece:brewmaster", "piece:rider", "space:C5"),
        "Bm C3: C4>C5",
    ),
    "fly": (
        stand("Ki D1 Cl A4", "Qu D7 Ri E3"),
        ("piece:claw_launcher", "piece:rider", "space:D4"),
        "Cl A4~D4",
    ),
    "pull": (
        stand("Ki D1 Cl A4", "Qu D7 Ri E3"),
        ("piece:claw_launcher", "piece:rider", "space:B4"),
        "Cl A4: E3>B4",
    ),
    "second jump": (
        stand("Ki D1 Ac D2 Ri D3", "Qu D7 Ar E3"),
        ("piece:acrobat", "space:D4", "space:F2"),
        "Ac D2-D4-F2",
    ),
    "second step of the guard": (
        stand("Ki D1 Rg A4 Ri D2"),
        ("piece:royal_guard", "space:C1", "space:C2"),
        "Rg A4~C1-C2",
    ),
    "vizier's leader": (stand("Ki D1 Vi G1"), ("piece:king", "space:D3"), "Ki D1-D2-D3"),
}


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("name", ACTIONS)
def test_every_kind_of_action_is_made_by_each_of_the_three_hands(name: str, hand: str) -> None:
    """D101 D102 D103 D104 D105 D106 D107 D108 D109 D023 D124: one command, whichever hand."""
    state, tokens, note = ACTIONS[name]
    seated = Seated(state)
    seated.touch(hand, *tokens)
    assert seated.notes == [note]
    assert seated.table.hand.picks == ()


@pytest.mark.parametrize("name", [name for name, (_, tokens, _) in ACTIONS.items() if len(tokens) > 2])
@pytest.mark.parametrize("how", ["esc", "right button", "button"])
def test_an_action_of_several_steps_is_cancelled_at_any_step_and_nothing_has_happened(
    name: str, how: str
) -> None:
    """D024: an action is whole or it is not."""
    state, tokens, _ = ACTIONS[name]
    for count in range(1, len(tokens)):
        seated = Seated(state)
        for token in tokens[:count]:
            seated.pilot.click(token)
        assert seated.table.hand.picks == tokens[:count]
        if how == "esc":
            seated.pilot.key("esc")
        elif how == "right button":
            seated.pilot.click("space:G4", button=3)
        else:
            seated.pilot.click("cancel")
        assert seated.table.hand.picks == ()
        assert seated.session.index == 1
        assert seated.state.where == state.where


@pytest.mark.parametrize("how", ["button", "enter", "again"])
def test_a_jump_may_stop_after_the_first_landing(how: str) -> None:
    """D101: up to two jumps."""
    seated = Seated(ACTIONS["second jump"][0])
    seated.pilot.click("piece:acrobat")
    seated.pilot.click("space:D4")
    assert seated.session.index == 1
    if how == "button":
        seated.pilot.click("confirm")
    elif how == "enter":
        seated.pilot.key("enter")
    else:
        seated.pilot.click("space:D4")
    assert seated.notes == ["Ac D2-D4"]


@pytest.mark.parametrize("hand", HANDS)
def test_a_card_is_recruited_onto_a_circle_by_each_hand(hand: str) -> None:
    """D030 D031"""
    seated = Seated(stand("Ki D1", phase="recruitment", market=("rider", "archer", "jailer")))
    seated.touch(hand, "card:rider", "space:F1")
    assert seated.notes[0] == "+Ri F1"
    assert seated.state.where["rider"] == "F1"


@pytest.mark.parametrize("hand", ["drag", "click", "keys"])
def test_the_hermit_and_the_cub_are_placed_one_after_the_other(hand: str) -> None:
    """D035: one card, two spaces; each step can be taken back until both stand."""
    seated = Seated(stand("Ki D1", phase="recruitment", market=("hermit_and_cub", "archer", "jailer")))
    if hand == "drag":
        seated.pilot.drag("card:hermit_and_cub", "space:A1")
        seated.pilot.click("space:G1")
    else:
        seated.touch(hand, "card:hermit_and_cub", "space:A1", "space:G1")
    assert seated.state.where["hermit"] == "A1"
    assert seated.state.where["cub"] == "G1"


@pytest.mark.parametrize("hand", HANDS)
def test_the_bear_and_the_cub_act_one_right_after_the_other(hand: str) -> None:
    """D125"""
    seated = Seated(stand("Ki D1 He D4 Cu D3"))
    seated.touch(hand, "piece:hermit", "space:D5")
    seated.touch(hand, "piece:cub", "space:D4")
    assert seated.notes == ["He D4-D5", "Cu D3-D4"]


@pytest.mark.parametrize("hand", HANDS)
def test_her_owner_sends_the_nemesis_in_the_other_players_turn(hand: str) -> None:
    """D126 D130: the prompt goes to the owner, the hands are the same."""
    seated = Seated(stand("Ki D1", "Qu D7 Ne B3 Ri G4"))
    seated.touch(hand, "piece:king", "space:D2")
    assert seated.desk.hand == NORTH
    assert seated.table.marking.advice() == [seated.table.words.say("advice.nemesis")]
    seated.pilot.wait(600)
    seated.touch(hand, "piece:nemesis", "space:C4")
    assert seated.state.where["nemesis"] == "C4"
    assert seated.state.phase == "actions"


def test_the_nemesis_goes_the_way_along_which_she_is_dragged() -> None:
    """D130 A52: her owner picks the route, not only the end."""
    paths = []
    for via in ("B4", "C4"):
        seated = Seated(stand("Ki D1", "Qu D7 Ne B3 Ri G4"))
        seated.pilot.drag("piece:king", "space:D2")
        seated.pilot.wait(600)
        seated.pilot.press("piece:nemesis")
        seated.pilot.haul(f"space:{via}")
        seated.pilot.haul("space:C5")
        seated.pilot.release()
        paths.append(seated.notes[-1])
    assert paths == ["Ne>B4>C5", "Ne>C4>C5"]


@pytest.mark.parametrize("keys", [False, True])
def test_actions_end_by_button_and_by_key(keys: bool) -> None:
    """D029 D022: acting is optional."""
    seated = Seated(stand("Ki D1 Ri D4"))
    if keys:
        seated.pilot.key("e")
    else:
        seated.pilot.click("end_actions")
    assert seated.state.phase == "recruitment"


def test_a_draw_is_offered_declined_and_accepted_at_the_table() -> None:
    """D154"""
    seated = Seated(stand("Ki D1 Ri D4"))
    seated.pilot.click("offer_draw")
    assert seated.desk.hand == NORTH
    seated.pilot.click("decline_draw")
    assert seated.state.phase == "actions"
    other = Seated(stand("Ki D1 Ri D4"))
    other.pilot.click("offer_draw")
    other.pilot.click("accept_draw")
    assert other.state.outcome is not None
    assert other.state.outcome.kind == "agreement"


def test_a_card_is_banned_after_a_second_look() -> None:
    """D141: choosing a card is not yet banning it."""
    seated = Seated(options={"mode": "strategist", "first_player": "chosen"})
    seated.pilot.click("card:nemesis")
    assert not seated.state.banned
    seated.pilot.click("ban")
    assert seated.state.banned == ("nemesis",)
