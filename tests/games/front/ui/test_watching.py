"""What a computer player does at the front is seen: the view goes there, and comes back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.games.front import commands as c
from game.games.front.phases import movement
from game.shelf import LibraryShelf
from tests.games.front.table import US, stand
from tests.games.front.ui.fights import AUW, before_auw, calm
from tests.games.front.ui.seated import Seated


class Silent:
    """A computer player that thinks for ever; the tests hand its commands in."""

    trouble: str | None = None

    def ask(self, view: Any) -> None:
        """Begin to think."""

    def poll(self) -> None:
        """Nothing yet."""

    def close(self) -> None:
        """Stop."""


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is started."""
    monkeypatch.setattr(LibraryShelf, "brain", lambda *_: Silent())


def theirs() -> Seated:
    """The American side is a computer's and moves; the German player looks at the east from near."""
    state = stand({"de_294_i": "1109", "us_423p": "0208", "us_2_423": "0108"}).state
    seated = Seated(state, players=("human", "normal"))
    seated.pilot.wait(4000)
    for _ in range(4):
        seated.table.zoom(1, seated.table.board.rect.center)
    seated.pilot.wait(1500)
    seated.table.board.map.camera.glide(seated.table.board.map.atlas.centres["1109"])
    seated.pilot.wait(1500)
    while (seated.state.active, seated.state.phase) != (US, "D"):
        seated.session.submit(c.EndPhase(seat=min(seated.session.to_act)))
    seated.pilot.wait(1500)
    return seated


def sees(seated: Seated, here: str) -> bool:
    """Whether a hex is in view."""
    board = seated.table.board
    return bool(board.rect.collidepoint(board.map.centre_of(here)))


def march(seated: Seated, unit: str) -> str:
    """The computer marches with a unit as far as it can; the hex that it reaches."""
    course = seated.desk.rules.course(seated.state)
    moves = [one for one in movement.commands(course, US) if isinstance(one, c.Move)]
    move = max((one for one in moves if one.counters == (unit,)), key=lambda one: len(one.path))
    seated.session.submit(move)
    return move.path[-1]


def test_the_view_follows_the_computers_march_and_comes_back_for_the_own_turn() -> None:
    """Camera and motion: where from, where to; then the player's own troops again, with a recap."""
    seated = theirs()
    assert sees(seated, "1109") and not sees(seated, "0208")
    goal = march(seated, "us_423p")
    seated.pilot.wait(900)
    assert sees(seated, goal)
    while seated.session.to_act == frozenset({US}):
        seated.session.submit(c.EndPhase(seat=US))
    seated.pilot.wait(9000)
    assert seated.desk.hand == 0
    assert sees(seated, "1109")
    assert any("423 Prov" in line for line in seated.table.following.recap)


def test_whoever_moves_the_map_meanwhile_is_left_alone() -> None:
    """The player's own look is not taken away."""
    seated = theirs()
    march(seated, "us_423p")
    seated.pilot.wait(900)
    seated.table.board.map.camera.glide(seated.table.board.map.atlas.centres["1109"])
    seated.pilot.wait(900)
    goal = march(seated, "us_2_423")
    seated.pilot.wait(900)
    assert not sees(seated, goal)


def test_space_shows_the_end_of_what_the_computer_does() -> None:
    """Skip: the motion is over at once."""
    seated = theirs()
    goal = march(seated, "us_423p")
    seated.pilot.wait(50)
    assert not seated.desk.timeline.idle
    seated.pilot.key("space")
    assert seated.desk.timeline.idle
    assert seated.table.state.units["us_423p"].hex == goal


def test_a_computers_assault_brings_the_defenders_decision_and_its_dice_into_view() -> None:
    """10.5.0: the sheet asks the player before the dice; the dice are thrown on the table."""
    state = before_auw()
    seated = Seated(replace(state), players=("normal", "human"))
    seated.pilot.wait(4000)
    seated.session.queue_chance([4, 8, 9, 9])
    attack = c.DeclareAssault(seat=0, target=AUW, attackers=("de_244", "de_295_i"), leader="", air=False)  # type: ignore[arg-type]
    seated.session.submit(attack)
    calm(seated)
    assert seated.desk.hand == 1 and seated.table.fights.is_open
    assert sees(seated, AUW)
    seated.pilot.click("button:roll")
    shown = set()
    for _ in range(300):
        playing = seated.desk.timeline.playing
        if playing is not None:
            shown.add(type(playing.event).__name__)
        seated.pilot.frame()
    assert "AssaultRolled" in shown
