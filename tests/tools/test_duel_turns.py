"""The judge of the duel's players: what it is asked for is checked before anybody thinks."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import library
from game.core.lines import log_lines
from tools.duel_turns import main


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--turns", "0"), "not a whole number"),
        (("--turns", "-3"), "not a whole number"),
        (("--time", "0"), "not a whole number"),
        (("--level", "genius"), "genius"),
    ],
)
def test_counts_and_levels_that_make_no_sense_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([str(tmp_path), *arguments])
    assert ended.value.code == 2
    assert named in capsys.readouterr().err


def other_game() -> bytes:
    """A log of wonders."""
    session = library.new_table("wonders", ("human", "human"), {}, seed="judge")
    return b"".join(line + b"\n" for line in log_lines(session.full_log()))


def test_what_is_no_folder_of_duels_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "a.leaders"
    for content, named in ((b"garbage\n", "line 1"), (other_game(), "wonders")):
        log.write_bytes(content)
        with pytest.raises(SystemExit) as ended:
            main([str(tmp_path)])
        assert ended.value.code == 2
        told = capsys.readouterr().err
        assert str(log) in told and named in told
    with pytest.raises(SystemExit):
        main([str(tmp_path / "nowhere")])
    assert "nowhere" in capsys.readouterr().err
