"""When leaders came to work, read from the log as the table's own eyes know it."""

from __future__ import annotations

from game.games.wonders import events as e
from game.ui.desk import Desk


class Chronicle:
    """Keeps up with the desk's session; what is taken back is forgotten."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._read = 0
        self._age = 0
        self._since: dict[str, int] = {}

    def since(self, leader: str) -> int | None:
        """The age in which a leader was recruited (0: before the first); None where he was not."""
        self._catch_up()
        return self._since.get(leader)

    def _catch_up(self) -> None:
        index = self._desk.session.index
        if index < self._read:
            self._read, self._age = 0, 0
            self._since.clear()
        while self._read < index:
            for event in self._desk.session.batch(self._read, self._desk.eyes).events:
                if isinstance(event, e.AgeLaid | e.RecruitmentBegan):
                    self._age = event.age
                elif isinstance(event, e.LeaderRecruited):
                    self._since[event.leader] = self._age
            self._read += 1
