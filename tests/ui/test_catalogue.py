"""The words of the shared screens: every key in use exists, every key that exists is used."""

from __future__ import annotations

import ast
import json
import re
import string
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CATALOGUE: dict[str, str] = json.loads((ROOT / "game/ui/data/en.json").read_text("utf-8"))
SOURCES = sorted([*(ROOT / "game/ui").rglob("*.py"), *(ROOT / "game/games").glob("*/ui/*.py")])
_KEY = re.compile(r"[a-z]+(\.[a-z0-9_]+)+")


def uses() -> tuple[set[str], set[str]]:
    """Keys written whole in calls of `words(...)`, and patterns of those put together there."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and _is_words(node.func):
                first = node.args[0]
                for leaf in _leaves(first):
                    if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                        whole.add(leaf.value)
                    elif isinstance(leaf, ast.JoinedStr):
                        patterns.add(_pattern(leaf))
    return whole, patterns


def named_anywhere() -> set[str]:
    """Every string in the sources that reads like a key: some lie in tables until they are asked for."""
    found: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and _KEY.fullmatch(node.value):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                found.add(_pattern(node))
    return found


def test_every_key_that_the_code_asks_for_is_in_the_catalogue() -> None:
    whole, _ = uses()
    assert len(whole) > 40
    assert sorted(key for key in whole if key not in CATALOGUE) == []


def test_every_key_that_is_put_together_finds_something() -> None:
    _, patterns = uses()
    assert sorted(p for p in patterns if not any(re.fullmatch(p, key) for key in CATALOGUE)) == []


@pytest.mark.parametrize("key", sorted(CATALOGUE))
def test_every_key_of_the_catalogue_is_used(key: str) -> None:
    names = named_anywhere_once()
    assert key in names or any(re.fullmatch(p, key) for p in names if ".+" in p and p != ".+")


def test_no_sentence_is_empty_or_has_a_broken_brace() -> None:
    for key, text in CATALOGUE.items():
        assert text.strip(), key
        for _, field, _, _ in string.Formatter().parse(text):
            assert field is None or field.isidentifier(), key


def named_anywhere_once() -> set[str]:
    if not _cache:
        _cache.append(named_anywhere())
    return _cache[0]


_cache: list[set[str]] = []


def _is_words(func: ast.expr) -> bool:
    name = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""
    return name == "words"


def _leaves(node: ast.expr) -> list[ast.expr]:
    """The strings that an argument may be: both sides of a condition."""
    if isinstance(node, ast.IfExp):
        return [*_leaves(node.body), *_leaves(node.orelse)]
    return [node]


def _pattern(node: ast.JoinedStr) -> str:
    parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
    return "".join(parts)
