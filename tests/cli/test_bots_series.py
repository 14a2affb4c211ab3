"""`leaders bots`: round robins, series that go on where they stopped, and clusters that are not there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.league import crews
from game.league.match import BrokenOffError, Match, Played, play
from tests.cli.conftest import Run

CUP = ("bots", "toy", "--seats", "hard,easy", "--seed", "cup", "--json")


@pytest.fixture(autouse=True)
def players_at_random(random_players: None) -> None:
    """Nobody thinks here."""


def test_a_round_robin_rates_every_level(run: Run) -> None:
    """Each two meet so many times; the yardstick `random` may take part."""
    code, out, err = run("bots", "toy", "--games", 2, "--levels", "easy,hard,random", "--json")
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert [meeting["levels"] for meeting in result["meetings"]] == [
        ["easy", "hard"],
        ["easy", "random"],
        ["hard", "random"],
    ]
    assert result["games"] == 6
    assert {one["level"] for one in result["elo"]} == {"easy", "hard", "random"}
    assert all(one["low"] < one["elo"] < one["high"] for one in result["elo"])
    code, out, _ = run("bots", "toy", "--games", 1, "--levels", "easy,hard,random")
    assert code == 0 and "Elo, 1500 being the mean" in out and "hard against random" in out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--levels", "easy"), "two or more"),
        (("--levels", "easy,easy"), "each once"),
        (("--levels", "easy,genius"), "'genius'"),
        (("--levels", "easy,hard", "--seats", "easy,hard"), "not allowed with"),
        ((), "required"),
        (("--seats", "easy,hard", "--jobs", 2, "--cluster", "x"), "not allowed with"),
    ],
)
def test_a_field_that_cannot_meet_is_named(run: Run, arguments: tuple[str, ...], named: str) -> None:
    code, out, err = run("bots", "toy", "--games", 1, *arguments)
    assert (code, out) == (2, "")
    assert named in err


def test_a_series_that_was_stopped_goes_on_where_it_was(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games that were played are not played again, their logs stay, and the result is that of a series
    without a stop. It may be made longer later on, and asks for no seed then."""
    _, whole, _ = run(*CUP, "--games", 6)
    file, logs = tmp_path / "cup.jsonl", tmp_path / "logs"
    kept = ("--games", 6, "--results", file, "--logs", logs)
    seen: list[int] = []

    def stopping(match: Match) -> Played:
        seen.append(match.number)
        if len(seen) == 4:
            raise KeyboardInterrupt
        return play(match)

    monkeypatch.setattr(crews, "play", stopping)
    assert run(*CUP, *kept)[0] == 130
    assert len(file.read_bytes().splitlines()) == 4
    file.write_bytes(file.read_bytes()[:-9])  # the last of three results is torn, its log is there
    assert run(*CUP, *kept)[:2] == (0, whole)
    assert seen == [0, 1, 2, 3, 2, 3, 4, 5]
    assert len(list(logs.iterdir())) == 6
    assert run(*CUP, *kept)[:2] == (0, whole)
    code, longer, _ = run("bots", "toy", "--seats", "hard,easy", "--json", "--games", 8, "--results", file)
    assert (code, json.loads(longer)["games"], json.loads(longer)["seed"]) == (0, 8, "cup")
    assert seen[8:] == [6, 7]


def test_a_file_of_another_series_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    assert run(*CUP, "--games", 1, "--results", file)[0] == 0
    code, out, err = run("bots", "toy", "--seats", "hard,normal", "--games", 1, "--results", file)
    assert (code, out) == (2, "")
    assert "another series" in err and "hard,easy" in err
    assert "goes on" not in err


def test_where_results_cannot_be_kept_nothing_is_promised(run: Run, tmp_path: Path) -> None:
    code, out, err = run(*CUP, "--games", 1, "--results", tmp_path)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "cannot be written" in err and "goes on" not in err


def test_a_game_that_breaks_off_is_named_and_its_log_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaking(match: Match) -> Played:
        raise BrokenOffError(match.number, "ValueError: no move", b"{}\n")

    monkeypatch.setattr(crews, "play", breaking)
    code, _, err = run(*CUP, "--games", 1, "--logs", tmp_path)
    assert code == 2
    assert "game 0 broke off: ValueError: no move" in err
    assert (tmp_path / "toy-00000.leaders").read_bytes() == b"{}\n"


def test_a_cluster_that_does_not_answer_is_told_in_a_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="needs the extra `cluster`")
    monkeypatch.setattr(crews, "PATIENCE", 0.3)
    code, out, err = run(*CUP, "--games", 1, "--cluster", "tcp://127.0.0.1:9")
    assert (code, out) == (2, "")
    assert err.startswith("leaders: no Dask cluster at tcp://127.0.0.1:9")
    assert err.count("\n") == 1
