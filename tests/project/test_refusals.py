"""Refusals reach the player as sentences: the session's own in every game, and those of its rules."""

from __future__ import annotations

import json
import re

import pytest

from game import library
from game.core.ids import Seat
from game.core.messages import Illegal
from tests.project.sources import ROOT, sources

GAMES = ("duel", "world", "wonders", "front")
KEY = re.compile(r'Illegal\(\s*"([^"]+)",\s*"([a-z_]+)"')


def refusals(room: str) -> set[tuple[str, str]]:
    """Rule and key of every refusal that is written whole in a room's modules."""
    found = (source for source in sources() if source.name.startswith(f"game.{room}"))
    return {pair for source in found for pair in KEY.findall(source.text)}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_what_the_session_refuses(game: str) -> None:
    """T01 T02 T03 T04 T05: in the game's own words, whatever is pressed at its table"""
    session = library.new_table(game, ("human", "human"), {}, seed="refused")
    narrator, state = session.game.narrator(session.rules), session.view(Seat(0)).state
    shared = refusals("core")
    assert {"nothing_to_redo", "nothing_to_undo", "game_over"} <= {key for _, key in shared}
    for rule, key in sorted(shared):
        told = narrator.refusal(state, Illegal(rule, key, seat=0))
        assert told.startswith(f"{rule}: ") and told.endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_games_rules_has_a_sentence(game: str) -> None:
    used = {key for _, key in refusals(f"games.{game}.")}
    texts = [
        json.loads(path.read_text("utf-8")) for path in (ROOT / "game/games" / game / "data").glob("*.json")
    ]
    told = {key for text in texts if isinstance(text, dict) for key in text.get("refusals", ())}
    assert len(told) > 15
    assert sorted(used - told) == []
