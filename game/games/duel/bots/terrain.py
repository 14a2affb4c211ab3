"""The board in whole numbers for computer players: numbered spaces, neighbours as masks, lines, distances."""

from __future__ import annotations

from collections.abc import Iterator

from game.games.duel.ground import Ground

FAR_AWAY = 99


class Terrain:
    """Look-up tables by space number. A mask has the bit of each space in a set of spaces."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.spaces = ground.spaces
        self.number = {label: number for number, label in enumerate(ground.spaces)}
        self.every = (1 << len(self.spaces)) - 1
        self.near: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.number[label] for label in ground.neighbours[space]) for space in self.spaces
        )
        self.beside: tuple[int, ...] = tuple(sum(1 << place for place in places) for places in self.near)
        self.rays: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(tuple(self.number[label] for label in ray) for ray in ground.rays[space] if ray)
            for space in self.spaces
        )
        self.leaps: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((ray[0], ray[1]) for ray in rays if len(ray) > 1) for rays in self.rays
        )
        self.two_off: tuple[int, ...] = tuple(sum(1 << land for _, land in leaps) for leaps in self.leaps)
        self.behind = {pair: self._behind(*pair) for pair in self._neighbour_pairs()}
        self.distance: tuple[tuple[int, ...], ...] = tuple(
            self._distances(s) for s in range(len(self.spaces))
        )

    def _neighbour_pairs(self) -> Iterator[tuple[int, int]]:
        for space, near in enumerate(self.near):
            for other in near:
                yield space, other

    def _behind(self, pusher: int, pushed: int) -> tuple[int, ...]:
        """The far spaces of someone next to a pusher: straight on, or a turn aside (D103)."""
        ground = self.ground
        way, _ = ground.lines[self.spaces[pusher], self.spaces[pushed]]
        ring = ground.ring[self.spaces[pushed]]
        found = (ring[way - 1], ring[way], ring[(way + 1) % 6])
        return tuple(self.number[label] for label in found if label is not None)

    def _distances(self, start: int) -> tuple[int, ...]:
        out, edge, steps = [FAR_AWAY] * len(self.spaces), [start], 0
        out[start] = 0
        while edge:
            steps += 1
            fresh = sorted({n for space in edge for n in self.near[space] if out[n] == FAR_AWAY})
            for space in fresh:
                out[space] = steps
            edge = fresh
        return tuple(out)


def bits(mask: int) -> Iterator[int]:
    """The numbers of the spaces in a mask, from the lowest."""
    while mask:
        low = mask & -mask
        mask ^= low
        yield low.bit_length() - 1
