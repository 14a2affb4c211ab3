"""The Nemesis: when she is sent and where she may run (D126-D130, A32-A35)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from game.core.ids import Seat
from game.games.duel.capture import loss
from game.games.duel.field import Field
from game.games.duel.model import PieceId, other
from game.kit.board import Space

Path = tuple[Space, ...]


def sent_by(field: Field, moved: Collection[PieceId]) -> Seat | None:
    """Whose Nemesis an action that moved these pieces sends: the enemy's of the leader among them (A53)."""
    for leader in field.leaders:
        if leader in moved:
            hunter = other(field.owner[leader])
            return hunter if field.owner.get("nemesis") == hunter else None
    return None


def runs(field: Field) -> tuple[Path, ...]:
    """Every route she may take: two spaces, else one, else none; none that surrounds her own leader.

    Several routes may share an end (A52); her owner picks one (D130).
    """
    ways = tuple(_spare_own_leader(field, _routes_of_two(field)))
    if ways:
        return ways
    here = field.where["nemesis"]
    return tuple(_spare_own_leader(field, ((near,) for near in field.free_beside(here))))


def routes_of_two(field: Field) -> tuple[Path, ...]:
    """Her two-space routes, whatever becomes of her own leader."""
    return tuple(_routes_of_two(field))


def _routes_of_two(field: Field) -> Iterator[Path]:
    for first in field.free_beside(field.where["nemesis"]):
        for second in field.free_beside(first):
            yield first, second


def _spare_own_leader(field: Field, paths: Iterator[Path]) -> Iterator[Path]:
    owner = field.owner["nemesis"]
    safe: dict[Space, bool] = {}
    for path in paths:
        end = path[-1]
        if end not in safe:
            found = loss(field.after({"nemesis": end}), owner)
            safe[end] = found is None or found.kind != "surround"
        if safe[end]:
            yield path
