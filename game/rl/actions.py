"""Commands as numbers of a fixed range, so that one command keeps one number from game to game.

A command's own number is the hash of its canonical JSON without the seat, modulo the size of the range. The
listed commands are taken in the order of those bytes; one whose number is taken gets the next free one (after
the last comes 0). Where more are listed than there are numbers, each of those left over shares its own number
with the command there, and the sharers take turns: at entry `index` the one at place `index` modulo their
count is meant. So nothing is ever left out for good, and `Offer.shared` says how many share.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from game.core.codec import canonical, plain
from game.core.messages import Command


class Offer:
    """The listed commands of one view, by number."""

    def __init__(self, commands: Iterable[Command], size: int, index: int) -> None:
        self._size, self._index = size, index
        self._by_number: dict[int, list[Command]] = {}
        self.shared = 0
        for key, command in sorted(((_key(one), one) for one in commands), key=lambda pair: pair[0]):
            self._place(_own_number(key, size), command)

    def command(self, number: int) -> Command:
        """What a number means now. Raises KeyError for one that means nothing."""
        sharers = self._by_number[number]
        return sharers[self._index % len(sharers)]

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for each number that means something."""
        mask = np.zeros(self._size, dtype=np.int8)
        mask[list(self._by_number)] = 1
        return mask

    def _place(self, own: int, command: Command) -> None:
        if len(self._by_number) == self._size:
            self._by_number[own].append(command)
            self.shared += 1
            return
        number = own
        while number in self._by_number:
            number = (number + 1) % self._size
        self._by_number[number] = [command]


def _key(command: Command) -> bytes:
    fields: dict[str, Any] = plain(command)
    fields.pop("seat", None)
    return canonical(fields)


def _own_number(key: bytes, size: int) -> int:
    return int.from_bytes(hashlib.blake2b(key, digest_size=8).digest(), "big") % size
