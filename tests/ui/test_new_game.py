"""The form of a new game by mouse alone and by keyboard alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.shelf import LibraryShelf
from game.ui.form_parts import SeatName
from game.ui.new_game import NewGameScene
from game.ui.title import TitleScene
from game.ui.widgets import Choice, Label, TextField
from tests.ui.cases import pilot
from tests.ui.pilot import BareScene, Pilot
from tests.ui.test_layout import check_layout


@pytest.fixture
def p() -> Pilot:
    made = pilot()
    made.show(TitleScene(made.ctx))
    made.click("new_game")
    return made


def pick(p: Pilot, name: str, words: str) -> None:
    """Click the segment with those words."""
    choice = p.find(name)
    assert isinstance(choice, Choice)
    place = [text for _, text in choice.options].index(words)
    p.at(name)  # scrolls it into view
    p.click(choice.parts()[place].center)


def test_a_game_is_set_up_and_begun_with_the_mouse_alone(p: Pilot) -> None:
    pick(p, "seat:0", "Hard")
    pick(p, "seat:1", "Human")
    pick(p, "option:mode", "Strategist")
    pick(p, "map", "Long board")
    p.click("seed")
    p.type("lucky day")
    p.click("start")
    options = {"mode": "strategist", "draw_rule": "agreement", "vizier": "on"}
    assert p.shelf.begun == [("duel", ("hard", "human"), options, "lucky day", Path("long.tmx"))]
    assert isinstance(p.top, BareScene)


def test_a_game_is_set_up_and_begun_with_the_keyboard_alone(p: Pilot) -> None:
    p.focus_on("seat:1")
    p.key("left", "left")
    p.focus_on("option:vizier")
    p.key("right")
    p.focus_on("seed")
    p.type("abc")
    p.key("enter")
    options = {"mode": "discovery", "draw_rule": "agreement", "vizier": "off"}
    assert p.shelf.begun == [("duel", ("human", "human"), options, "abc", None)]
    assert isinstance(p.top, BareScene)


def test_only_the_levels_of_the_game_are_offered(p: Pilot) -> None:
    p.shelf.known_levels = ("easy",)
    p.show(NewGameScene(p.ctx, "duel"))
    choice = p.find("seat:1")
    assert isinstance(choice, Choice)
    assert [kind for kind, _ in choice.options] == ["human", "easy"]
    p.click("start")
    assert p.shelf.begun[-1][1] == ("human", "easy")


def test_a_game_without_computer_players_seats_people_alone(p: Pilot) -> None:
    p.shelf.known_levels = ()
    p.show(NewGameScene(p.ctx, "duel"))
    p.click("start")
    assert p.shelf.begun[-1][1] == ("human", "human")


def test_without_a_word_of_seed_the_luck_is_fresh(p: Pilot) -> None:
    p.click("seed")
    p.type("   ")
    p.click("start")
    assert p.shelf.begun[0][3] is None


def test_the_table_takes_the_forms_place_so_that_leaving_it_shows_the_title(p: Pilot) -> None:
    p.click("start")
    p.ctx.scenes.pop()
    assert isinstance(p.top, TitleScene)


def test_the_active_variants_are_summed_up(p: Pilot) -> None:
    scene = p.top
    assert isinstance(scene, NewGameScene)
    assert scene.summary() == p.ctx.words("new.as_printed")
    pick(p, "option:vizier", "Stays in the box")
    assert scene.summary().endswith("Vizier: Stays in the box")


def test_a_fault_is_told_beside_its_field_and_gone_when_that_is_changed(p: Pilot) -> None:
    p.shelf.refuse = ValueError("option 'draw_rule': agreement is not possible here")
    p.click("start")
    note = p.find("note:option:draw_rule")
    assert isinstance(note, Label)
    assert "not possible here" in note.words
    assert p.sounds[-1] == "refuse"
    p.shelf.refuse = None
    pick(p, "option:draw_rule", "None")
    assert not [name for name in p.names() if "not possible" in p.find(name).label]
    p.click("start")
    assert isinstance(p.top, BareScene)


def test_a_bad_map_is_told_beside_the_board(p: Pilot) -> None:
    pick(p, "map", "Long board")
    p.shelf.refuse = ValueError("long.tmx: layer spaces, object 7: stands on nothing")
    p.click("start")
    note = p.find("note:map")
    assert isinstance(note, Label)
    assert "object 7" in note.words


def test_any_other_fault_is_told_at_the_foot(p: Pilot) -> None:
    p.shelf.refuse = OSError("the disk is full")
    p.click("start")
    assert p.find("the disk is full")


def test_more_seats_are_set_and_scrolled_to(p: Pilot) -> None:
    p.shelf.seats = (2, 3, 4, 5, 6)
    p.ctx.scenes.replace(NewGameScene(p.ctx, "duel"))
    check_layout(p)
    p.focus_on("count")
    p.key("left")
    check_layout(p)
    pick(p, "seat:5", "Hard")
    p.click("start")
    assert p.shelf.begun[0][1] == ("human", "normal", "normal", "normal", "normal", "hard")


def test_another_game_is_chosen_by_its_painting(p: Pilot) -> None:
    p.click("game:front")
    scene = p.top
    assert isinstance(scene, NewGameScene)
    assert scene.game == "front"


def test_what_was_chosen_outlives_a_change_of_the_window(p: Pilot) -> None:
    pick(p, "option:mode", "Strategist")
    p.click("seed")
    p.type("keep")
    p.resize((1024, 640))
    choice, seed = p.find("option:mode"), p.find("seed")
    assert isinstance(choice, Choice)
    assert isinstance(seed, TextField)
    assert (choice.value, seed.value) == ("strategist", "keep")


def test_question_marks_are_written_into_the_seed_instead_of_opening_help(p: Pilot) -> None:
    p.click("seed")
    p.type("why?")
    seed = p.find("seed")
    assert isinstance(seed, TextField)
    assert seed.value == "why?"


def test_esc_and_the_arrow_go_back(p: Pilot) -> None:
    p.key("esc")
    assert isinstance(p.top, TitleScene)
    p.click("new_game")
    p.click("back")
    assert isinstance(p.top, TitleScene)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("duel", ["South", "North"]),
        ("wonders", ["West", "East"]),
        ("front", ["Germany", "United States"]),
        ("world", ["Seat 1", "Seat 2"]),
    ],
)
def test_each_seat_says_its_side_and_what_sits_there(game: str, names: list[str]) -> None:
    """A newcomer reads which side he plays and how far the other looks."""
    p = Pilot(shelf=LibraryShelf())
    scene = NewGameScene(p.ctx, game)
    p.show(scene)
    seats = [widget for widget in scene.group.all() if isinstance(widget, SeatName)]
    assert [seat.words for seat in seats] == names
    told = {}
    for level in ("human", "easy", "normal", "hard"):
        pick(p, "seat:1", p.ctx.words(f"kind.{level}"))
        p.shot()
        assert scene.players[1] == level
        told[level] = [text for text, _, _ in seats[1].lines]
        assert told[level] == [names[1], p.ctx.words(f"new.kind.{level}")]
    assert p.overflow() == []
    assert len({tuple(lines) for lines in told.values()}) == 4
