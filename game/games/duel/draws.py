"""Draws: the same position again and again, too many turns without a recruit, agreement (D150-D154)."""

from __future__ import annotations

import hashlib

from game.core.messages import Outcome
from game.games.duel.model import PIECES, DuelState

REPETITIONS = 3


def position_key(state: DuelState) -> str:
    """What counts as the same position: who is to start, who stands where, which cards lie open (D150).

    A digest of 16 hexadecimal digits: a state keeps one for each turn since the last recruit.
    """
    pieces = ",".join(f"{piece}:{state.where[piece]}" for piece in PIECES if piece in state.where)
    text = f"{state.active}|{pieces}|{','.join(sorted(state.market))}"
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def is_repeated(state: DuelState) -> bool:
    """Whether the position that has just started a turn did so for the third time (D150)."""
    if state.options.draw_repetition == "off":
        return False
    return repetitions(state) >= REPETITIONS


def repetitions(state: DuelState) -> int:
    """How often the position now on the table has started a turn (D150)."""
    return state.positions.get(position_key(state), 0)


def is_out_of_turns(state: DuelState) -> bool:
    """Whether the turn that ends completes the allowed number without a recruit (D151)."""
    limit = state.options.draw_turn_limit
    return limit != "off" and state.quiet_turns >= limit


def drawn(kind: str, rule: str) -> Outcome:
    """The end of a duel that nobody has won."""
    return Outcome(winners=(), kind=kind, rule=rule)
