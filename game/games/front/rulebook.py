"""The numbered rules in the project's own words, for the rules pages."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources


def rule_text(row: str) -> str:
    """A row's id, the rule it stands for and its sentence. Raises KeyError for an id not in the book."""
    found = _rows()[row]
    return f"{row}  {found['rule']}  {found['text']}"


@cache
def _rows() -> dict[str, dict[str, str]]:
    text = resources.files("game.games.front").joinpath("data/rules.json").read_text("utf-8")
    rows: dict[str, dict[str, str]] = json.loads(text)
    return rows
