"""One game between computer players, played to its end as fast as they think."""

from __future__ import annotations

from typing import Any

import msgspec

from game import library
from game.core.ids import Seat
from game.core.lines import log_lines
from game.core.report import GameReport
from game.core.session import Session

MOST_ENTRIES = 5000
"""A game that has not ended by then is given up: a fault of the rules, told as `unfinished`."""


class Match(msgspec.Struct, frozen=True):
    """What is to be played: contestants in order, the series' seed and the game's number in it; `turn` says
    how often the contestants have moved on by a seat. Only without a time to think do the same ones always
    play the same game."""

    game: str
    levels: tuple[str, ...]
    seed: str
    number: int
    turn: int = 0
    time_ms: int | None = None
    options: dict[str, Any] = {}
    keeps_log: bool = False

    @property
    def seating(self) -> tuple[int, ...]:
        """Which contestant sits in each seat."""
        count = len(self.levels)
        return tuple((seat + self.turn) % count for seat in range(count))


class Played(msgspec.Struct, frozen=True):
    """How it ended: the contestants who won, by what kind of end, after how many entries; `report` is what
    the game itself says about it. `log` is the log file's content where it was asked for."""

    number: int
    winners: tuple[int, ...]
    kind: str
    entries: int
    seating: tuple[int, ...]
    report: GameReport | None = None
    log: bytes = b""

    @property
    def is_finished(self) -> bool:
        """Whether the rules ended it."""
        return self.kind != "unfinished"

    def seat_won(self, seat: int) -> bool:
        """Whether whoever sat there won."""
        return self.seating[seat] in self.winners


class BrokenOffError(Exception):
    """A game that a fault of ours ended; `log` is the content of its log up to there."""

    def __init__(self, number: int, words: str, log: bytes) -> None:
        super().__init__(number, words, log)  # all of them, so that it comes whole out of another process
        self.number, self.words, self.log = number, words, log


def play(match: Match) -> Played:
    """Play it. The same series' seed and number play the same game, unless time bounds the thinking.

    Raises BrokenOffError when a player or the rules fail.
    """
    from game.players import make

    seating = match.seating
    kinds = tuple(match.levels[place] for place in seating)
    session = library.new_table(match.game, kinds, match.options, seed=f"{match.seed}/{match.number}")
    players = [make(match.game, kind) for kind in kinds]
    while session.outcome is None and session.index < MOST_ENTRIES:
        try:
            _act(session, players, match)
        except Exception as fault:
            words = f"{type(fault).__name__}: {fault}"
            raise BrokenOffError(match.number, words, _log_of(session)) from fault
    return _told(session, match)


def _act(session: Session[Any, Any, Any], players: list[Any], match: Match) -> None:
    seat = Seat(min(session.to_act))
    seed = f"{match.seed}/{match.number}/{seat}/{session.index}"
    view = session.view(seat)
    session.submit(players[seat].choose(view, session.rules, seat, match.time_ms, seed))


def _told(session: Session[Any, Any, Any], match: Match) -> Played:
    outcome, seating = session.outcome, match.seating
    log = _log_of(session) if match.keeps_log else b""
    if outcome is None:
        return Played(match.number, (), "unfinished", session.index, seating, None, log)
    winners = tuple(sorted(seating[seat] for seat in outcome.winners))
    hook = getattr(session.game, "report", None)
    report = None if hook is None else hook(session.view("referee").state)
    return Played(match.number, winners, outcome.kind, session.index, seating, report, log)


def _log_of(session: Session[Any, Any, Any]) -> bytes:
    return b"".join(line + b"\n" for line in log_lines(session.full_log()))
