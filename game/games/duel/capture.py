"""When a leader is lost: the weights of the enemies around it, and the ring that leaves it no space."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.core.ids import Seat
from game.games.duel.field import Field
from game.games.duel.model import PieceId

CAPTURE_WEIGHT = 2  # D050
WEIGHT_BESIDE = {"assassin": 2, "cub": 0, "archer": 0}  # D051, D053, D120; anyone else: 1


class Loss(NamedTuple):
    """How a leader is lost and by whom: those who weigh on it, or those who fill the spaces around it."""

    kind: Literal["capture", "surround"]
    by: tuple[PieceId, ...]

    @property
    def rule(self) -> str:
        """The rule that ends the game."""
        return "D050" if self.kind == "capture" else "D054"


def weights(field: Field, seat: Seat) -> dict[PieceId, int]:
    """The enemies that weigh on a seat's leader, with what each is worth (D050-D053, D118-D121)."""
    leader = field.where[field.leaders[seat]]
    beside, two_off = field.ground.beside[leader], field.ground.two_off[leader]
    out: dict[PieceId, int] = {}
    for piece, space in field.where.items():
        if field.owner[piece] == seat:
            continue
        if space in beside:
            worth = WEIGHT_BESIDE.get(piece, 1)
        else:
            worth = 1 if piece == "archer" and space in two_off else 0
        if worth:
            out[piece] = worth
    return out


def loss(field: Field, seat: Seat) -> Loss | None:
    """How a seat's leader stands lost, capture read before surround (A36); None while it is safe."""
    on_it = weights(field, seat)
    if on_it and sum(on_it.values()) >= CAPTURE_WEIGHT:
        return Loss("capture", tuple(on_it))
    around = field.ground.neighbours[field.where[field.leaders[seat]]]
    at = field.at
    for space in around:
        if space not in at:
            return None
    return Loss("surround", tuple(at[space] for space in around))
