"""What each active ability can do on the packed board: where it takes its character, or whom it shifts."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.games.duel.bots.lineup import Lineup, Spots
from game.games.duel.bots.terrain import bits

Reach = Callable[[Spots, int, int, int], int]
"""From position, taken spaces, own space and side: the spaces where the character itself may end."""

Shift = Callable[[Spots, list[int], int, int, int], Iterator[Spots]]
"""From position, who stands where, taken spaces, own space and side: the positions with others moved."""


class Deeds:
    """The active abilities of one line-up, by slot (D101-D109)."""

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
        self.reach = tuple(reaches.get(piece) for piece in lineup.pieces)
        self.shift = tuple(shifts.get(piece) for piece in lineup.pieces)

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


def _moved(spots: Spots, one: int, one_to: int, other: int, other_to: int) -> Spots:
    after = list(spots)
    after[one], after[other] = one_to, other_to
    return tuple(after)
