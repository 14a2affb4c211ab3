"""A row of numbers made from a view: every entry has a fixed width, whatever the view holds."""

from __future__ import annotations

from collections.abc import Container, Sequence

import numpy as np
import numpy.typing as npt


class Row:
    """Collects numbers from -1 to 1. An encoder that always makes the same calls makes the same width."""

    def __init__(self) -> None:
        self._numbers: list[float] = []

    def flag(self, *values: object) -> None:
        """1 for what is so, 0 for what is not, a number each."""
        self._numbers += [1.0 if value else 0.0 for value in values]

    def number(self, top: float, *values: float) -> None:
        """Parts of `top`, the most that is to be told apart; cut to -1 and 1."""
        self._numbers += [max(-1.0, min(1.0, value / top)) for value in values]

    def one_of(self, value: object, names: Sequence[object]) -> None:
        """A 1 at the value's place among the names; nowhere for any other value."""
        self._numbers += [1.0 if value == name else 0.0 for name in names]

    def some_of(self, values: Container[object], names: Sequence[object]) -> None:
        """A 1 at the place of each name that is among the values."""
        self._numbers += [1.0 if name in values else 0.0 for name in names]

    def array(self) -> npt.NDArray[np.float32]:
        """All numbers, in the order in which they came."""
        return np.array(self._numbers, dtype=np.float32)
