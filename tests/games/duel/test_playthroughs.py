"""Whole duels told line by line, compared with the texts in playthroughs/.

Each entry shows the command in notation, its sentences, and the digest of what every viewpoint sees after
it. `LEADERS_WRITE_PLAYTHROUGHS=1` writes the texts anew; look at the difference before committing it.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.codec import state_hash
from game.core.ids import REFEREE, SPECTATOR, Viewpoint
from game.core.session import Session
from game.games.duel import DUEL
from game.games.duel.commands import OfferDraw
from game.games.duel.model import NORTH, SOUTH
from game.games.duel.notation import format_command
from tests.games.duel.boards import standard_board
from tests.games.duel.table import duel_rules

FOLDER = Path(__file__).with_name("playthroughs")
VIEWPOINTS: dict[str, Viewpoint] = {
    "south": SOUTH,
    "north": NORTH,
    "spectator": SPECTATOR,
    "referee": REFEREE,
}
GAMES: dict[str, dict[str, Any]] = {
    "discovery": {},
    "strategist": {"mode": "strategist", "barrage": "on", "names": "fr"},
    "quick": {"mode": "quick", "draw_turn_limit": 40},
}


def playthrough(name: str, options: dict[str, Any]) -> Iterator[str]:
    """The lines of a duel between two random players with a fixed seed."""
    board, rng = standard_board(), random.Random(name)
    session: Session[Any, Any, Any] = Session.new(
        DUEL, seats=2, seed=f"playthrough {name}", options=options, map_data=board, map_name="standard"
    )
    yield f"duel: {name}, options {options}"
    yield from told(session, 0, "set-up")
    while session.outcome is None:
        (seat,) = session.to_act
        state = session.view(seat).state
        listed = [c for c in session.rules.commands(state, seat) if not isinstance(c, OfferDraw)]
        command = rng.choice(listed)
        text = format_command(duel_rules(), state, command)
        session.submit(command)
        yield from told(session, session.index - 1, f"{text}   (one of {len(listed)})")
    yield f"end: {session.outcome.kind}, winners {session.outcome.winners}, rule {session.outcome.rule}"


def told(session: Session[Any, Any, Any], index: int, heading: str) -> Iterator[str]:
    """One entry: its heading, its sentences, and what each viewpoint sees after it."""
    yield f"{index}. {heading}"
    for _, sentence in session.text(SPECTATOR, index, index + 1):
        yield f"    {sentence}"
    for name, viewpoint in VIEWPOINTS.items():
        yield f"    {name}: {state_hash(session.view(viewpoint).state)}"


@pytest.mark.parametrize("name", GAMES)
def test_the_duel_goes_as_it_did_when_it_was_written_down(name: str) -> None:
    """D015 D140 D141 D146 D153"""
    path = FOLDER / f"{name}.txt"
    text = "\n".join(playthrough(name, GAMES[name])) + "\n"
    if os.environ.get("LEADERS_WRITE_PLAYTHROUGHS") == "1":
        FOLDER.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8")


def test_everybody_at_an_open_table_sees_the_same() -> None:
    """D018"""
    for name in GAMES:
        lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
        by_viewpoint = [
            [line.split()[-1] for line in lines if line.startswith(f"    {viewpoint}: ")]
            for viewpoint in VIEWPOINTS
        ]
        assert by_viewpoint[0] and all(digests == by_viewpoint[0] for digests in by_viewpoint)
