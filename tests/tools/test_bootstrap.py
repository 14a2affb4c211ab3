"""How the two commands decide what to install and what they say when they cannot."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import bootstrap

KEY = bootstrap.stamp_key(b"[project]\n", "3.11.7 (main)", Path("/home/ann/leaders"))


@pytest.mark.parametrize(
    "other",
    [
        bootstrap.stamp_key(b"[project]\nname='x'\n", "3.11.7 (main)", Path("/home/ann/leaders")),
        bootstrap.stamp_key(b"[project]\n", "3.12.1 (main)", Path("/home/ann/leaders")),
        bootstrap.stamp_key(b"[project]\n", "3.11.7 (main)", Path("/home/ann/moved")),
    ],
)
def test_an_environment_is_outdated_when_packages_python_or_place_change(other: dict[str, str]) -> None:
    stamp: dict[str, object] = {**KEY, "extras": ""}
    assert bootstrap.is_current(stamp, KEY, "")
    assert not bootstrap.is_current(stamp, other, "")


def test_line_ends_of_a_windows_checkout_do_not_outdate_it() -> None:
    assert bootstrap.stamp_key(b"[project]\r\n", "3.11.7 (main)", Path("/home/ann/leaders")) == KEY


def test_an_environment_for_tests_also_plays_but_not_the_other_way_round() -> None:
    assert bootstrap.is_current({**KEY, "extras": "dev"}, KEY, "")
    assert not bootstrap.is_current({**KEY, "extras": ""}, KEY, "dev")


def test_only_changed_packages_leave_the_environment_worth_updating() -> None:
    changed = bootstrap.stamp_key(b"more", "3.11.7 (main)", Path("/home/ann/leaders"))
    moved = bootstrap.stamp_key(b"[project]\n", "3.11.7 (main)", Path("/home/ann/moved"))
    assert bootstrap.can_update({**KEY, "extras": ""}, changed)
    assert not bootstrap.can_update({**KEY, "extras": ""}, moved)


@pytest.mark.parametrize("text", [None, "", "{", "[1, 2]", "\x00\xff"])
def test_a_missing_or_damaged_stamp_means_not_current(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / bootstrap.STAMP).write_text(text, encoding="utf-8")
    assert not bootstrap.is_current(bootstrap.read_stamp(tmp_path), KEY, "")


def test_a_stamp_reads_back_as_written(tmp_path: Path) -> None:
    (tmp_path / bootstrap.STAMP).write_text(json.dumps({**KEY, "extras": "dev"}), encoding="utf-8")
    assert bootstrap.is_current(bootstrap.read_stamp(tmp_path), KEY, "dev")


def test_the_python_is_found_where_each_system_puts_it() -> None:
    assert bootstrap.venv_python(Path("v"), "nt") == Path("v/Scripts/python.exe")
    assert bootstrap.venv_python(Path("v"), "posix") == Path("v/bin/python")


def test_debian_is_told_the_name_of_the_package() -> None:
    message = bootstrap.no_venv_message((3, 11), is_debian=True)
    assert "sudo apt install python3.11-venv" in message
    assert "apt" not in bootstrap.no_venv_message((3, 11), is_debian=False)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("WARNING: Retrying ... NewConnectionError('Failed to establish a new connection')", "cannot reach"),
        ("socket.gaierror: Temporary failure in name resolution", "cannot reach"),
        ("ERROR: Could not find a version of setuptools>=77 (from versions: none)", "cannot reach"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: No matching distribution found for pygame-ce==2.5.8", "no release for this Python"),
        ("error: something else", "could not be installed"),
    ],
)
def test_a_failed_installation_names_its_cause_and_keeps_the_last_lines(line: str, said: str) -> None:
    message = bootstrap.pip_failed_message([f"early {n}" for n in range(40)] + [line])
    assert said in message
    assert line in message
    assert "early 39" in message
    assert "early 5\n" not in message


def test_progress_is_told_in_plain_words() -> None:
    assert bootstrap.progress("Collecting pygame-ce==2.5.8 (from leaders)\n") == "  fetching pygame-ce==2.5.8"
    assert bootstrap.progress("Processing /wheels/pygame_ce-2.5.8-cp311.whl\n") == "  fetching pygame_ce"
    assert bootstrap.progress("Installing collected packages: a, b, c\n") == "  unpacking 3 packages"
    assert bootstrap.progress("  Using cached wheel\n") is None


def test_the_project_is_installed_with_its_extras() -> None:
    assert bootstrap.requirement("") == "."
    assert bootstrap.requirement("dev") == ".[dev]"


def test_a_second_start_waits_until_the_first_has_let_go(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    script = (
        "import sys, pathlib; from tools import bootstrap\n"
        "with bootstrap._locked(pathlib.Path(sys.argv[1])): print('entered', flush=True)"
    )
    with bootstrap._locked(path):
        other = subprocess.Popen(
            [sys.executable, "-c", script, str(path)],
            cwd=bootstrap.ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert other.stdout is not None
        assert "waiting" in other.stdout.readline()
        assert other.poll() is None
    rest, _ = other.communicate(timeout=30)
    assert rest == "entered\n"


def test_a_set_up_that_was_cut_short_is_known_by_the_mark_in_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with bootstrap._locked(path) as lock:
        assert bootstrap._finished(lock)
        bootstrap._mark(lock, finished=False)
    with bootstrap._locked(path) as lock:
        assert not bootstrap._finished(lock)
        bootstrap._mark(lock, finished=True)
        assert bootstrap._finished(lock)


def test_a_python_that_is_not_there_or_not_whole_does_not_work(tmp_path: Path) -> None:
    broken = tmp_path / "python"
    assert not bootstrap._works(broken)
    broken.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)
    assert not bootstrap._works(broken)
    assert bootstrap._works(Path(sys.executable))


@pytest.mark.parametrize("script", ["play.py", "test.py"])
def test_the_commands_refuse_an_old_python_in_words(script: str) -> None:
    source = (bootstrap.ROOT / "tools" / script).read_text(encoding="utf-8")
    program = f"import sys; sys.version_info = (3, 9, 2); exec(compile({source!r}, 'x', 'exec'))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer, and this is Python 3.9." in done.stderr
    assert "Traceback" not in done.stderr
