"""Logs as bytes, and ways to damage them."""

from __future__ import annotations

import json
from typing import Any

from game.core.chance import Chance
from game.core.lines import GameFinder, log_lines
from game.core.ruleset import Game
from tests.toy import TOY
from tests.toy.play import ToySession

_ORDER = ("index", "command", "events", "state", "by_hand", "undo", "seat", "prev")

LETTERS = "".join(chr(code) for code in range(32, 127)) + "\n\té"


def find_toy(name: str) -> Game:
    """The toy, and no other game."""
    if name != TOY.name:
        raise LookupError(name)
    return TOY


def finder(game: Game) -> GameFinder:
    """Finds one game under its name."""
    return {game.name: game}.__getitem__


def log_bytes(session: ToySession) -> bytes:
    """A session's log as a file holds it."""
    return b"".join(line + b"\n" for line in log_lines(session.full_log()))


def written(line: dict[str, Any]) -> bytes:
    """A line read with json and changed, written the way logs are."""
    if "game" not in line:
        line = {key: line[key] for key in sorted(line, key=lambda k: _ORDER.index(k) if k in _ORDER else -1)}
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode()


def change_one(data: bytes, luck: Chance) -> tuple[bytes, int, str]:
    """The log with one character changed, the number of its line, and what was done."""
    text = data.decode()
    place = luck.below(len(text))
    new = luck.pick([letter for letter in LETTERS if letter != text[place]])
    changed = text[:place] + new + text[place + 1 :]
    done = f"{text[max(place - 30, 0) : place]}[{text[place]!r} -> {new!r}]{text[place + 1 : place + 30]}"
    return changed.encode(), text.count("\n", 0, place) + 1, done
