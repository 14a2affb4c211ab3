"""The recruitment phase: how many are due, which open cards can be placed and where (D030-D039)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from game.core.ids import Seat
from game.games.duel.capture import loss
from game.games.duel.commands import Recruit
from game.games.duel.field import Field
from game.games.duel.model import FULL_TEAM, CardId, DuelState, PieceId, pieces_of
from game.kit.board import Space

SECOND_PLAYERS_FIRST_TURN = 2
DOUBLE = 2  # recruits due in that turn (D014)


def recruits_due(state: DuelState, seat: Seat, number: int) -> int:
    """How many recruits a seat is due in turn `number` (D014, D016, D146)."""
    if state.options.mode == "quick":
        return 0
    due = DOUBLE if number == SECOND_PLAYERS_FIRST_TURN else 1
    return min(due, FULL_TEAM - len(state.teams[seat]))


def free_spaces(field: Field, state: DuelState, seat: Seat) -> list[Space]:
    """The empty recruitment spaces of a side, in board order (D031, D032)."""
    return [s for s in field.ground.recruitment(seat, state.options) if s not in field.at]


def placements(field: Field, state: DuelState) -> Iterator[Recruit]:
    """Every legal recruit of the active seat, card by card in market order (D030, D034, D035, A18, A19)."""
    seat = state.active
    spaces = free_spaces(field, state, seat)
    alone = [space for space in spaces if is_safe(field, seat, (space,))]
    for card in state.market:
        if len(pieces_of(card)) == 1:
            for space in alone:
                yield Recruit(seat=seat, card=card, spaces=(space,))
        else:
            for pair in permutations(spaces, len(pieces_of(card))):
                if is_safe(field, seat, pair):
                    yield Recruit(seat=seat, card=card, spaces=pair)


def can_recruit(field: Field, state: DuelState) -> bool:
    """Whether any open card can be placed (D036, D039, A43)."""
    return next(placements(field, state), None) is not None


def is_safe(field: Field, seat: Seat, spaces: Sequence[Space]) -> bool:
    """Whether new own pieces on these spaces leave the own leader safe (D034). Who they are is all one:
    one's own pieces weigh nothing on one's leader, they only fill spaces around it."""
    newcomers = {f"newcomer on {space}": space for space in spaces}
    return loss(field.joined(seat, newcomers), seat) is None


def placed(card: CardId, spaces: Sequence[Space]) -> dict[PieceId, Space]:
    """Where each piece of a card comes to stand; the Hermit is named first (D035)."""
    return dict(zip(pieces_of(card), spaces, strict=True))
