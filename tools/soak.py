"""Runs the long tests (marked soak) over and over and prints figures: `python tools/soak.py --minutes 30`.

Each pass starts Hypothesis with a new seed, which is printed so that a failure can be repeated. Tests that
set their own length read it from LEADERS_SOAK_MINUTES (minutes for one pass). Without --minutes there is one
pass. The front's long count can be run in parts that add up: LEADERS_SOAK_SHARE=0.25 LEADERS_SOAK_FROM=0.5
LEADERS_SOAK_SALT=june plays the third quarter of its games.
"""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import bootstrap


@dataclass(frozen=True)
class Pass:
    """What one pass did: tests that ran, tests that failed, seconds, seed, pytest's exit code."""

    ran: int
    failed: int
    seconds: float
    seed: int
    code: int

    @property
    def line(self) -> str:
        """The pass in one line."""
        return f"{self.ran} tests, {self.failed} failed, {self.seconds:.0f} s, --hypothesis-seed={self.seed}"


def main(arguments: Sequence[str]) -> int:
    """Run passes until the time is up or one fails; exit code 0 when all were good."""
    options = _parser().parse_args(arguments)
    end = time.monotonic() + 60 * options.minutes
    passes: list[Pass] = []
    while not passes or (time.monotonic() < end and passes[-1].code == 0):
        left = max(0.0, (end - time.monotonic()) / 60)
        passes.append(_one_pass(options.jobs, left, options.seed, options.pytest))
        print(f"pass {len(passes)}: {passes[-1].line}", flush=True)
    total = sum(done.seconds for done in passes)
    failed = sum(done.failed for done in passes)
    print(f"{len(passes)} passes, {sum(done.ran for done in passes)} tests, {failed} failed, {total:.0f} s")
    return 0 if all(done.code == 0 for done in passes) else 1


def command(jobs: int, seed: int, report: Path, more: Sequence[str]) -> list[str]:
    """Give pytest's arguments for one pass."""
    workers = ["-n", str(jobs)] if jobs > 1 else []
    return ["--soak", "-m", "soak", f"--hypothesis-seed={seed}", f"--junitxml={report}", *workers, *more]


def read_report(text: str) -> tuple[int, int]:
    """Count tests that ran and tests that failed in a JUnit report."""
    suites = list(ElementTree.fromstring(text).iter("testsuite"))
    ran = sum(int(suite.get("tests", 0)) - int(suite.get("skipped", 0)) for suite in suites)
    return ran, sum(int(suite.get("failures", 0)) + int(suite.get("errors", 0)) for suite in suites)


def _one_pass(jobs: int, minutes: float, seed: int | None, more: Sequence[str]) -> Pass:
    used = secrets.randbelow(2**32) if seed is None else seed
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *command(jobs, used, report, more)],
            cwd=bootstrap.ROOT,
            env={**os.environ, "LEADERS_SOAK_MINUTES": f"{minutes:.2f}"},
            check=False,
        )
        ran, failed = read_report(report.read_text(encoding="utf-8")) if report.exists() else (0, 0)
    return Pass(ran, failed, time.monotonic() - started, used, done.returncode)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="soak.py", description="Run the long tests and print figures.")
    parser.add_argument("--minutes", type=float, default=0.0, help="repeat until this much time is used")
    parser.add_argument("--jobs", type=int, default=1, help="tests that run at the same time")
    parser.add_argument("--seed", type=int, help="repeat a pass with the seed it printed")
    parser.add_argument("pytest", nargs="*", help="after --: more arguments for pytest, such as -k NAME")
    return parser


if __name__ == "__main__":
    bootstrap.enter("dev", __file__)
    sys.exit(main(sys.argv[1:]))
