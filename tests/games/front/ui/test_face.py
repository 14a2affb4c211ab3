"""The front for the shared screens: form, pages, result, time line, graph, viewer through every eye."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from game.core.ids import REFEREE, SPECTATOR, Seat, Viewpoint
from game.games.front import events as e
from game.games.front.book import load_book
from game.games.front.rulebook import rule_text
from game.games.front.settings import option_choices
from game.games.front.ui.face import FACE
from game.ui.face import Marks
from game.ui.sit_down import watch
from tests.games.front.ui.seated import Seated


def test_every_setting_stands_in_the_form_with_words_for_each_choice() -> None:
    """2.2: options are fixed before play."""
    fields = {field.key: field for field in FACE.options()}
    assert {key: tuple(value for value, _ in field.choices) for key, field in fields.items()} == {
        key: tuple(choices) for key, choices in option_choices().items()
    }
    assert all(field.label and field.note for field in fields.values())


def test_every_row_of_the_rules_stands_on_a_page() -> None:
    """F001 to F125: the chapters tell them all."""
    told = {text for page in FACE.pages() for text in page.paragraphs}
    assert {rule_text(f"F{number:03}") for number in range(1, 126)} <= told


def test_every_page_that_the_table_opens_is_there() -> None:
    """One key opens the page of what is under the pointer."""
    tokens = {page.token for page in FACE.pages()}
    seated = Seated()
    for about in (None, "leader:L_lucht", "points:all", "hex:0504"):
        seated.table.pin(about, keep=True)
        assert seated.table.page() in tokens


def test_the_catalogue_has_words_for_every_type_state_and_hamper() -> None:
    """No key is missing when a sheet is made."""
    text = resources.files("game.games.front").joinpath("data/table_en.json").read_text("utf-8")
    keys = set(json.loads(text))
    book = load_book()
    assert {f"type.{unit.type}" for unit in book.units.values()} <= keys
    assert {f"level.{one.level}" for one in book.leaders.values()} <= keys
    assert {f"hamper.{name}" for name in book.tables.movement_events} <= keys
    for scenario in book.scenarios.values():
        for level in scenario.levels:
            assert {f"result.{level.result}", f"points.{level.result}"} <= keys


def test_graph_and_marks_tell_the_course_of_a_game() -> None:
    """German points against the places still held; turns, dice and the end are marked."""
    seated = Seated()
    seated.until("D")
    rules, state = seated.desk.rules, seated.state
    graph = FACE.graph(rules, state)
    assert graph is not None and graph[0] >= 0 and graph[1] > 0
    batches = [seated.session.batch(index, SPECTATOR).events for index in range(seated.session.index)]
    marks = [FACE.marker(state, events) for events in batches]
    assert marks[0] == "turn" and "dice" in marks
    assert FACE.result(rules, state)[0]
    assert isinstance(batches[0][0], e.CountersPlaced)


@pytest.mark.parametrize("eyes", [Seat(0), Seat(1), SPECTATOR, REFEREE])
def test_the_viewer_shows_a_game_under_fog_through_every_eye(eyes: Viewpoint) -> None:
    """18.4.0: what a seat may not read is not in its picture either."""
    seated = Seated(options={"fog_of_war": "on"})
    seated.until("D")
    watch(seated.pilot.ctx, seated.pilot.ctx.shelf.replay_of(seated.session), 2, eyes)
    seated.pilot.settle(60_000)
    picture = FACE.picture(seated.pilot.ctx, seated.desk.rules)
    state = seated.session.view(eyes).state
    picture.layout(seated.pilot.shot().get_rect())
    picture.draw(seated.pilot.shot().copy(), state, Marks())
    piles = picture.board.stacks.piles(state)  # type: ignore[attr-defined]
    hidden = [token for row in piles.values() for token in row if token.startswith("hidden:")]
    assert bool(hidden) == (eyes != REFEREE)
