"""Partners at the table: placing in a partner's land, and support for a partner's defence, by mouse."""

from __future__ import annotations

import pytest

from game.core.ids import Seat
from game.games.world.commands import CallSupport, Defend, EndDefence, Place, PlanMove
from game.games.world.model import WorldState
from tests.games.world.table import BLUE, GREEN, RED, stand, troops, u
from tests.games.world.test_defence import siberia
from tests.games.world.ui.seated import Seated

BLACK = Seat(3)
PEOPLE = ("human", "human", "human")


def seated_in(state: WorldState, players: tuple[str, ...] = PEOPLE) -> Seated:
    """The table in exactly this position."""
    seated = Seated(lambda _: state, players=players)
    seated.pilot.settle()
    return seated


def ontario() -> WorldState:
    """Blue holds Quebec and has two in the Base Camp; red, a partner, holds Ontario beside the Midwest."""
    board = {"quebec": "0:i", "ontario": "1:i", "midwest": "2:i"}
    return stand(board, seats=3, camp={0: "2i"}, allies=[(0, 1)])


@pytest.mark.parametrize("players", [PEOPLE, ("human", "easy", "easy")])
def test_units_are_placed_in_a_partners_land_and_march_on_from_there(players: tuple[str, ...]) -> None:
    """R115 R220 R228: two infantry from Alex's Base Camp go to Chris's Ontario and on to the Midwest."""
    seated = seated_in(ontario(), players)
    for _ in range(2):
        seated.pilot.drag("camp:infantry", "territory:ontario")
    assert troops(seated.state, "ontario", BLUE) == u("2i")
    if seated.state.step == "place":
        seated.pilot.click("end_placing")
    seated.pilot.settle()
    for _ in range(2):
        seated.pilot.drag("stack:ontario:infantry", "territory:midwest")
    assert [type(command) for command in seated.commands if not isinstance(command, Place)][-1] is PlanMove
    assert sum(march.units.total for march in seated.state.marches) == 2
    assert {march.origin for march in seated.state.marches} == {"ontario"}


def test_land_of_one_who_is_no_partner_takes_no_units() -> None:
    """R114 R115: the same with the Midwest is refused."""
    seated = seated_in(ontario())
    seated.pilot.drag("camp:infantry", "territory:midwest")
    assert seated.table.toasts.rule == "R114"
    assert seated.commands == []


def test_a_partner_is_asked_for_help_and_adds_units_up_to_the_limit() -> None:
    """R222 R223 R229: Siberia takes four; two of Alex stand there, so Chris adds two and no third."""
    seated = seated_in(siberia())
    pilot = seated.pilot
    assert seated.desk.hand == RED
    pilot.click("seat:2")
    assert seated.table.hand.picks == ()
    pilot.click("call_support")
    pilot.settle()
    assert seated.commands == [CallSupport(seat=RED, ally=GREEN)]
    pilot.click("end_defence")
    pilot.settle()
    assert seated.desk.hand == GREEN
    assert seated.table.picture.shown == GREEN
    reason = seated.session.rules.why_not(
        seated.session.view(GREEN).state, GREEN, ("camp:infantry", "territory:siberia"), "count:3"
    )
    assert reason is not None and reason.rule in ("R139", "R223")
    for _ in range(2):
        pilot.drag("camp:infantry", "territory:siberia")
    assert troops(seated.state, "siberia", GREEN) == u("2i")
    assert sum(isinstance(command, Defend) for command in seated.commands) == 2
    pilot.click("end_defence")
    pilot.settle()
    assert [c.seat for c in seated.commands if isinstance(c, EndDefence)] == [RED, GREEN]
    assert (seated.state.step, seated.desk.hand) == ("battles", BLUE)


@pytest.mark.parametrize("other", [GREEN, BLACK])
def test_at_a_shared_screen_a_partners_tab_looks_and_works_like_any_other(other: Seat) -> None:
    """A50: neither a lit tab nor what a click on it opens tells who is a partner."""
    seated = seated_in(siberia(seats=4), ("human",) * 4)
    assert not any(token.startswith("seat:") for token in seated.table.marking.lit())
    before = [name for name in seated.pilot.names() if name != "call_support"]
    seated.pilot.click(f"seat:{other}")
    after = [name for name in seated.pilot.names() if name != "call_support"]
    assert "call_support" in seated.pilot.names()
    assert before == after
