"""All actions from a packed position, with who is lost by them: the rules of a turn, told for speed.

The slow, plain rules in `actions` and `abilities` stay the judges; tests hold the two side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from game.games.duel.bots.lineup import Lineup, Spots
from game.games.duel.bots.terrain import bits
from game.games.duel.capture import CAPTURE_WEIGHT

QUIET: Literal[0] = 0  # the game goes on
WIN: Literal[1] = 1  # the enemy leader is lost
OWN_RUN: Literal[2] = 2  # the acting side's Nemesis must run
FOE_RUN: Literal[3] = 3  # the enemy's Nemesis must run

Child = tuple[int, int, Spots]
"""What an action leads to: how the game goes on, the slot that acted, the position."""

Reach = Callable[[Spots, int, int, int], int]
Shift = Callable[[Spots, list[int], int, int, int], Iterator[Spots]]


class Moves:
    """The actions of one line-up. Positions are safe for both leaders; so are all children but wins."""

    def __init__(self, lineup: Lineup) -> None:
        self.lineup, self.terrain = lineup, lineup.terrain
        reaches: dict[str, Reach] = {
            "acrobat": self._jumps,
            "rider": self._dashes,
            "royal_guard": self._rallies,
            "claw_launcher": self._flights,
            "wanderer": self._slips,
        }
        shifts: dict[str, Shift] = {
            "bruiser": self._pushes,
            "illusionist": self._swaps,
            "claw_launcher": self._pulls,
            "manipulator": self._nudges,
            "brewmaster": self._escorts,
        }
        self._reach = tuple(reaches.get(piece) for piece in lineup.pieces)
        self._shift = tuple(shifts.get(piece) for piece in lineup.pieces)

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

    def _guarded(self, spots: Spots, target: int, side: int) -> bool:
        """Whether a target is an enemy of the side whom a Protector keeps in place (D123)."""
        owner = self.lineup.owner[target]
        if owner == side:
            return False
        guard = self.lineup.guard[owner]
        if guard < 0:
            return False
        return guard == target or bool(self.terrain.beside[spots[guard]] >> spots[target] & 1)

    def _jumps(self, spots: Spots, taken: int, start: int, side: int) -> int:
        ends, leaps = 0, self.terrain.leaps
        for over, land in leaps[start]:
            if taken >> over & 1 and not taken >> land & 1:
                ends |= 1 << land
                for over_next, land_next in leaps[land]:
                    if taken >> over_next & 1 and over_next != start and not taken >> land_next & 1:
                        ends |= 1 << land_next
        return ends

    def _dashes(self, spots: Spots, taken: int, here: int, side: int) -> int:
        ends = 0
        for first, second in self.terrain.leaps[here]:
            if not (taken >> first & 1 or taken >> second & 1):
                ends |= 1 << second
        return ends

    def _rallies(self, spots: Spots, taken: int, here: int, side: int) -> int:
        ends, beside = 0, self.terrain.beside
        ring = beside[spots[self.lineup.leader[side]]]
        for first in bits(ring & (~taken | 1 << here)):
            ends |= beside[first] & ~taken
            if first != here:
                ends |= 1 << first
        return ends

    def _slips(self, spots: Spots, taken: int, here: int, side: int) -> int:
        closed, beside = taken, self.terrain.beside
        for slot in self.lineup.of_side[1 - side]:
            closed |= beside[spots[slot]]
        return self.terrain.every & ~closed

    def _flights(self, spots: Spots, taken: int, here: int, side: int) -> int:
        ends = 0
        for ray in self.terrain.rays[here]:
            before = -1
            for space in ray:
                if taken >> space & 1:
                    if before >= 0:
                        ends |= 1 << before
                    break
                before = space
        return ends

    def _seen(self, at: list[int], taken: int, here: int) -> Iterator[tuple[int, int]]:
        """Whoever is visible and not adjacent: slot, and the space next to the watcher on that line (A38)."""
        for ray in self.terrain.rays[here]:
            if not taken >> ray[0] & 1:
                for space in ray:
                    if taken >> space & 1:
                        yield at[space], ray[0]
                        break

    def _pushes(self, spots: Spots, at: list[int], taken: int, here: int, side: int) -> Iterator[Spots]:
        slot = at[here]
        for near in self.terrain.near[here]:
            target = at[near]
            if target < 0 or self.lineup.owner[target] == side or self._guarded(spots, target, side):
                continue
            for to in self.terrain.behind[here, near]:
                if not taken >> to & 1:
                    yield _moved(spots, slot, near, target, to)

    def _swaps(self, spots: Spots, at: list[int], taken: int, here: int, side: int) -> Iterator[Spots]:
        for target, _ in self._seen(at, taken, here):
            if not self._guarded(spots, target, side):
                yield _moved(spots, at[here], spots[target], target, here)

    def _pulls(self, spots: Spots, at: list[int], taken: int, here: int, side: int) -> Iterator[Spots]:
        for target, to in self._seen(at, taken, here):
            if not self._guarded(spots, target, side):
                yield (*spots[:target], to, *spots[target + 1 :])

    def _nudges(self, spots: Spots, at: list[int], taken: int, here: int, side: int) -> Iterator[Spots]:
        for target, _ in self._seen(at, taken, here):
            if self.lineup.owner[target] != side and not self._guarded(spots, target, side):
                for to in bits(self.terrain.beside[spots[target]] & ~taken):
                    yield (*spots[:target], to, *spots[target + 1 :])

    def _escorts(self, spots: Spots, at: list[int], taken: int, here: int, side: int) -> Iterator[Spots]:
        for near in self.terrain.near[here]:
            target = at[near]
            if target >= 0 and self.lineup.owner[target] == side:
                for to in bits(self.terrain.beside[near] & ~taken):
                    yield (*spots[:target], to, *spots[target + 1 :])


def _mask(spots: Spots) -> int:
    taken = 0
    for space in spots:
        taken |= 1 << space
    return taken


def _moved(spots: Spots, one: int, one_to: int, other: int, other_to: int) -> Spots:
    after = list(spots)
    after[one], after[other] = one_to, other_to
    return tuple(after)
