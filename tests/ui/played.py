"""Games played to their end by chance, for tests of what looks back at them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game import library
from game.core.messages import Event
from game.core.replay import Replay
from game.core.session import Session
from game.games.duel.game import DUEL
from game.games.duel.ui.face import DuelFace
from tests.toy import TOY
from tests.toy import events as toy
from tests.ui.fakes import FakeFace, FakeShelf

CREATED = "2026-11-30T10:00:00+00:00"


class ToyFace(FakeFace):
    """The toy's interface: no board worth the name, but marks for turns, dice, reveals and the end."""

    has_secrets = True

    def title(self) -> str:
        """The game's name."""
        return "Collectors"

    def marker(self, state: Any, events: Sequence[Event]) -> str | None:
        """A mark for what weighs most."""
        kinds: list[tuple[type[Event], str]] = [
            (toy.GameEnded, "end"),
            (toy.RoundBegan, "turn"),
            (toy.TurnPassed, "turn"),
            (toy.DiceRolled, "dice"),
            (toy.BidsRevealed, "reveal"),
        ]
        found = (mark for kind, mark in kinds if any(isinstance(event, kind) for event in events))
        return next(found, None)


class ReplayShelf(FakeShelf):
    """A shelf that branches for real and exports into a folder of the test."""

    def __init__(self, folder: Path, face: Any) -> None:
        super().__init__()
        self._folder, self._face = folder, face
        self.branched: list[Any] = []

    def face(self, game: str) -> Any:
        """The face under test."""
        return self._face

    def branch(self, replay: Any, at: int) -> Any:
        """A real session in memory."""
        session = replay.play_on(at, "other luck")
        self.branched.append(session)
        return session

    def replays_folder(self) -> Path:
        """The test's folder."""
        return self._folder


def duel(seed: int = 3, most: int = 400, **options: Any) -> Session[Any, Any, Any]:
    """A duel of random commands; nobody offers a draw."""
    session: Session[Any, Any, Any] = Session.new(
        DUEL, seats=2, seed=f"duel {seed}", options=options, map_data=library.bundled_map(DUEL),
        map_name="duel/board.tmx", bundled=True, app="0.1.0", created=CREATED, players=("human", "easy"),
    )  # fmt: skip
    return _play(session, seed, most)


def collectors(seed: int = 1, most: int = 60) -> Session[Any, Any, Any]:
    """A game of the toy with hidden hands and dice."""
    session: Session[Any, Any, Any] = Session.new(
        TOY, seats=2, seed=f"toy {seed}", app="0.1.0", created=CREATED, players=("human", "human")
    )
    return _play(session, seed, most)


def shuttle(entries: int) -> Session[Any, Any, Any]:
    """A duel that goes on for ever: full teams that hardly move."""
    session = duel(5, 1, draw_repetition="off", draw_turn_limit="off", mode="quick")
    chance = random.Random(5)
    while session.index < entries:
        (seat,) = session.to_act
        state = session.view(seat).state
        quiet = [c for c in session.rules.commands(state, seat) if type(c).__name__ in ("EndActions", "Run")]
        session.submit(chance.choice(quiet))
    return session


def replay_of(session: Session[Any, Any, Any]) -> Replay[Any, Any, Any]:
    """The game so far, opened for looking."""
    return Replay(session.game, session.rules, session.full_log())


def _play(session: Session[Any, Any, Any], seed: int, most: int) -> Session[Any, Any, Any]:
    chance = random.Random(seed)
    while session.outcome is None and session.index < most:
        seat = min(session.to_act)
        state = session.view(seat).state
        offered = list(session.rules.commands(state, seat))
        session.submit(chance.choice([c for c in offered if "Draw" not in type(c).__name__ or session.game.name == "toy"]))
    return session


FACES = {"duel": DuelFace, "toy": ToyFace}
