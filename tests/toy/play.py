"""Random toy games, for tests that need one."""

from __future__ import annotations

from typing import Any

from game.core.chance import Chance
from game.core.ids import Seat
from game.core.session import Session, Sink
from tests.toy.commands import ToyCommand
from tests.toy.events import ToyEvent
from tests.toy.game import TOY
from tests.toy.model import ToyState

ToySession = Session[ToyState, ToyCommand, ToyEvent]


def lay(seed: str = "toy", seats: int = 2, sink: Sink | None = None, **options: Any) -> ToySession:
    """A toy table, set up."""
    return Session.new(TOY, seats=seats, seed=seed, options=options, sink=sink, app="test")


def play(session: ToySession, entries: int, salt: str = "bot", *, takes_back: bool = False) -> ToySession:
    """Play random legal commands from views alone, at most so many; some are taken back and redone."""
    luck = Chance(salt, 0)
    for _ in range(entries):
        seats = sorted(session.to_act)
        if not seats:
            break
        seat = seats[luck.below(len(seats))]
        legal = list(session.rules.commands(session.view(seat).state, seat))
        session.submit(legal[luck.below(len(legal))])
        if takes_back and session.undo_refusal(seat) is None and luck.below(2):
            session.undo(Seat(seat))
            if luck.below(2):
                session.redo(Seat(seat))
    return session


def dull(session: ToySession, entries: int) -> ToySession:
    """Play a long game without an end: roll and pass, bid nothing."""
    while session.index < entries:
        seat = min(session.to_act)
        state = session.view(seat).state
        legal = list(session.rules.commands(state, seat))
        session.submit(legal[0] if state.phase == "bids" else legal[-2] if not state.rolled else legal[-1])
    return session
