"""Hints and judgements of the world in words: what a command does, by which touches, and why."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib import resources

from game.core.ids import Seat
from game.games.world import commands as c
from game.games.world.hands import spellings
from game.games.world.headquarters_draft import count_of
from game.games.world.headquarters_hands import ITEMS
from game.games.world.model import Draft, PlaceId, WorldState
from game.games.world.rules import WorldRules
from game.games.world.ui.words import WorldWords
from game.kit.insight import Line
from game.ui.face import Advice


def advice(words: WorldWords, rules: WorldRules, state: WorldState, command: c.WorldCommand) -> Advice:
    """A command as the touches that make it and as a sentence."""
    tokens = next(iter(spellings(rules.course(state), command)))
    key, facts = f"advice.{command.__struct_config__.tag}", _facts(words, rules, state, command)
    if isinstance(command, c.CloseNews) and command.accept:
        key += ".accept"
        facts["who"] = words.names.listed([words.who(state, seat) for seat in command.accept])
    if isinstance(command, c.Confirm):
        orders = list(_orders(words, state, command.draft))
        key += "" if orders else ".nothing"
        facts["orders"] = words.names.listed(orders)
    return Advice(tokens, _catalogue()[key].format(**facts))


def insight(words: WorldWords, rules: WorldRules, state: WorldState, line: Line) -> str:
    """A sentence of the computer player's judgement."""
    facts: dict[str, object] = dict(line.facts)
    if "seat" in facts:
        facts["who"] = words.who(state, Seat(int(line.facts["seat"])))
    if "place" in facts:
        facts["place"] = place_name(rules, str(line.facts["place"]))
    if "continent" in facts:
        facts["continent"] = rules.ground.continents[str(line.facts["continent"])].name
    if "continents" in facts:
        held = str(line.facts["continents"]).split()
        facts["continents"] = words.names.listed([rules.ground.continents[one].name for one in held])
    one = f"{line.key}.one"
    key = one if facts.get("count") == 1 and one in _catalogue() else line.key
    return _catalogue()[key].format(**facts)


def place_name(rules: WorldRules, place: PlaceId) -> str:
    """A territory or sea area by its printed name."""
    found = rules.ground.territories.get(place) or rules.ground.seas.get(place)
    return found.name if found else place


def _facts(
    words: WorldWords, rules: WorldRules, state: WorldState, command: c.WorldCommand
) -> dict[str, object]:
    facts: dict[str, object] = {}
    for key, name in (("place", "place"), ("place", "to"), ("origin", "origin")):
        if hasattr(command, name):
            facts[key] = place_name(rules, getattr(command, name))
    for name in ("ally", "against"):
        if hasattr(command, name):
            facts["who"] = words.who(state, getattr(command, name))
    if isinstance(command, c.ChooseNation):
        facts["nation"] = words.names.nation(command.nation)
    if hasattr(command, "kind"):
        facts["kind"] = words.names.kind(command.kind)
        facts["units"] = words.names.counted(command.kind, getattr(command, "count", 1))
    if isinstance(command, c.Reroll):
        facts["die"] = command.die + 1
    return facts


def _orders(words: WorldWords, state: WorldState, draft: Draft) -> Iterator[str]:
    """What is set in a visit to headquarters, one order after the other."""
    say, names = _catalogue(), words.names
    for item in ITEMS:
        count = count_of(draft, item)
        if count:
            yield say["order.item"].format(units=names.counted(item, count))
    for field in draft.research:
        yield say["order.research"].format(field=names.fields[field])
    for tribute in draft.tributes:
        yield say["order.tribute"].format(points=tribute.points, who=words.who(state, tribute.to))
    for venture in draft.ventures:
        yield say[f"order.{venture.deed}"].format(who=words.who(state, venture.target))
    if draft.mission is not None:
        yield say["order.mission"].format(mission=names.missions[draft.mission].name)


@cache
def _catalogue() -> dict[str, str]:
    text = resources.files("game.games.world").joinpath("data/insight_en.json").read_text("utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return catalogue
