"""From the new-game form to the first round: what the screens of the set-up and of the turn show."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.ids import Seat
from game.games.world.commands import ChooseNation, Claim, EnterPoints
from game.games.world.model import PHASES, Step, Units
from game.games.world.settings import option_choices
from game.games.world.ui.headquarters import HeadquartersScene
from game.games.world.ui.nation import NationScene
from game.games.world.ui.strip import headline_of
from game.games.world.ui.table import WorldTable
from game.ui.new_game import NewGameScene
from game.ui.saved_games import SavedGamesScene
from game.ui.title import TitleScene
from game.ui.widgets import Choice
from tests.games.world.ui.dossiers import Opened, busy
from tests.games.world.ui.seated import Seated, Shelf, at
from tests.ui.pilot import Pilot

PEOPLE = ("human", "human", "human")


@pytest.fixture(name="p")
def _pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pilot:
    monkeypatch.setenv("LEADERS_HOME", str(tmp_path))
    pilot = Pilot(shelf=Shelf())
    pilot.show(TitleScene(pilot.ctx))
    return pilot


def form(p: Pilot) -> NewGameScene:
    """The world's new-game form, from the title."""
    p.click("tile:world")
    assert isinstance(p.top, NewGameScene)
    return p.top


def part(p: Pilot, name: str, value: str) -> None:
    """Click the part of a choice that stands for a value."""
    choice = p.find(name)
    assert isinstance(choice, Choice)
    p.at(name)
    p.click(choice.parts()[[one for one, _ in choice.options].index(value)].center)


def test_a_world_game_is_begun_left_listed_and_gone_on_with(p: Pilot) -> None:
    """R007 R008: a new game, or one of the saved ones where it was left."""
    form(p)
    part(p, "seat:1", "human")
    p.click("start")
    p.settle()
    assert isinstance(p.top, NationScene)
    index = p.top.desk.session.index
    while not isinstance(p.top, TitleScene):
        p.ctx.scenes.pop()
    p.shelf.close()
    p.click("open_log")
    assert isinstance(p.top, SavedGamesScene)
    p.click("log:0")  # the newest is chosen already
    p.settle()
    assert isinstance(p.top, NationScene)
    assert p.top.desk.session.index == index


@pytest.mark.parametrize("count", [2, 4, 6])
def test_the_number_of_players_is_picked_with_one_click(p: Pilot, count: int) -> None:
    """R010 R012"""
    scene = form(p)
    part(p, "count", str(count))
    assert len(scene.players) == count


def test_scenarios_are_leafed_through_by_arrows_and_taken_by_a_button(p: Pilot) -> None:
    """R015: right is the next, left the one before, Begin takes what is shown."""
    scene = form(p)
    names = list(option_choices()["scenario"])
    left, right = p.find("option:scenario").rect.midleft, p.find("option:scenario").rect.midright
    for _ in range(2):
        p.click((right[0] - 12, right[1]))
    assert scene.picks["scenario"] == names[2]
    p.click((left[0] + 12, left[1]))
    assert scene.picks["scenario"] == names[1]
    part(p, "seat:1", "human")
    p.click("start")
    p.settle()
    desk = p.top.desk  # type: ignore[attr-defined]
    assert desk.session.header.options["scenario"] == names[1]


def test_further_settings_follow_the_scenario_and_a_button_leads_on(p: Pilot) -> None:
    """R028 R029 R031"""
    form(p)
    names = [name for name in p.names() if name.startswith("option:")]
    assert names[0] == "option:scenario"
    assert {"option:timer", "option:special_skills"} < set(names[1:])
    assert p.find("start").disabled is None


def test_the_way_on_opens_only_when_all_have_chosen_and_the_board_is_laid_out_then() -> None:
    """R036 R041 R046: no hand is needed for pieces; the table with camps and supplies follows at once."""
    seated = Seated(players=PEOPLE, options={"scenario": "free_game"})
    pilot = seated.pilot
    for chosen in range(3):
        pilot.settle()
        assert isinstance(pilot.top, NationScene), chosen
        assert seated.state.step == "nations"
        pilot.click("take")
    pilot.settle()
    assert isinstance(pilot.top, WorldTable)
    assert seated.state.step == "claim"
    assert [type(command) for command in seated.commands] == [ChooseNation] * 3
    assert all((realm.supply + realm.camp).total == 50 for realm in seated.state.realms)


def test_a_nation_that_cannot_be_taken_does_not_lead_on() -> None:
    """R036"""
    seated = Seated(players=PEOPLE, options={"scenario": "free_game"})
    seated.pilot.settle()
    seated.pilot.click("take")
    seated.pilot.settle()
    scene = seated.pilot.top
    assert isinstance(scene, NationScene)
    scene.show(next(realm.nation for realm in seated.state.realms if realm.nation is not None))
    seated.pilot.frame()
    assert seated.pilot.find("take").disabled


@pytest.mark.parametrize("start", ["free", "home_area", "fixed"])
def test_the_kind_of_start_is_told_while_nations_are_chosen(start: str) -> None:
    """R047"""
    seated = Seated(players=PEOPLE, options={"scenario": "free_game", "start": start})
    seated.pilot.settle()
    scene = seated.pilot.top
    assert isinstance(scene, NationScene)
    seated.pilot.shot()
    told = " ".join(str(line[0]) for line in seated.pilot.find("scenario").lines)
    words = {one: scene.words.say(f"scenario.start.{one}") for one in ("free", "home_area", "fixed")}
    shown = {one for one, text in words.items() if text in told}
    assert shown == {start}


def test_the_player_board_has_a_place_for_everything_of_its_player() -> None:
    """R042 R043: camp with the drop zone right of it, scales below, the nation's name and skill on it."""
    seated = Seated(at("place", camp=Units(3, 1)))
    board = seated.table.picture.player
    assert board.drop_rect().left > board.camp_rect().right
    assert board.drop_rect().top == board.camp_rect().top
    for rect in (board.camp_rect(), board.drop_rect(), board.pile_rect("supply", "aircraft")):
        assert board.rect.contains(rect)
    for kind, die in (("infantry", "white"), ("tank", "grey"), ("aircraft", "black")):
        card = seated.table.explain.card(seated.state, f"camp:{kind}")
        assert card is not None and die in str(card).lower()
    nation = seated.state.realms[0].nation
    assert nation is not None
    told: list[str] = []
    draw = seated.pilot.ctx.type.draw

    def listening(surface: pygame.Surface, text: str, *more: object, **named: object) -> pygame.Rect:
        told.append(text)
        return draw(surface, text, *more, **named)  # type: ignore[arg-type]

    seated.pilot.ctx.type.draw = listening  # type: ignore[method-assign]
    seated.pilot.shot()
    names = seated.table.words.names
    assert names.nation(nation) in told and names.nations[nation].skill in told
    assert {"I", "II", "III"} <= set(told)


def test_every_player_has_a_marker_on_the_scale_from_the_start() -> None:
    """R045: with its colour and symbol, found under the pointer."""
    seated = Seated(players=("human",) * 6, options={"scenario": "quick_game", "nations": "fixed"})
    seated.pilot.settle()
    track = seated.table.picture.board.track
    found = {
        track.token_at(seated.state, (x, y))
        for x in range(track.rect.left, track.rect.right, 3)
        for y in range(track.rect.top, track.rect.bottom, 3)
    }
    assert {f"seat:{seat}" for seat in range(6)} <= found


def test_the_ways_to_win_are_told_before_the_first_round() -> None:
    """R064: with the scenario's numbers; the same again all through the first turns."""
    seated = Seated(at("claim"), players=PEOPLE, options={"scenario": "free_game", "nations": "fixed"})
    told = " ".join(seated.table.advice.lines())
    assert "110" in told and "level 3" in told and "LEADERS" in told


def test_what_is_secret_asks_the_others_to_look_away_and_what_is_public_does_not() -> None:
    """R068 R069 R070: the cover names who may look; the table has none."""
    opened = Opened(HeadquartersScene, busy(), people=3)
    assert "lift" in opened.pilot.names()
    opened.pilot.shot()
    told = " ".join(str(line[0]) for line in opened.pilot.find("cover").lines)
    assert opened.scene.words.say("cover.away") in told
    words = opened.scene.words
    assert words.say("cover.pass", who=words.who(opened.scene.state, Seat(0))) in told
    seated = Seated(at("place", camp=Units(1)), players=PEOPLE)
    assert "lift" not in seated.pilot.names()


@pytest.mark.parametrize("step", [step for step in PHASES if step not in ("battle", "sabotage")])
def test_the_running_phase_is_named_in_the_strip(step: Step) -> None:
    """R071: by the headline and by the phase bar, each step with words of its own."""
    seated = Seated(at("place", camp=Units(1)), players=("human", "easy", "easy"))
    told: list[str] = []
    draw = seated.pilot.ctx.type.draw

    def listening(surface: pygame.Surface, text: str, *more: object, **named: object) -> pygame.Rect:
        told.append(text)
        return draw(surface, text, *more, **named)  # type: ignore[arg-type]

    seated.pilot.ctx.type.draw = listening  # type: ignore[method-assign]
    state = at(step)(seated.state)
    seated.table.strip.draw(seated.pilot.app.surface, state, False)
    say = seated.table.words.say
    assert say(f"phase.{step}") in told
    assert headline_of(seated.table.words, state) in told
    assert str(PHASES[step]) in told or say("strip.round", round=1) in told


def test_a_button_confirms_the_points() -> None:
    """R074 R078: it tells the sum, and enters it."""
    seated = Seated(at("points"))
    seated.pilot.settle()
    points = seated.table.ground.points(seated.state.owners, Seat(0))
    assert str(points) in seated.pilot.find("enter_points").label
    seated.pilot.click("enter_points")
    assert seated.commands == [EnterPoints(seat=Seat(0))]


def test_an_infantry_is_claimed_by_a_click() -> None:
    """R048 R050"""
    seated = Seated(at("claim"), players=PEOPLE, options={"scenario": "homelands", "start": "free"})
    seated.pilot.click("territory:andean_countries")
    assert seated.commands == [Claim(seat=seated.commands[0].seat, place="andean_countries")]
