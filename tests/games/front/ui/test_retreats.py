"""Retreats and advances at the table: drag, click and keys leave the same command."""

from __future__ import annotations

import pytest

from game.games.front import commands as c
from game.games.front.model import FrontState
from tests.games.front.table import DE, US
from tests.games.front.ui.fights import AUW, before_auw, calm, seated
from tests.games.front.ui.seated import HANDS, Seated

BACK = "0802"


@pytest.fixture(scope="module")
def beaten() -> tuple[FrontState, FrontState]:
    """Auw after the dice: the defender is to go back; and after that, the attacker is to move in."""
    table = seated(before_auw(leaders=False), 8, 3, 5, 5)
    table.pilot.click(f"hex:{AUW}")
    calm(table)
    for button in ("attack", "proposed", "fall_back"):
        table.pilot.click(f"button:{button}")
        calm(table)
    first = table.state
    while table.state.assault is not None and table.state.assault.stage == "defender_retreat":
        offered = next(token for token in table.table.hand.offers if token.startswith("hex:"))
        table.pilot.click(offered)
        calm(table)
    return first, table.state


def at_table(state: FrontState) -> Seated:
    """That moment at a table of its own."""
    table = seated(state)
    calm(table)
    return table


def press(table: Seated, name: str) -> None:
    """Go to a control of the sheet with Tab and press Enter."""
    group = table.table.fights.group
    for _ in range(20):
        if group.focus is not None and group.focus.name == name:
            break
        table.pilot.key("tab")
    table.pilot.key("enter")


@pytest.mark.parametrize("hand", HANDS)
def test_a_stack_goes_back_by_each_of_the_three_hands(
    beaten: tuple[FrontState, FrontState], hand: str
) -> None:
    """11.7.0: dragged to a lit hex, a click on it, or Tab and Enter on the sheet."""
    table = at_table(beaten[0])
    if hand == "drag":
        table.find("us_81e")
        table.pilot.drag("unit:us_81e", f"hex:{BACK}")
    elif hand == "click":
        table.pilot.click(f"hex:{BACK}")
    else:
        press(table, f"hex:{BACK}")
    command = table.last_command
    assert isinstance(command, c.Retreat)
    assert (command.seat, command.to) == (US, BACK)
    assert not table.table.toasts.text


@pytest.mark.parametrize("hand", HANDS)
def test_a_unit_moves_in_by_each_of_the_three_hands(beaten: tuple[FrontState, FrontState], hand: str) -> None:
    """11.8.0: dragged into the emptied hex, clicked, or by keys."""
    table = at_table(beaten[1])
    table.find("de_294_i")
    if hand == "drag":
        table.pilot.drag("unit:de_294_i", f"hex:{AUW}")
    elif hand == "click":
        table.pilot.click("unit:de_294_i")
    else:
        press(table, "unit:de_294_i")
    assert table.last_command == c.Advance(seat=DE, counter="de_294_i", to=AUW)


def test_a_stack_dropped_where_it_may_not_go_stays_and_is_told_why(
    beaten: tuple[FrontState, FrontState],
) -> None:
    """11.7.0 24.1: towards the attackers there is no way back."""
    table = at_table(beaten[0])
    index = table.session.index
    table.find("us_81e")
    table.pilot.drag("unit:us_81e", "hex:0504")
    assert table.session.index == index
    assert AUW in table.table.toasts.text
