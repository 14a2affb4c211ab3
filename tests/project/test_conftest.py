"""Which tests run where."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import window_obstacle
from tests.project.sources import ROOT


def _which(*there: str) -> Callable[[str], str | None]:
    return lambda name: f"/usr/bin/{name}" if name in there else None


def test_a_window_can_be_driven_with_xdotool_and_either_screen() -> None:
    assert window_obstacle("linux", {}, _which("xdotool", "Xvfb")) is None
    assert window_obstacle("linux", {"DISPLAY": ":0"}, _which("xdotool")) is None


def test_what_is_missing_for_a_window_is_named() -> None:
    assert "xvfb" in str(window_obstacle("linux", {}, _which("xdotool")))
    assert "xdotool" in str(window_obstacle("linux", {"DISPLAY": ":0"}, _which("Xvfb")))
    assert "Linux only" in str(window_obstacle("win32", {}, _which("xdotool", "Xvfb")))


@pytest.mark.parametrize(
    ("required", "arguments", "expected"),
    [
        ("", [], "1 passed, 1 skipped, 1 deselected"),
        ("1", [], "1 passed, 1 deselected, 1 error"),
        ("", ["--soak"], "2 passed, 1 skipped"),
        ("", ["-m", "soak"], "1 passed, 2 deselected"),
    ],
)
def test_window_tests_skip_or_fail_and_soak_tests_wait_to_be_asked(
    tmp_path: Path, required: str, arguments: list[str], expected: str
) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text(encoding="utf-8"))
    (tmp_path / "test_sample.py").write_text(
        "import os, pytest\n"
        "def test_home(): assert os.path.isdir(os.environ['LEADERS_HOME'])\n"
        "@pytest.mark.window\ndef test_window(): pass\n"
        "@pytest.mark.soak\ndef test_long(): pass\n"
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  soak: long\n  window: real\n")
    environ = {**os.environ, "PATH": str(tmp_path), "LEADERS_REQUIRE_WINDOW": required}
    environ.pop("DISPLAY", None)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments],
        cwd=tmp_path,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert expected in done.stdout.splitlines()[-1]


def test_the_tests_have_a_data_folder_of_their_own(leaders_home: Path) -> None:
    assert os.environ["LEADERS_HOME"] == str(leaders_home)
    assert list(leaders_home.iterdir()) == []
