"""The account of points as the result tells it: places one by one, losses of a kind in one line (19.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.games.front.victory import Line

if TYPE_CHECKING:
    from game.games.front.rules import FrontRules
    from game.games.front.ui.words import FrontWords


def account_lines(words: FrontWords, rules: FrontRules, account: Sequence[Line]) -> list[str]:
    """A line for each place; units that left play for the same reason and points stand together."""
    groups: dict[tuple[str, float, str], list[Line]] = {}
    for line in account:
        alone = line.what if line.reason == "place" else ""
        groups.setdefault((line.reason, line.points, alone), []).append(line)
    out = []
    for (reason, points, _), rows in groups.items():
        names = [words.printed(words.counter(rules, row.what)) for row in rows]
        key = f"account.{reason}"
        if len(rows) == 1 or not words.has(key):
            text = words.names.account[reason].format(what=words.names.listed(names))
        else:
            text = words.say(key, count=len(rows), what=words.names.listed(names))
        out.append(f"{points * len(rows):+g}  {text}")
    return out
