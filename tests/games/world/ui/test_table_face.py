"""What the world shows of itself to the shared screens, and that its table fits every window."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from game import library
from game.core.ids import SPECTATOR, Seat
from game.core.messages import Outcome
from game.core.session import Session
from game.games.world import WORLD
from game.games.world.commands import EnterPoints
from game.games.world.events import BattleBegan, DiceRolled, GameEnded, PointsEntered, TurnBegan
from game.games.world.model import Battle, Units
from game.games.world.settings import option_choices, parse_options
from game.games.world.ui.face import WorldFace
from game.games.world.ui.table import WorldTable
from game.ui.desk import Desk
from game.ui.settings import Settings
from tests.games.world.boards import world_board
from tests.games.world.ui.seated import Seated, Shelf, at
from tests.ui.pilot import Pilot

FACE = WorldFace()


def test_every_setting_of_the_rules_is_on_the_form_with_choices_that_are_taken() -> None:
    fields = {field.key: field for field in FACE.options()}
    assert set(fields) == set(option_choices())
    for key, field in fields.items():
        assert field.label and field.note
        for value, label in field.choices:
            assert label
            assert parse_options({key: value})


def test_the_rules_pages_tell_rows_of_the_book() -> None:
    pages = FACE.pages()
    assert len(pages) >= 12
    for page in pages:
        assert page.title
        if not page.example:  # a worked example is told in sentences
            assert all(text.split("  ")[0][0] in "RA" for text in page.paragraphs)


def test_status_graph_and_result_read_a_state() -> None:
    session: Any = library.new_table("world", ("human",) * 3, {"scenario": "great_powers"}, seed="face")
    state = session.view(SPECTATOR).state
    assert FACE.status(state, SPECTATOR).startswith("Round 1. ")
    graph = FACE.graph(session.rules, state)
    assert graph is not None and len(graph) == 3 and min(graph) > 20
    assert FACE.result(session.rules, state) == ("The game is not over", "")


@pytest.mark.parametrize(
    ("event", "mark"),
    [
        (TurnBegan(seat=Seat(0), round=1), "turn"),
        (DiceRolled(attacker=(), defender=()), "dice"),
        (BattleBegan(seat=Seat(0), battle=Battle("brazil", Seat(1))), "reveal"),
        (GameEnded(outcome=Outcome(winners=(Seat(0),), kind="points", rule="R025")), "end"),
        (PointsEntered(seat=Seat(0), points=3), None),
    ],
)
def test_the_time_line_marks_turns_battles_dice_and_the_end(event: object, mark: str | None) -> None:
    session = library.new_table("world", ("human",) * 2, {"scenario": "great_powers"}, seed="face")
    state = session.view(SPECTATOR).state
    assert FACE.marker(state, [event]) == mark  # type: ignore[list-item]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 1000), (2560, 1440)])
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_nothing_of_the_table_overlaps_or_leaves_the_window(size: tuple[int, int], scale: float) -> None:
    seated = Seated(at("withdraw", brazil=Units(1, 1)), size=size, settings=Settings(scale=scale))
    picture, table = seated.table.picture, seated.table
    board = picture.board
    parts = [
        table.strip.rect,
        board.map.rect,
        board.legend.rect,
        board.track.rect,
        picture.player.tabs,
        picture.player.rect,
        table.explain.rect,
        *(w.rect for w in table.group.all() if w.rect.top > table.strip.rect.bottom),
    ]
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(part) for part in parts)
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
    assert board.rect.width * board.rect.height >= 0.62 * size[0] * size[1]
    assert seated.pilot.overflow() == []


def test_the_table_is_at_rest_when_nothing_happens() -> None:
    seated = Seated(at("place", camp=Units(2)))
    seated.pilot.settle()
    frames = seated.pilot.app.frames
    seated.pilot.wait(800)
    assert seated.pilot.app.frames == frames


def test_a_map_whose_outlines_are_nowhere_is_sketched_and_played_on() -> None:
    """An old log holds its map's data; the file it came from may be gone."""
    data = world_board()
    for one in data["territories"]:
        one["id"] = f"new_{one['id']}"
    for link in data["links"]:
        link["a"], link["b"] = f"new_{link['a']}", f"new_{link['b']}"
    for sea in data["seas"]:
        sea["territories"] = [f"new_{place}" for place in sea["territories"]]
    given = {"scenario": "quick_game", "nations": "fixed"}
    game: Any = WORLD
    session: Any = Session.new(game, seats=3, seed="own", options=given, map_data=data, map_name="own")
    pilot = Pilot(shelf=Shelf())
    desk = Desk(pilot.ctx, session, ("human",) * 3, True)
    table = FACE.table(pilot.ctx, desk)
    pilot.show(table)
    pilot.settle()
    pilot.click("enter_points")
    assert any(isinstance(entry.command, EnterPoints) for entry in session.full_log().entries)
    assert isinstance(table, WorldTable)
    x, y = pilot.at("territory:new_brazil")
    assert table.token_at((x, y + 14)) in ("territory:new_brazil", "stack:new_brazil:infantry")
