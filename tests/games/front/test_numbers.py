"""The numbers of the game as the rules state them: tables, orders of battle, arrivals, points and levels."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.ids import Seat
from game.games.front.forecast import read
from tests.games.front.table import BOOK

TABLES = BOOK.tables


def test_the_assault_table_means_what_the_figures_say() -> None:
    """F080, F083, 10.5.0: mean losses of both sides and retreats of the defender, by column"""
    cells = [[read(code) for code in row] for row in TABLES.assault.defender]
    assert [sum(loss for loss, _ in row) for row in cells] == [1, 2, 3, 4, 6, 8, 10, 13, 15, 18]
    assert [sum(hexes > 0 for _, hexes in row) for row in cells] == [1, 2, 4, 5, 6, 7, 8, 9, 9, 9]
    assert [sum(hexes for _, hexes in row) for row in cells] == [1, 2, 4, 6, 8, 10, 13, 16, 18, 20]
    lost = [[read(code) for code in row] for row in TABLES.assault.attacker]
    assert [sum(loss for loss, _ in row) for row in lost] == [17, 13, 11, 9, 7, 6, 4, 3, 2, 1]
    assert [sum(hexes for _, hexes in row) for row in lost] == [2, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    for table in (cells, [list(reversed(row)) for row in zip(*lost, strict=True)]):
        for row in table:
            assert [loss for loss, _ in row] == sorted(loss for loss, _ in row)
    assert TABLES.assault.cap == 4


def test_the_barrage_table_means_what_the_figures_say() -> None:
    """F089, F092, F093, 12.1.0: dice that suppress and steps lost, by column; a nought never hits"""
    assert TABLES.barrage.most[:5] == (3, 6, 9, 13, 18)
    assert [sum(cell != "-" for cell in row) for row in TABLES.barrage.results] == [2, 4, 5, 6, 7, 8]
    steps = [sum(int(cell) for cell in row if cell.isdigit()) for row in TABLES.barrage.results]
    assert steps == [0, 1, 2, 3, 5, 7]
    assert all(row[0] == "-" for row in TABLES.barrage.results)
    assert TABLES.barrage.guns == 3
    assert TABLES.barrage.shifts == {
        "clear": 1, "forest": -1, "city": -1, "westwall": -1, "fog": -1, "night": -2, "road_mode": 1,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("scenario", "side", "count", "sums"),
    [
        ("tutorial", "US", 8, (25, 31, 18, 54, 38, 6, 6)),
        ("tutorial", "DE", 8, (26, 27, 20, 42, 40, 7, 7)),
        ("st_vith", "US", 45, (164, 202, 107, 313, 262, 32, 42)),
        ("st_vith", "DE", 43, (193, 193, 114, 270, 236, 33, 31)),
    ],
)
def test_the_orders_of_battle_add_up(scenario: str, side: str, count: int, sums: tuple[int, ...]) -> None:
    """F045, F112, 4.1.0, 20.0: counters with their attack, defence, steps, MA, proficiency, BF and range"""
    starts = [start.id for start in BOOK.scenarios[scenario].counters]
    units = [BOOK.units[one] for one in starts if one in BOOK.units and BOOK.units[one].side == side]
    assert len(units) == count
    rows = [(u.attack, u.defence, u.steps, u.ma, u.proficiency, u.barrage, u.range) for u in units]
    assert tuple(sum(column) for column in zip(*rows, strict=True)) == sums
    for one in units:
        assert one.steps in ((1,) if TABLES.types[one.type].artillery else (1, 2, 3))
        assert bool(one.barrage) == bool(one.range) == TABLES.types[one.type].artillery
        assert not (one.attack and TABLES.types[one.type].artillery)


def test_leaders_have_their_initiative_and_level() -> None:
    """F001, 22.0: the ratings printed on the counters"""
    found = {name: (one.initiative, one.level) for name, one in BOOK.leaders.items()}
    assert found == {
        "L_jones": (3, "division"), "L_hasbrouck": (7, "division"), "L_hobbs": (7, "division"),
        "L_hoge": (7, "cc"), "L_clarke": (8, "cc"), "L_rosebaum": (6, "cc"), "L_lucht": (5, "corps"),
        "L_hoffmann": (6, "division"), "L_kittel": (5, "division"), "L_wadehn": (4, "division"),
        "L_engel": (7, "division"), "L_mohnke": (6, "division"), "L_peiper": (8, "kampfgruppe"),
        "L_hansen": (7, "kampfgruppe"), "L_remer": (7, "brigade"),
    }  # fmt: skip
    assert {one.ma for one in BOOK.leaders.values()} == {10}


def test_units_arrive_in_their_turns() -> None:
    """F104, 16.1: how many on each side, by turn; some wait for their release"""
    for scenario, listed in (
        ("tutorial", {("US", "1P"): 1}),
        ("st_vith", {
            ("US", "17P"): 2, ("US", "17N"): 4, ("US", "18A"): 5, ("US", "18P"): 1, ("US", "20A"): 2,
            ("DE", "16P"): 3, ("DE", "16N"): 1, ("DE", "17A"): 1, ("DE", "17P"): 4, ("DE", "17N"): 1,
            ("DE", "18A"): 2, ("DE", "18P"): 2, ("DE", "19A"): 1, ("DE", "20A"): 2,
        }),
    ):  # fmt: skip
        starts = [one for one in BOOK.scenarios[scenario].counters if one.id in BOOK.units and one.turn]
        assert Counter((BOOK.units[one.id].side, one.turn) for one in starts) == listed
    held = Counter(one.release for one in BOOK.scenarios["st_vith"].counters if one.release)
    assert held == {"16N": 4}


def test_points_levels_and_weather_are_those_of_the_scenarios() -> None:
    """F108, F111, F112, 19.1, 20.1-20.4"""
    tutorial, battle, longer = (BOOK.scenarios[name] for name in ("tutorial", "st_vith", "st_vith_extension"))
    assert [(one.least, one.result) for one in tutorial.levels[:2]] == [(13, "german_win"), (9, "draw")]
    assert [one.least for one in battle.levels[:-1]] == [85, 70, 55, 40]
    assert [one.least for one in longer.levels[:-1]] == [102, 86, 70, 52]
    assert [len(one.turns) for one in (tutorial, battle, longer)] == [3, 12, 18]
    for one in (battle, longer):
        points = one.points
        assert (points.us_lost, points.us_surrendered, points.de_lost, points.de_surrendered) == (
            1,
            2,
            -1,
            -2,
        )
        assert (points.leader_us_lost, points.leader_de_lost, points.us_cut_off_at_end) == (2, -2, 0)
        assert points.halve_small
        assert (points.exits, points.exit_least_steps) == ({"KGP": 3, "1SS": 2}, 2)
        assert one.sudden == ("St. Vith", "Vielsalm")
    listed = ("fog", "overcast", "fog", "fog", "overcast", "fog")
    assert [longer.weather[str(day)] for day in range(16, 22)] == list(listed)
    assert tutorial.weather == {"1": "fog"}
    assert {one.first for one in (tutorial, battle, longer)} == {"DE"}
    assert BOOK.seat("de_294_i") == Seat(0)
