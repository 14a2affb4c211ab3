"""How the duel ends on the board: D050 to D062, the Archer and the Assassin."""

from __future__ import annotations

import pytest

from game.core.messages import Outcome
from game.games.duel.capture import loss, weights
from game.games.duel.commands import Escort, Push, Step, Swap
from game.games.duel.events import NemesisRan
from game.games.duel.evolve import evolve
from game.games.duel.field import Field
from game.games.duel.flow import Course, end_if_lost
from game.games.duel.model import NORTH, SOUTH, DuelState
from tests.games.duel.table import after, duel_rules, offered, offered_to, refused, stand


def weight(state: DuelState, seat: int = NORTH) -> int:
    return sum(weights(Field.of(duel_rules().ground, state), SOUTH if seat == SOUTH else NORTH).values())


def end(state: DuelState) -> Outcome | None:
    return state.outcome


def test_two_ordinary_neighbours_capture() -> None:
    """D050"""
    state = stand("Ki D1 Bm C6 Ri D5")
    assert weight(state) == 1
    assert end(after(state, "Ri D5-D6")) == Outcome(winners=(SOUTH,), kind="capture", rule="D050")


def test_the_cub_weighs_nothing() -> None:
    """D051 A48"""
    state = stand("Ki D1 Cu C6 He D5")
    assert weight(state) == 0
    assert end(after(state, "He D5-D6")) is None


def test_a_leader_weighs_one_on_the_enemy_leader() -> None:
    """D052 A47"""
    assert weight(stand("Ki D6")) == 1
    state = stand("Ki D5 Ri C6")
    assert end(after(state, "Ki D5-D6")) is not None


def test_leaders_may_stand_side_by_side_when_no_second_enemy_is_near() -> None:
    """A47"""
    state = after(stand("Ki D5", "Qu D7 Ri A1"), "Ki D5-D6")
    assert end(state) is None
    assert weight(state, SOUTH) == weight(state, NORTH) == 1


def test_the_assassin_beside_a_leader_weighs_two_and_the_nemesis_one() -> None:
    """D053 D121 A51"""
    assert weight(stand("Ki D1 Ne C6")) == 1
    assert end(after(stand("Ki D1 As D5"), "As D5-D6")) is not None
    assert weight(stand("Ki D1 As D5")) == 0


def test_a_leader_without_a_free_neighbour_is_surrounded() -> None:
    """D054 D055 D056 A11"""
    state = stand("Ki D1 Cu D5 He B4", "Qu D7 Pr C6 Ja E6")
    assert end(after(state, "Cu D5-D6")) == Outcome(winners=(SOUTH,), kind="surround", rule="D054")


def test_on_an_inner_space_six_pieces_surround() -> None:
    """D054 D056"""
    ring = stand("Ki A1 Cu F3 He C3", "Qu D4 Pr D5 Ja E4 Vi D3 Wa C4")
    closed = after(ring, "Cu F3-E3")
    assert end(closed) is not None and closed.outcome is not None and closed.outcome.kind == "surround"
    open_ring = stand("Ki A1 Cu F3 He C3", "Qu D4 Pr D5 Ja E4 Vi D3")
    assert end(after(open_ring, "Cu F3-E3")) is None


def test_the_own_leader_may_not_be_left_captured() -> None:
    """D057"""
    state = stand("Ki D1", "Qu D7 Ri C2 Br D3")
    rule, key, why = refused(state, Step(seat=SOUTH, piece="king", path=("D2",)))
    assert (rule, key) == ("D057", "own_leader_captured") and set(why["by"]) == {"rider", "bruiser"}
    assert offered_to(state, "Ki D1-") == {"C1", "E1"}


def test_the_own_leader_may_not_be_left_surrounded() -> None:
    """D057"""
    state = stand("Ki D1 Ri C1 Ac E1 Br D3")
    rule, key, why = refused(state, Step(seat=SOUTH, piece="bruiser", path=("D2",)))
    assert (rule, key) == ("D057", "own_leader_surrounded")
    assert set(why["by"]) == {"rider", "acrobat", "bruiser"}


def test_an_action_that_would_capture_both_leaders_is_illegal() -> None:
    """A05 D057"""
    state = stand("Ki D2 Ri C4", "Qu D4 Br E2")
    rule, key, why = refused(state, Step(seat=SOUTH, piece="king", path=("D3",)))
    assert (rule, key) == ("A05", "both_leaders_lost") and set(why["by"]) == {"queen", "bruiser"}


def test_a_swap_that_exposes_the_own_leader_is_illegal() -> None:
    """A41 D057"""
    # Swapped to D3, the Archer would stand two in line from the king, who has a Rider beside it.
    state = stand("Ki D1 Il D3", "Qu D7 Ri C1 Ar D5")
    rule, key, why = refused(state, Swap(seat=SOUTH, target="archer"))
    assert (rule, key) == ("D057", "own_leader_captured") and set(why["by"]) == {"rider", "archer"}
    assert "Il D3xD5" in offered(stand("Ki D1 Il D3", "Qu D7 Ar D5"))


def test_a_push_that_exposes_the_own_leader_is_illegal() -> None:
    """A41 D057"""
    state = stand("Ki E1 Br E4", "Qu D7 Ri D1 Vi E3")
    rule, key, why = refused(state, Push(seat=SOUTH, target="vizier", to="E2"))
    assert (rule, key) == ("D057", "own_leader_captured") and set(why["by"]) == {"rider", "vizier"}
    assert offered_to(state, "Br E4: E3>") == {"D3", "F2"}


def test_the_end_is_read_after_actions_recruits_and_runs() -> None:
    """D058 D060 D033 A17"""
    assert end(after(stand("Ki D1 Ri D5 Bm C6"), "Ri D5-D6")) is not None
    recruiting = stand("Ki G3 Ri C2", "Qu B2", phase="recruitment", market=["bruiser"])
    assert end(after(recruiting, "+Br B1")) is not None
    running = after(stand("Ki G1 Cl D2 Ne B4", "Qu D5"), "Cl D2: D5>D3")
    assert end(running) is None
    assert end(after(running, next(t for t in sorted(offered(running)) if t.endswith(">C3")))) is not None


def test_nobody_ever_leaves_the_board() -> None:
    """D059"""
    state = stand("Ki D1 Br D4 Ri A1", "Qu D7 Ar D5")
    moved = after(state, "Br D4: D5>D6", "Ri A1-A3", "end")
    assert set(state.where) <= set(moved.where)


@pytest.mark.parametrize(
    ("card", "space", "south", "north"),
    [
        ("assassin", "B1", "Ki G3", "Qu B2"),  # beside
        ("archer", "B1", "Ki G3 Ri A3", "Qu B3"),  # two in line
        ("vizier", "B1", "Ki G3 Ri A2", "Qu B2"),  # a second neighbour
    ],
)
def test_a_recruit_can_capture(card: str, space: str, south: str, north: str) -> None:
    """D033 D060 A17"""
    state = stand(south, north, phase="recruitment", market=[card])
    code = duel_rules().cast.cards[card].code
    won = after(state, f"+{code} {space}")
    assert won.outcome is not None and won.outcome.winners == (SOUTH,) and won.outcome.kind == "capture"
    assert len(won.market) == 2  # ended at once: no card is shown any more


def test_the_end_is_read_before_the_nemesis_is_sent() -> None:
    """D061 D128"""
    state = after(stand("Ki G1 Ma D2 Ne C3 Ri E3", "Qu D5"), "Ma D2: D5>D4")
    assert state.outcome is not None and state.where["nemesis"] == "C3"


def test_if_a_run_left_both_leaders_lost_the_player_on_turn_would_lose() -> None:
    """D062 A35"""
    both = DuelState(
        options=stand("Ki D1").options,
        phase="actions",
        active=SOUTH,
        turn=5,
        where={"king": "D3", "queen": "D4", "assassin": "D5", "bruiser": "D2"},
        owner={"king": SOUTH, "queen": NORTH, "assassin": SOUTH, "bruiser": NORTH},
    )
    course = Course(duel_rules().ground, both)
    assert end_if_lost(course)
    assert course.state.outcome == Outcome(winners=(NORTH,), kind="capture", rule="D062")


def test_a_nemesis_may_capture_for_the_other_side_in_ones_own_turn() -> None:
    """D129 A08"""
    state = after(stand("Ki D1", "Qu D7 Ri E2 Ne B3"), "Ki D1-D2")
    assert state.outcome is None and state.phase == "nemesis" and state.runner == NORTH
    lost = after(state, next(t for t in sorted(offered(state)) if t.endswith(">C2")))
    assert lost.outcome == Outcome(winners=(NORTH,), kind="capture", rule="D050")


def test_captured_and_surrounded_at_once_counts_as_capture() -> None:
    """A36"""
    state = stand("Ki D1 Ri C6 Br D5", "Qu D7 Ja E6")
    won = after(state, "Br D5-D6")
    assert won.outcome is not None and won.outcome.kind == "capture"


def test_a_surrounded_leader_is_lost_at_once_even_if_a_friend_could_make_room() -> None:
    """A37"""
    state = stand("Ki D1 Cu D5 He A1", "Qu D7 Ri C6 Ja E6")
    assert end(after(state, "Cu D5-D6")) is not None


def test_the_archer_weighs_one_at_exactly_two_in_line_even_over_others() -> None:
    """D118 D119 A39"""
    assert weight(stand("Ki D1 Ar D5")) == 1
    assert weight(stand("Ki D1 Ar D5", "Qu D7 Pr D6")) == 1
    assert weight(stand("Ki D1 Ar D4")) == 0


def test_the_archer_weighs_nothing_beside_the_leader_or_off_the_lines() -> None:
    """D120 A09"""
    assert weight(stand("Ki D1 Ar D6")) == 0
    assert weight(stand("Ki D1 Ar E5")) == 0
    assert weight(stand("Ki D1 Ar B5")) == 1  # two along the edge is a line


def test_the_archer_with_the_cub_or_the_cub_with_one_more_is_one_short() -> None:
    """A48"""
    assert weight(stand("Ki D1 Ar D5 Cu C6 He A1")) == 1
    assert weight(stand("Ki D1 Ri E6 Cu C6 He A1")) == 1


def test_the_assassin_captures_alone_also_beside_the_archer() -> None:
    """D121 A09"""
    won = after(stand("Ki D1 As D5 Ar E6"), "As D5-D6")
    assert won.outcome is not None and won.outcome.kind == "capture"


def test_losses_name_who_is_to_blame() -> None:
    """D050 D054"""
    field = Field.of(duel_rules().ground, after(stand("Ki D1 Bm C6 Ri D5"), "Ri D5-D6"))
    found = loss(field, NORTH)
    assert found is not None and set(found.by) == {"brewmaster", "rider"}


def test_evolve_keeps_a_run_apart_from_actions() -> None:
    """A34 D126"""
    state = after(stand("Ki G1 Cl D2 Ne B4", "Qu D5"), "Cl D2: D5>D3")
    ran = evolve(state, NemesisRan(origin="B4", path=("B3", "A2")))
    assert ran.phase == "actions" and ran.runner is None and ran.acted == ("claw_launcher",)


def test_an_escort_may_not_lead_the_own_leader_into_capture() -> None:
    """D057 A20"""
    state = stand("Ki D1 Bm C1", "Qu D7 Ri C2 Br D3")
    rule, key, _ = refused(state, Escort(seat=SOUTH, target="king", to="D2"))
    assert (rule, key) == ("D057", "own_leader_captured")
    assert offered_to(state, "Bm C1: D1>") == {"E1"}


def test_a_leader_dragged_onto_a_recruitment_space_stands_there_like_anywhere() -> None:
    """A50"""
    pulled = after(stand("Ki D4 Cl A1", "Qu D7 Ri C2"), "Cl A1: D4>B2", "Ki B2-B1")
    assert pulled.where["king"] == "B1" and pulled.outcome is None
    won = after(stand("Ki B1 Vi A2", "Qu D7 Ri C2 As B3", to_move=NORTH), "As B3-B2")
    assert won.outcome is not None and won.outcome.winners == (NORTH,)
