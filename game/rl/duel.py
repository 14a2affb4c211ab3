"""What a seat of the duel sees, as numbers: own things first, the board as it is printed."""

from __future__ import annotations

from game.core.ids import Seat
from game.games.duel.model import PIECES, RECRUITS, DuelState, other
from game.games.duel.rules import DuelRules
from game.rl.row import Row

NUMBERS = 1024
"""Sixty commands are a long list."""

_PHASES = ("setup", "ban", "actions", "nemesis", "recruitment", "draw_offer", "over")


def encode(row: Row, state: DuelState, seat: Seat, rules: DuelRules) -> None:
    """The turn; for each piece whose it is, whether it has acted and where it stands; cards; draws."""
    foe, spaces = other(seat), rules.ground.spaces
    row.one_of(state.phase, _PHASES)
    row.flag(seat == 0, state.active == seat, state.first == seat, state.leaders[seat] == "king")
    row.flag(state.runner == seat, state.runner == foe, state.offered_by == seat, state.offered_by == foe)
    row.number(120, state.turn, state.quiet_turns)
    row.number(2, state.recruits_left, state.warnings[seat], state.warnings[foe])
    row.number(4, state.ban_rounds, len(state.bans_due))
    for piece in PIECES:
        owner = state.owner.get(piece)
        row.flag(owner == seat, owner == foe, piece in state.acted)
        row.one_of(state.where.get(piece), spaces)
    for cards in (state.teams[seat], state.teams[foe], state.market, state.pile, state.banned):
        row.some_of(cards, RECRUITS)
