"""Paths on the command line: an empty one is no name of anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import cli
from tests.cli.conftest import Run

_MEETING = ("bots", "duel", "--games", "1", "--seats", "easy,easy")


@pytest.mark.parametrize(
    "arguments",
    (
        ("play", "duel", "--map", ""),
        ("play", "duel", "--log", ""),
        ("replay", ""),
        ("verify", "x.leaders", ""),
        ("show", " "),
        ("shot", "", "--at", "1", "--out", "x.png"),
        ("shot", "x.leaders", "--at", "1", "--out", ""),
        (*_MEETING, "--results", ""),
        (*_MEETING, "--logs", ""),
        ("maps", ""),
    ),
)
def test_an_empty_path_is_not_the_present_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    """A variable of a shell that is not set must not send files there."""
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*arguments)
    assert (code, out, list(tmp_path.iterdir())) == (2, "", [])
    assert "the path is empty" in err


def test_every_path_of_the_command_line_is_checked() -> None:
    """One added later is no plain Path."""
    commands = next(
        action.choices for action in cli.build_parser()._actions if isinstance(action.choices, dict)
    )
    options = [option for parser in commands.values() for option in parser._actions]
    assert not [option.dest for option in options if option.type is Path]
    assert sum(option.type is cli._path for option in options) == 10
