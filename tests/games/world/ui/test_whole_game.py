"""Three people play a whole game at one screen by mouse alone, from the form of a new game to the result.

`WORLD_SHOTS=folder` keeps a picture of every kind of screen, to be looked at; `WORLD_SIZE=1920x1080@1.5`
gives window and scale.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import players
from game.ai.player import Player
from game.cli import main
from game.core.ids import Seat
from game.games.world import commands as c
from game.games.world import headquarters_draft as drafts
from game.games.world.book import Book
from game.games.world.model import CATEGORIES, FIELDS, Deed, Draft, WorldState, office_of
from game.games.world.standing import others_in_order
from game.shelf import LibraryShelf
from game.ui.result import ResultScene
from game.ui.settings import Settings
from game.ui.title import TitleScene
from game.ui.widgets import Choice
from tests.games.world.ui.mouse import Mouse
from tests.ui.pilot import Pilot

SHOTS = os.environ.get("WORLD_SHOTS")
SIZE = os.environ.get("WORLD_SIZE", "1280x720@1")
MOST = 3000  # commands
AREAS = ("soldiers", "study", "diplomat", "spy", "spying", "gift", "boycott", "mission")


class Album:
    """Keeps the first picture of each kind of screen, and its name."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.seen: list[str] = []

    def look(self, name: str) -> None:
        """Something that may be new."""
        name = f"{type(self.pilot.top).__name__}-{name}"
        if name in self.seen:
            return
        self.seen.append(name)
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            file = Path(SHOTS) / f"{len(self.seen):02d}-{name}.png"
            pygame.image.save(self.pilot.shot(), str(file))


class Thinker:
    """What a person wants to do: from their own view alone. In headquarters everything is tried in turn."""

    def __init__(self, *levels: str) -> None:
        self.minds: list[Player] = [players.make("world", level) for level in levels]

    def command(self, table_desk: Any) -> c.WorldCommand:
        """The command that the person at the screen means to give."""
        desk = table_desk
        seat = desk.hand
        view = desk.session.view(seat)
        meant: Any = self.minds[seat].choose(view, desk.rules, seat, None, "mouse")
        if isinstance(meant, c.Confirm):
            return c.Confirm(seat=seat, draft=self.draft(desk.rules.book, view.state, seat, meant.draft))
        return meant  # type: ignore[no-any-return]

    def draft(self, book: Book, state: WorldState, seat: Seat, draft: Draft) -> Draft:
        """The draft with as much more of all areas as can be paid."""
        first = (state.round + seat) % len(AREAS)
        for area in (*AREAS[first:], *AREAS[:first]):
            for further in self._more(state, seat, draft, area):
                if further != draft and not tuple(drafts.refusals(book, state, seat, further)):
                    draft = further
                    break
        return draft

    def _more(self, state: WorldState, seat: Seat, draft: Draft, area: str) -> Iterator[Draft]:
        other = others_in_order(state, seat)[state.round % (state.seats - 1) - 1]
        match area:
            case "soldiers":
                yield drafts.with_item(draft, "infantry", draft.units.infantry + 1)
            case "study":
                yield from (drafts.with_research(draft, field, is_on=True) for field in FIELDS)
            case "diplomat" | "spy":
                item: Any = area
                yield drafts.with_item(draft, item, drafts.count_of(draft, item) + 1)
            case "gift":
                yield drafts.with_tribute(draft, other, 2)
            case "mission":
                rows = office_of(state, seat).open_missions
                for category in CATEGORIES:
                    yield from (drafts.with_mission(draft, one) for one in rows.get(category, ())[:1])
            case _:
                deed: Deed = "espionage" if area == "spying" else "boycott"
                yield drafts.with_venture(draft, deed, other, is_on=True)


@pytest.fixture
def pilot(leaders_home: Path) -> Iterator[Pilot]:
    """A pilot over the real shelf, the title before it."""
    size, _, scale = SIZE.partition("@")
    wide, _, high = size.partition("x")
    shelf = LibraryShelf()
    settings = Settings(animation_speed=8.0, scale=float(scale or 1))
    made = Pilot((int(wide), int(high)), shelf, settings)
    made.show(TitleScene(made.ctx))
    yield made
    if made.ctx.scenes.top:
        made.ctx.scenes.reset()
    shelf.close()


def pick(pilot: Pilot, name: str, value: str) -> None:
    """Click the choice with that value; where it shows one at a time, page to it."""
    for _ in range(12):
        pilot.at(name)  # scrolls it into view
        choice = pilot.find(name)
        assert isinstance(choice, Choice)
        if choice.value == value:
            return
        place = 1 if choice.folded else [key for key, _ in choice.options].index(value)
        pilot.click(choice.parts()[place].center)
    raise AssertionError(f"{name} does not offer {value}")


def begin(pilot: Pilot, album: Album, seed: str, **options: str) -> None:
    """Three people sit down, by the form."""
    album.look("title")
    pilot.click("new_game")
    pilot.click("game:world")
    pick(pilot, "count", "3")
    for seat in range(3):
        pick(pilot, f"seat:{seat}", "human")
    for key, value in options.items():
        pick(pilot, f"option:{key}", value)
        album.look(f"form-{key}")
    pilot.click("seed")
    pilot.type(seed)
    album.look("form")
    pilot.click("start")


def played(
    pilot: Pilot, album: Album, mind: Thinker, is_done: Callable[[Any], bool] = lambda session: False
) -> Any:
    """Play on to the result, or until something has happened; the session."""
    mouse = Mouse(pilot, album.look)
    session: Any = mouse.desk.session
    for _ in range(MOST):
        mouse.rest()
        if isinstance(pilot.top, ResultScene) or is_done(session):
            return session
        if mouse.lifted():
            continue
        step = session.view(mouse.desk.hand).state.step
        album.look(step)
        if step == "place" and SHOTS and "tour" not in album.seen:
            tour(mouse, album)
        before, top = session.index, pilot.top
        command = mind.command(mouse.desk)
        mouse.play(command)
        moved = session.index > before or pilot.top is not top or getattr(top, "falling", None)
        told = getattr(getattr(pilot.top, "toasts", None), "text", "")
        assert moved, f"{command} was not taken: {told}"
    raise AssertionError("the game does not end")


def tour(mouse: Mouse, album: Album) -> None:
    """Look at what lies beside the turn: log, threats, a part of the map, the sheets of the menu."""
    album.seen.append("tour")
    pilot, table = mouse.pilot, mouse.pilot.top
    for tool in ("log", "threats"):
        pilot.click(tool)
        album.look(tool)
        pilot.click(tool)
    pilot.wheel(4, "territory:central_europe")
    pilot.wait(600)
    album.look("near")
    pilot.click("whole")
    for spot in ("territory:china", "sea:north_pacific", "continent:asia", "seat:1", "camp:infantry"):
        pilot.move(spot)
        pilot.wait(600)
        album.look(f"hovered-{spot.partition(':')[0]}")
    pilot.click("rules")
    album.look("rules")
    pilot.key("esc")
    for sheet in ("settings", "keys"):
        pilot.key("f10")
        album.look("menu")
        pilot.click(sheet)
        album.look(sheet)
        pilot.key("esc")
        while pilot.top is not table:
            pilot.key("esc")
    mouse.rest()


def commands_of(session: Any) -> list[Any]:
    """The commands of the log, oldest first."""
    return [entry.command for entry in session.full_log().entries if entry.command is not None]


def verified(home: Path) -> bool:
    """Whether the game's log passes the audit of `leaders verify`."""
    (log,) = (home / "games").glob("*.leaders")
    return main(["verify", str(log)]) == 0


def test_the_first_turn_is_played_by_mouse_from_the_form_on(pilot: Pilot, leaders_home: Path) -> None:
    """R010 R067 R113 R173: three people, a scenario chosen by its arrows, to the first signature."""
    album = Album(pilot)
    begin(pilot, album, "quick", scenario="quick_game", nations="fixed")
    session = played(
        pilot,
        album,
        Thinker("hard", "normal", "easy"),
        lambda one: isinstance((commands_of(one) or [None])[-1], c.Confirm),
    )
    kinds = {type(command) for command in commands_of(session)}
    assert {c.EnterPoints, c.CloseNews, c.Confirm} <= kinds
    assert session.header.players == ("human",) * 3
    assert verified(leaders_home)


GAMES = {"free_game": ("b", "hard", "normal", "easy"), "power_blocs": ("d", "hard", "hard", "hard")}
"""Scenarios with the seed and how the three think; the second game is the longer and harder one."""


@pytest.mark.soak
@pytest.mark.parametrize("scenario", GAMES)
def test_a_whole_game_is_played_by_mouse_to_a_victory(
    pilot: Pilot, leaders_home: Path, scenario: str
) -> None:
    """R010 R021 R024 R048 R067 R113 R150 R173: from the form over set-up and all phases to the result."""
    album = Album(pilot)
    seed, *levels = GAMES[scenario]
    begin(pilot, album, seed, scenario=scenario)
    session = played(pilot, album, Thinker(*levels))
    assert session.outcome.kind in ("points", "research", "badges")
    album.look("result")
    given = commands_of(session)
    kinds = {type(command) for command in given}
    assert {c.ChooseNation, c.Claim, c.Place, c.PlanMove, c.Defend, c.FightBattle, c.Retreat} <= kinds
    ordered = [command.draft for command in given if isinstance(command, c.Confirm)]
    assert any(one.units.total for one in ordered) and any(one.research for one in ordered)
    assert any(one.diplomats for one in ordered) and any(one.spies for one in ordered)
    assert any(one.mission for one in ordered) and any(one.tributes for one in ordered)
    deeds = {venture.deed for one in ordered for venture in one.ventures}
    assert {"espionage", "boycott"} <= deeds
    pilot.click("watch")
    pilot.wait(500)
    album.look("viewer")
    print("\n".join(album.seen))
    assert verified(leaders_home)
