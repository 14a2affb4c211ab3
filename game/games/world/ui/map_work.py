"""How much of the map may be made anew within one frame, so that moving and zooming never stutter."""

from __future__ import annotations

import math
from collections.abc import Callable

UNTIL_MS = 11.0  # of a frame: no piece of work is begun later, so that there is time to draw the rest
HURRY_MS = 4.0  # so much earlier where the view moves, which makes the rest dearer
_MOST = 12  # pieces a frame, however fast the machine


class Work:
    """A frame's allowance of pieces (a tile painted, a name placed); with no limit all is made at once.

    One piece is always allowed, so that even a slow machine becomes sharp in the end.
    """

    def __init__(
        self,
        most: int | None = None,
        now_ms: Callable[[], float] = lambda: 0.0,
        until_ms: float = math.inf,
    ) -> None:
        self.is_all = most is None  # nothing may be left for later
        self.is_hurried = False  # the view moves: what is large and can wait has to
        self.done = 0  # pieces so far
        self._most = math.inf if most is None else most
        self._now = now_ms
        self._until = until_ms

    @classmethod
    def of_frame(cls, now_ms: Callable[[], float]) -> Work:
        """The allowance of a frame that begins now."""
        return cls(_MOST, now_ms, now_ms() + UNTIL_MS)

    def take(self) -> bool:
        """Whether one more piece may be made now; it is counted."""
        until = self._until - HURRY_MS if self.is_hurried else self._until
        if self.done >= self._most or (self.done > 0 and self._now() >= until):
            return False
        self.done += 1
        return True
