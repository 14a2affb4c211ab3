"""The duel's board packed for search: who stands where in numbers and bits, moves made and unmade in place.

The same actions as `rules.py` (tests play both side by side), without events or reasons. An action is one
whole number, see `fast_moves`. The board's key names it exactly: no two boards of the same pieces share one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.games.duel.fast_ground import FastGround
from game.games.duel.model import PieceId
from game.kit.board import Space

PLAIN: Final = 0
ACROBAT: Final = 1
RIDER: Final = 2
BRUISER: Final = 3
ROYAL_GUARD: Final = 4
ILLUSIONIST: Final = 5
CLAW_LAUNCHER: Final = 6
MANIPULATOR: Final = 7
WANDERER: Final = 8
BREWMASTER: Final = 9
_KINDS: Final[dict[str, int]] = {
    "acrobat": 1, "rider": 2, "bruiser": 3, "royal_guard": 4, "illusionist": 5, "claw_launcher": 6,
    "manipulator": 7, "wanderer": 8, "brewmaster": 9,
}  # fmt: skip

# A move's bits: how the game goes on, who acts, one piece's way, perhaps another's.
ACTOR: Final = 2
SLOT: Final = 6
START: Final = 10
END: Final = 17
OTHER: Final = 24
OTHER_START: Final = 28
OTHER_END: Final = 35
FOUR: Final = 15
SEVEN: Final = 127
STRIDE: Final = 6  # bits of a space's number in the table of what a piece there adds to the key
NOBODY: Final = 15


class FastBoard:
    """Pieces in a fixed order of slots on a board. Sides are 0 and 1; a mask of slots says who is spent."""

    def __init__(
        self,
        ground: FastGround,
        pieces: Sequence[PieceId],
        owner: Mapping[PieceId, int],
        leaders: Sequence[PieceId],
        where: Mapping[PieceId, Space],
    ) -> None:
        self.ground = ground
        self.beside: list[int] = ground.beside
        self.two_off: list[int] = ground.two_off
        self.pieces: list[str] = list(pieces)
        self.slot: dict[str, int] = {piece: slot for slot, piece in enumerate(self.pieces)}
        self.count: int = len(self.pieces)
        self.owner: list[int] = [int(owner[piece]) for piece in self.pieces]
        self.kind: list[int] = [_KINDS.get(piece, PLAIN) for piece in self.pieces]
        self.leader: list[int] = [self.slot[piece] for piece in leaders]
        self.guard: list[int] = self._by_side("protector")
        self.warden: list[int] = self._by_side("jailer")
        self.hunter: list[int] = self._by_side("nemesis")
        self.archer: list[int] = self._by_side("archer")
        self.assassin: list[int] = self._by_side("assassin")
        self.strides: list[int] = [int(slot >= 0) for slot in self._by_side("vizier")]
        odd = ("archer", "assassin", "cub")
        self.is_plain: list[int] = [int(piece not in odd) for piece in self.pieces]
        self.of_side: list[list[int]] = [[s for s in range(self.count) if self.owner[s] == 0], []]
        self.of_side[1] = [s for s in range(self.count) if self.owner[s] == 1]
        self.actors: list[list[int]] = [
            [s for s in side if self.pieces[s] != "nemesis"] for side in self.of_side
        ]
        self.mates: int = sum(1 << self.slot[piece] for piece in ("hermit", "cub") if piece in self.slot)
        self.radix: list[int] = [ground.size**slot for slot in range(self.count)]
        self.adds: list[int] = [0] * (self.count << STRIDE)  # to the key, by slot and space: no products
        for slot in range(self.count):
            for space in range(ground.size):
                self.adds[slot << STRIDE | space] = space * self.radix[slot]
        self.spot: list[int] = [0] * self.count
        self.at: list[int] = [-1] * ground.size
        self.taken: int = 0
        self.plain: list[int] = [0, 0]
        self.key: int = 0
        self.place([ground.number[where[piece]] for piece in self.pieces])

    def place(self, spots: Sequence[int]) -> None:
        """Put every piece anew, by slot."""
        self.taken, self.key = 0, 0
        self.plain[0] = 0
        self.plain[1] = 0
        for space in range(self.ground.size):
            self.at[space] = -1
        for slot in range(self.count):
            space = spots[slot]
            self.spot[slot] = space
            self.at[space] = slot
            self.taken |= 1 << space
            self.key += self.adds[slot << STRIDE | space]
            if self.is_plain[slot]:
                self.plain[self.owner[slot]] |= 1 << space

    def go_to(self, key: int) -> None:
        """Put every piece where a key says."""
        size = self.ground.size
        spots: list[int] = []
        for _ in range(self.count):
            spots.append(key % size)
            key //= size
        self.place(spots)

    def where(self) -> dict[PieceId, Space]:
        """Who stands where, in the rules' words."""
        return {piece: self.ground.labels[self.spot[slot]] for slot, piece in enumerate(self.pieces)}

    def make(self, move: int) -> None:
        """Carry a move out."""
        start, end = move >> START & SEVEN, move >> END & SEVEN
        other = move >> OTHER & FOUR
        if other != NOBODY:
            self._shift_two(
                move >> SLOT & FOUR, start, end, other, move >> OTHER_START & SEVEN, move >> OTHER_END & SEVEN
            )
        else:
            self._shift(move >> SLOT & FOUR, start, end)

    def unmake(self, move: int) -> None:
        """Take a move back; the last made must be the first taken back."""
        start, end = move >> START & SEVEN, move >> END & SEVEN
        other = move >> OTHER & FOUR
        if other != NOBODY:
            self._shift_two(
                move >> SLOT & FOUR, end, start, other, move >> OTHER_END & SEVEN, move >> OTHER_START & SEVEN
            )
        else:
            self._shift(move >> SLOT & FOUR, end, start)

    def key_after(self, move: int) -> int:
        """The board's key once a move is made."""
        adds, base, other = self.adds, (move >> SLOT & FOUR) << STRIDE, move >> OTHER & FOUR
        key = self.key + adds[base | move >> END & SEVEN] - adds[base | move >> START & SEVEN]
        if other != NOBODY:
            base = other << STRIDE
            key += adds[base | move >> OTHER_END & SEVEN] - adds[base | move >> OTHER_START & SEVEN]
        return key

    def spend(self, spent: int, slot: int) -> int:
        """Who is spent after a slot has acted; any action but the mate's ends the mate's chance (A16)."""
        mates, bit = self.mates, 1 << slot
        if mates and spent & mates and not bit & mates:
            return spent | bit | mates
        return spent | bit

    def spent(self, acted: Sequence[PieceId]) -> int:
        """Who is spent after these have acted, in order."""
        mask = 0
        for piece in acted:
            mask = self.spend(mask, self.slot[piece])
        return mask

    def lost(self, side: int) -> bool:
        """Whether a side's leader is captured or surrounded (D050-D056, D118-D121)."""
        home = self.spot[self.leader[side]]
        ring = self.beside[home]
        if not ring & ~self.taken:
            return True
        foe = 1 - side
        on_it = self.plain[foe] & ring
        if on_it & (on_it - 1):
            return True
        slot = self.assassin[foe]
        if slot >= 0 and ring >> self.spot[slot] & 1:
            return True
        slot = self.archer[foe]
        return on_it != 0 and slot >= 0 and self.two_off[home] >> self.spot[slot] & 1 != 0

    def weight(self, side: int) -> int:
        """What weighs on a side's leader; 2 captures it."""
        home = self.spot[self.leader[side]]
        ring, foe = self.beside[home], 1 - side
        on_it = self.plain[foe] & ring
        total = 0
        while on_it:
            on_it &= on_it - 1
            total += 1
        slot = self.assassin[foe]
        if slot >= 0 and ring >> self.spot[slot] & 1:
            total += 2
        slot = self.archer[foe]
        if slot >= 0 and self.two_off[home] >> self.spot[slot] & 1:
            total += 1
        return total

    def _by_side(self, piece: str) -> list[int]:
        """The slot of a character by the side that has it; -1 for the other."""
        slot = self.slot.get(piece, -1)
        if slot < 0:
            return [-1, -1]
        return [slot, -1] if self.owner[slot] == 0 else [-1, slot]

    def _shift(self, slot: int, start: int, end: int) -> None:
        bits = (1 << start) | (1 << end)
        at = self.at
        at[start] = -1
        at[end] = slot
        self.spot[slot] = end
        self.taken ^= bits
        if self.is_plain[slot]:
            self.plain[self.owner[slot]] ^= bits
        base = slot << STRIDE
        self.key += self.adds[base | end] - self.adds[base | start]

    def _shift_two(
        self, slot: int, start: int, end: int, other: int, other_start: int, other_end: int
    ) -> None:
        at = self.at
        at[start] = -1
        at[other_start] = -1
        at[end] = slot
        at[other_end] = other
        self.spot[slot] = end
        self.spot[other] = other_end
        gone = (1 << start) | (1 << other_start)
        come = (1 << end) | (1 << other_end)
        self.taken = self.taken & ~gone | come
        if self.is_plain[slot]:
            self.plain[self.owner[slot]] ^= (1 << start) | (1 << end)
        if self.is_plain[other]:
            self.plain[self.owner[other]] ^= (1 << other_start) | (1 << other_end)
        adds, base, beyond = self.adds, slot << STRIDE, other << STRIDE
        self.key += (
            adds[base | end] - adds[base | start] + adds[beyond | other_end] - adds[beyond | other_start]
        )
