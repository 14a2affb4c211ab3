"""The score sheet: both sides by category while the game goes on and at its end."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.ids import Seat
from game.core.messages import Outcome
from game.games.wonders.scoring import CATEGORIES, score
from game.games.wonders.ui.score_sheet import ScoreRow, ScoreScene
from tests.games.wonders.table import table
from tests.games.wonders.ui.positions import mid_game, whole
from tests.games.wonders.ui.seated import Seated


def opened(state=None) -> tuple[Seated, ScoreScene]:  # type: ignore[no-untyped-def]
    """The sheet over a table."""
    seated = Seated(state or mid_game(), players=("human", "easy"))
    seated.pilot.settle()
    seated.pilot.key("s")
    scene = seated.pilot.top
    assert isinstance(scene, ScoreScene)
    return seated, scene


def test_the_key_opens_and_closes_the_sheet() -> None:
    """W071: S, and Esc or S again"""
    seated, _ = opened()
    seated.pilot.key("s")
    assert seated.pilot.top is seated.table
    seated.pilot.key("s")
    seated.pilot.key("escape")
    assert seated.pilot.top is seated.table


def test_the_rows_add_up_to_what_the_rules_count() -> None:
    """W071 W156"""
    seated, scene = opened()
    rows = [one for one in scene.group.all() if isinstance(one, ScoreRow)]
    assert [row.category for row in rows] == list(CATEGORIES)
    for seat in (0, 1):
        counted = score(seated.state, Seat(seat))
        assert sum(row.points[seat] for row in rows) == counted.total > 0


def test_leaders_have_no_row_in_a_game_without_them() -> None:
    """W156"""
    _, scene = opened(whole(table()))
    assert "leaders" not in [row.category for row in scene.group.all() if isinstance(row, ScoreRow)]


def test_each_line_opens_to_what_makes_it_up() -> None:
    """W071: a click, the pointer, or the focus"""
    seated, scene = opened()
    seated.pilot.click("category:blue")
    assert [(seat, line.source, line.points) for seat, line in scene.details()] == [
        (0, "altar", 3),
        (1, "theater", 3),
    ]
    seated.pilot.focus_on("category:leaders")
    seated.pilot.move((3, 3))
    assert [(seat, line.source) for seat, line in scene.details()] == [(1, "hypatia")]


def test_the_banner_names_the_kind_of_victory() -> None:
    """W054 W064 W070 W073 W074"""
    _, scene = opened()
    assert scene.banner() == "Points as things stand"
    for kind, rule in (("military", "W054"), ("science", "W064"), ("points", "W071"), ("tie_coins", "W074")):
        scene.state = replace(scene.state, outcome=Outcome(winners=(Seat(1),), kind=kind, rule=rule))
        assert "East" in scene.banner()
    scene.state = replace(
        scene.state, outcome=Outcome(winners=(Seat(0), Seat(1)), kind="shared", rule="W073")
    )
    assert scene.banner() == "A shared victory"


def test_the_graph_runs_along_the_game() -> None:
    """Points of both sides from the first age on."""
    seated = Seated(None, players=("human", "human"))
    while seated.state.age < 2:
        seat = next(iter(seated.session.to_act))
        commands = seated.session.rules.commands(seated.state, seat)
        seated.session.submit(next(iter(commands)))
    seated.pilot.settle(60_000)
    seated.table.open_score()
    scene = seated.pilot.top
    assert isinstance(scene, ScoreScene)
    assert len(scene._course) > 10 and all(len(point) == 2 for _, point in scene._course)
    last = tuple(float(score(seated.state, Seat(seat)).total) for seat in (0, 1))
    assert scene._course[-1][1] == last
    assert not seated.pilot.overflow()
