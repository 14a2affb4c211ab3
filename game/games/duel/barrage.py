"""The barrage option: walls that split the board (D143)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.core.ids import Seat
from game.games.duel.field import Field
from game.kit.board import Space

CHAIN = 4
WARNINGS_THAT_LOSE = 2


def walls(field: Field, seat: Seat) -> list[frozenset[Space]]:
    """A seat's chains of four or more adjacent characters that split the board into parts of which at
    least two have an empty space. Other characters do not hold parts together or apart: only the chain
    counts as wall."""
    own = {space for space, piece in field.at.items() if field.owner[piece] == seat}
    return [
        chain for chain in _parts(own, field.ground.beside) if len(chain) >= CHAIN and _splits(field, chain)
    ]


def _splits(field: Field, chain: Collection[Space]) -> bool:
    rest = set(field.ground.spaces) - set(chain)
    roomy = [part for part in _parts(rest, field.ground.beside) if any(s not in field.at for s in part)]
    return len(roomy) > 1


def _parts(spaces: set[Space], beside: Mapping[Space, frozenset[Space]]) -> list[frozenset[Space]]:
    left, out = set(spaces), []
    for seed in sorted(spaces):
        if seed not in left:
            continue
        part, todo = set(), [seed]
        while todo:
            here = todo.pop()
            if here in left:
                left.discard(here)
                part.add(here)
                todo.extend(beside[here])
        out.append(frozenset(part))
    return out
