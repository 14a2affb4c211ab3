"""The checks of the test command, in their order; standard library only.

pytest comes last and its closing line ends standard output, where a CI looks for it. Failures of earlier
steps are told on standard error, before pytest starts and once more after it.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WORKERS = "2"


@dataclass(frozen=True)
class Step:
    """One check: its heading, and the arguments of the environment's Python."""

    title: str
    arguments: tuple[str, ...]


LINTERS = (
    Step("ruff: style", ("-m", "ruff", "check", "--output-format=concise", ".")),
    Step("mypy: types", ("-m", "mypy", "--strict")),
    Step(
        "import-linter: who may import whom",
        ("-c", "import sys; from importlinter.cli import lint_imports_command as run; run()"),
    ),
    Step("rule coverage: every rule has a test", ("tools/rule_coverage.py",)),
)


def pytest_step(arguments: Sequence[str]) -> Step:
    """Give the test run: everything on two workers, or just what the arguments ask for."""
    return Step("pytest: tests", ("-m", "pytest", *(arguments or ("-n", WORKERS))))


def run(python: Path, arguments: Sequence[str]) -> int:
    """Run every step with this Python and give the exit code: 0 only if all passed."""
    failed = [step.title for step in LINTERS if _run(python, step)]
    verdict = f"Failed before the tests: {'; '.join(failed)}"
    if failed:
        print(f"\n{verdict}", file=sys.stderr, flush=True)
    code = _run(python, pytest_step(arguments))
    if failed:
        print(verdict, file=sys.stderr, flush=True)
    return code or (1 if failed else 0)


def _run(python: Path, step: Step) -> int:
    print(f"\n--- {step.title} ---", flush=True)
    return subprocess.run([str(python), *step.arguments], cwd=ROOT, check=False).returncode
