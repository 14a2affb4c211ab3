"""Hints on the first screens of every game: where the note lies, what Esc does, how waiting is told."""

from __future__ import annotations

from typing import Any, cast

import pytest

from game import library
from game.core.ids import Seat
from game.games.wonders.ui.draft import DraftScene
from game.games.world.ui.nation import NationScene
from game.kit.insight import Line
from game.players import make
from game.shelf import LibraryShelf
from game.ui.desk import Desk
from game.ui.desk_scene import DeskScene
from game.ui.dialog import Dialog
from game.ui.settings import Settings
from game.ui.shelf import Hint
from game.ui.table import Table
from game.ui.toast import Toasts
from game.ui.widgets import IconButton
from tests.ui.fakes import FakeAdviser
from tests.ui.pilot import Pilot, groups
from tests.ui.played import StillBrain

REASONS = {"duel": "reason.plan", "wonders": "reason.wins", "world": "reason.only", "front": "reason.only"}
SCREENS = {
    "duel": ("duel", 0),
    "drafting wonders": ("wonders", 0),
    "wonders": ("wonders", 9),
    "choosing a nation": ("world", 0),
    "world": ("world", 3),
    "front": ("front", 0),
}
"""A game, and how many of its commands lie behind."""


def seated(name: str, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int] = (1280, 720)) -> Pilot:
    """A person whose turn it is, against a computer player; the adviser has the easy player's command."""
    monkeypatch.setattr(LibraryShelf, "brain", lambda shelf, session, seat, level: StillBrain())
    game, behind = SCREENS[name]
    pilot = Pilot(size, LibraryShelf(), Settings(scale=size[1] / 720))
    session: Any = library.new_table(game, ("human", "human"), {}, seed="hints")
    easy = make(game, "easy")
    for _ in range(behind):
        session.submit(chosen(session, easy))
    here = min(session.to_act)
    players = tuple("human" if seat == here else "easy" for seat in range(2))
    face = pilot.ctx.shelf.face(game)
    desk = Desk(pilot.ctx, session, players, face.has_secrets)
    oracle = FakeAdviser(Hint(chosen(session, easy), Line(REASONS[game])))
    monkeypatch.setattr(LibraryShelf, "adviser", lambda shelf, header: oracle)
    pilot.show(face.table(pilot.ctx, desk))
    pilot.settle()
    return pilot


def chosen(session: Any, player: Any) -> Any:
    """What a player would do now."""
    seat = Seat(min(session.to_act))
    return player.choose(session.view(seat), session.rules, seat, None, "hints")


def scene(pilot: Pilot) -> DeskScene:
    """The screen on top."""
    top = pilot.top
    assert isinstance(top, DeskScene)
    return top


def hinted(pilot: Pilot) -> None:
    """Strike H and wait for the answer."""
    pilot.key("h")
    pilot.wait(400)
    assert scene(pilot).toasts.text.startswith("Hint: ")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", SCREENS)
def test_a_hint_hides_no_tool(name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo, menu and the lamp itself stay in reach under every note."""
    drawn: list[Any] = []
    draw = Toasts.draw

    def watched(toasts: Toasts, surface: Any) -> Any:
        drawn.append(draw(toasts, surface))
        return drawn[-1]

    monkeypatch.setattr(Toasts, "draw", watched)
    pilot = seated(name, monkeypatch, size)
    tools = [w for group in groups(pilot.top) for w in group.all() if isinstance(w, IconButton)]
    assert "hint" in {tool.name for tool in tools}
    hinted(pilot)
    pilot.shot()
    note = drawn[-1].inflate(-2 * pilot.ctx.px(16), -2 * pilot.ctx.px(16))
    assert note.width > pilot.ctx.px(200)
    assert [tool.name for tool in tools if tool.rect.colliderect(note)] == []


@pytest.mark.parametrize("name", SCREENS)
def test_escape_puts_a_hint_away_before_it_opens_the_menu(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = seated(name, monkeypatch)
    hinted(pilot)
    top = scene(pilot)
    behind = top.desk.session.index
    pilot.key("esc")
    assert scene(pilot) is top and top.hints.hint is None and not top.toasts._held
    for _ in range(3):
        if pilot.top is top:
            pilot.key("esc")
    assert isinstance(pilot.top, Dialog)
    assert top.desk.session.index == behind


def test_a_fronts_hint_rings_the_button_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first thing of all is a button."""
    pilot = seated("front", monkeypatch)
    hinted(pilot)
    table = scene(pilot)
    assert isinstance(table, Table)
    focus = table.group.focus
    assert focus is not None and (focus.name, focus.ring) == ("check_initiative", True)
    behind = table.desk.session.index
    pilot.key("enter")
    assert table.desk.session.index == behind + 1


def test_a_hint_for_a_nation_opens_its_dossier(monkeypatch: pytest.MonkeyPatch) -> None:
    """R017: what is shown is what the bright button takes."""
    pilot = seated("choosing a nation", monkeypatch)
    page = cast(NationScene, scene(pilot))
    adviser = page.desk.adviser
    assert isinstance(adviser, FakeAdviser) and isinstance(adviser.answer, Hint)
    command: Any = adviser.answer.command
    page.show(next(name for name in page.nations if name != command.nation))
    hinted(pilot)
    assert page.shown == command.nation


def test_a_draft_says_that_the_other_is_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing invites to click."""
    pilot = seated("drafting wonders", monkeypatch)
    page = cast(DraftScene, scene(pilot))
    assert "thinking" not in page.lead()
    desk = page.desk
    desk.submit(chosen(desk.session, make("wonders", "easy")))
    pilot.wait(3000)
    assert desk.thinking is not None
    other = page.words.side(desk.thinking)
    assert page.lead().startswith(f"{other} is thinking")
    assert isinstance(pilot.ctx.scenes.scenes[0], Table)
