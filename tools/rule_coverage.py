"""Reports which rules have a test: every id of every game's rules page, looked up in the tests' docstrings.

A test claims a rule by naming its id in the docstring of the test function. A game's ids are claimed by tests
whose path names the game (tests/games/duel/..., tests/test_duel_ui.py); tests that name no game count for a
game only when no other game uses the same id. Exit code 1 when a rule has neither a test nor an excuse below.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# Rules that no test can hold against the program, with the reason.
EXCUSED: Mapping[str, Mapping[str, str]] = {
    "duel": {
        "D001": "age and playing time describe the players, not the program",
        "D144": "says what is not built",
    }
}

_ID = re.compile(r"\b[A-Z]\d{2,3}\b")


@dataclass(frozen=True)
class Claim:
    """Rule ids that one test names, and the file it stands in, as path parts below tests/."""

    path: tuple[str, ...]
    ids: frozenset[str]


@dataclass(frozen=True)
class Coverage:
    """One game's rules: all ids in their order, and those with a test."""

    game: str
    ids: tuple[str, ...]
    covered: frozenset[str]

    @property
    def excused(self) -> tuple[str, ...]:
        """Ids without a test that need none."""
        return tuple(rule for rule in self._bare if rule in EXCUSED.get(self.game, {}))

    @property
    def missing(self) -> tuple[str, ...]:
        """Ids that lack a test."""
        return tuple(rule for rule in self._bare if rule not in EXCUSED.get(self.game, {}))

    @property
    def _bare(self) -> tuple[str, ...]:
        return tuple(rule for rule in self.ids if rule not in self.covered)


def main() -> int:
    """Print the table for every game and give the exit code."""
    rules = read_rules(ROOT / "game" / "games")
    if not rules:
        print("No game has a rules page (game/games/*/data/rules.json).")
        return 1
    report = coverage(rules, list(read_claims(ROOT / "tests")))
    for game in report:
        print("\n".join(table(game)))
    return 1 if any(game.missing for game in report) else 0


def coverage(rules: Mapping[str, tuple[str, ...]], claims: list[Claim]) -> list[Coverage]:
    """Match each game's rule ids with the tests that count for it."""
    return [
        Coverage(game, ids, frozenset(rule for rule in ids if _has_test(game, rule, rules, claims)))
        for game, ids in rules.items()
    ]


def table(game: Coverage) -> list[str]:
    """Lay out one game's coverage as lines of text."""
    lines = [f"{game.game}: {len(game.covered)}/{len(game.ids)} rules have a test"]
    lines += [f"  excused  {rule}: {EXCUSED[game.game][rule]}" for rule in game.excused]
    for start in range(0, len(game.missing), 12):
        lines.append(f"  missing  {' '.join(game.missing[start : start + 12])}")
    return lines


def read_rules(games: Path) -> dict[str, tuple[str, ...]]:
    """Read the rule ids of every game that has a rules page, by game."""
    return {
        page.parents[1].name: tuple(json.loads(page.read_text(encoding="utf-8")))
        for page in sorted(games.glob("*/data/rules.json"))
    }


def read_claims(tests: Path) -> Iterator[Claim]:
    """Find the ids that test functions name in their docstrings, in all files below a folder."""
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                ids = frozenset(_ID.findall(ast.get_docstring(node) or ""))
                if ids:
                    yield Claim(path.relative_to(tests).parts, ids)


def _has_test(game: str, rule: str, rules: Mapping[str, tuple[str, ...]], claims: list[Claim]) -> bool:
    shared = sum(rule in ids for ids in rules.values()) > 1
    for claim in claims:
        if rule not in claim.ids:
            continue
        named = [other for other in rules if _names(claim.path, other)]
        if game in named or (not named and not shared):
            return True
    return False


def _names(path: tuple[str, ...], game: str) -> bool:
    return any(game in part.removesuffix(".py").split("_") for part in path)


if __name__ == "__main__":
    sys.exit(main())
