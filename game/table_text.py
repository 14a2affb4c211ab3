"""Refusals of the table itself (T01-T05) as sentences, for where a game has none of its own."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from game.core.messages import Illegal


def table_refusal(illegal: Illegal) -> str:
    """The refusal as a sentence; a rule without one is told by its id and key."""
    catalogue = _catalogue()
    sentence = catalogue["refusals"].get(illegal.key)
    if sentence is None or not illegal.rule.startswith("T"):
        unnamed: str = catalogue["unnamed"]
        return unnamed.format(rule=illegal.rule, key=illegal.key.replace("_", " "))
    told: str = sentence.format(**illegal.args_by_name)
    return told


@cache
def _catalogue() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((files("game") / "data" / "en.json").read_text(encoding="utf-8"))
    return read
