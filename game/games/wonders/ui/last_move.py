"""What the newest events touched, as tokens of the picture."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ids import Seat
from game.core.messages import Event
from game.games.wonders import events as e


def last_tokens(events: Sequence[Event]) -> dict[str, Seat]:
    """The things that a move left somewhere else than before, with whose move it was."""
    out: dict[str, Seat] = {}
    for event in events:
        match event:
            case e.CardBuilt(seat=seat, card=card) | e.CardSold(seat=seat, card=card):
                out[f"card:{card}"] = seat
            case e.CardDestroyed(seat=seat, card=card):
                out[f"card:{card}"] = seat
            case e.WonderBuilt(seat=seat, wonder=wonder):
                out[f"wonder:{wonder}"] = seat
            case e.PawnMoved(seat=seat):
                out["track:pawn"] = seat
            case e.TokenTaken(seat=seat, token=token):
                out[f"token:{token}"] = seat
            case e.LeaderRecruited(seat=seat, leader=leader) | e.LeaderBuried(seat=seat, leader=leader):
                out[f"leader:{leader}"] = seat
    return out


MOVES = (
    e.CardBuilt, e.CardSold, e.CardTucked, e.WonderBuilt, e.CardDestroyed, e.PawnMoved, e.TokenTaken,
    e.LeaderRecruited, e.LeaderBuried, e.LeaderDismissed, e.Drafted,
)  # fmt: skip
"""The events that make an entry a move worth marking."""
