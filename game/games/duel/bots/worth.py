"""What a position is worth before anybody looks ahead: pressure on both leaders, their room, who guards whom.

Whole points are hundredths of a neighbour's pressure on a leader. The figures are our own guesses, tried
out in matches between the levels.
"""

from __future__ import annotations

import hashlib
from functools import cache

from game.games.duel.bots.lineup import Lineup, Spots
from game.games.duel.bots.terrain import Terrain
from game.games.duel.model import ACTIVE, CardId, PieceId

WON = 1_000_000

# Pressure of a character by its distance to the enemy leader, next to it first.
_PLAIN = (0, 100, 80, 50, 32, 20, 12, 6)
_PRESSURE: dict[PieceId, tuple[int, ...]] = {
    "acrobat": (0, 100, 85, 65, 42, 26, 14, 8),
    "rider": (0, 100, 80, 76, 48, 34, 20, 10),
    "bruiser": (0, 100, 84, 55, 34, 20, 12, 6),
    "royal_guard": (0, 80, 64, 40, 28, 20, 14, 10),
    "illusionist": (0, 90, 78, 66, 56, 48, 40, 34),
    "claw_launcher": (0, 95, 82, 70, 60, 52, 44, 38),
    "manipulator": (0, 84, 86, 72, 60, 50, 40, 30),
    "wanderer": (0, 100, 80, 60, 56, 54, 52, 50),
    "archer": (0, 20, 66, 60, 36, 20, 10, 4),
    "assassin": (0, 200, 140, 80, 48, 30, 18, 9),
    "protector": (0, 80, 60, 36, 22, 14, 8, 4),
    "vizier": (0, 84, 64, 38, 22, 12, 6, 2),
    "hermit": (0, 100, 80, 50, 32, 20, 12, 6),
    "cub": (0, 40, 32, 20, 12, 8, 4, 2),
    "nemesis": (0, 100, 90, 70, 40, 24, 14, 7),
    "king": (0, 30, 24, 14, 8, 4, 2, 0),
    "queen": (0, 30, 24, 14, 8, 4, 2, 0),
}
_ARCHER_IN_LINE = 110
_ROOM = (0, -240, -90, -30, -8, 0, 0)  # by free spaces around the own leader
_WEIGHT_NOW = 60  # one more neighbour ends it
_COVER = 45  # the own Protector beside the own leader
_WARD = 30  # each enemy with an active ability beside the own Jailer
_GUARD_HOME = 14  # an own character beside the own leader fills a space that a captor needs
_EDGE = (0, 0, -30, -24, -14, -6, 0)  # the own leader's space by its number of neighbours
_CAUTION = 125  # hundredths: the enemy moves next
_NOISE = 6  # less than any reason, so that equal positions are not always told apart alike

CARD_WORTH: dict[CardId, int] = {
    "acrobat": 150, "rider": 165, "bruiser": 140, "royal_guard": 110, "illusionist": 180,
    "claw_launcher": 200, "manipulator": 210, "wanderer": 120, "brewmaster": 130, "archer": 140,
    "assassin": 260, "jailer": 105, "protector": 90, "vizier": 90, "hermit_and_cub": 135, "nemesis": 100,
}  # fmt: skip
"""Our own table of what a card is worth to a team, in the same points."""


class Worth:
    """Values positions of one line-up. `seed` sways equal positions by less than any reason."""

    def __init__(self, lineup: Lineup, seed: str = "") -> None:
        self.lineup, self.terrain = lineup, lineup.terrain
        self._press = tuple(_pressure(lineup.terrain, piece) for piece in lineup.pieces)
        self._sway = tuple(_sway(seed, piece, len(lineup.terrain.spaces)) for piece in lineup.pieces)
        self._loud = tuple(piece in ACTIVE for piece in lineup.pieces)

    def of(self, spots: Spots, side: int) -> int:
        """What a position is worth to a side whose enemy moves next: its own standing counts less."""
        taken = 0
        for space in spots:
            taken |= 1 << space
        return self._half(spots, taken, side) - self._half(spots, taken, 1 - side) * _CAUTION // 100

    def pressure(self, spots: Spots, side: int) -> int:
        """How one side stands, whatever the other's standing."""
        taken = 0
        for space in spots:
            taken |= 1 << space
        return self._half(spots, taken, side)

    def _half(self, spots: Spots, taken: int, side: int) -> int:
        """How one side stands: its pressure on the enemy leader and its own leader's safety."""
        lineup, beside = self.lineup, self.terrain.beside
        mark, home = spots[lineup.leader[1 - side]], spots[lineup.leader[side]]
        ring = beside[home]
        total, weight, press, weigh, sway = 0, 0, self._press, lineup.weigh, self._sway
        for slot in lineup.of_side[side]:
            space = spots[slot]
            total += press[slot][mark][space] + sway[slot][space]
            weight += weigh[slot][mark][space]
            if ring >> space & 1:
                total += _GUARD_HOME
        total += _WEIGHT_NOW * weight
        total += _ROOM[(ring & ~taken).bit_count()] + _EDGE[ring.bit_count()]
        guard, warden = lineup.guard[side], lineup.warden[side]
        if guard >= 0 and ring >> spots[guard] & 1:
            total += _COVER
        if warden >= 0:
            ward = beside[spots[warden]]
            for slot in lineup.of_side[1 - side]:
                if self._loud[slot] and ward >> spots[slot] & 1:
                    total += _WARD
        return total


@cache
def _pressure(terrain: Terrain, piece: PieceId) -> tuple[tuple[int, ...], ...]:
    """By the enemy leader's space, then by the piece's own."""
    by_distance = _PRESSURE.get(piece, _PLAIN)
    farthest = len(by_distance) - 1
    rows = [[by_distance[min(steps, farthest)] for steps in row] for row in terrain.distance]
    if piece == "archer":
        for leader, row in enumerate(rows):
            for space in range(len(row)):
                if terrain.two_off[leader] >> space & 1:
                    row[space] = _ARCHER_IN_LINE
    return tuple(map(tuple, rows))


def _sway(seed: str, piece: PieceId, spaces: int) -> tuple[int, ...]:
    if not seed:
        return (0,) * spaces
    out: list[int] = []
    while len(out) < spaces:
        block = hashlib.blake2b(f"{len(out)}/{piece}/{seed}".encode()).digest()
        out.extend(byte % _NOISE for byte in block)
    return tuple(out[:spaces])
