"""The duel's board in whole numbers for search: numbered spaces, sets of spaces as the bits of one number."""

from __future__ import annotations

from game.games.duel.ground import Ground

FAR_AWAY = 99
MOST_SPACES = 128  # a packed move has seven bits for a space


class FastGround:
    """Look-up tables by space number; the bits of a mask are a set of spaces (37 on the standard board)."""

    def __init__(self, ground: Ground) -> None:
        """Raises ValueError for a board of more than 128 spaces."""
        labels = list(ground.spaces)
        if len(labels) > MOST_SPACES:
            raise ValueError(f"a board of {len(labels)} spaces is too large to be searched")
        self.labels: list[str] = labels
        self.size: int = len(labels)
        self.every: int = (1 << self.size) - 1
        self.number: dict[str, int] = {label: place for place, label in enumerate(labels)}
        number = self.number
        self.near: list[list[int]] = [[number[s] for s in ground.neighbours[label]] for label in labels]
        self.beside: list[int] = [_mask(places) for places in self.near]
        self.rays: list[list[list[int]]] = [
            [[number[s] for s in ray] for ray in ground.rays[label] if ray] for label in labels
        ]
        long = [[ray for ray in rays if len(ray) > 1] for rays in self.rays]
        self.leap_over: list[list[int]] = [[ray[0] for ray in rays] for rays in long]
        self.leap_to: list[list[int]] = [[ray[1] for ray in rays] for rays in long]
        self.two_off: list[int] = [_mask(places) for places in self.leap_to]
        self.behind: list[list[list[int]]] = [
            [_behind(ground, number, label, labels[other]) for other in self.near[place]]
            for place, label in enumerate(labels)
        ]
        self.distance: list[list[int]] = [self._distances(place) for place in range(self.size)]
        self.prime: int = _prime_for(self.size)
        self.bit_number: list[int] = [0] * self.prime
        for place in range(self.size):
            self.bit_number[(1 << place) % self.prime] = place

    def ball(self, radius: int) -> list[int]:
        """By space: everything within so many steps of it on an empty board."""
        return [_mask([place for place in range(self.size) if row[place] <= radius]) for row in self.distance]

    def _distances(self, start: int) -> list[int]:
        out, edge, steps = [FAR_AWAY] * self.size, [start], 0
        out[start] = 0
        while edge:
            steps += 1
            fresh: list[int] = []
            for space in edge:
                for near in self.near[space]:
                    if out[near] == FAR_AWAY:
                        out[near] = steps
                        fresh.append(near)
            edge = fresh
        return out


def _mask(places: list[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def _behind(ground: Ground, number: dict[str, int], pusher: str, pushed: str) -> list[int]:
    """The far spaces of someone next to a pusher: straight on, or a turn aside (D103)."""
    way, _ = ground.lines[pusher, pushed]
    ring = ground.ring[pushed]
    found = (ring[way - 1], ring[way], ring[(way + 1) % 6])
    return [number[label] for label in found if label is not None]


def _prime_for(size: int) -> int:
    """A prime modulo which the powers of two up to `size` all differ: a bit's number is then one look-up."""
    prime = size
    while True:
        prime += 1
        if len({(1 << place) % prime for place in range(size)} - {0}) == size:
            return prime
