"""Who is on the board, in a fixed order of slots, so that a position is a short tuple of space numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.games.duel.actions import MATES, TURN_ORDER
from game.games.duel.bots.terrain import Terrain
from game.games.duel.capture import CAPTURE_WEIGHT, WEIGHT_BESIDE
from game.games.duel.model import DuelState, PieceId
from game.kit.board import Space

Spots = tuple[int, ...]
"""A position: the space number of each slot."""

Weigh = tuple[tuple[int, ...], ...]
"""What a piece is worth against an enemy leader: by the leader's space, then by its own."""

Enough = tuple[tuple[int, ...], ...]
"""Where a piece completes a capture, as masks: by the others' weight on the leader, then by its space."""


class Lineup:
    """The pieces on the board as slots, with what never changes about them during a turn."""

    def __init__(self, terrain: Terrain, where: Mapping[PieceId, Space], state: DuelState) -> None:
        """`where` may hold newcomers of the active seat that the state does not know yet."""
        self.terrain = terrain
        self.pieces = tuple(piece for piece in TURN_ORDER if piece in where)
        self.slot = {piece: slot for slot, piece in enumerate(self.pieces)}
        self.owner = tuple(int(state.owner.get(piece, state.active)) for piece in self.pieces)
        slots = range(len(self.pieces))
        self.of_side = tuple(tuple(slot for slot in slots if self.owner[slot] == side) for side in (0, 1))
        self.leader = (self.slot[state.leaders[0]], self.slot[state.leaders[1]])
        self.nemesis = self.slot.get("nemesis", -1)
        self.actors = tuple(tuple(s for s in side if s != self.nemesis) for side in self.of_side)
        self.strides = tuple(self._side_of("vizier") == side for side in (0, 1))
        self.guard = tuple(self._slot_for("protector", side) for side in (0, 1))
        self.warden = tuple(self._slot_for("jailer", side) for side in (0, 1))
        self.hunter = tuple(self._slot_for("nemesis", side) for side in (0, 1))
        self.mates = sum(1 << self.slot[piece] for piece in MATES if piece in self.slot)
        self.weigh: tuple[Weigh, ...] = tuple(_weigh(terrain, piece) for piece in self.pieces)
        self.enough: tuple[Enough, ...] = tuple(_enough(terrain, piece) for piece in self.pieces)

    def pack(self, where: Mapping[PieceId, Space]) -> Spots:
        """A position as numbers."""
        return tuple(self.terrain.number[where[piece]] for piece in self.pieces)

    def spent(self, acted: tuple[PieceId, ...]) -> int:
        """The slots that cannot act any more, as a mask; a mate whose chance is over among them (A16)."""
        mask = 0
        for piece in acted:
            mask = self.spend(mask, self.slot[piece])
        return mask

    def spend(self, mask: int, slot: int) -> int:
        """The mask after a slot has acted: anyone's action but the mate's ends the mate's chance (A16)."""
        mates, bit = self.mates, 1 << slot
        if mates and mask & mates and not bit & mates:
            return mask | bit | mates
        return mask | bit

    def _side_of(self, piece: PieceId) -> int:
        return self.owner[self.slot[piece]] if piece in self.slot else -1

    def _slot_for(self, piece: PieceId, side: int) -> int:
        return self.slot[piece] if self._side_of(piece) == side else -1


@cache
def _enough(terrain: Terrain, piece: PieceId) -> Enough:
    rows = _weigh(terrain, piece)
    return tuple(
        tuple(sum(1 << s for s, worth in enumerate(row) if others + worth >= CAPTURE_WEIGHT) for row in rows)
        for others in range(CAPTURE_WEIGHT)
    )


@cache
def _weigh(terrain: Terrain, piece: PieceId) -> Weigh:
    beside = WEIGHT_BESIDE.get(piece, 1)
    rows = []
    for leader in range(len(terrain.spaces)):
        near, off = terrain.beside[leader], terrain.two_off[leader] if piece == "archer" else 0
        rows.append(
            tuple(
                beside if near >> space & 1 else 1 if off >> space & 1 else 0
                for space in range(len(terrain.spaces))
            )
        )
    return tuple(rows)
