"""What the README promises exists, and the CI runs what it says."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from tests.project.sources import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
CI = (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_two_commands_come_first_and_exist() -> None:
    commands = re.findall(r"^python3? (tools/\w+\.py)", README, re.MULTILINE)
    assert commands[:2] == ["tools/play.py", "tools/test.py"]
    assert not [command for command in commands if not (ROOT / command).is_file()]


def test_the_ci_runs_the_readmes_test_command_and_demands_a_real_window() -> None:
    lines = CI.splitlines()
    assert lines[0] == "#!/usr/bin/env bash"
    assert "set -euo pipefail" in lines
    assert lines[-1] == "exec python3 tools/test.py"
    assert "export LEADERS_REQUIRE_WINDOW=1" in lines


@pytest.mark.skipif(os.name != "posix", reason="file modes are a POSIX matter")
def test_the_ci_script_can_be_executed() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_the_command_line_knows_every_command_of_the_readme() -> None:
    told = set(re.findall(r"^\| `leaders (\w+)", README, re.MULTILINE))
    assert told == {"play", "replay", "verify", "show", "shot", "bots", "engine", "maps"}
    for command in sorted(told):
        done = subprocess.run(
            [sys.executable, "-m", "game", command, "--help"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"


def test_every_file_and_picture_the_readme_links_to_is_there() -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert not [link for link in links if not (ROOT / link).exists()]


def test_the_readme_holds_nothing_left_to_fill_in() -> None:
    assert not re.findall(r"(?i)\bTODO\b|\bTBD\b|lorem ipsum|coming soon|placeholder", README)
