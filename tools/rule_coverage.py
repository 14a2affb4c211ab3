"""Reports which rules have a test: every id of every game's rules page, looked up in the tests' docstrings.

A test claims a rule by naming its id in the docstring of the test function. A game's ids are claimed by tests
whose path names the game (tests/games/duel/..., tests/test_duel_ui.py); tests that name no game count for a
game only when no other game uses the same id. Exit code 1 when a rule has neither a test nor an excuse below.

A rules page may give each rule a `kind`: T (a tip) and N (accounts, help of the original app) need no test;
U (a screen) is covered by a test of the table, which names the rule like any other.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# Rules that no test can hold against the program, with the reason.
EXCUSED: Mapping[str, Mapping[str, str]] = {
    "duel": {
        "D001": "age and playing time describe the players, not the program",
        "D144": "says what is not built",
    },
    "world": {
        "R009": "nothing is overwritten here: every game keeps a file of its own (see game/DECISIONS.md)",
    },
}

# Kinds of rules that hold nothing against the program.
UNTESTED_KINDS: Mapping[str, str] = {
    "T": "a tip, nothing to hold",
    "N": "a matter of the original app's accounts and help",
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
    kinds: Mapping[str, str] = field(default_factory=dict)

    @property
    def excused(self) -> tuple[str, ...]:
        """Ids without a test that need none."""
        return tuple(rule for rule in self._bare if self.excuse(rule) is not None)

    @property
    def missing(self) -> tuple[str, ...]:
        """Ids that lack a test."""
        return tuple(rule for rule in self._bare if self.excuse(rule) is None)

    def excuse(self, rule: str) -> str | None:
        """Why a rule needs no test, or None where it does."""
        own = EXCUSED.get(self.game, {}).get(rule)
        return own if own is not None else UNTESTED_KINDS.get(self.kinds.get(rule, ""))

    @property
    def _bare(self) -> tuple[str, ...]:
        return tuple(rule for rule in self.ids if rule not in self.covered)


def main() -> int:
    """Print the table for every game and give the exit code."""
    rules = read_rules(ROOT / "game" / "games")
    if not rules:
        print("No game has a rules page (game/games/*/data/rules.json).")
        return 1
    kinds = read_kinds(ROOT / "game" / "games")
    report = coverage(rules, list(read_claims(ROOT / "tests")), kinds)
    for game in report:
        print("\n".join(table(game)))
    return 1 if any(game.missing for game in report) else 0


def coverage(
    rules: Mapping[str, tuple[str, ...]],
    claims: list[Claim],
    kinds: Mapping[str, Mapping[str, str]] | None = None,
) -> list[Coverage]:
    """Match each game's rule ids with the tests that count for it."""
    found: list[Coverage] = []
    for game, ids in rules.items():
        covered = frozenset(rule for rule in ids if _has_test(game, rule, rules, claims))
        found.append(Coverage(game, ids, covered, (kinds or {}).get(game, {})))
    return found


def table(game: Coverage) -> list[str]:
    """Lay out one game's coverage as lines of text."""
    lines = [f"{game.game}: {len(game.covered)}/{len(game.ids)} rules have a test"]
    own = EXCUSED.get(game.game, {})
    lines += [f"  excused  {rule}: {game.excuse(rule)}" for rule in game.excused if rule in own]
    for kind, why in UNTESTED_KINDS.items():
        same = [rule for rule in game.excused if rule not in own and game.kinds.get(rule) == kind]
        if same:
            lines.append(f"  excused  {len(same)} of kind {kind}: {why}")
    for start in range(0, len(game.missing), 12):
        lines.append(f"  missing  {' '.join(game.missing[start : start + 12])}")
    return lines


def read_rules(games: Path) -> dict[str, tuple[str, ...]]:
    """Read the rule ids of every game that has a rules page, by game."""
    return {
        page.parents[1].name: tuple(json.loads(page.read_text(encoding="utf-8")))
        for page in sorted(games.glob("*/data/rules.json"))
    }


def read_kinds(games: Path) -> dict[str, dict[str, str]]:
    """Read the kinds of rules, by game and id, where a rules page gives them."""
    return {
        page.parents[1].name: {
            rule: str(row["kind"])
            for rule, row in json.loads(page.read_text(encoding="utf-8")).items()
            if "kind" in row
        }
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
