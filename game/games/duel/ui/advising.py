"""Hints and judgements of the duel in words: what a command does, by which touches, and why."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from game.games.duel.commands import DuelCommand
from game.games.duel.field import Field
from game.games.duel.hands import spellings
from game.games.duel.model import DuelState
from game.games.duel.rules import DuelRules
from game.games.duel.ui.words import DuelWords
from game.kit.insight import Line
from game.ui.face import Advice

_ACTORS = {
    "jump": "acrobat", "dash": "rider", "push": "bruiser", "rally": "royal_guard", "swap": "illusionist",
    "fly": "claw_launcher", "pull": "claw_launcher", "nudge": "manipulator", "slip": "wanderer",
    "escort": "brewmaster", "run": "nemesis",
}  # fmt: skip


def advice(words: DuelWords, rules: DuelRules, state: DuelState, command: DuelCommand) -> Advice:
    """A command as the touches that make it and as a sentence."""
    tag = str(command.__struct_config__.tag)
    tokens = next(spellings(Field.of(rules.ground, state), command))
    language = state.options.names
    facts = {}
    piece = getattr(command, "piece", _ACTORS.get(tag))
    for key, name in (("piece", piece), ("target", getattr(command, "target", None))):
        if name is not None:
            facts[key] = words.name(name, language)
    if hasattr(command, "card"):
        facts["card"] = words.name(command.card, language)
    spaces = getattr(command, "spaces", None) or getattr(command, "path", None)
    facts["to"] = spaces[-1] if spaces else getattr(command, "to", "")
    return Advice(tokens, _catalogue()[f"advice.{tag}"].format(**facts))


def insight(words: DuelWords, state: DuelState, line: Line) -> str:
    """A sentence of the computer player's judgement."""
    facts = dict(line.facts)
    if "side" in facts:
        facts["side"] = words.side(state, int(facts["side"]))
    return _catalogue()[line.key].format(**facts)


@cache
def _catalogue() -> dict[str, str]:
    text = resources.files("game.games.duel").joinpath("data/insight_en.json").read_text("utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return catalogue
