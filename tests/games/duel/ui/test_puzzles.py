"""Puzzles at the duel's own table: solved by mouse, a wrong turn told why, the solution shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.core.codec import canonical, plain
from game.games.duel.commands import DuelCommand
from game.games.duel.puzzles import load_puzzles
from game.games.duel.ui.puzzle_list import PuzzleListScene
from game.games.duel.ui.puzzle_table import PuzzleTable
from game.kit.insight import Line
from game.shelf import LibraryShelf
from game.ui.help_scene import HelpScene, KeyRow
from game.ui.new_game import NewGameScene
from game.ui.settings import Settings
from game.ui.shelf import Hint
from game.ui.text import Type
from tests.games.duel.table import stand
from tests.ui.fakes import FakeAdviser
from tests.ui.pilot import Pilot

FIRST, SECOND, THIRD = load_puzzles()[:3]
NOBODYS = Path("~nobody-of-that-name/own.json")
NUDGE, DASH = ("slip", "nudge"), ("dash", "rally")


def listed(settings: Settings | None = None, path: Path | None = None) -> Pilot:
    """A pilot before the list of puzzles, come from the new-game form."""
    pilot = Pilot(shelf=LibraryShelf(), settings=settings, settings_path=path)
    pilot.show(NewGameScene(pilot.ctx, "duel"))
    pilot.click("puzzles")
    assert isinstance(pilot.top, PuzzleListScene)
    return pilot


def table(pilot: Pilot) -> PuzzleTable:
    """The puzzle on top."""
    top = pilot.top
    assert isinstance(top, PuzzleTable)
    return top


def tokens(command: DuelCommand) -> tuple[str, ...]:
    """The clicks of a command of the puzzles that are played here."""
    match type(command).__struct_config__.tag:
        case "slip" | "dash":
            piece = {"slip": "wanderer", "dash": "rider"}[str(type(command).__struct_config__.tag)]
            return f"piece:{piece}", f"space:{command.to}"  # type: ignore[union-attr]
        case "nudge":
            return (
                "piece:manipulator",
                f"piece:{command.target}",  # type: ignore[union-attr]
                f"space:{command.to}",  # type: ignore[union-attr]
            )
        case "rally":
            return ("piece:royal_guard", *(f"space:{space}" for space in command.path))  # type: ignore[union-attr]
    raise AssertionError(command)


def play(pilot: Pilot, command: DuelCommand) -> None:
    """A command by clicks."""
    before = table(pilot).desk.session.index
    for token in tokens(command):
        pilot.click(token)
    if table(pilot).desk.session.index == before:
        pilot.click("confirm")
    pilot.wait(1600)


def test_a_puzzle_is_solved_by_mouse_and_marked_and_the_next_one_follows(tmp_path: Path) -> None:
    """D050, D107, D108: from the new-game form over the list to the table; the mark is kept"""
    assert tuple(str(type(one).__struct_config__.tag) for one in FIRST.solution) == NUDGE
    path = tmp_path / "settings.json"
    pilot = listed(path=path)
    pilot.click(f"puzzle:{FIRST.id}")
    for command in FIRST.solution:
        assert not table(pilot).is_solved
        play(pilot, command)
    assert table(pilot).is_solved and "solved" in table(pilot).headline()
    assert pilot.ctx.settings.puzzles_solved == (f"duel/{FIRST.id}",)
    assert f"duel/{FIRST.id}" in path.read_text("utf-8")
    pilot.click("next")
    assert table(pilot).puzzle == SECOND
    pilot.click("to_list")
    scene = pilot.top
    assert isinstance(scene, PuzzleListScene)
    assert scene.is_solved(FIRST) and not scene.is_solved(SECOND)


def test_a_wrong_turn_is_told_why_and_can_be_tried_again() -> None:
    """The weight on the rival leader and the free spaces around it; nothing more can be done but undo"""
    pilot = listed()
    pilot.click(f"puzzle:{SECOND.id}")
    assert tuple(str(type(one).__struct_config__.tag) for one in SECOND.solution) == DASH
    play(pilot, SECOND.solution[0])
    pilot.key("e")
    here = table(pilot)
    assert here.failure is not None and here.failure.key == "stopped"
    assert any(f"is {here.failure.weight};" in line for line in here.marking.advice())
    assert here.hand.starts == {} and here.desk.session.index == 2
    pilot.click("undo")
    assert table(pilot).failure is None and table(pilot).desk.session.index == 1
    pilot.click("again")
    assert table(pilot) is not here and table(pilot).hand.starts
    assert pilot.ctx.settings.puzzles_solved == ()


def test_a_turn_in_which_everybody_has_acted_in_vain_fails_by_itself() -> None:
    """D020: nobody is left"""
    pilot = listed()
    pilot.click(f"puzzle:{SECOND.id}")
    play(pilot, SECOND.solution[0])
    guard = table(pilot).state.where["royal_guard"]
    pilot.click("piece:royal_guard")
    steps = [token for token in table(pilot).hand.offers if token.startswith("space:")]
    pilot.click(next(token for token in steps if token[6:] != guard and token != "space:A2"))
    if table(pilot).hand.pending is not None:
        pilot.click("confirm")
    pilot.wait(1600)
    why = table(pilot).failure
    assert why is not None and why.key == "spent"


def test_the_solution_is_shown_step_by_step_and_marks_nothing() -> None:
    """Each step is the rules' own command on the real board"""
    pilot = listed()
    pilot.click(f"puzzle:{THIRD.id}")
    pilot.click("solution")
    assert table(pilot).is_told and table(pilot).hand.starts == {}
    for number in range(len(THIRD.solution)):
        assert table(pilot).steps == number
        pilot.click("step")
    pilot.wait(2500)
    assert table(pilot).is_solved and pilot.ctx.settings.puzzles_solved == ()
    assert any("(D050)" in line for line in table(pilot).marking.advice())
    pilot.click("again")
    assert not table(pilot).is_told and table(pilot).hand.starts


def test_a_puzzle_gives_no_hint_by_key_or_tool_and_lists_none_among_its_keys(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The best command would be the answer; the solution is a button of its own"""
    oracle = FakeAdviser(Hint(FIRST.solution[0], Line("reason.wins")))
    monkeypatch.setattr(LibraryShelf, "adviser", lambda shelf, header: oracle)
    pilot = listed()
    pilot.click(f"puzzle:{FIRST.id}")
    here = table(pilot)
    assert "hint" not in pilot.names() and {"undo", "threats", "solution"} <= {*pilot.names()}
    pilot.key("h")
    pilot.wait(400)
    assert oracle.asked == [] and here.hints.hint is None
    assert here.hand.picks == () and here.focused is None
    assert "The solution can be shown below" in here.toasts.text
    pilot.key("f1")
    page = pilot.top
    assert isinstance(page, HelpScene)
    rows = [row for row in page.group.all() if isinstance(row, KeyRow)]
    told = {row.binding.action: row.words for row in rows}
    assert "hint" not in told and "undo" in told
    assert told["end_turn"] == "Stop here and hear what is missing"


def test_the_solution_is_not_taken_back_by_key() -> None:
    """Its steps stay in their order"""
    pilot = listed()
    pilot.click(f"puzzle:{THIRD.id}")
    pilot.click("solution")
    pilot.click("step")
    pilot.wait(2500)
    pilot.key("ctrl+z")
    assert table(pilot).steps == 1 and table(pilot).desk.session.index == 2
    for _ in THIRD.solution[1:]:
        pilot.click("step")
    pilot.wait(2500)
    assert table(pilot).is_solved


def test_a_position_of_ones_own_is_opened_from_a_file_or_refused(tmp_path: Path) -> None:
    """By its path, typed"""
    good, bad = tmp_path / "own.json", tmp_path / "none.json"
    good.write_bytes(canonical(plain(msgspec.to_builtins(stand("Ki D1 As D5")))))
    bad.write_bytes(canonical(plain(msgspec.to_builtins(stand("Ki D1")))))
    pilot = listed()
    scene = pilot.top
    assert isinstance(scene, PuzzleListScene)
    pilot.click("path")
    pilot.type(str(good))
    pilot.click("open")
    assert table(pilot).puzzle.actions == 1
    pilot.click("to_list")
    assert pilot.top is scene and scene.fault == ""
    for path, reason in (
        (bad, "This is no puzzle: South is to move, and none of its turns wins."),
        (tmp_path / "missing", "no such file"),
        (NOBODYS, "no such file"),
    ):
        scene.open_path(path)
        assert pilot.top is scene and reason in scene.fault


def test_every_winning_board_of_a_position_of_ones_own_counts(tmp_path: Path) -> None:
    """A longer win too, and the task says so; it does not where there is a single one."""
    own = tmp_path / "own.json"
    own.write_bytes(canonical(plain(msgspec.to_builtins(stand("Ki D1 As D5")))))
    pilot = listed()
    scene = pilot.top
    assert isinstance(scene, PuzzleListScene)
    scene.open_path(own)
    pilot.frame()
    several = "More than one final board wins, and any of them counts."
    boards = set()
    for way in ((), ("piece:king", "space:C1")):
        assert several in table(pilot).marking.told()
        for token in (*way, "piece:assassin", "space:D6"):
            pilot.click(token)
            pilot.wait(1600)
        assert table(pilot).is_solved and table(pilot).standing == "solved"
        boards.add(frozenset(table(pilot).desk.view.state.where.items()))
        pilot.click("again")
    assert len(boards) == 2
    table(pilot).to_list()
    scene.open_path(_kept(tmp_path / "single.json"))
    pilot.frame()
    assert several not in table(pilot).marking.told()


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((1024, 640), 1.0)])
def test_all_that_is_said_of_a_position_with_cards_left_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    """Its market is put away: no recruit comes before the turn is judged, and the sheet needs the room."""
    own = tmp_path / "own.json"
    state = stand("Ki D1 As D5")
    assert state.market
    own.write_bytes(canonical(plain(msgspec.to_builtins(state))))
    pilot = listed(Settings(scale=scale))
    pilot.resize(size)
    scene = pilot.top
    assert isinstance(scene, PuzzleListScene)
    scene.open_path(own)
    pilot.frame()
    pilot.wait(300)
    told, drawn, draw = table(pilot).marking.told(), list[str](), Type.draw
    assert len(told) == 3

    def kept(letters: Type, surface: pygame.Surface, text: str, *more: Any) -> pygame.Rect:
        drawn.append(text)
        return draw(letters, surface, text, *more)

    monkeypatch.setattr(Type, "draw", kept)
    pilot.shot()
    assert all(words in " ".join(drawn) for words in told)
    assert all(table(pilot).picture.position_of(state, f"card:{card}") is None for card in state.market)


def _kept(path: Path) -> Path:
    path.write_bytes(canonical(plain(msgspec.to_builtins(FIRST.state))))
    return path


def test_the_menu_leads_back_to_the_list() -> None:
    """Nothing of a puzzle is kept but what is solved"""
    pilot = listed()
    pilot.click(f"puzzle:{FIRST.id}")
    pilot.click("menu")
    pilot.click("leave")
    assert isinstance(pilot.top, PuzzleListScene)


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((1024, 640), 0.75)])
def test_no_words_leave_their_boxes(size: tuple[int, int], scale: float) -> None:
    """The list at several sizes"""
    pilot = Pilot(size, LibraryShelf(), Settings(scale=scale, puzzles_solved=("duel/p01",)))
    scene = PuzzleListScene(pilot.ctx)
    pilot.show(scene)
    assert scene.group.overflow() == []
