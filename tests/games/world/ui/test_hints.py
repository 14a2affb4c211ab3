"""Hints on the world's screens: told in private alone, and laid on the order sheet in headquarters."""

from __future__ import annotations

import pytest

from game.core.ids import Seat
from game.games.world.commands import Confirm, EnterPoints, Retreat
from game.games.world.model import Draft, Units
from game.games.world.ui.headquarters import HeadquartersScene
from game.kit.insight import Line
from game.ui.shelf import Hint
from tests.games.world.ui.dossiers import Opened, busy
from tests.games.world.ui.fought import Fought, battle
from tests.games.world.ui.seated import Seated
from tests.ui.fakes import FakeAdviser

DRAFT = Draft(units=Units(1))
ORDER = Hint(Confirm(seat=Seat(0), draft=DRAFT), Line("reason.signed", {"points": 9}))


@pytest.mark.parametrize("players", [("human", "easy", "easy"), ("human", "human", "easy")])
def test_a_hint_is_not_given_on_the_open_table_before_other_people(players: tuple[str, ...]) -> None:
    """A50, A60: a hint rests on all that its seat knows."""
    seated = Seated(lambda state: state, players=players)
    adviser = FakeAdviser(Hint(EnterPoints(seat=Seat(0)), Line("reason.only")))
    seated.desk._adviser = adviser
    seated.pilot.key("h")
    assert bool(adviser.asked) == ("human" not in players[1:])
    if not adviser.asked:
        assert "looking on" in seated.table.toasts.text


def test_a_hint_in_a_battle_puts_the_ring_on_its_button_and_enter_presses_it() -> None:
    """R151: said in the button's own words."""
    state = battle({"mongolia": "1:3i2t 0:4i2ta"})
    fought = Fought(state, players=("human", *("easy",) * (state.seats - 1)))
    fought.pilot.settle()
    fought.desk._adviser = FakeAdviser(Hint(Retreat(seat=Seat(0)), Line("reason.retreat", {"percent": 9})))
    fought.pilot.key("h")
    fought.pilot.wait(150)
    focus = fought.scene.group.focus
    assert focus is not None and focus.name == "retreat" and focus.ring
    assert fought.scene.toasts.text.startswith("Hint: Retreat. You would win from here in only 9")
    fought.pilot.key("enter")
    assert fought.session.full_log().entries[-1].command == Retreat(seat=Seat(0))


@pytest.mark.parametrize("people", [1, 2])
def test_a_hint_for_headquarters_lies_on_the_order_sheet_where_it_can_be_changed(people: int) -> None:
    """R175: nothing is signed; under the cover nothing is asked (A60)."""
    opened = Opened(HeadquartersScene, busy(), people=people)
    adviser = FakeAdviser(ORDER)
    opened.desk._adviser = adviser
    opened.pilot.key("h")
    assert bool(adviser.asked) == (people == 1)
    if opened.scene.sealed:
        opened.scene.lift()
        opened.pilot.key("h")
    opened.pilot.wait(150)
    assert opened.scene.drafting.draft == DRAFT
    assert opened.commands == []
    assert "order 1 infantry" in opened.scene.toasts.text
    opened.scene.undo()
    assert opened.scene.drafting.draft == Draft()
