"""A hint on a key: asked, told on the board and in words, out of date, refused."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.ids import Seat
from game.games.duel.commands import Dash, EndActions, Step
from game.kit.insight import Line
from game.shelf import LibraryShelf
from game.ui.shelf import AdviceFault, Adviser, Hint
from tests.games.duel.table import stand
from tests.games.duel.ui.seated import Seated
from tests.ui.fakes import FakeAdviser

RIDER = stand("Ki D1 Ri D4", "Qu D7 Ja G4")
DASH = Dash(seat=Seat(0), to="D6")


def seated(monkeypatch: pytest.MonkeyPatch, adviser: Adviser | None, **more: Any) -> Seated:
    """The rider's table with this adviser."""
    monkeypatch.setattr(LibraryShelf, "adviser", lambda shelf, header: adviser)
    return Seated(RIDER, **more)


def test_a_hint_takes_the_piece_up_points_at_the_target_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has happened until the player does it himself, with Enter or a click."""
    oracle = FakeAdviser(Hint(DASH, Line("reason.presses")))
    table = seated(monkeypatch, oracle)
    table.pilot.key("h")
    assert "hint" in table.table.toasts.text
    table.pilot.wait(100)
    assert table.table.hand.picks == ("piece:rider",)
    assert table.table.focused == "space:D6"
    assert (
        table.table.toasts.text == "Hint: Dash Rider to D6. It brings your side nearer to the rival leader."
    )
    assert table.session.index == 1
    table.pilot.wait(60_000)
    assert table.table.toasts.text and table.table.hints.hint is not None
    assert not table.table.animating
    table.pilot.key("enter")
    assert table.notes == ["Ri D4-D6"]
    assert table.table.hints.hint is None


def test_a_hint_that_names_a_button_puts_the_ring_on_it_and_enter_presses_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To end one's actions is a command like any other."""
    table = seated(monkeypatch, FakeAdviser(Hint(EndActions(seat=Seat(0)), Line("reason.stays"))))
    table.pilot.key("h")
    table.pilot.wait(100)
    focus = table.table.group.focus
    assert focus is not None and focus.name == "end_actions" and focus.ring
    assert table.table.toasts.text == "Hint: End your actions here. No action betters your position."
    table.pilot.key("enter")
    entry = table.session.full_log().entries[1]
    assert isinstance(entry.command, EndActions)


def test_a_hint_is_asked_with_the_seats_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser gets what the seat sees, nothing else."""
    oracle = FakeAdviser(Hint(DASH, Line("reason.presses")))
    table = seated(monkeypatch, oracle)
    table.pilot.key("h")
    ((view, seat),) = oracle.asked
    assert view.viewpoint == seat == table.desk.hand


def test_a_hint_about_a_game_that_has_gone_on_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is not told any more, and the next question is answered."""
    oracle = FakeAdviser(
        Hint(Step(seat=Seat(0), piece="rider", path=("D5",)), Line("reason.presses")), delay=30
    )
    table = seated(monkeypatch, oracle)
    table.pilot.key("h")
    table.touch("click", "piece:rider", "space:D6")
    table.pilot.wait(400)
    assert not oracle.is_busy
    assert not table.table.toasts.text.startswith("Hint")
    table.table.leave()
    assert oracle.is_closed


def test_escape_puts_a_hint_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The note goes and the piece is put down; nothing has happened."""
    table = seated(monkeypatch, FakeAdviser(Hint(DASH, Line("reason.presses"))))
    table.pilot.key("h")
    table.pilot.wait(100)
    table.pilot.key("esc")
    assert table.table.hints.hint is None
    assert table.table.hand.picks == ()
    assert table.session.index == 1


@pytest.mark.parametrize(
    ("adviser", "players", "words"),
    [
        (None, ("human", "human"), "nobody can give a hint"),
        (FakeAdviser(AdviceFault("gone")), ("human", "human"), "South: no hint could be found"),
    ],
)
def test_where_no_hint_comes_the_player_is_told(
    monkeypatch: pytest.MonkeyPatch, adviser: Adviser | None, players: tuple[str, str], words: str
) -> None:
    """A game that only people play, or an adviser that has failed."""
    table = seated(monkeypatch, adviser, players=players)
    table.pilot.key("h")
    table.pilot.wait(100)
    assert words in table.table.toasts.text
