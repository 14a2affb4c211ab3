"""The toy game on the shelf, a way to run commands, and a log of each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game import library, players
from game.cli import main
from game.core.chance import Chance
from game.core.store import LogFile
from tests.toy.game import TOY
from tests.toy.play import lay, play

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def toy_game() -> Iterator[None]:
    """The toy game, registered."""
    take_off = library.register("toy", lambda: TOY)
    yield
    take_off()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command; gives exit code, standard output and standard error."""

    def running(*arguments: object) -> tuple[int, str, str]:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as end:  # argparse
            code = int(end.code or 0)
        told = capsys.readouterr()
        assert "Traceback" not in told.out + told.err
        return code, told.out, told.err

    return running


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A log of a toy game that was played to its end."""
    path = tmp_path / "finished.leaders"
    with LogFile.create(path) as file:
        play(lay(sink=file), 500)
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A log of a toy game that stands in its second turn."""
    path = tmp_path / "unfinished.leaders"
    with LogFile.create(path) as file:
        play(lay(sink=file), 3)
    return path


class RandomPlayer:
    """Plays any legal command."""

    def choose(self, view: Any, rules: Any, seat: int, time_ms: int, seed: str) -> Any:
        """A command of that seat, found in its view alone."""
        legal = list(rules.commands(view.state, seat))
        return legal[Chance(seed, 0).below(len(legal))]


@pytest.fixture
def random_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players of every level that play at random."""
    monkeypatch.setattr(players, "make", lambda game, level: RandomPlayer())
