"""Files of results: begun, gone on with, torn, damaged, of another series."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.core.report import GameReport
from game.league.match import Played
from game.league.series import Results, ResultsError, Series, round_robin, seed_in

SERIES = Series("duel", 1, (("hard", "easy"),), "cup", options={"mode": "quick"})
REPORT = GameReport(({"side": ("south",)}, {"side": ("north",)}), 12, "turns")
GAMES = [Played(number, (number % 2,), "capture", 40, (0, 1), REPORT, b"log") for number in range(3)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two games."""
    path = tmp_path / "cup.jsonl"
    with Results.keep(SERIES, path) as results:
        for game in GAMES[:2]:
            results.add(game)
    return path


def test_what_was_kept_is_known_again_without_logs(path: Path) -> None:
    with Results.keep(SERIES, path) as results:
        assert results.played == {game.number: replace(game, log=b"") for game in GAMES[:2]}
        results.add(GAMES[2])
    with Results.keep(SERIES, path) as results:
        assert sorted(results.played) == [0, 1, 2]
    assert seed_in(path) == "cup"


def test_a_torn_last_line_is_dropped_and_written_over(path: Path) -> None:
    whole = path.read_bytes()
    for cut in (1, 20, len(whole.splitlines()[-1])):
        path.write_bytes(whole[:-cut])
        with Results.keep(SERIES, path) as results:
            assert sorted(results.played) == [0]
            results.add(GAMES[1])
        assert path.read_bytes() == whole


def test_a_file_that_was_torn_in_its_first_line_begins_anew(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:10])
    assert seed_in(path) is None
    with Results.keep(SERIES, path) as results:
        assert not results.played
    assert seed_in(path) == "cup"


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (replace(SERIES, seed="tea"), 'seed "cup" there, "tea" asked for'),
        (replace(SERIES, meetings=(("hard", "normal"),)), "meetings hard,easy there, hard,normal"),
        (replace(SERIES, game="world"), '"duel"'),
        (replace(SERIES, time_ms=100), "time_ms"),
        (replace(SERIES, options={}), "options"),
        (replace(SERIES, app="9.9"), "app"),
    ],
)
def test_a_file_of_another_series_is_refused_and_stays_as_it_is(
    path: Path, other: Series, named: str
) -> None:
    before = path.read_bytes()
    with pytest.raises(ResultsError, match="another series") as refused:
        Results.keep(other, path)
    assert named in str(refused.value)
    assert path.read_bytes() == before


def test_damage_is_named_by_its_line(path: Path) -> None:
    head, first, second = path.read_bytes().splitlines(keepends=True)
    for lines, line in (((head, b"{}\n", second), 2), ((head, first, first), 3), ((head, first, b"?\n"), 3)):
        path.write_bytes(b"".join(lines))
        with pytest.raises(ResultsError, match=f"damaged in line {line}"):
            Results.keep(SERIES, path)


@pytest.mark.parametrize("change", [{"number": -1}, {"winners": (7,)}, {"seating": (1, 1)}, {"seating": ()}])
def test_a_game_that_cannot_be_of_the_series_is_damage(path: Path, change: dict[str, Any]) -> None:
    with Results.keep(SERIES, path) as results:
        results.add(replace(GAMES[2], **change))
    with pytest.raises(ResultsError, match="damaged in line 4"):
        Results.keep(SERIES, path)


def test_a_file_that_keeps_no_series_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    for letter in ("Dear Ann,\nall is well.", "Dear Ann", "{}\n"):
        path.write_text(letter)
        with pytest.raises(ResultsError, match="does not begin with a series"):
            Results.keep(SERIES, path)
        assert path.read_text() == letter
    with pytest.raises(ResultsError, match="cannot be written"):
        Results.keep(SERIES, tmp_path)


def test_two_series_never_write_to_one_file(path: Path) -> None:
    with Results.keep(SERIES, path), pytest.raises(ResultsError, match="another series is writing"):
        Results.keep(SERIES, path)


def test_in_a_round_robin_each_two_meet() -> None:
    assert round_robin(("a", "b", "c")) == (("a", "b"), ("a", "c"), ("b", "c"))
