"""Who stands where: the pieces on the board at one moment, and who sees, silences or guards whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.core.ids import Seat
from game.games.duel.ground import Ground
from game.games.duel.model import DuelState, PieceId
from game.kit.board import Space


class Sighting(NamedTuple):
    """The first character along a line: who, how many spaces away, in which direction (D100)."""

    piece: PieceId
    steps: int
    way: int


@dataclass(frozen=True, slots=True)
class Field:
    """The pieces on a board: `where` by piece, `at` by space."""

    ground: Ground
    where: Mapping[PieceId, Space]
    at: Mapping[Space, PieceId]
    owner: Mapping[PieceId, Seat]
    leaders: tuple[PieceId, PieceId]

    @classmethod
    def of(cls, ground: Ground, state: DuelState) -> Field:
        """The field of a state."""
        at = {space: piece for piece, space in state.where.items()}
        return cls(ground, state.where, at, state.owner, state.leaders)

    def after(self, shifts: Mapping[PieceId, Space]) -> Field:
        """The field once these pieces stand on these spaces."""
        where = {**self.where, **shifts}
        at = {space: piece for piece, space in where.items()}
        return Field(self.ground, where, at, self.owner, self.leaders)

    def joined(self, seat: Seat, placed: Mapping[PieceId, Space]) -> Field:
        """The field once these new pieces of a seat have come onto it."""
        where = {**self.where, **placed}
        at = {space: piece for piece, space in where.items()}
        owner = {**self.owner, **dict.fromkeys(placed, seat)}
        return Field(self.ground, where, at, owner, self.leaders)

    def is_adjacent(self, one: PieceId, two: PieceId) -> bool:
        """Whether two pieces on the board stand next to each other."""
        return self.where[two] in self.ground.beside[self.where[one]]

    def free_beside(self, space: Space) -> list[Space]:
        """The empty neighbours of a space, clockwise from north."""
        at = self.at
        return [near for near in self.ground.neighbours[space] if near not in at]

    def seen_from(self, space: Space) -> Iterator[Sighting]:
        """The first character along each of the six lines (D100, A39)."""
        at = self.at
        for way, ray in enumerate(self.ground.rays[space]):
            for steps, there in enumerate(ray, start=1):
                if there in at:
                    yield Sighting(at[there], steps, way)
                    break

    def silencer(self, piece: PieceId) -> PieceId | None:
        """The enemy Jailer next to a piece, who stops its active ability (D122)."""
        if "jailer" not in self.where or self.owner["jailer"] == self.owner[piece]:
            return None
        return "jailer" if self.is_adjacent("jailer", piece) else None

    def guardian(self, piece: PieceId) -> PieceId | None:
        """The Protector who keeps enemy abilities from moving a piece of his side (D123, A28)."""
        if "protector" not in self.where or self.owner["protector"] != self.owner[piece]:
            return None
        if piece == "protector" or self.is_adjacent("protector", piece):
            return "protector"
        return None
