"""Hints and judgements of the wonders in words: what a command does, by which touches, and why."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from game.games.wonders.commands import LetBegin, WondersCommand
from game.games.wonders.hands import spelling
from game.games.wonders.ui.words import WondersWords
from game.kit.insight import Line
from game.ui.face import Advice

_THINGS = ("leader", "wonder", "card", "token")


def advice(words: WondersWords, command: WondersCommand) -> Advice:
    """A command as the touches that make it and as a sentence."""
    key = f"advice.{command.__struct_config__.tag}"
    facts = {thing: words.name(getattr(command, thing)) for thing in _THINGS if hasattr(command, thing)}
    if isinstance(command, LetBegin):
        key += ".own" if command.who == command.seat else ".other"
        facts["side"] = words.side(command.who)
    return Advice(spelling(command), _catalogue()[key].format(**facts))


def insight(words: WondersWords, line: Line) -> str:
    """A sentence of the computer player's judgement."""
    facts: dict[str, object] = dict(line.facts)
    if "side" in facts:
        facts["side"] = words.side(int(line.facts["side"]))
    if "card" in facts:
        facts["card"] = words.name(str(line.facts["card"]))
    if line.key.startswith("reason.") and "points" in facts:
        points = int(line.facts["points"])
        lead = "even" if points == 0 else "ahead" if points > 0 else "behind"
        facts["lead"] = _catalogue()[f"lead.{lead}"].format(points=abs(points))
    return _catalogue()[line.key].format(**facts)


@cache
def _catalogue() -> dict[str, str]:
    text = resources.files("game.games.wonders").joinpath("data/insight_en.json").read_text("utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return catalogue
