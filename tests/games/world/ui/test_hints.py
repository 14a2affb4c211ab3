"""Hints on the world's screens: told in private alone, and laid on the order sheet in headquarters."""

from __future__ import annotations

import pytest

from game.core.ids import Seat
from game.games.world.commands import Confirm, EnterPoints
from game.games.world.model import Draft, Units
from game.games.world.ui.headquarters import HeadquartersScene
from game.kit.insight import Line
from game.ui.shelf import Hint
from tests.games.world.ui.dossiers import Opened, busy
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
