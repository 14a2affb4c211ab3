"""Games played to their end by chance, for tests of what looks back at them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game import library
from game.core.ids import Seat
from game.core.log import Log
from game.core.messages import Event
from game.core.replay import Replay
from game.core.session import Session
from game.core.store import LogFile, read_log
from game.games.duel.commands import EndActions
from game.games.duel.game import DUEL
from game.games.duel.ui.face import DuelFace
from tests.toy import TOY
from tests.toy import events as toy
from tests.ui.fakes import FakeFace, FakeShelf

LOG = Path(__file__).parent / "logs" / "duel.leaders"
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


class StillBrain:
    """A computer player that thinks for ever."""

    trouble: str | None = None

    def ask(self, view: Any) -> None:
        """Look at the view."""

    def poll(self) -> None:
        """Nothing yet."""

    def close(self) -> None:
        """Stop."""


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

    def brain(self, session: Any, seat: Seat, level: str) -> Any:
        """One that leaves the table still."""
        return StillBrain()

    def replays_folder(self) -> Path:
        """The test's folder."""
        return self._folder


def stored(entries: int | None = None) -> Replay[Any, Any, Any]:
    """The stored duel, which ends by capture, or its first entries: the same whatever rules become."""
    read = read_log(LOG, library.load)
    log = read.log if entries is None else Log(read.header, read.log.entries[:entries])
    return Replay(DUEL, library.rules_for(DUEL, read.header), log, read.damage)


def store(path: Path = LOG) -> None:
    """Play the stored duel anew: `python -c "from tests.ui.played import store; store()"`."""
    path.unlink(missing_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    file = LogFile.create(path)
    played = duel(16)
    file.begin(played.header)
    for entry in played.full_log().entries:
        file.add(entry)
    file.close()


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
    """A duel that goes on for ever: full teams, and after a few moves everybody only waits."""
    session = duel(5, 12, draw_repetition="off", draw_turn_limit="off", mode="quick")
    while session.index < entries:
        session.submit(EndActions(seat=min(session.to_act)))
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
        session.submit(
            chance.choice(
                [c for c in offered if "Draw" not in type(c).__name__ or session.game.name == "toy"]
            )
        )
    return session


FACES = {"duel": DuelFace, "toy": ToyFace}
