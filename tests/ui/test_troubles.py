"""Players that stop thinking, and advisers that do: the note names whose they are, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from game import library
from game.core.ids import Seat
from game.games.world.commands import ChooseNation
from game.shelf import LibraryShelf
from game.ui.desk import Desk
from game.ui.hints import Hints
from game.ui.settings import Settings
from game.ui.shelf import AdviceFault
from game.ui.toast import Toasts
from tests.ui.fakes import FakeAdviser
from tests.ui.pilot import Pilot
from tests.ui.played import StillBrain

NAMES = {
    "duel": ("South", "North"),
    "front": ("Germany", "United States"),
    "wonders": ("West", "East"),
    "world": ("Player 1", "Player 2"),
}


class Stumbling(StillBrain):
    """Stops over its question."""

    def __init__(self, trouble: str) -> None:
        self.trouble = trouble


def laid(game: str, kinds: tuple[str, str], monkeypatch: pytest.MonkeyPatch, brain: Any = None) -> Desk:
    """A new game in which the seat to act is of the first kind, the other of the second."""
    monkeypatch.setattr(LibraryShelf, "brain", lambda shelf, session, seat, level: brain)
    pilot = Pilot((1024, 640), LibraryShelf(), Settings())
    session: Any = library.new_table(game, ("human", "human"), {}, seed="troubles")
    players = kinds if min(session.to_act) == 0 else kinds[::-1]
    return Desk(pilot.ctx, session, players, pilot.ctx.shelf.face(game).has_secrets)


@pytest.mark.parametrize("trouble", ["brain_restarted", "brain_stood_in"])
@pytest.mark.parametrize("game", NAMES)
def test_a_computer_player_that_stopped_is_named(
    game: str, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With six of them at a table nobody could tell whose move was not its own."""
    desk = laid(game, ("easy", "human"), monkeypatch, Stumbling(trouble))
    who = NAMES[game][min(desk.session.to_act)]
    for _ in range(3):
        desk.update(1000.0)
    assert desk.notice is not None and desk.notice.startswith(f"{who}: the computer player ")
    desk.close()


def test_a_nation_once_chosen_is_what_its_player_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = laid("world", ("easy", "human"), monkeypatch, Stumbling("brain_restarted"))
    seat = Seat(min(desk.session.to_act))
    command = next(iter(desk.rules.commands(desk.session.view(seat).state, seat)))
    assert isinstance(command, ChooseNation)
    desk.submit(command)
    name = desk.seat_name(seat)
    assert not name.startswith("Player") and name
    desk.close()


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_that_does_not_come_says_whose_it_was(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where several people sit at one screen."""
    oracle = FakeAdviser(AdviceFault("gone"), has_restarted=True, delay=1)
    monkeypatch.setattr(LibraryShelf, "adviser", lambda shelf, header: oracle)
    desk = laid(game, ("human", "human"), monkeypatch)
    who = NAMES[game][min(desk.session.to_act)]
    toasts = Toasts(desk.ctx)
    hints = Hints(desk.ctx, desk, toasts, lambda tokens: None)
    hints.ask()
    hints.update()
    assert toasts.text.startswith(f"{who}: whoever looks for the hint")
    hints.update()
    assert toasts.text.startswith(f"{who}: no hint")
    desk.close()
