"""Keeps what has been found out about the moments of a replay, and asks for what is still wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.ids import Viewpoint
from game.kit.insight import Analysis

if TYPE_CHECKING:
    from game.ui.replay_reel import Reel
    from game.ui.shelf import Adviser

MOST_POINTS = 160
"""How many moments of a game its graph is made of; the moment looked at is always asked for."""


MOST_MISSED = 3
"""After so many questions without an answer no more are put."""


class Analyst:
    """Asks the adviser about one moment at a time, through the reel's eyes: the present one first, then a
    row over the whole game that gets finer."""

    def __init__(self, reel: Reel, adviser: Adviser | None) -> None:
        self._reel, self._adviser = reel, adviser
        self._eyes: Viewpoint = reel.eyes
        self._asked: int | None = None
        self._row = moments(reel.length)
        self._next = 0
        self.found: dict[int, Analysis] = {}
        self.has_failed = adviser is None
        self.has_restarted = False  # the adviser had to be started again, until that is told
        self._missed: set[int] = set()  # moments about which no answer came

    @property
    def now(self) -> Analysis | None:
        """What is known of the present moment."""
        return self.found.get(self._reel.index)

    @property
    def is_missed(self) -> bool:
        """Whether no answer came about the present moment."""
        return self.has_failed or self._reel.index in self._missed

    @property
    def is_busy(self) -> bool:
        """Whether anything is still to come."""
        if self.has_failed:
            return False
        return (self.now is None and not self.is_missed) or self._next < len(self._row)

    def work(self) -> None:
        """Take an answer in, and ask the next question."""
        adviser = self._adviser
        if adviser is None or self.has_failed:
            return
        if self._eyes != self._reel.eyes:
            self._eyes, self._asked, self._next = self._reel.eyes, None, 0
            self.found.clear()
            self._missed.clear()
            adviser.drop()
        if self._asked is not None:
            before = adviser.has_restarted
            answer = adviser.poll()
            self.has_restarted |= adviser.has_restarted and not before
            if answer is None and adviser.is_busy:
                return
            if isinstance(answer, Analysis):
                self.found[self._asked] = answer
            else:
                self._missed.add(self._asked)
                self.has_failed = len(self._missed) > MOST_MISSED
            self._asked = None
        self._asked = self._wanted()
        if self._asked is not None and not self.has_failed:
            adviser.ask_analysis(self._reel.replay.view(self._asked, self._eyes))

    def close(self) -> None:
        """The viewer is left."""
        if self._adviser is not None:
            self._adviser.close()

    def _wanted(self) -> int | None:
        if self.now is None and not self.is_missed:
            return self._reel.index
        while self._next < len(self._row):
            moment = self._row[self._next]
            if moment not in self.found and moment not in self._missed:
                return moment
            self._next += 1
        return None


def moments(length: int) -> list[int]:
    """The moments of a game's graph, the coarse row first: its end, its middle, the quarters, ..."""
    fine = max(1, -(-length // MOST_POINTS))
    step = fine
    while step < length:
        step *= 2
    out = [length]
    seen = {length}
    while step >= fine:
        out += [moment for moment in range(0, length, step) if moment not in seen]
        seen.update(out)
        step //= 2
    return out
