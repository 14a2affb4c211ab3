"""The figures of the long test runs."""

from __future__ import annotations

from pathlib import Path

from tools import soak


def test_a_report_is_counted_without_skipped_tests() -> None:
    text = '<testsuites><testsuite tests="9" skipped="2" failures="1" errors="1"/></testsuites>'
    assert soak.read_report(text) == (7, 2)


def test_a_pass_asks_for_the_marked_tests_with_its_seed() -> None:
    arguments = soak.command(2, 77, Path("r.xml"), ["-k", "duel"])
    assert arguments[:3] == ["--soak", "-m", "soak"]
    assert "--hypothesis-seed=77" in arguments
    assert arguments[-4:] == ["-n", "2", "-k", "duel"]
