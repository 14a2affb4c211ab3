"""All actions from a packed board, with how the game goes on after each: the rules of a turn, told for speed.

A move is one number (bits as in `fast`): how the game goes on, who acts, which piece goes from where to
where, and perhaps a second piece. Boards are safe for both leaders; so are they after all moves but wins,
and no move loses the own leader (D057).
"""

from __future__ import annotations

from typing import Final

from game.games.duel.fast import (
    ACROBAT,
    ACTOR,
    BREWMASTER,
    BRUISER,
    CLAW_LAUNCHER,
    END,
    FOUR,
    ILLUSIONIST,
    MANIPULATOR,
    NOBODY,
    OTHER,
    OTHER_END,
    OTHER_START,
    PLAIN,
    RIDER,
    ROYAL_GUARD,
    SLOT,
    START,
    WANDERER,
    FastBoard,
)
from game.games.duel.fast_ground import FastGround

QUIET: Final = 0  # the game goes on
WIN: Final = 1  # the enemy leader is lost
OWN_RUN: Final = 2  # the acting side's Nemesis must run
FOE_RUN: Final = 3  # the enemy's Nemesis must run
HOW: Final = 3
NONE: Final = -1  # no move
_ALONE: Final = NOBODY << OTHER


class FastMoves:
    """The actions on one board."""

    def __init__(self, board: FastBoard) -> None:
        self.board: FastBoard = board
        self.ground: FastGround = board.ground
        self.beside: list[int] = board.beside
        self.prime: int = board.ground.prime
        self.bit_number: list[int] = board.ground.bit_number

    def moves(self, side: int, spent: int) -> list[int]:
        """Every distinct result of one action of a side."""
        out: list[int] = []
        for slot in self.board.actors[side]:
            if not spent >> slot & 1:
                self._add(slot, side, out)
        return out

    def win_at_once(self, side: int, spent: int) -> int:
        """A move that wins on the spot, before any run; NONE where there is none."""
        board = self.board
        found: list[int] = []
        for slot in board.actors[side]:
            if spent >> slot & 1:
                continue
            goal = self._goal(slot, side)
            if goal:
                base = slot << ACTOR | slot << SLOT | board.spot[slot] << START | _ALONE
                for to in self._bits(self._ends(slot, side) & goal):
                    if self._is_kept_safe(slot, side, to):
                        return base | to << END | WIN
            if board.kind[slot] != PLAIN:
                self._add_shifts(slot, side, found)
                for move in found:
                    if move & HOW == WIN:
                        return move
                found.clear()
        return NONE

    def runs(self, side: int) -> list[int]:
        """Where a side's Nemesis may run, as moves; none if she stays (D127, A35)."""
        board, beside = self.board, self.beside
        slot = board.hunter[side]
        here, free = board.spot[slot], ~board.taken
        first = beside[here] & free
        second = 0
        for space in self._bits(first):
            second |= beside[space]
        second &= free
        ring = beside[board.spot[board.leader[side]]]
        room = ring & (free | 1 << here)
        if not room & (room - 1):  # filling the last free space would surround her own leader
            second &= ~room
            first &= ~room
        base = slot << ACTOR | slot << SLOT | here << START | _ALONE
        return [base | to << END for to in self._bits(second or first)]

    def _add(self, slot: int, side: int, out: list[int]) -> None:
        board = self.board
        base = slot << ACTOR | slot << SLOT | board.spot[slot] << START | _ALONE
        ends, goal = self._ends(slot, side), self._goal(slot, side)
        if slot == board.leader[side]:
            quiet = FOE_RUN if board.hunter[1 - side] >= 0 else QUIET
            safe = [to for to in self._bits(ends) if self._is_kept_safe(slot, side, to)]
            out.extend([base | to << END | (WIN if goal >> to & 1 else quiet) for to in safe])
            return
        here = board.spot[slot]
        ring = self.beside[board.spot[board.leader[side]]]
        room = ring & ~board.taken
        if not room & (room - 1) and not ring >> here & 1:
            ends &= ~room  # the last free space beside the own leader
        prime, bit_number = self.prime, self.bit_number
        while ends:
            low = ends & -ends
            ends ^= low
            out.append(base | bit_number[low % prime] << END | (WIN if goal & low else QUIET))
        if board.kind[slot] != PLAIN:
            self._add_shifts(slot, side, out)

    def _goal(self, slot: int, side: int) -> int:
        """Where a piece of a side, going there alone, completes the loss of the enemy leader."""
        board = self.board
        here, mark = board.spot[slot], board.spot[board.leader[1 - side]]
        cage = self.beside[mark]
        room = cage & ~board.taken
        goal = 0 if room & (room - 1) or cage >> here & 1 else room
        if slot == board.assassin[side]:
            return goal | cage
        others = board.plain[side] & cage & ~(1 << here)
        archer = board.archer[side]
        if archer >= 0 and archer != slot and board.two_off[mark] >> board.spot[archer] & 1:
            others |= 1 << board.spot[archer]
        if not others:
            return goal
        if board.is_plain[slot]:
            return goal | cage
        return goal | board.two_off[mark] if slot == archer else goal

    def _is_kept_safe(self, slot: int, side: int, to: int) -> bool:
        """Whether the own leader is safe once a piece of its side has gone there alone (D057)."""
        board, beside = self.board, self.beside
        here = board.spot[slot]
        filled = board.taken & ~(1 << here) | 1 << to
        if slot != board.leader[side]:
            return beside[board.spot[board.leader[side]]] & ~filled != 0
        ring, foe = beside[to], 1 - side
        on_it = board.plain[foe] & ring
        if not ring & ~filled or on_it & (on_it - 1):
            return False
        other = board.assassin[foe]
        if other >= 0 and ring >> board.spot[other] & 1:
            return False
        other = board.archer[foe]
        return not (on_it and other >= 0 and board.two_off[to] >> board.spot[other] & 1)

    def _ends(self, slot: int, side: int) -> int:
        """Where a piece can end by moving itself (D023, D124, D101, D102, D104, D106, D108)."""
        board, beside = self.board, self.beside
        here, taken = board.spot[slot], board.taken
        ends = beside[here] & ~taken
        if slot == board.leader[side]:
            if board.strides[side]:
                for space in self._bits(ends):
                    ends |= beside[space] & ~taken
            return ends
        kind = board.kind[slot]
        if kind == PLAIN or self._is_silent(here, side):
            return ends
        if kind == RIDER:
            over, to = self.ground.leap_over[here], self.ground.leap_to[here]
            for way in range(len(over)):
                if not (taken >> over[way] & 1 or taken >> to[way] & 1):
                    ends |= 1 << to[way]
        elif kind == WANDERER:
            closed = taken
            for foe in board.of_side[1 - side]:
                closed |= beside[board.spot[foe]]
            ends |= self.ground.every & ~closed
        elif kind == ACROBAT:
            ends |= self._jumps(here, taken)
        elif kind == ROYAL_GUARD:
            ring = beside[board.spot[board.leader[side]]]
            first = ring & (~taken | 1 << here)
            ends |= ring & ~taken
            for space in self._bits(first):
                ends |= beside[space] & ~taken
        elif kind == CLAW_LAUNCHER:
            ends |= self._flights(here, taken)
        return ends

    def _jumps(self, start: int, taken: int) -> int:
        """One jump or two over a neighbour; the start counts as empty and is no end (D101, A13)."""
        ends, ground = 0, self.ground
        over, to = ground.leap_over[start], ground.leap_to[start]
        for way in range(len(over)):
            land = to[way]
            if not taken >> over[way] & 1 or taken >> land & 1:
                continue
            ends |= 1 << land
            over_next, to_next = ground.leap_over[land], ground.leap_to[land]
            for turn in range(len(over_next)):
                if over_next[turn] != start and taken >> over_next[turn] & 1:
                    ends |= ~taken & 1 << to_next[turn]
        return ends

    def _flights(self, here: int, taken: int) -> int:
        ends = 0
        for ray in self.ground.rays[here]:
            if taken >> ray[0] & 1:
                continue
            before = ray[0]
            for space in ray:
                if taken >> space & 1:
                    ends |= 1 << before
                    break
                before = space
        return ends

    def _is_silent(self, here: int, side: int) -> bool:
        """Whether the enemy Jailer stands next to a space (D122)."""
        warden = self.board.warden[1 - side]
        return warden >= 0 and self.beside[self.board.spot[warden]] >> here & 1 != 0

    def _add_shifts(self, slot: int, side: int, out: list[int]) -> None:
        """What a piece can do to others (D103, D105, D106, D107, D109)."""
        kind = self.board.kind[slot]
        if kind < BRUISER or kind in (ROYAL_GUARD, WANDERER):
            return
        here = self.board.spot[slot]
        if self._is_silent(here, side):
            return
        if kind == BRUISER:
            self._add_pushes(slot, here, side, out)
        elif kind == BREWMASTER:
            self._add_escorts(slot, here, side, out)
        else:
            self._add_sights(slot, here, side, kind, out)

    def _add_sights(self, slot: int, here: int, side: int, kind: int, out: list[int]) -> None:
        """Swaps, pulls and nudges of whoever is visible and not adjacent (A38, A39)."""
        board = self.board
        taken, owner = board.taken, board.owner
        for ray in self.ground.rays[here]:
            near = ray[0]
            if taken >> near & 1:
                continue
            for space in ray:
                if taken >> space & 1:
                    target = board.at[space]
                    if self._is_guarded(target, space, side):
                        break
                    if kind == ILLUSIONIST:
                        self._judge(slot, side, slot, here, space, target, space, here, out)
                    elif kind == CLAW_LAUNCHER:
                        self._judge(slot, side, target, space, near, NOBODY, 0, 0, out)
                    elif kind == MANIPULATOR and owner[target] != side:
                        for to in self.ground.near[space]:
                            if not taken >> to & 1:
                                self._judge(slot, side, target, space, to, NOBODY, 0, 0, out)
                    break

    def _add_pushes(self, slot: int, here: int, side: int, out: list[int]) -> None:
        board = self.board
        near, behind = self.ground.near[here], self.ground.behind[here]
        for way in range(len(near)):
            space = near[way]
            target = board.at[space]
            if target < 0 or board.owner[target] == side or self._is_guarded(target, space, side):
                continue
            for to in behind[way]:
                if not board.taken >> to & 1:
                    self._judge(slot, side, slot, here, space, target, space, to, out)

    def _add_escorts(self, slot: int, here: int, side: int, out: list[int]) -> None:
        board = self.board
        for space in self.ground.near[here]:
            target = board.at[space]
            if target >= 0 and board.owner[target] == side:
                for to in self.ground.near[space]:
                    if not board.taken >> to & 1:
                        self._judge(slot, side, target, space, to, NOBODY, 0, 0, out)

    def _is_guarded(self, target: int, space: int, side: int) -> bool:
        """Whether a target is an enemy of the side whom a Protector keeps in place (D123)."""
        board = self.board
        owner = board.owner[target]
        if owner == side:
            return False
        guard = board.guard[owner]
        return guard >= 0 and (guard == target or self.beside[board.spot[guard]] >> space & 1 != 0)

    def _judge(
        self,
        actor: int,
        side: int,
        slot: int,
        start: int,
        end: int,
        other: int,
        other_start: int,
        other_end: int,
        out: list[int],
    ) -> None:
        """Add a move of others unless it loses the own leader; the end is read first (D058, D061)."""
        board = self.board
        move = (
            actor << ACTOR
            | slot << SLOT
            | start << START
            | end << END
            | other << OTHER
            | other_start << OTHER_START
            | other_end << OTHER_END
        )
        own, foe = board.leader[side], board.leader[1 - side]
        board.make(move)
        if board.lost(side):
            board.unmake(move)
            return
        if board.lost(1 - side):
            how = WIN
        elif board.hunter[side] >= 0 and (slot == foe or other == foe):
            how = OWN_RUN
        elif board.hunter[1 - side] >= 0 and (slot == own or other == own):
            how = FOE_RUN
        else:
            how = QUIET
        board.unmake(move)
        out.append(move | how)

    def _bits(self, mask: int) -> list[int]:
        """The numbers of the spaces in a mask, from the lowest."""
        out: list[int] = []
        while mask:
            low = mask & -mask
            mask ^= low
            out.append(self.bit_number[low % self.prime])
        return out


def actor_of(move: int) -> int:
    """The slot that acts in a move."""
    return move >> ACTOR & FOUR
