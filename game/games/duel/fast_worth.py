"""What a packed board is worth before anybody looks ahead: pressure on both leaders, their room, who guards.

Whole points are hundredths of a neighbour's pressure on a leader. The figures are our own guesses, tried
out in matches between the levels.
"""

from __future__ import annotations

from typing import Final

from game.games.duel.fast import FastBoard
from game.games.duel.fast_ground import FastGround

WON: Final = 1_000_000

# Pressure of a character by its distance to the enemy leader, next to it first.
_PLAIN: Final = (0, 100, 80, 50, 32, 20, 12, 6)
_PRESSURE: Final[dict[str, tuple[int, ...]]] = {
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
_ARCHER_IN_LINE: Final = 110
_ROOM: Final = (0, -240, -90, -30, -8, 0, 0)  # by free spaces around the own leader
_WEIGHT_NOW: Final = 60  # one more neighbour ends it
_COVER: Final = 45  # the own Protector beside the own leader
_WARD: Final = 30  # each enemy with an active ability beside the own Jailer
_GUARD_HOME: Final = 14  # an own character beside the own leader fills a space that a captor needs
_EDGE: Final = (0, 0, -30, -24, -14, -6, 0)  # the own leader's space by its number of neighbours
CAUTION: Final = 125
"""Hundredths by which the enemy's standing counts more than one's own: the enemy moves next."""

CARD_WORTH: Final[dict[str, int]] = {
    "acrobat": 150, "rider": 165, "bruiser": 140, "royal_guard": 110, "illusionist": 180,
    "claw_launcher": 200, "manipulator": 210, "wanderer": 120, "brewmaster": 130, "archer": 140,
    "assassin": 260, "jailer": 105, "protector": 90, "vizier": 90, "hermit_and_cub": 135, "nemesis": 100,
}  # fmt: skip
"""Our own table of what a card is worth to a team, in the same points."""


class FastWorth:
    """Values one board as it stands. `sway` adds by slot and space less than any reason; `caution` may be
    raised for looking at how to hold out."""

    def __init__(self, board: FastBoard, sway: list[list[int]]) -> None:
        self.board: FastBoard = board
        self.sway: list[list[int]] = sway
        self.caution: int = CAUTION
        self.press: list[list[list[int]]] = [_pressure(board.ground, piece) for piece in board.pieces]

    def of(self, side: int) -> int:
        """What the board is worth to a side whose enemy moves next: its own standing counts less."""
        return self.standing(side) - self.standing(1 - side) * self.caution // 100

    def standing(self, side: int) -> int:
        """How one side stands: its pressure on the enemy leader and its own leader's safety."""
        board, beside = self.board, self.board.beside
        spot = board.spot
        mark, home = spot[board.leader[1 - side]], spot[board.leader[side]]
        ring = beside[home]
        total = _WEIGHT_NOW * board.weight(1 - side)
        for slot in board.of_side[side]:
            space = spot[slot]
            total += self.press[slot][mark][space] + self.sway[slot][space]
            if ring >> space & 1:
                total += _GUARD_HOME
        total += _ROOM[min(6, (ring & ~board.taken).bit_count())] + _EDGE[min(6, ring.bit_count())]
        guard, warden = board.guard[side], board.warden[side]
        if guard >= 0 and ring >> spot[guard] & 1:
            total += _COVER
        if warden >= 0:
            ward = beside[spot[warden]]
            for slot in board.of_side[1 - side]:
                if board.kind[slot] and ward >> spot[slot] & 1:
                    total += _WARD
        return total


def _pressure(ground: FastGround, piece: str) -> list[list[int]]:
    """By the enemy leader's space, then by the piece's own."""
    by_distance = _PRESSURE.get(piece, _PLAIN)
    farthest = len(by_distance) - 1
    rows = [[by_distance[min(steps, farthest)] for steps in row] for row in ground.distance]
    if piece == "archer":
        for leader in range(ground.size):
            for space in ground.leap_to[leader]:
                rows[leader][space] = _ARCHER_IN_LINE
    return rows
