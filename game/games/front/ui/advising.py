"""Hints and judgements of the front in words: what a command does, by which touches, and why."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from game.games.front import commands as c
from game.games.front.hands import spellings
from game.games.front.model import FrontState
from game.games.front.rules import FrontRules
from game.games.front.ui.words import FrontWords
from game.kit.insight import Line
from game.ui.face import Advice

_NAMED = ("unit", "counter", "leader")
_MANY = ("counters", "attackers", "guns")


def advice(words: FrontWords, rules: FrontRules, state: FrontState, command: c.FrontCommand) -> Advice:
    """A command as the touches that make it and as a sentence."""
    tokens = next(iter(spellings(rules.course(state), command)))
    facts: dict[str, object] = {}
    for name in _NAMED:
        if getattr(command, name, ""):
            facts["leader" if name == "leader" else "counter"] = words.counter(rules, getattr(command, name))
    facts.setdefault("counter", facts.get("leader", ""))
    for name in _MANY:
        if getattr(command, name, ()):
            counters = [words.counter(rules, one) for one in getattr(command, name)]
            facts["counters"] = words.names.listed(counters)
    here = getattr(command, "target", "") or getattr(command, "to", "")
    if isinstance(command, c.Move):
        here = command.path[-1]
    facts["hex"] = words.place(rules, here) if here else ""
    if isinstance(command, c.SetMode):
        facts["mode"] = words.names.modes[command.mode]
    return Advice(tokens, _catalogue()[_key(command)].format(**facts))


def insight(words: FrontWords, rules: FrontRules, line: Line) -> str:
    """A sentence of the computer player's judgement."""
    facts: dict[str, object] = dict(line.facts)
    if "side" in facts:
        facts["side"] = words.say(f"nation.{line.facts['side']}")
    for name in ("place", "hex"):
        if name in facts:
            facts[name] = words.place(rules, str(line.facts[name]))
    one = f"{line.key}.one"
    key = one if facts.get("count") == 1 and one in _catalogue() else line.key
    return _catalogue()[key].format(**facts)


def _key(command: c.FrontCommand) -> str:
    """The sentence that fits what is in the command."""
    key = f"advice.{command.__struct_config__.tag}"
    match command:
        case c.Move(exit=True):
            return f"{key}.exit"
        case c.Fire(guns=()):
            return f"{key}.free"
        case c.DeclareAssault(leader=leader) if leader:
            return f"{key}.led"
        case c.AnswerAssault(leader=leader, air=air):
            return f"{key}.led" if leader else key if air else f"{key}.none"
        case c.RerollDie(again=again):
            return f"{key}.again" if again else f"{key}.keep"
        case c.Stand(firm=firm):
            return f"{key}.firm" if firm else f"{key}.go"
    return key


@cache
def _catalogue() -> dict[str, str]:
    text = resources.files("game.games.front").joinpath("data/insight_en.json").read_text("utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return catalogue
