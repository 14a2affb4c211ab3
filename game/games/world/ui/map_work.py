"""How much of the map may be made anew within one frame, so that moving and zooming never stutter."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

Kind = Literal["tile", "name", "glow", "print", "rough"]

UNTIL_MS = 10.5  # of a frame, drawn by then: no piece is begun that would not be done before
_GUESS_MS = 1.0  # how long a piece of a kind takes that was never seen
_FADE = 0.97  # how slowly a long piece is forgotten
_MOST = 240  # pieces a frame, however fast the machine


class Pace:
    """How long pieces of each kind took lately: the longest, which fades."""

    def __init__(self) -> None:
        self._lately: dict[Kind, float] = {}

    def expected(self, kind: Kind) -> float:
        """How many ms the next piece of a kind may take."""
        return self._lately.get(kind, _GUESS_MS)

    def tell(self, kind: Kind, ms: float) -> None:
        """A piece of this kind took so long."""
        self._lately[kind] = max(ms, self._lately.get(kind, 0.0) * _FADE)


class Work:
    """A frame's allowance of pieces (part of a tile, a name placed); with no limit all is made at once.

    Pieces are made after the frame is drawn, and shown by the next one. At rest one piece is always
    allowed, so that even a slow machine becomes sharp in the end; while the view moves the hand comes first.
    """

    def __init__(
        self,
        most: int | None = None,
        now_ms: Callable[[], float] = lambda: 0.0,
        until_ms: float = math.inf,
        pace: Pace | None = None,
    ) -> None:
        self.is_all = most is None  # nothing may be left for later
        self.is_hurried = False  # the view moves: what is large and can wait has to
        self.done = 0  # pieces so far
        self._most = math.inf if most is None else most
        self._now = now_ms
        self._until = until_ms
        self._pace = pace or Pace()
        self._under_way: tuple[Kind, float] | None = None  # the piece being made, and since when

    @classmethod
    def of_frame(cls, now_ms: Callable[[], float], pace: Pace | None = None) -> Work:
        """The allowance of a frame that begins now."""
        return cls(_MOST, now_ms, now_ms() + UNTIL_MS, pace)

    def take(self, kind: Kind = "tile") -> bool:
        """Whether one more piece may be made now; it is counted, and its time is from here to the next call
        of this or of `stop`."""
        if self.is_all:
            self.done += 1
            return True
        now = self.stop()
        free = self.done == 0 and not self.is_hurried
        if self.done >= self._most or (not free and now + self._pace.expected(kind) > self._until):
            return False
        self.done += 1
        self._under_way = (kind, now)
        return True

    def stop(self) -> float:
        """The piece under way is done; gives the time."""
        now = self._now()
        if self._under_way is not None:
            kind, since = self._under_way
            self._pace.tell(kind, now - since)
            self._under_way = None
        return now
