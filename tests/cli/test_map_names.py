"""A map's name in a log is never a path: field report 25."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from game import library
from game.core.log import Log, MapRef
from game.core.store import write_log

ROOT = Path(__file__).resolve().parents[2]

WATCHED = """
import sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event in ("open", "os.open") else None)
from game.cli import main
code = main(sys.argv[1:])
print("\\nEXIT", code, file=sys.stderr)
for path in opened:
    print("OPENED", path, file=sys.stderr)
"""


def log_naming(path: Path, name: str, digest: str | None = None) -> None:
    """A sound log of a duel, but for the name of its map."""
    log = library.new_table("duel", ("human", "human"), seed="tea").full_log()
    assert log.header.map is not None
    ref = MapRef(name, digest or log.header.map.digest)
    write_log(path, Log(msgspec.structs.replace(log.header, map=ref), log.entries))


@pytest.mark.parametrize(
    "name",
    (
        "../../etc/passwd",
        "/etc/passwd",
        "/dev/zero",
        "link.tmx",
        "..",
        "C:\\secret.tmx",
        "\\\\host\\share",
        "duel/../../x",
    ),
)
@pytest.mark.parametrize("command", ("show", "verify"))
def test_no_file_that_a_log_names_as_its_map_is_ever_opened(tmp_path: Path, name: str, command: str) -> None:
    """Climbing, absolute, a device, a link, other systems' paths: every opened file is noted."""
    secret = tmp_path / "secret.tmx"
    secret.write_text("<map/>")
    (tmp_path / "link.tmx").symlink_to(secret)
    path = tmp_path / "odd.leaders"
    log_naming(path, name, digest="0" * 32)
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, command, str(path)],
        capture_output=True, text=True, cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "LEADERS_HOME": str(tmp_path)},
    )  # fmt: skip
    assert "EXIT 0" not in done.stderr
    assert "Traceback" not in done.stderr
    opened = [line.removeprefix("OPENED ") for line in done.stderr.splitlines() if line.startswith("OPENED ")]
    assert str(path) in opened
    assert not [file for file in opened if "passwd" in file or "secret" in file or "link.tmx" in file]
    assert not [file for file in opened if file.startswith("/dev/") and file != "/dev/null"]


def test_a_log_without_its_map_is_played_on_the_bundled_one_only_if_it_is_the_same(tmp_path: Path) -> None:
    """The digest decides."""
    log_naming(tmp_path / "good.leaders", "duel/board.tmx")
    assert library.open_copy(tmp_path / "good.leaders").session.index == 1
    log_naming(tmp_path / "other.leaders", "duel/board.tmx", digest="0" * 32)
    with pytest.raises(ValueError, match="not the one this game was played on"):
        library.open_copy(tmp_path / "other.leaders")
