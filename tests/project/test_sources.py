"""The shape of the sources: small modules, words for every public thing, data that can be read."""

from __future__ import annotations

import ast
import json

import pytest

from tests.project.sources import ROOT, sources

LIMIT = 400
TOP_LEVEL = {"pyproject.toml", "README.md", "game", "maps", "sprites", "tests", "tools"}


def test_no_module_is_longer_than_four_hundred_lines() -> None:
    long = {source.path: len(source.text.splitlines()) for source in sources()}
    assert not {path: lines for path, lines in long.items() if lines > LIMIT}


def test_no_module_has_a_name_that_says_nothing() -> None:
    empty = {"utils", "util", "helpers", "helper", "common", "manager", "misc"}
    assert not [source.path for source in sources() if source.name.rpartition(".")[2] in empty]


def test_every_public_module_class_and_function_says_what_it_is_for() -> None:
    silent = []
    for source in sources():
        if source.text.strip() and not ast.get_docstring(source.tree):
            silent.append(source.path)
        for node in source.tree.body:
            if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if not node.name.startswith("_") and not ast.get_docstring(node):
                silent.append(f"{source.path}:{node.lineno} {node.name}")
    assert not silent


def test_every_catalogue_and_data_file_is_valid_json_without_double_keys() -> None:
    files = sorted((ROOT / "game").rglob("*.json"))
    assert files
    for path in files:
        json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=_no_double_keys)


def test_a_double_key_is_noticed() -> None:
    with pytest.raises(AssertionError, match="'a' twice"):
        json.loads('{"a": 1, "a": 2}', object_pairs_hook=_no_double_keys)


def test_every_rule_tells_its_origin_and_one_sentence() -> None:
    for page in (ROOT / "game" / "games").glob("*/data/rules.json"):
        for rule, entry in json.loads(page.read_text(encoding="utf-8")).items():
            assert set(entry) - {"kind", "rule"} == {"origin", "text"}, rule
            assert entry.get("kind", "R") in set("RSXUTNA"), rule
            assert set(entry["origin"].split(", ")) <= {"S", "O", "C", "D"}, rule
            assert entry["text"][0].isupper() and entry["text"].endswith("."), rule


def test_the_top_level_holds_only_what_was_agreed() -> None:
    made = {"build", "dist"}
    names = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert {name for name in names - made if not name.endswith(".egg-info")} <= TOP_LEVEL


def _no_double_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    keys = [key for key, _ in pairs]
    for key in keys:
        assert keys.count(key) == 1, f"{key!r} twice"
    return dict(pairs)
