"""All actions from a packed position, with who is lost by them: the rules of a turn, told for speed.

The slow, plain rules in `actions` and `abilities` stay the judges; tests hold the two side by side.
"""

from __future__ import annotations

from typing import Literal

from game.games.duel.bots.deeds import Deeds
from game.games.duel.bots.lineup import Lineup, Spots
from game.games.duel.bots.terrain import bits
from game.games.duel.capture import CAPTURE_WEIGHT

QUIET: Literal[0] = 0  # the game goes on
WIN: Literal[1] = 1  # the enemy leader is lost
OWN_RUN: Literal[2] = 2  # the acting side's Nemesis must run
FOE_RUN: Literal[3] = 3  # the enemy's Nemesis must run

Child = tuple[int, int, Spots]
"""What an action leads to: how the game goes on, the slot that acted, the position."""


class Moves:
    """The actions of one line-up. Positions are safe for both leaders; so are all children but wins."""

    def __init__(self, lineup: Lineup) -> None:
        self.lineup, self.terrain = lineup, lineup.terrain
        deeds = Deeds(lineup)
        self._reach, self._shift = deeds.reach, deeds.shift

    def children(self, spots: Spots, spent: int, side: int) -> list[Child]:
        """Every distinct result of one action of a side, those that lose its own leader left out (D057)."""
        lineup, beside = self.lineup, self.terrain.beside
        at, taken = [-1] * len(beside), 0
        for slot, space in enumerate(spots):
            at[space] = slot
            taken |= 1 << space
        ring = beside[spots[lineup.leader[side]]]
        mark = spots[lineup.leader[1 - side]]
        cage, leader, weigh = beside[mark], lineup.leader[side], lineup.weigh
        weight = sum([weigh[slot][mark][spots[slot]] for slot in lineup.of_side[side]])
        warden = lineup.warden[1 - side]
        silent = beside[spots[warden]] if warden >= 0 else 0
        out: list[Child] = []
        for slot in lineup.actors[side]:
            if spent >> slot & 1:
                continue
            here = spots[slot]
            ends = beside[here] & ~taken
            if slot == leader:
                self._walk_leader(spots, side, ends, taken, out)
                continue
            voiced = not silent >> here & 1
            reach = self._reach[slot]
            if reach is not None and voiced:
                ends |= reach(spots, taken, here, side)
            row = weigh[slot][mark]
            rest, without = weight - row[here], taken ^ (1 << here)
            head, tail = spots[:slot], spots[slot + 1 :]
            while ends:
                low = ends & -ends
                ends ^= low
                filled = without | low
                if ring & ~filled:
                    to = low.bit_length() - 1
                    won = rest + row[to] >= CAPTURE_WEIGHT or not cage & ~filled
                    out.append((WIN if won else QUIET, slot, (*head, to, *tail)))
            shift = self._shift[slot]
            if shift is not None and voiced:
                for after in shift(spots, at, taken, here, side):
                    self._judge(spots, after, slot, side, out)
        return out

    def win_at_once(self, spots: Spots, spent: int, side: int) -> Child | None:
        """An action that wins on the spot, before any run is read; None where there is none."""
        lineup, beside = self.lineup, self.terrain.beside
        at, taken = [-1] * len(beside), 0
        for slot, space in enumerate(spots):
            at[space] = slot
            taken |= 1 << space
        mark = spots[lineup.leader[1 - side]]
        room, leader, weigh = beside[mark] & ~taken, lineup.leader[side], lineup.weigh
        weight = sum([weigh[slot][mark][spots[slot]] for slot in lineup.of_side[side]])
        last = room if not room & (room - 1) else 0  # filling the last free space surrounds
        warden = lineup.warden[1 - side]
        silent = beside[spots[warden]] if warden >= 0 else 0
        for slot in lineup.actors[side]:
            if spent >> slot & 1:
                continue
            here = spots[slot]
            rest = weight - weigh[slot][mark][here]
            goal = lineup.enough[slot][rest][mark]
            if not beside[mark] >> here & 1:
                goal |= last
            voiced = not silent >> here & 1
            if goal & ~taken:
                ends = beside[here] & ~taken
                reach = self._reach[slot]
                if reach is not None and voiced and goal & ~taken & ~ends:
                    ends |= reach(spots, taken, here, side)
                if slot == leader and lineup.strides[side]:
                    for space in bits(ends):
                        ends |= beside[space] & ~taken
                for to in bits(ends & goal):
                    after = (*spots[:slot], to, *spots[slot + 1 :])
                    if not self.lost(after, side):
                        return WIN, slot, after
            shift = self._shift[slot]
            if shift is not None and voiced:
                for after in shift(spots, at, taken, here, side):
                    if self.lost(after, 1 - side) and not self.lost(after, side):
                        return WIN, slot, after
        return None

    def lost(self, spots: Spots, side: int) -> bool:
        """Whether a side's leader is captured or surrounded (D050, D054)."""
        lineup = self.lineup
        leader = spots[lineup.leader[side]]
        weigh, weight = lineup.weigh, 0
        for slot in lineup.of_side[1 - side]:
            weight += weigh[slot][leader][spots[slot]]
        if weight >= CAPTURE_WEIGHT:
            return True
        free = self.terrain.beside[leader]
        for space in spots:
            free &= ~(1 << space)
        return not free

    def runs(self, spots: Spots, side: int) -> list[Spots]:
        """Where a side's Nemesis may run, as positions; the present one if she stays (D127, A35)."""
        beside, slot = self.terrain.beside, self.lineup.hunter[side]
        taken, here = _mask(spots), spots[slot]
        first = beside[here] & ~taken
        second = 0
        for space in bits(first):
            second |= beside[space] & ~taken
        ring = beside[spots[self.lineup.leader[side]]]
        without = taken ^ (1 << here)
        for ends in (second, first):
            safe = [to for to in bits(ends) if ring & ~(without | 1 << to)]
            if safe:
                return [(*spots[:slot], to, *spots[slot + 1 :]) for to in safe]
        return [spots]

    def _walk_leader(self, spots: Spots, side: int, ends: int, taken: int, out: list[Child]) -> None:
        slot = self.lineup.leader[side]
        if self.lineup.strides[side]:
            for space in bits(ends):
                ends |= self.terrain.beside[space] & ~taken
        for to in bits(ends):
            self._judge(spots, (*spots[:slot], to, *spots[slot + 1 :]), slot, side, out)

    def _judge(self, before: Spots, after: Spots, slot: int, side: int, out: list[Child]) -> None:
        """Add what an action leads to unless it loses the own leader; the end is read first (D058, D061)."""
        lineup = self.lineup
        if self.lost(after, side):
            return
        own, foe = lineup.leader[side], lineup.leader[1 - side]
        if self.lost(after, 1 - side):
            out.append((WIN, slot, after))
        elif lineup.hunter[side] >= 0 and before[foe] != after[foe]:
            out.append((OWN_RUN, slot, after))
        elif lineup.hunter[1 - side] >= 0 and before[own] != after[own]:
            out.append((FOE_RUN, slot, after))
        else:
            out.append((QUIET, slot, after))


def _mask(spots: Spots) -> int:
    taken = 0
    for space in spots:
        taken |= 1 << space
    return taken
