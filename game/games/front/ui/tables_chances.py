"""Exact chances from a column of a result table: ten faces of a die, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

FACES = 10


@dataclass(frozen=True)
class Chances:
    """What one side has to fear: `losses[k]` is the chance of k steps, `retreat` that of going back."""

    losses: tuple[float, ...]
    retreat: float
    suppressed: float = 0.0

    @property
    def mean(self) -> float:
        """Steps lost on average."""
        return sum(steps * chance for steps, chance in enumerate(self.losses))


def read_result(text: str) -> tuple[int, int]:
    """A cell of the assault table as steps lost and hexes of retreat: `1r2` is (1, 2)."""
    steps, is_back, hexes = text.partition("r")
    return int(steps) if steps.isdigit() else 0, int(hexes) if is_back else 0


def assault_chances(column: Sequence[str]) -> Chances:
    """The chances of a column of the assault table."""
    cells = [read_result(text) for text in column]
    return Chances(_spread([steps for steps, _ in cells]), sum(hexes > 0 for _, hexes in cells) / FACES)


def barrage_chances(column: Sequence[str]) -> Chances:
    """The chances of a column of the barrage table; whoever is hit is suppressed too."""
    steps = [int(text) if text.isdigit() else 0 for text in column]
    return Chances(_spread(steps), 0.0, sum(text != "-" for text in column) / FACES)


def _spread(steps: Sequence[int]) -> tuple[float, ...]:
    most = max(steps, default=0)
    return tuple(sum(one == count for one in steps) / FACES for count in range(most + 1))
