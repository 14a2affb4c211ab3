"""The test command runs all of its steps and never hides a failure."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import checks


def _play(monkeypatch: pytest.MonkeyPatch, codes: dict[str, int]) -> list[str]:
    ran: list[str] = []

    def fake(python: Path, step: checks.Step) -> int:
        ran.append(step.title.partition(":")[0])
        return codes.get(ran[-1], 0)

    monkeypatch.setattr(checks, "_run", fake)
    return ran


ORDER = ["ruff", "mypy", "import-linter", "rule coverage", "pytest"]


def test_all_steps_run_in_order_and_success_is_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = _play(monkeypatch, {})
    assert checks.run(Path("python"), []) == 0
    assert ran == ORDER


@pytest.mark.parametrize("broken", ORDER)
def test_one_failing_step_fails_the_whole_but_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    ran = _play(monkeypatch, {broken: 2})
    assert checks.run(Path("python"), []) != 0
    assert ran == ORDER


def test_a_failure_before_the_tests_is_told_again_after_them_but_not_on_standard_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _play(monkeypatch, {"mypy": 1})
    checks.run(Path("python"), [])
    told = capsys.readouterr()
    assert told.err.count("Failed before the tests: mypy: types") == 2
    assert told.out == ""


def test_arguments_go_to_pytest_instead_of_the_workers() -> None:
    assert checks.pytest_step([]).arguments == ("-m", "pytest", "-n", "2")
    assert checks.pytest_step(["-k", "duel"]).arguments == ("-m", "pytest", "-k", "duel")
