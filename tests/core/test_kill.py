"""kill -9 at any moment loses no entry that was said to be accepted."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.core.chance import Chance
from game.core.store import LogFile
from game.core.verify import verify
from tests.core.damage import find_toy
from tests.toy import TOY, ToyRules

ROOT = Path(__file__).resolve().parents[2]


def test_no_accepted_entry_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    kill_at_random_moments(tmp_path, 4)


@pytest.mark.soak
def test_no_accepted_entry_is_lost_in_two_hundred_kills(tmp_path: Path) -> None:
    kill_at_random_moments(tmp_path, 200)


def kill_at_random_moments(folder: Path, times: int) -> None:
    """Kill the child some milliseconds after its first words, each time elsewhere."""
    luck = Chance("moments", 0)
    for number in range(times):
        path = folder / f"killed{number}.leaders"
        said = last_word_of_killed(path, luck.below(120) / 1000)
        file, read = LogFile.append(path, find_toy)  # the dead process's lock holds nobody up
        file.close()
        assert said >= 0
        assert len(read.entries) > said
        assert read.damage is None
        report = verify(TOY, ToyRules(), path.read_bytes()[: read.size])
        assert report.ok, report


def last_word_of_killed(path: Path, wait: float) -> int:
    """Run the child, kill it, give the last entry it said it had accepted."""
    command = [sys.executable, str(Path(__file__).with_name("killed_child.py")), str(path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env={"PYTHONPATH": str(ROOT), "PATH": ""}
    ) as child:
        assert child.stdout is not None
        words = [child.stdout.readline()]
        time.sleep(wait)
        child.kill()
        words += child.stdout.read().split("\n")
    return max(int(word) for word in words[:-1] if word.strip())
