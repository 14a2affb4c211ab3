"""States of the duel laid on the packed board, and random play that walks through them."""

from __future__ import annotations

from functools import cache

from game.core.chance import Chance
from game.core.ids import Seat
from game.games.duel.actions import TURN_ORDER
from game.games.duel.commands import EndActions, OfferDraw
from game.games.duel.fast import FastBoard
from game.games.duel.fast_ground import FastGround
from game.games.duel.model import DuelState
from tests.games.duel.table import duel_rules, fold


@cache
def ground() -> FastGround:
    """The standard board in numbers."""
    return FastGround(duel_rules().ground)


def packed(state: DuelState) -> FastBoard:
    """The board of a state."""
    pieces = [piece for piece in TURN_ORDER if piece in state.where]
    return FastBoard(ground(), pieces, state.owner, state.leaders, state.where)


def at_random(state: DuelState, luck: Chance, number: int) -> DuelState:
    """The state after a random command that neither offers a draw nor often stops early."""
    (seat,) = duel_rules().to_act(state)
    legal = [c for c in duel_rules().commands(state, Seat(seat)) if not isinstance(c, OfferDraw)]
    acts = [c for c in legal if not isinstance(c, EndActions)]
    pool = acts if acts and luck.below(8) else legal
    command = pool[luck.below(len(pool))]
    return fold(state, duel_rules().decide(state, command, Chance("at random", number)))
