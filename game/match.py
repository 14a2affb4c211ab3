"""One game between computer players, played to its end as fast as they think."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game import library
from game.core.ids import Seat
from game.core.session import Session
from game.core.store import Fsync, LogFile

MOST_ENTRIES = 5000
"""A game that has not ended by then is given up: a fault of the rules, told as `unfinished`."""


class Match(msgspec.Struct, frozen=True):
    """What is to be played: contestants in order, the series' seed and the game's number in it. Only
    without a time to think do the same ones always play the same game."""

    game: str
    levels: tuple[str, ...]
    seed: str
    number: int
    time_ms: int | None = None
    folder: str | None = None
    options: dict[str, Any] = {}

    @property
    def seating(self) -> tuple[int, ...]:
        """Which contestant sits in each seat: they move on by one after every game."""
        count = len(self.levels)
        return tuple((seat + self.number) % count for seat in range(count))


class Played(msgspec.Struct, frozen=True):
    """How it ended: the contestants who won, by what kind of end, after how many entries."""

    winners: tuple[int, ...]
    kind: str
    entries: int
    seating: tuple[int, ...]

    def seat_won(self, seat: int) -> bool:
        """Whether whoever sat there won."""
        return self.seating[seat] in self.winners


def play(match: Match) -> Played:
    """Play it. The same series' seed and number play the same game, unless time bounds the thinking.

    Raises StoreError for its log.
    """
    from game.players import make

    seating = match.seating
    kinds = tuple(match.levels[place] for place in seating)
    file = _log(match)
    try:
        session = library.new_table(
            match.game, kinds, match.options, seed=f"{match.seed}/{match.number}", sink=file
        )
        players = [make(match.game, kind) for kind in kinds]
        while session.outcome is None and session.index < MOST_ENTRIES:
            _act(session, players, match)
    finally:
        if file is not None:
            file.close()
    outcome = session.outcome
    if outcome is None:
        return Played((), "unfinished", session.index, seating)
    return Played(tuple(seating[seat] for seat in outcome.winners), outcome.kind, session.index, seating)


def _act(session: Session[Any, Any, Any], players: list[Any], match: Match) -> None:
    seat = Seat(min(session.to_act))
    seed = f"{match.seed}/{match.number}/{seat}/{session.index}"
    view = session.view(seat)
    session.submit(players[seat].choose(view, session.rules, seat, match.time_ms, seed))


def _log(match: Match) -> LogFile | None:
    if match.folder is None:
        return None
    name = f"{match.game}-{match.number:05d}.leaders"
    return LogFile.create(Path(match.folder) / name, Fsync.NEVER)
