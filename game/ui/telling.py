"""The sentences of an open log: each entry is told once, however often the log is drawn."""

from __future__ import annotations

from typing import Any

from game.core.ids import SPECTATOR, Viewpoint
from game.core.view import Batch
from game.ui.desk import Desk


class Telling:
    """Keeps what has been told of the game at a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._eyes: Viewpoint = SPECTATOR
        self._lines: list[tuple[int, str]] = []
        self._before = 0  # the entries before this one are told
        self._last: Batch[Any] | None = None  # the last of them

    def lines(self, eyes: Viewpoint) -> list[tuple[int, str]]:
        """The whole log as these eyes may read it; only entries that are new are told anew."""
        session = self._desk.session
        if self._eyes != eyes or not self._still_stands(eyes):
            self._eyes, self._lines, self._before, self._last = eyes, [], 0, None
        if self._before < session.index:
            self._lines += session.text(eyes, self._before, session.index)
            self._before = session.index
            self._last = session.batch(session.index - 1, eyes)
        return self._lines

    def _still_stands(self, eyes: Viewpoint) -> bool:
        """False when entries were taken back, though others may stand in their place."""
        if self._last is None:
            return True
        session = self._desk.session
        if self._before > session.index:
            return False
        now: Batch[Any] = session.batch(self._before - 1, eyes)
        return now == self._last
