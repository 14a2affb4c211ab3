"""Randomness that a log can repeat: numbers drawn by (seed, entry index, draw number), or typed in.

The same seed, entry and draw give the same number on every machine and Python, so undo and branching
cannot shift later dice. A `Chance` lives for one decision. Results typed in by hand (`by_hand`) are
taken first, in order, and recorded so that the log can mark and repeat them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

Draw = int | str
"""One random result as the rules ask for it: a die's number, an index, or the name of the item picked."""


class UnfitDrawError(ValueError):
    """A result typed in by hand that the rules' question does not allow; the place is the draw's number."""


class Chance:
    """All luck of one entry. `drawn` counts the draws made, `used` lists those taken from `by_hand`."""

    def __init__(self, seed: str, index: int, by_hand: Sequence[Draw] = ()) -> None:
        self._key = hashlib.blake2b(f"{index}/{seed}".encode(), digest_size=32).digest()
        self._counter = 0
        self._by_hand = tuple(by_hand)
        self.drawn = 0

    @property
    def used(self) -> tuple[Draw, ...]:
        """The results taken from the ones typed in, in order."""
        return self._by_hand[: self.drawn]

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each as likely (rejection sampling); by hand: that number."""
        if n < 1:
            raise ValueError(f"nothing to draw from: below({n})")
        typed = self._typed()
        if typed is None:
            return self._word_below(n)
        if isinstance(typed, bool) or not isinstance(typed, int) or not 0 <= typed < n:
            raise UnfitDrawError(f"draw {self.drawn}: {typed!r} is not a whole number from 0 to {n - 1}")
        return typed

    def die(self, sides: int) -> int:
        """A die's number from 1 to `sides`; by hand: the number that lies on top."""
        typed = self._typed()
        if typed is None:
            return self._word_below(sides) + 1
        if isinstance(typed, bool) or not isinstance(typed, int) or not 1 <= typed <= sides:
            raise UnfitDrawError(f"draw {self.drawn}: {typed!r} is not on a die of {sides} sides")
        return typed

    def pick(self, items: Sequence[str]) -> str:
        """One of the named items, each as likely; by hand: its name."""
        if not items:
            raise ValueError("nothing to pick from")
        typed = self._typed()
        if typed is None:
            return items[self._word_below(len(items))]
        if typed not in items:
            raise UnfitDrawError(f"draw {self.drawn}: {typed!r} is not one of {', '.join(items)}")
        return str(typed)

    def shuffle(self, items: Sequence[str]) -> tuple[str, ...]:
        """The items in random order: one pick for each place, first to last but one."""
        left, out = list(items), []
        while len(left) > 1:
            out.append(self.pick(left))
            left.remove(out[-1])
        return (*out, *left)

    def _typed(self) -> Draw | None:
        place, self.drawn = self.drawn, self.drawn + 1
        return self._by_hand[place] if place < len(self._by_hand) else None

    def _word_below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            counter = self._counter.to_bytes(8, "little")
            word = hashlib.blake2b(counter, key=self._key, digest_size=8).digest()
            self._counter += 1
            value = int.from_bytes(word, "little")
            if value < limit:
                return value % n
