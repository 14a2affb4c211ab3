"""The numbered rules in the project's own words, for the rules pages."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources


def rule_text(row: str) -> str:
    """A rule's id and sentence. Raises KeyError for an id that is not in the book."""
    return f"{row}  {_rows()[row]['text']}"


@cache
def _rows() -> dict[str, dict[str, str]]:
    text = resources.files("game.games.wonders").joinpath("data/rules.json").read_text("utf-8")
    rows: dict[str, dict[str, str]] = json.loads(text)
    return rows
